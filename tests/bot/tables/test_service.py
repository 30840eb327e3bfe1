"""Tables from the outside: sitting down, playing, what is refused, what a restart finds."""

import asyncio
import contextlib
import random
import sqlite3
from dataclasses import replace
from datetime import date

import pytest

from bot.errors import StorageError, UserError
from bot.present import presenter
from bot.present.readers import Reader
from bot.present.replays import checked
from bot.store.tables import SqlTableStore
from bot.tables import live
from bot.tables.live import fold
from bot.tables.model import Computer, Person, Stage, Table, TableView
from bot.tables.setup import TablePlace, checked_setup, setup_of_table
from bot.tables.stored import StoredDeal
from bot.tables.tallying import ALL_TIME
from engine.deal import Deal
from engine.errors import IllegalAction
from engine.games import GAMES
from engine.games.doppelkopf.rules import Doppelkopf
from engine.games.saskop.rules import Saskop
from engine.record import record_of, verify, write_record
from engine.shuffling import seal
from tests.support.tables import ANNA, BERT, CARL, CHANNEL, DORA, EVE, GUILD, PATIENT, House

FOUR = (ANNA, BERT, CARL, DORA)


async def refusal(doing: object) -> str:
    with pytest.raises(UserError) as caught:
        await doing  # type: ignore[misc]
    return caught.value.key


async def cut(house: House, table: int) -> None:
    cutter = (house.lookup.sight(table, None).table.dealer - 1) % 4
    await house.service.act(table, FOUR[cutter], "cut threes", chance=17)


async def play_on(house: House, table: int, chance: random.Random, steps: int = 10_000) -> int:
    """Let those who are waited for do something legal until the deal is over or so many steps are done."""
    for done in range(steps):
        sight = house.lookup.sight(table, None)
        if sight.table.stage is not Stage.PLAYING or sight.view is None:
            return done
        user = FOUR[chance.choice(sight.view.waiting_for)]
        await house.service.act(table, user, chance.choice(house.lookup.legal(table, user)), chance=5)
    return steps


async def test_the_opener_sits_in_the_first_seat_and_one_table_a_channel(house: House) -> None:
    table = await house.table(ANNA, BERT, CARL, DORA)
    assert table.people == FOUR
    assert await refusal(house.table(EVE)) == "table-exists"


async def test_chance_says_who_deals_first(house: House) -> None:
    dealers = set()
    for _ in range(60):
        table = await house.table(ANNA)
        dealers.add(table.dealer)
        await house.service.leave(table.id, ANNA)
    assert dealers == {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("options", "key"),
    [({"exchange": "perhaps"}, "bad-option-value"), ({"kontra": "true"}, "bad-option")],
)
async def test_wrong_house_rules_are_refused(house: House, options: dict[str, str], key: str) -> None:
    assert await refusal(house.table(ANNA, **options)) == key


async def test_what_cannot_be_said_before_the_start(house: House) -> None:
    service = house.service
    table = await service.open(TablePlace(GUILD, CHANNEL, ANNA, PATIENT), checked_setup("saskop"))
    assert await refusal(service.start(table.id, ANNA)) == "not-full"
    assert await refusal(service.start(table.id, BERT)) == "not-seated"
    assert await refusal(service.act(table.id, ANNA, "pass")) == "no-deal"
    assert await refusal(service.join(table.id, ANNA)) == "seated-already"
    assert await refusal(service.join(table.id, BERT, 0)) == "seat-taken"
    assert await refusal(service.join(table.id, BERT, 4)) == "no-such-seat"
    assert await refusal(service.close(table.id, BERT)) == "not-host"
    assert await refusal(service.fill(table.id, ANNA, "superhuman")) == "unknown-level"
    assert await refusal(service.join(77, BERT)) == "no-such-table"


async def test_a_full_table_offers_no_other_seat(house: House) -> None:
    table = await house.table(ANNA, BERT, CARL, DORA)
    assert await refusal(house.service.join(table.id, EVE, 0)) == "table-full"


