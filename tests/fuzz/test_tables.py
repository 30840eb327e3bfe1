"""Whatever people ask of the tables, in any order and at once: nothing is lost, doubled, stuck or told too much."""

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from bot.errors import UserError
from bot.stores import open_stores
from bot.tables.autoplay import offered_premoves
from bot.tables.interruptions import undecided_on_pause
from bot.tables.leases import Cluster
from bot.tables.model import Computer, Pace, Person, Stage, Table, TableView
from bot.tables.rotation import will_sit_out
from bot.tables.service import TableService, build_tables
from bot.tables.setup import TablePlace, checked_setup
from bot.tables.sheets import has_pairs
from bot.tables.stored import StoredTable
from engine.actions import read_action
from engine.deal import Deal, Start
from engine.errors import IllegalAction
from engine.games import GAMES
from engine.options import allowed_values, read_options
from engine.record import record_of, verify
from engine.shuffling import seal
from tests.fuzz.memory import MemoryStore
from tests.support.databases import put_empty
from tests.support.soak import either
from tests.support.tables import HandClock, SeededShuffler

USERS = range(1, 8)
CHANNELS = {1: 91, 2: 91, 3: 92}
LEVELS = ("easy", "strong")
PACE = Pace(computer=1, cut=20, override=20, next_deal=15, turn=60)

users = st.sampled_from(USERS)
tables = st.integers(0, 12)
"""Which of the tables there are; 0 means one that is not there."""
junk = st.text(max_size=60) | st.sampled_from(["pass", "play AS", "cut threes", "cut ones at 99", "bid 18", "give 6C"])

Doing = Callable[[TableService], Awaitable[Any]]


