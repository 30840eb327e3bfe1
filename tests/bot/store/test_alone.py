"""What the database keeps of what people do by themselves: lessons, puzzles, days' deals, challenges, reviews."""

from dataclasses import replace
from datetime import date, timedelta

import pytest

from bot.errors import Conflict, UserError
from bot.features.challenges.service import CHALLENGE, Challenge
from bot.features.challenges.store import Knew
from bot.features.daily.days import PLACES, KeptSeason
from bot.features.daily.service import DAILY
from bot.features.daily.store import ARCHIVE, DayMerit
from bot.features.lessons.store import StageDone
from bot.features.puzzles.service import FirstTry, Tries
from bot.solo.model import OTHERS_TRICK, OWN_TRICK, Fork, Score
from bot.stores import Stores
from bot.tables.model import Stage
from bot.tables.shuffling import SecretShuffle
from bot.tables.tallying import ALL_TIME
from engine.daily import Season
from tests.bot.store.making import ANN, BOB, CAT, GUILD, NOON, a_table, an_action, an_ending, begun, finish
from tests.support.exported import exported

SEASON = KeptSeason(
    Season(2, date(2026, 3, 1), 91, ("saskop", "skat"), "ab" * 32),
    "cd" * 32,
    sharper_from=date(2026, 3, 2),
    rounds_from=date(2026, 3, 2),
)
DAY = 2 * PLACES + 1
MADE = Score(4, True, 61, OWN_TRICK + OTHERS_TRICK, 9)


async def test_how_far_somebody_is_in_lessons(store: Stores) -> None:
    wrong = await store.lessons.answer_lesson(ANN, "skat", "trumps", 2, is_right=False)
    assert wrong == StageDone(tried=0b100)
    right = await store.lessons.answer_lesson(ANN, "skat", "trumps", 0, is_right=True)
    assert right == StageDone(tried=0b100, stars=2)
    await store.lessons.answer_lesson(ANN, "saskop", "order", 0, is_right=True)
    assert await store.lessons.lessons(ANN) == {"skat": {"trumps": right}, "saskop": {"order": StageDone(0, 3)}}
    await store.lessons.forget_lessons(ANN, "skat")
    assert list(await store.lessons.lessons(ANN)) == ["saskop"]
    assert await store.lessons.lessons(BOB) == {}


async def test_the_first_answer_to_a_puzzle_counts(store: Stores) -> None:
    first = FirstTry("AS", is_right=False)
    assert await store.puzzles.try_puzzle(ANN, "skat", 7, first, NOON) == first
    assert await store.puzzles.try_puzzle(ANN, "skat", 7, FirstTry("KS", is_right=True), NOON) == first
    await store.puzzles.try_puzzle(BOB, "skat", 7, FirstTry("KS", is_right=True), NOON)
    await store.puzzles.try_puzzle(ANN, "saskop", 1, FirstTry("6D", is_right=True), NOON + timedelta(hours=1))
    assert await store.puzzles.puzzle_tries("skat") == {7: Tries(tried=2, solved=1)}
    assert list(await store.puzzles.first_tries(ANN)) == ["skat", "saskop"]
    assert (await store.puzzles.first_tries(ANN))["skat"] == {7: first}


async def test_seasons_and_their_links(store: Stores) -> None:
    assert await store.daily.last_daily_season() == 0
    await store.daily.begin_daily_season(SEASON)
    await store.daily.begin_daily_season(replace(SEASON, secret="ef" * 32))
    assert await store.daily.daily_seasons() == [SEASON]
    await store.daily.open_daily_links({DAY: "12" * 32, DAY + 1: "34" * 32})
    await store.daily.open_daily_links({DAY: "56" * 32})
    assert await store.daily.opened_daily_links(2) == {DAY: "12" * 32, DAY + 1: "34" * 32}
    await store.daily.break_daily_season(2)
    assert await store.daily.daily_seasons() == [replace(SEASON, is_broken=True)]
    assert await store.daily.last_daily_season() == 2


async def test_a_days_deal_is_played_once_and_stands_in_its_tables(store: Stores) -> None:
    await store.daily.begin_daily_season(SEASON)
    fork = Fork(0, ANN, 0, 1, 0, 0, "easy", DAILY, subject=DAY, mark="ann", round=1)
    begun_by_ann = await store.solo.begin_fork(fork, None, NOON)
    await store.daily.enter_daily(DAY, ANN, GUILD)
    await store.daily.enter_daily(DAY, ANN, GUILD)
    assert await store.daily.daily_tries(DAY, ANN) == {1: begun_by_ann.id}
    assert (await store.daily.daily_result(DAY, ANN), await store.daily.daily_unfinished(DAY)) == (None, 1)
    await store.solo.go_on(begun_by_ann, [(0, "play AS")], NOON, MADE)
    found = await store.daily.daily_result(DAY, ANN)
    assert found is not None
    assert (found.user, found.variant, found.made, found.ended, found.is_done) == (ANN, 1, (MADE,), NOON, True)
    assert await store.daily.daily_results_in(DAY, GUILD) == [found]
    assert await store.daily.daily_results_in(DAY, GUILD + 1) == []
    assert await store.daily.daily_tally(DAY) == {(1, MADE.merit): 1}
    assert await store.daily.daily_unfinished(DAY) == 0


