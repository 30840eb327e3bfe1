"""Stored deals of all games played again from every decision: whether all go on, how soon they ask, what they change.

Run: python tests/bench/forks.py [deals] [of them with computers that search]
"""

import asyncio
import hashlib
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from itertools import cycle, islice

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.players.jit_warmup import load_search
from bot.players.simple import Simple
from bot.players.thinking import Thinking
from bot.solo.finished import ServerDeals, fork_of_deal
from bot.solo.service import SoloPlay, played_on
from bot.store.engine import transact
from bot.store.schema import METADATA, forks
from bot.stores import Stores, open_stores
from bot.system import SystemClock
from bot.tables.finished_deals import fold_finished, moment, table_of
from bot.tables.live import ending_of
from bot.tables.model import Pace, Person, Seal, Stage, Table
from bot.tables.rights import Caller
from bot.tables.stored import GrantedClaim, NewAction, NewDeal
from engine.actions import Action, Cut, read_action
from engine.deal import Deal, Start
from engine.games import GAMES
from engine.match import Tally
from engine.options import allowed_values, read_options
from engine.shuffling import seal
from tests.support.tables import Prompt

GUILD, READER, NOW = 1, 99, datetime(2026, 1, 1, tzinfo=UTC)


def say(line: str) -> None:
    """One line of the figures."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def own(deal: Deal, seat: int, chance: random.Random) -> Action:
    """What somebody who is asked does by rule of thumb."""
    view = deal.view(seat)
    asked = view.asked
    assert asked is not None
    return Simple().choose(view, chance) or asked.actions[0]


def played(game: str, chance: random.Random) -> tuple[Deal, dict[str, object]]:
    """A whole deal by the game's usual house rules."""
    rules = GAMES[game]
    options = {name: values[0] for name, values in allowed_values(rules.options).items()} | dict(rules.table_options)
    read = read_options(rules.options, options)
    seats = chance.choice(rules.players(read))
    pack = list(rules.pack(read, seats))
    chance.shuffle(pack)
    start = Start(game, read, seats, chance.randrange(seats), tuple(pack))
    deal = Deal(start).act(start.cutter, Cut(rules.cut_styles[0], None, chance.randrange(1, len(pack))))
    while deal.waiting_for:
        seat = deal.waiting_for[0]
        deal = deal.act(seat, own(deal, seat, chance))
    return deal, options


async def store_one(store: Stores, number: int, game: str, chance: random.Random) -> None:
    """A finished deal at a table of its own, which is closed."""
    deal, options = played(game, chance)
    start = deal.start
    seats = tuple(map(Person, range(1, start.players + 1)))
    tally = Tally((0,) * len(start.rules.columns(start.players)))
    table = Table(0, GUILD, number, 1, game, options, seats, Pace(), tally, dealer=start.dealer)  # type: ignore[arg-type]
    salt = f"{number:032x}"
    sealed = Seal(seal(salt, start.pack), salt, start.pack)
    new = NewDeal(sealed, start.dealer, None, start.rules.rules_version, NOW)
    table, stored = await store.tables.begin_deal(
        replace(await store.tables.open_table(table), stage=Stage.PLAYING), new
    )
    ended = ending_of(table, deal, NOW)
    assert ended is not None
    first, *others = (
        NewAction(stored.id, at, seat, seat + 1, str(action), NOW) for at, (seat, action) in enumerate(deal.actions)
    )
    after = await store.tables.append(ended[0], first, ended[1], claim=GrantedClaim(0, tuple(others)))
    await store.tables.save_table(replace(after, stage=Stage.CLOSED, due=None))


async def figures(store: Stores) -> str:
    """A digest of every row but the forks' own, and of all that is told of a server."""

    async def read(connection: AsyncConnection) -> str:
        others = [table for table in METADATA.sorted_tables if table is not forks]
        return str([(await connection.execute(select(table))).all() for table in others])

    told = [await store.results.history(GUILD, None, 5000)]
    told += [await store.player_stats.games_of(GUILD, user, tuple(GAMES)) for user in (1, 2, READER)]
    return hashlib.sha256((await transact(store.database.engines.reading, read) + str(told)).encode()).hexdigest()


