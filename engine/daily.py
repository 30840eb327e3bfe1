"""Deals of the day: sealed for a whole season by one published hash, and opened day by day.

The last day's link is a secret, and each day's link is the SHA-256 of the next day's. The anchor, which is published
before the first day, is the SHA-256 of the first day's link: nobody can choose a deal after that, and a link that is
opened tells nothing of the days to come. `docs/record.md` says the same in enough words to check it in any language.
"""

import hmac
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, timedelta
from hashlib import sha256
from typing import Final

from engine.actions import Cut
from engine.deal import Deal, Start
from engine.errors import UnusableDeal
from engine.games import GAMES
from engine.options import allowed_values, read_options
from engine.record import Record, RecordFault, UnreadableRecord
from engine.record import verify as verify_record
from engine.seats import Seat
from engine.shuffling import shuffled

VARIANTS: Final = 3
"""How many rows of deals a day has; a person gets one of them."""
ROUNDS: Final = 3
"""How many deals of their row somebody plays, one after another."""
DEALS: Final = 30
"""How many can be told from a day's link: deals that would be passed out are left out for later ones."""
SEAT: Final[Seat] = 0
"""Where the person sits; computers sit everywhere else."""
USUAL_PLAYERS: Final = 4
"""How many play where the game leaves a choice."""
LONGEST_SEASON: Final = 400
FIRST_LINE: Final = "lambapea daily"


@dataclass(frozen=True, slots=True)
class Season:
    """What is published before its first day: when it begins, how many days it has, and which games take turns.

    >>> from datetime import date
    >>> season = Season(1, date(2026, 11, 23), 91, ("saskop", "skat"), "00" * 32)
    >>> season.game_on(date(2026, 11, 23)), season.game_on(date(2026, 11, 24))
    ('skat', 'saskop')
    """

    number: int
    first: date
    days: int
    games: tuple[str, ...]
    anchor: str

    @property
    def last(self) -> date:
        """Its last day."""
        return self.first + timedelta(days=self.days - 1)

    def place_of(self, day: date) -> int:
        """Which of its days a day is, from 1; what is below 1 or above `days` is none of them."""
        return (day - self.first).days + 1

    def game_on(self, day: date) -> str:
        """The game of a day: with seven games each has its day of the week."""
        return self.games[day.toordinal() % len(self.games)]


def back(link: bytes, times: int) -> bytes:
    """The link so many days before."""
    for _ in range(times):
        link = sha256(link).digest()
    return link


def anchor_of(secret: bytes, days: int) -> str:
    """What is published of a season with this secret, its last day's link."""
    return back(secret, days).hex()


def keyed(link: bytes, what: str) -> bytes:
    """What follows from a day's link for one purpose, and tells nothing of it: HMAC-SHA256 with the link as key."""
    return hmac.digest(link, what.encode(), "sha256")


def variant_of(link: bytes, user: int) -> int:
    """Which of the day's rows somebody gets, from 1; nobody can know it before the link is opened, or choose it."""
    return shuffled(range(1, VARIANTS + 1), keyed(link, f"user {user}"))[0]


def start_of_day(game: str, link: bytes, variant: int) -> Start:
    """What one of the day's deals begins from: the house rules a new table begins with, a dealer and a pack.

    >>> start = start_of_day("skat", bytes(32), 1)
    >>> start.players, start.dealer, start == start_of_day("skat", bytes(32), 1)
    (3, 1, True)
    """
    rules = GAMES.get(game)
    if rules is None:
        raise UnusableDeal(f"there is no game {game}")
    options = read_options(rules.options, rules.table_options)
    may = rules.players(options)
    players = USUAL_PLAYERS if USUAL_PLAYERS in may else may[0]
    dealer = shuffled(range(players), keyed(link, "dealer"))[0]
    pack = shuffled(sorted(rules.pack(options, players)), keyed(link, f"deal {variant}"))
    return Start(game, options, players, dealer, pack)


def cut_of_day(start: Start) -> tuple[Seat, Cut]:
    """The cut: the usual one of the game, as of somebody who says nothing; the shuffle leaves nothing to it."""
    asked = Deal(start).asked(start.cutter)
    cut = None if asked is None else asked.silence
    if not isinstance(cut, Cut):
        raise UnusableDeal("nobody cuts")
    return start.cutter, cut


def salt_of_day(link: bytes, variant: int) -> str:
    """The salt of a deal's seal."""
    return keyed(link, f"salt {variant}").hex()[:32]


# What is published


@dataclass(frozen=True, slots=True)
class Opened:
    """A season with the links that are opened so far, by day."""

    season: Season
    links: Mapping[date, str] = field(default_factory=dict)


def write_season(opened: Opened) -> str:
    """Write it: the header, an empty line, and a day a line with its link."""
    season = opened.season
    header = [
        FIRST_LINE,
        f"season: {season.number}",
        f"first: {season.first.isoformat()}",
        f"days: {season.days}",
        f"games: {' '.join(season.games)}",
        f"anchor: {season.anchor}",
    ]
    links = [f"{day.isoformat()} {link}" for day, link in sorted(opened.links.items())]
    return "\n".join([*header, "", *links, ""])


HEADER: Final = (
    ("season", r"[1-9][0-9]{0,8}"),
    ("first", r"[0-9]{4}-[0-9]{2}-[0-9]{2}"),
    ("days", r"[1-9][0-9]{0,2}"),
    ("games", r"[a-z][a-z-]*( [a-z][a-z-]*){0,99}"),
    ("anchor", r"[0-9a-f]{64}"),
)
"""The names of the header's lines, in order, and how their values are written."""
LINK: Final = re.compile(r"([0-9]{4}-[0-9]{2}-[0-9]{2}) ([0-9a-f]{64})")


