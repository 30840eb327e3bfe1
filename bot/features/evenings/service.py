"""An evening, or a season, of a game in a channel: what its deals add up to for everybody, and who owes whom."""

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from functools import partial
from itertools import groupby, pairwise
from typing import Final, NamedTuple

from bot.features.evenings.store import EveningStore, PlayedDeal, Site
from bot.tables.finished_deals import PastDeal, Span
from bot.tables.sheets import added, as_turns, has_pairs, length_for
from bot.tables.stored import SeatResult
from bot.tables.tallying import quarter
from engine.games import GAMES
from engine.match import Finished, Tally
from engine.seats import Seat

PAUSE: Final = timedelta(hours=6)
"""After a longer pause another evening begins."""
MAX_DEALS: Final = 1000
"""So many deals of a season are added up at most, the newest; a table that plays every day has fewer."""
CHUNK: Final = 100
"""So many deals are read at once, so that nobody waits long for the database."""
EXACT: Final = 10
"""Among so many people the fewest payments are found by trying; among more, the largest debts are paid first."""


@dataclass(frozen=True, slots=True)
class Series:
    """Deals in their order. lead: those before them that belong to the game that was going on when they began.

    is_cut: whether there were more than are added up. is_past: whether it is an evening that nobody goes on with.
    """

    game: str
    deals: tuple[PlayedDeal, ...]
    lead: tuple[PlayedDeal, ...] = ()
    is_cut: bool = False
    is_past: bool = False


@dataclass(frozen=True, slots=True, order=True)
class SheetPlayer:
    """Somebody on a score sheet, wherever they sat: a person, else the computer or the nameless one of a seat."""

    user: int = 0
    seat: Seat = -1
    is_computer: bool = False


def player_in(seat: SeatResult) -> SheetPlayer:
    """Who is credited with a seat: its person, though a computer may have stood in for them."""
    return (
        SheetPlayer(seat.user) if seat.user is not None else SheetPlayer(seat=seat.seat, is_computer=bool(seat.level))
    )


@dataclass(frozen=True, slots=True)
class Account:
    """What somebody did.

    score: what their deals scored, as it was stored. points: what they have in lists. own_won, own_lost: games that
    were theirs alone to win, where lists count them. games, games_won: finished games they were there at the end of.
    given, suffered: games won, and lost, by taking all. balance: what they get when everybody settles. duties: how
    often they did what everybody owes once a game. stood_in: deals that a computer finished in a person's seat.
    """

    who: SheetPlayer
    deals: int = 0
    won: int = 0
    lost: int = 0
    score: int = 0
    points: int = 0
    own_won: int = 0
    own_lost: int = 0
    games: int = 0
    games_won: int = 0
    given: int = 0
    suffered: int = 0
    balance: int = 0
    duties: int = 0
    stood_in: int = 0


@dataclass(frozen=True, slots=True)
class Share:
    """What those who share a column have in a game, or somebody in a list.

    before: who had these seats earlier in the game; what they wrote stays with the seat.
    """

    players: tuple[SheetPlayer, ...]
    score: int
    before: tuple[SheetPlayer, ...] = ()

    @property
    def everybody(self) -> tuple[SheetPlayer, ...]:
        """All who ever had it, those who have it now the last."""
        return (*self.before, *self.players)


@dataclass(frozen=True, slots=True)
class Round:
    """A game of the series, or a list; the last of a table may not be over.

    winners: the shares with the most, of a finished one. at_once: the share that won it with a single deal. owing: who
    has not done yet what everybody owes once. length: after how many deals it is over, if that is how it ends. target:
    at how much, if that is. limit: how far below nothing somebody loses it, if that is.
    """

    shares: tuple[Share, ...]
    deals: int
    at: datetime
    is_finished: bool
    winners: tuple[int, ...] = ()
    at_once: int | None = None
    length: int | None = None
    limit: int | None = None
    owing: tuple[SheetPlayer, ...] = ()
    target: int | None = None


@dataclass(frozen=True, slots=True)
class Transfer:
    """What somebody gives somebody else when everybody settles."""

    payer: SheetPlayer
    payee: SheetPlayer
    amount: int


