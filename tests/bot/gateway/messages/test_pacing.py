"""When a message may be changed: the channel's window, the table's budget, and the loop's lateness in one turn."""

import asyncio

import pytest

from bot.gateway.messages.pacing import (
    CREDIT_PER_CARD,
    EDITS,
    FREE_POST_SECONDS,
    GATHER_SECONDS,
    LATER,
    LINGER_SECONDS,
    MAX_CREDIT,
    MAX_LINGER_SECONDS,
    MAX_POST_WAIT_SECONDS,
    POLL_SECONDS,
    POST_SECONDS,
    QUIET_SECONDS,
    SOON,
    WINDOW,
    EditQueue,
    EditWindow,
    LoopLag,
    Pacing,
    TablePace,
    UpdateRequest,
)
from tests.support.virtual_time import in_virtual_time

POST = UpdateRequest(7, is_public=True, is_live=True)
FREE_POST = POST._replace(is_free=True)
HAND = UpdateRequest(70)
FREE = UpdateRequest(7, is_free=True)
NEW = UpdateRequest(70, is_new=True)
HOUR = 3600.0


def now() -> float:
    return asyncio.get_running_loop().time()


# A channel's window


@pytest.mark.parametrize("is_urgent", [True, False])
def test_four_edits_in_five_seconds_and_not_one_more(is_urgent: bool) -> None:
    window, made, clock = EditWindow(), [], 1000.0
    for _ in range(40):
        if window.wait(clock, is_urgent=is_urgent) <= 0:
            window.note(clock)
            made.append(clock)
        clock += 0.5
    assert all(sum(start <= each < start + 5 for each in made) <= 4 for start in made)
    assert len(made) >= 9


def test_the_last_of_the_four_is_kept_for_what_somebody_waits_for() -> None:
    window = EditWindow()
    for _ in range(EDITS - 1):
        window.note(10.0)
    assert window.wait(10.0, is_urgent=False) == WINDOW
    assert window.wait(10.0, is_urgent=True) == 0.0


@pytest.mark.parametrize(
    ("update", "is_paced"),
    [(POST, True), (POST._replace(is_free=True), True), (HAND, True), (FREE, False), (NEW, False)],
)
def test_the_posts_edits_and_the_bots_own_count_in_the_window(update: UpdateRequest, is_paced: bool) -> None:
    assert update.is_paced is is_paced


# A table's budget


def test_a_table_lives_within_what_its_peoples_cards_pay_for() -> None:
    pace, extra = TablePace(), 0
    for _ in range(360):
        pace.spend()
        pace.card_played(1)
        if pace.has_capacity:
            pace.spend()
            extra += 1
    assert extra <= 360 * (CREDIT_PER_CARD - 1) + MAX_CREDIT
    assert 360 + extra <= 2 * 360


URGENT = HAND._replace(is_urgent=True)


@pytest.mark.parametrize(
    ("update", "is_by_computers", "can_afford"),
    [
        (FREE, True, True),
        (NEW, True, True),
        (HAND, False, False),
        (URGENT, True, True),
        (POST, False, True),
        (POST, True, False),
    ],
)
def test_without_credit_only_what_is_free_or_waited_for_is_changed(
    update: UpdateRequest, is_by_computers: bool, can_afford: bool
) -> None:
    pace = TablePace(credit=0.0, changed_at=100.0, is_by_computers=is_by_computers)
    assert pace.can_afford(update, 100.0) is can_afford
    assert pace.can_afford(update, 100.0 + QUIET_SECONDS)
    pace.credit = MAX_CREDIT
    assert pace.can_afford(update, 100.0)


# The turn


@pytest.fixture
def late() -> LoopLag:
    return LoopLag()


@pytest.fixture
def pacing(late: LoopLag) -> Pacing:
    return Pacing(late)


async def took(pacing: Pacing, pace: TablePace, update: UpdateRequest) -> float:
    """How long something waits for its turn, which it then takes."""
    began = now()
    await pacing.turn(("table", update), pace, lambda: update)
    pacing.called(pace, update)
    return now() - began