def is_season(text: str) -> bool:
    """Whether a text means to be what is published of a season."""
    return text.startswith(f"{FIRST_LINE}\n")


def read_season(text: str) -> Opened:
    """Read exactly what `write_season` writes; raises `UnreadableRecord` for anything else.

    >>> season = Season(1, date(2026, 11, 23), 91, ("saskop",), "00" * 32)
    >>> read_season(write_season(Opened(season))) == Opened(season)
    True
    """
    lines = text.split("\n")
    if lines[0] != FIRST_LINE:
        raise UnreadableRecord(1, RecordFault(f"{FIRST_LINE} is expected here", "expected", name=FIRST_LINE))
    values: dict[str, str] = {}
    for number, (name, pattern) in enumerate(HEADER, 2):
        line = lines[number - 1] if number <= len(lines) else ""
        found = re.fullmatch(f"{name}: ({pattern})", line)
        if found is None:
            raise UnreadableRecord(number, RecordFault(f"{name} is expected here", "expected", name=name))
        values[name] = found[1]
    body = len(HEADER) + 2
    links: dict[date, str] = {}
    for number, line in enumerate(lines[body:-1], body + 1):
        found = LINK.fullmatch(line)
        if found is None or len(links) == LONGEST_SEASON:
            raise UnreadableRecord(number, RecordFault("a day and its link are expected here", "expected", name="link"))
        links[_day(found[1], number)] = found[2]
    days = int(values["days"])
    if days > LONGEST_SEASON:
        raise UnreadableRecord(4, RecordFault("a season is not so long", "unreadable"))
    games = tuple(values["games"].split(" "))
    season = Season(int(values["season"]), _day(values["first"], 3), days, games, values["anchor"])
    opened = Opened(season, links)
    if write_season(opened) != text:
        raise UnreadableRecord(len(lines), RecordFault("not written as seasons are", "not-so"))
    return opened


def _day(text: str, number: int) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise UnreadableRecord(number, RecordFault("no such day", "unreadable")) from None


# Checking


def check_chain(opened: Opened) -> list[RecordFault]:
    """Where the chain breaks: each link must lead back to the one before it, and the first one to the anchor.

    Days that are not opened, or whose links were lost, are bridged by hashing as often as there are days between.
    """
    season, faults = opened.season, []
    place, known = 0, season.anchor
    for day, link in sorted(opened.links.items()):
        at = season.place_of(day)
        if not 1 <= at <= season.days:
            faults.append(RecordFault(f"{day} is no day of the season", "no-day", day=day))
            continue
        if back(bytes.fromhex(link), at - place).hex() != known:
            to = "the anchor" if place == 0 else f"the link of {season.first + timedelta(days=place - 1)}"
            text = f"the chain breaks: the link of {day} does not lead back to {to}"
            faults.append(RecordFault(text, "broken", day=day))
        place, known = at, link
    return faults


def check_day(record: Record, opened: Opened) -> list[RecordFault]:
    """Everything in which a record is not one of the deals of its day; the chain itself is `check_chain`'s business."""
    season, day = opened.season, record.date
    if day not in opened.links:
        return [RecordFault(f"the link of {day} is not opened", "not-opened", day=day)]
    link, variant = bytes.fromhex(opened.links[day]), record.number
    if not 1 <= variant <= DEALS:
        return [RecordFault(f"a day has no deal {variant}", "no-deal", number=variant)]
    game = season.game_on(day)
    try:
        start = start_of_day(game, link, variant)
        cut = cut_of_day(start)
    except UnusableDeal as unusable:
        return [RecordFault(str(unusable), "unusable")]
    usual = {name: getattr(start.options, name) for name in allowed_values(start.rules.options)}
    has_usual = record.game != game or usual.items() >= record.options.items()
    found = (
        ("game", f"the game of {day} is {game}", record.game == game),
        ("options", "the house rules are not those of a new table", has_usual),
        ("players", f"the deal of {day} has {start.players} players", len(record.players) == start.players),
        ("dealer", f"the dealer of {day} is {start.dealer}", record.dealer == start.dealer),
        ("pack", f"the pack is not the one of {day}", record.pack == start.pack),
        ("salt", f"the salt is not the one of {day}", record.salt == salt_of_day(link, variant)),
        ("cut", f"the cut is not the one of {day}", record.cut == cut),
    )
    return [RecordFault(text, code) for code, text, is_so in found if not is_so]


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was found wrong, and what can be said where nothing was."""

    faults: tuple[RecordFault, ...]
    said: tuple[str, ...]


def verify(record: Record | None, opened: Opened | None) -> Verdict:
    """A record by itself, a season's chain by itself, or whether the one is a deal of the other."""
    faults: list[RecordFault] = []
    said: list[str] = []
    if opened is not None:
        faults += check_chain(opened)
        said.append(f"The chain is whole: its links lead back to the anchor, {len(opened.links)} of them.")
    if record is not None:
        faults += verify_record(record)
        said.append("The record is true: seal, hands, every action and the result agree.")
        said.append("Names, date, number and play are the file's word: other play within the rules agrees too.")
        if record.shuffle is not None and not record.shuffle.is_whole:
            said.append("A word of its shuffle was deleted: whether pack and cut follow from that cannot be checked.")
    if record is not None and opened is not None:
        faults += check_day(record, opened)
        said.append(f"It is deal {record.number} of {record.date}, as that day's link has it.")
    return Verdict(tuple(faults), tuple(said))
