"""Deals of the day: anybody can derive them from the link, and nobody can pass off another one."""

import hashlib
import hmac
import random
import re
from collections import Counter
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from bot.players.base import play_deal
from bot.players.simple import Simple
from engine.actions import read_action
from engine.cards import write_cards
from engine.daily import (
    Opened,
    Season,
    anchor_of,
    back,
    check_chain,
    check_day,
    cut_of_day,
    read_season,
    salt_of_day,
    start_of_day,
    variant_of,
    verify,
    write_season,
)
from engine.deal import Deal
from engine.games import GAMES
from engine.record import Record, UnreadableRecord, record_of
from engine.shuffling import shuffled

SECRET = hashlib.sha256(b"a season for the page").digest()
FIRST = date(2026, 11, 23)
SEASON = Season(1, FIRST, 91, tuple(GAMES), anchor_of(SECRET, 91))
PAGE = (Path(__file__).resolve().parents[2] / "docs" / "record.md").read_text(encoding="utf-8")


def link(place: int) -> bytes:
    return back(SECRET, 91 - place)


def opened(days: int) -> Opened:
    return Opened(SEASON, {FIRST + timedelta(days=day): link(day + 1).hex() for day in range(days)})


def played(place: int, variant: int) -> Record:
    day = FIRST + timedelta(days=place - 1)
    start, player = start_of_day(SEASON.game_on(day), link(place), variant), Simple()
    cutter, cut = cut_of_day(start)
    deal = play_deal(Deal(start).act(cutter, cut), lambda deal, seat: player.choose(deal.view(seat), random.Random(0)))
    names = ("Anna", *("computer",) * (start.players - 1))
    return record_of(deal, number=variant, day=day, players=names, salt=salt_of_day(link(place), variant))


def plainly_shuffled(pack: list[str], seed: bytes) -> list[str]:
    """As `docs/record.md` says it, and as somebody else would write it."""
    numbers, block = [], 0
    for last in range(len(pack) - 1, 0, -1):
        while True:
            if not numbers:
                digest = hashlib.sha256(seed + block.to_bytes(4, "big")).digest()
                numbers, block = [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4)], block + 1
            number = numbers.pop(0)
            if number < 2**32 - 2**32 % (last + 1):
                break
        at = number % (last + 1)
        pack[last], pack[at] = pack[at], pack[last]
    return pack


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("variant", [1, 2, 3])
def test_a_deal_follows_from_the_link_as_the_page_says(game: str, variant: int) -> None:
    start = start_of_day(game, link(5), variant)
    cards = write_cards(sorted(start.pack)).split(" ")
    seed = hmac.new(link(5), f"deal {variant}".encode(), "sha256").digest()
    assert write_cards(start.pack).split(" ") == plainly_shuffled(cards, seed)
    seats = [str(seat) for seat in range(start.players)]
    dealer = hmac.new(link(5), b"dealer", "sha256").digest()
    assert str(start.dealer) == plainly_shuffled(seats, dealer)[0]


def test_every_place_is_as_likely_for_every_card() -> None:
    places = Counter(shuffled("ABCDE", number.to_bytes(4, "big")).index("A") for number in range(5000))
    assert sum((count - 1000) ** 2 / 1000 for count in places.values()) < 18.47  # chi-square, 4 degrees, p > 0.001


def test_people_are_spread_over_the_three_deals() -> None:
    counts = Counter(variant_of(link(1), user) for user in range(3000))
    assert set(counts) == {1, 2, 3}
    assert min(counts.values()) > 900
    assert [variant_of(link(1), user) for user in range(40)] != [variant_of(link(2), user) for user in range(40)]


def test_a_record_of_each_day_and_deal_is_true_to_its_day() -> None:
    for place in range(1, 8):
        record = played(place, 1 + place % 3)
        assert verify(record, opened(7)).faults == ()


def test_a_record_of_before_a_house_rule_existed_is_true_to_its_day() -> None:
    """It does not name it, and what it names is as usual."""
    record = next(each for each in (played(place, 1) for place in range(1, 8)) if each.game == "skat")
    before = replace(record, options={"announce": "hand"})
    assert [fault.code for fault in check_day(before, opened(7))] == []
    other = replace(record, options={"announce": "any"})
    assert [fault.code for fault in check_day(other, opened(7))] == ["options"]


def test_another_deal_is_found_out() -> None:
    record = played(2, 1)
    assert [fault.code for fault in check_day(replace(record, number=2), opened(2))] == ["pack", "salt"]
    assert [fault.code for fault in check_day(replace(record, number=31), opened(2))] == ["no-deal"]
    assert [fault.code for fault in check_day(record, opened(1))] == ["not-opened"]
    cutter, _ = record.cut
    other_cut = replace(record, cut=(cutter, read_action("cut threes at 3")))
    assert [fault.code for fault in check_day(other_cut, opened(2))] == ["cut"]
    assert "game" in [fault.code for fault in check_day(replace(record, date=FIRST), opened(2))]


def test_a_season_is_read_back_exactly_and_its_chain_is_whole() -> None:
    text = write_season(opened(9))
    assert read_season(text) == opened(9)
    assert check_chain(opened(9)) == []
    gap = Opened(SEASON, {day: each for day, each in opened(9).links.items() if day.day != 25})
    assert check_chain(gap) == []


def test_a_broken_chain_says_where() -> None:
    third, links = FIRST + timedelta(days=2), dict(opened(5).links)
    links[third] = "00" * 32
    faults = check_chain(Opened(SEASON, links))
    assert [fault.details["day"] for fault in faults] == [third, third + timedelta(days=1)]
    assert str(faults[0]) == "the chain breaks: the link of 2026-11-25 does not lead back to the link of 2026-11-24"
    other = replace(SEASON, anchor="11" * 32)
    assert "does not lead back to the anchor" in check_chain(Opened(other, opened(1).links))[0]
    outside = Opened(SEASON, {FIRST - timedelta(days=1): "00" * 32})
    assert [fault.code for fault in check_chain(outside)] == ["no-day"]


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace("season: 1", "season: x"),
        lambda text: text.replace("2026-11-23 ", "2026-13-23 "),
        lambda text: text.replace("days: 91", "days: 999"),
        lambda text: text.replace("games: ", "games:  "),
        lambda text: text + "more\n",
        lambda text: text.rstrip("\n"),
        lambda text: text[:14],
        lambda text: text[:0],
    ],
)
def test_what_is_no_season_is_refused(change) -> None:
    with pytest.raises(UnreadableRecord):
        read_season(change(write_season(opened(2))))


def test_the_season_on_the_page_is_whole() -> None:
    text = next(
        each for each in re.findall(r"^```text\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL) if "anchor" in each
    )
    shown = read_season(text)
    assert check_chain(shown) == []
    assert shown == opened(1)
    assert FIRST.toordinal() == 739943
