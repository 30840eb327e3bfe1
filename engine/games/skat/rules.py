"""Skat: three players, one against two, an auction by what games are worth, two cards aside.

Sources: the chapters on Skat in a book of card games and in an encyclopaedia of 350 games ("001" and "002"), which the
first values of all options follow; for the others the International Skat Order (ISkO) and what clubs and public houses
add to it. Where they are silent or disagree, the decision stands in the docstring of the rule it concerns.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import ClassVar, Final

from engine.actions import Accept, Action, Announce, Bid, Cut, Declare, Discard, Give, Pass, Play, Take
from engine.auction import Contest
from engine.cards import Cards, Rank
from engine.dealing import Dealt, Packet, check_hands, deal_as_usual
from engine.decisions import Choice, Decision
from engine.errors import IllegalAction, demand
from engine.events import Event, gave, received
from engine.game import Game, demand_turn, view_of
from engine.games.skat import bock, exchanging, kontra, lists, stopping
from engine.games.skat.contracts import LOWEST, RAMSCH, REVOLUTION, SHUNNED, SPITZE, SUITS, numbers_of
from engine.games.skat.ending import outcome_of
from engine.games.skat.giving_up import ENDS, GIVE_UP, UNASKED, GivingUp
from engine.games.skat.options import RULE_SETS, SkatOptions
from engine.games.skat.questions import ASKED_ON, asked, check_spitze, declaring
from engine.games.skat.ramsch import Ramsch
from engine.games.skat.state import SkatState
from engine.match import Carried, Gain, NextDeal, read_scores
from engine.options import Value
from engine.outcome import Outcome
from engine.ranking import PACK
from engine.seats import Seat, after, clockwise
from engine.trick import Cardplay, PlayRule, check_card, legal_cards, with_laid_away, with_taken
from engine.views import Contract, View

PACKETS: Final = (Packet(3), Packet(4), Packet(3), Packet(2, to_blind=True))
ORDERED_PACKETS: Final = (Packet(3), Packet(2, to_blind=True), Packet(4), Packet(3))
RULE: Final = PlayRule()


# Each function carries one kind of action out, or names the rule that forbids it.


def _contested(state: SkatState, seat: Seat, action: Bid | Accept | Pass, contest: Contest) -> SkatState:
    phase = "choice" if contest.is_over else "auction"
    return replace(state, contest=contest, phase=phase, said=(*state.said, (seat, action)))


def _bid(state: SkatState, seat: Seat, action: Bid) -> SkatState:
    """Middlehand to forehand, then rearhand to the one who is left: any value above the last.

    Decision: when both others passed without a bid, forehand may have it for eighteen.
    """
    demand_turn(state, "auction", seat)
    contest = state.contest
    demand(not contest.asked, "hold-or-pass", last=contest.high)
    demand(action.number in numbers_of(state.options.values), "not-a-value", number=action.number, lowest=LOWEST)
    demand(action.number > contest.high, "bid-too-low", last=contest.high)
    demand(contest.bidder is not None or action.number == LOWEST, "only-lowest", lowest=LOWEST)
    return _contested(state, seat, action, contest.with_bid(action.number))


def _hold(state: SkatState, seat: Seat, action: Accept) -> SkatState:
    """Say yes to the number that was bid.

    001 lets "the other players compete" with rearhand: where both may answer, who was out does when the other passes.
    """
    demand_turn(state, "auction", seat)
    demand(state.contest.asked, "nothing-to-hold")
    return _contested(state, seat, action, state.contest.with_hold())


def _pass(state: SkatState, seat: Seat, action: Pass) -> SkatState:
    """Be out of the auction; when all three are, the cards are thrown in or Ramsch is played.

    Or say nothing where one is asked for grand from the hand, for kontra, or to knock.
    """
    if state.phase in ENDS:
        return stopping.refuse(state, seat, action)
    if state.phase == "swapping":
        return exchanging.content(state, seat, action)
    if state.phase in ASKED_ON:
        demand_turn(state, state.phase, seat)
        return _asked_on(replace(state, queue=state.queue[1:], said=(*state.said, (seat, action))))
    demand_turn(state, "auction", seat)
    if state.contest.bidder is not None:
        return _contested(state, seat, action, state.contest.with_pass())
    state = replace(state, said=(*state.said, (seat, action)))
    if state.options.allpass == "passed":
        return replace(state, phase="done")
    return _shunned(replace(state, ramsch=Ramsch()))


def _asked_on(state: SkatState) -> SkatState:
    """Ask the next, or go on where nobody is left to be asked."""
    if state.phase == "knock":
        return replace(state, phase="pushing") if state.queue else _passed_round(state)
    if state.queue:
        return state
    return _shunned(state) if state.phase == "grandhand" else _played(state)


def _passed_round(state: SkatState) -> SkatState:
    """The skat has gone round; each may announce that they take no trick, where the table plays so."""
    options = state.options
    if options.ramschvirgin and options.ramschloser == "most":
        return replace(state, phase="virgin", queue=clockwise(after(state.dealer, 3), 3))
    return _played(state)


def _shunned(state: SkatState) -> SkatState:
    """Ramsch, or before it the skat goes round, from eldest."""
    state = replace(state, words=(RAMSCH,))
    if state.options.allpass == "ramsch" or bock.is_penalty(state.options, state.carried):
        return _played(state)
    return replace(state, phase="pushing", queue=clockwise(after(state.dealer, 3), 3))


def _take(state: SkatState, seat: Seat, action: Take) -> SkatState:
    """The declarer takes the skat into the hand, or plays from the hand without looking at it.

    Where the skat goes round in Ramsch everybody may take it, to lay two cards away for the next.
    """
    said = (*state.said, (seat, action))
    if state.phase == "pushing" and action.verb == "pickup":
        demand_turn(state, "pushing", seat)
        play = with_taken(state.play, seat, state.skat)
        return replace(state, phase="passing", skat=(), play=play, said=said)
    demand_turn(state, "choice", seat)
    if action.verb == "hand":
        return replace(state, phase="declare", said=said)
    play = with_taken(state.play, seat, state.skat)
    phase = "declare" if state.options.order == "declare" else "discard"
    return replace(state, phase=phase, known=True, skat=(), play=play, said=said)


def _discard(state: SkatState, seat: Seat, action: Discard) -> SkatState:
    """Any two of the twelve; before the game is named, as 001 has it, or after, as 002.

    In Ramsch two for the next to look at; jacks are kept, where the table does not say otherwise.
    """
    if state.phase == "passing":
        return _passed_on(state, seat, action)
    demand_turn(state, "discard", seat)
    play = with_laid_away(state.play, seat, action.cards)
    state = replace(state, phase="declare", skat=tuple(sorted(action.cards)), play=play)
    return _declared(state, seat) if state.words else state


def _passed_on(state: SkatState, seat: Seat, action: Discard) -> SkatState:
    demand_turn(state, "passing", seat)
    play = with_laid_away(state.play, seat, action.cards)
    demand(state.options.ramschjacks or all(card.rank != Rank.JACK for card in action.cards), "jacks-stay")
    ramsch = replace(state.ramsch or Ramsch(), layer=seat)
    state = replace(state, skat=tuple(sorted(action.cards)), play=play, ramsch=ramsch)
    if state.options.ramschknock:
        return replace(state, phase="knock")
    return _asked_on(replace(state, phase="knock", queue=state.queue[1:]))


def _announce(state: SkatState, seat: Seat, action: Announce) -> SkatState:
    """Kontra and what answers it; in Ramsch, the skat passed on unseen, or a knock by one who looked: each doubles.

    Then that one takes no trick; at any time in the play that the game is given up.
    """
    said = (*state.said, (seat, action))
    if action == GIVE_UP:
        return stopping.give_up(state, seat, action)
    if action.verb in kontra.WORDS:
        return _double(state, seat, action)
    ramsch = state.ramsch or Ramsch()
    if action.verb == "push":
        demand_turn(state, "pushing", seat)
        state = replace(state, phase="knock", said=said, ramsch=replace(ramsch, passed=(*ramsch.passed, seat)))
    elif action.verb == "knock":
        demand_turn(state, "knock", seat)
        state = replace(state, said=said, ramsch=replace(ramsch, knocked=(*ramsch.knocked, seat)))
    elif action.verb == "virgin":
        demand_turn(state, "virgin", seat)
        state = replace(state, said=said, ramsch=replace(ramsch, virgins=(*ramsch.virgins, seat)))
    else:
        raise IllegalAction("not-in-this-game")
    return _asked_on(replace(state, queue=state.queue[1:]))


def _double(state: SkatState, seat: Seat, action: Announce) -> SkatState:
    """Kontra by an opponent, re by the declarer, and so on; everything counts twice as much with each."""
    demand(state.options.kontra != "none", "no-kontra")
    calls, declarer = state.calls, state.declarer
    demand(state.phase in {"kontra", "play"} and declarer is not None, "not-now", phase=state.phase)
    may = kontra.may_double(state.options, declarer or 0, state.words[0], state.said, calls)
    demand(bool(may) and action == kontra.next_word(calls), "not-that-word")
    if state.phase == "play":
        demand(state.may_double(seat), "kontra-too-late" if seat in may else "kontra-not-yours")
    else:
        demand_turn(state, "kontra", seat)
    calls = (*calls, (seat, action))
    state = replace(state, calls=calls, called_at=tuple(map(len, state.hands)))
    if state.phase == "play":
        return state
    queue = kontra.may_double(state.options, declarer or 0, state.words[0], state.said, calls)
    return _asked_on(replace(state, queue=queue))


def _declare(state: SkatState, seat: Seat, action: Declare) -> SkatState:
    """Name the game with its extras; in a round of Ramsch grand from the hand, before the skat goes round."""
    if state.phase == "grandhand":
        demand_turn(state, "grandhand", seat)
        demand(action.words[0] == "grand", "grand-or-pass")
    else:
        demand_turn(state, "declare", seat)
    declaring(state).check(action.words)
    check_spitze(state.hands[seat], action.words)
    state = replace(state, words=action.words, said=(*state.said, (seat, action)), queue=())
    if state.phase == "grandhand":
        return _declared(replace(state, ramsch=replace(state.ramsch or Ramsch(), soloist=seat)), seat)
    if len(state.hands[seat]) > 10:
        return replace(state, phase="discard")
    return _declared(state, seat)


def _declared(state: SkatState, seat: Seat) -> SkatState:
    """Kontra is asked for before the play, where the table plays so and before cards are laid open."""
    options = state.options
    if options.kontra != "none" and (options.kontrawhen == "asked" or state.is_open) and state.words[0] != "reject":
        queue = kontra.may_double(options, seat, state.words[0], state.said, ())
        if queue:
            return replace(state, phase="kontra", queue=queue)
    return _played(state)


def _played(state: SkatState) -> SkatState:
    """Cards are played; open ones lie on the table from now on, of a Spitze the card that is to take the last trick.

    Before that, in Revolution, the opponents exchange cards, eldest of them first.
    """
    shown: Cards = ()
    declarer = state.declarer
    if declarer is not None and (state.is_open or SPITZE in state.words):
        held = state.ranking.sorted(state.hands[declarer])
        shown = held if state.is_open else state.ranking.trumps_in(held)[-1:]
    play = state.play
    if shown:
        play = replace(play, face_up=tuple(shown if each == declarer else () for each in range(3)))
    if declarer is not None and REVOLUTION in state.words:
        return exchanging.begun(replace(state, play=play), declarer)
    return replace(state, phase="play", play=play, queue=())


def _play(state: SkatState, seat: Seat, action: Play) -> SkatState:
    """Follow suit if possible, else play anything; all ten tricks are played."""
    demand_turn(state, "play", seat)
    ranking = state.ranking
    check_card(RULE, ranking, state.hands[seat], state.play.trick.cards, action.card)
    play = state.play.with_card(seat, action.card, ranking)
    state = state.with_play(play, "done" if len(play.tricks) == 10 else "play")
    if state.giving.offered and len(play.tricks) == 1 and not play.trick.cards and state.options.schenken:
        return replace(state, giving=GivingUp())  # what one alone offered ends with the first trick
    return state


class Skat(Game[SkatState]):
    """The rules of Skat as every game offers them."""

    name = "skat"
    rules_version = 1
    options = SkatOptions
    list_length = 12 * 3
    settling = "differences"
    rule_sets: ClassVar[Mapping[str, Mapping[str, Value]]] = RULE_SETS

    def players(self, _: SkatOptions) -> tuple[int, ...]:
        """Three."""
        return (3,)

    def sits_out(self, people: int, players: int) -> tuple[int, ...]:
        """The dealer; of five at the table the second player after them too, as clubs do."""
        return (0, 2) if people == 5 else super().sits_out(people, players)

    def pack(self, _: SkatOptions, __: int) -> Cards:
        """Thirty-two cards."""
        return PACK

    def deal(self, options: SkatOptions, dealer: Seat, __: int, shuffled: Cards, cut: Cut) -> Dealt:
        """Three, four and three to each, the last two aside; by the order of Skat those are the fourth packet."""
        packets = PACKETS if options.values == "book" else ORDERED_PACKETS
        return deal_as_usual(shuffled, dealer, 3, cut, packets)

    def begin(self, options: SkatOptions, dealer: Seat, dealt: Dealt, carried: Carried | None = None) -> SkatState:
        """Middlehand speaks first, to forehand; rearhand, who dealt, comes after.

        In a round of Ramsch nobody bids, but each may play grand from the hand, from eldest.
        """
        check_hands(dealt, PACK, 10, 2)
        forehand = after(dealer, 3)
        play = Cardplay(dealt.hands, ((),) * 3, (0, 1, 2), forehand)
        contest = Contest(forehand, after(forehand, 3), (dealer,), reopens=options.answering == "both")
        state = SkatState(options, dealer, dealt, play, "auction", contest, dealt.blind, carried=carried)
        if carried is None:
            return state
        if bock.is_ramsch(options, carried):
            return replace(state, phase="grandhand", queue=clockwise(forehand, 3), ramsch=Ramsch(is_round=True))
        return _shunned(replace(state, ramsch=Ramsch())) if bock.is_penalty(options, carried) else state

    def decisions(self, state: SkatState, seat: Seat) -> tuple[Decision, ...]:
        """One question to one seat; beside it, kontra and what answers it may be said."""
        if state.phase == "play":
            may: tuple[Decision, ...] = ()
            if state.may_double(seat):
                may = (Choice("announce", (kontra.next_word(state.calls),), awaited=False, is_lasting=True),)
            if stopping.may_give_up(state, seat):
                may = (*may, UNASKED)
            if seat != state.play.turn:
                return may
            ranking, lying = state.ranking, state.play.trick.cards
            cards = legal_cards(RULE, ranking, ranking.sorted(state.hands[seat]), lying)
            return (Choice("play", tuple(map(Play, cards))), *may)
        return () if seat != state.turn else (asked(state, seat),)

    def next_state(self, state: SkatState, seat: Seat, action: Action) -> SkatState:  # noqa: C901, PLR0911 - one for each kind
        """Each kind of action has its rule."""
        match action:
            case Play():
                return _play(state, seat, action)
            case Bid():
                return _bid(state, seat, action)
            case Accept("hold"):
                return _hold(state, seat, action)
            case Accept("accept"):
                return stopping.accept(state, seat, action)
            case Give():
                return exchanging.give(state, seat, action)
            case Pass():
                return _pass(state, seat, action)
            case Take("pickup" | "hand"):
                return _take(state, seat, action)
            case Discard("discard"):
                return _discard(state, seat, action)
            case Declare():
                return _declare(state, seat, action)
            case Announce():
                return _announce(state, seat, action)
            case _:
                raise IllegalAction("not-in-this-game")

    def happened(self, before: SkatState, after_it: SkatState, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Who picks the skat up is the only one to see it; what opponents exchange, those two."""
        if isinstance(action, Give):
            return (gave(seat, exchanging.partner_of(before.declarer or 0, seat), action.cards),)
        events = super().happened(before, after_it, seat, action)
        is_taken = isinstance(action, Take) and action.verb == "pickup"
        return (*events, received(seat, before.skat)) if is_taken else events

    def view(self, state: SkatState, seat: Seat | None) -> View:
        """What a seat, or a bystander, may know: the skat only who laid it away, until all is played.

        In Revolution each opponent knows the other's cards too, and nobody else does.
        """
        words, declarer = state.words, state.declarer
        is_hand = bool(words) and words[0] != RAMSCH and not state.known
        times = (f"times-{state.times}",) if state.times > 1 else ()
        extras = (("hand",) if is_hand else ()) + words[1:] + times
        contract = Contract(words[0], declarer, SUITS.get(words[0]), extras) if words else None
        laid = seat == declarer and state.known if state.ramsch is None else seat == state.ramsch.layer
        knows_skat = state.phase == "done" or (seat is not None and laid)
        has_sides = declarer is not None and bool(words) and words[0] != "reject"
        sides = tuple(int(each != declarer) if has_sides else None for each in range(3))
        view = view_of(
            self, state, seat, RULE, contract=contract, sides=sides, aside=state.skat if knows_skat else (),
            signals=state.calls,
        )  # fmt: skip
        if state.exchange is None or seat is None or seat == declarer or declarer is None:
            return view
        return replace(view, face_up=exchanging.seen_by(seat, declarer, state.play))

    def may_claim(self, view: View) -> bool:
        """Where tricks are shunned nobody claims them, nor where it counts which card takes the last."""
        contract = view.contract
        return contract is None or (contract.name not in SHUNNED and SPITZE not in contract.extras)

    def ended(self, state: SkatState) -> Outcome:
        """All ten tricks are played, or everybody has passed."""
        return outcome_of(state)

    def next_deal(self, dealer: Seat, players: int, outcome: Outcome) -> NextDeal:
        """The deal goes round, but after a grand in a round of Ramsch the same dealer deals again."""
        counts = outcome.details.get("carried")
        carried = Carried.of(counts) if isinstance(counts, Mapping) else None
        return NextDeal(dealer if outcome.details.get("again") else after(dealer, players), carried)

    def gain(self, result: Mapping[str, object]) -> Gain:
        """The declarer's score, or what everybody got who shunned points or paid for them."""
        return Gain(read_scores(result, (3,)))

    def listed(self, result: Mapping[str, object], players: int, out: int = 0) -> tuple[int, ...]:
        """Seeger and Fabian: fifty more for an own game won, fifty less for one lost, the others then forty more.

        >>> SKAT.listed({"kind": "hearts", "declarer": 1, "won": False, "scores": [0, -40, 0]}, 3)
        (40, -90, 40)
        """
        more, _ = lists.added(result, players + out)
        own = (each + add for each, add in zip(read_scores(result, (3,)), more, strict=True))
        return (*own, *(self.sat_out(result, players + out),) * out)

    def sat_out(self, result: Mapping[str, object], players: int) -> int:
        """As much as those who defended.

        >>> SKAT.sat_out({"kind": "hearts", "declarer": 1, "won": False, "scores": [0, -40, 0]}, 4)
        30
        """
        return lists.added(result, players)[1] + lists.for_others(result)

    def list_deals(self, result: Mapping[str, object], players: int) -> int | None:
        """Everybody deals twelve times, or six; a round of Bierlachs has no such end."""
        return lists.list_deals(result, players)

    def list_limit(self, result: Mapping[str, object]) -> int | None:
        """In Bierlachs 301, or what the table plays to."""
        return lists.list_limit(result)

    def own_game(self, result: Mapping[str, object]) -> tuple[Seat, bool] | None:
        """The declarer's. Decision: where everybody shuns points nobody has a game of their own."""
        return lists.own_game(result)


SKAT: Final = Skat()
