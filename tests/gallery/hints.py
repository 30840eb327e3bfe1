"""Hints to be looked at: the hand that bears the button, what is said and then shown, and what others are told."""

import random
from collections.abc import Iterator
from dataclasses import replace

from bot.features.hints.messages import hint_message
from bot.players.simple import Simple
from bot.present import presenter
from bot.present.messages import HINT, ControlId, Message
from bot.present.readers import Reader
from bot.tables.model import Stage, TableView
from engine.deal import Deal
from engine.seats import Seat
from tests.gallery.moments import NAMES, table_at
from tests.properties.random_deals import random_deal, shuffled_start


def hints(game: str, language: str) -> Iterator[tuple[str, Message]]:
    """Everything that is told at a table that allows hints, of the first question and of one about a card."""
    chance = random.Random(f"hints {game}")
    card = None
    while card is None:  # nobody may have played
        stages = list(random_deal(shuffled_start(game, chance), chance))
        whole, asked = stages[-1], list(questions(stages))
        card = next((each for each in asked if len(each[0].view(each[1]).playable) > 1), None)
    for name, (deal, seat) in (("before play", asked[0]), ("in play", card)):
        table, view = replace(table_at(deal, Stage.PLAYING), hints=True), deal.view(seat)
        yield f"hint · {name}", presenter.hand(TableView(table, seat, view), Reader(language, NAMES))
        action, at = Simple().choose(view, chance), ControlId(table.id, 5, len(view.history), HINT)
        assert action is not None
        yield f"hint · {name}, in words", hint_message(view, action, at, language, shows=False)
        yield f"hint · {name}, its answer", hint_message(view, action, at, language, shows=True)
    for name, is_hinted in (("allowed", False), ("asked for", True)):
        table = replace(table_at(card[0], Stage.PLAYING), hints=True)
        assert table.deal is not None
        table = replace(table, deal=replace(table.deal, is_hinted=is_hinted))
        yield (
            f"hint · {name}",
            presenter.public_post(TableView(table, None, card[0].view(None)), Reader(language, NAMES)),
        )
    over = replace(table_at(whole, Stage.PAUSE), hints=True)
    assert over.deal is not None
    over = replace(over, deal=replace(over.deal, is_hinted=True))
    yield "hint · result", presenter.result(TableView(over, None, whole.view(None)), Reader(language, NAMES))
    gathering = replace(over, deal=None, stage=Stage.GATHERING)
    yield "hint · lobby", presenter.public_post(TableView(gathering, None, None), Reader(language, NAMES))


def questions(stages: list[Deal]) -> Iterator[tuple[Deal, Seat]]:
    """Whom each stage of a deal asks something, the cut left out."""
    for deal in stages:
        for seat in deal.waiting_for:
            if deal.phase != "cut":
                yield deal, seat
