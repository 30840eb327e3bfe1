"""The words of Sheepshead and its kin: what is played, how it ended, what is refused, at every moment of many deals."""

import random
from dataclasses import replace

import pytest

from bot.phrases import LANGUAGES
from bot.present.descriptions import contract_text, said_text, table_alt
from bot.present.results import result_text
from bot.present.status import own_status, possible_text, reason_text, status_line
from bot.present.words import last_happening
from engine.actions import Action, read_action
from engine.deal import Deal
from engine.errors import IllegalAction
from engine.outcome import Outcome
from tests.engine.rules_table import Seats, dealt
from tests.engine.test_american_sheepshead import four, pairs
from tests.engine.test_sheepshead_bidding import five
from tests.engine.test_window import window
from tests.properties.random_deals import random_deal, shuffled_start
from tests.properties.test_random_play import UNIVERSE

GAMES = ("sheepshead", "schafkopf-window", "american-sheepshead")
NAMES = ("Anna", "Bert", "Carl", "Dora", "Emil", "Fred", "Greta", "Hans")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_moment_has_its_words(game: str, language: str) -> None:
    """A phrase or a value that is missing is a warning, which fails the test."""
    chance = random.Random(game)
    for _ in range(4):
        for deal in random_deal(shuffled_start(game, chance), chance):
            names = NAMES[: deal.start.players]
            for viewer in (None, chance.randrange(deal.start.players), *deal.waiting_for):
                view = deal.view(viewer)
                assert table_alt(view, names, None, language)
                assert status_line(view, names, language)
                assert own_status(view, names, language)
                assert possible_text(view, language)
                if view.outcome:
                    assert result_text(game, view.outcome, names, language)
            for action in chance.sample(UNIVERSE, 10):
                if refused := refusal(deal, action):
                    assert reason_text(refused, deal.view(0), names, language)


def refusal(deal: Deal, action: Action) -> IllegalAction | None:
    try:
        deal.act(0, action)
    except IllegalAction as refused:
        return refused
    return None


@pytest.mark.parametrize(
    ("table", "said"),
    [
        (five().said("pick", "bury 9C AD", "call C"), "Bert plays with the holder of A♣"),
        (five().said("pick", "bury 9C AD", "alone"), "Bert plays alone"),
        (
            five(partner="jack-of-diamonds").said("pick", "bury 9C AD"),
            "Bert plays with the jack of diamonds as partner",
        ),
        (five(allpass="leaster").said(*["pass"] * 5), "Leaster"),
        (five(), ""),
        (window().said("pick"), "Bert plays with the window"),
        (four().said("pass", "pick", "bury TS 7H", "partner"), "Carl plays with the blind"),
        (four().said("pick", "bury 9C AS"), "Bert plays with the blind"),
        (four().said("pass", "pick", "bury TS 7H", "alone"), "Carl plays alone"),
        (pairs(), "Partnership"),
    ],
)
def test_what_is_played_says_no_more_than_everybody_knows(table: Seats, said: str) -> None:
    assert contract_text(table.view(None), NAMES) == said


@pytest.mark.parametrize(
    ("language", "told", "own"),
    [
        ("en", "Carl does not double.", "You do not double."),
        ("de", "Carl verdoppelt nicht.", "Du verdoppelst nicht."),
        ("et", "Carl ei kahekordista.", "Sa ei kahekordista."),
    ],
)
def test_who_is_asked_whether_they_double_and_says_pass_does_not_double(language: str, told: str, own: str) -> None:
    chance = random.Random(4)
    among = {"crack": ("defenders",), "bury": ("any",), "partner": ("jack-of-diamonds",), "jack": ("unbound",)}
    start = replace(shuffled_start("sheepshead", chance, among=among, numbers=(5,)), dealer=4)
    deal = Deal(start).act(start.cutter, start.only_cut)  # type: ignore[arg-type]
    deal = deal.act(0, read_action("pick"))
    deal = deal.act(0, next(iter(deal.legal_actions(0))))
    assert deal.view(None).phase == "crack"
    said = deal.act(2, read_action("pass"))
    assert last_happening(said.view(None), NAMES, language) == told
    assert last_happening(said.view(2), NAMES, language) == own
    assert told.removesuffix(".") in said_text(said.view(None), NAMES, language)
    assert str(said.actions[-1][1]) == "pass"
    picking = Deal(start).act(start.cutter, start.only_cut).act(0, read_action("pass"))  # type: ignore[arg-type]
    assert "pass" in last_happening(picking.view(None), NAMES, language)


def announced(*moves: str) -> Seats:
    sure = ("9D 8D TH KH 8C 7C", "QC QS QH QD JC JS", "AC 7S AS KS 8S 7H", "JH JD TD TS KD 9H", "KC 9C 9S AD AH 8H")
    table = dealt("sheepshead", sure, "TC 7D", announced=True, bury="any")
    return table.said("pick", "alltricks", *moves)


@pytest.mark.parametrize(
    ("buried", "winner", "said"),
    [
        ("bury TC 7D", 1, "Every trick was taken: that counts 6 times."),
        ("bury QC QS", 3, "The others took a trick: lost, 6 times."),
    ],
)
def test_how_all_tricks_that_were_announced_ended(buried: str, winner: int, said: str) -> None:
    table = announced(buried).played_out(winner)
    outcome = table.rules.outcome(table.state)
    first = "Bert picked up the blind and announced sheepshead: all tricks, alone."
    assert result_text("sheepshead", outcome, NAMES[:5], "en").startswith(f"{first} {said}")
    assert contract_text(announced(buried).view(0), NAMES) == "Bert plays alone for all tricks"


def test_a_leaster_that_a_lot_settled_says_so() -> None:
    outcome = Outcome(
        "leaster", (20, 20, 30, 25, 25), (1, 1, 2, 1, 1), (-1, 4, -1, -1, -1), sides=(None,) * 5,
        details={"multiplier": None, "winner": 1, "lot": [0, 1]},
    )  # fmt: skip
    said = "Leaster: Anna and Bert share the fewest card points; the lot that lay in the blind fell to Bert."
    assert result_text("sheepshead", outcome, NAMES[:5], "en").startswith(said)
