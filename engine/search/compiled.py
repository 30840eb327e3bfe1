"""Numba, handled in one place: how functions are compiled, and machine instructions that Python has no sign for."""

from collections.abc import Callable
from typing import Any, Final, ParamSpec, Protocol, TypeVar, get_type_hints

from numba import config, njit, types
from numba.core.cgutils import true_bit
from numba.extending import intrinsic

from engine.search import compile_cache

_numba: Any = config
_pointer: Any = types.CPointer
_numba.CACHE_DIR = str(compile_cache.folder_in(compile_cache.root()))

P = ParamSpec("P")
R = TypeVar("R")


class Numbers(Protocol):
    """A row of whole numbers of 64 bits each, of which compiled code knows the address alone."""

    def __getitem__(self, place: int, /) -> int: ...  # noqa: D105
    def __setitem__(self, place: int, number: int, /) -> None: ...  # noqa: D105


class Row(Numbers, Protocol):
    """The same with its length: what Python hands in, compiled an array."""

    def __len__(self) -> int: ...  # noqa: D105


_TYPES: Final[dict[Any, Any]] = {
    int: types.int64, float: types.float64, bool: types.boolean, type(None): types.void, Row: types.int64[::1],
    Numbers: _pointer(types.int64),
}  # fmt: skip


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Compile for the types annotated, without the interpreter's lock, and keep the result on disk if there is room.

    Left to find the types by itself numba makes one version for each constant passed, and versions of a function that
    call each other crash when they come back from the disk. Left to itself it inlines nothing either: each call hands
    all over on the stack and asks afterwards whether it failed.
    """
    hints = get_type_hints(function)
    result = _TYPES[hints.pop("return")]
    signature = result(*(_TYPES[hint] for hint in hints.values()))
    try:
        made: Callable[P, R] = njit(signature, nogil=True, cache=True, forceinline=True)(function)
    except RuntimeError:  # numba found no folder for its cache
        made = njit(signature, nogil=True, forceinline=True)(function)
    return made


def _counts_bits(_: Any, __: Any) -> Any:
    return types.int64(types.int64), lambda _context, builder, _signature, args: builder.ctpop(args[0])


def _finds_lowest(_: Any, __: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], true_bit)

    return types.int64(types.int64), generate


_instruction: Any = intrinsic

count_bits: Callable[[int], int] = _instruction(_counts_bits)
"""How many cards a set holds."""

lowest: Callable[[int], int] = _instruction(_finds_lowest)
"""The number of the lowest card of a set that is not empty."""


def _finds_highest(_: Any, __: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.xor(builder.ctlz(args[0], true_bit), args[0].type(63))

    return types.int64(types.int64), generate


highest: Callable[[int], int] = _instruction(_finds_highest)
"""The number of the highest card of a set that is not empty."""


def _points(_: Any, row: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return context.make_array(signature.args[0])(context, builder, args[0]).data

    return _pointer(types.int64)(row), generate


address: Callable[[Row], Numbers] = _instruction(_points)
"""Where a row begins: an array is seven words in every call and asks at each place whether it counts from the end."""
