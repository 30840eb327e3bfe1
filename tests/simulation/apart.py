"""A piece of work in a fork of this process, which changes nothing here and leaves nothing behind."""

import gc
import os
import pickle
import signal
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")
LONGEST_SECONDS = 40


@dataclass(frozen=True)
class Told(Generic[T]):
    """What came of it: what it returned, or the traceback of what it raised."""

    result: T | None = None
    error: str = ""


def apart(work: Callable[[], T], seconds: int = LONGEST_SECONDS) -> Told[T]:
    """Do the work in a child, which is given up after so long by its processor's time, however busy the machine."""
    reader, writer = os.pipe()
    child = os.fork()
    if not child:
        try:
            os.close(reader)
            signal.signal(signal.SIGPROF, _give_up)
            signal.setitimer(signal.ITIMER_PROF, seconds)
            gc.disable()
            told = _done(work)
            with os.fdopen(writer, "wb") as out:
                pickle.dump(told, out)
        finally:
            os._exit(0)
    os.close(writer)
    with os.fdopen(reader, "rb") as inp:
        text = inp.read()
    _, status = os.waitpid(child, 0)
    return pickle.loads(text) if text else Told(error=f"the process ended: {status}")  # noqa: S301 - our own child's


def _done(work: Callable[[], T]) -> Told[T]:
    try:
        return Told(result=work())
    except BaseException as error:  # noqa: BLE001 - whatever ends it is what there is to tell
        return Told(error="".join(traceback.format_exception(error)))


def _give_up(*_: object) -> None:
    raise KeyboardInterrupt("this takes too long")  # the loop lets this one through
