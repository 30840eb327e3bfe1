"""Lessons: what they claim holds by the engine, and who reads only what is shown gets through all of them."""

import random
import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass

import pytest

from bot.features.lessons.messages import Lesson, answer_label, lesson_message
from bot.features.lessons.store import StageDone
from bot.phrases import LANGUAGES, phrases
from bot.players.searching import Level, Searching
from bot.present.games import LESSONS, TACTICS
from bot.present.messages import Button, Menu, Message, read_press
from bot.present.readers import Reader
from bot.present.scenes import TableScene
from bot.present.stages import LEARNER, Counts, Does, Knows, May, Stage, Takes
from bot.present.words import card_name, spoken
from engine.actions import read_action
from engine.cards import card_points
from engine.errors import IllegalAction
from tests.bot.features.lessons.lesson_facts import FACTS
from tests.support.soak import either

STAGES = [(game, stage) for game, stages in LESSONS.items() for stage in stages]
IDS = [f"{game} {stage.name}" for game, stage in STAGES]
ANNOUNCED = {"schneider"}
STRONG = Level("lesson", either(20, 60), 30.0, either(500_000, 1_500_000), weighs=True)


def is_legal(stage: May | Does, answer: str) -> bool:
    try:
        stage.position.deal.act(LEARNER, read_action(answer))
    except IllegalAction:
        return False
    return True


@pytest.mark.parametrize("game", LESSONS)
def test_a_game_has_about_a_dozen_stages_each_with_a_name_of_its_own(game: str) -> None:
    names = [stage.name for stage in LESSONS[game]]
    assert 11 <= len(names) <= 25, "more than a menu holds"
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(("game", "stage"), STAGES, ids=IDS)
def test_what_is_offered_can_be_told_right_from_wrong(game: str, stage: Stage) -> None:
    assert set(stage.right) <= set(stage.answers)
    assert set(stage.answers) - set(stage.right), "every answer is right"
    assert len(set(stage.answers)) == len(stage.answers)
    labels = [answer_label(Lesson(game, stage, {}), answer, Reader("en")) for answer in stage.answers]
    assert len(set(labels)) == len(labels)


@pytest.mark.parametrize(
    ("game", "stage"), [each for each in STAGES if isinstance(each[1], May | Does)],
    ids=[name for name, (_, stage) in zip(IDS, STAGES, strict=True) if isinstance(stage, May | Does)],
)  # fmt: skip
def test_what_is_claimed_of_an_action_is_what_the_engine_says(game: str, stage: May | Does) -> None:
    """Right answers are legal, and what is legal beside them is worse, as the strong computer sees it.

    Of cards that are a matter of tactics, and of announcements, `test_tactics.py` knows more.
    """
    assert stage.position.game == game
    assert stage.position.deal.view(LEARNER).decisions
    legal = {answer for answer in stage.answers if is_legal(stage, answer)}
    assert set(stage.right) <= legal
    if isinstance(stage, May):
        assert legal == set(stage.right)
    elif legal - set(stage.right) and stage not in TACTICS[game] and stage.name not in ANNOUNCED:
        chosen = Searching(STRONG).choose(stage.position.deal.view(LEARNER), random.Random(7))
        assert str(chosen) in stage.right


@pytest.mark.parametrize(("game", "stage"), STAGES, ids=IDS)
def test_what_is_claimed_of_cards_and_scores_is_what_the_engine_says(game: str, stage: Stage) -> None:
    match stage:
        case Takes(cards=cards, ranking=ranking):
            best = max(range(len(cards)), key=lambda place: (_rank(stage, place), ranking.strength[cards[place]], 0))
            assert cards[int(stage.right[0])] == cards[best]
        case Counts(cards=cards, offered=offered):
            assert card_points(cards) in offered
        case Knows(name=name, right=right):
            assert FACTS[game, name]() == right[0]


def _rank(stage: Takes, place: int) -> bool:
    """Only trumps and the suit led can win."""
    suits = stage.ranking.suits
    return stage.ranking.is_trump(stage.cards[place]) or suits[stage.cards[place]] == suits[stage.cards[0]]


def test_every_fact_is_asked_for() -> None:
    asked = {(game, stage.name) for game, stage in STAGES if isinstance(stage, Knows)}
    assert FACTS.keys() == asked


