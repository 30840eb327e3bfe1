"""A computer at Bavarian Schafkopf: bids, calls, doubles, and believes of the others what all can know."""

import random
from dataclasses import replace

import pytest

from bot.players.games import schafkopf
from bot.players.simple import Simple
from engine.actions import Accept, Announce, BidGame, CallAce, Declare, Discard, Pass
from engine.cards import Card, Rank, Suit, read_cards
from engine.deal import Deal
from engine.games.schafkopf.contracts import RUFSPIEL, Declaration
from engine.games.schafkopf.options import SchafkopfOptions
from engine.search.sampling import World, Worlds
from tests.engine.rules_table import Seats, dealt
from tests.engine.schafkopf_table import ACES, LONG_SUIT, SHORT_SUIT, SIE, THREE, alone, called
from tests.engine.schafkopf_table import schafkopf as table_of
from tests.support.arena import Table, play_deal

POOR = ("QC QS AC TC 9S 8S AD TD", "KC 8C 7C 7S KD 9D 8D 7D", "JC JS QH AS TS KS AH TH", "QD JH JD KH 9H 8H 7H 9C")


def said(table: Seats) -> object:
    (seat,) = table.waits_for
    return Simple().choose(table.view(seat), random.Random(1))


def test_a_hand_with_high_trumps_and_an_ace_to_call_plays() -> None:
    assert said(table_of()) == Announce("game")
    assert said(table_of().said("game", "pass", "pass", "pass")) == CallAce(Suit.SPADES)


def test_a_poor_hand_passes() -> None:
    assert said(table_of(POOR)) == Pass()


def test_who_has_all_pictures_shows_them() -> None:
    assert said(table_of(SIE).said("game", "pass", "pass", "pass")) == Declare(("sie",))
    answer = said(table_of(SIE, sie=False).said("game", "pass", "pass", "pass"))
    assert isinstance(answer, Declare)
    assert answer.words[0] == "solo"
    assert answer.words[-1] == "tout"


def test_whoever_has_to_play_plays_something() -> None:
    assert said(table_of(ACES, allpass="forced").said(*("pass",) * 4)) in {
        CallAce(Suit.SPADES, Rank.TEN), CallAce(Suit.DIAMONDS, Rank.TEN)
    } or isinstance(said(table_of(ACES, allpass="forced").said(*("pass",) * 4)), Declare)  # fmt: skip


def test_in_the_contest_it_names_as_little_as_goes_and_holds_what_the_hand_is_worth() -> None:
    table = table_of(SIE).said("pass", "pass", "game", "game")
    assert said(table) == BidGame("wenz")
    strong = table_of(SIE).said("game", "game", "pass", "pass", "bid solo")
    assert said(strong) == Accept("hold")
    weak = table_of(POOR).said("game", "game", "pass", "pass", "bid solo")
    assert said(weak) == Pass()


def test_it_knocks_with_half_a_hand_that_is_good_for_anybody() -> None:
    assert said(table_of(SIE, knocking="all")) == Announce("knock")
    assert said(table_of(POOR, knocking="all")) == Pass()


def test_it_doubles_against_a_solo_that_it_could_play_better_itself() -> None:
    table = table_of((SIE[1], SIE[0], *SIE[2:])).said("game", "pass", "pass", "pass", "declare solo H")
    assert Simple().choose(table.view(0), random.Random(1)) == Announce("kontra")
    assert Simple().choose(table.view(2), random.Random(1)) is None


@pytest.mark.parametrize("name", ["rufspiel", "solo", "wenz", "geier", "farbwenz", "farbgeier"])
def test_high_trumps_are_worth_more_than_low_cards(name: str) -> None:
    suited = name in ("solo", "farbwenz", "farbgeier")
    game = Declaration(name, Suit.HEARTS if suited else None)
    ranking = schafkopf.ranking_for(game)
    best, worst = ranking.sorted(ranking.suits)[:8], ranking.sorted(ranking.suits)[-8:]
    assert schafkopf.expected(tuple(sorted(best)), game) > schafkopf.expected(tuple(sorted(worst)), game)


# What it believes.


def worlds(table: Seats, seat: int, number: int = 40) -> list[World]:
    view, chance = table.view(seat), random.Random(1)
    fitting = Worlds(view, schafkopf.heard(view))
    return [fitting.draw(chance) for _ in range(number)]


def test_the_caller_has_a_card_of_the_suit_and_not_its_ace() -> None:
    spades = set(read_cards("TS KS 9S 8S 7S"))
    for world in worlds(called(), 3):
        assert spades & set(world.hands[1])
        assert read_cards("AS")[0] not in world.hands[1]


def test_who_did_not_play_the_ace_when_its_suit_was_led_has_it_not() -> None:
    table = called(SHORT_SUIT, leads=3).played("TS 9S")
    for world in worlds(table, 3):
        assert read_cards("AS")[0] not in world.hands[0]


def test_who_said_kontra_has_not_the_ace_and_who_said_re_has_it() -> None:
    table = called().after("0 kontra")
    assert all(read_cards("AS")[0] in world.hands[2] for world in worlds(table, 3))
    shown = called().after("3 kontra", "2 re")
    assert all(read_cards("AS")[0] in world.hands[2] for world in worlds(shown, 0))


def test_a_renonce_is_a_void() -> None:
    table = table_of(SIE, renonce=True).said("game", "pass", "pass", "pass", "call D renonce")
    assert not any(card.suit == Suit.DIAMONDS for world in worlds(table, 3) for card in world.hands[1] if card.rank < 5)


# What a deal is worth to it.


