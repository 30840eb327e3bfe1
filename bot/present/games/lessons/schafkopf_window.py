"""Lessons in Schafkopf with a window: trumps, following, and taking the window alone against two."""

from typing import Final

from bot.present.games.lessons.standard import picked, ranks
from bot.present.stages import Does, Knows, LessonPosition, May, Stage

GAME: Final = "schafkopf-window"

STAGES: Final[tuple[Stage, ...]] = (
    *ranks(3),
    May("follow", picked(GAME, 3, "QS JH AD 9D AC 8C TS 9S KH 7H", "7S 8S", "KC TC")),
    May("painted", picked(GAME, 3, "QS QH JD 9D 7S AC 8C KH 9H 8H", "7C 9C", "AS TS")),
    May("trumpled", picked(GAME, 3, "QD AD 9D AC TC 8S 7S KH 9H 8H", "7C 8C", "JS 8D")),
    Does(
        "ruff",
        picked(GAME, 3, "QC QS JC JS 7D AC 8C KH 9H 8H", "7C 9C", "AS TS"),
        ("play 7D", "play 8C", "play 8H"),
        ("play 7D",),
    ),
    Does("pick", LessonPosition(GAME, ("QC QS JC JS AD TD 9D AC AS 7H",), players=3), ("pick", "pass"), ("pick",)),
    Does("weak", LessonPosition(GAME, ("JD 9D AC KC 9C TS 8S KH 9H 7H",), players=3), ("pick", "pass"), ("pass",)),
    Does(
        "bury",
        LessonPosition(GAME, ("QC QS JC JS AD TD 9D AC AS 7S",), ("0 pick",), players=3, blind="TH KH"),
        ("bury TH KH", "bury TD AD", "bury JC QC"),
        ("bury TH KH",),
    ),
    Knows("need", ("60", "61", "91"), ("61",)),
)
