"""The bot killed at any moment, again and again: what it answered is there once, and every table goes on by itself."""

import re
import signal
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox.world import Channel, Message
from tests.e2e.crashing import Killer, Ledger, Tough, playing
from tests.e2e.evening import Evening
from tests.support.soak import chance, either, tell

pytestmark = pytest.mark.filterwarnings("ignore:unread_data:DeprecationWarning")

KILLS = either(8, 220)
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


def rows(database: Path, query: str, *given: object) -> list[Any]:
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        return connection.execute(query, given).fetchall()


def sheets(here: Evening, channel: Channel) -> int:
    return sum(has(each, "sheet.png") for each in here.posts(channel))


def results_missing(here: Evening, database: Path) -> list[object]:
    """Deals that are over without a result in their channel, and results posted twice."""
    ended = Counter(number for (number,) in rows(database, "SELECT number FROM deals WHERE ended IS NOT NULL"))
    told = Counter(
        int(DEAL.findall(message.content)[0])
        for message in here.discord.world.messages.values()
        if has(message, "sheet.png") and message.seen_by is None
    )
    return sorted((ended - told).elements()) + [f"twice: {number}" for number in (told - ended).elements()]


def is_right(here: Evening, channel: Channel, database: Path) -> bool:
    """One post stands in the channel, it shows the newest deal, and says whom the table waits for."""
    posts = [each for each in here.posts(channel) if has(each, "table.png")]
    query = "SELECT max(number) FROM deals WHERE table_id IN (SELECT id FROM tables WHERE channel_id = ?)"
    found = rows(database, query, channel.id)
    return len(posts) == 1 and f"deal {found[0][0]}" in posts[0].content


@pytest.mark.soak
async def test_killed_again_and_again_nothing_is_lost_or_doubled(evening: Any) -> None:
    async with evening() as here:
        ledger, database = Ledger(), here.folder / "lambapea.sqlite3"
        players = await seat_all(here, ledger)
        killer = Killer(here, chance("kills"))
        channels = list(dict.fromkeys(player.channel for player in players))
        async with playing(players):
            for number in range(KILLS):
                await killer.strike()
                if number % 20 == 19:
                    tell(f"{number + 1} kills, {sum(ledger.answered.values())} actions answered")
            marks = Counter({each: sheets(here, each) for each in channels})
            await here.settled(lambda: all(sheets(here, each) > marks[each] for each in channels), "a deal a table", 90)
        await here.settled(lambda: not results_missing(here, database), "every result once")
        await here.settled(lambda: all(is_right(here, each, database) for each in channels), "one post a table")
        await here.stop(signal.SIGTERM)
        tell(f"kills: {dict(sorted(killer.kills.items()))}")
        logged = len(rows(database, "SELECT 1 FROM actions"))
        tell(f"actions: {ledger}; {logged} in the log, computers' with them")
        assert ledger.faults(database) == []
        assert here.complaints() == []
