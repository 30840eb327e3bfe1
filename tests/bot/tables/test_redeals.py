"""A finished deal played again at its table: proposed, agreed to by all who are there, and counted nowhere."""

import json
import sqlite3
from dataclasses import replace
from typing import Any

import pytest

from bot.errors import UserError
from bot.features.evenings.store import Site
from bot.tables.finished_deals import result_view
from bot.tables.live import carried_on
from bot.tables.model import Pace, Redeal, Stage, Table
from bot.tables.redeals import MIN_ANSWER_SECONDS, table_for_redeal
from bot.tables.setup import TablePlace, checked_setup
from bot.tables.stored import StoredDeal
from bot.tables.tallying import ALL_TIME
from engine.cards import Suit
from engine.match import Carried
from tests.support.tables import ANNA, BERT, CARL, CHANNEL, DORA, EVE, GUILD, House

PEOPLE = (ANNA, BERT, CARL, DORA)
PACE = Pace(computer=1, cut=9999, override=20, next_deal=15, turn=0)
SUMS = ("ladder", "pairs", "tallies", "milestones", "games")


def at(house: House, table: int) -> Table:
    return house.lookup.sight(table, None).table


async def to_the_end(house: House, table: int, pick: int = 0) -> None:
    """Everybody does the first thing they may, or the last."""
    while at(house, table).stage is Stage.PLAYING:
        view = house.lookup.sight(table, None).view
        assert view is not None
        user = PEOPLE[view.waiting_for[0]]
        await house.service.act(table, user, house.lookup.legal(table, user)[pick], chance=3)


async def with_a_deal(house: House, *people: int, shuffled: bool = False) -> int:
    """A table that has played one deal."""
    setup = replace(checked_setup("saskop", {"signals": "false"}), shuffled=shuffled)
    table = await house.service.open(TablePlace(GUILD, CHANNEL, ANNA, PACE), setup)
    for user in (people or PEOPLE)[1:]:
        await house.service.join(table.id, user)
    if None in at(house, table.id).seats:
        await house.service.fill(table.id, ANNA)
    await house.service.start(table.id, ANNA)
    if at(house, table.id).stage is not Stage.PLAYING:  # where everybody shuffles they have time for it
        house.clock.advance(6)
        await house.service.start(table.id, None)
    await to_the_end(house, table.id)
    return table.id


async def stored(house: House, number: int) -> StoredDeal:
    found = await house.store.results.deal(GUILD, number)
    assert found is not None
    return found


async def begun_again(house: House, table: int, step: int = 9, number: int = 1) -> Table:
    await house.service.propose(table, ANNA, number, step)
    for user in at(house, table).people[1:]:
        await answer(house, table, user, agrees=True)
    now = at(house, table)
    assert now.stage is Stage.PLAYING
    return now


async def answer(house: House, table: int, user: int, *, agrees: bool) -> None:
    proposal = at(house, table).proposal
    assert proposal is not None
    repeat = proposal.repeat
    await house.service.answer_proposal(table, user, deal=repeat.deal, step=repeat.step, agrees=agrees)


async def sums(house: House, table: int) -> str:
    """Everything that deals add up to, as it is stored, and as it is asked for."""
    with sqlite3.connect(house.path) as database:
        found: list[object] = [database.execute(f"SELECT * FROM {name}").fetchall() for name in SUMS]  # noqa: S608
    store, site = house.store, Site(table, GUILD, CHANNEL, at(house, table).game)
    found += [await store.ladder.ladder(GUILD, site.game, (ALL_TIME,)), await store.results.series(table)]
    found += [await store.evenings.played(site, None, 99), await store.evenings.last_site(GUILD, CHANNEL)]
    found += [await store.results.history(GUILD, user, 99) for user in (None, ANNA)]
    found += [await store.pars.count_without_par(), await store.tables.last_players(CHANNEL)]
    return json.dumps(found, default=repr)


