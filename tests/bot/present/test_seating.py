"""A table at which people sit down: seats to take, computers one by one or all at once, only what applies."""

from collections import Counter

import pytest

from bot.phrases import LANGUAGES
from bot.players.levels import LEVELS
from bot.present.controls import IN_A_MENU
from bot.present.messages import IN_A_ROW, ROWS, Button, Menu, read_press
from bot.present.readers import Reader
from bot.present.seating import gathering_controls
from bot.tables.model import Computer, Occupant, Pace, Person, Table
from engine.match import Tally

NOBODY = None
WEAK, STRONG = Computer("easy"), Computer("strong")
ANNA, BERT = Person(1), Person(2)


def gathering(*seats: Occupant | None, level: str = "") -> Table:
    return Table(7, 1, 2, 1, "saskop", {}, seats, Pace(), Tally((0, 0)), level=level)


def pressed(table: Table, language: str = "en") -> dict[str, str]:
    """Each button with what it is for."""
    found = {}
    for each in gathering_controls(table, Reader(language)):
        press = read_press(each.press)
        assert press is not None
        assert (press.table, press.deal, press.version) == (7, 0, 0)
        if isinstance(each, Button):
            found[press.what] = each.label
    return found


def entries(table: Table) -> dict[str, str]:
    return {entry.value: entry.label for each in gathering_controls(table, Reader("en")) if isinstance(each, Menu)
            for entry in each.entries}  # fmt: skip


def test_a_free_seat_is_taken_and_so_is_a_computers() -> None:
    assert pressed(gathering(ANNA, NOBODY, WEAK, NOBODY)) == {
        "join 1": "Seat 2", "join 2": "Sit in 3", "join 3": "Seat 4", "fill": "Fill with computers",
        "leave": "Leave", "rules": "Rules",
    }  # fmt: skip


def test_a_full_table_starts_and_its_computers_still_give_way_to_people() -> None:
    assert pressed(gathering(ANNA, WEAK, STRONG, BERT)) == {
        "join 1": "Sit in 2", "join 2": "Sit in 3", "start": "Start", "leave": "Leave", "rules": "Rules",
    }  # fmt: skip
    assert pressed(gathering(ANNA, BERT)) == {"start": "Start", "leave": "Leave", "rules": "Rules"}


def test_computers_are_chosen_for_all_free_seats_for_one_or_anew() -> None:
    everywhere = [f"fill {level}" for level in LEVELS]
    anew = [f"level {level}" for level in LEVELS]
    assert list(entries(gathering(ANNA, NOBODY, NOBODY, BERT))) == [*everywhere, "seat 1", "seat 2"]
    assert list(entries(gathering(ANNA, WEAK, NOBODY, BERT))) == [*everywhere, *anew]
    assert list(entries(gathering(ANNA, WEAK, STRONG, BERT))) == anew
    assert entries(gathering(ANNA, BERT)) == {}
    assert entries(gathering(ANNA, NOBODY, NOBODY, level="strong"))["seat 1"] == "A computer in seat 2: strong"


def test_the_level_in_force_is_marked_once_it_is_the_same_for_all() -> None:
    def chosen(*seats: Occupant | None) -> list[str]:
        menus = [each for each in gathering_controls(gathering(*seats), Reader("en")) if isinstance(each, Menu)]
        return [entry.value for menu in menus for entry in menu.entries if entry.chosen]

    assert chosen(ANNA, WEAK, WEAK) == ["level easy"]
    assert chosen(ANNA, WEAK, STRONG) == []
    assert chosen(ANNA, WEAK, NOBODY) == []
    assert chosen(ANNA, Computer("long-gone"), Computer("normal")) == ["level normal"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", range(3, 9))
def test_the_rows_hold_whatever_the_number_of_seats(seats: int, language: str) -> None:
    everybody: list[tuple[Occupant | None, ...]] = [
        (ANNA, *(NOBODY,) * (seats - 1)),
        (ANNA, *(STRONG,) * (seats - 1)),
        (ANNA, STRONG, *(NOBODY,) * (seats - 2)),
        (NOBODY,) * seats,
        (BERT,) * seats,
    ]
    for seated in everybody:
        controls = gathering_controls(gathering(*seated), Reader(language))
        used = Counter(each.row for each in controls)
        assert set(used) == set(range(len(used)))
        assert len(used) <= ROWS
        assert max(used.values()) <= IN_A_ROW
        assert len({each.press for each in controls}) == len(controls)
        menus = [each for each in controls if isinstance(each, Menu)]
        assert all(used[each.row] == 1 for each in menus)
        assert all(len(each.entries) <= IN_A_MENU for each in menus)
        assert all(len(entry.label) <= 100 and len(entry.about) <= 100 for each in menus for entry in each.entries)
