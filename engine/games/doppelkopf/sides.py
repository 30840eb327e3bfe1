"""Who plays with whom in Doppelkopf, as things truly stand and as far as somebody can know."""

from collections import Counter
from collections.abc import Iterable, Mapping

from engine.cards import Card
from engine.games.doppelkopf.contracts import GRANNY, PLAIN_SUITS
from engine.games.doppelkopf.state import WOOED, DoppelkopfState
from engine.ranking import Ranking
from engine.seats import Seat
from engine.trick import Trick


def wedding_partner(state: DoppelkopfState) -> tuple[int | None, Seat | None]:
    """Which trick settles a wedding, and its partner: nobody if the third has gone by without one."""
    wanted = state.words[1] if len(state.words) > 1 else WOOED.get(state.options.wooing)
    for number, trick in enumerate(state.play.tricks[:3], 1):
        winner = trick.winner(state.ranking_of_trick(number - 1))
        if winner != state.declarer and finds_partner(wanted, trick.cards[0], state.ranking):
            return number, winner
    return (3, None) if len(state.play.tricks) >= 3 else (None, None)


def finds_partner(wanted: str | None, led: Card, ranking: Ranking) -> bool:
    """Whether a trick with this lead finds a partner: any, one led with a trump or without, or one of a named suit."""
    suit = PLAIN_SUITS.get(wanted or "")
    if suit is not None:
        return ranking.suits[led] == suit
    return wanted is None or (wanted == "trump") == ranking.is_trump(led)


def true_sides(state: DoppelkopfState) -> tuple[int, ...]:
    """By seat, 0 for the grannies or the declarer and the partner, 1 for the others, as things truly stand."""
    if state.declarer is None:
        return tuple(int(GRANNY not in hand) for hand in state.dealt)
    partner = wedding_partner(state)[1] if state.name == "wedding" else state.taker
    return tuple(int(seat not in (state.declarer, partner)) for seat in range(4))


def known_sides(state: DoppelkopfState, viewer: Seat | None) -> tuple[int | None, ...]:
    """By seat, its side as far as a viewer can know; nobody has one where a poverty was left to everybody."""
    if state.name == "black-pig":
        return (None,) * 4
    if state.phase == "done" and state.play.has_begun:
        return true_sides(state)
    if state.declarer is None:
        if state.phase != "play":
            return (None,) * 4
        own, truth = None if viewer is None else (viewer, state.dealt[viewer].count(GRANNY)), true_sides(state)
        announced = {seat: truth[seat] for seat, _ in state.calls}
        return told_by_grannies(own, (*state.play.tricks, state.play.trick), announced)
    settled = wedding_partner(state)[0] if state.name == "wedding" else state.taker if state.name == "poverty" else True
    return tuple(side if side == 0 or settled is not None else None for side in true_sides(state))


def told_by_grannies(
    own: tuple[Seat, int] | None, tricks: Iterable[Trick], announced: Mapping[Seat, int]
) -> tuple[int | None, ...]:
    """By seat, its side in the basic game as far as a viewer can know who was dealt so many grannies.

    The viewer's own grannies tell, those played, and announcements, by which a seat takes its side; nothing else does.
    """
    played = [(seat, card) for trick in tricks for seat, card in zip(trick.seats, trick.cards, strict=True)]
    grannies = Counter(seat for seat, card in played if card == GRANNY)
    sides = dict(announced)
    if own is not None:
        grannies[own[0]] = own[1]
        sides[own[0]] = int(own[1] == 0)
    sides |= dict.fromkeys((seat for seat, count in grannies.items() if count), 0)
    ours, others = (list(sides.values()).count(side) for side in (0, 1))
    rest = None
    if ours == 2 or grannies.total() == 2:
        rest = 1
    elif others == 3 or (others == 2 and own is not None and own[1] == 1):
        rest = 0
    return tuple(sides.get(seat, rest) for seat in range(4))
