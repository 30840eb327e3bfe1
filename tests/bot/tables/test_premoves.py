"""Cards chosen before one's turn comes: what may be planned, what comes of it, and that only the rules decide."""

import random
from dataclasses import replace

import pytest

from bot.errors import UserError
from bot.tables.autoplay import Premove, offered_premoves, premoved_action, premoves_after, read_premove, with_premove
from bot.tables.model import Pace
from engine.actions import Play
from engine.cards import Suit, read_card, read_cards, write_cards
from engine.decisions import Choice
from engine.errors import Unreadable
from engine.games import GAMES
from engine.trick import legal_cards
from engine.views import View
from tests.properties.random_deals import random_deal, shuffled_start
from tests.support.tables import ANNA, BERT, CARL, DORA, House

BY_HAND = Pace(computer=0, cut=9999, override=9999, next_deal=9999, turn=0)


@pytest.mark.parametrize("game", GAMES)
def test_whatever_was_planned_the_card_is_one_that_may_be_played(game: str) -> None:
    chance, done = random.Random(game), 0
    plans: dict[int, tuple[Premove, ...]] = {}
    for deal in random_deal(shuffled_start(game, chance), chance):
        for seat in range(deal.start.players):
            view = deal.view(seat)
            for part in offered_premoves(view):
                assert len(part) <= 25
                for plan in chance.sample(part, min(len(part), 2)):
                    assert read_premove(str(plan)) == plan
                    plans[seat] = with_premove(plans.get(seat, ()), plan)
            action = premoved_action(view, plans.get(seat, ()))
            if action is not None:
                done += 1
                assert action in deal.legal_actions(seat)
    assert done > 3 or deal.outcome is not None


def turn(hand: str, lying: str) -> View:
    """Somebody's turn to follow, or to lead where nothing lies."""
    chance = random.Random(1)
    deals = random_deal(shuffled_start("schafkopf-window", chance), chance)
    view = next(deal.view(0) for deal in deals if deal.phase == "play" and 0 in deal.waiting_for)
    cards, laid = read_cards(hand), read_cards(lying) if lying else ()
    trick = replace(view.trick, seats=tuple(range(1, 1 + len(laid))), cards=laid)
    plays = tuple(Play(card) for card in legal_cards(view.rule, view.ranking, cards, laid))
    return replace(view, hand=cards, trick=trick, decisions=(Choice("play", plays),))


@pytest.mark.parametrize(
    ("lying", "plans", "card"),
    [
        ("KS", "S low", "7S"),
        ("KS", "S win", "TS"),
        ("AS", "any win", "7S"),
        ("KS", "S TS,any low", "TS"),
        ("KS", "S TH,any low", "7S"),
        ("KH", "any low", "7H"),
        ("KC", "C low", "7S"),
        ("KC", "C win", "8D"),
        ("QH", "trump win", "QC"),
        ("KS", "H low", None),
        ("", "any low", None),
    ],
)
def test_a_plan_means_the_card_a_player_would_take_it_for(lying: str, plans: str, card: str | None) -> None:
    view = turn("QC 8D AS TS 7S TH 7H", lying)
    action = premoved_action(view, tuple(map(read_premove, plans.split(","))))
    assert str(action) == f"play {card}" if card else action is None


def test_plans_end_with_the_first_turn_that_none_fits_and_a_card_played_is_planned_no_more() -> None:
    view = turn("QC 8D AS TS 7S", "KS")
    some = tuple(map(read_premove, ("S 7S", "any low")))
    assert premoves_after(view, some, read_card("7S")) == (read_premove("any low"),)
    assert premoves_after(view, some, read_card("AS")) == some
    assert premoves_after(view, (read_premove("H low"),), read_card("7S")) == ()
    assert premoves_after(turn("QC 8D", ""), some, read_card("QC")) == ()


def test_there_is_one_plan_a_case() -> None:
    plans = with_premove(
        with_premove(with_premove((), read_premove("any low")), read_premove("H win")), read_premove("any KC")
    )
    assert list(map(str, plans)) == ["H win", "any KC"]
    assert plans[0].led is Suit.HEARTS


@pytest.mark.parametrize("text", ["", "any", "H", "X low", "any lowest", "any  low", "trump 1H", "h low"])
def test_what_is_no_plan_is_not_read(text: str) -> None:
    with pytest.raises(Unreadable):
        read_premove(text)


async def playing(house: House) -> int:
    """A table of four people whose first trick is over."""
    table = await house.table(ANNA, BERT, CARL, DORA, pace=BY_HAND, signals="false")
    await house.service.start(table.id, ANNA)
    people = (ANNA, BERT, CARL, DORA)
    while True:
        view = house.lookup.sight(table.id, None).view
        assert view is not None
        if len(view.tricks) == 1:
            return table.id
        user = people[view.waiting_for[0]]
        await house.service.act(table.id, user, house.lookup.legal(table.id, user)[-1], chance=3)


async def test_a_plan_is_its_owners_alone_survives_a_restart_and_plays(house: House) -> None:
    table = await playing(house)
    view = house.lookup.sight(table, None).view
    assert view is not None
    leader = view.waiting_for[0]
    people = (ANNA, BERT, CARL, DORA)
    owner = people[(leader + 1) % 4]
    deal = house.lookup.sight(table, None).table.deal
    assert deal is not None
    with pytest.raises(UserError, match="plan-your-turn"):
        await house.service.set_premove(table, people[leader], "any low", deal=deal.id)
    with pytest.raises(UserError, match="stale"):
        await house.service.set_premove(table, owner, "any low", deal=deal.id + 1)
    foreign = house.lookup.sight(table, people[leader]).view
    assert foreign is not None
    with pytest.raises(UserError, match="plan-not-possible"):
        await house.service.set_premove(table, owner, f"any {foreign.hand[0]}", deal=deal.id)
    await house.service.set_premove(table, owner, "any low", deal=deal.id)
    assert house.lookup.sight(table, owner).premoves == (read_premove("any low"),)
    assert not any(house.lookup.sight(table, user).premoves for user in (None, *people) if user != owner)
    again = await house.again()
    again.turns.start()
    assert again.lookup.sight(table, owner).premoves == (read_premove("any low"),)
    await again.service.act(table, people[leader], again.lookup.legal(table, people[leader])[0])
    await again.next_change(("action",))
    view = again.lookup.sight(table, owner).view
    assert view is not None
    assert view.trick.seats == (leader, (leader + 1) % 4), write_cards(view.trick.cards)
    await again.turns.stop()
    await again.end()
