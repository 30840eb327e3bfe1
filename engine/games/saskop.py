"""Saskop (Sasku, Lambapea): Estonian, four players in fixed partnerships, half the pack trumps.

Source: the description on pagat.com from information by Eik Hermann (2019). Where it is silent, the decision stands in
the docstring of the rule it concerns.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache, partial
from typing import ClassVar, Final

from engine.actions import Accept, Action, Announce, Bid, Cut, Give, Pass, Play, Show, Signal, Trump
from engine.auction import Auction
from engine.cards import Card, Cards, Rank, Suit, pack
from engine.dealing import Dealt, check_hands, deal_in_style
from engine.decisions import Choice, Decision, TimeLimit, allowed_choices
from engine.errors import IllegalAction, UnusableDeal, demand
from engine.events import Event, gave
from engine.game import Game, view_of
from engine.match import Carried, Finished, Gain, MatchRule, NextDeal, read_numbers, whole_number
from engine.options import Value, option
from engine.outcome import Outcome, taken
from engine.ranking import Ranking
from engine.seats import Seat, after, opposite
from engine.trick import Cardplay, PlayRule, check_card, legal_cards
from engine.views import Contract, View


@dataclass(frozen=True, slots=True)
class SaskopOptions:
    """House rules. exchange: a lone picture may be swapped. signals: partners may hint. roof: having no picture too."""

    exchange: bool = option(True, False)
    signals: bool = option(True, False)
    roof: bool = option(True, False, under={"signals": (True,)})


PACK: Final = pack(Rank.SIX)
PICTURES: Final = tuple(Card(suit, rank) for rank in (Rank.KING, Rank.QUEEN, Rank.JACK) for suit in Suit)
PLAIN: Final = (Rank.ACE, Rank.TEN, Rank.NINE, Rank.EIGHT, Rank.SEVEN, Rank.SIX)
RULE: Final = PlayRule(must_trump=True, must_beat=True)
BEFORE_TRUMP: Final = Ranking(PICTURES, PLAIN)
GAME_WON: Final = 16


@cache
def ranking_for(trump: Suit) -> Ranking:
    """Eighteen trumps: the six, all pictures by rank then suit, then ace, ten, nine, eight, seven of the suit."""
    return Ranking((Card(trump, Rank.SIX), *PICTURES, *(Card(trump, rank) for rank in PLAIN[:-1])), PLAIN)


@dataclass(frozen=True, slots=True)
class SaskopState:
    """A deal of Saskop; `said` is all that was spoken before the play, `shown` the pictures exchanged, by giver."""

    options: SaskopOptions
    dealer: Seat
    dealt: tuple[Cards, ...]
    play: Cardplay
    phase: str
    auction: Auction
    replay: bool = False
    said: tuple[tuple[Seat, Action], ...] = ()
    shown: tuple[tuple[Seat, Card], ...] = ()
    trump: Suit | None = None
    maker: Seat | None = None
    accepted: tuple[Seat, ...] = ()
    signals: tuple[tuple[Seat, Action], ...] = ()
    blinked: bool = False

    @property
    def hands(self) -> tuple[Cards, ...]:
        """What each seat holds now."""
        return self.play.hands

    @property
    def turn(self) -> Seat | None:
        """Who is to bid, to name trumps, to give a card back or to play; an override is open to three at once."""
        if self.phase in ("auction", "announce"):
            return self.auction.turn
        if self.phase == "exchange":
            return opposite(self.shown[-1][0])
        return self.play.turn if self.phase == "play" else None

    @property
    def ranking(self) -> Ranking:
        """The trumps as far as they are known: before a suit is chosen only the pictures."""
        return BEFORE_TRUMP if self.trump is None else ranking_for(self.trump)


def lengths(hand: Cards) -> tuple[int, ...]:
    """How long each suit would be as trumps: every picture and the suit's own other cards."""
    return tuple(sum(card.is_picture or card.suit == suit for card in hand) for suit in Suit)


# Each function carries one kind of action out, or names the rule that forbids it.


def _in_phase(state: SaskopState, *phases: str) -> None:
    demand(state.phase in phases, "not-now", phase=state.phase)


def _begin_play(state: SaskopState, trump: Suit, maker: Seat | None) -> SaskopState:
    return replace(state, phase="play", trump=trump, maker=maker)


