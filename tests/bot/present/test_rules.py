"""The rules in plain words: every game by every set, paragraphs for house rules as they are, what beats what."""

import asyncio
import re
from collections.abc import Iterator

import pytest

from bot.errors import UserError
from bot.phrases import LANGUAGES, Phrases, phrases
from bot.present import rules
from bot.present.games import WORDS
from bot.present.messages import PATTERN, Menu, Message, read_press
from bot.present.readers import Reader, Readers
from bot.present.rules import (
    TOPICS,
    PlayedRules,
    Rulebook,
    RuleSetPress,
    RulesPress,
    by_set,
    order_picture,
    read_played,
    rules_pages,
    rules_topics,
    usually_played,
)
from bot.present.text_pages import in_pages
from bot.render.layouts import lay_out
from bot.tables.model import Preferences
from bot.tables.rights import Caller
from bot.tables.rule_sets import set_rules
from engine.games import GAMES
from engine.options import Value, allowed_values
from tests.support.soak import either

PHONE = 35
"""How many letters of a code block stand in one line on a phone 400 points wide."""
NEEDED = {"overview", "cards", "deal", "play", "scoring", "words"}


def played(game: str) -> Iterator[PlayedRules]:
    """A game by each of its sets, and with each house rule otherwise: in the short form with one value of each."""
    for name in GAMES[game].rule_sets:
        rules = set_rules(game, name)
        yield PlayedRules(game, rules)
        for players in GAMES[game].players(GAMES[game].options(**rules)):
            yield PlayedRules(game, rules, players)
    usual = usually_played(game).options
    for name, values in allowed_values(GAMES[game].options).items():
        for value in either(values[-1:], values):
            yield PlayedRules(game, {**usual, name: value})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_told_by_topic_however_it_is_played(game: str, language: str) -> None:
    for each in played(game):
        topics = rules_topics(each, language)
        assert set(topics) >= NEEDED
        assert next(iter(topics)) == "overview"
        assert len(topics) <= 25
        assert ("house" in topics) == bool(each.options)
        for topic in topics:
            pages = rules_pages(each, topic, language)
            assert all(0 < len(page) <= 2000 for page in pages)
            assert all(page.count("```") % 2 == 0 for page in pages)
            lines = [line for page in pages for block in page.split("```")[1::2] for line in block.splitlines()]
            assert max(map(len, lines), default=0) <= PHONE, lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_house_rule_that_matters_is_told_as_it_is(game: str, language: str) -> None:
    for each in played(game):
        told = "\n".join(rules_pages(each, "house", language)) if each.options else ""
        listed = [line.partition("(`")[2].partition("`)")[0] for line in told.splitlines() if line.startswith("•")]
        assert sorted(listed) == sorted(each.matter())


@pytest.mark.parametrize("game", [game for game in GAMES if allowed_values(GAMES[game].options)])
def test_what_is_otherwise_than_in_the_set_is_told_first_and_counted(game: str) -> None:
    for name in GAMES[game].rule_sets:
        each = PlayedRules(game, set_rules(game, name))
        assert each.named_set is not None
        assert "Changed" not in "".join(rules_pages(each, "house"))
        assert re.search(r"^-# Rules: (?!.*, with ).+$", rules_pages(each, "overview")[0], re.MULTILINE)
    options = dict(usually_played("saskop").options, exchange=False)
    told = "\n".join(rules_pages(PlayedRules("saskop", options, 4), "house"))
    assert "-# Rules: pagat.com, with one change\n" in told
    assert told.index("Changed at this table:") < told.index("(`exchange`)") < told.index("As in this set:")


TEXTS = """
saskop-rules-leaster = All play, { $players ->
    [4] four
   *[other] many
} of them.
saskop-rules-leaster-exchange-false = • Nothing is swapped.
saskop-rules-leaster-signals-true =
    • Blink.

    • { $roof ->
    [false] No roof.
   *[other] Roof, perhaps.
}
saskop-rules-leaster-roof-true = Roof it is.
saskop-rules-penalties-signals-false = Silence, please.
saskop-rules-house = never said
"""


