"""The loopback refuses what Discord refuses, with its status, code and shape."""

import asyncio

import pytest

from tests.bot.sandbox.bare import button, command, option, row


def menu(count, **more):
    return {
        "type": 3,
        "custom_id": "menu",
        "options": [{"label": str(n), "value": str(n)} for n in range(count)],
        **more,
    }


def choice(value, **more):
    return {"label": value, "value": value, **more}


def codes(errors, path):
    node = errors
    for step in path.split("."):
        node = node[step]
    return [each["code"] for each in node["_errors"]]


@pytest.mark.parametrize(
    ("body", "path", "code"),
    [
        ({"content": "x" * 2001}, "content", "BASE_TYPE_MAX_LENGTH"),
        ({"embeds": [{"title": "x" * 257}]}, "embeds.0.title", "BASE_TYPE_MAX_LENGTH"),
        ({"embeds": [{"description": "x" * 4097}]}, "embeds.0.description", "BASE_TYPE_MAX_LENGTH"),
        ({"embeds": [{"fields": [{"name": "a", "value": "b"}] * 26}]}, "embeds.0.fields", "BASE_TYPE_MAX_LENGTH"),
        ({"embeds": [{"fields": [{"name": "", "value": "b"}]}]}, "embeds.0.fields.0.name", "BASE_TYPE_BAD_LENGTH"),
        ({"embeds": [{"description": "x" * 3001}] * 2}, "embeds", "MAX_EMBED_SIZE_EXCEEDED"),
        ({"embeds": [{"title": "x"}] * 11}, "embeds", "BASE_TYPE_MAX_LENGTH"),
        ({"components": [row(button())] * 6}, "components", "BASE_TYPE_MAX_LENGTH"),
        ({"components": [row(*(button(str(n)) for n in range(6)))]}, "components.0.components", "BASE_TYPE_MAX_LENGTH"),
        (
            {"components": [row(button("x" * 101))]},
            "components.0.components.0.custom_id",
            "BASE_TYPE_MAX_LENGTH",
        ),
        ({"components": [row(button(""))]}, "components.0.components.0.custom_id", "BASE_TYPE_BAD_LENGTH"),
        (
            {"components": [row(button("a"), button("a"))]},
            "components.0.components.1.custom_id",
            "COMPONENT_CUSTOM_ID_DUPLICATED",
        ),
        ({"components": [row(button(label="x" * 81))]}, "components.0.components.0.label", "BASE_TYPE_MAX_LENGTH"),
        ({"components": [row(menu(26))]}, "components.0.components.0.options", "BASE_TYPE_MAX_LENGTH"),
        ({"components": [row(menu(0))]}, "components.0.components.0.options", "BASE_TYPE_BAD_LENGTH"),
        ({"components": [row(menu(2, max_values=3))]}, "components.0.components.0.max_values", "NUMBER_TYPE_MAX"),
        (
            {"components": [row(menu(0, options=[choice("a", default=True), choice("b", default=True)]))]},
            "components.0.components.0.options",
            "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
        ),
        (
            {"components": [row(menu(0, options=[choice("a"), choice("b"), choice("a")]))]},
            "components.0.components.0.options.2.value",
            "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
        ),
        (
            {"components": [row(menu(0, options=[choice("a", label="  ")]))]},
            "components.0.components.0.options.0.label",
            "BASE_TYPE_BAD_LENGTH",
        ),
        ({"components": [row(menu(2), button())]}, "components.0.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
        ({"components": [{"type": 10, "content": "x"}]}, "components.0.type", "UNION_TYPE_CHOICES"),
        (
            {"flags": 1 << 15, "content": "x", "components": [{"type": 10, "content": "x"}]},
            "content",
            "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
        ),
        (
            {"content": "x", "attachments": [{"id": 0, "description": "x" * 1025}]},
            "attachments.0.description",
            "BASE_TYPE_MAX_LENGTH",
        ),
        ({"content": "x", "attachments": [{"id": 3}]}, "attachments.0.id", "ATTACHMENT_NOT_FOUND"),
        (
            {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
            "allowed_mentions",
            "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
        ),
        (
            {"content": "x", "message_reference": {"message_id": "1"}},
            "message_reference",
            "REPLIES_UNKNOWN_MESSAGE",
        ),
        ({"content": "x", "nonce": "x" * 26}, "nonce", "BASE_TYPE_MAX_LENGTH"),
    ],
)
async def test_a_malformed_message_is_refused_with_every_fault_named(rest, loopback, body, path, code):
    status, answer = await rest.send(body)
    assert (status, answer["code"]) == (400, 50035)
    assert codes(answer["errors"], path) == [code]
    assert loopback.world.messages == {}


async def test_size_number_and_emptiness_of_what_is_sent(rest):
    assert (await rest.send({}))[1]["code"] == 50006
    assert (await rest.send({"components": [row(button())]}))[1]["code"] == 50006
    status, answer = await rest.send({}, files=[b"x" * (10 * 1024 * 1024 + 1)])
    assert (status, answer["code"]) == (413, 40005)
    status, answer = await rest.send({}, files=[b"x" * (6 * 1024 * 1024)] * 2)
    assert (status, answer["code"]) == (413, 40005), "together they are as much too large"
    assert (await rest.send({}, files=[b"x"] * 11))[1]["code"] == 50035
    status, answer = await rest.send({}, files=[b"x"] * 10)
    assert (status, answer["attachments"][9]["filename"]) == (200, "file_9.png")


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/channels/1", 404, 10003),
        ("POST", "/channels/1/messages", 404, 10003),
        ("GET", "/guilds/1", 404, 10004),
        ("GET", "/guilds/{guild}/members/1", 404, 10007),
        ("GET", "/channels/{channel}/messages/1", 404, 10008),
        ("GET", "/users/1", 404, 10013),
        ("GET", "/tables/1", 404, 0),
        ("POST", "/interactions/1/token/callback", 404, 10062),
        ("POST", "/webhooks/1/token", 404, 10015),
        ("PATCH", "/webhooks/1/token/messages/@original", 404, 10015),
        ("GET", "/applications/1/commands", 403, 20012),
    ],
)
async def test_the_unknown(rest, loopback, method, path, status, code):
    path = path.format(guild=loopback.guild.id, channel=loopback.channel.id)
    answer = await rest(method, path, None if method == "GET" else {"content": "x", "type": 4})
    assert (answer[0], answer[1]["code"]) == (status, code)


