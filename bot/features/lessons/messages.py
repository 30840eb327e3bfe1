"""Lessons in messages: a stage's picture, what to know, the question and its answers; and what came of an answer."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Final, Self

from bot.errors import UserError
from bot.features.lessons.store import MOST_STARS, LessonStore, Progress, StageDone
from bot.present.descriptions import hand_description
from bot.present.games import LESSONS, RULES, TACTICS
from bot.present.messages import (
    IN_A_ROW,
    LONGEST_ALT,
    LONGEST_TEXT,
    Button,
    ButtonStyle,
    ControlId,
    Entry,
    Menu,
    Message,
    Picture,
    WordPress,
)
from bot.present.pictures import hand_scene, own_table_picture
from bot.present.questions import demand_text
from bot.present.readers import Reader, Readers, arranged
from bot.present.rules import check_game
from bot.present.scenes import HandScene
from bot.present.stages import LEARNER, Counts, Does, Knows, LessonPosition, May, Stage, Takes, place_of, trump_counts
from bot.present.status import reason_text
from bot.present.welcome import LEARN, BeginPress
from bot.present.words import (
    LABEL,
    action_label,
    beginning,
    card_name,
    card_words,
    cards_text,
    sentence,
    shortened,
)
from bot.solo.service import nowhere
from bot.tables.rights import Caller
from engine.actions import read_action
from engine.cards import Cards, card_points, read_card
from engine.errors import IllegalAction

AGAIN: Final = "learn-again"
"""What the button says that begins a game's lessons again."""


@dataclass(frozen=True, slots=True)
class LessonPress:
    """A press on a control of lessons: all games, a game, a stage of it, or an answer there."""

    game: str = ""
    stage: str = ""
    answer: str = ""

    @classmethod
    def parse(cls, control: ControlId) -> Self | None:
        word, *rest = control.what.split(" ", 3)
        return cls(*rest) if word == LEARN else None

    def __str__(self) -> str:
        return str(ControlId(0, 0, 0, f"{LEARN} {self.game} {self.stage} {self.answer}".rstrip()))


@dataclass(frozen=True, slots=True)
class LessonsAgainPress(WordPress):
    """A press on what begins a game's lessons again."""

    word: ClassVar = AGAIN
    game: str


@dataclass(frozen=True, slots=True)
class Lesson:
    """A stage of a game's lessons for one person. done: how far they have come; answer: what they just answered."""

    game: str
    stage: Stage
    done: Progress
    answer: str = ""

    @property
    def stages(self) -> Sequence[Stage]:
        return LESSONS[self.game]

    @property
    def is_tactics(self) -> bool:
        """Whether it is about playing well, and not about the rules."""
        return self.stage in TACTICS[self.game]

    @property
    def chapter(self) -> Sequence[Stage]:
        """The stages that are numbered with this one."""
        return (TACTICS if self.is_tactics else RULES)[self.game]

    @property
    def place(self) -> int:
        """Its place in the chapter."""
        return self.chapter.index(self.stage)

    @property
    def so_far(self) -> StageDone:
        return self.done.get(self.stage.name, StageDone())

    @property
    def is_right(self) -> bool:
        return self.answer in self.stage.right


def open_stages(game: str, done: Progress) -> Sequence[Stage]:
    """The stages somebody may choose: of the rules and of tactics those they are through with, and the next one.

    Tactics need no rules before them: many who come for them have played the game for years.
    """
    return [stage for chapter in (RULES, TACTICS) for stage in _begun(chapter[game], done)]


def _begun(stages: Sequence[Stage], done: Progress) -> Sequence[Stage]:
    begun = next((place for place, stage in enumerate(stages) if not _stars(done, stage)), len(stages))
    return stages[: begun + 1]


def next_stage(game: str, done: Progress) -> Stage:
    """Where somebody goes on: the first stage they are not through with, else the first of all."""
    stages = LESSONS[game]
    return next((stage for stage in stages if not _stars(done, stage)), stages[0])


def _stars(done: Progress, stage: Stage) -> int:
    return done.get(stage.name, StageDone()).stars


