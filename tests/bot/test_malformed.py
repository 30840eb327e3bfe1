"""Every setting with values that are none, through the door a host starts the bot by: one sentence and status 2."""

import os
import re
import sys
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.config import BotSettings

TOKEN, PASSWORD, VALUE = "no.real-token.for-tests-only", "hush-hush", "Z0mething"

MALFORMED: dict[str, tuple[str, ...]] = {
    "DISCORD_TOKEN": (f"{TOKEN} {TOKEN}", f"{TOKEN}õ", f"{TOKEN}\n{TOKEN}", f"{TOKEN}\x07", f"{TOKEN}\udcff"),
    "DISCORD_API_URL": (
        "discord.com",
        "ftp://discord.com",
        "https://",
        f"https://somebody:{PASSWORD}@discord.com/api/v10",
        f"https://{PASSWORD}@discord.com/api/v10",
        "https://discord.com:Z0mething/api",
        "https://discord.com:99999/api",
        "https://discord.com:0/api",
        "https://[::1/api",
        "https://discord..com/api",
        f"https://{'Z' * 64}.com/api",
        "https://discord.com/api?Z0mething=1",
        "https://discord.com/api#Z0mething",
        "https://discord.com/Z0 mething",
        "https://discord.com/%00Z0mething",
    ),
    "DATA_DIR": (
        f"{VALUE}\x07",
        f"{VALUE}\udcff",
        VALUE * 40,
        f"{VALUE}?mode=ro",
        sys.executable,
        f"~/{VALUE}",
        f"file:{VALUE}",
        f":memory:/{VALUE}",
    ),
    "DATABASE_URL": (
        f"{VALUE}.sqlite3",
        "sqlite:///Z0mething.db",
        "sqlite+aiosqlite:Z0mething.db",
        "sqlite+aiosqlite://host/Z0mething.db",
        "sqlite+aiosqlite://host:1/Z0mething.db",
        f"sqlite+aiosqlite://somebody:{PASSWORD}@/Z0mething.db",
        "sqlite+aiosqlite:///Z0mething.db?mode=ro",
        "sqlite+aiosqlite:///Z0mething\x07.db",
        "sqlite+aiosqlite:///Z0mething%00.db",
        "sqlite+aiosqlite://",
        "sqlite+aiosqlite:///",
        "sqlite+aiosqlite:///:memory:",
        "sqlite+aiosqlite:///file:Z0mething.db",
        "sqlite+aiosqlite:///~/Z0mething.db",
        "sqlite+aiosqlite:///Z0mething%0A.db",
        f"mysql://root:{PASSWORD}@here/Z0mething",
        f"postgresql://somebody:{PASSWORD}@here/Z0mething",
        f"postgresql+asyncpg://somebody:{PASSWORD}@here:port/Z0mething",
        f"postgresql+asyncpg://somebody:{PASSWORD}@here:99999/Z0mething",
        f"postgresql+asyncpg://somebody:{PASSWORD}@he..re/Z0mething",
        f"postgresql+asyncpg://somebody:p@{PASSWORD}@here/Z0mething",
        f"postgresql+asyncpg://somebody:p@{PASSWORD}/x@here/Z0mething",
        f"postgresql+asyncpg://somebody:{PASSWORD}@here/Z0mething?sslmode=always",
        f"postgresql+asyncpg://somebody:{PASSWORD}@here/Z0mething?sslmode=require&sslmode=disable",
        f"postgresql+asyncpg://somebody:{PASSWORD}@here/Z0mething?sslmode=verify-full&sslrootcert=/nowhere/at/all",
        f"postgresql+asyncpg://somebody:{PASSWORD}@here/Z0mething?sslmode=verify-ca&sslrootcert={__file__}",
        f"postgresql+asyncpg://somebody:{PASSWORD}@here/Z0mething?sslmode=require&sslrootcert={__file__}",
        f"postgresql+asyncpg://somebody:{PASSWORD}@here/Z0mething?connect_timeout=10",
        f"postgresql+asyncpg://somebody:{PASSWORD}@here/Z0mething?password={PASSWORD}",
        f"postgresql+asyncpg://somebody:{PASSWORD}@here/Z0mething?host=/run/postgresql",
        f"postgresql+asyncpg://some%00body:{PASSWORD}@here/Z0mething",
        f"postgresql+asyncpg://somebody:%00{PASSWORD}@here/Z0mething",
        f"postgresql+asyncpg://somebody:{PASSWORD}@he%00re/Z0mething",
        f"postgresql+asyncpg://somebody:{PASSWORD}@here/Z0mething%00",
        f"postgresql+asyncpg://somebody:{PASSWORD}@/Z0mething?host=%00",
        f"postgresql+asyncpg://somebody:{PASSWORD}@/Z0mething?host=/run%00",
        f"postgresql+asyncpg://somebody:{PASSWORD}@/Z0mething?host=here:99999",
        f"postgresql+asyncpg://somebody:{PASSWORD}@/Z0mething?host=here,there",
        f"postgresql+asyncpg://somebody:{PASSWORD}@here/Z0mething?sslmode=verify-full&sslrootcert=Z0mething%00",
        f"postgresql+asyncpg://somebody:{PASSWORD}@here/Z0mething?sslmode=require%07",
    ),
    "SHARD_COUNT": ("0", "-1", "1.5", "some", "1000000000000", "1,2", "1_0"),
    "SHARD_IDS": ("0", "x", "-1", "0,,1", "1.5"),
    "METRICS_PORT": ("0", "-1", "65536", "http", "127.0.0.1:9108", "9_108"),
    "METRICS_ADDRESS": ("he..re", "two words", "127.0.0.1/8", "http://Z0mething", "Z0mething\x07"),
    "BACKUP_HOURS": ("-1", "nan", "inf", "daily", "1e9", "24h", "1_0", "0.0000001", "0.09"),
    "BACKUP_KEEP": ("0", "-7", "1.5", "all", "100000", "1_0"),
    "LOG_LEVEL": ("loud", "10", "info,debug"),
    "LOG_FORMAT": ("xml", "1"),
    "CARD_EMOJIS": ("perhaps", "2"),
    "COMPUTER_DELAY_SECONDS": ("-1", "nan", "inf", "2s", "1,5", "1e9", "1_0"),
    "CUT_SECONDS": ("-1", "nan", "inf", "2s", "1,5", "1e9", "1_0"),
    "OVERRIDE_SECONDS": ("-1", "nan", "inf", "2s", "1,5", "1e9", "1_0"),
    "NEXT_DEAL_SECONDS": ("-1", "nan", "inf", "2s", "1,5", "1e9", "1_0"),
    "TURN_SECONDS": ("-1", "nan", "inf", "2s", "1,5", "1e9", "1_0"),
}


