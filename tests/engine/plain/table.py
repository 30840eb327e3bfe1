"""What the six games have in common: hands, tricks, turns and the keys of a result."""

from itertools import combinations
from typing import Any

SUITS, RANKS = "CSHD", "6789TJQKA"
POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
QUEENS, JACKS = ["QC", "QS", "QH", "QD"], ["JC", "JS", "JH", "JD"]
PACK = [rank + suit for suit in SUITS for rank in RANKS if rank != "6"]


def points(cards: list[str]) -> int:
    return sum(POINTS.get(card[0], 0) for card in cards)


def named(cards: tuple[str, ...] | list[str]) -> str:
    return " ".join(sorted(cards, key=lambda card: (SUITS.index(card[1]), RANKS.index(card[0]))))


def choices(verb: str, cards: list[str], count: int) -> list[str]:
    return sorted({f"{verb} {named(each)}" for each in combinations(cards, count)})


class Order:
    """Trumps from the highest down, and the ranks of the other suits."""

    def __init__(self, trumps: list[str], plain: str) -> None:
        self.trumps, self.plain = trumps, plain

    def suit(self, card: str) -> str:
        return "trumps" if card in self.trumps else card[1]

    def beats(self, card: str, best: str) -> bool:
        if self.suit(card) != self.suit(best):
            return card in self.trumps
        if card in self.trumps:
            return self.trumps.index(card) < self.trumps.index(best)
        return self.plain.index(card[0]) < self.plain.index(best[0])


def suit_order(above: list[str], suit: str, ranks: str) -> Order:
    return Order([*above, *(rank + suit for rank in ranks if rank + suit not in above)], ranks)


STANDARD = suit_order(QUEENS + JACKS, "D", "ATK987")


class Table:
    """A deal in progress; `out` are seats that sit out."""

    def __init__(self, options: dict[str, Any], dealer: int, hands: list[list[str]], blind: list[str]) -> None:
        self.options, self.dealer, self.count = options, dealer, len(hands)
        self.hands, self.dealt, self.blind = [list(each) for each in hands], [list(each) for each in hands], blind
        self.eldest = self.leader = (dealer + 1) % self.count
        self.order, self.phase = STANDARD, "play"
        self.trick: list[tuple[int, str]] = []
        self.tricks: list[tuple[int, list[str]]] = []
        self.out: tuple[int, ...] = ()
        self.declarer: int | None = None
        self.partner: int | None = None
        self.laid_away: list[str] = []
        self.spoken = 0
        self.result: dict[str, Any] | None = None
        self.start()

    def start(self) -> None:
        """Whatever comes before the play."""

    def around(self, first: int) -> list[int]:
        return [(first + step) % self.count for step in range(self.count)]

    def turn(self) -> int:
        return [seat for seat in self.around(self.leader) if seat not in self.out][len(self.trick)]

    def to_act(self) -> list[int]:
        return [] if self.phase == "done" else [self.turn()]

    def legal(self) -> dict[str, list[str]]:
        if self.phase == "done":
            return {}
        found = {str(seat): self.may(seat) for seat in range(self.count)}
        return {seat: sorted(actions) for seat, actions in found.items() if actions}

    def may(self, seat: int) -> list[str]:
        if seat != self.turn():
            return []
        if self.phase == "play":
            return sorted({f"play {card}" for card in self.playable(seat)})
        return self.may_say(seat)

    def may_say(self, seat: int) -> list[str]:
        raise NotImplementedError

    def playable(self, seat: int) -> list[str]:
        hand = self.hands[seat]
        if not self.trick:
            return list(hand)
        led = self.order.suit(self.trick[0][1])
        return [card for card in hand if self.order.suit(card) == led] or list(hand)

    def act(self, seat: int, action: str) -> None:
        verb, *words = action.split()
        if self.phase == "play":
            self.lay(seat, words[0])
        else:
            self.say(seat, verb, words)

    def say(self, seat: int, verb: str, words: list[str]) -> None:
        raise NotImplementedError

    def wins_over(self, card: str, best: str) -> bool:
        return self.order.beats(card, best)

    def lay(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.trick.append((seat, card))
        if len(self.trick) < self.count - len(self.out):
            return
        winner, best = self.trick[0]
        for other, laid in self.trick[1:]:
            if self.wins_over(laid, best):
                winner, best = other, laid
        self.tricks.append((winner, [laid for _, laid in self.trick]))
        self.trick, self.leader = [], winner
        self.trick_ended()
        if not any(self.hands[seat] for seat in range(self.count) if seat not in self.out):
            self.phase = "done"
            self.finish()

    def trick_ended(self) -> None:
        """Nothing hangs on a trick in most games."""

    def finish(self) -> None:
        raise NotImplementedError

    def lay_away(self, seat: int, cards: list[str]) -> None:
        for card in cards:
            self.hands[seat].remove(card)
        self.laid_away = cards

    def taken(self) -> tuple[list[int], list[int]]:
        by_points, by_tricks = [0] * self.count, [0] * self.count
        for winner, cards in self.tricks:
            by_points[winner] += points(cards)
            by_tricks[winner] += 1
        return by_points, by_tricks

    def side(self) -> list[int]:
        return [seat for seat in (self.declarer, self.partner) if seat is not None]

    def end(self, kind: str, scores: list[int] | None, **more: Any) -> None:
        """A result; what is not said of it is as if no card had been played."""
        nothing = {"declarer": None, "partner": None, "side": None, "won": None}
        none = [0] * self.count
        self.phase = "done"
        self.result = {"kind": kind, "points": none, "tricks": none, "scores": scores} | nothing | more
