"""A restart with many live tables: how long until people's actions are answered again; real bot, real loopback.

Run: python tests/bench/restart.py [--tables 1000]
The bot is started on a database of tables in mid-deal whose messages stand in Discord, and from the moment it is on the
gateway, people at other and other tables press what their hands offer.
"""

import argparse
import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from bot.ports import OnShow, Place
from bot.sandbox.loopback import Loopback
from bot.sandbox.world import User
from tests.bench.crowd.processes import AT_ONCE, Bot
from tests.bench.crowd.stock import Played, Spot, fill
from tests.bench.crowd.town import Town, Wish

OURS = ("-m", "bot", "run")
SEATS = 5
PRESSES = 40
GOAL_SECONDS = 3.0


class Scene:
    """People's hands in Discord, and what they could press on them."""

    def __init__(self, discord: Loopback) -> None:
        self.town = Town(discord)
        self.discord = discord
        self.people: dict[int, User] = {}
        self.wishes: list[Wish] = []

    def spots(self, count: int) -> list[Spot]:
        """A server with a channel and people for each table."""
        found = []
        for at in range(count):
            guild = self.discord.world.add_guild(f"Server {at}")
            channel = self.discord.world.add_channel(guild, f"cards-{at}")
            people = [self.town.person(f"Player {at}.{seat}") for seat in range(SEATS)]
            guild.members = dict.fromkeys([self.discord.world.bot.id, *(person.id for person in people)])
            self.people |= {person.id: person for person in people}
            found.append(Spot(guild.id, channel.id, [person.id for person in people]))
        return found

    def show(self, table: int, spot: Spot, one: Played, *, behind: bool) -> list[OnShow]:
        """A post and hands as the bot left them; `behind`: before the last action, which nobody was shown any more."""
        revision = 0 if behind else 1
        shows = [OnShow(table, None, self._message(spot.channel, "The table."), revision)]
        seat, press = one.press(table, table)
        for place, user in enumerate(spot.people[: one.deal.start.players]):
            channel = self.discord.world.direct_channel(self.people[user]).id
            if place == seat:
                row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "This", "custom_id": press}]}
                shown = self._message(channel, "Your turn.", [row])
                self.wishes.append(Wish(self.people[user], self.discord.world.messages[shown.message], press))
            else:
                shown = self._message(channel, "Others are to act just now.")
            shows.append(OnShow(table, user, shown, revision))
        return shows

    def _message(self, channel: int, text: str, rows: object = ()) -> Place:
        parts = self.discord.parts
        body = {"content": text, "components": list(rows)}  # type: ignore[call-overload]
        made = parts.messages.create(parts.world.channels[channel], parts.world.bot.id, body, [])
        return Place(channel, made.id)


async def measure(count: int, *, behind: bool) -> None:
    """Start the bot and press from its first moment on."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        async with Loopback(people=()) as discord:
            scene = Scene(discord)
            address = f"sqlite+aiosqlite:///{folder}/lambapea.sqlite3"
            await fill(address, scene.spots(count), lambda at, spot, one: scene.show(at, spot, one, behind=behind))
            discord.calls.clear()
            started = time.perf_counter()
            async with Bot(discord, folder, OURS, AT_ONCE) as bot:
                ready = time.perf_counter()
                step = max(1, len(scene.wishes) // PRESSES)
                first: float | None = None
                for wish in scene.wishes[::step][:PRESSES]:
                    await scene.town.carry_out(wish)
                    if first is None and scene.town.tally.times:
                        first = time.perf_counter() - ready
                report(count, scene, ready - started, first, behind=behind)
                say(f"  calls meanwhile {discord.calls.counts()['by_kind']}")
                for line in bot.complaints()[:5]:
                    say(f"  log: {line}")


def report(count: int, scene: Scene, took: float, first: float | None, *, behind: bool) -> None:
    """What people felt."""
    tally = scene.town.tally
    what = "every message one action behind" if behind else "messages up to date"
    say(f"{count} tables, {what}: on the gateway {took:.1f} s after the start")
    since = first if first is not None else float("nan")
    say(
        f"  first action answered {since:.2f} s after that (goal {GOAL_SECONDS:g}); "
        f"{len(tally.times)} of {PRESSES} answered, p50 {tally.quantile(0.5):.0f} ms, max {tally.quantile(1):.0f} ms, "
        f"{tally.complaints} complaints"
    )


def say(line: str) -> None:
    """One line of the figures."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=1000)
    given = parser.parse_args()
    say(f"{os.cpu_count()} cores, load before {os.getloadavg()[0]:.1f}")
    for behind in (False, True):
        asyncio.run(measure(given.tables, behind=behind))


if __name__ == "__main__":
    main()
