"""Why an action was refused, and how deals and games ended, in words."""

import random
from collections.abc import Iterator
from itertools import islice

import pytest

from bot.phrases import LANGUAGES
from bot.present.results import game_over_text, games_text, result_text, running_score
from bot.present.status import error_text, reason_text
from engine.actions import CLASSES, Action, Bid, BidGame, Declare, Discard, Give, Play, Show, read_action
from engine.cards import Card, Rank
from engine.deal import Deal
from engine.errors import IllegalAction
from engine.games import GAMES
from engine.games.saskop.cards import PACK
from engine.match import Finished, Tally
from engine.outcome import Outcome
from tests.properties.random_deals import random_deal, shuffled_start
from tests.properties.test_random_play import UNIVERSE
from tests.simulation.spoken import raw_keys
from tests.support.saskop_deals import DEALS, EXAMPLE, LONG, NAMES, TALLY, acted, dealt, start
from tests.support.soak import rows

REFUSED: list[tuple[tuple[str, ...], str, tuple[str, ...]]] = [
    ((), "1 bid 5", ("It is not your turn.", "Anna to bid.")),
    ((), "0 bid 8", ("You may bid at most 7", "Possible now: Bid 5, Bid 6, Bid 7, Pass")),
    (("0 bid 6",), "1 bid 6", ("more than the last bid, which was 6",)),
    ((), "0 bid 4", ("from 5 to 9",)),
    ((), "0 play KS", ("You can’t do that now: this is the bidding",)),
    ((), "0 show KS", ("You can’t show K♠",)),
    (("0 bid 7", "1 pass", "2 pass", "3 pass"), "0 trump D", ("You bid 7", "only 6 trumps", "Clubs ♣ are trumps")),
    (("0 diamonds",), "0 play 6C", ("You do not have 6♣.", "play")),
    (("0 diamonds",), "0 blink", ("You can blink only when your partner is second to play",)),
    ((), "0 alone", ("This game has no such move.",)),
    ((), "0 cut threes", ("cut already",)),
]


@pytest.mark.parametrize(("said", "tried", "parts"), REFUSED)
def test_a_refusal_says_the_rule_and_what_is_possible(
    said: tuple[str, ...], tried: str, parts: tuple[str, ...]
) -> None:
    deal = acted(start(dealt(3, EXAMPLE)), *said)
    seat = int(tried[0])
    with pytest.raises(IllegalAction) as refused:
        acted(deal, tried)
    words = reason_text(refused.value, deal.view(seat), NAMES)
    for part in parts:
        assert part in words
    assert reason_text(refused.value, deal.view(seat), NAMES, "et") != words


@pytest.mark.parametrize("language", rows(LANGUAGES, often={"et"}))
def test_every_refused_card_and_word_has_its_reason(language: str) -> None:
    tried: list[Action] = [
        read_action(text) for text in ("pass", "accept", "override", "diamonds", "blink", "roof", "emergency")
    ]
    tried += [read_action(f"{verb} {card}") for verb in ("play", "show", "give") for card in PACK[::4]]
    tried += [Bid(number) for number in range(3, 11)] + [read_action(f"trump {suit}") for suit in "CSHD"]
    codes = set()
    for deal in (each for deals in DEALS for each in deals[1:-1:9]):
        for seat in range(4):
            for action in tried:
                try:
                    deal.act(seat, action)
                except IllegalAction as refused:
                    codes.add(refused.code)
                    words = reason_text(refused, deal.view(seat), NAMES, language)
                    assert "Card(" not in words
                    assert len(words) < 1500
    assert {"must-follow", "must-follow-trump", "must-trump", "must-beat", "roof-without"} <= codes


SPOKEN = [action for action in UNIVERSE if not isinstance(action, Play | Show | Give | Discard)] + [
    *map(BidGame, CLASSES),
    *(Declare(words) for name in ("bettel", "farbgeier", "heart-solo") for words in ((name,), (name, "S", "tout"))),
]
"""What is said rather than done with cards, as somebody may type it."""
MOST_BIDDING = 14
"""In so many steps all is said, mostly, and the first cards are played."""


@pytest.mark.parametrize("game", GAMES)
def test_a_refusal_names_what_a_game_knows_in_its_words(game: str) -> None:
    """Nobody reads `wenz-tout`; whatever was said when, by whichever house rules."""
    chance, refused = random.Random(game), dict[str, IllegalAction]()
    for _ in range(120):
        for deal in islice(random_deal(shuffled_start(game, chance), chance), MOST_BIDDING):
            for seat in deal.waiting_for[:1]:
                refused |= {f"{each.code} {each.details}": each for each in refusals(deal, seat) if each.details}
    read = [reason_text(each, language=language, game=game) for each in refused.values() for language in LANGUAGES]
    assert read
    assert not {key for text in read for key in raw_keys(text)}


def refusals(deal: Deal, seat: int) -> Iterator[IllegalAction]:
    for action in SPOKEN:
        try:
            deal.act(seat, action)
        except IllegalAction as refused:
            yield refused


