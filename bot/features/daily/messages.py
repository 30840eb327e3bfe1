"""The deal of the day in words and pictures: what it is, how it ended, the tables, a line of signs, and the seals."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import ClassVar, Final, TypeVar

from bot.errors import UserError
from bot.features.daily.days import Day
from bot.features.daily.service import (
    Dailies,
    DailyOverview,
    DayRank,
    DayRow,
    DayStanding,
    Interval,
    MonthRow,
    MonthStanding,
)
from bot.features.daily.store import DAILY
from bot.phrases import NAMELESS, date_text, escape, number_text, percent_text, plain
from bot.present.messages import (
    LONGEST_ALT,
    LONGEST_TEXT,
    Button,
    ButtonStyle,
    Entry,
    Menu,
    Message,
    Picture,
    WordPress,
)
from bot.present.readers import Reader, Readers
from bot.present.replays import Replays
from bot.present.results import result_picture, result_text
from bot.present.scenes import StandingRow, StandingsScene
from bot.present.words import beginning, countdown, local_time
from bot.solo.messages import SoloMessages, score_words
from bot.solo.model import OWN_TRICK, Ends, ForkSight, Score
from bot.tables.rights import Caller
from engine.daily import Opened, write_season

T = TypeVar("T")

MOST_ROWS: Final = 10
"""So many lines a table; it has to be read on a phone."""
MOST_APART: Final = 3
"""So many second accounts below them."""
OWN_SIGN, OTHERS_SIGN, NO_SIGN = "🟩", "⬛", "⬜"
EVEN: Final = 50
"""The share of who did as well as the only one they are compared with."""
OWN, BEST = "own", "best"
"""Whose deal is gone through, as the menu says it."""
MOST_SEASONS: Final = 3
"""How many seasons are given as files: the last ones, the announced one among them."""


class DailyAction(StrEnum):
    """What a control of the deal of the day is for."""

    PLAY = "play"
    LOOK = "look"
    HERE = "here"
    ALL = "all"
    SHARE = "share"
    REVIEW = "review"
    SEALS = "seals"
    MONTH = "month"
    ARCHIVE = "archive"
    PICK = "pick"
    UNRANKED = "unranked"
    AGAIN = "again"


@dataclass(frozen=True, slots=True)
class DailyPress(WordPress):
    """A press on a control of the deal of a day. deal: which one of its row, in the order of play, where it is one."""

    word: ClassVar = DAILY
    places: ClassVar = "", "day", "deal"
    day: int
    action: DailyAction
    deal: int = 0


def button(
    day: Day, action: DailyAction, reader: Reader, manner: ButtonStyle = ButtonStyle.PLAIN, key: str = "",
    *, row: int = 0,
) -> Button:  # fmt: skip
    return Button(reader.say(f"button-daily-{key or action}"), str(DailyPress(day.number, action)), manner, row)


def overview_message(hall: DailyOverview, reader: Reader) -> Message:
    """What `/daily` says to somebody who has not begun, with what is left of the day before."""
    day = hall.day
    lines = [
        reader.say("daily-head", day=day.date, game=reader.say(f"game-{day.game}")),
        reader.say("daily-about", deals=day.rounds),
        reader.say("daily-ends", when=countdown(day.ends), at=local_time(day.ends, "t")),
    ]
    if hall.streak:
        lines.append(reader.say("daily-streak-so-far", days=hall.streak))
    controls = [button(day, DailyAction.PLAY, reader, ButtonStyle.MAIN)]
    if hall.before is not None:
        if hall.is_late:
            lines.append(reader.say("daily-late", when=countdown(hall.before.closes)))
            controls.insert(0, button(hall.before, DailyAction.PLAY, reader, ButtonStyle.GOOD, "late"))
        else:
            controls.append(button(hall.before, DailyAction.HERE, reader, key="before"))
    below = DailyAction.MONTH, DailyAction.ARCHIVE, DailyAction.SEALS
    controls += [button(day, action, reader, row=1) for action in below]
    return Message("\n".join(lines), controls=tuple(controls))


def ended(seen: ForkSight, ends: Ends, reader: Reader) -> tuple[str, Picture]:
    """How a deal ended, in words and as a picture."""
    table, view = seen.sight.table, ends.now
    outcome = view.outcome
    if outcome is None:
        raise ValueError("a deal that is over has an outcome")
    told = result_text(view.game, outcome, reader.called(table), reader.language, contract=view.contract)
    return told, result_picture(table, outcome, view, reader)


def interval_message(seen: ForkSight, ends: Ends, interval: Interval, reader: Reader) -> Message:
    """Between two deals of somebody's try: how the last one ended, what they have so far, and the way to the next."""
    day, (told, picture) = interval.day, ended(seen, ends, reader)
    values = {"game": reader.say(f"game-{day.game}"), "day": day.date, "when": countdown(day.closes)}
    key = "daily-interval-head" if interval.is_open else "daily-unfinished-head"
    head = reader.say(key, **values, deal=len(interval.made), deals=day.rounds)
    lines = [head, told, *deal_lines(interval.made, reader)]
    if len(interval.made) > 1:
        lines.append(reader.say("daily-so-far", figures=day_words(interval.made, reader)))
    following = button(day, DailyAction.PLAY, reader, ButtonStyle.MAIN, "next")
    look = button(day, DailyAction.LOOK, reader)
    return Message("\n".join(lines)[:LONGEST_TEXT], (picture,), (following if interval.is_open else look,))


