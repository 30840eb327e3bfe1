"""Between our dataclasses and the database's rows."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, replace
from typing import Any

from sqlalchemy import Row

from bot.tables.model import Computer, Occupant, Pace, Person, Seal, Stage, Table
from bot.tables.stored import NewDeal, SeatResult, StoredDeal
from engine.cards import read_cards, read_suit, write_cards
from engine.match import Replay, Tally
from engine.seats import Seat

Values = dict[str, Any]
Log = Sequence[tuple[Seat, str]]


def write_occupant(occupant: Occupant | None) -> Values | None:
    """Somebody in a seat, as JSON; what is usual is left out."""
    if isinstance(occupant, Person):
        facts = {"user": occupant.user, "missed": occupant.missed, "away": occupant.away}
        return {name: value for name, value in facts.items() if value}
    if isinstance(occupant, Computer):
        return {"level": occupant.level} | ({} if occupant.seat_of is None else {"seat_of": occupant.seat_of})
    return None


def read_occupant(written: Mapping[str, Any] | None) -> Occupant | None:
    """The reverse."""
    if written is None:
        return None
    return Computer(**written) if "level" in written else Person(**written)


def write_seats(seats: Iterable[Occupant | None]) -> list[Values | None]:
    """All seats of a table."""
    return [write_occupant(occupant) for occupant in seats]


def read_seats(written: Iterable[Mapping[str, Any] | None]) -> tuple[Occupant | None, ...]:
    """The reverse."""
    return tuple(read_occupant(each) for each in written)


def users_in(seats: Iterable[Occupant | None]) -> list[int]:
    """Everybody a table's seats name, those who may take theirs back too, in order of their ids."""
    named = (seat.user if isinstance(seat, Person) else seat.seat_of for seat in seats if seat is not None)
    return sorted({user for user in named if user is not None})


def without_user(written: Iterable[Mapping[str, Any] | None], user: int) -> list[Mapping[str, Any] | None]:
    """A deal's seats with one person made nameless."""
    kept = [None if each is not None and each.get("user") == user else each for each in written]
    return [{"level": each["level"]} if each is not None and each.get("seat_of") == user else each for each in kept]


def write_table(table: Table) -> Values:
    """What of a table changes; a closed one forgets who was there."""
    closed = table.stage is Stage.CLOSED
    return {
        "host_id": None if closed else table.host,
        "options": dict(table.options),
        "seats": [] if closed else write_seats(table.seats),
        "pace": asdict(table.pace),
        "stage": table.stage.value,
        "dealer": table.dealer,
        "due": table.due,
        "language": table.language,
        "revision": table.revision + 1,
    }


def write_progress(table: Table) -> Values:
    """What of a table changes with an action: who sits there and whether they are away, its stage, dealer and clock."""
    return {
        "seats": write_seats(table.seats),
        "stage": table.stage.value,
        "dealer": table.dealer,
        "due": table.due,
        "revision": table.revision + 1,
    }


def saved(table: Table) -> Table:
    """The table as it stands once it is stored."""
    return replace(table, revision=table.revision + 1)


def read_table(row: Row[Any]) -> Table:
    """A live table; its tally and its deal's facts are the rules' business and are not filled in."""
    return Table(
        id=row.id,
        guild=row.guild_id,
        channel=row.channel_id,
        host=row.host_id,
        game=row.game,
        options=row.options,
        seats=read_seats(row.seats),
        pace=Pace(**row.pace),
        tally=Tally(()),
        stage=Stage(row.stage),
        dealer=row.dealer,
        due=row.due,
        revision=row.revision,
        language=row.language,
    )


def write_deal(table: Table, deal: NewDeal, number: int) -> Values:
    """A deal about to begin."""
    return {
        "guild_id": table.guild,
        "number": number,
        "table_id": table.id,
        "game": table.game,
        "rules_version": deal.rules_version,
        "options": dict(table.options),
        "seats": write_seats(table.seats),
        "dealer": deal.dealer,
        "digest": deal.seal.digest,
        "salt": deal.seal.salt,
        "pack": write_cards(deal.seal.pack),
        "replay_trump": None if deal.replay is None else deal.replay.trump.letter,
        "replay_maker": None if deal.replay is None else deal.replay.maker,
        "begun": deal.at,
        "annulled": False,
    }


def read_deal(row: Row[Any], log: Log) -> StoredDeal:
    """A deal with its log."""
    replay = None if row.replay_trump is None else Replay(read_suit(row.replay_trump), row.replay_maker)
    return StoredDeal(
        id=row.id,
        guild=row.guild_id,
        number=row.number,
        table=row.table_id,
        game=row.game,
        rules_version=row.rules_version,
        options=row.options,
        seats=read_seats(row.seats),
        dealer=row.dealer,
        seal=Seal(row.digest, row.salt, read_cards(row.pack)),
        replay=replay,
        begun=row.begun,
        actions=tuple(log),
        result=row.result,
        annulled=row.annulled,
    )


def read_seat_result(row: Row[Any]) -> SeatResult:
    """What a finished deal was for one seat."""
    return SeatResult(row.seat, row.user_id, row.points, row.tricks, row.score, row.won, row.declarer)
