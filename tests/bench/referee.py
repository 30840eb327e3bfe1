"""How many requests with complete deals the referee answers a minute on one core, as a program of its own, by game.

python tests/bench/referee.py [game …]; by the clock, and by processor time, which a busy machine leaves as it is.
"""

import dataclasses
import json
import random
import resource
import subprocess
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

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


def _processor_time() -> float:
    """How many seconds the programs that were run and have ended took of the processor."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main() -> None:
    """Ask and count."""
    for game in [name for name in sys.argv[1:] if name in GAMES] or sorted(GAMES):
        some = [request(game, number) for number in range(DEALS)]
        lines = "\n".join(some * (REQUESTS // len(some))).encode()
        began, worked = time.perf_counter(), _processor_time()
        done = subprocess.run((sys.executable, "-m", "engine"), input=lines, capture_output=True, check=True)
        seconds, processor = time.perf_counter() - began, _processor_time() - worked
        answered = done.stdout.count(b'"phase":"done"')
        asked, minute, free = lines.count(b"\n") + 1, answered / seconds * 60, answered / processor * 60
        told = f"{minute:,.0f} complete deals a minute, {free:,.0f} of the processor's ({answered} of {asked})"
        print(f"referee, {game}: {told}")  # noqa: T201


if __name__ == "__main__":
    main()