def day_over(seen: ForkSight, ends: Ends, standing: DayStanding, reader: Reader) -> Message:
    """Somebody's try that is over: how it ended, and how well that was."""
    told, picture = ended(seen, ends, reader)
    lines = [_head(standing, reader), told, *_standing_lines(standing, reader)]
    pictures = [picture]
    board = _picture(standing, reader, everywhere=not standing.here)
    if board is not None:
        pictures.append(board)
    return Message("\n".join(lines)[:LONGEST_TEXT], tuple(pictures), _controls(standing, reader))


def standing_message(standing: DayStanding, reader: Reader, *, everywhere: bool) -> Message:
    """The table of a day: of a server, or of all."""
    board = _picture(standing, reader, everywhere=everywhere)
    lines = [_head(standing, reader), *_standing_lines(standing, reader)]
    if board is None:
        lines.append(reader.say("daily-nobody"))
    return Message("\n".join(lines), () if board is None else (board,), _controls(standing, reader))


def share_message(standing: DayStanding, name: str, reader: Reader) -> Message:
    """What somebody posts of their try: whose each trick was and how well that was, and nothing of the cards."""
    own = standing.own
    if own is None:
        raise UserError("daily-not-finished")
    lines = (
        reader.say("daily-shared-head", day=standing.day.date, game=reader.say(f"game-{standing.day.game}")),
        *map(signs_of, own.result.made),
        reader.say("daily-shared", who=escape(name), **_compared(standing, own, reader)),
    )
    return Message("\n".join(line for line in lines if line))


def signs_of(made: Score) -> str:
    """A sign a trick: a green one for the own side's; a white one where nobody played a card.

    >>> signs_of(Score(2, True, 61, "+-+"))
    '🟩⬛🟩'
    """
    return "".join(OWN_SIGN if trick == OWN_TRICK else OTHERS_SIGN for trick in made.tricks) or NO_SIGN


def day_words(made: Sequence[Score], reader: Reader) -> str:
    """What somebody made of all their deals of a day: how many they won, and the sums of score and card points."""
    if len(made) == 1:
        return score_words(made[0], reader)
    parts = [reader.say("daily-won", won=sum(each.won is True for each in made), deals=len(made))]
    scores = [each.score for each in made if each.score is not None]
    if scores:
        parts.append(reader.say("challenge-score", score=number_text(sum(scores), is_signed=True)))
    return ", ".join((*parts, reader.say("challenge-points", points=sum(each.points for each in made))))


