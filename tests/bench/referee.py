"""How many requests with complete deals the referee answers a minute on one core, as a program of its own, by game."""

import dataclasses
import json
import random
import subprocess
import sys
import time

from engine.actions import Cut
from engine.cards import Cards
from engine.deal import Deal
from engine.games import GAMES
from tests.properties.random_deals import random_deal, shuffled_start

DEALS, REQUESTS = 200, 4000


def played_deal(game: str, chance: random.Random) -> Deal:
    """A deal at random under random house rules, played to its last card."""
    while True:
        *_, deal = random_deal(shuffled_start(game, chance), chance)
        if deal.outcome is not None and any(deal.outcome.tricks):
            return deal


def request(game: str, number: int) -> str:
    """A whole deal as a request."""
    deal = played_deal(game, random.Random(number))
    start, (_, cut) = deal.start, deal.actions[0]
    if not isinstance(cut, Cut):
        raise TypeError(cut)
    dealt = start.rules.deal(start.options, start.dealer, start.players, start.pack, cut)
    whole = {
        "id": number,
        "game": game,
        "options": dataclasses.asdict(start.options),
        "dealer": start.dealer,
        "hands": list(map(_written, dealt.hands)),
        "blind": _written(dealt.blind),
        "style": dealt.style,
        "actions": [f"{seat} {action}" for seat, action in deal.actions[1:]],
    }
    return json.dumps(whole)


def _written(cards: Cards) -> list[str]:
    return list(map(str, cards))


def main() -> None:
    """Ask and count."""
    for game in [name for name in sys.argv[1:] if name in GAMES] or sorted(GAMES):
        some = [request(game, number) for number in range(DEALS)]
        lines = "\n".join(some * (REQUESTS // len(some))).encode()
        began = time.perf_counter()
        done = subprocess.run((sys.executable, "-m", "engine"), input=lines, capture_output=True, check=True)
        seconds = time.perf_counter() - began
        answered = done.stdout.count(b'"phase":"done"')
        asked, minute = lines.count(b"\n") + 1, answered / seconds * 60
        print(f"referee, {game}: {minute:,.0f} complete deals a minute ({answered} of {asked})")  # noqa: T201


if __name__ == "__main__":
    main()
