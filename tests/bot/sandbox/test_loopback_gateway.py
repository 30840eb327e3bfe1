"""The gateway's doors, and misfortunes with a real bot behind them."""

import asyncio
import json
import zlib

import aiohttp
import discord
import pytest

from bot.sandbox.clock import SandboxClock
from bot.sandbox.errors import ClientRefused
from tests.bot.sandbox.conftest import TryOut, running
from tests.support.loopback import Loopback
from tests.support.people import PeopleClient


class Line:
    """A bare gateway connection."""

    def __init__(self, ws: aiohttp.ClientWebSocketResponse, inflater=None) -> None:
        self.ws = ws
        self.inflater = inflater

    async def send(self, op, data):
        await self.ws.send_str(json.dumps({"op": op, "d": data}))

    async def read(self):
        message = await self.ws.receive(timeout=60)
        if message.type in {aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED}:
            return message.data
        return json.loads(message.data if self.inflater is None else self.inflater.decompress(message.data))

    async def identify(self, loopback, **more):
        await self.read()
        await self.send(2, {"token": loopback.token, "intents": 1 | 512 | 4096, "properties": {}} | more)
        return await self.read()


@pytest.fixture
async def connect(loopback):
    async with aiohttp.ClientSession() as session:

        async def opened(query="?v=10&encoding=json", inflater=None):
            return Line(await session.ws_connect(loopback.gateway.url + query), inflater)

        yield opened


@pytest.mark.parametrize(
    ("wrong", "code"),
    [({"token": "wrong"}, 4004), ({"shard": [2, 2]}, 4010), ({"intents": None}, 4013), ({"intents": 1 << 15}, 4014)],
)
async def test_identify_refuses(loopback, connect, wrong, code):
    assert await (await connect()).identify(loopback, **wrong) == code


async def test_a_bucket_lets_one_shard_identify_in_five_seconds():
    clock = SandboxClock(running=False)
    async with Loopback(limits=True, clock=clock, max_concurrency=2) as loopback, aiohttp.ClientSession() as session:

        async def identify(shard):
            line = Line(await session.ws_connect(loopback.gateway.url))
            return (await line.identify(loopback, shard=[shard, 4]))["op"]

        assert [await identify(shard) for shard in (0, 1)] == [0, 0]
        assert [await identify(shard) for shard in (2, 3)] == [9, 9]
        clock.advance(4.9)
        assert await identify(2) == 9
        clock.advance(0.1)
        assert [await identify(shard) for shard in (2, 3)] == [0, 0]


async def test_who_identifies_more_often_than_allowed_loses_every_session_and_the_token():
    clock = SandboxClock(running=False)
    async with Loopback(clock=clock) as loopback, aiohttp.ClientSession() as session:
        lines = [Line(await session.ws_connect(loopback.gateway.url)) for _ in range(3)]
        token = loopback.token
        loopback.control.set_start_limit(1, 60)
        assert (await lines[0].identify(loopback))["op"] == 0
        assert loopback.gateway.start_limit()["remaining"] == 0
        assert await lines[1].identify(loopback) == 4004
        assert (loopback.gateway.overdrawn, loopback.gateway.live(), token == loopback.token) == (1, [], False)
        clock.advance(60)
        assert loopback.gateway.start_limit()["remaining"] == 1000
        assert await lines[2].identify(loopback, token=token) == 4004


@pytest.mark.parametrize(("code", "is_over"), [(4000, False), (4014, True)])
async def test_a_close_code_ends_a_session_or_lets_it_resume(loopback, connect, code, is_over):
    line = await connect()
    ready = await line.identify(loopback)
    await line.read()
    loopback.control.close_gateway(code)
    assert await line.read() == code
    again = await connect()
    await again.read()
    await again.send(6, {"token": loopback.token, "session_id": ready["d"]["session_id"], "seq": 2})
    assert (await again.read())["op"] == (9 if is_over else 0)


async def test_ready_names_servers_as_unavailable_and_then_brings_them(loopback, connect):
    line = await connect("?compress=zlib-stream", zlib.decompressobj())
    ready = await line.identify(loopback)
    assert ready["d"]["guilds"] == [{"id": str(loopback.guild.id), "unavailable": True}]
    guild = await line.read()
    assert (guild["t"], guild["d"]["name"]) == ("GUILD_CREATE", "Kaardilaud")
    await line.send(1, 2)
    assert (await line.read())["op"] == 11


async def test_of_a_channel_the_bot_may_not_view_it_hears_only_that_it_is_there(loopback, connect):
    loopback.control.deny("general", "view_channel")
    line = await connect()
    await line.identify(loopback)
    (hidden, *_) = (await line.read())["d"]["channels"]
    (overwrite,) = hidden["permission_overwrites"]
    assert (hidden["name"], hidden["flags"]) == ("___hidden___", 1 << 17)
    assert (overwrite["id"], overwrite["deny"]) == (str(loopback.guild.id), str(1 << 10))
    loopback.control.allow("general", "view_channel")
    update = await line.read()
    assert (update["t"], update["d"]["name"], update["d"]["flags"]) == ("CHANNEL_UPDATE", "general", 0)


async def test_a_resume_replays_what_was_missed(loopback, connect):
    anna = loopback.person("Anna")
    line = await connect()
    ready = await line.identify(loopback)
    await line.read()
    await line.ws.close(code=4000)
    await loopback.disconnected()
    await anna.say("general", "did you hear me?")
    again = await connect()
    await again.read()
    await again.send(6, {"token": loopback.token, "session_id": ready["d"]["session_id"], "seq": 2})
    assert [(await again.read())["t"] for _ in range(2)] == ["MESSAGE_CREATE", "RESUMED"]
    stranger = await connect()
    await stranger.read()
    await stranger.send(6, {"token": loopback.token, "session_id": "unknown", "seq": 2})
    assert await stranger.read() == {"op": 9, "d": False, "s": None, "t": None}


