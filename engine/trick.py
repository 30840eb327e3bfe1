"""Tricks: the cards on their way to them, what may be played, and who wins."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.cards import Card, Cards, without
from engine.errors import IllegalAction, demand
from engine.ranking import TRUMP, Ranking, SuitInPlay
from engine.seats import Seat


@dataclass(frozen=True, slots=True)
class PlayRule:
    """What a game demands beyond following suit: to trump when void, to beat the best card so far.

    must_beat_trump: to beat it where a trump was led, and only there.

    >>> from engine import PlayRule
    >>> PlayRule(must_trump=True)
    PlayRule(must_trump=True, must_beat=False, must_beat_trump=False)
    """

    must_trump: bool = False
    must_beat: bool = False
    must_beat_trump: bool = False

    def demands_beating(self, led: SuitInPlay) -> bool:
        """Whether the best card must be beaten, if it can be, where this suit was led."""
        return self.must_beat or (self.must_beat_trump and led == TRUMP)


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


def leading_place(ranking: Ranking, tricks: Sequence[Trick], size: int) -> int:
    """Which place leads next where the place that wins does, whoever plays from it; the first trick's leader is 0."""
    return sum(winning_place(ranking, trick.cards) for trick in tricks) % size


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
    led = ranking.suits[lying[0]]
    may = ranking.of_suit(hand, led) or (rule.must_trump and ranking.trumps_in(hand)) or hand
    return (rule.demands_beating(led) and beating(ranking, may, lying)) or may


def beating(ranking: Ranking, cards: Cards, lying: Cards) -> Cards:
    """Those of the cards that would win the trick as it lies."""
    best = ranking.best(lying)
    return tuple([card for card in cards if ranking.beats(card, best)])


def check_card(rule: PlayRule, ranking: Ranking, hand: Cards, lying: Cards, card: Card) -> None:
    """Raise `IllegalAction` naming the rule that forbids playing this card now; the hand is the actor's own."""
    if card in legal_cards(rule, ranking, hand, lying):
        return
    demand(card in hand, "not-in-hand", card=card)
    led = ranking.suits[lying[0]]
    can_follow = bool(ranking.of_suit(hand, led))
    if can_follow and ranking.suits[card] != led:
        raise IllegalAction("must-follow-trump" if led == TRUMP else "must-follow", card=card, led=lying[0])
    demand(can_follow or not rule.must_trump or ranking.is_trump(card), "must-trump", card=card, led=lying[0])
    raise IllegalAction("must-beat", card=card, best=ranking.best(lying))


@dataclass(frozen=True, slots=True)
class Cardplay:
    """Who holds what and whose card the trick waits for.

    hands: cards held, by seat. face_up: cards everybody saw in a hand and has not seen elsewhere since, by seat.
    playing: the seats that play to each trick, clockwise.
    """

    hands: tuple[Cards, ...]
    face_up: tuple[Cards, ...]
    playing: tuple[Seat, ...]
    turn: Seat
    trick: Trick = Trick()
    tricks: tuple[Trick, ...] = ()

    @property
    def has_begun(self) -> bool:
        """Whether the first card was led."""
        return bool(self.tricks or self.trick.cards)

    def has_played(self, seat: Seat) -> bool:
        """Whether the seat's first card is on the table."""
        return bool(self.tricks) or seat in self.trick.seats

    def with_card(self, seat: Seat, card: Card, ranking: Ranking) -> "Cardplay":
        """A card is played; the winner of a complete trick leads to the next."""
        hands = list(self.hands)
        hands[seat] = without(hands[seat], (card,))
        trick = self.trick.with_card(seat, card)
        face_up = self._seen(card)
        if len(trick) < len(self.playing):
            turn = self.playing[(self.playing.index(seat) + 1) % len(self.playing)]
            return Cardplay(tuple(hands), face_up, self.playing, turn, trick, self.tricks)
        winner = trick.winner(ranking)
        return Cardplay(tuple(hands), face_up, self.playing, winner, Trick(), (*self.tricks, trick))

    def with_gift(self, giver: Seat, receiver: Seat, card: Card, *, seen: bool) -> "Cardplay":
        """A card goes from hand to hand, seen by everybody or by those two alone."""
        hands = list(self.hands)
        hands[giver] = without(hands[giver], (card,))
        hands[receiver] = (*hands[receiver], card)
        face_up = list(self._seen(card) if seen else self.face_up)
        if seen:
            face_up[receiver] = (*face_up[receiver], card)
        return replace(self, hands=tuple(hands), face_up=tuple(face_up))

    def _seen(self, card: Card) -> tuple[Cards, ...]:
        if not any(self.face_up):
            return self.face_up
        return tuple([without(cards, (card,)) if card in cards else cards for cards in self.face_up])


def with_taken(play: Cardplay, seat: Seat, blind: Cards) -> Cardplay:
    """The blind joins a hand, unseen by the others."""
    return _with_hand(play, seat, (*play.hands[seat], *blind))


def with_laid_away(play: Cardplay, seat: Seat, cards: Cards, count: int = 2) -> Cardplay:
    """A seat lays so many of its cards away; raises `IllegalAction` for another number or cards it does not hold."""
    demand(len(cards) == count, "wrong-count", count=count)
    left = list(play.hands[seat])
    for card in cards:
        demand(card in left, "not-in-hand", card=card)
        left.remove(card)
    return _with_hand(play, seat, tuple(left))


def _with_hand(play: Cardplay, seat: Seat, hand: Cards) -> Cardplay:
    return replace(play, hands=(*play.hands[:seat], hand, *play.hands[seat + 1 :]))