@dataclass(frozen=True, slots=True)
class Sheet:
    """What a series of deals adds up to. accounts: the best first. is_scored: whether the game gives a score at all."""

    series: Series
    accounts: tuple[Account, ...]
    rounds: tuple[Round, ...]
    is_scored: bool
    transfers: tuple[Transfer, ...] = field(default=())


# Which deals.


def season_start(day: date) -> date:
    """The first day of the quarter a day is in.

    >>> season_start(date(2026, 11, 23))
    datetime.date(2026, 10, 1)
    """
    return date(day.year, 3 * quarter(day) - 2, 1)


def count_inside(newest_first: Sequence[PlayedDeal], span: Span, now: datetime) -> int:
    """How many of these deals are in the span, counted from the newest."""
    if span is Span.SEASON:
        first = season_start(now.date())
        return sum(deal.past.at.date() >= first for deal in newest_first)
    pauses = (later.begun - earlier.past.at > PAUSE for later, earlier in pairwise(newest_first))
    return next((number for number, is_long in enumerate(pauses, 1) if is_long), len(newest_first))


def count_lead(newest_first: Sequence[PlayedDeal], inside: int) -> int:
    """How many deals before these belong to the game that was going on when they began."""
    if not inside:
        return 0
    table = newest_first[inside - 1].table
    before = newest_first[inside:]
    strangers = (number for number, deal in enumerate(before) if deal.table != table or deal.game_won)
    return next(strangers, len(before))


def has_games(game: str) -> bool:
    """Whether deals add up to games with an end of their own, table by table."""
    rules = GAMES[game]
    return rules.list_length is None and (rules.match.target is not None or rules.match.deals is not None)


async def read_series(store: EveningStore, site: Site, span: Span, now: datetime) -> Series:
    """The deals of a span, read from the newest back, and no further than it takes to know that there are no more."""
    found: list[PlayedDeal] = []
    while True:
        chunk = await store.played(site, found[-1] if found else None, CHUNK)
        found += chunk
        whole = count_inside(found, span, now)
        inside = min(whole, MAX_DEALS)
        lead = count_lead(found, inside) if has_games(site.game) else 0
        if len(chunk) < CHUNK or inside + lead < len(found):
            break
    deals, before = found[:inside], found[inside : inside + lead]
    is_past = span is Span.EVENING and bool(deals) and now - deals[0].past.at > PAUSE
    return Series(site.game, tuple(reversed(deals)), tuple(reversed(before)), whole > inside, is_past)


# What they add up to.


def sheet_of(series: Series) -> Sheet:
    """Everybody's accounts, the games or lists, and the payments that settle them."""
    rounds, known = tuple(_rounds(series)), owners_of((*series.lead, *series.deals))
    sums: dict[SheetPlayer, dict[str, int]] = defaultdict(lambda: defaultdict(int))
    for deal in series.deals:
        _count(series.game, deal, sums, known)
    for each in rounds:
        if each.is_finished:
            _count_game(series.game, each, sums)
    accounts = [Account(who, **counted) for who, counted in sums.items()]
    balances = {account.who: account.balance for account in accounts}
    is_scored = any(deal.past.is_scored for deal in series.deals)
    return Sheet(
        series, tuple(sorted(accounts, key=partial(_place, series.game))), rounds, is_scored, tuple(transfers(balances))
    )


def _place(game: str, account: Account) -> tuple[int, int, int, int, SheetPlayer]:
    games = account.games_won if GAMES[game].match.target is not None else 0
    return -games, -account.points, -account.won, account.deals, account.who


Owners = Mapping[tuple[int, int], SheetPlayer]
"""By table and column of its sheet: whose it is, where people take turns."""


def owners_of(deals: Sequence[PlayedDeal]) -> Owners:
    """Whose columns are known by these deals: who only sat out in them is not in them."""
    known: dict[tuple[int, int], SheetPlayer] = {}
    for deal in deals:
        columns = deal.past.columns
        if columns is None or has_pairs(GAMES[deal.past.game], len(deal.past.seats)):
            continue
        for column, seat in zip(columns.columns, deal.past.seats, strict=True):
            if seat.user is not None or (deal.table, column) not in known:  # a computer may have played on for them
                known[deal.table, column] = player_in(seat)
    return known


