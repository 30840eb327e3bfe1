"""From our values to Discord's: text, pictures with their words, buttons and menus, and nobody pinged unasked."""

import asyncio
import hashlib
import io
import logging
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, Final, Protocol

import discord
from discord.utils import MISSING

from bot.gateway.messages.lifecycle import Appearance
from bot.phrases import escape
from bot.present.controls import IN_A_MENU
from bot.present.messages import LONGEST_ALT, LONGEST_TEXT, Button, Dialog, Entry, Menu, Message, asks_something
from bot.present.readers import lettered
from bot.present.scenes import Scene
from bot.present.words import card_name
from bot.render.paint_process import PaintingError, Priority
from bot.tables.model import CardColours, CardLetters
from engine.cards import Card, Rank, pack

DESIGN: Final = 1
"""The number of the drawing: no name bears the first one's; a later one's, up to nine, ends each name."""
FACES: Final[Mapping[str, tuple[Card, CardLetters]]] = {
    lettered(card_name(card), letters): (card, letters)
    for letters in reversed(CardLetters)  # so that what looks the same in other letters has the usual ones
    for card in pack(Rank.SIX)
}
"""The cards by how a text names them, in the letters that only some see too: no letter means two cards."""
_CARD: Final = re.compile(rf"(?<!\w)(?:{'|'.join(FACES)})")
_CARD_OR_ASIDE: Final = re.compile(rf"\\.|(`+)[^`].*?(?<!`)\1(?!`)|(?P<card>{_CARD.pattern})", re.DOTALL)
"""A card, or what is to be left: what stands between backticks, and a backtick that is none as it is escaped."""
_MARK: Final = re.compile(r"<:(\w+):\d+>")
_NAME: Final = re.compile(r"([a-z_]+)([2-9]?)")
_EARLY_NAME: Final = re.compile(r"lp_[6-9TJQKA][CSHD](?:_[a-z]+)*_\d+")
"""What emoji were called that stood beside their cards."""


def name_of(
    card: Card, letters: CardLetters = CardLetters.INTERNATIONAL, colours: CardColours = CardColours.TWO
) -> str:  # fmt: skip
    """What a card's emoji is called, which is read out: `queen_of_clubs`; in other letters `queen_of_clubs_german`, in
    other colours `queen_of_clubs_safe`, in both `queen_of_clubs_german_safe`.
    """
    return _plain_name(card, letters, colours) + (str(DESIGN) if DESIGN > 1 else "")


def _plain_name(card: Card, letters: CardLetters, colours: CardColours) -> str:
    others = [each.value for each in (letters, colours) if each not in {CardLetters.INTERNATIONAL, CardColours.TWO}]
    return "_".join([f"{card.rank.name}_of_{card.suit.name}".lower(), *others])


_MEANT: Final[Mapping[str, str]] = {
    _plain_name(card, letters, colours): shown for shown, (card, letters) in FACES.items() for colours in CardColours
}
"""The cards, as a text names them, by what their emoji are called."""


def _read_name(name: str) -> tuple[str, int] | None:
    """The card that an emoji stands for, as a text names it, and the number of the drawing; None for any other emoji.

    One that stood beside its card is of drawing 0 and stands for nothing.
    """
    found = _NAME.fullmatch(name)
    if found is not None and found[1] in _MEANT:
        return _MEANT[found[1]], int(found[2] or 1)
    return ("", 0) if _EARLY_NAME.fullmatch(name) else None


def design_of(name: str) -> int | None:
    """Of which drawing an emoji is; None for one that is not of a card."""
    read = _read_name(name)
    return None if read is None else read[1]


def without_signs(text: str) -> str:
    """A text as it was before there were emoji in it."""

    def meant(mark: re.Match[str]) -> str:
        read = _read_name(mark[1])
        return mark[0] if read is None else read[0]

    return _MARK.sub(meant, text)


