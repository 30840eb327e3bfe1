"""Skat: three players, one against two, an auction by what games are worth, two cards aside.

Sources: the chapters on Skat in a book of card games and in an encyclopaedia of 350 games ("001" and "002"). Where they
are silent or disagree, the decision stands in the docstring of the rule it concerns.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import ClassVar, Final

from engine.actions import Accept, Action, Bid, Cut, Declare, Discard, Pass, Play, Take
from engine.auction import Contest
from engine.cards import Cards, Rank, Suit, card_points
from engine.dealing import Dealt, Packet, check_hands, deal_as_usual
from engine.decisions import Choice, Decision, Selection, allowed_choices
from engine.errors import IllegalAction, demand
from engine.events import Event, received
from engine.game import Game, demand_turn, view_of
from engine.match import Carried, Gain, read_scores
from engine.options import Value, option
from engine.outcome import Outcome, taken, unplayed
from engine.ranking import PACK, Ranking, ranking_with
from engine.seats import Seat, after
from engine.trick import Cardplay, PlayRule, check_card, legal_cards, with_laid_away, with_taken
from engine.views import Contract, View


@dataclass(frozen=True, slots=True)
class SkatOptions:
    """House rules. announce: whether extras may be joined to any suit or grand game, or to hand games only.

    schneider: how many card points make it, said or not. 001 and the order of Skat ask for ninety, 002 for one more.
    """

    announce: str = option("any", "hand")
    schneider: str = option("91", "90")


SUITS: Final = {"clubs": Suit.CLUBS, "spades": Suit.SPADES, "hearts": Suit.HEARTS, "diamonds": Suit.DIAMONDS}
BASE: Final = {"clubs": 12, "spades": 11, "hearts": 10, "diamonds": 9, "grand": 24}
NULL_VALUE: Final = {(False, False): 23, (True, False): 35, (False, True): 46, (True, True): 59}
"""What a null game is worth, by whether it is played from the hand and whether it is open."""
OWN_GAME: Final = 50
"""What a list adds for each game that its declarer won, and takes for each one they lost."""
DEFENDED: Final = 40
"""What it then adds for the two others, with three at the table."""
LOWEST: Final = 18
_MOST: Final = {9: 25, 10: 25, 11: 25, 12: 25, 24: 18}
VALUES: Final = tuple(
    sorted({base * times for base, most in _MOST.items() for times in range(2, most + 1)} | {*NULL_VALUE.values()})
)
"""Every number a game can be worth; only these are bid."""

GRAND: Final = ranking_with((Rank.JACK,))
NULL: Final = Ranking(
    (), (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN, Rank.NINE, Rank.EIGHT, Rank.SEVEN)
)  # fmt: skip
RANKINGS: Final[Mapping[str, Ranking]] = {
    **{name: ranking_with((Rank.JACK,), suit) for name, suit in SUITS.items()}, "grand": GRAND, "null": NULL,
    "reject": GRAND,
}  # fmt: skip
EXTRAS: Final = ((), ("schneider",), ("schwarz",), ("open",), ("schneider", "open"), ("schwarz", "open"))
PACKETS: Final = (Packet(3), Packet(4), Packet(3), Packet(2, to_blind=True))
RULE: Final = PlayRule()


@dataclass(frozen=True, slots=True)
class SkatState:
    """A deal of Skat.

    skat: the two cards that lie aside: as dealt, then as discarded. known: whether the declarer has seen them. words:
    the game declared and its extras. said: all that was spoken before the play.
    """

    options: SkatOptions
    dealer: Seat
    dealt: Dealt
    play: Cardplay
    phase: str
    contest: Contest
    skat: Cards
    known: bool = False
    words: tuple[str, ...] = ()
    said: tuple[tuple[Seat, Action], ...] = ()

    @property
    def hands(self) -> tuple[Cards, ...]:
        """What each seat holds now."""
        return self.play.hands

    @property
    def declarer(self) -> Seat | None:
        """The auction's winner, once there is one."""
        return self.contest.holder if self.contest.is_over else None

    @property
    def turn(self) -> Seat | None:
        """The one seat the game waits for."""
        if self.phase == "auction":
            return self.contest.turn
        if self.phase == "play":
            return self.play.turn
        return None if self.phase == "done" else self.declarer

    @property
    def ranking(self) -> Ranking:
        """The game's ranking; before one is named a hand is sorted as for grand."""
        return RANKINGS[self.words[0]] if self.words else GRAND


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
    demand(action.number in VALUES, "not-a-value", number=action.number, lowest=LOWEST)
    demand(action.number > contest.high, "bid-too-low", last=contest.high)
    demand(contest.bidder is not None or action.number == LOWEST, "only-lowest", lowest=LOWEST)
    return _contested(state, seat, action, contest.with_bid(action.number))