@in_virtual_time
async def test_what_nobody_pays_for_is_done_when_the_table_has_been_quiet(pacing: Pacing) -> None:
    pace = TablePace(credit=-5.0)
    pace.note_change(now())
    assert QUIET_SECONDS <= await took(pacing, pace, HAND) < QUIET_SECONDS + LINGER_SECONDS


@in_virtual_time
async def test_what_is_new_waits_for_nobody(pacing: Pacing, late: LoopLag) -> None:
    late.seconds = late.share = 1.0
    assert await took(pacing, TablePace(credit=-5.0, is_by_computers=True), NEW) < POLL_SECONDS


@in_virtual_time
async def test_the_fourth_edit_of_a_channel_waits_for_the_window(pacing: Pacing) -> None:
    urgent = POST._replace(is_urgent=True)
    waits = [await took(pacing, TablePace(), urgent) for _ in range(EDITS + 1)]
    assert waits[:EDITS] == pytest.approx([0.0] * EDITS, abs=0.01)
    assert waits[EDITS] == pytest.approx(WINDOW, abs=0.01)


@in_virtual_time
async def test_edits_that_nobody_waits_for_are_spread_over_the_window(pacing: Pacing) -> None:
    free = POST._replace(is_free=True)
    waits = [await took(pacing, TablePace(), free) for _ in range(2 * EDITS)]
    assert max(waits) == pytest.approx(WINDOW / 2, abs=0.01)


@in_virtual_time
@pytest.mark.parametrize("update", [POST, FREE_POST], ids=["counted", "free"])
@pytest.mark.parametrize("every", [0.4, 1.0, 1.7, 3.0, 6.0])
@pytest.mark.parametrize("is_busy", [False, True], ids=["calm", "busy"])
async def test_every_card_is_on_the_post_within_three_seconds(
    pacing: Pacing, late: LoopLag, update: UpdateRequest, every: float, is_busy: bool
) -> None:
    """Whatever calls count and however busy the loop is; a call takes a while."""
    pace, played, shown, edits = TablePace(), [now()], [], 0
    late.share = late.seconds = float(is_busy)

    async def play() -> None:
        for _ in range(60):
            await asyncio.sleep(every)
            pace.card_played(1)
            pace.note_change(now())
            played.append(now())

    playing = asyncio.create_task(play())
    while not playing.done() or len(shown) < len(played):
        if len(shown) == len(played):
            await asyncio.sleep(0.01)
            continue
        await took(pacing, pace, update)
        cards, edits = len(played), edits + 1
        await asyncio.sleep(0.1)
        shown += [now()] * (cards - len(shown))
    ages = [seen - card for seen, card in zip(shown, played, strict=True)]
    assert max(ages) <= 3.0
    assert edits <= 60 * every / MAX_POST_WAIT_SECONDS + 2


@in_virtual_time
@pytest.mark.parametrize(
    ("changes", "waits"),
    [
        ({}, MAX_POST_WAIT_SECONDS),
        ({"is_urgent": True}, 0.0),
        ({"is_free": True}, FREE_POST_SECONDS),
        ({"is_free": True, "is_live": False}, 0.0),
        ({"is_new": True}, 0.0),
    ],
    ids=["counted", "urgent", "free", "a free one that tells how it ended", "new"],
)
async def test_a_post_is_edited_at_intervals_unless_people_press_what_stands_there(
    pacing: Pacing, changes: dict[str, bool], waits: float
) -> None:
    pace = TablePace()
    assert await took(pacing, pace, POST) < POLL_SECONDS
    assert await took(pacing, pace, POST._replace(**changes)) == pytest.approx(waits, abs=2 * POLL_SECONDS)
    assert await took(pacing, TablePace(), POST._replace(channel=8)) < POLL_SECONDS