def overview(progress: Mapping[str, Progress], reader: Reader) -> Message:
    """Every game that has lessons, and how far the reader has come in it."""
    lines, buttons = [reader.say("lesson-which")], []
    for at, (game, stages) in enumerate((game, stages) for game, stages in LESSONS.items() if stages):
        done = progress.get(game, {})
        through = sum(_stars(done, stage) > 0 for stage in stages)
        stars = sum(_stars(done, stage) for stage in stages)
        named = reader.say(f"game-{game}")
        lines.append(reader.say("lesson-line", game=named, done=through, count=len(stages), stars=stars))
        manner = ButtonStyle.MAIN if 0 < through < len(stages) else ButtonStyle.PLAIN
        buttons.append(Button(named, str(LessonPress(game)), manner, at // IN_A_ROW))
    return Message("\n".join(lines), controls=tuple(buttons))


def lesson_message(lesson: Lesson, reader: Reader) -> Message:
    """A stage as it stands: asked, answered wrong and asked again, or answered right with the way on."""
    head = reader.say(
        "lesson-head", game=reader.say(f"game-{lesson.game}"), chapter=_chapter(lesson, reader),
        number=lesson.place + 1, count=len(lesson.chapter), title=_said(lesson, reader, ""),
    )  # fmt: skip
    lines = [head]
    if lesson.answer and lesson.is_right:
        stars = lesson.so_far.stars
        lines.append(reader.say("lesson-right", why=_why_right(lesson, reader)))
        lines.append(reader.say("lesson-stars", stars=stars, signs="⭐" * stars, most=MOST_STARS))
        if _is_last(lesson):
            key, stages = ("lesson-end", lesson.stages) if lesson.is_tactics else ("lesson-end-rules", lesson.chapter)
            total = sum(_stars(lesson.done, each) for each in stages)
            lines.append(reader.say(key, stars=total, most=MOST_STARS * len(stages)))
        controls = _way_on(lesson, reader)
    else:
        if lesson.answer:
            lines.append(reader.say("lesson-wrong", why=_why_wrong(lesson, reader)))
        lines += [_said(lesson, reader, "-about"), f"**{_question(lesson, reader)}**"]
        controls = _answers(lesson, reader)
    pictures = _pictures(lesson, reader)
    return Message("\n".join(lines)[:LONGEST_TEXT], pictures, (*controls, _menu(lesson, reader)))


# Words


def _said(lesson: Lesson, reader: Reader, part: str) -> str:
    """The title of a stage, or what else is said of it; the game's own words before those that games share."""
    numbers = trump_counts(lesson.stage.position) if isinstance(lesson.stage, Does) else {}
    return reader.say_for(lesson.game, f"lesson-{lesson.stage.name}{part}", **numbers)


def _chapter(lesson: Lesson, reader: Reader) -> str:
    return reader.say("lesson-tactics" if lesson.is_tactics else "lesson-rules")


def _has(lesson: Lesson, reader: Reader, part: str) -> bool:
    key = f"lesson-{lesson.stage.name}{part}"
    return reader.has(key) or reader.has(f"{lesson.game}-{key}")


def _question(lesson: Lesson, reader: Reader) -> str:
    if _has(lesson, reader, "-ask"):
        return _said(lesson, reader, "-ask")
    asked = {Takes: "takes", Counts: "counts", May: "may"}.get(type(lesson.stage), "does")
    return reader.say(f"lesson-ask-{asked}")


def _why_right(lesson: Lesson, reader: Reader) -> str:
    """The stage's own words; where it has none, what the rules demand here, or the sum."""
    if _has(lesson, reader, "-right"):
        return _said(lesson, reader, "-right")
    match lesson.stage:
        case May(position=position):
            return demand_text(position.deal.view(LEARNER), reader)
        case Takes(cards=cards):
            best = card_name(cards[int(lesson.stage.right[0])])
            return reader.say("lesson-takes-right", card=best)
    return _sum(lesson.stage.cards, reader) if isinstance(lesson.stage, Counts) else ""


def _sum(cards: Cards, reader: Reader) -> str:
    parts = " + ".join(f"{card_name(card)} {card.points}" for card in cards)
    return reader.say("lesson-counts-right", parts=parts, points=card_points(cards))


def _why_wrong(lesson: Lesson, reader: Reader) -> str:
    """What the rules say against an action; else why the card does not take the trick; else the stage's own words."""
    stage = lesson.stage
    match stage:
        case Takes():
            return _beaten(stage, int(lesson.answer), reader)
        case Counts():
            return reader.say("lesson-counts-wrong")
        case May(position=position) | Does(position=position):
            try:
                position.deal.act(LEARNER, read_action(lesson.answer))
            except IllegalAction as refused:
                return reason_text(refused, None, (), reader.language, lesson.game)
    own = f"-wrong-{lesson.answer.replace(' ', '-').lower()}"
    return _said(lesson, reader, own if _has(lesson, reader, own) else "-wrong")


def _beaten(stage: Takes, place: int, reader: Reader) -> str:
    """Why a card does not take the trick in which it lies."""
    ranking, card, best = stage.ranking, stage.cards[place], stage.cards[int(stage.right[0])]
    if card == best:
        key = "second" if place < int(stage.right[0]) else "first"
    elif ranking.is_trump(best):
        key = "trumps" if ranking.is_trump(card) else "trump"
    else:
        key = "suit" if ranking.suits[card] == ranking.suits[best] else "other"
    return reader.say(f"lesson-takes-{key}", card=card_name(card), best=card_name(best))


# Controls


def _answers(lesson: Lesson, reader: Reader) -> tuple[Button, ...]:
    """The answers that were not tried yet; all of them once the stage is done, for who goes through it again."""
    tried = 0 if lesson.so_far.stars else lesson.so_far.tried
    left = [answer for place, answer in enumerate(lesson.stage.answers) if not tried >> place & 1]
    return tuple(
        Button(
            shortened(answer_label(lesson, answer, reader), LABEL),
            str(LessonPress(lesson.game, lesson.stage.name, answer)),
            ButtonStyle.MAIN,
            at // IN_A_ROW,
        )
        for at, answer in enumerate(left)
    )


def answer_label(lesson: Lesson, answer: str, reader: Reader) -> str:
    """What an answer's button says: a card with its place in the trick, a number, an action, or a few words."""
    stage = lesson.stage
    match stage:
        case Takes(cards=cards):
            return f"{int(answer) + 1} · {card_name(cards[int(answer)])}"
        case May() | Does():
            return action_label(read_action(answer), reader.language, lesson.game)
    if answer.isdigit():
        return answer
    key = f"-{answer}"
    if _has(lesson, reader, key):
        return _said(lesson, reader, key)
    return card_name(read_card(answer))


def _way_on(lesson: Lesson, reader: Reader) -> tuple[Button, ...]:
    again = Button(reader.say("button-lesson-again"), str(LessonsAgainPress(lesson.game)))
    games = Button(reader.say("button-lesson-games"), str(LessonPress()))
    deal = Button(reader.say("button-first-deal"), str(BeginPress(lesson.game, is_guided=True)), ButtonStyle.GOOD)
    if _is_last(lesson) and lesson.is_tactics:
        return deal, games, again
    after = TACTICS[lesson.game][0] if _is_last(lesson) else lesson.chapter[lesson.place + 1]
    on = LessonPress(lesson.game, after.name)
    if _is_last(lesson):
        return deal, Button(reader.say("lesson-tactics"), str(on), ButtonStyle.MAIN), games, again
    return Button(reader.say("button-lesson-next"), str(on), ButtonStyle.GOOD), games


def _is_last(lesson: Lesson) -> bool:
    """Whether its chapter ends with it."""
    return lesson.place + 1 == len(lesson.chapter)


def _menu(lesson: Lesson, reader: Reader) -> Menu:
    entries = []
    for stage in open_stages(lesson.game, lesson.done):
        each = replace(lesson, stage=stage)
        label = f"{each.place + 1}. {_said(each, reader, '')}"
        about = f"{_chapter(each, reader)} {'⭐' * _stars(lesson.done, stage)}".rstrip()
        entries.append(Entry(stage.name, shortened(label, LABEL), about))
    return Menu(reader.say("menu-lesson"), str(LessonPress(lesson.game)), tuple(entries), row=4)


# Pictures


def _pictures(lesson: Lesson, reader: Reader) -> tuple[Picture, ...]:
    match lesson.stage:
        case Takes(cards=cards):
            return (_cards_picture(lesson, cards, "lesson-row-played", reader),)
        case Counts(cards=cards):
            return (_cards_picture(lesson, cards, "lesson-row-cards", reader),)
        case Knows(position=None, cards=cards):
            return (_cards_picture(lesson, cards, "lesson-row-cards", reader),) if cards else ()
        case May(position=position) | Does(position=position) | Knows(position=LessonPosition() as position):
            return _position_pictures(lesson, position, reader)
    return ()


def _cards_picture(lesson: Lesson, cards: Cards, key: str, reader: Reader) -> Picture:
    title, label = _said(lesson, reader, ""), reader.say(key)
    words = ", ".join(card_words(card, reader.language) for card in cards)
    alt = f"{sentence(title)} {sentence(f'{label}: {cards_text(cards)}')} {sentence(words)}"
    scene = HandScene(cards, title=label)
    return Picture(scene, "trick.png", beginning(alt, LONGEST_ALT))


def _position_pictures(lesson: Lesson, position: LessonPosition, reader: Reader) -> tuple[Picture, ...]:
    """The table, once something lies or was said, and the learner's hand; which cards may be played shows the answer
    alone.
    """
    own, public = position.deal.view(LEARNER), position.deal.view(None)
    if not (lesson.answer and lesson.is_right):
        own = replace(own, decisions=())
    own = arranged(own, reader.preferences.sort)
    found = []
    if position.deal.version > 1:
        asked = position.deal.view(LEARNER)
        table = nowhere(position.deal, LEARNER, LEARNER, reader.language)
        found.append(own_table_picture(table, public, asked, reader))
    if own.hand:
        found.append(Picture(hand_scene(own, reader), "hand.png", hand_description(own, reader.language)))
    return tuple(found)


def stage_named(game: str, name: str) -> Stage | None:
    place = place_of(LESSONS.get(game, ()), name)
    return None if place is None else LESSONS[game][place]


class Learning:
    """Shows lessons and takes answers. What a press says is looked up: a stage may have changed since."""

    def __init__(self, people: Readers, store: LessonStore) -> None:
        self._people = people
        self._store = store

    async def overview(self, caller: Caller) -> Message:
        """Every game, and how far they have come in it."""
        return overview(await self._store.lessons(caller.user), await self._people.reader(caller))

    async def show(self, caller: Caller, game: str, name: str | None = None) -> Message:
        """A stage that they may choose, the one where they go on if none is named."""
        done = await self._progress(caller.user, game)
        stage = next_stage(game, done) if name is None else _open_stage(game, name, done)
        return await self._message(caller, Lesson(game, stage, done))

    async def answer(self, caller: Caller, game: str, name: str, text: str) -> Message:
        """What an answer brings; one that the stage does not offer any more is told so."""
        stage = _open_stage(game, name, await self._progress(caller.user, game))
        if text not in stage.answers:
            raise UserError("lesson-changed")
        place, is_right = stage.answers.index(text), text in stage.right
        await self._store.answer_lesson(caller.user, game, name, place, is_right=is_right)
        return await self._message(caller, Lesson(game, stage, await self._progress(caller.user, game), text))

    async def again(self, caller: Caller, game: str) -> Message:
        await self._progress(caller.user, game)
        await self._store.forget_lessons(caller.user, game)
        return await self.show(caller, game)

    async def _progress(self, user: int, game: str) -> Progress:
        check_game(game)
        if not LESSONS.get(game):
            raise UserError("no-lessons")
        return (await self._store.lessons(user)).get(game, {})

    async def _message(self, caller: Caller, lesson: Lesson) -> Message:
        return lesson_message(lesson, await self._people.reader(caller))


def _open_stage(game: str, name: str, done: Progress) -> Stage:
    stage = stage_named(game, name)
    if stage is None:
        raise UserError("lesson-changed")
    if stage not in open_stages(game, done):
        raise UserError("lesson-closed")
    return stage
