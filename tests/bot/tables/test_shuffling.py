"""Packs that everybody at the table shuffles: committed first, opened together, and dealt with nobody waiting long."""

import logging
import random
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.errors import UserError
from bot.present.readers import Reader
from bot.present.seals import shuffle_lines
from bot.tables.finished_deals import fold_finished, table_of
from bot.tables.model import Pace, Person, Seal, Shuffling, Stage, Table
from bot.tables.setup import TablePlace, checked_setup, written
from bot.tables.stored import NewDeal, StoredDeal
from engine.errors import IllegalAction
from engine.games import GAMES
from engine.record import Record, read_record, record_of, verify, write_record
from engine.shuffling import SharedShuffle, commitment, part_hash
from engine.shuffling import seal as sealed_by
from tests.support.exported import exported
from tests.support.tables import ANNA, BERT, CARL, CHANNEL, DORA, EVE, GUILD, PATIENT, House

FOUR = (ANNA, BERT, CARL, DORA)
NAMES = ("a", "b", "c", "d")


async def refusal(doing: object) -> str:
    with pytest.raises(UserError) as caught:
        await doing  # type: ignore[misc]
    return caught.value.key


async def opened(house: House, *users: int, pace: Pace = PATIENT) -> Table:
    """A table at which everybody shuffles, with computers in the seats that are left."""
    table = await house.service.open(
        TablePlace(GUILD, CHANNEL, users[0], pace), replace(checked_setup("saskop"), shuffled=True)
    )
    for user in users[1:]:
        table = await house.service.join(table.id, user)
    return table if len(users) == 4 else await house.service.fill(table.id, users[0])


def table_now(house: House, table: Table) -> Table:
    return house.lookup.sight(table.id, None).table


def shuffle_of(house: House, table: Table) -> Shuffling:
    shuffle = table_now(house, table).shuffle
    assert shuffle is not None
    return shuffle


async def add(house: House, table: Table, user: int, typed: str | None = None) -> Table:
    return await house.service.shuffle(table.id, user, shuffle_of(house, table).name, typed)


async def dealt(house: House, table: Table) -> StoredDeal:
    stored = await house.store.tables.load_table(table.id)
    assert stored is not None
    assert stored.deal is not None
    return stored.deal


def record(stored: StoredDeal) -> Record:
    deal = fold_finished(stored, table_of(stored, "en"))
    salt, shuffle = stored.seal.salt, stored.shuffle
    return record_of(deal, number=1, day=stored.begun.date(), players=NAMES, salt=salt, shuffle=shuffle)


async def test_the_last_part_has_the_cards_dealt_and_the_pack_follows_from_what_was_shown_before(house: House) -> None:
    table = await opened(house, *FOUR)
    before = shuffle_of(house, table)
    for user, typed in ((BERT, "õun"), (ANNA, None), (DORA, "x" * 100)):
        assert (await add(house, table, user, typed)).stage is Stage.GATHERING
    shown = dict(shuffle_of(house, table).parts)
    assert list(shown) == [BERT, ANNA, DORA]
    assert (await add(house, table, CARL)).stage is Stage.PLAYING

    shuffle = (await dealt(house, table)).shuffle
    assert shuffle is not None
    assert (shuffle.deal, commitment(shuffle.secret)) == (before.name, before.committed)
    assert (shuffle.parts[1], shuffle.parts[3]) == ("õun", "x" * 100)
    assert len(shuffle.parts[0]) == len(shuffle.parts[2]) == 32
    parts = dict(zip(FOUR, shuffle.parts, strict=True))
    assert shown == {user: part_hash(shuffle.secret, before.name, parts[user]) for user in shown}
    assert (await dealt(house, table)).seal.pack == shuffle.order(GAMES["saskop"].pack(GAMES["saskop"].options(), 4))


