"""A table of Saskop for tests, written and read in notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from engine.cards import Cards, read_cards, read_suit
from engine.dealing import Dealt
from engine.decisions import expand
from engine.errors import IllegalAction
from engine.games.saskop.options import SaskopOptions
from engine.games.saskop.rules import SASKOP
from engine.games.saskop.state import SaskopState
from engine.match import Carried
from engine.referee import read_move

# Seat 1 holds the source's example hand. Seat 0 has one picture, seat 2 a roof, seat 3 nine diamonds with the pictures.
EXAMPLE = (
    "QS TS 9S 8S 7S 6S 9C 8C 6C",
    "KS QC JS JH AC TC 7C TD 9D",
    "AH TH 9H 8H 7H 6H AS 7D 6D",
    "KC JC KH QH KD QD JD 8D AD",
)
# Seat 1 has the seven highest trumps in clubs, seat 3 the next; seats 0 and 2 hold no picture.
ONE_SIDED = (
    "AS TS 9S 8S 7S 6S 9H 8H 7H",
    "6C KC KS KH KD QC QS QH QD",
    "AH TH 6H AD TD 9D 8D 7D 6D",
    "JC JS JH JD AC TC 9C 8C 7C",
)


@dataclass(frozen=True)
class Seats:
    """A state of the game with words for what tests ask of it."""

    state: SaskopState

    def after(self, *moves: str) -> Seats:
        state = self.state
        for move in moves:
            state = SASKOP.apply(state, *read_move(move, 4)).state
        return Seats(state)

    def may(self, seat: int) -> set[str]:
        listed = [str(action) for action in expand(SASKOP.decisions(self.state, seat))]
        assert len(listed) == len(set(listed))
        return set(listed)

    def may_say(self, seat: int) -> set[str]:
        return {action for action in self.may(seat) if not action.startswith("play")}

    def may_play(self, seat: int) -> set[str]:
        return {action[5:] for action in self.may(seat) if action.startswith("play")}

    def refuses(self, move: str) -> str:
        with pytest.raises(IllegalAction) as refusal:
            self.after(move)
        return refusal.value.code

    def played(self, moves: str) -> Seats:
        """Cards in the order they are played, no matter whose turn it is."""
        table = self
        for card in moves.split():
            table = table.after(f"{table.state.play.turn} play {card}")
        return table

    @property
    def phase(self) -> str:
        return self.state.phase

    @property
    def waits_for(self) -> tuple[int, ...]:
        return SASKOP.waiting_for(self.state)

    @property
    def result(self) -> dict[str, Any]:
        outcome = SASKOP.outcome(self.state)
        assert outcome is not None
        return SASKOP.result(outcome)

    def hand(self, seat: int) -> set[str]:
        return {str(card) for card in self.state.hands[seat]}


def hands(*texts: str) -> tuple[Cards, ...]:
    return tuple(read_cards(text) for text in texts)


def dealt(*texts: str, dealer: int = 0, carried: Carried | None = None, **options: bool | str) -> Seats:
    return Seats(SASKOP.begin(SaskopOptions(**options), dealer, Dealt(hands(*(texts or EXAMPLE))), carried))


def in_play(*texts: str, trump: str = "D", maker: int = 1, dealer: int = 0, **options: bool | str) -> Seats:
    """The same cards with the trumps chosen and nothing led; signals as the options say."""
    replay = Carried(read_suit(trump), maker)
    return dealt(*texts, dealer=dealer, carried=replay, **{"exchange": False, **options})
