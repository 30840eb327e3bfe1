"""What people tried, what the bot told them it had done, and what the log says."""

import contextlib
import re
import sqlite3
from collections import Counter
from pathlib import Path

PLACE = re.compile(r"^(cut .*?)( at \d+)?$")

Said = tuple[int, str]
"""User and action text."""


class Ledger:
    """Counts tries: `done` were answered as done, `open` may have been done, the others were refused."""

    def __init__(self) -> None:
        self.done: Counter[Said] = Counter()
        self.open: Counter[Said] = Counter()
        self.refused = 0

    def note(self, user: int, text: str, *, done: bool | None) -> None:
        """What came of a try; None if nobody can tell."""
        if done is None:
            self.open[user, text] += 1
        elif done:
            self.done[user, text] += 1
        else:
            self.refused += 1

    def faults(self, database: Path) -> list[str]:
        """Answered actions that are not in the log, and actions in the log that nobody's tries explain."""
        with contextlib.closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
            rows = connection.execute("SELECT user_id, text FROM actions WHERE user_id IS NOT NULL").fetchall()
            holes = connection.execute(
                "SELECT deal_id FROM actions GROUP BY deal_id HAVING count(*) != max(number) + 1"
            ).fetchall()
        logged = Counter((user, PLACE.sub(r"\1", text)) for user, text in rows)
        found = [f"the log of deal {deal} has holes" for (deal,) in holes]
        for said in {**logged, **self.done}:
            least, most = self.done[said], self.done[said] + self.open[said]
            if not least <= logged[said] <= most:
                word = "lost" if logged[said] < least else "doubled"
                found.append(f"{word}: {said} answered {least} of {most} times, {logged[said]} times in the log")
        return found
