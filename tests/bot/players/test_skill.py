"""How well cards were chosen: who plays blindly shows less, and whose card it was is told apart."""

import json
import random
from collections.abc import Mapping
from dataclasses import replace
from statistics import fmean

import pytest

from bot.players import searching, skill
from bot.players.base import play_deal
from bot.players.finished import FinishedDeal, Wanted
from bot.players.games import KNOWLEDGE, knowledge_of
from bot.players.knowledge import Candidate, Plan
from bot.players.simple import Simple
from bot.players.skill import shown_by_seat, shown_in, skill_of
from bot.players.worker import PauseGate, answer
from engine.actions import Action, Discard, Play
from engine.cards import card_points
from engine.deal import Deal
from engine.search.sampling import World
from engine.seats import Seat
from engine.views import View
from tests.bot.players.test_par import ALL, question
from tests.support.soak import either

CHECKED = either(2, 12)
LOOKS = skill.CALL_LOOKS
SEAL = "aa" * 32


@pytest.fixture(autouse=True)
def _few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is judged, and by what, does not depend on how many deals it is judged in; the long run judges in all."""
    monkeypatch.setattr(skill, "WORLDS", either(1, skill.WORLDS))
    monkeypatch.setattr(skill, "CALL_LOOKS", either((), skill.CALL_LOOKS))


def played(asked: FinishedDeal, blind: frozenset[Seat] = frozenset(), *, backwards: bool = False) -> Deal:
    """A deal by rule of thumb, in which some seats play any card; `backwards`: the last of those they may play."""
    chance = random.Random(7)

    def choose(deal: Deal, seat: Seat) -> Action | None:
        view = deal.view(seat)
        if view.playable and seat in blind:
            return Play(view.playable[-1] if backwards else chance.choice(view.playable))
        return Simple().choose(view, chance)

    return play_deal(asked.dealt(), choose)


def by_seat(whole: Deal) -> tuple[float, ...]:
    return shown_by_seat(skill_of(whole, SEAL), whole.start.players)


@pytest.mark.parametrize("game", ALL)
def test_it_is_a_figure_for_choices_of_each_seat_and_the_same_each_time(game: str) -> None:
    whole = played(question(game))
    shown = skill_of(whole, SEAL)
    assert any(each.shown for each in shown)
    assert {each.seat for each in shown} <= set(range(whole.start.players))
    assert all(whole.actions[each.number][0] == each.seat for each in shown)
    assert shown == skill_of(whole, SEAL)


@pytest.mark.parametrize("game", ["saskop", "skat"])
def test_whoever_plays_blindly_shows_less_than_the_others(game: str) -> None:
    asked = [question(game, seed) for seed in range(CHECKED)]
    shown = [by_seat(played(each, frozenset({0}))) for each in asked]
    assert fmean(each[0] for each in shown) < fmean(each[seat] for each in shown for seat in range(1, len(each)))


def until(asked: FinishedDeal, good: str) -> tuple[Deal, Seat]:
    """A deal by rule of thumb until that rule would have somebody do this, and who that is."""
    deal = asked.dealt()
    while True:
        seat = deal.waiting_for[0]
        natural = Simple().choose(deal.view(seat), random.Random(7))
        assert natural is not None
        if str(natural).startswith(good):
            return deal, seat
        deal = deal.act(seat, natural)


def cost_of(deal: Deal, seat: Seat, action: Action) -> float:
    """What this last call is told to have cost its player."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(skill, "CALL_LOOKS", LOOKS)
        *_, last = shown_in(deal.act(seat, action), SEAL)
    assert last.seat == seat
    assert last.call is not None
    return last.call


