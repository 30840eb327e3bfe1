"""Descriptions of pictures within Discord's limit: whole sentences, and every name in full."""

import random

import pytest

from bot.phrases import LANGUAGES, phrases
from bot.present.alt_texts import seats_alt, told_within, whole_sentences
from bot.present.descriptions import open_table_alt
from bot.present.messages import LONGEST_ALT
from bot.present.words import beginning, fitting
from engine.cards import Cards
from engine.deal import Deal
from tests.properties.random_deals import random_deal, shuffled_start
from tests.support.strange_names import STRANGE

EIGHT = tuple(f"{letter}{'n' * 38}{letter}" for letter in "ABCDEFGH")


def told(called: object, whole: object) -> list[str]:
    assert isinstance(called, list)
    assert isinstance(whole, list)
    return [seats_alt(whole, 0), *(f"{name} takes a trick of {at} cards" for at, name in enumerate(called))]


def test_where_there_is_room_everybody_has_their_name_everywhere() -> None:
    alt = told_within(["Anna", EIGHT[0]], told, "en")
    assert alt.count(EIGHT[0]) == 2
    assert alt.count("Anna") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_there_is_not_long_names_are_said_once_and_short_ones_again(language: str) -> None:
    names = ["Anna", *EIGHT[1:]]
    alt = told_within(names, told, language, 700)
    assert len(alt) <= 700
    assert all(alt.count(name) == 1 for name in EIGHT[1:])
    assert alt.count("Anna") == 2
    assert phrases(language).say("player-name", seat=8) in alt
    assert alt.endswith("takes a trick of 7 cards.")


def test_where_even_that_is_too_much_whole_sentences_are_left_out() -> None:
    alt = told_within(list(EIGHT), told, "en", 500)
    assert len(alt) <= 500
    assert all(alt.count(name) == 1 for name in EIGHT)
    assert alt.endswith(" cards.")
    assert "…" not in alt


def test_what_is_empty_is_left_out_and_what_is_too_long_ends_the_sentences() -> None:
    assert whole_sentences(("one", "", "two!", "x" * 20, "three"), 15) == "One. Two!"


@pytest.mark.parametrize(
    ("text", "longest", "kept"),
    [
        ("short", 5, "short"),
        ("1. Anna: 4; 2. Bert: 3; 3. Carl: 2", 30, "1. Anna: 4; 2. Bert: 3."),
        ("One sentence. Another one that is long", 20, "One sentence."),
        ("withoutanyend", 5, "with…"),
    ],
)
def test_a_beginning_ends_where_a_part_does(text: str, longest: int, kept: str) -> None:
    assert beginning(text, longest) == kept
    assert fitting(longest, text * 9, text) == kept


def deals(game: str) -> list[Deal]:
    chance = random.Random(f"alt texts {game}")
    return list(random_deal(shuffled_start(game, chance), chance))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["sheepshead", "doppelkopf", "skat"])
def test_open_hands_are_described_after_what_is_said_first(game: str, language: str) -> None:
    first = "In the hand the ten has a blue ring, it was played; the ace has a golden one, it was better"
    for deal in deals(game):
        hands: list[Cards] = [deal.view(seat).hand for seat in range(deal.start.players)]
        alt = open_table_alt(deal.view(None), STRANGE[: deal.start.players], hands, (), language, first=first)
        assert alt.startswith(first)
        assert len(alt) <= LONGEST_ALT
        assert STRANGE[0] in alt
        assert alt[-1] in ".!?"
