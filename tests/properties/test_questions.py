"""Whoever is asked reads a sentence and reaches every answer by pressing, whatever the game and the cards."""

import random
from collections.abc import Iterator

import pytest

from bot.phrases import LANGUAGES
from bot.present import presenter
from bot.present.confirmations import INTO, StepAnswer, kind_of, step_into
from bot.present.controls import menu_action
from bot.present.messages import Button, Message, read_press
from bot.present.questions import question_text
from bot.present.readers import Reader
from bot.tables.model import TableView
from engine.actions import Cut
from engine.deal import Deal
from engine.decisions import Selection, expand
from engine.games import GAMES
from engine.seats import Seat
from tests.properties.random_deals import random_deal, shuffled_start
from tests.properties.test_messages_secrecy import NAMES, table_with
from tests.properties.test_secrecy import redealt
from tests.support.soak import either

SURE, NEVER, BACK = StepAnswer
MOST = 4
"""How many second steps of a moment are looked at, of many that are alike."""


def hand(deal: Deal, seat: Seat, language: str, what: str = "") -> Message:
    """Somebody's hand, or the second step of a question in it."""
    view = deal.view(seat)
    step = step_into(what, view, table_with(deal).deal.id) if what else None  # type: ignore[union-attr]
    return presenter.hand(TableView(table_with(deal), seat, view), Reader(language, NAMES), step=step)


def offered(message: Message) -> Iterator[str]:
    """What can be pressed or chosen in it, but cards of which several are picked."""
    for control in message.controls:
        press = read_press(control.press)
        assert press is not None
        values = [press.what] if isinstance(control, Button) else [entry.value for entry in control.entries]
        yield from values if isinstance(control, Button) or control.count == 1 else ()


def check_limits(message: Message) -> None:
    labels = [
        each
        for c in message.controls
        for each in ([c.label] if isinstance(c, Button) else [e.label for e in c.entries])
    ]
    assert all(0 < len(label) <= 80 for label in labels), labels
    assert all(len(control.press) <= 100 and control.row < 5 for control in message.controls)
    assert len({control.press for control in message.controls}) == len(message.controls)
    assert all(sum(each.row == row for each in message.controls) <= 5 for row in range(5))
    assert len(message.text) <= 2000


def check_reached(deal: Deal, seat: Seat, language: str, chance: random.Random) -> None:
    """Each legal answer stands in the hand, behind one of its entries, or in a menu of cards."""
    view, message = deal.view(seat), hand(deal, seat, language)
    check_limits(message)
    first = list(offered(message))
    reached = {text for text in first if not text.startswith(INTO)}
    leads = [text for text in first if text.startswith(INTO)]
    for text in leads:
        further = hand(deal, seat, language, text)
        check_limits(further)
        reached |= set(offered(further))
        assert f"{BACK} {text}" in set(offered(further))
    picked = {each.verb for each in view.decisions if isinstance(each, Selection) and each.count > 1}
    legal = [action for action in expand(view.decisions) if not isinstance(action, Cut)]
    missing = [str(each) for each in legal if str(each) not in reached and str(each).partition(" ")[0] not in picked]
    assert not missing, missing
    for text in chance.sample(first, min(MOST, len(first))):
        if kind_of(view, text):
            once_more = hand(deal, seat, language, f"{SURE} {text}")
            check_limits(once_more)
            assert list(offered(once_more)) == [f"{SURE} {text}", f"{BACK} {SURE} {text}", f"{NEVER} {text}"]
            assert [each.scene for each in once_more.pictures] == [each.scene for each in message.pictures]
    for control in message.controls:
        if not isinstance(control, Button) and control.count > 1:
            what = read_press(control.press).what  # type: ignore[union-attr]
            whole = {menu_action(what, [entry.value for entry in control.entries][: control.count])}
            assert all(text.partition(" ")[0] in picked for text in whole)


@pytest.mark.parametrize(("game", "seed"), [(game, seed) for game in GAMES for seed in range(either(1, 30))])
def test_whoever_is_asked_reads_why_and_reaches_every_answer(game: str, seed: int) -> None:
    chance = random.Random(f"{game} {seed}")
    language = chance.choice([*LANGUAGES])
    names = tuple(NAMES.values())
    for deal in random_deal(shuffled_start(game, chance), chance):
        for seat in range(deal.start.players) if deal.state is not None and deal.outcome is None else ():
            view = deal.view(seat)
            if view.phase == "play" and chance.random() < 0.6:
                continue
            check_reached(deal, seat, language, chance)
            if seat in deal.waiting_for and view.phase == "play":
                assert question_text(view, names, Reader(language))[0]


@pytest.mark.parametrize("game", GAMES)
def test_a_second_step_tells_nothing_of_the_unseen(game: str) -> None:
    chance, compared = random.Random(game), 0
    for _ in range(either(3, 20)):
        for deal in random_deal(shuffled_start(game, chance), chance):
            if deal.state is None or deal.outcome is not None:
                continue
            seat = chance.choice((*deal.waiting_for, chance.randrange(deal.start.players)))
            leads = [text for text in offered(hand(deal, seat, "en")) if text.startswith(INTO)]
            leads += [f"{SURE} {text}" for text in offered(hand(deal, seat, "en")) if kind_of(deal.view(seat), text)]
            other = redealt(deal, seat, chance) if leads else None
            for what in leads if other is not None else ():
                compared += 1
                assert hand(other, seat, "de", what) == hand(deal, seat, "de", what)
    assert compared or game not in {"saskop", "skat", "doppelkopf", "schafkopf-dummkopf"}
