"""Between our dataclasses and the database's rows; tables and deals are read back in a few queries, however many."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, replace
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Row, Select, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.players.levels import USUAL
from bot.store.schema import ON_SHEET, actions, deals, plans, tables
from bot.tables.model import (
    Computer,
    DealColumns,
    Occupant,
    OpenClaim,
    Pace,
    Person,
    Redeal,
    RedealProposal,
    Room,
    Rotation,
    Seal,
    Shuffling,
    Speed,
    Stage,
    Table,
    TablePause,
)
from bot.tables.sheets import SheetDeal
from bot.tables.stored import DealEnding, NewAction, NewDeal, SeatResult, StoredDeal, StoredTable
from bot.tables.tallying import CountedDeal
from engine.cards import read_cards, write_cards
from engine.match import Tally, read_carried, write_carried
from engine.seats import Seat
from engine.shuffling import PACK_ALONE, SharedShuffle, is_chance

Values = dict[str, Any]
Log = Sequence[tuple[Seat, str]]


def write_occupant(occupant: Occupant | None) -> Values | None:
    """Somebody in a seat, as JSON; what is usual is left out."""
    if isinstance(occupant, Person):
        return {name: value for name, value in asdict(occupant).items() if value}
    if isinstance(occupant, Computer):
        return {name: value for name, value in asdict(occupant).items() if value is not None}
    return None


def read_occupant(written: Mapping[str, Any] | None) -> Occupant | None:
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
    return [write_occupant(occupant) for occupant in seats]


def read_seats(written: Iterable[Mapping[str, Any] | None]) -> tuple[Occupant | None, ...]:
    return tuple(read_occupant(each) for each in written)


def users_in(seats: Iterable[Occupant | None]) -> list[int]:
    """Everybody a table's seats name, those who may take theirs back too, in order of their ids."""
    named = (seat.user if isinstance(seat, Person) else seat.seat_of for seat in seats if seat is not None)
    return sorted({user for user in named if user is not None})


def places_of(written: Sequence[Mapping[str, Any] | None], user: int) -> list[int]:
    """The seats of a deal, as they are stored, in which a person sat when it began."""
    return [place for place, each in enumerate(written) if each is not None and each.get("user") == user]


def without_user(written: Iterable[Mapping[str, Any] | None], user: int) -> list[Mapping[str, Any] | None]:
    """A deal's seats with one person made nameless."""
    kept = [None if each is not None and each.get("user") == user else each for each in written]
    return [{"level": each["level"]} if each is not None and each.get("seat_of") == user else each for each in kept]


def write_claim(claim: OpenClaim | None) -> Values | None:
    """What a table is asked about the rest of its deal, as JSON; by seats, never by people."""
    if claim is None:
        return None
    return asdict(claim) | {"until": claim.until.isoformat()}


def read_claim(written: Mapping[str, Any] | None) -> OpenClaim | None:
    if written is None:
        return None
    until = datetime.fromisoformat(written["until"])
    return OpenClaim(written["seat"], until, tuple(written["agreed"]), tuple(written["refused"]))


def write_repeat(repeat: Redeal | None) -> Values | None:
    if repeat is None:
        return None
    return asdict(repeat) | {"stage": repeat.stage.value, "carried": write_carried(repeat.carried)}


def read_repeat(written: Mapping[str, Any] | None) -> Redeal | None:
    if written is None:
        return None
    carried = read_carried(written["carried"])
    return Redeal(**{**written, "stage": Stage(written["stage"]), "carried": carried})


def write_proposal(proposal: RedealProposal | None) -> Values | None:
    """What a table is asked about a finished deal, as JSON; by seats, never by people."""
    if proposal is None:
        return None
    return asdict(proposal) | {"repeat": write_repeat(proposal.repeat), "until": proposal.until.isoformat()}


def read_proposal(written: Mapping[str, Any] | None) -> RedealProposal | None:
    if written is None or (repeat := read_repeat(written["repeat"])) is None:
        return None
    return RedealProposal(repeat, written["seat"], datetime.fromisoformat(written["until"]), tuple(written["agreed"]))


def write_halt(halt: TablePause | None) -> Values | None:
    """That a table stands still, or is asked to, as JSON; by seats, never by people."""
    return None if halt is None else asdict(halt)


def read_halt(written: Mapping[str, Any] | None) -> TablePause | None:
    return None if written is None else TablePause(written["seat"], tuple(written["agreed"]), written["is_on"])


def write_rotation(rotation: Rotation, *, closed: bool) -> Values:
    """The turns at a table, as JSON; a closed one remembers for how many people they were, and no more."""
    if closed:
        return {"people": [], "dealer": 0, "places": max(rotation.places, len(rotation.people))}
    return {name: value for name, value in asdict(rotation).items() if value or name in {"people", "dealer"}}


