"""The files of the phrases, read as what they are made of."""

from collections.abc import Mapping
from functools import cache
from itertools import product

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Identifier,
    Junk,
    Message,
    MessageReference,
    Placeable,
    Resource,
    SelectExpression,
    Term,
    TextElement,
    VariableReference,
    Variant,
)
from fluent.syntax.visitor import Visitor

from bot.phrases import sources


class Variables(Visitor):
    """The names of the values a phrase has places for, and those it counts by; and the phrases it refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the visitor's own naming
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        self.generic_visit(node)


@cache
def files(language: str) -> list[Resource]:
    parser = FluentParser(with_spans=False)
    found = {path: parser.parse(path.read_text(encoding="utf-8")) for path in sources(language)}
    for path, file in found.items():
        assert [f"{path}: {entry.content}" for entry in file.body if isinstance(entry, Junk)] == []
    return [*found.values()]


def entries(language: str) -> list[Message]:
    return [entry for file in files(language) for entry in file.body if isinstance(entry, Message)]


def variables(key: str, entries: Mapping[str, Message]) -> frozenset[str]:
    visitor = Variables()
    visitor.visit(entries[key])
    return frozenset(visitor.names).union(*(variables(each, entries) for each in visitor.references))


@cache
def phrases_of(language: str) -> dict[str, frozenset[str]]:
    """Each key with the values it takes; read where it is needed, not wherever this file is collected."""
    found = {entry.id.name: entry for entry in entries(language)}
    return {key: variables(key, found) for key in found}


def _key(variant: Variant) -> str | int:
    return variant.key.name if isinstance(variant.key, Identifier) else int(variant.key.value)


class Choices(Visitor):
    """What a phrase says by: its values that choose among variants, with what they may be."""

    def __init__(self) -> None:
        self.values: dict[str, set[float | str]] = {}

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, VariableReference):
            keys = {
                each.key.name if isinstance(each.key, Identifier) else int(each.key.value) for each in node.variants
            }
            words = {each for each in keys if isinstance(each, str)} - {"one", "other"}
            numbers = {1, 2, 21, *(each for each in keys if isinstance(each, int))}
            self.values.setdefault(node.selector.id.name, set()).update(words or numbers, {"clubs"} if words else ())
        self.generic_visit(node)


class Words(Visitor):
    """All that a phrase can say of its own, whichever of its variants is said; values leave a space."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.parts.append(node.value)

    def visit_Variant(self, node: Variant) -> None:  # noqa: N802
        self.parts.append(" ")
        self.generic_visit(node)
        self.parts.append(" ")

    def visit_Placeable(self, node: Placeable) -> None:  # noqa: N802
        self.parts.append(" ")
        self.generic_visit(node)


@cache
def texts_of(language: str) -> dict[str, str]:
    """The words of each phrase, on one line."""
    found = {}
    for file in files(language):
        for entry in file.body:
            if isinstance(entry, (Message, Term)):
                words = Words()
                words.visit(entry)
                found[entry.id.name] = " ".join("".join(words.parts).split())
    return found


@cache
def choices_of(language: str) -> dict[str, tuple[dict[str, float | str], ...]]:
    """By key every combination of values by which a phrase, or one it refers to, says something else."""
    found = {entry.id.name: entry for entry in entries(language)}
    chosen = {}
    for key in found:
        values = _choices(key, found)
        chosen[key] = tuple(dict(zip(values, each, strict=True)) for each in product(*map(_sorted, values.values())))
    return chosen


def _choices(key: str, found: Mapping[str, Message]) -> dict[str, set[float | str]]:
    visitor, references = Choices(), Variables()
    visitor.visit(found[key])
    references.visit(found[key])
    values = visitor.values
    for each in references.references:
        for name, more in _choices(each, found).items():
            values.setdefault(name, set()).update(more)
    return values


def _sorted(values: set[float | str]) -> list[float | str]:
    return sorted(values, key=str)
