"""What tests of tables begin from."""

from collections.abc import AsyncIterator

import pytest

from tests.support.tables import House


@pytest.fixture
async def running(house: House) -> AsyncIterator[House]:
    """A house whose clocks act."""
    house.turns.start()
    yield house
    await house.turns.stop()