class Tables(RuleBasedStateMachine):
    """People at tables, a database that may fail, and restarts."""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.clock = HandClock()
        self.chance = random.Random(7)
        self.store: Any = None
        self.deals: Any = None
        self.run(self.begin())

    async def begin(self) -> None:
        if self.store is None:
            self.store = self.deals = MemoryStore()
        self.tables = build_tables(self.store, self.deals, SeededShuffler(3), self.clock, LEVELS, Cluster())
        self.service, self.lookup = self.tables.service, self.tables.lookup
        self.told: list[Table] = []
        self.tables.changes.subscribe(lambda change: self.told.append(change.table))
        await self.service.restore()

    def teardown(self) -> None:
        self.run(self.let_go())
        self.runner.close()

    async def let_go(self) -> None:
        """Let go of what keeps the tables."""

    def run(self, doing: Awaitable[Any]) -> Any:
        return self.runner.run(doing)  # type: ignore[arg-type]

    def ask(self, *doings: Doing) -> list[object]:
        """Do these things at once; each is done, or refused in words."""

        async def together() -> list[object]:
            return await asyncio.gather(*(doing(self.service) for doing in doings), return_exceptions=True)

        answers: list[object] = self.run(together())
        for answer in answers:
            if isinstance(answer, BaseException) and not isinstance(answer, UserError | IllegalAction):
                raise answer
        return answers

    def table(self, which: int) -> int:
        """The number of one of the tables, or of none."""
        ids = sorted(table.id for table in self.lookup.all_tables())
        return ids[which % len(ids)] if which and ids else 99

    # What people ask for

    @rule(
        channel=st.sampled_from(sorted(CHANNELS)), user=users, game=st.sampled_from([*GAMES, "poker"]), data=st.data()
    )
    def open(self, channel: int, user: int, game: str, data: st.DataObject) -> None:
        allowed = allowed_values(GAMES[game].options) if game in GAMES else {}
        wished = st.fixed_dictionaries({}, optional={name: st.sampled_from(values) for name, values in allowed.items()})
        options = {name: str(value).lower() for name, value in data.draw(wished).items()}
        options |= data.draw(st.just({}) | st.dictionaries(st.text(max_size=9), st.text(max_size=9), max_size=1))
        players = data.draw(st.none() | st.integers(2, 8))

        async def opened(service: TableService) -> Table:
            setup = checked_setup(game, options, players)
            return await service.open(TablePlace(CHANNELS[channel], channel, user, PACE), setup)

        self.ask(opened)

    @initialize(channel=st.sampled_from(sorted(CHANNELS)), game=st.sampled_from([*GAMES]), guests=st.integers(0, 5))
    def sit_down(self, channel: int, game: str, guests: int) -> None:
        self.open_and_begin(channel, game, guests)

    @rule(channel=st.sampled_from(sorted(CHANNELS)), game=st.sampled_from([*GAMES]))
    def open_another(self, channel: int, game: str) -> None:
        self.open_and_begin(channel, game)

    def open_and_begin(self, channel: int, game: str, guests: int = 5) -> None:
        """A table with a deal on it if enough sat down, else with free seats."""
        service, chance = self.service, self.chance
        allowed = allowed_values(GAMES[game].options)
        options = {name: str(chance.choice(values)).lower() for name, values in allowed.items()}

        async def begin() -> None:
            table = await service.open(TablePlace(CHANNELS[channel], channel, 1, PACE), checked_setup(game, options))
            for user in range(2, min(guests + 2, table.players + 1)):
                await service.join(table.id, user)
            await service.start(table.id, 1)

        self.ask(lambda _: begin())

    @rule(table=tables, user=users, seat=st.none() | st.integers(0, 3) | st.sampled_from((-1, 4, 9)))
    def join(self, table: int, user: int, seat: int | None) -> None:
        self.ask(lambda service: service.join(self.table(table), user, seat))

    @rule(table=tables, seat=st.integers(0, 4))
    def change_places(self, table: int, seat: int) -> None:
        """Who sits there already wants another seat."""
        self.ask(lambda service: service.join(self.table(table), 1, seat))

    @rule(table=tables, user=users)
    def leave(self, table: int, user: int) -> None:
        self.ask(lambda service: service.leave(self.table(table), user))

    @rule(table=tables, user=users, deals=st.integers(0, 9))
    def sit_out(self, table: int, user: int, deals: int) -> None:
        self.ask(lambda service: service.sit_out(self.table(table), user, deals))

    @rule(table=tables)
    def everybody_comes(self, table: int) -> None:
        self.ask(*(lambda service, user=user: service.join(self.table(table), user) for user in USERS))

    @rule(table=tables, by=users, user=users)
    def replace_somebody(self, table: int, by: int, user: int) -> None:
        self.ask(lambda service: service.replace_person(self.table(table), by, user))

    @rule(table=tables, user=users, level=st.none() | st.sampled_from(LEVELS) | st.text(max_size=50))
    def fill(self, table: int, user: int, level: str | None) -> None:
        self.ask(lambda service: service.fill(self.table(table), user, level))

    @rule(table=tables, user=st.none() | users)
    def start(self, table: int, user: int | None) -> None:
        self.ask(lambda service: service.start(self.table(table), user))

    @rule(table=tables, user=users, number=st.integers(0, 9), step=st.integers(-1, 40))
    def propose_a_finished_deal(self, table: int, user: int, number: int, step: int) -> None:
        self.ask(lambda service: service.propose(self.table(table), user, number, step))

    @rule(which=tables, user=users, agrees=st.booleans())
    def play_the_last_deal_again(self, which: int, user: int, agrees: bool) -> None:
        """Somebody proposes it, and everybody answers at once."""
        found = [each for each in self.lookup.all_tables() if each.id == self.table(which)]
        deal = found[0].deal if found else None
        if deal is None:
            return
        table = found[0]
        self.ask(lambda service: service.propose(table.id, user, deal.number, self.chance.randrange(12)))
        now = self.lookup.standing(table.id)
        if now is not None and now.proposal is not None:
            deal_id, step = now.proposal.repeat.deal, now.proposal.repeat.step
            self.ask(
                *(
                    lambda service, user=user: service.answer_proposal(
                        table.id, user, deal=deal_id, step=step, agrees=agrees or user != USERS[-1]
                    )
                    for user in USERS
                )
            )

    @rule(table=tables)
    def nobody_answers(self, table: int) -> None:
        self.ask(lambda service: service.drop_proposal(self.table(table)))

    @rule(table=tables, user=users, agrees=st.booleans())
    def pause(self, table: int, user: int, agrees: bool) -> None:
        self.ask(lambda service: service.pause(self.table(table), user, agrees=agrees))

    @rule(table=tables)
    def everybody_pauses(self, table: int) -> None:
        """All at once; then nothing is due and nobody can do anything."""
        self.ask(*(lambda service, user=user: service.pause(self.table(table), user) for user in USERS))
        now = self.lookup.standing(self.table(table))
        if now is not None and now.is_halted:
            assert (now.due, now.remind_at, self.lookup.thinking_turns(now.id)) == (None, None, [])
            assert not any(self.lookup.legal(now.id, user) for user in now.people)

    @rule(table=tables, user=users)
    def go_on(self, table: int, user: int) -> None:
        self.ask(lambda service: service.resume(self.table(table), user))

    @rule(table=tables, user=users, manager=st.booleans())
    def close(self, table: int, user: int, manager: bool) -> None:
        self.ask(lambda service: service.close(self.table(table), user, manages=manager))

    @rule(table=tables, user=users)
    def annul(self, table: int, user: int) -> None:
        self.ask(lambda service: service.annul(self.table(table), user))

    # What happens in deals

    @rule(table=tables, user=users, text=junk, seen=st.none() | st.tuples(st.integers(0, 9), st.integers(0, 90)))
    def say_anything(self, table: int, user: int, text: str, seen: tuple[int, int] | None) -> None:
        self.ask(lambda service: service.act(self.table(table), user, text, seen=seen, chance=len(text)))

    @rule(table=tables, steps=st.sampled_from((1, 4, 12, 90)))
    def play_on(self, table: int, steps: int) -> None:
        """Those who are waited for do something legal, this many times; what is listed as legal is taken."""
        for _ in range(steps):
            found = [each for each in self.lookup.all_tables() if each.id == self.table(table)]
            if not found or found[0].stage is not Stage.PLAYING or not self.move(found[0]):
                return

    def move(self, table: Table) -> bool:
        """One legal move at a table, of a person or of a computer."""
        lookup, chance = self.lookup, self.chance
        turns = lookup.thinking_turns(table.id)
        people = [user for user in table.people if lookup.legal(table.id, user)]
        if people and (not turns or chance.random() < 0.7):
            user = chance.choice(people)
            text = chance.choice(lookup.legal(table.id, user))
            (answer,) = self.ask(lambda service: service.act(table.id, user, text, chance=chance.randrange(10**6)))
            assert isinstance(answer, TableView), f"{text} was listed as legal: {answer!r}"
            return True
        waiting = [turn for turn in turns if turn.seat in turn.view.waiting_for]
        if not waiting:
            return False
        turn = chance.choice(waiting)
        action = chance.choice(chance.choice(turn.view.decisions).actions)
        (acted,) = self.ask(lambda service: service.act_for(table.id, turn.seat, action, seen=turn.seen, missed=False))
        assert acted is True, acted
        return True

    @rule(which=tables, user=users, text=st.none() | st.text(max_size=9), data=st.data())
    def plan(self, which: int, user: int, text: str | None, data: st.DataObject) -> None:
        """Somebody chooses a card for when their turn comes, forgets what they chose, or asks for nonsense."""
        table = self.table(which)
        sight = self.lookup.sight(table, user) if table != 99 else None
        if sight is None or sight.view is None or sight.table.deal is None:
            return
        deal, mine = sight.table.deal.id, [str(each) for part in offered_premoves(sight.view) for each in part]
        text = data.draw(st.sampled_from(mine)) if text is None and mine else text or ""
        self.ask(lambda service: service.set_premove(table, user, text, deal=deal))

    @rule(which=tables)
    def claim(self, which: int) -> None:
        """Whoever has to play says that the rest is theirs."""
        table = self.table(which)
        waiting = [user for user in USERS if self.lookup.legal(table, user)] if table != 99 else []
        self.ask(*(lambda service, user=user: service.claim(table, user) for user in waiting))

    @rule(which=tables, user=users)
    def call_those_of_the_last_game(self, which: int, user: int) -> None:
        self.ask(lambda service: service.call_last_players(self.table(which), user))

    @rule(which=tables)
    def remind(self, which: int) -> None:
        self.ask(lambda service: service.remind(self.table(which)))

    @rule(which=tables, user=users)
    def press_twice(self, which: int, user: int) -> None:
        """One person on two devices in the same moment: what a button says is done once at most."""
        table = self.table(which)
        if table == 99 or not (legal := self.lookup.legal(table, user)):
            return
        sight = self.lookup.sight(table, user)
        assert sight.view is not None
        assert sight.table.deal is not None
        seen, text = (sight.table.deal.id, len(sight.view.history)), self.chance.choice(legal)
        before = len(self.actions(table))
        answers = self.ask(*[lambda service: service.act(table, user, text, seen=seen, chance=5)] * 2)
        assert sum(isinstance(answer, TableView) for answer in answers) == 1, answers
        assert len(self.actions(table)) == before + 1

    @rule(which=tables)
    def time_is_up(self, which: int) -> None:
        """The clock takes somebody's turn."""
        table = self.table(which)
        turn = self.lookup.awaited_turn(table) if table != 99 else None
        if turn is not None:
            action = self.chance.choice([each for one in turn.view.decisions for each in one.actions])
            self.ask(lambda service: service.act_for(table, turn.seat, action, seen=turn.seen, missed=True))

    @rule(things=st.lists(st.tuples(st.sampled_from(["join", "leave", "start", "fill", "annul"]), users), max_size=4),
          which=tables)  # fmt: skip
    def all_at_once(self, things: list[tuple[str, int]], which: int) -> None:
        table = self.table(which)
        self.ask(*(lambda service, name=name, user=user: getattr(service, name)(table, user) for name, user in things))

    # What befalls the process

    @rule(seconds=st.integers(1, 100))
    def wait(self, seconds: int) -> None:
        self.clock.advance(seconds)

    @rule()
    def restart(self) -> None:
        """What a restart finds is what was there: the same tables, the same sights of everybody."""
        before = self.sights()
        self.run(self.begin())
        assert self.sights() == before

    # What always holds

    def sights(self) -> dict[tuple[int, int | None], TableView]:
        ids = [table.id for table in self.lookup.all_tables()]
        return {(table, user): self.lookup.sight(table, user) for table in ids for user in (None, *USERS)}

    def actions(self, table: int) -> tuple[tuple[int, str], ...]:
        stored: StoredTable | None = self.run(self.store.load_table(table))
        return stored.deal.actions if stored is not None and stored.deal is not None else ()

    @invariant()
    def who_takes_turns_has_a_seat_or_sits_out_and_sees_what_bystanders_see(self) -> None:
        for table in self.lookup.all_tables():
            turns = table.rotation
            if turns is None:
                continue
            assert sorted(turns.people) == sorted(table.everybody)
            assert len(set(turns.people)) == len(turns.people) <= table.players + 3
            assert not turns.people or turns.dealer in turns.people
            assert len(will_sit_out(table)) == max(0, len(turns.people) - table.players)
            assert {user for user, _ in turns.wishes} <= set(turns.people)
            if not has_pairs(GAMES[table.game], table.players):
                assert len(table.tally.score) == len(turns.columns) == len(set(turns.columns))
            assert None not in table.seats or not table.sitting_out
            for user in table.sitting_out:
                assert self.lookup.sight(table.id, user) == self.lookup.sight(table.id, None)
                assert self.lookup.legal(table.id, user) == ()

    @invariant()
    def nobody_sits_twice_and_channels_have_one_table(self) -> None:
        found = self.lookup.all_tables()
        for table in found:
            assert len(set(table.people)) == len(table.people)
            assert table.stage is not Stage.CLOSED
            assert table.everybody, "a table without people would go on for ever"
            assert table.stage is not Stage.PLAYING or None not in table.seats
        assert len({table.channel for table in found}) == len(found)

    @invariant()
    def the_log_is_the_state_and_everybody_sees_his_part_of_it(self) -> None:
        """Every sight is the view of the seat somebody really has, of the deal that the stored actions make."""
        for stored in self.run(self.store.load()):
            table = self.lookup.sight(stored.table.id, None).table
            assert (table.revision, table.seats, table.stage) == (
                stored.table.revision, stored.table.seats, stored.table.stage
            )  # fmt: skip
            deal = folded(stored)
            for user in (None, *USERS):
                sight = self.lookup.sight(table.id, user)
                seat = table.seats.index(next(w for w in table.seats if isinstance(w, Person) and w.user == user)) if (
                    user in table.people
                ) else None  # fmt: skip
                assert sight.seat == seat
                view = None if deal is None else deal.view(seat)
                is_still = table.is_halted and table.stage is Stage.PLAYING and view is not None
                assert sight.view == (replace(view, decisions=(), waiting_for=()) if is_still else view)
            assert table.deal is None or (table.deal.opened is None) == (deal is not None and deal.outcome is None)

    @invariant()
    def every_seal_is_kept_and_every_finished_deal_proves_itself(self) -> None:
        """What was shown before the cut is the hash of what is opened after the deal, and the record is true."""
        for stored in self.run(self.store.load()):
            deal, shown = stored.deal, self.lookup.sight(stored.table.id, None).table.deal
            if deal is None or shown is None:
                continue
            assert shown.digest == deal.seal.digest == seal(deal.seal.salt, deal.seal.pack)
            assert shown.opened == (None if deal.result is None else deal.seal)
            if deal.result is not None and (whole := folded(stored)) is not None:
                names = ("?",) * len(deal.seats)
                record = record_of(whole, number=deal.number, day=deal.begun.date(), players=names, salt=deal.seal.salt)
                assert verify(record) == []
                assert record.seal == shown.digest
                assert json.dumps(record.result, sort_keys=True) == json.dumps(dict(deal.result), sort_keys=True)

    @invariant()
    def what_is_proposed_stands_between_two_deals(self) -> None:
        for table in self.lookup.all_tables():
            if table.proposal is not None:
                assert table.stage in {Stage.GATHERING, Stage.PAUSE}
                assert None not in table.seats
                assert table.due == table.proposal.until
                assert isinstance(table.seats[table.proposal.seat], Person)

    @invariant()
    def a_table_that_stands_still_is_in_a_game_and_waits_for_no_clock(self) -> None:
        for table in self.lookup.all_tables():
            assert table.halt is None or table.stage in {Stage.PLAYING, Stage.PAUSE}
            if table.is_halted:
                assert (table.due, table.remind_at, table.claim, table.proposal) == (None, None, None, None)
                assert table.ends_at is not None
            elif table.halt is not None and table.claim is None and table.proposal is None:
                assert undecided_on_pause(table), "nobody's answer is missing"

    @invariant()
    def a_deal_always_waits_for_somebody_who_can_be_asked(self) -> None:
        for table in self.lookup.all_tables():
            if table.stage is Stage.PLAYING and not table.is_halted:
                view = self.lookup.sight(table.id, None).view
                assert view is not None
                assert view.waiting_for
                thinking = {turn.seat for turn in self.lookup.thinking_turns(table.id)}
                for seat in view.waiting_for:
                    who = table.seats[seat]
                    by_itself = isinstance(who, Computer) or (isinstance(who, Person) and who.away)
                    assert (seat in thinking) == by_itself


