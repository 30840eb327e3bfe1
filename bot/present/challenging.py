"""Challenges, worded for everybody in a channel and for each who presses there."""

from collections.abc import Sequence
from dataclasses import replace

from bot.errors import UserError
from bot.phrases import phrases
from bot.present.calling import TO_CHANNELS
from bot.present.challenges import challenge_post, question, result_lines, results
from bot.present.messages import Message
from bot.present.readers import Readers
from bot.solo.finished_messages import ServerDealMessages
from bot.solo.messages import SoloMessages
from bot.solo.model import ForkSight
from bot.tables.challenges import Challenges, ChallengeSight, ChallengeTries
from bot.tables.finished_deals import users_of
from engine.seats import Seat


class Challenging:
    """Sends challenges and tells what became of them, as buttons and menus ask."""

    def __init__(self, people: Readers, challenges: Challenges) -> None:
        self._people = people
        self._challenges = challenges

    async def ask(self, user: int, guild: int | None, number: int, step: int, seat: Seat | None) -> Message:
        """Whom to challenge with a moment of a finished deal."""
        sight = await self._challenges.proposed(user, guild, number, step, seat)
        return question(sight, await self._names(sight), await self._people.language(user, guild=guild))

    async def issue(  # noqa: PLR0917 - who, with what, and where
        self, user: int, guild: int, number: int, step: int, seat: Seat, channel: int, whom: int | None
    ) -> ChallengeSight:
        """Write down one that is about to be posted."""
        proposed = await self._challenges.proposed(user, guild, number, step, seat)
        return await self._challenges.issue(proposed.challenge, channel, whom)

    async def post(self, sight: ChallengeSight) -> Message:
        """What everybody in the channel sees, in the server's language; who wants no calls is named and not rung."""
        language = await self._people.language_of_guild(sight.challenge.guild)
        message = challenge_post(sight, await self._names(sight), language)
        whom = sight.challenge.whom
        rings = whom is not None and (await self._people.preferences(whom)).ping != "off"
        return replace(message, mentions=(whom,) if whom is not None and rings else ())

    async def posted(self, user: int, sight: ChallengeSight) -> Message:
        """That it stands there now."""
        language = await self._people.language(user, guild=sight.challenge.guild)
        return Message(phrases(language).say("challenge-posted", link=link_to(sight)))

    async def look(self, number: int, guild: int | None) -> ChallengeSight:
        """One of a server."""
        return await self._challenges.look(number, guild)

    async def read(self, number: int) -> ChallengeSight:
        """Any challenge: for who looks after its message."""
        return await self._challenges.read(number)

    async def results(self, user: int, sight: ChallengeSight) -> Message:
        """What became of a challenge, as far as the reader may know."""
        language = await self._people.language(user, guild=sight.challenge.guild)
        return results(sight, await self._names(sight), user, language)

    async def _names(self, sight: ChallengeSight) -> dict[int, str]:
        """Who sat there, who sends it, and who has played it."""
        challenge = sight.challenge
        users = {*users_of(sight.table.seats), *(each.user for each in sight.taken)}
        users |= {user for user in (challenge.by, challenge.whom) if user is not None}
        return await self._people.names(challenge.guild, users)


class ChallengePlay:
    """Lets people take challenges up, as a button asks."""

    def __init__(self, tries: ChallengeTries, challenging: Challenging, solo: SoloMessages) -> None:
        self._tries = tries
        self._challenging = challenging
        self._solo = solo

    async def play(self, user: int, sight: ChallengeSight) -> Message:
        """The reader's try as it stands; what became of the challenge where that is over."""
        if sight.by(user) is not None:
            return await self._challenging.results(user, sight)
        return await self._solo.shown(user, await self._tries.play(user, sight), sight.challenge.guild)


class ChallengeTryMessages(ServerDealMessages):
    """What is said of a deal that is played because of a challenge."""

    head_key = "challenge-fork-head"

    def __init__(self, people: Readers, challenges: Challenges) -> None:
        super().__init__(people)
        self._challenges = challenges

    async def others(self, seen: ForkSight, language: str) -> Sequence[str]:
        """What everybody made of the challenge."""
        guild = seen.fork.guild
        try:
            sight = await self._challenges.look(seen.fork.subject or 0, guild)
        except UserError:
            return ()
        users = [*users_of(sight.table.seats), *(each.user for each in sight.taken)]
        return result_lines(sight, await self._people.names(guild, users), language)


def link_to(sight: ChallengeSight) -> str:
    """The way to a challenge's message."""
    challenge = sight.challenge
    return f"{TO_CHANNELS}{challenge.guild}/{challenge.channel}/{challenge.message}"
