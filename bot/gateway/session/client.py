"""The bot's connection to Discord: what it hears, from login to the signal to stop, and what shuts it out."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from typing import Any, Final

import aiohttp
import discord
import tenacity
import yarl
from cachetools import TTLCache
from discord import app_commands
from discord.ext import commands

from bot.config import BotSettings
from bot.errors import UserError
from bot.gateway.interactions.answer import answer
from bot.gateway.interactions.context import Services
from bot.gateway.interactions.presses import Presses, Route
from bot.gateway.interactions.rate_limit import RateLimit
from bot.gateway.messages.pacing import LoopLag
from bot.gateway.messages.people import LOOK_UP_SECONDS, MAX_REMEMBERED, NAME_SECONDS
from bot.gateway.messages.transport import UNKNOWN_CHANNEL, code_of, insist
from bot.gateway.session import command_sync
from bot.gateway.session.global_limit import GlobalLimit
from bot.gateway.session.identify import IdentifyQueue, StartLimit
from bot.gateway.session.members import Members
from bot.ports import Clock
from bot.present.messages import Message
from bot.tables.leases import is_on_shards
from bot.tables.model import Table
from bot.tasks import cancel_and_wait

log = logging.getLogger(__name__)

INTENTS = discord.Intents(guilds=True, guild_messages=True)
"""Nothing privileged: of a message in a server we hear that somebody wrote it and where, never its text."""

# The bot uses no voice, so a warning that the libraries for it are missing says nothing.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False


class Backoff(discord.backoff.ExponentialBackoff[Any]):
    """After an outage of ten minutes the library waits up to seventeen more before it looks whether Discord is back."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._max = 6


discord.shard.ExponentialBackoff = Backoff  # type: ignore[attr-defined]
"""So it is a minute at most; to try to take up a session again costs nothing, and to identify waits its turn."""


class TryAgain(Exception):
    """A shard was not let in."""


