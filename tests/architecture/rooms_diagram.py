"""`python -m tests.architecture.rooms_diagram`: draws who imports whom into docs/architecture.md."""

import re
from typing import Final

from tests.architecture.source import CODE, ROOT, imports, module_name, package_name, python_files
from tests.architecture.test_arrows import FEATURES

PAGE: Final = ROOT / "docs" / "architecture.md"
PICTURE: Final = re.compile(r"^```mermaid\n.*?^```\n", re.MULTILINE | re.DOTALL)

Arrow = tuple[str, str]


def room_of(name: str) -> str | None:
    """The folder of a dotted name, one of the gateway's three or below `bot` and `engine`; no file of `bot` itself."""
    depth = 3 if name.startswith("bot.gateway.") else 2
    parts = name.split(".")[:depth]
    while not ROOT.joinpath(*parts).is_dir():
        parts.pop()
    return None if parts in (["bot"], ["bot", "gateway"]) else "/".join(parts)


def arrows() -> set[Arrow]:
    """Which room imports which."""
    found: set[Arrow] = set()
    for path in python_files(*CODE):
        module = module_name(path)
        for name in imports(path.read_text(encoding="utf-8"), package_name(path)):
            rooms = room_of(module), room_of(name) if name.partition(".")[0] in CODE else None
            if None not in rooms and rooms[0] != rooms[1]:
                found.add(rooms)
    return found


def drawn(kept: set[Arrow]) -> set[Arrow]:
    """Those arrows that no way over other rooms says already."""
    return {(start, to) for start, to in kept if to not in reached(start, kept - {(start, to)})}


def reached(room: str, kept: set[Arrow]) -> set[str]:
    """All rooms that arrows lead to from one."""
    found, left = {room}, [room]
    while left:
        at = left.pop()
        further = {to for start, to in kept if start == at} - found
        found |= further
        left += further
    return found - {room}


def rooms() -> list[str]:
    """All there are."""
    return sorted({room for path in python_files(*CODE) if (room := room_of(module_name(path)))})


def picture() -> str:
    """A Mermaid diagram, which GitHub draws."""
    kept = arrows()
    both = {(start, to) for start, to in kept if (to, start) in kept}
    features = ", ".join(sorted(path.parent.name for path in (ROOT / FEATURES.replace(".", "/")).glob("*/__init__.py")))
    lines = [f'{mark(room)}["{room}{f"<br>{features}" if room == "bot/features" else ""}"]' for room in rooms()]
    lines += [f"{mark(start)} --> {mark(to)}" for start, to in sorted(drawn(kept - both))]
    lines += [f"{mark(start)} <--> {mark(to)}" for start, to in sorted(both) if start < to]
    return "\n".join(["```mermaid", "flowchart TD", *(f"    {line}" for line in lines), "```", ""])


def mark(room: str) -> str:
    """What Mermaid knows a room by."""
    return room.replace("/", "_")


def with_picture(page: str) -> str:
    """The page as it is to be."""
    return PICTURE.sub(lambda _: picture(), page, count=1)


if __name__ == "__main__":
    PAGE.write_text(with_picture(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
