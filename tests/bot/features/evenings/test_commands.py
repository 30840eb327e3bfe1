"""Score sheets by command and by button: of the table that is meant, on its server, and of finished deals alone."""

import random
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from discord import Permissions

from bot.errors import UserError
from bot.features.evenings.commands import scores, scores_of
from bot.features.evenings.messages import Evenings
from bot.features.records.commands import deal_meant
from bot.features.records.messages import History
from bot.present.composer import Composer
from bot.present.figures import SheetPart, Showing
from bot.present.messages import Menu, Message
from bot.tables.finished_deals import Span
from bot.tables.model import Stage
from bot.tables.setup import TablePlace, checked_setup
from tests.bot.features.records.test_messages import FOUR, Everybody
from tests.support.tables import ANNA, CHANNEL, GUILD, PATIENT, HandClock, House


class Club:
    """A channel in which one deal was played to its end, and the next one is going on."""

    def __init__(self, house: House, table: int) -> None:
        self.house, self.table = house, table

        async def nothing(_: int) -> str | None:
            return None

        people = Everybody()
        self.parts: Any = SimpleNamespace(
            tables=house.service, lookup=house.lookup,
            composer=Composer(people, nothing, house.lookup.sits_at_several, house.store.results.series),
            find={
                Evenings: Evenings(people, house.store.evenings, house.clock),
                History: History(people, house.store.results),
            }.get,
        )  # fmt: skip

    def interaction(self, guild: int | None = GUILD, channel: int = CHANNEL, user: int = ANNA) -> Any:
        client = SimpleNamespace(services=self.parts)
        return SimpleNamespace(
            user=SimpleNamespace(id=user), guild_id=guild, channel_id=channel, id=7, client=client,
            guild=None, permissions=Permissions.none(),
        )  # fmt: skip

    async def play(self, people: tuple[int, ...] = FOUR) -> None:
        """A deal to its end, by chance."""
        chance = random.Random(7)
        await self.house.service.start(self.table, people[0])
        while (sight := self.house.lookup.sight(self.table, None)).table.stage is Stage.PLAYING:
            assert sight.view is not None
            user = people[chance.choice(sight.view.waiting_for)]
            legal = [text for text in self.house.lookup.legal(self.table, user) if not text.startswith("cut upto")]
            await self.house.service.act(self.table, user, chance.choice(legal), chance=3)


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    house = await House(tmp_path / "tables.sqlite3", HandClock(), 1).begin()
    try:
        table = await house.table(*FOUR)
        yield Club(house, table.id)
    finally:
        await house.end()


def spans(message: Message) -> list[str]:
    menu = message.controls[0]
    assert isinstance(menu, Menu)
    return [entry.label for entry in menu.entries]


async def refused(work: Any) -> str:
    with pytest.raises(UserError) as error:
        await work
    return error.value.key


async def test_finished_deals_are_added_up_and_nothing_of_the_running_one_is_shown(club: Club) -> None:
    empty = await scores(club.interaction(), "evening", None)
    assert empty.text == "No deal of Saskop has been finished in this channel yet."
    await club.play()
    first = await scores(club.interaction(), "evening", None)
    await club.house.service.start(club.table, ANNA)
    assert await scores(club.interaction(), "evening", None) == first
    assert "1 deal played" in first.text
    assert spans(first) == ["This game", "This evening", "This season"]
    assert [picture.name for picture in first.pictures] == ["sheet.png"]
    assert "this season" in (await scores(club.interaction(), "season", None)).text


async def test_a_void_deal_does_not_count(club: Club) -> None:
    await club.play()
    deal = club.house.lookup.sight(club.table, None).table.deal
    assert deal is not None
    before = await scores(club.interaction(), "evening", None)
    assert "1 deal played" in before.text
    table = club.house.lookup.sight(club.table, None).table
    await club.house.store.tables.annul(table, deal.id)
    assert "No deal of Saskop" in (await scores(club.interaction(), "evening", None)).text


