"""An evening's or a season's score sheet: as a message, as pictures, and as what stands for a closed table."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Final, TypeVar

from bot.features.evenings.service import (
    Account,
    Round,
    Series,
    Share,
    Sheet,
    SheetPlayer,
    player_in,
    read_series,
    sheet_of,
)
from bot.features.evenings.store import EveningStore, PlayedDeal, Site
from bot.phrases import NAMELESS, escape, number_text, plain
from bot.ports import Clock
from bot.present.figures import (
    ScoresPress,
    SheetPart,
    Showing,
    in_words,
    link_button,
    link_menu,
    reader_of,
    shown,
    with_spans,
)
from bot.present.ledgers import deal_row, ledger_words, strokes_words
from bot.present.messages import LONGEST_ALT, Button, Entry, Menu, Message, Picture
from bot.present.pictures import sheet_counts
from bot.present.readers import Reader, Readers
from bot.present.scenes import LedgerRow, LedgerScene, SheetColumn, SheetRow, SheetScene, TotalsRow, TotalsScene, Unit
from bot.present.words import capital, fitting, local_time
from bot.tables.finished_deals import Span
from bot.tables.sheets import has_pairs
from engine.games import GAMES

ROWS: Final = 12
"""How many rows are on a page: more are not to be read on a phone."""
GAMES_ROWS: Final = 9
"""How many games are on a page, where they are written in strokes."""

T = TypeVar("T")


def parts_of(sheet: Sheet) -> tuple[SheetPart, ...]:
    """What there is to be shown: games where they end, debts where something is scored."""
    games = (SheetPart.GAMES,) if sheet.rounds else ()
    return (SheetPart.TOTALS, *games, SheetPart.DEALS, *((SheetPart.DEBTS,) if sheet.is_scored else ()))


def _name(who: SheetPlayer, reader: Reader) -> str:
    if who.user:
        return reader.names.get(who.user) or NAMELESS
    return reader.say("computer-name" if who.is_computer else "player-name", seat=who.seat + 1)


def _listed(players: Iterable[SheetPlayer], reader: Reader) -> str:
    """Some of them, in a message: `Anna and Bert`."""
    return reader.listed([escape(_name(who, reader)) for who in players])


def _time(sheet: Sheet, span: Span, reader: Reader) -> str:
    """Which time a sheet is of: `this evening`, or the last one if nobody goes on with it."""
    return reader.say("span-evening-past" if sheet.series.is_past else f"span-{span}")


def page_count(sheet: Sheet, part: SheetPart) -> int:
    return max(1, len(_PAGES[part](sheet)))


def sheet_picture(sheet: Sheet, span: Span, part: SheetPart, page: int, reader: Reader) -> Picture:
    """A page of a part; of games and deals the newest are on page 0, of totals and debts the first."""
    return _PICTURES[part](sheet, span, page, reader)


def _pieces(rows: Sequence[T], size: int, *, newest_first: bool) -> list[Sequence[T]]:
    """Rows by page; of those in order of time the newest page is the full one, and the first."""
    if newest_first:
        return [rows[max(0, end - size) : end] for end in range(len(rows), 0, -size)]
    return [rows[start : start + size] for start in range(0, len(rows), size)]


# Totals.


def _heads(sheet: Sheet, reader: Reader) -> tuple[str, ...]:
    game = sheet.series.game
    rules = GAMES[game]
    score = reader.say_for(game, "totals-head-score")
    if rules.match.target is not None:
        return reader.say("totals-head-games"), score
    if rules.list_length is not None:
        return reader.say("totals-head-own"), score, reader.say("totals-head-list")
    return (reader.say("totals-head-won"), score) if sheet.is_scored else (reader.say("totals-head-won"),)


def _figures(sheet: Sheet, account: Account) -> tuple[str, ...]:
    """Won and lost, and what is written."""
    rules, score = GAMES[sheet.series.game], number_text(account.score)
    if rules.match.target is not None:
        return f"{account.games_won}–{account.games - account.games_won}", score
    if rules.list_length is not None:
        return f"{account.own_won}–{account.own_lost}", score, number_text(account.points)
    won = f"{account.won}–{account.lost}"
    return (won, score) if sheet.is_scored else (won,)


def _facts(sheet: Sheet, account: Account, reader: Reader) -> str:
    facts = [reader.say("stats-deals", won=account.won, count=account.deals)]
    if account.given or account.suffered:
        facts.append(reader.say("totals-lambapeas", given=account.given, suffered=account.suffered))
    if account.stood_in:
        facts.append(reader.say("totals-stood-in", count=account.stood_in))
    if sheet.rounds and not sheet.rounds[-1].is_finished and account.who in sheet.rounds[-1].owing:
        facts.append(reader.say("totals-owes"))
    return " · ".join(facts)


def _totals(sheet: Sheet, span: Span, page: int, reader: Reader) -> Picture:
    figures = [_figures(sheet, account) for account in sheet.accounts]
    rows = [
        TotalsRow(
            place=str(figures.index(each) + 1),
            name=plain(_name(account.who, reader)),
            figures=each,
            facts=_facts(sheet, account, reader),
            is_computer=account.who.is_computer,
        )
        for account, each in zip(sheet.accounts, figures, strict=True)
    ]
    heads = _heads(sheet, reader)
    scene = _totals_scene(sheet, span, heads, _pieces(rows, ROWS, newest_first=False), page, reader)
    ways = (
        [
            reader.say("totals-alt-row", place=row.place, player=row.name, figures=figures, facts=row.facts)
            for row in scene.rows
            for figures in [_told(heads, row)]
        ],
        [
            reader.say("leaderboard-line", place=row.place, player=row.name, figures=_told(heads, row))
            for row in scene.rows
        ],
        [f"{row.place}. {row.name} {', '.join(row.figures)}" for row in scene.rows],
    )
    return _picture(scene, sheet, span, ways, reader)


def _told(heads: Sequence[str], row: TotalsRow) -> str:
    return ", ".join(f"{head} {figure}" for head, figure in zip(heads, row.figures, strict=True))


def _totals_scene(  # noqa: PLR0917 - a page of something
    sheet: Sheet, span: Span, heads: tuple[str, ...], pages: Sequence[Sequence[TotalsRow]], page: int, reader: Reader
) -> TotalsScene:
    rows = tuple(pages[min(page, len(pages) - 1)]) if pages else ()
    return TotalsScene(reader.say(f"game-{sheet.series.game}"), heads, rows, _when(sheet, span, reader))


def _when(sheet: Sheet, span: Span, reader: Reader) -> str:
    return capital(_time(sheet, span, reader))


def _picture(scene: TotalsScene, sheet: Sheet, span: Span, ways: Sequence[Sequence[str]], reader: Reader) -> Picture:
    """A page with its words. ways: the same rows told shorter and shorter."""
    opening = _opening(sheet, span, reader)
    return Picture(scene, "sheet.png", fitting(LONGEST_ALT, *map(opening, map("; ".join, ways))), tuple(ways[0]))


def _opening(sheet: Sheet, span: Span, reader: Reader) -> Callable[[str], str]:
    """What says whose sheet it is, before what stands there."""
    values = {"game": reader.say(f"game-{sheet.series.game}"), "span": _time(sheet, span, reader)}
    return lambda rows: reader.say("evening-alt", rows=rows.rstrip("."), **values)


# Who owes whom.


def _debts(sheet: Sheet, span: Span, page: int, reader: Reader) -> Picture:
    """What everybody has when all is settled, and below a line the payments that do it."""
    accounts = sorted(sheet.accounts, key=lambda account: (-account.balance, account.who))
    rows = [
        TotalsRow(
            "",
            plain(_name(each.who, reader)),
            (number_text(each.balance, is_signed=True),),
            is_computer=each.who.is_computer,
        )
        for each in accounts
    ]
    told = [reader.say("debts-alt-balance", player=row.name, amount=row.figures[0]) for row in rows]
    brief = list(told)
    for number, each in enumerate(sheet.transfers):
        payer, payee = (plain(_name(who, reader)) for who in (each.payer, each.payee))
        gives, amount = reader.say("debts-gives", payee=payee), number_text(each.amount)
        rows.append(TotalsRow("", payer, (amount,), gives, is_computer=each.payer.is_computer, begins=not number))
        told.append(reader.say("debts-alt-row", payer=payer, payee=payee, amount=amount))
        brief.append(f"{payer} → {payee} {amount}")
    pages = _pieces(rows, ROWS, newest_first=False)
    scene = _totals_scene(sheet, span, (reader.say("debts-head"),), pages, page, reader)
    start = min(page, max(0, len(pages) - 1)) * ROWS
    return _picture(scene, sheet, span, [each[start : start + ROWS] for each in (told, brief)], reader)


# Games and lists.


def _column(share: Share) -> tuple[tuple[SheetPlayer, ...], ...]:
    """Whose a column is, whichever of its seats they have: who has it now, and who had it before."""
    return tuple(sorted(share.players)), tuple(sorted(share.before))


def _company(over: Round) -> list[tuple[tuple[SheetPlayer, ...], ...]]:
    """Who plays with whom: another company begins another sheet."""
    return sorted(map(_column, over.shares))


def _game_pages(sheet: Sheet) -> list[Sequence[tuple[int, Round]]]:
    """The games with their numbers by page, the newest page first; a page is of one company."""
    numbered = list(enumerate(sheet.rounds, 1))
    groups = [list(group) for _, group in groupby(numbered, key=lambda each: _company(each[1]))]
    return [page for group in reversed(groups) for page in _pieces(group, GAMES_ROWS, newest_first=True)]


def _games(sheet: Sheet, span: Span, page: int, reader: Reader) -> Picture:
    """Each game of the series, or each list, a line; the last may not be over."""
    pages = _game_pages(sheet)
    shown = pages[min(page, len(pages) - 1)]
    last = shown[-1][1].shares
    sides = [share.everybody for share in last]
    rows = []
    for number, each in shown:
        place = {_column(share): at for at, share in enumerate(each.shares)}
        order = [place[_column(share)] for share in last]
        winners = tuple(at for at, old in enumerate(order) if old in each.winners)
        shamed = tuple(at for at, old in enumerate(order) if each.at_once is not None and old != each.at_once)
        scores = tuple(each.shares[old].score for old in order)
        counts = sheet_counts(scores, each.target, reader)
        rows.append(SheetRow(scores, winners, shamed, each.is_finished, f"{number}.", counts))
    unit, game = Unit(GAMES[sheet.series.game].match.unit), reader.say(f"game-{sheet.series.game}")
    if unit is Unit.NUMBERS:
        numbers = _numbers(shown, rows, sides, _when(sheet, span, reader), reader, game)
        named = tuple(
            replace(row, label=reader.say_for(sheet.series.game, "ledger-game", number=row.label))
            for row in numbers.rows
        )
        words = ledger_words(replace(numbers, rows=named), reader, _opening(sheet, span, reader))
        return Picture(numbers, "sheet.png", *words)
    columns = []
    for at, players in enumerate(sides):
        won = sum(at in row.winners for row in rows)
        note = reader.say("sheet-games-won", count=won) if won else ""
        names = tuple(plain(_name(who, reader)) for who in players)
        columns.append(SheetColumn(names, note, at if len(sides) == 2 else None))
    title = f"{game} · {_time(sheet, span, reader)}"
    scene = SheetScene(tuple(columns), tuple(rows), unit, title)
    words = strokes_words(scene, _opening(sheet, span, reader), sheet.series.game, reader)
    return Picture(scene, "sheet.png", *words)


def _numbers(  # noqa: PLR0917 - what is on the page
    shown: Sequence[tuple[int, Round]], rows: Sequence[SheetRow], sides: Sequence[tuple[SheetPlayer, ...]], when: str,
    reader: Reader, game: str,
) -> LedgerScene:  # fmt: skip
    """Games in which numbers are written, with how far each has come."""
    lines = tuple(
        LedgerRow(str(number), tuple(map(number_text, row.scores)), "", _progress(each, reader), row.winners)
        for (number, each), row in zip(shown, rows, strict=True)
    )
    heads = tuple("\n".join(plain(_name(who, reader)) for who in players) for players in sides)
    return LedgerScene(heads, lines, game, when)


def _progress(each: Round, reader: Reader) -> str:
    return reader.say("evening-progress", deals=each.deals, length=each.length or each.deals)


# Deal by deal.


def _deal_pages(sheet: Sheet) -> list[Sequence[tuple[int, PlayedDeal]]]:
    """The deals with their numbers by page, the newest page first; a page is of one company in one order."""
    numbered = list(enumerate(sheet.series.deals, 1))
    groups = [list(group) for _, group in groupby(numbered, key=lambda each: _seated(each[1]))]
    return [page for group in reversed(groups) for page in _pieces(group, ROWS, newest_first=True)]


def _seated(deal: PlayedDeal) -> tuple[SheetPlayer, ...] | tuple[int]:
    """Whose page a deal is on: theirs who played it, or where people take turns that of their table."""
    return (deal.table,) if _takes_turns(deal) else tuple(map(player_in, deal.past.seats))


def _takes_turns(deal: PlayedDeal) -> bool:
    return deal.past.columns is not None and not has_pairs(GAMES[deal.past.game], len(deal.past.seats))


def _whose_columns(shown: Sequence[tuple[int, PlayedDeal]]) -> tuple[list[int], list[SheetPlayer]]:
    """Of people who take turns: the columns of the sheet that a page is about, and whose they are."""
    owners: dict[int, SheetPlayer] = {}
    for _, deal in shown:
        columns = () if deal.past.columns is None else deal.past.columns.columns
        for column, seat in zip(columns, deal.past.seats, strict=True):
            if seat.user is not None or column not in owners:
                owners[column] = player_in(seat)
    columns_shown = sorted(owners)
    return columns_shown, [owners[at] for at in columns_shown]


def _deals(sheet: Sheet, span: Span, page: int, reader: Reader) -> Picture:
    """Each deal a row: who played what, what it was for each, and what that comes to on this page."""
    pages = _deal_pages(sheet)
    shown = pages[min(page, len(pages) - 1)]
    game = sheet.series.game
    takes_turns = _takes_turns(shown[0][1])
    own, seated = _whose_columns(shown) if takes_turns else ([], [player_in(seat) for seat in shown[0][1].past.seats])
    called = [plain(_name(who, reader)) for who in seated]
    columns = GAMES[game].columns(len(seated))
    rows: list[LedgerRow] = []
    sums, won = [0] * len(columns), [0] * len(columns)
    for number, deal in shown:
        stands = deal.past.columns.columns if takes_turns and deal.past.columns is not None else ()
        places = [own.index(each) for each in stands] if takes_turns else range(len(columns))
        rows.append(deal_row(number, deal.past, called, reader, places if takes_turns else None))
        for at, gain in zip(places, GAMES[game].gain(deal.past.result).columns, strict=True):
            sums[at] += gain
            won[at] += at in rows[-1].winners
    totals = tuple(map(number_text, sums if sheet.is_scored else won))
    rows.append(LedgerRow(reader.say("ledger-page" if sheet.is_scored else "ledger-won"), totals, is_total=True))
    heads = tuple("\n".join(called[seat] for seat in column) for column in columns)
    scene = LedgerScene(heads, tuple(rows), reader.say(f"game-{game}"), _when(sheet, span, reader))
    return Picture(scene, "sheet.png", *ledger_words(scene, reader))


_PAGES: Final[dict[SheetPart, Callable[[Sheet], Sequence[object]]]] = {
    SheetPart.TOTALS: lambda sheet: _pieces(sheet.accounts, ROWS, newest_first=False),
    SheetPart.GAMES: _game_pages,
    SheetPart.DEALS: _deal_pages,
    SheetPart.DEBTS: lambda sheet: _pieces([*sheet.accounts, *sheet.transfers], ROWS, newest_first=False),
}
_PICTURES: Final = {
    SheetPart.TOTALS: _totals,
    SheetPart.GAMES: _games,
    SheetPart.DEALS: _deals,
    SheetPart.DEBTS: _debts,
}


ROW_OF_PARTS: Final = 1
ROW_OF_PAGES: Final = 2


class Evenings:
    """Finds what was played in a channel and words it for one reader."""

    def __init__(self, people: Readers, store: EveningStore, clock: Clock) -> None:
        self._people = people
        self.store = store
        self._clock = clock

    async def last_deal(self, guild: int, channel: int) -> int | None:
        site = await self.store.last_site(guild, channel)
        played = await self.store.played(site, None, 1) if site is not None else ()
        return next((deal.past.number for deal in played), None)

    async def ended(self, table: int, language: str) -> Message | None:
        """How the evening ended at a table, for everybody in its channel; None if it did not end there."""
        site = await self.store.site(table)
        if site is None:
            return None
        series = await read_series(self.store, site, Span.EVENING, self._clock.now())
        if not series.deals or series.deals[-1].table != table:
            return None
        return replace(await self._page(series, site, Span.EVENING, SheetPart.TOTALS, 0, Reader(language)), controls=())

    async def scores(  # noqa: PLR0917 - the words of a press, in their order
        self, user: int, site: Site, span: Span, part: SheetPart, page: int, showing: Showing = Showing.OWN, *,
        is_live: bool,
    ) -> Message:  # fmt: skip
        """A page of the sheet of a span; is_live: whether the table's running game can be shown beside it."""
        reader, who = await reader_of(self._people, user, site.guild, showing)
        series = await read_series(self.store, site, span, self._clock.now())
        message = await self._page(series, site, span, part, page, reader)
        message = with_spans(message, site.table, span, reader, is_live=is_live)
        at = ScoresPress(site.table, span, part, page)
        return shown(message, at, showing, reader, who)

    async def _page(  # noqa: PLR0917 - which one
        self, series: Series, site: Site, span: Span, part: SheetPart, page: int, reader: Reader
    ) -> Message:
        sheet = await asyncio.to_thread(sheet_of, series)
        seats = (seat for deal in (*series.lead, *series.deals) for seat in deal.past.seats)
        names = await self._people.names(site.guild, {seat.user for seat in seats if seat.user is not None})
        return evening_message(sheet, site.table, span, part, page, replace(reader, names=names))


