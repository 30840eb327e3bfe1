"""Redeal the cards somebody cannot see in any way that fits what they saw: everything they are shown stays the same."""

import random

import pytest

from engine.actions import Action, Announce, CallAce, Cut, Discard, Give, Play, Show, Signal, read_action
from engine.cards import Card
from engine.deal import Deal, Start
from engine.errors import IllegalAction, UnusableDeal
from engine.events import Gave, LaidAway, Received
from engine.games import GAMES
from engine.seats import Seat
from tests.properties.random_deals import moves, picked, random_deal, shuffled_start
from tests.properties.test_random_play import UNIVERSE
from tests.support.soak import either

VIEWERS: tuple[Seat | None, ...] = (None, 0, 1, 2, 3)
SILENT = Announce("partner")
DEALS = [(game, seed) for game in GAMES for seed in range(either(2, 25))]


def viewers(deal: Deal) -> tuple[Seat | None, ...]:
    return (None, *range(deal.start.players))


def seen(deal: Deal, viewer: Seat | None) -> set[Card]:
    """Every card whose place at some moment the viewer was told."""
    view = deal.view(viewer)
    cards = {card for held in (view.hand, view.aside, *view.face_up) for card in held}
    for happening in view.history:
        match happening:
            case Received(cards=told) | Gave(cards=told) | LaidAway(cards=told):
                cards.update(told)
    for _, action in deal.actions[1:]:
        if isinstance(action, Play | Show):
            cards.add(action.card)
    return cards | exposed(deal)


def exposed(deal: Deal) -> set[Card]:
    start = deal.start
    dealt = start.rules.deal(start.options, start.dealer, start.players, start.pack, deal.actions[0][1])
    return {card for cards in dealt.exposed for card in cards}


def redealt(
    deal: Deal, viewer: Seat | None, chance: random.Random, shown: frozenset[Card] = frozenset()
) -> Deal | None:  # fmt: skip
    """The same deal with some unseen cards in each other's places, or None where it could not have gone so.

    shown: cards of others that the viewer was shown.
    """
    unseen = sorted(set(deal.start.pack) - seen(deal, viewer) - shown)
    if len(unseen) < 2:
        return None
    some = chance.sample(unseen, min(len(unseen), chance.choice((2, 2, 2, 3, 4, 8))))
    swap = dict(zip(some, some[1:] + some[:1], strict=True))
    start = deal.start
    pack = tuple(swap.get(card, card) for card in start.pack)
    other = Deal(Start(start.game, start.options, start.players, start.dealer, pack, start.carried))
    secret = unheard_signals(deal, viewer)
    try:
        for place, (seat, action) in enumerate(deal.actions):
            if place not in secret or action in other.legal_actions(seat):
                other = with_silence(other, seat, swapped(action, swap))
    except (IllegalAction, UnusableDeal):
        return None
    asked = {deal.phase, other.phase}  # of a call all hear whether somebody is asked for it, or for a card face down
    return None if len(asked) > 1 and not asked.isdisjoint(("call", "under")) else other


def unheard_signals(deal: Deal, viewer: Seat | None) -> set[int]:
    """Which of the actions are signals that the viewer did not perceive: with other cards they need not be there."""
    if not any(isinstance(action, Signal) for _, action in deal.actions):
        return set()
    found, before = set[int](), Deal(deal.start)
    for place, (seat, action) in enumerate(deal.actions):
        after = before.act(seat, action)
        if isinstance(action, Signal) and after.count_heard_by(viewer) == before.count_heard_by(viewer):
            found.add(place)
        before = after
    return found


def with_silence(deal: Deal, seat: Seat, action: Action) -> Deal:
    """Wanting a partner is said to nobody, and only by who has no jack of diamonds: it is put in or left out."""
    asked = deal.phase == "call"
    if action == SILENT and not asked:
        return deal
    if asked and not isinstance(action, Announce | CallAce):
        (picker,) = deal.waiting_for
        deal = deal.act(picker, SILENT)
    return deal.act(seat, action)


