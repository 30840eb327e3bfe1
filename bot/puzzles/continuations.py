"""How a puzzle goes on after an answer, as the cards lay.

After a card everybody does what is best for their side; after anything that is said before the play, what the rule of
thumb does: whole deals take too long to be solved for every card of them.
"""

import asyncio
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from bot.players.base import play_deal
from bot.players.simple import Simple
from bot.puzzles.puzzle import Puzzle
from engine.actions import Action, Play
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
    """The rest of a deal after an answer. tricks: from the one that it is played to, each with who takes it."""

    answer: Action
    tricks: tuple[tuple[Trick, Seat], ...]
    outcome: Outcome


def line_of(puzzle: Puzzle, answer: Action) -> PuzzleContinuation | None:
    """The line of a possible answer; None where it would take too long, or cannot be told."""
    deal = puzzle.deal.act(puzzle.seat, answer)
    ended = _played_out(deal) if puzzle.asks_for_card else _played_by_rule(deal)
    if ended is None or ended.outcome is None:
        return None
    view, done = ended.view(None), len(puzzle.view.tricks)
    tricks = tuple((trick, trick.winner(view.ranking)) for trick in view.tricks[done:])
    return PuzzleContinuation(answer, tricks, ended.outcome)


def _played_by_rule(deal: Deal) -> Deal:
    """The end of the deal if the rule of thumb says and plays everything from here."""
    player = Simple()
    # It leaves nothing to chance.
    return play_deal(deal, lambda deal, seat: player.choose(deal.view(seat), random.Random(0)))  # noqa: S311


def _played_out(deal: Deal) -> Deal | None:
    """The end of the deal if everybody plays what is best for their side, all cards open."""
    from bot.players.evaluation import CardEvaluator, open_world  # noqa: PLC0415 - compiled code is loaded when wanted
    from engine.search.solver import TooLong, new_table  # noqa: PLC0415

    table = new_table()

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

    while deal.outcome is None:
        (seat, *_) = deal.waiting_for
        try:
            following = best(deal, seat)
        except TooLong:
            return None
        if following is None:
            return None
        deal = deal.act(seat, Play(following))
    return deal


def _weakness(ranking: Ranking, card: Card) -> tuple[bool, int]:
    return not ranking.is_trump(card), -ranking.strength[card]


class Lines:
    """Finds lines in a thread.

    is_ready: whether search can be had, called in a thread as it loads it. expect: have it loaded before that.
    """

    def __init__(self, is_ready: Callable[[], bool], expect: Callable[[], None] = lambda: None) -> None:
        self._is_ready = is_ready
        self.expect = expect

    async def of(self, puzzle: Puzzle, answers: Sequence[Action]) -> tuple[PuzzleContinuation, ...]:
        """Of each of these answers, as far as they can be had."""
        if not await asyncio.to_thread(self._is_ready):
            return ()
        found = [await asyncio.to_thread(line_of, puzzle, answer) for answer in answers]
        return tuple(line for line in found if line is not None)
