"""Lessons in Saskop: pictures are trumps, follow, trump, beat, then the auction, diamonds and strokes."""

from collections.abc import Mapping
from typing import Final

from bot.present.stages import Does, Knows, LessonPosition, May, Stage, counts, takes
from engine.cards import Suit
from engine.games.saskop import ranking_for

GAME: Final = "saskop"
HEARTS: Final = ranking_for(Suit.HEARTS)


def all_passed(hands: Mapping[int, str], *played: str) -> LessonPosition:
    """Diamonds are trumps because nobody bid; these cards were played since."""
    first = int(played[0][0]) if played else 0
    passes = tuple(f"{(first + turn) % 4} pass" for turn in range(4))
    said = (*passes, *(f"{line[0]} play {line[2:]}" for line in played))
    return LessonPosition(GAME, tuple(hands.get(seat, "") for seat in range(4)), said, dealer=first - 1)


LONG_CLUBS: Final = "KC KS QC JC AC TC 9C AS 7H"
STRONG_DIAMONDS: Final = "6D KC KS QC JD AD TD 9D AC"

STAGES: Final[tuple[Stage, ...]] = (
    takes("pictures", "AC 8C JD TC", HEARTS),
    takes("six", "KC AH 6H QS", HEARTS),
    takes("pairs", "QD QS JC TH", HEARTS),
    counts("points", "AC TC KS QH JD 9H", 21, 28, 30, 34),
    May("follow", all_passed({0: "9C 7C KH QD AD AS TS 8H 7H", 3: "AC"}, "3 AC")),
    May("trump", all_passed({0: "KH JD AD 9D TS 8S 7S 9H 8H", 3: "AC"}, "3 AC")),
    May("beat", all_passed({0: "AC 7C QS JH 9D TS 8S 7S 9H", 3: "8C"}, "3 8C")),
    May(
        "higher",
        all_passed({0: "KH JD AD TS 8S 7S 9H 8H 7H", 2: "8C", 3: "JC KS QS AS 9S 6S AH TH 6H"}, "2 8C", "3 JC"),
    ),
    Does(
        "smear",
        all_passed({0: "TC 8C QS JH 9D TS 8S 7S 9H", 1: "9C", 2: "AC", 3: "7C"}, "1 9C", "2 AC", "3 7C"),
        ("play TC", "play 8C"),
        ("play TC",),
    ),
    Does("bid", LessonPosition(GAME, (LONG_CLUBS,)), ("bid 5", "bid 7", "bid 8", "bid 9"), ("bid 7",)),
    Does("weak", LessonPosition(GAME, ("QD JH 9C 8C 7S 8S TD 9H 8H",)), ("pass", "bid 5", "diamonds"), ("pass",)),
    Does(
        "name",
        LessonPosition(GAME, (LONG_CLUBS,), ("0 bid 7", "1 pass", "2 pass", "3 pass")),
        ("trump C", "trump S", "trump H"),
        ("trump C",),
    ),
    Does(
        "override",
        LessonPosition(
            GAME,
            (STRONG_DIAMONDS, "", "", "KH KD QS 6S AS TS"),
            ("3 bid 6", "0 pass", "1 pass", "2 pass", "3 trump S"),
            dealer=2,
        ),
        ("override", "accept"),
        ("override",),
    ),
    Knows("strokes", ("1", "2", "4", "6"), ("2",)),
    Knows("lambapea", ("four", "eight", "game"), ("game",)),
)
