"""Deals of the day from which day on computers play at normal and card points break ties: after every day begun."""

from datetime import timedelta

import sqlalchemy as sa
from alembic import op

revision = "0102"
down_revision = "0101"

PLACES = 1000


def upgrade() -> None:
    """A day that anybody has begun goes on as it was; the next one is the first of the new form."""
    op.add_column("daily_seasons", sa.Column("sharper_from", sa.Date()))
    connection = op.get_bind()
    seasons = sa.table(
        "daily_seasons",
        sa.column("number", sa.Integer),
        sa.column("first", sa.Date),
        sa.column("sharper_from", sa.Date),
    )
    for number, first in connection.execute(sa.select(seasons.c.number, seasons.c.first)).all():
        begun = [0]
        for name in ("forks", "daily_results", "daily_links", "daily_spent", "daily_guilds"):
            day = sa.column("daily_id", sa.BigInteger)
            own = day.between(number * PLACES, number * PLACES + PLACES - 1)
            last = connection.execute(sa.select(sa.func.max(day)).select_from(sa.table(name)).where(own)).scalar_one()
            begun.append(0 if last is None else last % PLACES)
        sharper = first + timedelta(days=max(begun))
        connection.execute(sa.update(seasons).where(seasons.c.number == number).values(sharper_from=sharper))
    with op.batch_alter_table("daily_seasons") as table:
        table.alter_column("sharper_from", existing_type=sa.Date(), nullable=False)
