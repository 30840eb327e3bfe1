"""Finished deals gone through again as they ended; in plain words where today's rules do not know them any more."""

import random
from dataclasses import replace

import pytest

from bot.errors import UserError
from bot.present import presenter
from bot.present.readers import Reader
from bot.present.replays import course_of
from bot.tables.finished_deals import result_view
from bot.tables.model import Stage
from tests.support.tables import ANNA, BERT, CARL, DORA, GUILD, House

FOUR = (ANNA, BERT, CARL, DORA)
NAMES = dict(zip(FOUR, ("Anna", "Bert", "Carl", "Dora"), strict=True))


async def played(house: House, deals: int) -> int:
    """A table at which so many deals were finished."""
    chance, table = random.Random(5), await house.table(*FOUR)
    for _ in range(deals):
        await house.service.start(table.id, ANNA)
        while (sight := house.lookup.sight(table.id, None)).table.stage is Stage.PLAYING:
            assert sight.view is not None
            user = FOUR[chance.choice(sight.view.waiting_for)]
            await house.service.act(table.id, user, chance.choice(house.lookup.legal(table.id, user)), chance=3)
    return table.id


async def test_an_end_told_later_is_told_in_the_same_words(house: House) -> None:
    table = await played(house, 2)
    now = presenter.result(house.lookup.sight(table, None), Reader("en", NAMES))
    first, last = await house.store.messages.untold()
    assert presenter.result(result_view(last), Reader("en", NAMES)).text == now.text
    assert "Deal 1 on this server" in presenter.result(result_view(first), Reader("en", NAMES)).text


async def test_a_deal_of_older_rules_is_refused_in_words(house: House) -> None:
    await played(house, 1)
    stored = await house.store.results.deal(GUILD, 1)
    assert stored is not None
    with pytest.raises(UserError) as caught:
        course_of(replace(stored, rules_version=0), ANNA, Reader("en", NAMES))
    assert caught.value.key == "deal-too-old"
