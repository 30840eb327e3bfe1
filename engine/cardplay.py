"""The cards of a deal on their way: hands, a blind, what everybody saw, the trick and those taken."""

from dataclasses import dataclass, replace

from engine.actions import Action
from engine.cards import Card, Cards, without
from engine.errors import demand
from engine.events import Acted, Event, TrickTaken, openly
from engine.ranking import Ranking
from engine.seats import Seat
from engine.trick import Trick


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
    trick: Trick = Trick()  # noqa: RUF009 - a trick is frozen
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


def told(before: Cardplay, after: Cardplay, seat: Seat, action: Action) -> tuple[Event, ...]:
    """What everybody hears of an open action: the action, and whose the trick is when it completes one."""
    said = openly(Acted(seat, action))
    if len(after.tricks) == len(before.tricks):
        return (said,)
    return said, openly(TrickTaken(after.turn, after.tricks[-1]))


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
