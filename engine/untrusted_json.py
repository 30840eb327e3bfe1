"""One JSON object read from anybody: whatever the bytes are, the answer is its members or `NotJson`."""

import re
from collections.abc import Iterator
from json import JSONDecoder
from json.encoder import encode_basestring_ascii
from math import inf
from typing import Any, Final, NoReturn

KEPT_LEVELS: Final = 8
LONGEST_NUMBER: Final = 4000
_CLOSING: Final = {"[": "]", "{": "}"}


class NotJson(ValueError):
    """Bytes that are no JSON; the text says where they go wrong."""


def _whole(digits: str) -> int | float:
    """A whole number as such; one that fills pages is merely too large for any use."""
    return int(digits) if len(digits) <= LONGEST_NUMBER else inf


def _refuse(name: str) -> NoReturn:
    raise NotJson(f"{name} is no JSON")


_decode: Final = JSONDecoder(parse_int=_whole, parse_constant=_refuse).raw_decode
_blanks: Final = re.compile(r"[ \t\n\r]*").match
_beyond_ascii: Final = re.compile(r"[^\x00-\x7f]")


def read_object(line: bytes) -> tuple[dict[str, Any], dict[str, str]]:
    """Read an object: its members, the last of a name counting, and how each value was spelled.

    What lies deeper than `KEPT_LEVELS` in a value too deep for the fast way is checked, but not kept.
    """
    values: dict[str, Any] = {}
    spelled: dict[str, str] = {}
    try:
        text = line.decode()
        for name, value, spelling in _members(text):
            values[name], spelled[name] = value, spelling
    except IndexError:
        raise NotJson("the line breaks off") from None
    except ValueError as error:
        raise NotJson(str(error)) from None
    return values, spelled


def respell(spelling: str) -> str:
    """The same JSON text on one line of ASCII."""
    text = spelling.replace("\t", " ").replace("\r", " ").replace("\n", " ")
    return text if text.isascii() else _beyond_ascii.sub(lambda found: encode_basestring_ascii(found[0])[1:-1], text)


def _members(text: str) -> Iterator[tuple[str, Any, str]]:
    place = _after(text, 0, "{")
    while text[place] != "}":
        name, place = _name(text, place)
        value, end = _value(text, place)
        yield name, value, text[place:end]
        place = _skip(text, end)
        if text[place] != "}":
            place = _after(text, place, ",")
            if text[place] != '"':
                raise NotJson(f"a name is missing at {place}")
    if _skip(text, place + 1) != len(text):
        raise NotJson("something follows the object")


def _skip(text: str, place: int) -> int:
    found = _blanks(text, place)
    return found.end() if found else place


def _after(text: str, place: int, sign: str) -> int:
    place = _skip(text, place)
    if text[place] != sign:
        raise NotJson(f"{sign} is missing at {place}")
    return _skip(text, place + 1)


def _name(text: str, place: int) -> tuple[str, int]:
    if text[place] != '"':
        raise NotJson(f"a name is missing at {place}")
    name, place = _decode(text, place)
    return name, _after(text, place, ":")


def _value(text: str, place: int) -> tuple[Any, int]:
    try:
        return _decode(text, place)
    except RecursionError:
        return _deep_value(text, place)


def _deep_value(text: str, place: int) -> tuple[Any, int]:
    """Read a value with a list of what is open in place of recursion; what lies too deep to be kept is None."""
    top: list[Any] = []
    open_values: list[Any] = [top]
    closings: list[str] = []
    name = ""
    while True:
        if closings and closings[-1] == "}":
            name, place = _name(text, place)
        closing = _CLOSING.get(text[place])
        value, end = _decode(text, place) if closing is None else ([] if closing == "]" else {}, place)
        if open_values[-1] is not None:
            _keep(open_values[-1], name, value)
        place = end
        if closing is not None:
            closings.append(closing)
            open_values.append(value if len(closings) < KEPT_LEVELS else None)
            place = _skip(text, place + 1)
            if text[place] != closing:
                continue
        place = _close(text, place, closings, open_values)
        if not closings:
            return top[0], place


def _close(text: str, place: int, closings: list[str], open_values: list[Any]) -> int:
    """Close whatever ends here, up to the next comma."""
    while closings:
        place = _skip(text, place)
        if text[place] != closings[-1]:
            return _after(text, place, ",")
        closings.pop()
        open_values.pop()
        place += 1
    return place


def _keep(parent: Any, name: str, value: Any) -> None:
    if isinstance(parent, list):
        parent.append(value)
    else:
        parent[name] = value
