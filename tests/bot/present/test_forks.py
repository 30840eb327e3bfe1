"""A deal played again as its person sees it: the table, their hand, what they may do, and at the end both results."""

import random

import pytest

from bot.errors import UserError
from bot.phrases import LANGUAGES
from bot.players.simple import Simple
from bot.present.forking import Forking
from bot.present.forks import fork_message, seat_choice
from bot.present.messages import LONGEST_ALT, LONGEST_TEXT, Menu, Message, Press, read_press
from bot.present.scenes import LedgerScene
from bot.tables.forks import Ends, Fork, Forks, ForkSight
from bot.tables.model import Preferences, Sight
from engine.deal import Deal
from engine.games import GAMES
from engine.seats import Seat
from tests.bot.present.test_library import Everybody, play
from tests.properties.random_deals import finished_deal, random_deal, shuffled_start
from tests.properties.test_messages_secrecy import table_with
from tests.properties.test_secrecy import redealt
from tests.support.soak import either
from tests.support.tables import ANNA, BERT, CARL, DORA, EVE, GUILD, House, Prompt

CALLED = {1: "Anna", 2: "Küllike", 3: "王小明", 4: "Bert", 5: "Õie"}


def seen(deal: Deal, seat: Seat, whole: Deal | None = None) -> ForkSight:
    """A fork that has come so far; whole: how the deal once ended, where this one is over too."""
    fork = Fork(33, seat + 1, GUILD, 12, 4, seat, "normal")
    ends = None if whole is None else Ends(table_with(whole), whole.view(None), deal.view(None))
    return ForkSight(fork, Sight(table_with(deal), seat, deal.view(seat)), 7, ends)


@pytest.mark.parametrize(("game", "seed"), [(game, seed) for game in GAMES for seed in range(either(2, 12))])
def test_nothing_shows_that_lies_otherwise_unseen(game: str, seed: int) -> None:
    chance, compared = random.Random(seed), 0
    language = chance.choice([*LANGUAGES])
    for deal in random_deal(shuffled_start(game, chance), chance):
        if deal.state is None or deal.outcome is not None:
            continue
        seat = chance.randrange(deal.start.players)
        other = redealt(deal, seat, chance)
        if other is not None:
            compared += 1
            messages = [fork_message(seen(each, seat), CALLED, Preferences(), language) for each in (deal, other)]
            assert messages[0] == messages[1]
    assert compared > 3 or deal.version < 10


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_both_ends_are_told_and_drawn(game: str, language: str) -> None:
    for seed in range(4):
        then = finished_deal(game, seed)
        *_, now = random_deal(then.start, random.Random(seed + 50))
        message = fork_message(seen(now, 1, then), CALLED, Preferences(), language)
        (picture,) = message.pictures
        assert isinstance(picture.scene, LedgerScene)
        assert [len(row.scores) for row in picture.scene.rows] == [then.start.players] * 2
        assert len(message.text) <= LONGEST_TEXT
        assert len(picture.alt) <= LONGEST_ALT
        leads = [press.what for each in message.controls if (press := read_press(each.press)) is not None]
        assert leads == ["fork 1", "fork seats", "replay"]


def test_there_is_a_button_for_each_seat_by_who_sat_there() -> None:
    message = seat_choice(table_with(finished_deal("skat", 1)), 12, 5, CALLED, "en")
    labels = [each.label for each in message.controls if not isinstance(each, Menu)]
    assert labels == ["Seat 1: Anna", "Seat 2: Küllike", "Seat 3: 王小明"]
    assert [read_press(each.press) for each in message.controls] == [
        Press(0, 12, 5, f"fork {seat}") for seat in range(3)
    ]


# Pressed through to its end


@pytest.fixture
async def forking(house: House) -> Forking:
    """One finished deal of Saskop."""
    table = await house.table(ANNA, BERT, CARL, DORA)
    await play(house, table.id, random.Random(5))
    return Forking(Everybody(), Forks(house.store, house.store, Prompt(Simple()), house.clock))


def pressed(message: Message, chance: random.Random) -> tuple[Press, str]:
    """One of the controls, and what pressing it says."""
    control = chance.choice(message.controls)
    press = read_press(control.press)
    assert press is not None
    return press, chance.choice(control.entries).value if isinstance(control, Menu) else press.what


async def test_one_can_press_from_the_first_question_to_the_end(forking: Forking) -> None:
    chance = random.Random(2)
    for step in (0, 3, 11, 20):
        message = await forking.begin(BERT, GUILD, 1, step, None)
        for _ in range(80):
            if "it is over" in message.text:
                break
            assert [picture.name for picture in message.pictures] == ["table.png", "hand.png"]
            press, said = pressed(message, chance)
            assert (press.table, press.deal > 0) == (0, True)
            message = await forking.act(BERT, press.deal, press.version, said)
        assert "As it was:" in message.text
        assert "As it is now:" in message.text


async def test_who_did_not_sit_there_is_asked_for_a_seat(forking: Forking) -> None:
    asked = await forking.begin(EVE, GUILD, 1, 3, None)
    assert [each.press.rpartition(":")[2] for each in asked.controls] == [f"fork {seat}" for seat in range(4)]
    assert "Only you see this" in (await forking.begin(EVE, GUILD, 1, 3, 2)).text
    assert "Only you see this" in (await forking.begin(BERT, GUILD, 1, 3, None)).text


async def test_a_press_too_late_shows_how_it_stands(forking: Forking) -> None:
    first = await forking.begin(BERT, GUILD, 1, 12, None)
    press, said = pressed(first, random.Random(1))
    late = await forking.act(BERT, press.deal, press.version + 1, said)
    assert late.text.startswith("That press came too late")
    assert late.controls == first.controls
    with pytest.raises(UserError) as refused:
        await forking.act(ANNA, press.deal, press.version, said)
    assert refused.value.key == "fork-gone"
