"""A contract's trumps and plain order as data, what follows from them, and the rankings most of the family share."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Final, Literal

from engine.cards import Card, Cards, Rank, Suit, pack

TRUMP: Final = "trump"
SuitInPlay = Suit | Literal["trump"]
"""The suit a card belongs to in play: all trumps are one suit, whatever is printed on them."""


@dataclass(frozen=True, slots=True)
class Ranking:
    """Which cards are trumps, from high to low, and how plain suits rank, from high to low.

    `second_wins` names cards of which, where the pack has two, the second in a trick beats the first; of all other
    equal cards the first wins. `apart` gives suits an order of their own. `strength` gives each card a number
    comparable within a suit in play; every trump's is above every plain card's.

    >>> from engine import Rank, Ranking, read_cards, write_cards
    >>> jacks = Ranking(read_cards("JC JS JH JD"), (Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN))
    >>> write_cards(jacks.sorted(read_cards("KC TC JD JC")))
    'JC JD TC KC'
    >>> str(jacks.best(read_cards("AS TS JH")))
    'JH'
    >>> jacks.matadors(read_cards("JC JS JD"))
    2
    """

    trumps: Cards
    plain: tuple[Rank, ...]
    second_wins: frozenset[Card] = frozenset()
    apart: tuple[tuple[Suit, tuple[Rank, ...]], ...] = ()
    suits: Mapping[Card, SuitInPlay] = field(init=False, repr=False, compare=False)
    strength: Mapping[Card, int] = field(init=False, repr=False, compare=False)
    places: Mapping[Card, int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Work out suits and strengths once, so that play only looks them up."""
        orders = dict.fromkeys(Suit, self.plain) | dict(self.apart)
        plain = [Card(suit, rank) for suit in Suit for rank in orders[suit] if Card(suit, rank) not in self.trumps]
        suits: dict[Card, SuitInPlay] = {card: card.suit for card in plain} | dict.fromkeys(self.trumps, TRUMP)
        strength = {card: len(orders[card.suit]) - orders[card.suit].index(card.rank) for card in plain}
        top = max(map(len, orders.values())) + len(self.trumps)
        strength |= {card: top - place for place, card in enumerate(self.trumps)}
        object.__setattr__(self, "suits", suits)
        object.__setattr__(self, "strength", strength)
        in_order = [*self.trumps, *sorted(plain, key=lambda card: (card.suit, -strength[card]))]
        object.__setattr__(self, "places", {card: place for place, card in enumerate(in_order)})

    def is_trump(self, card: Card) -> bool:
        """Whether the card is a trump."""
        return self.suits[card] == TRUMP

    def of_suit(self, cards: Cards, suit: SuitInPlay) -> Cards:
        """Those of the cards that belong to a suit in play."""
        suits = self.suits
        return tuple([card for card in cards if suits[card] == suit])

    def trumps_in(self, cards: Cards) -> Cards:
        """Those of the cards that are trumps."""
        return self.of_suit(cards, TRUMP)

    def beats(self, card: Card, best: Card) -> bool:
        """Whether a card played later beats the best so far."""
        suits = self.suits
        if suits[card] != suits[best]:
            return suits[card] == TRUMP
        if card == best:
            return card in self.second_wins
        return self.strength[card] > self.strength[best]

    def best(self, cards: Cards) -> Card:
        """The card that wins among those played to a trick, in order of play."""
        best = cards[0]
        for card in cards[1:]:
            if self.beats(card, best):
                best = card
        return best

    def matadors(self, held: Iterable[Card]) -> int:
        """The unbroken run of trumps from the top: +n held, −n lacking."""
        have = set(held)
        with_top = self.trumps[0] in have
        run = 0
        for card in self.trumps:
            if (card in have) != with_top:
                break
            run += 1
        return run if with_top else -run

    def sorted(self, cards: Iterable[Card]) -> Cards:
        """Order a hand for the eye: trumps from high to low, then each plain suit from high to low."""
        return tuple(sorted(cards, key=self.places.__getitem__))


PACK: Final = pack(Rank.SEVEN)
"""The thirty-two cards from the seven up."""

THIRTY: Final = tuple(card for card in PACK if card.rank != Rank.SEVEN or card.suit in (Suit.HEARTS, Suit.DIAMONDS))
"""The same without the black sevens."""

ORDER: Final = (Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.NINE, Rank.EIGHT, Rank.SEVEN)
"""Ace, ten, king and so on: how a suit ranks, leaving out the ranks that are trumps by themselves."""


@cache
def ranking_with(tops: tuple[Rank, ...], suit: Suit | None = None) -> Ranking:
    """Trumps are the `tops` by rank, each from clubs down to diamonds, then the rest of a suit if one is named."""
    plain = tuple(rank for rank in ORDER if rank not in tops)
    below = () if suit is None else tuple(Card(suit, rank) for rank in plain)
    return Ranking((*(Card(each, rank) for rank in tops for each in Suit), *below), plain)


STANDARD: Final = ranking_with((Rank.QUEEN, Rank.JACK), Suit.DIAMONDS)
"""Fourteen trumps: queens, jacks, and the other diamonds; ace, ten, king, nine, eight, seven in the other suits."""
