"""The menus by which a table is opened: every setup of every game fits, is read back, and shows what applies."""

import itertools
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import make_dataclass, replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.phrases import LANGUAGES, phrases
from bot.players.levels import LEVELS, USUAL
from bot.present import table_setup, welcome
from bot.present.controls import IN_A_MENU
from bot.present.games import words_of
from bot.present.messages import IN_A_ROW, PATTERN, ROWS, Button, Menu, Message, read_press
from bot.present.option_codes import LETTERS, MARK, options_code, options_of_code, read_options_code, write_options
from bot.present.readers import Reader
from bot.present.table_setup import (
    changed_setup,
    first_setup,
    opening_page,
    read_setup,
    rule_of,
    setup_for_so_many,
    write_setup,
)
from bot.tables.model import Computer, Pace, Person, Speed, Stage, Table
from bot.tables.rule_sets import differences, nearest_set, rules_that_matter, set_rules, usual_rules
from bot.tables.setup import Preset, Setup, nearest_setup, preset_of, with_rule
from engine.games import GAMES
from engine.match import Tally
from engine.options import Value, allowed_values, option
from tests.support.chosen_rules import chosen_rules
from tests.support.soak import either

SKAT, SOLO = (write_options(game, usual_rules(game)) for game in ("skat", "american-sheepshead"))
BEYOND = SKAT[:MARK] + LETTERS[-1] * len(SKAT[MARK:])
"""A number that is none of Skat's house rules."""
OLD = "11"
"""How house rules were written before: a digit each."""


def setups(game: str) -> Iterator[Setup]:
    """Many choices of house rules, with every number of players: in the short form with the last of them."""
    for options in chosen_rules(game, by_lot=either(20, 100), each_value=True):
        given = {name: str(value).lower() for name, value in options.items()}
        setup, gone = nearest_setup(game, "strong", Speed.SLOW, given)
        assert not gone
        for players in either(setup.numbers[-1:], setup.numbers):
            yield nearest_setup(game, "strong", Speed.SLOW, given, players)[0]


def check(message: Message) -> None:
    """It is within Discord's limits."""
    used = Counter(each.row for each in message.controls)
    assert len(message.text) <= 2000
    assert set(used) <= set(range(ROWS))
    assert max(used.values()) <= IN_A_ROW
    assert len({each.press for each in message.controls}) == len(message.controls)
    for each in message.controls:
        assert len(each.press) <= 100
        assert PATTERN.fullmatch(each.press), each.press
        if isinstance(each, Button):
            assert 0 < len(each.label) <= 80
            continue
        assert used[each.row] == 1
        assert 0 < len(each.entries) <= IN_A_MENU
        assert sum(entry.chosen for entry in each.entries) == 1 or " pick." in each.press
        for entry in each.entries:
            assert 0 < len(entry.label) <= 100
            assert len(entry.about) <= 100
            assert 0 < len(entry.value) <= 100


@pytest.mark.parametrize("game", GAMES)
def test_every_setup_is_read_back_and_every_page_fits(game: str) -> None:
    every = list(setups(game))
    assert all(read_setup(write_setup(setup)) == (setup, True) for setup in every)
    for setup, language in zip(every, itertools.cycle(LANGUAGES), strict=False):
        for page in range(3):
            check(opening_page(setup, page, language, "note"))
    for setup, rule in itertools.product(every[:2], every[0].options):
        check(opening_page(setup, 0, "de", "note", rule=rule))
    for language in LANGUAGES:
        check(opening_page(every[0], 0, language))
        check(opening_page(replace(every[-1], shuffled=True), 0, language))


@pytest.mark.parametrize("game", GAMES)
def test_all_house_rules_fit_into_a_few_letters_and_are_read_back(game: str) -> None:
    for options in chosen_rules(game, by_lot=300, each_value=True):
        code = write_options(game, options)
        assert read_options_code(game, code) == options
        assert set(code) <= set(LETTERS)
        assert len(code) <= LONGEST_CODE


LONGEST_CODE = 24
"""What a custom id has room for beside the longest names of a game, a level and a rule."""


