"""Sheepshead: pick up the blind, bury two, and play alone or with a partner who is known by a card.

Source: the Book of Card Games. Where it is silent, or deals otherwise than people do, an option or a docstring says so;
what tables play besides stands in the modules beside this one, a thing each.
"""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import ClassVar, Final

from engine import picking
from engine.actions import Action, Announce, CallAce, Cut, Discard, NameTrick, Pass, Play, Take
from engine.auction import Auction
from engine.cards import Cards, Rank
from engine.dealing import Dealt, check_hands, deal_as_usual
from engine.decisions import Choice, Decision, Selection, allowed_choices
from engine.errors import IllegalAction, UnusableDeal, demand
from engine.events import Event, received
from engine.game import Game, demand_turn, view_of
from engine.games.sheepshead import battery, burying, called_ace, cracks, no_pick, partners, payment
from engine.games.sheepshead.options import LEASTERS, SheepsheadOptions
from engine.games.sheepshead.sets import RULE_SETS
from engine.games.sheepshead.state import (
    ALL_TRICKS,
    ALONE,
    DOUBLING,
    PARTNER,
    REDEAL,
    SheepsheadState,
    has_sides,
    holders,
    is_announced,
    known_sides,
    took_blind,
)
from engine.games.sheepshead.tables import PLAYERS, form_of, naming_cards, pack_of, ranking_for
from engine.match import Carried, Gain, MatchRule, NextDeal, read_scores
from engine.options import Value
from engine.outcome import Outcome
from engine.picking import PICK, RULE
from engine.seats import Seat, after
from engine.trick import Cardplay, with_laid_away, with_taken
from engine.views import View

# Each function carries one kind of action out, or names the rule that forbids it.


def _pass(state: SheepsheadState, seat: Seat) -> SheepsheadState:
    """In turn from eldest; when all pass it is a misdeal, or what the house plays then."""
    demand_turn(state, "pick", seat)
    demand(not no_pick.must_pick(state, seat), "must-pick")
    left = picking.passed(state, seat)
    if not left.auction.is_over:
        return left
    if no_pick.names_trick(left):
        return replace(left, phase="name")
    return _doubling(left) if no_pick.is_played(left) else replace(left, phase="done")


def _name(state: SheepsheadState, seat: Seat, action: NameTrick) -> SheepsheadState:
    """The dealer says with which trick of a leaster the blind goes."""
    demand_turn(state, "name", seat)
    demand(1 <= action.number <= state.form.size, "no-such-trick", count=state.form.size)
    return _doubling(replace(state, named=action.number, said=(*state.said, (seat, action))))


def _show_first(state: SheepsheadState, seat: Seat, action: Announce) -> SheepsheadState:
    """Where only the picker may, two queens are shown before picking; who shows them has to pick."""
    demand_turn(state, "pick", seat)
    return cracks.with_call(state, seat, action.verb)


def _pick(state: SheepsheadState, seat: Seat) -> SheepsheadState:
    """The first to pick; where the house has it, others may double before the blind is seen."""
    demand_turn(state, "pick", seat)
    taken = replace(state, picker=seat, said=(*state.said, (seat, PICK)), members=frozenset({seat}))
    if state.options.crackwhen == "picked" and (asked := cracks.asked_first(taken)):
        return replace(taken, phase="crack", asked=asked)
    return _after_pick(taken, seat)


def _after_pick(state: SheepsheadState, picker: Seat) -> SheepsheadState:
    if state.form.partner == "jack" and state.options.callup == "unseen":
        return replace(state, phase="call")
    return _with_blind(state, picker)


def _with_blind(state: SheepsheadState, picker: Seat) -> SheepsheadState:
    """The blind joins the hand, or half of it where the next player takes the rest; then cards are buried."""
    blind, rest = partners.halves(state.blind) if state.form.partner == "draft" else (state.blind, ())
    play = with_taken(state.play, picker, blind)
    if rest:
        drafter = after(picker, state.players)
        play = with_taken(play, drafter, rest)
        state = replace(state, partner=drafter)
    is_called_first = partners.asks_to_call(state) and state.options.order == "call" and state.form.partner != "jack"
    return replace(state, play=play, phase="call" if is_called_first else "bury")