async def test_nobody_is_asked_to_cut_and_the_cut_follows_from_the_parts(house: House) -> None:
    rules, ways = GAMES["saskop"], set()
    for number in range(6):
        table = await opened(house, *FOUR)
        for user in FOUR:
            assert table_now(house, table).stage is Stage.GATHERING
            await add(house, table, user, f"{user} {number}")
        stored = await dealt(house, table)
        shuffle, options = stored.shuffle, rules.options()
        assert shuffle is not None
        cutter = rules.cutter(options, stored.dealer, 4)
        assert stored.actions == ((cutter, str(shuffle.cut(rules.pack(options, 4), rules.drawn_ways(options)))),)
        ways.add(stored.actions[0][1].split()[1])
        assert [len(hand) for hand in record(stored).hands] == [9] * 4
        with pytest.raises(IllegalAction, match="cut-already"):
            await house.service.act(table.id, FOUR[cutter], "cut threes", chance=3)
        facts = table_now(house, table).deal
        assert facts is not None
        assert facts.is_cut_drawn
        await house.service.close(table.id, ANNA)
    assert len(ways) > 1


async def test_unseen_diamonds_are_ordered_by_nobody_and_by_no_chance(house: House) -> None:
    rules = written(GAMES["saskop"].rule_sets["saaremaa"])
    for number in range(20):
        setup = replace(checked_setup("saskop", rules), shuffled=True)
        table = await house.service.open(TablePlace(GUILD, CHANNEL, ANNA, PATIENT), setup)
        await house.service.fill(table.id, ANNA)
        await add(house, table, ANNA, str(number))
        assert not (await dealt(house, table)).actions[0][1].startswith("cut dark")
        await house.service.close(table.id, ANNA)


async def test_a_deal_whose_cut_was_still_to_be_chosen_goes_on_as_it_began(house: House) -> None:
    table = await opened(house, ANNA, BERT)
    before, rules = table_now(house, table), GAMES["saskop"]
    options = rules.options()
    shuffle = SharedShuffle("3f0c29d1ab77", "5b" * 32, ("a", "b", "", ""))
    salt, pack = "5a" * 16, shuffle.order(rules.pack(options, 4))
    seal = Seal(sealed_by(salt, pack), salt, pack)
    new = NewDeal(
        seal, before.dealer, None, rules.rules_version, house.clock.now(), shuffle=shuffle, next_secret="6b" * 32
    )
    await house.store.tables.begin_deal(replace(before, stage=Stage.PLAYING), new)
    house = await house.again()
    facts = table_now(house, table).deal
    assert facts is not None
    assert not facts.is_cut_drawn
    cutter = (before.dealer - 1) % 4
    if FOUR[cutter] in {ANNA, BERT}:
        await house.service.act(table.id, FOUR[cutter], "cut ones at 5")
        cut = "cut ones at 5"
    else:
        (turn,) = [each for each in house.lookup.thinking_turns(table.id) if each.seat == cutter]
        assert turn.view.asked is not None
        await house.service.act_for(table.id, cutter, turn.view.asked.actions[-1], seen=turn.seen, missed=False)
        cut = "cut threes at 18"  # no computer chooses either
    stored = await dealt(house, table)
    assert stored.actions[0] == (cutter, cut)
    assert verify(record(stored)) == ["the deal is not over"]
    await house.end()


async def test_a_record_of_it_is_read_back_true_and_every_change_of_it_is_found(house: House) -> None:
    table = await opened(house, ANNA, BERT)
    await add(house, table, ANNA, 'sõna "jah" \\ \u202e')
    await add(house, table, BERT)
    stored = await dealt(house, table)
    kept = record(stored)
    assert read_record(write_record(kept)) == kept
    assert verify(kept) == ["the deal is not over"]
    shuffle = kept.shuffle
    assert shuffle is not None
    for wrong in (
        replace(kept, shuffle=replace(shuffle, parts=("other", *shuffle.parts[1:]))),
        replace(kept, shuffle=replace(shuffle, deal="other")),
        replace(kept, shuffle=replace(shuffle, parts=(*shuffle.parts, ""))),
    ):
        assert "the pack does not follow from the secret and the parts" in verify(wrong)
    other = replace(kept, shuffle=replace(shuffle, secret="00" * 32))
    assert "the secret is not the one whose hash was posted" in verify(other)


async def test_somebody_absent_costs_five_seconds_at_most_and_only_from_when_they_could_shuffle(house: House) -> None:
    table = await opened(house, *FOUR)
    await add(house, table, ANNA)
    started = await house.service.start(table.id, ANNA)
    assert started.stage is Stage.GATHERING
    assert started.due == house.clock.now() + timedelta(seconds=5)
    assert await house.service.start(table.id, BERT) == started
    house.turns.start()
    house.clock.advance(5)
    await house.next_change(("deal",))
    shuffle = (await dealt(house, table)).shuffle
    assert shuffle is not None
    assert [bool(part) for part in shuffle.parts] == [True, False, False, False]
    await house.turns.stop()


