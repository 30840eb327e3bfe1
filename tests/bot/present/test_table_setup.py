"""The menus by which a table is opened: every setup of every game fits, is read back, and shows what applies."""

import itertools
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.phrases import LANGUAGES, phrases
from bot.players.levels import LEVELS, USUAL
from bot.present import welcome
from bot.present.controls import IN_A_MENU
from bot.present.games import words_of
from bot.present.messages import IN_A_ROW, PATTERN, ROWS, Button, Menu, Message, read_press
from bot.present.readers import Reader
from bot.present.table_setup import (
    changed_setup,
    first_setup,
    opening_page,
    read_setup,
    setup_for_so_many,
    write_setup,
)
from bot.tables.model import Computer, Pace, Person, Speed, Stage, Table
from bot.tables.setup import Preset, Setup, nearest_setup, preset_of, usual_rules, with_rule
from engine.games import GAMES
from engine.match import Tally
from engine.options import allowed_values


def setups(game: str) -> Iterator[Setup]:
    """Every choice of house rules, with every number of players."""
    allowed = allowed_values(GAMES[game].options)
    for values in itertools.product(*allowed.values()):
        given = {name: str(value).lower() for name, value in zip(allowed, values, strict=True)}
        setup, gone = nearest_setup(game, "strong", Speed.SLOW, given)
        assert not gone
        for players in setup.numbers:
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
        assert sum(entry.chosen for entry in each.entries) == 1
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
    for language in LANGUAGES:
        check(opening_page(every[0], 0, language))
        check(opening_page(replace(every[-1], shuffled=True), 0, language))


def menus(setup: Setup) -> dict[str, list[str]]:
    """What can be chosen on all the pages, by what it is about."""
    found: dict[str, list[str]] = {}
    for page in range(3):
        for each in opening_page(setup, page, "en").controls:
            if isinstance(each, Menu):
                found[each.press.split(" ")[1]] = [entry.value for entry in each.entries]
    return found


def kept(names: str, setup: Setup) -> list[Preset]:
    return [preset_of(name, 1, setup) for name in names.split()]


def marked(presets: list[Preset], setup: Setup, picked: str = "") -> list[str]:
    """Which of what the server keeps is shown as chosen."""
    page = opening_page(setup, 0, "en", "", presets, picked)
    (menu,) = [each for each in page.controls if isinstance(each, Menu) and " preset " in each.press]
    return [each.value for each in menu.entries if each.chosen]


def test_of_saved_tables_that_are_alike_one_is_marked_the_one_that_was_picked() -> None:
    setup, other = nearest_setup("skat", USUAL)[0], nearest_setup("saskop", USUAL)[0]
    presets = [*kept("First Second", setup), *kept("Third", other)]
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
    assert shown(nearest_setup("schafkopf-window", USUAL)[0]) == usual
    five, three = (nearest_setup("sheepshead", USUAL, players=players)[0] for players in (5, 3))
    assert shown(five) == ["game", "seats", *usual[1:], "rule.partner", "rule.allpass", "rule.bury"]
    assert shown(three) == ["game", "seats", *usual[1:], "rule.allpass", "rule.bury", "rule.deal"]
    solo = nearest_setup("american-sheepshead", USUAL)[0]
    assert shown(solo) == [*usual, "rule.variant", "rule.wergin"]
    assert shown(with_rule(solo, "variant", "three")) == [*usual, "rule.variant", "rule.wergin", "rule.solobid"]
    assert with_rule(solo, "variant", "three").players == 3


@pytest.mark.parametrize("game", GAMES)
def test_every_entry_of_every_menu_changes_the_setup_to_what_it_says(game: str) -> None:
    setup = nearest_setup(game, USUAL)[0]
    for what, values in menus(setup).items():
        for value in values:
            changed = changed_setup(setup, what, value)
            assert changed is not None
            assert read_setup(write_setup(changed)) == (changed, True)
            page = next(each for number in range(3) for each in opening_page(changed, number, "en").controls
                        if each.press.split(" ")[1] == what and isinstance(each, Menu))  # fmt: skip
            assert [entry.value for entry in page.entries if entry.chosen] == [value]


@pytest.mark.parametrize(
    ("what", "value"),
    [("game", "poker"), ("seats", "9"), ("level", "superhuman"), ("speed", "never"), ("rule.roof", "maybe"),
     ("rule.x", "true"), ("rule.", ""), ("roof", "true"), ("", ""), ("page", "")],
)  # fmt: skip
def test_entries_that_no_menu_has_are_none(what: str, value: str) -> None:
    assert changed_setup(nearest_setup("saskop", USUAL)[0], what, value) is None


@pytest.mark.parametrize(
    "written",
    ["", "/", "poker/3/normal/live/", "skat", "skat/3/normal/live", "skat/03/normal/live/1", "skat/9/normal/live/1",
     "skat/3/normal/live/111", "skat/3/normal/live/²", "skat/3/normal/live/1/1", "skat/3/superhuman/live/1",
     "skat/3/normal/Live/1", "american-sheepshead/3/normal/live/200"],
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
    assert setup_for_so_many(first_setup(), 8) == first_setup()


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
        ((Person(1), Person(2), Person(3)), Stage.GATHERING, "watch"),
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
    assert len(message.controls) == (2 if key == "seat for you" else 1)


def test_levels_and_speeds_are_all_there() -> None:
    shown = menus(first_setup())
    assert (tuple(shown["level"]), shown["speed"]) == (LEVELS, [each.value for each in Speed])
