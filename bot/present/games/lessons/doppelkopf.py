"""Lessons in Doppelkopf: cards twice, tens of hearts, old ladies, weddings, foxes, Charlie, re and kontra."""

from typing import Final

from bot.present.stages import Does, Knows, LessonPosition, May, Stage, counts, takes
from engine.games.doppelkopf.contracts import ranking_for

GAME: Final = "doppelkopf"
BASIC: Final = ranking_for("basic")


def led(hand: str, card: str) -> LessonPosition:
    """A normal game in which the learner's right-hand neighbour has led a card."""
    said = (*(f"{seat} ok" for seat in (3, 0, 1, 2)), f"3 play {card}")
    return LessonPosition(GAME, (hand, "", "", card), said, dealer=2)


STAGES: Final[tuple[Stage, ...]] = (
    takes("trumps", "AC JD TC KC", BASIC),
    takes("dulle", "QC TH KD AD", BASIC),
    takes("ladies", "JC QD AD JS", BASIC),
    takes("twins", "AS KS AS 9S", BASIC),
    counts("points", "AD TC KS QH JS 9H", 21, 28, 30, 34),
    counts("forty", "AS TS AS TS", 21, 40, 42, 44),
    May("follow", led("QS JH AD KD 9D AC 9C TS 9S KH AH 9H", "KC")),
    May("hearts", led("TH QS JH AD KD 9D 9H AC TC TS 9S KS", "AH")),
    May("trumpled", led("QD JC AD 9D AC TC 9C TS 9S KH AH 9H", "JS")),
    Knows("lady", ("re", "kontra"), ("re",), led("QC QS JH AD KD 9D AC 9C TS 9S KH AH", "AC")),
    Does(
        "wedding",
        LessonPosition(GAME, ("QC QC JD KD 9D AC KC 9C TS 9S KH 9H",)),
        ("special", "ok"),
        ("special",),
    ),
    Knows("need", ("120", "121", "151"), ("121",)),
    Knows("fox", ("0", "1", "2"), ("1",)),
    Knows("charlie", ("0", "1", "2"), ("1",)),
    Knows("re", ("1", "2", "3"), ("2",)),
)
