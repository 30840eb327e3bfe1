"""The house rules of Skat, and the sets of them that have a name."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.options import Value, option

_BOOK: Final = {"values": ("book",)}
_ORDERED: Final = {"values": ("isko", "old")}
_RAMSCH: Final = {"allpass": ("ramsch", "schieberamsch")}
_PUSHED: Final = {"allpass": ("schieberamsch",)}
_CLUB: Final = {**_RAMSCH, "ramschloser": ("club",)}
_MOST: Final = {**_RAMSCH, "ramschloser": ("most",)}
_KONTRA: Final = {"kontra": ("eighteen", "all")}
_RE: Final = {**_KONTRA, "re": ("re", "bock", "hirsch")}
_BOCK: Final = {"bock": (True,)}
_LISTED: Final = {"scoring": ("fabian", "seeger", "simple")}


@dataclass(frozen=True, slots=True)
class SkatOptions:
    """House rules; the first value of each is how the books have it, or what those who play by it mostly mean.

    announce: whether extras may be joined to any suit or grand game, or to hand games only. schneider: how many card
    points make it, said or not; 001 asks for ninety, 002 for one more. values: what games are worth and cost, by the
    books, by the order of Skat, or by what was in it until 1998. order: whether two cards are discarded before the game
    is named, as 001 has it, or after it, as 002. answering: who may answer rearhand, the one who is left or, as 001 can
    be read, the other after them.

    allpass: what becomes of a deal nobody bids on. ramschloser: what decides Ramsch. ramschskat: who gets its skat.
    ramschtie: who loses where two have the most. ramscheven: what it costs three who have the same. ramschclub: what
    two have who share the clubs' game. ramschjacks, ramschknock, ramschvirgin: whether jacks are passed on, whether
    those who looked may double, and whether it may be announced to take no trick.

    kontra: which opponents may double a game. kontrawhen: until their own first card, or asked before any. re: how
    far that is answered. renull: whether in null too. kontralost: what a kontra that failed leaves.

    bock: whether deals count double after a game lost with sixty, or after what bockgrand to bockpassed name.
    bockstack: whether what happens in such a round adds one at its end or doubles once more. bockround: how many deals
    it has. bockramsch: whether as many of Ramsch follow each.

    scoring: how deals are written down. bierlachs: who loses such a round. lists: how long others are. passedin: what
    the dealer has where everybody passed.

    spitze: whether the lowest trump may be announced to take the last trick, and for how many steps. revolution:
    whether null may be played against two who exchange cards. schenken: whether the opponents may make a present of the
    game in its first trick. giveup: whether the declarer, or the opponents, may give it up.
    """

    announce: str = option("any", "hand")
    schneider: str = option("91", "90", under=_BOOK)
    values: str = option("book", "isko", "old")
    order: str = option("discard", "declare")
    answering: str = option("one", "both")
    allpass: str = option("passed", "ramsch", "schieberamsch")
    ramschloser: str = option("most", "fixed", "fewest", "club", under=_RAMSCH)
    ramschskat: str = option("loser", "last", "nobody", under=_MOST)
    ramschtie: str = option("shared", "last", under={**_RAMSCH, "ramschloser": ("most", "fixed")})
    ramscheven: str = option("nothing", "each", under=_MOST)
    ramschclub: str = option("half", "ten", under=_CLUB)
    ramschjacks: bool = option(False, True, under=_PUSHED)
    ramschknock: bool = option(False, True, under=_PUSHED)
    ramschvirgin: bool = option(False, True, under={**_PUSHED, "ramschloser": ("most",)})
    kontra: str = option("none", "eighteen", "all")
    kontrawhen: str = option("card", "asked", under=_KONTRA)
    re: str = option("re", "none", "bock", "hirsch", under=_KONTRA)
    renull: bool = option(False, True, under=_RE)
    kontralost: str = option("nothing", "ramsch", under={**_KONTRA, **_RAMSCH})
    bock: bool = option(False, True)
    bockgrand: bool = option(True, False, under=_BOCK)
    bockkontra: bool = option(True, False, under={**_BOCK, **_KONTRA})
    bockre: bool = option(False, True, under={**_BOCK, **_RE})
    bockscore: str = option("none", "hundreds", "digits", "numbers", under=_BOCK)
    bockvalue: str = option("none", "72", "96", under=_BOCK)
    bocknull: bool = option(False, True, under=_BOCK)
    bockall: bool = option(False, True, under=_BOCK)
    bocklost: bool = option(False, True, under=_BOCK)
    bockpassed: bool = option(False, True, under={**_BOCK, "allpass": ("passed",)})
    bockstack: str = option("append", "multiply", under=_BOCK)
    bockround: str = option("3", "4", under=_BOCK)
    bockramsch: bool = option(False, True, under={**_BOCK, **_RAMSCH})
    scoring: str = option("fabian", "seeger", "simple", "positive", "bierlachs")
    bierlachs: str = option("301", "401", "501", under={"scoring": ("bierlachs",)})
    lists: str = option("full", "short", under={"scoring": ("fabian", "seeger", "simple", "positive")})
    passedin: str = option("nothing", "dealer", under={**_LISTED, "allpass": ("passed",)})
    spitze: str = option("none", "1", "2", under=_ORDERED)
    revolution: bool = option(False, True)
    schenken: bool = option(False, True, under=_ORDERED)
    giveup: bool = option(False, True)


_ORDER: Final[Mapping[str, Value]] = {"announce": "hand", "values": "isko"}
_PUB: Final[Mapping[str, Value]] = {**_ORDER, "allpass": "ramsch", "kontra": "eighteen", "bock": True}
RULE_SETS: Final[Mapping[str, Mapping[str, Value]]] = {
    "book": {"announce": "hand", "schneider": "90"},
    "encyclopaedia": {"order": "declare"},
    "isko": {**_ORDER, "scoring": "simple"},
    "tournament": _ORDER,
    "pub": {**_PUB, "scoring": "simple"},
    "bierlachs": {**_PUB, "scoring": "bierlachs"},
    "home": {
        **_PUB, "allpass": "schieberamsch", "kontra": "all", "bockre": True, "bockscore": "hundreds",
        "scoring": "simple",
    },
}  # fmt: skip
"""What tables play, by the name they know it under: the two books, the order of Skat, and what follows it."""
