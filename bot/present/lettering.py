"""A message in its reader's letters for jack, queen, king and ace: in words, on controls and in pictures."""

import re
from dataclasses import fields, is_dataclass, replace
from typing import Any, Final, TypeVar, cast

from bot.present.messages import Button, Menu, Message, Picture
from bot.present.scenes import LETTERS, HandScene, OrderScene, TableScene
from bot.tables.model import CardLetters

T = TypeVar("T")

_CARD: Final = re.compile(r"(?<!\w)[JQKA](?=[♣♠♥♦])")


def in_letters(message: Message, letters: CardLetters) -> Message:
    """The same message in these letters; what comes back when something is pressed stays as it is."""
    if letters is CardLetters.INTERNATIONAL:
        return message
    pictures = tuple(_picture(each, letters) for each in message.pictures)
    controls = tuple(_control(each, letters) for each in message.controls)
    return replace(message, text=lettered(message.text, letters), pictures=pictures, controls=controls)


def lettered(text: str, letters: CardLetters) -> str:
    """A text whose cards are named by these letters.

    >>> lettered("Q♣ 10♦ A♥ QS", Letters.GERMAN), lettered("J♣ A♥", Letters.ESTONIAN)
    ('D♣ 10♦ A♥ QS', 'S♣ Ä♥')
    """
    if letters is CardLetters.INTERNATIONAL:
        return text
    shown = dict(zip(LETTERS, letters.written, strict=True))
    return _CARD.sub(lambda found: shown[found[0]], text)


def _picture(picture: Picture, letters: CardLetters) -> Picture:
    scene = _said(picture.scene, letters)
    if isinstance(scene, HandScene | TableScene | OrderScene):
        scene = replace(scene, letters=letters.written)
    return replace(picture, scene=scene, alt=lettered(picture.alt, letters))


def _control(control: Button | Menu, letters: CardLetters) -> Button | Menu:
    if isinstance(control, Button):
        return replace(control, label=lettered(control.label, letters))
    entries = tuple(
        replace(each, label=lettered(each.label, letters), about=lettered(each.about, letters))
        for each in control.entries
    )
    return replace(control, placeholder=lettered(control.placeholder, letters), entries=entries)


def _said(part: T, letters: CardLetters) -> T:
    """A part of a scene whose words are in these letters."""
    made: Any = part
    if isinstance(part, str):
        made = lettered(part, letters)
    elif type(part) is tuple:
        made = tuple(_said(each, letters) for each in cast("tuple[Any, ...]", part))
    elif is_dataclass(part) and not isinstance(part, type):
        made = replace(part, **{each.name: _said(getattr(part, each.name), letters) for each in fields(part)})
    return cast("T", made)