@in_virtual_time
@pytest.mark.parametrize(("update", "apart"), [(POST, POST_SECONDS), (FREE_POST, FREE_POST_SECONDS)])
async def test_a_post_is_edited_at_once_some_seconds_after_it_was_last(
    pacing: Pacing, update: UpdateRequest, apart: float
) -> None:
    pace = TablePace()
    await took(pacing, pace, update)
    await asyncio.sleep(apart - 1.0)
    assert await took(pacing, pace, update) == pytest.approx(1.0, abs=2 * POLL_SECONDS)
    await asyncio.sleep(apart)
    assert await took(pacing, pace, update) < POLL_SECONDS


@in_virtual_time
async def test_what_is_about_to_be_overtaken_waits_for_that_and_no_longer(pacing: Pacing) -> None:
    for update in (HAND, FREE):
        waiting = update._replace(not_before=now() + 3.0)
        assert await took(pacing, TablePace(), waiting) == pytest.approx(3.0, abs=0.01)
        assert await took(pacing, TablePace(), waiting._replace(is_urgent=True)) < POLL_SECONDS


@in_virtual_time
async def test_channels_do_not_wait_for_each_other(pacing: Pacing) -> None:
    for channel in range(20):
        assert await took(pacing, TablePace(), UpdateRequest(channel, is_urgent=True)) < POLL_SECONDS


@in_virtual_time
async def test_what_one_person_sees_and_nobody_waits_for_lingers_so_that_more_goes_into_one_edit(
    pacing: Pacing,
) -> None:
    for update in (HAND, FREE):
        assert await took(pacing, TablePace(), update) == pytest.approx(LINGER_SECONDS, abs=0.01)
        assert await took(pacing, TablePace(), update._replace(is_urgent=True)) < POLL_SECONDS


@in_virtual_time
async def test_what_lingers_waits_until_the_table_is_quiet_but_not_for_ever(pacing: Pacing) -> None:
    for acts, expected in ((3, 3 + LINGER_SECONDS), (30, MAX_LINGER_SECONDS)):
        pace, began = TablePace(), now()
        waiting = asyncio.create_task(took(pacing, pace, FREE))
        for _ in range(acts):
            await asyncio.sleep(1.0)
            pace.note_change(now())
        assert await waiting == pytest.approx(expected, abs=0.02), f"after {now() - began} s"


@in_virtual_time
async def test_what_lingers_is_edited_at_once_when_somebody_comes_to_wait_for_it(pacing: Pacing) -> None:
    pace, claims = TablePace(), [HAND]
    waiting = asyncio.create_task(pacing.turn("hand", pace, lambda: claims[0]))
    await asyncio.sleep(POLL_SECONDS)
    assert not waiting.done()
    claims[0] = HAND._replace(is_urgent=True)
    pace.note_change(now())
    await asyncio.sleep(POLL_SECONDS)
    assert waiting.done()


@in_virtual_time
async def test_moves_of_computers_go_into_one_edit(pacing: Pacing) -> None:
    assert await took(pacing, TablePace(is_by_computers=True), POST) == pytest.approx(GATHER_SECONDS, abs=0.01)


@in_virtual_time
async def test_the_last_act_of_a_person_is_shown_before_computers_go_on(pacing: Pacing) -> None:
    assert await took(pacing, TablePace(is_by_computers=True, is_answered=True), POST) < POLL_SECONDS


@in_virtual_time
async def test_what_was_gathered_is_shown_at_once_when_a_person_is_to_act(pacing: Pacing) -> None:
    pace = TablePace(is_by_computers=True)
    waiting = asyncio.create_task(took(pacing, pace, POST))
    await asyncio.sleep(1.0)
    pace.is_by_computers = False
    pace.note_change(now())
    assert await waiting == pytest.approx(1.0, abs=0.01)


@in_virtual_time
async def test_what_is_not_affordable_waits_until_somebody_waits_for_it(pacing: Pacing) -> None:
    pace, claims = TablePace(credit=0.0, changed_at=now()), [HAND]
    waiting = asyncio.create_task(pacing.turn("hand", pace, lambda: claims[0]))
    await asyncio.sleep(QUIET_SECONDS - POLL_SECONDS)
    assert not waiting.done()
    claims[0] = URGENT
    pace.note_change(now())
    await asyncio.sleep(POLL_SECONDS)
    assert waiting.done()


