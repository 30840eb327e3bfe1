"""House rules as data: a game's options are a frozen dataclass whose fields say which values are allowed."""

from collections.abc import Mapping
from dataclasses import field, fields
from typing import Any, TypeVar

from engine.errors import UnusableDeal

T = TypeVar("T")
Value = bool | str


def option(*values: Value) -> Any:
    """Declare an option with its allowed values, the default first."""
    return field(default=values[0], metadata={"values": values})


def allowed_values(options: type[Any]) -> dict[str, tuple[Value, ...]]:
    """Each option's allowed values by its name, the default first.

    >>> from engine import GAMES, allowed_values
    >>> allowed_values(GAMES["saskop"].options)
    {'exchange': (True, False), 'signals': (True, False), 'roof': (True, False)}
    """
    return {each.name: each.metadata["values"] for each in fields(options)}


def read_options(options: type[T], given: object) -> T:
    """Make a game's options from names and values; raises `UnusableDeal` for what is not listed (1 is not true).

    >>> from engine import GAMES, read_options
    >>> read_options(GAMES["saskop"].options, {"roof": False})
    SaskopOptions(exchange=True, signals=True, roof=False)
    """
    if not isinstance(given, Mapping):
        raise UnusableDeal("options must be an object")
    allowed = allowed_values(options)
    for name, value in given.items():
        if name not in allowed:
            raise UnusableDeal(f"unknown option {name!r}; there are: {', '.join(allowed) or 'none'}")
        if not any(type(value) is type(one) and value == one for one in allowed[name]):
            listed = ", ".join(str(one).lower() for one in allowed[name])
            raise UnusableDeal(f"option {name} takes one of: {listed}")
    return options(**given)
