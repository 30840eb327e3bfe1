"""What an evening's pictures are made of, made before the first one is asked for: it would wait for all of it."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from bot.present.scenes import (
    AroundScene,
    HandScene,
    Scene,
    SeatScene,
    SideScene,
    TableScene,
    TakenScene,
    TallyScene,
    TrickScene,
)
from bot.render.paint import picture, sprites_made
from engine.cards import Suit, read_cards

_HAND: Final = read_cards("KS QC JS JH AC TC 7C TD 9D")
_SEATS: Final = tuple(SeatScene(name, cards_left=0) for name in ("Anna", "Boris", "Clara", "Dmitri"))


def made_ready() -> Iterator[object]:
    """Sprites, a card at a time, then fonts, figures and signs, a usual picture at a time."""
    yield from sprites_made()
    for scene in usual():
        picture(scene)
        yield scene


def usual() -> Iterator[Scene]:
    """An empty table, one where people bid, a trick as its cards are played, and the hands beside it."""
    table = TableScene(_SEATS, "Anna to deal", "Deal 1", middle="Cut", tallies=_tallies(0))
    yield table
    for left in (9, 8, 7, 6):
        seats = tuple(replace(seat, said="Pass", cards_left=left, is_dealer=not at) for at, seat in enumerate(_SEATS))
        yield replace(table, seats=seats, headline="Anna to bid", middle="")
    yield HandScene(_HAND, None, "Your cards")
    for left, played in enumerate(range(5), 1):
        yield _playing(table, left, played)
    for played in range(5):
        yield _asked(played)


def _playing(table: TableScene, left: int, played: int) -> TableScene:
    """So many cards lie on the table; the last one completes the trick."""
    seats = tuple(
        replace(seat, cards_left=left, side=at % 2, is_turn=at == played, is_declarer=not at)
        for at, seat in enumerate(_SEATS)
    )
    trick = TrickScene(tuple(enumerate(read_cards("AC TC 7C JD")[:played])), 3 if played == len(_SEATS) else None)
    sides = tuple(SideScene((_SEATS[at].name, _SEATS[at + 2].name), f"{played} tricks", at) for at in (0, 1))
    return replace(
        table, seats=seats, headline="Anna to play a card", status=f"Trick {left}", trick=trick, middle="",
        trump=Suit.CLUBS, contract="6", maker="Anna", sides=sides, tallies=_tallies(left),
    )  # fmt: skip


def _asked(played: int) -> HandScene:
    """A hand whose player is asked, so many cards lying on the table."""
    seats = tuple(replace(seat, cards_left=9 - played, side=at % 2, is_dealer=not at) for at, seat in enumerate(_SEATS))
    lying = TrickScene(tuple((1 + at, card) for at, card in enumerate(read_cards("AC TC 7C")[:played])))
    taken = (TakenScene(played, 10 * played, 0), TakenScene(played, 11, 1))
    around = AroundScene(seats, "You", f"Trick {played + 1}", lying, lying, "Last trick", "Anna", taken)
    return HandScene(_HAND, frozenset(_HAND[4:7]), "", "Trumps", Suit.CLUBS, maker="Anna", around=around)


def _tallies(score: int) -> tuple[TallyScene, ...]:
    return tuple(TallyScene((_SEATS[at].name, _SEATS[at + 2].name), score + at, at) for at in (0, 1))
