"""Lessons in American Sheepshead, four with a picker: trumps, following, the jack of diamonds, stakes, and the fox."""

from typing import Final

from bot.present.games.lessons.standard import picked, ranks
from bot.present.stages import Does, Knows, LessonPosition, May, Stage

GAME: Final = "american-sheepshead"
ALONE: Final = ("alone",)

STAGES: Final[tuple[Stage, ...]] = (
    *ranks(4),
    May("follow", picked(GAME, 4, "QS JH AD AC 8C KH 7H", "8S 9S", "KC TC 9C", ALONE)),
    May("painted", picked(GAME, 4, "QS QH JC 8S AC KH 9H", "8C 9C", "AS TS KS", ALONE)),
    May("trumpled", picked(GAME, 4, "QD AD AC TC 9S 9H 8H", "8C 9C", "JS 8D 7D", ALONE)),
    Does(
        "ruff",
        picked(GAME, 4, "QC QH JC 7D 8C 8H 7H", "9C KC", "AS TS KS", ALONE),
        ("play 7D", "play 8C", "play 8H"),
        ("play 7D",),
    ),
    Does("pick", LessonPosition(GAME, ("QC QS JC JH AD TD AS",)), ("pick", "pass"), ("pick",)),
    Does("weak", LessonPosition(GAME, ("8C 9S 8S KH 8D 9H 7H",)), ("pick", "pass"), ("pass",)),
    Does(
        "bury",
        LessonPosition(GAME, ("QC QS JC JH AD TD AC",), ("0 pick",), blind="TH KH"),
        ("bury TH KH", "bury TD AD", "bury JC QC"),
        ("bury TH KH",),
    ),
    Knows(
        "jack",
        ("picker", "others"),
        ("picker",),
        LessonPosition(
            GAME,
            ("JD 9C 8S QH 9D 7H AH", "QC QS JC AD TD KH AC"),
            ("1 pick", "1 bury 9S TS", "1 partner"),
            dealer=0,
            blind="9S TS",
        ),
    ),
    Knows("stake", ("2", "4", "6"), ("4",)),
    Knows("leaster", ("most", "fewest", "last"), ("fewest",)),
    Knows("fox", ("fox", "nobody", "dealer"), ("fox",)),
)