async def test_computers_come_one_by_one_or_into_all_seats_and_play_as_well_as_asked(house: House) -> None:
    service = house.service
    opened = await service.open(TablePlace(GUILD, CHANNEL, ANNA, PATIENT), checked_setup("saskop"))
    table = opened.id
    assert (await service.fill(table, ANNA, seat=2)).seats[1:] == (None, Computer("easy"), None)
    assert await refusal(service.fill(table, ANNA, seat=2)) == "seat-taken"
    assert await refusal(service.fill(table, ANNA, seat=4)) == "no-such-seat"
    assert await refusal(service.set_level(table, ANNA, "superhuman")) == "unknown-level"
    assert (await service.set_level(table, ANNA, "strong")).seats[1:] == (None, Computer("strong"), None)
    assert (await service.fill(table, ANNA)).seats[1:] == (Computer("strong"),) * 3
    assert (await service.join(table, BERT, 3)).seats[3] == Person(BERT)
    await service.start(table, ANNA)
    assert await refusal(service.set_level(table, ANNA, "easy")) == "deal-is-on"
    assert (await service.leave(table, BERT)).seats[3] == Computer("strong", BERT, left_in=1)


async def test_a_table_opened_full_of_computers_is_cut_by_one_of_them(house: House) -> None:
    for channel in range(8):
        table = await house.service.open(
            TablePlace(GUILD, channel, ANNA, PATIENT), replace(checked_setup("saskop"), level="strong"), filled=True
        )
        assert table.seats == (Person(ANNA), *(Computer("strong"),) * 3)
        assert table.dealer != 1
    with pytest.raises(UserError):
        await house.service.open(
            TablePlace(GUILD, 99, ANNA, PATIENT), replace(checked_setup("saskop"), level="superhuman")
        )


async def test_a_computer_keeps_the_seat_of_who_leaves_in_mid_game(house: House) -> None:
    table = await house.table(ANNA, BERT)
    assert not (await house.service.leave(table.id, BERT)).keeps_seat_of(BERT)
    await house.service.join(table.id, BERT)
    await house.service.start(table.id, ANNA)
    left = await house.service.leave(table.id, BERT)
    assert left.keeps_seat_of(BERT)
    assert not left.keeps_seat_of(ANNA)
    assert not (await house.service.join(table.id, BERT)).keeps_seat_of(BERT)


async def test_the_last_person_to_leave_closes_the_table(house: House) -> None:
    table = await house.table(ANNA, BERT)
    table = await house.service.leave(table.id, ANNA)
    assert table.host == BERT
    table = await house.service.leave(table.id, BERT)
    assert table.stage is Stage.CLOSED
    assert house.lookup.table_in(CHANNEL) is None


async def test_a_persons_tables_are_known_as_he_comes_and_goes(house: House) -> None:
    service = house.service
    one, other = [
        await service.open(TablePlace(GUILD, place, ANNA, PATIENT), checked_setup("saskop"))
        for place in (CHANNEL, CHANNEL + 1)
    ]

    def tables(user: int) -> list[int]:
        return sorted(table.id for table in house.lookup.tables_of(user))

    assert (tables(ANNA), tables(BERT)) == ([one.id, other.id], [])
    await service.join(one.id, BERT)
    await service.join(other.id, BERT)
    await service.leave(one.id, BERT)
    assert (tables(ANNA), tables(BERT)) == ([one.id, other.id], [other.id])
    await service.close(other.id, ANNA)
    assert (tables(ANNA), tables(BERT)) == ([one.id], [])


async def test_a_cut_without_a_place_takes_the_one_that_chance_names(house: House) -> None:
    table = await house.table(*FOUR)
    await house.service.start(table.id, ANNA)
    cutter = (house.lookup.sight(table.id, None).table.dealer - 1) % 4
    sight = await house.service.act(table.id, FOUR[cutter], "cut threes", chance=36)
    assert sight.view is not None
    assert str(sight.view.history[0].action) == "cut threes at 2"  # type: ignore[union-attr]


