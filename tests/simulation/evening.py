"""One evening from a seed: people play, whatever can go wrong does, and when it is quiet everything must be right."""

import asyncio
import contextlib
import random
import sqlite3
from collections import Counter
from pathlib import Path
from typing import Any

import sqlalchemy

from bot.gateway.messages.calls import number_of_call
from bot.gateway.messages.transport import nonce_of
from bot.phrases import phrases
from bot.sandbox.errors import ClientRefused
from bot.sandbox.faults import RandomFaults
from bot.sandbox.interactions import Interaction
from bot.sandbox.loopback import PEOPLE
from bot.store.rows import read_deal
from bot.store.schema import actions, deals
from bot.tables.model import Computer, Occupant, Person, Preferences, ReadingMode, Speed, Stage, TableView
from bot.tables.stored import StoredDeal
from tests.simulation.alone import Loner
from tests.simulation.invariants import check
from tests.simulation.ledger import Ledger
from tests.simulation.loop import Time, Turn, VirtualLoop
from tests.simulation.people import Company, Guest
from tests.simulation.plan import (
    FIRST_LANGUAGE,
    add_more,
    add_process,
    add_troubles,
    draw_language,
    draw_plan,
    draw_thread,
    draw_turns,
    make_hectic,
    may_be_shared,
)
from tests.simulation.process import Process
from tests.simulation.reading import Control, controls_of, is_invitation, is_post, is_result, number_of_result
from tests.simulation.spoken import keys_shown
from tests.simulation.standing import Standing
from tests.simulation.surroundings import Surroundings
from tests.simulation.talk import MOST_BELOW, draw_talk
from tests.simulation.troubles import Troubles

LONERS = ("Ines", "Jaan")
GOOD_SECONDS = 0.05
"""On a line that is no later an answer is there in time."""
SETUP_SHARE = 0.4
"""How often a table in a storm is shuffled by everybody, or allows hints."""
FURTHER = ("Eve", "Fred", "Greta", "Hans")
"""Who comes where more people take turns."""
REST_SECONDS = 65.0
"""Who has nothing to do for so long is at rest: the longest pause of the bot is a minute."""
RESTLESS_SECONDS = 3600.0
HTTP_SHARE = 0.05
"""How many evenings go through aiohttp at both ends."""
CUT_SHARE = 0.75
LISTENING_SHARE = 0.12
GONE_SECONDS = 120.0
SHARED_SECONDS = 4.0
"""How long several processes take until each table that is opened has one that looks after it from the first moment."""
WORDS_SECONDS = 8.0
"""How long people wait for the words that tell why nothing came of what they did."""
YIELDING_SECONDS = 6.0
"""How much longer a table may take to tell: while there is much to do its edits give way to what people wait for."""
STUCK_SECONDS = 3600.0
GLANCE_SECONDS, LONGEST_GLANCE = 2.0, 60.0
"""How often an evening is looked at while something happens, and while nothing does."""
MOST_LOST = 4
"""So often at most a call is lost in an evening."""
STARTING = frozenset({"me", "application", "gateway_bot", "commands_get", "commands_put"})


def nonces_of_call(sight: TableView) -> set[str]:
    """By which a call for the turn on show is sent, however often it was lost."""
    numbers = [number_of_call(sight, is_late=is_late) for is_late in (False, True)]
    return {nonce_of("call", sight.table.id, 0, number, lost) for number in numbers for lost in range(MOST_LOST)}


