"""What the product does from Discord's event of a press, or a command, to its commit and the answer, call by call."""

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FrameType

ROOT = Path(__file__).parents[2]
PRODUCT = tuple(f"{ROOT / folder}/" for folder in ("bot", "engine", "cogs"))
SANDBOX = f"{ROOT / 'bot' / 'sandbox'}/"
FIRST, COMMIT = "Client.on_interaction", "Direct._carry_out"
"""Where a press comes to the product, and what has committed when it returns."""


@dataclass
class PressPath:
    """The calls of one press, in order; a coroutine that goes on is called once. first: what begins it."""

    first: str = FIRST
    calls: list[tuple[str, str]] = field(default_factory=list)
    """By file, as the project names it, and the function's qualified name."""
    commit: int | None = None
    """How many of them there were until it was committed."""
    _seen: dict[int, FrameType] = field(default_factory=dict)
    """Frames by their number; they are kept, so that no number is used again."""

    @property
    def until_commit(self) -> list[tuple[str, str]]:
        """The calls up to the commit."""
        return self.calls[: self.commit]

    def note(self, frame: FrameType, event: str, _: object) -> None:
        """Hear of a call or a return from the interpreter."""
        code = frame.f_code
        if not is_product(code):
            return
        if event == "call" and (self._seen or code.co_qualname == self.first) and id(frame) not in self._seen:
            self._seen[id(frame)] = frame
            if not code.co_name.startswith("<") or code.co_name == "<lambda>":
                self.calls.append((str(Path(code.co_filename).relative_to(ROOT)), code.co_qualname))
        elif event == "return" and self.commit is None and self._seen and code.co_qualname == COMMIT:
            self.commit = len(self.calls)


def is_product(code: CodeType) -> bool:
    """Whether code is the product's own; the sandbox's is Discord's side."""
    return code.co_filename.startswith(PRODUCT) and not code.co_filename.startswith(SANDBOX)


@contextmanager
def recorded_press(first: str = FIRST) -> Iterator[PressPath]:
    """Record the first press of the block, and all that comes of it, in every thread that begins or runs this code."""
    path, before = PressPath(first), sys.getprofile()
    threading.setprofile(path.note)
    sys.setprofile(path.note)
    try:
        yield path
    finally:
        sys.setprofile(before)
        threading.setprofile(None)  # type: ignore[arg-type] - nobody listens
