"""Settings of people and servers, and what is stored about a person."""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import aclosing
from dataclasses import dataclass, replace
from datetime import timedelta
from enum import StrEnum
from math import ceil
from typing import Any, ClassVar, Final

from bot.errors import UserError
from bot.gateway.interactions.answer import Interaction, InteractionResponse, ReplyMode, answer
from bot.gateway.interactions.context import caller_of, service
from bot.gateway.interactions.presses import OWN, Route
from bot.gateway.messages.people import UserProfiles
from bot.phrases import LANGUAGES, number_text
from bot.present.messages import Button, ButtonStyle, Message, WordPress
from bot.present.packing import Exporter
from bot.present.readers import Reader
from bot.tables.autoplay import AutoPlay
from bot.tables.model import (
    OFFERED,
    CardColours,
    CardLetters,
    ChannelSettings,
    GuildSettings,
    HandDelivery,
    HandOrder,
    Pace,
    ReadingMode,
)
from bot.tables.rights import Caller
from bot.tables.service import Tables
from bot.tables.settings import PersonalDataStore
from bot.tables.setup import read_speed

ASK_AGAIN: Final = "ask-again"
"""What the button below the settings is for."""
PRIVACY: Final = "privacy"
"""What the question begins with whether to delete what is stored."""
LAST_MINUTE: Final = 60.0
"""So long before an interaction's time is over its export ends, and what was had by then is said."""


class PrivacyAnswer(StrEnum):
    """What can be answered to that."""

    DELETE = "delete"
    KEEP = "keep"


@dataclass(frozen=True, slots=True)
class PrivacyPress(WordPress):
    """Whether to delete what is stored about the one who was asked, and who alone sees the question."""

    word: ClassVar = PRIVACY
    answer: PrivacyAnswer


@dataclass(frozen=True, slots=True)
class AskAgainPress(WordPress):
    """Somebody wants to be asked once more again."""

    word: ClassVar = ASK_AGAIN


KINDS: Final[Mapping[str, type[StrEnum]]] = {
    "colours": CardColours,
    "forced": AutoPlay,
    "hand": HandDelivery,
    "letters": CardLetters,
    "reading": ReadingMode,
    "sort": HandOrder,
}
"""What can be asked for by a word, and which words there are."""


