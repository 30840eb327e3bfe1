"""The settings a host gives: read once at start, from the environment and `.env`, each named when it is wrong."""

import os
from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Literal, Self

from dotenv.parser import parse_stream
from pydantic import (
    AfterValidator,
    BeforeValidator,
    Field,
    SecretStr,
    ValidationError,
    field_validator,
    model_validator,
)
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict
from sqlalchemy.engine import URL

from bot.addresses import (
    DATABASES,
    WrongAddress,
    check_api_address,
    check_database_address,
    check_host_name,
    check_path,
)

ENV_FILE = Path(".env")
DAY = 86_400.0
NEAR, LIKE = 0.9, 0.6
"""How alike two names are of which one must be the other misspelt; of which it may be."""
OTHER_WORDS = {
    "_SECONDS": ("_SECS", "_TIME", "_TIMEOUT"),
    "_HOURS": ("_EVERY", "_INTERVAL"),
    "_DIR": ("_DIRECTORY", "_FOLDER", "_PATH"),
    "_ADDRESS": ("_ADDR", "_HOST"),
    "DISCORD_": ("LAMBAPEA_",),
    "CUT_": ("CUTTING_",),
    "DELAY_SECONDS": ("DELAY", "SECONDS"),
    "DEAL_SECONDS": ("DEAL",),
    "_IDS": ("",),
}
"""What somebody may say for a part of a setting's name, but for what would be a name of other programs."""
FOR_DOCKER = ("POSTGRES_PASSWORD", "COMPOSE_", "DOCKER_")
"""How names begin that stand in the bot's own file for compose.yaml and for docker."""

MOST_SHARDS = 100_000


def is_plain(given: object) -> object:
    """`1_0` is ten to Python and to nobody else."""
    if isinstance(given, str) and "_" in given:
        raise ValueError
    return given


def is_seldom(hours: float) -> float:
    """Copies made all the time would leave no room for anything else."""
    if 0 < hours < 0.1:
        raise ValueError
    return hours


Whole = Annotated[int, BeforeValidator(is_plain)]
Number = Annotated[float, BeforeValidator(is_plain), Field(allow_inf_nan=False)]
Hours = Annotated[
    Number,
    AfterValidator(is_seldom),
    Field(ge=0, le=8_760, description="a number of hours from 0.1 to 8760, or 0 for never"),
]
Seconds = Annotated[Number, Field(ge=0, le=DAY, description="a number of seconds from 0 to 86400")]


class ConfigError(Exception):
    """A setting is missing or malformed; its text is the one line a host needs, and never holds a value."""


def default_database(given: dict[str, Any]) -> SecretStr:
    """Without another word the database is one SQLite file in the data folder."""
    return SecretStr(URL.create(DATABASES[0], database=str(given["data_dir"] / "lambapea.sqlite3")).render_as_string())


