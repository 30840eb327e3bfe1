"""Claiming the rest: where it is proven, the deal is over, card for card, as if it had been played."""

import pytest

from bot.errors import UserError
from bot.tables.interruptions import may_claim
from bot.tables.model import Pace, Stage
from engine.search.claims import proven_line
from tests.support.tables import ANNA, BERT, CARL, DORA, GUILD, House

PEOPLE = (ANNA, BERT, CARL, DORA)
BY_HAND = Pace(computer=0, cut=9999, override=9999, next_deal=9999, turn=0)


async def until_claimable(house: House, *, proven: bool) -> tuple[int, int]:
    """A table, and somebody there who may claim the rest and, as wanted, would be right or not."""
    table = (await house.table(*PEOPLE, pace=BY_HAND, signals="false")).id
    while True:
        sight = house.lookup.sight(table, None)
        if sight.table.stage is not Stage.PLAYING or sight.view is None:
            await house.service.start(table, ANNA)
            continue
        user = PEOPLE[sight.view.waiting_for[0]]
        view = house.lookup.sight(table, user).view
        assert view is not None
        if may_claim(view) and (proven_line(view) is not None) is proven:
            return table, user
        await house.service.act(table, user, house.lookup.legal(table, user)[0], chance=3)


async def test_a_proven_claim_ends_the_deal_with_every_card_in_the_log(house: House) -> None:
    table, user = await until_claimable(house, proven=True)
    before = house.lookup.sight(table, user)
    assert before.view is not None
    house.changes.clear()
    after = (await house.service.claim(table, user)).table
    assert [change.kind for change in house.changes] == ["result"], "nothing is told card by card"
    assert after.deal is not None
    assert (after.deal.claimed, after.stage is Stage.PLAYING) == (before.seat, False)
    assert after.deal.outcome is not None
    assert sum(after.deal.outcome.tricks) == 9
    stored = await house.store.results.deal(GUILD, after.deal.number)
    assert stored is not None
    assert stored.claimed == before.seat
    assert len([text for _, text in stored.actions if text.startswith("play ")]) == 36
    again = await house.again()
    deal = again.lookup.sight(table, user).table.deal
    assert deal == after.deal, "after a restart it is the same"
    await again.end()


async def test_what_is_not_proven_is_refused_and_nothing_has_happened(house: House) -> None:
    table, user = await until_claimable(house, proven=False)
    before = house.lookup.sight(table, user)
    house.changes.clear()
    with pytest.raises(UserError, match="claim-unproven"):
        await house.service.claim(table, user)
    assert house.changes == []
    assert house.lookup.sight(table, user) == before
    other = next(each for each in PEOPLE if each != user)
    with pytest.raises(UserError, match="claim-not-now"):
        await house.service.claim(table, other)
    with pytest.raises(UserError, match="not-seated"):
        await house.service.claim(table, 99)
