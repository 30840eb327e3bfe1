"""Cards played without a press: what somebody plans before their turn, and the offer to play a single card."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Final

from bot.present.messages import PLAN, ROWS, Button, ControlId, Entry, Menu, WordPress, row_with_room
from bot.present.readers import Reader
from bot.present.words import LABEL, capital, card_name, sentence, shortened, suit_name
from bot.tables.autoplay import Premove, PremoveKind, Premoves, offered_premoves, premoved_action
from engine.actions import Play
from engine.cards import Card, Suit
from engine.ranking import SuitInPlay
from engine.views import View

CLEAR = f"{PLAN} clear"


def plan_controls(
    view: View, plans: Premoves, table: int, deal: int, reader: Reader, *, row: int
) -> tuple[Button | Menu, ...]:
    """A menu for whatever is led, one for each suit, and a button that forgets it all; they stay as cards fall."""
    found: list[Button | Menu] = []
    for name, part in zip(("any", "led"), offered_premoves(view), strict=True):
        entries = tuple(Entry(str(plan), entry_text(plan, reader)) for plan in part)
        press = str(ControlId(table, deal, 0, f"{PLAN} {name}"))
        if entries:
            found.append(Menu(reader.say(f"plan-menu-{name}"), press, entries, row=row + len(found)))
    if found and plans:
        found.append(
            Button(reader.say("button-plan-clear"), str(ControlId(table, deal, 0, CLEAR)), row=row + len(found))
        )
    return tuple(found)


def entry_text(plan: Premove, reader: Reader) -> str:
    """One plan in its menu, which says the rest: `♥ hearts: 9♥`, `K♣`."""
    card = _card_text(plan.card, reader)
    if plan.led is None:
        return shortened(capital(card), LABEL)
    led = (
        f"{plan.led.sign} {suit_name(plan.led, reader.language)}"
        if isinstance(plan.led, Suit)
        else reader.say("plan-trumps")
    )
    return shortened(reader.say("plan-entry", led=led, card=card), LABEL)


def plan_text(plan: Premove, reader: Reader) -> str:
    """One plan in a sentence: `♥ hearts led: 9♥`."""
    led, card = led_text(plan.led, reader), _card_text(plan.card, reader)
    return reader.say("plan-entry", led=led, card=card)


def _card_text(card: Card | PremoveKind, reader: Reader) -> str:
    return reader.say(f"plan-{card}") if isinstance(card, PremoveKind) else card_name(card)


def led_text(led: SuitInPlay | None, reader: Reader) -> str:
    if led is None:
        return reader.say("plan-led-any")
    if isinstance(led, Suit):
        return reader.say("plan-led-suit", sign=led.sign, suit=suit_name(led, reader.language))
    return reader.say("plan-led-trump")


def plan_lines(view: View, plans: Premoves, reader: Reader) -> Sequence[str]:
    """What is planned; for whom the table waits, what comes of it now, or why nothing does."""
    if not plans:
        return ()
    if view.seat not in view.waiting_for:
        return (reader.say("plan-list", plans="; ".join(plan_text(plan, reader) for plan in plans)),)
    if view.phase != "play":
        return ()
    action = premoved_action(view, plans)
    if isinstance(action, Play):
        return (reader.say("plan-now", card=card_name(action.card)),)
    if not view.trick.cards:
        return (reader.say("plan-not-leading"),)
    led = led_text(view.ranking.suits[view.trick.cards[0]], reader)
    return (sentence(reader.say("plan-not-fitting", led=led)),)


SINGLE: Final = "single"
"""The first word of what answers the offer to play a single card."""


class OfferAnswer(StrEnum):
    """What can be said to that offer."""

    YES = "yes"
    NO = "no"


@dataclass(frozen=True, slots=True)
class OfferPress(WordPress):
    """Whether single cards are to be played from now on without a press."""

    word: ClassVar = SINGLE
    table: int
    deal: int
    version: int
    answer: OfferAnswer


def offer_buttons(made_for: ControlId, controls: Sequence[Button | Menu], reader: Reader) -> tuple[Button, ...]:
    """Yes and no, below the answers where there is room; made_for: which table, deal and version they mean."""
    row = row_with_room(controls, len(OfferAnswer))
    return tuple(
        Button(
            reader.say(f"button-single-{answer}"),
            str(OfferPress(made_for.table, made_for.deal, made_for.version, answer)),
            row=row,
        )
        for answer in (OfferAnswer if row < ROWS else ())
    )
