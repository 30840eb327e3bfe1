"""Tables, deals, actions and endings to store; each as plain as can be."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta

from bot.stores import Stores
from bot.tables.model import Computer, Occupant, Pace, Person, Redeal, Seal, Stage, Table
from bot.tables.stored import DealEnding, NewAction, NewDeal, SeatResult, StoredDeal
from engine.cards import Rank, pack
from engine.match import Carried, Tally

GUILD = 1_100_000_000_000_000_001
ANN, BOB, CAT, DAN = (1_200_000_000_000_000_000 + number for number in range(1, 5))
NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
FOUR: tuple[Occupant | None, ...] = (Person(ANN), Person(BOB), Person(CAT), Person(DAN))


def a_table(channel: int = 7, **changes: object) -> Table:
    """A table that is not stored yet, with four people."""
    plain = Table(0, GUILD, channel, ANN, "saskop", {"strict": True, "cut": "upto"}, FOUR, Pace(), Tally(()))
    return replace(plain, **changes)


def a_deal(at: datetime = NOON, carried: Carried | None = None) -> NewDeal:
    """A shuffled deal."""
    return NewDeal(Seal("d" * 64, "5" * 32, pack(Rank.SIX)[::-1]), 2, carried, 3, at)


def an_action(
    deal: StoredDeal, number: int = 0, seat: int = 1, user: int | None = BOB, text: str = "bid 6"
) -> NewAction:
    """An action by somebody."""
    return NewAction(deal.id, number, seat, user, text, NOON + timedelta(seconds=number))


def an_ending(
    *,
    users: Sequence[int | None] = (ANN, BOB, CAT, DAN),
    winners: Sequence[int] = (0, 2),
    game_won: tuple[int, ...] | None = None,
    at: datetime = NOON,
    score: int | None = 2,
) -> DealEnding:
    """A deal that the winners' seats won; the first of them declared."""
    seats = tuple(
        SeatResult(seat, user, 40 if seat in winners else 20, 3, score, seat in winners, seat == winners[0])
        for seat, user in enumerate(users)
    )
    return DealEnding({"kind": "played", "strokes": [score, 0], "sides": [list(winners)]}, seats, at, game_won)


async def begun(store: Stores, channel: int = 7, **changes: object) -> tuple[Table, StoredDeal]:
    """A stored table with a deal begun."""
    table = await store.tables.open_table(a_table(channel, **changes))
    return await store.tables.begin_deal(replace(table, stage=Stage.PLAYING), a_deal())


async def finish(
    store: Stores, table: Table, ending: DealEnding, repeats: Redeal | None = None
) -> tuple[Table, StoredDeal]:  # fmt: skip
    """One deal more at a table, of one action."""
    new = replace(a_deal(ending.at), repeats=repeats)
    table, deal = await store.tables.begin_deal(replace(table, stage=Stage.PLAYING), new)
    return await store.tables.append(replace(table, stage=Stage.PAUSE), an_action(deal), ending), deal


A_COMPUTER = Computer("simple")