class FailingTables(Tables):
    """The same, with a disk that is full now and then: nothing of what failed is there, in memory or on disk."""

    @rule(which=tables, user=users, name=st.sampled_from(["join", "leave", "start", "fill", "annul", "close"]))
    def fail(self, which: int, user: int, name: str) -> None:
        table, before = self.table(which), self.sights()
        self.store.fails = True
        (answer,) = self.ask(lambda service: getattr(service, name)(table, user))
        self.store.fails = False
        assert isinstance(answer, UserError)
        assert self.sights() == before

    @rule(which=tables, user=users)
    def fail_to_act(self, which: int, user: int) -> None:
        table = self.table(which)
        if table != 99 and (legal := self.lookup.legal(table, user)):
            before = self.sights()
            self.store.fails = True
            (answer,) = self.ask(lambda service: service.act(table, user, self.chance.choice(legal), chance=3))
            self.store.fails = False
            assert isinstance(answer, UserError)
            assert answer.key == "storage"
            assert self.sights() == before


class StoredTables(Tables):
    """The same on a real database."""

    async def begin(self) -> None:
        if self.store is None:
            self.folder = TemporaryDirectory(prefix="lambapea-fuzz-")
        else:
            await self.stores.close()
        file = Path(self.folder.name) / "tables.sqlite3"
        put_empty(file)
        self.stores = await open_stores(f"sqlite+aiosqlite:///{file}")
        self.store, self.deals = self.stores.tables, self.stores.results
        await super().begin()

    async def let_go(self) -> None:
        await self.stores.close()

    def teardown(self) -> None:
        super().teardown()
        self.folder.cleanup()


def folded(stored: StoredTable) -> Deal | None:
    """The deal that the stored actions make, by the rules alone."""
    if stored.deal is None or stored.deal.annulled:
        return None
    options = read_options(GAMES[stored.deal.game].options, dict(stored.deal.options))
    players = len(stored.deal.seats)
    deal = Deal(
        Start(stored.deal.game, options, players, stored.deal.dealer, stored.deal.seal.pack, stored.deal.carried)
    )
    for seat, text in stored.deal.actions:
        deal = deal.act(seat, read_action(text))
    return deal


@pytest.mark.parametrize(
    ("machine", "examples"),
    [(Tables, either(4, 1500)), (FailingTables, either(4, 1500)), (StoredTables, either(1, 60))],
    ids=lambda each: getattr(each, "__name__", ""),
)
def test_whatever_is_asked_of_the_tables(machine: type[RuleBasedStateMachine], examples: int) -> None:
    run_state_machine_as_test(  # type: ignore[no-untyped-call]
        machine,
        settings=settings(
            max_examples=examples, stateful_step_count=40, deadline=None, derandomize=either(True, False),
            suppress_health_check=list(HealthCheck),
        ),
    )  # fmt: skip