def _bid(state: SaskopState, seat: Seat, action: Bid | Pass) -> SaskopState:
    """In turn, 5 to 9, above the last and no longer than the hand now held; passed by all, diamonds are nobody's."""
    _in_phase(state, "auction")
    demand(seat == state.auction.turn, "not-your-turn")
    if isinstance(action, Pass):
        auction = state.auction.with_pass()
    else:
        demand(5 <= action.number <= 9, "bid-range", lowest=5, highest=9)
        demand(action.number > state.auction.high, "bid-too-low", last=state.auction.high)
        longest = max(lengths(state.hands[seat]))
        demand(action.number <= longest, "bid-too-long", longest=longest)
        auction = state.auction.with_bid(action.number)
    spoken = replace(
        state, auction=auction, phase="announce" if auction.is_over else "auction", said=(*state.said, (seat, action))
    )
    return _begin_play(spoken, Suit.DIAMONDS, None) if auction.is_over and auction.bidder is None else spoken


def _show(state: SaskopState, seat: Seat, action: Show) -> SaskopState:
    """A lone picture, dealt or got, once a deal, before one's own bid or pass; in a replay until the first lead."""
    demand(state.options.exchange, "no-exchange")
    if not (state.replay and state.phase == "play" and not state.play.has_begun):
        _in_phase(state, "auction")
        demand(seat not in state.auction.spoken, "show-too-late")
    demand(all(seat != shower for shower, _ in state.shown), "shown-already")
    demand(action.card in state.hands[seat], "not-in-hand", card=action.card)
    demand([action.card] == [c for c in state.hands[seat] if c.is_picture], "not-lone-picture", card=action.card)
    play = state.play.with_gift(seat, opposite(seat), action.card, seen=True)
    said, shown = (*state.said, (seat, action)), (*state.shown, (seat, action.card))
    return replace(state, play=play, said=said, shown=shown, phase="exchange")


def _give(state: SaskopState, seat: Seat, action: Give) -> SaskopState:
    """The partner of who showed a picture gives one card back, any but that picture."""
    _in_phase(state, "exchange")
    giver, picture = state.shown[-1]
    demand(seat == opposite(giver), "not-your-turn")
    demand(len(action.cards) == 1, "wrong-count", count=1)
    demand(action.cards[0] != picture, "not-that-picture", card=picture)
    demand(action.cards[0] in state.hands[seat], "not-in-hand", card=action.cards[0])
    play = state.play.with_gift(seat, giver, action.cards[0], seen=False)
    return replace(state, play=play, phase="play" if state.replay else "auction")


def _trump(state: SaskopState, seat: Seat, action: Trump) -> SaskopState:
    """The last bidder names a suit with at least as many trumps as were bid; nobody can override diamonds."""
    _in_phase(state, "announce")
    demand(seat == state.auction.bidder, "not-your-turn")
    have = lengths(state.hands[seat])[action.suit]
    demand(have >= state.auction.high, "trump-too-short", bid=state.auction.high, have=have)
    phase = "play" if action.suit == Suit.DIAMONDS else "override"
    return replace(state, phase=phase, said=(*state.said, (seat, action)), trump=action.suit, maker=seat)


def _may_override(state: SaskopState, seat: Seat) -> None:
    """Each seat but the maker's may override or accept, in any order; who has accepted is bound by it."""
    _in_phase(state, "override")
    demand(seat != state.maker, "own-trump")
    demand(seat not in state.accepted, "accepted-already")


def _accept(state: SaskopState, seat: Seat, action: Accept) -> SaskopState:
    """When all three accept, the play begins."""
    _may_override(state, seat)
    accepted = (*state.accepted, seat)
    phase = "play" if len(accepted) == 3 else "override"
    return replace(state, accepted=accepted, phase=phase, said=(*state.said, (seat, action)))


def _announce(state: SaskopState, seat: Seat, action: Announce) -> SaskopState:
    """Anybody may announce diamonds at any time of the auction, after passing too; later diamonds override."""
    if action.verb == "override":
        _may_override(state, seat)
    else:
        demand(action.verb == "diamonds", "not-in-this-game")
        _in_phase(state, "auction")
    return _begin_play(replace(state, said=(*state.said, (seat, action))), Suit.DIAMONDS, seat)


def _play(state: SaskopState, seat: Seat, action: Play) -> SaskopState:
    """Follow suit, else trump, else anything; within that beat the best card so far if able to."""
    _in_phase(state, "play")
    demand(seat == state.play.turn, "not-your-turn")
    check_card(RULE, state.ranking, state.hands[seat], state.play.trick.cards, action.card)
    play = state.play.with_card(seat, action.card, state.ranking)
    phase = "done" if len(play.tricks) == 9 else "play"
    return replace(state, play=play, phase=phase, blinked=state.blinked and bool(play.trick.cards))


def _signal(state: SaskopState, seat: Seat, action: Signal) -> SaskopState:
    """Hints among partners that the others may hear, as far as the house allows them."""
    demand(state.options.signals and (state.options.roof or action.verb != "roof"), "no-signals")
    if action.verb == "roof":
        _check_roof(state, seat)
    else:
        _in_phase(state, "play")
        (_check_emergency if action.verb == "emergency" else _check_blink)(state, seat)
    blinked = state.blinked or action.verb in ("blink", "noblink")
    return replace(state, signals=(*state.signals, (seat, action)), blinked=blinked)


