"""Signals between partners: open ones, those for the partner's eyes alone, forbidden ones and what they cost."""

from dataclasses import replace

from engine.actions import Announce, Signal
from engine.cards import Rank
from engine.errors import demand
from engine.games.saskop.cards import pictures_in
from engine.games.saskop.options import SaskopOptions
from engine.games.saskop.state import SaskopState, demand_phase
from engine.options import Value
from engine.seats import Seat, opposite

PENALTY = "penalty-"


def rule_for(options: SaskopOptions, verb: str) -> Value:
    """Whether a signal is allowed: true, false, to the partner's eyes (`partner`), or forbidden with a penalty."""
    if options.signals is not True:
        return options.signals
    return {"roof": options.roof, "emergency": options.hada}.get(verb, True)


def is_secret(options: SaskopOptions, verb: str) -> bool:
    """Whether nobody but the partner perceives it."""
    return isinstance(rule_for(options, verb), str)


def penalty_for(options: SaskopOptions, verb: str) -> int:
    """How many strokes a signal costs that is forbidden and found out."""
    rule = rule_for(options, verb)
    return int(rule.removeprefix(PENALTY)) if isinstance(rule, str) and rule.startswith(PENALTY) else 0


def penalty(options: SaskopOptions) -> int:
    """What a challenge is about: the most that a forbidden signal costs at this table, nothing where none is."""
    return max(penalty_for(options, "roof"), penalty_for(options, "blink"))


def seen_by(state: SaskopState, seat: Seat | None) -> tuple[tuple[Seat, Signal], ...]:
    """The signals that a seat, or a bystander, has perceived."""
    return tuple(
        (who, said)
        for who, said in state.signals
        if isinstance(said, Signal) and (not is_secret(state.options, said.verb) or seat in (who, opposite(who)))
    )


def signal(state: SaskopState, seat: Seat, action: Signal) -> SaskopState:
    """Hints among partners that the others may hear, as far as the house allows them."""
    demand(rule_for(state.options, action.verb), "no-signals")
    if action.verb == "roof":
        _check_roof(state, seat)
    else:
        demand_phase(state, "play")
        (_check_emergency if action.verb == "emergency" else _check_blink)(state, seat)
    blinked = state.blinked or action.verb in ("blink", "noblink")
    return replace(state, signals=(*state.signals, (seat, action)), blinked=blinked)


def _check_blink(state: SaskopState, seat: Seat) -> None:
    """The second player's partner may blink or not blink, once a trick, while exactly one card lies."""
    demand(len(state.play.trick) == 1 and seat == opposite(state.play.turn), "blink-when")
    demand(not state.blinked, "signalled-already")


def _check_emergency(state: SaskopState, seat: Seat) -> None:
    """Once a deal, with no trump but the ace or ten: when the partner is to play before oneself, and neither has."""
    to_come = (seat - state.play.turn) % 4
    demand(to_come >= 2 and to_come + len(state.play.trick) <= 3, "emergency-when")
    demand((seat, Signal("emergency")) not in state.signals, "signalled-already")
    trumps = state.ranking.trumps_in(state.hands[seat])
    demand(len(trumps) == 1 and trumps[0].rank in (Rank.ACE, Rank.TEN), "emergency-without")


def _check_roof(state: SaskopState, seat: Seat) -> None:
    """Who was dealt no picture may say so once, before playing a card."""
    demand(state.phase not in ("exchange", "ten", "done"), "not-now", phase=state.phase)
    demand(not state.play.has_played(seat), "roof-too-late")
    demand((seat, Signal("roof")) not in state.signals, "signalled-already")
    demand(not pictures_in(state.dealt[seat]), "roof-without")


def challenge(state: SaskopState, seat: Seat, _: Announce) -> SaskopState:
    """Say that the opponents have made a forbidden signal; it is looked into when the deal is over.

    The text says that a roof "would incur a penalty if discovered". Decision: opponents discover it by challenging,
    once a side, from the end of the first trick to the last card. The side that is wrong, by its signal or by its
    challenge, has the strokes written for the other.
    """
    demand(penalty(state.options), "no-challenge")
    demand_phase(state, "play")
    demand(state.play.tricks, "challenge-early")
    demand(all(who % 2 != seat % 2 for who in state.challenges), "challenged-already")
    return replace(state, challenges=(*state.challenges, seat))


def challenged(state: SaskopState) -> list[list[int | bool]]:
    """Each challenge by its team, whether there was a forbidden signal, and how many strokes that comes to."""
    found: list[list[int | bool]] = []
    for seat in state.challenges:
        costs = [
            penalty_for(state.options, said.verb)
            for who, said in state.signals
            if isinstance(said, Signal) and who % 2 != seat % 2
        ]
        cost = max(costs, default=0)
        found.append([seat % 2, cost > 0, cost or penalty(state.options)])
    return found


def penalties(state: SaskopState) -> tuple[int, int]:
    """The strokes that challenges bring each team: those of the forbidden signal, else what a wrong challenge costs."""
    gained = [0, 0]
    for team, is_right, cost in challenged(state):
        gained[team if is_right else 1 - team] += cost
    return gained[0], gained[1]