async def test_who_could_shuffle_long_ago_is_waited_for_no_more(house: House) -> None:
    table = await opened(house, *FOUR)
    house.clock.advance(6)
    assert (await house.service.start(table.id, ANNA)).stage is Stage.PLAYING


async def test_who_comes_has_time_and_who_goes_takes_their_part_along(house: House) -> None:
    table = await opened(house, ANNA, BERT, CARL)
    await add(house, table, CARL, "mine")
    house.clock.advance(60)
    waiting = await house.service.start(table.id, ANNA)
    assert waiting.stage is Stage.PLAYING

    await house.service.annul(table.id, ANNA)
    await add(house, table, CARL, "mine")
    house.clock.advance(60)
    await house.service.leave(table.id, CARL)
    assert shuffle_of(house, table).parts == ()
    await house.service.join(table.id, DORA, 3)
    await house.service.fill(table.id, ANNA)
    assert (await house.service.start(table.id, ANNA)).stage is Stage.GATHERING
    assert (await house.service.leave(table.id, DORA)).due is None


async def play_out(house: House, table: Table) -> None:
    chance = random.Random(4)
    while (sight := house.lookup.sight(table.id, None)).table.stage is Stage.PLAYING:
        assert sight.view is not None
        seat = chance.choice(sight.view.waiting_for)
        if isinstance(sight.table.seats[seat], Person):
            user = sight.table.people[sight.table.people.index(FOUR[seat])]
            await house.service.act(table.id, user, chance.choice(house.lookup.legal(table.id, user)), chance=5)
        else:
            turn = next(each for each in house.lookup.thinking_turns(table.id) if each.seat == seat)
            assert turn.view.asked is not None
            chosen = chance.choice(turn.view.asked.actions)
            await house.service.act_for(table.id, seat, chosen, seen=turn.seen, missed=False)


async def test_between_deals_the_time_for_it_runs_inside_the_pause(house: House) -> None:
    table = await opened(house, *FOUR)
    first = shuffle_of(house, table)
    house.clock.advance(6)
    await house.service.start(table.id, ANNA)
    second = shuffle_of(house, table)
    assert second.name != first.name
    assert second.committed != first.committed
    assert await refusal(house.service.shuffle(table.id, ANNA, first.name, None)) == "shuffle-opened"
    assert await refusal(house.service.shuffle(table.id, ANNA, second.name, None)) == "shuffle-opened"
    house.clock.advance(300)
    await play_out(house, table)
    pausing = table_now(house, table)
    assert pausing.stage is Stage.PAUSE
    assert shuffle_of(house, table) == replace(second, since=house.clock.now())
    assert pausing.due == house.clock.now() + timedelta(seconds=PATIENT.next_deal)
    hurried = await house.service.start(table.id, ANNA)
    assert (hurried.stage, hurried.due) == (Stage.PAUSE, house.clock.now() + timedelta(seconds=5))
    for user in FOUR:
        await add(house, table, user)
    assert table_now(house, table).stage is Stage.PLAYING
    shuffle = (await dealt(house, table)).shuffle
    assert shuffle is not None
    assert shuffle.commitment == second.committed


@pytest.mark.parametrize(
    ("typed", "key"),
    [("", "shuffle-empty"), (" \n", "shuffle-empty"), ("x" * 4000, "shuffle-long"), ("x" * 101, "shuffle-long")],
)
async def test_parts_that_cannot_be_change_nothing(house: House, typed: str, key: str) -> None:
    table = await opened(house, *FOUR)
    before = table_now(house, table)
    assert await refusal(add(house, table, ANNA, typed)) == key
    assert table_now(house, table) == before


async def test_who_may_not_add_a_part_is_told_why(house: House) -> None:
    table = await opened(house, *FOUR)
    assert await refusal(add(house, table, EVE)) == "not-seated"
    assert await refusal(house.service.shuffle(table.id, ANNA, "another", None)) == "shuffle-opened"
    await add(house, table, ANNA, "first")
    before = shuffle_of(house, table)
    assert await refusal(add(house, table, ANNA, "second")) == "shuffle-done"
    assert shuffle_of(house, table) == before


