"""What every control of ours may say, by where it stands, found in the routes that answer it."""

import ast
import inspect
import re
import sys
import textwrap
from collections.abc import Callable, Iterator
from enum import StrEnum
from functools import cache
from types import CodeType, FunctionType
from typing import Any, Final

from bot.app import ROUTES
from bot.gateway.interactions.presses import OTHERWISE, PRIVATE, Route, word_of
from bot.present.confirmations import OF_TABLES, StepPress
from bot.present.messages import ControlId

Where = tuple[str, str]
"""In which way a control is tried (`Cell.way`) and what it says: its first word, and the second one where only some may
follow.
"""
WORD: Final = re.compile("[a-z][a-z-]*")
ENDINGS: Final = ("", " 0", " 0 0", " 0 0 0", " 0 0 0 0")
"""What else a control may have to say before it is read at all."""


@cache
def vocabulary() -> frozenset[Where]:
    """All that a control may say, wherever it may."""
    return frozenset((way, words) for route in ROUTES for way in ways_of(route) for words in words_of(route))


def named(way: str, what: str) -> Where:
    """Which of them a control says; of what is none, that it may be an action of a game."""
    first, *rest = what.split(" ")
    meant = (way, " ".join((first, *rest[:1]))), (way, first)
    return next((each for each in meant if each in vocabulary()), (way, OTHERWISE))


def is_understood(way: str, control: ControlId) -> bool:
    """Whether it is read where it is tried."""
    there = {route.word: route for route in ROUTES if not {*ways_of(route)}.isdisjoint(way.split(" "))}
    route = there.get(word_of(control)) or there.get(OTHERWISE)
    return route is not None and route.parse(control) is not None


def ways_of(route: Route[Any]) -> Iterator[str]:
    """Where it answers; all messages of one's own are one way, for what is answered alike on them."""
    is_private = route.surfaces >= PRIVATE
    yield from ["private"] if is_private else []
    yield from (each.value for each in route.surfaces if not (is_private and each in PRIVATE))


def words_of(route: Route[Any]) -> Iterator[str]:
    """Its first word, if that may be all or anything may follow; and that with whatever else is known to follow it."""
    if route.word == OTHERWISE or is_read(route, route.word):
        yield str(route.word)
    if route.word == OTHERWISE:
        return
    if getattr(route.parse, "__self__", None) is StepPress:
        seconds = frozenset(OF_TABLES)
    elif is_read(route, f"{route.word} whatever"):
        seconds = compared_by(route.handler) | {*filter(WORD.fullmatch, texts_in(code_of(route.parse)))}
    else:
        seconds = constants()
    yield from (words for each in seconds if is_read(route, words := f"{route.word} {each}"))


def is_read(route: Route[Any], words: str) -> bool:
    return any(route.parse(ControlId(1, 1, 0, words + ending)) is not None for ending in ENDINGS)


@cache
def constants() -> frozenset[str]:
    """The words that the code has names for, and those that stand where a press is read."""
    found = {route.word for route in ROUTES}
    for module in [each for name, each in sys.modules.items() if name.startswith("bot.")]:
        for value in vars(module).values():
            if isinstance(value, str):
                found.add(value)
            elif isinstance(value, type) and issubclass(value, StrEnum):
                found.update(value)
            else:
                found.update(texts_in(code_of(getattr(value, "parse", None))))
    return frozenset(word for word in found if WORD.fullmatch(word))


def code_of(function: object) -> object:
    return getattr(function, "__code__", None)


def texts_in(code: object) -> Iterator[str]:
    """The texts in compiled code."""
    for each in code.co_consts if isinstance(code, CodeType) else ():
        yield from [each] if isinstance(each, str) else texts_in(each)


def compared_by(handler: Callable[..., object]) -> frozenset[str]:
    """The words with which who answers compares what is said or chosen."""
    found = set[str]()
    for function in functions_of(handler):
        for node in ast.walk(ast.parse(textwrap.dedent(inspect.getsource(function)))):
            parts = [node.value] if isinstance(node, ast.MatchValue) else getattr(node, "comparators", [])
            found.update(str(each.value) for each in parts if isinstance(each, ast.Constant))
    return frozenset(word for word in found if WORD.fullmatch(word))


def functions_of(function: object) -> Iterator[FunctionType]:
    """A function, and those that it was made of."""
    if isinstance(function, FunctionType):
        yield function
        for cell in function.__closure__ or ():
            yield from functions_of(cell.cell_contents)