async def test_a_day_of_several_deals_counts_once_all_are_done(store: Stores) -> None:
    await store.daily.begin_daily_season(SEASON)
    day, later = DAY + 1, NOON + timedelta(minutes=1)
    first = Fork(0, ANN, 0, 4, 0, 0, "normal", DAILY, subject=day, round=1)
    second, last = replace(first, number=7, round=2), replace(first, number=10, round=3)
    await store.daily.enter_daily(day, ANN, GUILD)
    await store.solo.begin_fork(first, None, NOON, MADE)
    await store.solo.begin_fork(second, None, NOON, replace(MADE, merit=-20))
    found = await store.daily.daily_result(day, ANN)
    assert found is not None
    assert (found.is_done, found.merit, len(found.made)) == (False, MADE.merit - 20, 2)
    assert (await store.daily.daily_results_in(day, GUILD), await store.daily.daily_tally(day)) == ([], {})
    assert await store.daily.daily_unfinished(day) == 1
    with pytest.raises(Conflict):
        await store.solo.begin_fork(second, None, NOON)
    await store.solo.begin_fork(replace(first, user=BOB), None, NOON, MADE)
    await store.solo.begin_fork(last, None, later, MADE)
    (found,) = await store.daily.daily_results_in(day, GUILD)
    assert (found.is_done, found.variant, found.merit, found.ended) == (True, 1, 2 * MADE.merit - 20, later)
    assert await store.daily.daily_tally(day) == {(1, found.merit): 1}
    assert await store.daily.daily_unfinished(day) == 1
    assert await store.daily.daily_tallies([DAY, day]) == {day: {(1, found.merit): 1}}
    mine = DayMerit(day, ANN, 1, found.merit)
    assert (
        await store.daily.daily_merits([DAY, day], ANN) == await store.daily.daily_merits([day], CAT, GUILD) == [mine]
    )
    assert await store.daily.daily_merits([day], BOB, GUILD + 1) == await store.daily.daily_merits([], ANN) == []
    assert await store.daily.daily_dates(ANN) == [date(2026, 3, 2)]
    assert await store.daily.daily_dates(BOB) == []
    assert (await store.daily.daily_best(day, 1), await store.daily.daily_best(day, 2)) == (mine, None)


async def test_a_second_account_is_known_on_its_server_until_either_is_deleted(store: Stores) -> None:
    await store.daily.set_daily_account(GUILD, ANN, BOB)
    await store.daily.set_daily_account(GUILD, ANN, CAT)
    await store.daily.set_daily_account(GUILD, BOB, CAT)
    await store.daily.set_daily_account(GUILD + 1, BOB, ANN)
    assert await store.daily.daily_accounts(GUILD) == {ANN: CAT, BOB: CAT}
    await store.daily.set_daily_account(GUILD, BOB, None)
    assert await store.daily.daily_accounts(GUILD) == {ANN: CAT}
    told = [{"guild": str(GUILD), "is_second": True}, {"guild": str(GUILD + 1), "is_second": False}]
    assert (await exported(store, ANN))["daily_accounts"] == told
    await store.personal.forget(CAT)
    assert (await store.daily.daily_accounts(GUILD), await store.daily.daily_accounts(GUILD + 1)) == ({}, {BOB: ANN})
    await store.personal.forget(BOB)
    assert await store.daily.daily_accounts(GUILD + 1) == {}


async def test_a_day_gone_by_is_played_again_and_again(store: Stores) -> None:
    await store.daily.begin_daily_season(SEASON)
    fork = Fork(0, ANN, 0, 4, 0, 0, "normal", ARCHIVE, subject=DAY, round=1)
    begun_first = await store.solo.begin_fork(fork, None, NOON, MADE)
    begun_next = await store.solo.begin_fork(replace(fork, round=2), None, NOON)
    begun_anew = await store.solo.begin_fork(fork, None, NOON)
    kept = await store.daily.archived_tries(DAY, ANN)
    assert kept == [(1, begun_first.id), (2, begun_next.id), (1, begun_anew.id)]
    assert await store.solo.fork(begun_next.id) == replace(begun_next, number=0)
    assert (await store.daily.daily_tries(DAY, ANN), await store.daily.daily_tally(DAY)) == ({}, {})
    assert await store.daily.archived_tries(DAY, BOB) == await store.daily.archived_tries(DAY + 1, ANN) == []