def decisions(whole: Deal) -> Iterator[tuple[int, int]]:
    """Every step at which somebody decided something, and who."""
    for step, (seat, _) in enumerate(whole.actions[1:]):
        yield step, seat


async def fork_all(store: Stores, number: int, chance: random.Random) -> tuple[list[float], int]:
    """One deal from every decision to its end: how long each took to its first question, and how many went on."""
    thinker, took, ended = Prompt(Simple()), list[float](), 0
    mine = SoloPlay(store.solo, thinker, SystemClock(), [ServerDeals(store.results)])
    stored = await store.results.deal(GUILD, number)
    assert stored is not None
    whole = fold_finished(stored, table_of(stored, "en"))
    for step, seat in decisions(whole):
        started = time.perf_counter()
        seen = await mine.begin(fork_of_deal(Caller(READER, GUILD), number, step, seat))
        took.append(time.perf_counter() - started)
        deal = moment(whole, step)
        for who, text in seen.fork.actions:
            deal = deal.act(who, read_action(text))
        while deal.waiting_for:
            deal = await played_on(deal.act(seat, own(deal, seat, chance)), seat, "easy", thinker, stored.seal.digest)
        ended += deal.outcome is not None
    return took, ended


async def fork_some(store: Stores, numbers: range, chance: random.Random) -> list[float]:
    """One decision of each of these deals, in any seat, with computers that search: how long each took to ask first."""
    thinking, took = Thinking(chance), list[float]()
    await asyncio.to_thread(load_search)
    thinking.is_warm = True
    mine = SoloPlay(store.solo, thinking, SystemClock(), [ServerDeals(store.results)])
    for number in numbers:
        stored = await store.results.deal(GUILD, number)
        assert stored is not None
        step, _ = chance.choice(list(decisions(fold_finished(stored, table_of(stored, "en")))))
        seat = chance.randrange(len(stored.seats))
        started = time.perf_counter()
        await mine.begin(fork_of_deal(Caller(READER, GUILD), number, step, seat))
        took.append(time.perf_counter() - started)
    thinking.close()
    return took


def spread(took: list[float]) -> str:
    """How long they took."""
    took = sorted(took)
    p50, p99 = (1000 * took[int(share * (len(took) - 1))] for share in (0.5, 0.99))
    return f"first question p50 {p50:.0f} ms, p99 {p99:.0f} ms, longest {1000 * took[-1]:.0f} ms"


async def main() -> None:
    """Print the figures."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    searched = min(count, int(sys.argv[2]) if len(sys.argv) > 2 else 300)
    chance = random.Random(1)
    with tempfile.TemporaryDirectory() as folder:
        store = await open_stores(f"sqlite+aiosqlite:///{folder}/bench.sqlite3")
        for number, game in enumerate(islice(cycle(GAMES), count), 1):
            await store_one(store, number, game, chance)
        before, took, ended = await figures(store), list[float](), 0
        for number in range(1, count + 1):
            seconds, ends = await fork_all(store, number, chance)
            took, ended = took + seconds, ended + ends
        say(f"{count} deals of {len(GAMES)} games forked at all {len(took)} decisions: {ended} played on to their end")
        say(f"computers by rule of thumb: {spread(took)}")
        found = await fork_some(store, range(1, searched + 1), chance)
        say(f"computers that search, one decision of {searched} deals: {spread(found)}")
        same = "the same" if await figures(store) == before else "CHANGED"
        say(f"every row and figure of the server afterwards, byte for byte: {same}")
        await store.close()
        assert ended == len(took)


if __name__ == "__main__":
    asyncio.run(main())
