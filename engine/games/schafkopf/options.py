"""The house rules of Bavarian Schafkopf, and the sets of them that have a name.

Of each the first value is what the federation plays, or, where that has no rule, the commonest.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from engine.options import Conditions, Value, option

KNOCKING: Final = ("off", "all", "chain", "one", "eldest", "together")
KONTRA: Final = ("resub", "sub", "re", "kontra", "none")
POT: Final = ("stock", "stock-ramsch")
RAMSCH: Final = ("ramsch", "stock-ramsch")
ALLPASS: Final = ("throw-in", "same-dealer", "double", "stock", "ramsch", "stock-ramsch", "forced", "kreuz")
BETTEL: Final = ("off", "plain", "beat", "hearts", "hearts-beat")
SPOKEN: Final[tuple[Conditions, ...]] = ({"three": ("short",)}, {"pack": ("long", "short")})
"""Where it is chosen how players speak: everywhere but among three with the long pack, who always bid card points."""


@dataclass(frozen=True, slots=True)
class SchafkopfOptions:
    """House rules, as a table agrees on them; each is explained where the rules are carried out.

    three: the pack of three players; packets: how it is dealt. Contracts: geier, farbwenz, farbgeier, bettel (`beat`:
    with the duty to beat; `hearts`: with trumps) and what that costs, tout, sie, hochzeit. solos: whether that in
    hearts is worth more. bidding: a contest, a right of the first, or by points in steps. renonce, running, throwing:
    the called ace. knocking: who may; knocks: what they do; knocker: they must play. kontra: how far; timing, reply:
    how long; ramschkontra, bettelkontra: where else. tariff, runners, schwarz: the price. allpass: when nobody plays.
    limit: how many call tariffs the pot holds at most.
    """

    pack: str = option("long", "short", players=(4,))
    three: str = option("short", "long", players=(3,))
    packets: str = option("halves", "pairs")
    geier: bool = option(False, True)
    farbwenz: bool = option(False, True)
    farbgeier: bool = option(False, True)
    bettel: str = option(*BETTEL)
    bettelprice: str = option("call", "solo", under={"bettel": BETTEL[1:]})
    tout: bool = option(True, False)
    sie: bool = option(True, False)
    hochzeit: str = option("off", "single", "double", players=(4,))
    solos: str = option("equal", "hearts")
    bidding: str = option("contest", "first", "raising", either=SPOKEN)
    step: str = option("15", "10", "5", under={"bidding": ("raising",)})
    renonce: bool = option(False, True, players=(4,))
    running: str = option("in-hand", "dealt", "no", players=(4,))
    throwing: str = option("last", "seventh", "always", players=(4,))
    knocking: str = option(*KNOCKING)
    knocks: str = option("double", "add", "steps", under={"knocking": ("all", "chain", "together")})
    knocker: bool = option(False, True, under={"knocking": KNOCKING[1:]})
    kontra: str = option(*KONTRA)
    timing: str = option("second-card", "first-card", "own-card", "second-trick", under={"kontra": KONTRA[:-1]})
    reply: str = option("next-card", "one-fewer", under={"kontra": KONTRA[:-2]})
    takeover: bool = option(False, True, under={"kontra": KONTRA[:-1]})
    ramschkontra: bool = option(False, True, under={"kontra": KONTRA[:-1], "allpass": RAMSCH})
    bettelkontra: bool = option(False, True, under={"kontra": KONTRA[:-1], "bettel": BETTEL[1:]})
    tariff: str = option("10-20-50", "10-10-50", "5-5-20", "5-10-20", "points")
    runners: str = option("all", "four", "losers", "off")
    schwarz: str = option("level", "double")
    allpass: str = option(*ALLPASS)
    stock: str = option("pair", "caller", "any", under={"allpass": POT}, players=(4,))
    stockknocks: bool = option(False, True, under={"allpass": POT, "knocking": KNOCKING[1:]}, players=(4,))
    limit: str = option("none", "8", "16", "32", under={"allpass": POT}, players=(4,))
    ramsch: str = option("ten", "call", under={"allpass": RAMSCH})
    march: str = option("tricks", "points", under={"allpass": RAMSCH})
    virgin: str = option("all", "off", "own", "each", under={"allpass": RAMSCH})
    tie: str = option("played", "taken", "share", under={"allpass": RAMSCH})
    forced: str = option("usual", "sixty", under={"allpass": ("forced",)}, players=(4,))
    poor: bool = option(False, True, under={"allpass": ("forced",)}, players=(4,))
    bock: str = option("off", "sixty", "solo", "both")


RULE_SETS: Final[Mapping[str, Mapping[str, Value]]] = {
    "federation": {},
    "online": {
        "geier": True, "farbwenz": True, "sie": False, "kontra": "re", "allpass": "ramsch", "march": "points",
    },
    "pub": {"geier": True, "farbwenz": True, "knocking": "all", "tariff": "10-10-50", "allpass": "stock"},
    "tournament": {"kontra": "none", "tariff": "points", "runners": "four", "allpass": "forced"},
}  # fmt: skip
"""By the name of the set what differs from the first listed values."""


def in_force(options: SchafkopfOptions, players: int) -> SchafkopfOptions:
    """The house rules as they are among so many: three with the long pack always bid card points, 61, 65, 70 and on."""
    if players == 4 or options.three == "short":
        return options
    return replace(options, bidding="raising", step=FIVES)


FIVES: Final = "fives"
"""Steps of raising that nobody chooses: 61, then every number that five divides."""
