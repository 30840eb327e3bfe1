"""What a computer knows of Ramsch: what a hand will take, whether to look at the skat, and what it costs to lose."""

from functools import lru_cache
from itertools import combinations
from typing import Final

from bot.players.knowledge import Stakes, steps_too_high, taken_by
from engine.actions import Action, Announce, Pass, Take
from engine.cards import Cards, Rank, Suit, card_points, without
from engine.decisions import Decision
from engine.games.skat.options import SkatOptions
from engine.games.skat.ramsch import CLUB_GAME, FEWEST, FIXED, MARCH, TRICKLESS
from engine.search.parameters import Habits
from engine.search.sampling import World
from engine.views import View

# How much a hand takes.

ORDER: Final = (Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.QUEEN, Rank.KING, Rank.TEN, Rank.ACE)
START: Final = -11.7
JACKS: Final = {Suit.CLUBS: 7.3, Suit.SPADES: 5.0, Suit.HEARTS: 0.5, Suit.DIAMONDS: -2.0}
STEP, ACE, VOID, SEVEN, EIGHT, LONG, ALL_HIGH = 2.4, 5.2, 3.2, 3.1, 1.9, 5.1, 5.4
"""Roughly what a card brings in card points: each step by which it lies too high to be surely ducked, and what a suit
does. Fitted to 1,500 deals that the rule of thumb played out; it explains two fifths of what hands really took."""
HARMLESS: Final = 26.0
"""Hands that are to take less lose one deal of seven or fewer: so they pass the skat on unseen."""
SAFE: Final = 22.0
"""And one of ten: so they knock."""


def to_take(hand: Cards) -> float:
    """How many card points a hand will take."""
    suits = (tuple(card for card in hand if card.suit == suit and card.rank != Rank.JACK) for suit in Suit)
    return START + sum(map(_of_suit, suits)) + sum(JACKS[card.suit] for card in hand if card.rank == Rank.JACK)


@lru_cache(maxsize=4096)
def _of_suit(cards: Cards) -> float:
    steps = sorted(ORDER.index(card.rank) for card in cards)
    if not steps:
        return VOID
    found = STEP * steps_too_high(cards, ORDER)
    found += ACE * (steps[-1] == len(ORDER) - 1) + LONG * (len(steps) > 4) + ALL_HIGH * (steps[0] > 3)
    return found + (SEVEN if steps[0] == 0 else EIGHT if steps[0] == 1 else 0.0)


def cards_to_pass_on(hand: Cards, cards: Cards) -> Cards:
    """The two without which the rest takes least; of equal ones those with the most points."""
    return min(combinations(sorted(cards), 2), key=lambda away: (to_take(without(hand, away)), -card_points(away)))


def push(view: View, _: Decision) -> Action:
    """Pass the skat on unseen with a hand that seldom loses, as that doubles the deal; else look."""
    return Announce("push") if to_take(view.hand) <= HARMLESS else Take("pickup")


def knock(view: View, _: Decision) -> Action:
    """Double with a hand that hardly ever loses."""
    return Announce("knock") if to_take(view.hand) <= SAFE else Pass()


def announce_virgin(view: View, _: Decision) -> Action:
    """Promise to take no trick only with a hand in which nothing need ever take one."""
    suits = (tuple(card for card in view.hand if card.suit == suit and card.rank != Rank.JACK) for suit in Suit)
    has_jacks = any(card.rank == Rank.JACK for card in view.hand)
    return Pass() if has_jacks or any(steps_too_high(each, ORDER) for each in suits) else Announce("virgin")


# How people choose among cards.

_LEAD: Final = (-1.0, -5.0, -2.0, -1.0, 0.0, 0.0, -1.0)
_OVER: Final = (-1.0, -4.0, -1.5, -1.0, 0.0, 0.0, 0.0)
_LAST: Final = (0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0)
_UNDER: Final = (1.5, 4.0, 1.0, 1.0, 0.5, 0.5, 2.0)
HABITS: Final = Habits(
    leads={False: _LEAD, True: _LEAD},
    beats={(friend, count): _LAST if count == 2 else _OVER for friend in (False, True) for count in (1, 2)},
    below={(friend, count): _UNDER for friend in (False, True) for count in (1, 2)},
)
"""Everybody leads low, ducks with the highest card that does not win, and throws away what is high or fat."""

# What it costs to lose.

MARKS: Final = (15, 25, 30, 35, 40, 45, 50, 55, 65, 80)
LOSES: Final = (0.0, 0.0, 0.03, 0.12, 0.3, 0.55, 0.8, 0.93, 1.0, 1.0, 1.0)
"""How often so many card points are the most of three."""
TAKES: Final = (7, 20, 28, 33, 38, 43, 48, 53, 60, 72, 95)
"""How many they are, in the middle of each step."""
WINS: Final = (1.0, 0.75, 0.5, 0.35, 0.2, 0.1, 0.03, 0.0, 0.0, 0.0, 0.0)
"""How often they are the fewest."""
ANOTHER: Final = 58.0
"""What somebody else who loses has: as one is measured by the others, half of that is won."""


def ramsch_stakes(view: View, world: World) -> Stakes | None:
    """What one's own card points cost, as nobody plays with anybody; what the others have is only guessed."""
    rules: SkatOptions = SkatOptions() if view.options is None else view.options
    if view.seat is None:
        return None
    skat = card_points(world.aside)
    if rules.ramschloser == "most":
        values = _by_most(skat if rules.ramschskat == "loser" else 0)
        virgin = _trickless(view)
        return Stakes(
            frozenset({view.seat}), MARKS, values, every=float(MARCH), none=ANOTHER * (2 if virgin else 1), few=True
        )
    if rules.ramschloser == "fixed":
        values = tuple(FIXED[0] * (0.5 * (1 - lost) - lost) for lost in LOSES)
        return Stakes(frozenset({view.seat}), MARKS, values, every=-float(FIXED[2]), none=FIXED[1] / 2, few=True)
    won, trickless = (CLUB_GAME, CLUB_GAME) if rules.ramschloser == "club" else (FEWEST, TRICKLESS)
    return Stakes(
        frozenset({view.seat}), MARKS, tuple(won * (1.5 * wins - 0.5) for wins in WINS), none=float(trickless), few=True
    )


def _by_most(skat: int) -> tuple[float, ...]:
    """The most card points lose them; half of what another loses is won."""
    return tuple(
        (1 - lost) * (ANOTHER + skat) / 2 - lost * (takes + skat) for lost, takes in zip(LOSES, TAKES, strict=True)
    )


def _trickless(view: View) -> bool:
    """Whether another has no trick so far, late in the deal."""
    if len(view.tricks) < 7:
        return False
    return any(not taken_by(view, frozenset({seat}))[1] for seat in range(3) if seat != view.seat)