def deal_lines(made: Sequence[Score], reader: Reader) -> list[str]:
    """A line a deal: whose each trick was, and what came of it where there are several."""
    if len(made) == 1:
        return [signs_of(made[0])]
    return [f"{number}. {signs_of(each)} {score_words(each, reader)}" for number, each in enumerate(made, 1)]


def seals_message(published: Sequence[Opened], day: Day, reader: Reader) -> Message:
    """What is published of the seasons: the anchors, and the links of all days that are closed, as files."""
    opened = next(each for each in published if each.season == day.season)
    lines = [
        reader.say("daily-seals", season=opened.season.number, first=opened.season.first, last=opened.season.last),
        f"`{opened.season.anchor}`",
    ]
    if opened.links:
        last = max(opened.links)
        lines += [reader.say("daily-seals-link", day=last), f"`{opened.links[last]}`"]
    lines.append(reader.say("daily-seals-how", file=f"season-{opened.season.number}.txt"))
    files = tuple(
        (f"season-{each.season.number}.txt", write_season(each).encode()) for each in published[-MOST_SEASONS:]
    )
    return Message("\n".join(lines), controls=(button(day, DailyAction.LOOK, reader),), files=files)


def accounts_message(account: int, owners: Mapping[int, int], reader: Reader) -> Message:
    """That an account is a second one from now on, or is none any more, and which others are."""

    def called(user: int) -> str:
        return escape(reader.names.get(user, NAMELESS))

    owner = owners.get(account)
    if owner is None:
        lines = [reader.say("daily-account-none", who=called(account))]
    else:
        lines = [
            reader.say("daily-account", who=called(account), owner=called(owner)),
            reader.say("daily-account-about"),
        ]
    others = [f"- {called(each)}: {_second_in_text(owners[each], reader)}" for each in owners if each != account]
    if others:
        lines += [reader.say("daily-accounts"), *others]
    return Message("\n".join(lines)[:LONGEST_TEXT])


def _second_in_text(owner: int, reader: Reader) -> str:
    return reader.say("daily-second", who=escape(reader.names.get(owner, NAMELESS)))


def users_on(standing: DayStanding) -> list[int]:
    """Everybody whom a server's table names."""
    apart = [row.result.user for row in standing.apart]
    return [*(row.result.user for row in standing.here), *apart, *(standing.owners[user] for user in apart)]


def _head(standing: DayStanding, reader: Reader) -> str:
    day = standing.day
    key = "daily-closed-head" if standing.is_closed else "daily-over-head"
    values = {"game": reader.say(f"game-{day.game}"), "day": day.date, "when": countdown(day.closes)}
    return reader.say(key, **values)


def _standing_lines(standing: DayStanding, reader: Reader) -> list[str]:
    """How well the reader did, what a computer made of their deal, and where that puts them."""
    own, lines = standing.own, []
    if own is not None:
        lines += [
            *deal_lines(own.result.made, reader),
            reader.say("daily-own", figures=day_words(own.result.made, reader), **_compared(standing, own, reader)),
            reader.say("daily-house", figures=day_words(standing.bot_benchmark, reader)),
        ]
    lines.append(reader.say("daily-people", people=standing.people, unfinished=standing.unfinished))
    if own is not None:
        lines.append(
            reader.say("daily-place", place=own.rank.place, people=standing.people, others=own.rank.shared - 1)
        )
        if standing.streak > 1 and not standing.is_closed:
            lines.append(reader.say("daily-streak", days=standing.streak))
    if standing.is_best:
        lines.append(reader.say("daily-is-best"))
    return [line for line in lines if line]


def _compared(standing: DayStanding, own: DayRow, reader: Reader) -> dict[str, object]:
    """How well somebody did among those with the same deal, of whom a computer is one; by words where it is alone."""
    than = "equal" if own.rank.share == EVEN else "better" if own.rank.share > EVEN else "worse"
    return {
        "share": _share(own.rank, reader),
        "others": standing.others,
        "than": reader.say(f"daily-than-{than}"),
    }


