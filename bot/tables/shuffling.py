"""Packs that everybody at the table shuffles: whose part is in, and when the next deal waits for nobody any more."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final

from bot.errors import UserError
from bot.ports import Shuffler
from bot.tables.model import Occupant, Person, Shuffling, Stage, Table
from bot.tables.rotation import with_next_players
from engine.shuffling import LONGEST_PART, WITH_CUT, SharedShuffle, commitment, part_hash

MAX_WAIT_FOR_PARTS: Final = timedelta(seconds=5)
"""How long a deal waits at most for the parts of people who may be absent."""


@dataclass(frozen=True, slots=True)
class SecretShuffle:
    """What nobody may see before a deal begins: the bot's secret, and by person what they added."""

    secret: str
    parts: Mapping[int, str]


def new_shuffling(shuffler: Shuffler, now: datetime) -> tuple[Shuffling, str]:
    """The shuffle of a deal to come, and its secret, fixed before anybody adds to it."""
    secret = shuffler.salt() + shuffler.salt()
    return Shuffling(shuffler.salt()[:12], commitment(secret), now), secret


def checked_part(typed: str) -> str:
    """A part as somebody typed it; raises `UserError` for one that cannot be."""
    part = typed.strip()
    if not part:
        raise UserError("shuffle-empty")
    if len(part) > LONGEST_PART:
        raise UserError("shuffle-long", count=len(part), most=LONGEST_PART)
    return part


def with_part(table: Table, user: int, part: str, secret: str) -> Table:
    """The table with somebody's part in: of it no more than a hash is shown until all are opened."""
    shuffle = table.shuffle
    if shuffle is None:
        raise UserError("shuffle-off")
    shown = part_hash(secret, shuffle.name, part)
    return replace(table, shuffle=replace(shuffle, parts=(*shuffle.parts, (user, shown))))


def check_may_add(table: Table, user: int, name: str) -> None:
    """Refuse a part for a shuffle that was opened, or from who has added one; raises `UserError`."""
    if table.shuffle is None:
        raise UserError("shuffle-opened" if table.room is not None else "shuffle-off")
    if table.stage is Stage.PLAYING or table.shuffle.name != name:
        raise UserError("shuffle-opened")
    if user in table.shuffle.people:
        raise UserError("shuffle-done")
    if user in table.everybody and with_next_players(table).seat_of(user) is None:
        raise UserError("shuffle-sits-out")


def completes_shuffle(table: Table, user: int) -> bool:
    """Whether somebody's part is the last that a deal waits for: with it the cards are dealt."""
    shuffle = table.shuffle
    if shuffle is None or table.room is not None or None in table.seats or table.stage is Stage.PLAYING:
        return False
    return set(with_next_players(table).present) <= {*shuffle.people, user}


def waits_until(table: Table, now: datetime) -> datetime | None:
    """Until when a deal that is asked for now waits for parts; None if it can begin."""
    if table.shuffle is None or set(with_next_players(table).present) <= set(table.shuffle.people):
        return None  # nobody waits for who is away
    return parts_awaited_until(table.shuffle, now)


def parts_awaited_until(shuffle: Shuffling, now: datetime) -> datetime | None:
    """Until when the parts that are missing are waited for, if they still are.

    A shuffle of times to come was begun before the machine's clock was set back, and has had its time.
    """
    until = shuffle.since + MAX_WAIT_FOR_PARTS
    return until if shuffle.since <= now < until else None


def next_deal_at(table: Table, now: datetime) -> datetime:
    """When the next deal begins by itself after one that ends now; where everybody shuffles they have time for it."""
    pause = timedelta(seconds=table.pace.next_deal)
    return now + (pause if table.shuffle is None else max(pause, MAX_WAIT_FOR_PARTS))


def reopened(table: Table, now: datetime) -> Table:
    """A deal is over: from now on people may add to the next one's shuffle."""
    return table if table.shuffle is None else replace(table, shuffle=replace(table.shuffle, since=now))


def reseated(before: Table, table: Table, now: datetime) -> Table:
    """The shuffle after people came or went: those who are gone have no part, who came has time for theirs."""
    shuffle = table.shuffle
    if shuffle is None or set(before.everybody) == set(table.everybody):
        return table
    kept = tuple((user, shown) for user, shown in shuffle.parts if user in table.everybody)
    since = now if set(table.people) - set(before.people) else shuffle.since
    due = None if table.stage is Stage.GATHERING else table.due
    return replace(table, shuffle=replace(shuffle, parts=kept, since=since), due=due)


def opened(shuffling: Shuffling, found: SecretShuffle, seats: tuple[Occupant | None, ...]) -> SharedShuffle:
    """What pack and cut follow from: the secret and everybody's parts, in order of the seats."""
    return SharedShuffle(shuffling.name, found.secret, parts_of(shuffling, found.parts, seats), WITH_CUT)


def parts_of(
    shuffling: Shuffling, parts: Mapping[int, str], seats: tuple[Occupant | None, ...]
) -> tuple[str, ...]:  # fmt: skip
    """By seat what whoever sits there added, as far as it was shown to be in; empty for nobody."""
    shown = shuffling.people
    users = (who.user if isinstance(who, Person) else None for who in seats)
    return tuple(parts.get(user, "") if user is not None and user in shown else "" for user in users)