async def test_a_closed_tables_evening_stays_and_its_game_is_not_offered(club: Club) -> None:
    await club.play()
    await club.house.service.close(club.table, ANNA)
    for message in (
        await scores(club.interaction(user=99), "evening", None),
        await scores_of(club.interaction(), club.table, Span.EVENING, SheetPart.DEALS, 0),
    ):
        assert "1 deal played" in message.text
        assert spans(message) == ["This evening", "This season"]
    for period in (None, "game"):
        last = await scores(club.interaction(user=99), period, None)
        assert "1 deal played" in last.text
        assert spans(last) == ["This evening", "This season"]
    elsewhere = club.interaction(channel=CHANNEL + 5, user=99)
    assert await refused(scores(elsewhere, None, None)) == "no-table"


async def test_without_a_period_the_running_game_is_meant(club: Club) -> None:
    await club.play()
    assert await scores(club.interaction(), None, None) == await scores(club.interaction(), "game", None)


async def test_without_a_number_the_last_deal_is_meant(club: Club) -> None:
    assert await refused(deal_meant(club.interaction(), None)) == "no-deals-yet"
    await club.play()
    await club.play()
    await club.house.service.close(club.table, ANNA)
    others = (21, 22, 23, 24)
    table = await club.house.service.open(TablePlace(GUILD, CHANNEL + 1, others[0], PATIENT), checked_setup("saskop"))
    for user in others[1:]:
        await club.house.service.join(table.id, user)
    await Club(club.house, table.id).play(others)
    for place, user, number in (
        (CHANNEL, 99, 2),
        (CHANNEL, others[0], 2),
        (CHANNEL + 1, ANNA, 3),
        (CHANNEL + 5, ANNA, 2),
        (CHANNEL + 5, 99, 3),
    ):
        assert await deal_meant(club.interaction(channel=place, user=user), None) == number
    assert await deal_meant(club.interaction(), 1) == 1
    assert await refused(deal_meant(club.interaction(guild=None), None)) == "guild-only"
    assert await refused(deal_meant(club.interaction(guild=GUILD + 1), None)) == "no-deals-yet"


async def test_what_cannot_be_shown_is_refused_in_words(club: Club) -> None:
    await club.play()
    abroad = club.interaction(guild=GUILD + 1, user=99)
    for span in Span:
        assert await refused(scores_of(abroad, club.table, span, SheetPart.TOTALS, 0)) == "no-such-table"
        assert (
            await refused(scores_of(club.interaction(), club.table + 50, span, SheetPart.TOTALS, 0)) == "no-such-table"
        )
    assert await refused(scores(club.interaction(channel=CHANNEL + 5, user=99), "evening", None)) == "no-table"
    assert await refused(scores(club.interaction(guild=GUILD + 1, channel=CHANNEL + 5), "season", None)) == "no-table"
    own = await scores(club.interaction(guild=None), "season", None)
    assert own.text == (await scores(club.interaction(), "season", None)).text, "in direct messages of one's own table"
    assert await refused(scores(club.interaction(guild=None, user=99), "season", None)) == "no-table-of-yours"


async def test_the_running_games_sheet_leads_to_the_evening(club: Club) -> None:
    await club.play()
    message = await scores(club.interaction(), "game", None)
    assert spans(message) == ["This game", "This evening", "This season"]
    assert await scores_of(club.interaction(), club.table, Span.GAME, SheetPart.TOTALS, 0) == message


@pytest.mark.parametrize(("span", "part"), [(Span.GAME, SheetPart.TOTALS), (Span.EVENING, SheetPart.DEALS)])
async def test_a_sheet_is_told_in_words_and_shown_on_its_own_server_alone(
    club: Club, span: Span, part: SheetPart
) -> None:
    await club.play()
    here, there = club.interaction(), club.interaction(guild=GUILD + 1)
    own = await scores_of(here, club.table, span, part, 0)
    told = await scores_of(here, club.table, span, part, 0, Showing.WORDS)
    assert (told.pictures, told.controls) == ((), ())
    assert all(line.rstrip(".") in told.text.replace("\\", "") for line in own.pictures[0].told)
    shared = await scores_of(here, club.table, span, part, 0, Showing.SHARED)
    assert shared.pictures == own.pictures
    assert shared.text.startswith("Anna shows the score sheet:")
    assert len(shared.controls) == 2
    with pytest.raises(UserError) as refused:
        await scores_of(there, club.table, span, part, 0, Showing.SHARED)
    assert refused.value.key == "no-such-table"
