"""The files of the phrases, read as what they are made of."""

from collections.abc import Mapping
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
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