def _hold(state: SkatState, seat: Seat, action: Accept) -> SkatState:
    """Say yes to the number that was bid."""
    demand_turn(state, "auction", seat)
    demand(state.contest.asked, "nothing-to-hold")
    return _contested(state, seat, action, state.contest.with_hold())


def _pass(state: SkatState, seat: Seat, action: Pass) -> SkatState:
    """Be out of the auction; when all three are, the cards are thrown in."""
    demand_turn(state, "auction", seat)
    if state.contest.bidder is None:
        return replace(state, phase="done", said=(*state.said, (seat, action)))
    return _contested(state, seat, action, state.contest.with_pass())


def _take(state: SkatState, seat: Seat, action: Take) -> SkatState:
    """The declarer takes the skat into the hand, or plays from the hand without looking at it."""
    demand_turn(state, "choice", seat)
    said = (*state.said, (seat, action))
    if action.verb == "hand":
        return replace(state, phase="declare", said=said)
    play = with_taken(state.play, seat, state.skat)
    return replace(state, phase="discard", known=True, skat=(), play=play, said=said)


def _discard(state: SkatState, seat: Seat, action: Discard) -> SkatState:
    """Any two of the twelve; decision: before the game is named, as 001 has it."""
    demand_turn(state, "discard", seat)
    play = with_laid_away(state.play, seat, action.cards)
    return replace(state, phase="declare", skat=tuple(sorted(action.cards)), play=play)


def _declare(state: SkatState, seat: Seat, action: Declare) -> SkatState:
    """Name the game with its extras; open cards lie on the table from now on."""
    demand_turn(state, "declare", seat)
    _check_words(state, action.words)
    game, *extras = action.words
    play = state.play
    if "open" in extras:
        shown = RANKINGS[game].sorted(play.hands[seat])
        play = replace(play, face_up=tuple(shown if each == seat else () for each in range(3)))
    return replace(state, phase="play", words=action.words, play=play, said=(*state.said, (seat, action)))


def _check_words(state: SkatState, words: tuple[str, ...]) -> None:
    """Null may be open, reject has no extras; the others have what the table allows.

    Decision: of schneider and schwarz only one. Where extras belong to hand games, 001 lets one be chosen of the three.
    """
    game, extras = words[0], words[1:]
    demand(game in RANKINGS, "unknown-contract")
    demand(extras in EXTRAS, "unknown-extras")
    demand(game != "reject" or not extras, "reject-bare")
    demand(game != "null" or extras in ((), ("open",)), "null-only-open")
    if game in BASE and state.options.announce == "hand":
        demand(not extras or not state.known, "extras-from-hand")
        demand(len(extras) < 2, "one-extra")


def _play(state: SkatState, seat: Seat, action: Play) -> SkatState:
    """Follow suit if possible, else play anything; all ten tricks are played."""
    demand_turn(state, "play", seat)
    check_card(RULE, state.ranking, state.hands[seat], state.play.trick.cards, action.card)
    play = state.play.with_card(seat, action.card, state.ranking)
    return replace(state, play=play, phase="done" if len(play.tricks) == 10 else "play")


def _bids(contest: Contest) -> Choice:
    """What may be said in the auction now."""
    if contest.asked:
        return Choice("hold", (Accept("hold"), Pass()))
    may = (LOWEST,) if contest.bidder is None else (number for number in VALUES if number > contest.high)
    return Choice("bid", (*map(Bid, may), Pass()))


_DECLARE: Final = Choice("declare", tuple(Declare((game, *extras)) for extras in EXTRAS for game in RANKINGS))


# How a deal ends.


def multiplier(words: tuple[str, ...], *, from_hand: bool, points: int, all_tricks: bool, schneider: int = 91) -> int:
    """What outcome, extras and playing from the hand add to game and matadors; schneider: made with so many points."""
    if "schwarz" in words:
        outcome = 5
    elif "schneider" in words:
        outcome = 4 if all_tricks else 3
    else:
        outcome = 2 if all_tricks else int(points >= schneider)
    return outcome + from_hand + 7 * ("open" in words)


