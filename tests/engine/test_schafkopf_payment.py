"""What is paid in Bavarian Schafkopf: the sheet's sentences one by one, the Ramsch, the pot, what goes on."""

import pytest

from engine.cards import read_cards
from engine.errors import UnusableDeal
from engine.games.schafkopf import kontra, payment
from engine.games.schafkopf.contracts import RUFSPIEL, SIE, Declaration, ranking_for
from engine.games.schafkopf.options import RULE_SETS, SchafkopfOptions
from engine.games.schafkopf.payment import Ending, ended_at, knock_factor, pot_taken, price, ramsch, runners, stakes_put
from engine.games.schafkopf.rules import SCHAFKOPF
from engine.options import read_options
from engine.seats import clockwise
from engine.trick import Trick
from tests.engine.schafkopf_table import LONG_SUIT, THREE, WEAK, alone, called, left, schafkopf

WENZ, SOLO = Declaration("wenz"), Declaration("solo")
HEARTS = Declaration("solo", RUFSPIEL.trump)
RANKING = ranking_for(RUFSPIEL)
ALONE, PAIRS = (1, 0, 1, 1), (0, 0, 1, 1)


@pytest.mark.parametrize(
    ("points", "tricks", "won", "schneider", "schwarz"),
    [
        (120, (8, 0), True, True, True),
        (120, (7, 1), True, True, False),
        (91, (6, 2), True, True, False),
        (90, (6, 2), True, False, False),
        (61, (4, 4), True, False, False),
        (60, (4, 4), False, False, False),
        (31, (3, 5), False, False, False),
        (30, (3, 5), False, True, False),
        (0, (1, 7), False, True, False),
        (0, (0, 8), False, True, True),
    ],
)
def test_results_by_card_points_and_tricks(
    points: int, tricks: tuple[int, int], won: bool, schneider: bool, schwarz: bool
) -> None:  # fmt: skip
    assert ended_at((points, 120 - points), tricks, 61, swapped=False) == Ending(won, schneider, schwarz)


@pytest.mark.parametrize(
    ("points", "won", "schneider"), [(60, True, False), (59, False, False), (30, False, False), (29, False, True)]
)
def test_a_forced_game_is_won_with_sixty_and_free_with_thirty_by_option(
    points: int, won: bool, schneider: bool
) -> None:
    assert ended_at((points, 120 - points), (4, 4), 61, swapped=True) == Ending(won, schneider)


def test_with_raising_as_much_is_needed_as_was_bid() -> None:
    assert not ended_at((75, 45), (5, 3), 76, swapped=False).won
    assert ended_at((76, 44), (5, 3), 76, swapped=False).won


@pytest.mark.parametrize(("said", "swapped"), [(0, False), (1, True), (2, False), (3, True), (4, False)])
def test_by_option_the_side_that_doubled_last_needs_sixty_one(said: int, swapped: bool) -> None:
    assert kontra.swaps_roles(said, SchafkopfOptions(takeover=True)) == swapped
    assert not kontra.swaps_roles(said, SchafkopfOptions())


@pytest.mark.parametrize(
    ("tariff", "prices"),
    [
        ("10-20-50", (20, 30, 40, 50, 60, 70, 100, 520)),
        ("10-10-50", (10, 20, 30, 50, 60, 70, 100, 520)),
        ("5-5-20", (5, 10, 15, 20, 25, 30, 40, 240)),
        ("5-10-20", (10, 15, 20, 20, 25, 30, 40, 240)),
        ("points", (1, 2, 3, 2, 3, 4, 8, 16)),
    ],
)
def test_tariffs_of_a_called_game_and_a_solo_with_schneider_and_schwarz_of_tout_and_sie(
    tariff: str, prices: tuple[int, ...]
) -> None:
    options = SchafkopfOptions(tariff=tariff)
    endings = (Ending(True), Ending(True, True), Ending(True, True, True))
    found = [price(game, ending, 8, options) for game in (RUFSPIEL, SOLO) for ending in endings]
    found += [price(Declaration("wenz", None, True), Ending(True), 8, options), price(SIE, Ending(True), 8, options)]
    assert tuple(found) == prices


def test_runners_are_paid_each_and_doubled_in_a_tout() -> None:
    options = SchafkopfOptions()
    assert price(RUFSPIEL, Ending(True, True, False, 3), 8, options) == 60
    assert price(Declaration("solo", None, True), Ending(True, False, False, 4), 8, options) == 180


def test_schwarz_doubles_by_option() -> None:
    assert price(SOLO, Ending(True, True, True, 3), 8, SchafkopfOptions(schwarz="double")) == 2 * (50 + 10 + 30)


