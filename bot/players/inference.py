"""What a view tells about the cards one does not see: who may still hold which, and how likely."""

from collections.abc import Iterable
from functools import cached_property
from typing import Final

from bot.players.knowledge import NO_KNOWLEDGE, PlayerKnowledge
from engine.cards import Card, Cards
from engine.events import Gave
from engine.ranking import TRUMP, SuitInPlay
from engine.search.knowledge import places_from_hand, unseen_cards
from engine.search.sampling import World
from engine.seats import Seat
from engine.trick import Trick
from engine.views import View

DRAWN: Final = 2.0
"""How many times likelier than the others a declarer is to hold a trump, or an ace."""

Limits = dict[SuitInPlay, int]
"""By suit in play the strength of the best card a seat may still hold of it; 0 where it is void."""


class Inference:
    """What follows from a view: the cards unseen, where some of them must be, and how likely the others lie where."""

    def __init__(self, view: View, knowledge: PlayerKnowledge = NO_KNOWLEDGE) -> None:
        """Count the cards that are gone, note the voids shown, and share the rest out."""
        self.view, self.knowledge = view, knowledge
        self.me = view.seat if view.seat is not None else -1
        self.ranking = view.ranking
        self.barred = knowledge.barred(view)
        self.known = _known_elsewhere(view)
        self.unseen = unseen_cards(view, self.known)
        self.limits = _limits(view)
        self._suited: dict[tuple[Seat, SuitInPlay], Cards] = {}

    @property
    def avoids_tricks(self) -> bool:
        contract = self.view.contract
        return contract is not None and contract.name in self.knowledge.avoiding

    def is_friend(self, seat: Seat) -> bool:
        """Whether the seat is, or against a declarer with a secret partner more likely is, on the viewer's side.

        A place of open cards is on the side of its seat.
        """
        sides, contract = self.view.sides, self.view.contract
        seat %= self.view.players
        if seat == self.me or not sides or sides[self.me] is None:
            return seat == self.me
        if sides[seat] is None:
            return sides[self.me] == 1 and contract is not None and contract.declarer is not None
        return sides[seat] == sides[self.me]

    def odds(self, seat: Seat) -> dict[Card, float]:
        return self._odds[seat]

    def suited(self, seat: Seat, suit: SuitInPlay) -> Cards:
        key = (seat, suit)
        if key not in self._suited:
            suits = self.ranking.suits
            self._suited[key] = tuple([card for card in self._odds[seat] if suits[card] == suit])
        return self._suited[key]

    @cached_property
    def _odds(self) -> tuple[dict[Card, float], ...]:
        """Share every unseen card out among the hands, and the blind, that may hold it, by the room they have."""
        shares: tuple[dict[Card, float], ...] = tuple(dict.fromkeys(cards, 1.0) for cards in self.known)
        others = [seat for seat in range(self.view.players) if seat != self.me]
        room = {seat: max(0, self.view.counts[seat] - len(self.known[seat])) for seat in others}
        blind = max(0, len(self.unseen) - sum(room.values()))
        for card in self.unseen:
            may = [seat for seat in others if room[seat] and self._may_hold(seat, card)]
            pulls = {seat: room[seat] * (self._drawn_to(seat, card) if blind else 1.0) for seat in may}
            places = blind + sum(pulls.values())
            for seat, pull in pulls.items():
                shares[seat][card] = max(shares[seat].get(card, 0.0), pull / places)
        return self._by_place(shares) if self.view.on_table else shares

    def _by_place(self, shares: tuple[dict[Card, float], ...]) -> tuple[dict[Card, float], ...]:
        """What the hands hold, the viewer's own too, and then what lies open before each seat."""
        lying = self.view.on_table
        own = dict.fromkeys(self.view.hand, 1.0)
        whole = [own if seat == self.me else share for seat, share in enumerate(shares)]
        in_hand = [
            {card: odds for card, odds in share.items() if card not in lying[seat]} for seat, share in enumerate(whole)
        ]
        return (*in_hand, *(dict.fromkeys(cards, 1.0) for cards in lying))

    def _drawn_to(self, seat: Seat, card: Card) -> float:
        """How many times likelier than others a seat is to hold a card: aces and trumps are with the declarer."""
        contract = self.view.contract
        is_strong = contract is not None and contract.declarer == seat and not self.avoids_tricks
        return DRAWN if is_strong and (card.points == 11 or self.ranking.suits[card] == TRUMP) else 1.0

    def holds(self, seat: Seat, cards: Iterable[Card]) -> float:
        odds, left, lacks = self._odds[seat], max(1, len(self.unseen)), 1.0
        for gone, card in enumerate(cards):
            lacks *= 1.0 - min(1.0, odds.get(card, 0.0) * left / max(1, left - gone))
        return 1.0 - lacks

    def higher(self, card: Card) -> int:
        suits, strength = self.ranking.suits, self.ranking.strength
        others = (*self.unseen, *(other for cards in self.known for other in cards))
        return sum(suits[other] == suits[card] and strength[other] > strength[card] for other in others)

    def _may_hold(self, seat: Seat, card: Card) -> bool:
        if card in self.barred.get(seat, ()):
            return False
        limit = self.limits[seat].get(self.ranking.suits[card])
        return limit is None or self.ranking.strength[card] <= limit


def played_by(view: View, seat: Seat) -> Cards:
    trick_by_trick = ((trick.seats, trick.cards) for trick in (*view.tricks, view.trick))
    return tuple(
        [card for seats, cards in trick_by_trick for who, card in zip(seats, cards, strict=True) if who == seat]
    )


def holder_of(view: View, world: World, card: Card) -> Seat | None:
    """The seat that holds a card in a world, or has played it; None where it lies aside."""
    hands = enumerate(world.hands)
    return next((seat for seat, hand in hands if card in hand or card in played_by(view, seat)), None)


def _known_elsewhere(view: View) -> tuple[Cards, ...]:
    """Cards everybody saw in a hand, and those the viewer gave away, that have not been played since."""
    known = [list(cards) if seat != view.seat else [] for seat, cards in enumerate(view.face_up)]
    given = [each for each in view.history if isinstance(each, Gave) and each.giver == view.seat]
    played = {card for trick in (*view.tricks, view.trick) for card in trick.cards}
    for gift in given:
        for card in gift.cards:
            if card not in played and card not in view.hand and card not in known[gift.receiver]:
                known[gift.receiver].append(card)
    return tuple(map(tuple, known))


def _limits(view: View) -> tuple[Limits, ...]:
    """What not following, not trumping and not beating have shown."""
    limits: tuple[Limits, ...] = tuple({} for _ in range(view.players))
    for number, trick in enumerate((*view.tricks, view.trick)):
        _learn(view, trick, places_from_hand(view, number), limits)
    return limits


def _learn(view: View, trick: Trick, places: Iterable[int], limits: tuple[Limits, ...]) -> None:
    ranking, rule = view.ranking, view.rule
    for place in places:
        seat, card, led = trick.seats[place], trick.cards[place], ranking.suits[trick.cards[0]]
        suit, best = ranking.suits[card], ranking.best(trick.cards[:place])
        bound = limits[seat]
        if suit != led:
            bound[led] = 0
            if rule.must_trump and suit != TRUMP:
                bound[TRUMP] = 0
        chose_freely = suit != led and not (rule.must_trump and suit == TRUMP)
        had_to_beat = rule.demands_beating(led) and not chose_freely and ranking.suits[best] == suit
        if had_to_beat and not ranking.beats(card, best):
            bound[suit] = min(bound.get(suit, ranking.strength[best]), ranking.strength[best])
