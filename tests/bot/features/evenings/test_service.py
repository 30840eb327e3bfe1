"""What an evening adds up to: it agrees with the stored deals in every game, and settling leaves nobody anything."""

import random
from dataclasses import replace
from datetime import datetime, timedelta
from itertools import combinations

import pytest

from bot.features.evenings.service import (
    CHUNK,
    MAX_DEALS,
    PAUSE,
    Round,
    Series,
    SheetPlayer,
    player_in,
    read_series,
    sheet_of,
    transfers,
)
from bot.features.evenings.store import PlayedDeal, Site
from bot.tables.finished_deals import Span
from engine.games import GAMES
from tests.support.evenings import BEGIN, changing_evening, evening, random_deals
from tests.support.soak import either

SITE = Site(7, 1, 2, "saskop")
SKAT = evening("skat", random_deals("skat", 1, 40, 3), [(11, 12, 13)]).deals


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_accounts_agree_with_the_stored_deals(game: str, seed: int) -> None:
    series = changing_evening(game, seed)
    sheet = sheet_of(series)
    for account in sheet.accounts:
        mine = [seat for deal in series.deals for seat in deal.past.seats if player_in(seat) == account.who]
        assert account.deals == len(mine)
        assert account.score == sum(seat.score or 0 for seat in mine)
        assert (account.won, account.lost) == (sum(s.won is True for s in mine), sum(s.won is False for s in mine))
        games = [deal for deal in series.deals if deal.game_won]
        won = [s for deal in games for s in deal.past.seats if s.seat in deal.game_won and player_in(s) == account.who]
        if GAMES[game].list_length is None:
            assert account.games_won == len(won)
            assert account.points == account.score
    assert {account.who for account in sheet.accounts} == {
        player_in(seat) for deal in series.deals for seat in deal.past.seats
    }


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_everybody_settles_and_nobody_has_anything_left(game: str, seed: int) -> None:
    sheet = sheet_of(changing_evening(game, seed))
    balances = {account.who: account.balance for account in sheet.accounts}
    assert sum(balances.values()) == 0
    for each in sheet.transfers:
        assert each.amount > 0
        balances[each.payer] += each.amount
        balances[each.payee] -= each.amount
    assert not any(balances.values())


@pytest.mark.parametrize("seed", range(either(12, 30)))
def test_there_are_as_few_payments_as_possible(seed: int) -> None:
    chance = random.Random(seed)
    amounts = [chance.randint(-4, 4) for _ in range(chance.randint(1, 6))]
    amounts.append(-sum(amounts))
    balances = {SheetPlayer(user): amount for user, amount in enumerate(amounts, 1)}
    owing = [amount for amount in amounts if amount]

    def most_groups(left: tuple[int, ...]) -> int:
        """Into how many groups that owe nothing outside these can be split, the slow way."""
        if not left:
            return 0
        first, rest = left[0], left[1:]
        chosen = (each for size in range(len(rest) + 1) for each in combinations(range(len(rest)), size))
        return max(
            1 + most_groups(tuple(rest[at] for at in range(len(rest)) if at not in group))
            for group in chosen
            if first + sum(rest[at] for at in group) == 0
        )

    assert len(transfers(balances)) == len(owing) - most_groups(tuple(owing))


def test_many_people_settle_too() -> None:
    balances = {SheetPlayer(user): user for user in range(1, 40)} | {SheetPlayer(99): -sum(range(1, 40))}
    found = transfers(balances)
    assert len(found) == 39
    assert {each.payer for each in found} == {SheetPlayer(99)}


def test_what_a_pot_still_holds_is_shared_out() -> None:
    anna, bert, carl, dora = map(SheetPlayer, (11, 12, 13, 14))
    assert transfers(dict.fromkeys((anna, bert, carl, dora), -20)) == []
    found = transfers({anna: 40, bert: -60, carl: -30, dora: -32})
    assert sum(each.amount for each in found if each.payee == anna) == 60
    assert transfers({}) == []


def test_a_skat_list_is_thirty_six_deals_with_seeger_and_fabian() -> None:
    series = evening("skat", random_deals("skat", 1, 40, 3), [(11, 12, 13), (12, 11, 13)])
    first, second = sheet_of(series).rounds
    assert (first.deals, first.is_finished, second.deals, second.is_finished) == (36, True, 4, False)
    assert not second.winners
    expected = dict.fromkeys((11, 12, 13), 0)
    for deal in series.deals[:36]:
        for seat in deal.past.seats:
            assert seat.user is not None
            expected[seat.user] += seat.score or 0
            if deal.past.result["kind"] in {"passed", "reject"}:
                continue
            if seat.declarer:
                expected[seat.user] += 50 if seat.won else -50
            elif seat.won:
                expected[seat.user] += 40
    assert {share.players[0].user: share.score for share in first.shares} == expected
    assert [share.score for share in first.shares] == sorted(expected.values(), reverse=True)
    assert first.shares[first.winners[0]].score == max(expected.values())


