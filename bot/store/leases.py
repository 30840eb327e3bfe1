"""Who lives and who looks after which table, in rows that PostgreSQL's own clock and locks keep straight."""

from sqlalchemy import bindparam, text
from sqlalchemy.dialects.postgresql import ARRAY, JSON
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.types import BigInteger

from bot.tables.cluster.leases import Choose, Heartbeat, Member

LEASE_SECONDS = 4.0
FORGOTTEN_SECONDS = 60.0
FAR_SECONDS = 3600.0

MANY = ARRAY(BigInteger)
STAY = text(
    "UPDATE processes SET until = clock_timestamp() + make_interval(secs => :lease) WHERE id = :me RETURNING id"
)
JOIN = text(
    "INSERT INTO processes (shard_count, shard_ids, until)"
    " VALUES (:count, :ids, clock_timestamp() + make_interval(secs => :lease)) RETURNING id"
).bindparams(bindparam("ids", type_=JSON(none_as_null=True)))
# The process that asks lives, however long the rest of its beat takes.
MEMBERS = text(
    "SELECT id, shard_count, shard_ids FROM processes WHERE until > clock_timestamp() OR id = :me ORDER BY id"
).columns(shard_ids=JSON)
# A process given up here is locked until the end, so that it cannot come back to life while its tables are taken.
DEAD = text("SELECT id FROM processes WHERE until <= clock_timestamp() ORDER BY id FOR UPDATE")
FREE = text(
    "SELECT id, guild_id, holder FROM tables WHERE stage <> 'closed' AND (holder IS NULL OR holder = ANY(:dead)"
    " OR NOT EXISTS (SELECT FROM processes WHERE processes.id = tables.holder)) ORDER BY id"
).bindparams(bindparam("dead", type_=MANY))
CLAIM = text(
    "UPDATE tables SET holder = :me WHERE id IN (SELECT id FROM tables WHERE id = ANY(:wanted)"
    " AND (holder IS NULL OR holder = ANY(:gone)) FOR UPDATE SKIP LOCKED) RETURNING id"
).bindparams(bindparam("wanted", type_=MANY), bindparam("gone", type_=MANY))
HELD = text("SELECT id FROM tables WHERE stage <> 'closed' AND holder = :me")
FORGET = text(
    "DELETE FROM processes WHERE until < clock_timestamp() - make_interval(secs => :forgotten)"
    " AND NOT EXISTS (SELECT FROM tables WHERE stage <> 'closed' AND tables.holder = processes.id)"
)
GIVE = text("UPDATE tables SET holder = :to WHERE id = ANY(:given) AND holder = :me").bindparams(
    bindparam("given", type_=MANY)
)
LEAVE = (text("UPDATE tables SET holder = NULL WHERE holder = :me"), text("DELETE FROM processes WHERE id = :me"))
# A moment far off is one that a clock gave which has been put right since.
BOOK = text(
    "INSERT INTO buckets (id, next_identify) VALUES (:bucket, clock_timestamp() + make_interval(secs => :rest))"
    " ON CONFLICT (id) DO UPDATE SET next_identify = make_interval(secs => :rest) + CASE"
    " WHEN buckets.next_identify > clock_timestamp() + make_interval(secs => :far) THEN clock_timestamp()"
    " ELSE greatest(buckets.next_identify, clock_timestamp()) END"
    " RETURNING extract(epoch FROM next_identify - clock_timestamp()) - :rest"
)
REVISIONS = text("SELECT id, revision FROM tables WHERE stage <> 'closed'")


async def beat(
    connection: AsyncConnection, me: int | None, member: Member, choose: Choose, *, whole: bool
) -> Heartbeat:
    """Say that a process lives, and take the tables it chooses of those nobody holds, each by one process only."""
    staying = {"me": me, "lease": LEASE_SECONDS}
    stayed = None if me is None else (await connection.execute(STAY, staying)).scalar_one_or_none()
    ids = None if member.shard_ids is None else list(member.shard_ids)
    joining = {"count": member.shard_count, "ids": ids, "lease": LEASE_SECONDS}
    now = stayed if stayed is not None else int((await connection.execute(JOIN, joining)).scalar_one())
    await connection.commit()  # from here on nobody gives this one up, nor do two wait for each other
    dead = list((await connection.execute(DEAD)).scalars())
    members = tuple(read_member(*row) for row in await connection.execute(MEMBERS, {"me": now}))
    free = list(await connection.execute(FREE, {"dead": dead}))
    wanted = choose(now, members, {row.id: row.guild_id for row in free}) if free else ()
    # Of a holder that was seen to be gone the number is never used again, so nobody's table is taken by mistake.
    gone = sorted({row.holder for row in free if row.holder is not None})
    held = set((await connection.execute(CLAIM, {"me": now, "wanted": list(wanted), "gone": gone})).scalars())
    if whole:
        held = set((await connection.execute(HELD, {"me": now})).scalars())
    await connection.execute(FORGET, {"forgotten": FORGOTTEN_SECONDS})
    return Heartbeat(now, members, frozenset(held), is_new=stayed is None)


async def book(connection: AsyncConnection, bucket: int, rest: float) -> float:
    """Take a bucket's next free moment, in seconds from now; the next to book gets one so much later."""
    booking = {"bucket": bucket, "rest": rest, "far": FAR_SECONDS}
    return max(0.0, float((await connection.execute(BOOK, booking)).scalar_one()))


def read_member(number: int, count: int | None, ids: list[int] | None) -> Member:
    """A row of `processes`."""
    return Member(number, count, None if ids is None else tuple(ids))
