"""Tables a server keeps under a name, to be opened again as they were; and the port that stores them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Protocol

from bot.phrases.names import NAMELESS, plain
from bot.tables.model import Computer, Speed, Table
from bot.tables.setup import Setup, known_level, nearest_setup
from engine.games import GAMES

MAX_PRESETS: Final = 20
"""How many a server may keep: with the games they fit into one menu and one list of choices."""


@dataclass(frozen=True, slots=True)
class Preset:
    """What a table was like, in words, so that a later version may read what it still knows.

    saved_by: None once that person has been forgotten.
    """

    name: str
    saved_by: int | None
    game: str
    players: int
    options: Mapping[str, str]
    level: str
    speed: str
    shuffled: bool = False
    hints: bool = False

    @property
    def key(self) -> str:
        """What tells it from the others of its server."""
        return key_of(self.name)


def key_of(name: str) -> str:
    """Names that differ only in capitals or in what cannot be seen are one."""
    return plain(name).casefold()


def is_name(name: str) -> bool:
    """Whether anything of it can be read."""
    return plain(name) != NAMELESS


def preset_of(name: str, user: int, setup: Setup) -> Preset:
    """A setup under a name, which is made harmless."""
    return Preset(
        plain(name), user, setup.game, setup.players, setup.written, setup.level, setup.speed.value, setup.shuffled,
        setup.hints,
    )  # fmt: skip


def setup_of_table(table: Table, levels: Sequence[str]) -> Setup:
    """What a table is like; its computers play as was asked, else as the first of them does."""
    there = [who.level for who in table.seats if isinstance(who, Computer)]
    level = known_level(table.level or next(iter(there), ""), levels)
    shuffled = table.shuffle is not None and table.room is None
    return Setup(table.game, table.players, dict(table.options), level, table.speed, shuffled, table.hints)


def setup_from(preset: Preset, levels: Sequence[str]) -> tuple[Setup, tuple[str, ...]] | None:
    """The setup nearest to a preset, and what of it is no longer there; None where its game is not."""
    if preset.game not in GAMES:
        return None
    is_speed = preset.speed in list(Speed)
    speed, level = Speed(preset.speed) if is_speed else Speed.LIVE, known_level(preset.level, levels)
    setup, gone = nearest_setup(preset.game, level, speed, preset.options, preset.players)
    lost = [name for name, is_lost in (("level", level != preset.level), ("speed", not is_speed)) if is_lost]
    return replace(setup, shuffled=preset.shuffled, hints=preset.hints), (*gone, *lost)


class PresetStore(Protocol):
    """What servers keep. Every method is one transaction; `StorageError` where the database refuses."""

    async def presets(self, guild: int) -> list[Preset]:
        """All of a server's, by name."""

    async def save_preset(self, guild: int, preset: Preset) -> bool:
        """Keep one, instead of the one of that name; False if there are as many as there may be."""

    async def delete_preset(self, guild: int, key: str) -> None: ...
