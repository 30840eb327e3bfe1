"""Deals that somebody plays alone, in one message."""

import random
from collections.abc import Collection

from tests.support.people import Post, SandboxPerson

LEFT_ALONE = {"Claim the rest", "Hint"}
"""What answers nothing that is asked."""


async def to_the_end(person: SandboxPerson, post: Post, channel: object, ends: Collection[str]) -> Post:
    """Press anything that is there until it is over, in whatever game it is, each time in the same message.

    ends: labels of which one is there once it is.
    """
    chance = random.Random(2)
    for _ in range(150):
        buttons = [button for button in post.buttons if button["label"] not in LEFT_ALONE]
        if {button["label"] for button in buttons} & {*ends}:
            return post
        before = post.data
        control = chance.choice([*buttons, *post.menus])
        if control in buttons:
            assert (await person.press(post, custom_id=control["custom_id"])).answered
        else:
            values = [option["value"] for option in chance.sample(control["options"], control.get("min_values", 1))]
            assert (await person.choose(post, *values, custom_id=control["custom_id"])).answered
        post = await person.wait_message(
            lambda each, mine=post.id, old=before: each.id == mine and each.data != old, channel=channel, timeout=20
        )
    raise AssertionError(post.text)


def names(post: Post) -> list[str]:
    """Its files."""
    return [each.filename for each in post.pictures]
