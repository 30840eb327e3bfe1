"""What a post shows, as somebody sees it who only looks at its pictures and buttons."""

import asyncio
from typing import Any

from bot.sandbox.people import Person, Post
from bot.sandbox.world import Channel

CALLING = {1, 3}
"""Styles of buttons that answer what the table waits for."""


async def awake(person: Person, channel: Channel) -> None:
    """Wait until the bot answers in time: on a machine that has much else to do it does not while it starts."""
    async with asyncio.timeout(60):
        while not (await person.slash(channel, "help")).answered:
            pass


def shows(post: Post, name: str, button: str) -> bool:
    """Whether a message has this picture or the button that goes with it: where the painter is late, words go first."""
    pictures = {picture.filename for picture in post.pictures}
    return name in pictures or any(each["custom_id"].endswith(button) for each in post.buttons)


def is_table(post: Post) -> bool:
    """Whether a message shows a table."""
    return shows(post, "table.png", ":rules")


def is_sheet(post: Post) -> bool:
    """Whether a message shows a deal's result."""
    return not post.private and shows(post, "sheet.png", ":replay")


def is_hand(post: Post) -> bool:
    """Whether a message shows a hand, painted or in words."""
    return any(picture.filename == "hand.png" for picture in post.pictures) or "Your hand" in post.text


def calling(post: Post) -> list[dict[str, Any]]:
    """The buttons of a hand that answer what the table waits for; passing goes with bidding."""
    found = [button for button in post.buttons if button["style"] in CALLING and not button.get("disabled")]
    if found:
        return found
    return [button for button in post.buttons if button["custom_id"].endswith(":pass")]
