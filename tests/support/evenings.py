"""Deals of an evening, played at random by the rules and written down as the table service does it."""

import random
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from functools import cache

from bot.features.evenings.service import Series
from bot.features.evenings.store import PlayedDeal
from bot.tables.finished_deals import PastDeal
from bot.tables.stored import SeatResult
from engine.deal import Deal, Start
from engine.games import GAMES
from engine.match import Tally
from engine.options import Value, allowed_values
from engine.outcome import won_by
from tests.properties.random_deals import random_deal

BEGIN = datetime(2026, 11, 23, 19, tzinfo=UTC)
PEOPLE = (11, 12, 13, 14, 15)
DEAL, BREAK = timedelta(minutes=4), timedelta(minutes=1)


@cache
def random_deals(game: str, seed: int, count: int, players: int, **chosen: Value) -> tuple[Deal, ...]:
    """So many finished deals of a table as it is opened, but for what is chosen."""
    chance, rules, found = random.Random(seed), GAMES[game], []
    options = rules.options(**{name: values[0] for name, values in _usual(game).items()} | chosen)
    while len(found) < count:
        pack = list(rules.pack(options, players))
        chance.shuffle(pack)
        start = Start(game, options, players, chance.randrange(players), tuple(pack), None)
        *_, last = random_deal(start, chance)
        found.append(last)
    return tuple(found)


def _usual(game: str) -> dict[str, Sequence[object]]:
    rules = GAMES[game]
    asked = {name: (value,) for name, value in rules.table_options.items()}
    return {name: asked.get(name, values) for name, values in allowed_values(rules.options).items()}


def usual_players(game: str) -> int:
    """With how many a game is played at a table as it is opened."""
    rules = GAMES[game]
    return rules.players(rules.options(**{name: values[0] for name, values in _usual(game).items()}))[0]


def seat_results(deal: Deal, users: Sequence[int | None]) -> tuple[SeatResult, ...]:
    """What a finished deal was for each seat; nobody in a seat is a computer."""
    outcome = deal.outcome
    assert outcome is not None
    scores = outcome.scores or (None,) * deal.start.players
    return tuple(
        SeatResult(
            seat, user, outcome.points[seat], outcome.tricks[seat], scores[seat], won_by(outcome, seat),
            seat == outcome.declarer, level="" if user else "normal",
        )
        for seat, user in enumerate(users)
    )  # fmt: skip


def evening(
    game: str, deals: Sequence[Deal], users: Sequence[Sequence[int | None]], *, table: int = 7, first: int = 1
) -> Series:
    """These deals one after the other; users: by deal who sat where, the last of them to the end."""
    rules = GAMES[game]
    tally = Tally((0,) * len(rules.columns(deals[0].start.players)))
    found = []
    for number, deal in enumerate(deals):
        assert deal.outcome is not None
        result = rules.result(deal.outcome)
        after = rules.match.add(tally, rules.gain(result))
        columns = rules.columns(deal.start.players)
        is_over = len(after.finished) > len(tally.finished)
        won = tuple(seat for column in after.finished[-1].winners for seat in columns[column]) if is_over else ()
        seats = seat_results(deal, users[min(number, len(users) - 1)])
        begun = BEGIN + number * (DEAL + BREAK)
        past = PastDeal(first + number, game, begun + DEAL, result, seats)
        found.append(PlayedDeal(first + number, table, begun, past, won))
        tally = after
    return Series(game, tuple(found))


def changing_evening(game: str, seed: int, count: int = 40) -> Series:
    """An evening at which people come, go and change seats, and computers take some."""
    chance, players = random.Random(seed), usual_players(game)
    seats: list[int | None] = list(PEOPLE[:players])
    by_deal: list[list[int | None]] = []
    for _ in range(count):
        if chance.random() < 0.2:
            left = list(PEOPLE)
            seats = [left.pop(chance.randrange(len(left))) if chance.random() < 0.8 else None for _ in seats]
        by_deal.append(list(seats))
    return evening(game, random_deals(game, seed, count, players), by_deal)
