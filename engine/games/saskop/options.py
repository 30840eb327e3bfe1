"""The house rules of Saskop, and the sets of them that Estonian players know.

Sources besides the text: vint.ee, which follows the Estonian championship; the rules of Saaremaa in force since 2020;
the encyclopaedia; an open implementation (alarroa/sasku).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.options import Value, option


@dataclass(frozen=True, slots=True)
class SaskopOptions:
    """House rules; the first value of each is the text's.

    exchange: a lone picture may be swapped. signals: partners may hint; forbidden with a penalty they hint in secret
    and pay so many strokes when they are challenged. roof: having no picture too; to the partner's eyes alone, or as a
    forbidden signal. hada: an emergency may be told. target: how many strokes are a game. six: the six of trumps is the
    highest trump, or the lowest. duty: whether to trump and to beat. giving: a lone picture is shown to all before
    one's first bid, or handed over face down on one's turn. back: what comes back for a picture that was shown. ten:
    who has one picture may bid ten, and diamonds are trumps if the partner takes it, or it is but exchanged. bids: as
    long as anybody bids, or one word each. omale: eldest may take the bid before for themselves, or whoever sits before
    its bidder. diamonds: they go over a suit that was named too, or only into the auction, by those in it, or those in
    turn; or the auction's winner alone names them, however few.
    chooser: who says how to deal. ways: which ways there are. dark: diamonds may be ordered unseen. redeal: eldest
    without a picture after nines may have cards dealt again. pokk: what 60 each comes to. karvane: what all the tricks
    are worth. passed: what a deal is worth in which nobody bid.
    """

    exchange: bool = option(True, False)
    signals: bool | str = option(True, False, "penalty-2", "penalty-4")
    roof: bool | str = option(True, False, "partner", "penalty-2", "penalty-4", under={"signals": (True,)})
    hada: bool = option(True, False, under={"signals": (True,)})
    target: str = option("16", "12")
    six: str = option("highest", "lowest")
    duty: str = option("all", "trump", "led", "none")
    giving: str = option("openly", "closed", under={"exchange": (True,)})
    back: str = option("any", "no-picture", under={"exchange": (True,), "giving": ("openly",)})
    ten: bool | str = option(False, True, "exchange")
    bids: str = option("rounds", "once")
    omale: bool | str = option(False, True, "before", under={"bids": ("rounds",)})
    diamonds: str = option("always", "auction", "turn", "winner")
    chooser: str = option("cutter", "eldest")
    ways: str = option("text", "saaremaa")
    dark: bool | str = option(False, True, "two-more")
    redeal: bool = option(False, True)
    pokk: str = option("replay", "replay-two", "next-two")
    karvane: str = option("game", "12", "6")
    passed: str = option("1", "2")


RULE_SETS: Final[Mapping[str, Mapping[str, Value]]] = {
    "pagat": {},
    "championship": {
        "signals": False,
        "target": "12",
        "six": "lowest",
        "duty": "none",
        "giving": "closed",
        "diamonds": "auction",
    },
    "saaremaa": {
        "exchange": False,
        "six": "lowest",
        "ten": True,
        "omale": True,
        "chooser": "eldest",
        "ways": "saaremaa",
        "dark": True,
        "redeal": True,
    },
    "saaremaa-free": {
        "exchange": False,
        "hada": False,
        "six": "lowest",
        "duty": "none",
        "ten": "exchange",
        "diamonds": "turn",
        "chooser": "eldest",
        "ways": "saaremaa",
        "redeal": True,
    },
}
"""The text; vint.ee with the text's scoring, where 12 strokes are a game; Saaremaa, the text where it says nothing, and
its second rules (*masti kaotusega*), in which who has none of the suit is free."""
