"""Bring a database to the schema of this version, at start."""

import logging
from pathlib import Path

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from bot.errors import StorageError
from bot.store.engine import Engines, is_sqlite

log = logging.getLogger(__name__)

FOLDER = Path(__file__).parent / "migrations"
LOCK = 0x6C616D62  # of PostgreSQL's advisory locks ours is the one that spells "lamb"


async def migrate(engines: Engines) -> None:
    """Run what has not been run yet; of several processes that start at once one does, and the others wait for it."""
    async with engines.migrating.connect() as connection:
        if not is_sqlite(engines.url):
            # It goes with the connection, however this ends.
            await connection.exec_driver_sql(f"SELECT pg_advisory_lock({LOCK})")
            await connection.commit()
        before, now = await connection.run_sync(upgrade)
    if before is None:
        log.info("The database was made: %s", engines.name)
    elif before != now:
        log.info("The database was brought up to date, from schema %s to %s: %s", before, now, engines.name)


def schema_of(connection: Connection) -> str | None:
    """The version of a database, None for a new one; read without Alembic, which takes its time to load."""
    try:
        found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalars().all()
    except DBAPIError:
        found = []
    connection.rollback()
    return ", ".join(found) or None


def upgrade(connection: Connection) -> tuple[str | None, str]:
    """Forward to the newest version: from which, and to which. Raises `StorageError` for one that is ahead of us."""
    newest = max(path.name.partition("_")[0] for path in (FOLDER / "versions").glob("[0-9]*.py"))
    before = schema_of(connection)
    if before != newest:
        run_migrations(connection)
    # A file that cannot be written is found here, not at the first card.
    connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")
    connection.commit()
    return before, newest


def run_migrations(connection: Connection) -> None:
    """All that have not been run yet."""
    from alembic import command  # noqa: PLC0415 - most starts have no need of it
    from alembic.config import Config  # noqa: PLC0415
    from alembic.runtime.migration import MigrationContext  # noqa: PLC0415
    from alembic.script import ScriptDirectory  # noqa: PLC0415
    from alembic.util import CommandError  # noqa: PLC0415

    settings = Config()  # it needs no file of its own
    settings.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    known = {script.revision for script in ScriptDirectory.from_config(settings).walk_revisions()}
    found = MigrationContext.configure(connection).get_current_heads()
    connection.rollback()
    if not known.issuperset(found):
        written = ", ".join(found)
        if written < min(known):
            raise StorageError(
                f"it was made by an unreleased version of the bot (schema {written}), which this one cannot bring up "
                f"to date and leaves as it is: move it away, or name another database, to begin with an empty one"
            )
        raise StorageError(f"it was written by a newer version of the bot (schema {written})")
    settings.attributes["connection"] = connection
    try:
        command.upgrade(settings, "head")
    except CommandError as error:
        raise StorageError(f"its schema cannot be brought up to date: {error}") from error
