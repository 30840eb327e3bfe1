"""What a deal of Sheepshead is worth that somebody picked, or in which cards made the sides.

Source: the Book of Card Games; the other schedules as the free encyclopaedia and players' scorers have them.
"""

from collections.abc import Mapping
from typing import Final

from engine.cards import card_points
from engine.games.sheepshead import cracks, no_pick
from engine.games.sheepshead.options import SheepsheadOptions
from engine.games.sheepshead.state import SheepsheadState, is_announced, played_by, side_members, sides
from engine.outcome import Outcome, taken
from engine.picking import totals
from engine.seats import Seat

BY_THE_BOOK: Final = SheepsheadOptions()


def multiplier(side: tuple[int, int], tricks: tuple[int, int], options: SheepsheadOptions = BY_THE_BOOK) -> int:
    """Double for 91 card points or more of either side, triple for all the tricks.

    As the house has it a picker's side of thirty is schneider too, and no trick counts four times.
    """
    if 0 in tricks:
        return 4 if options.notrick == "four" else 3
    return 2 if max(side) >= 91 or (options.schneider == "90" and side[0] <= 30) else 1


def scores(players: int, picker: Seat, partner: Seat | None, value: int) -> tuple[int, ...]:
    """With a partner the picker wins two, the partner one; alone one from each other. A lost game turns the signs."""
    return shared(players, picker, () if partner is None else (partner,), value)


def shared(players: int, picker: Seat, partners: tuple[Seat, ...], value: int) -> tuple[int, ...]:
    """Each defender pays the value or gets it; each partner gets or pays as much, and the picker the rest."""
    rest = players - 1 - 2 * len(partners)
    return tuple(value * (rest if seat == picker else 1 if seat in partners else -1) for seat in range(players))


def split(players: int, first: Seat, members: frozenset[Seat], value: int) -> tuple[int, ...]:
    """Where nobody picked, a side shares evenly; what cannot be shared is the best card's."""
    each, rest = divmod(players - len(members), len(members))
    return tuple(
        value * (-1 if seat not in members else each + (rest if seat == first else 0)) for seat in range(players)
    )


def announced_worth(options: SheepsheadOptions = BY_THE_BOOK) -> int:
    """All tricks that were announced count twice as much as if they were not, won or lost."""
    return 2 * (4 if options.notrick == "four" else 3)


def _times(state: SheepsheadState, worth: int, *, won: bool) -> dict[str, int]:
    """Why it counts more, in this order, each with how many times; who fails to take all tricks pays no bump."""
    options = state.options
    forced = options.allpass == "forced" and len(state.auction.passed) == state.players - 1
    bump = options.bump and not won and not (forced and options.mercy) and not is_announced(state)
    found = {"bump": 2 if bump else 1, "calls": cracks.times(state), "before": no_pick.times_before(state)}
    if options.cap != "none":
        most, so_far = int(options.cap), worth
        for name, times in found.items():
            found[name] = max(1, min(times, most // so_far))
            so_far *= found[name]
    return found


def played_out(state: SheepsheadState, kind: str) -> Outcome:
    """Both sides' card points and tricks, what each scores, and why."""
    points, tricks = counted(state)
    by_seat = sides(state)
    side, won_tricks = totals(points, by_seat), totals(tricks, by_seat)
    worth, won = multiplier(side, won_tricks, state.options), side[0] >= 61
    if is_announced(state):
        worth, won = announced_worth(state.options), won_tricks[1] == 0
    times = _times(state, worth, won=won)
    value = worth * times["bump"] * times["calls"] * times["before"]
    members, picker = side_members(state), state.picker
    partners = tuple(sorted(members - {picker})) if picker is not None else ()
    value_signed = value if won else -value
    if picker is None:
        gained = split(state.players, first_of(state), members, value_signed)
    elif state.options.hook and partners and won_tricks[0] == 0:
        gained = _off_the_hook(state.players, picker, partners, value)
    else:
        gained = shared(state.players, picker, partners, value_signed)
    details: dict[str, object] = {"multiplier": worth, "winner": None}
    if more := {name: count for name, count in times.items() if count > 1}:
        details["times"] = more
    gained = _with_carried(state, gained, details, won=won, tied=side[0] == side[1] and not is_announced(state))
    partner = partners[0] if partners else None
    return Outcome(kind, points, tricks, gained, picker, partner, by_seat, side, won, details)


def _off_the_hook(players: int, picker: Seat, partners: tuple[Seat, ...], value: int) -> tuple[int, ...]:
    """Without a trick the picker pays for the partner too."""
    defenders = players - 1 - len(partners)
    return tuple(-value * defenders if seat == picker else 0 if seat in partners else value for seat in range(players))


def _with_carried(
    state: SheepsheadState, gained: tuple[int, ...], details: dict[str, object], *, won: bool, tied: bool
) -> tuple[int, ...]:
    """The scores with the pot, if there is one; the details say what is left to the next deal."""
    left = no_pick.left_after(state, tied=tied)
    if any(name.startswith("pot@") for name in left) and state.picker is not None:
        partners = sorted(side_members(state) - {state.picker})
        winners = [(state.picker, 3 - len(partners[:1])), *((seat, 1) for seat in partners[:1])]
        more, inside = no_pick.settled_pot(state, winners, won=won)
        gained = tuple(each + extra for each, extra in zip(gained, more, strict=True))
        left = {name: count for name, count in left.items() if not name.startswith("pot@")} | inside
        if won:
            details["pot"] = [*more]
    if carried := {name: count for name, count in left.items() if count}:
        details["carried"] = carried
    return gained


def first_of(state: SheepsheadState) -> Seat:
    """Who has the best of the cards that made the first side."""
    if not state.naming:
        return min(side_members(state))
    seat = played_by(state, state.naming[0])
    return min(side_members(state)) if seat is None else seat


def counted(state: SheepsheadState) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Card points and tricks by seat: what was buried is the picker's, a card under goes with the trick it lay in."""
    points, tricks = taken(state.play.tricks, state.ranking, state.players)
    more: Mapping[Seat, int] = {}
    if state.picker is not None:
        more = {state.picker: card_points((*state.buried, *state.draft))}
    if state.under is not None:
        trick = next(trick for trick in state.play.tricks if state.face_down in trick.cards)
        winner = trick.winner(state.ranking)
        more = {**more, winner: more.get(winner, 0) + state.under.points}
    return tuple(each + more.get(seat, 0) for seat, each in enumerate(points)), tricks


def two_alone(state: SheepsheadState) -> Outcome:
    """Two players without a blind: more card points win one from the other, two of 91, three with all tricks."""
    points, tricks = taken(state.play.tricks, state.ranking, 2)
    worth = multiplier((points[0], points[1]), (tricks[0], tricks[1]))
    winner = None if points[0] == points[1] else int(points[1] > points[0])
    value = worth * cracks.times(state)
    gained = (0, 0) if winner is None else (value, -value) if winner == 0 else (-value, value)
    details: dict[str, object] = {"multiplier": worth, "winner": winner}
    return Outcome("two", points, tricks, gained, sides=(None, None), details=details)
