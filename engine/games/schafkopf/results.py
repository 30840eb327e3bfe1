"""How a deal of Bavarian Schafkopf ended: who won what, what was paid, and what it leaves to the next."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from engine.cards import card_points
from engine.games.schafkopf import kontra
from engine.games.schafkopf.contracts import RUFSPIEL, Declaration
from engine.games.schafkopf.payment import (
    Ending,
    RamschPayment,
    ended_at,
    knock_factor,
    pot_taken,
    price,
    ramsch,
    runners,
    stakes_put,
)
from engine.games.schafkopf.state import SchafkopfState, true_sides
from engine.outcome import Outcome, taken, unplayed
from engine.seats import Seat

BOCK_DEALS: Final = 4
"""How many deals after a named event count double."""
MOST: Final = 1 << 20
"""How far passing again and again doubles."""


def result_of(state: SchafkopfState) -> Outcome:
    """The outcome of a deal that is over."""
    if state.game is None:
        return _passed(state)
    if state.game.name == "ramsch":
        return _ramsch(state)
    if state.game.name == "kreuz" and _card_points(state)[0] == 60:
        return _finished(state, None, (0,) * state.players, {"again": True})
    return _settled(state, state.game)


def _passed(state: SchafkopfState) -> Outcome:
    """Thrown in: nobody pays but perhaps into the pot; by option the next deal counts double, or is dealt again."""
    options, put = state.options, stakes_put(state.players, state.knocks, state.options, state.pot)
    times = min(state.times * 2, MOST) if options.allpass == "double" else 1
    details = _details(state, {}) | {
        "times": state.times,
        "stock": list(put),
        "pot": state.pot - sum(put),
        "again": options.allpass == "same-dealer",
        "left": {"pot": state.pot - sum(put), "times": times if times > 1 else 0, "bock": state.bock},
    }
    return replace(unplayed("passed", state.players, details=details), scores=put)


def _ramsch(state: SchafkopfState) -> Outcome:
    points, _ = _taken(state)
    found: RamschPayment = ramsch(points, state.play.tricks, state.dealt, state.ranking, state.options)
    factor, put = _factor(state), stakes_put(state.players, state.knocks, state.options, state.pot)
    scores = tuple(factor * score + each for score, each in zip(found.scores, put, strict=True))
    return _finished(
        state, None, scores,
        {
            "price": found.price * factor, "stock": list(put), "virgins": list(found.virgins),
            "march": found.marcher, "losers": list(found.losers), "pot": state.pot - sum(put),
        },
    )  # fmt: skip


def _settled(state: SchafkopfState, game: Declaration) -> Outcome:
    """Each loser of a game of partners pays the price to one winner; one alone settles with each of the others."""
    sides, declarer = true_sides(state), state.declarer or 0
    ending = _ending(state, game, sides)
    paid = price(game, ending, len(state.dealt[0]), state.options) * _factor(state)
    stake = paid if ending.won else -paid
    alone = (state.players - 1) if sides.count(0) == 1 else 1
    took = pot_taken(state.pot, game, sides, declarer, state.options, won=ending.won)
    scores = tuple((stake * alone if side == 0 else -stake) + each for side, each in zip(sides, took, strict=True))
    details: dict[str, object] = {
        "price": paid, "runners": ending.runners, "schneider": ending.schneider, "schwarz": ending.schwarz,
        "needed": state.needed, "stock": list(took), "pot": state.pot - sum(took),
    }  # fmt: skip
    return _finished(state, ending.won, scores, details)


def _ending(state: SchafkopfState, game: Declaration, sides: Sequence[int | None]) -> Ending:
    """A Sie is shown and won; a tout needs every trick, a Bettel none; all others card points."""
    by_side, tricks = _card_points(state), _tricks(state, sides)
    if game.name == "sie":
        return Ending(won=True)
    if game.name == "bettel":
        return Ending(won=tricks[0] == 0)
    if game.tout:
        ending = Ending(won=tricks[1] == 0)
    else:
        is_mild = state.duty == "forced" and state.options.forced == "sixty"
        said = len(state.calls)
        swapped = kontra.swaps_roles(said, state.options) if said else is_mild
        ending = ended_at(by_side, tricks, state.needed, swapped=swapped)
    if game.name in ("hochzeit", "kreuz"):
        return ending
    held = (card for seat, hand in enumerate(state.dealt) if sides[seat] == 0 for card in hand)
    return replace(ending, runners=runners(held, state.ranking, state.options, won=ending.won))


def _factor(state: SchafkopfState) -> int:
    """All that doubles the price: knocks, kontra and its answers, what deals before have left, a Bock round.

    And, among three with the long pack, a blind that was left alone.
    """
    knocks = knock_factor(state.knocks, state.options) * (2 if state.by_hand else 1)
    return knocks * kontra.factor(len(state.calls)) * state.times * (2 if state.bock else 1)


def _card_points(state: SchafkopfState) -> tuple[int, int]:
    return _sums(_taken(state)[0], true_sides(state))


def _taken(state: SchafkopfState) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Card points and tricks by seat; what lies aside counts for who plays, whether they took it up or not.

    Decision: in a Ramsch it goes with the last trick.
    """
    points, tricks = taken(state.play.tricks, state.ranking, state.players)
    if not state.blind or not state.play.tricks:
        return points, tricks
    owner = state.play.turn if state.declarer is None else state.declarer
    aside = card_points(state.laid or state.blind)
    return tuple(each + aside * (seat == owner) for seat, each in enumerate(points)), tricks


