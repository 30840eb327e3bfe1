"""More people than seats: who plays, who sits out, what they keep, and what is refused."""

import random
from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.errors import UserError
from bot.present import presenter
from bot.present.readers import Reader
from bot.present.seals import shuffle_lines
from bot.tables import rotation, sheets
from bot.tables.finished_deals import result_view
from bot.tables.model import Computer, DealColumns, Pace, Person, Rotation, Stage, Table
from bot.tables.setup import TablePlace, checked_setup, new_table
from engine.games import GAMES
from engine.match import Carried
from tests.support.tables import ANNA, BERT, CARL, CHANNEL, DORA, EVE, GUILD, PATIENT, House

FRED, GRETA, HANS = 16, 17, 18
FIVE = (ANNA, BERT, CARL, DORA, EVE)
SIX = (*FIVE, FRED)


def gathered(game: str, *people: int, dealer: int = ANNA) -> Table:
    """A table with these people, taking turns if they are more than seats, at which nothing was dealt."""
    table = new_table(TablePlace(GUILD, CHANNEL, people[0], PATIENT), checked_setup(game))
    seats = tuple(Person(each) for each in people[: table.players])
    table = replace(table, seats=(*seats, *(None,) * (table.players - len(seats))))
    for user in people[table.players :]:
        table = rotation.with_person(table, user)
    return (
        table
        if table.rotation is None
        else replace(table, rotation=Rotation(people, dealer, columns=table.rotation.columns))
    )


@pytest.mark.parametrize(
    ("sentence", "game", "people", "dealer", "out"),
    [
        ("five at a four-handed game: the dealer sits out", "doppelkopf", FIVE, BERT, {BERT}),
        ("six: the dealer and who sits to their right", "doppelkopf", SIX, BERT, {BERT, ANNA}),
        ("seven: the four after the dealer play", "doppelkopf", (*SIX, GRETA), BERT, {BERT, ANNA, GRETA}),
        ("four at Skat: the dealer sits out", "skat", (ANNA, BERT, CARL, DORA), DORA, {DORA}),
        ("five at Skat: the dealer and the second player after them", "skat", FIVE, ANNA, {ANNA, CARL}),
        ("six at Skat: the three after the dealer play", "skat", SIX, ANNA, {ANNA, FRED, EVE}),
        ("as many as seats: nobody", "skat", (ANNA, BERT, CARL), ANNA, set()),
    ],
)
def test_who_sits_out_by_the_dealers_place(
    sentence: str, game: str, people: Sequence[int], dealer: int, out: set[int]
) -> None:
    assert set(rotation.will_sit_out(gathered(game, *people, dealer=dealer))) == out, sentence


def test_the_seats_are_clockwise_and_who_plays_before_eldest_deals_to_the_engine() -> None:
    coming = rotation.with_next_players(gathered("doppelkopf", *FIVE, dealer=CARL))
    assert coming.people == (ANNA, BERT, DORA, EVE)
    assert coming.people[coming.dealer] == BERT
    assert coming.people[(coming.dealer + 1) % 4] == DORA  # eldest sits after the dealer


def test_who_asked_to_and_who_is_away_sit_out_before_the_dealer_has_to() -> None:
    table = rotation.with_wish(gathered("doppelkopf", *FIVE), DORA, 2)
    assert rotation.will_sit_out(table) == (DORA,)
    coming = rotation.with_next_players(table)
    assert coming.people == (ANNA, BERT, CARL, EVE)
    assert coming.people[coming.dealer] == ANNA
    assert rotation.wished(coming, DORA) == 1
    with pytest.raises(UserError) as refused:
        rotation.with_wish(table, EVE, 1)
    assert refused.value.key == "sit-out-others"
    with pytest.raises(UserError) as refused:
        rotation.with_wish(gathered("doppelkopf", *FIVE[:4]), EVE, 1)
    assert refused.value.key == "sit-out-nobody"


