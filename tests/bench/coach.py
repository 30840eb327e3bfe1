"""What the coach makes of strong computers' games, and of the same games with one card made worse on purpose.

python tests/bench/coach.py [--games saskop skat] [--deals 2] [--seed 1] [--fit]

Of the strong computers' own choices at most 2 % may be marked as grave. An error is planted where a card costs a rung
of what the game pays or more, as found by other chance and by more work than the coach's; strong computers play on
from there. Of the errors 95 % are to be marked, and 90 % are to be among the three costliest choices of whoever made
them. Reviews are timed by processor time, on one core. --fit also tells how the costs of own choices and errors are
spread, by which the marks were set. `make bench-coach` looks at more deals.
"""

import argparse
import asyncio
import math
import random
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from pathlib import Path
from statistics import median, quantiles
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from bot.players import coach
from bot.players.base import play_deal
from bot.players.coach import review_of
from bot.players.evaluation import CardEvaluator, open_world
from bot.players.finished import FinishedDeal, Review, ReviewedChoice
from bot.players.games import knowledge_of
from bot.players.searching import STRONG, Searching, awaited_only
from bot.players.simple import Simple
from bot.players.worker import ReviewProcess
from engine.actions import Action, Play
from engine.cards import Card
from engine.deal import Deal
from engine.games import GAMES
from engine.search.sampling import Impossible
from engine.search.solver import new_table
from engine.seats import Seat
from engine.views import View
from tests.bench.players import table_of

MOST_GRAVE: Final = 0.02
LEAST_FOUND: Final = 0.95
LEAST_NAMED: Final = 0.90
LIMITS: Final = {"saskop": 3.0}
SECONDS: Final = 10.0
"""How long a review may take, p95."""
MOST_LATE: Final = 10.0
TICK: Final = 0.005
DEEP: Final = 3_000_000
"""How many cards are tried to be sure that an error is one."""
TRIED: Final = 12
"""At so many choices of a deal an error is looked for."""
STRONGEST: Final = replace(STRONG, seconds=math.inf)


@dataclass
class Found:
    """What was seen in one game."""

    own: list[float] = field(default_factory=list)
    grave: int = 0
    marked: int = 0
    planted: list[float] = field(default_factory=list)
    caught: int = 0
    named: int = 0
    seconds: list[float] = field(default_factory=list)


def strong_deal(game: str, seed: str) -> tuple[Deal, Deal]:
    """A deal as it was dealt, and as strong computers played it."""
    table, chance = table_of(game, None, []), random.Random(seed)
    deal = Deal(table.start(chance.randrange(table.players), table.shuffled(chance)))
    cutter = deal.start.cutter
    dealt = deal.act(cutter, next(each for each in deal.legal_actions(cutter)))
    return dealt, played_on(dealt, chance)


def played_on(deal: Deal, chance: random.Random) -> Deal:
    """The deal as strong computers end it."""
    player = Searching(STRONGEST, clock=lambda: 0.0)

    def choose(deal: Deal, seat: Seat) -> Action | None:
        return player.choose(deal.view(seat), chance)

    return play_deal(deal, choose)


def reviewed(whole: Deal, seed: str, found: Found) -> Review:
    """A deal's review, timed."""
    began = time.process_time()
    review = review_of(whole, f"bench {seed}")
    found.seconds.append(time.process_time() - began)
    return review


def rung(view: View, deal: Deal) -> float:
    """The smallest step of what this play's ends are worth to a seat."""
    staked = knowledge_of(view.game).stakes(view, open_world(deal))
    values = sorted(set(staked.values)) if staked is not None else [0.0]
    return min((high - low for low, high in pairwise(values)), default=math.inf)


def planted(whole: Deal, chance: random.Random) -> tuple[Deal, int, float] | None:
    """The deal up to an error and with it, after how many actions since the cut, and what it costs."""
    steps = [number for number, (_, action) in enumerate(whole.actions) if isinstance(action, Play)]
    for number in chance.sample(steps, min(TRIED, len(steps))):
        deal = Deal(whole.start)
        for seat, action in whole.actions[:number]:
            deal = deal.act(seat, action)
        seat = whole.actions[number][0]
        view = awaited_only(deal.view(seat))
        if len(set(view.playable)) < 2:
            continue
        costs = dict(worse(view, chance))
        bad = [card for card, cost in costs.items() if cost >= rung(view, deal)]
        if bad:
            card = chance.choice(bad)
            return deal.act(seat, Play(card)), number - 1, costs[card]
    return None


def worse(view: View, chance: random.Random) -> Iterator[tuple[Card, float]]:
    """Each card, and by how much it is worse than the best, found twice and the less of it."""
    values = []
    for _ in range(2):
        player = Searching(replace(STRONGEST, cards=DEEP), clock=lambda: 0.0)
        try:
            values.append(player.averages(view, chance, CardEvaluator(view, new_table())))
        except Impossible:
            return
    if not all(values):
        return
    for card in values[0]:
        yield card, min(max(each.values()) - each[card] for each in values)


