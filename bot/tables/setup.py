"""What a table is to be like, chosen step by step before it is opened."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from bot.tables.model import Speed
from bot.tables.opening import for_so_many, house_rules
from engine.games import GAMES
from engine.options import Value, allowed_values, read_options


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
        return numbers_of(self.game, self.options)


def written(options: Mapping[str, Value]) -> dict[str, str]:
    """House rules as people write them."""
    return {name: str(value).lower() for name, value in options.items()}


def numbers_of(game: str, options: Mapping[str, Value]) -> tuple[int, ...]:
    """For how many a game is by these house rules, the usual number first."""
    rules = GAMES[game]
    return rules.players(read_options(rules.options, options))


def setup_of(
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
    chosen = for_so_many(game, house_rules(game, known), known, players)
    numbers = numbers_of(game, chosen)
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
