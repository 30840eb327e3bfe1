"""A full disk, a database that somebody else holds, a spoiled file: one clear line, and nothing by halves."""

import contextlib
import resource
import sqlite3
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.evening import Evening
from tests.e2e.posts import calling, command
from tests.support.people import Post, SandboxPerson

SAID = "can’t save anything right now"


async def asked(here: Evening) -> tuple[SandboxPerson, Post]:
    (anna,) = await here.seat("Anna")
    await command(anna, here.discord.channel, "table start")
    return await here.to_play([anna])


async def refused_then_taken(here: Evening, mend: Any, *, lasts: bool) -> None:
    """What she presses is refused in one line, the table is told if it lasts, and afterwards it is taken, once."""
    channel, (anna, hand) = here.discord.channel, here.asked
    before = here.rows("SELECT * FROM actions")
    custom_id = (calling(hand) or hand.buttons)[0]["custom_id"]
    outcome = await anna.press(hand, custom_id=custom_id)
    assert outcome.answered
    told = await anna.wait_message(lambda post: SAID in post.text and post.private)
    assert SAID in told.text
    if lasts:
        await here.settled(lambda: SAID in here.posts(channel)[-1].content, "the table is told")
        there = [*await anna.messages(channel), *await anna.dms()]
        assert [SAID in post.text for post in there if post.id == told.id] == [True], "it still stands there"
    mend()
    await here.settled(lambda: SAID not in here.posts(channel)[-1].content, "and told that it is over")
    assert here.rows("SELECT * FROM actions")[: len(before)] == before
    _, hand = await here.to_act([anna])  # the question may stand below the complaint now
    assert (await anna.press(hand, custom_id=calling(hand)[0]["custom_id"])).answered
    assert len(here.log_of(anna)) == 1 + sum(user == anna.id for _, _, _, user, *_ in before)
    await here.to_act([anna])
    assert len([line for line in here.log.read_text().splitlines() if "did not take" in line]) >= 1


@contextlib.contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """A disk of four megabytes, where this machine lets us make one."""
    place = folder / "disk"
    place.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=4m", "none", str(place)]
    if subprocess.run(mount, check=False, capture_output=True).returncode:  # noqa: S603 - nothing in it is foreign
        pytest.skip("no disk can be made here")
    try:
        yield place
    finally:
        subprocess.run(["umount", "-l", str(place)], check=True)  # noqa: S603, S607


@pytest.mark.thorough
async def test_a_full_disk_is_told_and_survived(tmp_path: Path) -> None:
    with small_disk(tmp_path) as disk:
        async with Evening(disk, log=tmp_path / "bot.log") as here:
            here.asked = await asked(here)
            ballast = disk / "ballast"
            with contextlib.suppress(OSError), ballast.open("wb", buffering=0) as file:
                while file.write(b"x" * 512):
                    pass
            await refused_then_taken(here, ballast.unlink, lasts=True)


@pytest.mark.thorough
async def test_a_file_that_may_not_grow_is_told_and_survived(evening: Any) -> None:
    async with evening() as here:
        here.asked = await asked(here)
        journal, process = here.folder / "lambapea.sqlite3-wal", here.process.pid
        usual = resource.prlimit(process, resource.RLIMIT_FSIZE)
        resource.prlimit(process, resource.RLIMIT_FSIZE, (journal.stat().st_size, usual[1]))
        await refused_then_taken(here, lambda: resource.prlimit(process, resource.RLIMIT_FSIZE, usual), lasts=True)


@pytest.mark.thorough
async def test_a_database_that_somebody_else_holds_is_waited_for_and_told(evening: Any) -> None:
    async with evening() as here:
        here.asked = await asked(here)
        with contextlib.closing(sqlite3.connect(here.folder / "lambapea.sqlite3", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            await refused_then_taken(here, lambda: other.execute("ROLLBACK"), lasts=False)


@pytest.mark.thorough
async def test_a_spoiled_file_ends_the_start_in_one_line(evening: Any) -> None:
    async with evening() as here:
        await asked(here)
        await here.stop_hard()
        database = here.folder / "lambapea.sqlite3"
        with contextlib.closing(sqlite3.connect(database)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        good = database.read_bytes()
        for kept in (0, 4096, len(good) // 2):
            database.write_bytes(good[:kept] + b"\x55" * (len(good) - kept))
            for path in here.folder.glob("lambapea.sqlite3-*"):
                path.unlink()
            process = await here.launch()
            mark = here.log.stat().st_size
            assert await process.wait() == 2
            lines = here.log.read_text(encoding="utf-8", errors="replace")[mark:].splitlines()
            assert not any("Traceback" in line for line in lines)
            assert any("malformed" in line or "not a database" in line for line in lines), lines
        database.write_bytes(good)
        await here.start()
