"""Which card to play: what the trick will likely bring, less what the card would be worth later."""

from dataclasses import dataclass
from typing import Final

from bot.players.inference import Inference
from engine.actions import Play
from engine.cards import Card, Cards, card_points
from engine.ranking import TRUMP
from engine.seats import Seat, clockwise
from engine.trick import leading_place, winning_place
from engine.views import View


@dataclass(frozen=True, slots=True)
class CardWeights:
    """What cards and tricks are worth beyond the points in them, in card points of difference between the sides.

    top, second, third: a trump that no, one or two unseen trumps can beat; other_trump: any lower one. shy: what a fat
    trump is worth less than a lean one. ace, ten: of a plain suit, kept for later. void: to be able to ruff.
    draw: leading trumps as the declarer's side, and not leading them as the others; length: the declarer's more, for
    each trump above the average. trick: the trick itself. clean: more of it, for each trick so far, while one side has
    them all. friendly, stingy: how fat the cards are that friend and foe add, against the average. promise: how far
    a seat is believed that says whether it wins the trick. exposed: what leading a plain ten costs besides if a foe's
    ace takes it.
    """

    top: float = 14.0
    second: float = 9.0
    third: float = 4.5
    other_trump: float = 1.0
    ace: float = 7.0
    ten: float = 2.0
    shy: float = -1.0
    draw: float = 4.0
    length: float = 1.5
    void: float = 1.5
    trick: float = 1.0
    clean: float = 1.0
    friendly: float = 1.3
    stingy: float = 0.25
    promise: float = 0.9
    exposed: float = 12.0


WEIGHTS: Final = CardWeights()


@dataclass(frozen=True, slots=True)
class Ahead:
    """How a trick will likely end: the chance that the viewer's side wins it, and what the cards to come bring it."""

    wins: float
    brings: float