class Newcomer:
    """Knows nothing, and presses what is shown until the message says that it was right."""

    def __init__(self, game: str, language: str, chance: random.Random) -> None:
        self.game, self.language, self.chance = game, language, chance
        self.done: dict[str, StageDone] = {}
        self.presses = 0

    def through(self) -> Message:
        """Every stage from the first, by its buttons alone."""
        message = self._at(LESSONS[self.game][0])
        while True:
            answers = [each for each in message.controls if not isinstance(each, Menu)]
            what = [read_press(each.press).what for each in answers]
            if not any(len(each.split(" ", 3)) == 4 for each in what):
                on = [each for each in what if each.startswith("learn ") and len(each.split(" ")) == 3]
                if not on:
                    return message
                message = self._at(next(each for each in LESSONS[self.game] if each.name == on[0].split(" ")[2]))
                continue
            message = self._pressed(self.chance.choice(what))

    def _at(self, stage: Stage) -> Message:
        return lesson_message(Lesson(self.game, stage, self.done), Reader(self.language))

    def _pressed(self, what: str) -> Message:
        _, game, name, answer = what.split(" ", 3)
        assert game == self.game
        stage = next(each for each in LESSONS[game] if each.name == name)
        before = self.done.get(name, StageDone())
        self.done[name] = before.answered(stage.answers.index(answer), is_right=answer in stage.right)
        self.presses += 1
        message = lesson_message(Lesson(game, stage, self.done, answer), Reader(self.language))
        assert ("✅" in message.text) is (answer in stage.right)
        assert ("❌" in message.text) is (answer not in stage.right)
        return message


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LESSONS)
def test_a_newcomer_who_presses_what_is_shown_gets_through(game: str, language: str) -> None:
    newcomer = Newcomer(game, language, random.Random(f"{game} {language}"))
    end = newcomer.through()
    assert all(newcomer.done[stage.name].stars for stage in LESSONS[game])
    assert any(read_press(each.press).what == f"begin {game} guided" for each in end.controls)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "stage"), STAGES, ids=IDS)
def test_a_stage_can_be_read_by_ear_alone(game: str, stage: Stage, language: str) -> None:
    """Every card that lies or is held is in the descriptions, and no picture says which ones may be played."""
    message = lesson_message(Lesson(game, stage, {}), Reader(language))
    assert len(message.text) < 1500
    told = " ".join(picture.alt for picture in message.pictures)
    for card in shown(stage):
        assert card in told or spoken(card, language) in told, card
    if isinstance(stage, May | Does):
        hand = next(picture.scene for picture in message.pictures if picture.name == "hand.png")
        assert hand.playable is None


THIRD_PERSON = {
    "en": r"\bYou \w+s\b",
    "de": r"\bDu (ist|hat|spielt|legt|sagt|nennt|dr\w+t|ruft|nimmt|passt|bietet)\b",
    "et": r"\bSina \w+b\b",
}
"""What is said of a name, and would be said of *you*."""


SUM = re.compile(r"(\d+(?: [−×] \d+)+) = (\d+)")
"""What is worked out in a lesson: `14 − 11 − 1 = 2`, `2 × 12 = 24`."""


def worked_out(text: str) -> int:
    first, *rest = re.split(r" ([−×]) ", text)
    found = int(first)
    for sign, number in zip(rest[::2], map(int, rest[1::2]), strict=True):
        found = found - number if sign == "−" else found * number
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "stage"), STAGES, ids=IDS)
def test_a_stage_speaks_to_its_reader_and_names_nobody(game: str, stage: Stage, language: str) -> None:
    for answer in ("", *stage.answers):
        message = lesson_message(Lesson(game, stage, {}, answer), Reader(language))
        labels = [each.label for each in message.controls if isinstance(each, Button)]
        shown = [message.text, *labels, *(each.alt for each in message.pictures)]
        shown += [text for each in message.pictures for text in words_in(each.scene)]
        for text in shown:
            assert not re.search(r"\b(Robin|Bert|Carl|Dora|Anna(?= (hat|has|who|alustas|võttis)))\b", text), text
            assert not re.search(THIRD_PERSON[language], text), text
        for left, right in SUM.findall(message.text):
            assert worked_out(left) == int(right), left
        for each in message.pictures:
            if isinstance(each.scene, TableScene):
                assert phrases(language).say("lesson-you") in words_in(each.scene)


def words_in(scene: object) -> list[str]:
    """Every text of a picture."""
    if isinstance(scene, str):
        return [scene]
    if isinstance(scene, tuple | list):
        return [text for each in scene for text in words_in(each)]
    if is_dataclass(scene):
        return [text for each in fields(scene) for text in words_in(getattr(scene, each.name))]
    return []


def shown(stage: Stage) -> Iterator[str]:
    match stage:
        case Takes(cards=cards) | Counts(cards=cards):
            yield from map(card_name, cards)
        case Knows(position=None, cards=cards):
            yield from map(card_name, cards)
        case _:
            view = stage.position.deal.view(LEARNER)
            yield from map(card_name, (*view.hand, *view.trick.cards))
