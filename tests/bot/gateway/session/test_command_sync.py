"""Commands are sent when they differ, and only then."""

import copy

import pytest

from bot.gateway.session.command_sync import same

OURS = [
    {
        "name": "play",
        "description": "Play a card",
        "type": 1,
        "nsfw": False,
        "dm_permission": True,
        "default_member_permissions": None,
        "contexts": [1, 0],
        "integration_types": [0],
        "options": [
            {"type": 3, "name": "card", "description": "Which", "required": True, "autocomplete": True},
            {"type": 4, "name": "table", "description": "Which table", "min_value": 1},
        ],
    },
    {"name": "admin", "description": "Owner", "type": 1, "default_member_permissions": 8, "options": []},
]


def as_discord_returns(commands: list[dict[str, object]]) -> list[dict[str, object]]:
    """Sorted otherwise, with ids and defaults filled in or left out."""
    theirs = copy.deepcopy(commands)[::-1]
    for command in theirs:
        command |= {"id": "1", "application_id": "2", "version": "3", "name_localizations": None}
        if command.get("default_member_permissions"):
            command["default_member_permissions"] = str(command["default_member_permissions"])
        if "contexts" in command:
            command["contexts"] = [0, 1]
    return theirs


def test_what_discord_fills_in_is_no_difference() -> None:
    assert same(OURS, as_discord_returns(OURS))


@pytest.mark.parametrize(
    ("where", "value"),
    [("description", "Lay a card"), ("contexts", [0]), ("options", []), ("default_member_permissions", "8")],
)
def test_any_word_or_right_is_a_difference(where: str, value: object) -> None:
    theirs = as_discord_returns(OURS)
    theirs[1][where] = value
    assert not same(OURS, theirs)


def test_a_command_more_or_less_is_a_difference() -> None:
    assert not same(OURS, as_discord_returns(OURS)[:1])
    assert not same(OURS[:1], as_discord_returns(OURS))


def test_the_order_of_options_is_a_difference() -> None:
    theirs = as_discord_returns(OURS)
    theirs[1]["options"] = theirs[1]["options"][::-1]
    assert not same(OURS, theirs)
