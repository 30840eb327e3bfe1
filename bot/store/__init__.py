"""Durable memory on a SQL database."""

from bot.store.repository import SqlStore, open_store

__all__ = ["SqlStore", "open_store"]
