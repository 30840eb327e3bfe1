"""House rules as people write them, and what autocomplete adds to those written so far."""

import itertools
from contextlib import suppress
from random import Random

import pytest

from bot.errors import UserError
from bot.gateway.interactions.autocomplete import house_rules_after, read_house_rules, typed_setup
from bot.phrases import LANGUAGES, phrases
from bot.tables.setup import house_rules, possible_counts
from engine.games import GAMES
from engine.options import Value, allowed_values
from tests.support.soak import either


@pytest.mark.parametrize(
    ("game", "typed", "rules"),
    [
        ("saskop", "", {}),
        ("saskop", "signals=no roof=yes", {"signals": "false", "roof": "true"}),
        ("saskop", "signals: off, exchange = ei", {"signals": "false", "exchange": "false"}),
        ("saskop", "exchange=nein", {"exchange": "false"}),
        ("saskop", "exchange nein, roof: Ja", {"exchange": "false", "roof": "true"}),
        ("saskop", "roof", {"roof": "true"}),
        ("saskop", "roof; signals -; Exchange ON", {"roof": "true", "signals": "false", "exchange": "true"}),
        ("saskop", "roof signals no exchange", {"roof": "true", "signals": "false", "exchange": "true"}),
        ("doppelkopf", "ranking=equal", {"ranking": "equal"}),
        ("doppelkopf", "ddv false, loonies second", {"ddv": "false", "loonies": "second"}),
        ("sheepshead", "bury any, allpass leaster", {"bury": "any", "allpass": "leaster"}),
        ("sheepshead", "Bury: ANY allpass leaster", {"bury": "any", "allpass": "leaster"}),
        ("sheepshead", "partner jack-of-diamonds", {"partner": "jack-of-diamonds"}),
        ("sheepshead", "partner=Jack of Diamonds deal six", {"partner": "jack-of-diamonds", "deal": "six"}),
        ("sheepshead", "partner called ace", {"partner": "called-ace"}),
        ("skat", "announce any", {"announce": "any"}),
        ("american-sheepshead", "variant partnership", {"variant": "partnership"}),
        ("american-sheepshead", "variant solo solobid", {"variant": "solo", "solobid": "true"}),
    ],
)
def test_house_rules_are_read_kindly(game: str, typed: str, rules: dict[str, str]) -> None:
    assert read_house_rules(game, typed) == rules
    assert house_rules(game, rules)


def names(game: str) -> str:
    """All of a game's house rules."""
    return ", ".join(allowed_values(GAMES[game].options))


