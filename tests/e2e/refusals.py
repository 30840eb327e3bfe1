"""Which refusals are of right, every place in the code that refuses so, and the code with one of them left out."""

import ast
import gc
import re
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType
from typing import Final

from bot import errors
from tests.architecture.source import module_name, python_files

REFUSED, NOT_THERE, OUR_FAULT, WHOEVER_ASKS = "r", "n", "fault", "a"

TOLD: Final[Mapping[str, str]] = {
    REFUSED: """
    not-seated seat-kept replaced sits-out not-host host-replaces match-look not-manager not-channel-manager
    owner-only preset-of-somebody-else role-of-few may-not-write challenge-channel not-your-deal
    """,
    NOT_THERE: """
    no-such-table no-table no-table-of-yours guild-only
    no-such-deal no-such-preset challenge-gone upload-gone fork-gone
    """,
    OUR_FAULT: """
    internal untaken storage too-fast restarted
    """,
    WHOEVER_ASKS: """
    bad-option bad-option-value bad-setting called-lately cannot-post challenge-bot challenge-left challenge-oneself
    challenge-stands claim-answered-no claim-hopeless claim-not-now claim-over claim-own claim-said-no claim-stands
    claim-unproven daily-account-missing daily-account-same daily-best-gone daily-broken daily-closed daily-gone
    daily-hidden daily-not-closed daily-not-finished daily-spent deal-annulled deal-is-on deal-not-over deal-too-old
    deal-withheld export-too-long export-under-way fork-not-over fork-over fork-stale hint-not-asked hint-stale
    hints-off idle-option idle-option-players invite-bot invite-everyone invite-whom leave-first leave-instead
    lesson-changed lesson-closed match-alone match-code-old match-code-used match-length match-no-code match-none
    match-other-room match-own-room match-same-seat match-waits more-time-had more-time-not-now no-deal no-deals-yet
    no-hand no-lessons no-options no-player-counted no-player-deals no-player-game no-presets no-seat-to-offer
    no-such-seat no-such-set no-trick nobody-to-call nobody-to-fill nobody-to-replace not-away not-full not-posted
    option-without-value options-without-game pause-in-match pause-nothing pause-over paused plan-not-possible
    plan-your-turn preset-of-other-game preset-or-game preset-or-rules preset-without-game preset-without-name
    puzzle-all-done puzzle-gone puzzle-none repeat-board repeat-in-match repeat-known repeat-other repeat-over
    repeat-stands replay-what review-busy review-failed review-unable role-silent rules-without-game seat-taken
    seated-already seats-by-turn shuffle-both-rooms shuffle-done shuffle-empty shuffle-long shuffle-off shuffle-opened
    shuffle-sits-out sit-out-nobody sit-out-others sits-already stale stale-choice table-exists table-full
    takes-turns-already too-many-challenges too-many-presets turns-full unknown-game unknown-level unknown-topic
    unreadable-action unreadable-bid unreadable-card unreadable-cards unreadable-cut unreadable-signal unreadable-suit
    upload-false upload-newer upload-older upload-too-large upload-unheard upload-unreadable wrong-number
    """,
}
"""The keys of all that people are told cannot be: to who has no right to something; to who is not to know whether it is
there; where something of ours failed; and to whoever asks, as things stand or for how they asked.
"""
KINDS: Final = {key: kind for kind, keys in TOLD.items() for key in keys.split()}
RIGHTS: Final = frozenset(key for key, kind in KINDS.items() if kind in {REFUSED, NOT_THERE})


# Where the code refuses

OF_RIGHT: Final = frozenset(
    {"no_seat", *RIGHTS, *(name for name, kind in vars(errors).items() if getattr(kind, "phrase", None) in RIGHTS)}
)
"""What an error of right is made of: its key, its class, or the function that finds which it is."""


@dataclass(frozen=True)
class Site:
    """Where the code refuses by right: a `raise`, or the call of a check that has one.

    kept: which argument the check returns, if it returns one of them.
    """

    module: str
    function: str
    line: int
    end: int
    column: int
    kept: int | None = None

    def __str__(self) -> str:
        return f"{self.module}.{self.function}:{self.line}"

    @property
    def file(self) -> str:
        return str(getattr(sys.modules.get(self.module), "__file__", ""))