async def test_servers_go_to_their_shard_and_direct_messages_to_the_first(loopback, connect):
    mine = (loopback.guild.id >> 22) % 2
    lines = [await connect() for _ in range(2)]
    for shard, line in enumerate(lines):
        ready = await line.identify(loopback, shard=[shard, 2])
        assert len(ready["d"]["guilds"]) == (shard == mine)
    await lines[mine].read()
    anna = loopback.person("Anna")
    await anna.say("general", "in the server")
    assert (await lines[mine].read())["d"]["content"] == ""
    await anna.say("dm", "in private")
    assert (await lines[0].read())["d"]["content"] == "in private"


@pytest.mark.usefixtures("bot")
async def test_a_lost_line_is_resumed_and_nothing_missed(loopback):
    loopback.control.drop_gateway()
    await loopback.disconnected()
    waiting = asyncio.create_task(loopback.person("Anna").slash("general", "play", card="QC"))
    assert (await waiting).text == "played QC"


@pytest.mark.usefixtures("bot")
async def test_reconnect_and_invalid_session_are_survived(loopback):
    anna = loopback.person("Anna")
    loopback.control.ask_to_reconnect()
    await loopback.disconnected()
    await loopback.connected()
    assert (await anna.slash("general", "play", card="QC")).text == "played QC"


@pytest.mark.usefixtures("bot")
async def test_a_failing_callback_is_retried_and_a_lost_answer_is_not(loopback):
    anna = loopback.person("Anna")
    loopback.control.fault("callback", "lose")
    assert (await anna.slash("general", "play", card="QC")).text == "played QC"
    assert [call.status for call in loopback.calls.of("callback")] == [0]
    loopback.control.fault("callback", "error", status=400)
    outcome = asyncio.create_task(anna.slash("general", "play", card="QC"))
    await loopback.wait_call("callback", 2)
    loopback.clock.advance(3.1)
    assert (await outcome).notice == "The application did not respond"


@pytest.mark.usefixtures("bot")
async def test_a_storm_of_429_is_waited_out(loopback):
    loopback.control.rate_limit_requests(3, 0.001, "callback")
    assert (await loopback.person("Anna").slash("general", "play", card="QC")).text == "played QC"
    assert [call.status for call in loopback.calls.of("callback")] == [429, 429, 429, 200]


@pytest.mark.usefixtures("bot")
async def test_a_duplicated_interaction_gets_one_answer(loopback):
    loopback.control.duplicate_next_interaction()
    assert (await loopback.person("Anna").slash("general", "play", card="QC")).text == "played QC"
    await loopback.wait_call("callback", 2)
    assert [call.status for call in loopback.calls.of("callback")] == [200, 400]


async def test_silence_is_shown_after_three_seconds(loopback, bot):
    anna = loopback.person("Anna")
    outcome = asyncio.create_task(anna.slash("general", "silent"))
    await bot.asked.wait()
    loopback.clock.advance(3.1)
    assert (await outcome).notice == "The application did not respond"


async def test_a_kicked_bot_hears_of_it_and_its_commands_vanish(loopback, bot):
    anna = loopback.person("Anna")
    loopback.control.kick_bot()
    while (await bot.heard.get())[0] != "kicked":
        pass
    with pytest.raises(ClientRefused, match="no command"):
        await anna.slash("general", "play", card="QC")
    loopback.control.invite_bot()
    assert (await anna.slash("general", "play", card="QC")).answered


@pytest.mark.usefixtures("bot")
async def test_deleted_messages_and_channels(loopback):
    anna = loopback.person("Anna")
    post = (await anna.slash("general", "table open", game="saskop")).post
    loopback.control.delete_message(post.id)
    with pytest.raises(ClientRefused, match="not there"):
        await anna.press(post, "Count 0")
    loopback.control.delete_channel("cards")
    with pytest.raises(ClientRefused, match="no channel"):
        await anna.messages("cards")


@pytest.mark.usefixtures("bot")
async def test_threads_are_channels_too(loopback):
    loopback.control.add_thread("table one", "general")
    anna = loopback.person("Anna")
    assert (await anna.slash("table one", "table open", game="saskop")).answered
    assert len(await anna.messages("table one")) == 1


async def test_a_wrong_token_is_told_to_the_bot():
    async with Loopback() as loopback:
        discord.http.Route.BASE = loopback.api_url
        bot = TryOut()
        with pytest.raises(discord.LoginFailure):
            await bot.start("wrong")
        await bot.close()


async def test_two_shards_in_two_clients():
    async with Loopback() as loopback, running(loopback, TryOut((0, 2))), running(loopback, TryOut((1, 2))):
        await loopback.connected(2)
        anna = loopback.person("Anna")
        assert (await anna.slash("general", "play", card="QC")).answered
        assert (await anna.slash("dm", "play", card="QC")).answered


@pytest.mark.usefixtures("bot")
async def test_players_of_another_process_come_in_by_the_address(loopback):
    async with PeopleClient(loopback.url) as people:
        dora = await people.person("Dora")
        assert (await dora.slash("general", "play", card="QC")).text == "played QC"
        await people.control("deny", channel="general", permissions=["send_messages"])
        with pytest.raises(ClientRefused, match="there is no control"):
            await people.control("explode")
