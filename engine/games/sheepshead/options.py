"""The house rules of Sheepshead, and what each of them hangs on."""

from dataclasses import dataclass
from typing import Final

from engine.options import option

PICKED: Final = (
    {"three": ("standard", "thirty", "twenty-six")},
    {"four": ("alone", "partner", "cut-throat")},
    {"five": ("partner", "first-trick")},
    {"six": ("jack", "jack-of-clubs", "jack-and-ace")},
    {"seven": ("jack", "draft")},
)
"""The tables at which somebody may pick up the blind, and perhaps nobody does."""
BLIND: Final = (*PICKED, {"five": ("schiller",)})
"""The tables at which somebody picks up the blind."""
PARTNERED: Final = ({"four": ("partner",)}, {"five": ("partner",)})
"""The tables at which the partner is known by an ace or by the jack of diamonds, as the house has it."""
CALLED: Final = ({"partner": ("called-ace",)}, {"five": ("schiller",)}, {"six": ("jack-and-ace",)})
"""Where an ace is called."""
JACK: Final = ({"partner": ("jack-of-diamonds",)}, {"six": ("jack",)}, {"seven": ("jack",)})
"""Where the jack of diamonds names the partner, and nothing else does."""
JACKS: Final = (*JACK, {"six": ("jack-of-clubs", "jack-and-ace")})
"""Where a jack names a partner."""
LEASTERS: Final = ("leaster", "moster", "mittler", "schneidster")
"""What is played card by card, everybody alone, when nobody picks."""
CHOOSING: Final = (
    {"three": ("standard", "thirty", "twenty-six")},
    {"four": ("alone", "partner", "cut-throat")},
    {"five": ("partner", "first-trick", "schiller")},
    {"six": ("jack", "jack-of-clubs", "jack-and-ace")},
    {"seven": ("jack",)},
)
"""The tables at which a picker has no partner before it is known what the picker plays."""


@dataclass(frozen=True, slots=True)
class SheepsheadOptions:
    """House rules; the first value of each is how the Book of Card Games has it, or comes nearest.

    partner: how a picker's partner is found. allpass: what follows when nobody picks. bury: whether only cards held
    before, or any, may be buried. deal: the whole pack, or six cards each whatever the number of players.

    two to eight: the kind of table among so many, see `engine.games.sheepshead.tables`. trumps: diamonds or clubs.
    spitz: whether the seven of trumps is the second highest, or the highest. first: of which rank the first two that
    are played make partners of four.

    calling: whether the called ace is free to play, or bound as at most tables; then under: a card face down
    in place of a plain one, ten: a called ten, ownace: an ace of one's own may be called, order: bury
    or call first.
    jack: whether the partner must show the jack when first they may. callup: what who holds the jack of diamonds may
    call instead, and when. lone: whether a picker may announce to play alone. buryjack: whether the jack may be buried.

    leasterblind: to whom the blind goes in a leaster and its like. trickless: whether it can be won without a trick.
    ties: whether a lot settles who of several wins it. pays: what it costs each. redouble: how long a deal that nobody
    picked doubles others. mercy: who was forced to pick pays no bump.

    bump: a lost game counts double. schneider: from where. notrick: how many times no trick counts. hook: who pays
    then. tied: a deal of 60 to 60 doubles the next. cap: the most that a deal is multiplied by.

    crack: who may double. crackwhen: before or after the picker buries. cracks: how often. recrack: who may answer.
    castrate: a third step. blitz: two black or two red queens shown double too, jacks: so do two black jacks.
    announced: whether a picker may announce all tricks, alone. weak: who holds no ace, no face and no trump may ask
    for a new deal.
    """

    partner: str = option("called-ace", "jack-of-diamonds", either=PARTNERED)
    allpass: str = option(
        "misdeal", "leaster", "redeal", "thrice", "forced", "doubler", "pot", "moster", "mittler", "schneidster",
        "schwanzer", either=PICKED,
    )  # fmt: skip
    bury: str = option("held", "any", either=BLIND)
    deal: str = option("full", "six", either=({"three": ("standard",)}, {"four": ("alone",)}))

    two: str = option("simple", "battery", players=(2,))
    three: str = option("standard", "thirty", "twenty-six", players=(3,))
    four: str = option(
        "alone", "partner", "cut-throat", "black-queens", "queen-and-seven", "first-queens", players=(4,)
    )  # fmt: skip
    first: str = option("queens", "jacks", "aces", "tens", "kings", under={"four": ("first-queens",)})
    five: str = option("partner", "first-trick", "queen-and-jack", "schiller", players=(5,))
    six: str = option("jack", "jack-of-clubs", "jack-and-ace", "black-queens", players=(6,))
    seven: str = option("jack", "draft", players=(7,))
    eight: str = option("black-queens", "three-cards", players=(8,))
    trumps: str = option("diamonds", "clubs")
    spitz: str = option("never", "second", "highest")

    calling: str = option("free", "exact", either=CALLED)
    under: bool = option(True, False, under={"calling": ("exact",)})
    ten: bool = option(True, False, under={"calling": ("exact",)})
    ownace: bool = option(False, True, under={"calling": ("exact",)})
    order: str = option("bury", "call", under={"calling": ("exact",)})
    jack: str = option("shown", "unbound", either=JACKS)
    callup: str = option("never", "seen", "unseen", "seen-or-ace", either=JACK)
    lone: bool = option(False, True, either=JACK)
    buryjack: bool = option(True, False, either=JACK)

    leasterblind: str = option("last", "first", "nobody", "named", under={"allpass": LEASTERS})
    trickless: bool = option(False, True, under={"allpass": ("leaster",)})
    ties: str = option("nothing", "lot", under={"allpass": ("leaster",)})
    pays: str = option("one", "two", under={"allpass": (*LEASTERS, "schwanzer")})
    redouble: str = option("single", "stacked", "queue", under={"allpass": ("doubler",)})
    bump: bool = option(False, True)
    mercy: bool = option(False, True, under={"allpass": ("forced",), "bump": (True,)})
    schneider: str = option("91", "90")
    notrick: str = option("three", "four")
    hook: bool = option(False, True, either=BLIND)
    tied: bool = option(False, True)
    cap: str = option("none", "4", "16", "64")

    crack: str = option("never", "unasked", "defenders", "anybody", either=BLIND)
    crackwhen: str = option("called", "picked", under={"crack": ("unasked", "defenders", "anybody")})
    cracks: str = option("once", "each", under={"crack": ("unasked", "defenders", "anybody")})
    recrack: str = option("side", "picker", "never", under={"crack": ("unasked", "defenders", "anybody")})
    castrate: bool = option(
        False, True, under={"crack": ("unasked", "defenders", "anybody"), "recrack": ("side", "picker")}
    )
    blitz: str = option("never", "anybody", "cracked", "picking", "afterwards")
    jacks: bool = option(False, True, under={"blitz": ("anybody", "cracked", "picking", "afterwards")})
    announced: bool = option(False, True, either=CHOOSING)
    weak: bool = option(False, True, either=PICKED)
