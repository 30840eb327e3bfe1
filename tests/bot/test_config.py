"""Settings: what is taken, what is refused, and that no secret shows."""

import traceback
from pathlib import Path

import pytest

from bot.config import BotSettings, ConfigError

TOKEN = "no.real-token.for-tests-only"


@pytest.fixture(autouse=True)
def bare_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in BotSettings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)


def load(tmp_path: Path, *, need_token: bool = False, **lines: str) -> BotSettings:
    (tmp_path / ".env").write_text("".join(f"{name}={value}\n" for name, value in lines.items()), encoding="utf-8")
    return BotSettings.load(need_token=need_token, env_file=tmp_path / ".env")


def refusal(path: Path, *, need_token: bool = False) -> str:
    """The one line a host reads; nothing else of the error may hold more than it."""
    with pytest.raises(ConfigError) as caught:
        BotSettings.load(need_token=need_token, env_file=path)
    line = str(caught.value)
    assert "\n" not in line
    assert caught.value.__cause__ is None
    assert TOKEN not in "".join(traceback.format_exception(caught.value))
    return line


def test_without_a_word_all_defaults_hold(tmp_path: Path) -> None:
    settings = load(tmp_path)
    assert settings.discord_api_url == "https://discord.com/api/v10"
    assert settings.database_url.get_secret_value() == "sqlite+aiosqlite:///data/lambapea.sqlite3"
    assert (settings.shard_count, settings.shard_ids, settings.metrics_port) == (None, None, None)
    assert (settings.backup_hours, settings.backup_keep) == (24, 7)
    assert (settings.log_level, settings.log_format) == ("info", "text")
    assert (settings.computer_delay_seconds, settings.cut_seconds, settings.override_seconds) == (1.5, 20, 20)
    assert (settings.next_deal_seconds, settings.turn_seconds) == (15, 120)


def test_the_database_file_stands_in_the_data_folder(tmp_path: Path) -> None:
    settings = load(tmp_path, DATA_DIR=str(tmp_path / "kept"))
    assert settings.database_url.get_secret_value() == f"sqlite+aiosqlite:///{tmp_path}/kept/lambapea.sqlite3"


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("DISCORD_API_URL", "http://127.0.0.1:8080/api/v10/", "http://127.0.0.1:8080/api/v10"),
        ("SHARD_COUNT", "4", 4),
        ("METRICS_PORT", "9108", 9108),
        ("LOG_LEVEL", "WARNING", "warning"),
        ("LOG_FORMAT", "Json", "json"),
        ("TURN_SECONDS", "0", 0.0),
        ("BACKUP_HOURS", "0", 0.0),
        ("BACKUP_HOURS", "0.1", 0.1),
        ("COMPUTER_DELAY_SECONDS", "0.25", 0.25),
        ("NEXT_DEAL_SECONDS", "", 15.0),
        ("CUT_SECONDS", '"  "', 20.0),
        ("METRICS_PORT", "", None),
    ],
)
def test_a_good_value_is_taken(tmp_path: Path, name: str, text: str, value: object) -> None:
    assert getattr(load(tmp_path, **{name: text}), name.lower()) == value


def test_a_bad_value_in_the_file_is_named_with_what_is_allowed(tmp_path: Path) -> None:
    path = tmp_path / ".env"
    path.write_text(f"DISCORD_TOKEN={TOKEN}\nTURN_SECONDS=soon\n", encoding="utf-8")
    assert refusal(path) == "TURN_SECONDS must be a number of seconds from 0 to 86400."


@pytest.mark.parametrize(
    ("count", "ids", "value"),
    [("4", "0,3", (0, 3)), ("4", " 2 , 1 ", (2, 1)), ("1", "0", (0,)), ("4", "", None)],
)
def test_shard_ids_are_a_list_with_commas(tmp_path: Path, count: str, ids: str, value: object) -> None:
    assert load(tmp_path, SHARD_COUNT=count, SHARD_IDS=ids).shard_ids == value


@pytest.mark.parametrize(
    ("count", "ids"), [("", "0"), ("2", "2"), ("2", "-1"), ("2", "0,0"), ("2", "0,,1"), ("2", "x"), ("20", "1_0")]
)
def test_shard_ids_must_fit_their_count(tmp_path: Path, count: str, ids: str) -> None:
    (tmp_path / ".env").write_text(f"SHARD_COUNT={count}\nSHARD_IDS={ids}\n", encoding="utf-8")
    assert refusal(tmp_path / ".env").startswith("SHARD_IDS must be ")


def test_the_environment_goes_before_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TURN_SECONDS", "7")
    monkeypatch.setenv("CUT_SECONDS", "")
    settings = load(tmp_path, TURN_SECONDS="9", CUT_SECONDS="11")
    assert (settings.turn_seconds, settings.cut_seconds) == (7, 11)


def test_a_file_in_the_data_folders_place_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "taken").write_text("x", encoding="utf-8")
    monkeypatch.setenv("DATA_DIR", str(tmp_path / "taken"))
    assert refusal(tmp_path / "none").startswith("DATA_DIR must be a folder")
    monkeypatch.setenv("DATA_DIR", "0" * 300)  # longer than a name may be, where nothing can even be looked for
    assert refusal(tmp_path / "none").startswith("DATA_DIR must be a folder")


def test_a_missing_token_is_named_where_one_is_needed(tmp_path: Path) -> None:
    assert refusal(tmp_path / "none", need_token=True).startswith("DISCORD_TOKEN is missing")
    assert load(tmp_path, need_token=True, DISCORD_TOKEN=TOKEN).discord_token.get_secret_value() == TOKEN


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"DISCORD_TOKEN=\xff\xfe\n", "must be a text file in UTF-8"),
        (b"LOG_LEVEL=info\nthis is no setting\n", "line 2, must read NAME=value"),
        (f"TURN_SECONDS=1\n\n{TOKEN}\n".encode(), "must read NAME=value"),
        (f"DISCORD_TOKEN='{TOKEN}\n".encode(), "line 1, must read NAME=value"),
    ],
)
def test_a_broken_file_is_named(tmp_path: Path, content: bytes, says: str) -> None:
    (tmp_path / ".env").write_bytes(content)
    line = refusal(tmp_path / ".env")
    assert line.startswith(str(tmp_path / ".env"))
    assert says in line


def test_a_folder_in_the_files_place_is_named(tmp_path: Path) -> None:
    (tmp_path / ".env").mkdir()
    assert "is a folder" in refusal(tmp_path / ".env")


def test_comments_exports_quotes_and_a_byte_order_mark_are_read(tmp_path: Path) -> None:
    text = "\ufeff# mine\n\nexport DISCORD_TOKEN='abc' # the token\nTURN_SECONDS=5\n"
    (tmp_path / ".env").write_text(text, encoding="utf-8")
    settings = BotSettings.load(env_file=tmp_path / ".env")
    assert (settings.discord_token.get_secret_value(), settings.turn_seconds) == ("abc", 5)


def test_secrets_stay_out_of_repr(tmp_path: Path) -> None:
    settings = load(tmp_path, DISCORD_TOKEN=TOKEN, DATABASE_URL="postgresql+asyncpg://me:hush@here/cards")
    shown = f"{settings!r} {settings} {settings.model_dump()} {settings.model_dump_json()}"
    assert TOKEN not in shown
    assert "hush" not in shown


def test_settings_stay_as_they_were_read(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="frozen"):
        load(tmp_path).turn_seconds = 1