@pytest.mark.parametrize("game", sorted(name for name, rules in GAMES.items() if len(rules.cut_styles) == 1))
async def test_where_there_is_one_way_to_cut_nobody_is_asked_and_the_record_still_holds(
    house: House, game: str
) -> None:  # fmt: skip
    opened = await house.service.open(TablePlace(1, 2, ANNA, PATIENT), checked_setup(game))
    await house.service.fill(opened.id, ANNA)
    table = await house.service.start(opened.id, ANNA)
    view, deal = house.lookup.sight(table.id, ANNA).view, table.deal
    assert view is not None
    assert deal is not None
    cards = len(GAMES[game].pack(view.options, table.players))
    cut = f"cut threes at {cards // 2}"
    assert view.phase != "cut"
    assert view.hand, "the cards are dealt at once"
    stored = await house.store.results.deal(1, deal.number)
    assert stored is not None
    assert stored.actions == (((table.dealer - 1) % table.players, cut),)
    assert deal.digest == seal(stored.seal.salt, stored.seal.pack), "sealed as it was shuffled, before the cut"
    again = await house.again()
    assert again.lookup.sight(table.id, ANNA).view == view
    await again.end()


async def test_refused_actions_change_nothing(house: House) -> None:
    table = await house.table(*FOUR)
    await house.service.start(table.id, ANNA)
    await cut(house, table.id)
    before = house.lookup.sight(table.id, ANNA)
    turn = before.view.waiting_for[0]  # type: ignore[union-attr]
    with pytest.raises(IllegalAction):
        await house.service.act(table.id, FOUR[turn], "bid 4")
    with pytest.raises(IllegalAction):
        await house.service.act(table.id, FOUR[(turn + 1) % 4], "bid 5")
    assert await refusal(house.service.act(table.id, FOUR[turn], "bid  5")) == "unreadable-action"
    assert await refusal(house.service.act(table.id, EVE, "bid 5")) == "not-seated"
    assert house.lookup.sight(table.id, ANNA) == before


async def test_a_button_is_stale_once_its_question_is_answered(house: House) -> None:
    table = await house.table(*FOUR)
    await house.service.start(table.id, ANNA)
    await cut(house, table.id)
    sight = house.lookup.sight(table.id, None)
    assert sight.view is not None
    assert sight.table.deal is not None
    user, seen = FOUR[sight.view.waiting_for[0]], (sight.table.deal.id, len(sight.view.history))
    await house.service.act(table.id, user, "pass", seen=seen)
    assert await refusal(house.service.act(table.id, user, "pass", seen=seen)) == "stale"
    assert await refusal(house.service.act(table.id, user, "pass", seen=(seen[0] + 1, 0))) == "stale"
    assert await refusal(house.service.act(table.id, user, "pass", seen=(seen[0], 99))) == "stale"


async def test_a_button_stays_good_while_others_answer_the_same_question(house: House) -> None:
    chance = random.Random(3)
    table = await house.table(*FOUR)
    while True:
        await house.service.start(table.id, ANNA)
        while (sight := house.lookup.sight(table.id, None)).view is not None and sight.view.phase != "override":
            if sight.table.stage is not Stage.PLAYING:
                break
            await play_on(house, table.id, chance, 1)
        if sight.view is not None and sight.view.phase == "override":
            break
    assert sight.table.deal is not None
    seen = (sight.table.deal.id, len(sight.view.history))
    for seat in sight.view.waiting_for:
        await house.service.act(table.id, FOUR[seat], "accept", seen=seen)
    after = house.lookup.sight(table.id, None).view
    assert after is not None
    assert after.phase == "play"


async def test_two_presses_in_the_same_moment_count_once(house: House) -> None:
    table = await house.table(*FOUR)
    await house.service.start(table.id, ANNA)
    await cut(house, table.id)
    sight = house.lookup.sight(table.id, None)
    assert sight.view is not None
    assert sight.table.deal is not None
    user, seen = FOUR[sight.view.waiting_for[0]], (sight.table.deal.id, len(sight.view.history))
    both = [house.service.act(table.id, user, "pass", seen=seen) for _ in range(2)]
    answers = await asyncio.gather(*both, return_exceptions=True)
    assert [isinstance(answer, UserError) for answer in answers] == [False, True]


