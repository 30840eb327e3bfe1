"""The loopback refuses what Discord refuses, with its status, code and shape."""

import io
import json

import aiohttp
import pytest

from bot.sandbox.clock import Clock
from bot.sandbox.loopback import Loopback


class Rest:
    """A bot's bare REST connection."""

    def __init__(self, loopback: Loopback, session: aiohttp.ClientSession) -> None:
        self.loopback = loopback
        self.session = session
        self.headers: dict[str, str] = {}

    async def __call__(self, method, path, body=None, files=(), token=None):
        headers = {"Authorization": f"Bot {token or self.loopback.token}"}
        arguments = {} if body is None else {"json": body}
        if files:
            form = aiohttp.FormData(quote_fields=False)
            form.add_field("payload_json", json.dumps(body), content_type="application/json")
            for index, data in enumerate(files):
                form.add_field(f"files[{index}]", io.BytesIO(data), filename=f"file {index}.png")
            arguments = {"data": form}
        url = self.loopback.api_url + path
        async with self.session.request(method, url, headers=headers, **arguments) as response:
            self.headers = dict(response.headers)
            if response.status == 204:
                return 204, None
            assert response.headers["Content-Type"] == "application/json"
            return response.status, await response.json()

    async def send(self, body, **more):
        return await self("POST", f"/channels/{self.loopback.channel.id}/messages", body, **more)

    async def say(self, content):
        return (await self.send({"content": content}))[1]["id"]


@pytest.fixture
async def rest(loopback):
    async with aiohttp.ClientSession() as session:
        yield Rest(loopback, session)


def button(custom_id="x", **more):
    return {"type": 2, "style": 1, "label": "Go", "custom_id": custom_id, **more}


def row(*parts):
    return {"type": 1, "components": list(parts)}


def menu(count, **more):
    return {
        "type": 3,
        "custom_id": "menu",
        "options": [{"label": str(n), "value": str(n)} for n in range(count)],
        **more,
    }


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


def command(**more):
    return {"name": "play", "description": "Play", **more}


def option(name="card", **more):
    return {"name": name, "description": "A card", "type": 3, **more}


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


@pytest.fixture
async def started(rest, loopback):
    """A command on its way to a bot that is us."""
    await rest("PUT", f"/applications/{loopback.world.application_id}/commands", [command(options=[option()])])
    world, anna = loopback.world, loopback.world.person("Anna")
    found = loopback.parts.commands.all()[0]
    data = {"id": found["id"], "name": "play", "type": 1, "options": []}
    return loopback.parts.interactions.start(2, anna, world.channel("general"), data)


def callback(interaction):
    return f"/interactions/{interaction.id}/{interaction.token}/callback"


def webhook(loopback, interaction, rest_of_path=""):
    return f"/webhooks/{loopback.world.application_id}/{interaction.token}{rest_of_path}"


async def test_one_answer_only(rest, loopback, started):
    original = webhook(loopback, started, "/messages/@original")
    assert (await rest("PATCH", original, {"content": "x"}))[1]["code"] == 10015
    assert (await rest("POST", callback(started), {"type": 7, "data": {"content": "x"}}))[1]["code"] == 50035
    assert (await rest("POST", callback(started), {"type": 8, "data": {"choices": []}}))[1]["code"] == 50035
    assert await rest("POST", callback(started), {"type": 4, "data": {"content": "x", "flags": 64}}) == (204, None)
    status, answer = await rest("POST", callback(started), {"type": 4, "data": {"content": "x"}})
    assert (status, answer["code"]) == (400, 40060)
    status, message = await rest("PATCH", original, {"content": "y"})
    assert (status, message["content"]) == (200, "y")
    path = f"/channels/{loopback.channel.id}/messages/{message['id']}"
    assert (await rest("GET", path))[1]["code"] == 10008
    assert await rest("GET", f"/channels/{loopback.channel.id}/messages") == (200, [])


