"""Arrows go one way: cogs → bot → engine."""

import sys

import pytest

from tests.architecture.source import CODE, imports, module_name, package_name, python_files


def below(name: str, *packages: str) -> bool:
    """Whether a dotted name is one of these packages or inside one."""
    return any(name == package or name.startswith(f"{package}.") for package in packages)


def game_of(name: str) -> str | None:
    """The game whose module this is, if it is one."""
    parts = name.split(".")
    return parts[2] if parts[:2] == ["engine", "games"] and len(parts) > 2 else None


def engine_fault(module: str, name: str) -> str | None:
    """Standard library and engine; numbers only for search; no game knows another."""
    root = name.partition(".")[0]
    if root in {"numpy", "numba"}:
        return None if below(module, "engine.search") else "numpy and numba belong below engine.search"
    if root != "engine" and root not in sys.stdlib_module_names:
        return "the engine imports the standard library and itself only"
    if game_of(module) and game_of(name) and game_of(module) != game_of(name):
        return "a game imports no other game"
    return None


def bot_fault(module: str, name: str) -> str | None:
    """Discord through one door, and the loopback stands apart from the bot it plays Discord for."""
    if below(name, "cogs"):
        return "the bot does not import cogs"
    if below(name, "discord") and not below(module, "bot.gateway") and layer_of(module) != "commands":
        return "inside bot only bot.gateway and the commands of features import discord"
    if below(name, "sqlalchemy") and not (below(module, "bot.store", *ADDRESSES) or layer_of(module) == "store"):
        return "inside bot only bot.store and the stores of features import sqlalchemy"
    if below(module, "bot.sandbox"):
        apart = below(name, "engine") or (below(name, "bot") and not below(name, "bot.sandbox"))
        return "the loopback knows nothing of the bot" if apart else None
    if below(name, "bot.sandbox") and module != "bot.__main__":
        return "the bot does not know whom it talks to"
    return room_fault(module, name) or gateway_fault(module, name) or feature_fault(module, name)


ABOVE_TABLES = ("bot.present", "bot.render", "bot.gateway", "bot.store", "bot.stores", "bot.app", "bot.system")
ROOMS = {
    "bot.tables": ABOVE_TABLES,
    "bot.store": ("bot.present", "bot.render", "bot.gateway", "bot.stores", "bot.app", "bot.system"),
    "bot.present": ("bot.render", "bot.gateway", "bot.store", "bot.stores"),
    "bot.players": (
        "bot.tables", "bot.store", "bot.stores", "bot.present", "bot.render", "bot.gateway", "bot.app", "bot.system",
        "bot.phrases",
    ),
    "bot.ports": ("bot.tables", "bot.store", "bot.stores", "bot.present", "bot.gateway"),
}  # fmt: skip
"""What each room knows nothing of: tables not how they are shown, messages neither pixels nor Discord nor the store.
Computer players know a view, and nothing of the table it is from."""


ADDRESSES = ("bot.addresses", "bot.config", "bot.database_commands", "bot.logs")
"""What reads a database's address before anything is opened, and keeps its statements out of the log."""
FEATURES = "bot.features"
ROOTS = ("bot.app", "bot.stores")
"""Where everything is joined: what runs, and what is stored."""
LAYERS = {
    "store": ROOMS["bot.store"],
    "service": ABOVE_TABLES,
    "messages": ROOMS["bot.present"],
    "posts": ("bot.store", "bot.stores", "bot.app"),
    "commands": ("bot.store", "bot.stores", "bot.app"),
}
"""The parts of a feature, or of `bot.solo`, from below, and what each knows nothing of; `stats_messages` are messages
too. What has another name is a part of the service."""
BETWEEN_FEATURES = {
    ("records", "ladder"): "a leaderboard leads on to somebody's finished deals, and back",
    ("records", "evenings"): "a deal that is not named is the last one of the channel, as its evening has it",
    ("reviews", "records"): "a deal that is not named is the same one for a review as for its replay",
}
"""Which feature may import another one, at most five, each with its reason."""


def layer_of(module: str) -> str | None:
    """Which part of a feature a module is, or of what features are made of."""
    part = part_of(module.rpartition(".")[2])
    return (part if part in LAYERS else "service") if below(module, FEATURES, "bot.solo") else None


def part_of(stem: str) -> str:
    """What a module's name ends with."""
    return stem.rpartition("_")[2]


def feature_of(name: str) -> str | None:
    """The feature whose module this is, if it is one."""
    return ".".join(name.split(".")[:3]) if below(name, FEATURES) and name != FEATURES else None


