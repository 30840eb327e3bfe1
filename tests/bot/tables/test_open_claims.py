"""A claim that is not proven is put to the table: who is asked, for how long, what comes of it, and what it tells."""

import random
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.errors import UserError
from bot.tables.interruptions import claim_result, may_claim, may_offer_claim
from bot.tables.live import fold
from bot.tables.model import Computer, OpenClaim, Pace, Person, Stage, Table, TableView
from bot.tables.setup import TablePlace, checked_setup
from engine.deal import Deal
from engine.decisions import expand
from engine.match import Tally
from engine.search.claims import can_stop, conceded, could_hold, lines, proven_line
from engine.seats import Seat
from tests.engine.search.test_concession import endings
from tests.properties.test_secrecy import redealt
from tests.support.tables import ANNA, BERT, CARL, CHANNEL, DORA, EVE, GUILD, HandClock, House

PEOPLE = (ANNA, BERT, CARL, DORA)
PACE = Pace(computer=1, cut=9999, override=20, next_deal=9999, turn=120)


def at(house: House, table: int, user: int | None = None) -> TableView:
    return house.lookup.sight(table, user)


def claim_at(house: House, table: int) -> OpenClaim | None:
    return at(house, table).table.claim


async def deal_of(house: House, table: int) -> Deal:
    """The deal with all its cards, as it is stored."""
    sight = at(house, table)
    assert sight.table.deal is not None
    stored = await house.store.results.deal(GUILD, sight.table.deal.number)
    assert stored is not None
    return fold(sight.table, stored)


def version(sight: TableView) -> tuple[int, int]:
    assert sight.view is not None
    assert sight.table.deal is not None
    return sight.table.deal.id, len(sight.view.history)


async def until_unproven(house: House, *, possible: bool, pace: Pace = PACE) -> tuple[int, int]:
    """A table of people, and somebody there who may claim what is not proven and, as wanted, can come true or not."""
    table = (await house.table(*PEOPLE, pace=pace, signals="false")).id
    while True:
        sight = at(house, table)
        if sight.table.stage is not Stage.PLAYING or sight.view is None:
            await house.service.start(table, ANNA)
            continue
        user = PEOPLE[sight.view.waiting_for[0]]
        view = at(house, table, user).view
        assert view is not None
        if may_claim(view) and proven_line(view) is None and could_hold(view):
            deal, seat = await deal_of(house, table), view.seat
            assert seat is not None
            if (conceded(deal, seat) is not None) is possible:
                return table, user
        await house.service.act(table, user, house.lookup.legal(table, user)[0], chance=3)


async def put(house: House, table: int, user: int) -> TableView:
    return await house.service.claim(table, user, asking=version(at(house, table, user)))


async def vote(house: House, table: int, user: int, *, agrees: bool, claimant: Seat | None = None) -> None:
    sight = at(house, table)
    assert sight.table.deal is not None
    seat = claimant if claimant is not None or sight.table.claim is None else sight.table.claim.seat
    await house.service.answer_claim(table, user, seat or 0, deal=sight.table.deal.id, agrees=agrees)


def others(user: int) -> list[int]:
    return [each for each in PEOPLE if each != user]


async def test_without_being_asked_for_it_nothing_is_put_to_the_table(house: House) -> None:
    table, user = await until_unproven(house, possible=True)
    with pytest.raises(UserError, match="claim-unproven"):
        await house.service.claim(table, user)
    deal, heard = version(at(house, table, user))
    with pytest.raises(UserError, match="stale"):
        await house.service.claim(table, user, asking=(deal, heard - 1))
    assert claim_at(house, table) is None


async def test_what_everybody_agrees_to_ends_the_deal_card_for_card(running: House) -> None:
    table, user = await until_unproven(running, possible=True)
    before = at(running, table, user)
    await put(running, table, user)
    for each in others(user):
        await vote(running, table, each, agrees=True)
    assert at(running, table).table.due == running.clock.now() + timedelta(seconds=PACE.computer)
    running.clock.advance(PACE.computer)
    change = await running.next_change(("result",))
    facts = change.table.deal
    assert facts is not None
    assert (facts.claimed, facts.is_agreed) == (before.seat, True)
    view = at(running, table).view
    assert view is not None
    assert before.view is not None
    assert {trick.winner(view.ranking) for trick in view.tricks[len(before.view.tricks) :]} == {before.seat}
    assert (await deal_of(running, table)).outcome == facts.outcome, "the log tells it like any other deal"
    assert (change.table.claim, change.table.have_claimed) == (None, ())
    again = await running.again()
    assert at(again, table).table.deal == facts, "after a restart it is the same"
    running.store = again.store


