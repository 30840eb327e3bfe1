"""A deal that was played twice: how it ended then and now, in words and side by side."""

import re
from collections.abc import Sequence
from typing import Final

from bot.phrases import number_text, phrases, plain
from bot.present.contracts import contract_name
from bot.present.messages import LONGEST_ALT, Picture
from bot.present.results import result_text
from bot.present.scenes import LedgerRow, LedgerScene
from engine.outcome import Outcome, won_by
from engine.views import View

ONE_LINE: Final = 10
"""So many letters of a name stand in one line above a column of the sheet."""
PARTS: Final = re.compile(r"[^ -]+[ -]?|[ -]")
"""What of a name stays together."""


def end_text(key: str, view: View, called: Sequence[str], language: str) -> str:
    """How it ended, in a sentence or two; key: `fork-then` or `fork-now`."""
    outcome = view.outcome
    if outcome is None:
        return ""
    result = result_text(view.game, outcome, called, language, contract=view.contract)
    return phrases(language).say(key, result=result)


def ends_picture(number: int, then: View, now: View, called: Sequence[str], language: str) -> Picture:
    """A row for each time: what was played, and what each seat had of it. called: what the seats are headed by."""
    say = phrases(language)
    rows = tuple(
        LedgerRow("", _gains(view.outcome), say.say(key), _played(view, language), _winners(view.outcome))
        for key, view in (("fork-row-then", then), ("fork-row-now", now))
        if view.outcome is not None
    )
    columns = tuple(plain(name) for name in called)
    title = say.say("fork-title", game=say.say(f"game-{now.game}"), deal=number)
    told = [
        say.say(
            "alt-ledger-row",
            what=" ".join(part for part in (row.who, row.what) if part),
            scores=", ".join(
                say.say("alt-score-one", name=name, score=score)
                for name, score in zip(columns, row.scores, strict=True)
            ),
        )
        for row in rows
    ]
    alt = " ".join((f"{title}.", *told))[:LONGEST_ALT]
    return Picture(LedgerScene(tuple(map(in_lines, columns)), rows, title), "result.png", alt)


def in_lines(name: str) -> str:
    """A long name as it heads a narrow column: broken where it has a blank or a hyphen.

    >>> in_lines("Küllike Õunapuu-Sääsk").split("\\n")
    ['Küllike', 'Õunapuu-', 'Sääsk']
    """
    lines = [""]
    for part in PARTS.findall(name):
        if lines[-1] and len(lines[-1] + part.rstrip()) > ONE_LINE:
            lines.append("")
        lines[-1] += part
    return "\n".join(line.rstrip() for line in lines)


def _played(view: View, language: str) -> str:
    """What was played, in a word or two; what was added to it the sentences tell."""
    name = contract_name(view, language).partition(", ")[0]
    trump = view.contract.trump if view.contract is not None else None
    return f"{name} {trump.sign}" if trump is not None else name


def _gains(outcome: Outcome) -> tuple[str, ...]:
    """What each seat scored, or where nothing is scored its card points."""
    if outcome.scores is None:
        return tuple(map(number_text, outcome.points))
    return tuple(number_text(each, is_signed=True) for each in outcome.scores)


def _winners(outcome: Outcome) -> tuple[int, ...]:
    return tuple(seat for seat in range(len(outcome.points)) if won_by(outcome, seat))
