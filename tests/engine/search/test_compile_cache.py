"""Compiled search is kept by what its sources say, not by when somebody wrote them."""

import os
import shutil
from pathlib import Path

import pytest

from engine.search import compile_cache


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The sources as another checkout has them."""
    copy = tmp_path / "search"
    shutil.copytree(compile_cache.SOURCES, copy, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(compile_cache, "SOURCES", copy)
    return copy


def test_a_checkout_that_changes_nothing_but_the_times_needs_no_compiling(sources: Path) -> None:
    before = compile_cache.fingerprint()
    for path in sources.glob("*.py"):
        os.utime(path, (1, 1))
    assert compile_cache.fingerprint() == before


@pytest.mark.parametrize("name", ["kernel.py", "playouts.py", "compiled.py"])
def test_what_one_file_says_matters_to_what_all_become(sources: Path, name: str) -> None:
    """Functions of one file are compiled into those of another, which numba does not look at."""
    before, time = compile_cache.fingerprint(), (sources / name).stat().st_mtime_ns
    with (sources / name).open("a", encoding="utf-8") as stream:
        stream.write("# changed\n")
    os.utime(sources / name, ns=(time, time))
    assert compile_cache.fingerprint() != before
    assert compile_cache.folder_in(sources) != sources / f"compiled-{before}"


def test_it_is_whole_once_all_is_compiled_and_what_is_old_goes(
    tmp_path: Path, sources: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not compile_cache.is_whole(tmp_path)
    states = [f"{state:016}" for state in range(compile_cache.MOST + 2)]
    for state in states:
        monkeypatch.setattr(compile_cache, "fingerprint", lambda state=state: state)
        compile_cache.mark_whole(tmp_path)
        assert compile_cache.is_whole(tmp_path)
        os.utime(compile_cache.folder_in(tmp_path), (int(state), int(state)))
    assert sorted(path.name for path in tmp_path.glob("compiled-*")) == [f"compiled-{each}" for each in states[2:]]
