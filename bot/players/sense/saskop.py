"""What a Saskop player knows: how strong a hand is, how to bid it, when diamonds, what to exchange and to signal."""

import random
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from statistics import NormalDist
from typing import Final

from bot.players.reading import Reading
from engine.actions import Accept, Action, Announce, Bid, Cut, Give, Pass, Show, Signal, Trump
from engine.cards import Card, Cards, Rank, Suit, without
from engine.decisions import Choice
from engine.games.saskop import PACK, PICTURES, lengths
from engine.ranking import TRUMP
from engine.seats import Seat, opposite
from engine.views import View

CUT: Final = Cut("threes", place=18)

TRUMP_POINTS: Final = {Rank.SIX: 7.6, Rank.JACK: 2.0, Rank.ACE: 3.9, Rank.TEN: 3.2}
KING_POINTS: Final = (9.5, 8.3, 6.6, 5.7)
QUEEN_POINTS: Final = (4.1, 3.3, 3.2, 2.8)
LOW_TRUMP, ACE, TEN, VOID, LONE = 1.7, (7.1, 5.4, 3.4), 1.0, 5.4, 1.3
"""What each card brings its side on average, fitted to deals that this player played out."""

BASE: Final = {"maker": 34.4, "partner": 54.2, "opponent": 20.6}
"""The side's card points before the hand is looked at, by what the hand is to the maker."""


@dataclass(frozen=True, slots=True)
class Nerve:
    """How bold a bidder is, in strokes: what passing is worth with no bid, theirs or the partner's before it.

    foes and friend: card points that bids by others take from a diamond hand or add to it. early: strokes from which
    diamonds are announced at once. show_below: strokes below which a lone picture is handed over. blink: how likely a
    trick must be won.
    """

    silence: float = -0.2
    theirs: float = -0.4
    partners: float = 0.6
    foes: float = 4.0
    friend: float = 3.0
    early: float = 4.5
    show_below: float = 1.5
    blink: float = 0.7


NERVE: Final = Nerve()


def barred(view: View) -> dict[Seat, frozenset[Card]]:
    """Who said roof holds no picture but one it was shown; who said emergency no trump but the ace or ten."""
    none: dict[Seat, frozenset[Card]] = {}
    for seat, said in view.signals:
        if said == Signal("roof"):
            lacks = frozenset(PICTURES) - {*view.face_up[seat]}
        elif said == Signal("emergency"):
            lacks = frozenset(card for card in view.ranking.trumps if card.rank not in (Rank.ACE, Rank.TEN))
        else:
            continue
        none[seat] = none.get(seat, frozenset()) | lacks
    return none


def speak(reading: Reading, chance: random.Random, nerve: Nerve = NERVE) -> Action | None:
    """The answer to the first question that calls for one; cards are played elsewhere."""
    del chance  # nothing here is left to it
    asked = {decision.kind: decision for decision in reading.view.decisions}
    for kind, answer in _ANSWERS.items():
        decision = asked.get(kind)
        said = answer(reading, decision, nerve) if isinstance(decision, Choice) else None
        if said is not None:
            return said
    return None


# How strong a hand is.


def strength(hand: Cards, trump: Suit) -> float:
    """The card points a hand brings its side with these trumps, above what an empty one would."""
    return strengths(hand)[trump][0]


def strengths(hand: Cards) -> tuple[tuple[float, int], ...]:
    """The same by suit, each with the number of trumps; quick, since deals are weighed by it one after the other."""
    pictures, *suits = _parts(hand)
    points, number = _of_pictures(pictures)
    sides = [_of_side(suit, held) for suit, held in enumerate(suits)]
    points += sum(sides)
    found = []
    for suit, held in enumerate(suits):
        length = number + held.bit_count()
        more = 5.3 * (length >= 6) + 3.0 * (length >= 7)
        found.append((points - sides[suit] + _of_trumps(suit, held) + more, length))
    return tuple(found)


def _parts(hand: Cards) -> tuple[int, ...]:
    """The pictures and each suit's other cards, as sets of bits."""
    held = sum([_BITS[card] for card in hand])
    return held >> 36, held & 511, held >> 9 & 511, held >> 18 & 511, held >> 27 & 511