async def test_the_table_plays_it_on_and_it_counts_nowhere(house: House) -> None:
    table = await with_a_deal(house)
    before, known, first = at(house, table), await sums(house, table), await stored(house, 1)
    assert len(json.loads(known)[0]) > 0, "the first deal counts"
    now = await begun_again(house, table)
    again = await stored(house, 2)
    assert (again.seal, again.dealer, again.actions) == (first.seal, first.dealer, first.actions[:10])
    assert now.deal is not None
    assert now.deal.repeats == again.repeats == Redeal(first.id, 1, 9, 1, Stage.PAUSE)
    assert (now.dealer, now.tally, now.proposal) == (before.dealer, before.tally, None)
    await to_the_end(house, table, pick=-1)
    after = at(house, table)
    assert after.deal is not None
    assert after.deal.outcome is not None
    assert (await stored(house, 2)).actions[10:] != first.actions[10:]
    assert replace(after, deal=before.deal, revision=before.revision) == before
    assert await sums(house, table) == known
    assert [past.number for past in await house.store.results.numbered(GUILD, "2", 9)] == [2], "it can be looked up"
    restarted = await house.again()
    assert at(restarted, table) == after
    assert await sums(restarted, table) == known
    await restarted.service.start(table, ANNA)
    assert (await stored(restarted, 3)).dealer == before.dealer
    await to_the_end(restarted, table)
    assert await sums(restarted, table) != known
    await restarted.end()


async def test_it_goes_on_after_a_restart_in_the_middle(house: House) -> None:
    table = await with_a_deal(house)
    known = await sums(house, table)
    now = await begun_again(house, table, step=20)
    restarted = await house.again()
    assert at(restarted, table) == now
    await to_the_end(restarted, table)
    assert await sums(restarted, table) == known
    (told,) = [each for each in await restarted.store.messages.untold() if each.deal.number == 2]
    seen, table_now = result_view(told).table, at(restarted, table)
    assert (seen.deal, seen.tally, seen.stage) == (table_now.deal, table_now.tally, Stage.PAUSE)
    await restarted.end()


async def test_one_who_plays_with_computers_need_not_wait(house: House) -> None:
    table = (await house.table(ANNA, pace=PACE, signals="false")).id
    await house.service.start(table, ANNA)
    house.turns.start()
    while at(house, table).stage is Stage.PLAYING:
        legal = house.lookup.legal(table, ANNA)
        view = house.lookup.sight(table, ANNA).view
        if legal and view is not None and view.seat in view.waiting_for:
            await house.service.act(table, ANNA, legal[0], chance=3)
        else:
            waiting = house.next_change()
            house.clock.advance(2)
            await waiting
    await house.turns.stop()
    assert (await house.service.propose(table, ANNA, 1, 0)).stage is Stage.PLAYING
    assert (await stored(house, 2)).actions == (await stored(house, 1)).actions[:1]


async def test_all_are_asked_and_one_no_ends_it(house: House) -> None:
    table = await with_a_deal(house)
    before = at(house, table)
    asked = await house.service.propose(table, ANNA, 1, 9)
    assert asked.proposal is not None
    assert (asked.stage, asked.due) == (Stage.PAUSE, asked.proposal.until)
    assert (asked.proposal.until - house.clock.now()).total_seconds() == MIN_ANSWER_SECONDS
    await answer(house, table, BERT, agrees=True)
    restarted = await house.again()
    assert at(restarted, table).proposal == replace(asked.proposal, agreed=(1,)), "a restart does not forget it"
    with pytest.raises(UserError, match="not-seated"):
        await answer(restarted, table, EVE, agrees=True)
    with pytest.raises(UserError, match="repeat-over"):
        await restarted.service.answer_proposal(table, CARL, deal=asked.proposal.repeat.deal, step=8, agrees=True)
    restarted.clock.advance(10)
    await answer(restarted, table, CARL, agrees=False)
    after = at(restarted, table)
    assert (after.proposal, after.stage) == (None, Stage.PAUSE)
    assert after.due is not None
    assert before.due is not None
    assert (after.due - before.due).total_seconds() == 10, "the pause begins anew"
    with pytest.raises(UserError, match="repeat-over"):
        await restarted.service.answer_proposal(table, DORA, deal=asked.proposal.repeat.deal, step=9, agrees=True)
    await restarted.end()


