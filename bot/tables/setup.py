"""What a table is to be like, chosen step by step or typed, and a new table made of it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Protocol

from bot.errors import UserError
from bot.phrases import NAMELESS, plain
from bot.tables.model import Computer, Occupant, Pace, Person, Speed, Table, pace_at
from bot.tables.rotation import begun, most_people
from bot.tables.rule_sets import player_counts, rules_of_form, usual_rules
from engine.games import GAMES
from engine.match import Tally
from engine.options import Value, allowed_values

LONGEST_PRESET: Final = 32
"""How many letters the name of a preset has at most: two that begin with the same ones are one."""


def house_rules(game: str, given: Mapping[str, str], base: Mapping[str, Value] | None = None) -> dict[str, Value]:
    """House rules from what was typed, over others, where none are given over what tables of this game start with."""
    allowed = allowed_values(GAMES[game].options)
    chosen = dict(usual_rules(game) if base is None else base)
    for name, text in given.items():
        if not allowed:
            raise UserError("no-options")
        if name not in allowed:
            raise UserError("bad-option", text=name[:40], options=", ".join(allowed))
        by_text = {str(value).lower(): value for value in allowed[name]}
        if not text:
            raise UserError("option-without-value", option=name, values=", ".join(by_text))
        if text.lower() not in by_text:
            raise UserError("bad-option-value", option=name, text=text[:40], values=", ".join(by_text))
        chosen[name] = by_text[text.lower()]
    return chosen


def whole_options(game: str, given: Mapping[str, Value]) -> dict[str, Value]:
    """House rules as they were written down; of those that came later the first value, by which everybody played."""
    rules = GAMES.get(game)
    allowed = {} if rules is None else allowed_values(rules.options)
    return {name: values[0] for name, values in allowed.items()} | dict(given)


def fit_to_players(
    game: str, chosen: dict[str, Value], given: Mapping[str, str], players: int | None
) -> dict[str, Value]:
    """The house rules, one that nobody asked for changed where so many people play, or take turns, in another form.

    Where they can take turns without that, they do: a friend who comes later does not change the game either.
    """
    if players is None or seats_for(player_counts(game, chosen), players) is not None:
        return chosen
    counts = [(form, player_counts(game, form)) for form in _forms(game, chosen, given)]
    fitting = [form for form, numbers in counts if players in numbers]
    by_turns = [form for form, numbers in counts if seats_for(numbers, players) is not None]
    return next(iter([*fitting, *by_turns]), chosen)


def possible_counts(game: str, given: Mapping[str, str], base: Mapping[str, Value] | None = None) -> list[int]:
    """For how many a game can be by house rules as people write them, in whichever of its forms they leave open.

    base: the house rules that they change, where they named a set of them; then no other form is open. More than can
    play take turns.
    """
    forms = _forms(game, house_rules(game, given, base), {**given, **written(base or {})})
    counts = {count for form in forms for count in player_counts(game, form)}
    return sorted(counts | set(range(max(counts) + 1, most_people(max(counts)) + 1)))


def seats_for(numbers: Sequence[int], people: int | None) -> tuple[int, int] | None:
    """How many seats a table for so many people has, and for how many people who take turns it is, 0 for none.

    numbers: with how many the game can be played, the usual one first. None where so many cannot be at a table.

    >>> seats_for((4,), 6), seats_for((5, 4, 3), 4), seats_for((3,), 7), seats_for((3,), None)
    ((4, 6), (4, 0), None, (3, 0))
    """
    if people is None:
        return numbers[0], 0
    if people in numbers:
        return people, 0
    fewer = [number for number in numbers if number < people <= most_people(number)]
    return (max(fewer), people) if fewer else None


def _forms(game: str, chosen: dict[str, Value], given: Mapping[str, str]) -> Iterator[dict[str, Value]]:
    """The house rules, then the same with one changed that nobody asked for and that so many people hang on."""
    yield chosen
    allowed = allowed_values(GAMES[game].options)
    for name in rules_of_form(game):
        if name not in given:
            yield from (chosen | {name: value} for value in allowed[name])


def read_speed(text: str) -> Speed:
    """A speed by its name; a choice can be bypassed."""
    try:
        return Speed(text)
    except ValueError:
        raise UserError("bad-setting", text=text[:40], values=", ".join(Speed)) from None


@dataclass(frozen=True, slots=True)
class TablePlace:
    """Where somebody opens a table, with what their server wants: the pace of live tables, and a language."""

    guild: int
    channel: int
    user: int
    pace: Pace
    language: str = "en"


@dataclass(frozen=True, slots=True)
class Setup:
    """A game, for how many, by which house rules (all of them), how well computers play there, and how fast it goes.

    players: how many seats it has. level: nothing for as well as usual. shuffled: whether everybody shuffles. hints:
    whether people may ask for hints. places: for how many people it is, if they are more and take turns.
    """

    game: str
    players: int
    options: Mapping[str, Value]
    level: str = ""
    speed: Speed = Speed.LIVE
    shuffled: bool = False
    hints: bool = False
    places: int = 0

    @property
    def people(self) -> int:
        """For how many people it is."""
        return self.places or self.players

    @property
    def written(self) -> dict[str, str]:
        return written(self.options)

    @property
    def numbers(self) -> tuple[int, ...]:
        return player_counts(self.game, self.options)


def checked_setup(
    game: str, options: Mapping[str, str] | None = None, players: int | None = None, *, speed: Speed = Speed.LIVE,
    base: Mapping[str, Value] | None = None,
) -> Setup:  # fmt: skip
    """A game as it is asked for, by house rules as people write them; `UserError` where it is not played like that.

    base: the house rules that they change, where they named a set of them, else those that tables start with.
    """
    if game not in GAMES:
        raise UserError("unknown-game", game=game[:40], games=", ".join(GAMES))
    given = options or {}
    chosen = fit_to_players(game, house_rules(game, given, base), {**given, **written(base or {})}, players)
    numbers = player_counts(game, chosen)
    found = seats_for(numbers, players)
    if found is None:
        raise UserError("wrong-number", numbers=", ".join(map(str, possible_counts(game, given, base))))
    return Setup(game, found[0], chosen, speed=speed, places=found[1])


def new_table(place: TablePlace, setup: Setup) -> Table:
    """A table with its opener in the first seat; not stored yet, and nobody has dealt."""
    tally = Tally((0,) * len(GAMES[setup.game].columns(setup.players)))
    table = Table(
        0, place.guild, place.channel, place.user, setup.game, setup.options,
        (Person(place.user), *(None,) * (setup.players - 1)), pace_at(setup.speed, place.pace), tally,
        language=place.language, speed=setup.speed, level=setup.level, hints=setup.hints,
    )  # fmt: skip
    return begun(table, setup.places) if setup.places else table


def written(options: Mapping[str, Value]) -> dict[str, str]:
    """House rules as people write them."""
    return {name: str(value).lower() for name, value in options.items()}


def nearest_setup(
    game: str,
    level: str,
    speed: Speed = Speed.LIVE,
    given: Mapping[str, str] | None = None,
    players: int | None = None,
) -> tuple[Setup, tuple[str, ...]]:
    """The setup nearest to what is asked of a game there is, and the names of what cannot be had any more.

    A house rule that is unknown, or whose value is, is as usual; so is a number of players that does not fit.
    """
    texts = {name: [str(value).lower() for value in values]
             for name, values in allowed_values(GAMES[game].options).items()}  # fmt: skip
    asked = dict(given or {})
    known = {name: text for name, text in asked.items() if text in texts.get(name, ())}
    gone = tuple(name for name in asked if name not in known)
    chosen = fit_to_players(game, house_rules(game, known), known, players)
    numbers = player_counts(game, chosen)
    found = seats_for(numbers, players)
    if found is None:
        gone = (*gone, "players")
    seats, places = found or (numbers[0], 0)
    return Setup(game, seats, chosen, level, speed, places=places), gone


def with_rule(setup: Setup, name: str, value: Value) -> Setup:
    """The same with one house rule changed, for the usual number of players where the present one no longer fits."""
    return with_rules(setup, {**setup.options, name: value})


def with_rules(setup: Setup, options: Mapping[str, Value]) -> Setup:
    """The same by other house rules, for the usual number of players where the present one no longer fits."""
    changed = replace(setup, options=options)
    seats, places = seats_for(changed.numbers, setup.people) or (changed.numbers[0], 0)
    return replace(changed, players=seats, places=places)


def known_level(level: str, levels: Sequence[str]) -> str:
    """A level if there is such a one, else the usual one, which is the first."""
    return level if level in levels else levels[0]


MAX_PRESETS: Final = 20
"""How many a server may keep: with the games they fit into one menu and one list of choices."""


@dataclass(frozen=True, slots=True)
class Preset:
    """What a table was like, in words, so that a later version may read what it still knows.

    players: for how many people. saved_by: None once that person has been forgotten.
    """

    name: str
    saved_by: int | None
    game: str
    players: int
    options: Mapping[str, str]
    level: str
    speed: str
    shuffled: bool = False
    hints: bool = False

    @property
    def key(self) -> str:
        """What tells it from the others of its server."""
        return key_of(self.name)


def key_of(name: str) -> str:
    """Names that differ only in capitals or in what cannot be seen are one."""
    return plain(name, LONGEST_PRESET).casefold()


def is_name(name: str) -> bool:
    """Whether anything of it can be read."""
    return plain(name) != NAMELESS


def preset_of(name: str, user: int, setup: Setup) -> Preset:
    """A setup under a name, which is made harmless."""
    return Preset(
        plain(name, LONGEST_PRESET), user, setup.game, setup.people, setup.written, setup.level, setup.speed.value,
        setup.shuffled, setup.hints,
    )  # fmt: skip


def setup_of_table(table: Table, levels: Sequence[str]) -> Setup:
    """What a table is like; its computers play as was asked, else as the first of them does."""
    there = [who.level for who in table.seats if isinstance(who, Computer)]
    level = known_level(table.level or next(iter(there), ""), levels)
    shuffled = table.shuffle is not None and table.room is None
    turns = table.rotation
    people = 0 if turns is None else max(turns.places, len(turns.people))
    return Setup(
        table.game, table.players, whole_options(table.game, table.options), level, table.speed, shuffled, table.hints,
        people if people > table.players else 0,
    )  # fmt: skip


def setup_from(preset: Preset, levels: Sequence[str]) -> tuple[Setup, tuple[str, ...]] | None:
    """The setup nearest to a preset, and what of it is no longer there; None where its game is not."""
    if preset.game not in GAMES:
        return None
    is_speed = preset.speed in list(Speed)
    speed, level = Speed(preset.speed) if is_speed else Speed.LIVE, known_level(preset.level, levels)
    options = written(whole_options(preset.game, {})) | dict(preset.options)
    setup, gone = nearest_setup(preset.game, level, speed, options, preset.players)
    lost = [name for name, is_lost in (("level", level != preset.level), ("speed", not is_speed)) if is_lost]
    return replace(setup, shuffled=preset.shuffled, hints=preset.hints), (*gone, *lost)


class PresetStore(Protocol):
    """What servers keep. Every method is one transaction; `StorageError` where the database refuses."""

    async def presets(self, guild: int) -> list[Preset]:
        """All of a server's, by name."""

    async def save_preset(self, guild: int, preset: Preset) -> bool:
        """Keep one, instead of the one of that name; False if there are as many as there may be."""

    async def delete_preset(self, guild: int, key: str) -> None: ...