def _check_blink(state: SaskopState, seat: Seat) -> None:
    """The second player's partner may blink or not blink, once a trick, while exactly one card lies."""
    demand(len(state.play.trick) == 1 and seat == opposite(state.play.turn), "blink-when")
    demand(not state.blinked, "signalled-already")


def _check_emergency(state: SaskopState, seat: Seat) -> None:
    """Once a deal, with no trump but the ace or ten: when the partner is to play before oneself, and neither has."""
    to_come = (seat - state.play.turn) % 4
    demand(to_come >= 2 and to_come + len(state.play.trick) <= 3, "emergency-when")
    demand((seat, Signal("emergency")) not in state.signals, "signalled-already")
    trumps = state.ranking.trumps_in(state.hands[seat])
    demand(len(trumps) == 1 and trumps[0].rank in (Rank.ACE, Rank.TEN), "emergency-without")


def _check_roof(state: SaskopState, seat: Seat) -> None:
    """Who was dealt no picture may say so once, before playing a card."""
    demand(state.phase not in ("exchange", "done"), "not-now", phase=state.phase)
    demand(not state.play.has_played(seat), "roof-too-late")
    demand((seat, Signal("roof")) not in state.signals, "signalled-already")
    demand(not any(card.is_picture for card in state.dealt[seat]), "roof-without")


_ASKED: Final[Mapping[str, Choice]] = {
    "auction": Choice("bid", (*map(Bid, range(5, 10)), Pass())),
    "announce": Choice("trump", tuple(map(Trump, Suit))),
    "override": Choice("override", (Announce("override"), Accept()), limit=TimeLimit.OBJECTION, silence=Accept()),
}
_DIAMONDS: Final = Choice("diamonds", (Announce("diamonds"),), awaited=False)
_SIGNALS: Final = Choice("signal", tuple(map(Signal, ("blink", "noblink", "emergency", "roof"))), awaited=False)


def strokes(made: int, trump: Suit, maker: Seat | None) -> tuple[int, int]:
    """The makers' and their opponents' strokes for the makers' card points, where nobody took all the tricks.

    Diamonds are worth two more; 91 points two more than 61; the opponents' win two more than the makers', and two more
    again if the makers stay below 30. A deal passed by all is worth one stroke, 60 each nothing yet.
    """
    if made == 60:
        return 0, 0
    if maker is None:
        return (1, 0) if made > 60 else (0, 1)
    extra = 2 if trump == Suit.DIAMONDS else 0
    if made > 60:
        return (4 if made >= 91 else 2) + extra, 0
    return 0, (4 if made >= 30 else 6) + extra


def _outcome(state: SaskopState, trump: Suit) -> Outcome:
    points, tricks = taken(state.play.tricks, state.ranking, 4)
    makers = (state.maker or 0) % 2
    made = points[makers] + points[makers + 2]
    lambapea = next((team for team in (0, 1) if tricks[team] + tricks[team + 2] == 9), None)
    by_team = strokes(made, trump, state.maker)[:: 1 if makers == 0 else -1]
    if lambapea is not None:
        by_team = (GAME_WON, 0) if lambapea == 0 else (0, GAME_WON)
    return Outcome(
        kind="passed" if state.maker is None else "made",
        points=points,
        tricks=tricks,
        scores=(*by_team, *by_team),
        declarer=state.maker,
        partner=None if state.maker is None else opposite(state.maker),
        sides=tuple((seat - makers) % 2 for seat in range(4)),
        side_points=(made, 120 - made),
        won=None if made == 60 else by_team[makers] > 0,
        details={"trump": trump.letter, "strokes": list(by_team), "lambapea": lambapea, "tie": made == 60},
    )