class CardHeuristic:
    """Values the cards of one view by how the trick will likely end."""

    def __init__(self, inference: Inference) -> None:
        self.inference, self.view, self.ranking = inference, inference.view, inference.ranking
        self.aim = -1 if inference.avoids_tricks else 1
        self.to_come = places_to_come(self.view, inference.me)
        self.promises = inference.knowledge.promises(self.view)
        self._seen: dict[tuple[int, Card, bool, Card], Ahead] = {}

    def best(self, cards: Cards) -> Card:
        """The card with the highest value; of equal ones the lowest by points and strength."""
        strength = self.ranking.strength
        return max(
            cards,
            key=lambda card: (round(self.value(card), 6), -self.aim * card.points, -self.aim * strength[card], card),
        )

    def value(self, card: Card) -> float:
        """What playing a card now is worth."""
        trick = self.view.trick
        cards = (*trick.cards, card)
        place = winning_place(self.ranking, cards)
        best, ours = cards[place], place == len(trick) or self.inference.is_friend(trick.seats[place])
        ahead = self._ahead(0, best, ours, cards[0])
        stake = card_points(cards) + self._trick_worth()
        gain = (2 * ahead.wins - 1) * stake + ahead.brings - self._keep(card) + self._lead_bonus(card, ahead)
        return self.aim * gain

    def _ahead(self, place: int, best: Card, ours: bool, led: Card) -> Ahead:
        if place == len(self.to_come):
            return Ahead(float(ours), 0.0)
        key = (place, best, ours, led)
        if key not in self._seen:
            self._seen[key] = self._look(place, best, ours, led)
        return self._seen[key]

    def _look(self, place: int, best: Card, ours: bool, led: Card) -> Ahead:
        """Three ways the next seat may answer: beat the trick, follow below, or have nothing that matters."""
        seat = self.to_come[place]
        suits, beats_it = self.ranking.suits, self.ranking.beats
        follow = self.inference.suited(seat, suits[led])
        over = [card for card in follow if beats_it(card, best)]
        trumps = () if suits[led] == TRUMP else self.inference.suited(seat, TRUMP)
        ruffs = [card for card in trumps if beats_it(card, best)]
        has = self.inference.holds(seat, follow)
        beats = self.inference.holds(seat, over)
        ruff = (1 - has) * self.inference.holds(seat, ruffs)
        under = [card for card in follow if card not in over]
        rest = max(0.0, 1 - has - ruff)
        beats, ruff, low, rest = self._as_promised(seat, (beats, ruff, max(0.0, has - beats), rest))
        friend = self.inference.is_friend(seat)
        other = [card for card in self.inference.odds(seat) if suits[card] != suits[led] and card not in ruffs]
        ways = (
            (beats, over, self._typical(over)),
            (ruff, ruffs, self._typical(ruffs)),
            (low, under, None),
            (rest, other, None),
        )
        wins = brings = 0.0
        for chance, cards, above in ways:
            if chance <= 0.001:
                continue
            after = self._ahead(place + 1, above or best, friend if above else ours, led)
            generous = after.wins if friend else 1 - after.wins
            fat = WEIGHTS.stingy + (WEIGHTS.friendly - WEIGHTS.stingy) * generous
            points = fat * card_points(cards) / len(cards) if cards else 0.0
            wins += chance * after.wins
            brings += chance * (after.brings + (2 * after.wins - 1) * points)
        return Ahead(wins, brings)

    def _as_promised(self, seat: Seat, ways: tuple[float, ...]) -> tuple[float, ...]:
        """The same ways, where a seat has said whether it will win the trick."""
        if seat not in self.promises:
            return ways
        over, ruff, *rest = ways
        have = max(1e-6, over + ruff)
        want = WEIGHTS.promise if self.promises[seat] else 1 - WEIGHTS.promise
        if have + sum(rest) <= 1e-6 or (have <= 1e-3 and want > have) or sum(rest) <= 1e-3:
            return ways
        return (over * want / have, ruff * want / have, *(each * (1 - want) / sum(rest) for each in rest))

    def _typical(self, cards: list[Card]) -> Card | None:
        """The card a seat would beat with: rather a low one of those that do."""
        if not cards:
            return None
        return sorted(cards, key=self.ranking.strength.__getitem__)[len(cards) // 3]

    def _trick_worth(self) -> float:
        tricks = self.view.tricks
        ours = sum(self.inference.is_friend(trick.winner(self.ranking)) for trick in tricks)
        one_sided = ours in (0, len(tricks))
        return WEIGHTS.trick + (WEIGHTS.clean * len(tricks) if one_sided else 0.0)

    def _keep(self, card: Card) -> float:
        """What the card would be worth later."""
        left = len(self.view.hand) - 1
        if not left:
            return 0.0
        higher = self.inference.higher(card)
        if self.ranking.suits[card] == TRUMP:
            worth = (WEIGHTS.top, WEIGHTS.second, WEIGHTS.third)[higher] if higher < 3 else WEIGHTS.other_trump
            worth -= WEIGHTS.shy if card.points >= 10 else 0.0
        else:
            worth = self._keep_plain(card, higher)
        return worth * min(1.0, left / 4)

    def _keep_plain(self, card: Card, higher: int) -> float:
        """An ace or ten is worth keeping as far as the foes must follow; the last of a suit bars one's own ruffing."""
        suits = self.ranking.suits
        worth = 0.0
        if card.points >= 10:
            out = [other for other in self.inference.unseen if suits[other] == suits[card]]
            worth = WEIGHTS.ten if higher else WEIGHTS.ace
            for foe in range(self.view.players):
                if not self.inference.is_friend(foe):
                    worth *= self.inference.holds(foe, out)
        alone = len(self.ranking.of_suit(self.view.hand, suits[card])) == 1
        if alone and self.ranking.trumps_in(self.view.hand):
            worth -= WEIGHTS.void
        return worth

    def _lead_bonus(self, card: Card, ahead: Ahead) -> float:
        """Draw trumps on the declarer's side, the more so with length, not on the other; lead no ten into an ace."""
        view, side = self.view, self.view.sides[self.inference.me] if self.view.sides else None
        if view.trick.cards or self.aim < 0:
            return 0.0
        if self.ranking.suits[card] != TRUMP or side is None:
            return -WEIGHTS.exposed * self._exposed(card)
        if side != 0:
            return -WEIGHTS.draw
        mine = len(self.ranking.trumps_in(view.hand))
        out = sum(self.ranking.suits[other] == TRUMP for other in self.inference.unseen)
        return WEIGHTS.draw + WEIGHTS.length * (mine - out / max(1, view.players - 1)) * ahead.wins

    def _exposed(self, card: Card) -> float:
        """How likely somebody known for a foe holds the ace, or whatever else beats a plain ten in its suit."""
        suits, beats = self.ranking.suits, self.ranking.beats
        if card.points != 10 or suits[card] == TRUMP or not self.view.sides:
            return 0.0
        over = [other for other in self.inference.unseen if suits[other] == suits[card] and beats(other, card)]
        is_friend, sides = self.inference.is_friend, self.view.sides
        foes = (seat for seat in self.to_come if sides[seat % self.view.players] is not None and not is_friend(seat))
        return sum(self.inference.holds(foe, over) for foe in foes)


def places_to_come(view: View, me: Seat) -> tuple[Seat, ...]:
    """The seats that play to this trick after the viewer; who sat the last one out, or was left out, sits this one out.

    Where seats play from open cards too, these are places: those of the open cards come after all hands.
    """
    if view.on_table:
        size = 2 * view.players
        lead = leading_place(view.ranking, view.tricks, size) + len(view.trick)
        return tuple(
            (me + step) % view.players + view.players * ((lead + step) % size >= view.players)
            for step in range(1, size - len(view.trick))
        )
    first = view.trick.seats[0] if view.trick.seats else me
    playing = view.tricks[-1].seats if view.tricks else [seat for seat in range(view.players) if view.counts[seat]]
    order = clockwise(first, view.players)
    return tuple(seat for seat in order[order.index(me) + 1 :] if seat in playing)


def card_to_play(inference: Inference, plays: tuple[Play, ...]) -> Play:
    if len(plays) == 1:
        return plays[0]
    return Play(CardHeuristic(inference).best(tuple(play.card for play in plays)))
