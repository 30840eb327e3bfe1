"""All that is stored of a person as files: JSON, packed where it is much, in parts that Discord takes."""

import asyncio
import io
import json
import zipfile
from collections.abc import AsyncGenerator, AsyncIterator
from typing import IO, Final, Protocol

from bot.tables.settings import Piece

LARGEST: Final = 8 * 1024 * 1024
"""Discord takes ten mebibytes in a message; the last lines are still to be packed when that is looked at."""
LARGEST_PLAIN: Final = 256 * 1024
"""So much is sent as it is: it can be read without being unpacked."""

File = tuple[str, bytes]
"""Its name and what is in it."""


class Exporter(Protocol):
    """Makes the files of an export."""

    def files(self, user: int) -> AsyncGenerator[tuple[File, bool], None]:
        """Each as soon as it is whole, and whether it is the last."""


class ExportPart:
    """One JSON document, which stands alone: the sections that are in it, or some of their lines."""

    def __init__(self, user: int, number: int, largest_plain: int) -> None:
        self._number = number
        self._largest_plain = largest_plain
        self._plain = bytearray()
        self._target = io.BytesIO()
        self._packed: zipfile.ZipFile | None = None
        self._entry: IO[bytes] | None = None
        self._section = ""
        self._write(f'{{\n"user": "{user}",\n"part": {number}')

    @property
    def size(self) -> int:
        return self._target.tell() if self._packed is not None else len(self._plain)

    def add_whole(self, section: str, told: object) -> None:
        """A section that is not made of lines, or has none."""
        self._close_section()
        self._write(f',\n"{section}": {_text(told)}')

    def add_line(self, section: str, line: object) -> None:
        if section == self._section:
            self._write(f",\n{_text(line)}")
        else:
            self._close_section()
            self._section = section
            self._write(f',\n"{section}": [\n{_text(line)}')

    def _close_section(self) -> None:
        """No more of its lines come in this part."""
        if self._section:
            self._write("\n]")
        self._section = ""

    def _write(self, text: str) -> None:
        data = text.encode()
        if self._packed is None and len(self._plain) + len(data) > self._largest_plain:
            self._packed = zipfile.ZipFile(self._target, "w")
            entry = zipfile.ZipInfo(f"{self._stem}.json")  # which bears no time
            entry.compress_type = zipfile.ZIP_DEFLATED
            self._entry = self._packed.open(entry, "w")
            self._entry.write(self._plain)
            self._plain.clear()
        if self._entry is None:
            self._plain += data
        else:
            self._entry.write(data)

    @property
    def _stem(self) -> str:
        return "lambapea" if self._number == 1 else f"lambapea-{self._number}"

    def end(self) -> File:
        self._close_section()
        self._write("\n}\n")
        if self._packed is None or self._entry is None:
            return f"{self._stem}.json", bytes(self._plain)
        self._entry.close()
        self._packed.close()
        return f"{self._stem}.zip", self._target.getvalue()


def _text(told: object) -> str:
    return json.dumps(told, ensure_ascii=False)


class Packer:
    """Puts an export's pieces into files, none larger than may be."""

    def __init__(self, user: int, largest: int = LARGEST, largest_plain: int = LARGEST_PLAIN) -> None:
        self._user, self._largest, self._largest_plain = user, largest, largest_plain
        self._count = 1
        self._part = ExportPart(user, 1, largest_plain)
        self._seen: set[str] = set()

    def add(self, piece: Piece) -> list[File]:
        """The files that are whole now: their last lines came before these."""
        section, told = piece
        if not isinstance(told, list):
            self._part.add_whole(section, told)
            return []
        if not told and section not in self._seen:
            self._part.add_whole(section, [])
        self._seen.add(section)
        whole: list[File] = []
        for line in told:
            if self._part.size > self._largest:
                whole.append(self._part.end())
                self._count += 1
                self._part = ExportPart(self._user, self._count, self._largest_plain)
            self._part.add_line(section, line)
        return whole

    def end(self) -> File:
        return self._part.end()


async def packed(
    user: int, pieces: AsyncIterator[Piece], largest: int = LARGEST
) -> AsyncGenerator[tuple[File, bool], None]:
    """The files of an export, each as soon as it is whole, and whether it is the last; made beside the event loop."""
    packer = Packer(user, largest)
    async for piece in pieces:
        for file in await asyncio.to_thread(packer.add, piece):
            yield file, False
    yield await asyncio.to_thread(packer.end), True
