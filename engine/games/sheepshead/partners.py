"""Who is the picker's partner in Sheepshead, or makes the first side, and what everybody hears of it."""

from dataclasses import replace

from engine.cards import Card, Cards, Rank
from engine.games.sheepshead import called_ace
from engine.games.sheepshead.state import ALL_TRICKS, ALONE, PARTNER, SheepsheadState, is_announced
from engine.games.sheepshead.tables import naming_cards
from engine.seats import Seat
from engine.views import Contract


def asks_to_call(state: SheepsheadState) -> bool:
    """Whether the picker has something to say about a partner: to call, or to play alone."""
    options, by = state.options, state.form.partner
    return by in ("ace", "jack-and-ace") or (by == "jack" and (options.callup != "never" or options.lone))


def table_jack(state: SheepsheadState) -> Card | None:
    """The jack that names a partner at this table."""
    return next((card for card in naming_cards(state.options, state.players) if card.rank == Rank.JACK), None)


def has_called(state: SheepsheadState) -> bool:
    """Whether the picker has said how they play."""
    return state.card is not None or any(action in (ALONE, PARTNER, ALL_TRICKS) for _, action in state.said)


def thirds(state: SheepsheadState, seat: Seat) -> Cards:
    """What who holds two of the three cards may call for a third, with eight players."""
    mine = [card for card in state.naming if card in state.hands[seat]]
    if state.form.partner != "three-cards" or len(mine) < 2 or state.card is not None:
        return ()
    seven = state.naming[-1]
    cards = (Card(seven.suit, Rank.EIGHT), called_ace.HEART_JACK)
    return tuple(card for card in cards if card not in state.hands[seat])


def halves(blind: Cards) -> tuple[Cards, Cards]:
    """Whose half is which of a blind of four: by pack order the outer cards and the inner ones.

    So it does not matter in which order they lie, which neither records nor the referee tell.
    """
    first, second, third, last = sorted(blind)
    return (first, last), (second, third)


def may_go_alone(state: SheepsheadState, seat: Seat) -> bool:
    """Where the jack names the partner: as the house has it, and not with the jack, with which one is alone unsaid."""
    jack = table_jack(state)
    return state.options.lone and jack not in state.hands[seat] and jack not in state.buried


def naming_of(state: SheepsheadState) -> Cards:
    """The cards whose holders are with the picker: the called one, else the table's jack; none for who is alone."""
    if any(action in (ALONE, ALL_TRICKS) for _, action in state.said):
        return ()
    called = () if state.card is None else (state.card,)
    if called and state.form.partner == "jack":
        return called
    return called + naming_cards(state.options, state.players)


def shown_jack(state: SheepsheadState) -> Card | None:
    """The jack that its holder has to show, as the house has it."""
    if state.options.jack != "shown" or state.picker is None:
        return None
    return next((card for card in state.naming if card.rank == Rank.JACK), None)


def kind_of(state: SheepsheadState) -> str:
    """What is played: alone, with who holds a called card or the jack, or as the table makes its sides."""
    by = state.form.partner
    named = "first-queens" if state.options.first == "queens" else "first-named"
    if is_announced(state) or by == "first-queens":
        return named if by == "first-queens" else "sheepshead"
    if state.card is not None and by != "three-cards":
        return "called"
    if by == "jack":
        if any(action == ALONE for _, action in state.said):
            return "alone"
        return "jack-of-clubs" if state.form.cards == ("JC",) else "jack"
    if by in ("first-trick", "draft"):
        return by
    return "partners" if by in ("cards", "three-cards") else "alone"


def contract_of(state: SheepsheadState) -> Contract | None:
    """What everybody knows of the game; how it is played is open until the picker has spoken."""
    if state.picker is None:
        if state.form.is_picked:
            is_open = state.phase in ("pick", "done") and not state.play.tricks
            return None if is_open else Contract(state.options.allpass)
        if state.form.partner == "each":
            return Contract("two")
        extras = (str(state.card),) if state.card is not None else ()
        return Contract(kind_of(state), extras=extras)
    is_open = state.phase in ("bury", "call", "under") or (state.phase == "crack" and not state.buried)
    if is_open and asks_to_call(state) and not is_announced(state):
        return Contract("pick", state.picker)
    card = None if state.card is None else state.card
    extras = () if card is None else (card.suit.letter if card.rank == Rank.ACE else str(card),)
    return Contract(kind_of(state), state.picker, extras=extras)


def with_first(state: SheepsheadState) -> SheepsheadState:
    """The winner of the first trick is the partner; the picker who wins it is alone."""
    winner = state.play.tricks[0].winner(state.ranking)
    return replace(state, members=state.members | {winner}, partner=None if winner == state.picker else winner)
