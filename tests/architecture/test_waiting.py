"""How the bot waits: so that it can always be told to stop."""

from tests.architecture.source import ROOT, python_files


def test_nothing_waits_in_a_way_that_may_swallow_a_cancellation() -> None:
    """Before Python 3.12 `asyncio.wait_for` keeps a cancellation to itself if what it waits for comes just then."""
    files = [path for path in python_files("bot", "cogs") if not path.is_relative_to(ROOT / "bot" / "sandbox")]
    assert len(files) > 100
    assert [str(path) for path in files if "wait_for(" in path.read_text(encoding="utf-8")] == []
