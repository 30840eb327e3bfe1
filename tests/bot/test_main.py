"""What a host can mend is one line and exit status 2."""

import asyncio
import os
import resource
import sqlite3
import subprocess
import sys
from contextlib import closing
from datetime import date
from hashlib import sha256
from pathlib import Path

import pytest
from aiohttp import web

from bot.store.files import locked
from engine.daily import Opened, Season, anchor_of, back, write_season
from tests.support import forked
from tests.support.databases import put_empty
from tests.support.loopback import Loopback
from tests.support.soak import seldom


def run(tmp_path: Path, *words: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Everything is loaded already; `started` begins as a host does."""
    return forked.run(words, environment(tmp_path, settings), 60)


def started(tmp_path: Path, *words: str, **settings: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "bot", *words]
    return subprocess.run(  # noqa: S603 - our own program
        command, env=environment(tmp_path, settings), capture_output=True, text=True, check=False, timeout=60
    )


def environment(tmp_path: Path, settings: dict[str, str]) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD_", "DATABASE_"))}
    return kept | {"DATA_DIR": str(tmp_path / "data")} | settings


def last_line(done: subprocess.CompletedProcess[str]) -> str:
    assert "Traceback" not in done.stderr
    return done.stderr.strip().splitlines()[-1]


def test_a_missing_token_is_named(tmp_path: Path) -> None:
    done = started(tmp_path, "run", DISCORD_TOKEN="")
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)
    assert "DISCORD_TOKEN" in done.stderr


async def test_a_token_discord_does_not_take_is_named_but_not_shown(tmp_path: Path) -> None:
    async with Loopback() as discord:
        done = await asyncio.to_thread(
            run, tmp_path, "run", DISCORD_TOKEN="wrong.token.here", DISCORD_API_URL=discord.api_url
        )
    assert done.returncode == 2
    assert "DISCORD_TOKEN" in last_line(done)
    assert "wrong.token.here" not in done.stderr + done.stdout


def test_an_address_where_nobody_answers_is_named(tmp_path: Path) -> None:
    done = run(tmp_path, "run", DISCORD_TOKEN="a.b.c", DISCORD_API_URL="http://127.0.0.1:9/api/v10")
    assert done.returncode == 2
    assert "DISCORD_API_URL" in last_line(done)


@pytest.mark.parametrize(
    ("text", "kind"),
    [("<html>", "text/html"), seldom('{"id": "1"}', "application/json"), seldom("{", "application/json")],
)
async def test_an_address_where_somebody_else_answers_is_named(tmp_path: Path, text: str, kind: str) -> None:
    async def answered(_: web.Request) -> web.Response:
        return web.Response(text=text, content_type=kind)

    app = web.Application()
    app.router.add_route("*", "/{any:.*}", answered)
    runner = web.AppRunner(app)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        address = f"http://127.0.0.1:{runner.addresses[0][1]}/api/v10"
        done = await asyncio.to_thread(run, tmp_path, "run", DISCORD_TOKEN="a.b.c", DISCORD_API_URL=address)
    finally:
        await runner.cleanup()
    assert done.returncode == 2
    assert last_line(done) == f"DISCORD_API_URL: {address} cannot be used (what answers there is not Discord)."


def test_a_broken_database_is_named(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "lambapea.sqlite3").write_bytes(b"this is no database" * 100)
    done = run(tmp_path, "run", DISCORD_TOKEN="a.b.c", DISCORD_API_URL="http://127.0.0.1:9/api/v10")
    assert done.returncode == 2
    assert "DATABASE_URL" in last_line(done)


async def test_a_damaged_database_is_named_and_not_waited_for(tmp_path: Path) -> None:
    file = tmp_path / "data" / "lambapea.sqlite3"
    put_empty(file)
    with closing(sqlite3.connect(file)) as connection:
        root = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'tables'").fetchone()[0]
        size = connection.execute("PRAGMA page_size").fetchone()[0]
    with file.open("r+b") as pages:
        pages.seek((root - 1) * size)
        pages.write(b"\xff" * size)
    async with Loopback() as discord:
        done = await asyncio.to_thread(
            run, tmp_path, "run", DISCORD_TOKEN=discord.token, DISCORD_API_URL=discord.api_url
        )
    assert done.returncode == 2
    assert last_line(done).startswith("DATABASE_URL (or DATA_DIR): The database is damaged: ")
    assert "lambapea restore" in last_line(done)


def test_migrate_needs_no_token(tmp_path: Path) -> None:
    assert run(tmp_path, "migrate", DISCORD_TOKEN="").returncode == 0
    assert (tmp_path / "data" / "lambapea.sqlite3").exists()


@pytest.mark.parametrize(
    ("words", "status"), [seldom(["--version"], 0), seldom([], 2), seldom(["dance"], 2), (["verify", "none"], 2)]
)
def test_the_command_line(tmp_path: Path, words: list[str], status: int) -> None:
    done = started(tmp_path, *words)
    assert done.returncode == status
    assert "Traceback" not in done.stderr


def test_the_referee_answers(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "bot", "referee"]
    done = subprocess.run(  # noqa: S603 - our own program
        command, input="nonsense\n", capture_output=True, text=True, check=False, timeout=30
    )
    assert done.returncode == 0
    assert '"error"' in done.stdout


def test_a_database_is_copied_put_back_and_carried_over(tmp_path: Path) -> None:
    put_empty(tmp_path / "data" / "lambapea.sqlite3")
    done = run(tmp_path, "backup", str(tmp_path / "copy.sqlite3"))
    assert (done.returncode, "copied to" in done.stdout) == (0, True), done
    done = run(tmp_path, "restore", str(tmp_path / "copy.sqlite3"))
    assert (done.returncode, "is kept as" in done.stdout) == (0, True), done
    done = run(tmp_path, "migrate-to", f"sqlite+aiosqlite:///{tmp_path / 'other.sqlite3'}")
    assert (done.returncode, "Set DATABASE_URL" in done.stdout) == (0, True), done


@pytest.mark.parametrize(
    ("words", "database", "says"),
    [
        (("backup",), "postgresql+asyncpg://somebody:secret@127.0.0.1:9/bot", "pg_dump"),
        seldom(("backup",), "", "cannot be copied"),
        seldom(("restore", "nothing.sqlite3"), "", "nothing.sqlite3"),
        seldom(("migrate-to", "mysql://somebody:secret@127.0.0.1/bot"), "", "postgresql+asyncpg"),
        (("migrate-to", "postgresql+asyncpg://somebody:secret@127.0.0.1:9/bot"), "", "there is no"),
        (("backup", "data/lambapea.sqlite3"), "sqlite+aiosqlite:///data/lambapea.sqlite3", "the database itself"),
        (("migrate-to", "postgresql+asyncpg://somebody:s@secret@127.0.0.1:9/bot"), "", "%40"),
        seldom(("migrate-to", "postgresql+asyncpg://somebody:secret@127.0.0.1:9/bot?a=1"), "", "sslmode"),
        (("migrate-to", "sqlite+aiosqlite:///secret%00"), "", "printed"),
    ],
)
def test_what_cannot_be_copied_is_said_in_one_line(
    tmp_path: Path, words: tuple[str, ...], database: str, says: str
) -> None:
    done = run(tmp_path, *words, DATABASE_URL=database)
    assert (done.returncode, len(done.stderr.strip().splitlines())) == (2, 1), done
    assert says in done.stderr
    assert "secret" not in done.stderr + done.stdout


def test_verify_tells_a_whole_chain_from_a_broken_one(tmp_path: Path) -> None:
    secret, first = sha256(b"secret").digest(), date(2026, 1, 1)
    season = Season(1, first, 3, ("skat",), anchor_of(secret, 3))
    file = tmp_path / "season.txt"
    for link, status, said in ((back(secret, 2), 0, "The chain is whole"), (secret, 1, "the link of 2026-01-01")):
        file.write_text(write_season(Opened(season, {first: link.hex()})), encoding="utf-8")
        done = run(tmp_path, "verify", str(file))
        assert (done.returncode, said in done.stdout) == (status, True)


@pytest.mark.parametrize(
    "words", [("run",), ("migrate",), ("restore", "copy"), ("migrate-to", "sqlite+aiosqlite:///x")]
)
def test_beside_a_running_bot_nothing_begins_that_would_harm_it(tmp_path: Path, words: tuple[str, ...]) -> None:
    database = tmp_path / "data" / "lambapea.sqlite3"
    put_empty(database)
    run(tmp_path, "backup", str(tmp_path / "copy"))
    before = database.read_bytes()
    words = (*words[:-1], str(tmp_path / "copy")) if words[0] == "restore" else words
    with locked(database):
        done = run(tmp_path, *words, DISCORD_TOKEN="a.b.c", DISCORD_API_URL="http://127.0.0.1:9/api/v10")
        assert (done.returncode, len(done.stderr.strip().splitlines())) == (2, 1), done
        assert f"{database} is in use by another bot, process {os.getpid()} on " in done.stderr
        assert run(tmp_path, "backup", str(tmp_path / "another")).returncode == 0
    assert database.read_bytes() == before
    assert (tmp_path / "another").exists()


def test_a_restore_on_a_full_disk_changes_nothing_and_says_so(tmp_path: Path) -> None:
    database, copy = tmp_path / "data" / "lambapea.sqlite3", tmp_path / "copy.sqlite3"
    put_empty(database)
    assert run(tmp_path, "backup", str(copy)).returncode == 0
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (65_536, usual[1]))
    try:
        done = started(tmp_path, "restore", str(copy))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)
    assert (done.returncode, len(done.stderr.strip().splitlines())) == (2, 1), done
    assert f"{database} is as it was" in done.stderr
    assert {path.name for path in database.parent.iterdir()} == {database.name, f"{database.name}.lock"}
    assert run(tmp_path, "migrate").returncode == 0


def test_a_database_that_was_moved_away_is_named_and_none_begun(tmp_path: Path) -> None:
    database = tmp_path / "data" / "lambapea.sqlite3"
    put_empty(database)
    aside = database.rename(database.with_name(f"{database.name}.before-20260501T120000Z"))
    for words in (("run",), ("migrate",)):
        done = run(tmp_path, *words, DISCORD_TOKEN="a.b.c", DISCORD_API_URL="http://127.0.0.1:9/api/v10")
        assert (done.returncode, len(done.stderr.strip().splitlines())) == (2, 1), done
        assert f"lambapea restore {aside}" in done.stderr
        assert not database.exists()
    assert run(tmp_path, "restore", str(aside)).returncode == 0
    assert run(tmp_path, "migrate").returncode == 0