def _tricks(state: SchafkopfState, sides: Sequence[int | None]) -> tuple[int, int]:
    return _sums(_taken(state)[1], sides)


def _sums(by_seat: Sequence[int], sides: Sequence[int | None]) -> tuple[int, int]:
    pairs = list(zip(by_seat, sides, strict=True))
    return sum(each for each, side in pairs if side == 0), sum(each for each, side in pairs if side == 1)


def _finished(
    state: SchafkopfState, won: bool | None, scores: tuple[int, ...], found: Mapping[str, object]
) -> Outcome:  # fmt: skip
    """A played deal in the terms all games share, and what it leaves: a Bock round loses a deal, or begins again."""
    points, tricks = _taken(state)
    sides = true_sides(state)
    name = "" if state.game is None else state.game.name
    has_sides = name not in ("ramsch", "sie")
    outcome = Outcome(
        name, points, tricks, scores, state.declarer, state.partner, sides,
        _sums(points, sides) if has_sides else None, won,
    )  # fmt: skip
    bock = max(0, state.bock - 1) + BOCK_DEALS * _begins_bock(state, outcome)
    details = _details(state, found) | {"times": state.times * (2 if state.bock else 1)}
    details["left"] = {"pot": details["pot"], "times": 0, "bock": bock}
    return replace(outcome, details=details)


def _begins_bock(state: SchafkopfState, outcome: Outcome) -> bool:
    """Sixty all, or a heart solo that was lost, as the option says."""
    even = outcome.side_points == (60, 60)
    lost = outcome.kind == "solo" and state.game is not None and state.game.suit == RUFSPIEL.trump and not outcome.won
    return (even and state.options.bock in ("sixty", "both")) or (lost and state.options.bock in ("solo", "both"))


def _details(state: SchafkopfState, found: Mapping[str, object]) -> dict[str, object]:
    """The keys of this game's results, in one order; what there is nothing to say of has its empty value."""
    game, called = state.game, state.called
    suit = called.suit if called is not None else None if game is None else game.suit
    nobody: list[Seat] = []
    return (
        {
            "suit": None if suit is None else suit.letter,
            "tout": game is not None and game.tout,
            "called": None if called is None else str(called),
            "forced": state.duty == "forced",
            "renonce": state.renonce,
            "needed": None,
            "schneider": False,
            "schwarz": False,
            "runners": 0,
            "knocks": state.knocks,
            "doublings": len(state.calls),
            "price": 0,
            "virgins": nobody,
            "march": None,
            "losers": nobody,
            "stock": [0] * state.players,
            "pot": state.pot,
            "again": False,
        }
        | ({"hand": state.by_hand} if state.blind else {})
        | dict(found)
    )
