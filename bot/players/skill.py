"""How well the cards of a finished deal were chosen: how far each fell behind the best one, by what could be known.

Par takes out what the cards were worth; this tells apart who made what of them. A card is judged in some deals that fit
what its player could know, so a good guess that failed costs nothing, and is compared with what such a choice costs on
average. Card points are counted and not what the game pays: what turns a deal is often one card, and whose it is, is
chance. `tests/bench/ladder.py` tells how much may be learnt from it.
"""

import random
from collections.abc import Callable, Iterable
from contextlib import suppress
from statistics import fmean
from typing import Final

from bot.players.determinization import worlds_of
from bot.players.evaluation import CardEvaluator
from bot.players.finished import JudgedChoice
from bot.players.games import knowledge_of
from bot.players.searching import awaited_only
from engine.actions import Action, Play, Signal
from engine.cards import Card
from engine.deal import Deal
from engine.search.sampling import Impossible
from engine.search.solver import TooLong, new_table
from engine.search.tables import Array
from engine.seats import Seat
from engine.views import View

WORLDS: Final = 6
"""In how many deals a choice is judged; with eight nothing more was told apart."""
CARDS: Final = 300_000
"""How many cards may be tried for each of them; one that takes more is left out."""
USUAL: Final = 0.2
"""What a choice costs on average, between the best card and the worst: whoever had many choices shows no more by that.

It was as much in simulated Saskop deals of good players and of bad ones, at every length of the hand."""
SLIGHT: Final = 1
"""Where the best and the worst card are hardly more card points apart than that, a choice shows little."""


def skill_of(whole: Deal, digest: str, wait: Callable[[], object] = lambda: None) -> tuple[JudgedChoice, ...]:
    """All choices in a deal, and how much better than usual each was made, in what the game pays.

    digest: the deal's seal, from which all chance follows. wait: called before each action. Nothing is said of a choice
    where nobody has found out what a card is worth in this game, nor of one that cannot be judged.
    """
    worth = knowledge_of(whole.start.game).skill
    found, table, deal = list[JudgedChoice](), new_table(), Deal(whole.start)
    for number, (seat, action) in enumerate(whole.actions):
        wait()
        if number and not isinstance(action, Signal) and _is_choice(deal, seat, action):
            shown = None
            if worth is not None and isinstance(action, Play):
                chance = random.Random(f"{digest} {number}")  # noqa: S311 - it must repeat
                shown = round(worth * _shown(awaited_only(deal.view(seat)), action.card, table, chance), 3)
            found.append(JudgedChoice(number, seat, shown))
        deal = deal.act(seat, action)
    return tuple(found)


def shown_by_seat(choices: Iterable[JudgedChoice], players: int) -> tuple[float, ...]:
    """What all choices of each seat showed together."""
    shown = [0.0] * players
    for each in choices:
        shown[each.seat] += each.shown or 0.0
    return tuple(shown)


def _is_choice(deal: Deal, seat: Seat, action: Action) -> bool:
    """Whether anything else might have been said or done, signals aside."""
    return any(each != action and not isinstance(each, Signal) for each in deal.legal_actions(seat))


def _shown(view: View, chosen: Card, table: Array, chance: random.Random) -> float:
    """What one choice showed: nothing where there was none, or none that can be judged."""
    if len(set(view.playable)) < 2:
        return 0.0
    try:
        worlds, evaluator = worlds_of(view), CardEvaluator(view, table)
    except Impossible:
        return 0.0
    found: list[dict[Card, int]] = []
    for _ in range(WORLDS):
        with suppress(TooLong):
            found.append(evaluator.taken(worlds.draw(chance), CARDS))
    taken = {card: fmean(each[card] for each in found) for card in found[0]} if found else {}
    most, least = max(taken.values(), default=0), min(taken.values(), default=0)
    return USUAL - (most - taken[chosen]) / (most - least + SLIGHT) if most > least else 0.0
