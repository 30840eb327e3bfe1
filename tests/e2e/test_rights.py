"""Who may do what: every command, button, menu and dialog, by everybody who could try it.

Each cell is tried as people try it, and says whether it is allowed (a), refused (r), or whether for them there is no
such thing (n); what is not offered there at all is a dash. What is allowed may still not be possible just then; that is
told in other words than a refusal of rights.
"""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import pytest

from bot.gateway.interactions.presses import OTHERWISE
from bot.sandbox.world import SandboxChannel
from engine.actions import read_action
from engine.errors import Unreadable
from tests.e2e.rights import ANYBODY, PEOPLE, Cell, Given, Its, Scene, scene
from tests.e2e.simulated import simulated
from tests.e2e.vocabulary import named, vocabulary
from tests.support.people import SandboxPerson

AT_SEAT = "aarrar rrnna nar rr"
"""What only who plays there may do, where the table is named."""
AT_TABLE = "aarrar rrnna nar aa"
"""The same of who takes turns, about the table and not its deal."""
LOOK = "aaaaaa aanna nar aa"
"""What whoever sees the table's channel may look at or join."""
HERE_SEAT, HERE_DEAL = "aarrar nnnna --- a-", "aarrar nnnna --- r-"
"""The same by a command that names no table: the channel's, else one's own."""
HERE_LOOK, HERE_HOST = "aaaaaa nnnna --- a-", "arrarr nnnnr --- r-"
CHANNEL = "aaaana nnnnn --- a-"
"""What is about the table of the channel in which it is said, and no other."""
SERVER = "aaaaaa aaann --- a-"
"""Of a finished deal every member of its server is told, by contract."""

TABLE = {"table": Its.TABLE}
COMMANDS: Final[Mapping[str, tuple[Mapping[str, Any], str]]] = {
    "table join": ({"seat": 1}, HERE_LOOK),
    "table leave": ({}, HERE_SEAT),
    "table sitout": ({}, HERE_SEAT),
    "table fill": ({"level": "strong"}, HERE_SEAT),
    "table start": ({}, HERE_SEAT),
    "table replace: who is away": ({"player": "Dora"}, "arrrar nnnna --- r-"),
    "table replace: who is away, as the host is": ({"player": "Dora"}, HERE_DEAL),
    "table replace: who sits out": ({"player": "Eve"}, "arrrrr nnnnr --- a-"),
    "table replace: who sits out, as both are away": ({"player": "Eve"}, HERE_SEAT),
    "table invite": ({"person": "Sara"}, "aarrar nnnnn --- a-"),
    "table pause": ({}, HERE_DEAL),
    "table show": ({}, CHANNEL),
    "table preset save": ({"name": "ours"}, "arrrnr nnnnn --- r-"),
    "table language": ({"language": "en"}, HERE_HOST),
    "table close": ({}, HERE_HOST),
    "hand": (TABLE, AT_SEAT),
    "hand: once the rival is replaced": (TABLE, "aarrrr rrnnr nar rr"),
    "hand: of no table that is named": ({}, "aarrar nnnna nan rr"),
    "hint": (TABLE, AT_SEAT),
    "play": ({**TABLE, "card": "QC"}, AT_SEAT),
    "bid": ({**TABLE, "value": "1"}, AT_SEAT),
    "pass": (TABLE, AT_SEAT),
    "trump": ({**TABLE, "suit": "H"}, AT_SEAT),
    "diamonds": (TABLE, AT_SEAT),
    "override": (TABLE, AT_SEAT),
    "accept": (TABLE, AT_SEAT),
    "show": ({**TABLE, "card": "KC"}, AT_SEAT),
    "give": ({**TABLE, "card": "KC"}, AT_SEAT),
    "signal": ({**TABLE, "kind": "blink"}, AT_SEAT),
    "cut": ({**TABLE, "how": "nonsense"}, AT_SEAT),
    "act": ({**TABLE, "action": "hold"}, AT_SEAT),
    "pick": (TABLE, AT_SEAT),
    "bury": ({**TABLE, "cards": "KC QC"}, AT_SEAT),
    "call": ({**TABLE, "suit": "H"}, AT_SEAT),
    "hold": (TABLE, AT_SEAT),
    "declare": ({**TABLE, "game": "solo"}, AT_SEAT),
    "announce": ({**TABLE, "what": "re"}, AT_SEAT),
    "claim": (TABLE, AT_SEAT),
    "trick": (TABLE, LOOK),
    "where": (TABLE, LOOK),
    "where: of no table that is named": ({}, "aaaaaa nnnna nan aa"),
    "scores": ({**TABLE, "period": "game"}, LOOK),
    "scores: of an evening": ({**TABLE, "period": "evening"}, "aaaaaa aannn nar aa"),
    "replay": ({"deal": 1}, SERVER),
    "record": ({"deal": 1}, SERVER),
}
"""By command what it is tried with, and what comes of it for each of `PEOPLE`."""

