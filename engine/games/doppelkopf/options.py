"""Doppelkopf's house rules, those that are in force together, and the sets of them that have a name.

Sources: the Penguin Book of Card Games; for what it has not, the tournament rules of the Deutscher Doppelkopf-Verband
and the rules that clubs, pubs and open programs (FreeDoko) print. The first value of each is how the book has it.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from engine.options import Value, allowed_values, idle_options, option

HOUSE: Final[Mapping[str, tuple[Value, ...]]] = {"ddv": (False,)}
SCORED: Final[Mapping[str, tuple[Value, ...]]] = {"scoring": ("verband", "doubling")}
NINES: Final[Mapping[str, tuple[Value, ...]]] = {**HOUSE, "nines": (True,)}
POOR: Final[Mapping[str, tuple[Value, ...]]] = {"poverty": ("three", "four")}
PIGS: Final[Mapping[str, tuple[Value, ...]]] = {"pigs": ("played", "told", "second")}
BOCK: Final[Mapping[str, tuple[Value, ...]]] = {"bock": ("stacked", "appended", "ignored", "restarted")}


@dataclass(frozen=True, slots=True)
class DoppelkopfOptions:
    """House rules. nines: 48 cards or 40. loonies: which of two in a trick wins; `not-last`: the second, but in the
    last trick the first. weddings: the caller may say by which kind of trick a partner is won. ranking: of solos. ddv:
    all as the Verband has it; of what stands below, only duty, takeback, atonce and shorten go with it.

    scoring: announcements and points, added up or, by re and kontra, doubled. calltimes: how many cards they ask for:
    the Verband's times, FreeDoko's (`late`), or re and kontra before one's fifth card (`fifth`). forced: card points of
    the first trick by which its winner's side has to say re or kontra. even: what a win by 120 to 120 brings. grannies:
    whether the point for beating them is added before or after doubling. price: what a point costs. caught, charlies,
    foxend, loonytrick, hearttrick: extra points.

    manynines to toptrump: hands by which a new deal may be asked for, at once or (redealing) as the lowest reservation.
    poverty: with how many trumps; povertyfox: whether foxes are of them; povertysees: whether the three cards are seen
    before they are taken; povertylead; trumpsback: how many trumps are given back is told; unwanted: what comes of a
    poverty that nobody takes. wooing: which trick finds a partner. silent: how a silent solo counts. solos: which.
    sololead: who leads to them. duty: everybody owes a solo in twenty-four deals (six for each who takes turns), or as
    long as a table plays, where nobody is forced to it. takeback: of reservations until the
    next has spoken. atonce: who is sure to be played names a solo without waiting. shorten: a soloist may claim or give
    up the rest.

    pigs: both foxes in one hand are the highest trumps, from when the first is played, or told before play; or the
    second alone is, once the first came home; superpigs: then both nines (without nines, kings) of diamonds too, hyper
    both kings; pigsolos: in colour solos as well. bock: deals that count double, and what comes of a new cause while
    they last; bockeffect: what is doubled; the others: what causes them.
    """

    nines: bool = option(True, False)
    loonies: str = option("first", "second", "not-last")
    weddings: bool = option(False, True)
    ranking: str = option("equal", "ranked")
    ddv: bool = option(False, True)
    duty: bool | str = option(False, True, "evening")
    takeback: bool = option(False, True)
    atonce: bool = option(False, True, under={"ddv": (True,)})
    shorten: bool = option(False, True)
    scoring: str = option("none", "verband", "doubling", under=HOUSE)
    grannies: str = option("after", "before", under={"scoring": ("doubling",)})
    calltimes: str = option("verband", "late", "fifth", under=SCORED)
    forced: bool | str = option(False, "30", "35", under=SCORED)
    even: str = option("double", "single", under=SCORED)
    price: str = option("1", "2", "5", "10", under=SCORED)
    caught: bool | str = option(False, "always", "queen", under=SCORED)
    charlies: bool = option(False, True, under=SCORED)
    foxend: bool = option(False, True, under=SCORED)
    loonytrick: bool = option(False, True, under={**SCORED, "loonies": ("second", "not-last")})
    hearttrick: bool = option(False, True, under=SCORED)
    redealing: str = option("at-once", "lowest", under=HOUSE)
    kings: bool | str = option("5", "6", False, under=HOUSE)
    bigs: bool | str = option("8", "7", False, under=HOUSE)
    fewtrumps: bool | str = option("one", "three", False, under=HOUSE)
    manynines: bool | str = option(False, "5", under=NINES)
    lows: bool | str = option(False, "7", "8", "four-each", under=NINES)
    allsuits: bool | str = option(False, "kings", "nines", "either", under=HOUSE)
    handpoints: bool | str = option(False, "rich", "poor", "both", "rich-from-80", "both-from-80", under=HOUSE)
    toptrump: bool | str = option(False, "jack", "fox", "king", under=HOUSE)
    poverty: bool | str = option("three", "four", False, under=HOUSE)
    povertyfox: str = option("count", "lone", "kept", under=POOR)
    povertysees: bool = option(False, True, under=POOR)
    povertylead: str = option("eldest", "left", under=POOR)
    trumpsback: bool = option(False, True, under=POOR)
    unwanted: str = option("redeal", "black-pig", under=POOR)
    wooing: str = option("any", "trump", "plain", "suit", under={**HOUSE, "weddings": (False,)})
    silent: str = option("solo", "normal", under=SCORED)
    solos: str = option("book", "verband", "many", under=HOUSE)
    sololead: str = option("eldest", "duty", "soloist", under=HOUSE)
    pigs: bool | str = option(False, "played", "told", "second", under=HOUSE)
    superpigs: bool | str = option(False, "super", "hyper", under=PIGS)
    pigsolos: bool = option(False, True, under=PIGS)
    bock: bool | str = option(False, "stacked", "appended", "ignored", "restarted", under=SCORED)
    bockeffect: str = option("all", "game", "extra", under=BOCK)
    bockeven: bool = option(True, False, under=BOCK)
    bocksolo: bool = option(False, True, under=BOCK)
    bockcall: bool = option(False, True, under=BOCK)
    bockheart: bool = option(False, True, under=BOCK)
    bockschwarz: bool = option(False, True, under=BOCK)
    bockzero: bool = option(False, True, under=BOCK)

    @property
    def style(self) -> str:
        """How deals are scored: `none`, `verband` or `doubling`."""
        return "verband" if self.ddv else self.scoring

    @property
    def is_scored(self) -> bool:
        """Whether something is announced and scored."""
        return self.style != "none"


DEFAULTS: Final = {name: values[0] for name, values in allowed_values(DoppelkopfOptions).items()}


@cache
def in_force(options: DoppelkopfOptions) -> DoppelkopfOptions:
    """The same where every option that others leave without effect has its usual value."""
    given = {name: getattr(options, name) for name in DEFAULTS}
    idle: dict[str, Value] = {name: DEFAULTS[name] for name in idle_options(DoppelkopfOptions, given, 4)}
    return replace(options, **idle)  # type: ignore[arg-type] # each has the type of its own default


VERBAND: Final = DoppelkopfOptions(ddv=True)
NO_REDEALS: Final[Mapping[str, Value]] = {"kings": False, "bigs": False, "fewtrumps": False}

RULE_SETS: Final[Mapping[str, Mapping[str, Value]]] = {
    "book": {"scoring": "doubling"},
    "verband": {"ddv": True, "duty": True, "takeback": True, "atonce": True, "shorten": True},
    "pub": {
        "loonies": "not-last", "scoring": "doubling", "caught": "always", **NO_REDEALS, "redealing": "lowest",
        "kings": "5", "manynines": "5", "toptrump": "fox", "trumpsback": True, "pigs": "played", "bock": "stacked",
        "bocksolo": True, "bockcall": True,
    },
    "platform": {"scoring": "verband", **NO_REDEALS, "poverty": False, "solos": "verband"},
}  # fmt: skip
"""The book with what it begins to tell of announcements; the Verband's tournaments; what pubs and platforms share."""
