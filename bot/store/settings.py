"""What people, servers and channels asked for."""

from sqlalchemy import bindparam, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.access import Store, insert_if_absent, reads, upsert, writes
from bot.store.schema import channels, guilds, hand_posts, players
from bot.tables.autoplay import AutoPlay
from bot.tables.model import (
    CardColours,
    CardLetters,
    ChannelSettings,
    GuildSettings,
    HandDelivery,
    HandOrder,
    Preferences,
    ReadingMode,
    Speed,
)

PERSON = select(players).where(players.c.id == bindparam("its_id"))
"""It goes with every card and is built once: that takes ten times as long as to carry it out."""


class SqlSettingsStore(Store):
    """What people, servers and channels asked for; what they did not is as it is for everybody."""

    @reads
    async def preferences(self, connection: AsyncConnection, user: int) -> Preferences:
        row, usual = (await connection.execute(PERSON, {"its_id": user})).one_or_none(), Preferences()
        if row is None:
            return usual
        forced, unasked = AutoPlay(row.autoplay or usual.forced), frozenset(row.skipped_confirmations or ())
        return Preferences(
            row.language,
            CardColours(row.colours or usual.colours),
            row.ping or usual.ping,
            forced,
            row.tips_game or "",
            unasked,
            row.autoplay_offer,
            HandDelivery(row.hand or usual.hand),
            CardLetters(row.letters or usual.letters),
            HandOrder(row.sort or usual.sort),
            ReadingMode(row.reading or usual.reading),
        )

    @reads
    async def single_autoplayers(self, connection: AsyncConnection) -> frozenset[int]:
        asked = players.c.autoplay == AutoPlay.SINGLE.value
        return frozenset((await connection.execute(select(players.c.id).where(asked))).scalars())

    @writes
    async def set_preferences(self, connection: AsyncConnection, user: int, preferences: Preferences) -> None:
        wishes = {
            "language": preferences.language,
            "colours": preferences.colours.value,
            "ping": preferences.ping,
            "autoplay": preferences.forced.value,
            "tips_game": preferences.guided or None,
            "autoplay_offer": preferences.offer,
            "hand": preferences.hand.value,
            "letters": preferences.letters.value,
            "sort": preferences.sort.value,
            "reading": preferences.reading.value,
            "skipped_confirmations": sorted(preferences.unasked) or None,
        }
        await upsert(connection, players, {"id": user}, wishes)
        # Their hands show what they wanted until now; if we end before they are drawn anew, whoever comes next does it.
        theirs = update(hand_posts).where(hand_posts.c.user_id == user, hand_posts.c.digest.is_not(None))
        await connection.execute(theirs.values(revision=None, digest=None))

    @reads
    async def guild_settings(self, connection: AsyncConnection, guild: int) -> GuildSettings:
        row = (await connection.execute(select(guilds).where(guilds.c.id == guild))).one_or_none()
        if row is None:
            return GuildSettings()
        usual = GuildSettings()
        return GuildSettings(row.language, row.pace or {}, usual.speed if row.speed is None else Speed(row.speed))

    @writes
    async def set_guild_settings(self, connection: AsyncConnection, guild: int, settings: GuildSettings) -> None:
        wishes = {"language": settings.language, "pace": dict(settings.pace), "speed": settings.speed.value}
        await upsert(connection, guilds, {"id": guild}, wishes)

    @reads
    async def channel_settings(self, connection: AsyncConnection, channel: int) -> ChannelSettings:
        moves_after = select(channels.c.moves_after).where(channels.c.id == channel)
        found: int | None = (await connection.execute(moves_after)).scalar_one_or_none()
        return ChannelSettings() if found is None else ChannelSettings(found)

    @writes
    async def set_channel_settings(
        self, connection: AsyncConnection, guild: int, channel: int, settings: ChannelSettings
    ) -> None:
        await insert_if_absent(connection, guilds, [{"id": guild}])
        await upsert(connection, channels, {"id": channel}, {"guild_id": guild, "moves_after": settings.moves_after})
