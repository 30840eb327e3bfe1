"""Several tables of people and computers at once, and what has to be right about them whatever happened to the bot."""

import re
import signal
from collections import Counter

from bot.sandbox.world import Channel, Message
from tests.e2e.crashing import Ledger, Tough
from tests.e2e.evening import Evening
from tests.support.soak import tell

DEAL = re.compile(r"deal (\d+)", re.IGNORECASE)


def has(message: Message, name: str) -> bool:
    return any(each.filename == name for each in message.attachments)


async def seat_all(here: Evening, ledger: Ledger) -> list[Tough]:
    """A table of four people, two of whom type, and two of one person with computers."""
    four = await here.seat("Anna", "Bert", "Küllike Õunapuu-Sääsk", "王小明")
    channels = [here.discord.channel, here.discord.channels[1], here.discord.control.add_channel("third")]
    players = [Tough(here, person, ledger, channels[0], types=place % 2 == 1) for place, person in enumerate(four)]
    for name, channel, game in (("Dora", channels[1], "skat"), ("Emil", channels[2], "doppelkopf")):
        person = here.discord.person(name)
        assert (await person.slash(channel, "table open", game=game)).answered
        assert (await person.slash(channel, "table fill")).answered
        assert (await person.slash(channel, "table start")).answered
        players.append(Tough(here, person, ledger, channel))
    assert (await four[0].slash(channels[0], "table start")).answered
    return players


def sheets(here: Evening, channel: Channel) -> int:
    return sum(has(each, "sheet.png") for each in here.posts(channel))


def results_missing(here: Evening) -> list[object]:
    """Deals that are over without a result in their channel, and results posted twice."""
    ended = Counter(number for (number,) in here.rows("SELECT number FROM deals WHERE ended IS NOT NULL"))
    told = Counter(
        int(DEAL.findall(message.content)[0])
        for message in here.discord.world.messages.values()
        if has(message, "sheet.png") and message.seen_by is None
    )
    return [*(ended - told).elements(), *(f"twice: {number}" for number in (told - ended).elements())]


def is_right(here: Evening, channel: Channel) -> bool:
    """One post stands in the channel, and it shows the newest deal, or after a game's last one who sits there."""
    posts = [each for each in here.posts(channel) if has(each, "table.png")]
    query = "SELECT stage, (SELECT max(number) FROM deals WHERE table_id = tables.id) FROM tables WHERE channel_id = ?"
    [(stage, number)] = here.rows(query, channel.id)
    shown = DEAL.findall(posts[0].content) if posts else []
    return len(posts) == 1 and shown == ([] if stage == "gathering" else [str(number)])


async def goes_on(here: Evening, channels: list[Channel], seconds: float = 120) -> None:
    """Every table plays another deal to its end."""
    marks = {channel: sheets(here, channel) for channel in channels}
    await here.settled(lambda: all(sheets(here, each) > marks[each] for each in channels), "a deal a table", seconds)


async def end_well(here: Evening, channels: list[Channel], ledger: Ledger) -> None:
    """Once nobody plays any more: everything stands as it should, once, and nothing was lost or doubled."""
    await here.settled(lambda: not results_missing(here), "every result once", 60)
    await here.settled(lambda: all(is_right(here, each) for each in channels), "one post a table", 60)
    await here.stop(signal.SIGTERM)
    logged = len(here.rows("SELECT 1 FROM actions"))
    tell(f"actions: {ledger}; {logged} in the log, computers' with them")
    faults, complaints = ledger.faults(here.folder / "lambapea.sqlite3"), here.complaints()
    assert not faults, faults
    assert not complaints, complaints
