"""How many times faster random Skat is played by our compiled rules than by OpenSpiel's from Python.

python tests/bench/skat_playouts.py [--seconds 3] [--openspiel PYTHON]

A playout is thirty random legal cards from the same kind of place in both: a shuffled deal, the contract settled, the
first card to be led; null, which may end early, left out. OpenSpiel is asked as its Python users ask it, by
`legal_actions` and `apply_action`; ours runs many playouts a call, by the same `kernel.legal` that the search uses.
Times are the processor's, so that what else the machine does matters less. PYTHON is an interpreter that has
`open_spiel`, which `make bench-playouts` sets up apart; the project itself never needs it. No player uses random
playouts: the search answers exactly in less time than they would need to answer roughly.
"""

import argparse
import random
import subprocess
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import numpy as np

from engine.cards import card_points
from engine.games.skat import contracts as skat
from engine.ranking import PACK
from engine.search.compiled import Numbers, Row, address, compiled, count_bits, lowest
from engine.search.kernel import BEATEN_BY, HANDS, SEATS, SUIT, WORTH, legal
from engine.search.parameters import POINTS
from engine.search.tables import Rules, block, numbering
from engine.trick import PlayRule

RULES = Rules(skat.RANKINGS["hearts"], PlayRule())
PLAYERS, CARDS = 3, 10
PLAYOUTS_A_DEAL = 1000

OTHERS = """
import pyspiel, random, sys, time
game, chance, seconds = pyspiel.load_game("skat"), random.Random(1), float(sys.argv[1])

def dealt():
    state = game.new_initial_state()
    while "playing" not in str(state) or "Type: null" in str(state):
        if "playing" in str(state) or state.is_terminal():
            state = game.new_initial_state()
        may = [each for each, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(chance.choice(may))
    return state

deals = [dealt() for _ in range(50)]
playouts = cards = 0
began = time.process_time()
while (took := time.process_time() - began) < seconds:
    state = deals[playouts % len(deals)].clone()
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
        cards += 1
    playouts += 1
print(playouts / took, cards / playouts)
"""


@compiled
def trick_points(c: Numbers, leader: int, dice: Numbers) -> int:
    """One trick of random legal cards: its points, and in the high bits who won it."""
    turn, led, best, winner, worth, seats = leader, 0, 0, leader, 0, c[SEATS]
    for _ in range(seats):
        may = legal(c, c[HANDS + turn], led, best)
        if may & (may - 1):
            number = dice[0]
            number ^= number << 13
            number ^= (number >> 7) & 0x1FFFFFFFFFFFFFF
            number ^= number << 17
            dice[0] = number
            for _ in range(((number & 0xFFFFFFFF) * count_bits(may)) >> 32):
                may &= may - 1
        card = lowest(may)
        c[HANDS + turn] ^= 1 << card
        worth += c[WORTH + card]
        if led == 0:
            led, best = c[SUIT + card], card
        elif (c[BEATEN_BY + best] >> card) & 1:
            best, winner = card, turn
        turn += 1
        if turn == seats:
            turn = 0
    return (winner << 32) | worth


@compiled
def playouts(block: Row, hands: Row, dice: Row, tricks: int, number: int) -> int:
    """What seat 0 took altogether in this many playouts from the same hands."""
    c, taken = address(block), 0
    for _ in range(number):
        for seat in range(c[SEATS]):
            c[HANDS + seat] = hands[seat]
        leader = 0
        for _ in range(tricks):
            found = trick_points(c, leader, address(dice))
            leader = found >> 32
            taken += found & 0xFFFFFFFF if leader == 0 else 0
    return taken


def ours(seconds: float) -> float:
    """Our playouts a second, a fresh deal for every thousand; raises if cards or points got lost."""
    chance, numbers, numbered = random.Random(1), block(RULES, POINTS, PLAYERS).copy(), numbering(RULES)
    dice, made = np.array([88172645463325252], np.int64), 0
    began = time.process_time()
    while (took := time.process_time() - began) < seconds:
        pack = chance.sample(PACK, PLAYERS * CARDS)
        dealt = [pack[seat * CARDS : (seat + 1) * CARDS] for seat in range(PLAYERS)]
        hands = np.array([numbered.set_of(hand) for hand in dealt], np.int64)
        share = playouts(numbers, hands, dice, CARDS, PLAYOUTS_A_DEAL) / PLAYOUTS_A_DEAL
        if numbers[HANDS : HANDS + PLAYERS].any() or not 0 <= share <= card_points(pack):
            raise RuntimeError("cards or points got lost")
        made += PLAYOUTS_A_DEAL
    return made / took


def main() -> None:
    """Both, one after the other, twice, so that neither has the better half of a noisy machine."""
    parser = argparse.ArgumentParser(description="Random Skat against OpenSpiel's.")
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--openspiel", metavar="PYTHON")
    asked = parser.parse_args()
    ours(0.01)
    for _ in range(2):
        mine = ours(asked.seconds)
        told = (
            f"random Skat, ours compiled: {mine:,.0f} playouts a second, {mine * PLAYERS * CARDS:,.0f} cards a second"
        )
        if asked.openspiel:
            command = [asked.openspiel, "-c", OTHERS, str(asked.seconds)]
            printed = subprocess.run(command, check=True, capture_output=True, text=True).stdout  # noqa: S603
            theirs, cards = map(float, printed.split())
            told += f"; OpenSpiel from Python: {theirs:,.0f} of {cards:.0f} cards each; {mine / theirs:.0f} times"
        sys.stdout.write(told + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