def test_what_is_left_about_somebody_goes_where_they_go() -> None:
    table = gathered("doppelkopf", *FIVE, dealer=ANNA)
    first = rotation.with_next_players(table)  # Anna sits out
    assert first.people == (BERT, CARL, DORA, EVE)
    left = Carried(counts=(("bock", 3), ("duty@0", 1), ("duty@3", 1)))
    turns = rotation.after_deal(first, first.dealer, (first.dealer + 1) % 4, is_tie=False, is_over=False)
    second = rotation.with_next_players(replace(first, rotation=turns))  # Bert does
    assert second.people == (ANNA, CARL, DORA, EVE)
    second, carried = rotation.carried_by_people(second, first.seats, left)
    assert carried == Carried(counts=(("bock", 3), ("duty@3", 1), ("people", 5)))
    turns = rotation.after_deal(second, second.dealer, (second.dealer + 1) % 4, is_tie=False, is_over=False)
    third = rotation.with_next_players(replace(second, rotation=turns))  # Carl does
    assert third.people == (ANNA, BERT, DORA, EVE)
    third, carried = rotation.carried_by_people(third, second.seats, Carried(counts=(("duty@3", 1),)))
    assert carried == Carried(counts=(("duty@1", 1), ("duty@3", 1), ("people", 5)))


def test_a_game_whose_rounds_are_as_long_as_people_take_turns_is_told_how_many_do() -> None:
    bock = {"scoring": "verband", "bock": "stacked"}
    table = rotation.with_next_players(replace(gathered("doppelkopf", *FIVE), options=bock))
    told, carried = rotation.carried_by_people(table, table.seats, Carried.of({"bock1": 1, "people": 6}))
    assert carried == Carried.of({"bock1": 1, "people": 5})
    assert rotation.carried_by_people(replace(table, options={}), table.seats, None)[1] is None
    four = rotation.without_person(told, EVE)
    assert rotation.carried_by_people(four, four.seats, carried)[1] == Carried.of({"bock1": 1})


def test_who_comes_plays_the_next_deal_and_who_is_there_stays_in_order() -> None:
    for people in ((ANNA, BERT, CARL, DORA), FIVE, SIX):
        for dealer in people:
            table = rotation.with_person(gathered("doppelkopf", *people, dealer=dealer), HANS)
            assert HANS not in rotation.will_sit_out(table)
            assert table.rotation is not None
            assert tuple(user for user in table.rotation.people if user != HANS) == people


async def refusal(doing: object) -> str:
    with pytest.raises(UserError) as caught:
        await doing  # type: ignore[misc]
    return caught.value.key


async def opened(house: House, game: str, *people: int) -> Table:
    table = await house.service.open(TablePlace(GUILD, CHANNEL, people[0], PATIENT), checked_setup(game))
    for user in people[1:]:
        table = await house.service.join(table.id, user)
    return table


async def deal(house: House, table: int, chance: random.Random, by: int = ANNA) -> Table:
    """A whole deal, in which whoever is asked does something legal."""
    begun = await house.service.start(table, by)
    await play_on(house, table, chance)
    return begun


async def play_on(house: House, table: int, chance: random.Random) -> None:
    """The rest of a deal."""
    while (sight := house.lookup.sight(table, None)).table.stage is Stage.PLAYING:
        assert sight.view is not None
        who = sight.table.seats[chance.choice(sight.view.waiting_for)]
        assert isinstance(who, Person)
        await house.service.act(table, who.user, chance.choice(house.lookup.legal(table, who.user)), chance=5)


async def test_five_take_turns_round_the_table_and_have_one_sheet(house: House) -> None:
    table = await opened(house, "schafkopf-dummkopf", *FIVE)
    assert (table.people, table.sitting_out) == ((ANNA, BERT, CARL, DORA), (EVE,))
    chance, sat_out, points = random.Random(7), [], dict.fromkeys(FIVE, 0)
    for _ in range(10):
        await deal(house, table.id, chance)
        now = house.lookup.table(table.id)
        assert now.rotation is not None
        assert now.deal is not None
        assert now.deal.outcome is not None
        (out,) = now.sitting_out
        sat_out.append(out)
        scores = now.deal.outcome.scores or ()
        for user, more in zip(now.people, scores, strict=True):
            points[user] += more
    rules = house.lookup.table(table.id)
    assert rules.rotation is not None
    by_user = {whose: rules.tally.score[at] for at, (whose,) in enumerate(rules.rotation.columns)}
    assert set(by_user) == set(FIVE)
    again = await house.again()
    kept = again.lookup.table(table.id)
    assert (kept.tally, kept.rotation, kept.seats) == (rules.tally, rules.rotation, rules.seats)
    await again.end()
    assert len(set(sat_out)) == 5


