"""What a server keeps under a name, read by a later version that has lost some of it."""

from dataclasses import replace

import pytest

from bot.errors import UserError
from bot.phrases import LANGUAGES
from bot.present.table_setup import from_preset, opening_page
from bot.tables.model import Computer, Pace, Person, Speed, Table
from bot.tables.setup import (
    Preset,
    is_name,
    key_of,
    nearest_setup,
    preset_of,
    setup_from,
    setup_of_table,
    whole_options,
)
from engine.match import Tally

LEVELS = ("normal", "easy", "strong")
KEPT = Preset("Ours", 1, "sheepshead", 4, {"bury": "held", "allpass": "misdeal"}, "strong", "slow")


def test_what_was_saved_is_opened_again() -> None:
    setup = nearest_setup("doppelkopf", "easy", Speed.SLOW, {"ranking": "ranked", "nines": "false"})[0]
    for each in (setup, replace(setup, shuffled=True), replace(setup, hints=True)):
        assert setup_from(preset_of("x", 1, each), LEVELS) == (each, ())
    seats = (Person(1), Computer("strong"), None, Computer("easy"))
    table = Table(7, 1, 2, 1, "doppelkopf", setup.options, seats, Pace(), Tally((0,) * 4), speed=Speed.SLOW)
    assert setup_of_table(table, LEVELS) == replace(setup, level="strong")
    assert setup_of_table(replace(table, level="easy"), LEVELS) == setup


def test_what_was_saved_before_a_house_rule_existed_is_opened_as_it_was_played() -> None:
    found = setup_from(replace(KEPT, game="skat", players=3, options={"announce": "hand"}), LEVELS)
    assert found is not None
    assert (found[0].options, found[1]) == (whole_options("skat", {"announce": "hand"}), ())
    assert (found[0].options["announce"], found[0].options["schneider"]) == ("hand", "91")


@pytest.mark.parametrize(
    ("changes", "gone"),
    [
        ({"options": {"bury": "held", "kitty": "true"}}, ("kitty",)),
        ({"options": {"bury": "twice", "allpass": "misdeal"}}, ("bury",)),
        ({"players": 12}, ("players",)),
        ({"level": "superhuman"}, ("level",)),
        ({"speed": "lightning"}, ("speed",)),
        ({"players": 12, "level": "", "options": {"bury": ""}}, ("bury", "players", "level")),
    ],
)
def test_what_is_no_longer_there_is_as_usual_and_named(changes: dict[str, object], gone: tuple[str, ...]) -> None:
    kept = replace(KEPT, **changes)  # type: ignore[arg-type]
    found = setup_from(kept, LEVELS)
    assert found is not None
    setup, lost = found
    usual = nearest_setup("sheepshead", "normal")[0]
    assert lost == gone
    assert setup.options["bury"] == (usual.options["bury"] if "bury" in gone else "held")
    for language in LANGUAGES:
        _, note = from_preset(kept, LEVELS, language)
        assert "**Ours**" in note
        assert opening_page(setup, 0, language, note, [kept]).text.startswith(note)


def test_a_game_that_is_gone_opens_nothing() -> None:
    with pytest.raises(UserError) as refused:
        from_preset(replace(KEPT, game="poker"), LEVELS, "en")
    assert refused.value.key == "preset-without-game"


def test_names_are_made_harmless_and_compared_as_they_are_seen() -> None:
    setup = nearest_setup("skat", "easy")[0]
    assert preset_of("  our\n\u202eThursday ", 1, setup).name == "our Thursday"
    assert key_of("OUR Thursday") == key_of("our  thursday\u200b")
    assert len(preset_of("🃏" * 50, 1, setup).name) <= 32
    assert len(key_of("ß" * 50)) <= 100
    assert (is_name("\u200b \u3164"), is_name("x")) == (False, True)


def test_twenty_of_them_fit_into_the_menus() -> None:
    kept = [replace(KEPT, name=f"{number:02}" + "W" * 30) for number in range(25)]
    page = opening_page(nearest_setup("skat", "easy")[0], 0, "en", presets=kept)
    menu = page.controls[0]
    assert len(menu.entries) == 20  # type: ignore[union-attr]
    assert all(len(entry.value) <= 100 for entry in menu.entries)  # type: ignore[union-attr]
