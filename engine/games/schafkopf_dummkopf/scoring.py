"""Bars: what each side of the Dummkopf's Schafkopf scores for its card points and tricks."""

from engine.cards import card_points
from engine.games.schafkopf_dummkopf.options import DummkopfOptions
from engine.games.schafkopf_dummkopf.state import DummkopfState
from engine.outcome import Outcome, taken, unplayed

AS_TOLD = DummkopfOptions()


def bars(points: int, tricks: int, half: int, low: int, *, options: DummkopfOptions = AS_TOLD, whole: int = 8) -> int:
    """Three for all tricks, two for half the card points, one for out of schneider, where the house has no other."""
    if tricks == whole:
        return int(options.every)
    return int(options.half) if points >= half else int(options.schneider) if points >= low else 0


def tout_bars(options: DummkopfOptions) -> int:
    """What a tout that is made brings: four, or by the house twice what all tricks do."""
    return 2 * int(options.every) if options.tout == "doubled" else int(options.tout)


def is_doubled(options: DummkopfOptions, kind: str, extras: tuple[str, ...] = ()) -> bool:
    """Whether all bars are doubled: by the house, where the bidder has no partner who plays.

    A partner who sits out is none.
    """
    return options.alone == "doubled" and (kind not in ("standard", "called") or "blind" in extras)


def scored(state: DummkopfState) -> Outcome:
    """Decision: with a seat sitting out the same marks hold though fewer points are in play."""
    said: dict[str, object] = {extra: extra in state.extras for extra in ("blind", "tout")}
    options, players = state.options, len(state.hands)
    if options.target != "12":
        said["target"] = int(options.target)
    if state.kind is None:
        return unplayed("redeal", players, details=said)
    points, tricks = taken(state.play.tricks, state.ranking, players)
    aside = card_points(state.buried)
    points = tuple(each + aside if seat == state.declarer else each for seat, each in enumerate(points))
    sides = tuple(int(seat not in (state.declarer, state.partner)) for seat in range(players))
    made, other = (sum(each for each, side in zip(points, sides, strict=True) if side == which) for which in (0, 1))
    won_tricks, whole = sum(each for each, side in zip(tricks, sides, strict=True) if side == 0), state.size
    by_side = [
        bars(made, won_tricks, 61, 31, options=options, whole=whole),
        bars(other, whole - won_tricks, 60, 30, options=options, whole=whole),
    ]
    if said["tout"]:
        by_side[0] = tout_bars(options) if won_tricks == whole else 0
    if is_doubled(options, state.kind, state.extras):
        by_side = [2 * each for each in by_side]
        said["doubled"] = True
    return Outcome(
        kind=state.kind,
        points=points,
        tricks=tricks,
        scores=tuple(by_side[side] for side in sides),
        declarer=state.declarer,
        partner=state.partner,
        sides=sides,
        side_points=(made, other),
        won=won_tricks == whole if said["tout"] else made >= 61,
        details=said,
    )