def sat_out(deal: PlayedDeal, known: Owners) -> list[SheetPlayer]:
    """Who took turns at the table and had no seat in a deal."""
    out = () if deal.past.columns is None else deal.past.columns.out
    return [known[deal.table, column] for column in out if (deal.table, column) in known]


def _count(game: str, deal: PlayedDeal, sums: dict[SheetPlayer, dict[str, int]], known: Owners) -> None:
    """What one deal was for everybody who sat there, and in lists and payments for who sat out."""
    rules, result, seats, out = GAMES[game], deal.past.result, deal.past.seats, sat_out(deal, known)
    points = rules.listed(result, len(seats), len(out))
    for place, who in enumerate(out, len(seats)):
        sums[who]["points"] += points[place]
        if rules.settling != "games":
            sums[who]["balance"] += payment(points, place, pays_differences=rules.settling == "differences")
    own, duty = rules.own_game(result), rules.duty(result)
    for seat in seats:
        account = sums[player_in(seat)]
        account["deals"] += 1
        account["stood_in"] += seat.user is not None and bool(seat.level)
        account["won"] += seat.won is True
        account["lost"] += seat.won is False
        account["score"] += seat.score or 0
        account["points"] += points[seat.seat]
        account["duties"] += seat.seat == duty
        if own is not None and seat.seat == own[0]:
            account["own_won" if own[1] else "own_lost"] += 1
        if rules.settling != "games":
            account["balance"] += payment(points, seat.seat, pays_differences=rules.settling == "differences")


def payment(points: Sequence[int], seat: Seat, *, pays_differences: bool) -> int:
    """What a deal brings a seat when people settle: its points as they stand, or what it has more than each other one.

    >>> payment((40, -90, 40), 0, pays_differences=True), payment((2, -1, -1), 0, pays_differences=False)
    (130, 2)
    """
    return len(points) * points[seat] - sum(points) if pays_differences else points[seat]


def _count_game(game: str, over: Round, sums: dict[SheetPlayer, dict[str, int]]) -> None:
    """What a finished game was for those who were there at its end."""
    for number, share in enumerate(over.shares):
        for who in share.players:
            account, has_won = sums[who], number in over.winners
            account["games"] += 1
            account["games_won"] += has_won
            account["given"] += number == over.at_once
            account["suffered"] += over.at_once is not None and number != over.at_once
            if GAMES[game].settling == "games":
                account["balance"] += 1 if has_won else -1


def _rounds(series: Series) -> Iterator[Round]:
    if GAMES[series.game].list_length is not None:
        yield from _lists(series.game, series.deals)
    elif has_games(series.game):
        for _, deals in groupby((*series.lead, *series.deals), key=lambda deal: deal.table):
            yield from _games(series.game, tuple(deals))


def _lists(game: str, deals: Sequence[PlayedDeal]) -> Iterator[Round]:
    """Lists, by who played their deals and wherever they sat; the last deal of one says how long it is.

    It is full after so many deals, or where the table plays so when somebody is as far below nothing as loses it.
    """
    rules, begun, points, known = GAMES[game], 0, defaultdict[SheetPlayer, int](int), owners_of(deals)
    own = defaultdict[SheetPlayer, OwnGames](OwnGames)
    for number, deal in enumerate(deals, 1):
        result, seats, out = deal.past.result, deal.past.seats, sat_out(deal, known)
        there = (*map(player_in, seats), *out)
        for who, more in zip(there, rules.listed(result, len(seats), len(out)), strict=True):
            points[who] += more
        if (found := rules.own_game(result)) is not None:
            own[there[found[0]]] = own[there[found[0]]].and_one(won=found[1])
        length, limit = rules.list_deals(result, len(there)), rules.list_limit(result)
        is_full = (length is not None and number - begun >= length) or (
            limit is not None and min(points.values()) <= -limit
        )
        if is_full or number == len(deals):
            ranks = {who: (have, own[who].won, -own[who].lost) for who, have in points.items()}
            yield _list(ranks, deals[begun:number], is_full=is_full, length=length, limit=limit)
            begun, points, own = number, defaultdict(int), defaultdict(OwnGames)


