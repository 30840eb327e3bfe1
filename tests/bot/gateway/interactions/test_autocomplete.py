"""What autocomplete offers for the letters typed so far, and that it gets there."""

import asyncio
import time
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import pytest
from discord import InteractionType, app_commands

from bot.gateway.interactions.actions import meant
from bot.gateway.interactions.autocomplete import by_number, choices, insisting
from bot.gateway.interactions.rate_limit import InteractionTracker, RateLimit
from bot.gateway.messages.transport import CALLBACK_SECONDS, MAX_ATTEMPTS, Transport
from bot.system import SystemClock
from tests.bot.gateway.interactions.asking import refusal
from tests.support.virtual_time import in_virtual_time

LEGAL = ("bid 5", "bid 6", "pass", "play QC")
AUCTION = (*(f"bid {number}" for number in range(18, 78)), "pass")


def offered(typed: str, legal: tuple[str, ...] = LEGAL, verb: str | None = None, game: str = "saskop") -> list[str]:
    return [value for value, _ in choices(verb, typed, legal, game, "en")]


@pytest.mark.parametrize(
    ("typed", "texts"),
    [
        ("", ["bid 5", "bid 6", "pass", "play QC"]),
        ("6", ["bid 6"]),
        ("queen", ["play QC"]),
        ("BID", ["bid 5", "bid 6"]),
        ("nothing like it", []),
    ],
)
def test_autocomplete_narrows_down(typed: str, texts: list[str]) -> None:
    assert offered(typed) == texts


BIDS = ("bid 18", "bid 20", "bid 117", "bid 170", "bid 171", "bid 180", "pass")
CARDS = ("play JC", "play KS", "play AH", "play TH", "play 7D")


@pytest.mark.parametrize(
    ("typed", "texts"),
    [
        ("18", ["bid 18", "bid 180"]),
        ("1", ["bid 18", "bid 117", "bid 170", "bid 171", "bid 180"]),
        ("17", []),
        ("170", ["bid 170"]),
        ("7", []),
        ("bid 17", []),
        ("Bid 18", ["bid 18", "bid 180"]),
    ],
)
def test_a_number_is_never_taken_for_the_middle_or_the_beginning_of_another(typed: str, texts: list[str]) -> None:
    assert offered(typed, BIDS, game="skat") == texts
    number = typed.rpartition(" ")[2]
    assert offered(number, BIDS, "bid", "skat") == [text.removeprefix("bid ") for text in texts]


@pytest.mark.parametrize(
    ("typed", "first", "count"),
    [("k", "play KS", 1), ("a", "play AH", 1), ("10", "play TH", 1), ("h", "play AH", 2), ("♥", "play AH", 2)],
)
def test_enter_takes_the_card_that_is_meant(typed: str, first: str, count: int) -> None:
    found = offered(typed, CARDS)
    assert (found[0], len(found)) == (first, count)


def test_a_table_is_found_by_its_number_and_not_by_one_that_holds_it() -> None:
    tables = {"117": "A", "17": "B", "170": "C"}
    assert by_number("17", tables) == ["B", "C"]
    assert by_number("1", tables) == ["A", "B", "C"]
    assert by_number("7", tables) == by_number("18", tables) == []


def test_autocomplete_never_offers_more_than_discord_takes() -> None:
    assert len(offered("", AUCTION, "bid")) == len(offered("b", AUCTION)) == 25


def test_where_there_is_no_room_for_all_passing_is_among_the_first() -> None:
    assert offered("", AUCTION)[:3] == ["pass", "bid 18", "bid 19"]
    declared = ("declare grand", *(f"bury 7C {rank}{suit}" for suit in "SHD" for rank in "789TJQKA"), "call C", "alone")
    assert offered("", declared)[:4] == ["alone", "declare grand", "bury 7C 7S", "call C"]


def test_an_options_value_is_what_comes_after_the_verb() -> None:
    assert offered("", verb="play") == ["QC"]
    assert offered("", ("blink",), "signal") == ["blink"]


def test_what_is_typed_in_full_comes_first_in_any_order_and_by_any_word() -> None:
    legal = ("discard 7C AS", "discard 7C 8C")
    assert offered("as 7c", legal, "bury") == ["7C AS"]
    assert offered("bury a♠ 7♣", legal) == ["discard 7C AS"]


def test_three_cards_can_be_given_in_the_poverty_of_doppelkopf() -> None:
    legal = ("give JC QC QC", "give QC QC 9D")
    assert offered("", legal, "give", "doppelkopf") == ["JC QC QC", "QC QC 9D"]
    assert meant("give", "JC QC QC", legal, "doppelkopf") == legal[0]
    assert meant("give", "qc jc qc", legal, "doppelkopf") == legal[0]


class Response:
    """Takes a list of choices, the first few times over a broken connection; or refuses any that is not empty."""

    def __init__(self, broken: int) -> None:
        self.broken = broken
        self.is_strict = False
        self.taken: list[Any] = []

    async def autocomplete(self, found: list[Any]) -> None:
        if self.broken:
            self.broken -= 1
            raise aiohttp.ServerDisconnectedError
        if self.is_strict and found:
            raise refusal(400, 50035)
        self.taken.append(found)


class Asked:
    """An interaction of somebody who types."""

    def __init__(self, broken: int) -> None:
        self.response, self.extras, self.user = Response(broken), {}, SimpleNamespace(id=3)
        self.type = InteractionType.autocomplete
        parts = {
            "arrivals": InteractionTracker(RateLimit(time.monotonic)),
            "transport": Transport(cast("Any", None), SystemClock()),
        }
        self.client = SimpleNamespace(services=SimpleNamespace(**parts))


@insisting
async def one(_: object, typed: str) -> list[app_commands.Choice[Any]]:
    return [app_commands.Choice(name=typed, value=typed)]


@pytest.mark.parametrize("broken", [0, 1, 2])
async def test_a_list_is_sent_again_when_the_connection_breaks(broken: int) -> None:
    asked = Asked(broken)
    found = await one(asked, "x")
    assert asked.response.taken == [found]


async def test_where_the_connection_stays_broken_nothing_is_offered_and_nothing_raised() -> None:
    asked = Asked(MAX_ATTEMPTS)
    await one(asked, "x")
    assert (asked.response.broken, asked.response.taken) == (0, [])


@in_virtual_time
async def test_a_list_that_comes_too_late_is_not_sent() -> None:
    """Discord takes it for three seconds; the database may not answer for longer."""

    @insisting
    async def late(*_: object) -> list[app_commands.Choice[Any]]:
        await asyncio.sleep(2 * CALLBACK_SECONDS)
        return []

    asked = Asked(0)
    await late(asked, "x")
    assert asked.response.taken == []


async def test_where_discord_refuses_the_list_nothing_is_offered_instead(caplog: pytest.LogCaptureFixture) -> None:
    asked = Asked(0)
    asked.response.is_strict = True
    await one(asked, "x")
    assert asked.response.taken == [[]]
    assert "Discord refused a list of 1 choices" in caplog.text
