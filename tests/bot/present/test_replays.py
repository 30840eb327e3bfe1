"""Finished deals gone through step by step: with open hands, from one's own seat, shown to others, and from a file."""

import json
import random
from contextlib import suppress
from dataclasses import replace
from datetime import date

import pytest

from bot.errors import UserError
from bot.phrases import LANGUAGES, phrases
from bot.present.deal_presses import DealMoment, UploadMoment
from bot.present.descriptions import cards_text
from bot.present.messages import LONGEST_ALT, LONGEST_TEXT, ControlId, Menu, Message, read_press
from bot.present.readers import Reader
from bot.present.replays import Course, Replays, checked, course_of, moments, replay, shared
from bot.present.scenes import TableScene
from bot.present.status import error_text
from bot.render.layouts import lay_out
from bot.render.shapes import CardShape
from bot.tables.finished_deals import MAX_UPLOAD_BYTES, UPLOAD_LIFETIME, moment
from bot.tables.rights import Caller
from engine.deal import Deal
from engine.errors import IllegalAction, UnusableDeal
from engine.games import GAMES
from engine.record import fold, read_record, record_of, verify, write_record
from engine.seats import Seat
from tests.bot.features.records.test_messages import NAMES, Everybody, history_of, play
from tests.properties.random_deals import finished_deal, moves
from tests.properties.test_messages_secrecy import table_with
from tests.properties.test_secrecy import exposed, redealt
from tests.support.exported import exported
from tests.support.soak import either
from tests.support.tables import ANNA, BERT, CARL, DORA, EVE, GUILD, House

FOUR = (ANNA, BERT, CARL, DORA)
CALLED = {1: "Anna", 2: "Küllike", 3: "王小明", 4: "Bert", 5: "Õie"}


def course(whole: Deal, seat: Seat | None = None) -> Course:
    """A finished deal, looked at by somebody."""
    return Course(table_with(whole), whole, Reader("en", CALLED), 12, DealMoment(7, 12), seat)


def scene_of(message: Message) -> TableScene:
    (picture,) = message.pictures
    assert isinstance(picture.scene, TableScene)
    return picture.scene


def targets(message: Message) -> dict[str, int]:
    """Where its buttons lead, by what they are called for."""
    presses = [read_press(each.press) for each in message.controls]
    return {press.what.rpartition(" ")[2]: press.version for press in presses if press is not None}


def jumps(message: Message) -> list[ControlId | None]:
    (menu,) = [each for each in message.controls if isinstance(each, Menu)]
    return [read_press(entry.value) for entry in menu.entries]


@pytest.mark.parametrize("game", GAMES)
def test_open_hands_are_in_the_picture_and_in_its_words(game: str) -> None:
    whole = finished_deal(game, 3)
    for step in range(0, whole.version, 5):
        message = replay(course(whole), step)
        deal = moment(whole, step)
        for seat in range(whole.start.players):
            hand = deal.view(seat).hand
            assert scene_of(message).seats[seat].face_up == hand
            assert cards_text(hand) in message.pictures[0].alt
    assert len(message.pictures[0].alt) <= LONGEST_ALT
    assert len(message.text) <= LONGEST_TEXT


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_control_of_every_step_can_be_pressed_and_is_the_only_one_of_its_name(game: str, language: str) -> None:
    whole = finished_deal(game, 5)
    for own in (False, True):
        for step in range(0, whole.version, 7):
            controls = replay(replace(course(whole, 0), reader=Reader(language, CALLED)), step, own=own).controls
            presses = [each.press for each in controls]
            assert len(presses) == len(set(presses))
            assert all(read_press(press) is not None and len(press) <= 100 for press in presses)
            assert all(sum(each.row == row for each in controls) <= 5 for row in range(5))
            for menu in (each for each in controls if isinstance(each, Menu)):
                values = [entry.value for entry in menu.entries]
                assert 1 <= len(values) == len(set(values)) <= 25


def test_one_goes_by_card_and_by_trick_and_no_further_than_the_deal() -> None:
    whole = finished_deal("saskop", 5)
    steps = whole.version - 1
    first = targets(replay(course(whole), -3))
    assert (first["back"], first["trick-back"], first["forward"]) == (0, 0, 1)
    ends = [press.version for press in jumps(replay(course(whole), 0)) if press is not None][-9:]
    assert first["trick-forward"] == ends[0]
    middle = targets(replay(course(whole), ends[3] + 1))
    assert (middle["trick-back"], middle["back"]) == (ends[3], ends[3])
    assert (middle["forward"], middle["trick-forward"]) == (ends[3] + 2, ends[4])
    last = targets(replay(course(whole), steps + 100))
    assert (last["forward"], last["trick-forward"], ends[-1]) == (steps, steps, steps)
    for end in ends:
        assert " takes " in replay(course(whole), end).text


