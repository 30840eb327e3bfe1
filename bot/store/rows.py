"""Between our dataclasses and the database's rows."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, replace
from datetime import datetime
from typing import Any

from sqlalchemy import Row

from bot.tables.model import Computer, Occupant, OpenClaim, Pace, Person, Seal, Speed, Stage, Table
from bot.tables.stored import NewDeal, SeatResult, StoredDeal
from engine.cards import read_cards, read_suit, write_cards
from engine.match import Replay, Tally
from engine.seats import Seat

Values = dict[str, Any]
Log = Sequence[tuple[Seat, str]]


def write_occupant(occupant: Occupant | None) -> Values | None:
    """Somebody in a seat, as JSON; what is usual is left out."""
    if isinstance(occupant, Person):
        facts: Values = {"user": occupant.user, "missed": occupant.missed, "away": occupant.away}
        facts["votes"] = list(occupant.votes)
        return {name: value for name, value in facts.items() if value}
    if isinstance(occupant, Computer):
        whose = {"seat_of": occupant.seat_of, "replaced": occupant.replaced}
        return {"level": occupant.level} | {name: user for name, user in whose.items() if user is not None}
    return None


def read_occupant(written: Mapping[str, Any] | None) -> Occupant | None:
    """The reverse."""
    if written is None:
        return None
    if "level" in written:
        return Computer(**written)
    return Person(**{**written, "votes": tuple(written.get("votes", ()))})


def plainly(occupant: Occupant | None) -> Occupant | None:
    """Somebody in a seat as a deal remembers them: who wished them away, or sat there before, is the table's alone."""
    if isinstance(occupant, Person):
        return replace(occupant, votes=())
    return None if occupant is None else replace(occupant, replaced=None)


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


def mentions(seats: Iterable[Occupant | None], user: int) -> bool:
    """Whether a table's seats know somebody, were it as one who was replaced or who voted."""
    known = [seat for seat in seats if seat is not None]
    return user in users_in(known) or any(
        user in each.votes if isinstance(each, Person) else user == each.replaced for each in known
    )


def without_user(written: Iterable[Mapping[str, Any] | None], user: int) -> list[Mapping[str, Any] | None]:
    """A deal's seats with one person made nameless."""
    kept = [None if each is not None and each.get("user") == user else each for each in written]
    return [{"level": each["level"]} if each is not None and each.get("seat_of") == user else each for each in kept]


def write_claim(claim: OpenClaim | None) -> Values | None:
    """What a table is asked about the rest of its deal, as JSON; by seats, never by people."""
    if claim is None:
        return None
    answers = {"agreed": list(claim.agreed), "refused": list(claim.refused)}
    return {"seat": claim.seat, "until": claim.until.isoformat(), **answers}


def read_claim(written: Mapping[str, Any] | None) -> OpenClaim | None:
    """The reverse."""
    if written is None:
        return None
    until = datetime.fromisoformat(written["until"])
    return OpenClaim(written["seat"], until, tuple(written["agreed"]), tuple(written["refused"]))


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
        "remind_at": table.remind_at,
        "language": table.language,
        "speed": table.speed.value,
        "level": table.level or None,
        "invited": table.invited,
        "last_players": None if closed else list(table.last_players) or None,
        "claim": None if closed else write_claim(table.claim),
        "have_claimed": None if closed else [list(each) for each in table.have_claimed] or None,
        "revision": table.revision + 1,
    }


def write_progress(table: Table) -> Values:
    """What of a table changes with an action: who sits there and whether they are away, its stage, dealer and clock."""
    return {
        "seats": write_seats(table.seats),
        "stage": table.stage.value,
        "dealer": table.dealer,
        "due": table.due,
        "remind_at": table.remind_at,
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
        speed=Speed(row.speed),
        remind_at=row.remind_at,
        level=row.level or "",
        invited=row.invited,
        last_players=tuple(row.last_players or ()),
        claim=read_claim(row.claim),
        have_claimed=tuple((seat, cards) for seat, cards in row.have_claimed or ()),
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
        "seats": write_seats(map(plainly, table.seats)),
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
        claimed=row.claimed,
        is_agreed=bool(row.agreed),
    )


def read_seat_result(row: Row[Any]) -> SeatResult:
    """What a finished deal was for one seat."""
    return SeatResult(row.seat, row.user_id, row.points, row.tricks, row.score, row.won, row.declarer, row.level or "")
