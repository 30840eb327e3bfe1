"""What stands in a message of the bot's, as people and invariants read it."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.present import interruptions, presenter, seating, table_setup, welcome
from bot.present.deal_presses import AGAIN, CHALLENGE
from bot.present.messages import HAND, HINT, ControlId, read_press
from bot.sandbox.world import SandboxMessage

ASKING = {1, 3}
"""Styles of buttons that answer what the table waits for."""
BINDING = 4
"""The style of buttons that bind, most of which ask once more."""
STEPS = {"sure", "never", "into", "back"}
"""First words of what a second step is for."""
RETURN = "back"
"""What the hand of somebody who is away offers; of a second step the word says more."""
BUTTON = 2
ASKED_TWICE = {"special"}
"""What asks once more though it is said in turn."""
OPENING = {welcome.WORD, welcome.HERE, presenter.REOPEN, "start", "join", "fill", "replace", "recall", "computers"}
"""First words of what changes tables."""
CLAIM, VOTE = "claim", "vote"
"""What asks once more to show one's cards, and first words of what others answer to that: no log tells of them."""
OF_TABLES = {"leave", "close"}
"""What is asked once more about a table, not in a deal."""
LOOKS = {"ask-again", "rules", "replay", "trick", "record", "verify", "go", "plan", "claim", "know", "single", "look"}
LOOKS |= {"leaderboard", "stats", "history", "scores", "privacy", "mine", "share", "words", "upload", "fork"}
LOOKS |= {HAND, table_setup.WORD, welcome.WORD, welcome.HERE, welcome.LEARN, HINT, CHALLENGE, "review", AGAIN}
LOOKS |= {presenter.REOPEN, interruptions.MORE, interruptions.INVITE, interruptions.PAUSE, interruptions.RESUME}
"""First words of what is pressed in a private message without anything being said in a deal."""


@dataclass(frozen=True)
class Control:
    """A button or a menu, as it can be pressed."""

    custom_id: str
    kind: int
    style: int
    label: str
    values: tuple[str, ...]
    count: int
    press: ControlId | None
    is_on_post: bool

    @property
    def word(self) -> str:
        """The first word of what it is for."""
        return self.press.what.partition(" ")[0] if self.press is not None else ""

    @property
    def is_action(self) -> bool:
        """Whether it says something in a deal: of a post's, or a result's, buttons only those to cut do."""
        if self.is_on_post or self.press is None:
            return self.word == "cut"
        if not self.press.table:
            return False  # a deal that is played again, which is no table's
        if self.press.what == HAND and self.press.version:
            return True  # to play from the hand, which is asked at a moment of the deal
        return self.word not in LOOKS and self.press.what != RETURN and said_by(self.press.what) not in OF_TABLES

    @property
    def opens(self) -> bool:
        """Whether it opens or begins something, or asks in a dialog, instead of only leading on."""
        what = self.press.what if self.press is not None else ""
        return self.word in OPENING or what.split()[:2] in (
            [table_setup.WORD, each] for each in ("table", "play", "save")
        )

    @property
    def is_about_claim(self) -> bool:
        """Whether it puts a claim to the table, or answers one."""
        return self.word == VOTE or (self.press is not None and said_by(self.press.what) == CLAIM)

    @property
    def is_menu(self) -> bool:
        return self.kind != BUTTON

    @property
    def asks(self) -> bool:
        """Whether it answers what the table waits for; passing goes with bidding."""
        if not self.is_action or self.press is None:
            return False
        if self.word in STEPS:
            return self.word != "never"
        if self.word == VOTE:
            return True
        return self.is_menu or self.style in ASKING or self.press.what == "pass"


_READ: dict[int, tuple[object, list[Control]]] = {}


def controls_of(message: SandboxMessage) -> list[Control]:
    """All that can be pressed in a message; read once as long as it stays as it is."""
    known = _READ.get(message.id)
    if known is None or known[0] is not message.components:
        known = _READ[message.id] = message.components, read_controls(message.components)
    return known[1]


def read_controls(components: Sequence[Mapping[str, Any]]) -> list[Control]:
    """All that can be pressed in rows of components."""
    parts = [part for row in components for part in row.get("components", ()) if "custom_id" in part]
    presses = [read_press(part["custom_id"]) for part in parts]
    is_on_post = any(press is not None and press.what in {"rules", "start", "replay"} for press in presses)
    return [
        Control(
            custom_id=part["custom_id"],
            kind=part["type"],
            style=part.get("style", 0),
            label=part.get("label") or "",
            values=tuple(each["value"] for each in part.get("options") or ()),
            count=part.get("max_values") or 1,
            press=press,
            is_on_post=is_on_post,
        )
        for part, press in zip(parts, presses, strict=True)
        if not part.get("disabled")
    ]


def is_invitation(message: SandboxMessage) -> bool:
    """Whether it calls people who do not sit there."""
    return seating.is_invitation(message.content, [each.custom_id for each in controls_of(message)])


def actions_in(message: SandboxMessage) -> list[Control]:
    """Whatever says something in a deal."""
    return [each for each in controls_of(message) if each.is_action]


def said_by(what: str) -> str:
    """The action that a press says, or would say in the end."""
    word, _, rest = what.partition(" ")
    return rest if word in STEPS else what


def step_of(message: SandboxMessage) -> str:
    """The second step that a message asks; nothing if it asks none."""
    backs = (each.press.what for each in controls_of(message) if each.press is not None and each.word == "back")
    return said_by(next(backs, ""))


def answers(controls: Iterable[Control]) -> list[Control]:
    """What answers what the table waits for, and not what may be planned, claimed or looked up beside it."""
    return [each for each in controls if each.asks and each.word != "back"]


def asks(message: SandboxMessage) -> bool:
    """Whether it asks its reader for something the table waits for."""
    return any(each.asks for each in actions_in(message))


def has(message: SandboxMessage, name: str) -> bool:
    """Whether it bears a picture of that name."""
    return any(each.filename == name for each in message.attachments)


def is_post(message: SandboxMessage, table: int | None = None) -> bool:
    """Whether it is a table's post: of public messages only that one bears the button for the rules."""
    return message.seen_by is None and any(
        each.press is not None and each.press.what == "rules" and table in {None, each.press.table}
        for each in controls_of(message)
    )


def leads_on(message: SandboxMessage, table: int | None = None) -> bool:
    """Whether it is no post, and yet the next deal is begun by it: what the last one came to stands for its table."""
    return message.seen_by is None and not is_post(message) and begins_next(message, table)


def begins_next(message: SandboxMessage, table: int | None = None) -> bool:
    """Whether the next deal is begun by it, be it from the post, the result, or a private message."""
    return any(
        each.press is not None and each.press.what == "start" and table in {None, each.press.table}
        for each in controls_of(message)
    )


def is_result(message: SandboxMessage) -> bool:
    """Whether it shows what a deal came to."""
    presses = (each.press for each in controls_of(message))
    return message.seen_by is None and any(press is not None and press.what == "replay" for press in presses)


def number_of_result(message: SandboxMessage) -> int:
    """Which deal of the server it shows the end of."""
    return next(each.press.deal for each in controls_of(message) if each.press and each.press.what == "replay")


def brief(message: SandboxMessage) -> dict[str, Any]:
    """A message in one line."""
    return {
        "id": message.id,
        "text": message.content[:60],
        "controls": [each.custom_id for each in controls_of(message)],
        "pictures": [each.filename for each in message.attachments],
    }