@pytest.mark.parametrize(("game", "seed"), [(game, seed) for game in GAMES for seed in range(either(1, 12))])
def test_from_ones_seat_nothing_shows_that_lay_otherwise_unseen(game: str, seed: int) -> None:
    """Deal the cards otherwise that the seat could not see, and let the deal end otherwise: the moment is the same."""
    whole, chance, compared = finished_deal(game, seed), random.Random(seed), 0
    for step in chance.sample(range(whole.version - 1), min(12, whole.version - 1)):
        seat = chance.randrange(whole.start.players)
        deal = moment(whole, step)
        other = None if deal.outcome is not None else redealt(deal, seat, chance)
        if other is None:
            continue
        other = to_its_end(other, chance)
        views = [replay(course(each, seat), step, own=True) for each in (whole, other)]
        assert [view.text for view in views[:1]] == [view.text for view in views[1:]]
        assert views[0].pictures == views[1].pictures
        compared += 1
    assert compared or whole.version < 12 or len(exposed(whole)) > 27


def to_its_end(deal: Deal, chance: random.Random) -> Deal:
    while deal.waiting_for:
        deal = deal.act(*chance.choice(moves(deal)))
    return deal


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_heard_nothing_of_is_no_step_for_it(game: str) -> None:
    whole = finished_deal(game, 8)
    for seat in range(whole.start.players):
        own = course(whole, seat)
        told = [len(moment(whole, step).heard_by(seat)) for step in moments(own, own=True)]
        assert told == sorted(set(told))
        assert told[-1] == len(whole.heard_by(seat))


# What is looked up


@pytest.fixture
async def replays(house: House) -> Replays:
    """One finished deal, and a second that goes on."""
    table, chance = await house.table(*FOUR), random.Random(5)
    await play(house, table.id, chance)
    await house.service.start(table.id, ANNA)
    return replays_of(house)


def replays_of(house: House) -> Replays:
    return Replays(Everybody(), house.store.results, house.store.uploads, house.clock)


async def refused(awaitable: object) -> str:
    """Why something cannot be."""
    with pytest.raises(UserError) as error:
        await awaitable  # type: ignore[misc]
    return error.value.key


async def test_who_sat_there_sees_their_own_seat_and_nobody_else_does(replays: Replays) -> None:
    mine = await replays.show(Caller(BERT, GUILD), 1, 9, own=True)
    every = await replays.show(Caller(BERT, GUILD), 1, 9)
    assert scene_of(mine).seats[1].face_up == scene_of(every).seats[1].face_up != ()
    assert len(scene_of(mine).seats[0].face_up) < len(scene_of(every).seats[0].face_up)
    assert "look" in targets(await replays.show(Caller(BERT, GUILD), 1, 9))
    assert "look" not in targets(await replays.show(Caller(EVE, GUILD), 1, 9))
    assert await refused(replays.show(Caller(EVE, GUILD), 1, 9, own=True)) == "not-your-deal"


@pytest.mark.parametrize(("guild", "number", "key"), [
    (GUILD, 2, "deal-not-over"), (GUILD, 3, "no-such-deal"), (GUILD, 10**17, "no-such-deal"),
    (GUILD + 1, 1, "no-such-deal"), (None, 1, "no-such-deal"),
])  # fmt: skip
async def test_only_a_finished_deal_of_the_server_is_shown(
    replays: Replays, guild: int | None, number: int, key: str
) -> None:
    assert await refused(replays.show(Caller(ANNA, guild), number, 0)) == key
    assert await refused(replays.show(Caller(ANNA, guild), number, 0, own=True)) == key
    if guild is not None:
        assert await refused(replays.share(ANNA, guild, DealMoment(0, number, 0), own=False)) == key


async def test_a_void_deal_is_not_shown(house: House, replays: Replays) -> None:
    await house.service.annul(house.lookup.all_tables()[0].id, ANNA)
    assert await refused(replays.show(Caller(ANNA, GUILD), 2, 0)) == "deal-annulled"


async def test_it_is_there_after_a_restart(house: House, replays: Replays) -> None:
    before = await replays.show(Caller(CARL, GUILD), 1, 7, own=True)
    again = await house.again()
    assert await replays_of(again).show(Caller(CARL, GUILD), 1, 7, own=True) == before
    house.store = again.store


