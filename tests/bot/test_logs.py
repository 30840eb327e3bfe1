"""Logging: one shape for all, secrets and cards kept out, references that can be read out."""

import contextlib
import io
import json
import logging
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from bot import logs
from bot.config import BotSettings
from bot.errors import NotStored, StorageError

TOKEN = "no.real-token.for-tests-only"
DATABASE = "postgresql+asyncpg://me:hu%40sh@here/cards"


@pytest.fixture(autouse=True)
def logging_as_before() -> Iterator[None]:
    root = logging.getLogger()
    before = (root.handlers[:], root.level, sys.excepthook, logging.raiseExceptions)
    levels = {name: logging.getLogger(name).level for name in logs.QUIETEST}
    yield
    root.handlers[:], level, sys.excepthook, logging.raiseExceptions = before
    root.setLevel(level)
    for name, quiet in levels.items():
        logging.getLogger(name).setLevel(quiet)
    logging.captureWarnings(False)
    structlog.reset_defaults()
    structlog.contextvars.clear_contextvars()


@pytest.fixture
def stream(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> io.StringIO:
    monkeypatch.chdir(tmp_path)
    return io.StringIO()


def start(stream: io.StringIO, **given: str) -> None:
    logs.start(BotSettings.model_validate({"discord_token": TOKEN, "database_url": DATABASE, **given}), stream)


def test_our_lines_and_the_libraries_lines_have_one_shape(stream: io.StringIO) -> None:
    start(stream, log_format="json")
    structlog.get_logger("bot.tables").info("Deal begun.", table=3)
    logging.getLogger("discord.client").warning("Logged in as %s.", "bot", extra={"shard": 0})
    ours, theirs = map(json.loads, stream.getvalue().splitlines())
    assert (ours["event"], ours["table"], ours["logger"], ours["level"]) == ("Deal begun.", 3, "bot.tables", "info")
    assert (theirs["event"], theirs["shard"], theirs["logger"]) == ("Logged in as bot.", 0, "discord.client")
    assert ours.keys() - {"table"} == theirs.keys() - {"shard"}


def test_a_broken_line_to_discord_is_one_line(stream: io.StringIO) -> None:
    start(stream)
    for name in logs.RECONNECTING:
        error = ConnectionResetError("the line broke")
        logging.getLogger(name).error("Attempting a reconnect for shard ID %s in %.2fs", 0, 1.5, exc_info=error)
        logging.getLogger(name).error("Failed to connect for shard_id: %s. Retrying...", 0, exc_info=error)
    lines = stream.getvalue().splitlines()
    assert len(lines) == 2 * len(logs.RECONNECTING)
    assert all(": ConnectionResetError: the line broke" in line and "warning" in line for line in lines)


def test_that_the_database_refuses_takes_one_line_wherever_it_is_met(stream: io.StringIO) -> None:
    start(stream)
    refused, told = StorageError("The database refused: database or disk is full."), NotStored()
    told.__cause__ = refused
    for error in (refused, told):
        logging.getLogger("bot").error("The post of table %s could not be shown.", 7, exc_info=error)
    lines = stream.getvalue().splitlines()
    assert len(lines) == 2
    said = "The post of table 7 could not be shown: The database refused: database or disk is full."
    assert all(said in line and "warning" in line for line in lines)


def test_text_has_no_colours_where_no_terminal_is(stream: io.StringIO) -> None:
    start(stream)
    structlog.get_logger("bot").warning("Köva ♠", table=3)
    assert "Köva ♠" in stream.getvalue()
    assert "\x1b" not in stream.getvalue()


def test_the_level_is_the_settings(stream: io.StringIO) -> None:
    start(stream, log_level="warning")
    structlog.get_logger("bot").info("quiet")
    logging.getLogger("discord").info("quiet")
    logging.getLogger("alembic").warning("heard")
    assert "quiet" not in stream.getvalue()
    assert "heard" in stream.getvalue()


@pytest.mark.parametrize("card", ["Q♠", "10♦", "D♠", "B♥", "E♣", "S♦", "Ä♣"])
def test_cards_are_left_out_in_whatever_letters_they_are_shown(card: str) -> None:
    assert logs.Redactor([]).hide(f"refused: {card}, 7") == f"refused: {logs.HIDDEN}, 7"


@pytest.mark.parametrize("name", ["discord.http", "discord.gateway", "aiosqlite", "sqlalchemy.engine.Engine"])
def test_at_debug_the_libraries_still_write_no_whole_requests_or_rows(stream: io.StringIO, name: str) -> None:
    start(stream, log_level="debug")
    logging.getLogger(name).debug("Your hand: K♠ Q♣")
    structlog.get_logger("bot").debug("heard")
    assert "K♠" not in stream.getvalue()
    assert "heard" in stream.getvalue()


@pytest.mark.parametrize("form", ["text", "json"])
@pytest.mark.parametrize("token", [TOKEN, 'to"ken\\'])
def test_no_secret_is_written_wherever_it_stands(stream: io.StringIO, form: str, token: str) -> None:
    start(stream, log_format=form, discord_token=token)
    log = structlog.get_logger("bot")
    log.info(token)
    log.info("as an argument %s", token)
    log.info("as a value", token=token, deep={"list": [token]}, database=DATABASE)
    logging.getLogger("library").info("in a library's line: %s", {"Authorization": f"Bot {token}"})
    with contextlib.suppress(ValueError):
        raise_and_log(ValueError(f"{token} hu@sh"))
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        logging.captureWarnings(True)
        warnings.warn(token, stacklevel=1)
    sys.excepthook(SystemError, SystemError(token), None)
    written = stream.getvalue()
    assert written.count(logs.HIDDEN) >= 8
    for secret in (token, json.dumps(token)[1:-1], "hu@sh", "hu%40sh"):
        assert secret not in written


def raise_and_log(error: Exception) -> None:
    try:
        raise error
    except ValueError:
        logging.getLogger("bot").exception("Something went wrong.")
        raise


def test_an_interactions_token_is_no_reading_matter(stream: io.StringIO) -> None:
    start(stream)
    base = "https://discord.com/api/v10"
    logging.getLogger("discord.http").warning("429 on %s/webhooks/12/aW50.ZXJh-_/messages/@original", base)
    logging.getLogger("discord.http").warning("429 on %s/interactions/12/aW50ZXJh/callback", base)
    assert "aW50" not in stream.getvalue()
    assert "/messages/@original" in stream.getvalue()


def test_without_secrets_nothing_is_hidden() -> None:
    assert logs.Redactor(["", ""]).hide("a plain line") == "a plain line"


def test_a_secret_inside_another_leaves_no_rest() -> None:
    assert logs.Redactor(["abc", "abcdef"]).hide("x abcdef y") == f"x {logs.HIDDEN} y"


def test_ctrl_c_is_no_error(stream: io.StringIO) -> None:
    start(stream)
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert stream.getvalue() == ""


def test_a_reference_is_short_has_no_look_alikes_and_stands_on_every_line(stream: io.StringIO) -> None:
    start(stream, log_format="json")
    reference = logs.new_reference()
    logging.getLogger("bot").error("first")
    structlog.get_logger("bot").error("second")
    assert [json.loads(line)["reference"] for line in stream.getvalue().splitlines()] == [reference] * 2
    assert len(reference) == 8
    assert not set(reference) & set("ILOU01")
    assert len({logs.new_reference() for _ in range(1000)}) == 1000
