"""What a table is to be like, chosen step by step or typed, and a new table made of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from bot.errors import UserError
from bot.tables.model import Pace, Person, Speed, Table, pace_at
from engine.games import GAMES
from engine.match import Tally
from engine.options import Value, allowed_values, read_options


def house_rules(game: str, given: Mapping[str, str]) -> dict[str, Value]:
    """House rules from what was typed, over what tables of this game start with."""
    rules = GAMES[game]
    allowed = allowed_values(rules.options)
    chosen: dict[str, Value] = {name: values[0] for name, values in allowed.items()} | dict(rules.table_options)
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


def fit_to_players(
    game: str, chosen: dict[str, Value], given: Mapping[str, str], players: int | None
) -> dict[str, Value]:
    """The house rules, one that nobody asked for changed where so many people play the game in another form."""
    rules = GAMES[game]
    free = ((name, value) for name, values in allowed_values(rules.options).items() if name not in given
            for value in values)  # fmt: skip
    for wanted in (chosen, *(chosen | {name: value} for name, value in free)):
        if players is None or players in rules.players(read_options(rules.options, wanted)):
            return wanted
    return chosen


def read_speed(text: str) -> Speed:
    """A speed by its name; a choice can be bypassed."""
    try:
        return Speed(text)
    except ValueError:
        raise UserError("bad-setting", text=text[:40], values=", ".join(Speed)) from None


def new_table(
    *, guild: int, channel: int, user: int, game: str, options: Mapping[str, str], pace: Pace, language: str,
    players: int | None, speed: Speed = Speed.LIVE,
) -> Table:  # fmt: skip
    """A table with its opener in the first seat; not stored yet, and nobody has dealt. pace: of live tables there."""
    if game not in GAMES:
        raise UserError("unknown-game", game=game[:40], games=", ".join(GAMES))
    rules = GAMES[game]
    chosen = fit_to_players(game, house_rules(game, options), options, players)
    numbers = rules.players(read_options(rules.options, chosen))
    seats = numbers[0] if players is None else players
    if seats not in numbers:
        raise UserError("wrong-number", numbers=", ".join(map(str, numbers)))
    tally = Tally((0,) * len(rules.columns(seats)))
    taken = (Person(user), *(None,) * (seats - 1))
    return Table(
        0, guild, channel, user, game, chosen, taken, pace_at(speed, pace), tally, language=language, speed=speed
    )


@dataclass(frozen=True, slots=True)
class Setup:
    """A game, for how many, by which house rules (all of them), how well computers play there, and how fast it goes.

    shuffled: whether everybody shuffles. hints: whether people may ask for hints.
    """

    game: str
    players: int
    options: Mapping[str, Value]
    level: str
    speed: Speed = Speed.LIVE
    shuffled: bool = False
    hints: bool = False

    @property
    def written(self) -> dict[str, str]:
        """The house rules as people write them."""
        return written(self.options)

    @property
    def numbers(self) -> tuple[int, ...]:
        """For how many it can be, by its house rules; the usual number first."""
        return player_counts(self.game, self.options)


def written(options: Mapping[str, Value]) -> dict[str, str]:
    """House rules as people write them."""
    return {name: str(value).lower() for name, value in options.items()}


def player_counts(game: str, options: Mapping[str, Value]) -> tuple[int, ...]:
    """For how many a game is by these house rules, the usual number first."""
    rules = GAMES[game]
    return rules.players(read_options(rules.options, options))


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
    if players is not None and players not in numbers:
        gone = (*gone, "players")
    return Setup(game, players if players in numbers else numbers[0], chosen, level, speed), gone


def usual_rules(game: str) -> dict[str, Value]:
    """The house rules that tables of a game start with."""
    return house_rules(game, {})


def with_rule(setup: Setup, name: str, value: Value) -> Setup:
    """The same with one house rule changed, for the usual number of players where the present one no longer fits."""
    changed = replace(setup, options={**setup.options, name: value})
    return changed if setup.players in changed.numbers else replace(changed, players=changed.numbers[0])


def known_level(level: str, levels: Sequence[str]) -> str:
    """A level if there is such a one, else the usual one, which is the first."""
    return level if level in levels else levels[0]
