"""The port for hosts: whether the bot is well, its figures, and copies of its memory."""

import asyncio
import json
import signal
import socket
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from bot.store.backup import copies_in
from tests.e2e.evening import Evening


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
