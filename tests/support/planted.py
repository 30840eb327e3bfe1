"""Plants faults in a module while it runs: each guard always or never true, each step and effect left out."""

import ast
import copy
import inspect
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import CodeType, FunctionType, ModuleType
from typing import Any


@dataclass(frozen=True, slots=True)
class Fault:
    """One change of one function. name: says which, without a line's number."""

    name: str
    function: FunctionType
    code: CodeType

    @contextmanager
    def planted(self) -> Iterator[None]:
        """The function with its fault, wherever it is known."""
        sound = self.function.__code__
        self.function.__code__ = self.code
        try:
            yield
        finally:
            self.function.__code__ = sound


def faults_of(module: ModuleType, effects: frozenset[str]) -> list[Fault]:
    """All faults of a module's functions, methods and properties. effects: the names of what may be left out."""
    tree = ast.parse(inspect.getsource(module))
    found: list[Fault] = []
    for path, function in functions_of(module):
        node = _find(tree, path)
        for place, changed, what in _changes(node, effects):
            faulty = copy.deepcopy(node)
            _replace_at(faulty, place, changed)
            alone = ast.fix_missing_locations(ast.Module([faulty], []))  # type: ignore[list-item]
            code = _code(compile(alone, module.__file__ or "", "exec"), path[-1:])
            number = sum(each.name.startswith(f"{'.'.join(path)}: {what}") for each in found)
            found.append(Fault(f"{'.'.join(path)}: {what}{f' ({number + 1})' if number else ''}", function, code))
    return found


def functions_of(module: ModuleType) -> Iterator[tuple[tuple[str, ...], FunctionType]]:
    """What a module defines itself, by the path to it."""
    for name, value in vars(module).items():
        if inspect.isfunction(value) and value.__module__ == module.__name__:
            yield (name,), value
        elif inspect.isclass(value) and value.__module__ == module.__name__:
            for inner, part in vars(value).items():
                function = part.fget if isinstance(part, property) else part
                is_own = inspect.isfunction(function) and function.__module__ == module.__name__
                if is_own and not inner.startswith("__"):
                    yield (name, inner), function


Place = tuple[tuple[str, int | None], ...]
TRUE, FALSE = ast.Constant(True), ast.Constant(False)


def _changes(function: ast.AST, effects: frozenset[str]) -> Iterator[tuple[Place, ast.AST | None, str]]:
    for place, node in _walk(function, ()):
        yield from _conditions(place, node)
        yield from _parts(place, node, effects)


def _conditions(place: Place, node: ast.AST) -> Iterator[tuple[Place, ast.AST, str]]:
    """What a condition decides, always and never."""
    match node:
        case ast.If(test=test) | ast.IfExp(test=test):
            yield from _guards((*place, ("test", None)), test)
        case ast.match_case(guard=ast.expr() as guard):
            yield from _guards((*place, ("guard", None)), guard)
        case ast.comprehension(ifs=ifs):
            for number, test in enumerate(ifs):
                yield from _guards((*place, ("ifs", number)), test)
        case ast.Return(value=ast.Compare() as compared):
            yield from _guards((*place, ("value", None)), compared)


def _parts(place: Place, node: ast.AST, effects: frozenset[str]) -> Iterator[tuple[Place, ast.AST | None, str]]:
    """One part of several left out: of a condition, of what changes in a value, of what is to be done."""
    match node:
        case ast.BoolOp(op=op, values=values):
            for number, value in enumerate(values):
                neutral = TRUE if isinstance(op, ast.And) else FALSE
                yield (*place, ("values", number)), neutral, f"{ast.unparse(value)} left out"
        case ast.Tuple(elts=elements):
            for number, element in enumerate(elements):
                if isinstance(element, ast.Call) and getattr(element.func, "id", "") in effects:
                    yield (*place, ("elts", number)), None, f"{ast.unparse(element)} left out"
        case ast.Call(func=ast.Name(id="replace"), keywords=keywords):
            for number, keyword in enumerate(keywords):
                yield (*place, ("keywords", number)), None, f"{ast.unparse(keyword)} left out"


def _guards(place: Place, test: ast.AST) -> Iterator[tuple[Place, ast.AST, str]]:
    said = " ".join(ast.unparse(test).split())
    yield place, TRUE, f"{said} always"
    yield place, FALSE, f"{said} never"


def _walk(node: ast.AST, place: Place) -> Iterator[tuple[Place, ast.AST]]:
    for name, value in ast.iter_fields(node):
        children = [(None, value)] if isinstance(value, ast.AST) else []
        if isinstance(value, list):
            children = [(number, each) for number, each in enumerate(value) if isinstance(each, ast.AST)]
        for number, child in children:
            yield (*place, (name, number)), child
            yield from _walk(child, (*place, (name, number)))


def _replace_at(node: ast.AST, place: Place, changed: ast.AST | None) -> None:
    for name, number in place[:-1]:
        node = getattr(node, name) if number is None else getattr(node, name)[number]
    name, number = place[-1]
    if number is None:
        setattr(node, name, changed)
    elif changed is None:
        del getattr(node, name)[number]
    else:
        getattr(node, name)[number] = changed


def _find(tree: ast.AST, path: tuple[str, ...]) -> ast.AST:
    for name in path:
        tree = next(each for each in getattr(tree, "body", ()) if getattr(each, "name", "") == name)
    return tree


def _code(code: CodeType, path: tuple[str, ...]) -> CodeType:
    for name in path:
        code = next(each for each in code.co_consts if isinstance(each, CodeType) and each.co_name == name)
    return code


def rows_of(module: ModuleType) -> Iterator[tuple[str, Callable[[], Any]]]:
    """Every row of a module's plain tests, ready to be run without pytest."""
    for name, test in list(vars(module).items()):
        if name.startswith("test_") and inspect.isfunction(test):
            for number, given in enumerate(_rows(test)):
                yield f"{name}[{number}]", lambda test=test, given=given: test(**given)  # type: ignore[misc]


def _rows(test: FunctionType) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = [{}]
    for mark in getattr(test, "pytestmark", ()):
        if mark.name == "parametrize":
            names = (
                [each.strip() for each in mark.args[0].split(",")] if isinstance(mark.args[0], str) else mark.args[0]
            )
            values = [getattr(each, "values", each) if len(names) > 1 else (each,) for each in mark.args[1]]
            rows = [row | dict(zip(names, each, strict=True)) for row in rows for each in values]
    return rows
