"""What a post shows, as somebody sees it who only looks at its pictures and buttons."""

import asyncio
from typing import Any

from bot.sandbox.world import SandboxChannel
from tests.simulation.reading import Control, answers, read_controls
from tests.support.crowd import LAST_CARD
from tests.support.people import InteractionOutcome, Post, SandboxPerson


async def awake(person: SandboxPerson, channel: SandboxChannel) -> None:
    """Wait until the bot answers in time: on a machine that has much else to do it does not while it starts."""
    async with asyncio.timeout(60):
        while not (await person.slash(channel, "help")).answered:
            pass


async def command(person: SandboxPerson, channel: SandboxChannel, words: str, **options: Any) -> InteractionOutcome:
    """A command, given again where a busy machine has no answer in time, though it may have been carried out."""
    async with asyncio.timeout(60):
        while not (outcome := await person.slash(channel, words, **options)).answered:
            pass
    return outcome


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
    return any(picture.filename == "hand.png" for picture in post.pictures) or LAST_CARD in post.text


def asking(post: Post) -> list[Control]:
    """What answers what the table waits for."""
    return answers(read_controls(post.data["components"]))


def calling(post: Post) -> list[dict[str, Any]]:
    """The buttons of a hand that answer what the table waits for; passing only where there is nothing else."""
    asked = {control.custom_id for control in asking(post)}
    found = [button for button in post.buttons if button["custom_id"] in asked]
    return [button for button in found if not button["custom_id"].endswith(":pass")] or found
