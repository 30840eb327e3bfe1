"""Days gone by in words: a menu of them, and how somebody's play of one went that counts nowhere."""

from bot.features.daily.archive import Archive, ArchiveEnd, ArchivePage
from bot.features.daily.messages import DailyAction, DailyPress, button, day_words, deal_lines, ended
from bot.phrases import date_text, percent_text
from bot.present.messages import LONGEST_TEXT, ButtonStyle, Entry, Menu, Message
from bot.present.readers import Reader, Readers
from bot.solo.messages import SoloMessages
from bot.solo.model import Ends, ForkSight
from bot.tables.rights import Caller


def page_message(page: ArchivePage, reader: Reader) -> Message:
    """Closed days to choose from, and the way to earlier ones."""
    entries = tuple(
        Entry(
            str(day.number),
            f"{date_text(day.date, reader.language)} · {reader.say(f'game-{day.game}')}",
            reader.say("daily-archive-done") if day.number in page.done else "",
        )
        for day in page.days
    )
    controls = [button(page.day, DailyAction.LOOK, reader)]
    if page.earlier is not None:
        controls.append(button(page.earlier, DailyAction.ARCHIVE, reader, key="earlier"))
    if not entries:
        return Message(reader.say("daily-archive-empty"), controls=tuple(controls))
    press = str(DailyPress(page.day.number, DailyAction.PICK))
    menu = Menu(reader.say("daily-archive-choose"), press, entries, row=1)
    return Message(reader.say("daily-archive"), controls=(*controls, menu))


def archive_over(seen: ForkSight, ends: Ends, end: ArchiveEnd, reader: Reader) -> Message:
    """How a deal of a day gone by ended, and what all of them would have been worth on the day."""
    day, (told, picture) = end.day, ended(seen, ends, reader)
    values = {"deal": seen.fork.round, "deals": day.rounds, "day": day.date}
    lines = [reader.say("daily-archive-over", game=reader.say(f"game-{day.game}"), **values), told]
    lines += deal_lines(end.made, reader)
    if len(end.made) > 1:
        lines.append(reader.say("daily-in-all" if end.is_last else "daily-so-far", figures=day_words(end.made, reader)))
    if end.share is not None:
        share = percent_text(end.share / 100, reader.language)
        lines.append(reader.say("daily-archive-share", share=share, people=end.people))
    if not end.is_last:
        controls = [button(day, DailyAction.UNRANKED, reader, ButtonStyle.MAIN, "next")]
    else:
        controls = [
            button(day, DailyAction.AGAIN, reader, ButtonStyle.MAIN),
            button(day, DailyAction.HERE, reader, key="table"),
        ]
    controls.append(button(day, DailyAction.ARCHIVE, reader))
    return Message("\n".join(lines)[:LONGEST_TEXT], (picture,), tuple(controls))


class ArchiveTryMessages:
    """What is said of somebody's play of a day gone by."""

    def __init__(self, people: Readers, archive: Archive) -> None:
        self._people = people
        self._archive = archive

    def head(self, seen: ForkSight, reader: Reader) -> str:
        game = reader.say(f"game-{seen.sight.table.game}")
        return reader.say("daily-archive-head", game=game, day=seen.day, deal=seen.fork.round, deals=seen.rounds)

    async def over(self, caller: Caller, seen: ForkSight, ends: Ends) -> Message:
        end = await self._archive.end(seen.fork)
        names = await self._people.names(caller.guild or 0, [caller.user])
        return archive_over(seen, ends, end, await self._people.reader(caller, names))


class ArchivePlay:
    """Lets people choose a day gone by, and play it."""

    def __init__(self, people: Readers, archive: Archive, solo: SoloMessages) -> None:
        self._people = people
        self._archive = archive
        self._solo = solo

    async def page(self, caller: Caller, number: int) -> Message:
        return page_message(await self._archive.page(caller, number), await self._people.reader(caller))

    async def play(self, caller: Caller, number: int, *, again: bool = False) -> Message:
        seen = await self._archive.play(caller, number, again=again)
        return await self._solo.shown(caller.user, seen, caller.guild)
