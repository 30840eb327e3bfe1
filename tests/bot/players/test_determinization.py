"""Deals are weighed by what the others have called and played, and nothing else that is hidden."""

import random
from dataclasses import replace
from itertools import count, islice
from math import exp, log
from statistics import fmean

import pytest

from bot.players import base
from bot.players.belief import Belief
from bot.players.determinization import Determinizations, belief_in, worlds_of
from bot.players.evaluation import CardEvaluator, open_world
from bot.players.searching import STRONG, Searching
from bot.players.simple import Simple
from engine.actions import Accept, Action, Announce, Bid, Pass, Trump
from engine.cards import Card, Cards, read_card, read_cards
from engine.deal import Deal
from engine.games.saskop.cards import PACK
from engine.search.sampling import World, Worlds
from engine.search.solver import new_table
from engine.seats import Seat
from engine.views import View
from tests.bot.players.positions import bidding, playing
from tests.bot.players.test_knowledge import TABLES
from tests.support.saskop_deals import acted, random_deal, start
from tests.support.soak import either

QUICK = replace(STRONG, worlds=12, seconds=60.0)


def likelier(view: View, one: str, other: str) -> bool:
    """Whether the first hands of seats 1 to 3 are believed rather than the others."""
    believed = belief_in(view)
    assert believed is not None
    first, second = (
        believed(World((view.hand, *(read_cards(hand) for hand in hands.split(", "))))) for hands in (one, other)
    )
    return first > second


PLAYS: list[tuple[str, str, str, str]] = [
    ("a ten thrown under an ace was alone", "AC TC 6S 8C", "9C 9S, 7S 8S, 7D 8D", "7C 9S, 9C 8S, 7D 8D"),
    (
        "a lean card on the partner's sure trick was the fattest",
        "AC 7C 8C 9C",
        "TC 9S, 7S 8S, 7D 8D",
        "7S 9S, TC 8S, 7D 8D",
    ),
]


@pytest.mark.parametrize(("maxim", "gone", "likely", "less"), PLAYS, ids=[row[0] for row in PLAYS])
def test_cards_played_tell_of_those_kept(maxim: str, gone: str, likely: str, less: str) -> None:
    assert likelier(playing("AS TD", gone=gone), likely, less), maxim


STRONG_HAND, WEAK_HAND = "KC KS KH QC QS AH TH 9H AD", "JD 9C 8C 7C TS 9S 8S 7S 7D"
REST = "KD QH QD JC JS JH AC TC 6S"
CALLS = [
    (bidding("6D 6H 6C 7H 8H 8D 9D TD AS", "1 pass"), False),
    (bidding("6D 6H 6C 7H 8H 8D 9D TD AS", "1 bid 8"), True),
    (bidding("6D 6H 6C 7H 8H 8D 9D TD AS", "2 bid 6", "1 diamonds"), True),
    (bidding("6D 6H 6C 7H 8H 8D 9D TD AS", "2 bid 6", "1 accept"), False),
    (bidding("6D 6H 6C 7H 8H 8D 9D TD AS", "1 bid 6", "1 trump H"), True),
    (bidding("6D 6H 6C 7H 8H 8D 9D TD AS", "1 bid 6", "1 trump S"), False),
]


@pytest.mark.parametrize(("view", "strong"), CALLS, ids=[str(view.turns[-1][1]) for view, _ in CALLS])
def test_who_calls_is_strong_and_who_does_not_is_weak(view: View, strong: bool) -> None:
    assert isinstance(view.turns[-1][1], Bid | Pass | Announce | Accept | Trump)
    order = (STRONG_HAND, WEAK_HAND) if strong else (WEAK_HAND, STRONG_HAND)
    assert likelier(view, *(", ".join((hand, REST, other)) for hand, other in (order, order[::-1])))


def test_what_one_has_said_and_played_oneself_tells_nothing() -> None:
    assert belief_in(bidding("6D 6H 6C 7H 8H 8D 9D TD AS")) is None
    assert belief_in(replace(playing("AS TD"), game="skat")) is None