def test_a_paragraph_stands_where_its_house_rule_is_so_and_matters(monkeypatch: pytest.MonkeyPatch) -> None:
    say = Phrases("en", [TEXTS], phrases("en"))
    monkeypatch.setattr(rules, "phrases", lambda _: say)

    def told(topic: str, players: int = 0, **changed: bool) -> str:
        each = PlayedRules("saskop", {**usually_played("saskop").options, **changed}, players)
        head, _, text = rules_pages(each, topic)[0].partition("-# Rules: ")[2].partition("\n")
        assert head
        return text if topic in rules_topics(each) else ""

    assert told("leaster") == "All play, many of them.\n\n• Blink.\n\n• Roof, perhaps.\n\nRoof it is."
    assert told("leaster", 4, exchange=False, roof=False) == (
        "All play, four of them.\n\n• Nothing is swapped.\n• Blink.\n\n• No roof."
    )
    assert told("leaster", signals=False) == "All play, many of them.", "the roof belongs to the signals"
    assert told("penalties", signals=False) == "Silence, please."
    assert "penalties" not in rules_topics(usually_played("saskop"))


@pytest.mark.parametrize(
    ("options", "topic", "told", "silent"),
    [
        ({}, "deal", "eight cards", "six cards"),
        ({"five": True}, "deal", "six cards", "eight cards"),
        ({"five": True}, "bidding", "passes or picks up", "each player says one thing"),
        ({"five": True}, "contracts", "no trump", "sits out"),
        ({}, "contracts", "no trump", "only solo blind"),
        ({"solos": "blind"}, "contracts", "only solo blind", "no trump"),
    ],
    ids=str,
)
def test_dummkopf_is_told_as_it_is_played_and_not_otherwise(
    options: dict[str, Value], topic: str, told: str, silent: str
) -> None:
    usual = usually_played("schafkopf-dummkopf")
    text = "".join(rules_pages(PlayedRules(usual.game, {**usual.options, **options}), topic))
    assert told in text
    assert silent not in text


@pytest.mark.parametrize(
    ("text", "most", "pages"),
    [
        ("", 9, [""]),
        ("one\n\ntwo", 9, ["one\n\ntwo"]),
        ("one\n\ntwo\n\nthree", 9, ["one\n\ntwo", "three"]),
        ("one two\nthree four", 10, ["one two", "three four"]),
        ("a\n\n```\nb\n\nc\n```\nd", 16, ["a", "```\nb\n\nc\n```\nd"]),
        ("sixteen letters.", 5, ["sixte"]),
    ],
)
def test_a_long_text_is_parted_between_paragraphs_and_never_in_a_table(text: str, most: int, pages: list[str]) -> None:
    assert in_pages(text, most) == pages


class EnglishReaders(Readers):
    """Reads English."""

    async def language(self, *_: object, **__: object) -> str:
        return "en"

    async def preferences(self, _: int) -> Preferences:
        return Preferences()


BOOK = Rulebook(EnglishReaders())
CALLER = Caller(1, 2)


def asked(each: PlayedRules, topic: str | None = None, page: int = 1) -> Message:
    return asyncio.run(BOOK.rules(CALLER, each, topic, page))


def menu_of(message: Message, word: str) -> Menu:
    menus = [each for each in message.controls if isinstance(each, Menu) and f":{word} " in each.press]
    assert len(menus) == 1, message.controls
    return menus[0]


def set_press(message: Message) -> RuleSetPress:
    control = read_press(menu_of(message, "ruleset").press)
    assert control is not None
    press = RuleSetPress.parse(control)
    assert press is not None
    return press


@pytest.mark.parametrize("game", GAMES)
def test_every_control_says_by_what_it_tells_and_fits(game: str) -> None:
    for each in played(game):
        message = asked(each)
        for control in message.controls:
            assert PATTERN.fullmatch(control.press)
            assert len(control.press) <= 100
        control = read_press(menu_of(message, "rules").press)
        assert control is not None
        press = RulesPress.parse(control)
        assert press is not None
        again = read_played(press.game, press.rules)
        assert (again.game, {**again.options}, again.players) == (each.game, {**each.options}, each.players)


def test_another_set_is_chosen_in_a_menu_and_the_table_is_come_back_to() -> None:
    usual = usually_played("doppelkopf")
    message = asked(usual, "play")
    assert [(each.value, each.chosen) for each in menu_of(message, "ruleset").entries][:2] == [
        ("book", False), ("verband", True),
    ]  # fmt: skip
    book = asyncio.run(BOOK.by_set(CALLER, set_press(message), "book"))
    assert "-# Rules: The book\n" in book.text
    assert "Playing a trick" in book.text
    table = PlayedRules("doppelkopf", {**usual.options, "loonies": "second"}, 4)
    message = asked(table, "play")
    assert [(each.value, each.chosen) for each in menu_of(message, "ruleset").entries][:3] == [
        ("own", True), ("book", False), ("verband", False),
    ]  # fmt: skip
    book = asyncio.run(BOOK.by_set(CALLER, set_press(message), "book"))
    assert [each.value for each in menu_of(book, "ruleset").entries if each.chosen] == ["book"]
    back = asyncio.run(BOOK.by_set(CALLER, set_press(book), "own"))
    assert (back.text, back.controls) == (message.text, message.controls)


