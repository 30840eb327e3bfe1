"""What a computer knows of Doppelkopf: what a hand promises in each contract, what to declare, what to announce."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from statistics import NormalDist
from typing import Final

from bot.players.inference import played_by
from bot.players.knowledge import (
    Answers,
    CallSearch,
    Candidate,
    Continuation,
    Marks,
    Plan,
    PlayerKnowledge,
    Stakes,
    first_answer,
)
from engine.actions import Accept, Action, Announce, Cut, Declare, Pass
from engine.cards import Card, Cards, Rank, Suit, card_points
from engine.decisions import Choice
from engine.errors import IllegalAction
from engine.games.doppelkopf.announcements import CALLS, PROMISES, SIDES, called, times
from engine.games.doppelkopf.contracts import (
    FOX,
    GRANNY,
    KING_SOLOS,
    LOONY,
    PLAIN_SUITS,
    SOLOS,
    TRUMP_SUITS,
    ranking_for,
    solos_of,
)
from engine.games.doppelkopf.duties import DEALS, owed
from engine.games.doppelkopf.options import VERBAND, DoppelkopfOptions, in_force
from engine.games.doppelkopf.redeals import may_redeal
from engine.games.doppelkopf.reservations import is_poor, knows_poverty, poverty_size
from engine.games.doppelkopf.scoring import TARGETS, SideResults, game_points, has_won, net_of
from engine.games.doppelkopf.sides import finds_partner
from engine.games.doppelkopf.state import WOOED, Levels
from engine.search.parameters import Aim, Habits
from engine.search.sampling import CallInference, Quota, World
from engine.seats import Seat
from engine.views import View

# How strong a hand is.

BASIC: Final[Mapping[str, float]] = {
    "start": 8.8, "loony": 23.7, "granny": 49.0, "queen": 15.7, "black-jack": 10.0, "red-jack": 10.5, "trump": 9.1,
    "ace": 6.4, "twin": 5.5, "plain": 0.2, "void": 8.5,
}  # fmt: skip
SUIT_SOLO: Final[Mapping[str, float]] = {
    "start": 4.4, "loony": 24.4, "granny": 13.7, "queen": 8.1, "black-jack": 4.4, "red-jack": 2.1, "trump": 4.5,
    "ace": 5.2, "twin": 1.2, "run": -5.5, "plain": -5.7, "void": 13.2,
}  # fmt: skip
OTHER_SOLOS: Final[Mapping[str, Mapping[str, float]]] = {
    "ace-solo": {"start": 4.5, "ace": 13.9, "twin": 27.1, "run": 10.8, "plain": 1.8, "void": -2.3},
    "jack-solo": {
        "start": 4.7, "black-jack": 16.7, "red-jack": 12.5, "ace": 12.2, "twin": 18.4, "run": -0.9, "plain": -2.1,
        "void": 9.2,
    },
    "queen-solo": {
        "start": 5.0, "granny": 19.3, "queen": 12.3, "ace": 10.5, "twin": 19.1, "run": 0.8, "plain": -1.6, "void": 10.7
    },
    "international-solo": {
        "start": 4.6, "granny": 24.7, "queen": 10.3, "black-jack": 8.0, "red-jack": 4.4, "ace": 7.0, "twin": 9.5,
        "run": -4.2, "plain": -4.4, "void": 17.2,
    },
    "king-solo": {"start": 4.9, "king": 14.0, "ace": 11.4, "twin": 18.7, "run": 0.0, "plain": -1.9, "void": 10.0},
    "king-jack-solo": {
        "start": 4.6, "king": 13.0, "black-jack": 7.0, "red-jack": 4.4, "ace": 7.0, "twin": 9.5, "run": -4.2,
        "plain": -4.4, "void": 17.2,
    },
    "king-queen-solo": {
        "start": 4.6, "king": 13.0, "granny": 8.0, "queen": 5.5, "ace": 7.0, "twin": 9.5, "run": -4.2, "plain": -4.4,
        "void": 17.2,
    },
    "picture-solo": {
        "start": 4.4, "king": 12.0, "granny": 8.0, "queen": 5.5, "black-jack": 4.4, "red-jack": 2.1, "ace": 5.2,
        "twin": 1.2, "run": -5.5, "plain": -5.7, "void": 13.2,
    },
}  # fmt: skip
"""Card points that each thing in a hand brings its side, or its soloist, fitted to deals this player played out.