class BotSettings(BaseSettings):
    """All that a host can set; each description says what is allowed, as an error then puts it."""

    model_config = SettingsConfigDict(
        frozen=True, extra="ignore", env_ignore_empty=True, env_file_encoding="utf-8-sig", hide_input_in_errors=True
    )

    discord_token: SecretStr = Field(SecretStr(""), description="the bot's token, in one piece, without spaces")
    discord_api_url: str = Field("https://discord.com/api/v10", description="an http or https address")
    data_dir: Path = Field(Path("data"), description="a folder, or a path where one can be made")
    database_url: SecretStr = Field(
        default_factory=default_database, description=f"an address like {DATABASES[0]}:///… or {DATABASES[1]}://…"
    )
    shard_count: Whole | None = Field(None, ge=1, le=MOST_SHARDS, description=f"a whole number from 1 to {MOST_SHARDS}")
    shard_ids: Annotated[tuple[Whole, ...] | None, NoDecode] = Field(
        None, description="numbers from 0 to SHARD_COUNT - 1 with commas between, each once, and needs SHARD_COUNT"
    )
    metrics_port: Whole | None = Field(None, ge=1, le=65_535, description="a port from 1 to 65535")
    metrics_address: str = Field("127.0.0.1", description="an address or a name of this machine, or 0.0.0.0 for all")
    backup_hours: Hours = 24.0
    backup_keep: Whole = Field(7, ge=1, le=1_000, description="a whole number from 1 to 1000")
    log_level: Literal["debug", "info", "warning", "error"] = Field("info", description="debug, info, warning or error")
    log_format: Literal["text", "json"] = Field("text", description="text or json")
    card_emojis: bool = Field(True, description="on or off")
    computer_delay_seconds: Seconds = 1.5
    cut_seconds: Seconds = 20.0
    override_seconds: Seconds = 20.0
    next_deal_seconds: Seconds = 15.0
    turn_seconds: Seconds = 120.0

    @property
    def backup_dir(self) -> Path:
        return self.data_dir / "backups"

    @classmethod
    def load(cls, *, need_token: bool = True, env_file: Path = ENV_FILE) -> Self:
        """Read the environment and, under it, `env_file`; raise ConfigError with one line for the first thing wrong."""
        check_names(env_file, read_env_file(env_file), is_ours=True)
        check_names("The environment", os.environ, is_ours=False)
        try:
            settings = cls(_env_file=env_file)
        except ValidationError as error:
            # The values stay out: pydantic's own text could show a token. The cause is cut off for the same reason.
            raise ConfigError(explain(cls, error)) from None
        if need_token and not settings.discord_token.get_secret_value():
            raise ConfigError("DISCORD_TOKEN is missing: set it in the environment or in .env.")
        return settings

    @model_validator(mode="before")
    @classmethod
    def drop_blanks(cls, given: dict[str, Any]) -> dict[str, Any]:
        """A value of nothing but spaces is a setting left out; spaces around a value are no part of it."""
        stripped = {name: value.strip() if isinstance(value, str) else value for name, value in given.items()}
        return {name: value for name, value in stripped.items() if value != ""}

    @field_validator("discord_token")
    @classmethod
    def is_one_piece(cls, token: SecretStr) -> SecretStr:
        """A token travels in an HTTP header: visible ASCII only."""
        text = token.get_secret_value()
        if not text.isascii() or not text.isprintable() or " " in text:
            raise ValueError
        return token

    @field_validator("discord_api_url")
    @classmethod
    def is_address(cls, text: str) -> str:
        """Paths are joined to the base with a slash of their own."""
        check_api_address(text)
        return text.rstrip("/")

    @field_validator("metrics_address")
    @classmethod
    def is_host(cls, text: str) -> str:
        """Whether it is one of this machine's turns out when it is listened on."""
        if not text.isprintable() or " " in text or "/" in text:
            raise ValueError
        check_host_name(text)
        return text

    @field_validator("data_dir")
    @classmethod
    def is_folder(cls, path: Path) -> Path:
        """A folder that is not there yet is fine; a file in its place is not, nor what no path can be called."""
        try:
            is_taken = path.exists() and not path.is_dir()
        except OSError as error:
            raise ValueError from error
        if not str(path).isprintable() or is_taken or "?" in str(path):  # which would end it in a database's address
            raise ValueError
        check_path(str(path))
        return path

    @field_validator("database_url")
    @classmethod
    def is_known_database(cls, url: SecretStr) -> SecretStr:
        """Two databases are tested, so two are taken."""
        check_database_address(url.get_secret_value())
        return url

    @field_validator("shard_ids", mode="before")
    @classmethod
    def split_commas(cls, given: object) -> object:
        """`0,2,5` is a list of three."""
        return tuple(part.strip() for part in given.split(",")) if isinstance(given, str) else given

    @field_validator("shard_ids")
    @classmethod
    def are_shards(cls, ids: tuple[int, ...] | None, info: Any) -> tuple[int, ...] | None:
        """Shards are counted from 0 and each is run once; without their count the numbers mean nothing."""
        count = info.data.get("shard_count")
        if ids is not None and not (count and len(set(ids)) == len(ids) and all(0 <= one < count for one in ids)):
            raise ValueError
        return ids

    @field_validator("log_level", "log_format", mode="before")
    @classmethod
    def in_lower_case(cls, given: object) -> object:
        """`INFO` and `info` are one level."""
        return given.lower() if isinstance(given, str) else given


def explain(settings: type[BotSettings], error: ValidationError) -> str:
    """The first setting that is wrong, what it may be, and of an address why this one is not it, in one line."""
    found = error.errors(include_input=False, include_url=False)[0]
    name, why = str(found["loc"][0]), found.get("ctx", {}).get("error")
    reason = f"; {why}" if isinstance(why, WrongAddress) and str(why) else ""
    return f"{name.upper()} must be {allowed(settings, name)}{reason}."


def allowed(settings: type[BotSettings], name: str) -> str:
    """What a setting may be, in words."""
    return settings.model_fields[name].description or "well formed"


def read_env_file(path: Path) -> list[str]:
    """The names a settings file gives: it is text, and each of its lines a comment, blank or NAME=value."""
    try:
        if not path.exists():
            return []
        with path.open(encoding="utf-8-sig") as stream:
            bindings = list(parse_stream(stream))
    except IsADirectoryError:
        raise ConfigError(f"{path} must be a file of NAME=value lines, but is a folder.") from None
    except UnicodeDecodeError:
        raise ConfigError(f"{path} must be a text file in UTF-8.") from None
    except OSError as error:
        raise ConfigError(f"{path} cannot be read: {error.strerror}.") from None
    for binding in bindings:
        if binding.error or (binding.key is not None and binding.value is None):
            raise ConfigError(f"{path}, line {binding.original.line}, must read NAME=value.")
    return [binding.key for binding in bindings if binding.key is not None]


SETTINGS = {name.upper() for name in BotSettings.model_fields}
REWORDED = {
    setting.replace(part, other): setting
    for part, others in OTHER_WORDS.items()
    for other in others
    for setting in SETTINGS
    if part in setting
}
"""The setting that is meant by a name in other words."""


def check_names(where: object, names: Iterable[str], *, is_ours: bool) -> None:
    """Raise `ConfigError` for a name that would be ignored, and nobody would know.

    In the bot's own file that is each but docker's; in the environment, which is everybody's, one that can only be
    meant for a setting: misspelt, or with a part of it in other words.
    """
    for name in names:
        if name.upper() in SETTINGS or (is_ours and name.upper().startswith(FOR_DOCKER)):
            continue
        meant = REWORDED.get(name.upper()) or next(
            iter(get_close_matches(name.upper(), SETTINGS, 1, LIKE if is_ours else NEAR)), None
        )
        if meant or is_ours:
            what = f"{meant} is one" if meant else "take it out"
            raise ConfigError(f"{where} sets {name}, which is no setting; {what}.")