def evening_message(  # noqa: PLR0917 - the words of a press, in their order
    sheet: Sheet, table: int, span: Span, part: SheetPart, page: int, reader: Reader
) -> Message:
    """A page of a sheet with what is to be said of it; where nothing was played, that."""
    if not sheet.series.deals:
        return Message(reader.say(f"evening-empty-{span}", game=reader.say(f"game-{sheet.series.game}")))
    parts = parts_of(sheet)
    part = part if part in parts else SheetPart.TOTALS
    page = min(page, page_count(sheet, part) - 1)
    title, over, going_on = _title(sheet, span, reader), _over(sheet, reader), _running(sheet, reader)
    cut = [reader.say("evening-cut", count=len(sheet.series.deals))] if sheet.series.is_cut else []
    debts = _about_debts(sheet, reader) if part is SheetPart.DEBTS else []
    beside = next((each for each in (debts, cut, going_on, over) if each), [])[:1]
    picture = sheet_picture(sheet, span, part, page, reader)
    controls: tuple[Button | Menu, ...] = (
        _menu(table, span, part, parts, sheet, reader),
        *_turns(sheet, table, span, part, page, reader),
    )
    message = Message("\n".join((title, *beside)), (picture,), controls)
    about = reader.say("evening-counts") if any(each.stood_in for each in sheet.accounts) else ""
    return replace(message, words=in_words(title, *over, *going_on, *cut, *debts, message=message, about=about))


