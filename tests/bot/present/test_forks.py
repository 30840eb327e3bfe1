"""A deal played again as its person sees it: the table, their hand, what they may do, and at the end both results."""

import random
from itertools import product

import pytest

from bot.errors import UserError
from bot.phrases import LANGUAGES
from bot.present.controls import menu_action
from bot.present.deal_presses import DealMoment, UploadMoment
from bot.present.ledgers import in_lines
from bot.present.messages import LONGEST_ALT, LONGEST_TEXT, ControlId, Menu, Message, read_press
from bot.present.readers import Reader
from bot.present.scenes import LedgerScene
from bot.solo.finished import DEAL
from bot.solo.finished_messages import PlayingOn, both_ends, seat_choice
from bot.solo.messages import fork_message
from bot.solo.model import Ends, Fork, ForkSight, SourceDeal
from bot.tables.finished_deals import UPLOAD_LIFETIME
from bot.tables.model import TableView
from bot.tables.rights import Caller
from engine.deal import Deal
from engine.games import GAMES
from engine.seats import Seat
from tests.bot.features.records.test_messages import Everybody, play
from tests.bot.present.test_replays import a_file, replays_of
from tests.properties.random_deals import finished_deal, random_deal, shuffled_start
from tests.properties.test_messages_secrecy import table_with
from tests.properties.test_secrecy import redealt
from tests.support.soak import either
from tests.support.solo import messages_of, solo_of
from tests.support.tables import ANNA, BERT, CARL, DORA, EVE, GUILD, House

CALLED = {1: "Anna", 2: "Küllike", 3: "王小明", 4: "Bert", 5: "Õie"}


def seen(deal: Deal, seat: Seat, whole: Deal | None = None) -> ForkSight:
    """A fork that has come so far; whole: how the deal once ended, where this one is over too."""
    fork = Fork(33, seat + 1, GUILD, 12, 4, seat, "normal", DEAL)
    ends = None if whole is None else Ends(table_with(whole), whole.view(None), deal.view(None))
    return ForkSight(fork, TableView(table_with(deal), seat, deal.view(seat)), 7, ends)


@pytest.mark.parametrize(("game", "seed"), [(game, seed) for game in GAMES for seed in range(either(1, 12))])
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
            messages = [fork_message(seen(each, seat), Reader(language, CALLED), "") for each in (deal, other)]
            assert messages[0] == messages[1]
    assert compared > 3 or deal.version < 10


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_both_ends_are_told_and_drawn(game: str, language: str) -> None:
    for seed in range(4):
        then = finished_deal(game, seed)
        *_, now = random_deal(then.start, random.Random(seed + 50))
        over = seen(now, 1, then)
        assert over.ends is not None
        message = both_ends(over, over.ends, Reader(language, CALLED))
        (picture,) = message.pictures
        assert isinstance(picture.scene, LedgerScene)
        assert [len(row.scores) for row in picture.scene.rows] == [then.start.players] * 2
        assert len(message.text) <= LONGEST_TEXT
        assert len(picture.alt) <= LONGEST_ALT
        leads = [press.what for each in message.controls if (press := read_press(each.press)) is not None]
        assert leads == ["fork 1", "fork seats", "replay", "challenges"]


def test_a_long_name_is_broken_above_its_column_and_a_short_one_is_not() -> None:
    names = ("Anna", "Küllike Õunapuu-Sääsk", "Maximilian-Alexander", "Überlangername", "王小明")
    assert [in_lines(name) for name in names] == [
        "Anna", "Küllike\nÕunapuu-\nSääsk", "Maximilian-\nAlexander", "Überlangername", "王小明"
    ]  # fmt: skip


def test_there_is_a_button_for_each_seat_by_who_sat_there() -> None:
    whole = finished_deal("skat", 1)
    message = seat_choice(SourceDeal(table_with(whole), whole, "", 12, ""), DealMoment(7, 12, 5), Reader("en", CALLED))
    labels = [each.label for each in message.controls if not isinstance(each, Menu)]
    assert labels == ["Seat 1: Anna", "Seat 2: Küllike", "Seat 3: 王小明"]
    assert [read_press(each.press) for each in message.controls] == [
        ControlId(7, 12, 5, f"fork {seat}") for seat in range(3)
    ]


# Pressed through to its end


class Forking:
    """Somebody who presses."""

    def __init__(self, house: House) -> None:
        solo, people = solo_of(house.store, house.clock), Everybody()
        messages = messages_of(people, solo, house.store, house.clock)
        self.act = messages.act
        self.begin = PlayingOn(people, solo, messages).begin


@pytest.fixture
async def forking(house: House) -> Forking:
    """One finished deal of Saskop."""
    table = await house.table(ANNA, BERT, CARL, DORA)
    await play(house, table.id, random.Random(5))
    return Forking(house)


def pressed(message: Message, chance: random.Random) -> tuple[ControlId, str]:
    """One of the controls, and what pressing it says."""
    control = chance.choice([each for each in message.controls if not each.press.endswith(":claim")])
    press = read_press(control.press)
    assert press is not None
    if not isinstance(control, Menu):
        return press, press.what
    values = [entry.value for entry in chance.sample(control.entries, control.count)]
    return press, menu_action(press.what, tuple(values))


