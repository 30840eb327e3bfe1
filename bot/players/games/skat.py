"""What a computer knows of Skat: how far to bid, whether to take the skat up, what to lay away, which game to name."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from heapq import nlargest
from itertools import combinations, combinations_with_replacement
from math import comb, erf, exp, inf, log, sqrt
from statistics import NormalDist
from typing import Final, NamedTuple

from bot.players.belief import Belief
from bot.players.games.skat_kontra import doubling
from bot.players.games.skat_ramsch import HABITS as RAMSCH_HABITS
from bot.players.games.skat_ramsch import announce_virgin, cards_to_pass_on, knock, push, ramsch_stakes
from bot.players.games.skat_revolution import NULL_ORDER, give_away, give_back
from bot.players.inference import played_by
from bot.players.knowledge import (
    CallSearch,
    Candidate,
    Continuation,
    Marks,
    Plan,
    PlayerKnowledge,
    Stakes,
    steps_too_high,
)
from engine.actions import Accept, Action, Bid, Cut, Declare, Discard, Pass, Take
from engine.auction import Contest
from engine.cards import Card, Cards, Rank, Suit, card_points, without
from engine.decisions import Choice, Decision, Selection
from engine.games.skat.contracts import (
    BASE,
    LOWEST,
    NULL_VALUE,
    RAMSCH,
    RANKINGS,
    VALUES,
    Declaring,
    numbers_of,
)
from engine.games.skat.options import SkatOptions
from engine.games.skat.values import Played, judged, schneider_at, value_of
from engine.ranking import PACK
from engine.search.parameters import TRICKS, Habits
from engine.search.sampling import CallInference, Quota, World
from engine.seats import Seat, after
from engine.views import Contract, View

# How strong a hand is.

JACK_POINTS: Final = (9.0, 8.0, 7.0, 6.0)
TRUMP_POINTS: Final = {Rank.ACE: 7.0, Rank.TEN: 5.5}
LOW_TRUMP, GRAND_JACK, ACE, TEN, LONE, VOID, OPEN_TEN = 4.5, 3.5, 8.5, 4.0, -1.0, 4.0, -2.5
START: Final = 3.0
"""Roughly what a card brings a declarer in card points, and what comes without any."""

BY_HAND: Final = {"suit": (-9.5, 1.29), "grand": (-10.0, 1.19)}
BEFORE_SKAT: Final = {"suit": (28.3, 0.95), "grand": (21.5, 0.95)}
"""Where the line lies that leads from there to what declarers really got in deals this player played out."""

AWAY: Final = 0.8
"""What a card point laid away is worth: tens and aces might have won more than themselves. Found by matches."""

SPREAD: Final = 13.0
BOLD: Final = 0.2
"""What share of a game's value one risks to play it: silence brings nothing, and the others score too."""

SURE: Final = 68.0
"""From what strength on a hand needs no skat."""


def strength(hand: Cards, game: str) -> float:
    """How much the cards bring a declarer, by the tables above, what they lay away not counted."""
    return strengths(hand)[game]


def strengths(hand: Cards) -> dict[str, float]:
    jacks, suits = parted(hand)
    top, plain = START + trump_points(jacks), [side_points(cards) for cards in suits]
    found = {
        game: top + sum(plain) - plain[suit] + trump_points(suits[suit])
        for suit, game in enumerate(BASE)
        if game != "grand"
    }
    return found | {"grand": top + GRAND_JACK * len(jacks) + sum(side_points(cards, is_grand=True) for cards in suits)}


def parted(hand: Cards) -> tuple[Cards, list[Cards]]:
    """The jacks, and the other cards by suit."""
    suits: list[list[Card]] = [[], [], [], []]
    jacks: list[Card] = []
    for card in sorted(hand):
        (jacks if card.rank == Rank.JACK else suits[card.suit]).append(card)
    return tuple(jacks), [tuple(cards) for cards in suits]


def by_suit(hand: Cards) -> list[Cards]:
    """All cards by suit, the jacks too."""
    ordered = sorted(hand)
    return [tuple([card for card in ordered if card.suit == suit]) for suit in Suit]


@lru_cache(maxsize=1024)
def trump_points(cards: Cards) -> float:
    return sum(
        [JACK_POINTS[card.suit] if card.rank == Rank.JACK else TRUMP_POINTS.get(card.rank, LOW_TRUMP) for card in cards]
    )


@lru_cache(maxsize=2048)
def side_points(cards: Cards, *, is_grand: bool = False) -> float:
    """What the cards of a side suit bring."""
    ranks = {card.rank for card in cards}
    if not cards:
        return 0.0 if is_grand else VOID
    total = LONE * len(cards)
    if Rank.ACE in ranks:
        total += ACE + (TEN if Rank.TEN in ranks else 0.0)
        return total + (4.0 * max(0, len(cards) - 2) if is_grand else 0.0)
    if Rank.TEN in ranks:
        return total + (OPEN_TEN if len(cards) == 1 else 0.0)
    return total


