"""What there is to be seen of a game, found by playing random deals until nothing new turns up."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from itertools import count

from bot.present import presenter
from bot.present.forks import fork_message
from bot.present.messages import Message, Press
from bot.present.orders import order_picture
from bot.present.replays import Course, replay, shared
from bot.present.rules import rules_text, rules_topics
from bot.tables.finished import moment
from bot.tables.forks import Ends, Fork, ForkSight
from bot.tables.model import Computer, DealFacts, Occupant, Pace, Person, Preferences, Sight, Stage, Table
from engine.deal import Deal
from engine.decisions import Decision, Selection
from engine.games import GAMES
from engine.match import Tally
from engine.seats import Seat
from tests.properties.random_deals import random_deal, shuffled_start

NAMES = {1: "Anna", 2: "Küllike Õunapuu-Sääsk", 3: "王小明", 4: "Bert", 5: "Maximilian-Alexander von Tannen"}
SEATS: tuple[Occupant, ...] = (Person(1), Person(2), Computer("normal"), Person(4), Person(5))
NOTHING_NEW = 40
"""After so many deals in a row that showed nothing new a game is taken to be known."""
TIME_LEFT = timedelta(seconds=95)


@dataclass(frozen=True)
class Moment:
    """A moment of a deal that shows something new: to a seat what it is asked, or to everybody how things stand."""

    name: str
    deal: Deal
    seat: Seat | None

    def message(self, language: str) -> Message:
        """What is said of it in a language."""
        if self.deal.outcome is not None:
            sight = Sight(table_at(self.deal, Stage.PAUSE), None, self.deal.view(None))
            return presenter.result(sight, NAMES, language)
        sight = Sight(table_at(self.deal, Stage.PLAYING), self.seat, self.deal.view(self.seat))
        if self.seat is None:
            return presenter.public_post(sight, NAMES, language)
        return presenter.hand(sight, NAMES, Preferences(), language)


def table_at(deal: Deal, stage: Stage) -> Table:
    """A table of people and a computer, some deals into its game."""
    players = deal.start.players
    columns = len(deal.start.rules.columns(players))
    options = {name: getattr(deal.start.options, name) for name in deal.start.options.__dataclass_fields__}
    return Table(
        id=7,
        guild=1,
        channel=2,
        host=1,
        game=deal.start.game,
        options=options,
        seats=SEATS[:players],
        pace=Pace(),
        tally=Tally(tuple(range(3, 3 + columns))),
        stage=stage,
        dealer=deal.start.dealer,
        deal=DealFacts(5, 12, "5eca1ab1e0ddba11" * 4, outcome=deal.outcome),
        due=datetime.now(UTC) + TIME_LEFT,
    )


def moments(game: str) -> list[Moment]:
    """One moment for each kind of question, of table and of result that the rules of a game know."""
    found: dict[str, Moment] = {}
    idle = 0
    for seed in count():
        known = len(found)
        chance = random.Random(f"gallery {game} {seed}")
        for deal in random_deal(shuffled_start(game, chance), chance):
            for each in shown(deal):
                found.setdefault(each.name, each)
        idle = 0 if len(found) > known else idle + 1
        if idle == NOTHING_NEW:
            return [found[name] for name in sorted(found)]
    raise AssertionError


def shown(deal: Deal) -> Iterator[Moment]:
    """All that can be seen at one point of a deal."""
    if deal.outcome is not None:
        yield Moment(f"result · {outcome_name(deal)}", deal, None)
        return
    public = deal.view(None)
    lying = f", {len(public.trick.cards)} cards lie" if public.phase == "play" else ""
    contract = f" of {public.contract.name}" if public.contract is not None else ""
    yield Moment(f"table · {deal.phase}{contract}{lying}", deal, None)
    for seat in range(deal.start.players):
        decisions = deal.view(seat).decisions
        if decisions:
            awaited = ", awaited" if seat in deal.waiting_for else ""
            lying = ", to lead" if deal.phase == "play" and not public.trick.cards else ""
            yield Moment(f"question · {deal.phase}: {asked(decisions)}{lying}{awaited}", deal, seat)


def outcome_name(deal: Deal) -> str:
    """What came of a deal, as the engine names it."""
    outcome = deal.outcome
    assert outcome is not None
    won = {True: "won", False: "lost", None: "nobody wins"}[outcome.won]
    return f"{outcome.kind}, {won}"


def asked(decisions: tuple[Decision, ...]) -> str:
    """What may be said, by the first words of the notation, whatever cards or bids there are to choose from."""
    verbs: dict[str, None] = {}
    for decision in decisions:
        if isinstance(decision, Selection):
            verbs[f"{decision.verb} {decision.count} cards"] = None
        else:
            verbs |= dict.fromkeys(str(action).partition(" ")[0] for action in decision.actions)
    return ", ".join(sorted(verbs))


def besides(game: str, language: str) -> Iterator[tuple[str, Message]]:
    """What is shown of a game apart from its deals: open tables, the sheet, the last trick, the rules."""
    chance = random.Random(f"besides {game}")
    stages = list(random_deal(shuffled_start(game, chance), chance))
    table = replace(table_at(stages[0], Stage.GATHERING), deal=None, language=language)
    empty = replace(table, seats=(Person(1), *[None] * (table.players - 1)))
    yield "lobby · one person", presenter.public_post(Sight(empty, None, None), NAMES, language)
    yield "lobby · ready", presenter.public_post(Sight(table, None, None), NAMES, language)
    yield "score sheet", presenter.scores(table_at(stages[-1], Stage.PAUSE), NAMES, language)
    last = next((deal for deal in reversed(stages) if deal.outcome is None and deal.view(None).tricks), None)
    if last is not None:
        sight = Sight(table_at(last, Stage.PLAYING), None, last.view(None))
        yield "last trick", presenter.trick(sight, NAMES, language)
    yield from looked_back(game, language)
    for topic in rules_topics(game, language):
        picture = order_picture(game, topic, language)
        yield f"rules · {topic}", Message(rules_text(game, topic, language), (picture,) if picture else ())


def looked_back(game: str, language: str) -> Iterator[tuple[str, Message]]:
    """A finished deal gone through, shown to others, and played again."""
    chance = random.Random(f"looked back {game}")
    *_, whole = random_deal(shuffled_start(game, chance), chance)
    *_, again = random_deal(whole.start, chance)
    table, middle = table_at(whole, Stage.PLAYING), whole.version // 2
    course = Course(table, whole, NAMES, 12, Press(7, 12, 0, "replay"), 1)
    yield "replay · dealt", replay(course, 0, language)
    yield "replay · in the middle", replay(course, middle, language)
    yield "replay · in the middle, from one's seat", replay(course, middle, language, own=True)
    yield "replay · shared", shared(course, middle, NAMES[2], language)
    asked = next(moment(whole, step) for step in range(middle, -1, -1) if 1 in moment(whole, step).waiting_for)
    for name, deal in (("asked", asked), ("over", again)):
        sight = Sight(table_at(deal, Stage.PLAYING), 1, deal.view(1))
        ends = Ends(table, whole.view(None), deal.view(None)) if deal.outcome is not None else None
        seen = ForkSight(Fork(5, 2, 1, 12, middle, 1, "normal"), sight, 7, ends)
        yield f"played again · {name}", fork_message(seen, NAMES, Preferences(), language)


def games() -> tuple[str, ...]:
    """Every game there is."""
    return tuple(GAMES)