async def test_one_can_press_from_the_first_question_to_the_end(forking: Forking) -> None:
    chance = random.Random(2)
    for step in (0, 3, 11, 20):
        message = await forking.begin(Caller(BERT, GUILD), DealMoment(0, 1, step), None)
        for _ in range(80):
            if "it is over" in message.text:
                break
            assert [picture.name for picture in message.pictures] == ["table.png", "hand.png"]
            press, said = pressed(message, chance)
            assert (press.table, press.deal > 0) == (0, True)
            message = await forking.act(BERT, press.deal, press.version, said)
        assert "As it was:" in message.text
        assert "As it is now:" in message.text


async def test_the_rest_can_be_claimed_by_a_button_only_where_it_is_certain(
    forking: Forking, house: House
) -> None:  # fmt: skip
    chance, unproven, proven = random.Random(2), 0, 0
    for number in range(2, 8):
        await play(house, house.lookup.find(user=ANNA).id, random.Random(number))
    for number, step, seat in product(range(1, 8), (30, 33), range(4)):
        message = await forking.begin(Caller(EVE, GUILD), DealMoment(0, number, step), seat)
        press, _ = pressed(message, chance)
        if any(each.press.endswith(":claim") for each in message.controls):
            late = await forking.act(EVE, press.deal, press.version + 1, "claim")
            assert late.text.startswith("That press came too late")
            assert "it is over" in (await forking.act(EVE, press.deal, press.version, "claim")).text
            proven += 1
        else:
            with pytest.raises(UserError) as refused:
                await forking.act(EVE, press.deal, press.version, "claim")
            unproven += refused.value.key == "claim-unproven"
    assert min(proven, unproven) > 0


async def test_who_did_not_sit_there_is_asked_for_a_seat(forking: Forking) -> None:
    asked = await forking.begin(Caller(EVE, GUILD), DealMoment(0, 1, 3), None)
    assert [each.press.rpartition(":")[2] for each in asked.controls] == [f"fork {seat}" for seat in range(4)]
    assert "Only you see this" in (await forking.begin(Caller(EVE, GUILD), DealMoment(0, 1, 3), 2)).text
    assert "Only you see this" in (await forking.begin(Caller(BERT, GUILD), DealMoment(0, 1, 3), None)).text


async def test_a_press_too_late_shows_how_it_stands(forking: Forking) -> None:
    first = await forking.begin(Caller(BERT, GUILD), DealMoment(0, 1, 12), None)
    press, said = pressed(first, random.Random(1))
    late = await forking.act(BERT, press.deal, press.version + 1, said)
    assert late.text.startswith("That press came too late")
    assert late.controls == first.controls
    with pytest.raises(UserError) as refused:
        await forking.act(ANNA, press.deal, press.version, said)
    assert refused.value.key == "fork-gone"


@pytest.mark.parametrize("game", GAMES)
async def test_an_uploaded_deal_is_played_again_under_the_names_of_its_file(
    forking: Forking, house: House, game: str
) -> None:
    taken = await replays_of(house).take(Caller(EVE, GUILD), a_file(game).encode())
    number = next(press.deal for each in taken.controls if (press := read_press(each.press)) and press.deal)
    asked = await forking.begin(Caller(EVE, GUILD), UploadMoment(number), None)
    assert [read_press(each.press) for each in asked.controls][:2] == [
        ControlId(0, number, 0, "fork upload 0"), ControlId(0, number, 0, "fork upload 1")
    ]  # fmt: skip
    assert "Mari" in asked.controls[0].label  # type: ignore[union-attr]
    chance, message = random.Random(2), await forking.begin(Caller(EVE, GUILD), UploadMoment(number), 1)
    for _ in range(80):
        if "it is over" in message.text:
            break
        press, said = pressed(message, chance)
        message = await forking.act(EVE, press.deal, press.version, said, GUILD)
    assert "deal 7 again" in message.text
    leads = [read_press(each.press) for each in message.controls]
    assert leads == [ControlId(0, number, 0, what) for what in ("fork upload 1", "fork upload seats", "upload")]
    with pytest.raises(UserError) as refused:
        await forking.begin(Caller(ANNA, GUILD), UploadMoment(number), 1)
    assert refused.value.key == "upload-gone"


async def test_with_its_upload_goes_what_is_played_on_from_it(forking: Forking, house: House) -> None:
    taken = await replays_of(house).take(Caller(EVE, GUILD), a_file().encode())
    number = next(press.deal for each in taken.controls if (press := read_press(each.press)) and press.deal)
    message = await forking.begin(Caller(EVE, GUILD), UploadMoment(number), 1)
    press, said = pressed(message, random.Random(1))
    house.clock.advance(UPLOAD_LIFETIME.total_seconds())
    with pytest.raises(UserError) as refused:
        await forking.act(EVE, press.deal, press.version, said)
    assert refused.value.key == "upload-gone"
    await replays_of(house).take(Caller(ANNA, GUILD), a_file().encode())
    with pytest.raises(UserError) as refused:
        await forking.act(EVE, press.deal, press.version, said)
    assert refused.value.key == "fork-gone"