@pytest.mark.parametrize(
    ("game", "typed", "key", "details"),
    [
        ("sheepshead", "bury", "option-without-value", {"option": "bury", "values": "held, any"}),
        ("sheepshead", "bury=", "option-without-value", {"option": "bury", "values": "held, any"}),
        ("sheepshead", "bury, allpass leaster", "option-without-value", {"option": "bury", "values": "held, any"}),
        ("sheepshead", "bury allpass leaster", "option-without-value", {"option": "bury", "values": "held, any"}),
        ("sheepshead", "bury yes", "bad-option-value", {"option": "bury", "text": "yes", "values": "held, any"}),
        ("sheepshead", "bury all", "bad-option-value", {"option": "bury", "text": "all", "values": "held, any"}),
        ("saskop", "exchange=perhaps", "bad-option-value",
         {"option": "exchange", "text": "perhaps", "values": "true, false"}),
        ("saskop", "exchange =", "option-without-value", {"option": "exchange", "values": "true, false"}),
        ("saskop", "exchange § signals", "bad-option", {"text": "§", "options": names("saskop")}),
        ("saskop", "= no", "bad-option", {"text": "no", "options": names("saskop")}),
        ("skat", "bury any", "bad-option", {"text": "bury", "options": names("skat")}),
        ("schafkopf-window", "bury any", "bad-option", {"text": "bury", "options": "score"}),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_refused_by_what_was_typed(
    game: str, typed: str, key: str, details: dict[str, str]
) -> None:
    with pytest.raises(UserError) as caught:
        house_rules(game, read_house_rules(game, typed))
    assert (caught.value.key, caught.value.details) == (key, details)


@pytest.mark.parametrize(
    ("game", "typed", "players", "key", "details"),
    [
        ("american-sheepshead", "variant=solo solobid", 4, "idle-option",
         {"option": "solobid", "needs": "variant=three"}),
        ("american-sheepshead", "solobid", None, "idle-option", {"option": "solobid", "needs": "variant=three"}),
        ("american-sheepshead", "solobid=yes variant=partnership", None, "idle-option",
         {"option": "solobid", "needs": "variant=three"}),
        ("sheepshead", "partner=called-ace", 4, "idle-option-players", {"option": "partner", "numbers": "5"}),
        ("sheepshead", "deal=six", 5, "idle-option-players", {"option": "deal", "numbers": "3, 4"}),
    ],
)  # fmt: skip
def test_a_rule_that_would_change_nothing_is_refused_with_what_it_belongs_to(
    game: str, typed: str, players: int | None, key: str, details: dict[str, str]
) -> None:
    with pytest.raises(UserError) as caught:
        typed_setup(game, typed, players)
    assert (caught.value.key, caught.value.details) == (key, details)


@pytest.mark.parametrize(
    ("game", "typed", "players", "options"),
    [
        ("american-sheepshead", "variant=solo solobid=no", 4, {"variant": "solo", "solobid": False}),
        ("american-sheepshead", "solobid", 3, {"variant": "three", "solobid": True}),
        ("sheepshead", "partner=jack-of-diamonds", 5, {"partner": "jack-of-diamonds"}),
    ],
)
def test_a_rule_that_matters_or_asks_for_nothing_is_taken(
    game: str, typed: str, players: int, options: dict[str, Value]
) -> None:
    assert typed_setup(game, typed, players).options.items() >= options.items()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("switch", "value"), [("typed-yes", "true"), ("typed-no", "false")])
def test_yes_and_no_are_read_in_every_language(language: str, switch: str, value: str) -> None:
    say = phrases(language)
    words = say.say(switch).split(" | ")
    assert say.say(f"value-{value}") in words
    for word in words:
        assert read_house_rules("saskop", f"exchange={word}") == {"exchange": value}, word
        assert read_house_rules("saskop", f"Exchange {word.upper()}, roof") == {"exchange": value, "roof": "true"}, word


def test_no_word_means_yes_in_one_language_and_no_in_another() -> None:
    meant = {key: {word for each in LANGUAGES for word in phrases(each).say(key).split(" | ")}
             for key in ("typed-yes", "typed-no")}  # fmt: skip
    assert not meant["typed-yes"] & meant["typed-no"]


def offered(game: str, typed: str) -> list[str]:
    return [text for text, _ in house_rules_after(game, typed, "en")]


def test_house_rules_are_offered_in_words() -> None:
    assert house_rules_after("sheepshead", "bury=any", "en")[:3] == [
        ("bury=any", "bury=any"),
        ("bury=any partner=called-ace", "bury=any partner=called-ace · Partner with five players: a called ace"),
        (
            "bury=any partner=jack-of-diamonds",
            "bury=any partner=jack-of-diamonds · Partner with five players: the jack of diamonds",
        ),
    ]
    assert [text for text, _ in house_rules_after("schafkopf-window", "", "en")] == ["score=none", "score=sheepshead"]
    assert all(len(name) <= 100 for _, name in house_rules_after("doppelkopf", "nines=no ddv=no loonies=second", "et"))


def test_what_is_half_typed_is_completed() -> None:
    assert offered("sheepshead", "bury any")[:2] == ["bury=any", "bury=any partner=called-ace"]
    assert offered("sheepshead", "bury")[:2] == ["bury=held", "bury=any"]
    assert offered("sheepshead", "bury=a") == ["bury=any"]
    assert offered("sheepshead", "bury any all")[:2] == ["bury=any allpass=misdeal", "bury=any allpass=leaster"]
    assert offered("saskop", "exch") == ["exchange=true", "exchange=false"]
    assert offered("sheepshead", "bury nonsense") == ["bury=held", "bury=any"]
    assert len(offered("sheepshead", "nonsense")) == 25


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_offered_opens_a_table(game: str) -> None:
    allowed = allowed_values(GAMES[game].options)
    words = ["", "x", "=", ",", *allowed, *(f"{name} {value}" for name, values in allowed.items() for value in values)]
    pairs = [*itertools.product(words, words)]
    for pair in Random(game).sample(pairs, min(len(pairs), either(25, 4000))):
        for text in offered(game, " ".join(pair)):
            assert len(text) <= 100
            assert opens_a_table(game, text), text


def opens_a_table(game: str, typed: str) -> bool:
    """For some number of people; the usual one is not yet said while somebody types."""
    for players in possible_counts(game, read_house_rules(game, typed)):
        with suppress(UserError):
            return bool(typed_setup(game, typed, players))
    return False


def test_a_rule_that_would_change_nothing_is_not_offered() -> None:
    assert "variant=solo solobid=true" not in offered("american-sheepshead", "variant=solo")
    assert "variant=three solobid=true" in offered("american-sheepshead", "variant=three")
    texts = [text for text, _ in house_rules_after("sheepshead", "bury=any", "en", 4)]
    assert [text for text in texts if " partner=" in text] == []
    assert "bury=any deal=six" in texts