class Saskop(Game[SaskopState]):
    """The rules of Saskop as every game offers them."""

    name = "saskop"
    rules_version = 1
    options = SaskopOptions
    rule_sets: ClassVar[Mapping[str, Mapping[str, Value]]] = {"pagat": {}}
    usual_set = "pagat"
    cut_styles = ("threes", "ones", "nines", "covers", "content", "upto")
    match = MatchRule(target=GAME_WON, capped=True, unit="pens", replays=True)
    settling = "games"

    def players(self, _: SaskopOptions) -> tuple[int, ...]:
        """Four."""
        return (4,)

    def pack(self, _: SaskopOptions, __: int) -> Cards:
        """Thirty-six cards, the six the lowest numeral."""
        return PACK

    def deal(self, _: SaskopOptions, dealer: Seat, __: int, shuffled: Cards, cut: Cut) -> Dealt:
        """Nine each in the way the cutter asks for."""
        return deal_in_style(shuffled, dealer, cut)

    def begin(self, options: SaskopOptions, dealer: Seat, dealt: Dealt, carried: Carried | None = None) -> SaskopState:
        """An auction from eldest, or the replay of a tie with the same trumps and maker."""
        check_hands(dealt, PACK, 9)
        play = Cardplay(dealt.hands, dealt.exposed or ((),) * 4, (0, 1, 2, 3), after(dealer, 4))
        state = SaskopState(options, dealer, dealt.hands, play, "auction", Auction(4, after(dealer, 4)))
        if carried is None or carried.trump is None:
            return state
        if carried.maker is None and carried.trump != Suit.DIAMONDS:
            raise UnusableDeal("a replay without a maker is played in diamonds")
        return _begin_play(replace(state, replay=True), carried.trump, carried.maker)

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
                may = legal_cards(RULE, state.ranking, hand, state.play.trick.cards)
                play = (Choice("play", tuple(map(Play, may))),)
        elif seat in self.waiting_for(state):
            questions.append(_ASKED.get(state.phase) or Choice("give", tuple(Give((card,)) for card in hand)))
        if not state.play.has_begun:
            pictures = tuple(Show(card) for card in hand if card.is_picture)
            questions += [Choice("show", pictures, awaited=False), _DIAMONDS]
        if state.options.signals:
            questions.append(_SIGNALS)
        return play + allowed_choices(questions, partial(self.next_state, state, seat))

    def next_state(self, state: SaskopState, seat: Seat, action: Action) -> SaskopState:  # noqa: PLR0911 - one for each kind
        """Each kind of action has its rule."""
        match action:
            case Play():
                return _play(state, seat, action)
            case Signal():
                return _signal(state, seat, action)
            case Show():
                return _show(state, seat, action)
            case Announce():
                return _announce(state, seat, action)
            case Bid() | Pass():
                return _bid(state, seat, action)
            case Trump():
                return _trump(state, seat, action)
            case Accept("accept"):
                return _accept(state, seat, action)
            case Give():
                return _give(state, seat, action)
            case _:
                raise IllegalAction("not-in-this-game")

    def happened(self, before: SaskopState, after_it: SaskopState, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Only the partners see the card that is given back."""
        if isinstance(action, Give):
            return (gave(seat, opposite(seat), action.cards),)
        return super().happened(before, after_it, seat, action)

    def view(self, state: SaskopState, seat: Seat | None) -> View:
        """What a seat, or a bystander, may know."""
        extras = ("replay",) if state.replay else ()
        contract = None if state.trump is None else Contract(state.trump.letter, state.maker, state.trump, extras)
        sides = tuple((each - (state.maker or 0)) % 2 for each in range(4))
        return view_of(self, state, seat, RULE, contract=contract, sides=sides, signals=state.signals)

    def ended(self, state: SaskopState) -> Outcome:
        """All nine tricks are played."""
        if state.trump is None:
            raise ValueError("nothing is played before there are trumps")
        return _outcome(state, state.trump)

    def result(self, outcome: Outcome) -> dict[str, object]:
        """Card points and tricks by team, the maker, and what was scored."""
        points, tricks = ([sum(each[team::2]) for team in (0, 1)] for each in (outcome.points, outcome.tricks))
        maker = outcome.declarer
        return {"points": points, "tricks": tricks, "maker": maker, "passed": maker is None} | dict(outcome.details)

    def columns(self, _: int) -> tuple[tuple[Seat, ...], ...]:
        """Two: partners share one."""
        return ((0, 2), (1, 3))

    def gain(self, result: Mapping[str, object]) -> Gain:
        """Strokes by team; lambapea wins the game at once."""
        lambapea = result.get("lambapea")
        return Gain(read_numbers(result.get("strokes"), 2), None if lambapea is None else whole_number(lambapea, 0, 1))

    def finished(self, game: Finished) -> dict[str, object]:
        """A game's winning team and score, and the two shameful ways to lose it."""
        ways = {"lambapea": game.at_once is not None, "shutout": min(game.score) == 0}
        return {"winner": game.winners[0], "score": [*game.score]} | ways

    def next_deal(self, dealer: Seat, players: int, outcome: Outcome) -> NextDeal:
        """The deal goes round; after 60 each the same dealer deals again, trumps and maker staying the same."""
        if outcome.details["tie"]:
            return NextDeal(dealer, Carried(Suit("CSHD".index(str(outcome.details["trump"]))), outcome.declarer))
        return super().next_deal(dealer, players, outcome)


SASKOP: Final = Saskop()
