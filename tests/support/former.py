"""A player of an older commit, in a process of its own that runs that commit's program."""

import json
import os
import random
import subprocess
import sys
import tempfile
from pathlib import Path

from engine.actions import Action, read_action
from engine.cards import write_cards
from engine.deal import Deal
from engine.options import allowed_values
from engine.views import View

ROOT = Path(__file__).resolve().parents[2]
ITS_SIDE = Path(__file__).with_name("former_side.py")


class Former:
    """Plays as a level of the program did at a commit; it looks at the deal only to tell it to that program.

    effort: which part of its level's deals and cards it looks at. Raises `CalledProcessError` where git knows no such
    commit. What that program fails at, or does not know, ends it; it says itself why.
    """

    def __init__(self, commit: str, level: str, effort: float = 1.0) -> None:
        self._deal: Deal | None = None
        self._program = subprocess.Popen(  # noqa: S603 - our own
            (sys.executable, str(ITS_SIDE), level, str(effort)),
            env={**os.environ, "PYTHONPATH": str(checked_out(commit))},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def look(self, deal: Deal) -> None:
        """Note the deal of the next question."""
        self._deal = deal

    def choose(self, view: View, chance: random.Random) -> Action | None:
        """What it did there; raises `BrokenPipeError` or `JSONDecodeError` once that program has ended."""
        deal, program = self._deal, self._program
        assert deal is not None, "it has not seen the deal"
        assert program.stdin is not None
        assert program.stdout is not None
        asked = {
            "start": {
                "game": deal.start.game,
                "options": {
                    name: getattr(deal.start.options, name) for name in allowed_values(deal.start.rules.options)
                },
                "players": deal.start.players,
                "dealer": deal.start.dealer,
                "pack": write_cards(deal.start.pack),
            },
            "actions": [(seat, str(action)) for seat, action in deal.actions],
            "seat": view.seat,
            "lots": chance.getrandbits(64),
        }
        program.stdin.write(json.dumps(asked) + "\n")
        program.stdin.flush()
        answer = json.loads(program.stdout.readline())
        return None if answer is None else read_action(answer)

    def close(self) -> None:
        """End that program."""
        self._program.communicate()


def checked_out(commit: str) -> Path:
    """A folder with that commit's files, made once on this machine."""
    whole = _git("rev-parse", "--verify", f"{commit}^{{commit}}").decode().strip()
    folder = Path(tempfile.gettempdir()) / f"lambapea-{whole}"
    if not folder.is_dir():
        making = Path(tempfile.mkdtemp(dir=folder.parent))
        subprocess.run(("tar", "-x", "-C", str(making)), input=_git("archive", whole), check=True)  # noqa: S603, S607
        making.rename(folder)
    return folder


def _git(*words: str) -> bytes:
    return subprocess.run(("git", *words), cwd=ROOT, check=True, capture_output=True).stdout  # noqa: S603, S607