_BITS: Final[Mapping[Card, int]] = {
    **{card: 1 << (9 * card.suit + card.rank) for card in PACK},
    **{card: 1 << (36 + place) for place, card in enumerate(PICTURES)},
}


@cache
def _of_pictures(held: int) -> tuple[float, int]:
    return sum(_trump_points(card) for card in PICTURES if held & _BITS[card] >> 36), held.bit_count()


@cache
def _of_trumps(suit: int, held: int) -> float:
    return sum(_trump_points(card) for card in _plain(suit, held))


@cache
def _of_side(suit: int, held: int) -> float:
    return _side_points(_plain(suit, held))


def _plain(suit: int, held: int) -> Cards:
    return tuple(Card(Suit(suit), rank) for rank in Rank if held >> rank & 1)


def _trump_points(card: Card) -> float:
    if card.rank == Rank.KING:
        return KING_POINTS[card.suit]
    if card.rank == Rank.QUEEN:
        return QUEEN_POINTS[card.suit]
    return TRUMP_POINTS.get(card.rank, LOW_TRUMP)


def _side_points(cards: Cards) -> float:
    if not cards:
        return VOID
    ranks = {card.rank for card in cards}
    if Rank.ACE in ranks:
        return ACE[min(len(cards), 3) - 1]
    if Rank.TEN in ranks:
        return TEN if len(cards) > 1 else 0.0
    return LONE if len(cards) == 1 else 0.0


def strokes(points: float, trump: Suit, spread: float = 17.0) -> float:
    """The strokes the makers can expect when they expect so many card points; losing costs more than winning brings."""
    likely = NormalDist(points, spread)
    below = [likely.cdf(mark) for mark in (6.0, 30.0, 60.5, 90.5, 114.0)]
    extra = 2 if trump == Suit.DIAMONDS else 0
    steps = (-16.0, -6.0 - extra, -4.0 - extra, 2.0 + extra, 4.0 + extra, 16.0)
    shares = (upper - lower for lower, upper in zip((0.0, *below), (*below, 1.0), strict=True))
    return sum(step * share for step, share in zip(steps, shares, strict=True))


def best_trump(hand: Cards, suits: Iterable[Suit], shift: float = 0.0) -> tuple[float, Suit]:
    """The suit that promises the most strokes as trumps: strength counts, not length alone."""
    return max((strokes(BASE["maker"] + shift + strength(hand, suit), suit), suit) for suit in suits)


# Answers, by the kind of question.


def _cut(_: Reading, __: Choice, ___: Nerve) -> Action:
    """A computer cuts in the middle and asks for threes."""
    return CUT


def _bid(reading: Reading, decision: Choice, nerve: Nerve) -> Action:
    """Bid the true length of the suit one wants, if playing it beats letting the others."""
    view = reading.view
    bids = [action.number for action in decision.actions if isinstance(action, Bid)]
    if not bids:
        return Pass()
    spoken = [(seat, said.number) for seat, said in view.turns if isinstance(said, Bid)]
    have = lengths(view.hand)
    shift = _heard(reading, nerve)
    value, suit = best_trump(view.hand, [suit for suit in Suit if have[suit] >= bids[0]], shift)
    passing = nerve.silence
    if spoken:
        passing = nerve.partners if spoken[-1][0] == opposite(reading.me) else nerve.theirs
    return Bid(have[suit]) if value > passing else Pass()


def _heard(reading: Reading, nerve: Nerve) -> float:
    """A partner who bids has pictures to help, opponents who bid have them against us."""
    bidders = {seat for seat, said in reading.view.turns if isinstance(said, Bid)}
    friend = opposite(reading.me) in bidders
    foes = len(bidders - {reading.me, opposite(reading.me)})
    return nerve.friend * friend - nerve.foes * foes


def _trump(reading: Reading, decision: Choice, _: Nerve) -> Action:
    """Name the suit that promises most among those long enough for the bid."""
    suits = [action.suit for action in decision.actions if isinstance(action, Trump)]
    return Trump(best_trump(reading.view.hand, suits)[1])


