"""What can be looked up beside a hand: what happened, and far from the table's post what else is found there."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Final

from bot.present.confirmations import CLAIM
from bot.present.interruptions import MORE
from bot.present.messages import HINT, LOOK, PLAN, ROWS, Button, Menu, WordPress, read_press, room_in, row_below
from bot.present.premoves import SINGLE
from bot.present.questions import KNOWN
from bot.present.readers import Reader
from bot.tables.model import Table

BESIDE: Final = frozenset({HINT, CLAIM, MORE, PLAN, SINGLE, KNOWN})
"""How what stands beside the answers begins: looks may share a row with it."""


class Lookup(StrEnum):
    """What can be looked up, by the words of a custom id."""

    WHERE = "where"
    TRICK = "trick"
    SCORES = "scores"
    RULES = "rules"


@dataclass(frozen=True, slots=True)
class LookPress(WordPress):
    """Looks something up beside a hand. It is the same throughout a deal: no edit makes a press of it fail."""

    word: ClassVar = LOOK
    table: int
    deal: int
    look: Lookup


def looks_beside(*, private: bool) -> tuple[Lookup, ...]:
    """All beside a hand in direct messages; private: in the channel the table's post is near, and has the others."""
    return (Lookup.WHERE,) if private else tuple(Lookup)


def with_looks(
    controls: Sequence[Button | Menu], looks: Sequence[Lookup], table: Table, reader: Reader
) -> tuple[Button | Menu, ...]:
    """The same with a button for each look: in the row beside the answers, else below, else wherever there is room."""
    found, below = list(controls), row_below(controls)
    last = [each for each in controls if each.row == below - 1]
    is_beside = all(isinstance(each, Button) and _word(each) in BESIDE for each in last)
    if last and is_beside and room_in(controls, below - 1) >= len(looks):
        rows = [below - 1] * len(looks)
    elif below < ROWS:
        rows = [below] * len(looks)
    else:
        rows = sorted([row for row in reversed(range(ROWS)) for _ in range(room_in(controls, row))][: len(looks)])
    buttons = [
        Button(reader.say(f"button-{look}"), str(LookPress(table.id, table.deal_id, look)), row=row)
        for look, row in zip(looks, rows, strict=False)  # as many as there is room for
    ]
    more = next((place for place, each in enumerate(found) if _word(each) == MORE), len(found))
    return tuple(sorted((*found[:more], *buttons, *found[more:]), key=lambda each: each.row))


def _word(control: Button | Menu) -> str:
    press = read_press(control.press)
    return "" if press is None else press.what.partition(" ")[0]
