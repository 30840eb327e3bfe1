"""Ways to bend the ladder, each used by a person of a script at real tables, beside the same person who does not."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from typing import Final

from bot.errors import NoSuchTable
from bot.features.ladder.service import numbers_of
from bot.players.base import Player
from bot.players.finished import FinishedDeal, JudgedChoice, ParFound
from bot.players.par import par_of, standing_of
from bot.players.simple import Simple
from bot.players.skill import skill_of
from bot.tables.model import Pace, Person, Stage
from bot.tables.pars import Pars, as_finished
from bot.tables.ratings import Observed, Scale
from bot.tables.setup import TablePlace, checked_setup
from bot.tables.tallying import ALL_TIME
from tests.bench.ladders.erring import Erring
from tests.bench.ladders.simulated import PAR_BLUNDERS, Blundering
from tests.support.tables import CHANNEL, GUILD, HandClock, House

PEOPLE: Final = (11, 12, 13, 14)
CHEAT: Final = PEOPLE[0]
LATE: Final = 15
"""Who has a seat until somebody takes it for the last cards."""
PACE: Final = Pace(computer=0, cut=20, override=20, next_deal=9999, turn=120)
WEAK: Final[Player] = Erring(blind=0.3, bids=0.1, greedy=1.0)
"""Whoever plays badly has most to gain."""
GAME: Final = "saskop"
PAR_PLAYS: Final = 4
"""It is the same par with each way, so that more of them would tell no more."""
LAST: Final = 2
"""How many cards are left where somebody acts `with a card left`: the very last one plays itself."""


class CheapPar:
    """Finds par by the rule of thumb, and what choices show as the bot does; nothing of the same deal is sought twice.

    Of choices only those of the first seat are judged, which is the person's of the script. A deal that is left at its
    last card has the choices of the same deal played on.
    """

    def __init__(self) -> None:
        self._pars: dict[str, tuple[float, ...]] = {}
        self._choices: dict[str, list[tuple[tuple[tuple[int, str], ...], tuple[JudgedChoice, ...]]]] = {}
        self._player = Blundering(PAR_BLUNDERS)

    async def play(self, asked: FinishedDeal) -> ParFound:
        """As the process for par answers (`bot/players/worker.py`)."""
        par = self._par(asked)
        standings = tuple(standing_of(asked, self._player, moment, PAR_PLAYS) for moment in asked.moments)
        whole = asked.whole()
        counts = (0,) * asked.players if asked.is_over else whole.view(None).counts
        left = tuple(max(0, each - 1) for each in counts)
        return ParFound(par, self._shown(asked), standings, left)

    async def rest(self) -> None:
        """It never does anything in between."""

    def is_bad(self, asked: FinishedDeal) -> bool:
        """Whether the first seat is to get less than par from where a deal has come to."""
        now = standing_of(asked, self._player, len(asked.actions), PAR_PLAYS)
        return now[0] < self._par(asked)[0]

    def _par(self, asked: FinishedDeal) -> tuple[float, ...]:
        if asked.digest not in self._pars:
            self._pars[asked.digest] = par_of(asked, self._player, PAR_PLAYS)
        return self._pars[asked.digest]

    def _shown(self, asked: FinishedDeal) -> tuple[JudgedChoice, ...]:
        known = self._choices.setdefault(asked.digest, [])
        for actions, choices in known:
            if actions[: len(asked.actions)] == asked.actions:
                return tuple(each for each in choices if each.number < len(asked.actions))
        found = skill_of(asked.whole(), asked.digest, seats=(0,))
        known.append((asked.actions, found))
        return found


class OneDeal:
    """A table of four people, or of one and computers, at which everybody acts by a script."""

    def __init__(self, house: House, par: CheapPar, table: int, number: int, first: int) -> None:
        self.house, self.table, self.number, self.first = house, table, number, first
        self._par = par
        self._players: dict[int, Player] = {CHEAT: WEAK}
        self._sound = Simple()

    @property
    def is_on(self) -> bool:
        """Whether the deal goes on."""
        try:
            return self.house.lookup.sight(self.table, None).table.stage is Stage.PLAYING
        except NoSuchTable:  # it has been closed
            return False

    @property
    def left(self) -> int:
        """How many cards the first seat still has, once cards are played; before that more than can be."""
        view = self.house.lookup.sight(self.table, None).view
        return 99 if view is None or view.phase != "play" else view.counts[0]

    def asked(self) -> int | None:
        """Whichever person is asked, if one is."""
        sight = self.house.lookup.sight(self.table, None)
        seats = () if sight.view is None else sight.view.waiting_for
        people = (sight.table.seats[seat] for seat in seats)
        return next((who.user for who in people if isinstance(who, Person) and not who.away), None)

    async def goes_badly(self, *, until: int) -> bool:
        """Play until the first seat has so many cards left: whether it is to get less than par from there.

        Whoever it is knows that, as nobody can; what they will do wrong themselves they do not.
        """
        await self.play(until=until)
        stored = await self.house.store.results.deal(GUILD, self.number + 1)
        return self.is_on and stored is not None and self._par.is_bad(as_finished(stored))

    async def play(self, *, until: int = 0, is_anybodys: bool = False) -> None:
        """Everybody plays until the first seat has so many cards left and is asked for one, or to the end.

        is_anybodys: or just has them, since a computer is there for it.
        """
        while self.is_on:
            user = self.asked()
            if self.left <= until and (is_anybodys or user in {CHEAT, LATE}):
                return
            if user is None:
                await self.house.next_change()
                continue
            view = self.house.lookup.sight(self.table, user).view
            if view is None:
                raise RuntimeError("somebody asked sees no deal")
            chance = random.Random(f"{self.number} {view.seat} {view.phase} {len(view.hand)} {len(view.turns)}")
            said = self._players.get(user, self._sound).choose(view, chance)
            await self.house.service.act(self.table, user, str(said), chance=3)


Cheat = Callable[[OneDeal], Awaitable[None]]
"""Does what the way is in a deal that has just begun, or nothing, and lets it be played on."""

# The ways


async def honestly(deal: OneDeal) -> None:
    """Play every deal to its end."""
    await deal.play()


async def leaves(deal: OneDeal) -> None:
    """Leave with a card left where it goes badly, so that a computer has the seat at the end."""
    if await deal.goes_badly(until=LAST):
        await deal.house.service.leave(deal.table, CHEAT)
    await deal.play()


async def leaves_and_returns(deal: OneDeal) -> None:
    """Leave so, and take the seat back at once."""
    if await deal.goes_badly(until=LAST):
        await deal.house.service.leave(deal.table, CHEAT)
        await deal.house.service.join(deal.table, CHEAT)
    await deal.play()


async def is_away(deal: OneDeal) -> None:
    """Let a computer play every other deal but for its last cards."""
    if deal.number % 2:
        await deal.house.service.note_left(deal.table, PEOPLE[1], [CHEAT])
        await deal.play(until=1, is_anybodys=True)
        await deal.house.service.mark_present(deal.table, CHEAT)
    await deal.play()


async def closes(deal: OneDeal) -> None:
    """Close the table with a card left where it goes badly."""
    if await deal.goes_badly(until=LAST):
        await deal.house.service.close(deal.table, CHEAT)
    await deal.play()


async def asks(deal: OneDeal) -> None:
    """Ask for a hint with a card left where it goes badly."""
    if await deal.goes_badly(until=LAST):
        await deal.house.service.hint(deal.table, CHEAT)
    await deal.play()


async def takes_a_seat(deal: OneDeal) -> None:
    """Where somebody else has the seat, who is replaced near the end, take it for the last cards."""
    if deal.first == LATE:
        await deal.play(until=LAST + 1)
        await deal.house.service.note_left(deal.table, PEOPLE[1], [LATE])
        for voter in PEOPLE[1:3]:
            await deal.house.service.replace_person(deal.table, voter, LATE)
        await deal.play(until=LAST, is_anybodys=True)
        await deal.house.service.join(deal.table, CHEAT)
    await deal.play()


async def leaves_computers(deal: OneDeal) -> None:
    """Leave computers alone with the deal where it goes badly, with which the table is closed."""
    if await deal.goes_badly(until=LAST + 1):
        await deal.house.service.leave(deal.table, CHEAT)
    else:
        await deal.play()


@dataclass(frozen=True, slots=True)
class Way:
    """A way to bend the ladder, and the way of the same person that it is compared with.

    is_alone: among computers. is_late: every other deal is begun by somebody else in their place.
    """

    name: str
    cheat: Cheat
    instead_of: "Way | None" = None
    is_alone: bool = False
    is_late: bool = False

    def first(self, number: int) -> int:
        """Who has the first seat when a deal begins."""
        return LATE if self.is_late and number % 2 else CHEAT


AMONG_PEOPLE: Final = Way("play every deal to its end", honestly)
EVERY_OTHER: Final = Way("play every other deal", honestly, is_late=True)
AMONG_COMPUTERS: Final = Way("play every deal to its end among computers", honestly, is_alone=True)
WAYS: Final = (
    Way("leave with a card left", leaves, AMONG_PEOPLE),
    Way("leave so, and take the seat back", leaves_and_returns, AMONG_PEOPLE),
    Way("close the table with a card left", closes, AMONG_PEOPLE),
    Way("ask for a hint with a card left", asks, AMONG_PEOPLE),
    Way("leave computers alone", leaves_computers, AMONG_COMPUTERS, is_alone=True),
    Way("be away from the others until the last card", is_away, EVERY_OTHER),
    Way("take somebody's seat for the last cards", takes_a_seat, EVERY_OTHER, is_late=True),
)


@dataclass(frozen=True, slots=True)
class Course:
    """What a server knew of the person of the script after each deal, and what each brought above par.

    scale: by which the server's ratings are measured. step: the difference in ratings that is 100 points.
    """

    observed: tuple[Observed, ...]
    above: tuple[float, ...]
    scale: Scale
    step: float

    @property
    def by_deal(self) -> list[float]:
        """What each deal added."""
        totals = [0.0, *(each.total for each in self.observed)]
        return [after - before for before, after in pairwise(totals)]


async def course_of(way: Way, folder: Path, deals: int, par: CheapPar, seed: int) -> Course:
    """Play so many deals at tables of a new server, each of which is rated before the next one begins."""
    house = await House(folder / "tables.sqlite3", HandClock(), seed).begin()
    house.turns.start()
    observed, above = list[Observed](), list[float]()
    told = asyncio.Event()
    pars = Pars(house.store.pars, par, house.tables.changes, house.clock, lambda _: told.set())
    pars.start()
    for number in range(deals):
        house.shuffler.begin_anew(f"{seed} {number}")
        house.thinker.chance = random.Random(f"{seed} {number}")
        await way.cheat(await opened(house, par, number, way))
        await all_rated(house, told)
        figures = {each.who.user: each for each in await house.store.ladder.ladder(GUILD, GAME, (ALL_TIME,))}
        mine = figures.get(CHEAT)
        observed.append(Observed() if mine is None else mine.observed)
        above.append((0.0 if mine is None else mine.above) - sum(above))
    everybody = await house.store.ladder.ladder(GUILD, GAME, (ALL_TIME,))
    scale, numbers = numbers_of(everybody)
    await pars.stop()
    await house.turns.stop()
    await house.end()
    return Course(tuple(observed), tuple(above), scale, numbers.step)


async def all_rated(house: House, told: asyncio.Event) -> None:
    """Wait until no deal waits for its par. told: set whenever they have been counted."""
    while True:
        told.clear()
        if not await house.store.pars.count_without_par():
            return
        await told.wait()


async def opened(house: House, par: CheapPar, number: int, way: Way) -> OneDeal:
    """A new table with a deal that has just begun."""
    setup, first = replace(checked_setup(GAME, {"signals": "false"}), hints=True), way.first(number)
    table = await house.service.open(TablePlace(GUILD, CHANNEL + number, first, PACE), setup)
    if way.is_alone:
        table = await house.service.fill(table.id, first, "easy")
    else:
        for user in PEOPLE[1:]:
            table = await house.service.join(table.id, user)
    table = await house.service.start(table.id, first)
    return OneDeal(house, par, table.id, number, first)
