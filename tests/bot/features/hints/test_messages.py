"""Hints in words: every answer of every game has a sentence, and the answer itself comes only when asked again."""

import random
from dataclasses import replace

import pytest

from bot.features.hints.messages import Hinting, hint_message
from bot.phrases import LANGUAGES, phrases
from bot.players.heuristics import Maxim
from bot.players.simple import Simple
from bot.present import presenter
from bot.present.messages import HINT, ControlId, read_press
from bot.present.readers import Reader, Readers
from bot.present.words import action_label
from bot.tables.model import Stage, TableView
from engine.games import GAMES
from tests.gallery.moments import NAMES, table_at
from tests.properties.random_deals import random_deal, shuffled_start
from tests.support.tables import Prompt

AT = ControlId(7, 5, 3, HINT)


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_asked_there_is_a_rule_of_thumb_for_the_answer(game: str) -> None:
    chance = random.Random(f"hints {game}")
    for deal in random_deal(shuffled_start(game, chance), chance):
        for seat in deal.waiting_for:
            view = deal.view(seat)
            action = Simple().choose(view, chance)
            assert action is not None
            for language in LANGUAGES:
                label = f"**{action_label(action, language, game)}**"
                words, shown = (hint_message(view, action, AT, language, shows=shows) for shows in (False, True))
                assert label not in words.text
                assert label in shown.text
                assert [read_press(each.press).what for each in words.controls] == ["hint card"]
                assert shown.controls == ()


def test_every_rule_of_thumb_has_a_sentence() -> None:
    assert all(phrases(language).has(f"thumb-{each}") for language in LANGUAGES for each in Maxim)


async def test_the_answer_is_for_the_question_it_was_asked_for() -> None:
    sight = asked_in("saskop")
    assert sight.view is not None
    hinting, now = Hinting(EnglishReaders(), Prompt(Simple())), len(sight.view.history)
    assert len((await hinting.hint(1, sight, None)).controls) == 1
    assert len((await hinting.hint(1, sight, now)).controls) == 0
    assert len((await hinting.hint(1, sight, now - 1)).controls) == 1, "they are asked something else by now"


@pytest.mark.parametrize("allowed", [True, False])
def test_the_post_and_the_hand_say_whether_hints_are_allowed(allowed: bool) -> None:
    sight = asked_in("saskop")
    table = replace(sight.table, hints=allowed)
    hand = presenter.hand(replace(sight, table=table), Reader("en", NAMES))
    assert any(read_press(each.press).what == HINT for each in hand.controls) is allowed
    for there in (table, replace(table, stage=Stage.GATHERING, deal=None)):
        post = presenter.public_post(replace(sight, table=there, seat=None), Reader("en", NAMES))
        assert ("Hints are allowed" in post.text) is allowed
    assert table.deal is not None
    hinted = replace(table, deal=replace(table.deal, is_hinted=True))
    post = presenter.public_post(replace(sight, table=hinted, seat=None), Reader("en", NAMES))
    assert ("A hint was asked for" in post.text) is allowed


def asked_in(game: str) -> TableView:
    """Somebody who is to play a card of several."""
    chance = random.Random(5)
    for deal in random_deal(shuffled_start(game, chance), chance):
        for seat in deal.waiting_for:
            if len(deal.view(seat).playable) > 1:
                return TableView(table_at(deal, Stage.PLAYING), seat, deal.view(seat))
    raise AssertionError


class EnglishReaders(Readers):
    """Reads English."""

    async def language(self, *_: object, **__: object) -> str:
        return "en"