async def ended_after(house: House, table: int, seconds: float) -> TableView:
    """Nothing is told before so much time is over, and then the claim is."""
    house.changes.clear()
    house.clock.advance(seconds - 0.25)
    assert house.changes == []
    assert claim_at(house, table) is not None
    house.clock.advance(0.25)
    while claim_at(house, table) is not None:
        await house.next_change()
    return at(house, table)


async def test_a_no_is_told_after_a_pause_and_play_goes_on(running: House) -> None:
    table, user = await until_unproven(running, possible=True)
    await put(running, table, user)
    await vote(running, table, others(user)[0], agrees=False)
    after = await ended_after(running, table, PACE.computer)
    assert after.table.stage is Stage.PLAYING
    assert after.view is not None
    assert [PEOPLE[seat] for seat in after.view.waiting_for] == [user]
    assert after.table.due == running.clock.now() + timedelta(seconds=PACE.turn), "their time begins anew"
    assert not any(after.view.face_up), "the cards are taken up again"
    with pytest.raises(UserError, match="claim-answered-no"):
        await put(running, table, user)
    with pytest.raises(UserError, match="claim-over"):
        await vote(running, table, others(user)[0], agrees=True)
    await running.service.act(table, user, running.lookup.legal(table, user)[0])


async def test_what_the_cards_do_not_allow_is_answered_like_a_no(running: House) -> None:
    table, user = await until_unproven(running, possible=False)
    asked = await put(running, table, user)
    assert asked.table.claim is not None, "nothing tells that it cannot be"
    for each in others(user):
        await vote(running, table, each, agrees=True)
    after = await ended_after(running, table, PACE.computer)
    assert after.table.stage is Stage.PLAYING
    assert after.table.have_claimed


async def test_silence_until_the_end_means_no(running: House) -> None:
    table, user = await until_unproven(running, possible=True)
    asked = await put(running, table, user)
    end = running.clock.now() + timedelta(seconds=PACE.override)
    assert asked.table.claim is not None
    assert (asked.table.claim.until, asked.table.due) == (end, end)
    for each in others(user)[:2]:
        await vote(running, table, each, agrees=True)
    assert at(running, table).table.due == end, "who still has to answer has their whole time"
    running.clock.advance(PACE.override / 2 - 1)
    running.clock.advance(1)
    assert (await running.next_change(("late",))).table.claim is not None
    after = await ended_after(running, table, PACE.override / 2)
    assert after.table.stage is Stage.PLAYING
    assert after.table.people == PEOPLE
    assert after.table.present == PEOPLE, "silence is an answer, and no missed turn"


async def test_where_pauses_take_no_time_people_have_some_to_answer(house: House) -> None:
    table, user = await until_unproven(house, possible=True, pace=replace(PACE, override=0, computer=0))
    asked = (await put(house, table, user)).table
    assert asked.due == house.clock.now() + timedelta(seconds=Pace().override)


async def test_while_a_claim_stands_no_card_is_played_and_none_is_planned(house: House) -> None:
    table, user = await until_unproven(house, possible=True)
    legal = house.lookup.legal(table, user)
    turn = house.lookup.awaited_turn(table)
    assert turn is not None
    await put(house, table, user)
    assert house.lookup.legal(table, user) == ()
    assert house.lookup.awaited_turn(table) is None
    with pytest.raises(UserError, match="claim-stands"):
        await house.service.act(table, user, legal[0])
    with pytest.raises(UserError, match="claim-stands"):
        await house.service.claim(table, user)
    with pytest.raises(UserError, match="claim-stands"):
        await house.service.set_premove(table, others(user)[0], "", deal=version(at(house, table, user))[0])
    action = turn.view.decisions[0].actions[0]
    assert not await house.service.act_for(table, turn.seat, action, seen=turn.seen, missed=False)


async def test_only_who_is_asked_answers_and_a_no_stands(house: House) -> None:
    table, user = await until_unproven(house, possible=True)
    asked = await put(house, table, user)
    assert asked.seat is not None
    one, two, _ = others(user)
    for who, claimant, reason in (
        (EVE, asked.seat, "not-seated"),
        (user, asked.seat, "claim-own"),
        (one, (asked.seat + 1) % 4, "claim-over"),
    ):
        with pytest.raises(UserError, match=reason):
            await vote(house, table, who, agrees=True, claimant=claimant)
    await vote(house, table, one, agrees=True)
    revision = at(house, table).table.revision
    await vote(house, table, one, agrees=True)
    assert at(house, table).table.revision == revision, "a double press changes nothing"
    await vote(house, table, one, agrees=False)
    with pytest.raises(UserError, match="claim-said-no"):
        await vote(house, table, one, agrees=True)
    await vote(house, table, two, agrees=True)
    claim = claim_at(house, table)
    assert claim is not None
    assert (claim.agreed, claim.refused) == ((PEOPLE.index(two),), (PEOPLE.index(one),))


