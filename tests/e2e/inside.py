"""The bot with chance in the test's hand, in virtual time: every state of every message is shown before the next."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from signal import SIGTERM

import pytest

from bot import app
from bot.config import BotSettings
from bot.gateway.interactions import answer
from bot.gateway.messages import lifecycle, pacing
from bot.present.scenes import Scene
from bot.render.paint import picture
from bot.render.paint_process import OnPainted, Priority
from engine.cards import Cards
from tests.e2e.simulated import Life
from tests.simulation.loop import Turn, VirtualLoop
from tests.support.databases import put_empty
from tests.support.loopback import Loopback

REST_SECONDS, RESTLESS_SECONDS = 3.0, 600.0
"""Nothing happens for so long where the bot has nothing more to do; a computer's pause is shorter, and so is the time
between two edits of a table's post."""


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
    """A bot that is running on the test's own loop."""

    def __init__(self, discord: Loopback, loop: VirtualLoop) -> None:
        self.discord = discord
        self._loop = loop

    async def settled(self) -> None:
        """Wait until the bot has nothing more to do: every message shows the newest state."""
        assert await self._loop.quiet(REST_SECONDS, RESTLESS_SECONDS), "the bot never comes to rest"


class Easel:
    """Paints at once and in this process: what is made for the first picture is there for all."""

    is_well = True
    on_change: Callable[[bool], None]

    def ask(self, scene: Scene, tell: OnPainted, priority: Priority) -> None:
        """Tell the picture as PNG."""
        del priority  # all are equally quick
        asyncio.get_running_loop().call_soon(tell, picture(scene))

    def prioritise(self, scene: Scene, priority: Priority) -> None:
        """It is there already."""

    def deprioritise(self, scene: Scene) -> None:
        """It is painted all the same."""

    async def start(self) -> None:
        """It is there."""

    async def close(self) -> None:
        """Paint nothing more."""


@contextlib.asynccontextmanager
async def inside(
    folder: Path, monkeypatch: pytest.MonkeyPatch, discord: Loopback, chance: Fixed | None = None, **given: str
) -> AsyncIterator[Inside]:
    """Run the bot until the end of the block, in a test that is `simulated`; no table's clock ever rings."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, VirtualLoop), "say `@simulated` above the test"
    Turn.hold()
    if chance is not None:
        monkeypatch.setattr(app, "SystemShuffler", lambda: chance)
    monkeypatch.setattr(pacing, "WINDOW", 0.0)
    monkeypatch.setattr(pacing.TablePace, "spend", lambda _: None)
    monkeypatch.setattr(pacing, "GATHER_SECONDS", 0.0)
    monkeypatch.setattr(pacing, "LINGER_SECONDS", 0.0)
    # Whether an answer is promised first, and which edits give way, depends on how long everything takes.
    monkeypatch.setattr(answer, "ACK_AFTER_SECONDS", 60.0)
    monkeypatch.setattr(lifecycle, "ACK_AFTER_SECONDS", 60.0)
    put_empty(folder / "lambapea.sqlite3")
    settings = {"discord_token": discord.token, "discord_api_url": discord.api_url, "data_dir": folder}
    settings |= {"turn_seconds": 0, "override_seconds": 3600, "card_emojis": False, "backup_hours": 0}
    life = Life(loop, discord, BotSettings.model_validate(settings | given), Easel())
    try:
        await discord.connected()
        await discord.registered("act")
        here = Inside(discord, loop)
        await here.settled()
        yield here
    finally:
        life.send_signal(SIGTERM)
        assert await life.wait() == 0
