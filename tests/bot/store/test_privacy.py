"""All of a person told, and all of it taken out."""

import json
from dataclasses import replace

from bot.stores import Stores
from bot.tables.model import CardColours, Computer, Person, Preferences, Stage
from bot.tables.posted_messages import MessageLocation, PostedMessage
from bot.tables.stored import StoredPremoves
from bot.tables.tallying import ALL_TIME
from tests.bot.store.making import A_COMPUTER, ANN, BOB, CAT, DAN, GUILD, a_table, an_action, an_ending, begun, finish
from tests.support.exported import everything, exported


async def lived(store: Stores) -> None:
    """Ann plays a deal, begins another, gets up in it, and her table closes."""
    table, deal = await begun(store)
    await store.settings.set_preferences(ANN, Preferences("et", CardColours.FOUR, "off", unasked=frozenset({"leave"})))
    await store.messages.remember([PostedMessage(table.id, ANN, MessageLocation(70, 3))])
    table = await store.tables.append(table, an_action(deal, 0, 0, ANN, "bid 7"))
    table = await store.tables.append(table, an_action(deal, 1, 1, BOB, "pass"))
    table = await store.tables.append(
        replace(table, stage=Stage.PAUSE), an_action(deal, 2, 0, ANN, "play QC"), an_ending()
    )
    left = replace(table, seats=(Computer("simple", seat_of=ANN), *table.seats[1:]))
    table, _ = await finish(store, left, an_ending(users=(None, BOB, CAT, DAN)))
    await store.tables.save_table(replace(table, stage=Stage.CLOSED))


async def test_all_that_is_stored_of_a_person_is_told(store: Stores) -> None:
    await lived(store)
    told = await exported(store, ANN)
    assert json.loads(json.dumps(told)) == told
    assert told["user"] == str(ANN)
    assert told["preferences"] == {
        "language": "et",
        "colours": "four",
        "ping": "off",
        "autoplay": "last",
        "tips_game": None,
        "skipped_confirmations": ["leave"],
        "autoplay_offer": None,
        "hand": "always",
        "letters": "international",
        "sort": "left-falling",
        "reading": "off",
    }
    assert (told["tables"], told["hand_posts"]) == ([], [])
    first, second = told["deals"]
    assert [act["text"] for act in first["actions"]] == ["bid 7", "play QC"]
    assert (first["guild"], first["number"], first["result"]["points"]) == (str(GUILD), 1, 40)
    assert (second["actions"], second["result"]) == ([], None)
    assert str(BOB) not in json.dumps(told)


async def test_a_live_table_and_its_hand_message_are_told(store: Stores) -> None:
    table, _ = await begun(store)
    await store.messages.remember([PostedMessage(table.id, BOB, MessageLocation(70, 3))])
    told = await exported(store, BOB)
    seats = [{"seat": 1, "missed": 0, "away": False}]
    known = {"host": False, "seats": seats, "last_game": False, "turns": {}, "shuffled": []}
    assert told["tables"] == [{"table": table.id, "guild": str(GUILD), "channel": "7", **known}]
    assert told["hand_posts"] == [{"table": table.id, "channel": "70", "message": "3"}]


async def test_what_somebody_plans_is_told_to_them_alone_and_goes_with_the_deal(store: Stores) -> None:
    table, deal = await begun(store)
    table = await store.tables.save_premoves(table, StoredPremoves(deal.id, BOB, ("H low", "any KC")))
    told = {"guild": str(GUILD), "number": deal.number, "plans": ["H low", "any KC"]}
    assert (await exported(store, BOB))["plans"] == [told]
    assert (await exported(store, ANN))["plans"] == []
    stored = await store.tables.load_table(table.id)
    assert stored is not None
    assert stored.plans == {BOB: ("H low", "any KC")}
    changed = StoredPremoves(deal.id, BOB, ("H low",))
    table = await store.tables.append(table, an_action(deal, 0), plans=changed)
    assert (await exported(store, BOB))["plans"] == [told | {"plans": ["H low"]}]
    await store.tables.append(table, an_action(deal, 1), an_ending())
    assert (await exported(store, BOB))["plans"] == []


EMPTY = (
    "tables",
    "deals",
    "plans",
    "lessons",
    "presets",
    "uploads",
    "forks",
    "challenges",
    "reviews",
    "dailies",
    "matches",
    "shuffles",
    "puzzles",
    "daily_guilds",
    "daily_accounts",
    "leftovers",
    "ladder",
    "pairs",
    "tallies",
    "milestones",
    "hand_posts",
)


def nothing_of(user: int) -> dict[str, object]:
    """The export of somebody of whom nothing is known."""
    lists: dict[str, object] = {name: [] for name in EMPTY}
    return {"user": str(user), "preferences": None, **lists}


async def test_of_a_stranger_there_is_nothing(store: Stores) -> None:
    assert await exported(store, 5) == nothing_of(5)
    await store.personal.forget(5)
    assert await exported(store, 5) == nothing_of(5)


async def test_who_is_forgotten_leaves_nameless_seats(store: Stores) -> None:
    await lived(store)
    await store.personal.forget(ANN)
    assert await exported(store, ANN) == nothing_of(ANN)
    assert ANN not in [each.who.user for each in await store.ladder.ladder(GUILD, "saskop", (ALL_TIME,))]
    first, second = await store.results.deal(GUILD, 1), await store.results.deal(GUILD, 2)
    assert first is not None
    assert second is not None
    assert first.seats == (None, Person(BOB), Person(CAT), Person(DAN))
    assert second.seats[0] == A_COMPUTER
    assert len(first.actions) == 3
    past = (await store.results.history(GUILD, None, 10))[-1]
    assert [seat.user for seat in past.seats] == [None, BOB, CAT, DAN]
    assert [line.deals for line in await store.player_stats.games_of(GUILD, BOB, ("saskop", "skat"))] == [2]


async def test_who_sat_down_in_the_middle_of_a_deal_is_forgotten_too(store: Stores) -> None:
    table, deal = await begun(store, seats=(Person(ANN), A_COMPUTER, Person(CAT), A_COMPUTER))
    table = await store.tables.save_table(replace(table, seats=(Person(ANN), Person(BOB), Person(CAT), A_COMPUTER)))
    await store.tables.append(table, an_action(deal, 0, 1, BOB, "bid 8"))
    assert await store.results.came_in(deal.id, BOB) == (1, 0)
    assert await store.results.came_in(deal.id, ANN) is None
    [only] = (await exported(store, BOB))["deals"]
    assert [act["text"] for act in only["actions"]] == ["bid 8"]
    await store.personal.forget(BOB)
    assert (await exported(store, BOB))["deals"] == []


async def test_who_is_forgotten_in_the_middle_of_a_deal_can_end_it(store: Stores) -> None:
    table, deal = await begun(store)
    await store.personal.forget(BOB)
    table = await store.tables.append(table, an_action(deal, 0))
    await store.tables.append(table, an_action(deal, 1), an_ending())
    assert len((await exported(store, BOB))["deals"]) == 1
    await store.personal.forget(BOB)
    assert (await exported(store, BOB))["deals"] == []


async def test_no_row_holds_the_id_of_who_was_forgotten(store: Stores) -> None:
    await store.tables.open_table(a_table(9, host=ANN, stage=Stage.CLOSED))
    await lived(store)
    await store.personal.forget(ANN)
    assert str(ANN) not in await everything(store)