@dataclass(frozen=True, slots=True)
class CardSigns:
    """The emoji there are, their numbers by name; nothing is put in while there are none.

    colours: those of who reads. A card whose emoji there is not in them, or looks the same, has the usual one.
    """

    ids: Mapping[str, int] = field(default_factory=dict)
    colours: CardColours = CardColours.TWO

    def in_text(self, text: str) -> str:
        """The text with its emoji for each card it names, but in what is to be typed; as it was where too long."""
        if not self.ids:
            return text
        shown = _CARD_OR_ASIDE.sub(self._instead, text)
        return shown if len(shown) <= LONGEST_TEXT else text

    def beside(self, label: str) -> dict[str, Any]:
        """The emoji for a button's or an entry's label that names one card, as Discord wants it; else nothing."""
        named = _CARD.findall(label) if self.ids else []
        name = self._named(named[0]) if len(named) == 1 else ""
        return {"emoji": {"id": str(self.ids[name]), "name": name}} if name in self.ids else {}

    def _instead(self, found: re.Match[str]) -> str:
        name = self._named(found["card"]) if found["card"] else ""
        return f"<:{name}:{self.ids[name]}>" if name in self.ids else found[0]

    def _named(self, shown: str) -> str:
        """The emoji of a card as it is shown: `ten_of_diamonds` of `10♦`, `queen_of_clubs_german` of `D♣`."""
        name = name_of(*FACES[shown], self.colours)
        return name if name in self.ids else name_of(*FACES[shown])


class SignBook:
    """Where emoji are looked up: empty until all are known, so that no line shows some of its cards only.

    on_loss: looks for them anew.
    """

    def __init__(self) -> None:
        self.signs = CardSigns()
        self.on_loss: Callable[[], None] = lambda: None

    def lose(self) -> None:
        """Discord knows one of them no more and takes no message that bears it: cards are words until all are there."""
        if self.signs.ids:
            self.signs = CardSigns()
            self.on_loss()


log = logging.getLogger(__name__)

COMMAND = re.compile(r"`/([a-z]+)((?: [a-z]+)*)`")
MENTION = re.compile(r"</([a-z]+(?: [a-z]+)*):\d+>")
CHANNELS = [
    each.value
    for each in (discord.ChannelType.text, discord.ChannelType.public_thread, discord.ChannelType.private_thread)
]
"""Where something can be posted: what people choose from."""
NO_SIGNS = CardSigns()
VERSION = re.compile(r"(\bpress='lp:\d+:\d+)\.\d+:")


class Paint(Protocol):
    """Makes a scene's picture."""

    def __call__(self, scene: Scene, priority: Priority = Priority.ANSWER) -> Awaitable[bytes]:
        """The picture as PNG."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A message with its pictures painted, ready to be sent as often as it takes.

    is_complete: False if it says in words what could not be painted. signs: the emoji that stand for cards.
    """

    message: Message
    paintings: tuple[bytes, ...] = ()
    is_complete: bool = True
    signs: CardSigns = NO_SIGNS

    def files(self) -> list[discord.File]:
        """The attachments, each time anew: a sent file is used up."""
        painted = [
            discord.File(io.BytesIO(data), picture.name, description=alt)
            for picture, alt, data in zip(self.message.pictures, self.alts, self.paintings, strict=True)
        ]
        return painted + [discord.File(io.BytesIO(data), name) for name, data in self.message.files]

    @property
    def weight(self) -> int:
        """How many bytes its files have."""
        return sum(map(len, self.paintings)) + sum(len(data) for _, data in self.message.files)

    def to_send(self, commands: Mapping[str, int] = MappingProxyType({})) -> dict[str, Any]:
        """The arguments that make a new message of it; `commands` can be pressed where the text names them."""
        arguments: dict[str, Any] = {
            "content": with_commands(self.text, commands),
            "allowed_mentions": mentions(self.message),
        }
        if files := self.files():
            arguments["files"] = files
        if self.message.controls:
            arguments["view"] = ControlsView(self.message.controls, self.signs)
        return arguments

    def to_edit(
        self, commands: Mapping[str, int] = MappingProxyType({}), *, keep_pictures: bool = False
    ) -> dict[str, Any]:
        """The arguments that turn any message into it; kept pictures are not sent again."""
        return {
            "content": with_commands(self.text, commands),
            "attachments": MISSING if keep_pictures else self.files(),
            "view": ControlsView(self.message.controls, self.signs) if self.message.controls else None,
            "allowed_mentions": mentions(self.message),
        }

    def is_on(self, message: discord.Message) -> bool:
        """Whether a message in Discord, which trims what is written, shows just this."""
        alts = [each.description or "" for each in message.attachments]
        return (
            as_words(message.content).split() == without_signs(self.text).split()
            and controls_on(message) == [each.press for each in self.message.controls]
            and alts == [*self.alts, *("" for _ in self.message.files)]
        )

    @property
    def alts(self) -> list[str]:
        """What the pictures show, in words, within Discord's limit."""
        return [each.alt[:LONGEST_ALT] for each in self.message.pictures]

    @property
    def text(self) -> str:
        """What is written, within Discord's limit."""
        text = self.message.text
        return self.signs.in_text(text if len(text) <= LONGEST_TEXT else text[: LONGEST_TEXT - 1] + "…")


