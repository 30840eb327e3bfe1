"""Doppelkopf: four players, every card twice, partners known by the queens of clubs they hold.

Source: the Penguin Book of Card Games, which breaks off before announcements and scoring; option `ddv` adds them by the
tournament rules of the Deutscher Doppelkopf-Verband. It knows no redeals, no poverty and no international solo; of duty
solos, which the soloist would lead to, it is only told who has played one and who still owes it.

With `ddv` results have `scores` and `extras`: a list of `{"reason", "side", "points"}`, side 0 being the grannies' or
the declarer's as in `side`, points one or two. The points of side 0 less those of side 1 are what each member of side 0
scores, three times that for one who is alone; the others score as much less than nothing.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import ClassVar, Final

from engine.actions import Accept, Action, Announce, Cut, Declare, Discard, Give, Pass, Play
from engine.cards import Cards, Rank, pack
from engine.dealing import Dealt, Packet, check_hands, deal_as_usual
from engine.decisions import Choice, Decision, Selection, allowed_choices
from engine.errors import IllegalAction, demand
from engine.events import Event, gave
from engine.game import Game, demand_turn, view_of
from engine.games.doppelkopf.contracts import (
    CALLS,
    CONTRACTS,
    GRANNY,
    SIDES,
    SOLOS,
    TRUMP_SUITS,
    Levels,
    called,
    height,
    ranking_for,
    told_by_grannies,
)
from engine.games.doppelkopf.verband import SideResults, has_won, points_of, scores_of, seats_of
from engine.match import Carried, Gain, MatchRule, NextDeal, read_scores
from engine.options import Value, option
from engine.outcome import Outcome, taken, unplayed
from engine.ranking import Ranking
from engine.seats import Seat, after, clockwise
from engine.trick import Cardplay, PlayRule, check_card, legal_cards, with_laid_away, with_taken
from engine.views import Contract, View


@dataclass(frozen=True, slots=True)
class DoppelkopfOptions:
    """House rules. nines: 48 cards or 40. loonies: which of two in a trick wins. weddings: the caller may say by which
    kind of trick a partner is won. ranking: of solos. ddv: announcements, scoring and limits of the Verband."""

    nines: bool = option(True, False)
    loonies: str = option("first", "second")
    weddings: bool = option(False, True)
    ranking: str = option("equal", "ranked")
    ddv: bool = option(False, True)


PACKS: Final = {True: pack(Rank.NINE, 2), False: pack(Rank.TEN, 2)}
PACKETS: Final = {True: (Packet(3),) * 4, False: (Packet(3), Packet(4), Packet(3))}
RULE: Final = PlayRule()
BASIC: Final = ranking_for("basic")


@dataclass(frozen=True, slots=True)
class DoppelkopfState:
    """A deal of Doppelkopf.

    queue: the seats still to speak in this phase, in turn. words: what was declared and is played, nothing for the
    basic game. aside: the cards of a poverty while nobody has taken them, then as they were. taker: who took them.
    said: all that was spoken before the play. calls: the announcements since; levels: what they come to; late: which
    sides said re or kontra as an answer too late for a first call. version: of the rules.
    """

    options: DoppelkopfOptions
    dealer: Seat
    dealt: tuple[Cards, ...]
    play: Cardplay
    phase: str
    queue: tuple[Seat, ...]
    said: tuple[tuple[Seat, Action], ...] = ()
    words: tuple[str, ...] = ()
    declarer: Seat | None = None
    aside: Cards = ()
    taker: Seat | None = None
    calls: tuple[tuple[Seat, Action], ...] = ()
    levels: Levels = (0, 0)
    late: frozenset[int] = frozenset()
    version: int = 2

    @property
    def hands(self) -> tuple[Cards, ...]:
        """What each seat holds now."""
        return self.play.hands

    @property
    def turn(self) -> Seat | None:
        """The one seat the game waits for."""
        if self.phase == "play":
            return self.play.turn
        return self.queue[0] if self.queue else None

    @property
    def name(self) -> str:
        """What is played, as far as everybody knows."""
        return self.words[0] if self.words else "basic"

    @property
    def asks_for_solos(self) -> bool:
        """Whether only solos are asked for, up to the first that nobody can beat: lower special games are not named.

        So it is by the Verband, since version 2, where several want something special; no wedding is played then.
        """
        return self.options.ddv and self.version > 1 and len(self.specials) > 1

    @property
    def specials(self) -> tuple[Seat, ...]:
        """Who wanted something special, in turn from eldest."""
        return tuple(seat for seat, word in self.said if word == Announce("special"))

    @property
    def named(self) -> list[tuple[Seat, tuple[str, ...]]]:
        """The special games named so far, and by whom."""
        return [(seat, word.words) for seat, word in self.said if isinstance(word, Declare)]

    @property
    def ranking(self) -> Ranking:
        """The contract's ranking; until there is one, the basic game's."""
        options = self.options
        return ranking_for(self.name, nines=options.nines, second_wins=options.loonies == "second")


# Who belongs together.


def wedding_partner(state: DoppelkopfState) -> tuple[int | None, Seat | None]:
    """Which trick settles a wedding, and its partner: nobody if the third has gone by without one."""
    wanted = None if len(state.words) == 1 else state.words[1] == "trump"
    for number, trick in enumerate(state.play.tricks[:3], 1):
        winner, trump_led = trick.winner(state.ranking), state.ranking.is_trump(trick.cards[0])
        if winner != state.declarer and wanted in (None, trump_led):
            return number, winner
    return (3, None) if len(state.play.tricks) >= 3 else (None, None)


def true_sides(state: DoppelkopfState) -> tuple[int, ...]:
    """By seat, 0 for the grannies or the declarer and the partner, 1 for the others, as things truly stand."""
    if state.declarer is None:
        return tuple(int(GRANNY not in hand) for hand in state.dealt)
    partner = wedding_partner(state)[1] if state.name == "wedding" else state.taker
    return tuple(int(seat not in (state.declarer, partner)) for seat in range(4))


def known_sides(state: DoppelkopfState, viewer: Seat | None) -> tuple[int | None, ...]:
    """By seat, its side as far as a viewer can know."""
    if state.phase == "done" and state.play.has_begun:
        return true_sides(state)
    if state.declarer is None:
        if state.phase != "play":
            return (None,) * 4
        own, truth = None if viewer is None else (viewer, state.dealt[viewer].count(GRANNY)), true_sides(state)
        announced = {seat: truth[seat] for seat, _ in state.calls}
        return told_by_grannies(own, (*state.play.tricks, state.play.trick), announced)
    settled = wedding_partner(state)[0] if state.name == "wedding" else state.taker if state.name == "poverty" else True
    return tuple(side if side == 0 or settled is not None else None for side in true_sides(state))


# Each function carries one kind of action out, or names the rule that forbids it.


def _speak(state: DoppelkopfState, seat: Seat, action: Accept | Announce) -> DoppelkopfState:
    """In turn from eldest everybody is content with the basic game or wants something special."""
    demand_turn(state, "bid", seat)
    state = replace(state, queue=state.queue[1:], said=(*state.said, (seat, action)))
    if state.queue:
        return state
    return replace(state, queue=state.specials, phase="special" if state.specials else "play")


def _accept(state: DoppelkopfState, seat: Seat, action: Accept) -> DoppelkopfState:
    """`ok` to the basic game; `accept` a poverty's cards unseen and become its partner."""
    demand(action.verb in ("ok", "accept"), "not-in-this-game")
    if action.verb == "ok":
        return _speak(state, seat, action)
    demand_turn(state, "accept", seat)
    play, said = with_taken(state.play, seat, state.aside), (*state.said, (seat, action))
    return replace(state, phase="give", taker=seat, queue=(seat,), play=play, said=said)


