"""New tables: what they start with, and what fits how many people."""

from dataclasses import asdict, replace

import pytest

from bot.errors import UserError
from bot.tables.model import Pace, Speed, Table
from bot.tables.setup import TablePlace, checked_setup, new_table, preset_of, setup_from, setup_of_table, whole_options
from engine.games import GAMES
from engine.games.doppelkopf.options import DEFAULTS as DOPPELKOPF
from engine.games.skat.options import SkatOptions


def opened(game: str, players: int | None = None, **options: str) -> Table:
    return new_table(TablePlace(1, 1, 1, Pace()), checked_setup(game, options, players))


def test_tables_start_with_what_most_groups_play() -> None:
    assert {game: opened(game).options for game in GAMES if GAMES[game].table_options} == {
        "sheepshead": whole_options("sheepshead", {"allpass": "leaster", "bury": "any"}),
        "skat": asdict(SkatOptions(announce="hand", schneider="90")),
        "american-sheepshead": {"variant": "solo", "wergin": False, "solobid": False},
        "doppelkopf": DOPPELKOPF | {"ddv": True, "duty": True, "takeback": True, "shorten": True, "atonce": True},
    }


def test_a_slow_table_has_days_for_a_turn_and_a_calm_one_computers_that_take_their_time() -> None:
    usual = Pace(computer=0.25, turn=30.0)
    live, calm, slow = (new_table(TablePlace(1, 1, 1, usual), checked_setup("saskop", speed=speed)) for speed in Speed)
    assert (live.speed, live.pace) == (Speed.LIVE, usual)
    assert (calm.speed, calm.pace) == (Speed.CALM, replace(usual, computer=5.0))
    assert (slow.speed, slow.pace.computer, slow.pace.turn) == (Speed.SLOW, 0.25, 2 * 86_400.0)
    assert min(slow.pace.cut, slow.pace.override, slow.pace.next_deal) >= 8 * 3600


@pytest.mark.parametrize(("players", "variant"), [(None, "solo"), (4, "solo"), (3, "three")])
def test_the_number_of_people_chooses_the_form_that_fits(players: int | None, variant: str) -> None:
    table = opened("american-sheepshead", players)
    assert table.options["variant"] == variant
    assert table.players == (players or 4)


@pytest.mark.parametrize(
    ("game", "players", "options", "numbers"),
    [
        ("american-sheepshead", 3, {"variant": "partnership"}, "4, 5, 6, 7"),
        ("american-sheepshead", 8, {}, "3, 4, 5, 6, 7"),
        ("american-sheepshead", 8, {"wergin": "true"}, "3, 4, 5, 6, 7"),
        ("american-sheepshead", 8, {"variant": "solo"}, "4, 5, 6, 7"),
        ("american-sheepshead", 2, {"variant": "three"}, "3, 4, 5, 6"),
        ("sheepshead", 12, {}, "2, 3, 4, 5, 6, 7, 8, 9, 10, 11"),
        ("skat", 7, {}, "3, 4, 5, 6"),
    ],
)
def test_what_fits_nobody_is_refused_with_what_does(
    game: str, players: int, options: dict[str, str], numbers: str
) -> None:
    with pytest.raises(UserError) as refused:
        opened(game, players, **options)
    assert refused.value.key == "wrong-number"
    assert refused.value.details["numbers"] == numbers


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_number_that_is_named_as_possible_opens_a_table(game: str) -> None:
    with pytest.raises(UserError) as refused:
        opened(game, 12)
    for number in refused.value.details["numbers"].split(", "):
        assert checked_setup(game, {}, int(number)).people == int(number)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_wrong_option_is_refused_with_those_there_are(game: str) -> None:
    with pytest.raises(UserError) as refused:
        opened(game, colour="blue")
    there_are = set(opened(game).options)
    assert refused.value.key == ("bad-option" if there_are else "no-options")
    assert set(refused.value.details.get("options", "").split(", ")) == (there_are or {""})


@pytest.mark.parametrize(
    ("game", "option", "values"),
    [
        ("sheepshead", "bury", "held, any"),
        ("sheepshead", "partner", "called-ace, jack-of-diamonds"),
        ("doppelkopf", "ddv", "false, true"),
        ("american-sheepshead", "variant", "three, partnership, solo"),
    ],
)
def test_a_wrong_value_is_refused_with_the_allowed_ones(game: str, option: str, values: str) -> None:
    with pytest.raises(UserError) as refused:
        opened(game, **{option: "perhaps"})
    assert refused.value.key == "bad-option-value"
    assert refused.value.details["values"] == values


def test_up_to_seven_take_turns_at_a_dummkopf_of_four_and_eight_are_too_many() -> None:
    for people in (4, 5, 6, 7):
        setup = checked_setup("schafkopf-dummkopf", {}, people)
        assert (setup.players, setup.people) == (4, people)
    with pytest.raises(UserError):
        checked_setup("schafkopf-dummkopf", {"five": "false"}, 8)


def test_another_form_is_taken_where_so_many_cannot_be_at_the_table_otherwise() -> None:
    eight = checked_setup("schafkopf-dummkopf", {}, 8)
    assert (eight.players, eight.people, eight.options["five"]) == (5, 8, True)
    three = checked_setup("american-sheepshead", {}, 3)
    assert (three.players, three.options["variant"]) == (3, "three")


@pytest.mark.parametrize(
    ("game", "people", "seats"), [("doppelkopf", 5, 4), ("skat", 4, 3), ("sheepshead", 5, 5), ("doppelkopf", 7, 4)]
)
def test_more_people_than_can_play_take_turns_and_a_preset_and_the_table_remember_how_many(
    game: str, people: int, seats: int
) -> None:
    setup = checked_setup(game, {}, people)
    table = new_table(TablePlace(1, 1, 1, Pace()), setup)
    assert (setup.players, setup.people, table.players) == (seats, people, seats)
    assert (0 if table.rotation is None else table.rotation.places) == (people if people > seats else 0)
    assert setup_of_table(table, ("easy",)) == replace(setup, level="easy")
    preset = preset_of("ours", 1, replace(setup, level="easy"))
    assert setup_from(preset, ("easy",)) == (replace(setup, level="easy"), ())