def _menu(  # noqa: PLR0917 - where it leads
    table: int, span: Span, part: SheetPart, parts: tuple[SheetPart, ...], sheet: Sheet, reader: Reader
) -> Menu:
    named = {each: reader.say_for(sheet.series.game, f"part-{each}") for each in parts}
    entries = [Entry(str(ScoresPress(table, span, each)), name, chosen=each is part) for each, name in named.items()]
    return link_menu("part", entries, reader, ROW_OF_PARTS)


def _turns(  # noqa: PLR0917 - where they lead
    sheet: Sheet, table: int, span: Span, part: SheetPart, page: int, reader: Reader
) -> list[Button]:
    on, back = ("earlier", "later") if part in {SheetPart.GAMES, SheetPart.DEALS} else ("below", "above")
    ways = [(on, page + 1)] if page + 1 < page_count(sheet, part) else []
    ways += [(back, page - 1)] if page else []
    return [link_button(way, ScoresPress(table, span, part, target, way), reader, ROW_OF_PAGES) for way, target in ways]


def _title(sheet: Sheet, span: Span, reader: Reader) -> str:
    first, last = sheet.series.deals[0].begun, sheet.series.deals[-1].past.at
    values = {"game": reader.say(f"game-{sheet.series.game}"), "span": _time(sheet, span, reader)}
    values |= {"from": local_time(first, "f"), "to": local_time(last, "t" if span is Span.EVENING else "f")}
    deals = reader.say("evening-deals", count=len(sheet.series.deals))
    if hinted := sum(deal.is_hinted for deal in sheet.series.deals):
        deals = f"{deals} {reader.say('evening-hinted', count=hinted)}"
    return f"{reader.say('evening-title', **values)}\n{deals}"


