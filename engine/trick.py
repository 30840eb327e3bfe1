"""Tricks: what may be played to them and who wins them."""

from dataclasses import dataclass

from engine.cards import Card, Cards
from engine.errors import IllegalAction, demand
from engine.ranking import TRUMP, Ranking
from engine.seats import Seat


@dataclass(frozen=True, slots=True)
class PlayRule:
    """What a game demands beyond following suit: to trump when void, to beat the best card so far.

    >>> from engine import PlayRule
    >>> PlayRule(must_trump=True)
    PlayRule(must_trump=True, must_beat=False)
    """

    must_trump: bool = False
    must_beat: bool = False


@dataclass(frozen=True, slots=True)
class Trick:
    """The seats that have played, in order, and their cards.

    >>> from engine import Rank, Ranking, Trick, read_card
    >>> trick = Trick().with_card(2, read_card("KS")).with_card(3, read_card("AS"))
    >>> trick.winner(Ranking((), (Rank.ACE, Rank.KING)))
    3
    """

    seats: tuple[Seat, ...] = ()
    cards: Cards = ()

    def __len__(self) -> int:
        """How many cards lie."""
        return len(self.cards)

    def with_card(self, seat: Seat, card: Card) -> "Trick":
        """The trick with one card more."""
        return Trick((*self.seats, seat), (*self.cards, card))

    def winner(self, ranking: Ranking) -> Seat:
        """The seat that wins it as it lies: highest trump, else highest card of the suit led."""
        return self.seats[winning_place(ranking, self.cards)]


def winning_place(ranking: Ranking, cards: Cards) -> int:
    """The place in the order of play of the card that wins."""
    best = 0
    for place in range(1, len(cards)):
        if ranking.beats(cards[place], cards[best]):
            best = place
    return best


def legal_cards(rule: PlayRule, ranking: Ranking, hand: Cards, lying: Cards) -> Cards:
    """Follow suit; else trump where the game demands it; and beat the trick where it demands that.

    >>> from engine import PlayRule, Rank, Ranking, legal_cards, read_cards, write_cards
    >>> jacks = Ranking(read_cards("JC JS JH JD"), (Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN))
    >>> hand = read_cards("JD AC QH")
    >>> write_cards(legal_cards(PlayRule(), jacks, hand, lying=read_cards("KC")))
    'AC'
    >>> write_cards(legal_cards(PlayRule(must_trump=True), jacks, hand, lying=read_cards("KS")))
    'JD'
    """
    if not lying:
        return hand
    may = ranking.of_suit(hand, ranking.suits[lying[0]]) or (rule.must_trump and ranking.trumps_in(hand)) or hand
    return (rule.must_beat and beating(ranking, may, lying)) or may


def beating(ranking: Ranking, cards: Cards, lying: Cards) -> Cards:
    """Those of the cards that would win the trick as it lies."""
    best = ranking.best(lying)
    return tuple([card for card in cards if ranking.beats(card, best)])


def check_card(rule: PlayRule, ranking: Ranking, hand: Cards, lying: Cards, card: Card) -> None:
    """Raise `IllegalAction` naming the rule that forbids playing this card now; the hand is the actor's own."""
    demand(card in hand, "not-in-hand", card=card)
    if card in legal_cards(rule, ranking, hand, lying):
        return
    led = ranking.suits[lying[0]]
    can_follow = bool(ranking.of_suit(hand, led))
    if can_follow and ranking.suits[card] != led:
        raise IllegalAction("must-follow-trump" if led == TRUMP else "must-follow", card=card, led=lying[0])
    demand(can_follow or not rule.must_trump or ranking.is_trump(card), "must-trump", card=card, led=lying[0])
    raise IllegalAction("must-beat", card=card, best=ranking.best(lying))
