"""The process that looks at finished deals, at a low priority: one line in for a deal, one line out for it.

It plays deals for par, says how well they were played, and reviews them for the coach. Before the answer there may be
lines that say how far it is. A line in that says `pause` stops it in a moment, and `resume` lets it go on.
It ends when its input does.
"""

import json
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Event, Thread
from typing import Final

from bot.players.finished import FinishedDeal, ParFound, Review, Wanted, read_question
from bot.players.jit_warmup import load_search
from engine.errors import IllegalAction, Unreadable, UnusableDeal

PAUSE: Final = "pause"
RESUME: Final = "resume"

Say = Callable[[str], None]


class Gate:
    """Time that stands still, and keeps who asks for it waiting while the process is to pause."""

    def __init__(self) -> None:
        self._open = Event()
        self._open.set()

    def said(self, word: str) -> bool:
        """Whether a line was about pausing; it is obeyed."""
        if word == PAUSE:
            self._open.clear()
        elif word == RESUME:
            self._open.set()
        else:
            return False
        return True

    def clock(self) -> float:
        """The time, as soon as one may go on."""
        self._open.wait()
        return 0.0


def listen(gate: Gate, questions: "SimpleQueue[str]") -> None:
    """In a thread: take in what the bot says; when it says no more, end at once, even in the middle of a deal."""
    for line in sys.stdin:
        if not gate.said(line.strip()):
            questions.put(line)
    os._exit(0)


def answer(line: str, gate: Gate, say: Say = lambda _: None) -> str:
    """Par or a review as JSON, or the kind of what keeps a deal from having one.

    What an error says could tell of cards and stays here. say: told in the same way how far it is.
    """
    try:
        wanted, finished = read_question(line)
        if wanted is Wanted.REVIEW:
            return reviewed(finished, gate, say).write()
        return par_found(finished, gate).write()
    except (UnusableDeal, IllegalAction, Unreadable):
        return json.dumps("changed")
    except Exception as error:  # noqa: BLE001 - whatever it is, the next deal is another one
        return json.dumps(type(error).__name__)


def par_found(finished: FinishedDeal, gate: Gate) -> ParFound:
    """What a deal's cards are worth, and how well each seat's were chosen."""
    from bot.players.par import par_of, par_player  # noqa: PLC0415 - it takes seconds, or is missing
    from bot.players.skill import skill_of  # noqa: PLC0415

    values = par_of(finished, par_player(gate.clock))
    return ParFound(values, skill_of(finished.whole(), finished.digest, gate.clock))


def reviewed(finished: FinishedDeal, gate: Gate, say: Say) -> Review:
    """What each choice in a deal cost."""
    from bot.players.coach import review_of  # noqa: PLC0415 - it takes seconds, or is missing

    def tell(at: int, of: int) -> None:
        gate.clock()
        say(json.dumps({"at": at, "of": of}))

    return review_of(finished.whole(), finished.digest, tell)


def main() -> None:
    """Answer until nobody asks any more; how nice to be to the bot is said by the first argument."""
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(int(sys.argv[1]))
    gate, questions = Gate(), SimpleQueue[str]()
    Thread(target=listen, args=(gate, questions), daemon=True).start()
    load_search()

    def say(line: str) -> None:
        sys.stdout.write(line + "\n")
        sys.stdout.flush()

    while True:
        say(answer(questions.get(), gate, say))


if __name__ == "__main__":
    main()