def _details(state: SkatState, value: int | None, *, overbid: bool, matadors: int | None = None) -> dict[str, object]:
    declared = next((word for word in state.words if word in ("schneider", "schwarz")), None)
    return {
        "hand": not state.known, "declared": declared, "open": "open" in state.words, "bid": state.contest.high,
        "matadors": matadors, "value": value, "overbid": overbid,
    }  # fmt: skip


def _reject_outcome(state: SkatState, declarer: Seat) -> Outcome:
    """Each alone: fewest points in tricks score ten, without a trick twenty; decision: tied seats score each."""
    points, tricks = taken(state.play.tricks, state.ranking, 3)
    best = [points[seat] == min(points) for seat in range(3)]
    scores = tuple((10 if tricks[seat] else 20) if best[seat] else 0 for seat in range(3))
    return Outcome(
        "reject", points, tricks, scores, declarer, sides=(None,) * 3, won=best[declarer],
        details=_details(state, None, overbid=False),
    )  # fmt: skip


def _contract_outcome(state: SkatState, declarer: Seat, game: str) -> Outcome:
    """Won if made and worth the bid, then its value; else the bid, twice if the skat was taken, null its own amount.

    Decisions: matadors are counted in the cards dealt and the skat; a null game below the bid is overbid and lost.
    """
    points, tricks = taken(state.play.tricks, state.ranking, 3)
    if game != "null":
        points = tuple(each + card_points(state.skat) * (seat == declarer) for seat, each in enumerate(points))
    made, value, matadors = _judged(state, game, points[declarer], tricks[declarer])
    overbid = made and value < state.contest.high
    won = made and not overbid
    lost = -2 * value if game == "null" else -state.contest.high * (2 if state.known else 1)
    return Outcome(
        kind=game,
        points=points,
        tricks=tricks,
        scores=tuple((value if won else lost) if seat == declarer else 0 for seat in range(3)),
        declarer=declarer,
        sides=tuple(int(seat != declarer) for seat in range(3)),
        side_points=(points[declarer], sum(points) - points[declarer]),
        won=won,
        details=_details(state, value if made or game == "null" else None, overbid=overbid, matadors=matadors),
    )


def _judged(state: SkatState, game: str, points: int, tricks: int) -> tuple[bool, int, int | None]:
    """Whether the declarer made what was said, what that is worth, and with or against how many matadors."""
    from_hand, is_open = not state.known, "open" in state.words
    if game == "null":
        return tricks == 0, NULL_VALUE[from_hand, is_open], None
    held = state.dealt.hands[state.contest.holder] + state.dealt.blind
    matadors = state.ranking.matadors(held)
    all_tricks, schneider = tricks == 10, int(state.options.schneider)
    factor = (
        1
        + abs(matadors)
        + multiplier(state.words, from_hand=from_hand, points=points, all_tricks=all_tricks, schneider=schneider)
    )
    if "schwarz" in state.words or (is_open and state.options.announce == "hand"):
        made = all_tricks
    else:
        made = points >= (schneider if "schneider" in state.words else 61)
    return made, BASE[game] * factor, matadors