PUBLIC_SEAT, PUBLIC_TABLE = "aarrar rrnna --- r-", "aarrar rrnna --- a-"
PUBLIC_LOOK, PUBLIC_HERE = "aaaaaa aanna --- a-", "aaaaaa aannn --- a-"
ON_POSTS: Final[Mapping[str, str]] = {
    "hand": PUBLIC_SEAT, "trick": PUBLIC_LOOK, "rules": PUBLIC_LOOK,
    "vote agree 0": PUBLIC_SEAT, "vote on 0": PUBLIC_SEAT,
    "join 0": PUBLIC_LOOK, "leave": PUBLIC_TABLE, "fill strong": PUBLIC_TABLE,
    "computers fill strong": PUBLIC_TABLE, "computers seat 1": PUBLIC_TABLE, "computers level easy": PUBLIC_TABLE,
    "computers nothing": PUBLIC_LOOK,
    "more": PUBLIC_TABLE, "more time": PUBLIC_TABLE, "more pause": PUBLIC_TABLE, "more resume": PUBLIC_TABLE,
    "more out": PUBLIC_TABLE, "more in": PUBLIC_TABLE, "more leave": PUBLIC_TABLE,
    "pause": PUBLIC_SEAT, "resume": PUBLIC_SEAT,
    "invite": "aarrar rrnnn --- a-", "start": PUBLIC_TABLE, "recall": PUBLIC_TABLE,
    "replace rival: who is away": "arrrar rrnna --- r-",
    "shuffle x": PUBLIC_TABLE, "ownword x": PUBLIC_TABLE,
    "cut": PUBLIC_SEAT, "cut nonsense": PUBLIC_SEAT, "menu bid 0": PUBLIC_SEAT, "hold": PUBLIC_SEAT,
    "again": PUBLIC_SEAT, "again agree": PUBLIC_SEAT, "again not": PUBLIC_SEAT,
    "scores show": PUBLIC_LOOK, "scores show evening totals": PUBLIC_LOOK,
    "words scores show": PUBLIC_LOOK, "words scores show evening totals": PUBLIC_LOOK,
    "share scores show": PUBLIC_HERE, "share scores show evening totals": PUBLIC_HERE,
    "challenges play": PUBLIC_HERE, "challenges results": PUBLIC_HERE,
}  # fmt: skip
"""By what a control says on a message that everybody sees."""

TO_ALL = "aaaaaa aaaaa aaa aa"
"""What does nothing, whoever it is."""
OWN_HERE, OWN_INVITE, OWN_CLOSE = "aaaaaa aannn nnn an", "aarrar rrnnn nnr an", "arrarr rrnnr nar rr"
ON_OWN: Final[Mapping[str, str]] = {
    "hand": AT_SEAT, "play QC": AT_SEAT, "pass": AT_SEAT, "menu bid 0": AT_SEAT, "into declare": AT_SEAT,
    "plan KC": AT_SEAT, "claim": AT_SEAT, "vote agree 0": AT_SEAT, "vote on 0": AT_SEAT,
    "sure pass": AT_SEAT, "never pass": AT_SEAT, "back": AT_SEAT, "back pass": AT_SEAT, "sure claim": AT_SEAT,
    "know": LOOK, "single yes": LOOK, "single no": LOOK, "hint": AT_SEAT, "hint card": AT_SEAT,
    "join 0": AT_SEAT, "fill strong": AT_SEAT, "start": AT_TABLE, "pause": AT_SEAT, "resume": AT_SEAT,
    "look where": LOOK, "look trick": LOOK, "look scores": LOOK, "look rules": LOOK,
    "more": AT_TABLE, "more pause": AT_SEAT, "more resume": AT_SEAT, "more leave": AT_TABLE, "more out": AT_TABLE,
    "more in": AT_TABLE, "more time": AT_TABLE,
    "invite": OWN_INVITE, "invite: somebody": OWN_INVITE,
    "sure leave": AT_TABLE, "never leave": AT_TABLE, "back leave": TO_ALL,
    "sure close": OWN_CLOSE, "never close": OWN_CLOSE, "back close": TO_ALL,
}  # fmt: skip
"""The same on a hand, or another message that one alone sees."""

