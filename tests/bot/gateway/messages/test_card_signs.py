"""Emoji stand for the cards that words name, and nowhere else; what is read back from Discord are the words."""

import re
from dataclasses import replace
from types import SimpleNamespace
from typing import cast

import discord
import pytest

from bot.gateway.messages import payload
from bot.gateway.messages.payload import (
    FACES,
    CardSigns,
    Drawn,
    as_words,
    design_of,
    digest_of,
    draw,
    name_of,
    part_of,
    without_signs,
)
from bot.gateway.session.card_emojis import CARDS
from bot.present.messages import LONGEST_TEXT, Button, Entry, Menu, Message
from bot.present.scenes import Scene
from bot.render.paint_process import Priority
from bot.tables.model import CardColours, CardLetters
from engine.cards import Rank, pack, read_card

IDS = {name_of(card): 1000 + at for at, card in enumerate(pack(Rank.SIX))}
SIGNS = CardSigns(IDS)
ALL = CardSigns({name: 1000 + at for at, name in enumerate(CARDS)})
NONE = CardSigns()
GERMAN = CardLetters.GERMAN


def called(card: str, letters: CardLetters = CardLetters.INTERNATIONAL, colours: CardColours = CardColours.TWO) -> str:
    return name_of(read_card(card), letters, colours)


def mark(card: str) -> str:
    return f"<:{called(card)}:{IDS[called(card)]}>"


@pytest.mark.parametrize(
    ("card", "letters", "colours", "name"),
    [
        ("7D", CardLetters.INTERNATIONAL, CardColours.TWO, "seven_of_diamonds"),
        ("QC", CardLetters.GERMAN, CardColours.TWO, "queen_of_clubs_german"),
        ("AS", CardLetters.ESTONIAN, CardColours.TWO, "ace_of_spades_estonian"),
        ("TH", CardLetters.INTERNATIONAL, CardColours.FOUR, "ten_of_hearts_four"),
        ("QC", CardLetters.GERMAN, CardColours.SAFE, "queen_of_clubs_german_safe"),
    ],
)
def test_an_emojis_name_says_the_card(card: str, letters: CardLetters, colours: CardColours, name: str) -> None:
    assert called(card, letters, colours) == name


def test_discord_takes_every_name_and_that_of_any_later_drawing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(payload, "DESIGN", 9)
    names = {name_of(card, letters, colours) for card, letters in FACES.values() for colours in CardColours}
    assert len(names) == len(FACES) * len(CardColours)
    assert [name for name in names if not re.fullmatch("[A-Za-z0-9_]{2,32}", name)] == []
    assert {design_of(name) for name in names} == {9}


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Anna plays K♠.", f"Anna plays {mark('KS')}."),
        ("10♦ 9♦", f"{mark('TD')} {mark('9D')}"),
        ("**Q♣**Q♠", f"**{mark('QC')}**{mark('QS')}"),
        ("Write `Q♣` or Q♣", f"Write `Q♣` or {mark('QC')}"),
        ("Write `play Q♣ 9♦`, `K♠`", "Write `play Q♣ 9♦`, `K♠`"),
        ("```\nQ♣ `K♠`\n```Q♣", f"```\nQ♣ `K♠`\n```{mark('QC')}"),
        ("An\\`na plays Q♣, write `K♠`", f"An\\`na plays {mark('QC')}, write `K♠`"),
        ("An\\\\`Q♣` K♠", f"An\\\\`Q♣` {mark('KS')}"),
        ("Anna` plays Q♣", f"Anna` plays {mark('QC')}"),
        ("Trumps: ♥; 16 to 3", "Trumps: ♥; 16 to 3"),
        ("king of spades, KS", "king of spades, KS"),
        ("", ""),
    ],
)
def test_in_a_text_an_emoji_stands_for_each_card_it_names(text: str, shown: str) -> None:
    assert SIGNS.in_text(text) == shown
    assert without_signs(shown) == text
    assert NONE.in_text(text) == text


@pytest.mark.parametrize("colours", CardColours)
def test_every_card_in_any_letters_comes_back_as_it_was_written(colours: CardColours) -> None:
    signs = replace(ALL, colours=colours)
    for shown in FACES:
        text = f"Anna: {shown}, then {shown}."
        assert shown not in signs.in_text(text)
        assert without_signs(signs.in_text(text)) == text
    assert len(FACES) == 36 + 20


def test_a_card_whose_emoji_is_not_there_stays_in_words() -> None:
    assert SIGNS.in_text("Q♣ D♣") == f"{mark('QC')} D♣"


def test_a_text_that_would_be_too_long_stays_in_words() -> None:
    text = "K♠ " * 150
    assert SIGNS.in_text(text) == text
    assert len(text) <= LONGEST_TEXT < len(mark("KS")) * 150


@pytest.mark.parametrize(("label", "card"), [("K♠", "KS"), ("Show 10♦", "TD"), ("♠ spades: 9♥", "9H")])
def test_buttons_and_entries_that_name_one_card_bear_it(label: str, card: str) -> None:
    emoji = {"id": str(IDS[called(card)]), "name": called(card)}
    assert part_of(Button(label, "x"), SIGNS) == {**part_of(Button(label, "x")), "emoji": emoji}
    (option,) = part_of(Menu("which", "x", (Entry("a", label),)), SIGNS)["options"]
    assert option == {"label": label, "value": "a", "emoji": emoji}


