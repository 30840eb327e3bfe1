"""How a game of Skat is given up or made a present of, and how the others answer."""

from dataclasses import replace

from engine.actions import Accept, Announce, Pass
from engine.errors import demand
from engine.game import demand_turn
from engine.games.skat.contracts import BASE
from engine.games.skat.giving_up import CARDS_TO_GIVE_UP, ENDS, GivingUp, raised
from engine.games.skat.state import SkatState
from engine.games.skat.values import must_take_all
from engine.seats import Seat, clockwise


def is_played(state: SkatState) -> bool:
    """Whether games are given up at this table."""
    return state.options.giveup or state.options.schenken


def can_be_offered(state: SkatState) -> bool:
    """Whether the game may be made a present of: in the first trick, as long as there is more to be played for.

    Decision: null, in which there is no schneider, is never offered.
    """
    options, words = state.options, state.words
    has_more = words[0] in BASE and not must_take_all(options, words)
    return options.schenken and options.values != "book" and has_more and not state.play.tricks


def may_give_up(state: SkatState, seat: Seat) -> bool:
    """Whether a seat may say so while cards are played: the declarer until that is refused, each opponent once.

    The order of Skat has the declarer say it while they hold nine cards, and later if an opponent agrees. Decision: the
    opponents do it together, at any time.
    """
    options, declarer = state.options, state.declarer
    if not is_played(state) or declarer is None or state.words[0] == "reject":
        return False
    if seat == declarer:
        return options.giveup and not state.giving.refused
    return seat not in state.giving.offered and (options.giveup or can_be_offered(state))


def give_up(state: SkatState, seat: Seat, action: Announce) -> SkatState:
    """Say that the game is lost: the declarer alone, or both opponents, who in the first trick may offer it.

    Decision: an offer of one of them alone ends with the first trick.
    """
    demand(is_played(state), "not-in-this-game")
    demand(state.phase == "play", "not-now", phase=state.phase)
    demand(may_give_up(state, seat), "not-to-give-up")
    state = replace(state, said=(*state.said, (seat, action)))
    if seat == state.declarer:
        if len(state.hands[seat]) >= CARDS_TO_GIVE_UP:
            return replace(state, phase="done", giving=replace(state.giving, ended="declarer"))
        return replace(state, phase="yield", queue=clockwise(seat, 3)[1:])
    giving = replace(state.giving, offered=(*state.giving.offered, seat))
    state = replace(state, giving=giving)
    if len(giving.offered) == 1:
        return state
    if can_be_offered(state):
        return replace(state, phase="gift")
    return replace(state, phase="done", giving=replace(giving, ended="opponents"))


def accept(state: SkatState, seat: Seat, action: Accept) -> SkatState:
    """The declarer takes a game that the opponents offer; or an opponent lets a declarer go who gives theirs up."""
    demand(is_played(state), "not-in-this-game")
    demand(state.phase in ENDS, "not-now", phase=state.phase)
    demand_turn(state, state.phase, seat)
    giving = replace(state.giving, ended=ENDS[state.phase])
    return replace(state, phase="done", queue=(), giving=giving, said=(*state.said, (seat, action)))


def refuse(state: SkatState, seat: Seat, action: Pass) -> SkatState:
    """The declarer plays for more, which counts as announced; or an opponent holds them to their game."""
    demand_turn(state, state.phase, seat)
    state = replace(state, said=(*state.said, (seat, action)))
    if state.phase == "gift":
        return replace(state, phase="play", words=raised(state.words), giving=GivingUp())
    if state.queue[1:]:
        return replace(state, queue=state.queue[1:])
    return replace(state, phase="play", queue=(), giving=replace(state.giving, refused=True))
