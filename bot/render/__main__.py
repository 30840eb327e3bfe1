"""The painting process (see `paint_process`): scenes come in on standard input, pictures go out on standard output."""

import os
import pickle
import select
import signal
import sys
import traceback
from contextlib import suppress
from io import FileIO
from itertools import count
from typing import BinaryIO, Final

from bot.render.frames import HEAD, SIZE
from bot.render.paint import picture, warm_up

NICENESS: Final = 5
"""How much lower than the bot's the priority of this process is: at the same one a scene takes the processor from the
event loop at once, and on a busy machine every answer came twice as late."""


def main() -> None:
    """Paint one scene after the other, until nobody can ask any more; what will be wanted is made ready in between."""
    for each in (signal.SIGINT, signal.SIGTERM):  # the bot says when it is over, whoever is told beside it
        signal.signal(each, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(NICENESS)
    asked, told, preparing = FileIO(0, closefd=False), sys.stdout.buffer, warm_up()
    with suppress(BrokenPipeError):
        answer(told, 0, is_picture=True, what=b"")  # we are there
        for number in count(1):
            while is_idle(asked) and next(preparing, None):
                pass
            if not (scene := read_frame(asked)):
                return
            try:
                painted = picture(pickle.loads(scene))  # noqa: S301 - from the bot alone
            except Exception as error:  # noqa: BLE001 - one picture fails, the next may not
                answer(told, number, is_picture=False, what=where(error).encode())
            else:
                answer(told, number, is_picture=True, what=painted)


def read_frame(asked: FileIO) -> bytes:
    """The next scene as it was sent; nothing at the end."""
    head = read(asked, SIZE.size)
    return read(asked, SIZE.unpack(head)[0]) if head else b""


def read(asked: FileIO, size: int) -> bytes:
    """Just so many bytes, or none where they end before."""
    found = b""
    while len(found) < size:
        more = asked.read(size - len(found))
        if not more:
            return b""
        found += more
    return found


def is_idle(asked: FileIO) -> bool:
    """Whether nobody waits for a picture; Windows cannot tell of a pipe, so there everything is made when wanted."""
    return sys.platform != "win32" and not select.select([asked], [], [], 0)[0]


def answer(told: BinaryIO, number: int, *, is_picture: bool, what: bytes) -> None:
    """A picture, or what went wrong."""
    told.write(HEAD.pack(is_picture, number, len(what)))
    told.write(what)
    told.flush()


def where(error: Exception) -> str:
    """What failed in which line; an error's own text might tell of cards."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {last.filename}:{last.lineno}"


if __name__ == "__main__":
    main()
