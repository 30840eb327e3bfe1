"""What happened since they acted last is the first line of the hand of who is asked."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.present import presenter
from bot.present.readers import Reader
from bot.present.words import action_label, card_name, suit_name
from bot.tables.model import Computer, Person, TableView
from engine.actions import Give
from engine.cards import Suit
from engine.deal import Deal
from tests.properties.test_messages_secrecy import table_with
from tests.support.saskop_deals import EXAMPLE, acted, dealt, random_deal, start
from tests.support.tables import ANNA, BERT, CARL, DORA, HandClock, House

FOUR = (ANNA, BERT, CARL, DORA)
NAMES = {ANNA: "Anna", BERT: "Bert", CARL: "Carl", DORA: "Dora"}


def first_line(sight: TableView) -> str:
    return presenter.hand(sight, Reader("en", NAMES)).text.partition("\n")[0]


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = await House(tmp_path / "tables.sqlite3", HandClock(), 4).begin()
    yield house
    await house.end()


async def dealing(house: House) -> int:
    table = (await house.table(*FOUR)).id
    await house.service.start(table, ANNA)
    await house.service.act(table, awaited(house, table), "cut threes", chance=3)
    while house.lookup.sight(table, None).view.phase != "play":  # type: ignore[union-attr]
        user = awaited(house, table)
        legal = house.lookup.legal(table, user)
        await house.service.act(table, user, next(each for each in ("pass", "accept", *legal) if each in legal))
    return table


def awaited(house: House, table: int) -> int:
    return FOUR[house.lookup.sight(table, None).view.waiting_for[0]]  # type: ignore[union-attr]


async def play_until(house: House, table: int, user: int) -> None:
    while awaited(house, table) != user:
        other = awaited(house, table)
        await house.service.act(table, other, house.lookup.legal(table, other)[0])


async def test_what_a_computer_played_for_who_let_their_time_run_out(house: House) -> None:
    table = await dealing(house)
    user = awaited(house, table)
    assert "Your time was up" not in first_line(house.lookup.sight(table, user))
    turn = house.lookup.awaited_turn(table)
    assert turn is not None
    card = turn.view.asked.actions[0]  # type: ignore[union-attr]
    assert await house.service.act_for(table, turn.seat, card, seen=turn.seen, missed=True)
    await play_until(house, table, user)
    told = first_line(house.lookup.sight(table, user))
    assert told == f"Your time was up, so a computer chose for you: {action_label(card)}."

    await house.service.act(table, user, next(each for each in house.lookup.legal(table, user) if "play" in each))
    await play_until(house, table, user)
    assert "Your time was up" not in first_line(house.lookup.sight(table, user)), "they are back"


async def test_who_left_in_this_deal_and_not_before(house: House) -> None:
    table = await dealing(house)
    user = awaited(house, table)
    gone = FOUR[(FOUR.index(user) + 1) % 4]
    await house.service.leave(table, gone)
    told = f"{NAMES[gone]} left; a computer plays on for them."
    assert first_line(house.lookup.sight(table, user)) == told
    again = await house.again()
    sight = again.lookup.sight(table, user)
    assert first_line(sight) == told, "a restart forgets nothing"
    assert sight.table.deal is not None
    later = replace(sight.table, deal=replace(sight.table.deal, id=sight.table.deal.id + 1))
    assert "left" not in first_line(replace(sight, table=later))
    house.store, house.tables = again.store, again.tables


def overridden() -> Deal:
    """Clubs were named, and the next seat overrode them."""
    return acted(start(dealt(1, EXAMPLE)), "0 bid 6", "1 pass", "2 pass", "3 pass", "0 trump C", "1 override")


@pytest.mark.parametrize("language", ["en", "de", "et"])
def test_that_an_override_replaced_the_trumps(language: str) -> None:
    deal = overridden()
    (seat,) = deal.waiting_for
    told = presenter.hand(TableView(table_with(deal), seat, deal.view(seat)), Reader(language)).text
    first = told.partition("\n")[0]
    assert "♦" in first
    assert f"♣ {suit_name(Suit.CLUBS, language)}" in first
    while seat not in (deal := deal.act(deal.waiting_for[0], deal.asked(deal.waiting_for[0]).actions[0])).waiting_for:  # type: ignore[union-attr]
        pass
    told = presenter.hand(TableView(table_with(deal), seat, deal.view(seat)), Reader(language)).text
    assert first not in told, "they have acted since"


def test_that_a_card_was_exchanged_is_told_once_and_its_face_only_to_the_two() -> None:
    found = 0
    for seed in range(60):
        for deal in random_deal(seed):
            if not deal.actions or not isinstance(deal.actions[-1][1], Give) or deal.phase != "auction":
                continue
            (giver, given), (seat,) = deal.actions[-1], deal.waiting_for
            hand = presenter.hand(TableView(table_with(deal), seat, deal.view(seat)), Reader("en")).text
            sentences = [each for each in hand.splitlines() if "gives" in each]
            assert len(sentences) <= 1, "it is not said twice"
            if seat not in {giver, (giver + 2) % 4}:
                assert "for the swap" in hand.partition("\n")[0]
                assert card_name(given.cards[0]) not in sentences[0]
                found += 1
    assert found > 5


def test_a_hand_of_nobody_who_is_asked_says_nothing_of_it() -> None:
    deal = overridden()
    table = table_with(deal)
    assert table.deal is not None
    idle = next(seat for seat in range(3) if seat not in deal.waiting_for)
    left = Computer("easy", BERT, left_in=table.deal.id)
    seats = tuple(left if seat == 3 else Person(FOUR[seat]) for seat in range(4))
    sight = TableView(replace(table, seats=seats), idle, deal.view(idle))
    assert "left" not in presenter.hand(sight, Reader("en", NAMES)).text