def null_risk(hand: Cards) -> int:
    """By how many steps the cards of each suit lie too high to be surely ducked."""
    return sum(map(suit_risk, by_suit(hand)))


@lru_cache(maxsize=2048)
def suit_risk(cards: Cards) -> int:
    return steps_too_high(cards, NULL_ORDER)


def expected(lines: Mapping[str, tuple[float, float]], game: str, strong: float) -> float:
    """The card points a declarer of that strength gets on average."""
    start, slope = lines["grand" if game == "grand" else "suit"]
    return start + slope * strong


# Which game to play, and how far to bid.

HAND: Final = 10
OPEN_DUCKED: Final = 0.8
"""How often an open null without risk is won, to judge by its suits alone."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """A game one could play: what it promises to score, its name, what it is worth, and what is laid away for it.

    extras: what is announced with it.
    """

    promise: float
    game: str
    value: int
    away: Cards = ()
    extras: tuple[str, ...] = ()

    @property
    def words(self) -> tuple[str, ...]:
        """How it is declared."""
        return (self.game, *self.extras)


def promised(points: float, value: int, bid: int, *, ordered: bool = False) -> float:
    """What a game can be expected to score: its value if it is made and high enough, else twice the bid is lost.

    ordered: by the order of Skat twice its value is.
    """
    return _hoped(1 - NormalDist(points, SPREAD).cdf(60.5), value, bid, ordered=ordered)


def _hoped(likely: float, value: int, bid: int, *, ordered: bool = False) -> float:
    if value < bid:
        return -2.0 * bid
    return likely * value - (1 - likely) * 2 * (value if ordered else max(bid, 18))


def prospects(
    twelve: Cards, held: Cards, away: Cards, bid: int, *, from_hand: bool, ordered: bool = False
) -> Iterator[Prospect]:
    """Every game that could be played with the cards held; twelve are those that count for matadors."""
    for game, base in BASE.items():
        value = base * (1 + abs(RANKINGS[game].matadors(twelve)) + from_hand)
        points = expected(BY_HAND, game, strength(held, game)) + AWAY * card_points(away)
        yield Prospect(promised(points, value, bid, ordered=ordered), game, value, away)
    value = NULL_VALUE[from_hand, False]
    likely = max(0.05, 0.85 - 0.2 * null_risk(held))
    yield Prospect((3 * likely - 2) * value if value >= bid else -2.0 * value, "null", value, away)


def prospects_after_discards(twelve: Cards, bid: int, *, ordered: bool = False) -> Iterator[Prospect]:
    """Every game after every discard."""
    for away in combinations(sorted(twelve), 2):
        yield from prospects(twelve, without(twelve, away), away, bid, from_hand=False, ordered=ordered)


def prospects_now(view: View) -> Iterator[Prospect]:
    """What may be played with the cards held, after every discard where there is still one to come.

    Where the game is named already only that; by the order of Skat no null below the bid.
    """
    bid, ordered = last_bid(view), is_ordered(view)
    for each in _prospects_of_all(view):
        is_named = view.contract is None or view.contract.name == each.game
        if is_named and (each.game != "null" or not ordered or each.value >= bid):
            yield each


def _prospects_of_all(view: View) -> Iterator[Prospect]:
    bid, ordered = last_bid(view), is_ordered(view)
    if len(view.hand) > HAND:
        return prospects_after_discards(view.hand, bid, ordered=ordered)
    twelve = (*view.hand, *view.aside)
    return prospects(twelve, view.hand, view.aside, bid, from_hand=not knows_skat(view), ordered=ordered)


def knows_skat(view: View) -> bool:
    """Whether the declarer, whose view it is, took it up."""
    return bool(view.aside) or len(view.hand) > HAND


def open_null(view: View) -> Prospect | None:
    """An open null of which every card is surely ducked, where it is worth the bid."""
    value = NULL_VALUE[not knows_skat(view), True]
    if view.contract is not None or value < last_bid(view):
        return None
    nulls = (each for each in _prospects_of_all(view) if each.game == "null")
    held = (*view.hand, *view.aside)
    safe = next((each for each in nulls if not null_risk(without(held, each.away))), None)
    return None if safe is None else Prospect((3 * OPEN_DUCKED - 2) * value, "null", value, safe.away, ("open",))


def is_ordered(view: View) -> bool:
    """Whether values are those of the order of Skat."""
    return view.options is not None and view.options.values != "book"


def best_prospect(twelve: Cards, bid: int) -> Prospect:
    return max(prospects_after_discards(twelve, bid), key=lambda each: each.promise)


@lru_cache(maxsize=4096)
def limit(hand: Cards, ordered: bool = False) -> int:
    """How far to bid: the highest number that promises something with the help the skat brings on average."""
    worth, strong = 0, strengths(hand)
    for game in BASE:
        likely = 1 - NormalDist(expected(BEFORE_SKAT, game, strong[game]), SPREAD).cdf(60.5)
        ways = game_values(hand, game)
        for bid in ways:
            hoped = (number * _hoped(likely, value, bid, ordered=ordered) for value, number in ways.items())
            promise = sum(hoped) / ways.total()
            if promise > -BOLD * bid:
                worth = max(worth, bid)
    if worth >= NULL_VALUE[False, False]:
        return worth
    risky = sum(suit_risk(cards) > 0 for cards in by_suit(hand))
    ducks = risky < 3 and any(not null_risk(without(hand, pair)) for pair in combinations(hand, 2))
    return NULL_VALUE[False, False] if ducks else worth


def game_values(hand: Cards, game: str) -> Counter[int]:
    """What a game would be worth, by how many skats: a top jack found there takes away what its lack would count."""
    held = frozenset(hand)
    steps = _matadors(tuple([card in held for card in RANKINGS[game].trumps]), len(PACK) - len(hand))
    return Counter({BASE[game] * (1 + step): number for step, number in steps.items()})


@lru_cache(maxsize=4096)
def _matadors(held: tuple[bool, ...], unseen: int) -> Counter[int]:
    """With or without how many, by how many skats; held: by trump from the top whether one has it."""
    lacking = [place for place, has in enumerate(held) if not has]
    others, found = unseen - len(lacking), Counter[int]()
    skats = {(): comb(others, 2)} | {(place,): others for place in lacking} | dict.fromkeys(combinations(lacking, 2), 1)
    for skat, number in skats.items():
        have = [has or place in skat for place, has in enumerate(held)]
        run = next((place for place, has in enumerate(have) if has != have[0]), len(have))
        found[run] += number
    return +found


# What the rule of thumb says.


def speak(view: View) -> Action | None:
    for decision in view.decisions:
        answer = _ANSWERS.get(decision.kind)
        if answer is not None:
            return answer(view, decision)
    return None


def _bid(view: View, decision: Decision) -> Action:
    """Bid as little as goes, as long as the hand is worth it."""
    most = limit(view.hand, is_ordered(view))
    numbers = [action.number for action in decision.actions if isinstance(action, Bid)]
    return Bid(numbers[0]) if numbers and numbers[0] <= most else Pass()


def _hold(view: View, _: Decision) -> Action:
    """Hold what the hand is worth."""
    return Accept("hold") if last_bid(view) <= limit(view.hand, is_ordered(view)) else Pass()


def last_bid(view: View) -> int:
    return max((action.number for _, action in view.turns if isinstance(action, Bid)), default=0)


def _choice(view: View, _: Decision) -> Action:
    sure = [strength(view.hand, game) >= SURE for game in BASE]
    return Take("hand" if any(sure) else "pickup")


def _discard(view: View, decision: Decision) -> Action | None:
    """Lay away what the best game needs least."""
    if not isinstance(decision, Selection):
        return None
    if view.phase == "passing":
        return decision.action(cards_to_pass_on(view.hand, decision.cards))
    return decision.action(max(prospects_now(view), key=lambda each: each.promise).away)


def _declare(view: View, decision: Decision) -> Action | None:
    """Name the best game with the cards held."""
    found = max(prospects_now(view), key=lambda each: each.promise)
    said = Declare((found.game,))
    return said if isinstance(decision, Choice) and said in decision.actions else None


def _grand_hand(view: View, _: Decision) -> Action:
    """In a round of Ramsch play grand only with a hand that needs no skat."""
    return Declare(("grand",)) if strength(view.hand, "grand") >= SURE else Pass()


def _double(view: View, decision: Decision) -> Action | None:
    """Kontra, or what answers it."""
    return doubling(view, decision, strength, _expected_points)


def _gift(view: View, _: Decision) -> Action:
    """Take a game that is offered, unless it is worth less than the bid.

    To play for two steps more pays only where schneider is missed less than once in twenty games, which no hand tells.
    """
    game = view.contract.name if view.contract is not None else "grand"
    declared = () if view.contract is None else tuple(word for word in view.contract.extras if word != "hand")
    from_hand = view.contract is not None and "hand" in view.contract.extras
    held = (*view.hand, *played_by(view, view.seat or 0), *view.aside)
    value = value_of(view.options, (game, *declared), from_hand=from_hand, held=held)
    return Pass() if value < last_bid(view) else Accept()


def _expected_points(view: View) -> float:
    """The card points the declarer, whose view it is, gets on average."""
    game = view.contract.name if view.contract is not None else "grand"
    held = (*view.hand, *played_by(view, view.seat or 0))
    return expected(BY_HAND, game, strength(held, game)) + AWAY * card_points(view.aside)


_ANSWERS: Final[Mapping[str, Callable[[View, Decision], Action | None]]] = {
    "bid": _bid, "hold": _hold, "choice": _choice, "discard": _discard, "declare": _declare,
    "grandhand": _grand_hand, "pushing": push, "knock": knock, "kontra": _double, "announce": _double,
    "gift": _gift, "yield": lambda _, __: Accept(), "virgin": announce_virgin, "swapping": give_away,
    "returning": give_back,
}  # fmt: skip
"""By kind of question."""


# What a declared game says about its declarer's cards.

HIGH: Final = frozenset(card for card in PACK if card.rank in (Rank.ACE, Rank.KING, Rank.QUEEN))
JACKS: Final = frozenset(card for card in PACK if card.rank == Rank.JACK)
ACES: Final = frozenset(card for card in PACK if card.rank == Rank.ACE)


def heard(view: View) -> CallInference:
    """A declarer has what the game asks for, and lays no trump away."""
    contract = view.contract
    if contract is None or contract.declarer in {None, view.seat} or contract.name == "reject":
        return CallInference()
    declarer, gone = contract.declarer, played_by(view, contract.declarer)
    trumps = frozenset(view.ranking.trumps)
    away = frozenset[Card]() if "hand" in contract.extras else trumps
    if contract.name == "null":
        return CallInference(quotas=(_most(declarer, HIGH, 3, gone),))
    if contract.name == "grand":
        return CallInference(quotas=(_least(declarer, JACKS | ACES, 4, gone),), away=away)
    return CallInference(quotas=(_least(declarer, trumps, 5, gone),), away=away)


def _least(seat: Seat, cards: frozenset[Card], number: int, gone: Cards) -> Quota:
    return Quota(seat, cards, number - sum(card in cards for card in gone))


def _most(seat: Seat, cards: frozenset[Card], number: int, gone: Cards) -> Quota:
    return Quota(seat, cards, most=max(0, number - sum(card in cards for card in gone)))


# What a deal is worth.


def stakes(view: View, world: World) -> Stakes | None:
    """The declarer's score, which the others would rather see low; in Ramsch everybody their own."""
    contract = view.contract
    if contract is None or view.seat is None:
        return None
    if contract.name == RAMSCH:
        return ramsch_stakes(view, world)
    if contract.declarer is None:
        return None
    if contract.name == "reject":
        return _reject(view.seat)
    declarer, from_hand, rules = contract.declarer, "hand" in contract.extras, options_of(view)
    words, sign = (contract.name, *contract.extras), times_of(view) * (1 if view.seat == declarer else -1)
    held = (*world.hands[declarer], *played_by(view, declarer), *world.aside)
    bid = last_bid(view)

    def score(points: int, tricks: int = 5) -> float:
        return float(sign * judged(rules, Played(words, from_hand, bid, points, tricks, held, tip=True)).score)

    if contract.name == "null":
        return Stakes(frozenset({declarer}), (1,), (score(0, 0), score(0, 1)), aim=TRICKS, few=True)
    marks = (31, 61, schneider_at(rules))
    return Stakes(
        frozenset({declarer}), marks, tuple(map(score, (0, *marks))), every=score(120, 10),
        none=score(0, 0) if rules.values != "book" else None, aside=card_points(world.aside),
    )  # fmt: skip