def run(game: str, deals: int, seed: int) -> Found:
    """Look at so many deals, and at as many with an error where one can be planted."""
    found, marks = Found(), knowledge_of(game).marks
    for number in range(deals):
        name = f"{seed}/{number}"
        _, whole = strong_deal(game, name)
        review = reviewed(whole, name, found)
        found.own += [moment.cost for moment in review.moments]
        found.grave += sum(marks.of(moment.clear_cost) == "??" for moment in review.moments)
        found.marked += sum(bool(marks.of(moment.clear_cost)) for moment in review.moments)
        chance = random.Random(f"{name} error")
        error = planted(whole, chance)
        if error is None:
            continue
        begun, step, _ = error
        again = reviewed(played_on(begun, chance), f"{name} again", found)
        note(again.moments, step, found, game)
    return found


def note(moments: Sequence[ReviewedChoice], step: int, found: Found, game: str) -> None:
    """What became of the error."""
    its = next((each for each in moments if each.step == step and each.chosen.startswith("play ")), None)
    cost = 0.0 if its is None else its.cost
    found.planted.append(cost)
    if its is None:
        return
    costs = sorted((each.cost for each in moments if each.seat == its.seat), reverse=True)
    found.caught += bool(knowledge_of(game).marks.of(its.clear_cost))
    found.named += cost > 0 and cost >= costs[:3][-1]


async def lateness(reviews: int, seed: int) -> tuple[list[float], list[float]]:
    """By how many milliseconds an event loop is late while deals are reviewed for it, and how long each takes."""
    process, late, took = ReviewProcess(), list[float](), list[float]()

    async def tick() -> None:
        while True:
            due = asyncio.get_running_loop().time() + TICK
            await asyncio.sleep(TICK)
            late.append((asyncio.get_running_loop().time() - due) * 1000)

    ticking = asyncio.create_task(tick())
    for number in range(reviews):
        asked = thumb_deal(f"{seed}/{number}")
        began = time.perf_counter()
        await process.review(asked)
        took.append(time.perf_counter() - began)
    ticking.cancel()
    await process.rest()
    return late, took


def thumb_deal(seed: str) -> FinishedDeal:
    """A deal of Saskop that the rule of thumb played, as it is asked about."""
    table, chance, simple = table_of("saskop", None, []), random.Random(seed), Simple()
    deal = Deal(table.start(0, table.shuffled(chance)))
    cut = deal.legal_actions(deal.start.cutter)[0]
    whole = play_deal(deal.act(deal.start.cutter, cut), lambda deal, seat: simple.choose(deal.view(seat), chance))
    rules = GAMES["saskop"]
    actions = tuple((seat, str(action)) for seat, action in whole.actions)
    return FinishedDeal("saskop", rules.table_options, 4, 0, deal.start.pack, None, actions, f"bench {seed}")


def main() -> None:
    """Print the figures; leave with a failure where one is missed."""
    parser = argparse.ArgumentParser(description="The coach on strong games and planted errors.")
    parser.add_argument("--games", nargs="+", choices=GAMES, default=list(GAMES))
    parser.add_argument("--deals", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--reviews", type=int, default=6, help="beside an event loop")
    parser.add_argument("--fit", action="store_true", help="tell how costs are spread")
    given = parser.parse_args()
    missed = []
    late, took = asyncio.run(lateness(given.reviews, given.seed))
    after = quantiles(late, n=100)[98]
    sys.stdout.write(
        f"while {given.reviews} deals of Saskop are reviewed beside it, an event loop is late by p99 {after:.1f} ms, "
        f"max {max(late):.1f} ms; a review takes p50 {median(took):.1f} s, the first {took[0]:.1f} s\n"
    )
    missed += ["late"] if after > MOST_LATE else []
    for game in given.games:
        found = run(game, given.deals, given.seed)
        missed += report(game, found, fit=given.fit)
    sys.stdout.write(f"missed: {', '.join(missed) or 'none'}\n")
    sys.exit(bool(missed))


def report(game: str, found: Found, *, fit: bool) -> list[str]:
    """Say what was found; the names of the figures that are not reached."""
    errors, own = len(found.planted), max(1, len(found.own))
    slow = quantiles(found.seconds, n=20, method="inclusive")[18] if len(found.seconds) > 1 else 0.0
    sys.stdout.write(
        f"{game:20} own choices {len(found.own)}: ?? {found.grave / own:.1%}, ? or ?? {found.marked / own:.1%}; "
        f"errors {errors}: found {found.caught}, among three {found.named}; "
        f"a review p95 {slow:.1f} s, max {max(found.seconds, default=0.0):.1f} s ({coach.GLANCE:,} + {coach.LOOK:,})\n"
    )
    if fit:
        top = sorted(found.own, reverse=True)[: max(12, own // 25)]
        sys.stdout.write(f"    own    {' '.join(f'{each:.2f}' for each in top)} of {own}\n")
        sys.stdout.write(f"    errors {' '.join(f'{each:.2f}' for each in sorted(found.planted))}\n")
    sys.stdout.flush()
    wrong = {
        "own": found.grave > MOST_GRAVE * own,
        "found": found.caught < LEAST_FOUND * errors,
        "named": found.named < LEAST_NAMED * errors,
        "slow": slow > LIMITS.get(game, SECONDS),
    }
    return [f"{game} {name}" for name, is_wrong in wrong.items() if is_wrong]


if __name__ == "__main__":
    main()
