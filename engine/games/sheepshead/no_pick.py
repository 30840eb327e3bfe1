"""What follows in Sheepshead when nobody picks up the blind: other games, or other deals that count more.

Source: the Book of Card Games for the misdeal, the free encyclopaedia and players' rules for the rest.
"""

from collections.abc import Mapping, Sequence
from math import comb
from typing import Final

from engine.cards import Cards, Rank, card_points
from engine.games.sheepshead import cracks
from engine.games.sheepshead.options import LEASTERS
from engine.games.sheepshead.state import REDEAL, SheepsheadState
from engine.games.sheepshead.tables import pack_of
from engine.match import Carried
from engine.outcome import Outcome, against_each, taken, unplayed
from engine.seats import Seat

THROWN_IN: Final = ("misdeal", "redeal", "thrice", "doubler", "pot")
"""Where nothing is played when nobody picks."""
SCHWANZER: Final = {Rank.QUEEN: 3, Rank.JACK: 2}
MOST_PASSED: Final = 3
"""After so many deals in a row that nobody picked the next player deals, where the same dealer deals again."""
MOST_TIMES: Final = 64


def is_played(state: SheepsheadState) -> bool:
    """Whether cards are played though nobody picked."""
    return state.options.allpass in LEASTERS


def must_pick(state: SheepsheadState, seat: Seat) -> bool:
    """Whether the seat in turn has no choice: the last, where somebody must pick, eldest in Schiller, who blitzed."""
    if (state.players == 5 and state.options.five == "schiller") or cracks.has_shown(state, seat):
        return True
    return state.options.allpass == "forced" and seat == state.dealer


def names_trick(state: SheepsheadState) -> bool:
    """Whether the dealer is to say with which trick the blind goes, before anybody plays."""
    return is_played(state) and state.options.leasterblind == "named" and state.named is None


def may_redeal(state: SheepsheadState, seat: Seat) -> bool:
    """Whether a hand without an ace, a face card and a trump may be thrown in, before its player has spoken."""
    if not state.options.weak or state.phase != "pick" or seat in state.auction.spoken:
        return False
    return not any(card.rank in (Rank.ACE, Rank.KING) or state.ranking.is_trump(card) for card in state.hands[seat])


def passed_out(state: SheepsheadState) -> Outcome:
    """A game of everybody for themselves, by its kind; or a deal that comes to nothing, with what it leaves."""
    kind = state.options.allpass
    if any(action == REDEAL for _, action in state.said):
        return _thrown_in(state, {"again": True, "weak": True}, dict(_kept(state)))
    if kind in THROWN_IN:
        return _thrown_in(state, *_left(state))
    if kind == "schwanzer":
        return _schwanzer(state)
    points, tricks = _counted(state)
    by_kind = {"leaster": _leaster, "moster": _moster, "mittler": _mittler, "schneidster": _schneidster}
    winner, scores = by_kind[kind](state, points, tricks)
    details: dict[str, object] = {"multiplier": None, "winner": winner, **_counted_more(state)}
    if kind == "leaster" and len(tied := _leaders(state, points, tricks)) > 1 and winner is not None:
        details["lot"] = tied
    return Outcome(kind, points, tricks, scores, sides=(None,) * state.players, details=details)


