"""All that is stored, in SQL: `bot.stores` joins the stores of all features."""

from bot.store.database import OpenDatabase, open_database

__all__ = ["OpenDatabase", "open_database"]
