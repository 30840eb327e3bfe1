"""A bot's REST connection without a library, and the bodies it sends."""

import io
import json

import aiohttp

from tests.support.loopback import Loopback


class Rest:
    """A bot's bare REST connection."""

    def __init__(self, loopback: Loopback, session: aiohttp.ClientSession) -> None:
        self.loopback = loopback
        self.session = session
        self.headers: dict[str, str] = {}

    async def __call__(self, method, path, body=None, files=(), token=None):
        headers = {"Authorization": f"Bot {token or self.loopback.token}"}
        arguments = {} if body is None else {"json": body}
        if files:
            form = aiohttp.FormData(quote_fields=False)
            form.add_field("payload_json", json.dumps(body), content_type="application/json")
            for index, data in enumerate(files):
                form.add_field(f"files[{index}]", io.BytesIO(data), filename=f"file {index}.png")
            arguments = {"data": form}
        url = self.loopback.api_url + path
        async with self.session.request(method, url, headers=headers, **arguments) as response:
            self.headers = dict(response.headers)
            if response.status == 204:
                return 204, None
            assert response.headers["Content-Type"] == "application/json"
            return response.status, await response.json()

    async def send(self, body, **more):
        return await self("POST", f"/channels/{self.loopback.channel.id}/messages", body, **more)

    async def say(self, content):
        return (await self.send({"content": content}))[1]["id"]


def button(custom_id="x", **more):
    return {"type": 2, "style": 1, "label": "Go", "custom_id": custom_id, **more}


def row(*parts):
    return {"type": 1, "components": list(parts)}


def command(**more):
    return {"name": "play", "description": "Play", **more}


def option(name="card", **more):
    return {"name": name, "description": "A card", "type": 3, **more}
