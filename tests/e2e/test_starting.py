"""How a bot starts on a SQLite file: in a few words where nothing was, and not at all where another one runs."""

import signal
from pathlib import Path

from tests.e2e.evening import Evening


async def test_the_second_bot_on_a_file_ends_and_the_first_plays_on(evening: type[Evening], tmp_path: Path) -> None:
    async with evening() as here:
        (anna,) = await here.seat("Anna")
        first = here.process
        second = Evening(tmp_path, log=tmp_path / "second.log", loaded=False)
        second.discord = here.discord
        assert await (await second.launch()).wait() == 2
        (said,) = second.log.read_text(encoding="utf-8").splitlines()
        assert f"is in use by another bot, process {first.pid} on " in said
        assert (await anna.slash(here.discord.channel, "table start")).answered
        await here.to_play([anna])
        first.send_signal(signal.SIGKILL)
        await first.wait()
        await here.start()
        await here.to_act([anna])


async def test_the_first_start_says_five_things(tmp_path: Path) -> None:
    here = Evening(tmp_path / "new", log=tmp_path / "bot.log", loaded=False, searches=True, BACKUP_HOURS="24")
    async with here.discord:
        await here.start()
        for said in ("Connected as", "The database was copied", "Computers search at the levels normal and strong."):
            await here.logged(said)
        assert await here.stop(signal.SIGTERM) == 0
    lines = here.log.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if "Traceback" in line or "alembic" in line] == []
    assert "Stopping." in lines.pop()
    assert len(lines) == 5, lines
