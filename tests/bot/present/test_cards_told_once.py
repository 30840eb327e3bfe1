"""In a sentence a card is named once: by its sign or in words."""

import random
import re
from collections.abc import Iterator

import pytest

from bot.phrases import LANGUAGES
from bot.present import presenter
from bot.present.messages import Button, Menu, Message
from bot.present.premoves import entry_text
from bot.present.readers import Reader
from bot.present.words import card_name, card_words, describe
from bot.tables.autoplay import read_premove
from bot.tables.model import TableView
from engine.actions import CallAce
from engine.cards import Rank, Suit, pack, read_card
from engine.deal import Deal
from engine.games import GAMES
from tests.properties.random_deals import random_deal, shuffled_start
from tests.properties.test_messages_secrecy import table_with

NAMES = {1: "Anna", 2: "Bert", 3: "Carl", 4: "Dora", 5: "Eve", 6: "Fred", 7: "Greta", 8: "Hans"}


def sentences(message: Message) -> Iterator[str]:
    """All that is read or heard of a message."""
    alts = [picture.alt for picture in message.pictures]
    for part in (message.text, *alts, *(label for control in message.controls for label in labels(control))):
        yield from re.split(r"(?<=[.!?])\s|\n", part)


def labels(control: Button | Menu) -> Iterator[str]:
    if isinstance(control, Button):
        yield control.label
    else:
        yield from (control.placeholder, *(entry.label for entry in control.entries))


def messages(deal: Deal, language: str) -> Iterator[Message]:
    """What everybody sees of a moment, and each player."""
    reader = Reader(language, NAMES)
    yield presenter.public_post(TableView(table_with(deal), None, deal.view(None)), reader)
    for seat in range(deal.start.players):
        yield presenter.hand(TableView(table_with(deal), seat, deal.view(seat)), reader)


@pytest.mark.parametrize("game", GAMES)
def test_no_sentence_has_a_card_in_words_and_its_sign_too(game: str) -> None:
    chance = random.Random(game)
    stages = [deal for deal in random_deal(shuffled_start(game, chance), chance) if deal.state is not None]
    for language in LANGUAGES:
        both = [(card_name(card), card_words(card, language)) for card in pack(Rank.SIX)]
        said = {each for deal in stages[::6] for made in messages(deal, language) for each in sentences(made)}
        assert any(words in each for each in said for _, words in both), "cards in words"
        assert any(sign in each for each in said for sign, _ in both), "cards by their signs"
        assert [each for each in said for sign, words in both if sign in each and words in each] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_planned_card_stands_in_its_menu_once(language: str) -> None:
    assert card_words(read_card("AC"), language) not in entry_text(read_premove("any AC"), Reader(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_called_ace_is_told_in_words_alone(language: str) -> None:
    for suit in Suit:
        assert suit.sign not in describe("Anna", CallAce(suit), language, "sheepshead")
