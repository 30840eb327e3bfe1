"""Search is made ready where it can be, and where it cannot the log says so once."""

import random
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.players import warming
from bot.players.thinking import Thinking
from bot.players.warming import cache_folder, fingerprint, warm


@pytest.fixture
def thinking() -> Iterator[Thinking]:
    thinking = Thinking(random.Random(1))
    yield thinking
    thinking.close()


@pytest.fixture
def compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which everything was compiled before."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    (tmp_path / f"compiled-{fingerprint()}").touch()
    return tmp_path


async def test_what_was_compiled_before_is_loaded_and_searches_begin(thinking: Thinking, compiled: Path) -> None:
    assert not thinking.is_warm
    await warm(thinking, compiled)
    assert thinking.is_warm


async def test_where_search_cannot_be_loaded_the_log_says_so_once(
    thinking: Thinking, compiled: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "bot.players.searching", None)
    monkeypatch.delattr("bot.players.searching", raising=False)
    await warm(thinking, compiled)
    assert not thinking.is_warm
    assert capsys.readouterr().out.count("computers-play-by-rule-of-thumb") == 1


async def test_where_compiling_fails_the_reason_is_told(
    thinking: Thinking, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "numba.py").write_text("raise ImportError('none for this machine')\n", encoding="utf-8")
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    await warm(thinking, tmp_path)
    assert not thinking.is_warm
    assert "none for this machine" in capsys.readouterr().out


def test_compiled_code_is_kept_beside_the_sources_else_with_the_bots_data_else_nowhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    file = tmp_path / "file"
    file.touch()
    monkeypatch.setattr(warming, "SOURCES", tmp_path)
    assert cache_folder(tmp_path / "data") == tmp_path / "__pycache__"
    monkeypatch.setattr(warming, "SOURCES", file)
    assert cache_folder(file) is None
    assert cache_folder(tmp_path / "data") == tmp_path / "data" / "compiled"
    monkeypatch.setenv("NUMBA_CACHE_DIR", "elsewhere")
    assert cache_folder(tmp_path / "data") == Path("elsewhere")
