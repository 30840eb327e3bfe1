"""Lessons in tactics: what they teach is what brings most, in the deal that lies there and in others that fit it."""

import random
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import islice
from statistics import fmean

import pytest

from bot.players.base import one_action
from bot.players.determinization import Determinizations, worlds_of
from bot.players.evaluation import CardEvaluator, open_world
from bot.players.simple import Simple
from bot.present.games import LESSONS, TACTICS
from bot.present.stages import LEARNER, Does, LessonPosition, place_of
from engine.actions import Play, Show, read_action
from engine.cards import Card
from engine.deal import Deal
from engine.search.sampling import World
from engine.search.solver import new_table
from tests.support.soak import either, seldom

LONG_HAND = 5
SOLVED = {True: either(6, 100), False: either(40, 400)}
"""In how many deals that fit the learner's view, beside the one that lies there, each card of a long or a short hand is
judged: with many cards a deal takes long to solve."""
ROLLED_OUT = either(100, 2000)
CARDS = 5_000_000
A_HAIR = 1e-6
CARD_STAGES = [
    (game, stage)
    for game, stages in TACTICS.items()
    for stage in stages
    if isinstance(stage, Does) and stage.position.deal.view(LEARNER).phase == "play"
]
PLAYED_ON = {
    "saskop": ("exchange", "give", "roof", "blink", "emergency"),
    "skat": ("hold", "limit", "hand", "schneider", "overbid"),
}
"""What is said or exchanged, which is judged by playing on: each answer in the same deals, by the rule of thumb."""
DEALS = 60

Worth = Mapping[Card, tuple[float, float]]
"""By card what it brings as the game pays, and in card points."""


def stage_of(game: str, name: str) -> Does:
    place = place_of(LESSONS[game], name)
    assert place is not None
    stage = LESSONS[game][place]
    assert isinstance(stage, Does)
    return stage


def worth_of(evaluator: CardEvaluator, worlds: Iterable[World]) -> Worth:
    """What each card brings on average: with all cards open, or by habit where a deal takes too long to solve."""
    if not evaluator.solves:
        paid = [evaluator.rolled_out(world, instead=True) for world in worlds]
        return {card: (fmean(each[card] for each in paid), 0.0) for card in paid[0]}
    found = [(evaluator.solved(world, CARDS), evaluator.taken(world, CARDS)) for world in worlds]
    cards = found[0][1]
    return {card: (fmean(paid[card] for paid, _ in found), fmean(took[card] for _, took in found)) for card in cards}


@pytest.mark.parametrize(("game", "stage"), CARD_STAGES, ids=[f"{game} {stage.name}" for game, stage in CARD_STAGES])
def test_no_other_card_brings_more_than_the_one_that_is_taught(game: str, stage: Does) -> None:
    """Neither as the game pays nor in card points; and each wrong one that is offered brings less."""
    view = stage.position.deal.view(LEARNER)
    evaluator = CardEvaluator(view, new_table())
    right = {each.card for answer in stage.right if isinstance(each := read_action(answer), Play)}
    offered = {each.card for answer in stage.answers if isinstance(each := read_action(answer), Play)} - right
    deals = Determinizations(view, random.Random(game), weighs=False)
    number = SOLVED[len(view.hand) >= LONG_HAND] if evaluator.solves else ROLLED_OUT
    redealt = [world for world, _, _ in islice(deals, number)]
    for worlds in ([open_world(stage.position.deal)], redealt)[not evaluator.solves :]:
        worth = worth_of(evaluator, worlds)
        others = worth.keys() - right
        for number in range(2):
            least = min(worth[card][number] for card in right)
            assert all(worth[card][number] <= least + A_HAIR for card in others), worth
    least_of_both = sum(min(worth[card][number] for card in right) for number in range(2))
    assert all(sum(worth[card]) < least_of_both - A_HAIR for card in offered), worth


def notation(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards))


