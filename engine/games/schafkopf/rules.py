"""Bavarian Schafkopf: four players, each on their own account, who find their partner by calling an ace or play alone.

Source: the rules of the Bavarian Schafkopf federation and school, and what clubs, platforms and open programs play; of
several readings the commonest is the first value of an option. Where none tells, the decision stands in the docstring
of the rule it concerns. Three play without called aces, with the short pack or, by option, with two cards left over.
"""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import ClassVar, Final

from engine.actions import (
    RENONCE,
    Accept,
    Action,
    Announce,
    Bid,
    BidGame,
    CallAce,
    Cut,
    Declare,
    Discard,
    Give,
    Pass,
    Play,
    Take,
)
from engine.auction import Contest
from engine.cards import Card, Cards, Rank, without
from engine.dealing import Dealt, Packet, check_hands, deal_as_usual
from engine.decisions import Choice, Decision, allowed_choices
from engine.errors import IllegalAction, demand
from engine.events import Event, gave, received
from engine.game import Game, demand_turn, view_of
from engine.games.schafkopf import blind, called_ace, knocking, kontra, marriage
from engine.games.schafkopf.contracts import (
    LONG,
    OLD,
    RUFSPIEL,
    SHORT,
    Declaration,
    classes,
    games,
    height,
    highest,
    ranking_for,
    read_declared,
)
from engine.games.schafkopf.options import KNOCKING, RULE_SETS, SchafkopfOptions, in_force
from engine.games.schafkopf.results import result_of
from engine.games.schafkopf.state import (
    SchafkopfState,
    known_sides,
    playable,
    true_sides,
    with_game,
    with_play,
)
from engine.match import Carried, Gain, NextDeal, read_scores
from engine.options import Value
from engine.outcome import Outcome
from engine.seats import Seat, after, clockwise, opposite
from engine.trick import Cardplay, check_card
from engine.views import Contract, View

# Each function carries one kind of action out, or names the rule that forbids it.


def _pass(state: SchafkopfState, seat: Seat, action: Pass) -> SchafkopfState:
    """Not knock; not play; leave the game to the other bidder; leave a marriage to the next in turn."""
    demand(state.phase in ("knock", "bid", "contest", "accept"), "not-now", phase=state.phase)
    if state.phase == "knock":
        return knocking.answered(state, seat, action)
    demand_turn(state, state.phase, seat)
    said = (*state.said, (seat, action))
    if state.phase == "contest" and state.contest is not None:
        demand(state.contest.high, "bid-first")
        return _contested(replace(state, said=said, contest=state.contest.with_pass()))
    state = replace(state, said=said, queue=state.queue[1:])
    if state.queue:
        return state
    return _spoken(state) if state.phase == "bid" else _nobody_plays(state)


def _play_too(state: SchafkopfState, seat: Seat, action: Announce) -> SchafkopfState:
    """Say that one plays, in turn from eldest and once; after somebody has said so, only a game above a Rufspiel.

    By option the first who says so has the right to it.
    """
    demand_turn(state, "bid", seat)
    queue = () if state.options.bidding == "first" else state.queue[1:]
    state = replace(state, queue=queue, said=(*state.said, (seat, action)), bidders=(*state.bidders, seat))
    return state if state.queue else _spoken(state)


def _spoken(state: SchafkopfState) -> SchafkopfState:
    """One bidder names a game; two and more contest for it, the nearest to eldest first; without one others decide."""
    if len(state.bidders) > 1:
        contest = Contest(state.bidders[0], state.bidders[1], state.bidders[2:])
        return replace(state, phase="contest", contest=contest)
    if state.bidders:
        return blind.settled(state, state.bidders[0])
    if state.offered is not None:
        return replace(state, phase="accept", queue=clockwise(state.offered[0], 4)[1:])
    return _nobody_plays(state)


