"""`python -m bot.sandbox` as a process, and the page it serves."""

import argparse
import asyncio
import signal
import sys
from pathlib import Path

import aiohttp
import pytest

from bot.sandbox import __main__ as command
from tests.support.loopback import Loopback


async def test_it_prints_one_address_serves_the_page_and_ends_on_interrupt(tmp_path):
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot.sandbox", "--no-bot", "--port", "0", "--data", str(tmp_path / "data")),
        stdout=asyncio.subprocess.PIPE,
    )
    line = (await asyncio.wait_for(process.stdout.readline(), 60)).decode()
    address = line.split()[1]
    async with aiohttp.ClientSession() as session, session.get(address) as response:
        assert "script-src" not in response.headers["Content-Security-Policy"]
        assert "default-src 'self'" in response.headers["Content-Security-Policy"]
        assert "Loopback Discord" in await response.text()
    assert (tmp_path / "data").is_dir()
    process.send_signal(signal.SIGINT)
    assert await asyncio.wait_for(process.wait(), 60) == 0


async def test_the_bot_is_asked_to_end_and_its_status_told(monkeypatch, tmp_path, capfd):
    script = "import os, time; print(os.environ['DISCORD_API_URL'], flush=True); time.sleep(60)"
    real, started = asyncio.create_subprocess_exec, asyncio.get_running_loop().create_future()

    async def instead(*_words, **more):
        process = await real(sys.executable, "-c", script, stdout=asyncio.subprocess.PIPE, **more)
        started.set_result(process)
        return process

    monkeypatch.setattr(command.asyncio, "create_subprocess_exec", instead)
    options = argparse.Namespace(port=0, data=tmp_path, no_bot=False, no_limits=False)
    running = asyncio.create_task(command.run(options))
    assert b"/api/v10" in await (await started).stdout.readline()
    signal.raise_signal(signal.SIGTERM)
    await asyncio.wait_for(running, 60)
    assert f"The bot ended with status {-signal.SIGTERM}." in capfd.readouterr().out


async def test_the_address_is_said_last_even_of_a_bot_that_does_not_start(monkeypatch, tmp_path, capfd):
    script = "import sys; print('I have no settings', file=sys.stderr); sys.exit(2)"
    real, told = asyncio.create_subprocess_exec, asyncio.Queue()

    async def instead(*_words, **more):
        return await real(sys.executable, "-c", script, **more)

    monkeypatch.setattr(command.asyncio, "create_subprocess_exec", instead)
    monkeypatch.setattr(command, "say", told.put_nowait)
    options = argparse.Namespace(port=0, data=tmp_path, no_bot=False, no_limits=False)
    running = asyncio.create_task(command.run(options))
    lines = [await asyncio.wait_for(told.get(), 60) for _ in range(4)]
    assert "status 2" in lines[0]
    assert lines[3].startswith("Open http://127.0.0.1:")
    assert "I have no settings" in capfd.readouterr().err
    signal.raise_signal(signal.SIGTERM)
    await asyncio.wait_for(running, 60)
    assert told.empty()


async def test_what_stands_in_channels_is_there_again_after_the_next_start(tmp_path):
    kept = tmp_path / "discord.pickle"
    async with Loopback(kept=kept, owner="Anna") as first:
        anna, dora = first.person("Anna"), first.person("Dora")
        channel = first.control.add_channel("new place")
        said = await dora.say(channel, "see you tomorrow")
        first.parts.messages.create(channel, first.world.bot.id, {"content": "for you"}, [], seen_by=anna.id)
        sheep = first.parts.emojis.create({"name": "sheep", "image": "data:image/png;base64,iVBORw0KGgo="})
    async with Loopback(kept=kept, owner="Anna") as second:
        assert second.parts.emojis.listed() == {"items": [sheep]}
        seen = await second.person("Dora").messages("new-place")
        assert [(post.id, post.content) for post in seen] == [(said, "see you tomorrow")]
        assert [post.content for post in await second.person("Anna").messages("new-place")] == ["see you tomorrow"]
        assert second.guild.owner_id == anna.id
    kept.write_bytes(b"spoilt")
    async with Loopback(kept=kept) as third:
        assert not third.world.messages


async def test_other_hosts_and_other_sites_are_turned_away(loopback):
    url = f"{loopback.url}/sandbox/api/state"
    async with aiohttp.ClientSession() as session:
        async with session.get(url, headers={"Host": "evil.example"}) as response:
            assert response.status == 403
        async with session.post(f"{loopback.url}/sandbox/api/control/kick_bot", data="{}") as response:
            assert response.status == 415


@pytest.mark.parametrize("name", sorted(path.name for path in (Path(command.__file__).parent / "page").iterdir()))
async def test_every_file_of_the_page_is_served_and_asks_nobody_else(loopback, name):
    async with aiohttp.ClientSession() as session, session.get(f"{loopback.url}/page/{name}") as response:
        assert response.status == 200
        text = await response.text()
    assert "innerHTML" not in text
    assert "https://" not in text
