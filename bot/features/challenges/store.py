"""What is written down of challenges: moments of finished deals, and what became of them."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Any, Final

from sqlalchemy import Row, Select, delete, exists, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.solo.model import Fork, Score
from bot.solo.store import StoredKind
from bot.store.access import Store, insert_if_absent, reads, writes
from bot.store.personal import ID, Gone, Page, Personal, PersonalData, told, told_in
from bot.store.rows import Values
from bot.store.schema import challenge_results, challenges, deals, forks, sitters
from engine.seats import Seat

CHALLENGE: Final = "challenge"


class Knew(StrEnum):
    """Whether somebody knew the cards of a challenge: they sat at the table, or have seen them since."""

    NOTHING = ""
    PLAYED = "played"
    SEEN = "seen"


@dataclass(frozen=True, slots=True)
class Challenge:
    """A seat of a finished deal, from the moment after so many actions since the cut, and where it is posted.

    by: who sent it, and whom they called; None where somebody had themselves deleted, or nobody was called. message:
    None before it is posted, and where it was deleted. id: 0 until it is stored.
    """

    id: int
    guild: int
    number: int
    step: int
    seat: Seat
    by: int | None
    channel: int
    whom: int | None = None
    message: int | None = None


@dataclass(frozen=True, slots=True)
class Taken:
    """What somebody made of a challenge in their first try."""

    user: int
    knew: Knew
    made: Score


async def _knew(connection: AsyncConnection, fork: Fork) -> Knew:
    """Whether the person of a fork knew its cards: from the table, from another fork, or as the one who challenges."""
    row = (await connection.execute(select(challenges).where(challenges.c.id == fork.subject))).one()
    sat = exists().where(sitters.c.deal_id == row.deal_id, sitters.c.user_id == fork.user)
    others = exists().where(forks.c.deal_id == row.deal_id, forks.c.user_id == fork.user, forks.c.id != fork.id)
    earlier = select(challenge_results).join(challenges, challenges.c.id == challenge_results.c.challenge_id)
    done = earlier.where(challenges.c.deal_id == row.deal_id, challenge_results.c.user_id == fork.user).exists()
    if (await connection.execute(select(sat))).scalar_one():
        return Knew.PLAYED
    has_seen = row.user_id == fork.user or (await connection.execute(select(or_(others, done)))).scalar_one()
    return Knew.SEEN if has_seen else Knew.NOTHING


class ChallengeTriesStored(StoredKind):
    """The first try of each person counts."""

    async def on_over(self, connection: AsyncConnection, fork: Fork, made: Score, now: datetime) -> None:
        """If it is its person's first, it is kept, and the challenge's message is to be edited."""
        of_this = challenge_results.c.challenge_id == fork.subject
        if (await connection.execute(select(of_this).where(of_this, challenge_results.c.user_id == fork.user))).first():
            return
        knew = await _knew(connection, fork)
        row: Values = {"challenge_id": fork.subject, "user_id": fork.user, "knew": knew.value}
        row |= {"score": made.score, "won": made.won, "points": made.points, "ended": now}
        await insert_if_absent(connection, challenge_results, [row])
        await connection.execute(update(challenges).where(challenges.c.id == fork.subject).values(is_shown=False))


TRIES: Final = ChallengeTriesStored(CHALLENGE, forks.c.challenge_id)


async def of_person(connection: AsyncConnection, user: int, page: Page) -> list[dict[str, object]]:
    """The challenges somebody sent, was called to or took up, and what they made of them."""
    own = challenge_results.c.user_id == user
    joined = (
        _all()
        .add_columns(challenges.c.begun, challenge_results)
        .outerjoin(challenge_results, (challenge_results.c.challenge_id == challenges.c.id) & own)
    )
    mine = or_(challenges.c.user_id == user, challenges.c.challenged_id == user, own)
    rows = await connection.execute(page.of(joined.where(mine).order_by(challenges.c.id)))
    return [
        {
            "challenge": row.id,
            "guild": str(row.guild_id),
            "channel": str(row.channel_id),
            "message": None if row.message_id is None else str(row.message_id),
            **told(row, "number step seat"),
            "sent": row.by == user,
            "called": row.challenged_id == user,
            **told(row, "begun"),
            "result": None if row.ended is None else told(row, "knew score won points ended"),
        }
        for row in rows
    ]


async def forget(connection: AsyncConnection, user: int) -> None:
    """Delete what somebody made of challenges; those they sent stay for the others, from nobody."""
    mine = select(challenge_results.c.challenge_id).where(challenge_results.c.user_id == user)
    named = or_(challenges.c.user_id == user, challenges.c.challenged_id == user, challenges.c.id.in_(mine))
    await connection.execute(update(challenges).where(named).values(is_shown=False))
    await connection.execute(delete(challenge_results).where(challenge_results.c.user_id == user))
    await connection.execute(update(challenges).where(challenges.c.user_id == user).values(user_id=None))
    await connection.execute(update(challenges).where(challenges.c.challenged_id == user).values(challenged_id=None))


def _all() -> Select[Any]:
    own = ("id", "step", "seat", "channel_id", "challenged_id", "message_id")
    columns = (*(challenges.c[name] for name in own), challenges.c.user_id.label("by"))
    return select(*columns, deals.c.guild_id, deals.c.number).join(deals, deals.c.id == challenges.c.deal_id)


def _read(row: Row[Any]) -> Challenge:
    return Challenge(
        row.id, row.guild_id, row.number, row.step, row.seat, row.by, row.channel_id, row.challenged_id, row.message_id
    )


PERSONAL: Final = PersonalData(
    columns={
        "challenges": {
            "user_id": Personal("challenges.sent", Gone.EMPTIED),
            "challenged_id": Personal("challenges.called", Gone.EMPTIED),
            "id": Personal("challenges.challenge", Gone.KEPT, "others play it"),
            "channel_id": Personal("challenges.channel", Gone.KEPT, "others play it"),
            "message_id": Personal("challenges.message", Gone.KEPT, "others play it"),
            **{name: Personal(f"challenges.{name}", Gone.KEPT, "others play it") for name in ("step", "seat", "begun")},
        },
        "challenge_results": {
            "challenge_id": Personal("challenges.challenge"),
            "user_id": ID,
            **told_in("challenges.result", "knew score won points ended"),
        },
    },
    others={"challenges": "deal_id is_shown"},
    paged={"challenges": of_person},
    forget=forget,
)


class ChallengeStore(Store):
    """What is written down of challenges; what came of a try is stored with its last action, by `TRIES`."""

    @writes
    async def issue_challenge(
        self, connection: AsyncConnection, challenge: Challenge, deal: int, now: datetime
    ) -> Challenge:
        """Store a new one and give it its id; the same one where it is there already."""
        values: Values = {"deal_id": deal, "step": challenge.step, "seat": challenge.seat}
        values |= {"channel_id": challenge.channel, "challenged_id": challenge.whom}
        same = [challenges.c[name].is_not_distinct_from(value) for name, value in values.items()]
        row = (await connection.execute(_all().where(*same).order_by(challenges.c.id).limit(1))).one_or_none()
        if row is not None:
            return _read(row)
        values |= {"user_id": challenge.by, "is_shown": True, "begun": now}
        number = (await connection.execute(insert(challenges).values(values).returning(challenges.c.id))).scalar_one()
        return _read((await connection.execute(_all().where(challenges.c.id == number))).one())

    @reads
    async def challenge(self, connection: AsyncConnection, number: int) -> Challenge | None:
        row = (await connection.execute(_all().where(challenges.c.id == number))).one_or_none()
        return None if row is None else _read(row)

    @writes
    async def place_challenge(self, connection: AsyncConnection, number: int, message: int | None) -> None:
        """Its message stands there, or nowhere any more."""
        await connection.execute(update(challenges).where(challenges.c.id == number).values(message_id=message))

    @writes
    async def withdraw_challenge(self, connection: AsyncConnection, number: int) -> None:
        """Forget one that could not be posted, unless somebody plays it."""
        tried = exists().where(forks.c.challenge_id == number)
        done = exists().where(challenge_results.c.challenge_id == number)
        await connection.execute(delete(challenges).where(challenges.c.id == number, ~tried, ~done))

    @reads
    async def challenges_since(self, connection: AsyncConnection, user: int, since: datetime) -> int:
        mine = (challenges.c.user_id == user) & (challenges.c.begun > since)
        return (await connection.execute(select(func.count()).select_from(challenges).where(mine))).scalar_one()

    @reads
    async def challenge_results(self, connection: AsyncConnection, number: int) -> list[Taken]:
        """What became of one, in the order in which people were done."""
        chosen = select(challenge_results).where(challenge_results.c.challenge_id == number)
        rows = await connection.execute(chosen.order_by(challenge_results.c.ended, challenge_results.c.user_id))
        return [Taken(row.user_id, Knew(row.knew), Score(row.score, row.won, row.points)) for row in rows]

    @reads
    async def challenge_try(self, connection: AsyncConnection, number: int, user: int) -> int | None:
        mine = (forks.c.challenge_id == number) & (forks.c.user_id == user)
        return (await connection.execute(select(forks.c.id).where(mine))).scalar_one_or_none()

    @writes
    async def challenge_shown(self, connection: AsyncConnection, number: int, results: int) -> None:
        """Its message tells of so many results; that is all unless there are more by now."""
        mine = select(func.count()).where(challenge_results.c.challenge_id == number).scalar_subquery()
        those = (challenges.c.id == number) & (mine <= results)
        await connection.execute(update(challenges).where(those).values(is_shown=True))

    @reads
    async def unshown_challenges(self, connection: AsyncConnection) -> list[int]:
        """Those whose message lacks something."""
        chosen = select(challenges.c.id).where(challenges.c.is_shown.is_(False), challenges.c.message_id.is_not(None))
        return [*(await connection.execute(chosen.order_by(challenges.c.id))).scalars()]