def _bid(state: SchafkopfState, seat: Seat, action: Bid | BidGame) -> SchafkopfState:
    """The later of two bidders names a class of games, each above what was named; which of them is said at the end."""
    demand_turn(state, "contest", seat)
    contest = state.contest or Contest(0, 1)
    demand(contest.turn != contest.holder, "hold-or-pass")
    ladder, name = classes(state.options), str(action).removeprefix("bid ")
    demand(name in ladder, "class-not-played", name=name)
    number = ladder.index(name) + 1
    demand(number > contest.high, "class-too-low", least=ladder[min(contest.high, len(ladder) - 1)])
    demand(name != "sie" or _has_sie(state, seat), "sie-without")
    return replace(state, contest=contest.with_bid(number), said=(*state.said, (seat, action)))


def _accept(state: SchafkopfState, seat: Seat, action: Accept) -> SchafkopfState:
    """`hold`: the earlier of two bidders keeps up, and needs name nothing higher; `accept`: take a marriage."""
    if action.verb == "hold":
        demand_turn(state, "contest", seat)
        contest = state.contest or Contest(0, 1)
        demand(contest.turn == contest.holder, "nothing-to-hold")
        return replace(state, contest=contest.with_hold(), said=(*state.said, (seat, action)))
    demand(action.verb == "accept", "not-in-this-game")
    return marriage.accepted(state, seat, action)


def _contested(state: SchafkopfState) -> SchafkopfState:
    """Who is left meets the next bidder, or has it."""
    contest = state.contest
    if contest is None or not contest.is_over:
        return state
    return blind.settled(state, contest.holder)


def _nobody_plays(state: SchafkopfState) -> SchafkopfState:
    """Who knocked last plays, by one option; by another the old one's holder, or all play a Ramsch, or for the Kreuz.

    Else the cards are thrown in. Decision: so they are where three would have to play a Rufspiel or in pairs.
    """
    options, way = state.options, state.options.allpass
    if options.knocker and state.knocks:
        knocker = [seat for seat, action in state.said if action == knocking.KNOCK][-1]
        return blind.settled(replace(state, duty="knocker"), knocker)
    if way in ("ramsch", "stock-ramsch"):
        return with_game(state, Declaration("ramsch"))
    if way == "forced" and state.players == 4:
        holder = next(seat for seat, hand in enumerate(state.dealt) if OLD in hand)
        is_poor = options.poor and len(state.ranking.trumps_in(state.dealt[holder])) <= 3
        if not is_poor:
            return replace(state, phase="declare", queue=(), declarer=holder, duty="forced")
    if way == "kreuz" and state.players == 4:
        eldest = after(state.dealer, 4)
        return with_game(replace(state, declarer=eldest, partner=opposite(eldest)), Declaration("kreuz"))
    return replace(state, phase="done", queue=())


def _with_aside(state: SchafkopfState, seat: Seat, action: Take | Discard) -> SchafkopfState:
    """Take the blind up and lay two cards away; or put one's only trump down for a marriage."""
    if isinstance(action, Take):
        return blind.took(state, seat, action)
    if action.verb == "discard":
        return blind.laid_away(state, seat, action)
    state = marriage.offered(state, seat, action)
    return state if state.queue else _spoken(state)


def _has_sie(state: SchafkopfState, seat: Seat) -> bool:
    return set(state.hands[seat]) == set(highest(len(state.dealt[seat])))


def _declare(state: SchafkopfState, seat: Seat, action: Declare) -> SchafkopfState:
    """Name a solo, of the class that was bid or a higher one; a Sie is shown, and that is all."""
    demand_turn(state, "declare", seat)
    game, ladder = read_declared(action.words), classes(state.options)
    if game is None:
        raise IllegalAction("unknown-contract", name=" ".join(action.words))
    demand(game in games(state.options), "class-not-played", name=" ".join(action.words))
    demand(game.name != "sie" or _has_sie(state, seat), "sie-without")
    demand(height(game, state.options) >= state.high, "contract-too-low", least=ladder[max(0, state.high - 1)])
    state = with_game(replace(state, said=(*state.said, (seat, action))), game)
    if game.name == "sie":
        return replace(state, phase="done")
    is_by_points = state.high and state.options.bidding == "raising" and not game.tout
    return replace(state, needed=int(ladder[state.high - 1])) if is_by_points else state