def options_of(view: View) -> SkatOptions:
    """The house rules; where a view has none, those of the books."""
    return SkatOptions() if view.options is None else view.options


def times_of(view: View) -> int:
    """How many times the deal counts by now."""
    told = next((word for word in view.contract.extras if word.startswith("times-")), "") if view.contract else ""
    return int(told.removeprefix("times-") or 1) << len(view.signals)


def _reject(me: Seat) -> Stakes:
    """Everybody plays alone: ten for the fewest card points, twenty without a trick."""
    return Stakes(frozenset({me}), (10, 20, 30, 40), (10.0, 8.0, 5.0, 2.0, 0.0), none=20.0, few=True)


# What search decides in the auction: who gets it in a world, with which game, and what that is likely to score.
#
# A deal is not played to its end here. What declarers get was fitted once to games played out, and a line tells it in
# a moment, so that many deals can be asked about: what lies in the skat and who would bid against one is what differs.


class GameValueLine(NamedTuple):
    """What declarers get by what they hold: from where on, for each point of strength, for each card point laid away.

    spread: how far it really lies from there.
    """

    start: float
    slope: float
    aside: float
    spread: float


SUIT_LINE: Final = GameValueLine(-15.2, 1.69, 0.48, 12.5)
GRAND_LINE: Final = GameValueLine(-9.7, 1.38, 0.74, 15.0)
"""Fitted to 3,500 games after natural auctions that the rule of thumb played, whose declarers got two to three points
less than this, and 150 that strong players did, whose got two to three more."""
SUIT_GAMES: Final = tuple(game for game in BASE if game != "grand")
DUCKED: Final = (0.95, 0.12)
"""How often a riskless null is won, and by how much each step of risk lessens that."""
DEFENDING: Final = -0.5
"""What another's score is worth to oneself: one is measured by what one has above the others on average."""