async def test_a_claim_and_its_answers_outlive_a_restart(house: House) -> None:
    house.turns.start()
    table, user = await until_unproven(house, possible=True)
    await put(house, table, user)
    for each in others(user)[:2]:
        await vote(house, table, each, agrees=True)
    before = at(house, table, BERT)
    await house.turns.stop()
    again = await house.again()
    again.turns.start()
    assert at(again, table, BERT) == before
    await vote(again, table, others(user)[2], agrees=True)
    again.clock.advance(PACE.computer)
    facts = (await again.next_change(("result",))).table.deal
    assert facts is not None
    assert facts.is_agreed
    await again.turns.stop()
    house.store = again.store


async def test_a_claim_whose_time_ended_while_nobody_was_here_is_over(house: House) -> None:
    table, user = await until_unproven(house, possible=True)
    await put(house, table, user)
    again = await house.again()
    again.clock.advance(PACE.override + 1)
    again.turns.start()
    while claim_at(again, table) is not None:
        await again.next_change()
    assert at(again, table).table.stage is Stage.PLAYING
    await again.turns.stop()
    house.store = again.store


async def test_a_claim_ends_with_its_claimant(running: House) -> None:
    table, user = await until_unproven(running, possible=True)
    await put(running, table, user)
    after = await running.service.leave(table, user)
    assert (after.claim, after.due) == (None, None), "a computer plays on"
    await running.service.join(table, user)
    with pytest.raises(UserError, match=r"claim-(answered-no|not-now)"):
        await put(running, table, user)


async def test_for_who_leaves_a_computer_answers_and_who_comes_back_is_asked(house: House) -> None:
    table, user = await until_unproven(house, possible=True)
    await put(house, table, user)
    gone, *rest = others(user)
    await vote(house, table, gone, agrees=True)
    await house.service.leave(table, gone)
    for each in rest:
        await vote(house, table, each, agrees=True)
    pause = house.clock.now() + timedelta(seconds=PACE.computer)
    assert at(house, table).table.due == pause, "only a computer's answer is missing, which takes a pause"
    back = await house.service.join(table, gone)
    assert back.claim is not None
    assert back.due == back.claim.until
    await vote(house, table, gone, agrees=True)
    assert at(house, table).table.due == pause


async def test_annulling_and_closing_leave_nothing_of_a_claim(house: House) -> None:
    table, user = await until_unproven(house, possible=True)
    await put(house, table, user)
    void = await house.service.annul(table, ANNA)
    assert (void.claim, void.have_claimed, void.due) == (None, (), None)
    await house.service.close(table, ANNA)
    table, user = await until_unproven(house, possible=True)
    await put(house, table, user)
    closed = await house.service.close(table, ANNA)
    assert (closed.claim, closed.due) == (None, None)


async def test_what_others_see_of_it_is_the_hand_that_is_shown_and_no_more(house: House) -> None:
    table, user = await until_unproven(house, possible=True)
    before = {each: at(house, table, each) for each in (None, *PEOPLE)}
    asked = await put(house, table, user)
    shown = asked.view.hand if asked.view is not None else ()
    for each, sight in before.items():
        view = at(house, table, each).view
        assert view is not None
        assert sight.view is not None
        assert view.face_up == tuple(shown if seat == asked.seat else () for seat in range(4))
        assert (view.decisions, view.waiting_for) == ((), ())
        was = sight.view
        assert replace(view, face_up=was.face_up, decisions=was.decisions, waiting_for=was.waiting_for) == was


async def test_two_processes_count_every_answer(tmp_path: Path) -> None:
    from tests.bot.tables.test_two_processes import Two  # noqa: PLC0415 - what stands for a cluster there

    clock = HandClock()
    here, there = [await House(tmp_path / "tables.sqlite3", clock, seed, Two()).begin() for seed in (1, 2)]
    table, user = await until_unproven(here, possible=True)
    await put(here, table, user)
    await there.service.refresh(table)
    one, two, three = others(user)
    await vote(here, table, one, agrees=True)
    await vote(there, table, two, agrees=True)
    await vote(here, table, three, agrees=True)
    clock.advance(PACE.computer)
    await there.service.refresh(table)
    await there.service.close_claim(table)
    await here.service.close_claim(table)
    await here.service.refresh(table)
    for house in (here, there):
        facts = at(house, table).table.deal
        assert facts is not None
        assert facts.is_agreed
        await house.end()


# Computers


def nobody_can_stop(deal: Deal, claimant: Seat) -> bool:
    """Whether all others can say by their own cards that a claim is true."""
    mine = deal.view(claimant)
    others = [seat for seat in range(deal.start.players) if seat != claimant]
    orders = lines(mine, mine.hand, mine.playable)
    return any(not any(can_stop(deal.view(seat), line) for seat in others) for line in orders)