Solos with kings are put between those that are most like them.
"""
PIG: Final = 24.0
"""What a fox is worth that stands above the loonies."""

SPREAD, SOLO_SPREAD = 40.0, 24.0
"""How far from that deals ended."""


def expected(hand: Cards, name: str, *, pigs: bool = False) -> float:
    """The card points a hand can expect: its side's in the basic game, its own as a soloist's.

    pigs: whether two foxes in one hand stand above the loonies.
    """
    table = BASIC if name == "basic" else OTHER_SOLOS.get(name, SUIT_SOLO)
    raised = 2 * (PIG - table["trump"]) if pigs and name == "basic" and hand.count(FOX) == 2 else 0.0
    return table["start"] + raised + sum(table.get(thing, 0.0) for thing in _things(hand, name))


def _things(hand: Cards, name: str) -> Iterator[str]:
    """What counts in a hand, each as often as it is there."""
    ranking = ranking_for(name)
    kings = name in KING_SOLOS
    for card in ranking.trumps_in(hand):
        yield "king" if kings and card.rank == Rank.KING else _trump(card)
    for suit in Suit:
        if not ranking.of_suit(tuple(ranking.suits), suit):
            continue
        ranks = Counter(card.rank for card in ranking.of_suit(hand, suit))
        if not ranks:
            yield "void"
        aces = ranks[Rank.ACE]
        tens = ranks[Rank.TEN] if aces else 0
        yield from ("ace", "twin")[:aces]
        yield from ["run"] * tens
        yield from ["plain"] * (ranks.total() - aces - tens)


def _trump(card: Card) -> str:
    if card == LOONY:
        return "loony"
    if card.rank == Rank.QUEEN:
        return "granny" if card == GRANNY else "queen"
    if card.rank == Rank.JACK:
        return "black-jack" if card.suit <= Suit.SPADES else "red-jack"
    return "trump"


def likely(points: float, needed: int, spread: float) -> float:
    """How likely a side that expects so many points gets those needed."""
    return 1 - NormalDist(points, spread).cdf(needed - 0.5)


def promised(hand: Cards, name: str, *, pigs: bool = False) -> float:
    """What playing a contract is worth, roughly in the Verband's points: solos count three times and are watched."""
    if name == "basic":
        return 1.5 * (2 * likely(expected(hand, name, pigs=pigs), 121, SPREAD) - 1)
    wins = likely(expected(hand, name), 121, SOLO_SPREAD)
    return 3 * (1.3 * wins - 1.6 * (1 - wins))


# What the rule of thumb says.

SAY, PROMISE, RESIST = 0.7, 0.85, 85.0
"""How likely a win must be to say so, a promise to make it; how strong, were one soloist oneself, to say kontra."""


def speak(view: View) -> Action | None:
    return first_answer(view, _ANSWERS)


def rules_in(view: View) -> DoppelkopfOptions:
    """The house rules in force; the Verband's where they are not known."""
    return VERBAND if view.options is None else in_force(view.options)


def best_special(hand: Cards, options: DoppelkopfOptions = VERBAND, eager: float = 0.0) -> str | None:
    """The special game to declare, if one beats the basic game; both grannies rather ask for a partner than go alone.

    A hand fit to play a diamond solo with both grannies says OK instead, and nobody knows. eager: so much worse than
    nothing a solo may be.
    """
    pigs = bool(options.pigs)
    known = solos_of(options)
    solo = max((name for name in SOLOS if name in known), key=lambda name: promised(hand, name))
    alone = hand.count(GRANNY) == 2
    least = 0.0 if alone else max(0.0, promised(hand, "basic", pigs=pigs))
    if promised(hand, solo) > least - eager:
        return None if alone and not eager and TRUMP_SUITS.get(solo) == Suit.DIAMONDS else solo
    if alone:
        return "wedding"
    return "poverty" if knows_poverty(options) and is_poor(options, hand) else None


EAGER: Final = 2.5
"""How much worse than nothing a solo may be that is owed when no deal is left: one that is forced costs more."""


def _special(view: View) -> str | None:
    """The same by the view: a solo that is owed is played the sooner the fewer deals are left."""
    options = rules_in(view)
    owing, left = owed(options, view.carried)
    eager = EAGER * max(0.0, 1 - (left or DEALS) / DEALS) if view.seat in owing else 0.0
    return best_special(view.hand, options, eager)