def _bidding_plans(view: View) -> Mapping[Candidate, Plan]:
    """Pass, or go on as far as now asked, and then as the rule of thumb would."""
    asked = [action for decision in view.decisions for action in decision.actions]
    goes = next((action for action in asked if isinstance(action, Bid | Accept)), None)
    if goes is None or view.seat is None:
        return {}
    number = goes.number if isinstance(goes, Bid) else last_bid(view)
    return {
        (goes,): _bidding_to(view, view.seat, max(number, limit(view.hand, is_ordered(view)))),
        (Pass(),): _bidding_to(view, view.seat, 0),
    }


def _bid_plan(view: View, action: Action) -> Mapping[Candidate, Plan]:
    """Any number that is higher than need be, and then as far as the rule of thumb would go, if that is further."""
    if not isinstance(action, Bid) or view.seat is None:
        return {}
    most = max(action.number, limit(view.hand, is_ordered(view)))
    return {(action,): _bidding_to(view, view.seat, most, said=action.number)}


def _bidding_to(view: View, me: Seat, most: int, said: int | None = None) -> Plan:
    """The others bid by the rule of thumb, and who gets it plays what the cards with the skat are best for.

    said: what is bid first of all, where that is not as little as goes.
    """
    begun, ordered, numbers = contest(view), is_ordered(view), numbers_at(view)
    begun = begun if said is None else begun.with_bid(said)

    def follow(world: World) -> float:
        limits = [most if seat == me else limit(hand, ordered) for seat, hand in enumerate(world.hands)]
        declarer, bid = auction_end(begun, limits, numbers)
        if declarer is None:
            return 0.0
        worth = score_with_skat((*world.hands[declarer], *world.aside), bid, ordered=ordered)
        return worth if declarer == me else DEFENDING * worth

    return follow