def a_list(*games: tuple[int, bool, int]) -> Round:
    """A plain list as short as it goes: whose game each deal was, whether it was won, what it scored."""
    told = [
        {"kind": "hearts", "declarer": seat, "won": won, "scores": [score * (each == seat) for each in range(3)]}
        for seat, won, score in games
    ]
    told += [{"kind": "passed", "declarer": None, "won": None, "scores": [0, 0, 0]}] * (18 - len(told))
    deals = evening("skat", random_deals("skat", 1, 18, 3), [(11, 12, 13)]).deals
    some = zip(deals, told, strict=True)
    listed = {"list": "simple", "length": "short"}
    played = tuple(replace(deal, past=replace(deal.past, result={**result, **listed})) for deal, result in some)
    (found,) = sheet_of(Series("skat", played)).rounds
    return found


@pytest.mark.parametrize(
    ("games", "winners"),
    [
        pytest.param([(0, True, 40), (1, True, 20), (1, True, 20)], [12], id="more own games won"),
        pytest.param([(0, True, 40), (1, True, 80), (1, False, -40), (0, True, 0)], [11], id="whatever was lost"),
        pytest.param([(0, True, 40), (1, True, 80), (1, False, -40)], [11], id="then fewer lost"),
        pytest.param([(0, True, 40), (1, True, 40)], [11, 12], id="else it is shared"),
    ],
)
def test_where_two_have_as_many_points_own_games_decide(games: list[tuple[int, bool, int]], winners: list[int]) -> None:
    found = a_list(*games)
    assert found.is_finished
    assert [found.shares[at].players[0].user for at in found.winners] == winners
    assert found.winners == tuple(range(len(winners)))