def _call(state: SchafkopfState, seat: Seat, action: CallAce) -> SchafkopfState:
    """Name the ace whose holder is the partner, and says nothing."""
    demand_turn(state, "declare", seat)
    demand(state.players == 4, "no-called-ace")
    demand(not state.high, "contract-too-low", least=classes(state.options)[max(0, state.high - 1)])
    demand(action.suit in called_ace.CALLABLE, "call-trumps")
    hand, suit, ranking = state.hands[seat], action.suit, state.ranking
    may = called_ace.callable_cards(hand, ranking, state.options, forced=state.duty == "forced")
    if suit not in may:
        ace, has_suit = Card(suit, Rank.ACE), bool(ranking.of_suit(hand, suit))
        demand(ace not in hand, "call-own-ace", card=ace)
        demand(has_suit, "call-without-suit", suit=suit)
    how, called = called_ace.how_called(may[suit], hand, ranking), may[suit]
    is_so = (action.rank, action.how) == (called.rank, how)
    demand(is_so, "call-otherwise", how={Rank.TEN: "ten", Rank.KING: "king"}.get(called.rank, how))
    partner = next(other for other, cards in enumerate(state.hands) if called in cards)
    said = (*state.said, (seat, action))
    return with_game(replace(state, said=said, called=called, renonce=bool(how), partner=partner), RUFSPIEL)


def _say(state: SchafkopfState, seat: Seat, action: Announce) -> SchafkopfState:
    """`knock` and `game` in turn; in the play kontra and what answers it."""
    if action == knocking.KNOCK:
        return knocking.answered(state, seat, action)
    if action.verb == "game":
        return _play_too(state, seat, action)
    demand(action.verb in kontra.STEPS, "not-in-this-game")
    demand(state.phase == "play" and state.game is not None, "not-now", phase=state.phase)
    side, said, name = true_sides(state)[seat], len(state.calls), state.game.name if state.game else ""
    if side is None:
        side = kontra.side_alone(said, seat, state.calls[-1][0] if said else None)
    kontra.check(action.verb, said, side, state.play, seat, state.last, name, state.options)
    return replace(state, calls=(*state.calls, (seat, action)), last=kontra.cards_played(state.play))


def _play(state: SchafkopfState, seat: Seat, action: Play) -> SchafkopfState:
    """Follow suit, mind the called ace, else play anything; a tout ends with a trick lost, a Bettel with one won."""
    demand_turn(state, "play", seat)
    ranking, lying = state.ranking, state.play.trick.cards
    may = playable(state, seat)
    if action.card not in may:
        check_card(state.rule, ranking, state.hands[seat], lying, action.card)
        called_ace.check(action.card, may, state.called or OLD, lying)
    play = state.play.with_card(seat, action.card, ranking)
    return with_play(state, play, "done" if _is_over(state, play) else "play")


def _is_over(state: SchafkopfState, play: Cardplay) -> bool:
    if not any(play.hands):
        return True
    if play.trick.cards or state.game is None or not (state.game.tout or state.game.name == "bettel"):
        return False
    return (play.turn == state.declarer) == (state.game.name == "bettel")


# What may be done.

_ASKED: Final[Mapping[str, Choice]] = {
    "bid": Choice("bid", (Announce("game"), Pass())),
    "accept": Choice("accept", (Accept(), Pass())),
}
_CALL: Final = Choice(
    "call",
    tuple(
        CallAce(suit, rank, how)
        for suit in called_ace.CALLABLE
        for rank, how in ((Rank.ACE, ""), (Rank.ACE, RENONCE), (Rank.TEN, ""), (Rank.KING, ""))
    ),
)
_KONTRA: Final = Choice("kontra", tuple(map(Announce, kontra.STEPS)), awaited=False, is_lasting=True)


