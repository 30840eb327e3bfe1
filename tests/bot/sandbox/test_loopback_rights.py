"""Who may do what in a channel of the loopback: what Discord works out of roles, exceptions and threads."""

import pytest

from bot.sandbox.errors import ClientRefused
from bot.sandbox.world import PERMISSIONS
from tests.support.loopback import Loopback


def rights_of(loopback: Loopback, name: str, channel: str = "general") -> set[str]:
    person = loopback.world.person(name)
    given = loopback.world.permissions(person.id, loopback.world.channel(channel))
    return {name for name, bit in PERMISSIONS.items() if given & bit}


async def test_a_channels_exceptions_are_taken_as_discord_takes_them(loopback: Loopback) -> None:
    """First those for everybody, then those for all roles together, then one's own; nothing where one sees nothing."""
    control = loopback.control
    for name in ("Anna", "Bert", "Carl"):
        loopback.person(name)
    control.add_role("friends", "Anna", "Bert")
    control.add_role("silent", "Bert")
    control.deny("general", "view_channel", who="@everyone")
    assert not rights_of(loopback, "Anna")
    control.allow("general", "view_channel", "manage_channels", who="friends")
    control.deny("general", "view_channel", "send_messages", who="silent")
    assert {"view_channel", "manage_channels", "send_messages"} <= rights_of(loopback, "Anna")
    assert "view_channel" in rights_of(loopback, "Bert")  # what one role allows outweighs what another denies
    assert "send_messages" not in rights_of(loopback, "Bert")
    assert not rights_of(loopback, "Carl")
    control.deny("general", "view_channel", who="Anna")
    assert not rights_of(loopback, "Anna")


async def test_only_a_role_makes_an_administrator_and_no_channel_stops_one(loopback: Loopback) -> None:
    loopback.person("Anna")
    with pytest.raises(ClientRefused):
        loopback.control.allow("general", "administrator", who="Anna")
    loopback.control.deny("general", "view_channel", who="Anna")
    loopback.control.add_role("admins", "Anna", permissions=["administrator"])
    assert rights_of(loopback, "Anna") == set(PERMISSIONS)


async def test_a_thread_is_seen_as_its_channel_and_a_private_one_by_who_is_in_it(loopback: Loopback) -> None:
    control = loopback.control
    for name in ("Anna", "Bert", "Carl"):
        loopback.person(name)
    control.add_thread("open", "general")
    control.add_thread("closed", "general", "Anna")
    control.add_role("mods", "Carl", permissions=["manage_threads"])
    assert [bool(rights_of(loopback, name, "open")) for name in ("Anna", "Bert", "Carl")] == [True, True, True]
    assert [bool(rights_of(loopback, name, "closed")) for name in ("Anna", "Bert", "Carl")] == [True, False, True]
    control.deny("general", "view_channel", who="Anna")
    assert not rights_of(loopback, "Anna", "open")
    assert not rights_of(loopback, "Anna", "closed")