@in_virtual_time
async def test_only_what_counts_is_paid_for(pacing: Pacing) -> None:
    pace = TablePace()
    pacing.called(pace, FREE)
    assert pace.credit == MAX_CREDIT
    pacing.called(pace, HAND)
    assert pace.credit == MAX_CREDIT - 1


# The loop's lateness


@pytest.fixture
def gate(late: LoopLag) -> EditQueue:
    return EditQueue(late)


async def go(gate: EditQueue, name: str, through: list[str], *, is_awaited: bool) -> None:
    await gate.turn(name, is_awaited=is_awaited)
    through.append(name)


async def overtaken(gate: EditQueue) -> tuple[list[str], asyncio.Task[None]]:
    """A post nobody waits for comes first, and a hand that somebody waits for goes through before it."""
    through: list[str] = []
    waiting = asyncio.create_task(go(gate, "post", through, is_awaited=False))
    await asyncio.sleep(0)
    await go(gate, "hand", through, is_awaited=True)
    assert through == ["hand"]
    return through, waiting


@in_virtual_time
async def test_the_awaited_begin_first_and_the_others_in_their_order(gate: EditQueue) -> None:
    through: list[str] = []
    async with asyncio.TaskGroup() as tasks:
        for name in ("post", "hand of an onlooker", "hand of the next player"):
            tasks.create_task(go(gate, name, through, is_awaited="next" in name))
    assert through == ["hand of the next player", "post", "hand of an onlooker"]


@in_virtual_time
async def test_others_that_are_ready_have_their_turn_between_two_edits(gate: EditQueue) -> None:
    through: list[str] = []

    async def edit(name: str) -> None:
        await gate.turn(name, is_awaited=True)
        through.append(name)
        asyncio.get_running_loop().call_soon(through.append, f"answer beside {name}")

    async with asyncio.TaskGroup() as tasks:
        for name in ("one", "two"):
            tasks.create_task(edit(name))
    assert through == ["one", "answer beside one", "two", "answer beside two"]


@in_virtual_time
async def test_while_the_loop_is_late_edits_wait_as_long_as_they_may(gate: EditQueue, late: LoopLag) -> None:
    late.seconds, began = 1.0, now()
    through, waiting = await overtaken(gate)
    assert now() - began == pytest.approx(SOON, abs=2 * POLL_SECONDS)
    await waiting
    assert now() - began == pytest.approx(LATER, abs=2 * POLL_SECONDS)
    assert through == ["hand", "post"]


@in_virtual_time
async def test_while_there_is_much_to_do_only_those_go_through_that_somebody_waits_for(
    gate: EditQueue, late: LoopLag
) -> None:
    late.share, began = 0.9, now()
    _, waiting = await overtaken(gate)
    assert now() - began < SOON
    late.share = 0.0
    await waiting
    assert now() - began < SOON


@in_virtual_time
async def test_what_somebody_comes_to_wait_for_waits_no_longer(gate: EditQueue, late: LoopLag) -> None:
    late.share = 0.9
    through: list[str] = []
    waiting = [asyncio.create_task(go(gate, name, through, is_awaited=False)) for name in ("post", "hand")]
    await asyncio.sleep(0)
    gate.prioritise("hand")
    await waiting[1]
    assert through == ["hand"]
    late.share = 0.0
    await waiting[0]


@in_virtual_time
async def test_who_gives_up_is_not_waited_for(gate: EditQueue) -> None:
    through: list[str] = []
    first = asyncio.create_task(go(gate, "first", through, is_awaited=True))
    second = asyncio.create_task(go(gate, "second", through, is_awaited=True))
    await asyncio.sleep(0)
    first.cancel()
    await second
    assert through == ["second"]


@in_virtual_time
async def test_nobody_goes_through_after_the_end(gate: EditQueue, late: LoopLag) -> None:
    late.seconds, through = 1.0, []
    waiting = asyncio.create_task(go(gate, "post", through, is_awaited=False))
    await asyncio.sleep(0)
    await gate.stop()
    await asyncio.sleep(HOUR)
    assert through == []
    waiting.cancel()