@given(st.lists(st.integers(1, 6), max_size=45), st.randoms())
def test_any_house_rules_that_a_game_may_have_fit_and_are_told_from_others(sizes: list[int], chance: Random) -> None:
    values = [(f"rule{at}", tuple(map(str, range(size)))) for at, size in enumerate(sizes)]
    own = [(name, str, option(*each)) for name, each in values]
    declared = make_dataclass("Declared", own)
    later = make_dataclass("Later", [(name, str, option(*each)) for name, each in (*values, ("more", ("no", "yes")))])
    options: dict[str, Value] = {name: chance.choice(each) for name, each in values}
    code = options_code(declared, options)
    assert len(code) <= LONGEST_CODE
    assert options_of_code(declared, code) == options
    assert options_of_code(later, code) is None


def fits_with_the_longest_names(code: str) -> bool:
    """Whether a menu of a house rule still has a custom id that Discord takes."""
    game, level = max(GAMES, key=len), max(LEVELS, key=len)
    return len(f"lp:0:0.0:open rule.{'x' * 12} 99 {game}/8/{level}/slow/{code}/sh") <= 100


def test_beside_the_longest_names_there_is_room_for_the_longest_code() -> None:
    assert fits_with_the_longest_names("x" * LONGEST_CODE)
    assert all(len(name) <= 12 for game in GAMES.values() for name in allowed_values(game.options))


def menus(setup: Setup) -> dict[str, list[str]]:
    """What can be chosen on all the pages, by what it is about."""
    found: dict[str, list[str]] = {}
    for page in range(3):
        for each in opening_page(setup, page, "en").controls:
            if isinstance(each, Menu):
                found[each.press.split(" ")[1]] = [entry.value for entry in each.entries]
    for rule in setup.options:
        for each in opening_page(setup, 0, "en", rule=rule).controls:
            if isinstance(each, Menu) and f" rule.{rule} " in each.press:
                found[f"rule.{rule}"] = [entry.value for entry in each.entries]
    return found


def presets_of(names: str, setup: Setup) -> list[Preset]:
    return [preset_of(name, 1, setup) for name in names.split()]


def marked(presets: list[Preset], setup: Setup, picked: str = "") -> list[str]:
    """Which of what the server keeps is shown as chosen."""
    page = opening_page(setup, 0, "en", "", presets, picked)
    (menu,) = [each for each in page.controls if isinstance(each, Menu) and " preset " in each.press]
    return [each.value for each in menu.entries if each.chosen]


def test_of_saved_tables_that_are_alike_one_is_marked_the_one_that_was_picked() -> None:
    setup, other = nearest_setup("skat", USUAL)[0], nearest_setup("saskop", USUAL)[0]
    presets = [*presets_of("First Second", setup), *presets_of("Third", other)]
    assert marked(presets, setup) == ["first"]
    assert marked(presets, setup, "second") == ["second"]
    assert marked(presets, setup, "third") == ["first"], "it is no longer what was picked"
    assert marked(presets, other) == ["third"]
    assert marked(presets, replace(setup, hints=True)) == []


def test_only_what_applies_is_shown() -> None:
    def shown(setup: Setup) -> list[str]:
        *found, shuffle, hints = menus(setup)
        assert (shuffle, hints) == ("shuffle", "hints"), "both can be had in every game"
        return found

    usual = ["game", "level", "speed"]
    window = nearest_setup("schafkopf-window", USUAL)[0]
    assert shown(window) == ["game", "set", *usual[1:], "rule.score"]
    five, three = (nearest_setup("sheepshead", USUAL, players=players)[0] for players in (5, 3))
    picked = [[rule for what, rules in menus(each).items() if what.startswith("pick.") for rule in rules]
              for each in (five, three)]  # fmt: skip
    assert [("partner" in rules, "deal" in rules) for rules in picked] == [(True, False), (False, True)]
    solo = nearest_setup("american-sheepshead", USUAL)[0]
    assert shown(solo) == ["game", "set", *usual[1:], "rule.variant", "rule.wergin"]
    assert shown(with_rule(solo, "variant", "three")) == [
        "game", "set", *usual[1:], "rule.variant", "rule.wergin", "rule.solobid",
    ]  # fmt: skip
    assert with_rule(solo, "variant", "three").players == 3


