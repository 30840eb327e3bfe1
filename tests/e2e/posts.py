"""What a post shows, as somebody sees it who only looks at its pictures and buttons."""

from typing import Any

from bot.sandbox.people import Post

CALLING = {1, 3}
"""Styles of buttons that answer what the table waits for."""


def is_table(post: Post) -> bool:
    """Whether a message shows a table."""
    return any(picture.filename == "table.png" for picture in post.pictures)


def is_sheet(post: Post) -> bool:
    """Whether a message shows a deal's result."""
    return not post.private and any(picture.filename == "sheet.png" for picture in post.pictures)


def is_hand(post: Post) -> bool:
    """Whether a message shows a hand."""
    return any(picture.filename == "hand.png" for picture in post.pictures)


def calling(post: Post) -> list[dict[str, Any]]:
    """The buttons of a hand that answer what the table waits for; passing goes with bidding."""
    found = [button for button in post.buttons if button["style"] in CALLING and not button.get("disabled")]
    if found:
        return found
    return [button for button in post.buttons if button["custom_id"].endswith(":pass")]