async def test_what_is_shared_says_by_whom_and_is_what_they_saw(replays: Replays) -> None:
    seen, posted = (
        await replays.show(Caller(BERT, GUILD), 1, 9),
        await replays.share(BERT, GUILD, DealMoment(0, 1, 9), own=False),
    )
    assert posted.text == f"Bert shows a moment of a finished deal:\n{seen.text}"
    assert posted.pictures == seen.pictures
    assert [read_press(each.press).what for each in posted.controls] == ["replay shown"]  # type: ignore[union-attr]
    for step in range(30):
        own = await replays.share(BERT, GUILD, DealMoment(0, 1, step), own=True)
        assert own.pictures == (await replays.show(Caller(BERT, GUILD), 1, step, own=True)).pictures
        assert "you" not in own.text.lower()
    after = await replays.shared_from(Caller(BERT, GUILD), DealMoment(0, 1, 9), own=False)
    assert "Posted in this channel" in after.text
    assert not any("share" in each.press for each in after.controls)


def test_who_shares_is_not_taken_at_their_word() -> None:
    posted = shared(course(finished_deal("skat", 1)), 4, "**@everyone**")
    assert posted.text.startswith(r"\*\*＠everyone\*\* shows")
    assert posted.mentions == ()


async def test_who_had_everything_deleted_is_called_by_their_seat(house: House, replays: Replays) -> None:
    stored = await house.store.results.deal(GUILD, 1)
    assert stored is not None
    nameless = replace(stored, seats=(None, *stored.seats[1:]))
    message = replay(course_of(nameless, EVE, Reader("en", NAMES)), 0)
    assert [seat.name for seat in scene_of(message).seats] == ["Player 1", "Bert", "Carl", "Dora"]
    assert len(scene_of(message).seats[0].face_up) == 9


@pytest.mark.parametrize("game", GAMES)
def test_who_sat_down_in_mid_deal_sees_their_seat_from_then_on(game: str) -> None:
    whole = finished_deal(game, 1)
    since, seat = whole.version // 2, 1
    known = replace(course(whole, seat), since=since)
    told, before = moments(known, own=True), moments(course(whole, seat), own=True)
    assert [*told] == [step for step in before if step >= since]
    first = replay(known, told[0], own=True)
    for step in range(told[0]):
        assert replay(known, step, own=True) == first
    late = replay(replace(known, since=whole.version + 9), 0, own=True)
    assert late.pictures == replay(known, whole.version, own=True).pictures


async def test_somebody_who_took_a_seat_in_mid_deal_has_it_in_the_replay(house: House, replays: Replays) -> None:
    class Results:
        """Eve did the twenty-first thing in the deal, in seat 3."""

        deal = staticmethod(house.store.results.deal)

        @staticmethod
        async def came_in(deal: int, user: int) -> tuple[int, int] | None:
            assert deal
            return (2, 20) if user == EVE else None

    since = Replays(Everybody(), Results(), house.store.uploads, house.clock)  # type: ignore[arg-type]
    own = await since.show(Caller(EVE, GUILD), 1, 0, own=True)
    assert own.pictures != (await replays.show(Caller(CARL, GUILD), 1, 0, own=True)).pictures
    step = next(press.version for each in own.controls if (press := read_press(each.press)) and "look" in press.what)
    assert step >= 19
    assert own.pictures == (await replays.show(Caller(CARL, GUILD), 1, step, own=True)).pictures
    assert await refused(since.show(Caller(EVE + 1, GUILD), 1, 0, own=True)) == "not-your-deal"


# Files that people bring


def a_file(game: str = "skat", name: str = "Mari", seed: int = 3) -> str:
    whole = finished_deal(game, seed)
    players = (name, *("Bert", "Carl", "Dora", "Eve", "Fred", "Greta", "Hans")[: whole.start.players - 1])
    return write_record(record_of(whole, number=7, day=date(2026, 1, 1), players=players, salt="5a" * 16))


@pytest.mark.parametrize("game", GAMES)
def test_the_longest_record_with_the_longest_names_is_not_too_long(game: str) -> None:
    for seed in range(8):
        whole = finished_deal(game, seed)
        players = ("\U0001f468\u200d" * 16,) * whole.start.players
        record = record_of(whole, number=10**9, day=date(2026, 1, 1), players=players, salt="5a" * 16)
        assert len(write_record(record).encode()) <= MAX_UPLOAD_BYTES // 2


