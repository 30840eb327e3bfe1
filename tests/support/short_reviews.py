"""Reviews made in a moment: everything is looked at in the same way, in a few deals."""

from functools import cache
from typing import Final

import pytest

from bot.players import coach, determinization, searching
from bot.players.coach import review_of
from bot.players.finished import Review
from engine.deal import Deal
from tests.support.noisy_deals import noisy_deal
from tests.support.soak import either

FEW: Final = {
    "GLANCE": 4_000, "LOOK": 8_000, "OPEN_CARDS": 50_000, "DEALS": 4, "MOST_LOOKS": 1, "ROLLOUTS": 1, "AGAIN": 1,
    "SPOKEN": 4, "GLIMPSE": 4, "GATHERED": 4,
}  # fmt: skip


def shorten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make reviews short for a test in which nothing rests on how good they are."""
    for name, few in FEW.items():
        monkeypatch.setattr(coach, name, either(few, getattr(coach, name)))
    monkeypatch.setattr(searching, "ROLLED_OUT", either(8, searching.ROLLED_OUT))
    monkeypatch.setattr(determinization, "BATCH", either(12, determinization.BATCH))


@cache
def noisy_review(game: str) -> tuple[Deal, Review]:
    """A deal with many errors, and its short review."""
    whole = noisy_deal(game, "marks", 0.5)
    with pytest.MonkeyPatch.context() as monkeypatch:
        shorten(monkeypatch)
        return whole, review_of(whole, "seal")