@cache
def sites() -> tuple[Site, ...]:
    """All of them. A check is a function whose name begins so."""
    texts = {module_name(path): path.read_text(encoding="utf-8") for path in python_files("bot", "cogs")}
    trees = {module: ast.parse(text) for module, text in texts.items() if re.search(r"\braise\b|\b_?check_", text)}
    checks = {
        f"{module}.{node.name}": node
        for module, tree in trees.items()
        for node in tree.body
        if isinstance(node, ast.FunctionDef) and re.match("_?check_", node.name) and any(map(refuses, ast.walk(node)))
    }
    found = []
    for module, tree in trees.items():
        for function, node in with_functions(tree):
            check = None
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                called = getattr(sys.modules.get(module), node.func.id, None)
                check = checks.get(f"{getattr(called, '__module__', '')}.{getattr(called, '__name__', '')}")
            if isinstance(node, ast.Raise | ast.Call) and (check or refuses(node)):
                kept = None if check is None else argument_returned(check)
                found.append(Site(module, function, node.lineno, node.end_lineno or 0, node.col_offset, kept))
    return tuple(found)


def refuses(node: ast.AST) -> bool:
    """Whether it raises an error of right; a check that is told what to raise does."""
    if not isinstance(node, ast.Raise) or node.exc is None:
        return False
    parts = list(ast.walk(node.exc))
    names = {each.id for each in parts if isinstance(each, ast.Name)}
    texts = {each.value for each in parts if isinstance(each, ast.Constant)}
    return not OF_RIGHT.isdisjoint(names | texts) or names == {"refused"}


def argument_returned(check: ast.FunctionDef) -> int | None:
    """Which of its arguments a check returns, if it returns one of them."""
    names = [each.arg for each in check.args.args]
    returned = {ast.unparse(each.value) for each in check.body if isinstance(each, ast.Return) and each.value}
    return next((place for place, name in enumerate(names) if name in returned), None)


def with_functions(tree: ast.Module) -> Iterator[tuple[str, ast.AST]]:
    """All parts of a module, each with the function that it is in."""
    left: list[tuple[str, ast.AST]] = [("", tree)]
    while left:
        function, node = left.pop()
        yield function, node
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            function = f"{function}.{node.name}".lstrip(".")
        left += [(function, each) for each in ast.iter_child_nodes(node)]


@cache
def sites_by_line() -> Mapping[tuple[str, int], list[Site]]:
    found = defaultdict[tuple[str, int], list[Site]](list)
    for site in sites():
        for line in range(site.line, site.end + 1):
            found[site.file, line].append(site)
    return found


def passed(error: BaseException) -> Iterator[Site]:
    """The sites that an error came by: where it was raised, and each check that was asked."""
    traceback = error.__traceback__
    while traceback is not None:
        yield from sites_by_line().get((traceback.tb_frame.f_code.co_filename, traceback.tb_lineno), ())
        traceback = traceback.tb_next


# The code without one of them


class Without(ast.NodeTransformer):
    """Leaves a site out: nothing is raised there, and a check finds that all is well."""

    def __init__(self, site: Site) -> None:
        self.site = site

    def is_it(self, node: ast.Raise | ast.Call) -> bool:
        return (node.lineno, node.col_offset) == (self.site.line, self.site.column)

    def visit_Raise(self, node: ast.Raise) -> ast.stmt:
        return ast.copy_location(ast.Pass(), node) if self.is_it(node) else node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        if not self.is_it(node):
            self.generic_visit(node)
            return node
        first_seat = ast.copy_location(ast.Constant(0), node)
        return first_seat if self.site.kept is None else node.args[self.site.kept]


class Planted:
    """The running code, in which one site at a time can be left out."""

    def __init__(self) -> None:
        files = {site.file for site in sites()}
        gc.unfreeze()  # a bot that has started has its heap frozen, and what is frozen is not told
        self._functions = [
            each for each in gc.get_objects() if isinstance(each, FunctionType) and each.__code__.co_filename in files
        ]

    @contextmanager
    def without(self, site: Site) -> Iterator[None]:
        """Every function that holds the site does without it."""
        tree = Without(site).visit(ast.parse(Path(site.file).read_bytes()))
        new = {(code.co_qualname, code.co_firstlineno): code for code in codes_in(compile(tree, site.file, "exec"))}
        held = [
            (each, each.__code__) for each in self._functions
            if each.__code__.co_filename == site.file and site.line in lines_of(each.__code__)
        ]  # fmt: skip
        assert held, f"{site} is never run"
        for function, code in held:
            function.__code__ = new[code.co_qualname, code.co_firstlineno]
        try:
            yield
        finally:
            for function, code in held:
                function.__code__ = code


def codes_in(code: CodeType) -> Iterator[CodeType]:
    """A piece of compiled code, and all that is defined in it."""
    yield code
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield from codes_in(each)


@cache
def lines_of(code: CodeType) -> frozenset[int]:
    return frozenset(line for each in codes_in(code) for _, _, line in each.co_lines() if line is not None)