def _share(rank: DayRank, reader: Reader) -> str:
    return percent_text(rank.share / 100, reader.language)


def _controls(standing: DayStanding, reader: Reader) -> tuple[Button | Menu, ...]:
    day, own, is_closed = standing.day, standing.own, standing.is_closed
    ways = (
        (DailyAction.SHARE, own is not None, ButtonStyle.MAIN),
        (DailyAction.HERE, bool(standing.here), ButtonStyle.PLAIN),
        (DailyAction.ALL, bool(standing.ranks), ButtonStyle.PLAIN),
    )
    below = [DailyAction.MONTH, DailyAction.ARCHIVE, DailyAction.LOOK if is_closed else DailyAction.SEALS]
    if is_closed:
        below.insert(0, DailyAction.UNRANKED)
    buttons = (
        *(button(day, action, reader, manner) for action, is_there, manner in ways if is_there),
        *(button(day, action, reader, row=1) for action in below),
    )
    entries = _review_entries(standing, reader)
    if not entries:
        return buttons
    press = str(DailyPress(day.number, DailyAction.REVIEW))
    return (*buttons, Menu(reader.say("daily-review-which"), press, entries, row=2))


def _review_entries(standing: DayStanding, reader: Reader) -> tuple[Entry, ...]:
    """Deals of a closed day that can be gone through: the reader's own, and the best's."""
    own = () if standing.own is None or not standing.is_closed else range(1, standing.day.rounds + 1)
    return (
        *(Entry(f"{OWN} {deal}", reader.say("daily-review-deal", deal=deal)) for deal in own),
        *(Entry(f"{BEST} {deal}", reader.say("daily-best-deal", deal=deal)) for deal in standing.best),
    )


def _picture(standing: DayStanding, reader: Reader, *, everywhere: bool) -> Picture | None:
    """The table as a picture, with the reader's own line in it; None where nobody is on it."""
    day = standing.day
    ranked = _everywhere(standing, reader) if everywhere else _here(standing, reader)
    if not ranked:
        return None
    game, note = reader.say(f"game-{day.game}"), reader.say("daily-all-servers" if everywhere else "daily-this-server")
    marks = "daily-head-tricks" if day.rounds == 1 else "daily-head-deals"
    heads = "" if everywhere else reader.say(marks), reader.say("daily-head-share")
    scene = StandingsScene(f"{game} · {date_text(day.date, reader.language)}", tuple(ranked), note, heads)
    told = (
        reader.say(
            "daily-alt-row",
            place=row.place or "–",
            who=row.name,
            share=row.figure,
            facts=row.facts and f", {row.facts}",
        )
        for row in ranked
    )
    alt = reader.say("daily-alt", game=game, day=day.date, which=note, rows="; ".join(told))
    return Picture(scene, "leaderboard.png", beginning(alt, LONGEST_ALT))


def _kept(rows: Sequence[T], own: T | None, most: int = MOST_ROWS) -> list[T]:
    best = list(rows[:most])
    if own is not None and own in rows and own not in best:
        best[-1] = own
    return best


def _here(standing: DayStanding, reader: Reader) -> list[StandingRow]:
    """Those on a server by their places, and below them second accounts, which have none."""

    def line(row: DayRow, place: str, facts: str) -> StandingRow:
        name = plain(reader.names.get(row.result.user, NAMELESS))
        return StandingRow(place, name, _share(row.rank, reader), facts, form=_marks(row.result.made))

    def place(row: DayRow) -> str:
        return str(1 + sum(other.rank.place < row.rank.place for other in standing.here))

    return [
        *(line(row, place(row), day_words(row.result.made, reader)) for row in _kept(standing.here, standing.own)),
        *(
            line(row, "", f"{_second(standing.owners[row.result.user], reader)} · {day_words(row.result.made, reader)}")
            for row in _kept(standing.apart, standing.own, MOST_APART)
        ),
    ]