GONE = "AC 7C TC 8C AS 8S 6S 9S QD JS KD KC JC QS KS 6H"


def share(draws: list[tuple[World, float]], card: Card) -> float:
    """How likely seat 1 holds a card."""
    return sum(weight for world, weight in draws if card in world.hands[1]) / sum(weight for _, weight in draws)


@pytest.mark.parametrize("card", ["TS", "7S", "9C"])
def test_likely_deals_come_as_often_as_they_are_likely(card: str) -> None:
    view = playing("7D 8D 9D TD AD", trump="D", gone=GONE)
    believed, chance, worlds = belief_in(view), random.Random(1), worlds_of(view)
    assert believed is not None
    plain = [worlds.draw(chance) for _ in range(4000)]
    wanted = share([(world, exp(believed(world))) for world in plain], read_card(card))
    drawn = list(islice(Determinizations(view, random.Random(2), weighs=True), 4800))
    found = share([(world, chosen) for world, _, chosen in drawn], read_card(card))
    assert found == pytest.approx(wanted, abs=0.05)
    assert share([(world, likely) for world, likely, _ in drawn], read_card(card)) == pytest.approx(wanted, abs=0.05)
    assert found != pytest.approx(share([(world, 1.0) for world in plain], read_card(card)), abs=0.02)


def test_without_weighing_every_deal_that_fits_is_as_likely() -> None:
    view = playing("7D 8D 9D TD AD", trump="D", gone=GONE)
    draws = Determinizations(view, random.Random(1), weighs=False)
    assert [weights for _, *weights in islice(draws, 20)] == [[1.0, 1.0]] * 20
    assert draws.number == 20


def test_drawing_stops_when_time_is_up() -> None:
    view, left = playing("7D 8D 9D TD AD", trump="D", gone=GONE), iter([False] * 60)
    assert len(list(Determinizations(view, random.Random(1), weighs=True, is_late=lambda: next(left, True)))) <= 48


def redealt(seed: int, tricks: int) -> tuple[View, View]:
    """The view of whose turn it is, and the same from a deal in which the others hold other cards."""
    deal = next(each for each in random_deal(seed) if each.phase == "play" and len(each.state.play.tricks) == tricks)
    (seat,) = deal.waiting_for
    world = Worlds(deal.view(seat)).draw(random.Random(seed))
    hands: tuple[Cards, ...] = tuple(map(deal.view(seat).ranking.sorted, world.hands))
    other = replace(deal, state=replace(deal.state, play=replace(deal.state.play, hands=hands)))
    assert other.state.hands != deal.state.hands
    return deal.view(seat), other.view(seat)


@pytest.mark.parametrize("seed", range(either(2, 4)))
@pytest.mark.parametrize("tricks", [1, 4])
def test_a_strong_player_answers_alike_whatever_is_hidden(seed: int, tricks: int) -> None:
    here, there = redealt(seed, tricks)
    assert here == there
    assert len({Searching(QUICK).choose(view, random.Random(5)) for view in (here, here, there)}) == 1


LENGTH = read_cards("6C 7C 8C TC QC JC")


def test_a_strong_player_calls_alike_whatever_is_hidden() -> None:
    mine = read_cards("6D KC KS KH QD AC AD 9D AS")
    answers = set()
    for seed in range(3):
        rest = [card for card in PACK if card not in (*mine, *LENGTH)]
        random.Random(seed).shuffle(rest)
        hands = (mine, (*LENGTH, *rest[:3]), tuple(rest[3:12]), tuple(rest[12:]))
        deal = acted(start(hands), "0 pass", "1 bid 6", "2 pass", "3 pass", "1 trump C")
        answers.add(Searching(QUICK).choose(deal.view(0), random.Random(5)))
    assert len(answers) == 1


