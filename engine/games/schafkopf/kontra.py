"""Kontra and what answers it, each of which doubles the price: who may say it, how far it goes, and how long."""

from typing import Final

from engine.errors import demand
from engine.games.schafkopf.options import KONTRA, SchafkopfOptions
from engine.seats import Seat
from engine.trick import Cardplay

STEPS: Final = ("kontra", "re", "sub", "resub")
"""In turn by the side against the player, by the player's own, and so on."""


def check(  # noqa: PLR0917 - who says what, and how things stand
    verb: str, said: int, side: int, play: Cardplay, seat: Seat, last: int, contract: str, options: SchafkopfOptions
) -> None:
    """Raise `IllegalAction` unless a seat of that side may say this now.

    Any member of the side may. A called partner who does shows themselves by it. In a Ramsch and in a Bettel it takes
    an option. said: how many steps were said; last: how many cards lay when the last one was.
    """
    step, most = STEPS.index(verb) + 1, len(KONTRA) - 1 - KONTRA.index(options.kontra)
    demand(most, "no-kontra")
    by_option = {"ramsch": options.ramschkontra, "bettel": options.bettelkontra}
    demand(by_option.get(contract, True), "no-kontra-here")
    demand(step <= most, "kontra-too-far", call=verb)
    demand(side == step % 2, "other-sides-call", call=verb)
    demand(step > said, "called-already", call=verb)
    demand(step == said + 1, "kontra-first", call=verb, before=STEPS[step - 2])
    in_time = is_early(contract, play, seat, options) if step == 1 else is_prompt(play, seat, last, options)
    demand(in_time, "kontra-too-late", call=verb)


def side_alone(said: int, seat: Seat, last: Seat | None) -> int:
    """Where everybody plays alone: anybody may begin, and be answered by anybody but themselves.

    Decision: sources that allow kontra in a Ramsch do not say by whom. It doubles what everybody pays.
    """
    return (said + (seat != last)) % 2


def is_early(contract: str, play: Cardplay, seat: Seat, options: SchafkopfOptions) -> bool:
    """Whether there is time for a kontra: while one has all one's cards and at most one lies, or as the option says.

    Before any card lies; before one's own first card; or, in Wenz and Geier, until the second trick is begun.
    """
    lying = cards_played(play)
    match options.timing:
        case "first-card":
            return lying == 0
        case "own-card":
            return not play.has_played(seat)
        case "second-trick" if contract in ("wenz", "geier"):
            return lying <= len(play.playing)
        case _:
            return lying <= 1 and not play.has_played(seat)


def is_prompt(play: Cardplay, seat: Seat, last: int, options: SchafkopfOptions) -> bool:
    """Whether there is time for an answer: before the next card, or, by option, with one card played at most."""
    if options.reply == "next-card":
        return cards_played(play) == last
    return len(play.tricks) + (seat in play.trick.seats) <= 1


def cards_played(play: Cardplay) -> int:
    """How many cards were played so far."""
    return len(play.playing) * len(play.tricks) + len(play.trick)


def factor(said: int) -> int:
    """Each step doubles."""
    return 1 << said


def swaps_roles(said: int, options: SchafkopfOptions) -> bool:
    """Whether the others must reach 61, as if they played: by option, the side that doubled last must."""
    return options.takeover and said % 2 == 1
