"""The searching player: legal, sound, punctual, and blind to what its view does not show."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.players.evaluation import CardEvaluator
from bot.players.searching import NORMAL, Level, Searching, best
from bot.players.simple import Simple
from engine.actions import Accept, Action, Announce, Bid, Cut, Pass, Play, Trump
from engine.cards import Suit, read_card, read_cards
from engine.deal import Deal
from engine.decisions import expand
from engine.search.sampling import Worlds
from engine.search.solver import new_table
from engine.views import View
from tests.bot.players.positions import bidding
from tests.support.arena import RandomPlayer, Table, play_deal
from tests.support.saskop_deals import acted, random_deal, start

QUICK = Level("quick", 3, 5.0)


def searched(seed: int) -> Iterator[View]:
    """Views of players who have a choice of cards."""
    for deal in list(random_deal(seed))[1:]:
        for seat in deal.waiting_for:
            view = deal.view(seat)
            if len(view.playable) > 1:
                yield view


@pytest.mark.parametrize("seed", range(3))
def test_it_names_a_legal_action_whenever_it_is_waited_for(seed: int) -> None:
    for deal in list(random_deal(seed))[1:-1]:
        for seat in deal.waiting_for:
            view = deal.view(seat)
            assert Searching(QUICK).choose(view, random.Random(1)) in set(expand(view.decisions))


def test_the_same_view_and_chance_bring_the_same_card_whatever_the_others_hold() -> None:
    deal = next(each for each in random_deal(3) if each.phase == "play" and len(each.state.play.tricks) == 2)
    (seat,) = deal.waiting_for
    view = deal.view(seat)
    world = Worlds(view).draw(random.Random(4))
    hands = tuple(map(view.ranking.sorted, world.hands))
    other = replace(deal, state=replace(deal.state, play=replace(deal.state.play, hands=hands)))
    assert other.view(seat) == view
    answers = {Searching(QUICK).choose(each.view(seat), random.Random(9)) for each in (deal, deal, other)}
    assert len(answers) == 1


@pytest.mark.parametrize("seed", range(6))
def test_the_last_cards_are_played_as_well_as_can_be(seed: int) -> None:
    for view in searched(seed):
        if len(view.hand) <= 2:
            chosen = Searching(Level("all", 60, 5.0)).choose(view, random.Random(2))
            assert isinstance(chosen, Play)
            chance, worlds, evaluator = random.Random(7), Worlds(view), CardEvaluator(view, new_table())
            drawn = [evaluator.solved(worlds.draw(chance), 10_000_000) for _ in range(60)]
            totals = {card: sum(each[card] for each in drawn) for card in view.playable}
            assert totals[chosen.card] >= max(totals.values()) - 0.25 * 60


def test_among_equal_cards_the_natural_one_is_played_and_else_the_leanest() -> None:
    values = dict(zip(read_cards("AC 7C TC 6S"), (1.0, 1.0, 1.0, 0.0), strict=True))
    assert best(values, read_card("TC")) == read_card("TC")
    assert best(values, read_card("6S")) == read_card("7C")


def test_when_time_is_up_the_rule_of_thumb_plays() -> None:
    ticks = iter(float(second) for second in range(10_000))
    late = Searching(Level("late", 40, 0.5), clock=lambda: next(ticks))
    for view in searched(2):
        assert late.choose(view, random.Random(1)) == Simple().choose(view, random.Random(1))


def test_a_question_that_takes_too_long_is_given_up() -> None:
    hurried = Searching(Level("hurried", 40, 0.00001), clock=lambda: 0.0)
    view = next(searched(2))
    assert hurried.choose(view, random.Random(1)) == Simple().choose(view, random.Random(1))


def test_when_search_fails_the_rule_of_thumb_plays_and_the_log_says_so(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise KeyError(view.hand[0])

    view = next(searched(1))
    monkeypatch.setattr("bot.players.determinization.worlds_of", fail)
    assert Searching(QUICK).choose(view, random.Random(1)) == Simple().choose(view, random.Random(1))
    assert "a search in saskop failed; the rule of thumb plays: KeyError" in caplog.text
    assert "raise KeyError" in caplog.text
    assert "Card(" not in caplog.text


@pytest.mark.parametrize("more", [1, 3, 9])
def test_knowledge_that_cannot_be_is_left_to_the_rule_of_thumb(more: int, caplog: pytest.LogCaptureFixture) -> None:
    for view in searched(1):
        odd = replace(view, counts=tuple(count + more for count in view.counts))
        assert Searching(QUICK).choose(odd, random.Random(1)) in set(expand(view.decisions))
    assert set(caplog.messages) == {"the view of a saskop table fits no deal; the rule of thumb plays"}


def test_it_beats_chance() -> None:
    table, gained = Table(), 0
    for number in range(4):
        chance = random.Random(number)
        deal = Deal(table.start(number, table.shuffled(chance))).act((number - 1) % 4, Cut("threes", place=18))
        players = [Searching(QUICK) if seat % 2 == 0 else RandomPlayer() for seat in range(4)]
        outcome = play_deal(deal, players, chance).outcome
        assert outcome
        assert outcome.scores
        gained += outcome.scores[0] - outcome.scores[1]
    assert gained > 0


HANDS = tuple(
    map(
        read_cards,
        (
            "6D KC KS KH KD QC AD AC AS",
            "6C 7C 8C 9C TC QS JC JS 7D",
            "6S 7S 8S 9S TS QH JH 8D 9D",
            "6H 7H 8H 9H TH AH QD JD TD",
        ),
    )
)


def test_a_mighty_hand_overrides_and_the_makers_partner_does_not() -> None:
    deal = acted(start(HANDS), "0 pass", "1 bid 8", "2 pass", "3 pass", "1 trump C")
    assert Searching(QUICK).choose(deal.view(0), random.Random(1)) == Announce("override")
    assert Searching(NORMAL).choose(deal.view(3), random.Random(1)) == Accept()


def test_the_trumps_named_are_those_that_promise_most() -> None:
    deal = acted(start(HANDS), "0 bid 7", "1 pass", "2 pass", "3 pass")
    assert Searching(QUICK).choose(deal.view(0), random.Random(1)) == Trump(Suit.DIAMONDS)


@pytest.mark.parametrize(
    ("said", "hand", "answer"),
    [
        ((), "6D KC QD JS AD 7D TC 8C 9S", Pass()),
        (("1 pass", "2 bid 5"), "6D KC QD JS AD 7D TC 8C 9S", Pass()),
        (("1 pass", "2 pass", "3 pass"), "6D KC QD JS AD 7D TC 8C 9S", Bid(6)),
        ((), "6C KC QD JS AC 7C TD 8D 9S", Bid(6)),
    ],
)
def test_diamonds_are_kept_for_overriding_as_long_as_others_may_name_a_suit(
    said: tuple[str, ...], hand: str, answer: Action
) -> None:
    assert Searching(QUICK).choose(bidding(hand, *said), random.Random(1)) == answer