@pytest.fixture(autouse=True)
def bare_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in os.environ.keys() & {name.upper() for name in BotSettings.model_fields}:
        monkeypatch.delenv(name)
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setattr(sys, "argv", ["lambapea", "run"])
    monkeypatch.chdir(tmp_path)


def said(capsys: pytest.CaptureFixture[str]) -> str:
    """The one line that the bot ends with, in which nothing is that was given."""
    assert main() == 2
    out, line = capsys.readouterr()
    assert (out, line.count("\n")) == ("", 1)
    assert [word for word in (TOKEN, PASSWORD, VALUE, "Traceback") if word.casefold() in line.casefold()] == []
    return line


def test_malformed_values_of_every_setting_are_tried() -> None:
    assert MALFORMED.keys() == {name.upper() for name in BotSettings.model_fields}
    assert min(map(len, MALFORMED.values())) > 1


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, each in MALFORMED.items() for value in each])
def test_a_malformed_value_is_named_in_one_sentence(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(name, value)
    line = said(capsys)
    assert line.startswith(f"{name} must be ")
    assert line.endswith(".\n")


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("DISCORD_API_URL", f"https://somebody:{PASSWORD}@discord.com/api/v10", "no user and no password"),
        ("DATABASE_URL", "sqlite+aiosqlite://host/x.db", "three strokes"),
        ("DATABASE_URL", f"postgresql+asyncpg://me:p@{PASSWORD}@here/cards", "%40"),
        ("DATABASE_URL", "postgresql+asyncpg://here/cards?sslmode=on", "require, verify-ca or verify-full"),
        ("DATABASE_URL", "postgresql+asyncpg://here/cards?timeout=1", "sslmode"),
        ("DATABASE_URL", "postgresql+asyncpg:///cards?host=here:1", "without a port"),
        ("DATABASE_URL", "sqlite+aiosqlite:///a%00b", "cannot be printed"),
        ("DATABASE_URL", "sqlite+aiosqlite://", "sqlite+aiosqlite:///data/lambapea.sqlite3"),
        ("DATABASE_URL", "sqlite+aiosqlite:///:memory:", "sqlite+aiosqlite:///data/lambapea.sqlite3"),
        ("DATABASE_URL", "sqlite+aiosqlite:///file:x.db", "sqlite+aiosqlite:///data/lambapea.sqlite3"),
        ("DATABASE_URL", "sqlite+aiosqlite:///~/x.db", "in full"),
        ("DATA_DIR", "~/x", "in full"),
        ("DATABASE_URL", "postgresql+asyncpg://here/cards?sslmode=verify-full&sslrootcert=/none", "certificates"),
    ],
)
def test_of_an_address_it_is_said_what_is_wrong(
    name: str, value: str, why: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(name, value)
    assert why in said(capsys).partition(";")[2]


NEARLY = {
    "TURN_SECOND": "TURN_SECONDS",
    "turn_second": "TURN_SECONDS",
    "DISCORD_TOKENS": "DISCORD_TOKEN",
    "LOGLEVEL": "LOG_LEVEL",
    "SHARD_COUNTS": "SHARD_COUNT",
    "COMPUTER_DELAY": "COMPUTER_DELAY_SECONDS",
    "COMPUTER_SECONDS": "COMPUTER_DELAY_SECONDS",
    "NEXT_DEAL": "NEXT_DEAL_SECONDS",
    "next_deal": "NEXT_DEAL_SECONDS",
    "TURN_SECS": "TURN_SECONDS",
    "TURN_TIME": "TURN_SECONDS",
    "CUTTING_SECONDS": "CUT_SECONDS",
    "DATA_FOLDER": "DATA_DIR",
    "DATA_PATH": "DATA_DIR",
    "BACKUP_EVERY": "BACKUP_HOURS",
    "METRICS_HOST": "METRICS_ADDRESS",
    "LAMBAPEA_TOKEN": "DISCORD_TOKEN",
    "SHARD": "SHARD_IDS",
}
"""Names that are meant for a setting wherever they stand, and which one that is."""

FOREIGN = (
    *("PATH", "HOST", "TOKEN", "OVERRIDE", "TURN", "METRICS", "LOG_FILE", "LOG_DIR", "XDG_DATA_DIRS", "BACKUP_DIR"),
    *("BOT_TOKEN", "DISCORD_BOT_TOKEN", "GITHUB_TOKEN", "API_URL", "REDIS_URL", "TURN_SERVER", "TIMEOUT_SECONDS"),
    *("DATABASE", "DATABASE_HOST", "DATABASE_PORT", "NEXT_TELEMETRY_DISABLED", "COMPUTERNAME", "HTTPS_PROXY", "TZ"),
    *("METRICS_SERVICE_HOST", "METRICS_SERVICE_PORT", "LAMBAPEA_PORT", "LAMBAPEA_SERVICE_HOST", "OTHER"),
)
"""Names that other programs, or what starts containers, have in an environment."""


@pytest.mark.parametrize(("name", "setting"), NEARLY.items())
def test_a_name_that_is_nearly_a_settings_is_named_wherever_it_stands(
    name: str, setting: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    with monkeypatch.context() as within:
        within.setenv(name, VALUE)
        assert said(capsys) == f"The environment sets {name}, which is no setting; {setting} is one.\n"
    (tmp_path / ".env").write_text(f"{name}={VALUE}\n", encoding="utf-8")
    assert said(capsys) == f".env sets {name}, which is no setting; {setting} is one.\n"


@pytest.mark.parametrize("name", FOREIGN)
def test_in_the_bots_own_file_every_other_name_is_named(
    name: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / ".env").write_text(f"{name}={VALUE}\n", encoding="utf-8")
    assert said(capsys).startswith(f".env sets {name}, which is no setting; ")


@pytest.mark.parametrize(
    ("name", "says"),
    [("BOT_TOKEN", "DISCORD_TOKEN is one"), ("OVERRIDE", "OVERRIDE_SECONDS is one"), ("TZ", "take it out")],
)
def test_of_a_name_in_the_bots_own_file_it_is_said_what_to_do(
    name: str, says: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / ".env").write_text(f"{name}={VALUE}\n", encoding="utf-8")
    assert said(capsys) == f".env sets {name}, which is no setting; {says}.\n"


def test_names_of_other_programs_are_let_pass(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in FOREIGN:
        monkeypatch.setenv(name, VALUE)
    (tmp_path / ".env").write_text("POSTGRES_PASSWORD=x\nCOMPOSE_PROJECT_NAME=cards\n", encoding="utf-8")
    assert BotSettings.load().discord_token.get_secret_value() == TOKEN


def test_what_compose_reads_may_stand_in_the_bots_own_file(tmp_path: Path) -> None:
    text = (Path(__file__).parents[2] / "compose.yaml").read_text(encoding="utf-8")
    names = set(re.findall(r"\$\{(\w+)", text)) - {"DISCORD_TOKEN"}
    assert names
    (tmp_path / ".env").write_text("".join(f"{name}={VALUE}\n" for name in names), encoding="utf-8")
    assert BotSettings.load().discord_token.get_secret_value() == TOKEN
