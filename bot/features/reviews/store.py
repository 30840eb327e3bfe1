"""What the coach found in finished deals."""

import json
from typing import Final

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.players.finished import read_review
from bot.store.access import Store, reads, upsert, writes
from bot.store.personal import Gone, Page, Personal, PersonalData
from bot.store.schema import deals, results, reviews


async def of_person(connection: AsyncConnection, user: int, page: Page) -> list[dict[str, object]]:
    """What was found in the seats somebody has in finished deals."""
    its = select(deals.c.guild_id, deals.c.number, results.c.seat, reviews.c.figures)
    joined = its.join(reviews, reviews.c.deal_id == deals.c.id).join(results, results.c.deal_id == deals.c.id)
    mine = joined.where(results.c.user_id == user).order_by(deals.c.id, results.c.seat)
    rows = await connection.execute(page.of(mine))
    return [_told(row.guild_id, row.number, row.seat, row.figures) for row in rows]


def _told(guild: int, number: int, seat: int, figures: str) -> dict[str, object]:
    moments = (each for each in read_review(json.loads(figures)).moments if each.seat == seat)
    return {
        "guild": str(guild),
        "number": number,
        "moments": [{"step": each.step, "cost": each.cost, "open_cost": each.open_cost} for each in moments],
    }


PERSONAL: Final = PersonalData(
    columns={"reviews": {"figures": Personal("reviews.moments", Gone.KEPT, "it names seats, and theirs is nameless")}},
    others={"reviews": "deal_id edition"},
    paged={"reviews": of_person},
)


class ReviewStore(Store):
    """Reviews of finished deals as text."""

    @reads
    async def review(self, connection: AsyncConnection, deal: int, edition: int) -> str | None:
        its = (reviews.c.deal_id == deal) & (reviews.c.edition == edition)
        return (await connection.execute(select(reviews.c.figures).where(its))).scalar_one_or_none()

    @writes
    async def save_review(self, connection: AsyncConnection, deal: int, edition: int, text: str) -> None:
        """Store it, in place of an older edition's."""
        await upsert(connection, reviews, {"deal_id": deal}, {"edition": edition, "figures": text})