def _bury(state: SheepsheadState, seat: Seat, action: Discard) -> SheepsheadState:
    """Any cards, trumps and aces too; by the letter of the source none from the blind."""
    if state.phase == "draft":
        return _bury_draft(state, seat, action)
    demand_turn(state, "bury", seat)
    play = with_laid_away(state.play, seat, action.cards, state.form.bury)
    burying.check(state, seat, action.cards)
    after_it = replace(state, play=burying.unseen(play, seat, action.cards), buried=action.cards)
    if state.form.partner == "draft":
        return replace(after_it, phase="draft")
    is_asked = partners.asks_to_call(state) and not partners.has_called(state)
    return replace(after_it, phase="call") if is_asked else _begin(after_it)


def _bury_draft(state: SheepsheadState, seat: Seat, action: Discard) -> SheepsheadState:
    """Who took the other half of the blind buries as many."""
    demand_turn(state, "draft", seat)
    play = with_laid_away(state.play, seat, action.cards)
    return _begin(replace(state, play=burying.unseen(play, seat, action.cards), draft=action.cards))


def _call(state: SheepsheadState, seat: Seat, action: CallAce) -> SheepsheadState:
    """A card that is not one's own, and of which one's hand says enough."""
    if state.form.partner == "three-cards":
        return _call_third(state, seat, action)
    _may_speak(state, seat)
    is_ace = action.rank == Rank.ACE and state.form.partner in ("ace", "jack-and-ace")
    demand(is_ace or action in called_ace.candidates(state), "call-not-here", card=action.card)
    called_ace.may_call(state, seat, action)
    called = called_ace.with_call(replace(state, said=(*state.said, (seat, action))), action)
    if called_ace.needs_under(called):
        return replace(called, phase="under")
    return _after_call(called, seat)


def _call_third(state: SheepsheadState, seat: Seat, action: CallAce) -> SheepsheadState:
    """With eight, who holds two of the three cards may call the eight of trumps or the jack of hearts besides."""
    demand(not state.play.has_begun and state.phase == "play" and state.card is None, "not-now", phase=state.phase)
    demand(action.card in partners.thirds(state, seat), "call-third", card=action.card)
    naming = (*state.naming, action.card)
    called = replace(state, said=(*state.said, (seat, action)), card=action.card, naming=naming)
    return replace(called, members=holders(called, naming))


def _under(state: SheepsheadState, seat: Seat, action: Discard) -> SheepsheadState:
    """A card goes face down in place of one of the called suit."""
    demand_turn(state, "under", seat)
    return _after_call(called_ace.with_under(state, seat, action), seat)


def _alone(state: SheepsheadState, seat: Seat) -> SheepsheadState:
    """Rather than find a partner one may play alone against all: always instead of an ace, else as the house has it."""
    _may_speak(state, seat)
    demand(state.form.partner != "jack" or partners.may_go_alone(state, seat), "alone-never")
    return _after_call(replace(state, said=(*state.said, (seat, ALONE))), seat)


def _sheepshead(state: SheepsheadState, seat: Seat) -> SheepsheadState:
    """A picker who has called nobody may announce all tricks, alone, as long as they bury or are asked whom they call.

    Nobody can act meanwhile, so that it is in time whatever the others do.
    """
    demand(state.options.announced and state.form.partner != "draft", "sheepshead-never")
    demand(state.phase in ("bury", "call"), "not-now", phase=state.phase)
    demand(seat == state.picker, "not-your-turn")
    demand(not partners.has_called(state), "sheepshead-late")
    said = replace(state, said=(*state.said, (seat, ALL_TRICKS)))
    return said if state.phase == "bury" else _after_call(said, seat)


def _with_jack(state: SheepsheadState, seat: Seat) -> SheepsheadState:
    """The holder of the jack it is, or, as nobody hears, the picker who has it is alone."""
    demand(state.form.partner == "jack", "not-in-this-game")
    _may_speak(state, seat)
    return _after_call(replace(state, said=(*state.said, (seat, PARTNER))), seat)


def _may_speak(state: SheepsheadState, seat: Seat) -> None:
    demand(partners.asks_to_call(state), "call-never")
    demand_turn(state, "call", seat)


def _after_call(state: SheepsheadState, seat: Seat) -> SheepsheadState:
    """What is still to be done: take the blind, bury, or play."""
    if state.buried:
        return _begin(state)
    if any(card not in state.hands[seat] for card in state.blind) and state.under not in state.blind:
        return replace(_with_blind(state, seat), phase="bury")
    return replace(state, phase="bury")