def test_what_is_no_longer_there_is_refused() -> None:
    code = usually_played("doppelkopf").code
    for text in ("0", "0abc", f"x{code[1:]}", f"{code}0", usually_played("skat").code):
        with pytest.raises(UserError) as refused:
            read_played("doppelkopf", text)
        assert refused.value.key == "stale-choice"
    with pytest.raises(UserError):
        by_set(usually_played("doppelkopf"), "no-such")
    with pytest.raises(UserError):
        read_played("poker", "-")
    with pytest.raises(UserError) as refused:
        asked(usually_played("saskop"), "bock")
    assert refused.value.key == "unknown-topic"


def test_a_set_of_another_form_is_told_for_any_number() -> None:
    three = PlayedRules("american-sheepshead", {**usually_played("american-sheepshead").options, "variant": "three"}, 3)
    assert by_set(three, "book").players == 0
    assert by_set(PlayedRules("sheepshead", usually_played("sheepshead").options, 3), "book").players == 3


def test_a_long_topic_has_pages_that_are_turned(monkeypatch: pytest.MonkeyPatch) -> None:
    long = "".join(f"\n\n    {'word ' * 150}{number}" for number in range(5))
    say = Phrases("en", [f"saskop-rules-leaster =\n{long}\n"], phrases("en"))
    monkeypatch.setattr(rules, "phrases", lambda _: say)
    usual = usually_played("saskop")
    first, second, third, beyond = (asked(usual, "leaster", page) for page in (1, 2, 3, 9))
    assert len({first.text, second.text, third.text}) == 3
    assert beyond.text == third.text

    def turns(message: Message) -> list[tuple[int | None, str]]:
        presses = [read_press(each.press) for each in message.controls if not isinstance(each, Menu)]
        read = [RulesPress.parse(each) for each in presses if each is not None]
        return [(each.page, each.topic) for each in read if each is not None]

    assert (turns(first), turns(second), turns(third)) == (
        [(2, "leaster")], [(1, "leaster"), (3, "leaster")], [(2, "leaster")],
    )  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "topic"), [(game, topic) for game, words in WORDS.items() for topic in words.orders])
def test_the_order_of_the_cards_is_drawn_and_described(game: str, topic: str, language: str) -> None:
    picture = order_picture(game, topic, Reader(language))
    assert picture is not None
    assert topic in TOPICS
    assert any(topic in rules_topics(each, language) for each in played(game))
    assert 0 < len(picture.alt) <= 1024
    assert lay_out(picture.scene).height > 100


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_picture_of_its_cards(game: str) -> None:
    assert order_picture(game, "cards", Reader("en")) is not None
    assert order_picture(game, "words", Reader("en")) is None


def test_only_cards_that_are_played_with_are_drawn() -> None:
    usual = usually_played("doppelkopf")
    for nines in (True, False):
        picture = order_picture("doppelkopf", "cards", Reader("en"), {**usual.options, "nines": nines})
        assert picture is not None
        assert ("9♣" in picture.alt) == nines
    thirty = order_picture("american-sheepshead", "cards", Reader("en"))
    assert thirty is not None
    assert "Clubs and spades: A♣ 10♣ K♣ 9♣ 8♣. Hearts: A♥ 10♥ K♥ 9♥ 8♥ 7♥." in thirty.alt


def test_the_trumps_of_the_family_stand_in_their_order() -> None:
    picture = order_picture("sheepshead", "cards", Reader("en"))
    assert picture is not None
    assert picture.alt == (
        "Sheepshead: what beats what. Trumps, the best first: Q♣ Q♠ Q♥ Q♦ J♣ J♠ J♥ J♦ A♦ 10♦ K♦ 9♦ 8♦ 7♦. "
        "Clubs, spades and hearts: A♣ 10♣ K♣ 9♣ 8♣ 7♣."
    )