async def test_the_token_must_be_right(rest):
    assert await rest("GET", "/users/@me", token="wrong") == (401, {"message": "401: Unauthorized", "code": 0})


async def test_permissions_and_access(rest, loopback):
    message_id = await rest.say("mine")
    loopback.control.deny("general", "attach_files")
    assert (await rest.send({}, files=[b"x"]))[1]["code"] == 50013
    loopback.control.deny("general", "send_messages")
    assert (await rest.send({"content": "x"}))[1]["code"] == 50013
    path = f"/channels/{loopback.channel.id}/messages/{message_id}"
    assert (await rest("PATCH", path, {"content": "still editable"}))[0] == 200
    loopback.control.deny("general", "view_channel")
    assert (await rest("PATCH", path, {"content": "x"}))[1]["code"] == 50001
    loopback.control.allow("general", "view_channel", "send_messages")
    assert (await rest.send({"content": "x"}))[0] == 200
    loopback.control.kick_bot()
    assert (await rest.send({"content": "x"}))[1]["code"] == 50001
    assert (await rest("GET", f"/guilds/{loopback.guild.id}"))[1]["code"] == 50001


async def test_an_archived_thread_takes_what_is_new_and_a_locked_one_takes_nothing(rest, loopback):
    control, thread = loopback.control, loopback.control.add_thread("cards", "general")
    messages = f"/channels/{thread.id}/messages"
    path = f"{messages}/{(await rest('POST', messages, {'content': 'a post'}))[1]['id']}"
    control.archive_thread(thread.id)
    assert (await rest("PATCH", path, {"content": "x"}))[1]["code"] == 50083
    assert (await rest("POST", messages, {"content": "wakes it"}))[0] == 200
    assert (await rest("PATCH", path, {"content": "x"}))[0] == 200
    control.archive_thread(thread.id, locked=True)
    shut = [await rest("POST", messages, {"content": "x"}), await rest("PATCH", path, {"content": "x"})]
    shut.append(await rest("DELETE", path))
    assert [answer["code"] for _, answer in shut] == [50083, 50083, 50083]
    thread.archived = False
    assert (await rest("POST", messages, {"content": "x"}))[1]["code"] == 160005
    control.open_thread(thread.id)
    assert (await rest("DELETE", path))[0] == 204


async def test_a_press_in_a_locked_thread_cannot_be_answered_for_all_to_see(rest, loopback, bot):
    thread = loopback.control.add_thread("cards", "general")
    anna = loopback.person("Anna")
    post = (await anna.slash(thread, "table open", game="saskop")).post
    loopback.control.archive_thread(thread.id, locked=True)
    before = len(loopback.calls.of("callback"))
    pressing = asyncio.ensure_future(anna.press(post, "Count 0"))
    opening = asyncio.ensure_future(anna.slash(thread, "table open", game="saskop"))
    await loopback.wait_call("callback", before + 2)
    loopback.clock.advance(3.1)
    assert not (await pressing).answered
    assert not (await opening).answered
    assert {call.answer["code"] for call in loopback.calls.of("callback")[before:]} == {50083}
    assert (await anna.slash(thread, "play", card="QC")).answered
    assert bot is not None


async def test_what_was_held_to_come_the_other_way_round_is_not_held_for_ever(loopback, bot):
    anna = loopback.person("Anna")
    loopback.control.reorder_interactions(2)
    asked = asyncio.ensure_future(anna.slash("general", "play", card="QC"))
    await asyncio.sleep(0)
    loopback.control.reorder_interactions(0)
    assert (await asked).answered
    assert bot is not None