async def test_no_answer_means_no_and_meanwhile_no_deal_begins(running: House) -> None:
    table = await with_a_deal(running)
    await running.service.propose(table, ANNA, 1, 9)
    await answer(running, table, BERT, agrees=True)
    running.clock.advance(MIN_ANSWER_SECONDS - 1)
    await running.clock.sleeps.wait()
    assert at(running, table).proposal is not None
    waiting = running.next_change()
    running.clock.advance(1)
    await waiting
    assert (at(running, table).proposal, at(running, table).stage) == (None, Stage.PAUSE)
    waiting = running.next_change(["deal"])
    running.clock.advance(PACE.next_deal)
    await waiting
    assert (await stored(running, 2)).repeats is None


async def test_who_begins_the_next_deal_ends_it_and_so_does_who_goes(house: House) -> None:
    table = await with_a_deal(house)
    await house.service.propose(table, ANNA, 1, 9)
    await house.service.leave(table, DORA)
    assert at(house, table).proposal is None
    await house.service.join(table, DORA)
    await house.service.propose(table, BERT, 1, 9)
    await house.service.start(table, None)
    assert at(house, table).proposal is not None, "the clock does not"
    now = await house.service.start(table, CARL)
    assert (now.stage, now.proposal) == (Stage.PLAYING, None)
    assert (await stored(house, 2)).repeats is None


async def test_who_is_away_is_not_asked(house: House) -> None:
    table = await with_a_deal(house)
    live = house.service._registry.loaded(table)
    seats = tuple(replace(who, away=who.user == DORA) for who in live.table.seats)  # type: ignore[union-attr, call-arg]
    live.table = replace(live.table, seats=seats)
    await house.service.propose(table, ANNA, 1, 9)
    for user in (BERT, CARL):
        await answer(house, table, user, agrees=True)
    assert at(house, table).stage is Stage.PLAYING


async def test_a_void_one_leaves_the_table_as_it_was(house: House) -> None:
    table = await with_a_deal(house)
    before, known = at(house, table), await sums(house, table)
    await begun_again(house, table)
    after = await house.service.annul(table, ANNA)
    assert (after.stage, after.dealer, after.tally) == (Stage.GATHERING, before.dealer, before.tally)
    assert await sums(house, table) == known


async def test_a_repeat_can_be_repeated(house: House) -> None:
    table = await with_a_deal(house)
    await begun_again(house, table)
    await to_the_end(house, table, pick=-1)
    now = await begun_again(house, table, number=2, step=12)
    assert now.deal is not None
    assert now.deal.repeats is not None
    assert (now.deal.number, now.deal.repeats.number) == (3, 2)


async def test_another_table_of_the_server_plays_it_too_if_it_plays_by_the_same_rules(house: House) -> None:
    old = await with_a_deal(house)
    first = await stored(house, 1)
    await house.service.close(old, ANNA)
    table = (await house.table(*PEOPLE, signals="false")).id
    assert table_for_redeal([at(house, table)], first) == at(house, table)
    await begun_again(house, table)
    await to_the_end(house, table)
    now = at(house, table)
    assert (now.stage, now.due, any(now.tally.score)) == (Stage.GATHERING, None, False)
    await house.service.close(table, ANNA)
    strict = (await house.table(*PEOPLE, signals="true")).id
    assert table_for_redeal([at(house, strict)], first) is None
    with pytest.raises(UserError, match="repeat-other"):
        await house.service.propose(strict, ANNA, 1, 9)


