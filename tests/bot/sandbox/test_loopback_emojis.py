"""Emoji of the application in the loopback: as strict as Discord, as its own description has it, shown to the page."""

import base64
import io

import aiohttp
import pytest
from PIL import Image

from tests.support.openapi import description


def png(size: int = 8) -> bytes:
    written = io.BytesIO()
    Image.new("RGBA", (size, size), "red").save(written, "PNG")
    return written.getvalue()


def uri(data: bytes) -> str:
    return f"data:image/png;base64,{base64.b64encode(data).decode()}"


@pytest.fixture
async def asked(loopback):
    """Ask the loopback's API as the bot would."""
    headers = {"Authorization": f"Bot {loopback.token}"}
    base = f"{loopback.api_url}/applications/{loopback.world.application_id}/emojis"
    async with aiohttp.ClientSession(headers=headers) as session:

        async def ask(method, path="", **body):
            async with session.request(method, base + path, json=body or None) as answer:
                return answer.status, await answer.json() if answer.status != 204 else None

        yield ask


async def test_an_emoji_is_made_listed_renamed_and_deleted(loopback, asked):
    status, made = await asked("POST", name="queen_of_clubs", image=uri(png()))
    assert (status, made["name"]) == (201, "queen_of_clubs")
    assert await asked("GET") == (200, {"items": [made]})
    assert await asked("GET", f"/{made['id']}") == (200, made)
    async with aiohttp.ClientSession() as anybody, anybody.get(f"{loopback.url}/emojis/{made['id']}.png") as picture:
        assert (picture.content_type, await picture.read()) == ("image/png", png())
    assert (await asked("PATCH", f"/{made['id']}", name="queen"))[1]["name"] == "queen"
    assert await asked("DELETE", f"/{made['id']}") == (204, None)
    assert (await asked("GET", f"/{made['id']}"))[1]["code"] == 10014
    checker = description()
    assert [fault for call in loopback.calls.calls for fault in checker.faults(call)] == []


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"name": "a", "image": uri(png())}, "name"),
        ({"name": "with blank", "image": uri(png())}, "name"),
        ({"name": "taken", "image": uri(png())}, "name"),
        ({"name": "x" * 33, "image": uri(png())}, "name"),
        ({"name": "queen-of-clubs", "image": uri(png())}, "name"),
        ({"name": "ärtu_äss", "image": uri(png())}, "name"),
        ({"name": "queen_of_clubs\n", "image": uri(png())}, "name"),
        ({"name": ":queen_of_clubs:", "image": uri(png())}, "name"),
        ({"image": uri(png())}, "name"),
        ({"name": "queen"}, "image"),
        ({"name": "queen", "image": "data:image/png;base64,???"}, "image"),
        ({"name": "queen", "image": uri(b"no picture")}, "image"),
        ({"name": "queen", "image": uri(png() + bytes(256 * 1024))}, "image"),
    ],
)
async def test_what_discord_would_not_take_is_refused(asked, body, field):
    await asked("POST", name="taken", image=uri(png()))
    status, answer = await asked("POST", **body)
    assert (status, answer["code"], list(answer["errors"])) == (400, 50035, [field])


async def test_a_button_can_bear_only_what_is_there(loopback, asked):
    made = (await asked("POST", name="queen_of_clubs", image=uri(png())))[1]
    channel, messages = loopback.channel, loopback.parts.messages

    def body(emoji):
        button = {"type": 2, "style": 1, "label": "Q♣", "custom_id": "x", "emoji": emoji}
        return {"content": "x", "components": [{"type": 1, "components": [button]}]}

    messages.create(channel, loopback.world.bot.id, body({"id": made["id"], "name": "queen_of_clubs"}), [])
    messages.create(channel, loopback.world.bot.id, body({"name": "🐑"}), [])
    with pytest.raises(Exception, match="Invalid Form Body"):
        messages.create(channel, loopback.world.bot.id, body({"id": "1", "name": "queen_of_clubs"}), [])