async def test_other_peoples_messages(rest, loopback):
    anna = loopback.person("Anna")
    path = f"/channels/{loopback.channel.id}/messages/{await anna.say('general', 'hello')}"
    assert (await rest("PATCH", path, {"content": "x"}))[1]["code"] == 50005
    assert (await rest("DELETE", path))[1]["code"] == 50013
    loopback.control.allow("general", "manage_messages")
    assert (await rest("DELETE", path))[0] == 204


async def test_closed_direct_messages_are_refused_on_sending_not_on_opening(rest, loopback):
    bert = loopback.person("Bert")
    loopback.control.close_dms("Bert")
    status, channel = await rest("POST", "/users/@me/channels", {"recipient_id": str(bert.id)})
    assert status == 200
    status, answer = await rest("POST", f"/channels/{channel['id']}/messages", {"content": "x"})
    assert (status, answer["code"]) == (403, 50007)


async def test_the_same_nonce_gives_the_same_message(rest):
    body = {"content": "once", "nonce": "deal 7", "enforce_nonce": True}
    assert (await rest.send(body))[1]["id"] == (await rest.send(body))[1]["id"]


async def test_mentions_notify_only_as_allowed_and_never_in_edits(rest, loopback):
    anna, bert = loopback.person("Anna"), loopback.person("Bert")
    text = f"{anna.mention} {bert.mention} @everyone"
    await rest.send({"content": text, "allowed_mentions": {"users": [str(anna.id)]}})
    assert [person.name for person in (anna, bert) if (await person.messages("general"))[0].pinged] == ["Anna"]
    message_id = await rest.say("nobody")
    await rest("PATCH", f"/channels/{loopback.channel.id}/messages/{message_id}", {"content": text})
    assert not (await anna.messages("general"))[1].pinged


async def test_an_edit_keeps_the_listed_files_and_adds_the_new(rest, loopback):
    first = (await rest.send({"content": "x"}, files=[b"a", b"b"]))[1]
    path = f"/channels/{loopback.channel.id}/messages/{first['id']}"
    kept = {"id": first["attachments"][1]["id"]}
    body = {"attachments": [kept, {"id": 0, "description": "new", "filename": "c.png"}]}
    _, edited = await rest("PATCH", path, body, files=[b"c"])
    assert [each["filename"] for each in edited["attachments"]] == ["file_1.png", "c.png"]
    assert edited["content"] == "x"
    assert len((await rest("PATCH", path, {"content": "y"}))[1]["attachments"]) == 2
    assert (await rest("PATCH", path, {"attachments": []}))[1]["attachments"] == []


@pytest.mark.parametrize(
    ("wrong", "path"),
    [
        (command(name="Play"), "0.name"),
        (command(name="play it"), "0.name"),
        (command(description=""), "0.description"),
        (command(description="x" * 101), "0.description"),
        (command(options=[option(str(n)) for n in range(26)]), "0.options"),
        (command(options=[option("a"), option("b", required=True)]), "0.options.1"),
        (command(options=[option("a"), option("a")]), "0.options.1.name"),
        (command(options=[option(choices=[{"name": "x", "value": "x"}] * 26)]), "0.options.0.choices"),
        (command(options=[option(choices=[{"name": "x", "value": "x"}], autocomplete=True)]), "0.options.0"),
        (command(options=[option(), option("sub", type=1)]), "0.options"),
    ],
)
async def test_a_malformed_command_is_refused(rest, loopback, wrong, path):
    status, answer = await rest("PUT", f"/applications/{loopback.world.application_id}/commands", [wrong])
    assert (status, answer["code"]) == (400, 50035)
    assert codes(answer["errors"], path)


async def test_a_hundred_commands_and_no_two_of_a_name(rest, loopback):
    path = f"/applications/{loopback.world.application_id}/commands"
    assert (await rest("PUT", path, [command(name=f"c{n}") for n in range(101)]))[1]["code"] == 30032
    assert (await rest("PUT", path, [command(), command()]))[1]["code"] == 50035
    many = [command(name=f"c{n}") for n in range(100)]
    assert (await rest("PUT", path, many))[0] == 200
    assert (await rest("PUT", path, many))[0] == 200
    assert (await rest("PUT", path, [command(name=f"d{n}") for n in range(100)]))[0] == 200
    assert (await rest("PUT", path, [command()]))[1]["code"] == 30034


async def test_a_role_rings_for_its_members_if_it_may_be_mentioned(loopback, rest):
    anna, bert = loopback.person("Anna"), loopback.person("Bert")
    loud = loopback.control.add_role("loud", "Anna", mentionable=True)
    silent = loopback.control.add_role("silent", "Anna")

    async def rung(role, allowed):
        await rest.send({"content": f"<@&{role}> come", "allowed_mentions": allowed})
        return [(await person.messages("general"))[-1].pinged for person in (anna, bert)]

    named = {"roles": [str(loud.id), str(silent.id)]}
    assert await rung(loud.id, named) == [True, False]
    assert await rung(loud.id, {"parse": []}) == [False, False]
    assert await rung(silent.id, named) == [False, False]
    loopback.control.allow("general", "mention_everyone")
    assert await rung(silent.id, named) == [True, False]
