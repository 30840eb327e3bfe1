"""What search is told of Doppelkopf: who holds the grannies and what was said by it, and what its points are."""

from typing import Final

from bot.players.stakes import Stakes, played_by
from engine.actions import Announce
from engine.announcing import PROMISES, SIDES, Levels
from engine.cards import Card
from engine.doubled import GRANNY, ranking_for
from engine.search.counting import Quota, World
from engine.search.sampling import Heard
from engine.search.tables import Aim
from engine.seats import Seat
from engine.verband import FOX, Played, game_points
from engine.views import View

EXTRA: Final = 6
"""How many card points catching a fox is worth in the search."""
SOLVED: Final = 8
"""So many cards a hand are looked at to the end; with more, partners are unknown and the search takes too long."""

NO_GRANNY: Final = frozenset({GRANNY})
POOR: Final = frozenset(ranking_for("basic").trumps)


def _with_fox(card: Card) -> int:
    return card.points + EXTRA * (card == FOX)


FOXY: Final = Aim(_with_fox, 0)


def heard(view: View) -> Heard:
    """Who said re has a granny, who said kontra none; who said nothing of a wedding has at most one."""
    contract = view.contract
    if contract is None:
        return Heard()
    quotas = []
    if contract.name == "basic":
        for seat in range(view.players):
            if seat == view.seat:
                continue
            gone = played_by(view, seat).count(GRANNY)
            sided = view.sides[seat] if view.sides else None
            least, most = int(sided == 0) - gone, (0 if sided == 1 else 1) - gone
            quotas.append(Quota(seat, NO_GRANNY, least, max(0, most)))
    if contract.name == "poverty" and contract.declarer not in (None, view.seat):
        gone = sum(card in POOR for card in played_by(view, contract.declarer or 0))
        quotas.append(Quota(contract.declarer or 0, POOR, most=max(0, 3 - gone)))
    return Heard(quotas=tuple(quotas))


def stakes(view: View, world: World) -> Stakes | None:
    """The points of the Verband, foxes counted with the card points; nothing while a wedding is open."""
    contract = view.contract
    if contract is None or view.seat is None or len(view.hand) > SOLVED:
        return None
    side = side_in(view, world)
    if side is None:
        return None
    levels = _levels(view, side)
    parted = tuple(int(seat not in side) for seat in range(view.players))
    marks = tuple(range(31, 240, 30)) if levels == (0, 0) else (31, 61, 90, 91, 120, 121, 150, 151, 180, 181, 211)

    def net(points: int) -> float:
        found = game_points(Played((points, 240 - points), (1, 1), levels, parted))
        return float(sum(each.points if each.side == 0 else -each.points for each in found))

    worth = (1.0 if len(side) > 1 else 3.0) if view.seat in side else -1.0
    values = tuple(worth * net(points) for points in (0, *marks))
    every, none = values[-1] + worth, values[0] - worth
    if len(side) == 1:
        return Stakes(side, marks, values, every, none)
    return Stakes(side, marks, values, every, none, -EXTRA * _foxes(view, world, side), FOXY)


def _foxes(view: View, world: World, side: frozenset[Seat]) -> int:
    """The foxes a side has taken, and those it holds: only one taken from the others is to change anything."""
    gone = (card for trick in view.tricks if trick.winner(view.ranking) in side for card in trick.cards)
    return sum(card == FOX for card in (*gone, *(card for seat in side for card in world.hands[seat])))


def side_in(view: View, world: World) -> frozenset[Seat] | None:
    """The grannies' or the declarer's side, were the cards as in a world; None while a wedding is open."""
    if view.contract is None or (None in view.sides and view.contract.declarer is not None):
        return None
    if view.contract.declarer is not None:
        return frozenset(seat for seat, side in enumerate(view.sides) if side == 0)
    return frozenset(seat for seat in range(view.players) if GRANNY in (*world.hands[seat], *played_by(view, seat)))


def _levels(view: View, side: frozenset[Seat]) -> Levels:
    """How far each side has gone."""
    levels = [0, 0]
    for seat, said in view.signals:
        if isinstance(said, Announce):
            step = 1 if said.verb in SIDES else 2 + PROMISES.index(said.verb)
            levels[seat not in side] = max(levels[seat not in side], step)
    return levels[0], levels[1]
