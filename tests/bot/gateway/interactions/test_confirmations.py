"""What is asked once more before it binds: the second press does it, back does not, and it asks nobody who knows."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from discord import Permissions

from bot.errors import UserError
from bot.gateway.interactions.actions import answer_step_in_hand, press_in_hand
from bot.gateway.interactions.answer import ActionRejected
from bot.gateway.interactions.table_commands import answer_about_table, close_or_ask, leave_or_ask
from bot.present.confirmations import StepPress
from bot.present.messages import ControlId, Message, read_press
from bot.present.readers import Readers
from bot.tables.model import Preferences, Stage, Table
from bot.tables.setup import TablePlace, checked_setup
from engine.errors import IllegalAction
from tests.support.tables import ANNA, BERT, CARL, CHANNEL, DORA, GUILD, HandClock, House

PEOPLE = (ANNA, BERT, CARL, DORA)


class People(Readers):
    """Remembers what people ask for, and reads English."""

    def __init__(self) -> None:
        self.wishes: dict[int, Preferences] = {}

    async def preferences(self, user: int) -> Preferences:
        return self.wishes.get(user, Preferences())

    async def prefer(self, user: int, **wishes: Any) -> None:
        self.wishes[user] = replace(await self.preferences(user), **wishes)

    async def language(self, _user: int, **_: object) -> str:
        return "en"


class Composer:
    """Says the key."""

    async def say(self, _user: int, key: str, **_: object) -> Message:
        return Message(key)

    async def as_seen_by(self, _user: int, message: Message) -> Message:
        return message

    async def complaint(self, _user: int, _guild: int | None, error: UserError) -> Message:
        return Message(f"error {error.key}")


class Told:
    """A table at which somebody has just named the trumps, so that the three others accept or override."""

    def __init__(self, house: House, table: int) -> None:
        self.house, self.table, self.people = house, table, People()
        self.parts: Any = SimpleNamespace(
            tables=house.service, lookup=house.lookup, people=self.people, composer=Composer()
        )

    def interaction(self, user: int, *, guild: int = GUILD, channel: int = CHANNEL, manager: bool = False) -> Any:
        rights = Permissions(manage_channels=manager)
        client = SimpleNamespace(services=self.parts)
        who = SimpleNamespace(id=user)
        return SimpleNamespace(
            user=who, guild_id=guild, guild=None, channel_id=channel, id=7, client=client, permissions=rights
        )

    async def press(self, user: int, text: str, *, deal: int | None = None, version: int | None = None) -> str:
        """What a press on a hand leads to: the second step, or nothing more."""
        sight = self.house.lookup.sight(self.table, user)
        assert sight.view is not None
        assert sight.table.deal is not None
        now = len(sight.view.history) if version is None else version
        press = ControlId(self.table, deal or sight.table.deal.id, now, text)
        answering: Any = SimpleNamespace(interaction=self.interaction(user), parts=self.parts, step=None)
        answer = StepPress.parse(press)
        await (press_in_hand(answering, press, text) if answer is None else answer_step_in_hand(answering, answer))
        return answering.step.what if answering.step is not None else ""

    @property
    def now(self) -> Table:
        return self.house.lookup.sight(self.table, None).table

    @property
    def phase(self) -> str:
        view = self.house.lookup.sight(self.table, None).view
        assert view is not None
        return view.phase

    def waiting(self) -> list[int]:
        view = self.house.lookup.sight(self.table, None).view
        assert view is not None
        return [PEOPLE[seat] for seat in view.waiting_for]

    async def about(self, user: int, what: str, **how: Any) -> str:
        press = StepPress.parse(ControlId(self.table, 0, 0, what))
        assert press is not None
        assert press.is_of_table
        return (await answer_about_table(self.interaction(user, **how), press)).text


@pytest.fixture
async def told(tmp_path: Path) -> AsyncIterator[Told]:
    house = await House(tmp_path / "tables.sqlite3", HandClock(), 1).begin()
    try:
        table = await house.table(*PEOPLE)
        await house.service.start(table.id, ANNA)
        here = Told(house, table.id)
        while here.phase != "override":
            (user,) = here.waiting()
            legal = house.lookup.legal(table.id, user)
            trump = next((text for text in legal if text.startswith("trump") and text != "trump D"), None)
            bid = next((text for text in legal if text.startswith("bid")), None) if here.phase == "auction" else None
            text = trump or ("cut threes" if here.phase == "cut" else bid or "pass")
            await house.service.act(table.id, user, text, chance=3)
        yield here
    finally:
        await house.end()


async def test_overriding_is_asked_once_more_and_done_by_the_second_press(told: Told) -> None:
    user = told.waiting()[0]
    assert await told.press(user, "override") == "sure override"
    assert told.phase == "override"
    assert await told.press(user, "back sure override") == ""
    assert told.phase == "override"
    assert await told.press(user, "sure override") == ""
    assert told.phase == "play"


async def test_what_is_done_by_the_first_press_is_not_asked(told: Told) -> None:
    user = told.waiting()[0]
    assert await told.press(user, "accept") == ""
    assert user not in told.waiting()


async def test_who_does_not_want_to_be_asked_is_not(told: Told) -> None:
    user, other = told.waiting()[:2]
    await told.people.prefer(user, unasked=frozenset({"override"}))
    assert await told.press(other, "override") == "sure override"
    assert await told.press(user, "override") == ""
    assert told.phase == "play"


async def test_never_again_does_it_and_is_remembered_for_that_kind_alone(told: Told) -> None:
    user = told.waiting()[0]
    assert await told.press(user, "never override") == ""
    assert told.phase == "play"
    assert told.people.wishes[user].unasked == {"override"}


async def test_a_yes_whose_moment_has_passed_is_refused_and_a_first_press_too(told: Told) -> None:
    user, other, third = told.waiting()
    before = len(told.house.lookup.sight(told.table, other).view.history)  # type: ignore[union-attr]
    await told.press(user, "sure override")
    for text in ("sure override", "override"):
        with pytest.raises(ActionRejected) as refused:
            await told.press(other, text, version=before)
        assert isinstance(refused.value.reason, UserError | IllegalAction)
    with pytest.raises(ActionRejected):
        await told.press(third, "into declare solo")
    assert told.phase == "play"


async def test_others_who_answer_meanwhile_leave_the_question_standing(told: Told) -> None:
    user, other, _ = told.waiting()
    before = len(told.house.lookup.sight(told.table, user).view.history)  # type: ignore[union-attr]
    await told.press(other, "accept")
    assert await told.press(user, "override", version=before) == "sure override"
    assert await told.press(user, "sure override", version=before) == ""
    assert told.phase == "play"


async def test_what_is_forged_for_another_deal_or_person_does_nothing(told: Told) -> None:
    maker = next(user for user in PEOPLE if user not in told.waiting())
    with pytest.raises(ActionRejected):
        await told.press(maker, "sure override")
    with pytest.raises(ActionRejected):
        await told.press(told.waiting()[0], "sure override", deal=999)
    assert told.phase == "override"


async def test_leaving_in_mid_game_is_asked_first(told: Told) -> None:
    asked = await leave_or_ask(told.interaction(BERT), told.now)
    whats = [press.what for each in asked.controls if (press := read_press(each.press)) is not None]
    assert whats == ["sure leave", "back leave", "never leave"]
    assert told.now.seat_of(BERT) is not None
    assert await told.about(BERT, "back leave") == "step-back"
    assert told.now.seat_of(BERT) is not None
    assert await told.about(99, "sure leave", guild=99, channel=9) == "error no-such-table"
    assert (
        await told.about(BERT, "sure leave", guild=99, channel=9) == "table-left-reply"
    )  # a seat counts from anywhere
    assert told.now.keeps_seat_of(BERT)
    assert await told.about(BERT, "sure leave") == "error seat-kept"


async def test_before_anything_was_played_nobody_is_asked(told: Told) -> None:
    house = told.house
    fresh = await house.service.open(TablePlace(GUILD, CHANNEL + 1, ANNA, told.now.pace), checked_setup("skat"))
    assert not (await close_or_ask(told.interaction(ANNA), fresh)).controls
    with pytest.raises(UserError, match="no-such-table"):
        house.lookup.sight(fresh.id, None)


async def test_a_table_is_closed_by_a_second_press_of_who_may(told: Told) -> None:
    with pytest.raises(UserError, match="not-host"):
        await close_or_ask(told.interaction(BERT), told.now)
    assert (await close_or_ask(told.interaction(BERT, manager=True), told.now)).controls
    with pytest.raises(UserError, match="not-host"):
        await close_or_ask(told.interaction(BERT, channel=CHANNEL + 1, manager=True), told.now)
    assert await told.about(BERT, "sure close", channel=CHANNEL + 1, manager=True) == "error not-host"
    assert await told.about(BERT, "sure close") == "error not-host"
    assert told.now.stage is Stage.PLAYING
    assert await told.about(ANNA, "never close") == "table-closed-reply"
    assert told.people.wishes[ANNA].unasked == {"close"}
    assert await told.about(ANNA, "sure close") == "error no-such-table"