class PreferencesService:
    """Reads and keeps them; every answer shows how things are set then."""

    def __init__(  # noqa: PLR0917 - all that it reads and changes
        self, people: UserProfiles, personal: PersonalDataStore, exporter: Exporter, tables: Tables, pace: Pace,
        copies: timedelta | None = None, on_deleted: Callable[[], None] = lambda: None,
    ) -> None:  # fmt: skip
        """copies: how long copies of the database keep what was deleted; None where this bot makes none.

        on_deleted: called once what is stored of somebody is gone.
        """
        self._people = people
        self._personal = personal
        self._exporter = exporter
        self._copies = copies
        self._on_deleted = on_deleted
        self._exporting: set[int] = set()
        self._export = asyncio.Semaphore(1)
        self._lookup = tables.lookup
        self._tables = tables.service
        self._pace = pace

    async def show(self, caller: Caller, *, saved: bool = False) -> Message:
        reader = await self._people.reader(caller)
        mine, server = await self._people.preferences(caller.user), await self._people.language_of_guild(caller.guild)
        own = LANGUAGES.get(mine.language or "")
        lines = [
            reader.say("settings-saved") if saved else reader.say("settings-title"),
            reader.say(
                "settings-language", language=own or reader.say("settings-language-server", language=LANGUAGES[server])
            ),
            reader.say("settings-colours", colours=reader.say(f"colours-{mine.colours}")),
            reader.say("settings-letters", letters=reader.say(f"letters-{mine.letters}")),
            reader.say("settings-sort", order=reader.say(f"sort-{mine.sort}")),
            reader.say("settings-ping", when=reader.say(f"ping-{mine.ping}")),
            reader.say("settings-forced", cards=reader.say(f"forced-{mine.forced}")),
            reader.say("settings-hand", sent=reader.say(f"hand-sent-{mine.hand}")),
            reader.say("settings-reading", mode=reader.say(f"reading-{mine.reading}")),
        ]
        unasked = [reader.say(f"unasked-{kind}") for kind in sorted(mine.unasked) if reader.has(f"unasked-{kind}")]
        if unasked:
            lines.append(reader.say("settings-unasked", kinds=", ".join(unasked)))
        if caller.guild is not None:
            lines.append(reader.say("settings-server-language", language=LANGUAGES[server]))
            settings = await self._people.settings_of(caller.guild)
            lines.append(reader.say("settings-server-speed", speed=reader.say(f"speed-{settings.speed}")))
            lines.append(self._pace_line(settings, reader))
        again = Button(reader.say("button-ask-again"), str(AskAgainPress()))
        return Message("\n".join(lines), controls=(again,) if unasked else ())

    def _pace_line(self, settings: GuildSettings, reader: Reader) -> str:
        pace = replace(self._pace, **settings.pace)

        def seconds(pause: float) -> str:
            return number_text(pause, reader.language, 2, is_short=True)

        turn = reader.say("settings-turn-clock", seconds=seconds(pace.turn)) if pace.turn else None
        return reader.say(
            "settings-pace", computer=seconds(pace.computer), cut=seconds(pace.cut), override=seconds(pace.override),
            next=seconds(pace.next_deal), turn=turn or reader.say("settings-turn-none"),
        )  # fmt: skip

    async def prefer(self, caller: Caller, **wishes: Any) -> Message:
        language = wishes.get("language")
        if language is not None and language not in LANGUAGES:
            raise UserError("bad-setting", text=language, values=", ".join(LANGUAGES))
        if wishes.get("ping", "off") not in {"off", "late", "always"}:
            raise UserError("bad-setting", text=wishes["ping"], values="off, late, always")
        for name, kind in KINDS.items():
            if name in wishes:
                wishes[name] = _one_of(kind, wishes[name])
        if "forced" in wishes:
            wishes["offer"] = OFFERED
        if wishes.get("reading") is ReadingMode.ON:  # a voice speaks one language, whatever a table's is
            wishes["language"] = await self._people.language(caller.user, guild=caller.guild)
        await self._people.prefer(caller.user, **wishes)
        return await self.show(caller, saved=True)

    async def set_server(
        self, interaction: Interaction, language: str | None, pace: Mapping[str, float],
        speed: str | None = None,
    ) -> Message:  # fmt: skip
        """Remember what a server asks for; its managers only."""
        guild = interaction.guild_id
        if guild is None:
            raise UserError("guild-only")
        if not interaction.permissions.manage_guild:
            raise UserError("not-manager")
        if language is not None and language not in LANGUAGES:
            raise UserError("bad-setting", text=language, values=", ".join(LANGUAGES))
        await self._people.set_settings(guild, language, pace, None if speed is None else read_speed(speed))
        return await self.show(caller_of(interaction), saved=True)

    async def set_channel(self, interaction: Interaction, moves_after: int) -> Message:
        """Remember what a channel asks for; who manages it only."""
        guild, channel = interaction.guild_id, interaction.channel_id
        if guild is None or channel is None:
            raise UserError("guild-only")
        if not (interaction.permissions.manage_channels or interaction.permissions.manage_guild):
            raise UserError("not-channel-manager")
        await self._people.set_channel(guild, channel, ChannelSettings(moves_after))
        reader = await self._people.reader(caller_of(interaction))
        return Message(f"{reader.say('settings-saved')}\n{reader.say('settings-channel', count=moves_after)}")

    async def export(self, answering: InteractionResponse) -> Message:
        """All that is stored of a person, as files: each is sent once it is whole, and the last one is returned.

        One at a time is made, so that nobody else waits for it, and one a person.
        """
        user = answering.interaction.user.id
        if user in self._exporting:
            raise UserError("export-under-way")
        self._exporting.add(user)
        try:
            answering.promise()
            async with asyncio.timeout_at(answering.token_until - LAST_MINUTE) as patience, self._export:
                return await self._files(answering)
        except TimeoutError:
            if not patience.expired():
                raise
            raise UserError("export-too-long") from None
        finally:
            self._exporting.discard(user)

    async def _files(self, answering: InteractionResponse) -> Message:
        caller = caller_of(answering.interaction)
        reader = await self._people.reader(caller)
        about, number = f"{reader.say('privacy-about')} {self._about_copies(reader)}", 0
        async with aclosing(self._exporter.files(caller.user)) as files:
            async for file, is_last in files:
                number += 1
                if not is_last:
                    await answering.tell(Message(reader.say("privacy-export-part", number=number), files=(file,)))
        head = reader.say("privacy-export-reply") if number == 1 else reader.say("privacy-export-last", number=number)
        return Message(f"{head}\n{about}", files=(file,))

    def _about_copies(self, reader: Reader) -> str:
        """Where what is deleted stands for days."""
        if self._copies is None:
            return reader.say("privacy-copies-of-others")
        return reader.say("privacy-copies", days=max(1, ceil(self._copies / timedelta(days=1))))

    async def ask_delete(self, caller: Caller) -> Message:
        """Ask whether to delete it, and say what goes and what stays; somebody at a table has to leave it before."""
        self._check_has_left(caller.user)
        reader = await self._people.reader(caller)
        yes = Button(reader.say("button-privacy-delete"), str(PrivacyPress(PrivacyAnswer.DELETE)), ButtonStyle.GRAVE)
        no = Button(reader.say("button-privacy-keep"), str(PrivacyPress(PrivacyAnswer.KEEP)))
        text = f"{reader.say('privacy-delete-ask')}\n{self._about_copies(reader)}"
        return Message(text, controls=(yes, no))

    async def keep(self, caller: Caller) -> Message:
        return Message((await self._people.reader(caller)).say("privacy-not-deleted"))

    def _check_has_left(self, user: int) -> None:
        if self._lookup.tables_of(user):
            raise UserError("leave-first")

    async def delete(self, caller: Caller) -> Message:
        """Delete it, unless they sit at a table."""
        self._check_has_left(caller.user)
        reader = await self._people.reader(caller)
        await self._tables.forget(caller.user)
        await self._personal.forget(caller.user)
        self._people.forget(caller.user)
        self._on_deleted()
        return Message(reader.say("privacy-deleted"))


def _one_of(kind: type[StrEnum], text: str) -> StrEnum:
    if text not in set(kind):
        raise UserError("bad-setting", text=text, values=", ".join(kind))
    return kind(text)


async def press_privacy(interaction: Interaction, press: PrivacyPress, _: ReplyMode) -> None:
    """The answer takes the question's place."""
    about, caller = service(interaction, PreferencesService), caller_of(interaction)
    meant = about.delete if press.answer is PrivacyAnswer.DELETE else about.keep
    await answer(interaction, lambda: meant(caller), ReplyMode.HERE)


async def press_ask_again(interaction: Interaction, _press: AskAgainPress, _: ReplyMode) -> None:
    """They are asked once more again before all that cannot be undone; the settings that were pressed show it."""
    wishes, caller = service(interaction, PreferencesService), caller_of(interaction)
    await answer(interaction, lambda: wishes.prefer(caller, unasked=frozenset()), ReplyMode.HERE)


ROUTES: Final = (
    Route(PRIVACY, OWN, PrivacyPress.parse, press_privacy),
    Route(ASK_AGAIN, OWN, AskAgainPress.parse, press_ask_again),
)
