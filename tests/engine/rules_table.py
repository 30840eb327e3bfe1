"""A table of any game for tests, written and read in notation."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import pytest

from engine.cards import Card, read_cards
from engine.dealing import Dealt
from engine.decisions import expand
from engine.errors import IllegalAction
from engine.games import GAMES
from engine.options import read_options
from engine.referee import read_move
from engine.views import View


@dataclass(frozen=True)
class Seats:
    """A state of a game with words for what tests ask of it."""

    game: str
    state: Any

    @property
    def rules(self) -> Any:
        return GAMES[self.game]

    def after(self, *moves: str) -> Seats:
        state = self.state
        for move in moves:
            state = self.rules.apply(state, *read_move(move, len(state.hands))).state
        return Seats(self.game, state)

    def said(self, *words: str) -> Seats:
        """The same without seats: each is said by the one the game waits for."""
        table = self
        for word in words:
            table = table.after(f"{table.waits_for[0]} {word}")
        return table

    def played(self, cards: str) -> Seats:
        return self.said(*(f"play {card}" for card in cards.split()))

    def played_out(self, seat: int | None = None) -> Seats:
        """To the end: one seat with its strongest cards, all others with their weakest."""
        table = self
        while table.phase != "done":
            turn = table.waits_for[0]
            strength = table.state.ranking.strength
            cards = [read_cards(card)[0] for card in table.may_play(turn)]

            def eager(card: Card, sign: int = 1 if turn == seat else -1) -> tuple[int, Card]:
                return sign * strength[card], card  # noqa: B023 - used at once

            table = table.after(f"{turn} play {max(cards, key=eager)}")
        return table

    def may(self, seat: int | None = None) -> set[str]:
        asked = self.waits_for[0] if seat is None else seat
        listed = [str(action) for action in expand(self.rules.decisions(self.state, asked))]
        assert len(listed) == len(set(listed))
        return set(listed)

    def may_play(self, seat: int | None = None) -> set[str]:
        return {action[5:] for action in self.may(seat) if action.startswith("play ")}

    def refuses(self, move: str) -> str:
        with pytest.raises(IllegalAction) as refusal:
            self.after(move)
        return refusal.value.code

    def view(self, seat: int | None) -> View:
        view: View = self.rules.view(self.state, seat)
        return replace(view, options=self.state.options)

    @property
    def phase(self) -> str:
        phase: str = self.state.phase
        return phase

    @property
    def waits_for(self) -> tuple[int, ...]:
        seats: tuple[int, ...] = self.rules.waiting_for(self.state)
        return seats

    @property
    def result(self) -> dict[str, Any]:
        result: dict[str, Any] = self.rules.result(self.rules.outcome(self.state))
        return result


def dealt(game: str, hands: tuple[str, ...], blind: str = "", dealer: int = 0, **options: bool | str) -> Seats:
    rules = GAMES[game]
    cards = Dealt(tuple(read_cards(hand) for hand in hands), read_cards(blind))
    return Seats(game, rules.begin(read_options(rules.options, options), dealer, cards))
