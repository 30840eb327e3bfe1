"""People play with a real discord.py bot over the loopback."""

import asyncio

import pytest

from bot.sandbox.errors import ClientRefused

pytestmark = pytest.mark.usefixtures("bot")


async def test_a_command_with_choices_and_people_is_answered_before_everybody(loopback):
    anna, bert = loopback.person("Anna"), loopback.person("Bert")
    outcome = await anna.slash("general", "table open", game="Saskop", friend=bert, seats=3)
    assert outcome.answered
    (post,) = await bert.messages("general")
    assert post.id == outcome.post.id
    assert post.content == f"{anna.mention} opens saskop with {bert.mention}, 3 seats"
    assert post.pinged
    assert post.alt == "an empty table"
    assert (await bert.download(post.pictures[0]))[:4] == b"\x89PNG"


async def test_a_press_edits_the_message_in_place_and_survives_as_dynamic_item(loopback):
    anna, bert = loopback.person("Anna"), loopback.person("Bert")
    post = (await anna.slash("general", "table open", game="saskop")).post
    assert (await bert.press(post, "Count 0")).answered
    changed = await anna.wait_message(lambda seen: seen.content == "counted 1")
    assert changed.id == post.id
    assert changed.edited


async def test_a_forged_choice_reaches_the_bot_as_sent(loopback):
    anna = loopback.person("Anna")
    post = (await anna.slash("general", "table open", game="saskop", seats=0)).post
    with pytest.raises(ClientRefused, match="can be used"):
        await anna.choose(post, "C", custom_id="nothing")
    assert (await anna.forge(post, "suit", ["J"])).text == "chosen ['J']"


async def test_a_choice_in_a_menu_is_answered_privately(loopback):
    anna, bert = loopback.person("Anna"), loopback.person("Bert")
    post = (await anna.slash("general", "table open", game="saskop")).post
    outcome = await bert.choose(post, "Clubs", "H")
    assert outcome.post.private
    assert outcome.text == "chosen ['C', 'H']"
    assert [seen.id for seen in await anna.messages("general")] == [post.id]
    with pytest.raises(ClientRefused, match="between 1 and 2"):
        await bert.choose(post, "C", "S", "H")
    await bert.dismiss(outcome.post)
    assert [seen.id for seen in await bert.messages("general")] == [post.id]


async def test_a_deferred_private_answer_is_filled_and_edited(loopback):
    anna, bert = loopback.person("Anna"), loopback.person("Bert")
    outcome = await anna.slash("general", "hand")
    assert outcome.post.private
    final = await anna.wait_message(lambda seen: seen.content == "your new cards")
    assert final.id == outcome.post.id
    assert final.alt == "Q♣"
    assert await bert.messages("general") == []


async def test_autocomplete_offers_what_the_bot_says_and_fails_after_three_seconds(loopback, bot):
    anna = loopback.person("Anna")
    assert await anna.autocomplete("general", "play", "card", "q") == [
        {"name": "card QC", "value": "QC"},
        {"name": "card QS", "value": "QS"},
    ]
    slow = asyncio.create_task(anna.autocomplete("general", "play", "card", "sleep"))
    await bot.asked.wait()
    loopback.clock.advance(3.1)
    with pytest.raises(ClientRefused, match="Loading options failed"):
        await slow


async def test_a_dialog_is_opened_and_sent(loopback):
    anna = loopback.person("Anna")
    opened = await anna.slash("general", "introduce")
    assert opened.modal["title"] == "Who are you?"
    with pytest.raises(ClientRefused, match="between"):
        await anna.submit(opened, {"Name": "x" * 11})
    sent = await anna.submit(opened, {"Name": "Anna", "Why": "fun"})
    assert sent.text == "Anna because fun"


async def test_direct_messages_are_sent_edited_and_refused_when_closed(loopback):
    anna, bert = loopback.person("Anna"), loopback.person("Bert")
    assert (await anna.slash("general", "direct")).text == "sent"
    (post,) = await anna.dms()
    assert (post.content, post.alt) == ("your hand, changed", "10♣")
    loopback.control.close_dms("Bert")
    assert (await bert.slash("general", "direct")).text == "closed: 50007"
    assert await bert.dms() == []


async def test_commands_work_in_direct_messages_unless_for_servers_only(loopback):
    anna = loopback.person("Anna")
    assert (await anna.slash("dm", "play", card="QC")).text == "played QC"
    with pytest.raises(ClientRefused, match="no command"):
        await anna.slash("dm", "table open", game="saskop")
