"""Lessons in Sheepshead for five: trumps, following, picking, burying, the called ace, and the leaster."""

from typing import Final

from bot.present.games.lessons.standard import picked, ranks
from bot.present.stages import Does, Knows, LessonPosition, May, Stage

GAME: Final = "sheepshead"
ALONE: Final = ("alone",)

STAGES: Final[tuple[Stage, ...]] = (
    *ranks(5),
    May("follow", picked(GAME, 5, "QS JH AD AC 8C KH", "7S 8S", "KC TC 9C 7C", ALONE)),
    May("painted", picked(GAME, 5, "QS QH JD 7S AC KH", "7C 8C", "AS TS KS 9S", ALONE)),
    May("trumpled", picked(GAME, 5, "QD AD AC TC 8S 9H", "7C 8C", "JS 8D 7D KD", ALONE)),
    Does(
        "ruff",
        picked(GAME, 5, "QC QH JC 7D 8C 8H", "7C 9C", "AS TS KS 9S", ALONE),
        ("play 7D", "play 8C", "play 8H"),
        ("play 7D",),
    ),
    Does("pick", LessonPosition(GAME, ("QC QS JC JH AD AS",), players=5), ("pick", "pass"), ("pick",)),
    Does("weak", LessonPosition(GAME, ("7C 8S 9S KH JD 8H",), players=5), ("pick", "pass"), ("pass",)),
    Does(
        "bury",
        LessonPosition(GAME, ("QC QS JC AD TD 7S",), ("0 pick",), players=5, blind="TH KH"),
        ("bury TH KH", "bury TD AD", "bury JC QC"),
        ("bury TH KH",),
    ),
    Does(
        "call",
        LessonPosition(GAME, ("QC QS JC AD AC 9H",), ("0 pick", "0 bury 7S 8S"), players=5, blind="7S 8S"),
        ("call C", "call S", "call H"),
        ("call H",),
    ),
    Knows(
        "partner",
        ("picker", "others"),
        ("picker",),
        LessonPosition(
            GAME,
            ("AH 9C 8S JD 9D 7H", "QC QS JC AD TD KH"),
            ("1 pick", "1 bury 7S TS", "1 call H"),
            dealer=0,
            players=5,
            blind="7S TS",
        ),
    ),
    Knows("sixty", ("won", "lost", "again"), ("lost",)),
    Knows("leaster", ("most", "fewest", "last"), ("fewest",)),
)