def with_commands(text: str, known: Mapping[str, int]) -> str:
    """The text with each command we have, written as `/table open`, as Discord shows it: by its name in the reader's
    language, to be pressed. As it was where that would be too long.
    """

    def mention(command: re.Match[str]) -> str:
        number = known.get(command[1])
        return command[0] if number is None else f"</{command[1]}{command[2]}:{number}>"

    if not known or "`/" not in text:
        return text
    shown = COMMAND.sub(mention, text)
    return shown if len(shown) <= LONGEST_TEXT else text


def as_words(text: str) -> str:
    """A text as it was before there were emoji in it, and commands to be pressed."""
    return without_signs(MENTION.sub(r"`/\1`", text))


async def draw(
    paint: Paint, message: Message, priority: Priority = Priority.ANSWER, signs: CardSigns = NO_SIGNS
) -> Drawn:
    """Paint a message's pictures in their turn; in words where that fails. Emoji have the message's colours."""
    if signs.colours is not message.colours:
        signs = replace(signs, colours=message.colours)
    if len(message.text) > LONGEST_TEXT:
        log.error("A message of %d characters was cut.", len(message.text))
    try:
        painted = await _painted(paint, message, priority)
    except PaintingError:  # the painter has said why
        return Drawn(without_pictures(message), is_complete=False, signs=signs)
    return Drawn(message, painted, signs=signs)


async def _painted(paint: Paint, message: Message, priority: Priority) -> tuple[bytes, ...]:
    if len(message.pictures) == 1:  # as nearly always: no task has to be made for it
        return (await paint(message.pictures[0].scene, priority),)
    return tuple(await asyncio.gather(*(paint(each.scene, priority) for each in message.pictures)))


def without_pictures(message: Message) -> Message:
    """The same in words alone, for channels where no file may be attached, and for when nothing can be painted."""
    alts = (escape(each.alt, LONGEST_ALT) for each in message.pictures)
    return replace(message, text="\n".join([message.text, *alts]), pictures=())


def appearance_of(drawn: Drawn, *, revision: int | None, is_complete: bool) -> Appearance:
    message = drawn.message
    return Appearance(
        digest=digest_of(drawn),
        pictures=hash((*drawn.alts, *drawn.paintings)) if message.pictures and not message.files else None,
        has_controls=message.passes or asks_something(control.press for control in message.controls),
        is_complete=is_complete and drawn.is_complete,
        revision=revision,
    )


def mentions(message: Message) -> discord.AllowedMentions:
    """Those named by the message may be called by it, and nobody else."""
    users = [discord.Object(user) for user in message.mentions]
    roles = [discord.Object(role) for role in message.roles]
    return discord.AllowedMentions(everyone=False, roles=roles or False, users=users or False, replied_user=False)


