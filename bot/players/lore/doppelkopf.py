"""What search is told of Doppelkopf: who holds the grannies and what was said by it, and what its points are."""

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Final

from bot.players.stakes import Plan, Sequel, Stakes, Way, played_by
from engine.actions import Announce
from engine.cards import Card
from engine.errors import IllegalAction
from engine.games.doppelkopf.announcements import PROMISES, SIDES, Levels, called
from engine.games.doppelkopf.contracts import GRANNY, SOLOS, ranking_for
from engine.games.doppelkopf.verband import FOX, Played, game_points, has_won
from engine.search.aims import Aim
from engine.search.counting import Quota, World
from engine.search.sampling import Heard
from engine.seats import Seat
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
    if contract is None or view.seat is None:
        return None
    side = side_in(view, world)
    if side is None:
        return None
    marks, values, every, none = _worths(_levels(view, side), len(side))
    worth = (1.0 if len(side) > 1 else 3.0) if view.seat in side else -1.0
    values, every, none = tuple(worth * value for value in values), worth * every, worth * none
    if len(side) == 1:
        return Stakes(side, marks, values, every, none)
    return Stakes(side, marks, values, every, none, -EXTRA * _foxes(view, world, side), FOXY)


@lru_cache(maxsize=128)
def _worths(levels: Levels, size: int) -> tuple[tuple[int, ...], tuple[float, ...], float, float]:
    """The marks a side of so many can reach, what each is worth to it, and what all tricks are and none."""
    marks = tuple(range(31, 240, 30)) if levels == (0, 0) else (31, 61, 90, 91, 120, 121, 150, 151, 180, 181, 211)
    parted = tuple(int(seat >= size) for seat in range(4))

    def net(points: int, tricks: tuple[int, int] = (1, 1)) -> float:
        played = Played((points, 240 - points), tricks, levels, parted)
        found = sum(each.points if each.side == 0 else -each.points for each in game_points(played))
        return float(found - (size > 1 and not has_won(played, 0) and has_won(played, 1)))

    return marks, tuple(map(net, (0, *marks))), net(240, (1, 0)), net(0, (0, 1))


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


# What to announce; solos are chosen by the rule of thumb.
#
# Of 1,600 hands habit would have played 39 solos where that said OK: they brought nothing (a standard error of 0.9).


def announcing(view: View) -> Mapping[Way, Plan]:
    """Say nothing more, or what may be said; against a soloist nothing is known here of how well he chose his game."""
    contract, calls = view.contract, _calls(view)
    if not calls or contract is None or (contract.name in SOLOS and contract.declarer != view.seat):
        return {}
    return {(): _after(view, ())} | {(call,): _after(view, (call,)) for call in calls}


def can_wait(view: View) -> bool:
    """Whether it is not one's turn, or what one may promise may be promised one card later too.

    Re and kontra are said at once, because they tell one's partner: over 300 duplicate deals that brought 0.17 points a
    deal more than the rule of thumb's announcements (a standard error of 0.11), and 0.06 (0.13) when they waited too.
    """
    calls, seat = _calls(view), view.seat
    if seat not in view.waiting_for or seat is None:
        return True
    if not calls or calls[0].verb in SIDES:
        return False
    levels = _levels(view, frozenset(each for each, side in enumerate(view.sides) if side == 0))
    earliest = len(view.hand) + len(played_by(view, seat)) - _settled(view)
    try:
        called(levels, view.sides[seat] or 0, calls[0].verb, len(view.hand) - 1, earliest)
    except IllegalAction:
        return False
    return True


def _settled(view: View) -> int:
    """After which trick all could know the sides: the first, but in a wedding that which decided it."""
    contract = view.contract
    if contract is None or contract.name != "wedding":
        return 1
    for number, trick in enumerate(view.tricks[:3], 1):
        kind = "trump" if view.ranking.is_trump(trick.cards[0]) else "plain"
        if trick.winner(view.ranking) != contract.declarer and contract.extras in ((), (kind,)):
            return number
    return 3


def _calls(view: View) -> list[Announce]:
    return [action for decision in view.decisions for action in decision.actions if isinstance(action, Announce)]


def _after(view: View, said: tuple[Announce, ...]) -> Plan:
    then = replace(view, signals=(*view.signals, *((view.seat or 0, call) for call in said)))
    return lambda world: Sequel(then, world)
