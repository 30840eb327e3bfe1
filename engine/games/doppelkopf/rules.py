"""Doppelkopf: four players, every card twice, partners known by the queens of clubs they hold.

Source: the Penguin Book of Card Games, which breaks off before announcements and scoring; option `scoring` adds them,
`ddv` all that the tournament rules of the Deutscher Doppelkopf-Verband have: no redeals, poverty or international solo.

Where deals are scored results have `scores` and `extras`: a list of `{"reason", "side", "points"}`, side 0 being the
grannies' or the declarer's as in `side`. The points of side 0 less those of side 1 are what each member of side 0
scores, three times that for one who is alone; the others score as much less than nothing. With a price a point a score
is so many times that, and `price` says it. Where solos are owed `left`, `owing`, `duty` and `again` say how that
stands, with Bock rounds `rounds` how many this deal belongs to, `bock` how many each of the coming ones does, `causes`
why.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import ClassVar, Final

from engine.actions import Accept, Action, Announce, Cut, Declare, Discard, Give, Pass, Play
from engine.cards import Card, Cards, card_points
from engine.dealing import Dealt, Packet, check_hands, deal_as_usual
from engine.decisions import Choice, Decision, allowed_choices
from engine.errors import IllegalAction, demand
from engine.events import Event, gave
from engine.game import Game, demand_turn, view_of
from engine.games.doppelkopf import bock, duties, reservations
from engine.games.doppelkopf.announcements import CALLS, announce, may_call, owed_call
from engine.games.doppelkopf.contracts import SOLOS, TRUMP_SUITS
from engine.games.doppelkopf.extras import Tricks
from engine.games.doppelkopf.options import RULE_SETS, DoppelkopfOptions, in_force
from engine.games.doppelkopf.pigs import raised_by, raised_with
from engine.games.doppelkopf.scoring import SideResults, game_points, has_won, net_of, points_of, scores_of, seats_of
from engine.games.doppelkopf.sides import known_sides, true_sides
from engine.games.doppelkopf.state import PACKS, Beginning, DoppelkopfState
from engine.match import Carried, Gain, MatchRule, NextDeal, read_scores
from engine.options import Value
from engine.outcome import Outcome, unplayed
from engine.seats import Seat, after, clockwise
from engine.trick import Cardplay, PlayRule, check_card, legal_cards
from engine.views import Contract, View

PACKETS: Final = {True: (Packet(3),) * 4, False: (Packet(3), Packet(4), Packet(3))}
RULE: Final = PlayRule()
GIVE_UP: Final = Announce("concede")


# Each function carries one kind of action out, or names the rule that forbids it.


def _announce(state: DoppelkopfState, seat: Seat, action: Announce) -> DoppelkopfState:
    """`special` in turn, `redeal` before it; in the play the announcements, and that a soloist gives up."""
    if action.verb == "special":
        return reservations.speak(state, seat, action)
    if action == reservations.REDEAL:
        return reservations.redeal(state, seat, action)
    if action == GIVE_UP:
        return _give_up(state, seat)
    demand(action.verb in CALLS, "not-in-this-game")
    demand(state.phase != "conceded" or seat in _still_to_call(state), "not-your-turn")
    called = announce(state, seat, action)
    return _settled(called) if state.phase == "conceded" else called


def _give_up(state: DoppelkopfState, seat: Seat) -> DoppelkopfState:
    """A soloist may shorten a deal by leaving the rest to the others; nobody else may.

    Decision: in their turn, when something has been played.
    """
    demand(state.options.shorten, "no-giving-up")
    demand_turn(state, "play", seat)
    demand(state.is_solo and seat == state.declarer, "only-a-soloist")
    demand(state.play.tricks, "give-up-later")
    given_up = replace(state, phase="conceded", has_given_up=True)
    return _settled(given_up) if state.beginning.version > 2 else replace(given_up, phase="done")


def _settled(state: DoppelkopfState) -> DoppelkopfState:
    """When a soloist has given up the others may still make the announcements that are in time."""
    return state if _still_to_call(state) else replace(state, phase="done")


def _still_to_call(state: DoppelkopfState) -> tuple[Seat, ...]:
    if not state.options.is_scored:
        return ()
    return tuple(seat for seat in range(4) if seat not in (state.declarer, *state.silent) and may_call(state, seat))


def _say_nothing(state: DoppelkopfState, seat: Seat, _: Pass) -> DoppelkopfState:
    """Nothing more to announce after a soloist has given up."""
    demand(seat in _still_to_call(state), "not-your-turn")
    return _settled(replace(state, silent=(*state.silent, seat)))


def _play(state: DoppelkopfState, seat: Seat, action: Play) -> DoppelkopfState:
    """Follow suit if possible, else play anything."""
    demand_turn(state, "play", seat)
    options, ranking = state.options, state.ranking
    if options.forced and (said := owed_call(state)):
        raise IllegalAction("call-first", call=said.verb)
    check_card(RULE, ranking, state.hands[seat], state.play.trick.cards, action.card)
    is_last = options.loonies == "not-last" and len(state.play.tricks) == state.size - 1
    pigs = raised_with(state, seat, action.card) if options.pigs else 0
    if pigs > state.pigs:
        is_second = options.pigs == "second" and state.pigs == 0
        since = len(state.play.tricks) if is_second else state.raised_in
        return _raised(replace(state, pigs=pigs, raised_in=since), seat, action.card, has_other=not is_second)
    play = state.play.with_card(seat, action.card, state.last_ranking if is_last else ranking)
    return replace(state, play=play, phase="play" if any(play.hands) else "done")


def _raised(state: DoppelkopfState, seat: Seat, card: Card, *, has_other: bool) -> DoppelkopfState:
    """The first of two cards lies that stand above the loonies; everybody knows then who has the other."""
    is_last = state.options.loonies == "not-last" and len(state.play.tricks) == state.size - 1
    play = state.play.with_card(seat, card, state.last_ranking if is_last else state.ranking)
    if not has_other:
        return replace(state, play=play, phase="play" if any(play.hands) else "done")
    face_up = tuple((*pile, card) if each == seat else pile for each, pile in enumerate(play.face_up))
    return replace(state, play=replace(play, face_up=face_up))


_CALLS: Final = Choice("announce", tuple(map(Announce, CALLS)), awaited=False, is_lasting=True)
_LAST_CALLS: Final = Choice("conceded", (*map(Announce, CALLS), Pass()))
_GIVE_UP: Final = Choice("concede", (GIVE_UP,), awaited=False)


# How it ended.


@dataclass(frozen=True, slots=True)
class Result:
    """Card points and tricks by seat, and the winners of the tricks; what a soloist gave up went to who sits next."""

    points: tuple[int, ...]
    tricks: tuple[int, ...]


def _taken(state: DoppelkopfState) -> Result:
    points, tricks = [0] * 4, [0] * 4
    for number, trick in enumerate(state.play.tricks):
        winner = trick.winner(state.ranking_of_trick(number))
        points[winner] += card_points(trick.cards)
        tricks[winner] += 1
    if state.has_given_up:
        heir = after(state.play.turn, 4)
        points[heir] += 240 - sum(points)
        tricks[heir] += state.size - sum(tricks)
    return Result(tuple(points), tuple(tricks))


def _outcome(state: DoppelkopfState) -> Outcome:
    options = state.options
    if not state.play.has_begun:
        nothing: dict[str, object] = {"team": None} | ({"extras": []} if options.is_scored else {})
        return unplayed("redeal", 4, scored=options.is_scored, details=nothing | _as_it_was(state))
    taken = _taken(state)
    if state.name == "black-pig":
        return _black_pig(state, taken)
    sides = true_sides(state)
    team = seats_of(sides, 0)
    by_side, tricks_by_side = (
        (sum(each[seat] for seat in team), sum(each) - sum(each[seat] for seat in team))
        for each in (taken.points, taken.tricks)
    )
    alone = len(team) == 1
    declarer = team[0] if alone else state.declarer
    partner = next((seat for seat in team if seat != declarer), None)
    outcome = Outcome(
        "silent-solo" if alone and state.name == "basic" else state.name, taken.points, taken.tricks, None, declarer,
        None if declarer is None else partner, sides, by_side, by_side[0] >= 121,
        {"team": team} | ({"given-up": True} if state.has_given_up else {}) | duties.left_over(state),
    )  # fmt: skip
    if not options.is_scored:
        return outcome
    played = SideResults(by_side, tricks_by_side, state.levels, sides, outcome.kind)
    tricks = Tricks(
        state.play.tricks, state.ranking, state.last_ranking, sides, has_pigs=state.pigs > 0,
        before=state.first_ranking, raised_in=state.raised_in, takes_any=state.beginning.version > 2,
    )  # fmt: skip
    found = points_of(played, tricks, options)
    rounds = bock.ahead(state.beginning.carried) if options.bock else ()
    more = bock.raised(options, next(iter(rounds), 0), found, net_of(game_points(played, options)))
    details = dict(outcome.details) | {"extras": [point.as_json() for point in (*found, *more)]} | _priced(options)
    if options.bock:
        causes = bock.causes(options, played, net_of(found), state.play.tricks, state.ranking)
        details |= _bock_left(state, rounds, causes)
    scores = scores_of((*found, *more), sides, int(options.price))
    return replace(outcome, won=has_won(played, 0), scores=scores, details=details)


def _black_pig(state: DoppelkopfState, taken: Result) -> Outcome:
    """A poverty that nobody took, each alone: the most card points lose a point to each of the others.

    Decision: where several have the most nobody scores; it begins no Bock round and uses up a deal of one.
    """
    most = [seat for seat in range(4) if taken.points[seat] == max(taken.points)]
    details: dict[str, object] = {"team": None, "loser": most[0] if len(most) == 1 else None}
    details |= duties.left_over(state)
    scores = None
    if state.options.is_scored:
        rounds = bock.ahead(state.beginning.carried) if state.options.bock else ()
        worth = int(state.options.price) * 2 ** next(iter(rounds), 0) * (len(most) == 1)
        scores = tuple(-3 * worth if seat in most else worth for seat in range(4))
        details |= {"extras": []} | _priced(state.options)
        details |= _bock_left(state, rounds, []) if state.options.bock else {}
    sides = (None,) * 4
    return Outcome("black-pig", taken.points, taken.tricks, scores, sides=sides, details=details)


def _priced(options: DoppelkopfOptions) -> dict[str, object]:
    return {} if options.price == "1" else {"price": int(options.price)}


def _bock_left(state: DoppelkopfState, rounds: tuple[int, ...], causes: list[str]) -> dict[str, object]:
    deals = bock.length(state.beginning.carried)
    is_free = state.is_duty if state.beginning.version > 2 else duties.is_dealt_again(state)
    left = bock.rounds_after(state.options, rounds, is_used=not is_free, begins=bool(causes), deals=deals)
    told: dict[str, object] = {"rounds": next(iter(rounds), 0), "bock": list(left), "causes": causes}
    return told if deals == duties.PLAYERS else told | {"round": deals}


def _as_it_was(state: DoppelkopfState) -> dict[str, object]:
    """What a deal that is dealt again leaves as it was."""
    left = duties.as_it_was(state.beginning)
    if not state.options.bock:
        return left
    rounds = bock.ahead(state.beginning.carried)
    return left | {"rounds": next(iter(rounds), 0), "bock": list(rounds), "causes": []}


def _carried(details: Mapping[str, object]) -> Carried | None:
    """What the next deal has to know, from what a result says."""
    rounds = details.get("bock", ())
    return Carried.of(bock.counts(rounds if isinstance(rounds, list) else ()) | duties.counts(details))


class Doppelkopf(Game[DoppelkopfState]):
    """The rules of Doppelkopf as every game offers them."""

    name = "doppelkopf"
    rules_version = 3
    options = DoppelkopfOptions
    rule_sets: ClassVar[Mapping[str, Mapping[str, Value]]] = RULE_SETS
    usual_set = "verband"
    match = MatchRule(deals=24, under="is_scored")
    has_duties = True

    def of_version(self, version: int) -> Game[DoppelkopfState] | None:
        """Today's; the first, which had other questions for special games and more promises by the Verband; the second,
        in which a deal was over when a soloist gave up, a poverty had no pigs and a Bock round counted forced solos.
        """
        earlier = (FIRST_RULES, SECOND_RULES)
        return next((rules for rules in earlier if rules.rules_version == version), super().of_version(version))

    def players(self, _: DoppelkopfOptions) -> tuple[int, ...]:
        """Four."""
        return (4,)

    def counts_people(self, options: DoppelkopfOptions) -> bool:
        """A Bock round is as long as people take turns, and each of them owes a solo."""
        options = in_force(options)
        return bool(options.bock or options.duty)

    def pack(self, options: DoppelkopfOptions, _: int) -> Cards:
        """Two packs of twenty-four, or of twenty without the nines."""
        return PACKS[options.nines]

    def deal(self, options: DoppelkopfOptions, dealer: Seat, _: int, shuffled: Cards, cut: Cut) -> Dealt:
        """Batches of three; of three, four and three without the nines."""
        return deal_as_usual(shuffled, dealer, 4, cut, PACKETS[options.nines])

    def begin(
        self, options: DoppelkopfOptions, dealer: Seat, dealt: Dealt, carried: Carried | None = None
    ) -> DoppelkopfState:
        """Everybody speaks once, from eldest; where as many solos are owed as deals are left one of them is played."""
        whole = PACKS[options.nines]
        check_hands(dealt, whole, len(whole) // 4)
        hands, order = tuple(tuple(sorted(hand)) for hand in dealt.hands), clockwise(after(dealer, 4), 4)
        play = Cardplay(hands, ((),) * 4, (0, 1, 2, 3), order[0])
        options = in_force(options)
        owing, left = duties.owed(options, carried)
        in_all = duties.owed_by_all(options, carried)
        beginning = Beginning(options, dealer, hands, self.rules_version, owing, left, carried, in_all)
        state = DoppelkopfState(beginning, play, "bid", order)
        if state.is_forced:
            return replace(state, phase="special", queue=(duties.forced_soloist(dealer, owing),))
        return state

    def waiting_for(self, state: DoppelkopfState) -> tuple[Seat, ...]:
        """The one in turn; when a soloist has given up, all who may still announce something."""
        return _still_to_call(state) if state.phase == "conceded" else super().waiting_for(state)

    def decisions(self, state: DoppelkopfState, seat: Seat) -> tuple[Decision, ...]:
        """What the table waits for, then what may be said unasked."""
        if state.phase == "conceded":
            asked_last = [_LAST_CALLS] if seat in self.waiting_for(state) else []
            return allowed_choices(asked_last, partial(self.next_state, state, seat))
        if state.phase != "play":
            asked: tuple[Decision, ...] = ()
            if seat == state.turn and state.phase in ("offer", "give"):
                asked = (reservations.selection(state, seat, state.ranking.sorted(state.hands[seat])),)
            return asked + allowed_choices(reservations.questions(state, seat), partial(self.next_state, state, seat))
        found: list[Decision] = []
        is_asked = seat == state.turn
        said = owed_call(state) if is_asked and state.options.forced else None
        if said is not None:
            return (Choice("announce", (said,)),)
        if is_asked:
            hand = state.ranking.sorted(state.hands[seat])
            may = dict.fromkeys(legal_cards(RULE, state.ranking, hand, state.play.trick.cards))
            found.append(Choice("play", tuple(map(Play, may))))
        unasked = [_CALLS] if state.options.is_scored else []
        if state.options.shorten and is_asked and state.is_solo:
            unasked.append(_GIVE_UP)
        return (*found, *allowed_choices(unasked, partial(self.next_state, state, seat)))

    def next_state(self, state: DoppelkopfState, seat: Seat, action: Action) -> DoppelkopfState:  # noqa: PLR0911 - one for each kind
        """Each kind of action has its rule."""
        match action:
            case Play():
                return _play(state, seat, action)
            case Announce():
                return _announce(state, seat, action)
            case Accept():
                return reservations.accepted(state, seat, action)
            case Pass():
                return (_say_nothing if state.phase == "conceded" else reservations.passed)(state, seat, action)
            case Declare():
                return reservations.declare(state, seat, action)
            case Discard("offer"):
                return reservations.offer(state, seat, action)
            case Give():
                return reservations.give(state, seat, action)
            case _:
                raise IllegalAction("not-in-this-game")

    def happened(
        self, before: DoppelkopfState, after_it: DoppelkopfState, seat: Seat, action: Action
    ) -> tuple[Event, ...]:
        """The cards of a poverty are seen by the one who gives and the one who takes them."""
        if isinstance(action, Give):
            return (gave(seat, before.declarer or 0, action.cards),)
        events = super().happened(before, after_it, seat, action)
        if action == Accept():
            return (*events, gave(before.declarer or 0, seat, before.aside))
        return events

    def may_claim(self, view: View) -> bool:
        """Where deals are scored it counts which cards fall together, and which trick comes last, but not in a solo.

        There a soloist may claim the rest, where the table lets deals be shortened.
        """
        options = in_force(view.options)
        if not options.is_scored:
            return True
        contract = view.contract
        is_soloist = contract is not None and contract.name in SOLOS and contract.declarer == view.seat
        return options.shorten and is_soloist

    def view(self, state: DoppelkopfState, seat: Seat | None) -> View:
        """What a seat, or a bystander, may know; whose foxes are to be pigs ranks them so."""
        told = (*state.words[1:], *(("pigs", "super-pigs", "hyper-pigs")[: state.pigs]))
        contract = Contract(state.name, state.declarer, TRUMP_SUITS.get(state.name), told)
        is_known = state.words or state.phase == "play" or state.play.has_begun
        seen = state
        if seat is not None and state.options.pigs and state.phase == "play":
            seen = replace(state, pigs=raised_by(state, seat))
        return view_of(
            self,
            seen,
            seat,
            RULE,
            contract=contract if is_known else None,
            sides=known_sides(state, seat),
            aside=state.aside if _lies_before(state, seat) else (),
            signals=state.calls,
        )

    def ended(self, state: DoppelkopfState) -> Outcome:
        """All is played, or the deal was annulled."""
        return _outcome(state)

    def gain(self, result: Mapping[str, object]) -> Gain:
        """Each seat's score; a deal annulled, or played without a scoring, does not count."""
        if result.get("scores") is None:
            return Gain((0,) * 4, counts=False)
        return Gain(read_scores(result, (4,)), counts=result.get("kind") != "redeal")

    def duty(self, result: Mapping[str, object]) -> Seat | None:
        """In a match everybody owes a solo that they declare; a silent one is none."""
        declarer = result.get("declarer")
        is_solo = result.get("kind") in SOLOS and result.get("scores") is not None
        return declarer if is_solo and isinstance(declarer, int) else None

    def owing(self, result: Mapping[str, object]) -> tuple[Seat, ...] | None:
        """Who owes a solo after the deal; by the Verband, where the table does not ask for them, their list tells."""
        said = result.get("owing")
        return tuple(said) if isinstance(said, list) else None

    def next_deal(self, dealer: Seat, players: int, outcome: Outcome) -> NextDeal:
        """The deal goes to the left; after an annulled one, or a solo that was owed, the same dealer deals again."""
        is_again = outcome.kind == "redeal" or outcome.details.get("again") is True
        return NextDeal(dealer if is_again else after(dealer, players), _carried(outcome.details))


def _lies_before(state: DoppelkopfState, seat: Seat | None) -> bool:
    """Whether a seat knows the cards of a poverty: who offers them, and by a house rule who has been asked."""
    if seat is None or state.taker is not None:
        return False
    is_asked = state.phase == "accept" and seat not in state.queue[1:]
    return seat == state.declarer or (state.options.povertysees and is_asked)


class FirstDoppelkopf(Doppelkopf):
    """The rules that deals were played by before version 2."""

    rules_version = 1


class SecondDoppelkopf(Doppelkopf):
    """The rules that deals were played by before version 3."""

    rules_version = 2


DOPPELKOPF: Final = Doppelkopf()
FIRST_RULES: Final = FirstDoppelkopf()
SECOND_RULES: Final = SecondDoppelkopf()
