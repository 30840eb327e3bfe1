"""Doubling in Sheepshead: cracks against the picker, the answers to them, and queens that are shown.

Source: the free encyclopaedia, sheepshead.org and players' apps. Nobody need be quick: all who might double are asked
at once, those too of whom only they know that they may not, so that being asked tells nothing.
"""

from dataclasses import replace
from typing import Final

from engine.actions import Announce, Pass
from engine.cards import read_cards
from engine.decisions import Choice, TimeLimit
from engine.errors import demand
from engine.games.sheepshead.state import SheepsheadState, played_by
from engine.seats import Seat

BLITZES: Final = {
    "blitz-black": read_cards("QC QS"),
    "blitz-red": read_cards("QH QD"),
    "blitz-jacks": read_cards("JC JS"),
}
DECLINE: Final = Pass("crack")
"""What is said of who does not double, and not that they pass, as they do the blind."""
CALLS: Final = ("crack", "recrack", "castrate", *BLITZES)


def _who(state: SheepsheadState, call: str) -> frozenset[Seat]:
    return frozenset(seat for seat, said in state.calls if said == call)


def times(state: SheepsheadState) -> int:
    """Each crack, each answer and each blitz doubles."""
    return int(2 ** len(state.calls))


def may_say(state: SheepsheadState, seat: Seat) -> tuple[str, ...]:
    """What a seat may say to double."""
    steps = {"crack": _may_crack, "recrack": _may_recrack, "castrate": _may_castrate}
    can_crack = state.picker is not None and state.phase == "crack"
    found = [call for call, may in steps.items() if can_crack and may(state, seat)]
    return (*found, *(call for call in BLITZES if _may_blitz(state, seat, call)))


def _is_defender(state: SheepsheadState, seat: Seat) -> bool:
    return seat != state.picker and seat not in state.members


def _may_crack(state: SheepsheadState, seat: Seat) -> bool:
    """Who had no chance to pick and is no partner, as it is common; or any defender; or anybody but the picker."""
    allowed = _open_for_crack(state)
    is_partner = seat in state.members and state.options.crack != "anybody"
    return seat in allowed and not is_partner


def _open_for_crack(state: SheepsheadState) -> frozenset[Seat]:
    """Who may crack, as far as everybody can tell: once, or each once, until somebody answers."""
    who, cracked = state.options.crack, _who(state, "crack")
    if who == "never" or _who(state, "recrack") or (cracked and state.options.cracks == "once"):
        return frozenset()
    seats = frozenset(range(state.players)) - {state.picker} - cracked
    return seats - state.auction.spoken if who == "unasked" else seats


def _may_recrack(state: SheepsheadState, seat: Seat) -> bool:
    """The picker, or the partner, who thereby shows it; or the picker alone."""
    is_allowed = seat == state.picker or (seat in state.members and state.options.recrack == "side")
    return is_allowed and seat in _open_for_recrack(state)


def _open_for_recrack(state: SheepsheadState) -> frozenset[Seat]:
    cracked, answer = _who(state, "crack"), state.options.recrack
    if not cracked or answer == "never" or state.picker is None:
        return frozenset()
    if _who(state, "castrate") or (_who(state, "recrack") and state.options.cracks == "once"):
        return frozenset()
    if answer == "picker":
        return frozenset({state.picker}) - _who(state, "recrack")
    return frozenset(range(state.players)) - cracked - _who(state, "recrack")


def _may_castrate(state: SheepsheadState, seat: Seat) -> bool:
    """After that another defender than who cracked."""
    return seat in _open_for_third(state) and _is_defender(state, seat)


def _open_for_third(state: SheepsheadState) -> frozenset[Seat]:
    answered = _who(state, "recrack")
    if not state.options.castrate or not answered or _who(state, "castrate"):
        return frozenset()
    return frozenset(range(state.players)) - answered - _who(state, "crack") - {state.picker}


def _may_blitz(state: SheepsheadState, seat: Seat, call: str) -> bool:
    """Both black queens, or both red ones, shown by who holds them; as the house has it, black jacks too."""
    if not _blitzes(state) or (call == "blitz-jacks" and not state.options.jacks) or _who(state, call):
        return False
    if state.options.blitz == "afterwards":
        return all(played_by(state, card) == seat for card in BLITZES[call])
    return all(card in state.hands[seat] for card in BLITZES[call])


def _blitzes(state: SheepsheadState) -> bool:
    """Whether queens may be shown: before the first card, only after a crack, before picking, or after the last card.

    Who shows them before picking has to pick, so that nobody but a picker does.
    """
    match state.options.blitz:
        case "anybody":
            return True
        case "cracked":
            return bool(_who(state, "crack"))
        case "picking":
            return state.phase == "pick"
        case "afterwards":
            return state.play.has_begun
    return False


def has_shown(state: SheepsheadState, seat: Seat) -> bool:
    """Whether a seat has shown two queens, or jacks."""
    return any(who == seat and call in BLITZES for who, call in state.calls)


def after_play(state: SheepsheadState) -> frozenset[Seat]:
    """Who may double when all cards are played: everybody has seen who that is, so nobody else is asked."""
    if state.options.blitz != "afterwards":
        return frozenset()
    return frozenset(seat for seat in range(state.players) if any(_may_blitz(state, seat, call) for call in BLITZES))


def _open_for_steps(state: SheepsheadState) -> frozenset[Seat]:
    if state.picker is None:
        return frozenset()
    return _open_for_crack(state) | _open_for_recrack(state) | _open_for_third(state)


def asked_first(state: SheepsheadState) -> frozenset[Seat]:
    """Who is asked before anything was said."""
    everybody = frozenset(range(state.players)) if _blitzes(state) else frozenset[Seat]()
    return _open_for_steps(state) | everybody


def with_call(state: SheepsheadState, seat: Seat, call: str) -> SheepsheadState:
    """Somebody doubles; who has already declined is asked again only where there is something new to answer."""
    demand(call in may_say(state, seat), "may-not-double")
    after = replace(state, calls=(*state.calls, (seat, call)), said=(*state.said, (seat, Announce(call))))
    if call in BLITZES:
        return _with_shown(after, seat, call)
    steps, still = _open_for_steps(after), state.asked
    new = steps - _open_for_steps(state) if call == "crack" and state.options.cracks == "each" else steps
    if call == "crack" and after.options.blitz == "cracked" and len(_who(after, "crack")) == 1:
        return replace(after, asked=frozenset(range(state.players)))
    kept = still if _blitzes(after) else still & steps
    return replace(after, asked=kept | new)


def _with_shown(state: SheepsheadState, seat: Seat, call: str) -> SheepsheadState:
    """Two cards of a hand are seen by all; after the last card all are, and who has no more to show is done."""
    if state.phase == "blitz":
        left = any(_may_blitz(state, seat, each) for each in BLITZES)
        return state if left else replace(state, asked=state.asked - {seat})
    face_up = list(state.play.face_up)
    face_up[seat] = (*face_up[seat], *(card for card in BLITZES[call] if card not in face_up[seat]))
    return replace(state, play=replace(state.play, face_up=tuple(face_up)))


def declined(state: SheepsheadState, seat: Seat) -> SheepsheadState:
    """Somebody has nothing to say."""
    return replace(state, asked=state.asked - {seat}, said=(*state.said, (seat, DECLINE)))


def question(state: SheepsheadState, seat: Seat) -> Choice:
    """To double, in each way that this seat may, or not; silence is not."""
    calls = tuple(map(Announce, may_say(state, seat)))
    return Choice("crack", (*calls, DECLINE), limit=TimeLimit.OBJECTION, silence=DECLINE)
