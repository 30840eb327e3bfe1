"""Bring a database to the schema of this version, at start."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from bot.errors import StorageError
from bot.store.engine import Engines, is_sqlite

FOLDER = Path(__file__).parent / "migrations"
LOCK = 0x6C616D62  # of PostgreSQL's advisory locks ours is the one that spells "lamb"


def config() -> Config:
    """Alembic's settings, which need no file of their own."""
    settings = Config()
    settings.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return settings


async def migrate(engines: Engines) -> None:
    """Run what has not been run yet; of several processes that start at once one does, and the others wait for it."""
    async with engines.migrating.connect() as connection:
        if not is_sqlite(engines.url):
            # It goes with the connection, however this ends.
            await connection.exec_driver_sql(f"SELECT pg_advisory_lock({LOCK})")
            await connection.commit()
        await connection.run_sync(upgrade)


def upgrade(connection: Connection) -> None:
    """Forward to the newest version; raises `StorageError` for a database that is ahead of us."""
    settings = config()
    known = {script.revision for script in ScriptDirectory.from_config(settings).walk_revisions()}
    found = MigrationContext.configure(connection).get_current_heads()
    connection.rollback()
    if not known.issuperset(found):
        raise StorageError(f"it was written by a newer version of the bot (schema {', '.join(found)})")
    settings.attributes["connection"] = connection
    command.upgrade(settings, "head")
    # A file that cannot be written is found here, not at the first card.
    connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")
    connection.commit()
