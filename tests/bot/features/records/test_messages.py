"""What people look up among finished deals, from a real database: records, opened seals, replays."""

import hashlib
import random
import re
from collections.abc import Iterable
from dataclasses import replace

import pytest

from bot.errors import UserError
from bot.features.ladder.messages import Leaderboards
from bot.features.ladder.stats_messages import Statistics
from bot.features.records.messages import History
from bot.phrases import LANGUAGES, phrases
from bot.present.messages import ControlId, Menu, Message, read_press
from bot.present.readers import Reader, Readers
from bot.present.seals import seal_groups, verification
from bot.present.words import action_label
from bot.tables.finished_deals import finished_deal
from bot.tables.model import Preferences, Stage, Table
from bot.tables.rights import Caller
from bot.tables.setup import TablePlace, checked_setup
from engine.games import GAMES
from engine.record import read_record, verify
from tests.support.tables import ANNA, BERT, CARL, CHANNEL, DORA, GUILD, PATIENT, House

FOUR = (ANNA, BERT, CARL, DORA)
NAMES = dict(zip(FOUR, ("Anna", "Bert", "Carl", "Dora"), strict=True))


class Everybody(Readers):
    """Readers who speak English."""

    async def names(self, guild: int, users: Iterable[int]) -> dict[int, str]:
        assert guild == GUILD
        return {user: NAMES.get(user, "?") for user in users}

    async def language(self, user: int, *, guild: int | None = None, table: Table | None = None) -> str:
        del user, guild, table
        return "en"

    async def language_of_guild(self, guild: int | None) -> str:
        assert guild == GUILD
        return "en"

    async def preferences(self, user: int) -> Preferences:
        del user
        return Preferences()


def history_of(house: House) -> History:
    return History(Everybody(), house.store.results)


def boards_of(house: House) -> Leaderboards:
    return Leaderboards(Everybody(), house.store.ladder, house.clock)


def statistics_of(house: House) -> Statistics:
    return Statistics(Everybody(), house.store.ladder, house.store.player_stats)


async def play(house: House, table: int, chance: random.Random) -> None:
    """A deal to its end, by chance."""
    await house.service.start(table, ANNA)
    while (sight := house.lookup.sight(table, None)).table.stage is Stage.PLAYING:
        assert sight.view is not None
        user = FOUR[chance.choice(sight.view.waiting_for)]
        await house.service.act(table, user, chance.choice(house.lookup.legal(table, user)), chance=3)


@pytest.fixture
async def played(house: House) -> House:
    """One finished deal, and a second that goes on."""
    table, chance = await house.table(*FOUR), random.Random(5)
    await play(house, table.id, chance)
    await house.service.start(table.id, ANNA)
    return house


def quoted(message: Message) -> list[str]:
    return re.findall(r"`([^`]+)`", message.text)


async def test_an_opened_seal_can_be_recomputed_from_what_is_shown(played: House) -> None:
    shown = await history_of(played).verification(Caller(CARL, GUILD), 1)
    digest, salt, pack, *_ = quoted(shown)
    assert hashlib.sha256(f"{salt}:{pack}".encode()).hexdigest() == digest
    assert f"**{seal_groups(digest)}**" in shown.text
    assert "✅" in shown.text
    assert "lambapea verify FILE" in shown.text
    assert "cuts: " in shown.text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_cut_that_was_drawn_is_nobodys(house: House, language: str) -> None:
    setup = replace(checked_setup("saskop"), shuffled=True)
    table = await house.service.open(TablePlace(GUILD, CHANNEL, ANNA, PATIENT), setup)
    for user in FOUR[1:]:
        await house.service.join(table.id, user)
    chance = random.Random(5)
    house.clock.advance(6)
    await play(house, table.id, chance)
    stored = await finished_deal(house.store.results, GUILD, 1)
    record = read_record((await history_of(house).record(Caller(ANNA, GUILD), 1)).files[0][1].decode())
    assert verify(record) == []
    shown = verification(stored, record, Reader(language, NAMES)).text
    say, (_, cut) = phrases(language).say, record.cut
    assert "✅" in shown
    assert say("verify-drawn-cut", place=cut.place or 0) in shown
    assert say("verify-drawn-way", way=action_label(cut, language, "saskop")) in shown
    assert not any(f"{name} cut" in shown for name in NAMES.values())
    moved = replace(record, cut=(record.cut[0], replace(cut, place=(cut.place or 0) % 35 + 1)))
    assert say("record-shuffle-cut") in verification(stored, moved, Reader(language, NAMES)).text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_seal_that_does_not_fit_is_called_so(played: House, language: str) -> None:
    stored = await played.store.results.deal(GUILD, 1)
    assert stored is not None
    changed = replace(stored, seal=replace(stored.seal, salt="0" * 32))
    assert "✅" not in verification(changed, None, Reader(language, NAMES)).text
    old = verification(stored, None, Reader(language, NAMES)).text
    assert "✅" in old
    assert old != verification(changed, None, Reader(language, NAMES)).text