async def test_nobody_who_sits_out_sees_a_hand_or_does_anything_in_the_deal(house: House) -> None:
    table = await opened(house, "doppelkopf", *FIVE)
    await house.service.start(table.id, ANNA)
    (out,) = house.lookup.table(table.id).sitting_out
    sight = house.lookup.sight(table.id, out)
    bystander = house.lookup.sight(table.id, None)
    assert (sight.seat, sight.view) == (None, bystander.view)
    assert house.lookup.legal(table.id, out) == ()
    service = house.service
    for doing in (
        service.act(table.id, out, "pass"), service.claim(table.id, out), service.hint(table.id, out),
        service.set_premove(table.id, out, "play QC", deal=1), service.pause(table.id, out),
        service.answer_claim(table.id, out, 0, deal=1, agrees=True),
    ):  # fmt: skip
        assert await refusal(doing) in {"sits-out", "claim-over"}
    assert [each.id for each in house.lookup.tables_of(out)] == [table.id]


async def test_a_late_friend_plays_from_the_next_deal_on_and_nine_are_too_many(house: House) -> None:
    table, chance = await opened(house, "doppelkopf", *FIVE[:4]), random.Random(3)
    await house.service.start(table.id, ANNA)
    late = await house.service.join(table.id, EVE)
    assert late.sitting_out == (EVE,)
    assert await refusal(house.service.join(table.id, EVE)) == "takes-turns-already"
    for user in (FRED, GRETA):
        await house.service.join(table.id, user)
    assert await refusal(house.service.join(table.id, HANS)) == "turns-full"
    assert await refusal(house.service.start(table.id, EVE)) == "deal-is-on"
    for user in (FRED, GRETA):
        await house.service.leave(table.id, user)
    await house.service.annul(table.id, ANNA)
    assert house.lookup.table(table.id).sitting_out == (EVE,)
    begun = await house.service.start(table.id, EVE)  # the void deal was for the same people
    assert begun.sitting_out == (EVE,)
    await house.service.annul(table.id, ANNA)
    await deal(house, table.id, chance)
    begun = await house.service.start(table.id, EVE)
    assert begun.seat_of(EVE) is not None


async def test_a_deal_in_which_the_first_late_friend_came_is_theirs_who_began_it(house: House) -> None:
    table, chance = await opened(house, "doppelkopf", *FIVE[:4]), random.Random(3)
    await deal(house, table.id, chance)
    before = house.lookup.table(table.id).tally.score
    await house.service.start(table.id, ANNA)
    await house.service.join(table.id, EVE)
    await play_on(house, table.id, chance)
    now = house.lookup.table(table.id)
    assert now.deal is not None
    assert now.deal.outcome is not None
    scores = now.deal.outcome.scores or ()
    assert now.tally.score == (*(have + more for have, more in zip(before, scores, strict=True)), 0)
    again = await house.again()
    assert again.lookup.table(table.id).tally == now.tally
    await again.end()


async def test_who_leaves_is_played_for_until_the_deal_is_over_and_then_others_have_their_seat(house: House) -> None:
    house.turns.start()
    table = await opened(house, "doppelkopf", *FIVE)
    begun = await house.service.start(table.id, ANNA)
    gone, host = begun.people[0], begun.host
    after = await house.service.leave(table.id, gone)
    assert after.seats[0] == Computer("easy", gone, left_in=begun.deal_id)
    assert after.rotation is not None
    assert gone not in after.rotation.people
    assert after.host == (host if host != gone else after.everybody[0])
    back = await house.service.join(table.id, gone)
    assert back.seat_of(gone) == 0
    assert back.rotation is not None
    assert gone in back.rotation.people
    await house.service.leave(table.id, gone)
    await house.service.annul(table.id, back.people[1])
    begun = await house.service.start(table.id, back.people[1])
    assert all(isinstance(who, Person) for who in begun.seats)
    await house.turns.stop()


async def test_a_rotation_that_everybody_leaves_is_a_table_without_people(house: House) -> None:
    table = await opened(house, "skat", *FIVE)
    begun = await house.service.start(table.id, ANNA)
    for user in (*begun.people, *begun.sitting_out):
        last = await house.service.leave(table.id, user)
    assert last.stage is Stage.CLOSED


