"""What a hand says beside the cards."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.errors import StorageError, UserError
from bot.present.composer import Composer
from bot.present.messages import Button, read_press
from bot.present.readers import Readers
from bot.tables.finished_deals import PastDeal
from bot.tables.model import DealFacts, Person, Preferences, Redeal, Stage, TableView
from bot.tables.setup import TablePlace, checked_setup
from bot.tables.stored import StoredDeal
from tests.properties.random_deals import finished_deal
from tests.properties.test_messages_secrecy import table_with
from tests.support.tables import ANNA, BERT, CARL, CHANNEL, DORA, GUILD, PATIENT, HandClock, House


class People(Readers):
    """Everybody is known, and reads English."""

    async def names(self, _guild: int, users: tuple[int, ...]) -> dict[int, str]:
        return dict.fromkeys(users, "Somebody")

    async def language(self, _user: int, **_: object) -> str:
        return "en"

    async def preferences(self, _user: int) -> Preferences:
        return Preferences()


async def guild_name(_guild: int) -> str:
    return "Kaardilaud"


async def test_who_sits_at_several_tables_reads_at_which_each_hand_is(tmp_path: Path) -> None:
    house = await House(tmp_path / "tables.sqlite3", HandClock(), 1).begin()
    try:
        await check_places(house)
    finally:
        await house.end()


async def test_the_hand_of_who_is_away_is_the_same_words_whatever_their_computer_plays(tmp_path: Path) -> None:
    house = await House(tmp_path / "tables.sqlite3", HandClock(), 1).begin()
    try:
        await check_away(house)
    finally:
        await house.end()


async def check_away(house: House) -> None:
    """No cards and one way back, in a private answer too; what they are told to have seen before shows the cards."""
    table = await house.table(ANNA, BERT, CARL, DORA)
    await house.service.start(table.id, ANNA)
    people: Any = People()
    composer = Composer(people, guild_name, house.lookup.sits_at_several, house.store.results.series)
    assert await composer.hand(ANNA, away(house.lookup.sight(table.id, ANNA)), private=False) is None, "no cards yet"
    cutter = (ANNA, BERT, CARL, DORA)[house.lookup.sight(table.id, None).view.waiting_for[0]]  # type: ignore[union-attr]
    await house.service.act(table.id, cutter, "cut threes", chance=3)

    shown_before = away(house.lookup.sight(table.id, ANNA))
    before = await composer.hand(ANNA, shown_before, private=False)
    asked = house.lookup.sight(table.id, None).view.waiting_for[0]  # type: ignore[union-attr]
    user = (ANNA, BERT, CARL, DORA)[asked]
    await house.service.act(table.id, user, house.lookup.legal(table.id, user)[0], chance=3)
    sight = away(house.lookup.sight(table.id, ANNA))
    after = await composer.hand(ANNA, sight, private=False)
    assert before == after
    assert before is not None
    assert before.text.startswith(f"Saskop, table {table.id} in <#{CHANNEL}> on **Kaardilaud**\n**You are away")
    (back,) = before.controls
    assert isinstance(back, Button)
    assert f"*{back.label}*" in before.text
    assert (before.pictures, read_press(back.press).what) == ((), "back")  # type: ignore[union-attr]

    private, parked = await composer.hand(ANNA, sight, private=True), await composer.parked(ANNA, sight)
    assert private == replace(before, text=before.text.partition("\n")[2])
    assert [each.name for each in parked.pictures] == ["hand.png"]  # type: ignore[union-attr]
    assert await composer.idle_hand_key(ANNA, sight) == await composer.idle_hand_key(ANNA, shown_before)


def away(sight: TableView) -> TableView:
    """The same while a computer stands in for whose sight it is."""
    seats = tuple(Person(ANNA, 2, away=True) if who == Person(ANNA) else who for who in sight.table.seats)
    return replace(sight, table=replace(sight.table, seats=seats))


async def check_places(house: House) -> None:
    """Of one table nothing is said; of two each hand says where it is."""
    table = await house.table(ANNA, BERT, CARL, DORA)
    await house.service.start(table.id, ANNA)
    cutter = (ANNA, BERT, CARL, DORA)[house.lookup.sight(table.id, None).view.waiting_for[0]]  # type: ignore[union-attr]
    await house.service.act(table.id, cutter, "cut threes", chance=3)
    people: Any = People()
    composer, sight = (
        Composer(people, guild_name, house.lookup.sits_at_several, house.store.results.series),
        house.lookup.sight(table.id, ANNA),
    )
    before, key = await composer.hand(ANNA, sight, private=True), await composer.idle_hand_key(ANNA, sight)
    await house.service.open(TablePlace(GUILD, CHANNEL + 1, ANNA, PATIENT), checked_setup("skat"))
    after = await composer.hand(ANNA, sight, private=True)
    assert before is not None
    assert after is not None
    assert "Kaardilaud" not in before.text
    assert after.text == f"Saskop, table {table.id} in <#{CHANNEL}> on **Kaardilaud**\n{before.text}"
    assert key is None or await composer.idle_hand_key(ANNA, sight) != key


@pytest.mark.parametrize(("error", "lacks"), [(StorageError("away"), 1), (UserError("no-such-deal"), 0)])
async def test_a_result_without_the_deal_that_was_played_again_is_known_to_lack_it(
    error: Exception, lacks: int
) -> None:
    """Once the database is back it is composed again; of a deal of older rules there is nothing to wait for."""
    now = finished_deal("saskop", 1)
    facts = DealFacts(71, 13, "d" * 64, outcome=now.outcome, repeats=Redeal(70, 12, 9, 3))
    sight = TableView(replace(table_with(now), stage=Stage.PAUSE, deal=facts), None, now.view(None))

    async def failing(_guild: int, _number: int) -> StoredDeal | None:
        raise error

    async def none(_table: int) -> Sequence[PastDeal]:
        return ()

    people: Any = People()
    composer = Composer(people, guild_name, lambda _: False, none, deal=failing)
    message = await composer.result(sight)
    assert "Deal 12 again" in message.text
    assert composer.failures == lacks


def over(*, seats: tuple[int, ...] = (ANNA, BERT, CARL, DORA), seat: int | None = 0, **changes: Any) -> TableView:
    """A table whose deal is over, by somebody who may sit there."""
    now = finished_deal("saskop", 1)
    facts = DealFacts(71, 13, "d" * 64, outcome=now.outcome)
    table = replace(table_with(now), seats=tuple(map(Person, seats)), stage=Stage.PAUSE, deal=facts)
    return TableView(replace(table, **changes), seat, now.view(seat))


class Called(People):
    """Everybody is known by their number."""

    async def names(self, _guild: int, users: tuple[int, ...]) -> dict[int, str]:
        return {user: f"N{user}" for user in users}


def a_composer() -> Composer:
    async def none(_table: int) -> Sequence[PastDeal]:
        return ()

    people: Any = Called()
    return Composer(people, guild_name, lambda _: False, none)


async def test_a_private_answer_says_how_the_deal_ended_and_who_played_it() -> None:
    """Whoever has sat down since; without a picture, and with the way on."""
    then, now = over(), over(seats=(ANNA, 77, CARL, DORA))
    message = await a_composer().hand(ANNA, now, private=True, ended=then)
    assert message is not None
    public = await a_composer().result(then)
    assert message.text.startswith(public.text)
    assert message.pictures == ()
    (button,) = message.controls
    assert isinstance(button, Button)
    assert read_press(button.press).what == "start"  # type: ignore[union-attr]
    other = replace(then, table=replace(then.table, deal=DealFacts(70, 12, "d" * 64)))
    assert "N77" in (await a_composer().hand(ANNA, now, private=True, ended=other)).text  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("changes", "ways_on"),
    [({}, 1), ({"stage": Stage.GATHERING}, 1), ({"seats": (Person(ANNA), None, Person(CARL), Person(DORA))}, 0)],
)
async def test_it_leads_on_where_nobody_is_missing(changes: dict[str, Any], ways_on: int) -> None:
    sight = over()
    now = replace(sight, table=replace(sight.table, **changes))
    message = await a_composer().hand(ANNA, now, private=True, ended=sight)
    assert message is not None
    assert len(message.controls) == ways_on
    assert await a_composer().idle_hand_key(ANNA, now) is None


async def test_who_is_away_reads_that_first() -> None:
    message = await a_composer().hand(ANNA, away(over()), private=True, ended=over())
    assert message is not None
    assert "You are away" in message.text


@pytest.mark.parametrize(
    ("sight", "private", "told"),
    [
        (over(stage=Stage.CLOSED), True, "Table 1 is closed."),
        (over(stage=Stage.CLOSED), False, "Table 1 is closed."),
        (over(seats=(77, BERT, CARL, DORA)), True, "You no longer sit at table 1."),
        (over(seats=(77, BERT, CARL, DORA), stage=Stage.PLAYING), False, "You no longer sit at table 1."),
        (over(stage=Stage.PLAYING), False, "This deal is over."),
        (over(stage=Stage.PLAYING), True, "This message is out of date. Press *My hand* in the channel to see"),
        (over(deal=None), True, "This deal is over."),
        (over(), True, "**Saskop** · The deal is over."),
    ],
    ids=["closed", "closed, direct", "left", "left, direct", "next deal", "token over", "annulled", "pause"],
)
async def test_what_has_served_its_turn_says_why(sight: TableView, private: bool, told: str) -> None:
    message = await a_composer().over(ANNA, sight, over(), private=private)
    assert (
        message.text.replace(f"table {sight.table.id}", "table 1")
        .replace(f"Table {sight.table.id}", "Table 1")
        .startswith(told)
    )
    assert (message.controls, message.pictures) == ((), ())
