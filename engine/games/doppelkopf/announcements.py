"""Doppelkopf's announcements: re and kontra, what a side promises, how late each may be said, and who must say one."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from engine.actions import Announce
from engine.cards import card_points
from engine.errors import IllegalAction, demand
from engine.games.doppelkopf.options import DoppelkopfOptions
from engine.games.doppelkopf.sides import true_sides, wedding_partner
from engine.games.doppelkopf.state import DoppelkopfState, Levels
from engine.seats import Seat

SIDES: Final = ("re", "kontra")
"""What each side says first: the grannies' or declarer's, and the others'."""
PROMISES: Final = ("no90", "no60", "no30", "schwarz")
CALLS: Final = (*SIDES, *PROMISES)

TIMES: Final[Mapping[str, tuple[int, ...]]] = {
    "verband": (11, 10, 9, 8, 7), "late": (11, 9, 6, 3, 1), "fifth": (8, 7, 6, 5, 4),
}  # fmt: skip
"""How many of twelve cards must be held for re or kontra, no 90, no 60, no 30, schwarz.

`late` are FreeDoko's; `fifth` has re and kontra before one's fifth card. Decision: schwarz is announced with a card in
hand at least, and each promise behind re one card later.
"""


def times(options: DoppelkopfOptions, size: int, settled: int = 1) -> tuple[int, ...]:
    """How many cards each step asks for, where so many are dealt and sides are known after so many tricks.

    In a wedding settled by the second trick one fewer, by the third two. Ten cards ask for two fewer than twelve.
    """
    later = 12 - size + settled - 1
    return tuple(max(1, least - later) for least in TIMES[options.calltimes])


def called(  # noqa: PLR0917 - how things stand, then who says what
    levels: Levels, side: int, verb: str, left: int, needed: Sequence[int], late: frozenset[int] = frozenset()
) -> Levels:
    """The levels after somebody's call, who holds `left` cards; raises `IllegalAction`.

    `needed`: how many cards each step asks for; of those skipped all must be in time too. A promise comes after re or
    kontra of the same side. In answer to the other side, re or kontra alone may be said with one card fewer than the
    highest call answered asked for; a side whose answer was too late for a first call promises nothing. late: those
    sides.
    """
    ours, theirs = levels[side], levels[1 - side]
    step = 1 if verb in SIDES else 2 + PROMISES.index(verb)
    demand(verb not in SIDES or verb == SIDES[side], "other-sides-call", call=verb, own=SIDES[side])
    demand(step > ours, "called-already", call=verb)
    demand(step == 1 or ours, "side-first", call=verb, own=SIDES[side])
    demand(step == 1 or side not in late, "late-answer", call=verb, own=SIDES[side])
    least = needed[ours]
    if step == 1 and theirs:
        least = min(least, needed[theirs - 1] - 1)
    demand(left >= least, "call-too-late", call=verb, least=least, left=left)
    return (step, theirs) if side == 0 else (theirs, step)


def announce(state: DoppelkopfState, seat: Seat, action: Announce) -> DoppelkopfState:
    """Re, kontra and promises, in the play; in a wedding once its partner is found."""
    demand(state.options.is_scored and state.name != "black-pig", "no-announcements")
    demand(state.phase in ("play", "conceded"), "not-now", phase=state.phase)
    settled = wedding_partner(state)[0] if state.name == "wedding" else 1
    demand(settled, "wooing-first")
    needed = times(state.options, state.size, settled or 1)
    side, left = true_sides(state)[seat], len(state.hands[seat])
    levels = called(state.levels, side, action.verb, left, needed, state.late)
    is_late = action.verb in SIDES and left < needed[0] and state.beginning.version > 1
    late = state.late | {side} if is_late else state.late
    return replace(state, levels=levels, late=late, calls=(*state.calls, (seat, action)))


def may_call(state: DoppelkopfState, seat: Seat) -> bool:
    """Whether a seat may announce anything now."""
    for verb in CALLS:
        try:
            announce(state, seat, Announce(verb))
        except IllegalAction:
            continue
        return True
    return False


def owed_call(state: DoppelkopfState) -> Announce | None:
    """What the winner of a rich first trick has to say before they lead, as a house rule, if their side has not yet.

    Decision: nothing in a wedding whose partner that trick has not found.
    """
    forced, play = state.options.forced, state.play
    if not forced or state.phase != "play" or len(play.tricks) != 1 or play.trick.cards:
        return None
    if card_points(play.tricks[0].cards) < int(forced) or state.name == "black-pig":
        return None
    if state.name == "wedding" and wedding_partner(state)[0] is None:
        return None
    side = true_sides(state)[play.turn]
    return None if state.levels[side] else Announce(SIDES[side])