ON_PRIVATE: Final[Mapping[str, str]] = {
    "again": AT_SEAT, "again agree": AT_SEAT, "again not": AT_SEAT,
    "here show": "aaaana nnnnn nnn an", "here sit": "aaaana nnnnn nnn an",
    "scores show": LOOK, "words scores show": LOOK, "share scores show": OWN_HERE,
    "challenges play": OWN_HERE, "challenges results": OWN_HERE,
}  # fmt: skip
"""The same on any message that one alone sees, of a deal played alone too."""

DIALOGS: Final[Mapping[str, str]] = {"ownword x": "aarrar rrnna aaa aa"}
"""The same of dialogs that come back; in direct messages this one is out of date, whoever it is."""

# What is about no table of theirs, for each of `ANYBODY`

ALL, IN_SERVERS, NOT_DIRECT = "aaaaaa aa aa", "aaaaaa aa nn", "aaaaaa aa --"
OF_DEAL, OF_HOST = "aaaaaa an nn", "annnnn nn na"
"""What is about a finished deal of the server, and about what the host has for themselves."""
WRITTEN, WRITTEN_OF_DEAL = "aaaaar aa nn", "aaaaar an nn"
"""What is posted for all: by who may write there."""
MANAGERS, OWNER = "rrrrar ra nn", "rrrrra rr --"

OTHER_COMMANDS: Final[Mapping[str, tuple[Mapping[str, Any], str]]] = {
    "table open": ({}, NOT_DIRECT),
    "table invite: a role": ({"role": Its.ROLE}, "rrrrrr rn --"),
    "table preset delete": ({"name": "ours"}, "arrrar rn --"),
    "match open": ({"game": "skat"}, NOT_DIRECT),
    "match join": ({"code": "QQQQ"}, NOT_DIRECT),
    "match sheet": ({}, NOT_DIRECT),
    "where: at a match": ({"table": Its.ROOM}, "rrrrra rn nn"),
    "leaderboard": ({}, NOT_DIRECT),
    "stats": ({}, NOT_DIRECT),
    "history": ({}, NOT_DIRECT),
    "review": ({"deal": 1}, "aaaaaa an --"),
    "challenge": ({"deal": 1}, "aaaaaa an --"),
    "rules": ({}, ALL),
    "learn": ({}, ALL),
    "puzzle": ({}, ALL),
    "help": ({}, ALL),
    "daily": ({}, ALL),
    "daily: of an account": ({"account": "Sara", "owner": "Mia"}, MANAGERS),
    "practice": ({}, ALL),
    "privacy export": ({}, ALL),
    "privacy delete": ({}, ALL),
    "settings show": ({}, ALL),
    "settings language": ({"language": "en"}, ALL),
    "settings colours": ({"colours": "two"}, ALL),
    "settings ping": ({"when": "late"}, ALL),
    "settings forced": ({"cards": "off"}, ALL),
    "settings hand": ({"sent": "always"}, ALL),
    "settings reading": ({"mode": "off"}, ALL),
    "settings letters": ({"letters": "international"}, ALL),
    "settings sort": ({"order": "left-falling"}, ALL),
    "settings server": ({"language": "en"}, MANAGERS),
    "settings channel": ({"messages": 5}, "rrarar ra nn"),
    "admin sync": ({}, OWNER),
    "admin health": ({}, OWNER),
    "admin annul": ({"deal": Its.RUNNING}, OWNER),
}  # fmt: skip
"""By command what it is tried with, and what comes of it."""