class Skat(Game[SkatState]):
    """The rules of Skat as every game offers them."""

    name = "skat"
    rules_version = 1
    options = SkatOptions
    list_length = 12 * 3
    settling = "differences"
    rule_sets: ClassVar[Mapping[str, Mapping[str, Value]]] = {"book": {"announce": "hand", "schneider": "90"}}

    def players(self, _: SkatOptions) -> tuple[int, ...]:
        """Three."""
        return (3,)

    def pack(self, _: SkatOptions, __: int) -> Cards:
        """Thirty-two cards."""
        return PACK

    def deal(self, _: SkatOptions, dealer: Seat, __: int, shuffled: Cards, cut: Cut) -> Dealt:
        """Three, four and three to each, the last two aside."""
        return deal_as_usual(shuffled, dealer, 3, cut, PACKETS)

    def begin(self, options: SkatOptions, dealer: Seat, dealt: Dealt, _: Carried | None = None) -> SkatState:
        """Middlehand speaks first, to forehand; rearhand, who dealt, comes after."""
        check_hands(dealt, PACK, 10, 2)
        forehand = after(dealer, 3)
        play = Cardplay(dealt.hands, ((),) * 3, (0, 1, 2), forehand)
        contest = Contest(forehand, after(forehand, 3), (dealer,))
        return SkatState(options, dealer, dealt, play, "auction", contest, dealt.blind)

    def decisions(self, state: SkatState, seat: Seat) -> tuple[Decision, ...]:
        """Always one question, to one seat."""
        if seat != state.turn:
            return ()
        hand = state.ranking.sorted(state.hands[seat])
        if state.phase == "auction":
            return (_bids(state.contest),)
        if state.phase == "choice":
            return (Choice("choice", (Take("pickup"), Take("hand"))),)
        if state.phase == "discard":
            return (Selection("discard", hand, 2),)
        if state.phase == "declare":
            return allowed_choices([_DECLARE], partial(self.next_state, state, seat))
        return (Choice("play", tuple(map(Play, legal_cards(RULE, state.ranking, hand, state.play.trick.cards)))),)

    def next_state(self, state: SkatState, seat: Seat, action: Action) -> SkatState:  # noqa: PLR0911 - one for each kind
        """Each kind of action has its rule."""
        match action:
            case Play():
                return _play(state, seat, action)
            case Bid():
                return _bid(state, seat, action)
            case Accept("hold"):
                return _hold(state, seat, action)
            case Pass():
                return _pass(state, seat, action)
            case Take("pickup" | "hand"):
                return _take(state, seat, action)
            case Discard("discard"):
                return _discard(state, seat, action)
            case Declare():
                return _declare(state, seat, action)
            case _:
                raise IllegalAction("not-in-this-game")

    def happened(self, before: SkatState, after_it: SkatState, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Who picks the skat up is the only one to see it."""
        events = super().happened(before, after_it, seat, action)
        return (*events, received(seat, before.skat)) if action == Take("pickup") else events

    def view(self, state: SkatState, seat: Seat | None) -> View:
        """What a seat, or a bystander, may know: the skat only who laid it away, until all is played."""
        extras = (() if state.known else ("hand",)) + state.words[1:]
        contract = Contract(state.words[0], state.declarer, SUITS.get(state.words[0]), extras) if state.words else None
        knows_skat = state.phase == "done" or (seat == state.declarer and state.known)
        has_sides = state.words[:1] not in ((), ("reject",))
        sides = tuple(int(each != state.declarer) if has_sides else None for each in range(3))
        return view_of(self, state, seat, RULE, contract=contract, sides=sides, aside=state.skat if knows_skat else ())

    def may_claim(self, view: View) -> bool:
        """Where tricks are shunned nobody claims them."""
        return view.contract is None or view.contract.name not in {"null", "reject"}

    def ended(self, state: SkatState) -> Outcome:
        """All ten tricks are played, or everybody has passed."""
        if state.declarer is None:
            names = ("hand", "declared", "open", "bid", "matadors", "value", "overbid")
            return unplayed("passed", 3, details=dict.fromkeys(names))
        if state.words[0] == "reject":
            return _reject_outcome(state, state.declarer)
        return _contract_outcome(state, state.declarer, state.words[0])

    def gain(self, result: Mapping[str, object]) -> Gain:
        """The declarer's score, or what the rejecters got."""
        return Gain(read_scores(result, (3,)))

    def listed(self, result: Mapping[str, object], players: int) -> tuple[int, ...]:
        """Seeger and Fabian: fifty more for an own game won, fifty less for one lost, the others then forty more.

        >>> SKAT.listed({"kind": "hearts", "declarer": 1, "won": False, "scores": [0, -40, 0]}, 3)
        (40, -90, 40)
        """
        points, own = super().listed(result, players), self.own_game(result)
        if own is None:
            return points
        declarer, won = own
        theirs, others = (OWN_GAME, 0) if won else (-OWN_GAME, DEFENDED)
        return tuple(each + (theirs if seat == declarer else others) for seat, each in enumerate(points))

    def own_game(self, result: Mapping[str, object]) -> tuple[Seat, bool] | None:
        """The declarer's. Decision: where everybody shuns points nobody has a game of their own."""
        declarer, won = result.get("declarer"), result.get("won")
        if result.get("kind") not in {*BASE, "null"} or not isinstance(declarer, int) or not isinstance(won, bool):
            return None
        return declarer, won


SKAT: Final = Skat()
