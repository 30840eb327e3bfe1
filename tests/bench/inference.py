"""How well hidden hands are told from what was called and played: how much likelier the true deal is than a drawn one.

python tests/bench/inference.py [--games saskop skat] [--deals 60] [--seed 1] [--worlds 48] [--by normal]
python tests/bench/inference.py --fit skat [--deals 400] [--by normal]

At every card that somebody chooses, deals that fit are drawn for the viewer, and the belief of `bot.players` weighs
them and the true one. The ratio of the true deal's weight to the average of those drawn says how much more often it
is drawn than by chance; told are its geometric mean, for one deal ruled out wrongly costs as much as one found, by
tricks played, and how often it is below one. Deals are played by computers of a level, or by the rule of thumb.

With --fit the habits that the belief reads plays by are fitted to such deals (a conditional logit) and written as they
stand in a module of `bot/players/games`.
"""

import argparse
import random
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from math import exp, log
from pathlib import Path
from statistics import fmean, stdev
from typing import Final

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from bot.players import base
from bot.players.base import Player
from bot.players.belief import options_of
from bot.players.determinization import belief_in, sides_in, worlds_of
from bot.players.evaluation import open_world
from bot.players.games import knowledge_of
from engine.actions import Action, Cut, Play
from engine.deal import Deal
from engine.games import GAMES
from engine.search.knowledge import copies_in
from engine.search.sampling import World
from engine.search.tables import Array
from engine.seats import Seat
from engine.trick import legal_cards, winning_place
from engine.views import View
from tests.bench.players import NAMES, player_of, table_of
from tests.support.arena import Table


@dataclass(frozen=True)
class Moment:
    """A view before a card is chosen, the deal as it really is, and the card."""

    view: View
    world: World
    action: Action


def moments(table: Table, by: Player, deals: int, seed: int) -> Iterator[Moment]:
    """Every card that is chosen among several in deals that a player plays in all seats."""
    for number in range(deals):
        chance = random.Random(f"{seed}/{number}")
        start = table.start(number % table.players, table.shuffled(chance))
        yield from _chosen_in(Deal(start).act(start.cutter, Cut("threes", place=18)), by, chance)


def _chosen_in(deal: Deal, by: Player, chance: random.Random) -> list[Moment]:
    found: list[Moment] = []

    def choose(deal: Deal, seat: Seat) -> Action | None:
        view = deal.view(seat)
        action = by.choose(view, chance)
        if isinstance(action, Play) and len(view.playable) > 1:
            world = open_world(deal)
            found.append(Moment(view, World(world.hands, view.aside or world.aside), action))
        return action

    base.play_deal(deal, choose)
    return found


def told(name: str, moments: Iterator[Moment], worlds: int) -> str:
    """How much likelier true deals were than drawn ones, on average and by tricks played."""
    chance = random.Random(name)
    gains: dict[int, list[float]] = defaultdict(list)
    for moment in moments:
        belief = belief_in(moment.view)
        gain = 0.0
        if belief is not None:
            drawing = worlds_of(moment.view)
            drawn = [belief(drawing.draw(chance)) for _ in range(worlds)]
            most = max(drawn)
            gain = belief(moment.world) - most - log(fmean(exp(each - most) for each in drawn))
        gains[len(moment.view.tricks)].append(gain)
    every = [each for of_trick in gains.values() for each in of_trick]
    error, below = stdev(every) / len(every) ** 0.5, sum(each < 0 for each in every) / len(every)
    by_trick = " ".join(f"{trick}: {exp(fmean(of_trick)):.2f}" for trick, of_trick in sorted(gains.items()))
    return (
        f"{name:20} {exp(fmean(every)):.2f} times ({exp(fmean(every) - error):.2f} to {exp(fmean(every) + error):.2f}),"
        f" below one {below:.0%} of {len(every)}; by tricks played {by_trick}"
    )


TRAITS: Final = 7
ROUNDS: Final = 30
PULL: Final = 1.0
LONGEST: Final = 2.0
SMALL: Final = 0.01
"""How many weights a row has; how often they are mended at most; how strongly they are drawn to nothing; by how much
they are mended at most at once, and by how little at last."""