@pytest.mark.parametrize("label", ["Pass", "Bid 6", "♥ Hearts", "A♣ A♠", "My hand"])
def test_a_control_that_names_no_card_or_several_shows_none(label: str) -> None:
    assert part_of(Button(label, "play KS"), SIGNS) == part_of(Button(label, "play KS"))


def test_a_message_says_the_same_with_emoji_and_without() -> None:
    message = Message("Bert plays K♠.", controls=(Button("K♠", "x"),))
    drawn = Drawn(message, signs=SIGNS)
    assert drawn.to_send()["content"] == f"Bert plays {mark('KS')}."
    assert drawn.to_edit()["content"] == drawn.text
    assert Drawn(message).text == message.text == without_signs(drawn.text)
    assert digest_of(Drawn(message)) == digest_of(drawn)


STANDS = {
    "in words": ("Write `/play`: D♣ and 10♦", True),
    "with emoji": ("Write `/play`: <:queen_of_clubs_german:1> and <:ten_of_diamonds:2>", True),
    "in other colours": ("Write `/play`: <:queen_of_clubs_german_safe:1> and <:ten_of_diamonds_safe:2>", True),
    "of a later drawing": ("Write `/play`: <:queen_of_clubs_german3:1> and <:ten_of_diamonds3:2>", True),
    "as early versions did": ("Write `/play`: <:lp_QC_german_2:1>D♣ and <:lp_TD_2:2>10♦", True),
    "with a command to press": ("Write </play:7>: <:queen_of_clubs_german:1> and 10♦", True),
    "of other letters": ("Write `/play`: <:queen_of_clubs:1> and <:ten_of_diamonds:2>", False),
    "of another card": ("Write `/play`: <:queen_of_clubs_german:1> and <:nine_of_diamonds:2>", False),
    "of none": ("Write `/play`: <:queen_of_clubs_german:1> and", False),
    "of something else": ("Write `/play`: <:queen_of_clubs_german:1> and <:sheep:2>", False),
}


@pytest.mark.parametrize("case", STANDS)
@pytest.mark.parametrize("signs", [NONE, ALL, replace(ALL, colours=CardColours.SAFE)], ids=["none", "all", "safe"])
def test_what_stands_in_discord_is_the_same_whatever_emoji_there_were(case: str, signs: CardSigns) -> None:
    content, is_on = STANDS[case]
    found = cast("discord.Message", SimpleNamespace(content=content, components=[], attachments=[]))
    assert Drawn(Message("Write `/play`: D♣ and 10♦"), signs=signs).is_on(found) is is_on
    assert (as_words(content) == "Write `/play`: D♣ and 10♦") is is_on


def test_a_message_in_other_colours_has_their_emoji_where_they_look_otherwise() -> None:
    names = [called("TD"), called("TD", colours=CardColours.SAFE), called("KS")]
    others = [called("QD", GERMAN), called("QD", GERMAN, CardColours.SAFE)]
    signs = CardSigns({name: at for at, name in enumerate([*names, *others])}, CardColours.SAFE)
    assert signs.in_text("10♦ K♠ D♦").split() == [f"<:{names[1]}:1>", f"<:{names[2]}:2>", f"<:{others[1]}:4>"]
    assert without_signs(signs.in_text("10♦ K♠ D♦")) == "10♦ K♠ D♦"
    assert signs.beside("10♦") == {"emoji": {"id": "1", "name": names[1]}}
    assert replace(signs, colours=CardColours.FOUR).in_text("10♦") == f"<:{names[0]}:0>", "not there yet"


async def test_what_is_drawn_for_somebody_has_the_colours_of_its_message() -> None:
    usual_ten, safe_ten = called("TD"), called("TD", colours=CardColours.SAFE)
    message = Message("10♦", controls=(Button("10♦", "x"),))
    signs = CardSigns({usual_ten: 1, safe_ten: 2})
    usual = await draw(paint, message, signs=signs)
    safe = await draw(paint, replace(message, colours=CardColours.SAFE), signs=signs)
    assert (usual.text, safe.text) == (f"<:{usual_ten}:1>", f"<:{safe_ten}:2>")
    assert len({digest_of(usual), digest_of(safe)}) == 2


async def paint(scene: Scene, priority: Priority = Priority.ANSWER) -> bytes:
    raise AssertionError(scene, priority)


def test_emoji_of_other_drawings_are_told_by_their_number() -> None:
    assert {design_of(name) for name in CARDS} == {1}
    assert design_of("seven_of_diamonds2") == 2
    assert design_of("queen_of_clubs_german_safe7") == 7
    assert [design_of(name) for name in ("lp_TD_1", "lp_QC_german_safe_2")] == [0, 0], "what they were called once"


@pytest.mark.parametrize(
    "name",
    [
        "sheep", "five_of_clubs", "seven_of_diamonds1", "seven_of_diamonds22", "seven_of_diamonds_2",
        "queen_of_clubs_my", "Seven_of_diamonds", "king_of_clubs_german", "lp_TD", "lp_5D_1", "lp_TD_1x", "",
    ],
)  # fmt: skip
def test_an_emoji_called_anything_else_is_none_of_ours(name: str) -> None:
    assert design_of(name) is None
    assert without_signs(f"a <:{name}:1>") == f"a <:{name}:1>"
