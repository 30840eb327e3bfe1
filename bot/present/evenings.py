"""An evening's or a season's score sheet as a message: its picture, what is to be said of it, ways to the others."""

import asyncio
from dataclasses import replace
from typing import Final

from bot.phrases import escape, number_text, phrases
from bot.ports import Clock
from bot.present import history
from bot.present.contracts import capital
from bot.present.evening_sheets import Reader, SheetPart, page_count, parts_of, sheet_picture
from bot.present.messages import Button, Entry, Menu, Message, Press
from bot.present.readers import Readers
from bot.present.showing import Showing, in_words, reader_of, shown
from bot.present.times import local_time
from bot.tables.evenings import EveningStore, Round, Series, Sheet, Site, Span, player_in, read_series, sheet_of
from engine.games import GAMES

ROW_OF_PARTS: Final = 1
ROW_OF_PAGES: Final = 2


class Evenings:
    """Finds what was played in a channel and words it for one reader."""

    def __init__(self, people: Readers, store: EveningStore, clock: Clock) -> None:
        self._people = people
        self._store = store
        self._clock = clock

    async def site(self, table: int) -> Site | None:
        """Where a table is or was."""
        return await self._store.site(table)

    async def last_site(self, guild: int, channel: int) -> Site | None:
        """The last table of a channel at which a deal was finished."""
        return await self._store.last_site(guild, channel)

    async def last_deal(self, guild: int, channel: int) -> int | None:
        """The number of the last deal that was finished in a channel."""
        site = await self._store.last_site(guild, channel)
        return (
            None if site is None else next((deal.past.number for deal in await self._store.played(site, None, 1)), None)
        )

    async def ended(self, table: int, language: str) -> Message | None:
        """How the evening ended at a table, for everybody in its channel; None if it did not end there."""
        site = await self._store.site(table)
        if site is None:
            return None
        series = await read_series(self._store, site, Span.EVENING, self._clock.now())
        if not series.deals or series.deals[-1].table != table:
            return None
        return replace(await self._page(series, site, Span.EVENING, SheetPart.TOTALS, 0, language), controls=())

    async def scores(  # noqa: PLR0917 - the words of a press, in their order
        self, user: int, site: Site, span: Span, part: SheetPart, page: int, showing: Showing = Showing.OWN, *,
        is_live: bool,
    ) -> Message:  # fmt: skip
        """A page of the sheet of a span; is_live: whether the table's running game can be shown beside it."""
        language, who = await reader_of(self._people, user, site.guild, showing)
        series = await read_series(self._store, site, span, self._clock.now())
        message = await self._page(series, site, span, part, page, language)
        message = with_spans(message, site.table, span, language, is_live=is_live)
        at = Press(site.table, 0, min(page, history.LAST_PAGE), f"scores show {span} {part}")
        return shown(message, at, showing, language, who)

    async def _page(  # noqa: PLR0917 - which one
        self, series: Series, site: Site, span: Span, part: SheetPart, page: int, language: str
    ) -> Message:
        sheet = await asyncio.to_thread(sheet_of, series)
        seats = (seat for deal in (*series.lead, *series.deals) for seat in deal.past.seats)
        names = await self._people.names(site.guild, {seat.user for seat in seats if seat.user is not None})
        return evening_message(sheet, site.table, span, part, page, Reader(names, language))


def press(table: int, span: Span, part: SheetPart, page: int = 0, way: str = "show") -> str:
    """What leads to a page of a sheet."""
    return str(Press(table, 0, min(page, history.LAST_PAGE), f"scores {way} {span} {part}"))


def with_spans(message: Message, table: int, span: Span, language: str, *, is_live: bool = True) -> Message:
    """A sheet with the menu of spans above its other controls."""
    say = phrases(language)
    entries = [
        Entry(press(table, each, SheetPart.TOTALS), capital(say.say(f"span-{each}")), chosen=each is span)
        for each in Span
        if is_live or each is not Span.GAME
    ]
    below = tuple(replace(each, row=max(each.row, 1)) for each in message.controls)
    return replace(message, controls=(history.menu("span", entries, language, 0), *below))


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
    say = phrases(reader.language)
    entries = [
        Entry(press(table, span, each), say.say_for(sheet.series.game, f"part-{each}"), chosen=each is part)
        for each in parts
    ]
    return history.menu("part", entries, reader.language, ROW_OF_PARTS)


def _turns(  # noqa: PLR0917 - where they lead
    sheet: Sheet, table: int, span: Span, part: SheetPart, page: int, reader: Reader
) -> list[Button]:
    """Ways to the pages beside this one: in time, or among places."""
    on, back = ("earlier", "later") if part in {SheetPart.GAMES, SheetPart.DEALS} else ("below", "above")
    ways = [(on, page + 1)] if page + 1 < page_count(sheet, part) else []
    ways += [(back, page - 1)] if page else []
    return [
        history.button(way, press(table, span, part, target, way), reader.language, ROW_OF_PAGES)
        for way, target in ways
    ]


def _title(sheet: Sheet, span: Span, reader: Reader) -> str:
    """The game, and from when to when."""
    first, last = sheet.series.deals[0].begun, sheet.series.deals[-1].past.at
    values = {"game": reader.say(f"game-{sheet.series.game}"), "span": reader.span(sheet, span)}
    values |= {"from": local_time(first, "f"), "to": local_time(last, "t" if span is Span.EVENING else "f")}
    deals = reader.say("evening-deals", count=len(sheet.series.deals))
    if hinted := sum(deal.is_hinted for deal in sheet.series.deals):
        deals = f"{deals} {reader.say('evening-hinted', count=hinted)}"
    return f"{reader.say('evening-title', **values)}\n{deals}"


def _over(sheet: Sheet, reader: Reader) -> list[str]:
    """Of lists and games of so many deals: who won the last one."""
    over = next((each for each in reversed(list(enumerate(sheet.rounds, 1))) if each[1].is_finished), None)
    return [] if over is None or over[1].length is None else [_won(*over, sheet, reader)]


def _running(sheet: Sheet, reader: Reader) -> list[str]:
    """Of the one that goes on: how many deals are left, and who still owes what."""
    if not sheet.rounds or sheet.rounds[-1].is_finished:
        return []
    return _going_on(len(sheet.rounds), sheet.rounds[-1], sheet, reader)


def _won(number: int, over: Round, sheet: Sheet, reader: Reader) -> str:
    winners = [who for at in over.winners for who in over.shares[at].players]
    values = {"who": reader.listed(winners, escape), "count": len(winners), "number": number}
    score = number_text(over.shares[over.winners[0]].score)
    return phrases(reader.language).say_for(sheet.series.game, "evening-won", score=score, **values)


def _going_on(number: int, running: Round, sheet: Sheet, reader: Reader) -> list[str]:
    if running.length is None:
        return []
    say, left = phrases(reader.language), running.length - running.deals
    values = {"number": number, "deals": running.deals, "length": running.length, "count": left}
    lines = [say.say_for(sheet.series.game, "evening-going-on", **values)]
    last = {player_in(seat) for seat in sheet.series.deals[-1].past.seats}
    owing = [who for who in running.owing if who in last]
    if owing:
        lines.append(say.say("evening-owing", who=reader.listed(owing, escape), count=len(owing)))
    return lines


def _about_debts(sheet: Sheet, reader: Reader) -> list[str]:
    """How people settle here, and whether they owe anything."""
    lines = [reader.say(f"debts-about-{GAMES[sheet.series.game].settling}")]
    if not sheet.transfers:
        lines.append(reader.say("debts-nothing"))
    return lines