async def test_after_any_action_a_restart_finds_everything_as_it_was(house: House) -> None:
    chance = random.Random(5)
    table = await house.table(*FOUR)
    await house.service.start(table.id, ANNA)
    while house.lookup.sight(table.id, None).table.stage is Stage.PLAYING:
        await play_on(house, table.id, chance, 1)
        before = [house.lookup.sight(table.id, user) for user in (*FOUR, None)]
        house_again = await house.again()
        after = [house_again.lookup.sight(table.id, user) for user in (*FOUR, None)]
        assert after == before
        house.store, house.tables = house_again.store, house_again.tables


async def test_games_to_sixteen_follow_one_another(house: House) -> None:
    chance = random.Random(7)
    table = await house.table(*FOUR)
    for _ in range(60):
        await house.service.start(table.id, ANNA)
        await play_on(house, table.id, chance)
        now = house.lookup.sight(table.id, None).table
        if len(now.tally.finished) == 2:
            break
    assert [max(game.score) for game in now.tally.finished] == [16, 16]
    assert now.stage is Stage.GATHERING
    assert now.tally.score == (0, 0)
    again = await house.again()
    assert again.lookup.sight(table.id, None).table == now
    counts = [await again.store.player_stats.counts_of(GUILD, "saskop", user) for user in FOUR]
    assert sum(count.won for each in counts for count in each if count.what == "match") == 4
    await again.end()


async def test_a_seat_left_in_a_deal_is_kept_by_a_computer_and_taken_back(house: House) -> None:
    table = await house.table(*FOUR)
    await house.service.start(table.id, ANNA)
    table = await house.service.leave(table.id, BERT)
    assert table.seats[1] == Computer("easy", seat_of=BERT, left_in=1)
    assert await refusal(house.service.join(table.id, EVE)) == "deal-is-on"
    table = await house.service.join(table.id, BERT)
    assert table.seats[1] == Person(BERT)


async def test_nobody_changes_seats_while_a_deal_is_on(house: House) -> None:
    table = await house.table(ANNA)
    await house.service.start(table.id, ANNA)
    assert await refusal(house.service.join(table.id, ANNA, 2)) == "deal-is-on"


async def test_a_command_means_the_channels_table_else_the_one_that_has_waited_longest(house: House) -> None:
    service = house.service
    first = await house.table(*FOUR)
    second = await service.open(TablePlace(GUILD, CHANNEL + 1, ANNA, PATIENT), checked_setup("saskop"))
    for user in (BERT, CARL, DORA):
        await service.join(second.id, user)
    await service.start(second.id, ANNA)
    house.clock.advance(5)
    await service.start(first.id, ANNA)
    for user in FOUR:
        seats = [house.lookup.sight(each.id, user) for each in (second, first)]
        waiting = [s.table.id for s in seats if s.view is not None and s.seat in s.view.waiting_for]
        expected = waiting[0] if waiting else second.id
        assert house.lookup.find(user=user, channel=CHANNEL, seated=True).id == first.id
        assert house.lookup.find(user=user, channel=CHANNEL + 1, seated=True).id == second.id
        assert house.lookup.find(user=user, channel=CHANNEL + 2, seated=True).id == expected
        assert house.lookup.find(user=user, seated=True).id == expected
    assert house.lookup.find(user=EVE, channel=CHANNEL).id == first.id
    assert house.lookup.table(second.id).id == second.id


async def test_an_annulled_deal_is_dealt_again_by_the_same_dealer(house: House) -> None:
    table = await house.table(*FOUR)
    await house.service.start(table.id, ANNA)
    dealer = house.lookup.sight(table.id, None).table.dealer
    table = await house.service.annul(table.id, ANNA)
    assert (table.stage, table.dealer, table.deal) == (Stage.GATHERING, dealer, None)
    again = await house.again()
    assert again.lookup.sight(table.id, None).table == table
    await again.end()