class Client(commands.AutoShardedBot):
    """Asks Discord for servers, channels and where somebody writes: nothing privileged, neither text nor members."""

    services: Services
    _begin: Callable[[], None] | None = None

    def __init__(
        self,
        settings: BotSettings,
        clock: Clock,
        extensions_to_load: tuple[str, ...] = (),
        routes: Iterable[Route[Any]] = (),
    ) -> None:
        discord.http.Route.BASE = settings.discord_api_url
        shards: dict[str, Any] = {"shard_ids": list(settings.shard_ids)} if settings.shard_ids else {}
        super().__init__(
            commands.when_mentioned,
            tree_cls=Tree,
            help_command=None,
            intents=INTENTS,
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            allowed_mentions=discord.AllowedMentions.none(),
            shard_count=settings.shard_count,
            allowed_contexts=app_commands.AppCommandContext(guild=True),
            allowed_installs=app_commands.AppInstallationType(guild=True),
            **shards,
        )
        self._global_limit = GlobalLimit()
        self.http.request = self._global_limit.outlives(self.http.request)  # type: ignore[method-assign]
        self._cogs_to_load = extensions_to_load
        self.presses = Presses(routes)
        self.identify_queue = IdentifyQueue()
        self.start_limit = StartLimit(self._ask_start_limit, clock)
        now = asyncio.get_running_loop().time
        self.rate_limit = RateLimit(now)
        self.members = Members(self.http.get_member, self.rate_limit.looks_up, now)
        self.lag = LoopLag()
        # The library makes some ten objects of each interaction before it asks anybody.
        parsers = self._connection.parsers
        parsers["INTERACTION_CREATE"] = self.rate_limit.guards(parsers["INTERACTION_CREATE"])
        # Nor does it make a message of each line of every server: only its number counts, and only where a table is.
        parsers["MESSAGE_CREATE"] = self._hear_message
        parsers["MESSAGE_UPDATE"] = lambda _: None
        parsers["MESSAGE_DELETE"] = self._hear_deletion
        parsers["MESSAGE_DELETE_BULK"] = self._hear_deletions
        self._is_at_discord: bool = settings.discord_api_url == BotSettings.model_fields["discord_api_url"].default
        self._launching = set[int]()
        self.command_ids: dict[str, int] = {}
        self._names: TTLCache[int, str] = TTLCache(MAX_REMEMBERED, NAME_SECONDS)

    def serve(self, services: Services, begin: Callable[[], None]) -> None:
        """Take the services that commands and presses use; `begin` is called once we are logged in."""
        self.services = services
        self._begin = begin

    async def on_connect(self) -> None:
        """We are logged in: what happens by itself goes on; it may come again after a broken connection."""
        begin, self._begin = self._begin, None
        if begin is not None:
            begin()

    async def login(self, token: str) -> None:
        """As the library does, but wait for Discord: the machine may have no network yet, or there is an outage."""
        await tenacity.AsyncRetrying(
            retry=tenacity.retry_if_exception(self._is_out_of_reach),
            wait=tenacity.wait_exponential(max=MAX_LOGIN_PAUSE),
            before_sleep=self._log_in_later,
        )(super().login, token)

    def _is_out_of_reach(self, error: BaseException) -> bool:
        """Whether this passes; an address of the host's own where nobody listens is taken for a wrong one."""
        if isinstance(error, aiohttp.ClientConnectorError):
            return self._is_at_discord
        if isinstance(error, discord.GatewayNotFound):  # any answer but the one that was asked for
            return isinstance(error.__cause__, discord.DiscordServerError)
        return isinstance(error, discord.DiscordServerError | aiohttp.ClientConnectionError | OSError)

    async def _log_in_later(self, failed: tenacity.RetryCallState) -> None:
        outcome, pause = failed.outcome, failed.upcoming_sleep
        error = None if outcome is None else outcome.exception()
        log.warning("Discord cannot be reached (%s), it is tried again in %.0f s.", said_of(error), pause)
        await self.http.close()
        self.http.clear()
        self.http.connector = discord.utils.MISSING  # it was closed with its session

    async def setup_hook(self) -> None:
        self.http._global_over = self._global_limit  # logging in has just made the library's own
        count, gateway, limit = await insist(self.http.get_bot_gateway)
        # Else the library asks for it once more, and ends where nobody answers.
        self.shard_count = self.shard_count or count
        self.identify_queue.buckets = limit["max_concurrency"]
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
        for name in self._cogs_to_load:
            if name not in self.extensions:
                await self.load_extension(name)
        await self.sync_commands()

    async def sync_commands(self) -> bool:
        """Tell Discord the commands if they differ from what it knows; whether they did."""
        told, ids = await command_sync.sync(self.tree)
        self.command_ids |= ids
        return told

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for others; `initial` tells nothing of those in other processes."""
        await self.identify_queue.turn(shard_id or 0, again=not initial and shard_id in self.shards)
        await self.start_limit.check()

    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        """The first time a shard may wait as long as it takes; later the library gives each try a minute.

        For another try the library calls itself, ever deeper; it is left there, and begins anew.
        """
        if shard_id in self._launching:
            raise TryAgain
        self._launching.add(shard_id)
        while shard_id not in self.shards:
            await self.start_limit.wait()
            with suppress(TryAgain):
                await super().launch_shard(gateway, shard_id, initial=initial)
            initial = False
        self._launching.discard(shard_id)

    def is_on_gateway(self) -> bool:
        """Whether each of our shards has a line to Discord."""
        wanted = self.shard_ids or range(self.shard_count or 1)
        return len(self.shards) == len(wanted) and not any(shard.is_closed() for shard in self.shards.values())

    async def _ask_start_limit(self) -> Mapping[str, Any]:
        *_, limit = await insist(self.http.get_bot_gateway)
        return dict(limit)

    async def name_of(self, guild: int, user: int) -> str | None:
        """A person's name on a server, or elsewhere if they have left it; None where nobody has that number."""
        try:
            member = await self.http.get_member(guild, user)
        except (discord.NotFound, discord.Forbidden):
            try:
                found = await self.http.get_user(user)
            except discord.NotFound:
                return None
            return found.get("global_name") or found["username"]
        return member.get("nick") or member["user"].get("global_name") or member["user"]["username"]

    async def guild_name(self, guild: int) -> str | None:
        """What a server is called; asked for where the gateway has not said so yet, or tells another shard.

        None where that cannot be found out now.
        """
        known = self.get_guild(guild)
        if known is not None and known.name:
            return known.name
        name = self._names.get(guild)
        if name is None:
            try:
                async with asyncio.timeout(LOOK_UP_SECONDS):
                    name = self._names[guild] = str((await self.http.get_guild(guild))["name"])
            except (discord.HTTPException, OSError, aiohttp.ClientError) as error:
                log.warning("The name of server %s could not be looked up: %s", guild, error)
                return None
        return name

    async def on_ready(self) -> None:
        """The servers are known; it may come again after a broken connection, and nobody told of what changed then."""
        log.info("Connected as %s to %d servers.", self.user, len(self.guilds))
        self.services.messages.heard_nothing_of(self._is_mine)
        # What was deleted while we were away; an archived thread only looks as if it were.
        for table in self.services.lookup.all_tables():
            if self._is_mine(table.guild) and await self._is_gone(table):
                self.services.messages.gone(table)

    def _is_mine(self, guild: int) -> bool:
        """Whether one of our shards would know the server."""
        return is_on_shards(guild, self.shard_count, self.shard_ids)

    async def _is_gone(self, table: Table) -> bool:
        if self.get_guild(table.guild) is None:
            return True
        if self.get_channel(table.channel) is not None:
            return False
        try:
            await insist(lambda: self.http.get_channel(table.channel))
        except discord.HTTPException as error:
            return code_of(error) == UNKNOWN_CHANNEL
        return False

    async def on_guild_channel_update(self, _before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        self.services.messages.allowed_again(after.guild.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread may have been opened again, or locked."""
        self.services.messages.allowed_again(payload.guild_id)

    async def on_guild_role_update(self, _before: discord.Role, after: discord.Role) -> None:
        self.services.messages.allowed_again(after.guild.id)

    async def on_guild_update(self, _before: discord.Guild, after: discord.Guild) -> None:
        self.services.messages.allowed_again(after.id)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """A press: its custom id says everything, so the library need not build a view of each pressed message."""
        self.services.messages.met(interaction)
        if interaction.type is discord.InteractionType.component:
            await self.presses.pressed(interaction)
        elif interaction.type is discord.InteractionType.modal_submit:
            await self.presses.written(interaction)

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Tell who listens: of each line written anywhere the library says first of all that something came."""
        if event != "socket_event_type":  # to which nobody listens
            super().dispatch(event, *args, **kwargs)

    def _hear_message(self, data: dict[str, Any]) -> None:
        """Somebody, perhaps this bot, wrote into a channel of a server."""
        if hasattr(self, "services"):  # what comes before we are served is nobody's
            self.services.messages.written(int(data["channel_id"]), int(data["id"]), int(data["author"]["id"]))

    def _hear_deletion(self, data: dict[str, Any]) -> None:
        self._hear_deletions({"channel_id": data["channel_id"], "ids": [data["id"]]})

    def _hear_deletions(self, data: dict[str, Any]) -> None:
        if hasattr(self, "services"):  # what comes before we are served is nobody's
            self.services.messages.deleted(int(data["channel_id"]), set(map(int, data["ids"])))

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Thrown out: the tables there end."""
        for table in self.services.lookup.tables_in(guild.id):
            self.services.messages.gone(table)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """The channel is gone, and its table with it."""
        self._channel_gone(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread is a channel too."""
        self._channel_gone(payload.thread_id)

    def _channel_gone(self, channel: int) -> None:
        table = self.services.lookup.table_in(channel)
        if table is not None:
            self.services.messages.gone(table)

    async def on_error(self, event_method: str, /, *_args: Any, **_kwargs: Any) -> None:
        """Nothing goes unlogged."""
        log.exception("Hearing of %s failed.", event_method)


class Tree(app_commands.CommandTree[Client]):
    """Commands whose failures end in the log and in one private answer."""

    async def on_error(self, interaction: discord.Interaction[Client], error: app_commands.AppCommandError, /) -> None:
        """What happens outside `answer`: a command that is gone though still offered, an option of a wrong kind."""
        if interaction.type is discord.InteractionType.autocomplete:
            log.error("Autocomplete failed.", exc_info=error)
            return
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error

        async def complain() -> Message | None:
            if isinstance(cause, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
                raise UserError("restarted") from cause
            if isinstance(cause, app_commands.TransformerError):
                raise UserError("bad-setting", text=str(cause.value)[:80], values="…") from cause
            if isinstance(cause, app_commands.MissingPermissions):
                raise UserError("not-manager") from cause
            raise cause

        await answer(interaction, complain)


MAX_LOGIN_PAUSE: Final = 60.0
"""In seconds; while Discord cannot be reached it is asked ever more rarely, and so often at least."""
CLOSED: Final = {
    4004: "DISCORD_TOKEN is no longer accepted by Discord: copy a new one from the developer portal and start anew",
    4010: "SHARD_COUNT and SHARD_IDS name a shard that Discord does not know: set them right and start anew",
    4011: "SHARD_COUNT is too small for so many servers: leave it out or raise it in every process, and start anew",
    4012: "Discord no longer speaks this version of its gateway: update the bot",
    4013: "Discord does not know the intents that the bot asks for: update the bot",
    4014: "Discord does not allow the bot an intent: see the application's Bot page in the developer portal",
}
"""What a host can do where Discord closes the connection for good, by its close code."""


class Unusable(Exception):
    """Discord cannot be used with these settings; its text is one line for the host and holds no secret."""

    status = 2
    """What the process ends with."""


class ShutOut(Unusable):
    """Discord has ended the connection for good, whatever the bot does."""

    status = 3

    def __init__(self, code: int) -> None:
        said = CLOSED.get(code, "Discord has closed the connection for good")
        super().__init__(f"{said} (close code {code}).")


class Connection:
    """The client's task on the gateway; it outlives everything that still needs its session."""

    def __init__(self, client: Client, settings: BotSettings) -> None:
        self._client = client
        self._settings = settings
        self._serving: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Connection":
        """Nothing is started yet: what answers people has to be ready first."""
        return self

    async def __aexit__(self, *_: object) -> None:
        """Leave the gateway; the library ignores a cancellation while a shard is connecting anew."""
        await cancel_and_wait(self._serving)

    async def until(self, stopping: asyncio.Event) -> None:
        """Be on the gateway until a signal comes, or until the connection ends on an error."""
        client, settings = self._client, self._settings
        self._serving = asyncio.create_task(client.start(settings.discord_token.get_secret_value()), name="gateway")
        waiting = asyncio.create_task(stopping.wait())
        try:
            await asyncio.wait({self._serving, waiting}, return_when=asyncio.FIRST_COMPLETED)
            if self._serving.done():
                self._serving.result()
        except discord.LoginFailure:
            line = "DISCORD_TOKEN is not accepted by Discord: copy it anew from the developer portal."
            raise Unusable(line) from None
        except discord.PrivilegedIntentsRequired:
            raise ShutOut(4014) from None
        except discord.ConnectionClosed as error:
            raise ShutOut(error.code) from None
        except (aiohttp.ClientError, OSError, discord.GatewayNotFound, discord.HTTPException) as error:
            if client.is_ready():
                raise
            raise Unusable(no_way_in(settings, error)) from None
        except (LookupError, TypeError, ValueError):
            if client.user is not None:  # else what the library read is no answer of Discord's
                raise
            line = f"DISCORD_API_URL: {settings.discord_api_url} cannot be used (what answers there is not Discord)."
            raise Unusable(line) from None
        finally:
            log.info("Stopping.")
            waiting.cancel()


def no_way_in(settings: BotSettings, error: Exception) -> str:
    """What is at the other end instead of Discord."""
    return f"DISCORD_API_URL: {settings.discord_api_url} cannot be used ({said_of(error)})."


def said_of(error: BaseException | None) -> str:
    """What is wrong with the way to Discord."""
    return f"answers with status {error.status}" if isinstance(error, discord.HTTPException) else type(error).__name__
