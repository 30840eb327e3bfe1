"""Moments of finished deals with which people challenge others: everybody who takes one up plays the same cards alone.

What somebody makes of it is told to nobody who has not played it themselves. Their first try counts, and as long as it
is not over they have no other: nobody learns the cards in one try for the next.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Final

from bot.errors import Conflict, UserError
from bot.features.challenges.store import CHALLENGE, Challenge, ChallengeStore, Taken
from bot.players.levels import USUAL
from bot.ports import Clock
from bot.solo.finished import ServerDeals
from bot.solo.model import Fork, ForkSight, Score, score_of
from bot.solo.service import SoloPlay
from bot.tables.finished_deals import MAX_DEAL_NUMBER, ResultStore, finished_deal, fold_finished, moment, table_of
from bot.tables.model import Table
from bot.tables.rights import Caller
from bot.tables.stored import StoredDeal
from engine.deal import Deal
from engine.seats import Seat

MOST_A_DAY: Final = 20
"""How many challenges one person may send within a day."""
A_DAY: Final = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class ChallengeSight:
    """A challenge with its deal, and what became of it so far, in the order in which people were done."""

    challenge: Challenge
    table: Table
    whole: Deal
    taken: tuple[Taken, ...]

    @property
    def then(self) -> Score | None:
        """What the seat got out of it at the table."""
        return None if self.whole.outcome is None else score_of(self.whole.outcome, self.challenge.seat)

    def by(self, user: int) -> Taken | None:
        return next((each for each in self.taken if each.user == user), None)


class Challenges:
    """Sends challenges and reads them. Every method raises `UserError` with the phrase for who asked."""

    def __init__(self, store: ChallengeStore, results: ResultStore, clock: Clock) -> None:
        self._store = store
        self._results = results
        self._clock = clock

    async def proposed(self, caller: Caller, number: int, step: int, seat: Seat | None) -> ChallengeSight:
        """What a challenge would be, in one's own seat where none is named, or the first."""
        stored = await finished_deal(self._results, caller.guild, number)
        table = table_of(stored, "en")
        whole = fold_finished(stored, table)
        if seat is None:
            seat = table.seat_of(caller.user) or 0
        if not 0 <= seat < table.players:
            raise UserError("no-such-seat", seat=seat + 1, seats=table.players)
        if step >= whole.version - 1 or moment(whole, step).outcome is not None:
            raise UserError("fork-over")
        return ChallengeSight(Challenge(0, stored.guild, number, step, seat, caller.user, 0), table, whole, ())

    async def issue(self, proposed: Challenge, channel: int, whom: int | None = None) -> ChallengeSight:
        """Write one down that is about to be posted; `message` says where the same one stands already."""
        if whom is not None and whom == proposed.by:
            raise UserError("challenge-oneself")
        stored = await finished_deal(self._results, proposed.guild, proposed.number)
        now = self._clock.now()
        if await self._store.challenges_since(proposed.by or 0, now - A_DAY) >= MOST_A_DAY:
            raise UserError("too-many-challenges", most=MOST_A_DAY)
        challenge = replace(proposed, channel=channel, whom=whom)
        return await self._sight(await self._store.issue_challenge(challenge, stored.id, now), stored)

    async def look(self, number: int, guild: int | None) -> ChallengeSight:
        """One of a server, and what became of it."""
        sight = await self.read(number)
        if sight.challenge.guild != guild:
            raise UserError("challenge-gone")
        return sight

    async def read(self, number: int) -> ChallengeSight:
        """Any challenge: for who looks after its message."""
        challenge = await self._store.challenge(number) if number <= MAX_DEAL_NUMBER else None
        if challenge is None:
            raise UserError("challenge-gone")
        return await self._sight(challenge, await finished_deal(self._results, challenge.guild, challenge.number))

    async def _sight(self, challenge: Challenge, stored: StoredDeal) -> ChallengeSight:
        table = table_of(stored, "en")
        taken = tuple(await self._store.challenge_results(challenge.id))
        return ChallengeSight(challenge, table, fold_finished(stored, table), taken)


class ChallengeTries:
    """Lets people take challenges up."""

    def __init__(self, store: ChallengeStore, solo: SoloPlay) -> None:
        self._store = store
        self._solo = solo

    async def play(self, user: int, sight: ChallengeSight) -> ForkSight:
        challenge = sight.challenge
        begun = await self._store.challenge_try(challenge.id, user)
        if begun is None:
            try:
                return await self._solo.begin(_fork_of(challenge, user))
            except Conflict:  # they pressed twice at once
                begun = await self._store.challenge_try(challenge.id, user)
        return await self._solo.look(user, begun or 0)


class ChallengedDeals(ServerDeals):
    """Deals of a server that are played because of a challenge. on_used: told of it when somebody's try is over."""

    name = CHALLENGE

    def __init__(self, results: ResultStore, on_used: Callable[[int], None]) -> None:
        super().__init__(results)
        self._on_used = on_used

    def on_over(self, fork: Fork) -> None:
        """Its message is to tell of that."""
        if fork.subject is not None:
            self._on_used(fork.subject)


def _fork_of(challenge: Challenge, user: int) -> Fork:
    at = (challenge.number, challenge.step, challenge.seat)
    return Fork(0, user, challenge.guild, *at, USUAL, CHALLENGE, subject=challenge.id)
