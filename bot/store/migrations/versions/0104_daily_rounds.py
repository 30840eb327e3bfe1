"""Deals of the day from which day on everybody plays several, one after another: after every day begun."""

from datetime import timedelta

import sqlalchemy as sa
from alembic import op

revision = "0104"
down_revision = "0103"

PLACES = 1000
KEPT = "daily_id, user_id, day, variant, merit, score, won, points, tricks, ended"
ASIDE = f"CREATE TABLE daily_results_before AS SELECT {KEPT} FROM daily_results"  # noqa: S608 - names of ours
BACK = f"INSERT INTO daily_results ({KEPT}, round, is_last) SELECT {KEPT}, 1, true FROM daily_results_before"  # noqa: S608


def upgrade() -> None:
    """What was made of a day was made of its one deal; a day that anybody has begun goes on as it was."""
    op.add_column("daily_seasons", sa.Column("rounds_from", sa.Date()))
    connection = op.get_bind()
    seasons = sa.table(
        "daily_seasons", sa.column("number", sa.Integer), sa.column("first", sa.Date), sa.column("rounds_from", sa.Date)
    )
    for number, first in connection.execute(sa.select(seasons.c.number, seasons.c.first)).all():
        begun = [0]
        for name in ("forks", "daily_results", "daily_links", "daily_spent", "daily_guilds"):
            day = sa.column("daily_id", sa.BigInteger)
            own = day.between(number * PLACES, number * PLACES + PLACES - 1)
            last = connection.execute(sa.select(sa.func.max(day)).select_from(sa.table(name)).where(own)).scalar_one()
            begun.append(0 if last is None else last % PLACES)
        since = first + timedelta(days=max(begun))
        connection.execute(sa.update(seasons).where(seasons.c.number == number).values(rounds_from=since))
    with op.batch_alter_table("daily_seasons") as table:
        table.alter_column("rounds_from", existing_type=sa.Date(), nullable=False)

    op.drop_index("ix_forks_daily_id_user_id", table_name="forks")
    op.add_column("forks", sa.Column("round", sa.SmallInteger()))
    op.execute("UPDATE forks SET round = CASE WHEN daily_id IS NULL THEN 0 ELSE 1 END")
    with op.batch_alter_table("forks") as table:
        table.alter_column("round", existing_type=sa.SmallInteger(), nullable=False)
    op.create_index("ix_forks_daily_id_user_id_round", "forks", ["daily_id", "user_id", "round"], unique=True)

    op.execute(ASIDE)
    op.drop_table("daily_results")
    op.create_table(
        "daily_results",
        sa.Column("daily_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("round", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("day", sa.Date(), nullable=False),
        sa.Column("variant", sa.SmallInteger(), nullable=False),
        sa.Column("merit", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer()),
        sa.Column("won", sa.Boolean()),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("tricks", sa.String(length=64), nullable=False),
        sa.Column("ended", sa.DateTime(timezone=True), nullable=False),
        sa.Column("is_last", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("daily_id", "user_id", "round", name="pk_daily_results"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_daily_results_user_id", "daily_results", ["user_id"])
    op.execute(BACK)
    op.drop_table("daily_results_before")
