"""The sets of house rules in `README.md`; `python -m tests.architecture.rule_sets_table` writes them anew."""

import re
import sys

from bot.phrases import phrases
from engine.games import GAMES
from tests.architecture.source import ROOT

README = ROOT / "README.md"
HEAD = "| game | set | rules |\n|---|---|---|\n"
TABLE = re.compile(rf"{re.escape(HEAD)}(?:\|.*\n)*")


def rule_sets_table() -> str:
    """A row a set: whose, how it is typed and called, and what it is."""
    say, rows = phrases("en").say, []
    for game, rules in GAMES.items():
        for name in rules.rule_sets:
            usual = " (usual)" if name == rules.usual_set and len(rules.rule_sets) > 1 else ""
            called, about = say(f"{game}-set-{name}"), say(f"{game}-set-{name}-about")
            rows.append(f"| {say(f'game-{game}')} | `{name}` {called}{usual} | {about} |\n")
    return HEAD + "".join(rows)


def main() -> int:
    """Write it where it stands."""
    page = README.read_text(encoding="utf-8")
    README.write_text(TABLE.sub(lambda _: rule_sets_table(), page), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
