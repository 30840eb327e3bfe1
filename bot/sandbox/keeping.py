"""What the loopback keeps from one run to the next, as Discord would: people, channels and what stands in them."""

import contextlib
import pickle
from pathlib import Path

from bot.sandbox.world import SandboxWorld

VERSION = 3


def save(world: SandboxWorld, path: Path) -> None:
    """Writes it down at the end of a run; private answers are gone with the client that showed them, as at Discord."""
    messages = {key: each for key, each in world.messages.items() if each.seen_by is None}
    kept = (VERSION, world.users, world.guilds, world.channels, messages, world.emojis, world.installed_by)
    data = pickle.dumps(kept)
    beside = path.with_suffix(".new")
    beside.write_bytes(data)
    beside.replace(path)


def load(world: SandboxWorld, path: Path) -> bool:
    """Puts it back into an empty world; false where there is nothing, or nothing of this version, to be put back."""
    with contextlib.suppress(
        OSError, pickle.UnpicklingError, EOFError, AttributeError, ImportError, ValueError, TypeError
    ):
        version, users, guilds, channels, messages, emojis, installed_by = pickle.loads(path.read_bytes())  # noqa: S301 - written by us, beside the database
        if version == VERSION:
            world.users.update({key: each for key, each in users.items() if key != world.bot.id})
            world.guilds.update(guilds)
            world.channels.update(channels)
            world.messages.update(messages)
            world.emojis.update(emojis)
            world.installed_by.update(installed_by)
            return True
    return False
