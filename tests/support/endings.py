"""Endings of every game's contracts, drawn at random: rankings, sides, aims, tricks begun."""

import random
from itertools import product

from engine.cards import Card, Rank, Suit, without
from engine.games.doppelkopf.contracts import ranking_for as doubled
from engine.games.saskop import cards as saskop
from engine.games.skat import contracts as skat
from engine.ranking import STANDARD, ranking_with
from engine.search.parameters import POINTS, TRICKS
from engine.search.solver import Position
from engine.search.tables import Rules
from engine.trick import PlayRule
from tests.support.double_dummy import Question, may_play

CLIMBING = PlayRule(must_beat=True)
FREE = PlayRule()
ACE, JACK = Card(Suit.CLUBS, Rank.ACE), Card(Suit.DIAMONDS, Rank.JACK)
DOUBLED = ("basic", "ace-solo", "heart-solo", "spade-solo", "international-solo", "jack-solo", "queen-solo")

CONTRACTS: dict[str, tuple[Rules, tuple[int, ...]]] = {
    **{f"saskop {suit.letter}": (Rules(saskop.ranking_for(suit), saskop.RULE), (4,)) for suit in Suit},
    "saskop, six lowest, trumps to be beaten": (
        Rules(saskop.ranking_for(Suit.SPADES, "lowest"), saskop.RULES["led"]),
        (4,),
    ),
    **{f"skat {name}": (Rules(ranking, FREE), (3,)) for name, ranking in skat.RANKINGS.items()},
    "standard": (Rules(STANDARD, FREE), (2, 3, 4, 5)),
    "climbing": (Rules(STANDARD, CLIMBING), (3, 4)),
    "called ace kept back": (Rules(STANDARD, FREE, kept=frozenset({ACE})), (4, 5)),
    "called ace bound": (Rules(STANDARD, FREE, called=frozenset({ACE}), flees=3), (4, 5)),
    "partner's jack forced": (Rules(STANDARD, FREE, forced=frozenset({JACK})), (5,)),
    "four obers and hearts": (Rules(ranking_with((Rank.QUEEN,), Suit.HEARTS), CLIMBING), (4,)),
    "no trump": (Rules(ranking_with((), None), FREE), (4,)),
    **{
        f"doubled {name} {second}": (Rules(doubled(name, second_wins=second), FREE, copies=2), (4,))
        for name, second in product(DOUBLED, (False, True))
    },
}


def ending(name: str, chance: random.Random, lengths: tuple[int, ...]) -> tuple[Question, Position]:
    """A position with so many cards each, perhaps in mid-trick, and a question about it.

    A third of them are drawn from few suits in play, where the ranks of gone cards matter most.
    """
    rules, tables = CONTRACTS[name]
    players = chance.choice(tables)
    length = min(chance.choice(lengths), 3 if players == 5 else 9)
    side = tuple(seat for seat in range(players) if chance.random() < 0.5)
    aim = chance.choice((POINTS, POINTS, TRICKS))
    question = Question(rules, side, aim.card, aim.trick, few=chance.random() < 0.3)
    pack = [card for card in rules.ranking.suits for _ in range(rules.copies)]
    chance.shuffle(pack)
    if chance.random() < 0.3:
        wanted = chance.sample(sorted({*map(str, rules.ranking.suits.values())}), 2)
        pack.sort(key=lambda card: str(rules.ranking.suits[card]) not in wanted)
    hands = [tuple(pack[seat * length : (seat + 1) * length]) for seat in range(players)]
    leader, lying = chance.randrange(players), ()
    for laid in range(chance.randrange(players)):
        seat = (leader + laid) % players
        card = chance.choice(may_play(question, hands[seat], lying))
        hands[seat], lying = without(hands[seat], (card,)), (*lying, card)
    return question, Position(tuple(hands), leader, lying)