def numbers_at(view: View) -> tuple[int, ...]:
    """What is bid at this table."""
    return VALUES if view.options is None else numbers_of(view.options.values)


def contest(view: View) -> Contest:
    return _course(view)[-1]


def _course(view: View) -> list[Contest]:
    """The auction before each thing said, and as it stands."""
    eldest = after(view.dealer, 3)
    reopens = view.options is not None and view.options.answering == "both"
    course = [Contest(eldest, after(eldest, 3), (view.dealer,), reopens=reopens)]
    for _, said in view.turns:
        if isinstance(said, Bid):
            course.append(course[-1].with_bid(said.number))
        elif isinstance(said, Accept):
            course.append(course[-1].with_hold())
        elif isinstance(said, Pass):
            course.append(course[-1].with_pass())
    return course


def auction_end(stands: Contest, limits: Sequence[int], numbers: Sequence[int] = VALUES) -> tuple[Seat | None, int]:
    """Who has it in the end, and for what, when everybody bids as little as goes and so far."""
    while not stands.is_over:
        most = limits[stands.turn]
        if stands.asked:
            stands = stands.with_hold() if stands.high <= most else stands.with_pass()
        elif stands.bidder is None:
            return (stands.turn, LOWEST) if most >= LOWEST else (None, 0)
        else:
            more = _next(stands.high, numbers)
            stands = stands.with_bid(more) if more <= most else stands.with_pass()
    return stands.holder, stands.high


def _next(high: int, numbers: Sequence[int] = VALUES) -> int:
    return next((number for number in numbers if number > high), numbers[-1])


def _choice_plans(view: View) -> Mapping[Candidate, Plan]:
    """Take the skat up, or play the game from the hand that the rule of thumb would."""
    bid, hand, ordered = last_bid(view), view.hand, is_ordered(view)
    game = max(prospects_now(view), key=lambda each: each.promise).game
    return {
        (Take("pickup"),): lambda world: score_with_skat((*hand, *world.aside), bid, ordered=ordered),
        (Take("hand"),): lambda world: score_from_hand(hand, world.aside, game, bid, ordered=ordered),
    }


# What a game is worth with the cards of a world.


def score_with_skat(twelve: Cards, bid: int, *, ordered: bool = False) -> float:
    """The best game after the best discard."""
    null = _null_score(_shed([_ducking(cards) for cards in by_suit(twelve)]), bid)
    found = points_after_discards(twelve).items()
    return max(null, *[_scored(game, points, twelve, bid, ordered=ordered) for game, points in found])


