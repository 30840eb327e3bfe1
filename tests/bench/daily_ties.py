"""How often two plays of the same day cannot be told apart, by game: forty noisy people a day.

Run: python tests/bench/daily_ties.py [--people 40] [--days 3] [--noise 0.25] [--level normal] [--games skat saskop]

Each person plays by rule of thumb, but for a part of their choices, which are anything they may choose. After each of
the day's deals it says which part of all pairs share their result so far; `paid` counts only what the game pays, as
days did before card points broke ties; `commonest` is the part of the people who share the commonest result of a day.
It fails where more than a fifth of all pairs share a result after the last deal.
"""

import argparse
import asyncio
import random
import sys
from collections import Counter
from datetime import date, timedelta
from itertools import accumulate
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from bot.features.daily.days import Day
from bot.features.daily.service import day_score, source_of_day
from bot.players.levels import LEVELS
from bot.players.simple import Simple
from bot.players.thinking import Thinking
from bot.solo.model import merit_of
from bot.solo.service import Answers, played_on
from engine.actions import Action
from engine.daily import ROUNDS, SEAT, VARIANTS, Season, keyed
from engine.deal import Deal
from engine.decisions import Selection
from engine.games import GAMES
from engine.views import View

AT_MOST = 0.2
"""Of all pairs of plays of one day, so many may share their result."""
SECRET = bytes(range(32))


def say(line: str) -> None:
    """One line of the figures."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def chosen(view: View, chance: random.Random, noise: float) -> Action:
    """What a noisy person does."""
    said = Simple().choose(view, chance)
    asked = view.asked
    assert asked is not None
    if said is not None and (isinstance(asked, Selection) or chance.random() >= noise):
        return said
    assert not isinstance(asked, Selection)
    return chance.choice(asked.actions)


def alike(made: list[int]) -> float:
    """The part of all pairs that are the same."""
    pairs = sum(count * (count - 1) for count in Counter(made).values())
    return pairs / (len(made) * (len(made) - 1))


async def played(
    day: Day, number: int, level: str, thinking: Thinking, answers: Answers, chance: random.Random, noise: float
) -> Deal:
    """One person's play of one deal of a day."""
    source = source_of_day(day, number)
    deal = await played_on(source.whole, SEAT, level, thinking, source.chance, answers=answers)
    while deal.outcome is None:
        action = chosen(deal.view(SEAT), chance, noise)
        deal = await played_on(deal.act(SEAT, action), SEAT, level, thinking, source.chance, answers=answers)
    return deal


async def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--people", type=int, default=40)
    parser.add_argument("--days", type=int, default=3)
    parser.add_argument("--noise", type=float, default=0.25)
    parser.add_argument("--level", choices=LEVELS, default="normal")
    parser.add_argument("--games", nargs="*", default=list(GAMES))
    given = parser.parse_args()
    thinking, answers, worst = Thinking(random.Random(1)), Answers(), 0.0
    thinking.is_warm = given.level != LEVELS[0]
    if thinking.is_warm:
        await asyncio.to_thread(thinking.is_ready)
    for game in given.games:
        paid, told, common, passed = [], [[] for _ in range(ROUNDS)], [], 0
        for place in range(given.days):
            first = date(2026, 1, 1) + timedelta(days=place)
            day = Day(1001, Season(1, first, 1, (game,), ""), first, keyed(SECRET, f"{game} {place}"))
            numbers = day.numbers(place % VARIANTS + 1)
            merits, paid_merits = [], []
            for person in range(given.people):
                chance, made, paid_for = random.Random(f"{place} {person}"), [], 0
                for number in numbers:
                    deal = await played(day, number, given.level, thinking, answers, chance, given.noise)
                    assert deal.outcome is not None
                    made.append(day_score(deal, deal.outcome, SEAT, breaks_ties=True).merit)
                    paid_for += merit_of(deal.outcome, SEAT)
                    passed += not any(deal.outcome.tricks)
                merits.append(list(accumulate(made)))
                paid_merits.append(paid_for)
            paid.append(alike(paid_merits))
            for after, so_far in enumerate(zip(*merits, strict=True)):
                told[after].append(alike(list(so_far)))
            common.append(Counter(each[-1] for each in merits).most_common(1)[0][1] / given.people)
        means = [sum(each) / len(each) for each in told]
        worst = max(worst, means[-1])
        say(
            f"{game:20} alike after each deal {', '.join(f'{mean:5.1%}' for mean in means)} "
            f"(paid alone {sum(paid) / len(paid):5.1%}); worst day {max(told[-1]):5.1%}; commonest {max(common):4.0%} "
            f"at worst; {passed} of {given.people * given.days * ROUNDS} plays passed out"
        )
    thinking.close()
    if worst > AT_MOST:
        sys.exit(f"a game has {worst:.1%} of its pairs alike, more than {AT_MOST:.0%}")


if __name__ == "__main__":
    asyncio.run(main())