def _pass(state: DoppelkopfState, seat: Seat, action: Pass) -> DoppelkopfState:
    """Leave a poverty's cards to the next; left by all three, the deal is annulled. Or have no solo, asked for one."""
    if state.phase == "special":
        return _decline(state, seat, action)
    demand_turn(state, "accept", seat)
    phase, said = "accept" if len(state.queue) > 1 else "done", (*state.said, (seat, action))
    return replace(state, queue=state.queue[1:], phase=phase, said=said)


def _redeal(state: DoppelkopfState, seat: Seat, action: Announce) -> DoppelkopfState:
    """Before one's first word: with five kings, eight aces and tens, or exactly one trump of the basic game."""
    demand(not state.options.ddv, "no-redeals")
    demand(state.phase == "bid", "not-now", phase=state.phase)
    demand(seat in state.queue, "redeal-too-late")
    ranks = Counter(card.rank for card in state.dealt[seat])
    may = ranks[Rank.KING] >= 5 or ranks[Rank.ACE] + ranks[Rank.TEN] >= 8 or len(_trumps(state, seat)) == 1
    demand(may, "redeal-without")
    return replace(state, phase="done", queue=(), said=(*state.said, (seat, action)))


def _trumps(state: DoppelkopfState, seat: Seat) -> Cards:
    return BASIC.trumps_in(state.hands[seat])