def controls_on(message: discord.Message | None) -> list[str]:
    rows = message.components if message else []
    parts = [each for row in rows for each in getattr(row, "children", ())]
    return [custom_id for each in parts if (custom_id := getattr(each, "custom_id", None))]


class ControlsView(discord.ui.View):
    """Buttons and menus in Discord's own form.

    The library is told that it has nothing to wait for: presses are taken as they come, before and after a restart, and
    a view it kept for each answer would take memory for a quarter of an hour.
    """

    def __init__(self, controls: Sequence[Button | Menu], signs: CardSigns = NO_SIGNS) -> None:
        super().__init__(timeout=None)
        rows: dict[int, list[dict[str, Any]]] = {}
        for control in controls:
            rows.setdefault(control.row, []).append(part_of(control, signs))
        self._rows = [
            {"type": discord.ComponentType.action_row.value, "components": rows[number]} for number in sorted(rows)
        ]

    def to_components(self) -> list[dict[str, Any]]:
        return self._rows

    def is_finished(self) -> bool:
        return True


class TextModal(discord.ui.Modal):
    """A dialog in Discord's own form; the library is told that it has nothing to wait for."""

    def __init__(self, dialog: Dialog) -> None:
        super().__init__(title=dialog.title[:45], custom_id=dialog.press, timeout=None)
        self.add_item(discord.ui.TextInput(label=dialog.label[:45], custom_id="text", max_length=dialog.longest))

    def is_finished(self) -> bool:
        return True


def part_of(control: Button | Menu, signs: CardSigns = NO_SIGNS) -> dict[str, Any]:
    if isinstance(control, Button):
        return {
            "type": discord.ComponentType.button.value,
            "label": control.label[:80],
            "custom_id": control.press,
            "style": discord.ButtonStyle[control.manner.value].value,
            **signs.beside(control.label),
        }
    menu = {
        "type": discord.ComponentType.select.value,
        "custom_id": control.press,
        "placeholder": control.placeholder[:150],
        "min_values": control.count,
        "max_values": control.count,
    }
    if control.of == "people":
        return menu | {"type": discord.ComponentType.user_select.value}
    if control.of == "channels":
        return menu | {"type": discord.ComponentType.channel_select.value, "channel_types": CHANNELS}
    return menu | {"options": [_option_of(each) | signs.beside(each.label) for each in _entries_of(control)]}


def _entries_of(menu: Menu) -> Sequence[Entry]:
    """A menu's entries as Discord takes them: each value once, and no more of them chosen than can be.

    It refuses the whole message otherwise, and somebody would be left without an answer.
    """
    distinct: dict[str, Entry] = {}
    for each in menu.entries:
        distinct.setdefault(each.value, each)
    entries = list(distinct.values())[:IN_A_MENU]
    chosen = [each.value for each in entries if each.chosen]
    if len(entries) == len(menu.entries) and len(chosen) <= menu.count:
        return menu.entries
    log.error("A menu was mended: %d of %d entries, %d of them chosen.", len(entries), len(menu.entries), len(chosen))
    return [replace(each, chosen=each.value in chosen[: menu.count]) for each in entries]


def _option_of(entry: Entry) -> dict[str, Any]:
    """One line of a menu; what is usual is left out."""
    extras = {"description": entry.about[:100], "default": entry.chosen}
    return {"label": entry.label[:100], "value": entry.value} | {name: each for name, each in extras.items() if each}


def digest_of(drawn: Drawn) -> int:
    """Two messages with the same digest look the same and ask the same, before and after a restart.

    A button made for an earlier version of the same question is still good, so versions do not count.
    """
    message = drawn.message
    said = repr((message.text, [(each.name, each.alt) for each in message.pictures], message.controls, message.files))
    if message.colours is not CardColours.TWO:
        said += message.colours
    digest = hashlib.blake2b(VERSION.sub(r"\1:", said).encode(), digest_size=8)
    for painting in drawn.paintings:
        digest.update(painting)
    return int.from_bytes(digest.digest(), signed=True)