class Evening(Surroundings):
    """People in these surroundings; `found` says what was wrong."""

    def __init__(
        self,
        seed: str,
        *,
        calm: bool = False,
        talk: bool = False,
        game: str | None = None,
        shown: bool = False,
        planted: str = "",
        over_http: bool = False,
        strays: float = 0.0,
        language: str = "",
        storm: int = 0,
        hectic: bool = False,
        split: bool = False,
    ) -> None:
        plan = draw_plan(random.Random(f"plan {seed}"), calm=calm, game=game)
        plan.over_http = over_http or random.Random(f"http {seed}").random() < HTTP_SHARE
        if not calm:
            add_troubles(plan, seed)
        draw_turns(plan, seed)
        threaded = None if calm or game or plan.over_http else draw_thread(seed, plan.troubles)
        if threaded is not None:
            plan.troubles, plan.in_thread = threaded, True
        self.storm = 0 if calm else storm
        if storm and not calm:
            add_more(plan, seed, storm)
        if strays and not calm:
            plan.odds = plan.odds | {"stray": strays}
        if hectic and not calm:
            make_hectic(plan, seed)
        if split and not calm and may_be_shared(plan):
            add_process(plan, random.Random(f"split {seed}"), is_split=True)
        super().__init__(seed, plan, shown=shown, planted=planted)
        self.language = language or draw_language(seed)
        self.talk = draw_talk(seed, calm=calm, always=talk)
        self.results: Counter[tuple[int, int]] = Counter()
        self._results_seen: dict[int, list[Process]] = {}
        """Who may have told them."""
        self.unnoted: Counter[tuple[int, int]] = Counter()
        """Results that somebody deleted when who had told them was dead, and may not have stored where they stood.

        Or may not have heard that it had told them, in an outage.
        """
        self.calls: Counter[tuple[int, int, int, int]] = Counter()
        self._calls_seen: dict[int, None] = {}
        self.deleted: dict[int, tuple[int, float]] = {}
        self.asked: dict[int, float] = {}
        """When somebody was last shown their hand, by the channel they asked in."""
        self.ended_at_rest: list[tuple[int, int]] = []
        """Deals that were over at the last rest: clocks run on from there, and the power may be cut that instant."""
        self.looked = 0
        self._known: dict[str, None] = {}

    async def __call__(self, loop: VirtualLoop, folder: Path) -> None:
        """Play it."""
        self.build(loop, folder)
        self.parts.messages.listeners.append(self._told_result)
        self.parts.messages.listeners.append(self._called)
        self.parts.interactions.listeners.append(self._answered)
        self.ledger = Ledger()
        self.crowd = Company(self.parts, self.ledger, self.wire.delay, self.timeline.note, self.talk)
        self.crowd.is_asked, self.crowd.wronged = self._is_asked, self._wronged
        self.crowd.is_kept, self.crowd.not_kept = self._is_kept, self._not_kept
        await self._play_it()

    def _answered(self, interaction: Interaction) -> None:
        """Who asks for their hand between two deals, by a command, looks for the table."""
        if interaction.state != "answered" or interaction.payload["data"].get("name") != "hand":
            return
        table = self.services.lookup.table_in(interaction.channel_id) if self.services is not None else None
        if table is not None and table.stage is not Stage.PLAYING:
            self.asked[interaction.channel_id] = Time.now

    def _told_result(self, message: Any) -> None:
        """Count each result once, by the message that first showed it."""
        if message.id not in self._results_seen and is_result(message):
            self._results_seen[message.id] = [*self.processes]
            self.results[message.channel_id, number_of_result(message)] += 1

    def deletes(self, message: Any) -> None:
        """Somebody is about to delete a message of the bot's."""
        self.deleted[message.id] = message.channel_id, Time.now
        is_heard = self.wire.is_up and all(each.is_alive for each in self._results_seen.get(message.id, ()))
        if not is_heard:
            self.unnoted[message.channel_id, number_of_result(message)] += 1

    def _called(self, message: Any) -> None:
        """Remember for which turn at a slow table somebody is called; once is enough.

        One that was on its way when its turn passed bears that turn's nonce.
        """
        is_new = message.edited is None and message.id not in self._calls_seen
        table = self.services.lookup.table_in(message.channel_id) if self.services is not None else None
        if not is_new or not message.pinged or table is None or is_invitation(message):
            return
        self._calls_seen[message.id] = None
        sight = self.services.lookup.sight(table.id, None)
        if table.speed is Speed.SLOW and table.deal is not None and message.nonce in nonces_of_call(sight):
            turn = number_of_call(sight, is_late=False)
            for user in sorted(message.pinged):
                self.calls[table.id, table.deal.id, turn, user] += 1

    def ended_deals(self) -> list[tuple[int, int]]:
        """Every finished deal by its channel and number."""
        query = (
            "SELECT t.channel_id, d.number FROM deals d JOIN tables t ON t.id = d.table_id WHERE d.ended IS NOT NULL"
        )
        return [(int(channel), int(number)) for channel, number in self._stored(query)]

    def last_deal(self, table: int) -> tuple[int, int]:
        """The id and the number of a table's last deal."""
        query = "SELECT id, number FROM deals WHERE table_id = ? ORDER BY id DESC LIMIT 1"
        ((deal, number),) = self._stored(query, table)
        return int(deal), int(number)

    def played(self, deal: int) -> tuple[Occupant, ...]:
        """Who played a finished deal's seats to the end, as the database has it."""
        rows = self._stored("SELECT user_id, level FROM results WHERE deal_id = ? ORDER BY seat", deal)
        return tuple(Computer(level) if user is None else Person(user) for user, level in rows)

    def wishes(self, user: int) -> Preferences:
        """What of somebody's wishes changes what they are told, as the database has it."""
        found = self._stored("SELECT tips_game, autoplay_offer, reading FROM players WHERE id = ?", user)
        made = (
            Preferences(guided=game or "", offer=offer, reading=ReadingMode(reading or ReadingMode.OFF))
            for game, offer, reading in found
        )
        return next(made, Preferences())

    def _stored(self, query: str, *values: int) -> list[Any]:
        """The rows of a query, read beside the bot."""
        with contextlib.closing(sqlite3.connect(f"file:{self.folder}/lambapea.sqlite3?mode=ro", uri=True)) as opened:
            return opened.execute(query, values).fetchall()

    def stored_deal(self, number: int) -> StoredDeal:
        """A deal of the server as the database has it."""
        engine = sqlalchemy.create_engine(f"sqlite:///file:{self.folder}/lambapea.sqlite3?mode=ro&uri=true")
        with contextlib.closing(engine.connect()) as connection:
            row = connection.execute(sqlalchemy.select(deals).where(deals.c.number == number)).one()
            done = sqlalchemy.select(actions).where(actions.c.deal_id == row.id).order_by(actions.c.number)
            log = tuple((each.seat, each.text) for each in connection.execute(done))
        engine.dispose()
        return read_deal(row, log)

    def _is_asked(self, user: int, control: Control) -> bool:
        """Whether what a button says is asked of somebody just now, as every process knows, each with its database.

        One that is starting knows nothing yet.
        """
        are_there = all(each.is_alive for each in self.processes) and len(self.all_services) == len(self.processes)
        if not are_there or self.database.is_away or self.database.away_from is not None:
            return False
        return control.asks and all(self._asks(services, user, control) for services in self.all_services)

    def _asks(self, services: Any, user: int, control: Control) -> bool:
        now = Standing(self, services)
        mine = [
            each
            for each in now.tables
            if control.press and each.id == control.press.table and user in now.awaited(each)
        ]
        return any(now.accepts(each, user, control) for each in mine)

    def _wronged(self, what: str) -> None:
        if self.brush.mood == "well":
            self._find("while they play", [what])

    def _is_kept(self) -> bool:
        """Whether what somebody does now can be written down: a process that ends says no, and to try again."""
        is_ending = any(each.is_alive and each.is_ending for each in self.processes)
        return not self.database.is_full and not is_ending

    async def _not_kept(self, guest: Guest, interaction: Interaction, control: Control) -> None:
        """Somebody's answer could not be written down: they are told so in words, and while that lasts the table is.

        On a good line only: on a bad one the words may be lost. Nor is a table told that another process looks after.
        """
        say = phrases(self.language).say
        await asyncio.sleep(WORDS_SECONDS)
        is_heard = self._is_heard_out(interaction) and self._is_asked(guest.user.id, control)
        if self.plan.odds or not self.wire.is_up or not is_heard or control.press is None:
            return
        if not any(say("error-storage") in each.content for each in guest.mine.values() if each.id > interaction.id):
            self._find("while they play", [f"{guest.user.name} was not told that nothing can be saved"])
        if self._is_told_nothing(control.press.table):
            await asyncio.sleep(YIELDING_SECONDS)
            if self._is_heard_out(interaction) and self.wire.is_up and self._is_told_nothing(control.press.table):
                self._find("while they play", ["the table was not told that nothing can be saved"])

    def _is_heard_out(self, interaction: Interaction) -> bool:
        """Whether it was answered, and the bot to which it was told lives on to say the rest.

        An acknowledgement may arrive after the end of who sent it.
        """
        is_same = self.launched_at <= self.parts.interactions.began_at(interaction.id)
        return interaction.state == "answered" and is_same and all(each.is_alive for each in self.processes)

    def _is_told_nothing(self, table: int) -> bool:
        """Whether a table goes on as if all were well, though nothing can be saved and its process knows that."""
        post = next((each for each in self.world.messages.values() if is_post(each, table)), None)
        is_known = self.plan.processes == 1 and self.database.is_full
        return is_known and post is not None and phrases(self.language).say("post-stuck") not in post.content

    async def start(self) -> bool:
        """Start the bot, which has to be there in time."""
        is_there = await super().start()
        if not is_there:
            self.found.append(f"the bot does not start within two minutes, ended: {self.process.ended.done()}")
        return is_there

    # The evening

    async def _play_it(self) -> None:
        await self.serve()
        for at in range(self.plan.processes):
            self.at = at
            await self.start()
        if self.plan.processes > 1:
            await asyncio.sleep(SHARED_SECONDS)
        await self._sit_down()
        self._come_alone()
        self.troubles = Troubles(self)
        for each in (*self.crowd.people, *self.crowd.loners):
            self.loop.create_task(each.live())
        wanted = [*self._stops(), None]
        troubling = self.loop.create_task(self._trouble())
        self._worsen()
        self.crowd.may_act.set()
        for stop in wanted:
            if not await self._until(lambda stop=stop: self._is_reached(stop)):  # type: ignore[misc]
                break
            if stop is not None and self.at_the_end is None:
                async with self.between_troubles:
                    await self.look(f"after {stop} acts")
                    if self.planted and self.found:
                        return  # the alarm works; a bot with a fault may go on for hours
                    self.crowd.may_act.set()
        await self._until(troubling.done)
        async with self.between_troubles:  # where everybody has left nobody waits for the one that goes on
            troubling.cancel()
            await self._end()

    async def _end(self) -> None:
        await self.look("at the end")
        if self.plan.closes:
            await self._close()
        self.crowd.is_over = True
        await self._stop()
        standing = Standing(self)
        self.found += [f"key: {each}" for each in keys_shown(self.parts.recorder.calls)]
        self.found += [f"log: {each}" for each in self.log.complaints(self.timeline)]
        self.found += [f"ledger: {each}" for each in self.ledger.faults(self.folder / "lambapea.sqlite3")]
        self.found += standing.results()

    def _stops(self) -> list[int]:
        chance = self.chance_for("looks")
        return sorted(chance.randrange(2, 45) for _ in range(self.plan.looks))

    def _is_reached(self, stop: int | None) -> bool:
        """Whether this many actions were answered, or the deals are over; None: they are, and more was done."""
        is_over = self.deals >= self.plan.deals
        if is_over and self.at_the_end is None:
            self.at_the_end = self.done
        if stop is not None:
            return is_over or self.done >= stop
        return self.at_the_end is not None and self.done >= self.at_the_end + self.plan.further

    @property
    def done(self) -> int:
        return sum(self.ledger.done.values())

    deals = 0
    at_the_end: int | None = None

    async def _sit_down(self) -> None:
        plan, chance = self.plan, self.chance_for("people")
        self.between_troubles = asyncio.Lock()
        for name in FURTHER[: max(0, plan.people - len(PEOPLE))]:
            self.control.add_person(name)
        for name, habits in list(zip((*PEOPLE, *FURTHER), plan.habits, strict=False))[: plan.people]:
            guest = Guest(self.crowd, self.world.person(name), habits, random.Random(chance.random()))
            guest.channels = [self.channel]
        await self._speak(self.crowd.people[0])
        await self._seat(self.channel, plan.game, self.crowd.people)
        if plan.second_table:
            some = self.crowd.people[: chance.randrange(1, 3)]
            await self._seat(self.second_channel, plan.second_table, some)
            for guest in some:
                guest.channels = [self.channel, self.second_channel]
        await self._wish()

    def _come_alone(self) -> None:
        """In a storm somebody plays alone beside."""
        for name in LONERS if self.storm else ():
            self.control.add_person(name)
            chance = random.Random(f"{name} {self.seed}")
            Loner(self.crowd, self.world.person(name), chance, self.channel, self._is_well)

    def _is_well(self) -> int | None:
        """How many misfortunes have passed, if none is there and the line is good; None otherwise."""
        is_bad = self.plan.odds or self.plan.seconds > GOOD_SECONDS or self.between_troubles.locked()
        are_there = all(each.is_alive for each in self.processes) and len(self.all_services) == len(self.processes)
        return None if is_bad or not are_there else self.timeline.tally["passed"]

    async def _wish(self) -> None:
        """They set for themselves what changes their messages."""
        plan = self.plan
        for guest, ping in zip(list(self.crowd.people), plan.pings, strict=False):
            if ping != "late":
                await guest.slash(self.channel, "settings ping", when=ping)
        for guest, forced in zip(list(self.crowd.people), plan.forced, strict=False):
            if forced != "last":
                await guest.slash(self.channel, "settings forced", cards=forced)
        sendings = self.chance_for("hands")
        for guest in list(self.crowd.people):
            if (sent := sendings.choice(("always", "always", "always", "playing", "never"))) != "always":
                self.wants_none.add(guest.user.id)
                await guest.slash(self.channel, "settings hand", sent=sent)
        listening = self.chance_for("reading")
        for guest in list(self.crowd.people):
            if listening.random() < LISTENING_SHARE:
                await guest.slash(self.channel, "settings reading", mode="on")

    async def _speak(self, manager: Guest) -> None:
        """The server's language is chosen before anything is said, by somebody who may."""
        if self.language != FIRST_LANGUAGE:
            self.control.add_role("managers", manager.user.id, permissions=["manage_guild"])
            await manager.slash(self.channel, "settings server", language=self.language)
            self.control.add_role("managers")

    async def _seat(self, channel: Any, game: str, people: list[Guest]) -> None:
        """Open a table, sit down, computers in the seats left."""
        host = people[0]
        asked: dict[str, Any] = {"speed": "slow"} if self.plan.is_slow else {}
        if self.storm:
            chance = random.Random(f"setup {self.seed} {channel.id}")
            asked |= {each: True for each in ("shuffle", "hints") if chance.random() < SETUP_SHARE}
        await host.slash(channel, "table open", game=game, **asked)
        for guest in list(people[1:]):
            post = host.post(channel)
            joins = [e for e in controls_of(post) if e.press and e.press.what.startswith("join")] if post else []
            if self.plan.more and not joins and channel is self.channel:  # nobody has a seat left: they take turns
                await guest.slash(channel, "table join")
                await asyncio.sleep(1.0)
                continue
            if not joins or post is None:
                people.remove(guest) if people is not self.crowd.people else self.crowd.people.remove(guest)
                continue
            await guest.press(post, joins[0], ())
            await asyncio.sleep(1.0)
        table = self.services.lookup.table_in(channel.id)
        if table is not None and table.language != self.language:
            self.found.append(f"table {table.id} speaks {table.language}, its server {self.language}")
        if table is not None and any(seat is None for seat in table.seats):
            await host.slash(channel, "table fill")
        await host.slash(channel, "table start")

    def _worsen(self) -> None:
        """From now on the line is as bad as planned."""
        self.wire.seconds = self.parts.faults.max_delay = self.plan.seconds
        if self.plan.odds:
            chance = self.chance_for("weather")
            self.parts.faults.at_random = RandomFaults(chance, self.plan.odds, seconds=2.0, spared=STARTING)

    def _mend(self) -> None:
        """From now on all goes well."""
        self.wire.seconds = self.parts.faults.max_delay = 0.01
        self.parts.faults.at_random = None
        self.wire.is_up = True

    async def _trouble(self) -> None:
        chance = self.chance_for("times")
        for name in self.plan.troubles:
            await asyncio.sleep(chance.random() ** 2 * 25)
            async with self.between_troubles:
                await self.troubles.happen(name)

    async def _until(self, holds: Any) -> bool:
        """People play until it holds; false if nothing is done for an hour, or the table has long been gone."""
        done, since, there = self._progress(), Time.now, Time.now
        while not holds():
            await self.crowd.stir(LONGEST_GLANCE)  # a slow table is quiet for days
            await asyncio.sleep(GLANCE_SECONDS)
            self._count_deals()
            if self.services is None or self.services.lookup.table_in(self.channel.id) is not None:
                there = Time.now
            elif Time.now - there > GONE_SECONDS:
                return False
            if (now := self._progress()) != done:
                done, since = now, Time.now
            elif not self.crowd.may_act.is_set():
                since = Time.now
            elif not now:
                return False  # everybody has left, and the table with them
            elif Time.now - since > STUCK_SECONDS:
                self.found.append(f"stuck: nothing is done for an hour; {self._where()}")
                return False
        return True

    def _count_deals(self) -> None:
        self.deals = sum(1 for channel, _ in self.results if channel == self.channel.id)

    def _progress(self) -> tuple[int, ...]:
        if self.services is None:
            return (0,)
        return tuple(table.revision for table in self.services.lookup.all_tables())

    def _where(self) -> str:
        tables = self.services.lookup.all_tables()
        return "; ".join(f"table {t.id} {t.stage} revision {t.revision}" for t in tables)

    # Looking

    async def look(self, when: str) -> None:
        """Let everything come to rest, and see whether all stands as it should."""
        await self.crowd.rest()
        self._mend()
        self.timeline.note("look", when)
        for at, process in enumerate(self.processes):
            if not process.is_alive:
                self.found.append(f"{when}: the bot has ended by itself")
                self.at = at
                await self.start()
        if not await self.loop.quiet(REST_SECONDS, RESTLESS_SECONDS):
            self.found.append(f"{when}: never at rest: {self._again_and_again()}")
        self.looked += 1
        found = check(Standing(self))
        self.timeline.note("found", len(found))
        self._find(when, found)
        self.ended_at_rest = self.ended_deals()
        self._worsen()
        Turn.release()

    def _find(self, when: str, found: list[str]) -> None:
        """Add what was not found before: most faults stay once they are there."""
        for each in found:
            if each not in self._known:
                self._known[each] = None
                self.found.append(f"{when} ({Time.now:.0f} s): {each}")

    def _again_and_again(self) -> list[str]:
        """What is asked of Discord again and again, the most frequent first."""
        since = self.parts.clock.now() - RESTLESS_SECONDS
        asked = Counter((e.kind, e.path[:60], e.status) for e in self.parts.recorder.calls if e.at > since)
        return [f"{count} × {kind} {path} = {status}" for (kind, path, status), count in asked.most_common(3)]

    async def _close(self) -> None:
        """The host closes the table, or everybody leaves."""
        self._mend()
        host = self.crowd.people[0]
        with contextlib.suppress(ClientRefused):
            if self.chance_for("close").random() < 0.5:
                await host.slash_surely(self.channel, "table close")
            else:
                for guest in self.crowd.people:
                    await guest.slash_surely(self.channel, "table leave")
        if not await self.loop.quiet(REST_SECONDS, RESTLESS_SECONDS):
            self.found.append(f"after closing: never at rest: {self._again_and_again()}")
        self._find("after closing", check(Standing(self)))
        self.ended_at_rest = self.ended_deals()

    async def _stop(self) -> None:
        """The bot is asked to end, and does so in time; mostly its power is cut, as that is quicker."""
        is_cut = not self.plan.is_calm and self.chance_for("end").random() < CUT_SHARE
        for process in self.processes:
            if is_cut:
                process.kill()
                continue
            process.stop()
            timer = self.loop.call_later(20, process.kill)
            status = await process.ended
            timer.cancel()
            if status != 0:
                self.found.append(f"asked to stop, the bot ends with {status}")

    def figures(self) -> dict[str, Any]:
        """What happened, in numbers."""
        calls = self.parts.recorder.calls
        return {
            "plan": str(self.plan),
            "trace": self.timeline.hash.hexdigest(),
            "events": self.timeline.count,
            "virtual": round(Time.now),
            "deals": sum(self.results.values()),
            "looks": self.looked,
            "acts": self.done,
            "open": sum(self.ledger.open.values()),
            "refused": self.ledger.refused,
            "presses": self.timeline.tally["press"],
            "typed": self.timeline.tally["type"],
            "calls": len(calls),
            "counted": sum(call.counted and not call.kind.startswith("emoji") for call in calls),
            "kills": self.timeline.tally["killed"],
            "statements": self.database.statements,
            "locked": self.database.refused,
            "unkept": self.database.unkept,
            "painted": self.brush.painted,
            "unpainted": self.brush.failed,
            "tokens over": self.tokens.expired(),
            "talked": self.crowd.talk.lines,
            "asked": len(self.crowd.sightings.counts),
            "out of sight": sum(count > MOST_BELOW for count in self.crowd.sightings.counts),
            "statuses": Counter(str(call.status) for call in calls),
            "faults": self.parts.faults.counts,
            "troubles": Counter(self.plan.troubles + ["two processes"] * (self.plan.processes > 1)),
            "games": Counter([self.plan.game]),
            "languages": Counter([self.language]),
        }