def points_after_discards(twelve: Cards) -> dict[str, float]:
    """By game the card points to expect after the best discard for it."""
    jacks, suits = parted(twelve)
    top = START + trump_points(jacks)
    held = {
        game: top + _shed([_kept(cards, "trump" if each == trump else "plain") for each, cards in enumerate(suits)])
        for trump, game in enumerate(SUIT_GAMES)
    }
    held["grand"] = top + GRAND_JACK * len(jacks) + _shed([_kept(cards, "grand") for cards in suits])
    return {game: _line(game).start + _line(game).slope * strong for game, strong in held.items()}


def score_from_hand(hand: Cards, unseen: Cards, game: str, bid: int, *, ordered: bool = False) -> float:
    """A game played without the skat, which by the books costs only its bid if it is lost."""
    if game == "null":
        return _null_score(-null_risk(hand), bid, hand=True)
    line = _line(game)
    points = line.start + line.slope * strength(hand, game) + line.aside * card_points(unseen)
    return _scored(game, points, (*hand, *unseen), bid, hand=True, ordered=ordered)


def _line(game: str) -> GameValueLine:
    return GRAND_LINE if game == "grand" else SUIT_LINE


def _scored(game: str, points: float, twelve: Cards, bid: int, *, hand: bool = False, ordered: bool = False) -> float:
    """What a declarer who can expect so many card points scores on average; ninety count for one step more."""
    spread, value = _line(game).spread, BASE[game] * (1 + abs(RANKINGS[game].matadors(twelve)) + hand)
    made, schneider = _above(60.5, points, spread), _above(90.5, points, spread)
    if value < bid:
        made = schneider if value + BASE[game] >= bid else 0.0
    lost = 2 * max(value, bid) if ordered else bid if hand else 2 * bid
    return made * value + schneider * BASE[game] * (made > 0) - (1 - made) * lost


def _above(mark: float, points: float, spread: float) -> float:
    """How likely something reaches a mark that lies so far around points."""
    return 0.5 + 0.5 * erf((points - mark) / spread / sqrt(2))


def _null_score(ease: float, bid: int, *, hand: bool = False) -> float:
    """What null scores; ease: how surely all is ducked, nothing at best."""
    value, (sure, less) = NULL_VALUE[hand, False], DUCKED
    return (3 * max(0.05, sure + less * ease) - 2) * value if value >= bid else -2.0 * value


# Two cards of twelve are laid away: what is best for each suit is told once for all hands.

Kept = tuple[float | None, ...]
"""What the cards of a suit are worth when none, one or two of them are laid away; None where there are not so many."""


@lru_cache(maxsize=4096)
def _kept(cards: Cards, kind: str) -> Kept:
    """In strength, with the card points laid away turned into it."""
    line = GRAND_LINE if kind == "grand" else SUIT_LINE

    def worth(away: Cards) -> float:
        left = without(cards, away)
        held = trump_points(left) if kind == "trump" else side_points(left, is_grand=kind == "grand")
        return held + card_points(away) * line.aside / line.slope

    return _by_number(cards, worth)


@lru_cache(maxsize=2048)
def _ducking(cards: Cards) -> Kept:
    """In steps below which nothing could be surely ducked."""
    return _by_number(cards, lambda away: -float(suit_risk(without(cards, away))))


def _by_number(cards: Cards, worth: Callable[[Cards], float]) -> Kept:
    return tuple([max(map(worth, combinations(cards, number)), default=None) for number in range(3)])


def _shed(suits: Sequence[Kept]) -> float:
    """The most they are worth together without two cards."""
    whole = [kept[0] or 0.0 for kept in suits]
    best = -inf
    for one, other in combinations_with_replacement(range(4), 2):
        first, second = (suits[one][2], whole[one]) if one == other else (suits[one][1], suits[other][1])
        if first is not None and second is not None:
            best = max(best, first + second - whole[one] - whole[other])
    return sum(whole) + best


# What search decides with the skat in hand: what to lay away, and which game to name.

GAMES: Final = 3
"""How many of the games, each with a discard, that the rule of thumb would play are thought about."""
ANNOUNCED: Final = (("schneider",), ("schwarz",), ("open",), ("schwarz", "open"))
"""What is thought about being announced; that schneider alone is made with open cards nobody says."""
HOPED: Final = 70.0
"""From how many expected card points on."""
ANNOUNCING: Final = 0.2
"""By what share of its value an announced game promises too much: few deals judge it, and lost it costs twice that."""


def _discard_plans(view: View) -> Mapping[Candidate, Plan]:
    """The best games after the best discards, by the rule of thumb, and bolder ones with the same cards."""
    asked = next((each for each in view.decisions if isinstance(each, Selection)), None)
    if asked is None:
        return {}
    named = view.contract is not None
    found = _with_bolder(view, _most_promising(prospects_now(view)))
    return {_discarding(asked.action(each.away), each, named=named): _plan_for(view, each) for each in found}