def is_read(view: View) -> bool:
    """Whether plays are read by the same habits: where tricks are wanted."""
    avoiding = knowledge_of(view.game).avoiding
    return view.contract is None or view.contract.name not in avoiding


Row = tuple[str, bool, int]
"""leads, beats or below; whether it lies with one's own side, or one leads as a maker; how many lie."""


Sample = tuple[list[Row], Array, int]
"""By card that might have been played its row of weights, and its traits; and which was."""


def sample_of(moment: Moment) -> Sample | None:
    """A choice as a sample; None where the rules of the trick alone say too little of it."""
    view, seat = moment.view, moment.view.seat
    assert isinstance(moment.action, Play)
    assert seat is not None
    lying = view.trick.cards
    played = Counter(card for trick in (*view.tricks, view.trick) for card in trick.cards)
    gone = frozenset(card for card, number in played.items() if number == copies_in(view))
    found = options_of(view, lying, gone)
    cards = sorted(set(legal_cards(view.rule, view.ranking, view.hand, lying)))
    if moment.action.card not in cards or len(cards) < 2:
        return None
    sides = sides_in(view)(moment.world)
    how = seat in sides.makers
    if lying:
        how = sides.together(view.trick.seats[winning_place(view.ranking, lying)], seat)
    rows = [("leads" if not lying else "beats" if found[card][1] else "below", how, len(lying)) for card in cards]
    return rows, np.array([found[card][2] for card in cards]), cards.index(moment.action.card)


def fitted(samples: list[Sample]) -> dict[Row, Array]:
    """By row the weights that make the choices likeliest, drawn a little to nothing (Newton's method)."""
    rows = sorted({row for kinds, _, _ in samples for row in kinds})
    first, size = {row: TRAITS * number for number, row in enumerate(rows)}, TRAITS * len(rows)
    weights = np.zeros(size)
    spread = [
        (np.array([range(first[row], first[row] + TRAITS) for row in kinds]), traits, chosen)
        for kinds, traits, chosen in samples
    ]
    for _ in range(ROUNDS):
        slope, curve = -PULL * weights, PULL * np.eye(size)
        for places, traits, chosen in spread:
            drawn = (weights[places] * traits).sum(axis=1)
            odds = np.exp(drawn - drawn.max())
            odds /= odds.sum()
            wide = np.zeros((len(traits), size))
            np.put_along_axis(wide, places, traits, axis=1)
            mean = odds @ wide
            slope += wide[chosen] - mean
            curve += (wide * odds[:, None]).T @ wide - np.outer(mean, mean)
        step = np.linalg.solve(curve, slope)
        longest = float(np.abs(step).max())
        weights += step * min(1.0, LONGEST / longest)
        if longest < SMALL:
            break
    return {row: weights[first[row] : first[row] + TRAITS] for row in rows}


def written(weights: dict[Row, Array]) -> str:
    """The habits as a module has them."""
    text = ["HABITS: Final = Habits("]
    for name in ("leads", "beats", "below"):
        text.append(f"    {name}={{")
        for row in sorted(row for row in weights if row[0] == name):
            key = str(row[1]) if name == "leads" else f"({row[1]}, {row[2]})"
            text.append(f"        {key}: ({', '.join(str(round(float(each), 2)) for each in weights[row])}),")
        text.append("    },")
    return "\n".join([*text, ")"])


def main() -> None:
    """Measure or fit."""
    parser = argparse.ArgumentParser(description="How well hidden hands are told.")
    parser.add_argument("--games", nargs="+", choices=GAMES, default=list(GAMES))
    parser.add_argument("--deals", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--worlds", type=int, default=48)
    parser.add_argument("--by", choices=NAMES, default="normal")
    parser.add_argument("--set", dest="of_set")
    parser.add_argument("--players", type=int)
    parser.add_argument("--fit", action="store_true")
    asked = parser.parse_args()
    for game in asked.games:
        table = table_of(game, asked.players, [], asked.of_set)
        found = moments(table, player_of(asked.by), asked.deals, asked.seed)
        if asked.fit:
            samples = [sample for moment in found if is_read(moment.view) and (sample := sample_of(moment)) is not None]
            line = f"# {game}: {len(samples)} cards chosen\n{written(fitted(samples))}"
        else:
            line = told(game, found, asked.worlds)
        sys.stdout.write(line + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