def _is_weak(view: View) -> bool:
    """Whether a hand is better dealt anew, where it may be."""
    options = rules_in(view)
    special, worth = _special(view), promised(view.hand, "basic", pigs=bool(options.pigs))
    return special in (None, "poverty") and worth < 0 and may_redeal(options, view.hand)


def _redeal(view: View, _: Choice) -> Action | None:
    """A weak hand is better dealt anew."""
    return Announce("redeal") if _is_weak(view) else None


def _bid(view: View, _: Choice) -> Action:
    """Special for a solo worth it, for a wedding, and for a poverty or a new deal where the table has them named."""
    wants_another = rules_in(view).redealing == "lowest" and not rules_in(view).ddv and _is_weak(view)
    return Announce("special") if wants_another or _special(view) is not None else Accept("ok")


def _declare(view: View, decision: Choice) -> Action:
    """The best there is among what may be declared; nothing where a wedding is off, or the best solo was outbid."""
    wanted = _special(view) or ""
    if Announce("redeal") in decision.actions and _is_weak(view):
        return Announce("redeal")
    for answer in (Declare((wanted,)), Pass()):
        if answer in decision.actions:
            return answer
    named = [each for each in decision.actions if isinstance(each, Declare)]
    weddings = [each for each in named if each.words[0] == wanted == "wedding"]
    if weddings:
        return min(weddings, key=lambda each: _aces(view.hand, each.words[1]))
    solos = [each for each in named if each.words[0] in SOLOS]
    return max(solos, key=lambda each: promised(view.hand, each.words[0]))


def _aces(hand: Cards, suit: str) -> tuple[int, int]:
    """How unlikely somebody else wins a trick of a suit: with aces of one's own, or no card to lead."""
    own = ranking_for("basic").of_suit(hand, PLAIN_SUITS[suit])
    return sum(card.rank == Rank.ACE for card in own), -len(own)


def _accept(view: View, _: Choice) -> Action:
    """Help a poverty with many trumps of one's own."""
    pigs = bool(rules_in(view).pigs)
    rich = len(ranking_for("basic").trumps_in(view.hand)) >= 7 and expected(view.hand, "basic", pigs=pigs) >= 115
    return Accept() if rich else Pass()


def _announce(view: View, decision: Choice) -> Action | None:
    """Say what must be said, re or kontra with a hand that will likely win, and promise what it will likely keep."""
    said = decision.actions[0]
    if not isinstance(said, Announce) or view.contract is None or view.seat is None:
        return None
    if decision.awaited:
        return said
    hand = (*view.hand, *played_by(view, view.seat))
    name = view.contract.name if view.contract.name in SOLOS else "basic"
    if view.contract.declarer not in (None, view.seat) and name in SOLOS:
        resists = said.verb == SIDES[1] and expected(hand, name) >= RESIST
        return said if resists else None
    spread = SPREAD if name == "basic" else SOLO_SPREAD
    points = expected(hand, name, pigs=bool(rules_in(view).pigs) and view.contract.name != "poverty")
    if said.verb in SIDES:
        return said if likely(points, 121, spread) >= SAY else None
    step = PROMISES.index(said.verb)
    return said if step < len(TARGETS) and likely(points, TARGETS[step], spread) >= PROMISE else None


def _last_call(view: View, decision: Choice) -> Action:
    """When a soloist has given up it is known what they have: what is certain then is announced."""
    soloist = None if view.contract is None else view.contract.declarer
    own = [trick for trick in view.tricks if trick.winner(view.ranking) == soloist]
    points = sum(card_points(trick.cards) for trick in own)
    for step, verb in enumerate((SIDES[1], *PROMISES)):
        is_certain = not own if verb == PROMISES[-1] else points < (121, 90, 60, 30)[step]
        if Announce(verb) in decision.actions and is_certain:
            return Announce(verb)
    return Pass()


_ANSWERS: Final[Answers] = {
    "redeal": _redeal, "announce": _announce, "bid": _bid, "declare": _declare, "accept": _accept,
    "conceded": _last_call,
}  # fmt: skip


# What was said about the others' cards.

NO_GRANNY: Final = frozenset({GRANNY})
POOR: Final = frozenset(ranking_for("basic").trumps)


