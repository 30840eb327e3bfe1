"""The application installed by a person: where it can be used then, and how much it may say."""

import pytest

from bot.sandbox.errors import ClientRefused

pytestmark = pytest.mark.usefixtures("bot")


async def names(person, channel) -> set[str]:
    return {command["name"] for command in await person.commands(channel)}


async def test_a_group_has_only_what_its_person_installed_and_is_for_private_places(loopback):
    anna, bert = loopback.person("Anna"), loopback.person("Bert")
    group = loopback.control.add_group("friends", "Anna", "Bert")
    with pytest.raises(ClientRefused, match="no command"):
        await anna.slash(group, "everywhere")
    loopback.control.install_for("Anna")
    assert await names(anna, group) == {"everywhere"}
    assert await names(bert, group) == set()
    assert (await anna.slash(group, "everywhere")).text == "2 [1]"
    assert await bert.messages(group) == []
    shown = await anna.slash(group, "everywhere", private=False)
    assert [post.text for post in await bert.messages(group)] == [shown.text]


async def test_a_server_that_did_not_invite_the_bot_has_it_where_a_person_did(loopback):
    anna = loopback.person("Anna")
    loopback.control.install_for("Anna")
    assert (await anna.slash("general", "everywhere")).text == "0 [0, 1]"
    assert (await anna.slash("dm", "everywhere")).text == "1 [0, 1]"
    loopback.control.kick_bot()
    assert await names(anna, "general") == {"everywhere"}
    assert (await anna.slash("general", "everywhere")).text == "0 [1]"


async def test_where_only_a_person_has_it_five_messages_may_follow(loopback):
    anna = loopback.person("Anna")
    loopback.control.install_for("Anna")
    group = loopback.control.add_group("friends", "Anna")
    outcome = await anna.slash(group, "everywhere", more=6)
    post = await anna.wait_message(lambda post: "after" in post.text and post.id == outcome.post.id, channel=group)
    assert post.text == "400 40094 after 5"
    free = await anna.slash("general", "everywhere", more=6)
    await anna.wait_message(lambda post: post.text == "more 5", channel="general")
    assert free.answered


async def test_where_external_apps_may_not_speak_only_their_person_sees_them(loopback):
    anna = loopback.person("Anna")
    loopback.control.install_for("Anna")
    loopback.control.kick_bot()
    assert not (await anna.slash("general", "everywhere", private=False)).post.private
    loopback.control.deny("general", "use_external_apps", who="Anna")
    assert (await anna.slash("general", "everywhere", private=False)).post.private