def _discarding(action: Action, prospect: Prospect, *, named: bool) -> Candidate:
    """The discard, and the game that is named after it, if it is."""
    return (action,) if named else (action, Declare(prospect.words))


def _declare_plans(view: View) -> Mapping[Candidate, Plan]:
    """The best games with the cards held, and bolder ones."""
    found = _with_bolder(view, _most_promising(_best_of_each(prospects_now(view))))
    return {(Declare(each.words),): _plan_for(view, each) for each in found}


def _with_bolder(view: View, found: Sequence[Prospect]) -> list[Prospect]:
    """The same games, with each what may be announced besides, and an open null; as it is where a game is named."""
    if view.contract is not None:
        return list(found)
    rules, laid_open = options_of(view), open_null(view)
    declaring = Declaring(rules.announce, rules.values, rules.spitze, last_bid(view), known=knows_skat(view))
    bolder = [replace(each, extras=extras) for each in found for extras in _hoped_for(view, each)]
    more = [each for each in bolder if declaring.allows(each.words)]
    return [*found, *more] if laid_open is None else [*found, laid_open, *more]


def _hoped_for(view: View, prospect: Prospect) -> Sequence[tuple[str, ...]]:
    """What may be announced with a suit or grand game, as far as the card points it promises give hope for it."""
    if prospect.game == "null":
        return ()
    held = without((*view.hand, *view.aside), prospect.away)
    points = expected(BY_HAND, prospect.game, strength(held, prospect.game)) + AWAY * card_points(prospect.away)
    return ANNOUNCED if points >= HOPED else ()


def _best_of_each(found: Iterator[Prospect]) -> Iterator[Prospect]:
    """By game the best discard, where that is still to come."""
    best: dict[str, Prospect] = {}
    for each in found:
        if each.game not in best or each.promise > best[each.game].promise:
            best[each.game] = each
    return iter(best.values())


def _discard_plan(view: View, action: Action) -> Mapping[Candidate, Plan]:
    """The best games after any discard."""
    if not isinstance(action, Discard):
        return {}
    found = (each for each in prospects_now(view) if each.away == action.cards)
    named = view.contract is not None
    return {_discarding(action, each, named=named): _plan_for(view, each) for each in _most_promising(found)}


def _declare_plan(view: View, action: Action) -> Mapping[Candidate, Plan]:
    """Any game that is played as it is named."""
    if not isinstance(action, Declare) or not {*action.words[1:]} <= {"open", "schneider", "schwarz"}:
        return {}
    found = _best_of_each(prospects_now(view))
    named = next((each for each in found if each.game == action.words[0]), None)
    return {} if named is None else {(action,): _plan_for(view, replace(named, extras=action.words[1:]))}


def _most_promising(found: Iterator[Prospect]) -> list[Prospect]:
    return nlargest(GAMES, found, key=lambda each: each.promise)


def _plan_for(view: View, prospect: Prospect) -> Plan:
    """The deal as it is led to."""
    held = without((*view.hand, *view.aside), prospect.away)
    from_hand = not knows_skat(view)
    extras = prospect.extras if view.contract is None else view.contract.extras
    then = replace(
        view, phase="play", hand=held, aside=prospect.away, ranking=RANKINGS[prospect.game],
        contract=Contract(prospect.game, view.seat, extras=(*extras, "hand") if from_hand else extras),
    )  # fmt: skip
    discount = ANNOUNCING * prospect.value if prospect.extras else 0.0

    def follow(world: World) -> Continuation:
        hands = tuple(held if seat == view.seat else hand for seat, hand in enumerate(world.hands))
        aside = world.aside if from_hand else prospect.away
        return Continuation(then, World(hands, aside), discount=discount)

    return follow


# How likely it was that the others bid as they did.

WHIM: Final = 0.05
"""How often somebody bids what no other would."""


def belief(view: View) -> Belief | None:
    """How well the hands go with how far they were bid, by the rule of thumb, and a declarer's with the game named.

    What a declarer was dealt is no longer known when two cards are laid away: the twelve say what they would play.
    """
    contract, ordered = view.contract, is_ordered(view)
    declarer = None if contract is None or contract.name == RAMSCH else contract.declarer
    told = {seat: (*bounds, played_by(view, seat)) for seat, bounds in bid_bounds(view).items() if seat != declarer}
    named = None if declarer in {None, view.seat} or contract is None else _named(view, contract, last_bid(view))
    if not told and named is None:
        return None

    def believed(world: World) -> float:
        odd = 0
        for seat, (least, most, gone) in told.items():
            odd += not least <= limit(tuple(sorted((*world.hands[seat], *gone))), ordered) < most
        return odd * log(WHIM) + (0.0 if named is None else named(world))

    return believed


