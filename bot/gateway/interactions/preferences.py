"""Settings of people and servers, and what is stored about a person."""

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import discord

from bot.errors import UserError
from bot.gateway.messages.people import People
from bot.phrases import LANGUAGES, Phrases, phrases
from bot.present.messages import Message
from bot.tables.lookup import TableLookup
from bot.tables.model import GuildSettings, Pace
from bot.tables.settings import PersonalDataStore


class PreferencesService:
    """Reads and keeps them; every answer shows how things are set then."""

    def __init__(self, people: People, personal: PersonalDataStore, lookup: TableLookup, pace: Pace) -> None:
        self._people = people
        self._personal = personal
        self._lookup = lookup
        self._pace = pace

    async def show(self, user: int, guild: int | None, *, saved: bool = False) -> Message:
        """A person's settings, and the server's."""
        say = phrases(await self._people.language(user, guild=guild))
        mine, server = await self._people.preferences(user), await self._people.language_of_guild(guild)
        own = LANGUAGES.get(mine.language or "")
        lines = [
            say.say("settings-saved") if saved else say.say("settings-title"),
            say.say(
                "settings-language", language=own or say.say("settings-language-server", language=LANGUAGES[server])
            ),
            say.say("settings-colours", colours=say.say("colours-four" if mine.four_colours else "colours-two")),
            say.say("settings-ping", when=say.say(f"ping-{mine.ping}")),
        ]
        if guild is not None:
            lines.append(say.say("settings-server-language", language=LANGUAGES[server]))
            lines.append(self._pace_line(await self._people.settings_of(guild), say))
        return Message("\n".join(lines))

    def _pace_line(self, settings: GuildSettings, say: Phrases) -> str:
        pace = replace(self._pace, **settings.pace)
        turn = say.say("settings-turn-clock", seconds=f"{pace.turn:g}") if pace.turn else say.say("settings-turn-none")
        return say.say(
            "settings-pace",
            computer=f"{pace.computer:g}",
            cut=f"{pace.cut:g}",
            override=f"{pace.override:g}",
            next=f"{pace.next_deal:g}",
            turn=turn,
        )

    async def prefer(self, user: int, guild: int | None, **wishes: Any) -> Message:
        """Remember what a person asks for."""
        language = wishes.get("language")
        if language is not None and language not in LANGUAGES:
            raise UserError("bad-setting", text=language, values=", ".join(LANGUAGES))
        if wishes.get("ping", "off") not in {"off", "late", "always"}:
            raise UserError("bad-setting", text=wishes["ping"], values="off, late, always")
        await self._people.prefer(user, **wishes)
        return await self.show(user, guild, saved=True)

    async def set_server(
        self, interaction: discord.Interaction[Any], language: str | None, pace: Mapping[str, float]
    ) -> Message:
        """Remember what a server asks for; its managers only."""
        guild = interaction.guild_id
        if guild is None:
            raise UserError("guild-only")
        if not interaction.permissions.manage_guild:
            raise UserError("not-manager")
        if language is not None and language not in LANGUAGES:
            raise UserError("bad-setting", text=language, values=", ".join(LANGUAGES))
        await self._people.set_settings(guild, language, pace)
        return await self.show(interaction.user.id, guild, saved=True)

    async def export(self, user: int, guild: int | None) -> Message:
        """All that is stored of a person, as a file."""
        say = phrases(await self._people.language(user, guild=guild))
        data = json.dumps(await self._personal.export(user), ensure_ascii=False, indent=2).encode()
        text = f"{say.say('privacy-export-reply')}\n{say.say('privacy-about')}"
        return Message(text, files=(("lambapea.json", data),))

    async def delete(self, user: int, guild: int | None, *, sure: bool) -> Message:
        """Delete it, unless they sit at a table."""
        say = phrases(await self._people.language(user, guild=guild))
        if not sure:
            return Message(f"{say.say('privacy-delete-ask')}\n{say.say('privacy-not-deleted')}")
        if self._lookup.tables_of(user):
            raise UserError("leave-first")
        await self._personal.forget(user)
        self._people.forget(user)
        return Message(say.say("privacy-deleted"))
