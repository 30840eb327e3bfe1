"""A press on a button or menu looks up what it could be made for, and only for the server where it was pressed."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.errors import UserError
from bot.features.records.commands import ROUTES
from bot.gateway.interactions.answer import ReplyMode
from bot.gateway.interactions.presses import word_of
from bot.present.figures import Showing
from bot.present.messages import ControlId, Message
from bot.tables.rights import Caller

HERE = 4
REFUSED = ["stale"]


class Library:
    """Notes what is asked of it."""

    def __init__(self) -> None:
        self.asked: list[tuple[Any, ...]] = []

    def __getattr__(self, name: str) -> Any:
        async def ask(*given: Any, **named: Any) -> Message:
            self.asked.append((name, *given, *named.items()))
            return Message(name)

        return ask


async def look(what: str, *values: str, deal: int = 0, version: int = 0, guild: int | None = HERE) -> list[Any]:
    """What is asked of the library when this is pressed."""
    library = Library()
    parts = SimpleNamespace(replays=library, find=lambda _: library)
    interaction = SimpleNamespace(user=SimpleNamespace(id=3), guild_id=guild, data={"values": list(values)})
    interaction.client = SimpleNamespace(services=parts)
    control = ControlId(7, deal, version, what)
    (route,) = [each for each in ROUTES if each.word == word_of(control)]
    press = route.parse(control)
    if press is None:
        return REFUSED
    refused: list[str] = []

    async def answer(_interaction: object, work: Any, _way: ReplyMode) -> None:
        try:
            await work()
        except UserError as error:
            refused.append(error.key)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.features.records.commands.answer", answer)
        await route.handler(cast("Any", interaction), press, ReplyMode.HERE)
    return refused or library.asked


@pytest.mark.parametrize(
    ("what", "asked"),
    [
        ("replay forward", ("show", Caller(3, HERE), 17, 5, ("own", False))),
        ("mine look", ("show", Caller(3, HERE), 17, 5, ("own", True))),
        ("upload back", ("uploaded", Caller(3, HERE), 17, 5)),
        ("record", ("record", Caller(3, HERE), 17)),
        ("verify", ("verification", Caller(3, HERE), 17)),
        ("leaderboard all week", ("leaderboard", 3, HERE, None, "week", "people", 5, Showing.OWN)),
        ("leaderboard skat all", ("leaderboard", 3, HERE, "skat", "all", "people", 5, Showing.OWN)),
        ("stats 88 all", ("stats", 3, HERE, 88, None, "overview", None, Showing.OWN)),
        ("stats 88 skat partners", ("stats", 3, HERE, 88, "skat", "partners", None, Showing.OWN)),
        ("stats 88 skat versus 99", ("stats", 3, HERE, 88, "skat", "versus", 99, Showing.OWN)),
        ("words leaderboard skat all", ("leaderboard", 3, HERE, "skat", "all", "people", 5, Showing.WORDS)),
        ("words stats 88 skat versus 99", ("stats", 3, HERE, 88, "skat", "versus", 99, Showing.WORDS)),
        ("history 0", ("history", 3, HERE, None, 5)),
        ("history 88", ("history", 3, HERE, 88, 5)),
    ],
)
async def test_a_button_and_an_entry_of_a_menu_ask_the_same(what: str, asked: tuple[Any, ...]) -> None:
    assert await look(what, deal=17, version=5) == [asked]
    assert await look("go anything", str(ControlId(7, 17, 5, what))) == [asked]


FORGED = [
    ("go deal", ()),
    ("go deal", ("nonsense",)),
    ("go deal", (str(ControlId(7, 1, 1, "go deal")),)),
    ("go deal", (str(ControlId(7, 1, 1, "play QC")),)),
    ("go deal", (str(ControlId(7, 1, 1, "privacy delete")),)),
    ("stats x all", ()),
    ("stats 88", ()),
    ("stats 88 all versus x", ()),
    ("stats 88 all versus 99 99", ()),
    ("stats 9999999999999999999 all", ()),
    ("stats ٣ all", ()),
    ("history", ()),
    ("history -1", ()),
    ("leaderboard", ()),
    ("words", ()),
    ("words history 0", ()),
    ("words words stats 88 all", ()),
    ("words stats 88", ()),
]


@pytest.mark.parametrize(("what", "values"), FORGED)
async def test_a_forged_press_asks_nothing(what: str, values: tuple[str, ...]) -> None:
    assert await look(what, *values) == REFUSED


async def test_figures_are_a_servers() -> None:
    for what in ("leaderboard all all", "stats 88 all", "history 0", "words stats 88 all", "share stats 88 all"):
        assert await look(what, guild=None) == ["guild-only"]