def test_as_long_as_there_is_time_its_passing_changes_nothing() -> None:
    (view, _), ticks = redealt(1, 2), iter(number / 1000 for number in range(10_000))
    slow, still = Searching(QUICK, clock=lambda: next(ticks)), Searching(QUICK, clock=lambda: 0.0)
    assert slow.choose(view, random.Random(3)) == still.choose(view, random.Random(3))


def test_what_was_searched_before_changes_nothing() -> None:
    (view, _), (other, _), table = redealt(1, 1), redealt(2, 1), new_table(64)
    world, tried = Worlds(view).draw(random.Random(1)), set()
    for _ in range(3):
        evaluator = CardEvaluator(view, table)
        evaluator.solved(world, 10_000_000)
        tried.add(evaluator.tried)
        CardEvaluator(other, table).solved(Worlds(other).draw(random.Random(1)), 10_000_000)
    assert len(tried) == 1


def advantage(believed: Belief, true: World, drawn: list[World]) -> float:
    """By how many powers of e the true deal is believed rather than the average of others."""
    others = [believed(world) for world in drawn]
    return believed(true) - max(others) - log(fmean(exp(each - max(others)) for each in others))


@pytest.mark.parametrize("name", TABLES)
def test_the_true_deal_is_believed_rather_than_others_that_fit(name: str) -> None:
    """On average over the cards that the rule of thumb chooses, by what it has called and played before."""
    at, chance = TABLES[name], random.Random(name)
    gains: list[float] = []

    def choose(deal: Deal, seat: Seat) -> Action | None:
        view = deal.view(seat)
        believed = belief_in(view) if len(view.playable) > 1 else None
        if believed is not None:
            worlds, true = worlds_of(view), open_world(deal)
            drawn = [worlds.draw(chance) for _ in range(8)]
            gains.append(advantage(believed, replace(true, aside=view.aside or true.aside), drawn))
        return Simple().choose(view, chance)

    numbers = count()
    while len(gains) < either(30, 300):  # in some deals nobody plays
        seed = next(numbers)
        base.play_deal(Deal(at.start(seed % at.players, at.shuffled(random.Random(seed)))), choose)
    assert fmean(gains) > 0


def test_where_no_deal_can_be_solved_in_time_it_is_played_by_habit() -> None:
    """By the rule of thumb's own habits that leads to other cards than the rule of thumb now and then."""
    view = playing("AS TD KC 7H 8H 9H 6C", gone="")
    few = Searching(replace(STRONG, worlds=8, cards=20, seconds=60.0, weighs=False), clock=lambda: 0.0)
    values = few.averages(view, random.Random(1), CardEvaluator(view, new_table()))
    assert set(values) == set(view.playable)
    assert few.averages(view, random.Random(1), CardEvaluator(view, new_table()), fills=False) == {}


class Lottery:
    """Worth as much as chance says in each deal, and the other choice as much and one more, give or take `noise`."""

    solves, tried = True, 0

    def __init__(self, noise: float) -> None:
        self.noise, self.chance = noise, random.Random(2)

    def solved(self, _: World, __: int) -> dict[str, float]:
        """Of a deal."""
        value = self.chance.gauss(0, 50)
        return {"one": value, "other": value + 1 + self.chance.gauss(0, self.noise)}

    def rolled_out(self, _: World, **__: bool) -> dict[str, float]:
        """By nobody."""
        return {}


@pytest.mark.parametrize("noise", [0.0, 4.0])
def test_how_far_an_average_may_be_off_is_told_by_the_differences_within_each_deal(noise: float) -> None:
    view = playing("AS TD KC 7H 8H 9H 6C")
    player = Searching(replace(STRONG, worlds=64, cards=10**8, seconds=60.0), clock=lambda: 0.0)
    found = player.sampled(view, random.Random(1), Lottery(noise))
    values = found.values()
    assert found.error("other", "one") == pytest.approx(noise / 8, rel=0.4, abs=1e-6)
    assert values["other"] - values["one"] == pytest.approx(1, abs=3 * noise / 8 + 1e-6)
    assert found.error("one", "one") == 0