async def test_before_the_first_deal_who_has_no_seat_gets_the_one_that_becomes_free(house: House) -> None:
    table = await opened(house, "skat", ANNA, BERT, CARL, DORA)
    after = await house.service.leave(table.id, BERT)
    assert after.people == (ANNA, DORA, CARL)
    assert after.rotation is None  # everybody has a seat, and nothing was played
    await house.service.leave(table.id, CARL)
    filled = await house.service.fill(table.id, ANNA)
    after = await house.service.join(filled.id, EVE)
    assert after.seat_of(EVE) == 2
    assert after.rotation is None


async def test_in_a_game_of_fixed_partners_the_seats_change_with_the_game(house: House) -> None:
    table, chance = await opened(house, "saskop", *FIVE), random.Random(5)
    four, games = None, 0
    seen = set()
    for _ in range(80):
        begun = await deal(house, table.id, chance)
        now = house.lookup.table(table.id)
        if four is None:
            four = begun.people
        assert begun.people == four
        if now.tally.deals == 0 and now.tally.finished:
            seen.add(now.sitting_out)
            games, four = games + 1, None
            again = await house.again()
            assert again.lookup.table(table.id).tally == now.tally
            house = again
        if games == 3:
            break
    assert len(seen) == 3


async def test_in_the_second_game_of_fixed_partners_a_deal_told_late_tells_their_score(house: House) -> None:
    table, chance = await opened(house, "saskop", *FIVE), random.Random(5)
    reader = Reader("en", {user: f"P{user}" for user in FIVE})
    fours = {(await deal(house, table.id, chance)).people}
    while len(fours) < 2:
        fours.add((await deal(house, table.id, chance)).people)
    now = house.lookup.sight(table.id, None)
    (end,) = [each for each in await house.store.messages.untold() if each.deal.id == now.table.deal_id]
    assert result_view(end).table.tally == now.table.tally
    assert presenter.result(result_view(end), reader).text == presenter.result(now, reader).text


async def test_a_game_of_so_many_deals_lasts_as_many_for_each(house: House) -> None:
    table, chance = await opened(house, "sheepshead", *FIVE, FRED), random.Random(2)
    for _ in range(12):
        assert not house.lookup.table(table.id).tally.finished
        await deal(house, table.id, chance)
    assert len(house.lookup.table(table.id).tally.finished) == 1
    assert [len(house.lookup.table(table.id).tally.score)] == [6]


async def test_who_is_away_sits_out_while_others_are_there(house: House) -> None:
    table = await opened(house, "doppelkopf", *FIVE)
    begun = await house.service.start(table.id, ANNA)
    gone = begun.people[1]
    await house.service.note_left(table.id, begun.people[0], [gone])
    await house.service.annul(table.id, begun.people[0])
    chance = random.Random(1)
    begun = await house.service.start(table.id, begun.people[0])
    while (sight := house.lookup.sight(table.id, None)).table.stage is Stage.PLAYING:
        assert sight.view is not None
        seat = sight.view.waiting_for[0]
        who = sight.table.seats[seat]
        assert isinstance(who, Person)
        if who.away:
            (turn,) = [each for each in house.lookup.thinking_turns(table.id) if each.seat == seat]
            action = house.thinker.player.choose(turn.view, chance)
            assert action is not None
            await house.service.act_for(table.id, seat, action, seen=turn.seen, missed=False)
        else:
            legal = house.lookup.legal(table.id, who.user)
            await house.service.act(table.id, who.user, chance.choice(legal), chance=5)
    begun = await house.service.start(table.id, ANNA)
    assert begun.sitting_out == (gone,)
    await house.service.mark_present(table.id, gone)
    assert not rotation.is_away(house.lookup.table(table.id), gone)


async def test_who_has_gone_keeps_their_column_until_others_need_the_room(house: House) -> None:
    table, chance = await opened(house, "doppelkopf", *FIVE), random.Random(9)
    for _ in range(5):
        await deal(house, table.id, chance)
    await house.service.leave(table.id, EVE)
    now = house.lookup.table(table.id)
    assert now.rotation is not None
    assert [now.rotation.columns[at] for at in rotation.shown_columns(now)] == [(user,) for user in FIVE]
    for user in (FRED, GRETA, HANS):
        await house.service.join(table.id, user)
    now = house.lookup.table(table.id)
    assert len(rotation.shown_columns(now)) == 7
    await house.service.forget(EVE)
    now = house.lookup.table(table.id)
    assert EVE not in {user for column in now.rotation.columns for user in column} if now.rotation else False
    again = await house.again()
    assert again.lookup.table(table.id).tally == now.tally
    await again.end()


