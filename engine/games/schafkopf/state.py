"""A deal of Bavarian Schafkopf as it stands, and who can know which side somebody is on."""

from dataclasses import dataclass, replace

from engine.actions import Action
from engine.auction import Contest
from engine.cards import Card, Cards
from engine.games.schafkopf import called_ace
from engine.games.schafkopf.contracts import Declaration, ranking_for
from engine.games.schafkopf.options import SchafkopfOptions
from engine.ranking import Ranking
from engine.seats import Seat
from engine.trick import Cardplay, PlayRule, legal_cards

FOLLOW, BEAT = PlayRule(), PlayRule(must_beat=True)


@dataclass(frozen=True, slots=True)
class SchafkopfState:
    """A deal; phases are knock, bid, contest, accept, give, choice, discard, declare, play and done.

    dealt: whole hands as dealt; play holds half of them while knocks are asked for. queue: the seats still to speak in
    this phase, in turn. ranking: the contract's; until there is one, a Rufspiel's. said: what was spoken before the
    play; bidders: who wants to play. offered: a marriage and its card. called: the card whose holder is partner. duty:
    why somebody has to play (`forced`, `knocker`). needed: card points. calls: kontra and what answered; last: how many
    cards lay at the last of them. pot, times, bock: what the deals before have left. blind: two cards that three with
    the long pack leave over; laid: what was discarded for them; by_hand: whether they were left alone.
    """

    options: SchafkopfOptions
    dealer: Seat
    dealt: tuple[Cards, ...]
    play: Cardplay
    phase: str
    queue: tuple[Seat, ...]
    ranking: Ranking
    said: tuple[tuple[Seat, Action], ...] = ()
    bidders: tuple[Seat, ...] = ()
    contest: Contest | None = None
    offered: tuple[Seat, Card] | None = None
    game: Declaration | None = None
    declarer: Seat | None = None
    partner: Seat | None = None
    called: Card | None = None
    renonce: bool = False
    duty: str = ""
    needed: int = 61
    calls: tuple[tuple[Seat, Action], ...] = ()
    last: int = 0
    knocks: int = 0
    pot: int = 0
    times: int = 1
    bock: int = 0
    blind: Cards = ()
    laid: Cards = ()
    by_hand: bool = False

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.dealt)

    @property
    def hands(self) -> tuple[Cards, ...]:
        """What each seat holds now."""
        return self.play.hands

    @property
    def turn(self) -> Seat | None:
        """The one seat the game waits for; None where all are asked for knocks at once."""
        match self.phase:
            case "play":
                return self.play.turn
            case "contest":
                return None if self.contest is None else self.contest.turn
            case "declare" | "choice" | "discard":
                return self.declarer
            case "knock" if self.options.knocking == "together":
                return None
            case _:
                return self.queue[0] if self.queue else None

    @property
    def is_short(self) -> bool:
        """Whether eights and sevens are missing."""
        return self.players * len(self.dealt[0]) == 24

    @property
    def rule(self) -> PlayRule:
        """Follow suit; nobody has to trump or beat, but in one kind of Bettel."""
        is_strict = self.options.bettel.endswith("beat") and self.game is not None and self.game.name == "bettel"
        return BEAT if is_strict else FOLLOW

    @property
    def high(self) -> int:
        """How high a class was bid."""
        return 0 if self.contest is None else self.contest.high


def with_second_half(state: SchafkopfState) -> SchafkopfState:
    """Nobody is asked for knocks any more: everybody takes the rest of the cards up."""
    return replace(state, play=replace(state.play, hands=state.dealt))


def with_game(state: SchafkopfState, game: Declaration) -> SchafkopfState:
    """It is settled what is played; the play begins."""
    ranking = ranking_for(game, short=state.is_short, bettel=state.options.bettel)
    return replace(state, game=game, ranking=ranking, phase="play", queue=())


def with_play(state: SchafkopfState, play: Cardplay, phase: str) -> SchafkopfState:
    """A card was played: all else is as it was, and written out because a deal does this thirty-two times."""
    return SchafkopfState(
        state.options, state.dealer, state.dealt, play, phase, state.queue, state.ranking, state.said, state.bidders,
        state.contest, state.offered, state.game, state.declarer, state.partner, state.called, state.renonce,
        state.duty, state.needed, state.calls, state.last, state.knocks, state.pot, state.times, state.bock,
        state.blind, state.laid, state.by_hand,
    )  # fmt: skip


def true_sides(state: SchafkopfState) -> tuple[int | None, ...]:
    """By seat, 0 for who plays and the partner, 1 for the others; None where everybody is alone or nobody plays."""
    if state.game is None or state.declarer is None:
        return (None,) * state.players
    return tuple(int(seat not in (state.declarer, state.partner)) for seat in range(state.players))


def known_sides(state: SchafkopfState, viewer: Seat | None) -> tuple[int | None, ...]:
    """The same as far as a viewer can know: the holder of a called ace knows it, and nobody else.

    Until the ace is played, its holder has run away or said re; kontra shows somebody of the other side, and where two
    have shown that, the third is the partner.
    """
    truth = true_sides(state)
    if state.called is None or state.phase == "done" or (viewer is not None and viewer == state.partner):
        return truth
    play, caller = state.play, state.declarer or 0
    shown = called_ace.known_partner(state.called, caller, play.tricks, play.trick, state.ranking)
    open_seats = {caller, viewer, shown, *(seat for seat, _ in state.calls)}
    known = [side if seat in open_seats else None for seat, side in enumerate(truth)]
    if known.count(0) == 2 or known.count(1) == 2:
        return truth
    return tuple(known)


def playable(state: SchafkopfState, seat: Seat) -> Cards:
    """The cards of a hand that may be played now: they follow suit, and the called ace's holder minds its duties."""
    hand, lying, ranking = state.play.hands[seat], state.play.trick.cards, state.ranking
    may, called = legal_cards(state.rule, ranking, hand, lying), state.called
    if called is None or seat != state.partner or called not in hand:
        return may
    if called_ace.has_run_away(called, seat, state.play.tricks, ranking):
        return may
    return called_ace.playable(may, hand, state.dealt[seat], called, lying, ranking, state.options)