ANYWHERE: Final[Mapping[str, str]] = {
    "reopen": "aaaaaa nn nn",
    "learn": ALL, "learn-again saskop": ALL, "puzzle nothing": ALL,
    "practice": ALL, "practice play nothing": ALL, "practice look": OF_HOST, "practice replay": OF_HOST,
    "history 0": IN_SERVERS, "leaderboard all all": IN_SERVERS, "stats 0 all": IN_SERVERS,
    "words leaderboard all all": IN_SERVERS, "words stats 0 all": IN_SERVERS,
    "share leaderboard all all": WRITTEN, "share stats 0 all": WRITTEN,
    "go scores": "aaaaaa nn na",
    "replay": OF_DEAL, "record": OF_DEAL, "verify": OF_DEAL, "mine": "aarrrr rn nn",
    "share replay": WRITTEN_OF_DEAL, "share mine": "aarrrr rn nn",
    "upload": OF_HOST, "share upload": "annnnr nn nn",
    "fork 9": OF_DEAL, "fork seats": OF_DEAL, "fork upload 9": OF_HOST,
    "review": OF_DEAL, "review seat": OF_DEAL, "review replay 9": OF_DEAL,
    "review mine 0": "arrrrr rn nn",
    "challenges": OF_DEAL, "challenges seat": OF_DEAL,
    "challenges here 0": WRITTEN_OF_DEAL, "challenges whom 0": WRITTEN_OF_DEAL, "challenges where 0": WRITTEN_OF_DEAL,
}  # fmt: skip
"""By what a control says on a message of everybody's, or on one's own in direct messages."""

PRIVATELY: Final[Mapping[str, str]] = {
    "open page 0 x": IN_SERVERS, "open table 0 x": IN_SERVERS, "open play 0 x": IN_SERVERS, "open save 0 x": IN_SERVERS,
    "begin": ALL, "begin nothing": ALL,
    "daily play": ALL, "daily look": ALL, "daily here": ALL, "daily all": ALL, "daily review": ALL, "daily seals": ALL,
    "daily month": ALL, "daily archive": ALL, "daily pick": ALL, "daily unranked": ALL, "daily again": ALL,
    "daily share": "aaaaar aa aa",
}  # fmt: skip
"""The same on any message that one alone sees."""

OF_ONESELF: Final[Mapping[str, str]] = {
    "privacy keep": ALL, "privacy delete": ALL, "ask-again": ALL,
    "rules saskop": ALL, "ruleset saskop usual usual topic": ALL,
}  # fmt: skip
"""The same on such a message that is of no deal played alone."""

ALONE: Final[Mapping[str, str]] = {"hold": OF_HOST, "hint": OF_HOST, "hint card": OF_HOST}
"""The same on that of a deal played alone."""

OTHER_DIALOGS: Final[Mapping[str, str]] = {"open named": "arrrar ra nn", "open nothing": ALL}
"""The same of dialogs that come back."""

GIVEN: Final[Mapping[str, Given]] = {
    "table replace: who is away": lambda here: here.be_away("rival"),
    "table replace: who is away, as the host is": lambda here: here.be_away("host", "rival"),
    "table replace: who sits out, as both are away": lambda here: here.be_away("host", "waiting"),
    "replace rival: who is away": lambda here: here.be_away("rival"),
    "hand: once the rival is replaced": lambda here: here.be_replaced("rival"),
    "table preset save": Scene.have_preset,
    "table preset delete": Scene.have_preset,
    "open named": Scene.have_preset,
}
"""What is so besides when something is tried."""


def cells(way: str, people: tuple[str, ...], rows: Mapping[str, Any]) -> list[Cell]:
    """The cells of some rows, each with what it is tried with if that is said there."""
    found = []
    for what, row in rows.items():
        options, expected = row if isinstance(row, tuple) else ({}, row)
        for who, each in zip(people, expected.replace(" ", ""), strict=True):
            found.append(Cell(way, what, who, each, options, GIVEN.get(what)))
    return found


PARTS: Final[Mapping[str, Sequence[Cell]]] = {
    "commands": [*cells("command", PEOPLE, COMMANDS), *cells("command", ANYBODY, OTHER_COMMANDS)],
    "posts": [
        *cells("post", PEOPLE, ON_POSTS), *cells("post private", ANYBODY, ANYWHERE),
        *cells("dialog", PEOPLE, DIALOGS), *cells("dialog", ANYBODY, OTHER_DIALOGS),
    ],
    "own": [
        *cells("own", PEOPLE, ON_OWN), *cells("private", PEOPLE, ON_PRIVATE), *cells("private", ANYBODY, PRIVATELY),
        *cells("own", ANYBODY, OF_ONESELF), *cells("solo", ANYBODY, ALONE),
    ],
}  # fmt: skip
CELLS: Final = [cell for part in PARTS.values() for cell in part]