async def test_a_table_that_did_not_ask_for_it_is_shuffled_by_the_bot(house: House) -> None:
    table = await house.table(*FOUR)
    assert await refusal(house.service.shuffle(table.id, ANNA, "x", None)) == "shuffle-off"
    await house.service.start(table.id, ANNA)
    assert (await dealt(house, table)).shuffle is None


async def test_a_restart_between_any_two_steps_goes_on_with_what_is_stored(house: House) -> None:
    table = await opened(house, *FOUR)
    shown = shuffle_of(house, table)
    for user in FOUR[:3]:
        await add(house, table, user, f"of {user}")
        house = await house.again()
        assert shuffle_of(house, table).committed == shown.committed
    await house.service.start(table.id, ANNA)
    house = await house.again()
    house.turns.start()
    house.clock.advance(5)
    if table_now(house, table).stage is Stage.GATHERING:
        await house.next_change(("deal",))
    await house.turns.stop()
    house = await house.again()
    stored = await dealt(house, table)
    assert stored.shuffle is not None
    assert stored.shuffle.parts == (*(f"of {user}" for user in FOUR[:3]), "")
    assert stored.shuffle.commitment == shown.committed
    assert shuffle_of(house, table).committed != shown.committed
    await house.end()


async def test_parts_and_secrets_are_nowhere_to_be_seen_before_the_deal(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    table = await opened(house, *FOUR)
    await add(house, table, ANNA, "my very own word")
    found = await house.store.tables.secret_shuffle(table.id)
    assert found is not None
    seen = repr([change.table for change in house.changes]) + repr(house.lookup.sight(table.id, BERT)) + caplog.text
    assert found.secret not in seen
    assert "my very own word" not in seen
    (mine,) = (await exported(house.store, ANNA))["shuffles"]  # type: ignore[misc]
    assert mine == {"guild": str(GUILD), "table": table.id, "part": "my very own word"}
    await house.service.close(table.id, ANNA)
    assert await house.store.tables.secret_shuffle(table.id) is None


async def test_who_is_deleted_takes_their_word_along_and_the_record_says_so(house: House) -> None:
    table = await opened(house, ANNA, BERT)
    await add(house, table, ANNA, "my very own word")
    await add(house, table, BERT)
    before = await dealt(house, table)
    (told,) = (await exported(house.store, ANNA))["deals"]
    assert told["part"] == "my very own word"
    (theirs,) = (await exported(house.store, BERT))["deals"]
    assert (theirs["part"], before.shuffle and before.shuffle.parts[1]) == (theirs["part"],) * 2
    await house.store.personal.forget(ANNA)
    await house.store.personal.forget(BERT)
    after = await dealt(house, table)
    assert before.shuffle is not None
    assert after.shuffle is not None
    assert after.shuffle.parts == (None, *before.shuffle.parts[1:]), "chance says nothing of anybody"
    assert (after.seal, after.shuffle.commitment) == (before.seal, before.shuffle.commitment)
    facts = {"number": after.number, "day": after.begun.date(), "players": NAMES, "salt": after.seal.salt}
    record = record_of(fold_finished(after, table_of(after, "en")), shuffle=after.shuffle, **facts)  # type: ignore[arg-type]
    text = write_record(record)
    assert "\npart 0: deleted\n" in text
    assert "my very own word" not in text
    assert read_record(text) == record
    assert [str(fault) for fault in verify(record)] == ["the deal is not over"]


async def test_who_deals_is_said_before_the_last_part_is_in(house: House) -> None:
    table = await opened(house, *FOUR)
    reader = Reader("en", dict(zip(FOUR, NAMES, strict=True)))
    for deal in range(2):
        for user in FOUR:
            said = shuffle_lines(table_now(house, table), reader)
            await add(house, table, user)
        dealer = (await dealt(house, table)).dealer
        assert f"Dealer of this deal: {NAMES[dealer]}." in said, deal
        await play_out(house, table)


async def test_nobodys_part_of_one_deal_is_taken_for_somebodys_of_another(house: House) -> None:
    table = await opened(house, ANNA, BERT)
    await add(house, table, BERT, "Bert's word")
    await add(house, table, ANNA)
    await house.store.personal.forget(ANNA)
    assert "Bert's word" in repr((await dealt(house, table)).shuffle)
    await house.store.personal.forget(BERT)
    assert "Bert's word" not in repr((await dealt(house, table)).shuffle)
