"""Search is made ready where it can be, and where it cannot the log says so once."""

import asyncio
import os
import random
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.players.jit_warmup import cache_folder, load_search, warm
from bot.players.simple import Simple
from bot.players.thinking import Thinking
from engine.search import compile_cache
from tests.bot.players.positions import playing

VIEW = playing("AD 9D 8D", "7D KC 6D")


@pytest.fixture
def thinking() -> Iterator[Thinking]:
    thinking = Thinking(random.Random(1), load=load_search)
    yield thinking
    thinking.close()


@pytest.fixture
def compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which everything was compiled before."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    compile_cache.mark_whole(tmp_path)
    return tmp_path


@pytest.fixture
def loaded(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was loaded, where nothing really is."""
    loaded: list[str] = []
    monkeypatch.setattr("bot.players.jit_warmup.load_search", lambda: loaded.append("search"))
    return loaded


async def test_what_was_compiled_before_is_not_loaded_before_somebody_searches(
    compiled: Path, loaded: list[str]
) -> None:
    thinking = Thinking(random.Random(1), load=lambda: loaded.append("search"))
    assert not thinking.is_warm
    await warm(thinking, compiled)
    assert thinking.is_warm
    assert loaded == []
    thinking.close()


async def test_where_nothing_can_be_kept_it_is_compiled_before_anybody_waits_for_it(
    thinking: Thinking, loaded: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.players.jit_warmup.cache_folder", lambda _: None)
    await warm(thinking, Path("nowhere"))
    assert thinking.is_warm
    assert loaded == ["search"]


async def test_where_search_cannot_be_loaded_the_log_says_so_once_and_the_rule_of_thumb_plays(
    thinking: Thinking, compiled: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "bot.players.searching", None)
    monkeypatch.delattr("bot.players.searching", raising=False)
    await warm(thinking, compiled)
    for _ in range(2):
        thought = thinking.begin("strong", VIEW, None)
        await thought.settle()
        assert await thought.answer() == Simple().choose(VIEW, random.Random(1))
    assert not thinking.is_warm
    said = capsys.readouterr().out
    assert said.count("Computers play by rule of thumb") == 1
    assert "search-" not in said


async def test_where_compiling_fails_the_reason_is_told(
    thinking: Thinking, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "numba.py").write_text("raise ImportError('none for this machine')\n", encoding="utf-8")
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setattr(compile_cache, "SHIPPED", tmp_path / "nothing")  # whatever was compiled here before
    await warm(thinking, tmp_path)
    assert not thinking.is_warm
    assert "none for this machine" in capsys.readouterr().out


def test_compiled_code_is_kept_beside_the_sources_else_with_the_bots_data_else_nowhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", "")
    file = tmp_path / "file"
    file.touch()
    monkeypatch.setattr(compile_cache, "SHIPPED", tmp_path / "shipped")
    assert cache_folder(tmp_path / "data") == tmp_path / "shipped"
    monkeypatch.setattr(compile_cache, "SHIPPED", file / "shipped")
    assert cache_folder(file) is None
    assert cache_folder(tmp_path / "data") == tmp_path / "data" / "compiled"
    monkeypatch.setenv("NUMBA_CACHE_DIR", "elsewhere")
    assert cache_folder(tmp_path / "data") == Path("elsewhere")


async def test_what_an_image_brings_along_is_not_compiled_again_where_it_cannot_be_written_to(
    thinking: Thinking, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shipped, data = tmp_path / "shipped", tmp_path / "data"
    compile_cache.mark_whole(shipped)
    (compile_cache.folder_in(shipped) / "code").write_bytes(b"compiled")
    monkeypatch.setenv("NUMBA_CACHE_DIR", "")
    monkeypatch.setattr(compile_cache, "SHIPPED", shipped)
    monkeypatch.setattr(os, "access", lambda path, _: Path(path) != shipped)
    monkeypatch.setattr(asyncio, "create_subprocess_exec", None)  # nothing is compiled
    await warm(thinking, data)
    assert thinking.is_warm
    assert (compile_cache.folder_in(data / "compiled") / "code").read_bytes() == b"compiled"
    assert compile_cache.root() == data / "compiled"