def _over(sheet: Sheet, reader: Reader) -> list[str]:
    """Of lists and games of so many deals: who won the last one."""
    over = next((each for each in reversed(list(enumerate(sheet.rounds, 1))) if each[1].is_finished), None)
    if over is None or (over[1].length is None and over[1].limit is None):
        return []
    return [(_won if over[1].limit is None else _lost)(*over, sheet, reader)]


def _running(sheet: Sheet, reader: Reader) -> list[str]:
    """Of the one that goes on: how many deals are left, and who still owes what."""
    if not sheet.rounds or sheet.rounds[-1].is_finished:
        return []
    return _going_on(len(sheet.rounds), sheet.rounds[-1], sheet, reader)


def _won(number: int, over: Round, sheet: Sheet, reader: Reader) -> str:
    winners = [who for at in over.winners for who in over.shares[at].players]
    values = {"who": _listed(winners, reader), "count": len(winners), "number": number}
    score = number_text(over.shares[over.winners[0]].score)
    return reader.say_for(sheet.series.game, "evening-won", score=score, **values)


def _lost(number: int, over: Round, sheet: Sheet, reader: Reader) -> str:
    """Who lost a list that ends where somebody is far enough below nothing; the worst share is the last."""
    losers = [who for at, share in enumerate(over.shares) if at not in over.winners for who in share.players]
    values = {"who": _listed(losers, reader), "count": len(losers), "number": number, "deals": over.deals}
    score = number_text(over.shares[-1].score)
    return reader.say_for(sheet.series.game, "evening-lost", score=score, **values)


def _going_on(number: int, running: Round, sheet: Sheet, reader: Reader) -> list[str]:
    if running.limit is not None:
        values = {"number": number, "deals": running.deals, "limit": number_text(-running.limit)}
        return [reader.say_for(sheet.series.game, "evening-going-down", **values)]
    if running.length is None:
        return []
    left = running.length - running.deals
    values = {"number": number, "deals": running.deals, "length": running.length, "count": left}
    lines = [reader.say_for(sheet.series.game, "evening-going-on", **values)]
    last = {player_in(seat) for seat in sheet.series.deals[-1].past.seats}
    owing = [who for who in running.owing if who in last]
    if owing:
        lines.append(reader.say("evening-owing", who=_listed(owing, reader), count=len(owing)))
    return lines


def _about_debts(sheet: Sheet, reader: Reader) -> list[str]:
    """How people settle here, and whether they owe anything."""
    lines = [reader.say(f"debts-about-{GAMES[sheet.series.game].settling}")]
    if not sheet.transfers:
        lines.append(reader.say("debts-nothing"))
    return lines
