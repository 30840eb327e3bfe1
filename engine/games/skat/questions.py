"""What a seat is asked in a deal of Skat before cards are played."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from engine.actions import Accept, Action, Announce, Bid, Declare, Pass, Take
from engine.cards import Cards, Rank
from engine.decisions import Choice, Decision, Selection, allowed_choices
from engine.errors import demand
from engine.games.skat import giving_up, kontra
from engine.games.skat.contracts import LOWEST, SPITZE, Declaring, bids_above, declarations, ranking_of
from engine.games.skat.exchanging import cards_to_give
from engine.games.skat.state import SkatState
from engine.seats import Seat

ASKED_ON: Final = frozenset({"grandhand", "kontra", "knock", "virgin"})
"""Phases in which one after the other may say something or pass."""
_LOWEST: Final = Choice("bid", (Bid(LOWEST), Pass()))
_HOLD: Final = Choice("hold", (Accept("hold"), Pass()))
_CHOICE: Final = Choice("choice", (Take("pickup"), Take("hand")))
_PUSH: Final = Choice("pushing", (Take("pickup"), Announce("push")))
_KNOCK: Final = Choice("knock", (Announce("knock"), Pass()))
_VIRGIN: Final = Choice("virgin", (Announce("virgin"), Pass()))


def asked(state: SkatState, seat: Seat) -> Decision:
    """The one question to the seat whose turn it is."""
    return _ASKED[state.phase](state, seat)


def _bids(state: SkatState, _: Seat) -> Choice:
    contest = state.contest
    if contest.asked:
        return _HOLD
    return _LOWEST if contest.bidder is None else bids_above(contest.high, state.options.values)


def _cards(state: SkatState, seat: Seat) -> Selection:
    """Two of twelve cards; no jacks for the next in Ramsch, where the table does not allow it."""
    hand = state.ranking.sorted(state.hands[seat])
    if state.phase == "passing" and not state.options.ramschjacks:
        hand = tuple(card for card in hand if card.rank != Rank.JACK)
    return Selection("discard", hand, 2)


def _kontra(state: SkatState, _: Seat) -> Choice:
    return Choice("kontra", (kontra.next_word(state.calls), Pass()))


def declaring(state: SkatState) -> Declaring:
    """What a declaration depends on."""
    options = state.options
    spitze = options.spitze if options.values != "book" else "none"
    return Declaring(options.announce, options.values, spitze, state.contest.high, state.known, options.revolution)


def check_spitze(hand: Cards, words: tuple[str, ...]) -> None:
    """Who announces that their lowest trump takes the last trick has one, and in grand not all four jacks.

    Decision: who is to discard after that has three, so that one is left.
    """
    if SPITZE in words:
        trumps = ranking_of(words).trumps_in(hand)
        demand(len(trumps) > len(hand) - 10 and (words[0] != "grand" or len(trumps) < 4), "spitze-without")


def _declarations(state: SkatState, seat: Seat) -> Decision:
    """Every game with its extras; in a round of Ramsch grand alone, which nobody need play."""
    every = declarations(declaring(state))
    if state.phase == "grandhand":
        grands = (each for each in every.actions if isinstance(each, Declare) and each.words[0] == "grand")
        every = Choice("grandhand", (*grands, Pass()))
    if state.options.spitze == "none" or state.options.values == "book":
        return every
    return next(iter(allowed_choices([every], partial(_check, state.hands[seat]))))


def _check(hand: Cards, action: Action) -> None:
    if isinstance(action, Declare):
        check_spitze(hand, action.words)


_ASKED: Final[Mapping[str, Callable[[SkatState, Seat], Decision]]] = {
    "auction": _bids, "choice": lambda _, __: _CHOICE, "discard": _cards, "passing": _cards,
    "pushing": lambda _, __: _PUSH, "knock": lambda _, __: _KNOCK, "kontra": _kontra, "declare": _declarations,
    "grandhand": _declarations, "virgin": lambda _, __: _VIRGIN, "gift": lambda _, __: giving_up.GIFT,
    "yield": lambda _, __: giving_up.YIELD, "swapping": cards_to_give, "returning": cards_to_give,
}  # fmt: skip
"""By phase."""