def feature_fault(module: str, name: str) -> str | None:
    """Features know the core and `bot.solo`, the core knows neither, and only what joins all knows all."""
    layer, feature, other = layer_of(module), feature_of(module), feature_of(name)
    if layer is not None and below(name, *LAYERS[layer]):
        return f"imports go commands → messages → service → store, so {module} knows nothing of {name}"
    if below(name, "bot.solo") and below(module, "bot.tables", "bot.present", "bot.players", "bot.gateway"):
        return "the core knows nothing of what is played alone"
    if other is None or module in ROOTS:
        return None
    if other == feature:
        parts, part = [*LAYERS], part_of(name.removeprefix(f"{other}.").partition(".")[0])
        is_above = part in LAYERS and parts.index(part) > parts.index(layer or "service")
        return "imports go commands → messages → service → store" if is_above else None
    pair = ((feature or "").removeprefix(f"{FEATURES}."), other.removeprefix(f"{FEATURES}."))
    return None if pair in BETWEEN_FEATURES else "the core imports no feature, and a feature none that is not listed"


def room_fault(module: str, name: str) -> str | None:
    """The gateway shows what `present` makes of a table; the painter gets scenes and knows nothing else of the bot."""
    for room, strangers in ROOMS.items():
        if below(module, room) and below(name, *strangers):
            return f"imports go gateway → present → tables → players, so {room} knows nothing of {name}"
    known = ("bot.render", "bot.present.scenes", "bot.graphemes")
    if below(module, "bot.render") and name.startswith("bot.") and not below(name, *known):
        return "the painter is told what to paint by scenes"
    return None


GATEWAY = ("bot.gateway.messages", "bot.gateway.interactions", "bot.gateway.session")
"""Its rooms, the deepest first."""


def gateway_fault(module: str, name: str) -> str | None:
    """A session hears of interactions, and interactions change messages; never the other way round."""
    for depth, room in enumerate(GATEWAY):
        if below(module, room) and below(name, *GATEWAY[depth + 1 :]):
            return "inside the gateway imports go session → interactions → messages"
    return None


def cogs_fault(_module: str, name: str) -> str | None:
    """Cogs speak with the services only."""
    return "cogs never import the engine" if below(name, "engine") else None


FAULTS = {"engine": engine_fault, "bot": bot_fault, "cogs": cogs_fault}


def fault(module: str, name: str) -> str | None:
    """Code never leans on its tests; the rest is each layer's own rule."""
    return (
        "code does not import tests" if below(name, "tests") else FAULTS[module.split(".", maxsplit=1)[0]](module, name)
    )


@pytest.mark.parametrize("layer", CODE)
def test_every_import_points_along_the_arrows(layer: str) -> None:
    wrong = [
        f"{module_name(path)} imports {name}: {reason}"
        for path in python_files(layer)
        for name in imports(path.read_text(encoding="utf-8"), package_name(path))
        if (reason := fault(module_name(path), name))
    ]
    assert not wrong, "\n".join(wrong)


def test_the_list_of_features_that_know_others_is_short_and_in_use() -> None:
    stem = f"{FEATURES}."
    pairs = {
        (mine.removeprefix(stem), other.removeprefix(stem))
        for path in python_files("bot")
        for name in imports(path.read_text(encoding="utf-8"), package_name(path))
        if (mine := feature_of(module_name(path))) and (other := feature_of(name)) and mine != other
    }
    assert pairs == set(BETWEEN_FEATURES)
    assert len(BETWEEN_FEATURES) <= 5


