"""What is certain about the trick that lies, by what one seat may know: whose it is, and who could still take it."""

from collections.abc import Callable, Iterable
from functools import cached_property
from operator import gt, lt

from bot.players.cardplay import places_to_come
from bot.players.inference import Inference
from engine.cards import Card, Cards
from engine.ranking import TRUMP


class TrickCertainty:
    """Tells what can be said of a trick without a guess; a partner who is only likely is none here."""

    def __init__(self, inference: Inference) -> None:
        self.inference, self.view, self.ranking = inference, inference.view, inference.ranking
        self.to_come = places_to_come(self.view, inference.me)
        """Who plays after the viewer, or the places where open cards are played too."""

    def is_ours(self, place: int) -> bool | None:
        """Whether a seat is on the viewer's side; None where that cannot be known."""
        sides, me, seat = self.view.sides, self.inference.me, place % self.view.players
        if seat == me:
            return True
        if not sides:
            return False
        return None if sides[me] is None or sides[seat] is None else sides[me] == sides[seat]

    @cached_property
    def best(self) -> Card:
        """The card that takes the trick as it lies."""
        return self.ranking.best(self.view.trick.cards)

    @cached_property
    def is_with_us(self) -> bool | None:
        """Whether it lies with the viewer's side."""
        return self.is_ours(self.view.trick.winner(self.ranking))

    def takes(self, card: Card) -> bool:
        """Whether the viewer's card would be the best so far."""
        return not self.view.trick.cards or self.ranking.beats(card, self.best)

    def is_safe(self, card: Card, led: Card | None = None) -> bool:
        """Whether nobody who is not known for a partner could still beat a card."""
        return not self.beaters(card, led)

    def beaters(self, card: Card, led: Card | None = None) -> frozenset[Card]:
        """The cards that could, in hands where they may lie. led: what began the trick, if nothing has."""
        foes = (place for place in self.to_come if self.is_ours(place) is not True)
        return frozenset(each for place in foes for each in self._over(place, card, led))

    def may_partner_beat(self, card: Card) -> bool:
        """Whether somebody known for a partner could still beat a card, which lies or is led."""
        ours = (place for place in self.to_come if self.is_ours(place))
        return any(self._over(place, card, None) for place in ours)

    def may_be_saved(self) -> bool:
        """Whether somebody who is not known for an opponent could still beat what lies."""
        others = (place for place in self.to_come if self.is_ours(place) is not False)
        return any(self._over(place, self.best, None) for place in others)

    def _over(self, place: int, card: Card, led: Card | None) -> Cards:
        """What a place may hold that beats a card, and may play."""
        suits, cards = self.ranking.suits, self.view.trick.cards
        suit = suits[cards[0] if cards else led or card]
        odds = self.inference.odds(place)
        must_follow = any(odds[each] >= 1.0 for each in odds if suits[each] == suit)
        may = (each for each in odds if suits[each] == suit or not must_follow)
        return tuple(each for each in may if self.ranking.beats(each, card))

    def is_out(self, card: Card) -> bool:
        """Whether a card of its suit that beats it may still be in another hand."""
        return any(self.higher(card))

    def higher(self, card: Card) -> Cards:
        """The cards of its suit that are stronger and may still be in another hand."""
        return self._elsewhere(card, gt)

    def lower(self, card: Card) -> Cards:
        """The cards of its suit that are weaker and may still be in another hand."""
        return self._elsewhere(card, lt)

    def _elsewhere(self, card: Card, compared: Callable[[int, int], bool]) -> Cards:
        suits, strength = self.ranking.suits, self.ranking.strength
        places = range(len(self.view.counts) + len(self.view.on_table))
        others = (place for place in places if place % self.view.players != self.inference.me)
        held = {each for place in others for each in self.inference.odds(place)}
        return tuple(each for each in held if suits[each] == suits[card] and compared(strength[each], strength[card]))

    def foes_may_hold_trumps(self) -> bool:
        """Whether somebody who is not known for a partner may have a trump."""
        foes = (seat for seat in range(self.view.players) if self.is_ours(seat) is not True)
        return any(self.inference.suited(seat, TRUMP) for seat in foes)

    def all_may_follow(self, card: Card) -> bool:
        """Whether nobody who plays after the viewer has shown that they have none of its suit."""
        return all(self.inference.suited(place, self.ranking.suits[card]) for place in self.to_come)

    def may_foe_ruff(self, card: Card) -> bool:
        """Whether somebody known for an opponent is out of its suit, and may have a trump."""
        return any(self._may_ruff(seat, card) for seat in self._others() if self.is_ours(seat) is False)

    def may_partner_ruff(self, card: Card) -> bool:
        """Whether somebody known for a partner is out of its suit, and may have a trump."""
        return any(self._may_ruff(seat, card) for seat in self._others() if self.is_ours(seat))

    def _others(self) -> Iterable[int]:
        return (seat for seat in range(self.view.players) if seat != self.inference.me and self.view.counts[seat])

    def _may_ruff(self, seat: int, card: Card) -> bool:
        suited = self.inference.suited
        return not suited(seat, self.ranking.suits[card]) and bool(suited(seat, TRUMP))
