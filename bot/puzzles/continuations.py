"""How the play of a puzzle goes on after a card, as the cards lay, with everybody doing what is best for their side."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from bot.puzzles.puzzle import Puzzle
from engine.actions import Play
from engine.cards import Card
from engine.deal import Deal
from engine.outcome import Outcome
from engine.ranking import Ranking
from engine.seats import Seat
from engine.trick import Trick

MOST_CARDS: Final = 300_000
"""How many cards may be tried for one that is played: twenty times what the hardest puzzle that ships takes."""


@dataclass(frozen=True, slots=True)
class PuzzleContinuation:
    """The rest of a deal after a card. tricks: from the one that it is played to, each with who takes it."""

    card: Card
    tricks: tuple[tuple[Trick, Seat], ...]
    outcome: Outcome


def line_of(puzzle: Puzzle, card: Card) -> PuzzleContinuation | None:
    """The line of a card that may be played; None where it would take too long, or cannot be told."""
    from bot.players.evaluation import CardEvaluator, open_world  # noqa: PLC0415 - compiled code is loaded when wanted
    from engine.search.solver import TooLong, new_table  # noqa: PLC0415

    table, done = new_table(), len(puzzle.view.tricks)

    def best(deal: Deal, seat: Seat) -> Card | None:
        view = deal.view(seat)
        may = list(dict.fromkeys(view.playable))
        if len(may) < 2:
            return next(iter(may), None)
        judge, world = CardEvaluator(view, table), open_world(deal)
        worth, taken = judge.solved(world, MOST_CARDS), judge.taken(world, MOST_CARDS)
        if not worth.keys() & set(may):
            return None
        ranking = view.ranking
        # Of cards that bring the same the one that takes more, and then the weakest, as people play.
        return max(
            may, key=lambda each: (worth.get(each, float("-inf")), taken.get(each, 0), *_weakness(ranking, each))
        )

    deal = puzzle.deal.act(puzzle.seat, Play(card))
    while deal.outcome is None:
        (seat, *_) = deal.waiting_for
        try:
            following = best(deal, seat)
        except TooLong:
            return None
        if following is None:
            return None
        deal = deal.act(seat, Play(following))
    view = deal.view(None)
    tricks = tuple((trick, trick.winner(view.ranking)) for trick in view.tricks[done:])
    return PuzzleContinuation(card, tricks, deal.outcome)


def _weakness(ranking: Ranking, card: Card) -> tuple[bool, int]:
    return not ranking.is_trump(card), -ranking.strength[card]


class Lines:
    """Finds lines in a thread.

    is_ready: whether search can be had, called in a thread as it loads it. expect: have it loaded before that.
    """

    def __init__(self, is_ready: Callable[[], bool], expect: Callable[[], None] = lambda: None) -> None:
        self._is_ready = is_ready
        self.expect = expect

    async def of(self, puzzle: Puzzle, cards: Sequence[Card]) -> tuple[PuzzleContinuation, ...]:
        """Of each of these cards, as far as they can be had."""
        if not await asyncio.to_thread(self._is_ready):
            return ()
        found = [await asyncio.to_thread(line_of, puzzle, card) for card in cards]
        return tuple(line for line in found if line is not None)