@pytest.mark.parametrize(("length", "deals"), [("full", 36), ("short", 18)])
def test_how_long_a_skat_list_is_its_deals_say(length: str, deals: int) -> None:
    told = [replace(deal, past=replace(deal.past, result={**deal.past.result, "length": length})) for deal in SKAT]
    rounds = sheet_of(Series("skat", tuple(told))).rounds
    assert [each.deals for each in rounds] == [deals] * (40 // deals) + [40 % deals]


def test_a_round_of_bierlachs_ends_where_somebody_is_far_enough_below_nothing() -> None:
    facts = {"kind": "hearts", "declarer": 1, "won": True, "scores": [-100, 0, -30], "list": "bierlachs", "limit": 301}
    told = [replace(deal, past=replace(deal.past, result=facts)) for deal in SKAT[:6]]
    first, second = sheet_of(Series("skat", tuple(told))).rounds
    assert (first.deals, first.is_finished, first.limit, first.length) == (4, True, 301, None)
    assert [first.shares[at].score for at in first.winners] == [0, -120]
    assert (second.deals, second.is_finished, second.winners) == (2, False, ())


def test_a_doppelkopf_match_says_who_still_owes_a_solo() -> None:
    deals = random_deals("doppelkopf", 3, 120, 4, duty=False)
    solo = next(deal for deal in deals if deal.outcome and GAMES["doppelkopf"].duty(
        GAMES["doppelkopf"].result(deal.outcome)) is not None)  # fmt: skip
    plain = next(deal for deal in deals if deal.outcome is not None and deal.outcome.kind == "basic")
    assert solo.outcome is not None
    assert solo.outcome.declarer is not None
    (match,) = sheet_of(evening("doppelkopf", [plain, solo, plain], [(11, 12, 13, 14)])).rounds
    assert (match.deals, match.length, match.is_finished) == (3, 24, False)
    assert {who.user for who in match.owing} == {11, 12, 13, 14} - {(11, 12, 13, 14)[solo.outcome.declarer]}


def test_where_solos_are_asked_for_the_last_deal_says_who_still_owes_one() -> None:
    deals = random_deals("doppelkopf", 3, 2, 4)
    (match, *_) = sheet_of(evening("doppelkopf", [deals[1], deals[0]], [(11, 12, 13, 14)])).rounds
    assert deals[0].outcome is not None
    said = GAMES["doppelkopf"].result(deals[0].outcome)["owing"]
    assert [who.user for who in match.owing] == [(11, 12, 13, 14)[seat] for seat in said]  # type: ignore[attr-defined]


def test_where_nobody_has_to_play_a_solo_nobody_owes_one() -> None:
    deals = random_deals("doppelkopf", 3, 2, 4, ddv=False, duty=False, scoring="verband", fewtrumps=False)
    (match,) = sheet_of(evening("doppelkopf", deals, [(11, 12, 13, 14)])).rounds
    assert match.owing == ()


def test_what_is_written_stays_with_the_seat_and_says_who_had_it() -> None:
    deals = random_deals("sheepshead", 2, 6, 5)
    everybody = [(11, 12, 13, 14, 15)] * 3 + [(11, 16, 13, None, 15)]
    (game,) = sheet_of(evening("sheepshead", deals, everybody)).rounds
    assert [[who.user for who in share.players] for share in game.shares] == [[11], [16], [13], [0], [15]]
    assert [[who.user for who in share.before] for share in game.shares] == [[], [12], [], [14], []]
    assert [share.score for share in game.shares] == [
        sum(deal.outcome.scores[seat] for deal in deals if deal.outcome and deal.outcome.scores) for seat in range(5)
    ]


class Past:
    """A channel's deals as a store gives them."""

    def __init__(self, deals: list[PlayedDeal]) -> None:
        self._deals = deals[::-1]
        self.asked = 0

    async def site(self, table: int) -> Site | None:
        raise NotImplementedError

    async def last_site(self, guild: int, channel: int) -> Site | None:
        raise NotImplementedError

    async def played(self, site: Site, before: PlayedDeal | None, limit: int) -> list[PlayedDeal]:
        del site
        self.asked += 1
        start = 0 if before is None else self._deals.index(before) + 1
        return self._deals[start : start + limit]


def at(deal: PlayedDeal, begun: datetime) -> PlayedDeal:
    return replace(deal, begun=begun, past=replace(deal.past, at=begun + timedelta(minutes=4)))


def some(count: int, begun: datetime, first: int = 1, **changes: object) -> list[PlayedDeal]:
    """Deals of Saskop that nobody won a game with."""
    one = evening("saskop", random_deals("saskop", 1, 1, 4), [(11, 12, 13, 14)]).deals[0]
    return [
        replace(at(one, begun + number * timedelta(minutes=5)), id=first + number, game_won=(), **changes)  # type: ignore[arg-type]
        for number in range(count)
    ]


async def test_an_evening_begins_after_a_long_pause_and_goes_on_over_tables() -> None:
    early = some(3, BEGIN - PAUSE - timedelta(hours=1), table=5)
    late = some(2, BEGIN, 10, table=6)
    later = some(2, late[-1].past.at + PAUSE, 20, table=7)
    series = await read_series(Past([*early, *late, *later]), SITE, Span.EVENING, BEGIN + timedelta(days=3))
    assert [deal.id for deal in series.deals] == [10, 11, 20, 21]
    assert series.lead == ()
    assert series.is_past
    assert not (await read_series(Past(later), SITE, Span.EVENING, later[-1].past.at + PAUSE)).is_past
    assert not (await read_series(Past(later), SITE, Span.SEASON, later[-1].past.at + 2 * PAUSE)).is_past


async def test_a_game_that_was_going_on_is_counted_where_it_ends() -> None:
    before = some(4, BEGIN - timedelta(days=1))
    before[1] = replace(before[1], game_won=(0, 2))
    series = await read_series(Past([*before, *some(2, BEGIN, 10)]), SITE, Span.EVENING, BEGIN)
    assert ([deal.id for deal in series.lead], [deal.id for deal in series.deals]) == ([3, 4], [10, 11])


async def test_a_season_is_a_quarter_and_is_cut_where_it_is_endless() -> None:
    now = datetime(2026, 11, 23, tzinfo=BEGIN.tzinfo)
    old = some(3, datetime(2026, 9, 30, 10, tzinfo=BEGIN.tzinfo))
    new = some(4, datetime(2026, 10, 1, tzinfo=BEGIN.tzinfo), 10)
    series = await read_series(Past(old + new), SITE, Span.SEASON, now)
    assert [deal.id for deal in series.deals] == [10, 11, 12, 13]
    assert not series.is_cut
    many = Past(some(MAX_DEALS + 5 * CHUNK, datetime(2026, 10, 1, tzinfo=BEGIN.tzinfo)))
    cut = await read_series(many, SITE, Span.SEASON, now)
    assert cut.is_cut
    assert len(cut.deals) == MAX_DEALS
    assert cut.deals[-1].id == MAX_DEALS + 5 * CHUNK


async def test_no_more_is_read_than_it_takes() -> None:
    past = Past([*some(5 * CHUNK, BEGIN - timedelta(days=9)), *some(3, BEGIN, 9000)])
    series = await read_series(past, replace(SITE, game="skat"), Span.EVENING, BEGIN)
    assert (len(series.deals), past.asked) == (3, 1)


async def test_nothing_was_played() -> None:
    series = await read_series(Past([]), SITE, Span.EVENING, BEGIN)
    sheet = sheet_of(series)
    assert (sheet.accounts, sheet.rounds, sheet.transfers) == ((), (), ())