def test_a_heart_solo_may_be_worth_more() -> None:
    assert price(HEARTS, Ending(True), 8, SchafkopfOptions(solos="hearts")) == 60
    assert price(HEARTS, Ending(True), 8, SchafkopfOptions()) == 50
    assert price(Declaration("solo", RUFSPIEL.trump, True), Ending(True), 8, SchafkopfOptions(solos="hearts")) == 120


def test_a_bettel_costs_a_call_and_a_marriage_too_or_twice() -> None:
    assert price(Declaration("bettel"), Ending(False), 8, SchafkopfOptions()) == 20
    assert price(Declaration("hochzeit"), Ending(True), 8, SchafkopfOptions()) == 20
    assert price(Declaration("hochzeit"), Ending(True, True), 8, SchafkopfOptions(hochzeit="double")) == 60


def test_a_marriage_for_twice_the_price_is_so_with_schwarz_too() -> None:
    marriage = Declaration("hochzeit")
    assert price(marriage, Ending(True, True, True), 8, SchafkopfOptions(hochzeit="double")) == 80
    assert price(marriage, Ending(True, True, True), 8, SchafkopfOptions(hochzeit="single")) == 40


def test_a_bettel_may_cost_a_solo() -> None:
    options = SchafkopfOptions(bettel="plain", bettelprice="solo")
    assert price(Declaration("bettel"), Ending(True), 8, options) == 50


@pytest.mark.parametrize(
    ("game", "held", "count"),
    [
        (RUFSPIEL, "QC QS QH", 3),
        (RUFSPIEL, "QC QS QD", 0),
        (RUFSPIEL, "QC QS QH QD JC JS JH JD AH", 9),
        (RUFSPIEL, "QD JC", 3),
        (RUFSPIEL, "QH JC", 0),
        (WENZ, "JC JS", 2),
        (WENZ, "JC JH", 0),
        (WENZ, "JH JD", 2),
        (WENZ, "", 4),
        (Declaration("geier"), "QC QS QH", 3),
        (Declaration("farbwenz", RUFSPIEL.trump), "JC JS", 0),
        (Declaration("farbwenz", RUFSPIEL.trump), "JC JS JH JD AH TH KH QH 9H 8H 7H", 11),
    ],
)
def test_runners_from_three_on_in_wenz_and_geier_from_two_with_or_against(
    game: Declaration, held: str, count: int
) -> None:
    cards = read_cards(held)
    assert runners(cards, ranking_for(game), SchafkopfOptions(), won=True) == count
    assert runners(cards, ranking_for(game), SchafkopfOptions(), won=False) == count


def test_variants_of_runners() -> None:
    eight, against = read_cards("QC QS QH QD JC JS JH JD"), read_cards("QD")
    assert runners(eight, RANKING, SchafkopfOptions(runners="four"), won=True) == 4
    assert runners(eight, RANKING, SchafkopfOptions(runners="off"), won=True) == 0
    assert runners(eight, RANKING, SchafkopfOptions(runners="losers"), won=False) == 0
    assert runners(eight, RANKING, SchafkopfOptions(runners="losers"), won=True) == 8
    assert runners(against, RANKING, SchafkopfOptions(runners="losers"), won=False) == 3
    assert runners((), ranking_for(RUFSPIEL, short=True), SchafkopfOptions(), won=False) == 12


@pytest.mark.parametrize(
    ("knocks", "factors"), [("double", (1, 2, 4, 8, 16)), ("add", (1, 2, 3, 4, 5)), ("steps", (1, 2, 3, 5, 8))]
)
def test_knocks_double_or_otherwise(knocks: str, factors: tuple[int, ...]) -> None:
    assert tuple(knock_factor(number, SchafkopfOptions(knocks=knocks)) for number in range(5)) == factors


def test_the_sheets_first_example_with_a_knock() -> None:
    """95 card points with three runners and one knock: 120 each."""
    paid = price(RUFSPIEL, Ending(True, True, False, 3), 8, SchafkopfOptions())
    assert paid * knock_factor(1, SchafkopfOptions()) == 120


def test_partners_pay_one_each_and_one_alone_settles_with_everybody() -> None:
    won = called().played_out(1).result
    assert sorted(won["scores"]) == [-won["price"]] * 2 + [won["price"]] * 2
    solo = alone(WEAK, "solo S").played_out(0).result
    assert solo["won"] is False
    assert solo["scores"] == [solo["price"], -3 * solo["price"], solo["price"], solo["price"]]
    three = alone(THREE, "solo C").played_out(1).result
    stake = three["price"] if three["won"] else -three["price"]
    assert three["scores"] == [-stake, 2 * stake, -stake]


