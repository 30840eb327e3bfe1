"""House rules as data: a game's options are a frozen dataclass whose fields say which values are allowed."""

from collections.abc import Collection, Hashable, Mapping, Sequence
from dataclasses import field, fields
from functools import cache
from typing import Any, TypeVar, cast

from engine.errors import UnusableDeal

T = TypeVar("T")
Value = bool | str


Conditions = Mapping[str, tuple[Value, ...]]
"""Options, each with the values of which it must have one."""


def option(
    *values: Value,
    under: Conditions | None = None,
    either: Sequence[Conditions] = (),
    players: Collection[int] | None = None,
) -> Any:
    """Declare an option with its allowed values, the default first.

    under: other options with the values under all of which it changes anything. either: several of these, of which one
    must hold. players: among how many it does, where not among all.
    """
    metadata = {"values": values, "under": under or {}, "either": tuple(either), "players": players}
    return field(default=values[0], metadata=metadata)


def allowed_values(options: type[Any]) -> dict[str, tuple[Value, ...]]:
    """Each option's allowed values by its name, the default first.

    >>> from engine import GAMES, allowed_values
    >>> allowed_values(GAMES["saskop"].options)["duty"]
    ('all', 'trump', 'led', 'none')
    """
    return dict(_allowed(cast("Hashable", options)))


@cache
def _allowed(options: Hashable) -> Mapping[str, tuple[Value, ...]]:
    return {each.name: each.metadata["values"] for each in fields(cast("type[Any]", options))}


def idle_options(options: type[Any], given: Mapping[str, Value], players: int) -> frozenset[str]:
    """The options that change nothing among so many, with the others as they are (those not named by default).

    >>> from engine import GAMES
    >>> idle_options(GAMES["american-sheepshead"].options, {"variant": "solo"}, 4)
    frozenset({'solobid'})
    """
    declared = {each.name: each for each in fields(options)}
    values = {name: each.default for name, each in declared.items()} | dict(given)

    known: dict[str, bool] = {}

    def is_idle(name: str) -> bool:
        if name not in known:
            means = declared[name].metadata
            among, either = means["players"], means["either"]
            is_apart = (among is not None and players not in among) or not holds(means["under"])
            known[name] = is_apart or (bool(either) and not any(map(holds, either)))
        return known[name]

    def holds(conditions: Conditions) -> bool:
        return all(values[name] in wanted and not is_idle(name) for name, wanted in conditions.items())

    return frozenset(filter(is_idle, declared))


def read_options(options: type[T], given: object) -> T:
    """Make a game's options from names and values; raises `UnusableDeal` for what is not listed (1 is not true).

    >>> from engine import GAMES, read_options
    >>> read_options(GAMES["saskop"].options, {"duty": "none"}).duty
    'none'
    """
    if not isinstance(given, Mapping):
        raise UnusableDeal("options must be an object")
    allowed = _allowed(cast("Hashable", options))
    for name, value in given.items():
        if name not in allowed:
            raise UnusableDeal(f"unknown option {name!r}; there are: {', '.join(allowed) or 'none'}")
        if not any(type(value) is type(one) and value == one for one in allowed[name]):
            listed = ", ".join(str(one).lower() for one in allowed[name])
            raise UnusableDeal(f"option {name} takes one of: {listed}")
    return options(**given)
