"""Par: what the cards of a deal are worth to each seat when strong computers play them in all seats."""

import json
import math
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from statistics import fmean
from typing import Any, Final

from bot.players.base import Player
from bot.players.playing import play_deal
from engine.actions import Action, Cut, read_action
from engine.cards import Cards, read_cards, read_suit, write_cards
from engine.deal import Deal, Start, read_start
from engine.errors import UnusableDeal
from engine.match import Replay
from engine.options import Value
from engine.outcome import won_by, worth
from engine.seats import Seat

PLAYS: Final = 8
"""How many times a deal is played. One play says as much of the play as of the cards, so their average is taken: of 30
Saskop deals it agreed a little better with what people of all strengths made of them."""
CARDS: Final = 100_000
"""How many cards a computer may try for a move: a whole deal takes half a second and goes as one with twice as many."""

Clock = Callable[[], float]


@dataclass(frozen=True, slots=True)
class ParQuestion:
    """A finished deal up to its cut: all that may be known of it before anybody does anything, and who cut how.

    digest: the seal of its pack, from which all chance in the play follows, so that par is the same each time.
    """

    game: str
    options: Mapping[str, Value]
    players: int
    dealer: Seat
    pack: Cards
    replay: Replay | None
    cut: str
    digest: str

    def start(self) -> Start:
        """What the deal began from; raises `UnusableDeal` if none can begin so by today's rules."""
        return read_start(self.game, self.options, self.players, self.dealer, self.pack, self.replay)

    def write(self) -> str:
        """As one line of text."""
        facts: dict[str, Any] = {"game": self.game, "options": dict(self.options), "players": self.players}
        facts |= {"dealer": self.dealer, "pack": write_cards(self.pack), "cut": self.cut, "digest": self.digest}
        if self.replay is not None:
            facts["replay"] = [self.replay.trump.letter, self.replay.maker]
        return json.dumps(facts)


def read_question(text: str) -> ParQuestion:
    """The reverse; raises `ValueError` or `KeyError` for anything else."""
    facts = json.loads(text)
    replayed = facts.pop("replay", None)
    replay = None if replayed is None else Replay(read_suit(replayed[0]), replayed[1])
    return ParQuestion(**{**facts, "pack": read_cards(facts["pack"])}, replay=replay)


def par_of(question: ParQuestion, player: Player) -> tuple[float, ...]:
    """What each seat gets on average when this player sits in all seats, in what the game pays.

    Raises `UnusableDeal` or `IllegalAction` where the deal cannot begin by today's rules.
    """
    start, cut = question.start(), read_action(question.cut)
    if not isinstance(cut, Cut):
        raise UnusableDeal("it does not begin with a cut")
    dealt = Deal(start).act(start.cutter, cut)
    plays = [_played(dealt, player, random.Random(f"{question.digest} {number}")) for number in range(PLAYS)]  # noqa: S311 - it must repeat
    return tuple(round(fmean(values), 3) for values in zip(*plays, strict=True))


def _played(dealt: Deal, player: Player, chance: random.Random) -> tuple[int, ...]:
    """What each seat gets when the deal is played once."""

    def choose(deal: Deal, seat: Seat) -> Action | None:
        return player.choose(deal.view(seat), chance)

    outcome = play_deal(dealt, choose).outcome
    if outcome is None:
        raise RuntimeError("a deal ended without an outcome")
    scores = outcome.scores or (None,) * dealt.start.players
    return tuple(worth(score, won_by(outcome, seat)) for seat, score in enumerate(scores))


def par_player(clock: Clock) -> Player:
    """Who plays for par: as the strong level does, with so many cards and no deadline.

    The clock is asked all the time and may keep who asks waiting; the time it tells is of no account.
    """
    from bot.players.searching import STRONG, Searching  # noqa: PLC0415 - it takes seconds, or is missing

    return Searching(replace(STRONG, name="par", seconds=math.inf, cards=CARDS), clock=clock)