def _override(reading: Reading, _: Choice, nerve: Nerve) -> Action:
    """Make diamonds trumps if that promises more, or costs less, than the suit that was named."""
    view = reading.view
    if view.contract is None or view.contract.trump is None:
        return Accept()
    trump = view.contract.trump
    own = best_trump(view.hand, [Suit.DIAMONDS], _heard(reading, nerve))[0]
    if view.contract.declarer == opposite(reading.me):
        left = strokes(BASE["partner"] + strength(view.hand, trump), trump)
    else:
        left = -strokes(120 - BASE["opponent"] - strength(view.hand, trump), trump)
    return Announce("override") if own > left else Accept()


def _diamonds(reading: Reading, _: Choice, nerve: Nerve) -> Action | None:
    """End the auction only with diamonds that are clearly strong and better than anything else."""
    value, suit = best_trump(reading.view.hand, Suit, _heard(reading, nerve))
    return Announce("diamonds") if suit == Suit.DIAMONDS and value >= nerve.early else None


def _show(reading: Reading, decision: Choice, nerve: Nerve) -> Action | None:
    """Hand a lone picture to the partner when the hand has nothing to bid for itself."""
    if best_trump(reading.view.hand, Suit)[0] >= nerve.show_below:
        return None
    return next((action for action in decision.actions if isinstance(action, Show)), None)


def _give(reading: Reading, decision: Choice, _: Nerve) -> Action:
    """Give back the plain card that leaves the strongest hand behind, a fat one if all the same."""
    hand = reading.view.hand
    gifts = [action.cards[0] for action in decision.actions if isinstance(action, Give)]
    plain = [card for card in gifts if not card.is_picture] or gifts

    def left(card: Card) -> tuple[float, int, Card]:
        return best_trump(without(hand, (card,)), Suit)[0], card.points, card

    return Give((max(plain, key=left),))


def _signal(reading: Reading, decision: Choice, nerve: Nerve) -> Action | None:
    """Say what is true and of use now: a roof, an emergency before the partner plays, a blink when one will win.

    Not blinking is left unsaid: trials show that the opponent in between gains more by hearing it than the partner.
    """
    view, may = reading.view, set(decision.actions)
    if Signal("roof") in may:
        return Signal("roof")
    partner_plays = opposite(reading.me) in view.waiting_for
    if Signal("emergency") in may and partner_plays:
        return Signal("emergency")
    if Signal("blink") in may and partner_plays and expects_to_win(reading) >= nerve.blink:
        return Signal("blink")
    return None


def expects_to_win(reading: Reading) -> float:
    """How likely the last player's best card is to beat the one that lies and the third player's."""
    view, ranking = reading.view, reading.ranking
    lying, foe = view.trick.cards[0], (reading.me - 1) % view.players
    led = ranking.suits[lying]
    mine = ranking.of_suit(view.hand, led) or ranking.trumps_in(view.hand)
    mine = tuple(card for card in mine if ranking.beats(card, lying))
    if not mine:
        return 0.0
    best = max(mine, key=ranking.strength.__getitem__)
    odds = reading.odds(foe)
    follow = [card for card in odds if ranking.suits[card] == led]
    over = [card for card in follow if ranking.beats(card, best)]
    if led == TRUMP:
        return 1 - reading.holds(foe, over)
    ruffs = [card for card in odds if ranking.is_trump(card) and ranking.beats(card, best)]
    ruffed = (1 - reading.holds(foe, follow)) * reading.holds(foe, ruffs)
    return 1 - reading.holds(foe, over) - ruffed


_ANSWERS: Final[Mapping[str, Callable[[Reading, Choice, Nerve], Action | None]]] = {
    "diamonds": _diamonds, "show": _show, "signal": _signal, "cut": _cut, "bid": _bid, "trump": _trump,
    "override": _override, "give": _give,
}  # fmt: skip
"""By kind of question; what may be said out of turn comes before what ends the turn."""