def stakes(table: Seats, seat: int) -> schafkopf.Stakes:
    found = schafkopf.stakes(table.view(seat), World(table.state.hands))
    assert found is not None
    return found


def test_a_called_game_is_worth_its_price_to_each() -> None:
    table = called()
    caller, partner, other = (stakes(table, seat) for seat in (1, 2, 3))
    assert caller.side == {1, 2}
    assert caller.marks == (31, 61, 91)
    assert caller.values == partner.values == (-30.0, -20.0, 20.0, 30.0)
    assert other.values == (30.0, 20.0, -20.0, -30.0)
    assert (caller.every, caller.none) == (40.0, -40.0)
    assert caller.called == set(read_cards("AS"))


def test_what_doubles_counts() -> None:
    assert stakes(called().after("3 kontra"), 1).values == (-60.0, -40.0, 40.0, 60.0)
    knocked = table_of(knocking="all").said("knock", "pass", "pass", "pass", "game", "pass", "pass", "pass", "call S")
    assert stakes(knocked, 1).values == (-60.0, -40.0, 40.0, 60.0)


def test_a_soloist_settles_with_everybody() -> None:
    table = alone(LONG_SUIT, "wenz")
    assert stakes(table, 1).values == (-180.0, -150.0, 150.0, 180.0)
    assert stakes(table, 2).values == (60.0, 50.0, -50.0, -60.0)
    assert stakes(alone(THREE, "wenz"), 1).values[-2] == 2 * stakes(alone(THREE, "wenz"), 0).values[0] - 20


def test_a_tout_wants_every_trick_and_a_bettel_none() -> None:
    tout = stakes(alone(SIE, "solo H tout"), 1)
    assert (tout.marks, tout.values) == ((8,), (-780.0, 780.0))
    bettel = stakes(alone(LONG_SUIT, "bettel", bettel="plain"), 1)
    assert (bettel.marks, bettel.values, bettel.few) == ((1,), (60.0, -60.0), True)


def test_after_the_suit_was_led_the_ace_is_a_card_like_any_other() -> None:
    assert not stakes(called(leads=2).played("9S TC 7C KS"), 1).called


def test_who_runs_away_has_freed_the_ace_before_the_trick_is_over() -> None:
    leads = called(leads=2)
    assert stakes(leads, 2).called == {Card(Suit.SPADES, Rank.ACE)}
    assert not stakes(leads.played("9S"), 3).called
    assert stakes(called().played("KS"), 2).called


@pytest.mark.parametrize(("running", "fled_with"), [("in-hand", 4), ("dealt", 0), ("no", 99)])
def test_who_may_run_away_in_what_the_search_is_told(running: str, fled_with: int) -> None:
    assert stakes(called(running=running), 1).flees == fled_with
    assert stakes(called(SHORT_SUIT, running="dealt"), 1).flees == 99


LONG_THREE = (
    "JH KH 8H 8C 7C 9D 8D 7D 9S 7S",
    "QC QH JC AH 9H KS 8S AC TS AS",
    "QS QD JS JD 7H TH KC AD TD KD",
)


def test_three_with_ten_cards_take_two_up_lay_two_away_and_play() -> None:
    table = dealt("schafkopf", LONG_THREE, "TC 9C", three="long")
    assert said(table) == Announce("game")
    taken = table.said("game", "pass", "pass", "pickup")
    laid = said(taken)
    assert isinstance(laid, Discard)
    assert not any(card.rank in (Rank.QUEEN, Rank.JACK) for card in laid.cards)
    asked = taken.said(str(laid))
    assert isinstance(said(asked), Declare)
    by_hand = table.said("game", "pass", "pass", "hand", "declare solo H")
    plain = asked.said("declare solo H")
    world = World(plain.state.hands, laid.cards)
    mine = schafkopf.stakes(plain.view(1), world)
    assert mine is not None
    assert mine.aside == sum(card.points for card in laid.cards)
    doubled = schafkopf.stakes(by_hand.view(1), World(by_hand.state.hands, by_hand.state.blind))
    assert doubled is not None
    assert doubled.values == tuple(2 * value for value in mine.values)


def test_who_has_a_single_trump_and_aces_offers_it() -> None:
    assert said(table_of(SIE, hochzeit="single").said("pass")) == Discard("offer", read_cards("7H"))


def test_computers_play_and_win_more_often_than_not() -> None:
    chance, table, won, played = random.Random(4), Table("schafkopf"), 0, 0
    for dealer in range(40):
        deal = play_deal(Deal(table.start(dealer % 4, table.shuffled(chance))), [Simple()] * 4, chance)
        assert deal.outcome is not None
        played += deal.outcome.kind != "passed"
        won += bool(deal.outcome.won)
    assert played > 25
    assert won > played / 2


def test_every_house_rule_is_understood() -> None:
    chance, options = random.Random(5), SchafkopfOptions(knocking="all", knocker=True, bidding="raising", bettel="beat")
    others = {"bettel": "hearts-beat", "bettelprice": "solo", "running": "dealt", "allpass": "stock", "limit": "8"}
    for given in (
        options,
        replace(options, bidding="first", allpass="forced"),
        replace(options, hochzeit="single", knocking="together"),
        SchafkopfOptions(packets="pairs", **others),  # type: ignore[arg-type]
        SchafkopfOptions(allpass="ramsch", ramschkontra=True),
    ):
        table = Table("schafkopf", given)
        for dealer in range(6):
            deal = play_deal(Deal(table.start(dealer % 4, table.shuffled(chance))), [Simple()] * 4, chance)
            assert deal.outcome is not None
    assert schafkopf.line_of(RUFSPIEL) == "paired"