async def until_claimed_among_computers(house: House, *, agrees: bool) -> tuple[int, Table]:
    """Anna's table of computers, at which she has claimed what they, as wanted, agree to or not."""
    pace, chance = replace(PACE, turn=0), random.Random(14)
    opened = await house.service.open(
        TablePlace(GUILD, CHANNEL, ANNA, pace), checked_setup("schafkopf-window"), filled=True
    )
    table = opened.id
    while True:
        sight = at(house, table, ANNA)
        if sight.table.stage is not Stage.PLAYING or sight.view is None:
            await house.service.start(table, ANNA)
        elif may_claim(sight.view) and proven_line(sight.view) is None and could_hold(sight.view):
            if nobody_can_stop(await deal_of(house, table), 0) is agrees:
                return table, (await put(house, table, ANNA)).table
            await house.service.annul(table, ANNA)
        elif sight.seat in sight.view.waiting_for:
            await house.service.act(table, ANNA, chance.choice(house.lookup.legal(table, ANNA)), chance=3)
        else:
            turn = next(each for each in house.lookup.thinking_turns(table) if each.view.asked is not None)
            action = chance.choice(list(expand(turn.view.decisions)))
            await house.service.act_for(table, turn.seat, action, seen=turn.seen, missed=False)


@pytest.mark.parametrize("agrees", [True, False])
async def test_computers_answer_after_the_same_pause_whatever_they_say(house: House, agrees: bool) -> None:
    table, asked = await until_claimed_among_computers(house, agrees=agrees)
    assert asked.due == house.clock.now() + timedelta(seconds=PACE.computer)
    assert asked.remind_at is None
    house.turns.start()
    house.clock.advance(PACE.computer - 0.25)
    assert claim_at(house, table) is not None
    house.clock.advance(0.25)
    while claim_at(house, table) is not None:
        await house.next_change()
    assert (at(house, table).table.stage is Stage.PLAYING) is not agrees
    await house.turns.stop()


def test_a_computer_answers_by_its_own_cards_and_those_it_is_shown() -> None:
    """However the cards lie that it does not see, it says the same; the person who agrees gives way if they can."""
    chance, compared, answers = random.Random(1), 0, set()
    until = datetime(2026, 1, 1, tzinfo=UTC)
    for seed in range(30):
        for deal, claimant in endings("schafkopf-window", seed, 5):
            mine = deal.view(claimant)
            agreed, computer = chance.sample([seat for seat in range(3) if seat != claimant], 2)
            seats = tuple(Computer("easy") if seat == computer else Person(ANNA + seat) for seat in range(3))
            table = Table(
                1, GUILD, CHANNEL, ANNA, "schafkopf-window", {}, seats, PACE, Tally((0, 0, 0)),
                claim=OpenClaim(claimant, until, (agreed,)),
            )  # fmt: skip
            orders = lines(mine, mine.hand, mine.playable)
            agrees = any(not can_stop(deal.view(computer), line) for line in orders)
            for each in (deal, *(redealt(deal, computer, chance, frozenset(mine.hand)) for _ in range(2))):
                if each is None or each.view(claimant).hand != mine.hand:
                    continue
                compared += each is not deal
                found = claim_result(table, each) is not None
                answers.add((agrees, found))
                assert found == (agrees and conceded(each, claimant) is not None)
    assert answers == {(True, True), (True, False), (False, False)}
    assert compared > 10


async def test_what_cannot_be_true_however_the_cards_lie_is_not_offered_nor_put_to_the_table(house: House) -> None:
    table = (await house.table(*PEOPLE, pace=PACE, signals="false")).id
    await house.service.start(table, ANNA)
    refused = 0
    while refused < 3:
        sight = at(house, table)
        if sight.table.stage is not Stage.PLAYING or sight.view is None:
            await house.service.start(table, ANNA)
            continue
        user = PEOPLE[sight.view.waiting_for[0]]
        own = at(house, table, user)
        assert own.view is not None
        if may_claim(own.view) and not could_hold(own.view):
            assert not may_offer_claim(own.table, own.view)
            with pytest.raises(UserError, match="claim-hopeless"):
                await put(house, table, user)
            assert at(house, table).table == sight.table, "nothing is shown to anybody"
            refused += 1
        await house.service.act(table, user, house.lookup.legal(table, user)[0], chance=3)


async def test_who_was_refused_is_offered_it_again_once_it_is_certain(house: House) -> None:
    table, user = await until_unproven(house, possible=False)
    sight = at(house, table, user)
    assert sight.view is not None
    assert sight.seat is not None
    assert may_offer_claim(sight.table, sight.view)
    claimed = replace(sight.table, have_claimed=((sight.seat, len(sight.view.hand)),))
    assert not may_offer_claim(claimed, sight.view)