@pytest.mark.parametrize(
    ("code", "details", "words"),
    [
        ("class-too-low", {"least": "wenz-tout"}, "bid Wenz Tout or more"),
        ("class-too-low", {"least": "75"}, "bid 75 or more"),
        ("contract-too-low", {"least": "heart-solo"}, "of the class heart solo or above"),
        ("class-not-played", {"name": "farbgeier S tout"}, "nobody plays Farbgeier ♠, Tout"),
        ("class-not-played", {"name": "bettel"}, "nobody plays Bettel"),
        ("call-otherwise", {"how": "ten"}, "it is the ten that you call"),
    ],
)
def test_a_refusal_at_schafkopf_names_games_in_words(code: str, details: dict[str, str], words: str) -> None:
    assert words in reason_text(IllegalAction(code, **details), game="schafkopf")


def test_a_refusal_before_there_is_a_view_or_from_another_game_has_words_too() -> None:
    assert reason_text(IllegalAction("not-your-turn")) == "It is not your turn."
    assert reason_text(IllegalAction("never-heard-of")) == "The rules do not allow that now."
    assert "7♣" in reason_text(IllegalAction("must-follow", card=Card(EXAMPLE[1].suit, Rank.SEVEN), led=EXAMPLE[0]))


def test_errors_make_harmless_what_people_typed() -> None:
    assert error_text("unknown-game", game="*@everyone*", games="saskop") == (
        "I don’t know the game “\\*＠everyone\\*”. Possible: saskop."
    )
    assert "<@77>" in error_text("not-host", host=77)
    assert len(error_text("unreadable-action", text="x" * 4000)) < 300


RESULTS = [
    ((62, 58), "H", 0, (2, 0), "**Anna and Küllike** score **2 strokes**: the makers took 61 or more."),
    ((91, 29), "H", 0, (4, 0), "4 strokes**: the makers took 91 or more."),
    ((70, 50), "D", 2, (4, 0), "61 or more, and diamonds count two more."),
    ((59, 61), "C", 0, (0, 4), "**Bert and Dora\\_x** score **4 strokes**: the makers stayed below 60."),
    ((20, 100), "D", 0, (0, 8), "8 strokes**: the makers stayed below 30, and diamonds count two more."),
    ((59, 61), "S", 1, (0, 2), "**Bert and Dora\\_x** score **2 strokes**: the makers took 61"),
    ((100, 20), "D", None, (1, 0), "score **1 stroke**: everybody passed, so the deal is worth one."),
]


@pytest.mark.parametrize(("points", "trump", "maker", "strokes", "part"), RESULTS)
def test_a_result_says_points_strokes_and_why(
    points: tuple[int, int], trump: str, maker: int | None, strokes: tuple[int, int], part: str
) -> None:
    text = result_text("saskop", outcome(points, trump, maker, strokes), NAMES)
    assert part in text
    made = (maker or 0) % 2
    assert f": {points[made]} – {points[1 - made]} card points." in text
    assert result_text("saskop", outcome(points, trump, maker, strokes), NAMES, "et") != text


def outcome(
    points: tuple[int, int], trump: str, maker: int | None, strokes: tuple[int, int], lambapea: int | None = None
) -> Outcome:
    """An outcome of Saskop with these points by team."""
    makers = (maker or 0) % 2
    return Outcome(
        kind="made",
        points=(*points, 0, 0),
        tricks=(5, 4, 0, 0),
        scores=(*strokes, *strokes),
        declarer=maker,
        sides=tuple((seat - makers) % 2 for seat in range(4)),
        side_points=(points[makers], points[1 - makers]),
        details={"trump": trump, "strokes": list(strokes), "lambapea": lambapea, "tie": points[0] == 60},
    )


def test_a_tie_and_a_lambapea_have_results_of_their_own() -> None:
    tie = result_text("saskop", outcome((60, 60), "H", 1, (0, 0)), NAMES)
    assert "60 to 60" in tie
    assert "hearts ♥" in tie
    shame = result_text("saskop", outcome((0, 120), "H", 0, (0, 16), lambapea=1), NAMES)
    assert "Lambapea" in shame
    assert "Anna and Küllike are the sheep’s heads" in shame


def test_a_game_of_many_ends_with_everybodys_score() -> None:
    over = game_over_text("sheepshead", Finished((1, 2), (-4, 7, 7, -10)), ("Anna", "Bert", "Carl", "Dora"))
    assert over.startswith("**Bert and Carl win the game.** Final score: Bert (7), Carl (7), Anna (−4), Dora (−10).")
    tally = Tally((0, 0, 0), 0, (Finished((1,), (0, 9, 1)), Finished((1, 2), (0, 3, 3))))
    assert games_text("sheepshead", tally, ("Anna", "Bert", "Carl")) == "Anna (0), Bert (2), Carl (1)"


def test_whole_deals_end_in_words() -> None:
    for deals in DEALS:
        end = deals[-1].view(None)
        assert end.outcome is not None
        for language in LANGUAGES:
            text = result_text("saskop", end.outcome, NAMES, language)
            assert str((end.outcome.side_points or (0, 0))[0]) in text
            assert len(result_text("saskop", end.outcome, LONG, language)) < 1000


def test_a_finished_game_says_who_won_and_who_is_ashamed() -> None:
    won = game_over_text("saskop", Finished((1,), (7, 16)), NAMES)
    assert won == "**Bert and Dora\\_x win the game** 16–7. The next game starts from zero."
    assert "Not one stroke for Anna and Küllike" in game_over_text("saskop", Finished((1,), (0, 16)), NAMES)
    assert running_score("saskop", TALLY, NAMES) == "Score: Anna and Küllike (6), Bert and Dora\\_x (10)."
