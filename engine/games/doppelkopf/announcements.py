"""The announcements of Doppelkopf: re and kontra, then how few card points the other side is promised."""

from typing import Final

from engine.errors import demand

SIDES: Final = ("re", "kontra")
"""What each side says first: the grannies' or declarer's, and the others'."""
PROMISES: Final = ("no90", "no60", "no30", "schwarz")
CALLS: Final = (*SIDES, *PROMISES)

Levels = tuple[int, int]
"""How far each side has gone: 0 nothing said, 1 re or kontra, 2 to 5 the promises; what was skipped counts as said."""


def called(levels: Levels, side: int, verb: str, left: int, earliest: int) -> Levels:
    """The levels after somebody's call, who holds `left` cards; raises `IllegalAction`.

    `earliest` is how many cards re and kontra ask for; each promise asks for one fewer than the step before it, and the
    lowest step not yet made must be in time too. A promise comes after re or kontra of the same side. In answer to the
    other side, re or kontra alone may be said with one card fewer than the highest call answered asked for.
    """
    ours, theirs = levels[side], levels[1 - side]
    step = 1 if verb in SIDES else 2 + PROMISES.index(verb)
    demand(verb not in SIDES or verb == SIDES[side], "other-sides-call", call=verb, own=SIDES[side])
    demand(step > ours, "called-already", call=verb)
    demand(step == 1 or ours, "side-first", call=verb, own=SIDES[side])
    least = earliest - (theirs if step == 1 else ours)
    demand(left >= least, "call-too-late", call=verb, least=least, left=left)
    return (step, theirs) if side == 0 else (theirs, step)