async def test_a_table_of_before_a_house_rule_existed_is_played_as_it_was(house: House) -> None:
    """New tables of Skat ask for ninety card points for schneider, the older ones for 91."""
    place = TablePlace(GUILD, CHANNEL, ANNA, PATIENT)
    table = await house.service.open(place, checked_setup("skat"))
    assert (table.options["announce"], table.options["schneider"]) == ("hand", "90")
    with contextlib.closing(sqlite3.connect(house.path)) as connection:
        connection.execute("""UPDATE tables SET options = '{"announce": "hand"}'""")
        connection.commit()
    again = await house.again()
    old = again.lookup.sight(table.id, None).table
    assert (old.options["announce"], old.options["schneider"]) == ("hand", "91")
    assert "Schneider begins at: 91" in presenter.public_post(TableView(old, None, None), Reader("en", {})).text
    assert setup_of_table(old, ("normal",)).options == old.options
    await again.end()


async def test_a_deal_of_older_rules_is_void_after_a_restart(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await house.table(*FOUR)
    await house.service.start(table.id, ANNA)
    await cut(house, table.id)
    monkeypatch.setattr(Saskop, "rules_version", Saskop.rules_version + 1)
    again = await house.again()
    now = again.lookup.sight(table.id, None).table
    assert (now.stage, now.deal) == (Stage.GATHERING, None)
    assert replace(now, revision=0).people == FOUR
    await again.end()


async def test_where_that_cannot_be_written_down_it_starts_all_the_same_and_is_void_for_whoever_comes(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.table(*FOUR)
    await house.service.start(table.id, ANNA)
    await cut(house, table.id)
    monkeypatch.setattr(Saskop, "rules_version", Saskop.rules_version + 1)

    async def refused(*_: object) -> None:
        raise StorageError("the disk is full")

    with monkeypatch.context() as full:
        full.setattr(SqlTableStore, "annul", refused)
        again = await house.again()
        now = again.lookup.sight(table.id, None).table
        assert (now.stage, now.deal) == (Stage.GATHERING, None)
        assert await refusal(again.service.start(table.id, ANNA)) == "storage"
    assert (await again.service.start(table.id, ANNA)).stage is Stage.PLAYING
    await again.end()


async def test_a_deal_of_older_rules_that_are_still_known_goes_on_by_them(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the first rules of Doppelkopf everybody names their special game, by today's the first solo ends that."""
    place = TablePlace(GUILD, CHANNEL, ANNA, PATIENT)
    table = await house.service.open(place, checked_setup("doppelkopf"))
    for user in FOUR[1:]:
        await house.service.join(table.id, user)
    with monkeypatch.context() as before:
        before.setattr(Doppelkopf, "rules_version", 1)
        await house.service.start(table.id, ANNA)
        for text in ("special", "ok", "special", "ok", "declare club-solo"):
            await house.service.act(table.id, whose_turn(house, table.id), text)
    again = await house.again()
    assert "declare queen-solo" in again.lookup.legal(table.id, whose_turn(again, table.id))
    await again.service.act(table.id, whose_turn(again, table.id), "declare queen-solo")
    await play_on(again, table.id, random.Random(4))
    stored = await again.store.results.deal(GUILD, 1)
    assert stored is not None
    assert stored.rules_version == 1
    deal = fold(again.lookup.sight(table.id, None).table, stored)
    record = record_of(deal, number=1, day=date(2026, 1, 1), players=("A", "B", "C", "D"), salt=stored.seal.salt)
    assert (record.rules, verify(record)) == (1, [])
    assert checked(write_record(record).encode())[0] == record, "it is taken back to be gone through"
    await again.end()


def whose_turn(house: House, table: int) -> int:
    view = house.lookup.sight(table, None).view
    assert view is not None
    return FOUR[view.waiting_for[0]]


async def test_a_finished_deal_of_older_rules_still_counts_after_a_restart(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.table(*FOUR)
    await house.service.start(table.id, ANNA)
    await play_on(house, table.id, random.Random(3))
    counted = await house.store.ladder.ladder(GUILD, "saskop", (ALL_TIME,))
    assert len(counted) == 4
    monkeypatch.setattr(Saskop, "rules_version", Saskop.rules_version + 1)
    again = await house.again()
    assert again.lookup.sight(table.id, None).table.stage is Stage.PAUSE
    assert await again.store.ladder.ladder(GUILD, "saskop", (ALL_TIME,)) == counted
    assert (await again.service.start(table.id, ANNA)).stage is Stage.PLAYING
    await again.end()


async def test_a_deal_that_cannot_have_been_is_void_once_somebody_looks_and_is_dealt_again(house: House) -> None:
    table = await house.table(*FOUR)
    await house.service.start(table.id, ANNA)
    await cut(house, table.id)
    await play_on(house, table.id, random.Random(3), steps=4)
    dealer = house.lookup.sight(table.id, None).table.dealer
    with contextlib.closing(sqlite3.connect(house.path)) as connection:
        connection.execute("UPDATE actions SET text = 'play QC' WHERE number = 2")
        connection.commit()
    again = await house.again()
    seen = again.lookup.sight(table.id, ANNA)
    assert (seen.table.stage, seen.view) == (Stage.GATHERING, None)
    assert (await again.next_change()).kind == "annulled"
    table = await again.service.start(table.id, ANNA)
    assert (table.stage, table.dealer) == (Stage.PLAYING, dealer)
    third = await again.again()
    assert third.lookup.sight(table.id, None).view is not None
    await third.end()


async def test_whoever_acts_first_at_a_table_with_a_deal_that_cannot_have_been_is_told_there_is_none(
    house: House,
) -> None:
    table = await house.table(*FOUR)
    await house.service.start(table.id, ANNA)
    await cut(house, table.id)
    with contextlib.closing(sqlite3.connect(house.path)) as connection:
        connection.execute("UPDATE actions SET text = 'pass'")
        connection.commit()
    again = await house.again()
    assert await refusal(again.service.act(table.id, ANNA, "pass")) == "no-deal"
    assert [change.kind for change in again.changes] == ["annulled"]
    await again.end()


async def test_after_a_restart_a_deal_is_folded_when_somebody_looks(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.table(*FOUR)
    await house.service.start(table.id, ANNA)
    await cut(house, table.id)
    before = house.lookup.sight(table.id, ANNA)
    folded: list[int] = []

    def counted(table: Table, stored: StoredDeal) -> Deal:
        folded.append(stored.id)
        return fold(table, stored)

    monkeypatch.setattr(live, "fold", counted)
    again = await house.again()
    assert (folded, len(again.lookup.all_tables())) == ([], 1)
    assert again.lookup.sight(table.id, ANNA) == before
    assert again.lookup.tables_of(ANNA) == [before.table]
    assert len(folded) == 1
    await again.end()


async def test_a_view_is_made_once_for_each_state_of_a_deal(house: House) -> None:
    table = await house.table(*FOUR)
    await house.service.start(table.id, ANNA)
    first, other = house.lookup.sight(table.id, ANNA).view, house.lookup.sight(table.id, BERT).view
    assert house.lookup.sight(table.id, ANNA).view is first
    assert house.lookup.sight(table.id, BERT).view is other is not first
    await cut(house, table.id)
    assert house.lookup.sight(table.id, ANNA).view != first
    await house.service.annul(table.id, ANNA)
    assert house.lookup.sight(table.id, ANNA).view is None


async def test_a_table_speaks_the_language_its_host_or_a_manager_chooses(house: House) -> None:
    table = await house.table(ANNA, BERT)
    assert (await house.service.set_language(table.id, ANNA, "de")).language == "de"
    with pytest.raises(UserError, match="not-host"):
        await house.service.set_language(table.id, BERT, "et")
    await house.service.set_language(table.id, BERT, "et", manages=True)
    again = await house.again()
    assert again.lookup.sight(table.id, None).table.language == "et"
    await again.end()
