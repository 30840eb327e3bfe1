"""Cards as emoji of the application, beside the words that name them: never one where no word does."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from bot.present.messages import LONGEST_TEXT
from bot.tables.model import CardLetters

DESIGN: Final = 1
"""The number of the drawing, part of each name: a new one is told from the old by it."""
_NAME: Final = re.compile(r"lp_(?:[6-9TJQKA][CSHD])(?:_[a-z]+)?_(\d+)")
OTHERS: Final[Mapping[str, tuple[str, CardLetters]]] = {
    shown: (usual, letters)
    for letters in CardLetters
    for shown, usual in zip(letters.written, CardLetters.INTERNATIONAL.written, strict=True)
    if shown != usual
}
"""Letters that only some see on their cards, each with the usual one: no letter means two cards."""
_CARD: Final = re.compile(rf"(?<!\w)(?:10|[6-9JQKA{''.join(OTHERS)}])[♣♠♥♦]")
_MARK: Final = re.compile(r"<:lp_\w+:\d+>")
_SUITS: Final = dict(zip("♣♠♥♦", "CSHD", strict=True))


def name_of(card: str, letters: CardLetters = CardLetters.INTERNATIONAL) -> str:
    """What a card's emoji is called, by the card in the notation: `lp_QC_1`; in other letters `lp_QC_german_1`."""
    return f"lp_{card}_{DESIGN}" if letters is CardLetters.INTERNATIONAL else f"lp_{card}_{letters}_{DESIGN}"


def design_of(name: str) -> int | None:
    """Of which drawing an emoji is; None for one that is not of a card."""
    found = _NAME.fullmatch(name)
    return int(found[1]) if found else None


def without_signs(text: str) -> str:
    """A text as it was before there were emoji in it."""
    return _MARK.sub("", text)


@dataclass(frozen=True, slots=True)
class CardSigns:
    """The emoji there are, their numbers by name; nothing is put in while there are none."""

    ids: Mapping[str, int] = field(default_factory=dict)

    def in_text(self, text: str) -> str:
        """The text with its emoji before each card it names, but in what is to be typed; as it was where too long."""
        if not self.ids:
            return text
        parts = text.split("`")
        shown = "`".join(_CARD.sub(self._before, part) if at % 2 == 0 else part for at, part in enumerate(parts))
        return shown if len(shown) <= LONGEST_TEXT else text

    def beside(self, label: str) -> dict[str, Any]:
        """The emoji for a button's or an entry's label that names one card, as Discord wants it; else nothing."""
        named = _CARD.findall(label) if self.ids else []
        name = _name_of_shown(named[0]) if len(named) == 1 else ""
        return {"emoji": {"id": str(self.ids[name]), "name": name}} if name in self.ids else {}

    def _before(self, found: re.Match[str]) -> str:
        name = _name_of_shown(found[0])
        return f"<:{name}:{self.ids[name]}>{found[0]}" if name in self.ids else found[0]


def _name_of_shown(shown: str) -> str:
    """The emoji of a card as it is shown: `lp_TD_1` of `10♦`, `lp_QC_german_1` of `D♣`."""
    rank, letters = OTHERS.get(shown[:-1], (shown[:-1].replace("10", "T"), CardLetters.INTERNATIONAL))
    return name_of(rank + _SUITS[shown[-1]], letters)


class SignBook:
    """Where emoji are looked up: empty until all are known, so that no line shows some of its cards only."""

    def __init__(self) -> None:
        self.signs = CardSigns()
