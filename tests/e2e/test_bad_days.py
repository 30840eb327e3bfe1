"""Discord's bad days, one at a time: no action lost or doubled, no table stuck, an answer wherever one is possible."""

import asyncio
from typing import Any

import pytest

from bot.sandbox.errors import Refused
from bot.sandbox.people import Person
from tests.e2e.evening import PATIENCE, Evening
from tests.e2e.posts import calling, is_hand

pytestmark = pytest.mark.filterwarnings("ignore:unread_data:DeprecationWarning")


async def begun(here: Evening, *names: str, **options: Any) -> list[Person]:
    """A table of people and computers where one of the people has to play a card: no computer can forestall him."""
    people = await here.seat(*(names or ("Anna", "Bert")), **options)
    assert (await people[0].slash(here.discord.channel, "table start")).answered
    await here.to_play(people)
    return people


async def acts_once(here: Evening, people: list[Person], *, answered: bool = True) -> None:
    """Whoever is asked acts: it is done once, he is answered, and the table goes on to the next question."""
    person, outcome, before = await here.act(people)
    assert outcome.answered is answered, outcome
    assert not outcome.posts, outcome
    await here.settled(lambda: len(here.log_of(person)) > len(before), "it is done")
    assert here.log_of(person)[: len(before)] == before
    await here.to_act(people)
    assert len(here.log_of(person)) == len(before) + 1


@pytest.mark.parametrize("kind", ["error", pytest.param("rest", marks=pytest.mark.thorough)])
async def test_requests_that_fail_at_first_are_made_again(evening: Any, kind: str) -> None:
    async with evening() as here:
        people, control = await begun(here), here.discord.control
        if kind == "error":
            for status in (500, 502, 503):
                control.fault("callback", "error", status=status)
                await acts_once(here, people)
        else:
            control.fault("callback", "cut")
            await acts_once(here, people)
            for scope in ("user", "shared", "global"):
                control.storm(3, 0.1, scope=scope)
                await acts_once(here, people)
            for each in ("edit", "send", "webhook_edit", "open_dm"):
                control.fault(each, "error", times=1, status=503)
                control.fault(each, "cut", times=1)
            for _ in range(3):
                await acts_once(here, people)
        assert here.complaints() == []


@pytest.mark.thorough
async def test_what_was_carried_out_but_never_answered_is_not_done_twice(evening: Any) -> None:
    async with evening() as here:
        control, channel = here.discord.control, here.discord.channel
        control.fault("callback", "lose")
        anna = here.discord.person("Anna")
        assert (await anna.slash(channel, "table open", game="saskop")).answered
        assert (await anna.slash(channel, "table fill")).answered
        await here.settled(lambda: "Start" in str(here.posts(channel)[-1].components), "everybody sits")
        assert len(here.posts(channel)) == 1
        control.fault("send", "lose", times=2)
        assert (await anna.slash(channel, "table start")).answered
        control.fault("callback", "lose")
        await acts_once(here, [anna])
        for kind in ("edit", "webhook_edit"):
            control.fault(kind, "lose")
        await acts_once(here, [anna])
        assert sum(is_hand(post) and not post.private for post in await anna.dms()) == 1
        assert here.complaints() == []


@pytest.mark.thorough
async def test_an_answer_that_comes_after_three_seconds_is_lost_and_nothing_else(evening: Any) -> None:
    async with evening() as here:
        people, control = await begun(here), here.discord.control
        control.fault("callback", "delay", seconds=3.2)
        await acts_once(here, people, answered=False)
        control.fault("callback", "delay_answer", seconds=1)
        await acts_once(here, people)
        assert here.complaints() == []


async def test_the_gateway_breaks_off_and_comes_back(evening: Any) -> None:
    async with evening() as here:
        people, control, gateway = await begun(here), here.discord.control, here.discord.gateway
        for blow in (control.drop_gateway, control.ask_to_reconnect, control.invalidate_sessions):
            sockets = set(gateway.sockets)
            person, hand = await here.to_act(people)
            blow()
            await here.discord.disconnected()
            before = here.log_of(person)
            pressing = asyncio.create_task(here.press(person, hand))
            await here.discord.connected()
            try:
                outcome = await pressing
            except Refused:
                continue  # the message changed before his eyes
            assert not sockets & gateway.sockets
            # What was pressed while nobody listened is told again on a resumed session; else it is pressed again.
            assert outcome.answered or blow == control.invalidate_sessions
            done = outcome.answered and not outcome.posts
            assert len(here.log_of(person)) == len(before) + done
            if not outcome.answered:
                here.used.clear()
            await acts_once(here, people)
        assert here.complaints() == []


