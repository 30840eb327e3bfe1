"""What all tests of the gateway share."""

import pytest
import tenacity


@pytest.fixture(autouse=True)
def _no_pause_between_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tried again is tried at once."""
    monkeypatch.setattr(tenacity, "wait_incrementing", lambda **_: tenacity.wait_none())
