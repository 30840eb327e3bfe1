"""Play duplicate matches between computer players: how much better, how spread, how long a move takes.

python tests/bench/players.py [--game saskop] [--deals 400] [--seed 1] [--first simple] [--second random]
       [--players 3] [--set milwaukee] [--option variant=solo] [--effort 0.25]

With less effort those who search look at fewer deals and try fewer cards: what they do otherwise shows sooner.
A player of an older commit is named with it: --first strong --second strong@d3adec7. It knows the options and the
rules of its time: at Doppelkopf, for one, --rules 1 --option duty=false.
"""

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from statistics import quantiles
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from bot.players.base import Player
from bot.players.determinization import Determinizations
from bot.players.searching import NORMAL, STRONG, Level, Searching
from bot.players.simple import Simple
from engine.actions import Action
from engine.cards import Cards
from engine.deal import Deal
from engine.games import GAMES
from engine.options import read_options
from engine.search.sampling import World
from engine.views import View
from tests.support.arena import Onlooker, RandomPlayer, Result, Table, duplicate, strength
from tests.support.former import Former


class Open(Determinizations):
    """The deal as it is, in place of deals that fit."""

    def __init__(self, world: World) -> None:
        self.number, self.world = 0, world

    def __iter__(self) -> Iterator[tuple[World, float, float]]:
        """Once."""
        yield self.world, 1.0, 1.0


class Seer(Searching):
    """Names trumps, overrides and plays with all cards open: how far a player who sees only their own is from that."""

    def __init__(self) -> None:
        super().__init__(Level("seer", 1, 60.0, 1 << 40))
        self.world = World(())

    def look(self, deal: Deal) -> None:
        """Note what everybody holds, and what nobody does."""
        hands = deal.state.hands
        seen = Counter(card for cards in (*hands, *_played(deal)) for card in cards)
        self.world = World(hands, tuple((Counter(deal.start.pack) - seen).elements()))

    def determinizations(self, view: View, chance: random.Random, until: float, *, solves: bool) -> Determinizations:
        """What it saw."""
        del view, chance, until, solves
        return Open(self.world)


def _played(deal: Deal) -> list[Cards]:
    view = deal.view(0)
    return [trick.cards for trick in (*view.tricks, view.trick)]


PLAYERS: dict[str, Callable[[], Player]] = {"random": RandomPlayer, "simple": Simple, "seer": Seer}
LEVELS: dict[str, Level] = {
    "normal": NORMAL,
    "strong": STRONG,
    "reader": replace(NORMAL, weighs=True),
    "blind": replace(STRONG, weighs=False),
}
NAMES: Final = (*PLAYERS, *LEVELS)
FORMER: Final = ("easy", "normal", "strong")
SO_FAR = 50
"""After so many deals a match says where it stands: some go on for an hour."""
TRUTH = {"true": True, "false": False}


class Timed:
    """A player with a watch on its moves."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.moves: list[float] = []

    def look(self, deal: Deal) -> None:
        """Let the player see what it may."""
        if isinstance(self.player, Onlooker):
            self.player.look(deal)

    def choose(self, view: View, chance: random.Random) -> Action | None:
        """Answer as the player does, and note how long it took."""
        began = time.perf_counter()
        action = self.player.choose(view, chance)
        self.moves.append((time.perf_counter() - began) * 1000)
        return action


def spread(results: list[Result]) -> str:
    """How often each gain came, with the kinds of deal."""
    gains = Counter(gain for result in results for gain in result.gains)
    kinds = Counter(
        (outcome.kind, str(outcome.details.get("trump", ""))) for result in results for outcome in result.outcomes
    )
    told = "  ".join(f"{gain:+g}: {count}" for gain, count in sorted(gains.items()))
    return f"gains   {told}\nkinds   " + "  ".join(f"{' '.join(kind)}: {count}" for kind, count in kinds.most_common())


def player_of(name: str, effort: float = 1.0) -> Player:
    """A player by name; effort: which part of its level's deals and cards it looks at, if it searches.

    Its time is that of the processor, so that what else the machine does takes nothing from it.
    """
    if name in PLAYERS:
        return PLAYERS[name]()
    if "@" in name:
        level, commit = name.split("@", 1)
        return Former(commit, level, effort)
    level = LEVELS[name]
    less = replace(level, worlds=max(1, round(effort * level.worlds)), cards=round(effort * level.cards))
    return Searching(less, time.process_time)


def named(name: str) -> str:
    """A player's name as it was given; raises `ArgumentTypeError`."""
    if name not in NAMES and name.split("@", 1)[0] not in FORMER:
        raise argparse.ArgumentTypeError(f"{name} is none of {', '.join(NAMES)}, nor LEVEL@COMMIT")
    return name


def table_of(game: str, players: int | None, chosen: list[str], of_set: str | None = None) -> Table:
    """A table by a set of rules but for options chosen as name=value, and its usual number of players if none is."""
    rules = GAMES[game]
    words = {name: TRUTH.get(word, word) for name, word in (each.split("=", 1) for each in chosen)}
    options = read_options(rules.options, {**rules.rule_sets[of_set or rules.usual_set], **words})
    return Table(game, options, players or rules.players(options)[0])


def main() -> None:
    """Play the match asked for and report it."""
    parser = argparse.ArgumentParser(description="Duplicate matches between computer players.")
    parser.add_argument("--game", choices=GAMES, default="saskop")
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=named, default="simple")
    parser.add_argument("--second", type=named, default="random")
    parser.add_argument("--players", type=int)
    parser.add_argument("--set", dest="of_set", help="the usual one of the game, if none is named")
    parser.add_argument("--effort", type=float, default=1.0)
    parser.add_argument("--rules", type=int, help="a former version of the game's rules")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    asked = parser.parse_args()
    first, second = Timed(player_of(asked.first, asked.effort)), player_of(asked.second, asked.effort)
    table = replace(table_of(asked.game, asked.players, asked.option, asked.of_set), version=asked.rules)
    results: list[Result] = []
    for result in duplicate(first, second, table, asked.seed, asked.deals):
        results.append(result)
        if len(results) % SO_FAR == 0:
            sys.stderr.write(f"{asked.game}: so far {strength(results)}\n")
    marks = quantiles(first.moves, n=100)
    sys.stdout.write(
        f"{asked.game}: {asked.first} against {asked.second}, {strength(results)}\n{spread(results)}\n"
        f"a move  p50 {marks[49]:.2f} ms, p95 {marks[94]:.2f} ms, max {max(first.moves):.2f} ms\n"
    )


if __name__ == "__main__":
    main()