def test_all_that_doubles_multiplies() -> None:
    plain = called().played_out(1).result["price"]
    assert called().after("3 kontra", "1 re").played_out(1).result["price"] == 4 * plain
    again = left(LONG_SUIT, {"times": 4, "bock": 1}).said("game", "pass", "pass", "pass", "call S").played_out(1)
    assert (again.result["price"], again.result["times"]) == (8 * plain, 8)
    knocked = schafkopf(knocking="all").said(*("knock",) * 4, "game", "pass", "pass", "pass", "call S").played_out(1)
    assert knocked.result["price"] == 16 * plain


# The Ramsch.


def trick(winner: int, cards: str) -> Trick:
    """The first card of each wins it."""
    return Trick(clockwise(winner, 4), read_cards(cards))


HANDS = tuple(map(read_cards, ("QC 7C", "QS 8C", "JD 9C", "7H KC")))


def played(points: tuple[int, ...], tricks: tuple[Trick, ...], **options: bool | str) -> payment.RamschPayment:
    return ramsch(points, tricks, HANDS, RANKING, SchafkopfOptions(allpass="ramsch", **options))  # type: ignore[arg-type]


EACH = tuple(trick(seat, "QC 7C 8C 9C") for seat in range(4))


def test_the_most_card_points_pay_ten_or_the_call_tariff_to_each() -> None:
    assert played((10, 50, 40, 20), EACH).scores == (10, -30, 10, 10)
    assert played((10, 50, 40, 20), EACH, ramsch="call").scores == (20, -60, 20, 20)
    assert played((10, 50, 40, 20), EACH, tariff="points").scores == (1, -3, 1, 1)


def test_whoever_takes_all_tricks_or_ninety_one_makes_the_march() -> None:
    everything = tuple(trick(2, "QC 7C 8C 9C") for _ in range(8))
    assert played((0, 0, 120, 0), everything).scores == (-10, -10, 30, -10)
    assert played((9, 20, 91, 0), EACH).scores == (10, 10, -30, 10)
    assert played((9, 20, 91, 0), EACH, march="points").scores == (-10, -10, 30, -10)


@pytest.mark.parametrize(
    ("virgin", "scores"),
    [
        ("all", (-120, 40, 40, 40)),
        ("off", (-30, 10, 10, 10)),
        ("own", (-50, 10, 20, 20)),
        ("each", (-90, 10, 40, 40)),
    ],
)
def test_who_has_no_trick(virgin: str, scores: tuple[int, ...]) -> None:
    found = played((70, 50, 0, 0), EACH[:2], virgin=virgin)
    assert (found.virgins, found.scores) == ((2, 3), scores)


def test_equal_most_points() -> None:
    assert played((50, 50, 10, 10), EACH).losers == (0,)
    assert played((10, 50, 50, 10), EACH).losers == (1,)
    taken_by_three = (*EACH[:1], trick(2, "QS 7C 8C 9C"), trick(1, "AH 7C 8C 9C"), trick(3, "AC 7C 8C 9C"))
    assert played((10, 50, 50, 10), taken_by_three, tie="taken").losers == (2,)
    assert played((10, 50, 50, 10), EACH, tie="share").scores == (20, -20, -20, 20)
    assert played((30, 30, 30, 30), EACH, tie="share").scores == (0, 0, 0, 0)
    assert played((40, 40, 40, 0), EACH, tie="share").scores == (-10, -10, -10, 30)


def test_a_ramsch_is_doubled_by_knocks() -> None:
    table = schafkopf(allpass="ramsch", knocking="all").said("knock", "knock", *("pass",) * 6).played_out()
    assert max(table.result["scores"]) >= 40 or table.result["march"] is not None


# The pot.


STOCK = SchafkopfOptions(allpass="stock")


def test_when_all_pass_each_puts_the_call_tariff_in() -> None:
    assert stakes_put(4, 2, STOCK) == (-20,) * 4
    assert stakes_put(4, 2, SchafkopfOptions(allpass="stock", knocking="all", stockknocks=True)) == (-80,) * 4
    assert stakes_put(4, 0, SchafkopfOptions()) == (0,) * 4
    result = left(LONG_SUIT, {"pot": 80}, allpass="stock").said(*("pass",) * 4).result
    assert (result["scores"], result["pot"], result["stock"]) == ([-20] * 4, 160, [-20] * 4)


def test_a_rufspiel_won_halves_the_pot_and_one_lost_pays_as_much_in() -> None:
    assert pot_taken(80, RUFSPIEL, PAIRS, 0, STOCK, won=True) == (40, 40, 0, 0)
    assert pot_taken(80, RUFSPIEL, PAIRS, 0, STOCK, won=False) == (-40, -40, 0, 0)
    assert pot_taken(85, RUFSPIEL, PAIRS, 0, STOCK, won=True) == (42, 42, 0, 0)
    assert pot_taken(80, SOLO, ALONE, 1, STOCK, won=True) == (0, 0, 0, 0)


