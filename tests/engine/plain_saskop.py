"""The play of Saskop told a second time, as plainly as can be and with texts alone, to compare the engine with."""

TRUMPS_BEFORE_ACE = [rank + suit for rank in "KQJ" for suit in "CSHD"]
POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}


def trumps(trump: str) -> list[str]:
    return ["6" + trump, *TRUMPS_BEFORE_ACE, *(rank + trump for rank in "AT987")]


def is_trump(card: str, trump: str) -> bool:
    return card in trumps(trump)


def height(card: str, led: str, trump: str) -> int:
    """How high a card stands in a trick to which `led` was led; 0 for one that cannot win it."""
    if is_trump(card, trump):
        return 100 - trumps(trump).index(card)
    if not is_trump(led, trump) and card[1] == led[1]:
        return 1 + "6789TA".index(card[0])
    return 0


def legal(hand: set[str], trick: list[str], trump: str) -> set[str]:
    if not trick:
        return hand
    led = trick[0]
    mine = {card for card in hand if is_trump(card, trump)}
    suit = mine if is_trump(led, trump) else {card for card in hand - mine if card[1] == led[1]}
    may = suit or mine or hand
    highest = max(height(card, led, trump) for card in trick)
    return {card for card in may if height(card, led, trump) > highest} or may


def winner(trick: list[str], trump: str) -> int:
    return max(range(len(trick)), key=lambda place: height(trick[place], trick[0], trump))


def points(cards: list[str]) -> int:
    return sum(POINTS.get(card[0], 0) for card in cards)


TABLE = {  # (makers' points from, to): strokes in diamonds, strokes in another suit, whether the makers win
    (91, 120): (6, 4, True),
    (61, 90): (4, 2, True),
    (30, 59): (6, 4, False),
    (0, 29): (8, 6, False),
}


def strokes(by_team: list[int], tricks: list[int], maker: int | None, trump: str) -> list[int]:
    if 9 in tricks:
        return [16 if count == 9 else 0 for count in tricks]
    if by_team[0] == 60:
        return [0, 0]
    if maker is None:
        return [int(total > 60) for total in by_team]
    makers = maker % 2
    for (low, high), (diamonds, other, won) in TABLE.items():
        if low <= by_team[makers] <= high:
            worth = diamonds if trump == "D" else other
            return [worth if (team == makers) == won else 0 for team in (0, 1)]
    raise AssertionError(by_team)


def count(hands: list[set[str]], trick: list[str], turn: int, trump: str, depth: int) -> int:
    """How many ways of playing on there are, so many cards deep."""
    if depth == 0 or not any(hands):
        return 1
    total = 0
    for card in legal(hands[turn], trick, trump):
        left = [hand - {card} for hand in hands]
        lying = [*trick, card]
        if len(lying) == 4:
            total += count(left, [], (turn + 1 + winner(lying, trump)) % 4, trump, depth - 1)
        else:
            total += count(left, lying, (turn + 1) % 4, trump, depth - 1)
    return total