@pytest.mark.parametrize("game", GAMES)
async def test_a_file_of_any_game_is_gone_through(house: House, game: str) -> None:
    replays = replays_of(house)
    first = await replays.take(Caller(EVE, GUILD), a_file(game).encode())
    assert "Checked just now" in first.text
    assert "**" + " ".join(read_record(a_file(game)).seal[at : at + 5] for at in (0, 5, 10, 15)) + "**" in first.text
    whats = [press.what for each in first.controls if (press := read_press(each.press))]
    assert {"share upload", "fork upload"} <= {*whats}
    assert not {"record", "verify", "challenge"} & {*whats}
    forward = next(press for each in first.controls if (press := read_press(each.press)) and "forward" in press.what)
    later = await replays.uploaded(Caller(EVE, GUILD), forward.deal, forward.version)
    assert later.text != first.text
    assert "Checked just now" not in later.text
    assert scene_of(later).seats[0].name == "Mari"


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"], ids=repr)
@pytest.mark.parametrize("has_last", [True, False])
async def test_a_file_is_read_whatever_its_lines_end_with(house: House, end: str, has_last: bool) -> None:
    whole = (await replays_of(house).take(Caller(EVE, GUILD), a_file().encode())).pictures
    text = a_file().replace("\n", end)
    data = (text if has_last else text.removesuffix(end)).encode()
    assert checked(data) == checked(a_file().encode())
    assert (await replays_of(house).take(Caller(EVE, GUILD), data)).pictures == whole


