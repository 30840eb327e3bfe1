"""A hand lies as its owner wants it to."""

from dataclasses import replace

import pytest

from bot.present import presenter
from bot.present.messages import Button, Message, read_press
from bot.present.readers import Reader, laid
from bot.present.scenes import HandScene
from bot.tables.model import HandOrder, Preferences
from engine.cards import Rank, read_cards, write_cards
from engine.ranking import Ranking
from tests.bot.present.test_presenter import NAMES, sight_of
from tests.support.saskop_deals import EXAMPLE, acted, dealt, start

JACKS = Ranking(read_cards("JC JS JH JD"), (Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.NINE))
HAND = read_cards("JD AH TC JC 9C KS QC")


@pytest.mark.parametrize(
    ("sorting", "shown"),
    [
        (HandOrder.LEFT_FALLING, "JC JD TC QC 9C KS AH"),
        (HandOrder.LEFT_RISING, "JD JC 9C QC TC KS AH"),
        (HandOrder.RIGHT_FALLING, "TC QC 9C KS AH JC JD"),
        (HandOrder.RIGHT_RISING, "9C QC TC KS AH JD JC"),
    ],
)
def test_trumps_stand_left_or_right_and_each_suit_runs_one_way(sorting: HandOrder, shown: str) -> None:
    assert write_cards(laid(HAND, JACKS, sorting)) == shown


def test_twins_stay_together() -> None:
    assert write_cards(laid(read_cards("JC AC JC AC"), JACKS, HandOrder.RIGHT_RISING)) == "AC AC JC JC"


def hand_sorted(sorting: HandOrder) -> Message:
    """The hand of somebody who leads, as they want it to lie."""
    deal = acted(start(dealt(3, EXAMPLE)), "0 diamonds")
    sight = replace(sight_of(deal), seat=0, view=deal.view(0))
    return presenter.hand(sight, Reader("en", NAMES, Preferences(sort=sorting)))


@pytest.mark.parametrize("sorting", HandOrder)
def test_picture_words_and_buttons_have_the_same_order(sorting: HandOrder) -> None:
    shown = hand_sorted(sorting)
    (picture,) = shown.pictures
    assert isinstance(picture.scene, HandScene)
    cards = list(map(str, picture.scene.cards))
    presses = [read_press(each.press) for each in shown.controls if isinstance(each, Button)]
    said = [
        press.what.removeprefix("play ") for press in presses if press is not None and press.what.startswith("play")
    ]
    assert said == list(dict.fromkeys(cards))
    named = picture.alt.splitlines()[0].removeprefix("Your hand: ").split()
    assert [each.replace("10", "T")[0] for each in named] == [card[0] for card in cards]


def test_sorting_shows_nothing_more_and_nothing_less() -> None:
    usual, others = hand_sorted(HandOrder.LEFT_FALLING), [hand_sorted(each) for each in HandOrder][1:]
    for shown in others:
        assert shown.pictures != usual.pictures
        assert {each.press for each in shown.controls} == {each.press for each in usual.controls}
        assert shown.text == usual.text