def _begin(state: SheepsheadState) -> SheepsheadState:
    """All is buried and said: sides are made, somebody may double, and eldest leads."""
    assert state.picker is not None  # noqa: S101 - somebody has buried
    naming = partners.naming_of(state)
    members = holders(state, naming) | {state.picker}
    if state.form.partner == "draft" and state.partner is not None:
        members |= {state.partner}
    partner = next((seat for seat in sorted(members) if seat != state.picker), None)
    ready = replace(state, naming=naming, members=members, partner=partner)
    return replace(ready, phase="play") if state.options.crackwhen == "picked" else _doubling(ready)


def _doubling(state: SheepsheadState) -> SheepsheadState:
    """Who might double is asked; where nobody can, play begins."""
    asked = cracks.asked_first(state)
    return replace(state, phase="crack", asked=asked) if asked else replace(state, phase="play")


def _after_last(state: SheepsheadState) -> SheepsheadState:
    """After the last card who held two queens may still show them, as the house has it; then the deal is over."""
    asked = cracks.after_play(state)
    return replace(state, phase="blitz", asked=asked) if asked else state


def _double(state: SheepsheadState, seat: Seat, action: Announce | Pass) -> SheepsheadState:
    """A crack, an answer, queens shown, or nothing; when nobody is left to ask the deal goes on."""
    demand(state.phase in DOUBLING, "not-now", phase=state.phase)
    demand(seat in state.asked, "not-your-turn")
    said = cracks.with_call(state, seat, action.verb) if isinstance(action, Announce) else cracks.declined(state, seat)
    if said.asked:
        return said
    if said.phase == "blitz":
        return replace(said, phase="done")
    if said.picker is not None and not said.buried:
        return _after_pick(said, said.picker)
    return replace(said, phase="play")


def _redeal(state: SheepsheadState, seat: Seat) -> SheepsheadState:
    """A hand without an ace, a face card and a trump is thrown in before its player has picked or passed."""
    demand(state.options.weak, "no-redeals")
    demand(state.phase == "pick" and seat not in state.auction.spoken, "redeal-too-late")
    demand(no_pick.may_redeal(state, seat), "redeal-without")
    return replace(state, phase="done", said=(*state.said, (seat, REDEAL)))


def _play(state: SheepsheadState, seat: Seat, action: Play) -> SheepsheadState:
    """Follow suit, else anything; a called card, or the jack that names the partner, may have more to say."""
    after_it = (battery if state.form.battery else picking).played(state, seat, action)
    if called_ace.is_bound(state):
        called_ace.check_bound(state, seat, action.card, picking.suiting(state, seat))
    else:
        demand(action.card in _playable(state, seat), "must-show-jack", card=partners.shown_jack(state))
    if state.form.partner == "first-trick" and not is_announced(state) and not state.play.tricks:
        after_it = partners.with_first(after_it) if after_it.play.tricks else after_it
    return _after_last(after_it) if after_it.phase == "done" else after_it


def _playable(state: SheepsheadState, seat: Seat) -> Cards:
    """A called card may bind; the partner by the jack plays it as soon as that is allowed."""
    may = (battery if state.form.battery else picking).suiting(state, seat)
    if called_ace.is_bound(state):
        may = called_ace.bound_cards(state, seat, may)
    jack = partners.shown_jack(state)
    return (jack,) if jack is not None and seat != state.picker and jack in may else may


