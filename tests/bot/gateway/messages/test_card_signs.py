"""Emoji stand beside the words that name a card, and nowhere else."""

from dataclasses import replace

import pytest

from bot.gateway.messages.payload import (
    DESIGN,
    CardSigns,
    Drawn,
    design_of,
    digest_of,
    draw,
    name_of,
    part_of,
    without_signs,
)
from bot.present.messages import LONGEST_TEXT, Button, Entry, Menu, Message
from bot.present.scenes import Scene
from bot.render.paint_process import Priority
from bot.tables.model import CardColours, CardLetters
from engine.cards import Rank, pack

IDS = {name_of(str(card)): 1000 + at for at, card in enumerate(pack(Rank.SIX))}
SIGNS = CardSigns(IDS)
NONE = CardSigns()
GERMAN = CardLetters.GERMAN


def mark(card: str) -> str:
    return f"<:lp_{card}_{DESIGN}:{IDS[name_of(card)]}>"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Anna plays K♠.", f"Anna plays {mark('KS')}K♠."),
        ("10♦ 9♦", f"{mark('TD')}10♦ {mark('9D')}9♦"),
        ("Write `Q♣` or Q♣", f"Write `Q♣` or {mark('QC')}Q♣"),
        ("Trumps: ♥; 16 to 3", "Trumps: ♥; 16 to 3"),
        ("king of spades, KS", "king of spades, KS"),
        ("", ""),
    ],
)
def test_a_text_has_an_emoji_before_each_card_it_names(text: str, shown: str) -> None:
    assert SIGNS.in_text(text) == shown
    assert without_signs(shown) == text
    assert NONE.in_text(text) == text


def test_a_text_that_would_be_too_long_stays_in_words() -> None:
    text = "K♠ " * 150
    assert SIGNS.in_text(text) == text
    assert len(text) <= LONGEST_TEXT < len(mark("KS")) * 150


@pytest.mark.parametrize(("label", "card"), [("K♠", "KS"), ("Show 10♦", "TD"), ("K♠ · king of spades", "KS")])
def test_buttons_and_entries_that_name_one_card_bear_it(label: str, card: str) -> None:
    emoji = {"id": str(IDS[name_of(card)]), "name": name_of(card)}
    assert part_of(Button(label, "x"), SIGNS) == {**part_of(Button(label, "x")), "emoji": emoji}
    (option,) = part_of(Menu("which", "x", (Entry("a", label),)), SIGNS)["options"]
    assert option == {"label": label, "value": "a", "emoji": emoji}


@pytest.mark.parametrize("label", ["Pass", "Bid 6", "♥ Hearts", "A♣ A♠", "My hand"])
def test_a_control_that_names_no_card_or_several_shows_none(label: str) -> None:
    assert part_of(Button(label, "play KS"), SIGNS) == part_of(Button(label, "play KS"))


def test_a_message_says_the_same_with_emoji_and_without() -> None:
    message = Message("Bert plays K♠.", controls=(Button("K♠", "x"),))
    drawn = Drawn(message, signs=SIGNS)
    assert drawn.to_send()["content"] == f"Bert plays {mark('KS')}K♠."
    assert drawn.to_edit()["content"] == drawn.text
    assert Drawn(message).text == message.text == without_signs(drawn.text)


def test_a_message_in_other_colours_has_their_emoji_where_they_look_otherwise() -> None:
    names = [name_of("TD"), name_of("TD", colours=CardColours.SAFE), name_of("KS")]
    others = [name_of("QD", GERMAN), name_of("QD", GERMAN, CardColours.SAFE)]
    signs = CardSigns({name: at for at, name in enumerate([*names, *others])}, CardColours.SAFE)
    assert signs.in_text("10♦ K♠ D♦").split() == [f"<:{names[1]}:1>10♦", f"<:{names[2]}:2>K♠", f"<:{others[1]}:4>D♦"]
    assert without_signs(signs.in_text("10♦ K♠ D♦")) == "10♦ K♠ D♦"
    assert signs.beside("10♦") == {"emoji": {"id": "1", "name": names[1]}}
    assert replace(signs, colours=CardColours.FOUR).in_text("10♦") == f"<:{names[0]}:0>10♦", "not there yet"


async def test_what_is_drawn_for_somebody_has_the_colours_of_its_message() -> None:
    ids = {name_of("TD"): 1, name_of("TD", colours=CardColours.SAFE): 2}
    message = Message("10♦", controls=(Button("10♦", "x"),))
    usual = await draw(paint, message, signs=CardSigns(ids))
    safe = await draw(paint, replace(message, colours=CardColours.SAFE), signs=CardSigns(ids))
    assert (usual.text, safe.text) == (f"<:{name_of('TD')}:1>10♦", f"<:{name_of('TD', colours=CardColours.SAFE)}:2>10♦")
    assert len({digest_of(usual), digest_of(safe)}) == 2


async def paint(scene: Scene, priority: Priority = Priority.ANSWER) -> bytes:
    raise AssertionError(scene, priority)


def test_emoji_of_other_drawings_are_told_by_their_number() -> None:
    assert design_of(name_of("TD")) == DESIGN
    assert design_of("lp_TD_7") == 7
    assert design_of(name_of("QD", GERMAN, CardColours.SAFE)) == DESIGN
    assert [design_of(name) for name in ("lp_TD", "sheep", "lp_5D_1", "lp_TD_1x")] == [None] * 4
