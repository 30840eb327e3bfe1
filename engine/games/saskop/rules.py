"""Saskop (Sasku, Lambapea): Estonian, four players in fixed partnerships, half the pack trumps.

Source: the description on pagat.com from information by Eik Hermann (2019). Where it is silent, the decision stands in
the docstring of the rule it concerns; what Estonian groups play otherwise is an option (`options.py`).
"""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from engine.actions import Accept, Action, Announce, Bid, Cut, Give, Pass, Play, Show, Signal, Trump
from engine.auction import Auction
from engine.cards import Cards, Suit
from engine.dealing import Dealt, check_hands
from engine.decisions import Choice, Decision, TimeLimit, allowed_choices
from engine.errors import IllegalAction, UnusableDeal, demand
from engine.events import Acted, Event, gave, openly
from engine.game import Game, view_of
from engine.games.saskop import auction, dealing, exchange, scoring, signals
from engine.games.saskop.cards import PACK, pictures_in
from engine.games.saskop.options import RULE_SETS, SaskopOptions
from engine.games.saskop.state import SaskopState, demand_phase
from engine.match import Carried, Finished, Gain, MatchRule, NextDeal, read_numbers, whole_number
from engine.outcome import Outcome
from engine.seats import Seat, after, opposite
from engine.trick import Cardplay, check_card, legal_cards
from engine.views import Contract, View


def _play(state: SaskopState, seat: Seat, action: Play) -> SaskopState:
    """Follow suit; what else must be played, the house rules say."""
    demand_phase(state, "play")
    demand(seat == state.play.turn, "not-your-turn")
    ranking = state.ranking
    check_card(state.rule, ranking, state.hands[seat], state.play.trick.cards, action.card)
    play = state.play.with_card(seat, action.card, ranking)
    phase = "done" if len(play.tricks) == 9 else "play"
    return replace(state, play=play, phase=phase, blinked=state.blinked and bool(play.trick.cards))


_BIDS: Final = Choice("bid", (*map(Bid, range(auction.LOWEST, auction.TEN + 1)), Pass()))
_ASKED: Final[Mapping[str, Choice]] = {
    "auction": _BIDS,
    "ten": Choice("ten", (Accept(), Pass())),
    "announce": Choice("trump", tuple(map(Trump, Suit))),
    "override": Choice("override", (Announce("override"), Accept()), limit=TimeLimit.OBJECTION, silence=Accept()),
}
_DIAMONDS: Final = Choice("diamonds", (Announce("diamonds"),), awaited=False)
_REDEAL: Final = Choice("redeal", (Announce("redeal"),), awaited=False)
_CHALLENGE: Final = Choice("challenge", (Announce("challenge"),), awaited=False)
_SIGNALS: Final = Choice("signal", tuple(map(Signal, ("blink", "noblink", "emergency", "roof"))), awaited=False)