def _second(owner: int, reader: Reader) -> str:
    """Whose second account one is."""
    return reader.say("daily-second", who=plain(reader.names.get(owner, NAMELESS)))


def month_message(month: MonthStanding, reader: Reader) -> Message:
    """The table of a month's closed days, and the reader's own line of it."""
    name = reader.say("daily-month-name", month=month.first.month, year=str(month.first.year))
    lines = [reader.say("daily-month-head", month=name, days=month.days), reader.say("daily-month-about")]
    if month.own is None:
        lines.append(reader.say("daily-month-nothing"))
    else:
        own = {"points": _month_points(month.own, reader), "days": month.own.days}
        key = "daily-month-own" if month.here and month.own.place else "daily-month-own-alone"
        lines.append(reader.say(key, **own, place=month.own.place, people=len(month.here)))
    pictures = (_month_picture(month, name, reader),) if month.here or month.apart else ()
    controls = [button(month.day, DailyAction.LOOK, reader)]
    if month.before is not None:
        controls.append(button(month.before, DailyAction.MONTH, reader, key="month-before"))
    return Message("\n".join(lines), pictures, tuple(controls))


def _month_points(row: MonthRow, reader: Reader) -> str:
    return number_text(row.points, reader.language, 1, is_short=True)


def _month_picture(month: MonthStanding, name: str, reader: Reader) -> Picture:
    note, language = reader.say("daily-this-server"), reader.language

    def line(row: MonthRow) -> StandingRow:
        facts = reader.say("daily-month-facts", days=row.days, best=percent_text(row.best / 100, language))
        if not row.place:
            facts = f"{_second(month.owners[row.user], reader)} · {facts}"
        name = plain(reader.names.get(row.user, NAMELESS))
        return StandingRow(str(row.place or ""), name, _month_points(row, reader), facts)

    ranked = [*map(line, _kept(month.here, month.own)), *map(line, _kept(month.apart, month.own, MOST_APART))]
    scene = StandingsScene(name, tuple(ranked), note, ("", reader.say("daily-month-points")))
    rows = "; ".join(
        reader.say("daily-month-alt-row", place=row.place or "–", who=row.name, points=row.figure, facts=row.facts)
        for row in ranked
    )
    alt = reader.say("daily-month-alt", month=name, rows=rows)
    return Picture(scene, "leaderboard.png", beginning(alt, LONGEST_ALT))


def _marks(made: Sequence[Score]) -> tuple[int, ...]:
    """A mark a trick of one deal, and a deal of several."""
    if len(made) == 1:
        return tuple(1 if trick == OWN_TRICK else 0 for trick in made[0].tricks)
    return tuple({True: 1, False: -1, None: 0}[each.won] for each in made)


def _everywhere(standing: DayStanding, reader: Reader) -> list[StandingRow]:
    """Places and how many have them; people by name only where the reader's server knows them."""
    rows, own = [], None if standing.own is None else standing.own.rank
    for rank in _kept(standing.ranks, own):
        known = [reader.names.get(row.result.user, NAMELESS) for row in standing.here if row.rank == rank]
        who = reader.say("daily-so-many", people=rank.shared)
        rows.append(StandingRow(str(rank.place), who, _share(rank, reader), ", ".join(map(plain, known))))
    return rows


class DailyTryMessages:
    """What is said of somebody's try."""

    def __init__(self, people: Readers, dailies: Dailies) -> None:
        self._people = people
        self._dailies = dailies

    def head(self, seen: ForkSight, reader: Reader) -> str:
        """Which day's deal it is, and until when it may be finished."""
        if seen.closes is None:
            raise ValueError("a deal of the day closes")
        game = reader.say(f"game-{seen.sight.table.game}")
        values = {"deal": seen.fork.round, "deals": seen.rounds}
        return reader.say("daily-try-head", game=game, day=seen.day, when=countdown(seen.closes), **values)

    async def over(self, caller: Caller, seen: ForkSight, ends: Ends) -> Message:
        day = await self._dailies.days.day(seen.fork.subject or 0)
        interval = await self._dailies.interval(caller, day)
        if interval is not None:
            names = await self._people.names(caller.guild or 0, [caller.user])
            return interval_message(seen, ends, interval, await self._people.reader(caller, names))
        standing = await self._dailies.standing(caller, day)
        names = await self._people.names(caller.guild or 0, [caller.user, *users_on(standing)])
        return day_over(seen, ends, standing, await self._people.reader(caller, names))


