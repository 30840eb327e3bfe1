"""All that people can read at the loopback: every version of every message with its files, and every answer."""

import json
import re
from collections import defaultdict
from hashlib import sha256
from pathlib import Path
from typing import Any

from bot.sandbox.errors import Json
from tests.support.loopback import Loopback

NUMBER = re.compile(r'"?\b\d{17,20}\b"?')
MOMENT = re.compile(r"<t:\d+:")

Reading = list[tuple[str, ...]]
"""Message by message, and answer by answer, its versions in their order; in no order among themselves."""


class Witness:
    """Stands beside the loopback and writes down what is shown to whom; a folder keeps the files, named by their hash.

    Where two readings differ in a file somebody will want to look at it.
    """

    def __init__(self, discord: Loopback, *hidden: str, folder: Path | None = None) -> None:
        self._folder = folder
        if folder is not None:
            folder.mkdir(parents=True)
        self._world = discord.world
        self._hidden = re.compile("|".join(map(re.escape, hidden))) if hidden else None
        self._seen: dict[int, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
        self._publish = discord.parts.feed.publish
        discord.parts.feed.publish = self._note  # type: ignore[method-assign]

    def reading(self, person: int) -> Reading:
        """Everything somebody could read so far, without what must differ: Discord's numbers, and what is hidden."""
        return sorted(tuple(versions) for versions in self._seen[person].values())

    def _note(self, people: Any, kind: str, *, pinged: Any = (), **data: Any) -> None:
        shown = data.get("message") or data.get("interaction") or data
        if kind != "places":
            for person in people:
                self._keep(person, kind, shown, calls=person in pinged)
        self._publish(people, kind, pinged=pinged, **data)

    def _keep(self, person: int, kind: str, shown: Json, *, calls: bool) -> None:
        told = self._with_files(shown) if "attachments" in shown else shown
        versions = self._seen[person][str(shown.get("id"))]
        text = self.plainly(json.dumps({"kind": kind.removesuffix("_update"), "calls": calls, **told}, sort_keys=True))
        if not versions or versions[-1] != text:
            versions.append(text)

    def _with_files(self, shown: Json) -> Json:
        """In place of addresses the hashes of the files' bytes."""
        message = self._world.messages[int(shown["id"])]
        hashes = {str(each.id): sha256(each.data).hexdigest() for each in message.attachments}
        if self._folder is not None:
            for each in message.attachments:
                (self._folder / f"{hashes[str(each.id)]}-{each.filename}").write_bytes(each.data)
        files = [
            {name: value for name, value in each.items() if name not in {"url", "proxy_url"}}
            | {"bytes": hashes[each["id"]]}
            for each in shown["attachments"]
        ]
        # A nonce is made of messages' numbers among other things; tests look at what it is made of.
        return {name: value for name, value in shown.items() if name != "nonce"} | {"attachments": files}

    def plainly(self, text: str) -> str:
        """A text without what must differ."""
        lasting = {*self._world.users, *self._world.guilds, *self._world.channels}
        text = NUMBER.sub(lambda found: found[0] if int(found[0].strip('"')) in lasting else "N", text)
        text = MOMENT.sub("<t:then:", text)  # two evenings are not played at the same moment
        return self._hidden.sub("[hidden]", text) if self._hidden else text