def read_rotation(written: Mapping[str, Any] | None) -> Rotation | None:
    if written is None:
        return None
    pairs = {name: tuple(map(tuple, written.get(name, ()))) for name in ("wishes", "columns", "counts")}
    plain = {name: tuple(written.get(name, ())) for name in ("people", "away", "playing")}
    return Rotation(**{**written, **pairs, **plain})


def write_columns(columns: DealColumns | None) -> Values | None:
    """Where a deal stands on the sheet, as JSON; by columns, never by people."""
    return None if columns is None else asdict(columns)


def read_columns(written: Mapping[str, Any] | None) -> DealColumns | None:
    return None if written is None else DealColumns(tuple(written["columns"]), written["people"], tuple(written["out"]))


def write_shuffling(shuffle: Shuffling | None) -> Values | None:
    if shuffle is None:
        return None
    return asdict(shuffle) | {"since": shuffle.since.isoformat()}


def read_shuffling(written: Mapping[str, Any] | None) -> Shuffling | None:
    if written is None:
        return None
    parts = tuple((user, shown) for user, shown in written["parts"])
    return Shuffling(written["name"], written["committed"], datetime.fromisoformat(written["since"]), parts)


def write_shared(shuffle: SharedShuffle | None) -> Values | None:
    """What a pack follows from, as JSON."""
    return None if shuffle is None else asdict(shuffle)


def read_shared(written: Mapping[str, Any] | None) -> SharedShuffle | None:
    """The reverse; whose parts they are, which a match's first board says, is for who asks for theirs."""
    if written is None:
        return None
    derivation = written.get("derivation", PACK_ALONE)  # shuffles that drew no cut were stored without it
    return SharedShuffle(written["deal"], written["secret"], tuple(written["parts"]), derivation)


def part_in(shuffle: Mapping[str, Any] | None, places: Sequence[int]) -> str | None:
    """What stands at somebody's places in a shuffle as it is stored; None where there is nothing, or no more."""
    parts = [] if shuffle is None else [shuffle["parts"][place] for place in places if place < len(shuffle["parts"])]
    return next((part for part in parts if part), None)


def without_words(shuffle: Mapping[str, Any], places: Sequence[int]) -> dict[str, Any]:
    """A shuffle as it is stored, without the words typed at some places: chance says nothing of anybody, and stays."""
    parts = [
        None if place in places and part and not is_chance(part) else part
        for place, part in enumerate(shuffle["parts"])
    ]
    whose = {"whose": [None if place in places else user for place, user in enumerate(shuffle.get("whose") or ())]}
    return {**shuffle, "parts": parts} | (whose if "whose" in shuffle else {})


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
        "has_more_time": table.has_more_time,
        "language": table.language,
        "speed": table.speed.value,
        "level": table.level or None,
        "invited": table.invited,
        "last_players": None if closed else list(table.last_players) or None,
        "claim": None if closed else write_claim(table.claim),
        "claims_made": None if closed else [list(each) for each in table.have_claimed] or None,
        "room": None if closed or table.room is None else asdict(table.room),
        "shuffle": None if closed else write_shuffling(table.shuffle),
        "hints": table.hints,
        "proposal": None if closed else write_proposal(table.proposal),
        "ends_at": table.ends_at,
        "halt": None if closed else write_halt(table.halt),
        "rotation": None if table.rotation is None else write_rotation(table.rotation, closed=closed),
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
        has_more_time=row.has_more_time,
        level=row.level or "",
        invited=row.invited,
        last_players=tuple(row.last_players or ()),
        claim=read_claim(row.claim),
        have_claimed=tuple((seat, cards) for seat, cards in row.claims_made or ()),
        room=None if row.room is None else Room(**row.room),
        shuffle=read_shuffling(row.shuffle),
        hints=row.hints,
        proposal=read_proposal(row.proposal),
        ends_at=row.ends_at,
        halt=read_halt(row.halt),
        rotation=read_rotation(row.rotation),
    )


def write_deal(table: Table, deal: NewDeal, number: int) -> Values:
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
        "carried": write_carried(deal.carried),
        "begun": deal.at,
        "annulled": False,
        "shuffle": write_shared(deal.shuffle),
        "redeal_of": write_repeat(deal.repeats),
        "columns": write_columns(deal.columns),
    } | write_board(table.room)


def write_board(room: Room | None) -> Values:
    """Which board of a match a deal is."""
    if room is None or room.is_done:
        return {}
    return {"match_id": room.match, "room": room.place, "board": room.played, "withheld": True}


def write_action(action: NewAction) -> Values:
    return {
        "deal_id": action.deal,
        "number": action.number,
        "seat": action.seat,
        "user_id": action.user,
        "text": action.text,
        "at": action.at,
        "level": action.level or None,
    }