class DailyPlay:
    """Lets people play the deal of the day, compare themselves, and look into a day that is closed."""

    def __init__(self, people: Readers, dailies: Dailies, solo: SoloMessages, replays: Replays) -> None:
        self._people = people
        self._dailies = dailies
        self._solo = solo
        self._replays = replays

    async def look(self, caller: Caller) -> Message:
        """What there is now: the try that is open, how today's ended, or what it is about."""
        hall = await self._dailies.look(caller)
        reader = await self._people.reader(caller)
        if hall.fork is None or hall.is_late:
            return overview_message(hall, reader)
        message = await self._solo.shown(caller.user, await self._dailies.seen(caller, hall.fork), caller.guild)
        if not hall.is_done or hall.before is None:
            return message
        before = button(hall.before, DailyAction.HERE, reader, key="before", row=1)
        return replace(message, controls=(*message.controls, before))

    async def play(self, caller: Caller, number: int) -> Message:
        return await self._solo.shown(caller.user, await self._dailies.play(caller, number), caller.guild)

    async def table(self, caller: Caller, number: int, *, everywhere: bool) -> Message:
        standing = await self._dailies.standing(caller, await self._dailies.days.day(number))
        names = await self._people.names(caller.guild or 0, users_on(standing))
        reader = await self._people.reader(caller, names)
        return standing_message(standing, reader, everywhere=everywhere or caller.guild is None)

    async def month(self, caller: Caller, number: int) -> Message:
        """The table of the month that a day is of."""
        month = await self._dailies.month(caller, await self._dailies.days.day(number))
        users = [row.user for row in (*month.here, *month.apart)]
        owners = [month.owners[row.user] for row in month.apart]
        names = await self._people.names(caller.guild or 0, [*users, *owners])
        return month_message(month, await self._people.reader(caller, names))

    async def set_account(self, caller: Caller, account: int, owner: int | None) -> Message:
        """What a server's manager says of an account, and all second ones that are known there then."""
        if caller.guild is None:
            raise UserError("guild-only")
        owners = await self._dailies.set_account(caller.guild, account, owner)
        names = await self._people.names(caller.guild, {account, *owners, *owners.values()})
        return accounts_message(account, owners, await self._people.reader(caller, names))

    async def share(self, caller: Caller, number: int) -> Message:
        """What everybody in a channel sees of it, in the server's language."""
        standing = await self._dailies.standing(caller, await self._dailies.days.day(number))
        names = await self._people.names(caller.guild or 0, [caller.user])
        reader = await self._people.reader(caller)
        if caller.guild is not None:
            reader = replace(reader, language=await self._people.language_of_guild(caller.guild))
        return share_message(standing, names[caller.user], reader)

    async def review(self, caller: Caller, number: int, deal: int, *, best: bool = False) -> Message:
        """Somebody's deal of a closed day, gone through from its beginning. deal: which of the row, from 1.

        best: how the best played it, whoever that is.
        """
        if best:
            name = (await self._people.reader(caller)).say("daily-best-name")
            upload = await self._dailies.best(caller.user, number, name, deal)
        else:
            names = await self._people.names(caller.guild or 0, [caller.user])
            upload = await self._dailies.review(caller.user, number, names[caller.user], deal)
        return await self._replays.uploaded(caller, upload, 0)

    async def seals(self, caller: Caller, number: int) -> Message:
        """What is published, and how anybody can check it."""
        days = self._dailies.days
        return seals_message(await days.published(), await days.day(number), await self._people.reader(caller))