NAMING_SPREAD: Final = 12.0
"""By how much two games must differ in what they promise for the better to be named e times as often."""


def _named(view: View, contract: Contract, bid: int) -> Belief | None:
    """How likely the declarer names this game with the cards a world gives them, were all as good as by the book."""
    if contract.declarer is None or contract.name not in BASE or "hand" in contract.extras:
        return None
    declarer, game, gone, ordered = (
        contract.declarer,
        contract.name,
        played_by(view, contract.declarer),
        is_ordered(view),
    )

    def likely(world: World) -> float:
        twelve = tuple(sorted((*world.hands[declarer], *gone, *world.aside)))
        promises = {
            each: _scored(each, points, twelve, bid, ordered=ordered)
            for each, points in points_after_discards(twelve).items()
        }
        most = max(promises.values())
        odds = {each: exp((promise - most) / NAMING_SPREAD) for each, promise in promises.items()}
        return log(WHIM + (1 - WHIM) * odds[game] / sum(odds.values()))

    return likely


def bid_bounds(view: View) -> Mapping[Seat, tuple[int, int]]:
    """By seat, of the others that spoke: how far it went at least, and what was too much for it."""
    found: dict[Seat, tuple[int, int]] = {}
    numbers = numbers_at(view)
    for stands, (seat, said) in zip(_course(view), view.turns, strict=False):
        least, most = found.get(seat, (0, VALUES[-1] + 1))
        if isinstance(said, Pass):
            found[seat] = least, stands.high if stands.asked else _next(stands.high, numbers)
        elif isinstance(said, Bid | Accept):
            found[seat] = said.number if isinstance(said, Bid) else stands.high, most
    return {seat: found[seat] for seat in found if seat != view.seat}


# How cards are commonly played in suit games and grand.

HABITS: Final = Habits(
    leads={
        False: (0.65, -1.42, 1.64, -1.3, 0.47, -0.35, 0.34),
        True: (-0.72, -0.34, 1.62, 0.82, 3.15, 1.34, -0.6),
    },
    beats={
        (False, 1): (2.98, -0.09, 0.14, 0.66, 0.82, -1.19, -1.53),
        (False, 2): (4.33, -1.33, 0.19, 0.45, -0.54, -1.24, -0.72),
        (True, 1): (1.46, -1.55, 0.41, 1.12, 0.91, 0.03, -0.26),
        (True, 2): (2.66, -0.54, -0.09, -1.57, 0.09, -0.22, -1.87),
    },
    below={
        (False, 1): (-0.92, -2.76, 1.09, 0.15, 0.15, 0.18, -0.84),
        (False, 2): (-4.33, -4.99, 2.01, -1.43, -1.78, 0.15, -0.86),
        (True, 1): (1.58, -0.72, -0.02, 0.41, -1.3, -0.46, -1.05),
        (True, 2): (3.57, -0.08, 0.11, -1.14, -0.89, -0.98, -1.6),
    },
)
"""Fitted to games of computers by `tests/bench/inference.py`."""


def plain(view: View, said: Action) -> Action | None:
    """Keep the jacks, unless the hand is best for null: they are trumps in every other game."""
    if not isinstance(said, Discard) or not any(card.rank == Rank.JACK for card in said.cards):
        return None
    asked = next((each for each in view.decisions if isinstance(each, Selection)), None)
    found = max(prospects_now(view), key=lambda each: each.promise, default=None)
    if asked is None or found is None or found.game == "null":
        return None
    return None if any(card.rank == Rank.JACK for card in found.away) else asked.action(found.away)


SKAT: Final = PlayerKnowledge(
    plain=plain,
    marks=Marks(doubtful=5.0, grave=12.0, effort=2),
    skill=5.3,
    cut=Cut("threes", place=18),
    speak=speak,
    avoiding=frozenset({"null", "reject", "ramsch"}),
    alone={RAMSCH: RAMSCH_HABITS},
    heard=heard,
    belief=belief,
    read_by=HABITS,
    stakes=stakes,
    calls={
        "auction": CallSearch(_bidding_plans, _bid_plan, margin=1.0, by_rollout=True),
        "choice": CallSearch(_choice_plans, margin=8.0, by_rollout=True),
        "discard": CallSearch(_discard_plans, _discard_plan),
        "declare": CallSearch(_declare_plans, _declare_plan, thought_before=True),
    },
)
"""Much hangs on how often a game is made, for which more deals are needed than there is time to solve.

In 650 deals 470 seats that would have passed went on, where that promised a point more, for 2.4 points (1.1) each, and
365 for nothing where it promised less. 24 games from the hand that promised eight points more brought 24 points (12),
60 that promised less nothing. Cards are laid away for a game, so that naming it needs no long thought.
"""
