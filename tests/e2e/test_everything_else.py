"""The other commands once, at a table where a deal has been finished."""

import base64
import re
import signal
from pathlib import Path

import aiohttp
import pytest

from bot.__main__ import main
from tests.e2e.players import Presser, play
from tests.e2e.posts import is_hand, is_sheet
from tests.e2e.simulated import simulated
from tests.support.people import InteractionOutcome


def private(outcome: InteractionOutcome, *words: str) -> str:
    assert outcome.answered, outcome
    assert [post.private for post in outcome.posts] == [True]
    assert all(word in outcome.text for word in words), outcome.text
    return outcome.text


async def finish_a_deal(players: list[Presser]) -> None:
    await play(players, lambda: any(is_sheet(post) for post in players[0].posts), 240)


@simulated
async def test_what_is_played_can_be_looked_up(evening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with evening(NEXT_DEAL_SECONDS="60") as here:
        people = await here.seat("Anna", "Bert")
        anna, channel = people[0], here.discord.channel
        assert (await anna.slash(channel, "table start")).answered
        await finish_a_deal([Presser(here, person) for person in people])
        scores = await anna.slash(channel, "scores")
        private(scores)
        assert [picture.filename for picture in scores.post.pictures] == ["sheet.png"]
        await look_at_the_evening(anna, await anna.slash(channel, "scores", period="evening"))
        board = await anna.slash(channel, "leaderboard")
        private(board, "best players")
        assert {"Anna", "Bert"} <= set(re.findall(r"\w+", board.post.alt))
        private(await anna.slash(channel, "leaderboard", game="saskop", period="week"), "Saskop")
        stats = await anna.slash(channel, "stats")
        private(stats, "Anna", "Saskop")
        assert [picture.filename for picture in stats.post.pictures] == ["stats.png"]
        private(await anna.slash(channel, "stats", game="skat"), "Anna", "Skat", "Saskop")
        private(await anna.slash(channel, "history"), "Saskop", "1")
        await replay(anna, await anna.slash(channel, "replay", deal=1))
        await replay(people[1], await people[1].press((await here.results(people[1]))[0], "Replay"))
        private(await anna.slash(channel, "replay", deal=77), "77")
        await replay(anna, await anna.slash(channel, "replay"))
        await share(anna, people[1], await anna.slash(channel, "replay", deal=1))
        for command, leads in (("leaderboard", "Leaderboard"), ("stats", "Statistics"), ("scores", "Scores")):
            await show(anna, people[1], await anna.slash(channel, command), leads)
        await bring_a_file(anna, await anna.slash(channel, "record", deal=1))
        await check_record(await anna.slash(channel, "record", deal=1), tmp_path, monkeypatch)
        trick = await anna.slash(channel, "trick")
        assert [picture.filename for picture in trick.post.pictures] == ["trick.png"]
        assert here.complaints() == []


async def look_at_the_evening(person, outcome: InteractionOutcome) -> None:
    """From the totals to who owes whom, and on to the season, in the same answer."""
    private(outcome, "this evening", "1 deal played")
    # A deal may have won a whole game: then there is something to pay.
    debts = ("Nobody owes anybody", "the fewest payments")
    for entry, says in (("Who owes whom", debts), ("This season", ("this season",))):
        lists = [each for each in outcome.post.components if each.get("options")]
        menu = next(each for each in lists if entry in {option["label"] for option in each["options"]})
        assert (await person.choose(outcome.post, entry, custom_id=menu["custom_id"])).answered
        shown = next(post for post in await person.messages(outcome.post.channel_id) if post.id == outcome.post.id)
        assert any(words in shown.text for words in says), shown.text
        assert [picture.filename for picture in shown.pictures] == ["sheet.png"]
        assert shown.alt


async def replay(person, outcome: InteractionOutcome) -> None:
    """Step through a finished deal on its own buttons."""
    private(outcome)
    first = outcome.post
    assert (await person.press(first, "Forward")).answered
    later = next(post for post in await person.messages(first.channel_id) if post.id == first.id)
    assert later.text != first.text
    assert (await person.press(later, "Next trick")).answered


async def share(person, other, outcome: InteractionOutcome) -> None:
    """From one's own seat, and then for everybody in the channel, once."""
    assert (await person.press(outcome.post, "From my seat")).answered
    own = next(post for post in await person.messages(outcome.post.channel_id) if post.id == outcome.post.id)
    assert (await person.press(own, "Share")).answered
    after = next(post for post in await person.messages(outcome.post.channel_id) if post.id == outcome.post.id)
    assert "Posted in this channel" in after.text
    assert after.button("Share") is None
    seen = [post for post in await other.messages(outcome.post.channel_id) if "from their seat" in post.text]
    assert len(seen) == 1
    private(await other.press(seen[0], "Replay"), "Every hand lies open")


async def show(person, other, outcome: InteractionOutcome, leads: str) -> None:
    """Figures for everybody in the channel, once, and for each of them in words."""
    own, said = outcome.post, outcome.post.text
    assert len(said.splitlines()) <= 3
    told = await person.press(own, "In words")
    private(told, "Anna")
    assert told.post.id != own.id
    assert not told.post.pictures
    assert (await person.press(own, "Share")).answered
    after = next(post for post in await person.messages(own.channel_id) if post.id == own.id)
    assert "Posted in this channel" in after.text
    assert after.button("Share") is None
    posts = [post for post in await other.messages(own.channel_id) if f"{person.name} shows " in post.text]
    (seen,) = [post for post in posts if post.text.endswith(said)]
    assert not seen.private
    assert [each.filename for each in seen.pictures] == [each.filename for each in own.pictures]
    private(await other.press(seen, "In words"))
    assert (await other.press(seen, leads)).post.private


async def bring_a_file(person, outcome: InteractionOutcome) -> None:
    """A record goes back in as it came out; anything else is refused in words."""
    async with aiohttp.ClientSession() as session, session.get(outcome.post.pictures[0].url) as got:
        text = await got.read()
    channel = outcome.post.channel_id
    first = await person.slash(channel, "replay", record=a_file(text))
    private(first, "Checked just now", "compare")
    assert (await person.press(first.post, "Forward")).answered
    private(
        await person.slash(channel, "replay", record=a_file(text.replace(b"salt: ", b"salt: 0", 1))), "isn’t a record"
    )
    private(await person.slash(channel, "replay", record=a_file(b"x" * 70_000)), "too large")


def a_file(data: bytes) -> dict[str, str]:
    return {"filename": "deal.txt", "data": base64.b64encode(data).decode()}


async def check_record(outcome: InteractionOutcome, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file verifies, and a changed one does not."""
    private(outcome)
    async with aiohttp.ClientSession() as session, session.get(outcome.post.pictures[0].url) as got:
        text = await got.text()
    path = folder / "deal.txt"
    for content, status in ((text, 0), (text.replace("salt: ", "salt: 0", 1), 2)):
        path.write_text(content, encoding="utf-8")
        monkeypatch.setattr("sys.argv", ["lambapea", "verify", str(path)])
        assert main() == status


@simulated
async def test_rules_settings_and_privacy(evening) -> None:
    async with evening() as here:
        anna, channel = here.discord.person("Anna"), here.discord.channel
        private(await anna.slash(channel, "help"), "/table open")
        rules = await anna.slash(channel, "rules")
        private(rules, "Saskop")
        _, sets = (menu["custom_id"] for menu in rules.post.menus)
        assert (await anna.choose(rules.post, "championship", custom_id=sets)).answered
        rules = await anna.slash(channel, "rules")
        topics, _ = (menu["custom_id"] for menu in rules.post.menus)
        assert (await anna.choose(rules.post, "scoring", custom_id=topics)).answered
        private(await anna.slash(channel, "rules", topic="juggling"), "juggling")
        private(await anna.slash(channel, "settings show"), "English")
        private(await anna.slash(channel, "settings colours", colours="four"), "four")
        private(await anna.slash(channel, "settings ping", when="off"), "never")
        private(await anna.slash(channel, "settings language", language="et"), "eesti")
        private(await anna.slash(channel, "settings language", language="en"), "English")
        export = await anna.slash(channel, "privacy export")
        private(export)
        assert export.post.pictures[0].filename == "lambapea.json"
        private(export, "a shuffle", "have copies of my database")
        private(await anna.slash(channel, "privacy delete"), "cannot be undone", "a shuffle", "copies of my database")
        asked = await anna.slash(channel, "privacy delete")
        assert (await anna.press(asked.post, "Keep")).answered
        asked = await anna.slash(channel, "privacy delete")
        assert (await anna.press(asked.post, "Delete everything")).answered
        settled = next(post for post in await anna.messages(channel) if post.id == asked.post.id)
        assert "Deleted" in settled.text
        assert settled.buttons == []
        assert (await anna.slash(channel, "table open", game="saskop")).answered
        private(await anna.slash(channel, "privacy delete"), "Leave it first")
        assert here.complaints() == []


@simulated
async def test_after_the_first_deal_it_is_offered_once_that_single_cards_play_themselves(evening) -> None:
    async with evening(NEXT_DEAL_SECONDS="60", CUT_SECONDS="0") as here:
        anna, channel = here.discord.person("Anna"), here.discord.channel
        assert (await anna.slash(channel, "table open", game="skat", level="easy")).answered
        assert (await anna.slash(channel, "table fill")).answered
        assert (await anna.slash(channel, "table start")).answered
        await finish_a_deal([Presser(here, anna)])
        assert here.rows("SELECT autoplay, autoplay_offer FROM players WHERE id = ?", anna.id) == [("last", 1)]
        assert (await anna.slash(channel, "table start")).answered
        hand = await anna.wait_message(lambda post: is_hand(post) and post.button("Yes, play them") is not None)
        assert "Should it be played for you then" in hand.text
        assert (await anna.press(hand, "Yes, play them")).answered
        hand = next(each for each in [*await anna.messages(channel), *await anna.dms()] if each.id == hand.id)
        assert hand.button("Yes, play them") is None
        assert here.rows("SELECT autoplay, autoplay_offer FROM players WHERE id = ?", anna.id) == [("single", 0)]
        assert here.complaints() == []


@simulated
async def test_a_server_speaks_its_own_language_and_sets_its_pace(evening) -> None:
    async with evening() as here:
        anna, channel = here.discord.person("Anna"), here.discord.channel
        here.discord.control.add_role("managers", anna.id, permissions=["manage_guild"])
        private(await anna.slash(channel, "settings server", language="et", turn=33.0, speed="slow"), "33", "eesti")
        assert (await anna.slash(channel, "table open", game="saskop", speed="live")).answered
        await anna.wait_message(lambda post: post.button("2. koht") is not None, channel=channel)
        assert (await anna.slash(channel, "table fill")).answered
        assert (await anna.slash(channel, "table start")).answered
        assert here.rows("SELECT language, json_extract(pace, '$.turn') FROM tables") == [("et", 33.0)]
        asked = await anna.slash(channel, "table close")
        assert (await anna.press(asked.post, "Jah, sulge")).answered
        assert (await anna.slash(channel, "table open", game="saskop")).answered
        await anna.wait_message(lambda post: "käiguks 2 päeva" in post.content, channel=channel)
        assert here.rows("SELECT speed FROM tables ORDER BY id") == [("live",), ("slow",)]
        bert = here.discord.person("Bert")
        refused = await bert.slash(channel, "settings server", language="en", raw=True)
        assert refused.answered
        assert here.rows("SELECT language FROM guilds") == [("et",)]
        assert here.complaints() == []


@simulated
async def test_the_owner_sees_to_the_bot_and_nobody_else(evening) -> None:
    async with evening() as here:
        people = await here.seat("Anna", "Bert")
        channel = here.discord.channel
        here.discord.control.add_role("admins", *(each.id for each in people), permissions=["administrator"])
        private(await people[0].slash(channel, "admin health"), "1 live table")
        private(await people[0].slash(channel, "admin sync"), "unchanged")
        private(await people[1].slash(channel, "admin health"), "runs this bot")
        assert (await people[0].slash(channel, "table start")).answered
        private(await people[0].slash(channel, "admin annul", deal=1), "void")
        await people[1].wait_message(lambda post: "void" in post.text, channel=channel)
        assert here.complaints() == []


@simulated
async def test_the_same_commands_are_not_sent_twice(evening) -> None:
    async with evening() as here:
        assert len(here.discord.calls.of("commands_put")) == 1
        await here.stop(signal.SIGTERM)
        await here.start()
        assert len(here.discord.calls.of("commands_put")) == 1


@simulated
async def test_commands_in_direct_messages_mean_the_table_that_waits(evening) -> None:
    async with evening(CUT_SECONDS="0") as here:
        people = await here.seat("Anna", "Bert")
        assert (await people[0].slash(here.discord.channel, "table start")).answered
        for person in people:
            await person.wait_message(lambda post: is_hand(post) and not post.private, channel="dm")
            hand = await person.slash("dm", "hand")
            assert is_hand(hand.post)
            offered = await person.autocomplete("dm", "hand", "table")
            assert [choice["value"] for choice in offered] == [1]
        assert here.complaints() == []


@simulated
async def test_a_pass_means_the_table_at_which_it_is_possible_and_the_other_is_named(evening) -> None:
    async with evening(NEXT_DEAL_SECONDS="60", CUT_SECONDS="0", TURN_SECONDS="0") as here:
        anna, (first, second) = here.discord.person("Anna"), here.discord.channels[:2]
        assert (await anna.slash(first, "table open", game="american-sheepshead", level="easy", players=4,
                                 options="variant=partnership")).answered  # fmt: skip
        assert (await anna.slash(first, "table fill")).answered
        assert (await anna.slash(first, "table start")).answered
        await here.to_act([anna])
        assert (await anna.slash(second, "table open", game="saskop", level="easy", options="exchange=false")).answered
        assert (await anna.slash(second, "table fill")).answered
        assert (await anna.slash(second, "table start")).answered
        asked = "SELECT count(*) FROM actions WHERE text = 'pass' AND user_id = ?"
        await anna.wait_message(lambda post: is_hand(post) and post.button("Pass") is not None)
        passed = await anna.slash("dm", "pass")
        assert passed.answered
        await here.settled(lambda: here.rows(asked, anna.id) == [(1,)], "the bidding is where one passes")
        told = (await anna.wait_dm(lambda post: "it is not possible now" in post.text)).text
        assert f"table 2 in <#{second.id}>" in told
        assert f"table 1 in <#{first.id}>" in told
        assert here.complaints() == []