async def test_a_table_for_five_is_filled_by_computers_in_its_seats_alone(house: House) -> None:
    setup = checked_setup("doppelkopf", {}, 5)
    table = await house.service.open(TablePlace(GUILD, CHANNEL, ANNA, PATIENT), setup)
    assert table.rotation is not None
    assert table.rotation.places == 5
    await house.service.join(table.id, BERT)
    filled = await house.service.fill(table.id, ANNA)
    assert filled.people == (ANNA, BERT)
    after = await house.service.join(table.id, CARL)
    assert after.seat_of(CARL) is not None  # a computer's seat first
    begun = await house.service.start(table.id, ANNA)
    assert len(begun.people) == 3
    late = await house.service.join(table.id, DORA)
    assert late.sitting_out == (DORA,)
    await house.service.annul(table.id, ANNA)
    begun = await house.service.start(table.id, DORA)
    assert set(begun.people) == {ANNA, BERT, CARL, DORA}


async def test_those_who_play_the_next_deal_shuffle_it(house: House) -> None:
    setup = replace(checked_setup("skat", {}, 4), shuffled=True)
    table = await house.service.open(TablePlace(GUILD, CHANNEL, ANNA, PATIENT), setup)
    for user in (BERT, CARL, DORA):
        table = await house.service.join(table.id, user)
    (out,) = rotation.will_sit_out(table)
    assert table.shuffle is not None
    reader = Reader("en", {user: f"P{user}" for user in FIVE})
    told = "\n".join(shuffle_lines(table, reader))
    assert f"P{out}" not in told
    name = table.shuffle.name
    assert await refusal(house.service.shuffle(table.id, out, name, None)) == "shuffle-sits-out"
    waits = await house.service.start(table.id, ANNA)
    assert waits.stage is Stage.GATHERING
    for user in (user for user in FIVE[:4] if user != out):
        table = await house.service.shuffle(table.id, user, name, "word")
    assert (table.stage, table.sitting_out) == (Stage.PLAYING, (out,))


async def test_what_a_deal_came_to_is_told_late_of_a_table_that_is_closed(house: House) -> None:
    table, chance = await opened(house, "doppelkopf", *FIVE), random.Random(9)
    for _ in range(3):
        await deal(house, table.id, chance)
    now = house.lookup.table(table.id)
    reader = Reader("en", {user: f"P{user}" for user in FIVE})
    live = [each for each in await house.store.messages.untold() if each.deal.id == now.deal_id]
    assert result_view(live[0]).table.tally == now.tally
    await house.service.close(table.id, None)
    (end,) = [each for each in await house.store.messages.untold() if each.deal.id == now.deal_id]
    view = result_view(end)
    assert now.rotation is not None
    assert view.table.tally.score == tuple(now.tally.score[at] for at in now.rotation.playing)
    said = presenter.result(view, reader, played=await house.store.results.series(table.id))
    assert all(f"P{user} (" in said.text for user in now.people)


@pytest.mark.parametrize(("said", "deals"), [({}, 4), ({"target": 16}, 6)])
def test_a_game_ends_where_the_house_rules_say_so_though_people_take_turns(said: dict[str, object], deals: int) -> None:
    rules, columns = GAMES["schafkopf-dummkopf"], DealColumns((1, 2, 3, 4), 5, (0,))
    one = sheets.SheetDeal({"scores": [3, 2, 0, 0], **said}, columns)
    ends = [len(sheets.tally_of(rules, 4, [one] * count, width=5).finished) for count in range(1, deals + 1)]
    assert ends == [0] * (deals - 1) + [1]


def test_a_table_opened_for_more_people_has_a_column_for_each_who_is_there_after_a_restart_too() -> None:
    table = new_table(TablePlace(1, 1, ANNA, Pace()), checked_setup("skat", {}, 4))
    assert table.rotation is not None
    assert (table.tally.score, len(table.rotation.columns)) == ((0,), 1)
    assert sheets.tally_of(GAMES["skat"], table.players, [], width=len(table.rotation.columns)) == table.tally