class Sheepshead(Game[SheepsheadState]):
    """The rules of Sheepshead as every game offers them."""

    name = "sheepshead"
    rules_version = 1
    options = SheepsheadOptions
    rule_sets: ClassVar[Mapping[str, Mapping[str, Value]]] = RULE_SETS
    match = MatchRule(deals=10)

    def players(self, _: SheepsheadOptions) -> tuple[int, ...]:
        """Five, four or three; as others play it two, six, seven or eight too."""
        return PLAYERS

    def pack(self, options: SheepsheadOptions, players: int) -> Cards:
        """Thirty-two cards; four leave the black sevens out to get seven each."""
        return pack_of(options, players)

    def deal(self, options: SheepsheadOptions, dealer: Seat, players: int, pack: Cards, cut: Cut) -> Dealt:
        """Three to each, two to the blind, then three more, or as many as the pack gives."""
        form = form_of(options, players)
        dealt = deal_as_usual(pack, dealer, players, cut, form.packets)
        return battery.with_open(dealt) if form.battery else dealt

    def begin(
        self, options: SheepsheadOptions, dealer: Seat, dealt: Dealt, carried: Carried | None = None
    ) -> SheepsheadState:
        """Eldest has the first chance to pick; where there is no blind eldest leads."""
        players = len(dealt.hands)
        if players not in PLAYERS:
            raise UnusableDeal("two to eight play")
        pack, form = pack_of(options, players), form_of(options, players)
        left_over = len(pack) - players * form.size - form.blind
        check_hands(dealt, pack, form.size, form.blind, left_over=left_over)
        eldest = after(dealer, players)
        play = Cardplay(dealt.hands, dealt.exposed or ((),) * players, tuple(range(players)), eldest)
        state = SheepsheadState(
            options, dealer, play, Auction(players, eldest), dealt.blind, form=form,
            order=ranking_for(options.trumps, options.spitz), carried=carried,
        )  # fmt: skip
        if form.is_picked:
            return state
        if form.battery:
            state = battery.laid_out(state)
        naming = naming_cards(options, players)
        return _doubling(replace(state, naming=naming, members=holders(state, naming)))

    def heard_first(self, state: SheepsheadState, dealt: Dealt) -> tuple[Event, ...]:
        """Each gets a hand, but of a battery what lies closed."""
        return battery.heard_first(state) if state.form.battery else super().heard_first(state, dealt)

    def waiting_for(self, state: SheepsheadState) -> tuple[Seat, ...]:
        """The one in turn, or all who may still double."""
        return tuple(sorted(state.asked)) if state.phase in DOUBLING else super().waiting_for(state)

    def decisions(self, state: SheepsheadState, seat: Seat) -> tuple[Decision, ...]:
        """What is asked in turn, or of all who may double; and what may be said besides."""
        if state.phase in DOUBLING:
            return (cracks.question(state, seat),) if seat in state.asked else ()
        asked = self._asked(state, seat) if seat == state.turn else ()
        return asked + self._unasked(state, seat)

    def _asked(self, state: SheepsheadState, seat: Seat) -> tuple[Decision, ...]:
        """Pick or pass, cards to bury, a card to call, a trick to name, a card to play."""
        if state.phase == "play":
            return (Choice("play", tuple(map(Play, _playable(state, seat)))),)
        if state.phase == "pick":
            return (Choice("pick", (PICK,) if no_pick.must_pick(state, seat) else (PICK, Pass())),)
        if state.phase == "name":
            return (Choice("name", tuple(map(NameTrick, range(1, state.form.size + 1)))),)
        if state.phase == "call":
            return allowed_choices([_calls(state)], partial(self.next_state, state, seat))
        hand = state.ranking.sorted(state.hands[seat])
        if state.phase in ("under", "draft"):
            return (Selection("under", hand, 1) if state.phase == "under" else Selection("bury", hand, 2),)
        return (
            Selection("bury", burying.buriable(state, hand), state.form.bury, keeping=called_ace.to_keep(state, seat)),
        )

    def _unasked(self, state: SheepsheadState, seat: Seat) -> tuple[Decision, ...]:
        """What may be said besides: that a hand is too weak, queens shown, all tricks; with eight, a third card."""
        if no_pick.may_redeal(state, seat):
            return (Choice("redeal", (REDEAL,), awaited=False),)
        if state.phase == "pick":
            is_theirs = state.options.blitz == "picking" and seat == state.turn
            shown = cracks.may_say(state, seat) if is_theirs else ()
            return (Choice("blitz", tuple(map(Announce, shown)), awaited=False),) if shown else ()
        if state.phase == "bury":
            return _announcing(state, seat)
        thirds = () if state.play.has_begun or state.phase != "play" else partners.thirds(state, seat)
        return (Choice("call", tuple(CallAce(*card) for card in thirds), awaited=False),) if thirds else ()

    def next_state(self, state: SheepsheadState, seat: Seat, action: Action) -> SheepsheadState:
        """Each kind of action has its rule."""
        match action:
            case Play():
                done = _play(state, seat, action)
            case Pass():
                done = _double(state, seat, action) if state.phase in DOUBLING else _pass(state, seat)
            case Take("pick"):
                done = _pick(state, seat)
            case Discard("bury" | "under"):
                done = (_bury if action.verb == "bury" else _under)(state, seat, action)
            case CallAce():
                done = _call(state, seat, action)
            case NameTrick():
                done = _name(state, seat, action)
            case Announce(verb):
                done = _announce(state, seat, action, verb)
            case _:
                raise IllegalAction("not-in-this-game")
        return done

    def happened(
        self, before: SheepsheadState, after_it: SheepsheadState, seat: Seat, action: Action
    ) -> tuple[Event, ...]:
        """The blind is seen by who takes it alone."""
        declines = isinstance(action, Pass) and before.phase in DOUBLING
        events = super().happened(before, after_it, seat, cracks.DECLINE if declines else action)
        picker = after_it.picker
        if picker is None:
            return events + (battery.heard(before, after_it) if before.form.battery else ())
        seats = (picker, after_it.partner)
        took = [each for each in seats if each is not None and took_blind(before, after_it, each)]
        return events + tuple(received(each, took_blind(before, after_it, each)) for each in took)

    def may_claim(self, view: View) -> bool:
        """Nobody claims tricks where everybody shuns them, nor where something is asked after the last one."""
        if view.on_table or (view.options is not None and view.options.blitz == "afterwards"):
            return False
        return view.contract is None or view.contract.name not in LEASTERS

    def view(self, state: SheepsheadState, seat: Seat | None) -> View:
        """What a seat, or a bystander, may know: of the cards laid away one's own, all in the end."""
        own: Cards = ()
        if seat is not None and seat == state.picker:
            own = (*state.buried, *(() if state.under is None else (state.under,)))
        elif seat is not None and seat == state.partner:
            own = state.draft
        if state.phase == "done":
            own = (*state.buried, *state.draft, *(() if state.under is None else (state.under,))) or state.blind
        sides = known_sides(state, seat)
        shown = view_of(self, state, seat, RULE, contract=partners.contract_of(state), sides=sides, aside=own)
        return replace(shown, on_table=battery.open_cards(state)) if state.form.battery else shown

    def ended(self, state: SheepsheadState) -> Outcome:
        """With sides, each alone, or as a misdeal."""
        if has_sides(state):
            return payment.played_out(state, partners.kind_of(state))
        return payment.two_alone(state) if state.form.partner == "each" else no_pick.passed_out(state)

    def gain(self, result: Mapping[str, object]) -> Gain:
        """What each seat scored; a misdeal is no hand of the ten."""
        kind = result.get("kind")
        if not isinstance(kind, str):
            raise UnusableDeal("a result says what kind of game it was")
        return Gain(read_scores(result, (2,) if kind == "two" else PLAYERS[:-1]), counts=kind != "misdeal")

    def next_deal(self, dealer: Seat, players: int, outcome: Outcome) -> NextDeal:
        """The deal goes round, but the same dealer deals again where the house has it so; some of it may be left."""
        left = outcome.details.get("carried")
        carried = Carried.of(left) if isinstance(left, dict) else None
        return NextDeal(dealer if outcome.details.get("again") else after(dealer, players), carried)


def _announce(state: SheepsheadState, seat: Seat, action: Announce, verb: str) -> SheepsheadState:
    """What is said in a word."""
    if verb in cracks.CALLS:
        is_first = verb in cracks.BLITZES and state.options.blitz == "picking"
        return (_show_first if is_first else _double)(state, seat, action)
    by_word = {ALONE: _alone, PARTNER: _with_jack, REDEAL: _redeal, ALL_TRICKS: _sheepshead}
    demand(action in by_word, "not-in-this-game")
    return by_word[action](state, seat)


def _calls(state: SheepsheadState) -> Choice:
    own = (PARTNER, ALONE) if state.form.partner == "jack" else (ALONE,)
    return Choice("call", (*called_ace.candidates(state), *own, ALL_TRICKS))


def _announcing(state: SheepsheadState, seat: Seat) -> tuple[Decision, ...]:
    """To announce all tricks while one buries."""
    if not state.options.announced or state.form.partner == "draft" or partners.has_called(state):
        return ()
    return (Choice("alltricks", (ALL_TRICKS,), awaited=False),) if seat == state.picker else ()


SHEEPSHEAD: Final = Sheepshead()