def _declare(state: DoppelkopfState, seat: Seat, action: Declare) -> DoppelkopfState:
    """Who wanted something special names it; the highest is played, of equal ones that of who comes first in turn.

    By the Verband nobody else is asked once one is named that nobody can beat.
    """
    demand_turn(state, "special", seat)
    _check_declared(state, seat, action.words)
    return _asked_on(replace(state, queue=state.queue[1:], said=(*state.said, (seat, action))))


def _decline(state: DoppelkopfState, seat: Seat, action: Pass) -> DoppelkopfState:
    """By the Verband who announced a wedding has no solo, and who was outbid no higher one.

    Decision: whoever holds one granny or none announced a solo, and plays one.
    """
    demand_turn(state, "special", seat)
    demand(state.asks_for_solos and (state.named or state.hands[seat].count(GRANNY) == 2), "solo-or-wedding")
    return _asked_on(replace(state, queue=state.queue[1:], said=(*state.said, (seat, action))))


def _height(state: DoppelkopfState, words: tuple[str, ...]) -> int:
    return height(words, ranked=state.options.ranking == "ranked")


def _asked_on(state: DoppelkopfState) -> DoppelkopfState:
    """Ask the next who wanted something special, or let the highest begin that was named."""
    heights = [_height(state, words) for _, words in state.named]
    is_settled = state.asks_for_solos and max(heights, default=-1) == max(_height(state, (name,)) for name in SOLOS)
    if state.queue and not is_settled:
        return state
    declarer, words = state.named[heights.index(max(heights))]
    needy = words == ("poverty",)
    phase, queue = ("offer", (declarer,)) if needy else ("play", ())
    return replace(state, phase=phase, queue=queue, declarer=declarer, words=words)


def _check_declared(state: DoppelkopfState, seat: Seat, words: tuple[str, ...]) -> None:
    demand(words in CONTRACTS, "unknown-contract", name=" ".join(words))
    demand(len(words) == 1 or state.options.weddings, "one-wedding")
    demand(not state.options.ddv or words[0] not in ("poverty", "international-solo"), "not-of-the-verband")
    demand(words[0] != "wedding" or state.hands[seat].count(GRANNY) == 2, "wedding-without")
    if state.asks_for_solos:
        demand(words[0] in SOLOS, "wedding-contested")
        highest = max((_height(state, each) for _, each in state.named), default=-1)
        demand(_height(state, words) > highest, "solo-too-low")
    demand(words[0] != "poverty" or len(_trumps(state, seat)) <= 3, "too-rich", most=3)


def _offer(state: DoppelkopfState, seat: Seat, action: Discard) -> DoppelkopfState:
    """Three cards, every trump among them, lie face down until somebody takes them."""
    demand_turn(state, "offer", seat)
    play = with_laid_away(state.play, seat, action.cards, 3)
    demand(not BASIC.trumps_in(play.hands[seat]), "offer-all-trumps")
    return replace(state, phase="accept", queue=clockwise(seat, 4)[1:], aside=action.cards, play=play)