@pytest.mark.thorough
async def test_what_discord_tells_twice_or_in_the_wrong_order_is_done_once(evening: Any) -> None:
    async with evening() as here:
        people, control = await begun(here), here.discord.control
        control.duplicate_next_interaction(2)
        await acts_once(here, people)
        person, hand = await here.to_act(people)
        before = here.log_of(person)
        control.reorder_interactions(2)
        outcomes = await asyncio.gather(*(here.press(person, hand) for _ in range(2)))
        assert all(outcome.answered for outcome in outcomes)
        assert len(here.log_of(person)) == len(before) + sum(not outcome.posts for outcome in outcomes)
        assert sum(not outcome.posts for outcome in outcomes) <= 1
        control.duplicate_next_interaction(1)
        shown = await people[0].slash(here.discord.channel, "hand")
        assert len(shown.posts) == 1
        await acts_once(here, people)
        assert here.complaints() == []


async def test_what_is_deleted_comes_back_or_ends_quietly(evening: Any) -> None:
    async with evening() as here:
        people, control, channel = await begun(here), here.discord.control, here.discord.channel
        person, hand = await here.to_act(people)
        control.delete_message((await here.table_post(person)).id)
        await acts_once(here, people)
        await here.settled(lambda: len(tables_in(here)) == 1, "a new post")
        person, hand = await here.to_act(people)
        control.delete_message(hand.id)
        control.delete_message(tables_in(here)[0])
        await people[0].slash(channel, "table show")
        await here.settled(lambda: len(tables_in(here)) == 1, "the post once more")
        shown = await person.press(await here.table_post(person), "My hand")
        assert (await here.press(person, shown.post)).answered
        await here.to_act(people)
        control.delete_channel(channel.id)
        elsewhere = here.discord.channels[1]
        await here.settled(lambda: not live_tables(here), "a table without a channel is over")
        assert (await people[0].slash(elsewhere, "table open", game="skat")).answered
        control.kick_bot()
        await here.settled(lambda: not live_tables(here), "a table without a server is over")
        assert here.complaints() == []


def tables_in(here: Evening) -> list[int]:
    posts = here.posts(here.discord.channel)
    return [each.id for each in posts if any(file.filename == "table.png" for file in each.attachments)]


def live_tables(here: Evening) -> list[Any]:
    return here.rows("SELECT id FROM tables WHERE stage != 'closed'")


@pytest.mark.thorough
async def test_a_channel_that_goes_while_the_bot_is_away_takes_its_table_along(evening: Any) -> None:
    async with evening() as here:
        await begun(here, "Anna")
        await here.stop_hard()
        here.discord.control.delete_channel(here.discord.channel.id)
        await here.start()
        await here.settled(lambda: not live_tables(here), "a table without a channel is over")
        assert here.complaints() == []


@pytest.mark.thorough
async def test_a_table_in_a_thread_wakes_it_and_dies_with_it(evening: Any) -> None:
    async with evening() as here:
        control, anna = here.discord.control, here.discord.person("Anna")
        thread = control.add_thread("cards", here.discord.channel.id)
        for command in ("table open", "table fill", "table start"):
            given = {"game": "saskop"} if command == "table open" else {}
            assert (await anna.slash(thread, command, **given)).answered
        here.discord.channels.insert(0, thread)
        await here.to_act([anna])
        here.discord.clock.advance(901)
        control.archive_thread(thread.id)
        await acts_once(here, [anna])
        await here.settled(lambda: not thread.archived and len(here.posts(thread)) == 1, "the thread is awake")
        control.delete_channel(thread.id)
        await here.settled(lambda: not live_tables(here), "a table without a thread is over")
        assert here.complaints() == []