def with_hands_of(position: LessonPosition, world: World) -> LessonPosition:
    """The same position where the others were dealt what they hold in a world that fits."""
    deal, hands = position.deal, [list(hand) for hand in world.hands]
    for seat, action in reversed(deal.actions):
        if isinstance(action, Show):
            hands[(seat + 2) % len(hands)].remove(action.card)
            hands[seat].append(action.card)
        elif isinstance(action, Play):
            hands[seat].append(action.card)
    blind = position.blind or notation(world.aside)
    return replace(position, hands=(position.hands[LEARNER], *map(notation, hands[1:])), blind=blind)


def brings(deal: Deal, answer: str, seed: int) -> float:
    """What the learner's side scores above the others when the rule of thumb plays on."""
    simple, chance = Simple(), random.Random(seed)
    deal = deal.act(LEARNER, read_action(answer))
    while deal.outcome is None:
        deal = one_action(deal, lambda deal, seat: simple.choose(deal.view(seat), chance))
    scores = deal.outcome.scores or ()
    return scores[LEARNER] - scores[LEARNER + 1]


def fitting(position: LessonPosition) -> Iterator[LessonPosition]:
    chance, worlds = random.Random("lessons"), worlds_of(position.deal.view(LEARNER))
    while True:
        yield with_hands_of(position, worlds.draw(chance))


def with_last(deal: Deal, last: str) -> Deal:
    """The deal to its end, in which the learner keeps a card to the last trick and the rule of thumb does the rest."""
    simple, chance = Simple(), random.Random(1)
    while deal.outcome is None:
        if LEARNER in deal.waiting_for and len(own := deal.view(LEARNER).playable) > 1:
            deal = deal.act(LEARNER, Play(next(card for card in own if str(card) != last)))
        else:
            deal = one_action(deal, lambda deal, seat: simple.choose(deal.view(seat), chance))
    return deal


def test_schneider_is_worth_what_a_lesson_says_and_fails_for_nobody() -> None:
    stage = stage_of("skat", "schneider")
    scores = {
        answer: with_last(stage.position.deal.act(LEARNER, read_action(answer)), "7D") for answer in stage.answers
    }
    assert {each.outcome.points[LEARNER] for each in scores.values() if each.outcome} == {99}
    paid = {
        answer: each.outcome.scores[LEARNER] for answer, each in scores.items() if each.outcome and each.outcome.scores
    }
    assert paid["declare grand"] == 168
    assert paid["declare grand schneider"] == 216
    assert paid["declare grand schwarz"] < 0
    for position in islice(fitting(stage.position), 3):
        end = with_last(position.deal.act(LEARNER, read_action(stage.right[0])), "7D").outcome
        assert end is not None
        assert end.points[LEARNER] >= 99


def test_an_overbid_game_costs_what_a_lesson_says() -> None:
    for position in islice(fitting(stage_of("skat", "overbid").position), 3):
        end = with_last(position.deal.act(LEARNER, read_action("declare hearts")), "8D").outcome
        assert end is not None
        assert end.scores is not None
        assert end.points[LEARNER] >= 91 or end.scores[LEARNER] == -48


def is_legal(deal: Deal, answer: str) -> bool:
    return answer in map(str, deal.legal_actions(LEARNER))


@pytest.mark.parametrize(
    ("game", "name"),
    [
        seldom(game, name)
        for game, names in PLAYED_ON.items()
        for name in names
        if place_of(LESSONS[game], name) is not None
    ],
)
def test_nothing_else_that_may_be_said_brings_more_than_what_is_taught(game: str, name: str) -> None:
    stage = stage_of(game, name)
    deals = [each.deal for each in islice(fitting(stage.position), DEALS)]
    allowed = [answer for answer in stage.answers if is_legal(deals[0], answer)]
    found = {answer: fmean(brings(deal, answer, at) for at, deal in enumerate(deals)) for answer in allowed}
    assert max(found.values()) <= min(found[answer] for answer in stage.right) + A_HAIR, found