def _give(state: DoppelkopfState, seat: Seat, action: Give) -> DoppelkopfState:
    """The one who took a poverty's cards gives three back, any of the fifteen now held."""
    demand_turn(state, "give", seat)
    play = with_taken(with_laid_away(state.play, seat, action.cards, 3), state.declarer or 0, action.cards)
    return replace(state, phase="play", queue=(), play=play)


def _announce(state: DoppelkopfState, seat: Seat, action: Announce) -> DoppelkopfState:
    """`special` in turn, `redeal` before it; in the play the announcements, of which the source tells nothing."""
    if action.verb == "special":
        return _speak(state, seat, action)
    if action.verb == "redeal":
        return _redeal(state, seat, action)
    demand(action.verb in CALLS, "not-in-this-game")
    demand(state.options.ddv, "no-announcements")
    demand(state.phase == "play", "not-now", phase=state.phase)
    settled = wedding_partner(state)[0] if state.name == "wedding" else 1
    demand(settled, "wooing-first")
    earliest = len(state.dealt[seat]) - (settled or 1)
    side, left = true_sides(state)[seat], len(state.hands[seat])
    levels = called(state.levels, side, action.verb, left, earliest, state.late)
    is_late = action.verb in SIDES and left < earliest and state.version > 1
    late = state.late | {side} if is_late else state.late
    return replace(state, levels=levels, late=late, calls=(*state.calls, (seat, action)))


def _play(state: DoppelkopfState, seat: Seat, action: Play) -> DoppelkopfState:
    """Follow suit if possible, else play anything."""
    demand_turn(state, "play", seat)
    ranking = state.ranking
    check_card(RULE, ranking, state.hands[seat], state.play.trick.cards, action.card)
    play = state.play.with_card(seat, action.card, ranking)
    return replace(state, play=play, phase="play" if any(play.hands) else "done")


_REDEAL: Final = Choice("redeal", (Announce("redeal"),), awaited=False, is_lasting=True)
_CALLS: Final = Choice("announce", tuple(map(Announce, CALLS)), awaited=False, is_lasting=True)
_ASKED: Final[Mapping[str, Choice]] = {
    "bid": Choice("bid", (Accept("ok"), Announce("special"))),
    "special": Choice("declare", (*map(Declare, CONTRACTS), Pass())),
    "accept": Choice("accept", (Accept(), Pass())),
}


def _outcome(state: DoppelkopfState) -> Outcome:
    ddv = state.options.ddv
    if not state.play.has_begun:
        return unplayed("redeal", 4, scored=ddv, details={"team": None} | ({"extras": []} if ddv else {}))
    sides = true_sides(state)
    points, tricks = taken(state.play.tricks, state.ranking, 4)
    team = seats_of(sides, 0)
    by_side, tricks_by_side = (
        (sum(each[seat] for seat in team), sum(each) - sum(each[seat] for seat in team)) for each in (points, tricks)
    )
    alone = len(team) == 1
    declarer = team[0] if alone else state.declarer
    partner = next((seat for seat in team if seat != declarer), None)
    outcome = Outcome(
        "silent-solo" if alone and state.name == "basic" else state.name, points, tricks, None, declarer,
        None if declarer is None else partner, sides, by_side, by_side[0] >= 121, {"team": team},
    )  # fmt: skip
    if not ddv:
        return outcome
    played = SideResults(by_side, tricks_by_side, state.levels, sides)
    found = points_of(played, state.play.tricks, state.ranking)
    extras = [point.as_json() for point in found]
    details = {"team": team, "extras": extras}
    return replace(outcome, won=has_won(played, 0), scores=scores_of(found, sides), details=details)