@pytest.mark.thorough
async def test_lost_rights_stop_no_game_and_what_was_missed_is_made_up_for(evening: Any) -> None:
    async with evening() as here:
        people, control, channel = await begun(here), here.discord.control, here.discord.channel
        for right in ("attach_files", "send_messages", "view_channel"):
            here.discord.clock.advance(901)
            control.deny(channel.id, right)
            await acts_once(here, people)
        control.allow(channel.id, "view_channel", "send_messages", "attach_files")
        person, _ = await here.to_act(people)
        await here.settled(lambda: person.mention in here.posts(channel)[-1].content, "the post is right again")
        await here.settled(lambda: bool(here.posts(channel)[-1].attachments), "and has its picture")
        assert here.complaints() == []


@pytest.mark.thorough
async def test_direct_messages_that_close_in_mid_deal_are_not_missed(evening: Any) -> None:
    async with evening() as here:
        (anna,) = await begun(here, "Anna")
        control, channel = here.discord.control, here.discord.channel
        await here.settled(lambda: is_named(here, anna), "the post shows the deal")
        control.close_dms(anna.id)
        here.discord.clock.advance(901)
        for post in await anna.dms():
            control.delete_message(post.id)
        shown = await anna.press(await here.table_post(anna), "My hand")
        assert is_hand(shown.post)
        before = here.log_of(anna)
        assert (await here.press(anna, shown.post)).answered
        assert len(here.log_of(anna)) == len(before) + 1
        await here.settled(lambda: any("My hand" in each.content for each in here.posts(channel)), "she is told how")
        await here.stop_hard()
        await here.start()
        again = await anna.slash(channel, "hand")
        assert is_hand(again.post)
        control.open_dms(anna.id)
        assert (await anna.slash("dm", "hand")).answered
        assert sum("My hand" in each.content for each in here.posts(channel) if not each.attachments) == 1
        assert here.complaints() == []


@pytest.mark.thorough
async def test_tokens_and_posts_grow_old(evening: Any) -> None:
    async with evening() as here:
        people, clock = await begun(here), here.discord.clock
        await acts_once(here, people)
        clock.advance(901)
        await acts_once(here, people)
        clock.advance(3601)
        for _ in range(5):
            await acts_once(here, people)
        person, _ = await here.to_act(people)
        await here.settled(lambda: is_named(here, person), "the post names who is asked")
        assert len(tables_in(here)) == 1
        assert here.complaints() == []


@pytest.mark.thorough
async def test_a_private_answer_that_can_be_changed_no_more_gives_way_to_the_hand(evening: Any) -> None:
    async with evening(COMPUTER_DELAY_SECONDS="0.3") as here:
        (anna,) = await begun(here, "Anna")
        for _ in range(8):
            _, hand = await here.to_act([anna])
            here.used.update(each["custom_id"] for each in calling(hand))
            offered = await anna.autocomplete(here.discord.channel, "act", "action")
            text = next(
                (each["value"] for each in offered if each["value"] in {"pass", "accept"}), offered[-1]["value"]
            )
            assert (await anna.slash(here.discord.channel, "act", action=text)).answered
            here.discord.clock.advance(901)
        await here.to_act([anna])
        assert here.complaints() == []


def is_named(here: Evening, person: Person) -> bool:
    return person.mention in here.posts(here.discord.channel)[-1].content


@pytest.mark.thorough
@pytest.mark.parametrize("when", ["always", "late", "off"])
async def test_who_is_awaited_is_called_as_he_asked_for(evening: Any, when: str) -> None:
    async with evening(TURN_SECONDS=str(4 * PATIENCE), CUT_SECONDS="60") as here:
        (anna,) = await here.seat("Anna")
        channel = here.discord.channel
        assert (await anna.slash(channel, "settings ping", when=when)).answered
        assert (await anna.slash(channel, "table start")).answered
        await here.to_play([anna])
        if when == "off":
            await here.settled(lambda: bool(here.log_of(anna)[1:]) or missed(here), "her time is over", 10 * PATIENCE)
            assert not calls(here)
        else:
            await here.settled(lambda: len(calls(here)) == 1, "she is called", 10 * PATIENCE)
            assert calls(here)[0].pinged == {anna.id}
            assert (await here.act([anna]))[1].answered
            number = calls(here)[0].id if calls(here) else 0
            await here.settled(lambda: number not in here.discord.world.messages, "the call is taken away")
        assert here.complaints() == []


def calls(here: Evening) -> list[Any]:
    return [each for each in here.posts(here.discord.channel) if not each.attachments and each.pinged]


def missed(here: Evening) -> bool:
    return '"missed": 1' in here.rows("SELECT seats FROM tables")[0][0]
