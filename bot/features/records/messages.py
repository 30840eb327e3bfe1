"""Finished deals that people look up: lists of them, their records, their opened seals."""

from collections.abc import Callable, Sequence

from bot.errors import UserError
from bot.phrases import NAMELESS, date_text, escape, plain
from bot.present.deal_presses import DealMoment, RecordAction, RecordPress, ReplayPress
from bot.present.figures import (
    HistoryPress,
    LeaderboardPress,
    StatsPress,
    link_button,
    link_menu,
)
from bot.present.messages import LONGEST_TEXT, Button, Entry, Menu, Message
from bot.present.readers import Reader, Readers
from bot.present.seals import verification
from bot.present.words import CHOICE, shortened
from bot.tables.finished_deals import (
    PastDeal,
    ResultStore,
    check_sealed,
    finished_deal,
    fold_finished,
    table_of,
    users_of,
)
from bot.tables.rights import Caller
from bot.tables.stored import StoredDeal
from engine.record import Record, record_of, write_record

HISTORY_LINES = 20
"""A table of results shows at most so many people or deals; it has to be read on a phone."""


def history_message(deals: Sequence[PastDeal], reader: Reader, player: int | None, page: int) -> Message:
    """A page of the finished deals, newest first, with a menu to see each again; one more tells that older follow."""
    if not deals:
        raise UserError("no-deals-yet")
    shown = deals[:HISTORY_LINES]
    title = (
        reader.say("history-title-player", who=escape(reader.names.get(player, NAMELESS)))
        if player
        else reader.say("history-title")
    )
    lines = [
        reader.say("history-line", deal=deal.number, result=_winners(deal, reader), **_facts(deal, reader))
        for deal in shown
    ]
    entries = [Entry(str(ReplayPress(DealMoment(0, deal.number))), deal_label(deal, reader)) for deal in shown]
    turns = [
        *([link_button("newer", HistoryPress(player, page - 1), reader, 1)] if page else []),
        *([link_button("older", HistoryPress(player, page + 1), reader, 1)] if len(deals) > HISTORY_LINES else []),
    ]
    others = [link_button("stats", StatsPress(player), reader, 1)] if player else []
    controls: tuple[Button | Menu, ...] = (
        link_menu("deal", entries, reader, 0),
        *turns,
        *others,
        link_button("leaderboard", LeaderboardPress(), reader, 1),
    )
    return Message("\n".join((f"**{title}**", *lines))[:LONGEST_TEXT], controls=controls)


def _facts(deal: PastDeal, reader: Reader) -> dict[str, object]:
    return {"date": date_text(deal.at, reader.language), "game": reader.say(f"game-{deal.game}")}


def deal_label(deal: PastDeal, reader: Reader) -> str:
    """A finished deal in a list to choose from: its number, when, which game, and who won it."""
    facts = _facts(deal, reader)
    label = f"{deal.number} · {facts['date']} · {facts['game']} · {_winners(deal, reader, written=plain)}"
    return shortened(label, CHOICE)


def _winners(deal: PastDeal, reader: Reader, written: Callable[[str, int], str] = escape) -> str:
    """Who scored most in a deal, and what; where nothing is scored, who won it."""
    best = max((seat.score or 0 for seat in deal.seats), default=0)
    winners = [seat for seat in deal.seats if (best > 0 and seat.score == best if deal.is_scored else seat.won)]
    if not winners:
        return reader.say("history-nobody")
    computer = reader.say("history-computer")
    people = [written(reader.names.get(seat.user, NAMELESS), 12) for seat in winners if seat.user is not None]
    called = ", ".join(people + [computer] * (len(people) < len(winners)))
    return f"{called} +{best}" if best > 0 else called


def names_of(deals: Sequence[PastDeal]) -> set[int]:
    return {seat.user for deal in deals for seat in deal.seats if seat.user is not None}


class History:
    """Finds finished deals and words them for one reader."""

    def __init__(self, people: Readers, results: ResultStore) -> None:
        self._people = people
        self._results = results

    async def record(self, caller: Caller, number: int) -> Message:
        stored, reader = await self._finished(caller, number)
        data = write_record(_record_of(stored, reader)).encode()
        replay, verify = DealMoment(stored.table, number), RecordPress(stored.table, number, RecordAction.VERIFY)
        buttons = link_button("replay", ReplayPress(replay), reader), link_button("verify", verify, reader)
        text = reader.say("record-reply", number=number)
        return Message(text, controls=buttons, files=((f"deal-{number}.txt", data),))

    async def verification(self, caller: Caller, number: int) -> Message:
        stored, reader = await self._finished(caller, number)
        try:
            record = _record_of(stored, reader)
        except UserError:
            record = None
        return verification(stored, record, reader)

    async def _finished(self, caller: Caller, number: int) -> tuple[StoredDeal, Reader]:
        """A deal with a record of its own, and who reads of it."""
        stored = check_sealed(await finished_deal(self._results, caller.guild, number))
        names = await self._people.names(stored.guild, users_of(stored.seats))
        return stored, await self._people.reader(caller, names)

    async def history(self, user: int, guild: int, player: int | None, page: int = 0) -> Message:
        deals = await self._results.history(guild, player, HISTORY_LINES + 1, page * HISTORY_LINES)
        names = await self._people.names(guild, names_of(deals) | ({player} if player is not None else set()))
        return history_message(deals, await self._people.reader(Caller(user, guild), names), player, page)

    async def last_deal(self, guild: int, user: int) -> int | None:
        """The number of the last deal of a server that somebody finished, else of the last one that anybody did."""
        for who in (user, None):
            for deal in await self._results.history(guild, who, 1):
                return deal.number
        return None

    async def finished(self, user: int, guild: int, digits: str, limit: int) -> list[tuple[int, str]]:
        """Finished deals whose number begins with these digits, each with what to call it; the newest first."""
        find = self._results.numbered(guild, digits, limit) if digits else self._results.history(guild, None, limit)
        deals = await find
        reader = await self._people.reader(Caller(user, guild), await self._people.names(guild, names_of(deals)))
        return [(deal.number, deal_label(deal, reader)) for deal in deals]


def _record_of(stored: StoredDeal, reader: Reader) -> Record:
    """A finished deal's record; raises `UserError` for one of older rules."""
    table = table_of(stored, reader.language)
    called = reader.called(table)
    return record_of(
        fold_finished(stored, table),
        number=stored.number,
        day=stored.begun.date(),
        players=called,
        salt=stored.seal.salt,
        shuffle=stored.shuffle,
    )
