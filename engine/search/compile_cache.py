"""Compiled search on disk: where it is kept, and of which sources, interpreter and processor it is."""

import contextlib
import os
import platform
import shutil
import sys
from collections.abc import Iterator
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

SOURCES: Final = Path(__file__).parent
SHIPPED: Final = SOURCES / "__pycache__"
"""Where it is kept unless `NUMBA_CACHE_DIR` names another folder, and where an image or a package brings it along."""
WHOLE: Final = "whole"
"""The file that lies beside compiled code when nothing of it is lacking."""
MOST: Final = 4
"""So many are kept: sources change, and machines of several kinds may share a folder."""


def root() -> Path:
    """The folder below which everything compiled is kept."""
    return Path(os.environ.get("NUMBA_CACHE_DIR") or SHIPPED)


def folder_in(where: Path) -> Path:
    """The folder of what these sources become on this machine.

    Each state of the sources has its own: numba looks whether a function's file has changed, never whether one has that
    the function calls.
    """
    return where / f"compiled-{fingerprint()}"


def is_whole(where: Path) -> bool:
    """Whether nothing has to be compiled any more."""
    return (folder_in(where) / WHOLE).exists()


def mark_whole(where: Path) -> None:
    """Everything is compiled; what has not been in use for long goes."""
    folder_in(where).mkdir(parents=True, exist_ok=True)
    (folder_in(where) / WHOLE).touch()
    for old in sorted(where.glob("compiled-*/"), key=lambda each: each.stat().st_mtime)[:-MOST]:
        shutil.rmtree(old, ignore_errors=True)


def take_along(where: Path) -> None:
    """Copy what was brought along to a folder that can be written to: numba reads from no other."""
    target = folder_in(where)
    beside = target.with_name(f"taking-{os.getpid()}")
    try:
        shutil.copytree(folder_in(SHIPPED), beside)
        beside.rename(target)
    finally:
        shutil.rmtree(beside, ignore_errors=True)


def fingerprint() -> str:
    """What compiled code depends on: the sources as they read, where they are, Python, numba and the processor."""
    return sha256("\n".join(_parts()).encode()).hexdigest()[:16]


def _parts() -> Iterator[str]:
    yield from (sys.version, platform.machine(), _processor(), str(SOURCES))
    for package in ("numba", "llvmlite", "numpy"):
        with contextlib.suppress(PackageNotFoundError):
            yield version(package)
    for path in sorted(SOURCES.glob("*.py")):
        yield f"{path.name} {sha256(path.read_bytes()).hexdigest()}"


def _processor() -> str:
    """The processor's abilities, where the system tells them."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor()
    return "".join(sorted({line for line in lines if line.startswith(("model name", "flags", "Features"))}))