async def test_what_cannot_be_is_refused_and_nothing_has_happened(house: House) -> None:
    table = await with_a_deal(house)
    before = at(house, table)
    steps = len((await stored(house, 1)).actions) - 1
    for user, number, step, reason in (
        (EVE, 1, 9, "not-seated"), (ANNA, 7, 9, "no-such-deal"), (ANNA, 10**12, 9, "no-such-deal"),
        (ANNA, 1, steps, "fork-over"), (ANNA, 1, -1, "fork-over"),
    ):  # fmt: skip
        with pytest.raises(UserError, match=reason):
            await house.service.propose(table, user, number, step)
    with pytest.raises(UserError, match="repeat-over"):
        await house.service.answer_proposal(table, BERT, deal=1, step=9, agrees=False)
    assert at(house, table) == before
    await house.service.propose(table, ANNA, 1, 9)
    with pytest.raises(UserError, match="repeat-stands"):
        await house.service.propose(table, BERT, 1, 5)
    await house.service.start(table, ANNA)
    with pytest.raises(UserError, match="deal-is-on"):
        await house.service.propose(table, ANNA, 1, 9)
    with pytest.raises(UserError, match="deal-not-over"):
        await house.service.propose(table, ANNA, 2, 9)
    await house.service.annul(table, ANNA)
    with pytest.raises(UserError, match="deal-annulled"):
        await house.service.propose(table, ANNA, 2, 9)
    await house.service.leave(table, DORA)
    with pytest.raises(UserError, match="not-full"):
        await house.service.propose(table, ANNA, 1, 9)


async def test_deals_of_matches_and_of_older_rules_are_not_played_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await with_a_deal(house)
    found = await stored(house, 1)
    for changed, reason in (
        (replace(found, board=0), "repeat-board"), (replace(found, rules_version=0), "deal-too-old"),
        (replace(found, is_withheld=True), "deal-withheld"),
    ):  # fmt: skip

        async def deal(guild: int, number: int, changed: StoredDeal = changed) -> StoredDeal:
            assert (guild, number) == (GUILD, 1)
            return changed

        monkeypatch.setattr(house.store.results, "deal", deal)
        with pytest.raises(UserError, match=reason):
            await house.service.propose(table, ANNA, 1, 9)


async def test_where_everybody_shuffles_the_next_pack_is_left_alone(house: House) -> None:
    table = await with_a_deal(house, shuffled=True)
    before = at(house, table)
    assert before.shuffle is not None
    await house.service.shuffle(table, BERT, before.shuffle.name, "kala")
    parts = at(house, table).shuffle
    await house.service.propose(table, ANNA, 1, 9)
    with pytest.raises(UserError, match="repeat-stands"):
        await house.service.shuffle(table, CARL, before.shuffle.name, None)
    await begun_again_answers(house, table)
    await to_the_end(house, table)
    after = at(house, table).shuffle
    assert after is not None
    assert parts is not None
    assert replace(after, since=parts.since) == parts
    for user in (ANNA, CARL, DORA):
        now = await house.service.shuffle(table, user, after.name, None)
    assert now.stage is Stage.PLAYING
    assert (await stored(house, 3)).shuffle is not None


async def begun_again_answers(house: House, table: int) -> None:
    for user in PEOPLE[1:]:
        await answer(house, table, user, agrees=True)


def test_a_tie_is_still_to_be_played_again_after_a_repeat() -> None:
    tie = Carried(Suit.HEARTS, 2)
    repeat = Redeal(1, 1, 9, 1, Stage.PAUSE, tie)
    deal: Any = StoredDeal
    blank = deal(
        id=2, guild=GUILD, number=2, table=1, game="saskop", rules_version=1, options={}, seats=(), dealer=0,
        seal=None, carried=None, begun=None, actions=(), result=None, repeats=repeat,
    )  # fmt: skip
    assert carried_on(blank, None) == tie
    assert carried_on(replace(blank, repeats=None), None) is None