def heard(view: View) -> CallInference:
    """A seat that said re has a granny, after kontra none; one that said nothing of a wedding has at most one.

    By the Verband a seat that had something special and no solo, when nobody had named one yet, has both.
    """
    contract = view.contract
    if contract is None:
        return CallInference()
    quotas = []
    if contract.name == "basic":
        for seat in range(view.players):
            if seat == view.seat:
                continue
            gone = played_by(view, seat).count(GRANNY)
            sided = view.sides[seat] if view.sides else None
            least, most = int(sided == 0) - gone, (0 if sided == 1 else 1) - gone
            quotas.append(Quota(seat, NO_GRANNY, least, max(0, most)))
    if (wooer := _unnamed_wedding(view)) not in (None, view.seat):
        least = 2 - played_by(view, wooer or 0).count(GRANNY)
        quotas.append(Quota(wooer or 0, NO_GRANNY, least, least))
    if contract.name == "poverty" and contract.declarer not in (None, view.seat):
        gone = sum(card in POOR for card in played_by(view, contract.declarer or 0))
        options = rules_in(view)
        foxes = 0 if options.povertyfox == "count" else 2
        back = [int(word.removeprefix("trumps-")) for word in contract.extras if word.startswith("trumps-")]
        most = (back[0] if back else poverty_size(options)) + foxes
        quotas.append(Quota(contract.declarer or 0, POOR, most=max(0, most - gone)))
    return CallInference(quotas=tuple(quotas))


def _unnamed_wedding(view: View) -> Seat | None:
    """Who wanted a wedding that was never named, as somebody else had a solo."""
    words = [(seat, said) for seat, said in view.turns if isinstance(said, Declare | Pass)]
    return words[0][0] if words and isinstance(words[0][1], Pass) else None


# What a deal is worth.

EXTRA: Final = 6
"""How many card points catching a fox is worth in the search."""


def _with_fox(card: Card) -> int:
    return card.points + EXTRA * (card == FOX)


FOXY: Final = Aim(_with_fox, 0)


def stakes(view: View, world: World) -> Stakes | None:
    """The points of the Verband, foxes counted with the card points; nothing while a wedding is open."""
    contract = view.contract
    if contract is None or view.seat is None:
        return None
    side = side_in(view, world)
    if side is None:
        return None
    options = rules_in(view)
    scored = options if options.is_scored else VERBAND
    marks, values, every, none = _worths(_levels(view, side), len(side), scored)
    makers = side if contract.name == "basic" else frozenset[Seat]()
    worth = (1.0 if len(side) > 1 else 3.0) if view.seat in side else -1.0
    values, every, none = tuple(worth * value for value in values), worth * every, worth * none
    has_pigs = view.ranking.strength.get(FOX, 0) > view.ranking.strength[LOONY]
    if len(side) == 1 or has_pigs:
        return Stakes(side, marks, values, every, none, makers=makers)
    return Stakes(side, marks, values, every, none, -EXTRA * _foxes(view, world, side), FOXY, makers=makers)


@lru_cache(maxsize=256)
def _worths(
    levels: Levels, size: int, options: DoppelkopfOptions
) -> tuple[tuple[int, ...], tuple[float, ...], float, float]:
    """The marks a side of so many can reach, what each is worth to it, and what all tricks are and none."""
    marks = tuple(range(31, 240, 30)) if levels == (0, 0) else (31, 61, 90, 91, 120, 121, 150, 151, 180, 181, 211)
    parted = tuple(int(seat >= size) for seat in range(4))

    def net(points: int, tricks: tuple[int, int] = (1, 1)) -> float:
        played = SideResults((points, 240 - points), tricks, levels, parted)
        found = net_of(game_points(played, options))
        return float(found - (size > 1 and not has_won(played, 0) and has_won(played, 1)))

    return marks, tuple(map(net, (0, *marks))), net(240, (1, 0)), net(0, (0, 1))


def _foxes(view: View, world: World, side: frozenset[Seat]) -> int:
    """The foxes a side has taken, and those it holds: only one taken from the others is to change anything."""
    gone = (card for trick in view.tricks if trick.winner(view.ranking) in side for card in trick.cards)
    return sum(card == FOX for card in (*gone, *(card for seat in side for card in world.hands[seat])))


def side_in(view: View, world: World) -> frozenset[Seat] | None:
    """The grannies' or the declarer's side, were the cards as in a world; None while a wedding is open."""
    if view.contract is None or view.contract.name == "black-pig":
        return None
    if None in view.sides and view.contract.declarer is not None:
        return None
    if view.contract.declarer is not None:
        return frozenset(seat for seat, side in enumerate(view.sides) if side == 0)
    return frozenset(seat for seat in range(view.players) if GRANNY in (*world.hands[seat], *played_by(view, seat)))