@pytest.mark.parametrize("part", PARTS)
@simulated
async def test_everybody_may_do_what_the_table_says(part: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with scene(tmp_path, monkeypatch) as here:
        wrong = {}
        for cell in PARTS[part]:
            try:
                found = await here.found(cell)
            except AssertionError as failed:
                found = str(failed)
            if found != cell.expected:
                wrong[cell] = found, here.told
        assert not wrong, "\n".join(f"{cell}: {found}" for cell, found in wrong.items())
        assert here.no_longer_silent() == []
        standing = list(here.standing())
        assert len(standing) > 20
        assert [(ways, what) for ways, what in standing if not (is_named(ways, what) or is_action(what))] == []


@simulated
async def test_whatever_is_added_has_to_be_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every command that Discord is told, and whatever a control may say, wherever it may stand."""
    async with scene(tmp_path, monkeypatch) as here:
        told = {words for each in here.discord.parts.commands.all() for words in leaves(each)}
        assert told == {cell.words for cell in CELLS if cell.way == "command"}
        tried = {named(way, cell.words) for cell in CELLS for way in cell.way.split(" ") if way != "command"}
        assert vocabulary() - tried == set()
        assert tried - vocabulary() == set()


def leaves(command: Mapping[str, Any]) -> Iterator[str]:
    """A command's name, or those of all that is below it."""
    below = [option for option in command.get("options") or () if option["type"] in {1, 2}]
    if not below:
        yield command["name"]
    for option in below:
        yield from (f"{command['name']} {words}" for words in leaves(option))


def is_named(ways: tuple[str, ...], what: str) -> bool:
    return any(named(way, what)[1] != OTHERWISE for way in ways)


def is_action(text: str) -> bool:
    """Whether a control says what is done in a game, or that it is chosen there."""
    try:
        read_action(text.removeprefix("menu "))
    except Unreadable:
        return False
    return True


@simulated
async def test_autocomplete_offers_a_hand_to_nobody_but_who_holds_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with scene(tmp_path, monkeypatch) as here:
        for who in PEOPLE:
            person, place = here.people[who], here.places[who]
            offered = await person.autocomplete(place, "act", "action", table=here.table)
            assert bool(offered) == who.startswith("host"), who  # the host is to cut
            tables = await person.autocomplete(place, "trick", "table")
            sits = who in {"host", "seated", "rival", "host direct", "waiting", "waiting direct"}
            assert [each["value"] for each in tables] == ([here.table] if sits else []), who


@simulated
async def test_a_threads_table_is_seen_as_its_channel_and_a_private_threads_by_who_is_known_to_be_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A channel gives by roles and exceptions, as Discord works them out; a thread has those of its parent."""
    async with scene(tmp_path, monkeypatch) as here:
        control, world = here.discord.control, here.discord.world
        near, other = here.places["host"], here.places["rival"]
        anna, sara, mia = here.people["host"], here.people["member"], here.people["manager"]

        async def seen_by(person: SandboxPerson, place: SandboxChannel, table: int) -> bool:
            here.errors.clear()
            assert (await person.slash(place, "trick", table=table)).answered
            return here.told == ["no-trick"]

        async def opened_in(thread: SandboxChannel) -> int:
            assert (await anna.slash(thread, "table open", game="skat")).answered
            table = here.services.lookup.table_in(thread.id)
            assert table is not None
            return table.id

        open_thread, closed_thread = (
            control.add_thread("loud", near.id),
            control.add_thread("quiet", near.id, anna.id, mia.id),
        )
        loud, quiet = await opened_in(open_thread), await opened_in(closed_thread)
        assert [await seen_by(sara, other, table) for table in (loud, quiet)] == [True, False]
        assert [await seen_by(mia, other, table) for table in (loud, quiet)] == [True, False]  # membership is not told
        assert await seen_by(mia, closed_thread, quiet)
        assert await seen_by(anna, world.direct_channel(world.person(anna.id)), quiet)
        control.add_role("mods", sara.id, permissions=["manage_threads"])
        assert await seen_by(sara, other, quiet)
        control.deny(near.id, "view_channel", who="mods")
        assert [await seen_by(sara, other, table) for table in (loud, quiet, here.table)] == [False] * 3
        control.add_role("mods")
        control.deny(near.id, "view_channel", who="@everyone")
        assert not await seen_by(sara, other, loud)
        control.add_role("admins", sara.id, permissions=["administrator"])
        assert [await seen_by(sara, other, table) for table in (loud, quiet, here.table)] == [True] * 3
