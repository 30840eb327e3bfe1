"""Errors meant for people."""

from collections.abc import Mapping


class UserError(Exception):
    """Something a person asked for that cannot be; `key` names the phrase that says what, why and what is possible.

    It is shown to that person alone and nothing is changed by it. `details` fill the phrase's places.
    """

    def __init__(self, key: str, **details: object) -> None:
        super().__init__(key, details)
        self.key = key
        self.details: Mapping[str, object] = details


class Conflict(Exception):
    """Somebody else wrote first: reload, fold and try again."""


class StorageError(Exception):
    """The database refused or is gone; nothing of the transaction was kept."""
