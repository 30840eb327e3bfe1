"""Ramsch, which nobody declares: everybody alone, jacks are trumps, and who takes the most card points loses."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.games.skat.options import SkatOptions
from engine.seats import Seat

MARCH: Final = 120
"""What somebody has who takes every trick."""
FIXED: Final = (10, 15, 20)
"""What the loser pays where points are not counted, by how many of the others have no trick."""
FEWEST, TRICKLESS = 10, 20
FAILED: Final = 120
"""What somebody loses who announced to take no trick and took one."""
SHARED_TEN: Final = 10
"""What two have who share the clubs' game, where they do not halve it."""
CLUB_GAME: Final = 23
"""The game that the clubs' Ramsch is worth to whoever has the fewest points; two share it, and it is rounded up."""


@dataclass(frozen=True, slots=True)
class Ramsch:
    """How a Ramsch, or the round it belongs to, stands before the play.

    is_round: whether it is one of a round, in which grand may be played from the hand first; soloist: who does.
    passed: who passed the skat on unseen; layer: who laid its two cards away last, and so knows them; knocked: who
    doubled after that; virgins: who announced to take no trick.
    """

    is_round: bool = False
    soloist: Seat | None = None
    passed: tuple[Seat, ...] = ()
    layer: Seat | None = None
    knocked: tuple[Seat, ...] = ()
    virgins: tuple[Seat, ...] = ()

    @property
    def times(self) -> int:
        """By how much it is multiplied: two for everybody who passed the skat on unseen or knocked."""
        return 1 << len(self.passed) + len(self.knocked)


@dataclass(frozen=True, slots=True)
class Shunned:
    """How a Ramsch ended. losers, best: who pays and who is paid. takers: who got the skat. march: who took it all.

    kept, failed: who announced to take no trick and did so, or did not.
    """

    scores: tuple[int, ...]
    losers: tuple[Seat, ...] = ()
    best: tuple[Seat, ...] = ()
    takers: tuple[Seat, ...] = ()
    march: Seat | None = None
    kept: tuple[Seat, ...] = ()
    failed: tuple[Seat, ...] = ()


def shunned(
    options: SkatOptions, points: Sequence[int], tricks: Sequence[int], skat: int, last: Seat, *,
    virgins: Sequence[Seat] = (),
) -> Shunned:  # fmt: skip
    """What everybody has from it, before what doubles it. skat: its card points. last: who took the last trick.

    virgins: who announced to take no trick. That doubles it once more; who fails loses 120. Decision: then nobody else
    loses or wins anything.
    """
    failed = tuple(seat for seat in virgins if tricks[seat])
    if failed:
        return Shunned(_at(failed, -FAILED), failed, failed=failed)
    found = _played_out(options, points, tricks, skat, last)
    scores = tuple(each << len(virgins) for each in found.scores)
    return replace(found, scores=scores, kept=tuple(virgins)) if virgins else found


def _played_out(options: SkatOptions, points: Sequence[int], tricks: Sequence[int], skat: int, last: Seat) -> Shunned:
    if options.ramschloser in {"fewest", "club"}:
        return _fewest(options, points, tricks)
    march = next((seat for seat in range(3) if tricks[seat] == 10), None)
    if march is not None and options.ramschloser == "most":
        return Shunned(_at((march,), MARCH), best=(march,), march=march)
    return _most(options, points, tricks, skat, last)


def _fewest(options: SkatOptions, points: Sequence[int], tricks: Sequence[int]) -> Shunned:
    """The fewest points win: ten, or twenty without a trick; or by the clubs a game of 23.

    Decisions: where that is shared everybody has it, but the clubs' game is halved between two, or gives them ten each,
    and is nobody's between three; two without a trick share it too, though the third took all.
    """
    best = tuple(seat for seat in range(3) if points[seat] == min(points))
    if options.ramschloser != "club":
        return Shunned(
            tuple((FEWEST if tricks[seat] else TRICKLESS) if seat in best else 0 for seat in range(3)), (), best
        )
    if len(best) == 3:
        return Shunned((0, 0, 0))
    if len(best) == 2 and options.ramschclub == "ten":
        return Shunned(_at(best, SHARED_TEN), best=best)
    return Shunned(_at(best, -(-CLUB_GAME // len(best))), best=best)


def _most(options: SkatOptions, points: Sequence[int], tricks: Sequence[int], skat: int, last: Seat) -> Shunned:
    """The most points lose them, with the skat's if the loser gets it, twice where somebody has no trick.

    Decisions: who takes the last trick and has the most with others loses alone where a tie is settled so, else all of
    them do, each with the skat's points; three who have the same lose nothing, or each what they have.
    """
    takers: tuple[Seat, ...] = (last,) if options.ramschskat == "last" and options.ramschloser == "most" else ()
    counted = tuple(each + skat * (seat in takers) for seat, each in enumerate(points))
    losers = tuple(seat for seat in range(3) if counted[seat] == max(counted))
    if options.ramschtie == "last" and last in losers:
        losers = (last,)
    trickless = tricks.count(0)
    if options.ramschloser == "fixed":
        return Shunned(
            _at(losers, -FIXED[trickless]) if len(losers) < 3 else (0, 0, 0), losers if len(losers) < 3 else ()
        )
    if len(losers) == 3 and options.ramscheven == "nothing":
        return Shunned((0, 0, 0), takers=takers)
    if options.ramschskat == "loser":
        takers = losers
        counted = tuple(each + skat * (seat in takers) for seat, each in enumerate(points))
    lost = tuple(-counted[seat] * (2 if trickless else 1) if seat in losers else 0 for seat in range(3))
    return Shunned(lost, losers, takers=takers)


def _at(seats: Sequence[Seat], score: int) -> tuple[int, ...]:
    return tuple(score if seat in seats else 0 for seat in range(3))
