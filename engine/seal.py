"""The seal on a shuffled pack: posted before the cut, opened after the deal, so that nobody can have arranged it."""

from collections.abc import Iterable
from hashlib import sha256

from engine.cards import Card, write_cards


def seal(salt: str, pack: Iterable[Card]) -> str:
    """Hash the salt and the pack from the top: sha256 of `salt:card card …`, in hexadecimal."""
    return sha256(f"{salt}:{write_cards(pack)}".encode()).hexdigest()
