"""The real bot within the test's own process, on the loopback, with chance in the test's hand."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from bot import app
from bot.config import Settings
from bot.gateway.interactions import answer
from bot.gateway.messages import lifecycle, pacing
from bot.gateway.messages.lag import LoopLag
from bot.gateway.session.client import Client
from bot.present.scenes import Scene
from bot.render.paint import picture
from bot.render.painter import Deadlines, Painter, Paints
from bot.render.supervisor import PaintSupervisor, Priority, Tell, Timeouts
from bot.sandbox.loopback import Loopback
from engine.cards import Cards
from tests.support.databases import put_empty

# Alarms that nobody is waiting for: of the tables' clocks, and for when a private message's buttons end. Beside them
# par is looked for, which no message waits for either.
DOZING = {"SystemClock.sleep_until", "Event.wait", "BaseView.__timeout_task_impl", "Pars._run"}
STARTING = ("_delay_", "prepare")
"""In what the library's wait for servers is called, and the painter's start."""
SETTLE_SECONDS = 60.0


class Fixed:
    """Chance that gives just this pack, this salt and this dealer."""

    def __init__(self, pack: Cards, dealer: int, salt: str = "0123456789abcdef" * 2) -> None:
        self.pack, self.dealer, self._salt = pack, dealer, salt

    def shuffled(self, pack: Cards) -> Cards:
        assert sorted(pack) == sorted(self.pack)
        return self.pack

    def one_of(self, numbers: Sequence[int]) -> int:
        assert self.dealer in numbers
        return self.dealer

    def salt(self) -> str:
        return self._salt


class Inside:
    """A bot that is running in this process."""

    def __init__(self, discord: Loopback) -> None:
        self.discord = discord
        self._idle: set[str] = set(DOZING)

    async def ready(self) -> None:
        """Wait until the bot knows its servers; whatever is running then runs all the time."""
        while any(each in kind_of(task) for task in asyncio.all_tasks() for each in STARTING):  # noqa: ASYNC110 - the only way
            await asyncio.sleep(0.01)
        self._idle |= {kind_of(task) for task in asyncio.all_tasks()}

    async def settled(self) -> None:
        """Wait until the bot has nothing more to do: every message shows the newest state."""
        quiet, busy = 0, set[str]()
        try:
            async with asyncio.timeout(SETTLE_SECONDS):
                while quiet < 2:
                    busy = {kind_of(task) for task in asyncio.all_tasks()} - self._idle
                    quiet = 0 if busy else quiet + 1
                    await asyncio.sleep(0.002)
        except TimeoutError:
            raise AssertionError(f"the bot is still busy: {busy}") from None


def prompt_client(settings: Settings, cogs: tuple[str, ...]) -> Client:
    """The bot's client; it does not wait two seconds for a server that might still be announced."""
    client = Client(settings, cogs)
    client._connection.guild_ready_timeout = 0.05  # the library offers no other way after the fact
    return client


def patient_painter(paints: Paints | None = None) -> Painter:
    """The bot's painter, which nobody stops waiting for: however busy this machine is, there are pictures."""
    ages = 10 * SETTLE_SECONDS
    timeouts = Timeouts(late=ages, start=ages, picture=ages)
    return Painter(paints or PaintSupervisor(timeouts=timeouts), deadlines=Deadlines(ages, ages, ages, 0.0))


class PaintingThread:
    """Paints in this process: what is made for the first picture, which takes most of its time, is there for all."""

    is_well = True
    on_change: Callable[[bool], None]

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1)

    def ask(self, scene: Scene, tell: Tell, priority: Priority) -> None:
        """Tell the picture as PNG."""
        del priority  # all are equally quick
        painting = asyncio.get_running_loop().run_in_executor(self._thread, picture, scene)
        painting.add_done_callback(lambda done: tell(done.result()))

    def hurry(self, scene: Scene, priority: Priority) -> None:
        """It has its place in the row."""

    def neglect(self, scene: Scene) -> None:
        """It is painted all the same."""

    async def start(self) -> None:
        """It is there."""

    async def close(self) -> None:
        """Paint nothing more."""
        self._thread.shutdown(cancel_futures=True)


def kind_of(task: "asyncio.Task[Any]") -> str:
    """What a task does, by the name of its coroutine."""
    return str(getattr(task.get_coro(), "__qualname__", task.get_coro()))


@contextlib.asynccontextmanager
async def inside(
    folder: Path, monkeypatch: pytest.MonkeyPatch, discord: Loopback, chance: Fixed | None = None, **given: str
) -> AsyncIterator[Inside]:
    """Run the bot until the end of the block. Every state of every message is shown, however fast they follow."""
    if chance is not None:
        monkeypatch.setattr(app, "SystemShuffler", lambda: chance)
    monkeypatch.setattr(app, "Client", prompt_client)
    monkeypatch.setattr(app, "Painter", lambda: patient_painter(PaintingThread()))
    monkeypatch.setattr(app, "warming", lambda *_: contextlib.nullcontext())  # computers play by rule of thumb
    monkeypatch.setattr(app, "settle", lambda: None)  # what is there now does not stay
    monkeypatch.setattr(pacing, "WINDOW", 0.0)
    monkeypatch.setattr(pacing.TablePace, "spend", lambda _: None)
    monkeypatch.setattr(pacing, "GATHER_SECONDS", 0.0)
    monkeypatch.setattr(pacing, "LINGER_SECONDS", 0.0)
    # Whether an answer is promised first, and which edits give way, depends on how busy this machine is, and on nothing
    # that is compared.
    monkeypatch.setattr(answer, "PATIENCE", 60.0)
    monkeypatch.setattr(lifecycle, "PATIENCE", 60.0)
    monkeypatch.setattr(LoopLag, "note", lambda *_: None)
    put_empty(folder / "lambapea.sqlite3")
    settings = Settings.model_validate(
        {
            "discord_token": discord.token,
            "discord_api_url": discord.api_url,
            "data_dir": folder,
            "turn_seconds": 0,
            "card_emojis": False,
        }
        | given
    )
    running = asyncio.create_task(app.run(settings), name="the bot")
    try:
        connected = asyncio.create_task(discord.connected(timeout=60))
        await asyncio.wait({connected, running}, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            connected.cancel()
            running.result()
        await connected
        await discord.registered("act")
        here = Inside(discord)
        await here.ready()
        yield here
    finally:
        running.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await running
