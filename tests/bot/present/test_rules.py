"""The rules in plain words: every game, every house rule with its default, and the pictures of what beats what."""

import pytest

from bot.phrases import LANGUAGES
from bot.present.games import WORDS
from bot.present.readers import Reader
from bot.present.rules import TOPICS, order_picture, rules_text, rules_topics
from bot.render.layouts import lay_out
from engine.games import GAMES
from engine.options import allowed_values

PHONE = 35
"""How many letters of a code block stand in one line on a phone 400 points wide."""
NEEDED = {"overview", "cards", "deal", "play", "scoring", "words"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_told_by_topic(game: str, language: str) -> None:
    topics = rules_topics(game, language)
    assert set(topics) >= NEEDED
    assert next(iter(topics)) == "overview"
    assert len(topics) <= 25
    assert all(len(rules_text(game, topic, language)) <= 2000 for topic in topics)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game for game in GAMES if game != "saskop" and allowed_values(GAMES[game].options)])
def test_every_house_rule_is_listed_with_what_tables_start_with(game: str, language: str) -> None:
    _, table, _ = rules_text(game, "house", language).split("```")
    listed: dict[str, list[str]] = {}
    defaults: dict[str, str] = {}
    name = ""
    for line in table.strip("\n").splitlines():
        *key, value = line.replace("*", "").split()
        name = key[0] if key else name
        listed.setdefault(name, []).append(value)
        if line.endswith("*"):
            defaults[name] = value
    allowed = allowed_values(GAMES[game].options)
    starts = {option: values[0] for option, values in allowed.items()} | dict(GAMES[game].table_options)
    assert {option: sorted(values) for option, values in listed.items()} == {
        option: sorted(str(value).lower() for value in values) for option, values in allowed.items()
    }
    assert defaults == {option: str(value).lower() for option, value in starts.items()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_tables_are_no_wider_than_a_phone(game: str, language: str) -> None:
    for topic in rules_topics(game, language):
        for block in rules_text(game, topic, language).split("```")[1::2]:
            assert max(map(len, block.splitlines())) <= PHONE, block


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "topic"), [(game, topic) for game, words in WORDS.items() for topic in words.orders])
def test_the_order_of_the_cards_is_drawn_and_described(game: str, topic: str, language: str) -> None:
    picture = order_picture(game, topic, Reader(language))
    assert picture is not None
    assert topic in TOPICS
    assert topic in rules_topics(game, language)
    assert 0 < len(picture.alt) <= 1024
    assert lay_out(picture.scene).height > 100


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_picture_of_its_cards(game: str) -> None:
    assert order_picture(game, "cards", Reader("en")) is not None
    assert order_picture(game, "words", Reader("en")) is None


def test_the_trumps_of_the_family_stand_in_their_order() -> None:
    picture = order_picture("sheepshead", "cards", Reader("en"))
    assert picture is not None
    assert picture.alt == (
        "Sheepshead: what beats what. Trumps, the best first: Q♣ Q♠ Q♥ Q♦ J♣ J♠ J♥ J♦ A♦ 10♦ K♦ 9♦ 8♦ 7♦. "
        "Clubs, spades and hearts: A♣ 10♣ K♣ 9♣ 8♣ 7♣."
    )