class OwnGames(NamedTuple):
    """How many games of their own somebody has won and lost in a list."""

    won: int = 0
    lost: int = 0

    def and_one(self, *, won: bool) -> "OwnGames":
        """With one more."""
        return OwnGames(self.won + won, self.lost + (not won))


ListRank = tuple[int, int, int]
"""What decides a list: points, then own games won, then how few were lost."""


def _list(
    ranks: Mapping[SheetPlayer, ListRank], deals: Sequence[PlayedDeal], *, is_full: bool, length: int | None,
    limit: int | None,
) -> Round:  # fmt: skip
    """A list as it stands; the most points win it, or everybody does who is not as far below nothing as loses it.

    With as many points more own games won decide, then fewer lost, as tournaments of Skat have it. Decision: nobody
    draws lots after that, so that the list is shared.
    """
    order = sorted(ranks.items(), key=lambda pair: (*(-each for each in pair[1]), pair[0]))
    shares = tuple(Share((who,), rank[0]) for who, rank in order)
    best = max(ranks.values())
    wins = [rank == best if limit is None else rank[0] > -limit for _, rank in order]
    winners = tuple(number for number, has_won in enumerate(wins) if is_full and has_won)
    return Round(shares, len(deals), deals[-1].past.at, is_full, winners, length=length, limit=limit)


def _games(game: str, deals: Sequence[PlayedDeal]) -> Iterator[Round]:
    """The games of one table, which begin anew after each end."""
    rules, begun, seats = GAMES[game], 0, len(deals[0].past.seats)
    count = len(rules.columns(seats))
    takes_turns = any(deal.past.columns for deal in deals) and not has_pairs(rules, seats)
    tally = Tally((0,) * count)
    for number, deal in enumerate(deals, 1):
        before, on_sheet = tally, as_turns(deal.past.on_sheet, count) if takes_turns else deal.past.on_sheet
        tally = added(rules, seats, before, on_sheet)
        if len(tally.finished) > len(before.finished):
            counted = before.deals + rules.gain(deal.past.result).counts
            yield _game(game, deals[begun:number], counted, tally.finished[-1])
            begun = number
    if tally.deals:
        yield _game(game, deals[begun:], tally.deals, tally)


def _game(game: str, deals: Sequence[PlayedDeal], counted: int, stands: Finished | Tally) -> Round:
    """One game, from its first deal on; a column is theirs who have its seats at the end."""
    rules, last = GAMES[game], deals[-1].past
    over = stands if isinstance(stands, Finished) else None
    if any(deal.past.columns for deal in deals) and not has_pairs(rules, len(last.seats)):
        return _game_by_turns(game, deals, counted, stands)
    columns = rules.columns(len(last.seats))
    players = [tuple(player_in(last.seats[seat]) for seat in column) for column in columns]
    sat = [{player_in(deal.past.seats[seat]): None for deal in deals for seat in column} for column in columns]
    before = [tuple(who for who in there if who not in now) for there, now in zip(sat, players, strict=True)]
    done = {player_in(deal.past.seats[seat]) for deal in deals if (seat := rules.duty(deal.past.result)) is not None}
    return Round(
        shares=tuple(map(Share, players, stands.score, before)),
        deals=counted,
        at=last.at,
        is_finished=over is not None,
        winners=over.winners if over is not None else (),
        at_once=over.at_once if over is not None else None,
        length=rules.match.deals,
        owing=_owing(game, last, players, done),
        target=rules.gain(last.result).target or rules.match.target,
    )


def _owing(
    game: str, last: PastDeal, players: Sequence[Sequence[SheetPlayer]], done: Collection[SheetPlayer]
) -> tuple[SheetPlayer, ...]:
    """Who still owes what everybody does once a game: as the last result says, else who has not done it."""
    rules = GAMES[game]
    if not rules.has_duties:
        return ()
    if (said := rules.owing(last.result)) is not None:
        return tuple(player_in(last.seats[seat]) for seat in said)
    return tuple(who for column in players for who in column if who not in done)