class Doppelkopf(Game[DoppelkopfState]):
    """The rules of Doppelkopf as every game offers them."""

    name = "doppelkopf"
    rules_version = 2
    options = DoppelkopfOptions
    rule_sets: ClassVar[Mapping[str, Mapping[str, Value]]] = {"book": {}, "verband": {"ddv": True}}
    usual_set = "verband"
    match = MatchRule(deals=24, under="ddv")
    has_duties = True

    def of_version(self, version: int) -> Game[DoppelkopfState] | None:
        """Today's, and the first, which had other questions for special games and more promises by the Verband."""
        return FIRST_RULES if version == FIRST_RULES.rules_version else super().of_version(version)

    def players(self, _: DoppelkopfOptions) -> tuple[int, ...]:
        """Four."""
        return (4,)

    def pack(self, options: DoppelkopfOptions, _: int) -> Cards:
        """Two packs of twenty-four, or of twenty without the nines."""
        return PACKS[options.nines]

    def deal(self, options: DoppelkopfOptions, dealer: Seat, _: int, shuffled: Cards, cut: Cut) -> Dealt:
        """Batches of three; of three, four and three without the nines."""
        return deal_as_usual(shuffled, dealer, 4, cut, PACKETS[options.nines])

    def begin(
        self, options: DoppelkopfOptions, dealer: Seat, dealt: Dealt, _: Carried | None = None
    ) -> DoppelkopfState:
        """Everybody speaks once, from eldest."""
        whole = PACKS[options.nines]
        check_hands(dealt, whole, len(whole) // 4)
        hands, order = tuple(tuple(sorted(hand)) for hand in dealt.hands), clockwise(after(dealer, 4), 4)
        play = Cardplay(hands, ((),) * 4, (0, 1, 2, 3), order[0])
        return DoppelkopfState(options, dealer, hands, play, "bid", order, version=self.rules_version)

    def decisions(self, state: DoppelkopfState, seat: Seat) -> tuple[Decision, ...]:
        """What the table waits for, then what may be said unasked."""
        questions: list[Choice] = []
        asked: tuple[Decision, ...] = ()
        if seat == state.turn:
            hand = state.ranking.sorted(state.hands[seat])
            if state.phase == "play":
                may = dict.fromkeys(legal_cards(RULE, state.ranking, hand, state.play.trick.cards))
                asked = (Choice("play", tuple(map(Play, may))),)
            elif state.phase in ("offer", "give"):
                asked = (Selection(state.phase, hand, 3, _trumps(state, seat) if state.phase == "offer" else ()),)
            else:
                questions.append(_ASKED[state.phase])
        if state.phase == "bid" and not state.options.ddv:
            questions.append(_REDEAL)
        if state.phase == "play" and state.options.ddv:
            questions.append(_CALLS)
        return asked + allowed_choices(questions, partial(self.next_state, state, seat))

    def next_state(self, state: DoppelkopfState, seat: Seat, action: Action) -> DoppelkopfState:  # noqa: PLR0911 - one for each kind
        """Each kind of action has its rule."""
        match action:
            case Play():
                return _play(state, seat, action)
            case Announce():
                return _announce(state, seat, action)
            case Accept():
                return _accept(state, seat, action)
            case Pass():
                return _pass(state, seat, action)
            case Declare():
                return _declare(state, seat, action)
            case Discard("offer"):
                return _offer(state, seat, action)
            case Give():
                return _give(state, seat, action)
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
        """By the rules of the Verband it counts which cards fall together, and which trick comes last."""
        return not view.options.ddv

    def view(self, state: DoppelkopfState, seat: Seat | None) -> View:
        """What a seat, or a bystander, may know."""
        contract = Contract(state.name, state.declarer, TRUMP_SUITS.get(state.name), state.words[1:])
        is_known = state.words or state.phase == "play" or state.play.has_begun
        lies_aside = seat is not None and seat == state.declarer and state.taker is None
        return view_of(
            self,
            state,
            seat,
            RULE,
            contract=contract if is_known else None,
            sides=known_sides(state, seat),
            aside=state.aside if lies_aside else (),
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

    def next_deal(self, dealer: Seat, players: int, outcome: Outcome) -> NextDeal:
        """The deal goes to the left; after an annulled one the same dealer deals again."""
        return NextDeal(dealer) if outcome.kind == "redeal" else super().next_deal(dealer, players, outcome)


class FirstDoppelkopf(Doppelkopf):
    """The rules that deals were played by before version 2."""

    rules_version = 1


DOPPELKOPF: Final = Doppelkopf()
FIRST_RULES: Final = FirstDoppelkopf()