@dataclass(frozen=True, slots=True)
class PlayedTable:
    """A table that may be closed by now, with the seats as they were in its last deal. shuffled: everybody shuffled."""

    table: Table
    shuffled: bool


class ReopenStore(Protocol):
    """What is known of a table after its end; it reads only. Raises `StorageError` where the database refuses."""

    async def played_table(self, table: int) -> PlayedTable | None:
        """A table at which a deal was finished."""


def reopened_setup(
    played: PlayedTable, user: int, levels: Sequence[str]
) -> tuple[Setup, tuple[Occupant | None, ...]] | None:
    """How who opens it once more has it, as far as that is still possible, and who sits there at first.

    None where its game is not played any more. They have their own seat, else one that nobody had; computers have
    theirs, and all other people's are free: nobody is seated who did not ask for that.
    """
    table = played.table
    if table.game not in GAMES:
        return None
    was = setup_of_table(table, levels)
    setup, _ = nearest_setup(table.game, was.level, table.speed, was.written, was.people)
    setup = replace(setup, shuffled=played.shuffled, hints=table.hints)
    before = table.seats if setup.players == table.players else (None,) * setup.players
    seats: list[Occupant | None] = [_kept(who, levels) for who in before]
    own = next((seat for seat, who in enumerate(before) if isinstance(who, Person) and who.user == user), None)
    if own is None:
        own = next((seat for seat, who in enumerate(seats) if who is None), 0)
    seats[own] = Person(user)
    return setup, tuple(seats)


def _kept(who: Occupant | None, levels: Sequence[str]) -> Computer | None:
    """A computer that had a seat of its own, and not one that somebody had left to it."""
    if not isinstance(who, Computer) or who.seat_of is not None or who.replaced is not None:
        return None
    return Computer(known_level(who.level, levels))
