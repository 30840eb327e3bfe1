"""The port for hosts, and the file: whether the bot is well, its figures, and copies of its memory."""

import asyncio
import json
import os
import re
import signal
import socket
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from bot.config import ConfigError
from bot.health import TOUCH_SECONDS, touched
from bot.store.files import copies_in
from tests.e2e.evening import Evening
from tests.support.virtual_time import in_virtual_time

ROOT = Path(__file__).parents[2]


def free_port() -> int:
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        return int(tried.getsockname()[1])


async def asked(port: int, path: str) -> tuple[int, str]:
    """Status and text."""

    def ask() -> tuple[int, str]:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=60) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as refused:
            return refused.code, refused.read().decode()

    return await asyncio.to_thread(ask)


@in_virtual_time
async def test_the_file_is_touched_while_all_is_well_and_no_longer(tmp_path: Path) -> None:
    file, is_well = tmp_path / "well", True

    async def well() -> bool:
        return is_well

    async with touched(file, {"discord": well}):
        for is_well in (True, False, True, False):
            await asyncio.sleep(TOUCH_SECONDS)
            file.unlink(missing_ok=True)
            await asyncio.sleep(TOUCH_SECONDS + 1)
            assert file.exists() is is_well
        is_well = True
        await asyncio.sleep(TOUCH_SECONDS + 1)
        assert file.exists()
    assert not file.exists()


async def test_a_file_that_cannot_be_is_named(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match=r"^--health-file: .* cannot be written: No such file or directory\.$"):
        async with touched(tmp_path / "none" / "well", {}):
            pass


async def test_the_file_says_in_a_shell_that_the_bot_is_there(tmp_path: Path) -> None:
    """As the image looks at it."""
    (looked,) = re.findall(
        r"^HEALTHCHECK .* CMD (.*)$", (ROOT / "Dockerfile").read_text(encoding="utf-8"), re.MULTILINE
    )
    (words,) = re.findall(r"^CMD (.*)$", (ROOT / "Dockerfile").read_text(encoding="utf-8"), re.MULTILINE)
    *_, where = json.loads(words)
    assert (json.loads(words), looked.count(where)) == (["run", "--health-file", where], 1)
    file = tmp_path / "well"

    async def healthy() -> bool:
        asking = await asyncio.create_subprocess_exec("/bin/sh", "-c", looked.replace(where, str(file)))
        return await asking.wait() == 0

    async with Evening(tmp_path, words=("run", "--health-file", str(file))) as evening:
        async with asyncio.timeout(60):
            while not await healthy():  # noqa: ASYNC110 - a file that another process touches
                await asyncio.sleep(0.05)
        os.utime(file, (time.time() - 61, time.time() - 61))
        assert not await healthy()
        await evening.stop(signal.SIGTERM)
        assert not file.exists()
        assert not await healthy()


async def test_a_bot_that_is_well_says_so_serves_figures_and_copies_its_memory(tmp_path: Path) -> None:
    port = free_port()
    async with Evening(tmp_path, loaded=False, METRICS_PORT=str(port), BACKUP_HOURS="24") as evening:
        await evening.seat("Anna")
        assert await asked(port, "/health") == (200, json.dumps({"discord": True, "database": True}))
        status, figures = await asked(port, "/metrics")
        assert (status, "lambapea_tables" in figures) == (200, True)
        assert (await asked(port, "/"))[0] == 404
        with pytest.raises(OSError, match="refused"):  # another address of this machine, where nobody listens
            socket.create_connection(("127.0.0.2", port), 5)

        second = Evening(tmp_path / "second", METRICS_PORT=str(port))
        (tmp_path / "second").mkdir()
        second.discord = evening.discord
        process = await second.launch()
        assert await asyncio.wait_for(process.wait(), 60) == 2
        assert f"METRICS_PORT: port {port} of METRICS_ADDRESS 127.0.0.1 cannot be used" in second.log.read_text(
            encoding="utf-8"
        )

        assert await evening.stop(signal.SIGTERM) == 0
    assert len(copies_in(tmp_path / "backups")) == 1