def test_variants_of_the_pot() -> None:
    caller, every = SchafkopfOptions(allpass="stock", stock="caller"), SchafkopfOptions(allpass="stock", stock="any")
    assert pot_taken(80, RUFSPIEL, PAIRS, 1, caller, won=True) == (0, 80, 0, 0)
    assert pot_taken(80, SOLO, ALONE, 1, every, won=False) == (0, -80, 0, 0)
    assert pot_taken(80, RUFSPIEL, PAIRS, 1, every, won=True) == (40, 40, 0, 0)


def test_a_limit_of_the_pot() -> None:
    """Eight call tariffs are 160: nothing more is paid in, but what is there is won."""
    limited = SchafkopfOptions(allpass="stock", limit="8")
    assert stakes_put(4, 0, limited, 80) == (-20,) * 4
    assert stakes_put(4, 0, limited, 160) == (0,) * 4
    assert stakes_put(4, 0, limited, 120) == (-10,) * 4
    assert stakes_put(4, 0, STOCK, 1000) == (-20,) * 4
    assert pot_taken(100, RUFSPIEL, PAIRS, 0, limited, won=False) == (-30, -30, 0, 0)
    assert pot_taken(160, RUFSPIEL, PAIRS, 0, limited, won=False) == (0, 0, 0, 0)
    assert pot_taken(160, RUFSPIEL, PAIRS, 0, limited, won=True) == (80, 80, 0, 0)
    assert pot_taken(400, RUFSPIEL, PAIRS, 0, STOCK, won=False) == (-200, -200, 0, 0)


def test_the_pot_goes_on_from_deal_to_deal() -> None:
    table = left(LONG_SUIT, {"pot": 85}, allpass="stock").said("game", "pass", "pass", "pass", "call S").played_out(1)
    outcome = SCHAFKOPF.outcome(table.state)
    assert outcome is not None
    gone_on = SCHAFKOPF.next_deal(0, 4, outcome).carried
    assert table.result["won"] is False or (gone_on is not None and gone_on.count("pot") == 1)
    assert sum(table.result["scores"]) == sum(table.result["stock"])


def test_ramsch_and_pot_together() -> None:
    table = left(LONG_SUIT, {"pot": 40}, allpass="stock-ramsch").said(*("pass",) * 4)
    assert table.phase == "play"
    result = table.played_out().result
    assert (result["pot"], result["stock"]) == (120, [-20] * 4)


# Sixty all, Bock and Kreuz.


def test_a_kreuz_of_sixty_all_is_dealt_again() -> None:
    assert price(Declaration("kreuz"), Ending(True, False, False, 0), 8, SchafkopfOptions()) == 20


@pytest.mark.parametrize(("bock", "left_over"), [("off", 0), ("solo", 4), ("both", 4), ("sixty", 0)])
def test_after_a_lost_heart_solo_four_deals_count_double(bock: str, left_over: int) -> None:
    table = alone(WEAK, "solo H", bock=bock).played_out(0)
    assert table.result["won"] is False
    outcome = SCHAFKOPF.outcome(table.state)
    assert outcome is not None
    carried = SCHAFKOPF.next_deal(0, 4, outcome).carried
    assert (0 if carried is None else carried.count("bock")) == left_over


def test_a_bock_round_loses_a_deal_that_is_played_and_none_that_is_thrown_in() -> None:
    solo = left(LONG_SUIT, {"bock": 3}).said("game", "pass", "pass", "pass", "declare wenz").played_out(0)
    assert solo.result["left"] == {"pot": 0, "times": 0, "bock": 2}
    assert left(LONG_SUIT, {"bock": 3}).said(*("pass",) * 4).result["left"] == {"pot": 0, "times": 0, "bock": 3}


def test_every_set_is_of_options_that_there_are() -> None:
    for values in RULE_SETS.values():
        read_options(SCHAFKOPF.options, values)
    assert SCHAFKOPF.table_options == {}


def test_a_result_is_scored_for_three_and_four() -> None:
    assert SCHAFKOPF.gain({"scores": [20, -20, 20, -20], "kind": "rufspiel"}).columns == (20, -20, 20, -20)
    assert not SCHAFKOPF.gain({"scores": [0, 0, 0], "kind": "passed"}).counts
    with pytest.raises(UnusableDeal):
        SCHAFKOPF.gain({"scores": [0, 0]})