def swapped(action: Action, swap: dict[Card, Card]) -> Action:
    """What was given or laid away face down may have been another card."""
    if isinstance(action, Give | Discard):
        cards = tuple(sorted(swap.get(card, card) for card in action.cards))
        return Give(cards) if isinstance(action, Give) else Discard(action.verb, cards)
    return action


def refusals(deal: Deal, seat: Seat) -> list[str]:
    found = []
    for action in UNIVERSE:
        try:
            deal.act(seat, action)
        except IllegalAction as refusal:
            found.append(f"{action}: {refusal}")
    return found


@pytest.mark.parametrize(("game", "seed"), DEALS)
def test_views_decisions_and_refusals_tell_nothing_of_the_unseen(game: str, seed: int) -> None:
    chance = random.Random(seed)
    compared = 0
    for deal in random_deal(shuffled_start(game, chance), chance):
        if deal.state is None or deal.outcome is not None:
            continue
        for viewer in chance.sample(viewers(deal), 2):
            for other in filter(None, (redealt(deal, viewer, chance) for _ in range(3))):
                compared += 1
                assert other.start.pack != deal.start.pack
                assert other.view(viewer) == deal.view(viewer)
                if viewer is not None and compared % 7 == 0:
                    assert refusals(other, viewer) == refusals(deal, viewer)
    assert compared > 5 or deal.version < 10 or len(exposed(deal)) > 27


@pytest.mark.parametrize(("game", "seed"), DEALS[::2])
def test_before_the_cut_nobody_knows_anything(game: str, seed: int) -> None:
    chance = random.Random(seed)
    start = shuffled_start(game, chance)
    other = Start(start.game, start.options, start.players, start.dealer, tuple(reversed(start.pack)))
    for viewer in viewers(Deal(start)):
        assert Deal(start).view(viewer) == Deal(other).view(viewer)


@pytest.mark.parametrize("seed", range(either(2, 25)))
def test_closed_cards_of_a_battery_are_told_to_nobody_before_they_turn_up(seed: int) -> None:
    chance, compared = random.Random(seed), 0
    start = shuffled_start("sheepshead", chance, among={"two": ("battery",)}, numbers=(2,))
    for deal in random_deal(start, chance):
        if deal.state is None or deal.outcome is not None:
            continue
        closed = {under for piles in deal.state.piles for _, under in piles if under is not None}
        for viewer in viewers(deal):
            assert closed.isdisjoint(seen(deal, viewer))
            for other in filter(None, (redealt(deal, viewer, chance) for _ in range(3))):
                compared += 1
                assert other.view(viewer) == deal.view(viewer)
    assert compared > 20


@pytest.mark.parametrize("seed", range(either(2, 25)))
def test_what_two_exchange_in_a_revolution_tells_nobody_else_anything(seed: int) -> None:
    chance = random.Random(seed)
    deal = Deal(shuffled_start("skat", chance, among={"revolution": (True,)}))
    deal = deal.act(deal.waiting_for[0], Cut("threes", place=16))
    for said in ("pass", "pass", "bid 18", "hand", "declare null revolution"):
        deal = deal.act(deal.waiting_for[0], read_action(said))
    (declarer,) = {seat for seat, action in deal.actions if str(action) == "hand"}
    compared = dict.fromkeys(viewers(deal), 0)
    while deal.outcome is None:
        for viewer in viewers(deal):
            for other in filter(None, (redealt(deal, viewer, chance) for _ in range(2))):
                compared[viewer] += 1
                assert other.view(viewer) == deal.view(viewer)
                assert viewer in (None, declarer) or deal.state.hands == other.state.hands
        deal = deal.act(*picked(moves(deal), chance))
    assert min(compared.values()) > 5


@pytest.mark.parametrize(("game", "seed"), DEALS)
def test_a_view_shows_no_card_of_another_hand(game: str, seed: int) -> None:
    chance = random.Random(seed)
    for deal in random_deal(shuffled_start(game, chance), chance):
        if deal.state is None or deal.phase == "done":
            continue
        for viewer in viewers(deal):
            hidden = {card for seat, hand in enumerate(deal.state.hands) if seat != viewer for card in hand} - seen(
                deal, viewer
            )
            text = repr(deal.view(viewer)).split("hand=", 1)[1]
            assert not any(repr(card) in text for card in hidden)