@pytest.mark.parametrize(
    ("module", "source", "allowed"),
    [
        ("engine.trick", "from collections.abc import Iterable", True),
        ("engine.trick", "import discord", False),
        ("engine.trick", "import numpy as np", False),
        ("engine.search.tables", "import numpy as np", True),
        ("engine.search.tables", "import PIL", False),
        ("engine.trick", "from bot import config", False),
        ("engine.games.skat", "from engine.games.saskop import score", False),
        ("engine.games.skat", "from engine.games import saskop", False),
        ("engine.games.skat", "from . import saskop", False),
        ("engine.games.skat", "from engine.trick import follow", True),
        ("engine.games", "from engine.games import saskop, skat", True),
        ("bot.tables.service", "from engine import Game", True),
        ("bot.tables.service", "def late():\n    import discord", False),
        ("bot.tables.service", "from cogs.play import Playing", False),
        ("bot.tables.service", "from bot.store import OpenDatabase", False),
        ("bot.tables.stored", "from bot.tables.model import Table", True),
        ("bot.store.rows", "from bot.tables.stored import StoredDeal", True),
        ("bot.store.posted_messages", "from bot.gateway.messages.journal import Journal", False),
        ("bot.store.files", "from bot.system import SystemClock", False),
        ("bot.ports", "from bot.tables.model import Table", False),
        ("bot.tables.service", "from bot.present.messages import Message", False),
        ("bot.tables.turn_scheduler", "from bot.players.thinking import Thinking", True),
        ("bot.players.simple", "from bot.tables.model import Turn", False),
        ("bot.solo.service", "from bot.tables.model import Table", True),
        ("bot.solo.service", "from bot.present.messages import Message", False),
        ("bot.solo.messages", "from bot.present.messages import Message", True),
        ("bot.solo.messages", "from bot.store.rows import read_deal", False),
        ("bot.solo.store", "from bot.store.access import Store", True),
        ("bot.solo.store", "from bot.features.daily.store import DAILY", False),
        ("bot.store.personal", "from bot.features.daily.store import PERSONAL", False),
        ("bot.stores", "from bot.features.daily.store import DailyStore", True),
        ("bot.features.daily.store", "from sqlalchemy import select", True),
        ("bot.features.daily.service", "from sqlalchemy import select", False),
        ("bot.features.daily.service", "from bot.features.daily.store import DailyStore", True),
        ("bot.features.daily.store", "from bot.features.daily.service import Dailies", False),
        ("bot.features.daily.service", "from bot.tables.model import Table", True),
        ("bot.features.daily.service", "from bot.solo.service import SoloPlay", True),
        ("bot.features.daily.service", "from bot.present.messages import Message", False),
        ("bot.features.daily.service", "from bot.features.daily.messages import button", False),
        ("bot.features.daily.service", "import discord", False),
        ("bot.features.daily.messages", "from bot.features.daily.service import Dailies", True),
        ("bot.features.daily.messages", "from bot.features.daily import commands", False),
        ("bot.features.daily.messages", "from bot.gateway.interactions import answer", False),
        ("bot.features.daily.commands", "from bot.gateway.interactions import answer", True),
        ("bot.features.daily.commands", "import discord", True),
        ("bot.features.daily.messages", "from bot.features.challenges.messages import question", False),
        ("bot.features.daily.commands", "from bot.features.challenges.commands import press_challenge", False),
        ("bot.features.records.commands", "from bot.features.ladder.messages import Leaderboards", True),
        ("bot.features.ladder.messages", "from bot.features.records.messages import History", False),
        ("bot.features.ladder.stats_messages", "from bot.present.messages import Message", True),
        ("bot.features.ladder.service", "from bot.features.ladder.stats_messages import StatsPage", False),
        ("bot.solo.service", "from bot.features.daily.service import Dailies", False),
        ("bot.present.composer", "from bot.features.daily.messages import button", False),
        ("bot.present.composer", "from bot.solo.messages import SoloMessages", False),
        ("bot.gateway.interactions.context", "from bot.solo.messages import SoloMessages", False),
        ("bot.solo.commands", "from bot.gateway.interactions.context import service", True),
        ("bot.solo.messages", "from bot.gateway.interactions.context import service", False),
        ("bot.tables.service", "from bot.features.daily.service import Dailies", False),
        ("bot.gateway.interactions.actions", "from bot.features.daily.commands import daily", False),
        ("bot.gateway.interactions.presses", "from bot.features.daily.commands import press_daily", False),
        ("bot.gateway.interactions.context", "from bot.features.daily.messages import DailyPlay", False),
        ("bot.gateway.interactions.setup_menu", "from bot.features.practice.messages import Practice", False),
        ("cogs.alone", "from bot.features.daily.commands import daily", True),
        ("bot.present.presenter", "from bot.tables.model import Table", True),
        ("bot.present.presenter", "from bot.present.scenes import TableScene", True),
        ("bot.present.presenter", "from bot.render.painter import Painter", False),
        ("bot.present.composer", "from bot.gateway.messages.people import People", False),
        ("bot.features.records.messages", "from bot import store", False),
        ("bot.present.composer", "import discord", False),
        ("bot.render.layouts", "from bot.present.scenes import Scene", True),
        ("bot.render.layouts", "from engine.cards import Suit", True),
        ("bot.render.layouts", "from bot.present import words", False),
        ("bot.render.layouts", "from bot.tables.model import Table", False),
        ("bot.gateway.session.client", "from discord.ext import commands", True),
        ("bot.gateway.session.client", "from bot.gateway.interactions import answer", True),
        ("bot.gateway.messages.payload", "from bot.gateway.interactions import answer", False),
        ("bot.gateway.interactions.answer", "import bot.gateway.session.client", False),
        ("bot.app", "from bot.sandbox import server", False),
        ("bot.sandbox.rest", "from bot.sandbox.state import World", True),
        ("bot.sandbox.rest", "from bot.config import Settings", False),
        ("bot.sandbox.rest", "from bot import config", False),
        ("bot.sandbox.rest", "from ..config import Settings", False),
        ("bot.sandbox.rest", "import discord", False),
        ("bot.sandbox.rest", "from engine.cards import Card", False),
        ("cogs.play", "from discord import app_commands", True),
        ("cogs.play", "from bot.gateway.interactions import answer", True),
        ("cogs.play", "from engine.cards import Card", False),
        ("bot.app", "from tests.bot import fakes", False),
    ],
)
def test_the_check_itself_tells_right_from_wrong(module: str, source: str, allowed: bool) -> None:
    package = module.rpartition(".")[0]
    assert all(fault(module, name) is None for name in imports(source, package)) is allowed