def _counted(state: SheepsheadState) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Card points and tricks; the blind goes with the last trick, the first, one the dealer named, or to nobody."""
    points, tricks = taken(state.play.tricks, state.ranking, state.players)
    to = state.options.leasterblind
    if to == "nobody":
        return points, tricks
    number = {"last": len(state.play.tricks), "first": 1}.get(to, state.named or 1)
    owner = state.play.tricks[number - 1].winner(state.ranking)
    blind = card_points(state.blind)
    return tuple(each + blind if seat == owner else each for seat, each in enumerate(points)), tricks


def _counted_more(state: SheepsheadState) -> dict[str, object]:
    """Why such a game counts more, and what it leaves."""
    times = {"calls": cracks.times(state), "before": times_before(state)}
    more, left = {name: count for name, count in times.items() if count > 1}, left_after(state, tied=False)
    found: dict[str, object] = {"times": more} if more else {}
    carried = {name: count for name, count in left.items() if count}
    return found | ({"carried": carried} if carried else {})


_Found = tuple[Seat | None, tuple[int, ...]]
_Points = Sequence[int]


def _stake(state: SheepsheadState) -> int:
    """One from each, or two; queens shown and what earlier deals left double here too."""
    return (2 if state.options.pays == "two" else 1) * cracks.times(state) * times_before(state)


def _leaster(state: SheepsheadState, points: _Points, tricks: _Points) -> _Found:
    """Fewest card points win from each other, usually with at least one trick; so does who took all tricks.

    A tie pays nothing, or a lot settles it. Where one may go without a trick, three pay that winner double.
    """
    leaders = _leaders(state, points, tricks)
    if len(leaders) > 1 and state.options.ties == "nothing":
        return None, (0,) * state.players
    winner = leaders[lot(state) % len(leaders)]
    doubled = 2 if state.players == 3 and not tricks[winner] else 1
    return winner, against_each(_stake(state) * doubled, winner, state.players)


def _leaders(state: SheepsheadState, points: _Points, tricks: _Points) -> list[Seat]:
    """Who took all tricks, or all who share the fewest card points."""
    if max(tricks) == len(state.play.tricks):
        return [tricks.index(max(tricks))]
    may = [seat for seat in range(state.players) if tricks[seat] or state.options.trickless]
    least = min(points[seat] for seat in may)
    return [seat for seat in may if points[seat] == least]


def lot(state: SheepsheadState) -> int:
    """A number that was sealed with the deal: which of all the sets of cards the blind is, counted in pack order.

    Nobody sees the blind of a leaster before its end or can change it, and everybody can count it again. Divided by how
    many share the fewest points its rest falls to each of them as often, but for one set in some hundreds.
    """
    pack = pack_of(state.options, state.players)
    places = sorted(pack.index(card) for card in state.blind)
    return sum(comb(place, number) for number, place in enumerate(places, 1))


def _moster(state: SheepsheadState, points: _Points, tricks: _Points) -> _Found:
    """Most card points pay each other; who took all the tricks is paid by each. A tie pays nothing."""
    if max(tricks) == len(state.play.tricks):
        winner = tricks.index(max(tricks))
        return winner, against_each(_stake(state), winner, state.players)
    if points.count(max(points)) > 1:
        return None, (0,) * state.players
    loser = points.index(max(points))
    return loser, against_each(-_stake(state), loser, state.players)


def _mittler(state: SheepsheadState, points: _Points, _: _Points) -> _Found:
    """Who stands in the middle, with as many above as below, wins from each; nobody where that is shared."""
    middle = sorted(points)[len(points) // 2]
    if len(points) % 2 == 0 or points.count(middle) > 1:
        return None, (0,) * state.players
    winner = points.index(middle)
    return winner, against_each(_stake(state), winner, state.players)


def _schneidster(state: SheepsheadState, points: _Points, _: _Points) -> _Found:
    """Who comes nearest to thirty card points without passing it wins from each; nobody where that is shared."""
    under = [each for each in points if each <= 30]
    if not under or points.count(max(under)) > 1:
        return None, (0,) * state.players
    winner = points.index(max(under))
    return winner, against_each(_stake(state), winner, state.players)


def schwanzer_worth(state: SheepsheadState, hand: Cards) -> tuple[int, int]:
    """A queen three, a jack two, any other trump one; then the strongest trump."""
    trumps = state.ranking.trumps_in(hand)
    high = max((state.ranking.strength[card] for card in trumps), default=0)
    return sum(SCHWANZER.get(card.rank, 1) for card in trumps), high


def _schwanzer(state: SheepsheadState) -> Outcome:
    """The hands are shown: the most in trumps pays each other."""
    worth = [schwanzer_worth(state, hand) for hand in state.hands]
    loser = worth.index(max(worth))
    nothing = (0,) * state.players
    return Outcome(
        "schwanzer", nothing, nothing, against_each(-_stake(state), loser, state.players),
        sides=(None,) * state.players,
        details={"multiplier": None, "winner": loser, "trumps": [total for total, _ in worth], **_counted_more(state)},
    )  # fmt: skip


def _thrown_in(state: SheepsheadState, details: Mapping[str, object], left: Mapping[str, int]) -> Outcome:
    found: dict[str, object] = {"multiplier": None, "winner": None, **details}
    if carried := {name: count for name, count in left.items() if count}:
        found["carried"] = carried
    return unplayed("misdeal", state.players, details=found)


def _kept(state: SheepsheadState) -> tuple[tuple[str, int], ...]:
    return () if state.carried is None else state.carried.counts


def _left(state: SheepsheadState) -> tuple[dict[str, object], dict[str, int]]:
    """What a deal leaves that nobody picked, and whether the same dealer deals again."""
    options, left = state.options, dict(_kept(state))
    if options.allpass == "redeal":
        return {"again": True}, left
    if options.allpass == "thrice":
        count = (left.get("passed", 0) + 1) % MOST_PASSED
        return {"again": True} if count else {}, left | {"passed": count}
    if options.allpass == "pot":
        return {}, left | {f"pot@{seat}": left.get(f"pot@{seat}", 0) + 1 for seat in range(state.players)}
    if options.allpass != "doubler":
        return {}, left
    times = left.get("times", 1)
    if options.redouble == "queue":
        return {}, left | {"queue": left.get("queue", 0) + 1}
    return {}, left | {"times": 2 if options.redouble == "single" else min(MOST_TIMES, 2 * times)}


def times_before(state: SheepsheadState) -> int:
    """How many times this deal counts for what earlier ones left."""
    carried = state.carried or Carried()
    return max(1, carried.count("times")) * (2 if carried.count("queue") else 1)


def left_after(state: SheepsheadState, *, tied: bool) -> dict[str, int]:
    """What a deal leaves that was played: the queue is one shorter, a tie may double the next, the pot stays."""
    left = {name: count for name, count in _kept(state) if name not in ("times", "passed")}
    if left.get("queue"):
        left["queue"] -= 1
    if tied and state.options.tied:
        left["times"] = 2
    return left


def settled_pot(
    state: SheepsheadState, winners: Sequence[tuple[Seat, int]], *, won: bool
) -> tuple[tuple[int, ...], dict[str, int]]:
    """What the pot adds to the scores, and what lies in it afterwards, by who put it in.

    Each put one in when nobody picked. A picker's side that wins takes it, two thirds and one third; one that loses
    pays the same in. It is written down when it is taken, so that scores add up to nothing at any time.
    """
    inside = [state.carried.count(f"pot@{seat}") if state.carried else 0 for seat in range(state.players)]
    total = sum(inside)
    shares = dict.fromkeys(range(state.players), 0) | dict(winners)
    parts = {seat: total * part // 3 for seat, part in shares.items()}
    first = winners[0][0]
    parts[first] += total - sum(parts.values())
    if not won:
        return (0,) * state.players, {f"pot@{seat}": inside[seat] + parts[seat] for seat in range(state.players)}
    return tuple(parts[seat] - inside[seat] for seat in range(state.players)), {}
