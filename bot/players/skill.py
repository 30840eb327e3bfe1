"""How well the choices of a finished deal were made: how far each fell behind the best one, by what could be known.

Par takes out what the cards were worth; this tells apart who made what of them. A choice is judged in some deals that
fit what its player could know, so a good guess that failed costs nothing. A card is compared with what such a choice
costs on average, and card points are counted and not what the game pays: what turns a deal is often one card, and whose
it is, is chance. A bid, a discard, an announcement, or silence instead, costs what the game pays less.
`tests/bench/ladder.py` tells how much may be learnt from it.
"""

import math
import random
from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from statistics import fmean
from typing import Final

from bot.players.determinization import worlds_of
from bot.players.evaluation import CallEvaluator, CardEvaluator
from bot.players.finished import JudgedChoice
from bot.players.games import knowledge_of
from bot.players.knowledge import Candidate, Plan
from bot.players.searching import STRONG, Searching, awaited_only, call_search, plans, without_what_can_wait
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
CALL: Final = 0.7
"""How much of what a call costs is taken for its player's: it varies much from deal to deal. Fitted by
`tests/bench/ladder.py`."""
CALL_LOOKS: Final = ((60_000, False), (1_000_000, True))
"""How many cards may be tried for a bid, a discard or an announcement, and whether deals are solved for it: first they
are played by habit, which is quick and as people play; where that says nothing, solved."""
AGAIN: Final = 2
"""How often what was said and what seemed best are looked at in other deals."""
SLIGHT: Final = 1
"""Where the best and the worst card are hardly more card points apart than that, a choice shows little."""


@dataclass(frozen=True, slots=True)
class Shown:
    """How well a choice was made. card: against the best and the worst card; call: what it cost, in what the game pays.

    None where it is none of that kind, or cannot be judged.
    """

    number: int
    seat: Seat
    card: float | None = None
    call: float | None = None


def skill_of(
    whole: Deal, digest: str, wait: Callable[[], object] = lambda: None, seats: Container[Seat] | None = None
) -> tuple[JudgedChoice, ...]:  # fmt: skip
    """All choices in a deal, and how much better than usual each was made, in what the game pays.

    digest: the deal's seal, from which all chance follows. wait: called before each action. seats: whose choices are
    judged, everybody's if none are named. Nothing is said of a choice
    where nobody has found out what a card is worth in this game, nor of one that cannot be judged.
    """
    worth = knowledge_of(whole.start.game).skill
    return tuple(
        JudgedChoice(each.number, each.seat, None if worth is None else _worth(each, worth))
        for each in shown_in(whole, digest, wait, () if worth is None else seats)
    )


def _worth(shown: Shown, worth: float) -> float | None:
    if shown.card is None and shown.call is None:
        return None
    return round(worth * (shown.card or 0.0) - CALL * (shown.call or 0.0), 3)


def shown_in(
    whole: Deal, digest: str, wait: Callable[[], object] = lambda: None, seats: Container[Seat] | None = None
) -> Iterator[Shown]:  # fmt: skip
    """All choices in a deal, one after the other, and what each showed by itself; seats: as in `skill_of`."""
    table, deal = new_table(), Deal(whole.start)
    for number, (seat, action) in enumerate(whole.actions):
        wait()
        if number and not isinstance(action, Signal) and _is_choice(deal, seat, action):
            card, call = None, None
            if seats is None or seat in seats:
                chance = random.Random(f"{digest} {number}")  # noqa: S311 - it must repeat
                view = deal.view(seat)
                call = _cost_of_call(view, action, table, random.Random(f"{digest} {number} call"))  # noqa: S311
                card = _shown(awaited_only(view), action.card, table, chance) if isinstance(action, Play) else None
            yield Shown(number, seat, card, call)
        deal = deal.act(seat, action)


def _cost_of_call(view: View, action: Action, table: Array, chance: random.Random) -> float | None:
    """By how much what was said, or silence before a card, brings less than the best that might have been said.

    Of many answers the best by few deals looks better than it is, so what is told is how much better it is in others.
    """
    view = without_what_can_wait(view)
    candidates, search = dict(plans(view)), call_search(view)
    if not candidates and view.seat in view.waiting_for:
        search = knowledge_of(view.game).reviewed.get(view.phase, search)
        candidates = dict(search.plans(view))
    said: Candidate = () if isinstance(action, Play) else (action,)
    if said and not any(each[:1] == said for each in candidates):
        candidates |= search.plan_of(view, action)
    if len(candidates) < 2 or not any(each[:1] == said for each in candidates):
        return None
    values = _looked_at(view, candidates, table, chance)
    mine = [each for each in values if each[:1] == said]
    if not mine:
        return None
    chosen, better = max(mine, key=values.__getitem__), max(values, key=values.__getitem__)
    if values[better] <= values[chosen]:
        return 0.0
    both = {each: candidates[each] for each in (chosen, better)}
    again = [found for _ in range(AGAIN) if (found := _looked_at(view, both, table, chance))]
    return fmean(found[better] - found[chosen] for found in again) if again else None


def _looked_at(
    view: View, candidates: Mapping[Candidate, Plan], table: Array, chance: random.Random
) -> dict[Candidate, float]:  # fmt: skip
    """What each of these brings on average in deals that fit; nothing where that cannot be told."""
    with suppress(Impossible):
        for cards, solves in CALL_LOOKS:
            judge = Searching(replace(STRONG, name="skill", seconds=math.inf, cards=cards), clock=lambda: 0.0)
            values = judge.averages(view, chance, CallEvaluator(view, candidates, table, solves=solves))
            if values:
                return values
    return {}


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