def read_deal(row: Row[Any], log: Log) -> StoredDeal:
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
        carried=read_carried(row.carried),
        begun=row.begun,
        actions=tuple(log),
        result=row.result,
        annulled=row.annulled,
        claimed=row.claim_seat,
        is_agreed=bool(row.claim_agreed),
        board=row.board,
        is_withheld=row.withheld,
        shuffle=read_shared(row.shuffle),
        is_hinted=row.hinted,
        repeats=read_repeat(row.redeal_of),
        columns=read_columns(row._mapping["columns"]),
        counted_until=row.counted_until,
    )


def read_players(row: Row[Any], played: Iterable[Row[Any]]) -> tuple[Occupant | None, ...]:
    """Who played a deal's seats to the end, which may be others than those who began it; None for who was forgotten."""
    seats = list(read_seats(row.seats))
    for each in played:
        if each.user_id is not None:
            seats[each.seat] = Person(each.user_id)
        elif each.level or isinstance(seats[each.seat], Person):  # old rows name no level
            seats[each.seat] = Computer(each.level or USUAL)
    return tuple(seats)


def write_uncounted(ending: DealEnding) -> Values:
    """What of a deal's ending is neither in its result nor in its seats' rows, as JSON, to be counted later."""
    won = None if ending.game_won is None else list(ending.game_won)
    return {"game_won": won, "lambapea": list(ending.lambapea), "tallied": list(map(asdict, ending.tallied))}


def read_uncounted(row: Row[Any], seats: Iterable[SeatResult]) -> DealEnding:
    kept, won = row.deferred_counts, row.deferred_counts["game_won"]
    told = tuple(CountedDeal(**each) for each in kept["tallied"])
    game_won = None if won is None else tuple(won)
    return DealEnding(row.result, tuple(seats), row.ended, game_won, tuple(kept["lambapea"]), told)


def read_seat_result(row: Row[Any]) -> SeatResult:
    return SeatResult(row.seat, row.user_id, row.points, row.tricks, row.score, row.won, row.declarer, row.level or "")


IS_LIVE = tables.c.stage != Stage.CLOSED.value


async def read_tables(connection: AsyncConnection, which: ColumnElement[bool] = IS_LIVE) -> list[StoredTable]:
    """Tables with their last deal and the results of their series, whatever their number, in five queries."""
    chosen = select(tables.c.id).where(which)
    rows = (await connection.execute(select(tables).where(which).order_by(tables.c.id))).all()
    last = await last_deals(connection, chosen)
    results = await results_by_table(connection, chosen)
    planned = await read_plans(connection, chosen)
    return [
        StoredTable(read_table(row), last.get(row.id), tuple(results[row.id]), planned.get(row.id, {})) for row in rows
    ]


async def read_plans(
    connection: AsyncConnection, chosen: Select[tuple[int]]
) -> Mapping[int, Mapping[int, tuple[str, ...]]]:  # fmt: skip
    """What people plan at these tables, by table and person; only running deals have plans."""
    columns = select(deals.c.table_id, plans.c.user_id, plans.c.plans).join(deals, deals.c.id == plans.c.deal_id)
    found: dict[int, dict[int, tuple[str, ...]]] = defaultdict(dict)
    for table, user, texts in await connection.execute(columns.where(deals.c.table_id.in_(chosen))):
        found[table][user] = tuple(texts)
    return found


async def last_deals(connection: AsyncConnection, chosen: Select[tuple[int]]) -> dict[int, StoredDeal]:
    """The running or last deal of each of these tables, by table."""
    newest = select(func.max(deals.c.id)).where(deals.c.table_id.in_(chosen)).group_by(deals.c.table_id)
    logs = await read_logs(connection, newest)
    rows = await connection.execute(select(deals).where(deals.c.id.in_(newest)))
    return {row.table_id: read_deal(row, logs[row.id]) for row in rows}


async def read_logs(connection: AsyncConnection, chosen: Select[tuple[int]]) -> Mapping[int, Log]:
    """The actions of these deals in order, by deal."""
    columns = select(actions.c.deal_id, actions.c.seat, actions.c.text)
    found = columns.where(actions.c.deal_id.in_(chosen)).order_by(actions.c.deal_id, actions.c.number)
    logs: dict[int, list[tuple[Seat, str]]] = defaultdict(list)
    for deal, seat, text in await connection.execute(found):
        logs[deal].append((seat, text))
    return logs


async def results_by_table(connection: AsyncConnection, chosen: Select[tuple[int]]) -> Mapping[int, list[SheetDeal]]:
    """What each deal of these tables came to, in order; running and annulled ones left out."""
    columns = select(deals.c.table_id, deals.c.result, deals.c["columns"])
    found = columns.where(deals.c.table_id.in_(chosen) & ON_SHEET)
    results: dict[int, list[SheetDeal]] = defaultdict(list)
    for table, result, stands in await connection.execute(found.order_by(deals.c.table_id, deals.c.id)):
        results[table].append(SheetDeal(result, read_columns(stands)))
    return results
