"""Figures of a game to be looked at: leaderboards, somebody's statistics and two people compared, from random deals."""

import random
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from functools import cache

from bot.features.ladder import messages as leaderboard
from bot.features.ladder.messages import LeaderboardKind
from bot.features.ladder.service import LeaderboardLine, Period, PlayerStats, course_of, ladder_of, numbers_of
from bot.features.ladder.stats_messages import Rival, StatsPage, StatsReader, stats_message
from bot.features.ladder.store import DayPlayed, Figures, GamePlayed, Pair, ReachedMilestone
from bot.present.figures import Showing, StatsPress, shown
from bot.present.messages import Message
from bot.present.readers import Reader
from bot.tables.ratings import Observed
from bot.tables.tallying import COUNTED, SOLO, Contestant, Count, CountedEnd, Milestone, counts_of, tallied
from engine.games import GAMES
from engine.outcome import won_by
from tests.properties.random_deals import random_deal, shuffled_start

NAMES = {
    1: "Anna",
    2: "Küllike Õunapuu-Sääsk",
    3: "王小明",
    4: "Bert",
    5: "Maximilian-Alexander von Tannen",
}
WHO = 2
DEALS, ON = 60, date(2026, 11, 23)


@cache
def counts(game: str) -> tuple[Count, ...]:
    """What somebody did in so many random deals."""
    chance, found = random.Random(f"figures {game}"), dict[str, Count]()
    for _ in range(DEALS):
        *_, deal = random_deal(shuffled_start(game, chance), chance)
        assert deal.outcome is not None
        seat = chance.randrange(deal.start.players)
        won = won_by(deal.outcome, seat)
        given = deal.outcome.details.get("lambapea")
        ended = CountedEnd(
            won, chance.random() < 0.5 if chance.random() < 0.1 else None, None if given is None else bool(won)
        )
        for each in counts_of(seat, ended, tallied(deal.outcome, deal.actions)):
            known = found.get(each.what, Count(each.what))
            (points,) = {each.points} if each.pointed else {None}
            found[each.what] = known.grown(True if each.won else False if each.lost else None, points)
    return tuple(found.values())


def reached(done: tuple[Count, ...]) -> tuple[ReachedMilestone, ...]:
    """What somebody with these counts has reached."""
    found = []
    for count in done:
        for ending, numbers in COUNTED.get(count.what.partition(" ")[0], {}).items():
            found += [Milestone(count.what, ending, number) for number in numbers if getattr(count, ending) >= number]
    found += [Milestone("deal", "deals", 1000), Milestone(SOLO, "won", 10)]
    days = [datetime(2026, 1, 1, tzinfo=UTC) + timedelta(days=17 * number) for number in range(len(found))]
    return tuple(
        ReachedMilestone(each, 70 * at + 1, day) for at, (each, day) in enumerate(zip(found, days, strict=True))
    )[::-1]


def figures_of(chance: random.Random, who: Contestant, deals: int) -> Figures:
    """Somebody's sums, better the earlier they stand in the list."""
    won, strength = int(deals * chance.uniform(0.4, 0.6)), chance.gauss(0.1, 0.4)
    total = deals * strength
    seen = Observed(deals, total, deals * (4 + strength**2))
    last = "".join(chance.choice("++-=") for _ in range(10))
    return Figures(who, deals, won, deals - won, 3 * deals, deals // 90, deals // 70, total, seen, last)


def pair_of(chance: random.Random, first: int, second: int) -> Pair:
    """Two people's sums."""
    deals = chance.randrange(5, 300)
    won = int(deals * chance.uniform(0.3, 0.7))
    return Pair(first, second, deals, won, deals - won, deals * chance.gauss(0, 0.3), 4.0 * deals)


def figures(game: str, language: str) -> Iterator[tuple[str, Message]]:
    """Everything that is told of finished deals in figures."""
    chance = random.Random("figures")
    everybody = [
        figures_of(chance, Contestant(user), deals) for user, deals in zip(NAMES, (900, 431, 210, 86, 1), strict=True)
    ]
    everybody.append(figures_of(chance, Contestant(level="strong"), 500))
    for show in (LeaderboardKind.PEOPLE, LeaderboardKind.COMPUTERS):
        lines = ladder_of(everybody, computers=show is LeaderboardKind.COMPUTERS)
        message = leaderboard.ladder(lines, Reader(language, NAMES), game=game, period=Period.SEASON, show=show, page=0)
        yield f"leaderboard · {show}", _own(message, language)
    couples = [pair_of(chance, first, second) for first in NAMES for second in NAMES if first < second]
    couples.sort(key=lambda pair: -pair.together.value)
    best = leaderboard.partners(couples, Reader(language, NAMES), game=game, period=Period.ALL, page=0)
    yield "leaderboard · partners", _own(best, language)
    asked = asked_about(game, language, chance, ladder_of(everybody, computers=False), everybody)
    for page in StatsPage:
        yield f"statistics · {page}", _own(stats_message(asked, page), language)


def _own(message: Message, language: str) -> Message:
    """With what shows it to others and tells it in words."""
    return shown(message, StatsPress(1, "saskop"), Showing.OWN, Reader(language))


def asked_about(
    game: str, language: str, chance: random.Random, lines: list[LeaderboardLine], everybody: list[Figures]
) -> StatsReader:  # fmt: skip
    """Somebody whose statistics are full, looked at by somebody else."""
    by_user = {line.figures.who.user: line for line in lines}
    mine, done = by_user[WHO], counts(game)
    seen, days = mine.figures.observed, 40
    each_day = [
        DayPlayed(
            ON - timedelta(days=5 * ago), Observed(seen.deals // days, chance.gauss(seen.total / days, 6.0), 40.0)
        )
        for ago in range(days)
    ]
    partners = sorted((pair_of(chance, WHO, other) for other in NAMES if other != WHO), key=lambda pair: -pair.above)
    stats = PlayerStats(
        WHO,
        game,
        mine,
        len(lines),
        course_of(seen, each_day, *numbers_of(everybody)),
        done,
        reached(done),
        tuple(partners[:2]),
        tuple(partners[:1:-1]),
    )
    played = [GamePlayed(each, 431, 220, 211, 1293) for each in (game, *(other for other in GAMES if other != game))]
    rival = Rival(5, by_user[5], pair_of(chance, WHO, 5), pair_of(chance, WHO, 5))
    return StatsReader(stats, played, Reader(language, NAMES), 4, rival)