def _levels(view: View, side: frozenset[Seat]) -> Levels:
    levels = [0, 0]
    for seat, said in view.signals:
        if isinstance(said, Announce):
            step = 1 if said.verb in SIDES else 2 + PROMISES.index(said.verb)
            levels[seat not in side] = max(levels[seat not in side], step)
    return levels[0], levels[1]


# What search decides: what to announce; solos are chosen by the rule of thumb.
#
# Of 1,600 hands rollouts would have played 39 solos where that said OK: they brought nothing (a standard error of 0.9).


def _announcing_plans(view: View) -> Mapping[Candidate, Plan]:
    """Say nothing more, or what may be said; how well a soloist chose the game is not known here."""
    contract, calls = view.contract, _calls(view)
    is_owed = view.asked is not None and calls == list(view.asked.actions)
    if not calls or is_owed or contract is None or (contract.name in SOLOS and contract.declarer != view.seat):
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
    needed = times(rules_in(view), len(view.hand) + len(played_by(view, seat)), _settled(view))
    try:
        called(levels, view.sides[seat] or 0, calls[0].verb, len(view.hand) - 1, needed)
    except IllegalAction:
        return False
    return True


def _settled(view: View) -> int:
    """After which trick all could know the sides: the first, but in a wedding that which decided it."""
    contract = view.contract
    if contract is None or contract.name != "wedding":
        return 1
    named = next((word for word in contract.extras if word in ("trump", "plain", *PLAIN_SUITS)), None)
    wanted = named or WOOED.get(rules_in(view).wooing)
    for number, trick in enumerate(view.tricks[:3], 1):
        winner = trick.winner(view.ranking)
        if winner != contract.declarer and finds_partner(wanted, trick.cards[0], view.ranking):
            return number
    return 3


def _calls(view: View) -> list[Announce]:
    said = (action for decision in view.decisions for action in decision.actions)
    return [action for action in said if isinstance(action, Announce) and action.verb in CALLS]


def _after(view: View, said: tuple[Announce, ...]) -> Plan:
    then = replace(view, signals=(*view.signals, *((view.seat or 0, call) for call in said)))
    return lambda world: Continuation(then, world)


# How cards are commonly played.

HABITS: Final = Habits(
    {
        True: (0.47, 0.59, -0.14, 0.64, 1.51, -1.22, 1.23),
        False: (1.01, 0.32, -0.51, -2.19, 0.7, -1.59, 2.81),
    },
    {
        (False, 1): (1.99, 0.01, -0.82, -1.78, -1.01, -2.07, 3.4),
        (False, 2): (2.77, -0.13, -0.62, -0.21, 0.15, -1.66, 1.35),
        (False, 3): (4.13, -1.68, -0.41, 3.85, 0.34, -0.34, -1.77),
        (True, 1): (1.88, 0.03, -0.78, -1.17, -0.35, -0.74, 2.79),
        (True, 2): (2.49, -0.38, -1.19, -0.94, -1.0, -1.61, 1.71),
        (True, 3): (3.14, -0.34, -0.91, -0.84, 0.75, -0.57, -0.82),
    },
    {
        (False, 1): (-4.71, -0.39, 0.43, 1.87, 0.41, 1.44, -2.82),
        (False, 2): (-5.91, -0.32, 0.31, -0.09, 1.01, 1.88, -3.55),
        (False, 3): (-10.39, -0.18, -0.98, -1.66, -0.31, 1.47, -4.61),
        (True, 1): (-0.19, -0.1, -0.52, 1.45, -0.5, -0.09, -2.46),
        (True, 2): (0.18, -0.46, -0.06, 0.16, 0.66, 0.35, -2.32),
        (True, 3): (0.87, 0.16, 0.54, -0.32, 0.55, 0.64, -2.62),
    },
)
"""Fitted to games that the rule of thumb played."""


DOPPELKOPF: Final = PlayerKnowledge(
    marks=Marks(doubtful=0.4, grave=1.0, effort=3),
    skill=0.9,
    cut=Cut("threes", place=18),
    speak=speak,
    heard=heard,
    stakes=stakes,
    habits=HABITS,
    most_solved=8,
    calls={"play": CallSearch(_announcing_plans, by_rollout=True, can_wait=can_wait)},
)
"""With more than eight cards a hand partners are unknown and solving takes too long."""