@pytest.mark.parametrize(
    ("game", "seed", "good", "bad", "least"),
    [
        ("skat", 4, "bid 18", "pass", 10.0),
        ("skat", 4, "pickup", "hand", 5.0),
        ("saskop", 4, "trump D", "trump C", 1.0),
        ("saskop", 1, "bid 6", "diamonds", 1.0),
    ],
)
def test_what_is_said_costs_what_it_pays_less(game: str, seed: int, good: str, bad: str, least: float) -> None:
    deal, seat = until(question(game, seed), good)
    by_text = {str(action): action for action in deal.legal_actions(seat)}
    assert cost_of(deal, seat, by_text[bad]) > cost_of(deal, seat, by_text[good]) + least


class Luck:
    """Each time it is asked it likes some answers better than others, and next time others."""

    solves, tried, chance = False, 0, random.Random(1)

    def __init__(self, view: View, candidates: Mapping[Candidate, Plan], table: object, *, solves: bool) -> None:
        del view, table, solves
        self.liked = {each: self.chance.gauss() for each in candidates}

    def solved(self, world: World, cards: int) -> dict[Candidate, float]:
        del world, cards
        return {}

    def rolled_out(self, world: World, *, instead: bool = False) -> dict[Candidate, float]:
        del world, instead
        return self.liked


def test_an_answer_that_looks_best_by_luck_costs_nobody_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(skill, "CallEvaluator", Luck)
    monkeypatch.setattr(skill, "CALL_LOOKS", LOOKS)
    monkeypatch.setattr(searching, "ROLLED_OUT", 4)
    deal, seat = until(question("skat", 4), "discard")
    discards = [each for each in deal.legal_actions(seat) if isinstance(each, Discard)]
    shown = [each for discard in discards[:10] for each in shown_in(deal.act(seat, discard), SEAL)]
    assert fmean(each.call for each in shown if each.call is not None) == pytest.approx(0.0, abs=0.25)


@pytest.mark.thorough
def test_a_discard_of_the_best_cards_is_told_from_a_good_one() -> None:
    deal, seat = until(question("skat", 4), "discard")
    natural = Simple().choose(deal.view(seat), random.Random(7))
    assert natural is not None
    discards = [each for each in deal.legal_actions(seat) if isinstance(each, Discard)]
    worst = max(discards, key=lambda each: card_points(each.cards))
    assert cost_of(deal, seat, worst) > cost_of(deal, seat, natural) + 1.0


def test_nobody_shows_anything_where_there_was_no_choice() -> None:
    asked = question()
    dealt = asked.dealt()
    assert skill_of(dealt, SEAL) == ()


def test_a_card_says_nothing_of_who_did_not_play_it() -> None:
    asked = question()
    one, other = played(asked), played(asked, frozenset({3}), backwards=True)
    same = next(at for at, pair in enumerate(zip(one.actions, other.actions, strict=False)) if pair[0] != pair[1])
    begun = asked.dealt()
    for seat, action in one.actions[1:same]:
        begun = begun.act(seat, action)
    differing = begun.act(*one.actions[same]), begun.act(*other.actions[same])
    shown = [by_seat(each) for each in differing]
    assert one.actions[same][0] == 3
    assert shown[0][:3] == shown[1][:3]


def test_a_game_of_which_nobody_knows_what_a_card_is_worth_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = played(question())
    monkeypatch.setitem(KNOWLEDGE, "saskop", replace(knowledge_of("saskop"), skill=None))
    assert {each.shown for each in skill_of(whole, SEAL)} == {None}


def test_it_waits_before_each_action_while_it_is_to_stand_still() -> None:
    whole, waited = played(question()), []
    skill_of(whole, SEAL, lambda: waited.append(None))
    assert len(waited) == len(whole.actions)


def test_the_process_tells_it_with_par(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.players.par.par_player", lambda _: Simple())
    asked = question("skat")
    whole = played(asked)
    finished = replace(asked, actions=tuple((seat, str(action)) for seat, action in whole.actions))
    found = json.loads(answer(finished.write(Wanted.PAR), PauseGate()))
    told = [[each.number, each.seat, each.shown] for each in skill_of(whole, asked.digest)]
    assert found["choices"] == told
    assert len(found["values"]) == 3