def _questions(state: SchafkopfState) -> tuple[Choice, ...]:
    """What may be answered to, before it is looked at which answers the rules allow."""
    if state.phase in ("knock", "choice"):
        return (knocking.question(state) if state.phase == "knock" else blind.TAKES,)
    if state.phase in _ASKED:
        return (_ASKED[state.phase],)
    if state.phase == "contest":
        names = classes(state.options)
        return (
            Choice(
                "contest",
                (*(Bid(int(name)) if name.isdigit() else BidGame(name) for name in names), Accept("hold"), Pass()),
            ),
        )
    return _CALL, Choice("declare", tuple(Declare(game.words) for game in games(state.options)))


def _contract(state: SchafkopfState) -> Contract | None:
    """What is played, as everybody knows it; a called card that is no ace is named by itself."""
    game, called = state.game, state.called
    if game is None:
        return None
    named = () if called is None else (called.suit.letter if called.rank == Rank.ACE else str(called),)
    extras = {
        "hand": state.by_hand, "renonce": state.renonce, "forced": state.duty == "forced",
        str(state.needed): state.needed > 61, "tout": game.tout,
    }  # fmt: skip
    return Contract(game.name, state.declarer, game.trump, (*named, *(word for word, holds in extras.items() if holds)))


class Schafkopf(Game[SchafkopfState]):
    """The rules of Bavarian Schafkopf as every game offers them."""

    name = "schafkopf"
    rules_version = 1
    options = SchafkopfOptions
    rule_sets: ClassVar[Mapping[str, Mapping[str, Value]]] = RULE_SETS
    usual_set = "federation"

    def players(self, _: SchafkopfOptions) -> tuple[int, ...]:
        """Four, or three with the short pack."""
        return (4, 3)

    def pack(self, options: SchafkopfOptions, players: int) -> Cards:
        """Thirty-two cards, or twenty-four without eights and sevens: among three it is usually these."""
        return SHORT if (options.three if players == 3 else options.pack) == "short" else LONG

    def deal(self, options: SchafkopfOptions, dealer: Seat, players: int, shuffled: Cards, cut: Cut) -> Dealt:
        """Two packets, each of half the cards, by option packets of two; among three two cards may be left over.

        Decision: those come in the middle.
        """
        size, over = divmod(len(shuffled), players)
        packets = (Packet(2),) * (size // 2) if options.packets == "pairs" else (Packet(size // 2),) * 2
        middle = (Packet(over, to_blind=True),) if over else ()
        half = len(packets) // 2
        return deal_as_usual(shuffled, dealer, players, cut, (*packets[:half], *middle, *packets[half:]))

    def begin(
        self, options: SchafkopfOptions, dealer: Seat, dealt: Dealt, carried: Carried | None = None
    ) -> SchafkopfState:
        """Eldest speaks first, and leads, whatever is played; knocks are asked for before the second packet."""
        players = len(dealt.hands)
        whole = self.pack(options, players)
        size, over = divmod(len(whole), players)
        check_hands(dealt, whole, size, over)
        order, left = clockwise(after(dealer, players), players), carried or Carried()
        knocks = options.knocking in KNOCKING[1:]
        hands = tuple(hand[: size // 2] for hand in dealt.hands) if knocks else dealt.hands
        play = Cardplay(hands, ((),) * players, tuple(range(players)), order[0])
        queue = order[:1] if options.knocking == "eldest" else order
        return SchafkopfState(
            in_force(options, players), dealer, dealt.hands, play, "knock" if knocks else "bid", queue,
            ranking_for(RUFSPIEL, short=len(whole) == len(SHORT)),
            pot=left.count("pot"), times=left.count("times") or 1, bock=left.count("bock"),
            blind=dealt.blind,
        )  # fmt: skip

    def waiting_for(self, state: SchafkopfState) -> tuple[Seat, ...]:
        """The one in turn; all who have not answered yet where everybody is asked for knocks at once."""
        return tuple(sorted(knocking.asked(state))) if state.phase == "knock" else super().waiting_for(state)

    def heard_first(self, state: SchafkopfState, _: Dealt) -> tuple[Event, ...]:
        """Whoever may knock has not seen the second packet."""
        return tuple(received(seat, cards) for seat, cards in enumerate(state.hands))

    def decisions(self, state: SchafkopfState, seat: Seat) -> tuple[Decision, ...]:
        """What the table waits for, then what may be said unasked."""
        asked: tuple[Decision, ...] = ()
        questions: tuple[Choice, ...] = ()
        if seat == state.turn and state.phase == "play":
            asked = (Choice("play", tuple(map(Play, state.ranking.sorted(playable(state, seat))))),)
        elif seat in self.waiting_for(state):
            questions = _questions(state) if state.phase not in ("give", "discard") else ()
            asked = (blind.selection(state),) if state.phase == "discard" else marriage.selections(state, seat)
        if state.phase == "play" and state.options.kontra != "none":
            questions = (_KONTRA,)
        allowed = allowed_choices(questions, partial(self.next_state, state, seat))
        return asked + allowed if state.phase == "play" else allowed + asked

    def next_state(self, state: SchafkopfState, seat: Seat, action: Action) -> SchafkopfState:  # noqa: PLR0911 - one for each kind
        """Each kind of action has its rule."""
        match action:
            case Play():
                return _play(state, seat, action)
            case Pass():
                return _pass(state, seat, action)
            case Announce():
                return _say(state, seat, action)
            case Bid() | BidGame():
                return _bid(state, seat, action)
            case Accept():
                return _accept(state, seat, action)
            case CallAce():
                return _call(state, seat, action)
            case Declare():
                return _declare(state, seat, action)
            case Take() | Discard():
                return _with_aside(state, seat, action)
            case Give():
                return marriage.given(state, seat, action)
            case _:
                raise IllegalAction("not-in-this-game")

    def happened(
        self, before: SchafkopfState, after_it: SchafkopfState, seat: Seat, action: Action
    ) -> tuple[Event, ...]:
        """Second packets are taken up after the knocks; a marriage's cards are seen by those two."""
        if isinstance(action, Give):
            return (gave(seat, before.declarer or 0, action.cards),)
        told = after_it.said[-1][1] if before.phase == "knock" else action
        events = (*super().happened(before, after_it, seat, told), *blind.seen(before, after_it))
        if before.phase == "play":
            return events
        if before.phase == "knock" and after_it.phase != "knock":
            second = (without(hand, held) for hand, held in zip(after_it.hands, before.hands, strict=True))
            return (*events, *(received(who, cards) for who, cards in enumerate(second)))
        if marriage.is_taken(action, before) and before.offered is not None:
            return (*events, gave(before.offered[0], seat, (before.offered[1],)))
        return events

    def may_claim(self, view: View) -> bool:
        """Nobody claims what nobody wants: tricks in a Ramsch or a Bettel."""
        return view.contract is not None and view.contract.name not in ("ramsch", "bettel")

    def view(self, state: SchafkopfState, seat: Seat | None) -> View:
        """What a seat, or a bystander, may know."""
        contract, sides = _contract(state), known_sides(state, seat)
        aside = state.laid if seat is not None and seat == state.declarer else ()
        return view_of(self, state, seat, state.rule, contract=contract, sides=sides, aside=aside, signals=state.calls)

    def ended(self, state: SchafkopfState) -> Outcome:
        """All is played, shown or lost, or thrown in."""
        return result_of(state)

    def gain(self, result: Mapping[str, object]) -> Gain:
        """What each seat wins or pays; a deal thrown in is none."""
        return Gain(read_scores(result, (4, 3)), counts=result.get("kind") != "passed")

    def next_deal(self, dealer: Seat, players: int, outcome: Outcome) -> NextDeal:
        """The deal goes round, unless it is dealt again; the pot and what counts double go on."""
        left, again = outcome.details.get("left"), bool(outcome.details.get("again"))
        counts = left if isinstance(left, Mapping) else {}
        carried = Carried.of({name: count for name, count in counts.items() if isinstance(count, int)})
        return NextDeal(dealer if again else after(dealer, players), carried)


SCHAFKOPF: Final = Schafkopf()
