"""What each side has taken in a deal, or each seat where it is not known who is with whom: all of it lay open."""

from dataclasses import dataclass

from bot.phrases import phrases
from bot.present.games import words_of
from engine.cards import card_points
from engine.games import GAMES
from engine.seats import Seat
from engine.views import View


@dataclass(frozen=True, slots=True)
class SideTotal:
    """The tricks of some seats and what their cards count; side: 0 or 1, None where seats stand for themselves.

    points: None in a game of no card points. Cards that were laid away are not in it: they are seen at the end.
    """

    seats: tuple[Seat, ...]
    side: int | None
    tricks: int
    points: int | None


def side_totals(view: View) -> tuple[SideTotal, ...]:
    """Side by side where everybody knows the sides, else seat by seat; empty before the first trick."""
    if not view.tricks:
        return ()
    sides = known_sides(view)
    alone = tuple(((seat,), None) for seat in range(view.players))
    return tuple(_of(view, seats, side) for seats, side in (sides or alone))


def known_sides(view: View) -> tuple[tuple[tuple[Seat, ...], int | None], ...]:
    """Who is with whom, if the reader of the view knows it of every seat; empty otherwise."""
    columns = GAMES[view.game].columns(view.players)
    if len(columns) == 2:
        return tuple((tuple(column), side) for side, column in enumerate(columns))
    if not view.sides or set(view.sides) != {0, 1}:
        return ()
    return tuple((tuple(seat for seat in range(view.players) if view.sides[seat] == side), side) for side in (0, 1))


def _of(view: View, seats: tuple[Seat, ...], side: int | None) -> SideTotal:
    tricks = [trick for trick in view.tricks if trick.winner(view.ranking) in seats]
    counts = view.contract is None or view.contract.name not in words_of(view.game).without_points
    points = sum(card_points(trick.cards) for trick in tricks)
    return SideTotal(seats, side, len(tricks), points if counts else None)


def side_total_words(what: SideTotal, language: str) -> str:
    """In words: `3 tricks · 27 points`."""
    say = phrases(language)
    tricks = say.say("taken-tricks", count=what.tricks)
    return tricks if what.points is None else f"{tricks} · {say.say('taken-points', count=what.points)}"
