"""Challenges, worded for everybody in a channel and for each who presses there."""

from dataclasses import replace

from bot.phrases import phrases
from bot.present.calling import TO_CHANNELS
from bot.present.challenges import challenge_post, question, results
from bot.present.forking import SoloMessages
from bot.present.messages import Message
from bot.present.readers import Readers
from bot.tables.challenges import Challenges, ChallengeSight
from bot.tables.finished_deals import users_of
from engine.seats import Seat


class Challenging:
    """Sends challenges and lets people take them up, as buttons and menus ask."""

    def __init__(self, people: Readers, challenges: Challenges, forking: SoloMessages) -> None:
        self._people = people
        self._challenges = challenges
        self._forking = forking

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

    async def play(self, user: int, sight: ChallengeSight) -> Message:
        """The reader's try as it stands; what became of the challenge where that is over."""
        if sight.by(user) is not None:
            return await self.results(user, sight)
        fork = await self._challenges.play(user, sight)
        return await self._forking.shown(user, fork, sight.challenge.guild)

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


def link_to(sight: ChallengeSight) -> str:
    """The way to a challenge's message."""
    challenge = sight.challenge
    return f"{TO_CHANNELS}{challenge.guild}/{challenge.channel}/{challenge.message}"