WORD_OF_FILE = {
    "en": "what was played are only what the file says",
    "de": "was gespielt wurde sind nur, was in der Datei",
    "et": "mängukäik on ainult see, mida fail ütleb",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_that_the_play_is_the_files_word(language: str) -> None:
    assert WORD_OF_FILE[language] in phrases(language).say("upload-unchecked", groups="", when="")


def test_a_play_that_stays_within_the_rules_is_not_found_out() -> None:
    """What is said of it above is so: two cards of the last two tricks change places, and the record is true still."""
    truth, found = read_record(a_file("skat")), 0
    for at, (seat, action) in enumerate(truth.actions):
        later = [i for i, (who, _) in enumerate(truth.actions) if who == seat and i > at]
        for other in later:
            moves = [*truth.actions]
            moves[at], moves[other] = (seat, moves[other][1]), (seat, action)
            changed = replace(truth, actions=tuple(moves))
            with suppress(UnusableDeal, IllegalAction):
                outcome = fold(changed).outcome
                if outcome is not None:
                    result = json.loads(json.dumps(fold(truth).start.rules.result(outcome)))
                    found += verify(replace(changed, result=result)) == []
    assert found


async def test_its_buttons_work_for_who_uploaded_it_through_a_restart_until_its_time_is_over(house: House) -> None:
    first = await replays_of(house).take(Caller(EVE, GUILD), a_file().encode())
    number = next(press.deal for each in first.controls if (press := read_press(each.press)) and press.deal)
    again = await house.again()
    replays = replays_of(again)
    assert scene_of(await replays.uploaded(Caller(EVE, None), number, 3)).seats[0].name == "Mari"
    assert await refused(replays.uploaded(Caller(ANNA, GUILD), number, 3)) == "upload-gone"
    assert await refused(replays.uploaded(Caller(EVE, GUILD), number + 1, 3)) == "upload-gone"
    assert await refused(replays.uploaded(Caller(EVE, GUILD), 10**17, 3)) == "upload-gone"
    again.clock.advance(UPLOAD_LIFETIME.total_seconds())
    assert await refused(replays.uploaded(Caller(EVE, GUILD), number, 3)) == "upload-gone"
    await replays.take(Caller(ANNA, GUILD), a_file().encode())
    assert await again.store.uploads.upload(number) is None
    house.store = again.store


async def test_a_moment_of_an_upload_is_shared_with_nothing_to_press(house: House) -> None:
    replays = replays_of(house)
    number = next(
        press.deal
        for each in (await replays.take(Caller(BERT, GUILD), a_file().encode())).controls
        if (press := read_press(each.press)) and press.deal
    )
    seen = await replays.uploaded(Caller(BERT, GUILD), number, 9)
    posted = await replays.share(BERT, GUILD, UploadMoment(number, 9), own=False)
    assert posted.text == (
        "Bert shows a moment of a deal from a file of their own; its names and number are what the file says:\n"
        + seen.text
    )
    assert posted.pictures == seen.pictures
    assert posted.controls == ()
    after = await replays.shared_from(Caller(BERT, GUILD), UploadMoment(number, 9), own=False)
    assert "Posted in this channel" in after.text
    assert not any("share" in each.press for each in after.controls)
    assert await refused(replays.share(EVE, GUILD, UploadMoment(number, 9), own=False)) == "upload-gone"


async def test_names_in_a_file_are_words_and_no_more(house: House) -> None:
    message = await replays_of(house).take(
        Caller(EVE, GUILD), a_file(name="@everyone **[x](http://y)** \u202e<@11>").encode()
    )
    later = await replays_of(house).uploaded(Caller(EVE, GUILD), 1, 1)
    for text in (message.text, later.text):
        assert "@everyone" not in text
        assert "<@11>" not in text
        assert "[x](" not in text
    assert "\u202e" not in later.pictures[0].alt
    assert message.mentions == ()


def unfinished() -> str:
    whole = finished_deal("skat", 3)
    deal = moment(whole, whole.version // 2)
    return write_record(record_of(deal, number=7, day=date(2026, 1, 1), players=("A", "B", "C"), salt="5a" * 16))


BAD = [
    (b"", "upload-unreadable"),
    (b"a letter home", "upload-unreadable"),
    (b"\x89PNG\r\n\x1a\n\xff\xfe", "upload-unreadable"),
    (b"x" * (MAX_UPLOAD_BYTES + 1), "upload-too-large"),
    (a_file()[:-40].encode(), "upload-unreadable"),
    (a_file().replace("\n", "\n\r").encode(), "upload-unreadable"),
    (a_file().replace("game: skat", "game: tarot").encode(), "upload-newer"),
    (a_file().replace("rules: 1", "rules: 2").encode(), "upload-newer"),
    (a_file().replace("rules: 1", "rules: 0").encode(), "upload-older"),
    (a_file().replace("salt: 5a", "salt: 6a").encode(), "upload-false"),
    (a_file().replace('player 2: "Carl"\n', "").encode(), "upload-false"),
    (unfinished().encode(), "upload-false"),
]


@pytest.mark.parametrize(("data", "key"), BAD)
async def test_what_is_no_true_record_of_a_finished_deal_is_refused(house: House, data: bytes, key: str) -> None:
    assert await refused(replays_of(house).take(Caller(EVE, GUILD), data)) == key
    assert (await exported(house.store, EVE))["uploads"] == []


def test_what_is_said_of_a_broken_file_repeats_nothing_of_it_as_it_is() -> None:
    for text in (a_file().replace("deal: 7", "deal: **@everyone**"), a_file().replace("cut: ", "cut: <@11> ")):
        with pytest.raises(UserError) as error:
            checked(text.encode())
        assert "@everyone" not in str(error.value.details)
        assert "<@11>" not in str(error.value.details)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_with_a_file_is_said_in_the_readers_language(language: str) -> None:
    said = set()
    for data, _ in BAD:
        with pytest.raises(UserError) as error:
            checked(data)
        said.add(error_text(error.value.key, language, **error.value.details))
    assert len(said) > 8
    english = ("expected here", "is refused", "breaks off", "not the one", "not written", "not over", "no UTF")
    assert language == "en" or not any(words in text for text in said for words in english)


async def test_the_record_of_a_deal_of_ours_can_be_brought_back(house: House, replays: Replays) -> None:
    given = await history_of(house).record(Caller(BERT, GUILD), 1)
    message = await replays.take(Caller(EVE, GUILD), given.files[0][1])
    assert message.pictures == (await replays.show(Caller(EVE, GUILD), 1, 0)).pictures
    number = next(press.deal for each in message.controls if (press := read_press(each.press)) and press.deal)
    for step in (4, 20, 999):
        brought = await replays.uploaded(Caller(EVE, GUILD), number, step)
        assert brought.pictures == (await replays.show(Caller(EVE, GUILD), 1, step)).pictures


@pytest.mark.parametrize(("game", "label"), [("skat", "Skat"), ("sheepshead", "Buried")])
def test_a_replay_shows_the_cards_that_nobody_holds(game: str, label: str) -> None:
    shown = 0
    for seed in range(12):
        whole = finished_deal(game, seed)
        message = replay(course(whole), whole.version - 1)
        scene = scene_of(message)
        if scene.aside_label != label or not whole.view(None).tricks:
            continue
        assert len(scene.aside) >= 2
        assert not set(scene.aside) & {card for trick in whole.view(None).tricks for card in trick.cards}
        line = f"{label}: {cards_text(scene.aside)}"
        assert line in message.text
        assert line in message.pictures[0].alt
        drawn = [each for each in lay_out(scene).shapes if isinstance(each, CardShape) and each.card in scene.aside]
        assert len(drawn) == len(scene.aside)
        shown += 1
    assert shown