async def test_a_deal_of_older_rules_keeps_its_seal(played: House, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = type(GAMES["saskop"])
    monkeypatch.setattr(rules, "rules_version", rules.rules_version + 1)
    assert "older rules" in (await history_of(played).verification(Caller(ANNA, GUILD), 1)).text


@pytest.mark.parametrize(("guild", "number", "key"), [(GUILD, 2, "deal-not-over"), (GUILD, 3, "no-such-deal")])
async def test_only_a_finished_deal_of_this_server_is_opened(played: House, guild: int, number: int, key: str) -> None:
    for look in (history_of(played).verification, history_of(played).record):
        with pytest.raises(UserError) as refused:
            await look(Caller(ANNA, guild), number)
        assert refused.value.key == key
        with pytest.raises(UserError) as refused:
            await look(Caller(ANNA, GUILD + 1), 1)
        assert refused.value.key == "no-such-deal"


def menus(message: Message) -> list[Menu]:
    return [each for each in message.controls if isinstance(each, Menu)]


def entries(message: Message, what: str) -> list[ControlId | None]:
    """What the entries of one of its menus lead to."""
    (menu,) = [each for each in menus(message) if each.press.endswith(f":go {what}")]
    return [read_press(entry.value) for entry in menu.entries]


def leads(message: Message) -> set[str]:
    """What its buttons lead to."""
    return {press.what for each in message.controls if (press := read_press(each.press)) is not None}


async def test_figures_and_deals_lead_to_each_other(played: House) -> None:
    board = await boards_of(played).leaderboard(ANNA, GUILD, None, "all")
    assert ControlId(0, 0, 0, "leaderboard skat all") in entries(board, "game")
    assert ControlId(0, 0, 0, "leaderboard saskop week") in entries(board, "period")
    assert {press.what for press in entries(board, "player") if press} == {f"stats {user} saskop" for user in FOUR}
    assert "history 0" in leads(board)
    stats = await statistics_of(played).stats(ANNA, GUILD, BERT, None)
    assert {f"history {BERT}", "leaderboard saskop all"} <= leads(stats)
    assert [press.what for press in entries(stats, "page") if press] == [
        f"stats {BERT} saskop{page}" for page in ("", " contracts", " bids", " partners", " milestones")
    ]
    assert [press.what for press in entries(stats, "rival") if press] == [f"stats {BERT} saskop versus {ANNA}"]
    assert "rival" not in str(await statistics_of(played).stats(ANNA, GUILD, ANNA, None))
    past = await history_of(played).history(ANNA, GUILD, BERT)
    assert entries(past, "deal") == [ControlId(0, 1, 0, "replay")]
    assert {f"stats {BERT} all", "leaderboard all all"} <= leads(past)


async def test_deals_are_listed_in_pages(house: House) -> None:
    table, chance = await house.table(*FOUR), random.Random(5)
    for _ in range(21):
        await play(house, table.id, chance)
    first, second = [await history_of(house).history(ANNA, GUILD, None, page) for page in (0, 1)]
    assert [press and press.deal for press in entries(first, "deal")] == list(range(21, 1, -1))
    assert [press and press.deal for press in entries(second, "deal")] == [1]
    presses = [[read_press(each.press) for each in page.controls] for page in (first, second)]
    assert ControlId(0, 0, 1, "history 0") in presses[0]
    assert ControlId(0, 0, 0, "history 0") in presses[1]
    assert not any(press and (press.what, press.version) == ("history 0", 2) for press in presses[1])
    with pytest.raises(UserError):
        await history_of(house).history(ANNA, GUILD, None, 7)
    offered = await history_of(house).finished(ANNA, GUILD, "", 25)
    assert [number for number, _ in offered] == list(range(21, 0, -1))
    assert [number for number, _ in await history_of(house).finished(ANNA, GUILD, "1", 4)] == [1, 19, 18, 17]
    assert await history_of(house).finished(ANNA, GUILD, "9999999999", 25) == []


async def test_a_number_no_database_holds_is_no_deal(played: House) -> None:
    with pytest.raises(UserError) as refused:
        await history_of(played).record(Caller(ANNA, GUILD), 10**17)
    assert refused.value.key == "no-such-deal"
