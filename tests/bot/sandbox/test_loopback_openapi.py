"""What bot and loopback say to each other fits Discord's own description."""

import pytest

from bot.sandbox.recorder import RestCall
from tests.support.openapi import description


@pytest.mark.usefixtures("bot")
async def test_every_call_of_an_evening_fits_the_description(loopback):
    checker = description()
    anna = loopback.person("Anna")
    post = (await anna.slash("general", "table open", game="saskop", friend=anna)).post
    await anna.choose(post, "Clubs")
    await anna.press(post, "Count 0")
    hand = await anna.slash("general", "hand")
    await anna.wait_message(lambda seen: seen.id == hand.post.id and seen.content == "your new cards")
    await anna.autocomplete("general", "play", "card", "q")
    await anna.submit(await anna.slash("general", "introduce"), {"Name": "Anna"})
    await anna.slash("general", "direct")
    loopback.control.close_dms("Anna")
    await anna.slash("general", "direct")
    assert [fault for call in loopback.calls.calls for fault in checker.faults(call)] == []


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ({"content": 7}, "content"),
        ({"components": [{"type": 1, "components": [{"type": 2, "style": 9}]}]}, "components"),
        ({"attachments": [{"filename": "no-id.png"}]}, "attachments"),
    ],
)
def test_a_body_discord_would_not_take_is_named(body, fault):
    call = RestCall("send", "POST", "", "/channels/1/messages", {}, {}, counted=True, at=0, body=body)
    assert fault in description().faults(call)[0]


def test_a_route_discord_does_not_have_is_named():
    call = RestCall("x", "POST", "", "/tables/1", {}, {}, counted=True, at=0)
    assert description().faults(call) == ["POST /tables/1: no such route"]
