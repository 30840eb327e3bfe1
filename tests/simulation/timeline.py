"""What happened, in order: hashed to compare runs, and told to those who look for a fault."""

import base64
import hashlib
import logging
from collections import Counter

import orjson

from bot.sandbox.recorder import RestCall
from bot.sandbox.world import SandboxChannel, SandboxMessage, SandboxWorld
from tests.simulation.loop import Program, Time
from tests.simulation.reading import controls_of, has, is_post

SHORT = {"callback": "answers", "webhook_edit": "edits by token", "followup": "follows up", "send": "sends"}


class Timeline:
    """Every call, every act and every misfortune. `shown`: each becomes a line that can be read."""

    def __init__(self, world: SandboxWorld, *, shown: bool = False) -> None:
        self.world = world
        self.hash = hashlib.blake2b(digest_size=8)
        self.count = 0
        self.shown = shown
        self.lines: list[str] = []
        self.names: dict[int, str] = {}
        self.tally: Counter[str] = Counter()

    def note(self, what: str, *details: object) -> None:
        """Something happened."""
        self.count += 1
        self.tally[what] += 1
        self.hash.update(f"{Time.now:.6f} {what} {details}".encode())
        if self.shown:
            self._say(what, *map(self._plain, details))

    def call(self, stage: str, call: RestCall, program: Program | None) -> None:
        """A request was asked, done or answered."""
        self.count += 1
        self.hash.update(f"{Time.now:.6f} {stage} {call.kind} {call.path} {call.status}".encode())
        if stage == "asked":
            if call.body is not None:
                self.hash.update(orjson.dumps(call.body))
            for upload in call.uploads:
                self.hash.update(upload.data)
        if self.shown:
            self._show_call(stage, call, program)

    def message(self, message: SandboxMessage) -> None:
        """A message was written or changed; it gets its name now, whether or not anybody looks."""
        is_new = message.id not in self.names
        self.name(message.id)
        if not self.shown:
            return
        controls = [f"{c.label or '▾'}«{c.custom_id.partition(':')[2]}»" + ("!" if c.asks else "")
                    for c in controls_of(message)]  # fmt: skip
        pictures = [
            f"[{each.filename} {each.data[-2:].hex()}: {(each.description or '')[:70]}]" for each in message.attachments
        ]
        text = message.content.replace("\n", " ⏎ ")
        self._say("NEW" if is_new else "now", self.name(message.id), f"{text[:150]!r}", *pictures, *controls)

    def deleted(self, number: int) -> None:
        self._say("deleted", self.name(number))

    def name(self, number: int) -> str:
        """A message by a name that can be followed by eye: what it is, whose, and a running number."""
        known = self.names.get(number)
        if known is not None:
            return known
        message = self.world.messages.get(number)
        if message is None:
            return str(number)
        channel = self.world.channels[message.channel_id]
        owner = message.seen_by or channel.person_id
        kind = "message" if not has(message, "hand.png") else "hand"
        if is_post(message):
            kind = f"post in {channel.name}"
        elif has(message, "sheet.png"):
            kind = "result"
        who = f" {self._first(owner)}" if owner else ""
        where = " private" if message.seen_by else " direct" if owner else ""
        self.names[number] = f"#{len(self.names) + 1}{where}{who} {kind}".replace("  ", " ")
        return self.names[number]

    def _first(self, user: int) -> str:
        return self.world.users[user].name.split()[0] if user in self.world.users else str(user)

    def _plain(self, detail: object) -> str:
        if isinstance(detail, int) and detail in self.world.messages:
            return self.name(detail)
        if isinstance(detail, int) and detail in self.world.users:
            return self._first(detail)
        if isinstance(detail, int) and detail > 1 << 40:
            return f"({detail % 1_000_000:06d})"
        if isinstance(detail, SandboxChannel):
            return detail.name
        return str(detail)

    def _show_call(self, stage: str, call: RestCall, program: Program | None) -> None:
        arrow = {"asked": "→", "done": "  ✓", "answered": "←"}[stage]
        target = call.params.get("message_id") or call.params.get("message") or call.params.get("interaction_id") or ""
        if target.isdigit():
            target = self._plain(int(target))
        words = SHORT.get(call.kind, call.kind)
        details = []
        if call.kind == "callback" and isinstance(call.body, dict):
            details.append(f"type {call.body.get('type')}")
        if call.kind in {"webhook_edit", "followup"}:
            details.append(f"token {_token(call.params.get('token', ''))}")
        if call.kind == "send":
            channel = self.world.channels.get(int(call.params["channel_id"]))
            details.append((channel.name or self._first(channel.person_id or 0)) if channel else "?")
        if stage != "asked":
            details.append(f"= {call.status or 'broken'}")
            if call.status >= 400:
                details.append(str((call.answer or {}).get("message", ""))[:80])
        number = f"bot{program.number}" if program is not None else "?"
        self._say(arrow, number, words, target, *details)

    def traceback(self, moment: float, record: logging.LogRecord) -> None:
        """An error of the log, with all that stands there."""
        if self.shown:
            text = logging.Formatter("%(levelname)s %(name)s: %(message)s").format(record)
            self.lines.append(f"{moment:12.4f} log      {text}")

    def _say(self, what: str, *details: object) -> None:
        self.lines.append(f"{Time.now:12.4f} {what:<8} " + " ".join(str(each) for each in details if each != ""))


def _token(token: str) -> str:
    """The interaction a token belongs to, as short as elsewhere."""
    try:
        number = base64.urlsafe_b64decode(token + "==").split(b":")[1]
        return f"({int(number) % 1_000_000:06d})"
    except (ValueError, IndexError):
        return token[:6]