@pytest.mark.parametrize("game", GAMES)
def test_every_entry_of_every_menu_changes_the_setup_to_what_it_says(game: str) -> None:
    setup = nearest_setup(game, USUAL)[0]
    for what, values in menus(setup).items():
        for value in values:
            changed = changed_setup(setup, what, value)
            assert changed is not None
            assert read_setup(write_setup(changed)) == (changed, True)
            rule = rule_of(what, value)
            page = next(each for number in range(3) for each in opening_page(changed, number, "en", rule=rule).controls
                        if each.press.split(" ")[1] == what and isinstance(each, Menu))  # fmt: skip
            assert [entry.value for entry in page.entries if entry.chosen] == [value]


@pytest.mark.parametrize("game", [game for game in GAMES if allowed_values(GAMES[game].options)])
def test_of_many_house_rules_one_is_picked_and_then_changed(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_setup, "FEW_RULES", 0)
    setup = nearest_setup(game, USUAL)[0]
    matter, kept = rules_that_matter(game, setup.options, setup.players), presets_of("First", setup)
    monkeypatch.setattr(table_setup, "IN_A_MENU", max(2, -(-len(matter) // 3)))
    for language, rule in itertools.product(LANGUAGES, ("", *matter)):
        page = opening_page(setup, 9, language, "note", kept, rule=rule)
        check(page)
        found = {each.press.split(" ")[1]: each for each in page.controls if isinstance(each, Menu)}
        picks = [entry for what, each in found.items() if what.startswith("pick.") for entry in each.entries]
        assert [entry.value for entry in picks] == matter
        assert [entry.value for entry in picks if entry.chosen] == ([rule] if rule else [])
        assert [what for what in found if what.startswith("rule.")] == ([f"rule.{rule}"] if rule else [])
        assert all(entry.about for entry in picks)
    name = matter[-1]
    (other,) = [entry.value for entry in found[f"rule.{name}"].entries if not entry.chosen][:1]
    changed = changed_setup(setup, f"rule.{name}", other)
    assert changed is not None
    page = opening_page(changed, 9, "en", rule=rule_of(f"rule.{name}", other))
    labels = [entry.label for each in page.controls if isinstance(each, Menu)
              for entry in each.entries if entry.value == name]  # fmt: skip
    nearest = nearest_set(game, changed.options, changed.players)
    is_apart = name in differences(game, changed.options, changed.players, nearest)
    assert [label.endswith("(changed)") for label in labels] == [is_apart]
    assert ("with changes: " in page.text) == is_apart
    check(opening_page(changed, 0, "en", rule="no-such-rule"))


def test_a_set_is_chosen_in_one_menu_and_what_is_changed_then_is_listed() -> None:
    setup = nearest_setup("doppelkopf", USUAL)[0]

    def sets(now: Setup) -> dict[str, bool]:
        pages = (opening_page(now, page, "en").controls for page in range(3))
        (menu,) = [each for page in pages for each in page if isinstance(each, Menu) and " set " in each.press]
        return {entry.value: entry.chosen for entry in menu.entries}

    assert {name: sets(setup)[name] for name in ("book", "verband")} == {"book": False, "verband": True}
    assert "Rules: Verband (DDV)\n" in f"{opening_page(setup, 0, 'en').text}\n"
    book = changed_setup(setup, "set", "book")
    assert book is not None
    assert book.options == set_rules("doppelkopf", "book")
    assert sets(book)["book"]
    changed = with_rule(book, "loonies", "second")
    assert {name for name, chosen in sets(changed).items() if chosen} == {"changed"}
    assert changed_setup(changed, "set", "changed") == changed
    assert changed_setup(changed, "set", "book") == book
    assert re.search(
        r"Rules: The book, with changes: [^;]+: the second$", opening_page(changed, 0, "en").text, re.MULTILINE
    )


@pytest.mark.parametrize(
    ("what", "value"),
    [("game", "poker"), ("seats", "9"), ("level", "superhuman"), ("speed", "never"), ("rule.roof", "maybe"),
     ("rule.x", "true"), ("rule.", ""), ("roof", "true"), ("", ""), ("page", ""), ("set", "federation"),
     ("set", ""), ("pick.0", "poker"), ("pick", "roof"), ("pick.0", "")],
)  # fmt: skip
def test_entries_that_no_menu_has_are_none(what: str, value: str) -> None:
    assert changed_setup(nearest_setup("saskop", USUAL)[0], what, value) is None


@pytest.mark.parametrize(
    "written",
    ["", "/", "poker/3/normal/live/", "skat", "skat/3/normal/live", "skat/03/normal/live/1", "skat/9/normal/live/1",
     "skat/3/normal/live/111", "skat/3/normal/live/²", "skat/3/normal/live/1/1", "skat/3/superhuman/live/1",
     "skat/3/normal/Live/1", "american-sheepshead/3/normal/live/200",
     *(f"skat/3/normal/live/{code}" for code in (OLD, f"{OLD[:-1]}²", f"{SKAT}0", SKAT[:-1], BEYOND, "zzz1")),
     f"american-sheepshead/3/normal/live/{SOLO}", f"skat/3/superhuman/live/{SKAT}", f"skat/03/normal/live/{SKAT}",
     f"skat/9/normal/live/{SKAT}", f"skat/3/normal/live/{SKAT}/x"],
)  # fmt: skip
def test_what_is_no_setup_any_more_becomes_one_and_is_known_for_it(written: str) -> None:
    setup, is_whole = read_setup(written)
    assert not is_whole
    assert read_setup(write_setup(setup)) == (setup, True)


def test_what_is_usual_is_marked_and_everything_is_explained() -> None:
    for game in GAMES:
        usual = usual_rules(game)
        for page in range(3):
            for each in opening_page(nearest_setup(game, USUAL)[0], page, "en").controls:
                what = each.press.split(" ")[1]
                if isinstance(each, Menu) and what.startswith("rule."):
                    marked = [entry.value for entry in each.entries if entry.label.endswith("(usual)")]
                    assert marked == [str(usual[what.removeprefix("rule.")]).lower()]
                    assert all(entry.about for entry in each.entries)


def test_who_is_new_is_offered_an_easy_game_and_so_many_find_one_of_theirs() -> None:
    assert words_of(first_setup().game).is_easy
    assert (first_setup("easy", Speed.SLOW).level, first_setup("easy", Speed.SLOW).speed) == ("easy", Speed.SLOW)
    for players in (3, 4, 5):
        assert setup_for_so_many(first_setup(), players).players == players
    assert setup_for_so_many(first_setup(), 8).people == 8
    assert setup_for_so_many(first_setup(), 12) == first_setup()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_can_be_begun_with(language: str) -> None:
    check(welcome.welcome(language, is_in_guild=True))
    alone = welcome.welcome(language, is_in_guild=False)
    check(alone)
    assert [read_press(each.press).what for each in alone.controls] == ["begin", "learn"]
    assert alone.controls[0].label in alone.text
    assert phrases(language).say("button-begin") not in alone.text
    assert len(welcome.welcome(language, is_in_guild=True).text.splitlines()) == 4
    choice = welcome.choose_game(language)
    check(choice)
    assert {each.press.rpartition(":")[2] for each in choice.controls} == {f"begin {game}" for game in GAMES}
    assert next(words_of(each.press.rpartition(" ")[2]).is_easy for each in choice.controls)


@pytest.mark.parametrize(
    ("seats", "stage", "key"),
    [
        ((Person(1), None, Computer(USUAL)), Stage.GATHERING, "seat for you"),
        ((Person(1), Person(2), Computer(USUAL)), Stage.PAUSE, "seat for you"),
        ((Person(1), Person(2), Computer(USUAL)), Stage.PLAYING, "watch"),
        ((Person(1), Person(2), Computer(USUAL, 9)), Stage.PLAYING, "seat for you"),
        ((Person(1), Person(2), Person(3)), Stage.GATHERING, "take turns"),
        ((Person(1), Person(9), None), Stage.GATHERING, "you sit at it"),
    ],
)
def test_a_channel_that_has_a_table_says_which_and_offers_a_seat_only_where_there_is_one(
    seats: tuple[Person | Computer | None, ...], stage: Stage, key: str
) -> None:
    names = {1: "*Anna*", 2: "🃏" * 32, 3: "Carl", 9: "Zoe"}
    table = Table(7, 1, 2, 1, "skat", {}, seats, Pace(), Tally((0,) * 3), stage)
    message = welcome.there_already(table, 9, Reader("en", names))
    check(message)
    assert key in message.text
    assert "**Skat**, table 7, with \\*Anna\\*" in message.text
    assert len(message.controls) == (2 if key in {"seat for you", "take turns"} else 1)


def test_levels_and_speeds_are_all_there() -> None:
    shown = menus(first_setup())
    assert (tuple(shown["level"]), shown["speed"]) == (LEVELS, [each.value for each in Speed])
