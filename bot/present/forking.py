"""Finished deals played again, worded for the one person who plays."""

from collections.abc import Sequence

from bot.errors import StaleSoloAction, UserError
from bot.phrases import phrases
from bot.present.challenges import result_lines
from bot.present.dailies import day_over, users_on
from bot.present.forks import fork_message, seat_choice
from bot.present.messages import Message, Press
from bot.present.readers import Readers
from bot.present.replays import fork_words
from bot.present.solos import solo_over
from bot.present.steps import BACK, CLAIM, INTO, step_into
from bot.tables.challenges import Challenges
from bot.tables.dailies import Dailies
from bot.tables.finished_deals import users_of
from bot.tables.forks import ForkSight, SoloPlay
from bot.tables.model import TableView
from engine.seats import Seat


class SoloMessages:
    """Begins forks and goes on with them, as buttons and menus ask."""

    def __init__(self, people: Readers, forks: SoloPlay, challenges: Challenges, dailies: Dailies) -> None:
        self._people = people
        self._forks = forks
        self._challenges = challenges
        self._dailies = dailies

    async def begin(
        self, user: int, guild: int | None, number: int, step: int, seat: Seat | None, *, is_upload: bool = False
    ) -> Message:
        """Play on from a moment; where no seat is named in one's own, and who had none is asked for one.

        is_upload: the number is that of a record they uploaded.
        """
        if seat is None:
            played = await self._forks.seats_of(guild, number, uploaded_by=user if is_upload else None)
            seat = played.table.seat_of(user)
            if seat is None:
                return await self.choose(user, guild, number, step, is_upload=is_upload)
        fork = await self._forks.begin(user, guild, number, step, seat, is_upload=is_upload)
        return await self.shown(user, fork, guild)

    async def choose(self, user: int, guild: int | None, number: int, step: int, *, is_upload: bool = False) -> Message:
        """Ask for the seat."""
        played = await self._forks.seats_of(guild, number, uploaded_by=user if is_upload else None)
        table = played.table
        names = played.called or await self._people.names(table.guild, users_of(table.seats))
        at = Press(table.id, number, step, fork_words(is_upload=is_upload))
        return seat_choice(played, at, names, await self._people.language(user, guild=guild))

    async def act(self, user: int, number: int, seen: int, text: str, guild: int | None = None) -> Message:
        """What somebody pressed in a fork: an answer, or what leads to a second step of the question and back.

        A press that comes too late shows how the fork stands, and says so.
        """
        word = text.partition(" ")[0]
        if word in (BACK, INTO):
            fork = await self._forks.look(user, number)
            return await self.shown(user, fork, guild, in_step=text if word == INTO else "")
        try:
            if text == CLAIM:
                return await self.shown(user, await self._forks.claim(user, number, seen), guild)
            return await self.shown(user, await self._forks.act(user, number, text, seen), guild)
        except StaleSoloAction as stale:
            return await self.shown(user, await self._forks.look(user, number), guild, note=stale.key)

    async def sight(self, user: int, number: int) -> TableView:
        """What somebody may know of a fork of theirs."""
        return (await self._forks.look(user, number)).sight

    async def hinted(self, user: int, number: int) -> TableView:
        """The same of one in which hints are allowed."""
        return await self._forks.hinted(user, number)

    async def shown(
        self, user: int, fork: ForkSight, guild: int | None, *, note: str = "", in_step: str = ""
    ) -> Message:
        """A fork as it stands; where it took up a challenge and is over, with what the others made of that.

        guild: where it was pressed, which one from a record belongs to.
        """
        home = fork.fork.guild or guild
        language = await self._people.language(user, guild=home)
        if fork.day is not None and fork.ends is not None:
            standing = await self._dailies.standing(user, guild, fork.day)
            named = await self._people.names(guild or 0, [user, *users_on(standing)])
            return day_over(fork, fork.ends, standing, named, language)
        if fork.fork.solo is not None and fork.ends is not None:
            return solo_over(fork, fork.ends, await self._people.names(guild or 0, [user]), language)
        seats = fork.ends.table.seats if fork.ends is not None and not fork.called else ()
        names = {**fork.called, **await self._people.names(home or 0, [user, *users_of(seats)])}
        view, preferences = fork.sight.view, await self._people.preferences(user)
        step = step_into(in_step, view, fork.fork.id) if in_step and view is not None else None
        said = phrases(language).say(note) if note else ""
        made = await self._others(fork, language)
        return fork_message(fork, names, preferences, language, step=step, note=said, made=made)

    async def _others(self, fork: ForkSight, language: str) -> Sequence[str]:
        """What everybody made of the challenge that a fork took up, once it is over."""
        challenge = fork.fork.challenge
        if challenge is None or fork.ends is None:
            return ()
        try:
            sight = await self._challenges.look(challenge, fork.fork.guild)
        except UserError:
            return ()
        users = [*users_of(sight.table.seats), *(each.user for each in sight.taken)]
        return result_lines(sight, await self._people.names(fork.fork.guild, users), language)