async def test_after_three_seconds_the_interaction_is_unknown(rest, loopback, started):
    loopback.clock.advance(3.01)
    status, answer = await rest("POST", callback(started), {"type": 4, "data": {"content": "x"}})
    assert (status, answer["code"]) == (404, 10062)
    assert (started.state, started.notice) == ("failed", "The application did not respond")


async def test_after_fifteen_minutes_the_token_is_invalid(rest, loopback, started):
    await rest("POST", callback(started), {"type": 4, "data": {"content": "x"}})
    loopback.clock.advance(899)
    assert (await rest("POST", webhook(loopback, started), {"content": "y"}))[0] == 200
    loopback.clock.advance(2)
    status, answer = await rest("POST", webhook(loopback, started), {"content": "y"})
    assert (status, answer["code"]) == (401, 50027)


async def test_at_most_25_choices_of_at_most_100_characters(rest, loopback, started):
    started.kind, started.payload["data"]["options"] = 4, [{"name": "card", "type": 3, "value": "", "focused": True}]
    many = [{"name": "x", "value": "x"}] * 26
    assert (await rest("POST", callback(started), {"type": 8, "data": {"choices": many}}))[1]["code"] == 50035
    long = [{"name": "x" * 101, "value": "x"}]
    assert (await rest("POST", callback(started), {"type": 8, "data": {"choices": long}}))[1]["code"] == 50035
    assert (await rest("POST", callback(started), {"type": 8, "data": {"choices": many[:25]}}))[0] == 204


@pytest.mark.parametrize(
    "modal",
    [
        {"title": "x" * 46, "custom_id": "m", "components": [row({**button(), "type": 4})]},
        {"title": "x", "custom_id": "m", "components": []},
        {
            "title": "x",
            "custom_id": "m",
            "components": [row({"type": 4, "custom_id": "n", "label": "x" * 46, "style": 1})],
        },
    ],
)
async def test_a_malformed_dialog_is_refused(rest, started, modal):
    assert (await rest("POST", callback(started), {"type": 9, "data": modal}))[1]["code"] == 50035


async def test_rate_limits_by_route_and_channel():
    clock = Clock(running=False)
    async with Loopback(limits=True, clock=clock) as strict, aiohttp.ClientSession() as session:
        rest = Rest(strict, session)
        for left in (4, 3, 2, 1, 0):
            await rest.say("x")
            assert rest.headers["X-RateLimit-Remaining"] == str(left)
        clock.advance(2)
        status, answer = await rest.send({"content": "x"})
        assert (status, answer["retry_after"], answer["global"]) == (429, 3.0, False)
        assert rest.headers["Retry-After"] == "3"
        assert rest.headers["Via"]
        assert (await rest("POST", f"/channels/{strict.channels[1].id}/messages", {"content": "x"}))[0] == 200
        clock.advance(3)
        assert (await rest.send({"content": "x"}))[0] == 200
        assert strict.calls.counts()["invalid"] == 1


async def test_the_global_limit_leaves_interactions_alone():
    async with Loopback(limits=True, clock=Clock(running=False)) as strict, aiohttp.ClientSession() as session:
        rest = Rest(strict, session)
        for _ in range(50):
            assert (await rest("GET", "/users/@me"))[0] == 200
        assert (await rest("GET", "/users/@me"))[1]["global"] is True
        assert (await rest("POST", "/interactions/1/x/callback", {"type": 4}))[0] == 404
        assert strict.calls.counts()["uncounted"] == 1


async def test_old_messages_bear_few_edits():
    clock = Clock(running=False)
    async with Loopback(limits=True, clock=clock) as strict, aiohttp.ClientSession() as session:
        rest = Rest(strict, session)
        path = f"/channels/{strict.channel.id}/messages/{await rest.say('x')}"
        clock.advance(3601)
        found = [(await rest("PATCH", path, {"content": str(n)}))[1].get("code", 200) for n in range(4)]
        assert found == [200, 200, 200, 30046]