class Saskop(Game[SaskopState]):
    """The rules of Saskop as every game offers them."""

    name = "saskop"
    rules_version = 1
    options = SaskopOptions
    rule_sets = RULE_SETS
    usual_set = "pagat"
    cut_styles = dealing.EVERY
    match = MatchRule(target=16, target_by="target", capped=True, unit="pens", replays=True)
    settling = "games"

    def players(self, _: SaskopOptions) -> tuple[int, ...]:
        """Four."""
        return (4,)

    def pack(self, _: SaskopOptions, __: int) -> Cards:
        """Thirty-six cards, the six the lowest numeral."""
        return PACK

    def ways(self, options: SaskopOptions) -> tuple[str, ...]:
        """Those of the text or of Saaremaa, and diamonds unseen where they may be ordered."""
        return dealing.ways(options)

    def drawn_ways(self, options: SaskopOptions) -> tuple[str, ...]:
        """The same without unseen diamonds, which decide more than where the cards go."""
        return dealing.drawn_ways(options)

    def cutter(self, options: SaskopOptions, dealer: Seat, players: int) -> Seat:
        """The cutter says how to deal, in Saaremaa eldest. Decision: they cut too, as both come in one word."""
        return after(dealer, 4) if options.chooser == "eldest" else super().cutter(options, dealer, players)

    def deal(self, options: SaskopOptions, dealer: Seat, __: int, shuffled: Cards, cut: Cut) -> Dealt:
        """Nine each in the way that is asked for."""
        return dealing.dealt_as_asked(options, dealer, shuffled, cut)

    def begin(self, options: SaskopOptions, dealer: Seat, dealt: Dealt, carried: Carried | None = None) -> SaskopState:
        """An auction from eldest; the replay of a tie with the same trumps and maker; or diamonds, ordered unseen.

        Decision: in a replay the cards are dealt in that way but trumps and maker stay.
        """
        check_hands(dealt, PACK, 9)
        left = carried or Carried()
        play = Cardplay(dealt.hands, dealt.exposed or ((),) * 4, (0, 1, 2, 3), after(dealer, 4))
        state = SaskopState(
            options, dealer, dealt.hands, play, "auction", Auction(4, after(dealer, 4)), style=dealt.style,
            pot=left.count("pokk"), is_dark=bool(left.count("dark")),
        )  # fmt: skip
        if left.trump is None:
            if dealt.style != dealing.DARK:
                return state
            return auction.begin_play(replace(state, is_dark=True), Suit.DIAMONDS, state.eldest)
        if left.maker is None and left.trump != Suit.DIAMONDS:
            raise UnusableDeal("a replay without a maker is played in diamonds")
        return auction.begin_play(replace(state, replay=True), left.trump, left.maker)

    def waiting_for(self, state: SaskopState) -> tuple[Seat, ...]:
        """The one in turn; for an override all who have not accepted yet."""
        if state.phase == "override":
            return tuple(seat for seat in range(4) if seat != state.maker and seat not in state.accepted)
        return super().waiting_for(state)

    def decisions(self, state: SaskopState, seat: Seat) -> tuple[Decision, ...]:
        """What the table waits for, then what may be shown or said unasked."""
        hand = state.ranking.sorted(state.hands[seat])
        play: tuple[Decision, ...] = ()
        questions: list[Choice] = []
        if state.phase == "play":
            if seat == state.play.turn:
                may = legal_cards(state.rule, state.ranking, hand, state.play.trick.cards)
                play = (Choice("play", tuple(map(Play, may))),)
        elif seat in self.waiting_for(state):
            questions.append(_ASKED.get(state.phase) or Choice("give", tuple(Give((card,)) for card in hand)))
        if not state.play.has_begun:
            questions += _before_the_play(state, hand)
        if state.options.signals:
            questions.append(_SIGNALS)
        if signals.penalty(state.options):
            questions.append(_CHALLENGE)
        return play + allowed_choices(questions, partial(self.next_state, state, seat))

    def next_state(self, state: SaskopState, seat: Seat, action: Action) -> SaskopState:  # noqa: PLR0911 - one for each kind
        """Each kind of action has its rule."""
        match action:
            case Play():
                return _play(state, seat, action)
            case Signal():
                return signals.signal(state, seat, action)
            case Show():
                return exchange.show(state, seat, action)
            case Announce("challenge"):
                return signals.challenge(state, seat, action)
            case Announce():
                return auction.announce(state, seat, action)
            case Bid() | Pass():
                return auction.bid(state, seat, action)
            case Trump():
                return auction.trump(state, seat, action)
            case Accept("accept"):
                return auction.accept(state, seat, action)
            case Give():
                return exchange.give(state, seat, action)
            case _:
                raise IllegalAction("not-in-this-game")

    def happened(self, before: SaskopState, after_it: SaskopState, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Only the partners see the card that is given, and a signal that is for the partner's eyes.

        A picture that is taken after a ten is shown by the one who had it.
        """
        if isinstance(action, Give):
            return (gave(seat, opposite(seat), action.cards),)
        if isinstance(action, Signal) and signals.is_secret(before.options, action.verb):
            return (Event(Acted(seat, action), frozenset({seat, opposite(seat)})),)
        told = super().happened(before, after_it, seat, action)
        if before.phase == "ten" and after_it.phase == "exchange":
            told += (openly(Acted(*after_it.said[-1])),)
        return told

    def view(self, state: SaskopState, seat: Seat | None) -> View:
        """What a seat, or a bystander, may know."""
        extras = (*(("replay",) if state.replay else ()), *(("dark",) if state.is_dark else ()))
        contract = None if state.trump is None else Contract(state.trump.letter, state.maker, state.trump, extras)
        sides = tuple((each - (state.maker or 0)) % 2 for each in range(4))
        perceived = signals.seen_by(state, seat)
        return view_of(self, state, seat, state.rule, contract=contract, sides=sides, signals=perceived)

    def ended(self, state: SaskopState) -> Outcome:
        """All nine tricks are played, or cards are dealt again."""
        if state.again:
            return scoring.dealt_again(state)
        if state.trump is None:
            raise ValueError("nothing is played before there are trumps")
        return scoring.scored(state, state.trump)

    def result(self, outcome: Outcome) -> dict[str, object]:
        """Card points and tricks by team, the maker, and what was scored."""
        points, tricks = ([sum(each[team::2]) for team in (0, 1)] for each in (outcome.points, outcome.tricks))
        maker = outcome.declarer
        is_passed = outcome.kind == "passed"
        return {"points": points, "tricks": tricks, "maker": maker, "passed": is_passed} | dict(outcome.details)

    def columns(self, _: int) -> tuple[tuple[Seat, ...], ...]:
        """Two: partners share one."""
        return ((0, 2), (1, 3))

    def gain(self, result: Mapping[str, object]) -> Gain:
        """Strokes by team; lambapea wins the game at once."""
        lambapea, target = result.get("lambapea"), result.get("target")
        return Gain(
            read_numbers(result.get("strokes"), 2),
            None if lambapea is None else whole_number(lambapea, 0, 1),
            counts=result.get("redeal") is not True,
            target=None if target is None else whole_number(target, 1),
        )

    def finished(self, game: Finished) -> dict[str, object]:
        """A game's winning team and score, and the two shameful ways to lose it."""
        ways = {"lambapea": game.at_once is not None, "shutout": min(game.score) == 0}
        return {"winner": game.winners[0], "score": [*game.score]} | ways

    def next_deal(self, dealer: Seat, players: int, outcome: Outcome) -> NextDeal:
        """The deal goes round; the same dealer deals again after 60 each, and where eldest demanded a new deal."""
        carried = scoring.left_by(outcome)
        is_again = outcome.kind == "redeal" or (carried is not None and carried.is_tie)
        return NextDeal(dealer if is_again else super().next_deal(dealer, players, outcome).dealer, carried)


def _before_the_play(state: SaskopState, hand: Cards) -> list[Choice]:
    """What may be said or shown unasked until the first card is led."""
    options, pictures = state.options, pictures_in(hand)
    found = [Choice("show", tuple(map(Show, pictures)), awaited=False), _DIAMONDS]
    if options.giving == "closed" and state.phase == "auction":
        found.append(Choice("give", tuple(Give((card,)) for card in pictures), awaited=False))
    return [*found, _REDEAL] if options.redeal else found


SASKOP: Final = Saskop()
