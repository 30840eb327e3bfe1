"""What there is to be seen of a game, found by playing random deals until nothing new turns up."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from functools import cache
from itertools import count

from bot.features.challenges.messages import challenge_post, question, results
from bot.features.challenges.service import ChallengeSight
from bot.features.challenges.store import Challenge, Knew, Taken
from bot.features.evenings.messages import evening_message, page_count, parts_of
from bot.features.evenings.service import Series, sheet_of
from bot.features.lessons.messages import Lesson, lesson_message, overview
from bot.features.lessons.store import StageDone
from bot.features.matches.boards import MatchSheet, PlayedBoard, SeatPaid
from bot.features.matches.boards import sheet_of as match_sheet
from bot.features.matches.messages import sheet_message
from bot.features.puzzles.messages import Asked, puzzle_message
from bot.features.puzzles.store import FirstTry, Tries
from bot.features.reviews.messages import Look, review_message, seat_question
from bot.players.coach import review_of
from bot.players.finished import Review
from bot.players.levels import LEVELS
from bot.present import presenter
from bot.present.deal_presses import DealMoment
from bot.present.figures import SheetPart, with_spans
from bot.present.games import LESSONS
from bot.present.looks import looks_beside
from bot.present.messages import Message
from bot.present.readers import Reader
from bot.present.replays import Course, replay, shared
from bot.present.rules import by_set, order_picture, rules_pages, rules_topics, usually_played
from bot.present.seals import following
from bot.present.table_setup import opening_page
from bot.puzzles.kinds import CARD_KINDS
from bot.puzzles.puzzle import puzzles_of, write_answer
from bot.solo.finished import DEAL
from bot.solo.finished_messages import both_ends, finished_head
from bot.solo.messages import fork_message
from bot.solo.model import Ends, Fork, ForkSight, score_of
from bot.tables.finished_deals import Span, moment
from bot.tables.matches import Match, MatchRoom, MatchStage
from bot.tables.model import Computer, DealFacts, Occupant, Pace, Person, Room, Shuffling, Stage, Table, TableView
from bot.tables.rule_sets import rules_that_matter
from bot.tables.setup import nearest_setup, with_rule
from engine.deal import Deal
from engine.decisions import Decision, Selection
from engine.games import GAMES
from engine.match import Tally
from engine.options import allowed_values
from engine.outcome import won_by
from engine.seats import Seat
from tests.gallery.dailies import dailies
from tests.properties.random_deals import random_deal, shuffled_start
from tests.support.evenings import evening, random_deals, usual_players

NAMES = {
    1: "Anna",
    2: "Küllike Õunapuu-Sääsk",
    3: "王小明",
    4: "Bert",
    5: "Maximilian-Alexander von Tannen",
    6: "Fred",
    7: "Greta",
    8: "Hans",
}
SEATS: tuple[Occupant, ...] = (Person(1), Person(2), Computer("normal"), *map(Person, range(4, 9)))
NOTHING_NEW = 40
EVENING = 40
"""So many deals make an evening with a Skat list that is full and one that is not."""
BOARDS = 24
"""As many as a match may have."""
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
            sight = TableView(table_at(self.deal, Stage.PAUSE), None, self.deal.view(None))
            return presenter.result(sight, Reader(language, NAMES))
        sight = TableView(table_at(self.deal, Stage.PLAYING), self.seat, self.deal.view(self.seat))
        if self.seat is None:
            return presenter.public_post(sight, Reader(language, NAMES))
        return presenter.hand(sight, Reader(language, NAMES), looks=looks_beside(private=False))


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


def moments(game: str, nothing_new: int = NOTHING_NEW) -> list[Moment]:
    """One moment for each kind of question, of table and of result that the rules of a game know.

    nothing_new: after so many deals in a row that showed nothing new the game is taken to be known.
    """
    found: dict[str, Moment] = {}
    idle = 0
    for seed in count():
        known = len(found)
        chance = random.Random(f"gallery {game} {seed}")
        for deal in random_deal(shuffled_start(game, chance), chance):
            for each in shown(deal):
                found.setdefault(each.name, each)
        idle = 0 if len(found) > known else idle + 1
        if idle == nothing_new:
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
    """What is shown of a game apart from its deals, and what the coach says, who takes seconds."""
    yield from quickly_besides(game, language)
    yield from reviews(game, language)


def quickly_besides(game: str, language: str) -> Iterator[tuple[str, Message]]:
    """All of that but what the coach says."""
    yield from besides_deals(game, language)
    yield from looked_back(game, language)
    yield from lessons(game, language)
    yield from dailies(game, language)


def besides_deals(game: str, language: str) -> Iterator[tuple[str, Message]]:
    """What is made at once of that: open tables, puzzles, the sheets, the last trick, the rules."""
    chance = random.Random(f"besides {game}")
    stages = list(random_deal(shuffled_start(game, chance), chance))
    table = replace(table_at(stages[0], Stage.GATHERING), deal=None, language=language)
    empty = replace(table, seats=(Person(1), *[None] * (table.players - 1)))
    yield "lobby · one person", presenter.public_post(TableView(empty, None, None), Reader(language, NAMES))
    yield "lobby · ready", presenter.public_post(TableView(table, None, None), Reader(language, NAMES))
    yield from openings(game, language)
    yield from shuffles(table, stages[-1], language)
    yield from puzzles(game, language)
    yield "score sheet", presenter.scores(table_at(stages[-1], Stage.PAUSE), Reader(language, NAMES))
    yield from evenings(game, language)
    yield from matches(game, language)
    last = next((deal for deal in reversed(stages) if deal.outcome is None and deal.view(None).tricks), None)
    if last is not None:
        sight = TableView(table_at(last, Stage.PLAYING), None, last.view(None))
        yield "last trick", presenter.trick(sight, Reader(language, NAMES))
    for name in GAMES[game].rule_sets:
        played = by_set(usually_played(game), name)
        for topic in rules_topics(played, language):
            picture = order_picture(game, topic, Reader(language), played.options)
            for number, page in enumerate(rules_pages(played, topic, language), 1):
                shown = (picture,) if picture and number == 1 else ()
                yield f"rules · {name} · {topic} {number}", Message(page, shown)


def openings(game: str, language: str) -> Iterator[tuple[str, Message]]:
    """The menus by which a table of it is opened: every page, and each house rule otherwise than usual."""
    setup = nearest_setup(game, LEVELS[0])[0]
    shown: list[Message] = []
    for page in range(4):
        message = opening_page(setup, page, language)
        if all(message.controls[:-1] != each.controls[:-1] for each in shown):
            shown.append(message)
            yield f"opening · {page + 1}", message
    for name in rules_that_matter(game, setup.options, setup.players):
        value = next(each for each in allowed_values(GAMES[game].options)[name] if each != setup.options[name])
        yield f"opening · {name} {value}", opening_page(with_rule(setup, name, value), 0, language, rule=name)


def puzzles(game: str, language: str) -> Iterator[tuple[str, Message]]:
    """A puzzle as it is asked, and after the best answer and the worst: one for a card, one of each kind before it."""
    kinds = {each.kind if each.kind not in {*CARD_KINDS} else "": each for each in reversed(puzzles_of(game))}
    for kind, puzzle in kinds.items():
        tries = {None: Tries(), puzzle.best: Tries(9, 7), [*puzzle.worth][-1]: Tries(9, 2)}
        for answer, tried in tries.items():
            mine = None if answer is None else FirstTry(write_answer(answer), answer == puzzle.best)
            asked = Asked(puzzle, tried, 4, 7, mine)
            name = "asked" if answer is None else "right" if answer == puzzle.best else "wrong"
            named = f"{kind} · {name}" if kind else name
            yield f"puzzle · {named}", puzzle_message(asked, Reader(language), list(GAMES))


def shuffles(table: Table, over: Deal, language: str) -> Iterator[tuple[str, Message]]:
    """A pack that everybody shuffles, before the first deal and between two: one part is in."""
    shuffle = Shuffling(
        "3f0c29d1ab77", "6b86b273ff34fce1" * 4, datetime.now(UTC), ((table.people[0], "d4735e3a26" * 6),)
    )
    gathering = replace(table, shuffle=shuffle)
    yield "lobby · everybody shuffles", presenter.public_post(TableView(gathering, None, None), Reader(language, NAMES))
    paused = replace(table_at(over, Stage.PAUSE), shuffle=shuffle, language=language)
    shown, more = TableView(paused, None, over.view(None)), following(paused, Reader(language, NAMES))
    yield "result · everybody shuffles", presenter.result(shown, Reader(language, NAMES), goes_on=True, following=more)


def evenings(game: str, language: str) -> Iterator[tuple[str, Message]]:
    """An evening at which somebody got up in the middle: each part of its score sheet, and an empty season."""
    players = usual_players(game)
    users = [who.user if isinstance(who, Person) else None for who in SEATS[:players]]
    later = [*users[:1], 3, *users[2:]]
    deals = random_deals(game, 1, EVENING, players)
    sheet = sheet_of(evening(game, deals, [users] * (EVENING - 4) + [later]))
    reader = Reader(language, NAMES)
    for part in parts_of(sheet):
        for page in range(page_count(sheet, part))[:2]:
            shown = evening_message(sheet, 7, Span.EVENING, part, page, reader)
            yield f"evening · {part}, page {page + 1}", with_spans(shown, 7, Span.EVENING, reader)
    empty = evening_message(sheet_of(Series(game, ())), 7, Span.SEASON, SheetPart.TOTALS, 0, reader)
    yield "season · nothing", with_spans(empty, 7, Span.SEASON, reader, is_live=False)


def matches(game: str, language: str) -> Iterator[tuple[str, Message]]:
    """A match: its rooms, a board that is over there, and how it ended."""
    chance = random.Random(f"match {game}")
    stages = list(random_deal(shuffled_start(game, chance), chance))
    gathering = replace(table_at(stages[0], Stage.GATHERING), deal=None, language=language)
    for place in (0, 1):
        room = Room(3, "KQ7TB", place, BOARDS)
        yield (
            f"match · room {place + 1} gathers",
            presenter.public_post(TableView(replace(gathering, room=room), None, None), Reader(language, NAMES)),
        )
    room = Room(3, "KQ7TB", 0, BOARDS, 4)
    for name, deal, stage in (("goes on", stages[1], Stage.PLAYING), ("is over", stages[-1], Stage.PAUSE)):
        table = table_at(deal, stage)
        assert table.deal is not None
        facts = replace(table.deal, board=4, is_withheld=True)
        sight = TableView(replace(table, room=room, deal=facts), None, deal.view(None))
        shown = presenter.result if stage is Stage.PAUSE else presenter.public_post
        yield f"match · a board {name}", shown(sight, Reader(language, NAMES))
    now = datetime.now(UTC)
    rooms = tuple(MatchRoom(place, 1, 2, 7, language, played=3 + place) for place in (0, 1))
    match = Match(3, "KQ7TB", game, {}, usual_players(game), BOARDS, MatchStage.ON, now, now, rooms)
    played = boards(game)
    for stage_now in MatchStage:
        ended = replace(match, stage=stage_now)
        sheet = match_sheet(ended, played) if ended.is_over else MatchSheet(ended)
        yield f"match · sheet, {stage_now.value}", sheet_message(sheet, 0, Reader(language, NAMES))


@cache
def boards(game: str) -> tuple[PlayedBoard, ...]:
    """What two rooms made of some boards, one of them void, and of the last one nothing in one room."""
    return tuple(
        board_of(game, number, room) for number in range(BOARDS) for room in (0, 1) if (number, room) != (BOARDS - 1, 1)
    )


def board_of(game: str, number: int, room: int) -> PlayedBoard:
    """What a room made of a board."""
    chance = random.Random(f"board {game} {number} {room}")
    *_, whole = random_deal(shuffled_start(game, chance), chance)
    outcome = whole.outcome
    assert outcome is not None
    scores = outcome.scores or (None,) * whole.start.players
    seats = tuple(
        SeatPaid(who.user if isinstance(who, Person) else None, scores[seat], won_by(outcome, seat),
                 seat == outcome.declarer)
        for seat, who in enumerate(SEATS[: whole.start.players])
    )  # fmt: skip
    result = None if (number, room) == (2, 1) else whole.start.rules.result(outcome)
    return PlayedBoard(number, room, result, seats)


@cache
def found_in(whole: Deal) -> Review:
    """What the coach finds in a deal; it takes seconds, and is the same in every language."""
    return review_of(whole, "gallery")


def reviews(game: str, language: str) -> Iterator[tuple[str, Message]]:
    """What the coach says of a finished deal."""
    chance = random.Random(f"looked back {game}")
    *_, whole = random_deal(shuffled_start(game, chance), chance)
    course = Course(table_at(whole, Stage.PLAYING), whole, Reader(language, NAMES), 12, DealMoment(7, 12), 1)
    review = found_in(whole)
    yield "review · all cards open", review_message(course, review, Look(1, own=False))
    yield "review · from one's seat", review_message(course, review, Look(1, own=True))
    yield "review · whose", seat_question(course)


def looked_back(game: str, language: str) -> Iterator[tuple[str, Message]]:
    """A finished deal gone through, shown to others, and played again."""
    chance = random.Random(f"looked back {game}")
    *_, whole = random_deal(shuffled_start(game, chance), chance)
    *_, again = random_deal(whole.start, chance)
    table, middle = table_at(whole, Stage.PLAYING), whole.version // 2
    course = Course(table, whole, Reader(language, NAMES), 12, DealMoment(7, 12), 1)
    yield "replay · dealt", replay(course, 0)
    yield "replay · in the middle", replay(course, middle)
    yield "replay · in the middle, from one's seat", replay(course, middle, own=True)
    yield "replay · shared", shared(course, middle, NAMES[2])
    asked = next(moment(whole, step) for step in range(middle, -1, -1) if 1 in moment(whole, step).waiting_for)
    for name, deal in (("asked", asked), ("over", again)):
        sight = TableView(table_at(deal, Stage.PLAYING), 1, deal.view(1))
        ends = Ends(table, whole.view(None), deal.view(None)) if deal.outcome is not None else None
        seen = ForkSight(Fork(5, 2, 1, 12, middle, 1, "normal", DEAL), sight, 7, ends)
        message = (
            fork_message(seen, Reader(language, NAMES), finished_head("fork-head", seen, Reader(language)))
            if ends is None
            else both_ends(seen, ends, Reader(language, NAMES))
        )
        yield f"played again · {name}", message
    outcome = again.outcome
    assert outcome is not None
    made = score_of(outcome, 1)
    taken = (Taken(5, Knew.NOTHING, made), Taken(4, Knew.PLAYED, made), Taken(3, Knew.SEEN, made))
    for name, step, some in (("sent", 0, ()), ("taken up", middle, taken)):
        sight = ChallengeSight(Challenge(3, 1, 12, step, 1, 1, 2, 4 if some else None, 9), table, whole, some)
        yield f"challenge · {name}", challenge_post(sight, Reader(language, NAMES))
    yield "challenge · asked whom", question(sight, Reader(language, NAMES))
    yield "challenge · results", results(sight, Reader(language, NAMES), 5)
    yield "challenge · results, before one has played", results(sight, Reader(language, NAMES), 2)


def games() -> tuple[str, ...]:
    """Every game there is."""
    return tuple(GAMES)


def lessons(game: str, language: str) -> Iterator[tuple[str, Message]]:
    """Every stage as it is asked and as it is answered, wrong and right, and the list of all games."""
    stages = LESSONS.get(game, ())
    done = {stage.name: StageDone(1, 2) for stage in stages}
    for number, stage in enumerate(stages, 1):
        name = f"lesson {number:02} · {stage.name}"
        wrong = next(answer for answer in stage.answers if answer not in stage.right)
        yield name, lesson_message(Lesson(game, stage, {}), Reader(language))
        yield f"{name}, wrong", lesson_message(Lesson(game, stage, {}, wrong), Reader(language))
        yield f"{name}, right", lesson_message(Lesson(game, stage, done, stage.right[0]), Reader(language))
    yield "lessons", overview({game: done}, Reader(language))