async def test_what_a_computer_made_of_a_day_stays_as_it_was_first(store: Stores) -> None:
    nothing = Score(None, None, 0)
    await store.daily.save_daily_benchmarks(DAY, {1: MADE, 4: nothing})
    await store.daily.save_daily_benchmarks(DAY, {1: nothing})
    assert await store.daily.daily_benchmarks(DAY) == {1: MADE, 4: nothing}
    assert await store.daily.daily_benchmarks(DAY + 1) == {}


async def test_who_is_deleted_has_no_second_try_at_a_running_day(store: Stores) -> None:
    await store.daily.begin_daily_season(SEASON)
    fork = Fork(0, ANN, 0, 1, 0, 0, "easy", DAILY, subject=DAY, mark="ann", round=1)
    await store.solo.begin_fork(fork, None, NOON, MADE)
    await store.personal.forget(ANN)
    assert await store.daily.daily_result(DAY, ANN) is None
    with pytest.raises(UserError, match="daily-spent"):
        await store.solo.begin_fork(fork, None, NOON)
    await store.solo.begin_fork(replace(fork, user=BOB, mark="bob"), None, NOON)


async def test_a_challenge_lists_who_took_it_up(store: Stores) -> None:
    table, deal = await begun(store)
    table, deal = await finish(store, table, an_ending())
    sent = Challenge(0, GUILD, deal.number, 3, 1, ANN, 7, BOB)
    issued = await store.challenges.issue_challenge(sent, deal.id, NOON)
    assert issued == replace(sent, id=issued.id)
    assert await store.challenges.issue_challenge(sent, deal.id, NOON) == issued
    await store.challenges.place_challenge(issued.id, 99)
    assert await store.challenges.challenge(issued.id) == replace(issued, message=99)
    assert await store.challenges.challenges_since(ANN, NOON - timedelta(hours=1)) == 1
    fork = await store.solo.begin_fork(
        Fork(0, CAT, GUILD, deal.number, 3, 1, "easy", CHALLENGE, subject=issued.id), deal.id, NOON
    )
    assert await store.challenges.challenge_try(issued.id, CAT) == fork.id
    await store.solo.go_on(fork, [(1, "play AS")], NOON, MADE)
    (taken,) = await store.challenges.challenge_results(issued.id)
    assert (taken.user, taken.knew, taken.made.score) == (CAT, Knew.PLAYED, MADE.score)
    assert await store.challenges.unshown_challenges() == [issued.id]
    await store.challenges.challenge_shown(issued.id, 1)
    assert await store.challenges.unshown_challenges() == []
    await store.challenges.withdraw_challenge(issued.id)


async def test_a_review_is_kept_by_edition(store: Stores) -> None:
    _, deal = await begun(store)
    await store.reviews.save_review(deal.id, 1, "old")
    await store.reviews.save_review(deal.id, 1, "older")
    await store.reviews.save_review(deal.id, 2, "new")
    assert await store.reviews.review(deal.id, 2) == "new"
    assert await store.reviews.review(deal.id, 3) is None


async def test_parts_of_a_shuffle_are_kept_by_person(store: Stores) -> None:
    table = await store.tables.open_table(a_table(), secret="s" * 64)
    assert await store.tables.secret_shuffle(table.id) == SecretShuffle("s" * 64, {})
    table = await store.tables.add_part(table, ANN, "word")
    await store.tables.add_part(table, BOB, "other")
    assert await store.tables.secret_shuffle(table.id) == SecretShuffle("s" * 64, {ANN: "word", BOB: "other"})


@pytest.mark.parametrize("hinted", [False, True])
async def test_a_deal_with_a_hint_counts_for_no_ladder(store: Stores, hinted: bool) -> None:
    table, deal = await begun(store)
    if hinted:
        table = await store.tables.note_hint(table, deal.id)
    await store.tables.append(replace(table, stage=Stage.PAUSE), an_action(deal), an_ending())
    assert await store.ladder.games_played(GUILD, ["saskop"], [ALL_TIME]) == ({} if hinted else {"saskop": 4})


async def test_all_of_it_is_told_and_forgotten(store: Stores) -> None:
    await store.daily.begin_daily_season(SEASON)
    await store.lessons.answer_lesson(ANN, "skat", "trumps", 0, is_right=True)
    await store.puzzles.try_puzzle(ANN, "skat", 7, FirstTry("AS", is_right=True), NOON)
    await store.solo.begin_fork(
        Fork(0, ANN, 0, 1, 0, 0, "easy", DAILY, subject=DAY, mark="ann", round=1), None, NOON, MADE
    )
    await store.daily.open_daily_links({DAY: "12" * 32})
    told = await exported(store, ANN)
    assert {"lessons", "puzzles"} <= {name for name, its in told.items() if its}
    await store.personal.forget(ANN)
    assert await store.lessons.lessons(ANN) == await store.puzzles.first_tries(ANN) == {}
    assert all(not its for its in (await exported(store, ANN)).values() if isinstance(its, list))
