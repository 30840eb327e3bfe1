"""How well the cards of a finished deal were chosen: better than any legal card, as seen with all cards open.

Par takes out what the cards were worth; this tells apart who made what of them. A card is worth the more the closer it
comes to the best one, as compared with the average of all that were legal: 0 is what blind choice brings, and nobody
can get more than 1 for a card. Card points are counted and not what the game pays: what turns a deal is often one
card, and whose it is, is chance.
"""

from collections.abc import Callable
from statistics import fmean
from typing import Final

from bot.players.evaluation import CardEvaluator, open_world
from bot.players.games import knowledge_of
from bot.players.searching import awaited_only
from engine.actions import Play
from engine.cards import Card
from engine.deal import Deal
from engine.search.solver import TooLong, new_table
from engine.search.tables import Array
from engine.seats import Seat

OPEN_CARDS: Final = 2_000_000
"""How many cards may be tried for one choice; where that is not enough, nothing is said of it."""


def skill_of(whole: Deal, wait: Callable[[], object] = lambda: None) -> tuple[float, ...] | None:
    """By seat what the cards its player chose brought beyond blind choice, in what the game pays.

    wait: called before each choice. None where nobody has found out what a card is worth in this game.
    """
    worth = knowledge_of(whole.start.game).skill
    if worth is None:
        return None
    shown, table, deal = [0.0] * whole.start.players, new_table(), Deal(whole.start)
    for seat, action in whole.actions:
        if isinstance(action, Play):
            wait()
            shown[seat] += _shown(deal, seat, action.card, table)
        deal = deal.act(seat, action)
    return tuple(round(worth * each, 3) for each in shown)


def _shown(deal: Deal, seat: Seat, chosen: Card, table: Array) -> float:
    """What one choice showed: from -1, through 0 for blind choice, to 1."""
    view = awaited_only(deal.view(seat))
    if len(set(view.playable)) < 2:
        return 0.0
    try:
        taken = CardEvaluator(view, table).taken(open_world(deal), OPEN_CARDS)
    except TooLong:
        return 0.0
    most, least = max(taken.values(), default=0), min(taken.values(), default=0)
    return (taken[chosen] - fmean(taken.values())) / (most - least) if most > least else 0.0
