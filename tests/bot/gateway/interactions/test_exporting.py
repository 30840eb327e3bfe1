"""`/privacy export` answers in as many private messages as it takes, and says what went wrong."""

import asyncio
import io
import json
import zipfile
from collections.abc import AsyncGenerator, AsyncIterator
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.gateway.interactions.answer import answer_by
from bot.gateway.interactions.preferences import LAST_MINUTE, PreferencesService
from bot.gateway.messages.transport import TOKEN_SECONDS
from bot.present.packing import File, packed
from bot.present.readers import Readers
from bot.tables.model import Pace, Preferences
from bot.tables.settings import Piece
from tests.bot.gateway.interactions.asking import COMMAND, Interaction, refusal
from tests.support.virtual_time import in_virtual_time


class People(Readers):
    async def language(self, _user: int, **_: object) -> str:
        return "en"

    async def preferences(self, _user: int) -> Preferences:
        return Preferences()


class Kept:
    """What is stored of somebody: so many deals, once it may be read."""

    def __init__(self, deals: int) -> None:
        self.deals = deals
        self.may = asyncio.Event()
        self.may.set()

    def files(self, user: int) -> AsyncGenerator[tuple[File, bool], None]:
        return packed(user, self.export(user), 1000)

    async def export(self, user: int) -> AsyncIterator[Piece]:
        await self.may.wait()
        yield "preferences", None
        for number in range(self.deals):
            yield "deals", [{"number": number, "of": user, "text": "x" * 200}]


def service(kept: Kept) -> PreferencesService:
    tables: Any = SimpleNamespace(lookup=None, service=None)
    return PreferencesService(cast("Any", People()), cast("Any", None), kept, tables, Pace())


async def export(wishes: PreferencesService, interaction: Interaction) -> None:
    await answer_by(cast("Any", interaction), wishes.export)


def files(given: dict[str, Any]) -> dict[str, Any]:
    """What is attached to a message, by its name."""
    found = {}
    for file in [*(given.get("files") or ()), *(given.get("attachments") or ())]:
        data = file.fp.read()
        if file.filename.endswith(".zip"):
            with zipfile.ZipFile(io.BytesIO(data)) as pack:
                data = pack.read(pack.namelist()[0])
        found[file.filename] = json.loads(data)
    return found


async def test_what_is_little_is_one_answer() -> None:
    interaction = Interaction(COMMAND)
    await export(service(Kept(2)), interaction)
    assert interaction.kinds == ["promise", "later edit"]
    (told,) = files(interaction.told[-1][1]).values()
    assert [each["number"] for each in told["deals"]] == [0, 1]
    assert interaction.texts[0].startswith("Here is everything stored about you.")
    assert "words for a shuffle" in interaction.texts[0]
    assert "copies of my database" in interaction.texts[0]


async def test_what_is_much_is_an_answer_and_private_messages_after_it() -> None:
    interaction = Interaction(COMMAND)
    await export(service(Kept(20)), interaction)
    kinds = interaction.kinds
    assert kinds == ["promise", "later edit", *["follow"] * (len(kinds) - 2)]
    assert len(kinds) > 3
    told = [part for _, given in interaction.told[1:] for part in files(given).values()]
    assert [each["part"] for each in told] == list(range(1, len(told) + 1))
    assert [deal["number"] for each in told for deal in each.get("deals", ())] == list(range(20))
    assert all(given["ephemeral"] for kind, given in interaction.told if kind == "follow")
    assert "the last one" in interaction.texts[-1]


@pytest.mark.parametrize("refused", ["later edit", "follow"])
async def test_a_part_that_discord_does_not_take_is_followed_by_words(refused: str) -> None:
    interaction = Interaction(COMMAND, refuses={refused: refusal(413, 40005)})
    wishes = service(Kept(20))
    await export(wishes, interaction)
    assert interaction.texts[-1] == "complaint untaken"
    again = Interaction(COMMAND)
    await export(wishes, again)
    assert "the last one" in again.texts[-1]


async def test_who_asks_again_meanwhile_is_told_that_it_is_coming() -> None:
    kept = Kept(1)
    kept.may.clear()
    wishes, first, second = service(kept), Interaction(COMMAND), Interaction(COMMAND)
    waiting = asyncio.create_task(export(wishes, first))
    await asyncio.sleep(0)
    await export(wishes, second)
    assert second.texts == ["complaint export-under-way"]
    kept.may.set()
    await waiting
    assert first.texts[0].startswith("Here is everything")


@in_virtual_time
async def test_an_export_that_takes_too_long_says_so_while_it_still_can() -> None:
    kept, interaction = Kept(1), Interaction(COMMAND)
    kept.may.clear()
    began = asyncio.get_running_loop().time()
    await export(service(kept), interaction)
    assert interaction.texts == ["complaint export-too-long"]
    assert asyncio.get_running_loop().time() - began == pytest.approx(TOKEN_SECONDS - LAST_MINUTE, abs=5)
