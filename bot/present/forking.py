"""Finished deals played again, worded for the one person who plays."""

from bot.errors import UserError
from bot.phrases import phrases
from bot.present.forks import fork_message, seat_choice
from bot.present.messages import Message
from bot.present.readers import Readers
from bot.present.steps import BACK, INTO, step_into
from bot.tables.finished import users_of
from bot.tables.forks import Forks, ForkSight
from bot.tables.model import Sight
from engine.seats import Seat


class Forking:
    """Begins forks and goes on with them, as buttons and menus ask."""

    def __init__(self, people: Readers, forks: Forks) -> None:
        self._people = people
        self._forks = forks

    async def begin(self, user: int, guild: int | None, number: int, step: int, seat: Seat | None) -> Message:
        """Play on from a moment; where no seat is named in one's own, and who had none is asked for one."""
        if seat is None:
            table = await self._forks.seats_of(guild, number)
            seat = table.seat_of(user)
            if seat is None:
                return await self.choose(user, guild, number, step)
        return await self._shown(user, await self._forks.begin(user, guild, number, step, seat))

    async def choose(self, user: int, guild: int | None, number: int, step: int) -> Message:
        """Ask for the seat."""
        table = await self._forks.seats_of(guild, number)
        names = await self._people.names(table.guild, users_of(table.seats))
        return seat_choice(table, number, step, names, await self._people.language(user, guild=guild))

    async def act(self, user: int, number: int, seen: int, text: str) -> Message:
        """What somebody pressed in a fork: an answer, or what leads to a second step of the question and back.

        A press that comes too late shows how the fork stands, and says so.
        """
        word = text.partition(" ")[0]
        if word in (BACK, INTO):
            fork = await self._forks.look(user, number)
            return await self._shown(user, fork, in_step=text if word == INTO else "")
        try:
            return await self._shown(user, await self._forks.act(user, number, text, seen))
        except UserError as error:
            if error.key != "fork-stale":
                raise
        return await self._shown(user, await self._forks.look(user, number), note="fork-stale")

    async def sight(self, user: int, number: int) -> Sight:
        """What somebody may know of a fork of theirs."""
        return (await self._forks.look(user, number)).sight

    async def _shown(self, user: int, fork: ForkSight, *, note: str = "", in_step: str = "") -> Message:
        language = await self._people.language(user, guild=fork.fork.guild)
        seats = fork.ends.table.seats if fork.ends is not None else ()
        names = await self._people.names(fork.fork.guild, [user, *users_of(seats)])
        view, preferences = fork.sight.view, await self._people.preferences(user)
        step = step_into(in_step, view, fork.fork.id) if in_step and view is not None else None
        said = phrases(language).say(note) if note else ""
        return fork_message(fork, names, preferences, language, step=step, note=said)
