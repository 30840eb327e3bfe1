"""A new table from what somebody asked for, each wrong wish refused with what is allowed."""

from collections.abc import Mapping

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


def for_so_many(game: str, chosen: dict[str, Value], given: Mapping[str, str], players: int | None) -> dict[str, Value]:
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
    chosen = for_so_many(game, house_rules(game, options), options, players)
    numbers = rules.players(read_options(rules.options, chosen))
    seats = numbers[0] if players is None else players
    if seats not in numbers:
        raise UserError("wrong-number", numbers=", ".join(map(str, numbers)))
    tally = Tally((0,) * len(rules.columns(seats)))
    taken = (Person(user), *(None,) * (seats - 1))
    return Table(
        0, guild, channel, user, game, chosen, taken, pace_at(speed, pace), tally, language=language, speed=speed
    )
