"""What computers make of the house rules of Sheepshead: what a call binds, all tricks announced, queens shown."""

import random

import pytest

from bot.players.games import knowledge_of
from bot.players.simple import Simple
from engine.actions import read_action
from engine.cards import Card, read_card
from engine.deal import Deal
from engine.search.sampling import World
from engine.search.solver import Position, Solver
from engine.search.tables import Rules
from engine.views import View
from tests.engine.rules_table import Seats
from tests.engine.test_sheepshead_called import bound, lacking
from tests.engine.test_sheepshead_scoring import STRONG, five, passed
from tests.engine.test_sheepshead_tables import FIVE
from tests.properties.random_deals import random_deal, shuffled_start
from tests.support.soak import either

ANY = {"calling": ("exact",), "bury": ("any",), "order": ("bury", "call"), "ownace": (False, True)}


def answer(table: Seats, seat: int | None = None) -> str:
    asked = table.waits_for[0] if seat is None else seat
    return str(Simple().choose(table.view(asked), random.Random(1)))


def playable_to_search(deal: Deal, view: View) -> set[Card]:
    """What search lets the one in turn play, all hands being known to it."""
    world = World(deal.state.hands, deal.state.buried)
    staked = knowledge_of("sheepshead").stakes(view, world)
    assert staked is not None
    rules = Rules(view.ranking, view.rule, 1, staked.kept, staked.forced, staked.called, staked.flees)
    solver = Solver(rules, view.players, staked.side, aim=staked.aim)
    leader = view.trick.seats[0] if view.trick.seats else deal.waiting_for[0]
    _, places = solver.open(Position(deal.state.hands, leader, view.trick.cards))
    return {solver.numbering.cards[place] for place in places}


@pytest.mark.parametrize("seed", range(either(60, 600)))
def test_search_knows_what_a_called_card_binds(seed: int) -> None:
    chance = random.Random(seed)
    start = shuffled_start("sheepshead", chance, among=ANY | {"four": ("partner",)}, numbers=(4, 5))
    for deal in random_deal(start, chance):
        if not deal.waiting_for or deal.view(None).phase != "play" or deal.view(None).contract is None:
            continue
        (turn,) = deal.waiting_for
        view = deal.view(turn)
        if view.contract is not None and view.contract.declarer is not None:
            assert playable_to_search(deal, view) == set(view.playable)


def bound_in(table: Seats) -> set[str]:
    staked = knowledge_of("sheepshead").stakes(table.view(1), World(table.state.hands, table.state.buried))
    assert staked is not None
    return {str(card) for card in staked.called}


def test_called_cards_of_every_kind_come_up_and_bind_only_until_their_suit_was_led() -> None:
    assert bound_in(bound()) == {"AC"}
    assert bound_in(bound(dealer=0).played("KC AC QD 9S 7C")) == set()
    assert bound_in(lacking().said("call S", "under AD")) == {"AS", "6S"}
    assert bound_in(five(bury="any").said("pick", "bury 9C AD", "call C")) == set()


def test_a_dealer_gives_the_blind_of_a_leaster_to_the_first_trick_to_which_they_play_last() -> None:
    assert answer(passed("leaster", leasterblind="named")) == "trick 1"


def test_queens_are_shown_before_picking_by_who_would_double_too() -> None:
    assert answer(five(hands=STRONG, blitz="picking", bury="any")) == "blitz-black"
    assert answer(five(hands=STRONG, blitz="picking", bury="any").said("blitz-black")) == "blitz-red"
    places = {"JC": "TS", "TS": "JC", "AD": "9D", "9D": "AD"}
    weaker = tuple(" ".join(places.get(card, card) for card in hand.split()) for hand in FIVE)
    assert answer(five(hands=weaker, blitz="picking", bury="any")) == "pick"


def test_all_tricks_are_announced_by_who_has_them_for_sure() -> None:
    sure = ("9D 8D TH KH 8C 7C", "QC QS QH QD JC JS", "AC 7S AS KS 8S 7H", "JH JD TD TS KD 9H", "KC 9C 9S AD AH 8H")
    assert answer(five(hands=sure, announced=True, bury="any").said("pick")) == "alltricks"
    buried = five(hands=sure, announced=True, bury="any").said("pick", "bury TC 7D")
    assert answer(buried) == "alltricks"
    assert answer(buried.said("alltricks")).startswith("play Q")
    assert answer(five(announced=True, bury="any").said("pick")) == "bury TC KC"
    assert answer(five(announced=True, bury="any").said("pick", "bury TC KC")) == "call C"


@pytest.mark.parametrize(("winner", "said"), [(1, "blitz-black"), (3, "pass")])
def test_after_the_last_card_who_has_won_shows_queens(winner: int, said: str) -> None:
    more = {"hands": STRONG} if winner == 1 else {}
    table = five(blitz="afterwards", bury="any", **more)
    table = table.said("pick", "bury TC AD" if winner == 1 else "bury 9C AD", "alone")
    while table.phase == "play":
        strength, turn = table.state.ranking.strength, table.waits_for[0]
        may = sorted(map(read_card, table.may_play(turn)), key=lambda card: strength[card])
        table = table.after(f"{turn} play {may[-1 if turn == winner else 0]}")
    assert answer(table) == said


@pytest.mark.parametrize("seed", range(either(20, 200)))
def test_computers_play_such_deals_to_their_end(seed: int) -> None:
    chance = random.Random(seed)
    among = {
        "allpass": ("leaster", "moster"), "leasterblind": ("named",), "ties": ("lot",), "announced": (True,),
        "blitz": ("picking", "afterwards"), "bury": ("any",), "calling": ("free", "exact"), "jacks": (True,),
        "four": ("partner", "first-queens"), "first": ("jacks", "tens"),
    }  # fmt: skip
    start = shuffled_start("sheepshead", chance, among=among)
    deal = Deal(start).act(start.cutter, start.only_cut)  # type: ignore[arg-type]
    while deal.waiting_for:
        seat = deal.waiting_for[0]
        said = Simple().choose(deal.view(seat), chance)
        assert said is not None
        deal = deal.act(seat, read_action(str(said)))
    assert deal.outcome is not None
