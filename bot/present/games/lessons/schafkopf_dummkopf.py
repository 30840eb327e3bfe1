"""Lessons in Schafkopf for Dummköpfe: trumps, following, the black queens, the called ace, and bars."""

from typing import Final

from bot.present.games.lessons.standard import ranks
from bot.present.stages import Does, Knows, LessonPosition, May, Stage

GAME: Final = "schafkopf-dummkopf"


def opened(hand: str, opener: str, lead: str) -> LessonPosition:
    """The learner's right-hand neighbour has opened with a card."""
    return LessonPosition(GAME, (hand, "", "", opener), (f"3 play {lead}",), dealer=2)


STAGES: Final[tuple[Stage, ...]] = (
    *ranks(4),
    May("follow", opened("QH JH AD AC 8C TS 9S KH", "KC QS", "KC")),
    May("painted", opened("QS QH JD 9D 7S AC 8C KH", "AS QC", "AS")),
    May("trumpled", opened("QD AD 9D AC TC 8S 7S KH", "JS QS", "JS")),
    Does(
        "ruff",
        LessonPosition(
            GAME,
            ("7D AC TC 9C 8C KH 8H 7H", "AS QC", "TS", "KS QS"),
            ("1 play AS", "2 play TS", "3 play KS"),
            dealer=0,
        ),
        ("play 7D", "play 8C", "play 8H"),
        ("play 7D",),
    ),
    Does("open", LessonPosition(GAME, ("QH QD JC AD TD AC 9S 8H",)), ("pass", "play AC", "call S"), ("pass",)),
    Knows(
        "partner",
        ("anna", "bert", "carl"),
        ("anna",),
        LessonPosition(GAME, ("QS 9D AC 8C TS 9S KH 7H", "QC AD TH"), ("1 play AD",), dealer=0),
    ),
    Does(
        "call",
        LessonPosition(GAME, ("QC QS JC AD TD 9C TH 8H",)),
        ("call C", "call S", "call H"),
        ("call C", "call H"),
    ),
    May(
        "wait",
        LessonPosition(
            GAME,
            ("AC 9C TS 9S 8S KH 9H 8H", "QC QS 8C", "9D", "8D"),
            ("1 call C", "1 play QC", "2 play 9D", "3 play 8D"),
            dealer=0,
        ),
    ),
    Knows("bars", ("1", "2", "3"), ("2",)),
    Knows("tout", ("2", "3", "4"), ("4",)),
)
