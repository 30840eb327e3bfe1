"""Lessons in Skat: jacks, null, following, what a game is worth, the skat, and naming the game."""

from typing import Final

from bot.present.stages import Does, Knows, LessonPosition, May, Stage, counts, takes
from engine.games.skat import RANKINGS

GAME: Final = "skat"
HEARTS: Final = RANKINGS["hearts"]


def declared(hand: str, skat: str, game: str, lying: str) -> LessonPosition:
    """The learner, who dealt, has bid 18, discarded the two cards of the skat and named a game; both others played."""
    first, second = lying.split(" ")
    said = ("2 pass", "0 bid 18", "1 pass", "0 pickup", f"0 discard {skat}", f"0 declare {game}")
    plays = (f"1 play {first}", f"2 play {second}")
    return LessonPosition(GAME, (hand, first, second), (*said, *plays), dealer=0, players=3, blind=skat)


def bidding(hand: str) -> LessonPosition:
    """The learner is middlehand, who speaks first."""
    return LessonPosition(GAME, (hand,), dealer=1, players=3)


STAGES: Final[tuple[Stage, ...]] = (
    takes("jacks", "AC JD TC", HEARTS),
    takes("jackorder", "JD AH JS", HEARTS),
    takes("tens", "KS TS AD", HEARTS),
    takes("nulls", "TC QC JC", RANKINGS["null"]),
    counts("points", "AD TC KS QH JS 9H", 21, 28, 30, 34),
    May("follow", declared("JC JS AH TH KH AC 8C TS 9S 7D", "7S 8S", "hearts", "KC TC")),
    May("painted", declared("JC JS AH TH 9H 8H 7S AC 8C KD", "7C 9C", "hearts", "AS TS")),
    Does(
        "ruff",
        declared("JC JS JH JD 7H AC 8C 9D 8D 7D", "7C 9C", "hearts", "AS TS"),
        ("play 7H", "play 8C", "play 9D"),
        ("play 7H",),
    ),
    Does("bid", bidding("JC JS JH AC TC KC 9C AS TS 7D"), ("bid 18", "pass"), ("bid 18",)),
    Does("weak", bidding("JD KC 9C 8C QS 9S 8S KH 9H 7D"), ("bid 18", "pass"), ("pass",)),
    Knows("value", ("24", "36", "48"), ("36",), bidding("JC JS AC TC KC 9C AS TS 7D 8H")),
    Knows("against", ("20", "30", "40"), ("30",), bidding("JH JD AH TH KH 9H AS TS 7D 8C")),
    Does(
        "discard",
        LessonPosition(
            GAME,
            ("JC JS JH AC TC KC 9C AS 8S 7C",),
            ("0 bid 18", "2 pass", "1 pass", "0 pickup"),
            dealer=1,
            players=3,
            blind="TH TD",
        ),
        ("discard TH TD", "discard TC AC", "discard JC JS"),
        ("discard TH TD",),
    ),
    Does(
        "declare",
        LessonPosition(
            GAME,
            ("JC JD AC TC KC QC 9C 8C AS 7D",),
            ("0 bid 18", "2 pass", "1 pass", "0 pickup", "0 discard 7H 8H"),
            dealer=1,
            players=3,
            blind="7H 8H",
        ),
        ("declare clubs", "declare grand", "declare null"),
        ("declare clubs",),
    ),
    Does(
        "duck",
        declared("8C KC 7S 8S 9S 7H 8H 9H 7D 8D", "9D TD", "null", "9C QC"),
        ("play 8C", "play KC"),
        ("play 8C",),
    ),
)
