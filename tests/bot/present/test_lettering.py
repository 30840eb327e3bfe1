"""Jack, queen, king and ace in the letters their reader chose, suits in their colours: in words, controls, pictures."""

import pytest

from bot.present.messages import Button, Entry, Menu, Message, Picture
from bot.present.readers import Reader, as_seen_by, in_colours, in_letters, lettered
from bot.present.scenes import CardScene, HandScene, Scene, SeatScene, TableScene, TotalsScene
from bot.render.paint import picture
from bot.tables.model import CardColours, CardLetters, Preferences
from engine.cards import Card, Rank, Suit, pack

QUEEN, KING = Card(Suit.SPADES, Rank.QUEEN), Card(Suit.SPADES, Rank.KING)
HAND = HandScene((QUEEN, KING), badge="A♥ is called")
MESSAGE = Message(
    "Q♠ lies",
    (Picture(HAND, "hand.png", "Your hand: Q♠ K♠"),),
    (Button("Q♠", "play QS"), Menu("J♣ or what", "pick", (Entry("QS 1", "Q♠", "beats A♠"),))),
)


@pytest.mark.parametrize(
    ("text", "german", "estonian"),
    [
        ("J♣ Q♠ K♥ A♦ 10♣ 9♦", "B♣ D♠ K♥ A♦ 10♣ 9♦", "S♣ E♠ K♥ Ä♦ 10♣ 9♦"),
        ("**Q♣**, A♣!", "**D♣**, A♣!", "**E♣**, Ä♣!"),
        ("play QS", "play QS", "play QS"),
        ("HANNA♥ and Q", "HANNA♥ and Q", "HANNA♥ and Q"),
    ],
)
def test_a_text_names_cards_by_these_letters_and_leaves_all_else(text: str, german: str, estonian: str) -> None:
    assert (lettered(text, CardLetters.GERMAN), lettered(text, CardLetters.ESTONIAN)) == (german, estonian)
    assert lettered(text, CardLetters.INTERNATIONAL) == text


def test_no_letter_means_two_cards_whatever_letters_somebody_sees() -> None:
    shown = {
        lettered(f"{each.rank.letter}{each.suit.sign}", letters): each
        for letters in CardLetters
        for each in pack(Rank.JACK)
    }
    for letters in CardLetters:
        for card in pack(Rank.JACK):
            assert shown[lettered(f"{card.rank.letter}{card.suit.sign}", letters)] == card


def test_all_of_a_message_is_in_them_but_what_comes_back() -> None:
    shown = in_letters(MESSAGE, CardLetters.GERMAN)
    button, menu = shown.controls
    assert isinstance(button, Button)
    assert isinstance(menu, Menu)
    assert (shown.text, button, menu.placeholder) == ("D♠ lies", Button("D♠", "play QS"), "B♣ or what")
    assert menu.entries == (Entry("QS 1", "D♠", "beats A♠"),)
    scene = shown.pictures[0].scene
    assert isinstance(scene, HandScene)
    assert (shown.pictures[0].alt, scene.letters, scene.cards) == ("Your hand: D♠ K♠", "BDKA", (QUEEN, KING))
    assert in_letters(MESSAGE, CardLetters.INTERNATIONAL) is MESSAGE


def test_words_anywhere_in_a_picture_are_in_them() -> None:
    table = TableScene((SeatScene("Anna", note="A♥"),), headline="Bert plays J♣.")
    scene = in_letters(Message("", (Picture(table, "table.png", ""),)), CardLetters.ESTONIAN).pictures[0].scene
    assert isinstance(scene, TableScene)
    assert (scene.seats[0].note, scene.headline, scene.seats[0].name) == ("Ä♥", "Bert plays S♣.", "Anna")


@pytest.mark.parametrize("colours", [CardColours.FOUR, CardColours.SAFE])
def test_pictures_and_what_stands_beside_words_are_in_the_colours_asked_for(colours: CardColours) -> None:
    shown = as_seen_by(MESSAGE, Reader("en", preferences=Preferences(colours=colours, letters=CardLetters.GERMAN)))
    scene = shown.pictures[0].scene
    assert isinstance(scene, HandScene)
    assert (shown.colours, scene.colours, scene.letters, shown.text) == (colours, colours.value, "BDKA", "D♠ lies")


def test_without_a_wish_a_message_stays_as_it_is() -> None:
    assert as_seen_by(MESSAGE, Reader("en")) is MESSAGE


def test_a_picture_without_cards_has_no_colours_of_suits() -> None:
    sheet = Message("", (Picture(TotalsScene("Totals", (), ()), "sheet.png", "nothing"),))
    assert in_colours(sheet, CardColours.SAFE).pictures == sheet.pictures


@pytest.mark.parametrize(
    ("one", "other", "is_same"),
    [
        (HandScene((QUEEN, KING)), HandScene((QUEEN, KING), letters="BDKA"), False),
        (HandScene((KING,)), HandScene((KING,), letters="BDKA"), True),
        (CardScene(QUEEN), CardScene(QUEEN, "SEKÄ"), False),
    ],
    ids=["a queen", "a king has the same letter", "an emoji"],
)
def test_cards_are_painted_with_them(one: Scene, other: Scene, is_same: bool) -> None:
    assert (picture(one) == picture(other)) is is_same