def _game_by_turns(game: str, deals: Sequence[PlayedDeal], counted: int, stands: Finished | Tally) -> Round:
    """The same where people take turns: a column is theirs who wrote to it last."""
    rules, last = GAMES[game], deals[-1].past
    over = stands if isinstance(stands, Finished) else None
    count = len(rules.columns(len(last.seats)))
    wrote: dict[int, dict[SheetPlayer, None]] = defaultdict(dict)
    for deal in deals:
        columns = as_turns(deal.past.on_sheet, count).columns
        for column, seat in zip(() if columns is None else columns.columns, deal.past.seats, strict=True):
            who = player_in(seat)
            wrote[column].pop(who, None)
            wrote[column][who] = None
    shown = sorted(wrote)
    done = {player_in(deal.past.seats[at]) for deal in deals if (at := rules.duty(deal.past.result)) is not None}
    shares = []
    for column in shown:
        *before, now = wrote[column]
        shares.append(Share((now,), stands.score[column], tuple(before)))
    people = 0 if last.columns is None else last.columns.people
    length = None if rules.match.deals is None else length_for(rules.match.deals, people, len(last.seats))
    return Round(
        shares=tuple(shares),
        deals=counted,
        at=last.at,
        is_finished=over is not None,
        winners=() if over is None else tuple(shown.index(each) for each in over.winners if each in wrote),
        at_once=None if over is None or over.at_once not in wrote else shown.index(over.at_once),
        length=length,
        owing=_owing(game, last, [share.players for share in shares], done),
        target=rules.gain(last.result).target or rules.match.target,
    )


# Who owes whom.


def transfers(balances: Mapping[SheetPlayer, int]) -> list[Transfer]:
    """The fewest payments after which nobody owes anything: a group that owes nothing outside needs one less than it
    has members, so there are to be as many such groups as possible.

    What a pot still holds then is shared out evenly.
    """
    balances = _with_pot_shared(balances)
    open_accounts = sorted(who for who, balance in balances.items() if balance)
    groups = _groups(open_accounts, balances) if len(open_accounts) <= EXACT else [open_accounts]
    return [each for group in groups for each in _within(group, balances)]


def _with_pot_shared(balances: Mapping[SheetPlayer, int]) -> dict[SheetPlayer, int]:
    """What all together are short of is in a pot, or came from one: all have as much of it, who has least one more."""
    if not balances:
        return {}
    each, rest = divmod(-sum(balances.values()), len(balances))
    needy = sorted(balances, key=lambda who: (balances[who], who))[:rest]
    return {who: balance + each + (who in needy) for who, balance in balances.items()}


def _groups(people: Sequence[SheetPlayer], balances: Mapping[SheetPlayer, int]) -> list[list[SheetPlayer]]:
    """As many groups as possible whose balances add up to nothing each.

    For each set of people, a bit each: how many groups can be closed on the way to it, one person after the other.
    """
    if not people:
        return []
    everybody = (1 << len(people)) - 1
    sums, closed, last = [0] * (everybody + 1), [0] * (everybody + 1), [0] * (everybody + 1)
    for group in range(1, everybody + 1):
        lowest = (group & -group).bit_length() - 1
        sums[group] = sums[group & (group - 1)] + balances[people[lowest]]
        members = [at for at in range(len(people)) if group >> at & 1]
        last[group] = max(members, key=lambda at: closed[group & ~(1 << at)])
        closed[group] = closed[group & ~(1 << last[group])] + (sums[group] == 0)
    found: list[list[SheetPlayer]] = []
    left = everybody
    while left:
        if sums[left] == 0:
            found.append([])
        found[-1].append(people[last[left]])
        left &= ~(1 << last[left])
    return found


def _within(group: Sequence[SheetPlayer], balances: Mapping[SheetPlayer, int]) -> Iterator[Transfer]:
    """The largest debt goes to whom most is owed, until nothing is left."""
    left = {who: balances[who] for who in group}
    while min(left.values()) < 0 < max(left.values()):
        payer, payee = min(left, key=lambda who: (left[who], who)), max(left, key=lambda who: (left[who], who))
        amount = min(-left[payer], left[payee])
        left[payer] += amount
        left[payee] -= amount
        yield Transfer(payer, payee, amount)
