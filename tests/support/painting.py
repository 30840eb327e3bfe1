"""Stands in for the painting process and does what a test wants; it imports nothing, so that it is there at once.

Run: python painting.py FOLDER. How it begins stands in the file `mode` there; every start is written down in `starts`.
What it does with a scene is the scene's title; any other title comes back as if it were a picture.
"""

import io
import os
import pickle
import struct
import sys
import time
from itertools import count
from pathlib import Path
from typing import Any, BinaryIO

PNG = b"\x89PNG\r\n\x1a\n"
SIZE = struct.Struct(">I")
HEAD = struct.Struct(">?II")


class Anything:
    """A scene, or a part of one."""

    def __init__(self, *_: object) -> None:
        self.state: list[Any] = []

    def __setstate__(self, state: list[Any]) -> None:
        self.state = state


class Reader(pickle.Unpickler):
    """Reads scenes without their classes."""

    def find_class(self, _module: str, _name: str) -> type[Anything]:
        return Anything


def say(number: int, what: bytes, *, is_picture: bool = True) -> None:
    """One answer."""
    write(HEAD.pack(is_picture, number, len(what)) + what)


def write(what: bytes) -> None:
    """Just these bytes."""
    sys.stdout.buffer.write(what)
    sys.stdout.buffer.flush()


def sleep() -> None:
    """For longer than any test takes."""
    time.sleep(60)


def begin(mode: str) -> None:
    """Start in a way of this name."""
    if mode == "exit":
        sys.exit(3)
    if mode == "mute":
        sleep()
    if mode == "rubbish":
        write(b"Welcome!\n")
        sleep()
    if mode == "late":
        time.sleep(0.5)
    say(0, b"")


def answer(number: int, title: str, mode: str) -> None:
    """Do with a scene what its title, or the mode of all of them, says."""
    if title == "hang" or mode == "hanging":
        sleep()
    elif title == "die" or mode == "dying":
        os._exit(1)
    elif title in {"half", "stuck"}:
        write(HEAD.pack(1, number, 1000) + PNG)
        sleep() if title == "stuck" else os._exit(1)
    elif title == "rubbish":
        write(b"Hello, world!\n")
    elif title == "no picture":
        say(number, b"Hello, world!")
    elif title == "endless":
        write(HEAD.pack(1, number, (1 << 32) - 1))
    elif title == "twice":
        say(number, PNG)
        say(number, PNG)
    elif title == "bad":
        say(number, b"ValueError in line 7", is_picture=False)
    else:
        time.sleep(0.4 if title == "slow" else 0.1 if title.startswith("slow") else 0.0)
        say(number, PNG + title.encode())


def main(folder: Path, asked: BinaryIO) -> None:
    """Paint until there is nothing more to paint."""
    with (folder / "starts").open("a", encoding="ascii") as starts:
        starts.write(f"{os.getpid()}\n")
    mode = (folder / "mode").read_text(encoding="ascii")
    begin(mode)
    for number in count(1):
        if not (size := asked.read(SIZE.size)):
            return
        scene = Reader(io.BytesIO(asked.read(*SIZE.unpack(size)))).load()
        answer(number, scene.state[2], mode)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.stdin.buffer)
