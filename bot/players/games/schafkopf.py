"""What a computer knows of Bavarian Schafkopf: what a hand promises in each game, when to knock and to double."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations
from statistics import NormalDist
from typing import Final

from bot.players.inference import holder_of, played_by
from bot.players.knowledge import (
    Answers,
    CallSearch,
    Candidate,
    Continuation,
    Marks,
    Plan,
    PlayerKnowledge,
    Stakes,
    first_answer,
    steps_too_high,
)
from engine.actions import Accept, Action, Announce, Bid, BidGame, CallAce, Cut, Declare, Discard, Pass, Take
from engine.cards import Card, Cards, Rank, Suit, card_points, read_card, without
from engine.decisions import Choice, Selection
from engine.games.schafkopf import called_ace, kontra
from engine.games.schafkopf.called_ace import LONG_ENOUGH, callable_cards
from engine.games.schafkopf.contracts import (
    BETTEL_ORDER,
    OLD,
    RUFSPIEL,
    SIE,
    Declaration,
    classes,
    games,
    height,
    highest,
    ranking_for,
    read_declared,
)
from engine.games.schafkopf.options import RAMSCH, SchafkopfOptions, in_force
from engine.games.schafkopf.payment import TARIFFS, Ending, ended_at, knock_factor, price, runners
from engine.ranking import Ranking
from engine.search.parameters import TRICKS, Habits
from engine.search.sampling import CallInference, Quota, World
from engine.seats import Seat, clockwise
from engine.trick import PlayRule
from engine.views import Contract, View

# How strong a hand is.

TABLES: Final[Mapping[str, Mapping[str, float]]] = {
    "paired": {
        "start": 87.3, "first": 6.5, "second": 7.4, "third": 4.4, "jack": 0.3, "fat": -0.4, "low": -0.8, "ace": -0.9,
        "run": -8.9, "ten": 0.6, "plain": -7.8, "void": 5.2,
    },
    "alone": {
        "start": 51.2, "first": 15.9, "second": 13.1, "third": 4.6, "jack": -1.2, "fat": -0.1, "low": -3.6,
        "ace": -0.5, "run": -14.1, "ten": -0.3, "plain": -14.2, "void": 10.1,
    },
    "bare": {
        "start": 71.6, "first": 7.7, "second": 2.8, "third": 0.1, "ace": 4.4, "run": -4.1, "ten": 2.0, "plain": -10.8,
        "void": 8.1,
    },
    "coloured": {
        "start": 67.0, "first": 13.5, "second": 12.0, "third": 4.1, "fat": 1.2, "low": -3.8, "ace": 1.5, "run": -13.2,
        "ten": -0.4, "plain": -15.4, "void": 9.5,
    },
}  # fmt: skip
"""Card points that each thing in a hand brings its side, fitted to 4,800 deals that the rule of thumb played out: of a
called game, of suit solos, of games with four trumps and of those with eleven."""

SPREAD: Final = {"paired": 20.5, "alone": 16.8, "bare": 15.6, "coloured": 16.0}
"""How far from that deals ended."""
TOUT: Final = 113.0
"""Who expects that many takes every trick as often as not."""
WORTHWHILE: Final = {"paired": 0.3, "alone": 4.0}
"""How many times the extra tariff a game must promise to be played.

Of 320 deals the 22 solos that promised less lost 60 a deal, as the best of several promises flatters."""
RESIST: Final = {"paired": 86.0, "alone": 40.0, "bare": 55.0, "coloured": 45.0}
"""How strong, were the game one's own, to double against it: then it is lost more often than not."""
CONFIRM: Final = {"paired": 88.0, "alone": 84.0, "bare": 84.0, "coloured": 84.0}
"""How strong to answer that."""
OFFERED: Final = 2
"""With how many aces a single trump is offered for a marriage."""
MARRIED: Final = 72.0
_KNOCKS: Final = {Rank.QUEEN: 2.0, Rank.JACK: 1.2, Rank.ACE: 1.5}
KNOCK: Final = 5.5
"""What half a hand must have, by rank, to be knocked with; and how strong to take a marriage."""


def line_of(game: Declaration) -> str:
    """Which of the tables a game goes by."""
    if game.name in ("wenz", "geier"):
        return "bare"
    if game.name in ("farbwenz", "farbgeier"):
        return "coloured"
    return "alone" if game.is_solo else "paired"


@lru_cache(maxsize=8192)
def expected(hand: Cards, game: Declaration, *, short: bool = False) -> float:
    """The card points that the side of who plays a game with this hand gets on average."""
    table, ranking = TABLES[line_of(game)], ranking_for(replace(game, tout=False), short=short)
    return table["start"] + sum(table.get(thing, 0.0) for thing in things(hand, ranking))


AMONG_THREE: Final = {
    8: {"alone": (6.2, 1.0), "bare": (0.7, 1.0), "coloured": (7.3, 1.0)},
    10: {"alone": (62.7, 0.48), "bare": (56.8, 0.36), "coloured": (68.3, 0.32)},
}
"""By cards in hand what a solo against two brings, as a start and a share of what it would against three.

Fitted to 1,400 deals that the rule of thumb played out, those with ten cards from the bidding on: two are taken up.
"""


def forecast(hand: Cards, game: Declaration, players: int) -> float:
    """The same among so many."""
    points = expected(hand, game, short=len(hand) * players == 24)
    start, share = AMONG_THREE[len(hand)][line_of(game)] if players == 3 else (0.0, 1.0)
    return start + share * points


def things(hand: Cards, ranking: Ranking) -> Iterator[str]:
    """What counts in a hand, each as often as it is there."""
    pictures = 8 if ranking.trumps[4:5] and ranking.trumps[4].rank == Rank.JACK else 4
    places = {card: place for place, card in enumerate(ranking.trumps)}
    for card in ranking.trumps_in(hand):
        place = places[card]
        if place < pictures:
            yield ("first", "second", "third", "third")[place] if place < 4 else "jack"
        else:
            yield "fat" if card.rank in (Rank.ACE, Rank.TEN) else "low"
    for suit in Suit:
        whole = ranking.of_suit(tuple(ranking.suits), suit)
        held = {card.rank for card in hand if card in whole}
        if not whole:
            continue
        if not held:
            yield "void"
        run = next((place for place, rank in enumerate(ranking.plain) if rank not in held), len(ranking.plain))
        yield from ("ace", *("run",) * (run - 1))[:run]
        if Rank.TEN in held and not run:
            yield "ten"
        yield from ("plain",) * (len(held) - run)


@dataclass(frozen=True, slots=True)
class PlayableGame:
    """A game one could play, and what it promises to bring."""

    promise: float
    game: Declaration
    suit: Suit | None = None
    """The suit whose ace is called."""

    @property
    def said(self) -> Action:
        """How it is declared."""
        return Declare(self.game.words) if self.suit is None else CallAce(self.suit)


def promised(hand: Cards, game: Declaration, options: SchafkopfOptions, players: int) -> float:
    """What playing a game can be expected to bring, by how far deals end from what is expected.

    The runners that one holds oneself are counted; a tout is won by who would get nearly everything.
    """
    short = len(hand) * players == 24
    points, spread = forecast(hand, game, players), SPREAD[line_of(game)]
    own = runners(hand, ranking_for(replace(game, tout=False), short=short), options, won=True)
    own = own if ranking_for(replace(game, tout=False), short=short).trumps[0] in hand else 0
    times = (players - 1) if game.is_solo else 1
    if game.tout:
        top = ranking_for(replace(game, tout=False), short=short).trumps[: len(hand)]
        likely = 1.0 if set(hand) == set(top) else 1 - NormalDist(points, spread).cdf(TOUT)
        return times * (2 * likely - 1) * price(game, Ending(won=True, runners=own), len(hand), options)
    near, total, below = NormalDist(points, spread), 0.0, 0.0
    for mark, won, schneider in ((30.5, False, True), (60.5, False, False), (90.5, True, False), (999.0, True, True)):
        reached = near.cdf(mark)
        paid = price(game, Ending(won, schneider, False, own), len(hand), options)
        total, below = total + (reached - below) * (paid if won else -paid), reached
    return times * total


@lru_cache(maxsize=4096)
def playable_games(hand: Cards, options: SchafkopfOptions, players: int) -> tuple[PlayableGame, ...]:
    """Every solo that could be played, the best first."""
    found = []
    for game in games(options):
        if game == SIE:
            if set(hand) == set(highest(len(hand))):
                worth = price(SIE, Ending(won=True), len(hand), options)
                found.append(PlayableGame(float((players - 1) * worth), game))
        elif game.name == "bettel":
            found.append(PlayableGame(_bettel(hand, options) * (players - 1), game))
        else:
            found.append(PlayableGame(promised(hand, game, options, players), game))
    return tuple(sorted(found, key=lambda each: -each.promise))


def _bettel(hand: Cards, options: SchafkopfOptions) -> float:
    """By how many steps the cards lie too high to be surely ducked; with trumps nobody dares."""
    cost = price(Declaration("bettel"), Ending(won=True), len(hand), options)
    if options.bettel.startswith("hearts"):
        return -float(cost)
    suits = ([card for card in hand if card.suit == suit] for suit in Suit)
    risk = sum(steps_too_high(cards, BETTEL_ORDER[::-1]) for cards in suits)
    return (1.7 * max(0.05, 0.9 - 0.2 * risk) - 1) * cost


@lru_cache(maxsize=4096)
def called_game(hand: Cards, options: SchafkopfOptions, *, forced: bool = False) -> PlayableGame | None:
    """A called game with the ace of the suit one has fewest of, rather with low cards."""
    ranking = ranking_for(RUFSPIEL, short=len(hand) == 6)
    may = callable_cards(hand, ranking, options, forced=forced)
    if not may:
        return None

    def liked(suit: Suit) -> tuple[int, int, int]:
        cards = ranking.of_suit(hand, suit)
        return len(cards), card_points(cards), suit

    return PlayableGame(promised(hand, RUFSPIEL, options, 4), RUFSPIEL, min(may, key=liked))


# What the rule of thumb says.


def speak(view: View) -> Action | None:
    asked = view.asked
    if isinstance(asked, Selection) and asked.verb == "discard":
        return asked.action(laid_away(tuple(sorted(view.hand)), options_of(view)))
    return first_answer(view, _ANSWERS)


def options_of(view: View) -> SchafkopfOptions:
    found = view.options
    return in_force(found if isinstance(found, SchafkopfOptions) else SchafkopfOptions(), view.players)


def best_solo(view: View, hand: Cards) -> PlayableGame:
    return playable_games(tuple(sorted(hand)), options_of(view), view.players)[0]


def best_game(view: View, hand: Cards, *, above_called: bool) -> PlayableGame | None:
    """The game to play with a hand, if one is worth playing; `above_called`: somebody plays already."""
    solo, unit = best_solo(view, hand), TARIFFS[options_of(view).tariff].extra
    called = None
    if not above_called and view.players == 4:
        called = called_game(tuple(sorted(hand)), options_of(view))
    if called is not None and called.promise > max(WORTHWHILE["paired"] * unit, solo.promise):
        return called
    return solo if solo.promise > WORTHWHILE["alone"] * unit else None


def _bid(view: View, _: Choice) -> Action:
    """Play where a game promises enough."""
    above = any(said == Announce("game") for _, said in view.turns)
    if best_game(view, view.hand, above_called=above) is not None:
        return Announce("game")
    aces = sum(card.rank == Rank.ACE and card.suit != Suit.HEARTS for card in view.hand)
    offers = [each for each in view.decisions if isinstance(each, Selection) and each.verb == "offer"]
    return Discard("offer", offers[0].cards) if offers and aces >= OFFERED else Pass()


FROM_HAND: Final = 76.0
"""How much a hand must expect against three to leave the blind alone against two, for twice the price."""


def _choice(view: View, _: Choice) -> Action:
    """Take the blind up, unless one wins without it."""
    best = best_solo(view, view.hand).game
    if best == SIE or (best.name != "bettel" and expected(tuple(sorted(view.hand)), best) >= FROM_HAND):
        return Take("hand")
    return Take("pickup")


@lru_cache(maxsize=64)
def laid_away(twelve: Cards, options: SchafkopfOptions) -> Cards:
    """The two cards of twelve without which one of the best games promises most card points, theirs included."""
    able = [each for each in games(options) if each.name not in ("bettel", "sie") and not each.tout]
    able = sorted(able, key=lambda game: -expected(twelve, game))[:THOUGHT_ABOUT]

    def brings(pair: Cards) -> float:
        return max(expected(without(twelve, pair), game) for game in able) + card_points(pair)

    return max(combinations(twelve, 2), key=brings)


def limit(view: View) -> int:
    """How high to go in the contest: as high as the highest solo that is worth it."""
    options, unit = options_of(view), TARIFFS[options_of(view).tariff].extra
    worth = [
        each for each in playable_games(tuple(sorted(view.hand)), options, view.players)
        if each.promise > WORTHWHILE["alone"] * unit
    ]  # fmt: skip
    if options.bidding != "raising":
        return max((height(each.game, options) for each in worth), default=0)
    touts = [each for each in worth if each.game.tout or each.game == SIE]
    if touts:
        return max(height(each.game, options) for each in touts)
    points = max((forecast(tuple(sorted(view.hand)), each.game, view.players) for each in worth), default=0.0)
    return sum(name.isdigit() and points >= int(name) for name in classes(options))


def _contest(view: View, decision: Choice) -> Action:
    """Name as little as goes, or hold, as far as the hand is worth it."""
    ladder, most = classes(options_of(view)), limit(view)
    if Accept("hold") in decision.actions:
        return Accept("hold") if _named(view) <= most else Pass()
    bids = [action for action in decision.actions if isinstance(action, Bid | BidGame)]
    lowest = min(bids, key=lambda action: ladder.index(_class(action)), default=None)
    if lowest is None or (Pass() in decision.actions and ladder.index(_class(lowest)) + 1 > most):
        return Pass()
    return lowest


def _class(action: Bid | BidGame) -> str:
    return str(action).removeprefix("bid ")


def _named(view: View) -> int:
    """How high a class was named so far."""
    ladder = classes(options_of(view))
    named = [ladder.index(_class(action)) + 1 for _, action in view.turns if isinstance(action, Bid | BidGame)]
    return max(named, default=0)


def _declare(view: View, _: Choice) -> Action:
    """What promises most of all that may be said."""
    may = {action for each in view.decisions for action in each.actions}
    hand, options = tuple(sorted(view.hand)), options_of(view)
    found = [each for each in playable_games(hand, options, view.players) if each.said in may]
    called = called_game(hand, options, forced=True) if view.players == 4 else None
    if called is not None and called.suit is not None:
        calls = [action for action in may if isinstance(action, CallAce) and action.suit == called.suit]
        if calls and (not found or called.promise > found[0].promise):
            return calls[0]
    return found[0].said


def _knock(view: View, decision: Choice) -> Action:
    """With half a hand that is good for whoever plays it: high trumps and aces."""
    ranking = ranking_for(RUFSPIEL)
    good = sum(_KNOCKS.get(card.rank, 0.0) for card in view.hand)
    return decision.actions[0] if good >= KNOCK and len(ranking.trumps_in(view.hand)) >= 2 else Pass()


def _accept(view: View, _: Choice) -> Action:
    """Take a marriage with trumps enough for two."""
    return Accept() if expected(tuple(sorted(view.hand)), RUFSPIEL) >= MARRIED else Pass()


def _kontra(view: View, decision: Choice) -> Action | None:
    """Double against a game that one would play better oneself; answer with a hand that wins it all the same."""
    said, contract, me = decision.actions[0], view.contract, view.seat
    if not isinstance(said, Announce) or contract is None or contract.declarer is None or me is None:
        return None
    game = game_of(contract)
    if game.name == "bettel":
        return None
    hand = tuple(sorted((*view.hand, *played_by(view, me))))
    points = expected(hand, game, short=len(hand) * view.players == 24)
    against = kontra.STEPS.index(said.verb) % 2 == 0
    line = line_of(game)
    needed = RESIST[line] if against else CONFIRM[line] + 6.0 * len(view.signals)
    if not against and me != contract.declarer:
        return None
    return said if points >= needed + (6.0 * len(view.signals) if against else 0.0) else None


_ANSWERS: Final[Answers] = {
    "kontra": _kontra, "knock": _knock, "bid": _bid, "contest": _contest, "accept": _accept, "declare": _declare,
    "call": _declare, "choice": _choice,
}  # fmt: skip


# What was said and played about the others' cards.


def game_of(contract: Contract) -> Declaration:
    """The game that a contract names."""
    suited = contract.name in ("solo", "farbwenz", "farbgeier")
    return Declaration(contract.name, contract.trump if suited else None, "tout" in contract.extras)


def called_card(view: View) -> Card | None:
    """The card whose holder is partner."""
    if view.contract is None or view.contract.name != "rufspiel":
        return None
    named = view.contract.extras[0]
    return Card(next(suit for suit in Suit if suit.letter == named), Rank.ACE) if len(named) == 1 else read_card(named)


def barred(view: View) -> Mapping[Seat, frozenset[Card]]:
    """The caller has not what they called; nor has who did not play it when somebody else led its suit.

    Nor who is known to be against it. Who says that they are void in the suit has none of it.
    """
    called, contract = called_card(view), view.contract
    if called is None or contract is None or contract.declarer is None:
        return {}
    found = {contract.declarer: frozenset({called})}
    if "renonce" in contract.extras:
        found[contract.declarer] = frozenset(view.ranking.of_suit(tuple(view.ranking.suits), called.suit))
    others = {seat for seat, side in enumerate(view.sides) if side == 1 and seat != view.seat}
    for trick in (*view.tricks, view.trick):
        if trick.cards and view.ranking.suits[trick.cards[0]] == called.suit:
            others |= {seat for seat, card in zip(trick.seats[1:], trick.cards[1:], strict=True) if card != called}
            break
    return found | {seat: frozenset({called}) for seat in others - {contract.declarer}}


def heard(view: View) -> CallInference:
    """The caller has a card of the suit, and the partner, once known, the ace; the forced one has the highest trump."""
    called, contract = called_card(view), view.contract
    if contract is None or contract.declarer is None:
        return CallInference()
    quotas, caller = [], contract.declarer
    gone = played_by(view, caller)
    if "forced" in contract.extras and caller != view.seat:
        quotas.append(Quota(caller, frozenset({OLD}), 1 - (OLD in gone)))
    if called is None:
        return CallInference(quotas=tuple(quotas))
    if caller != view.seat and "renonce" not in contract.extras:
        suit = frozenset(view.ranking.of_suit(tuple(view.ranking.suits), called.suit)) - {called}
        quotas.append(Quota(caller, suit, 1 - sum(card in suit for card in gone)))
    partner = next((seat for seat, side in enumerate(view.sides) if side == 0 and seat != caller), None)
    if partner not in (None, view.seat) and called not in played_by(view, partner or 0):
        quotas.append(Quota(partner or 0, frozenset({called}), 1))
    return CallInference(barred(view), tuple(quotas))


# What a deal is worth.


def stakes(view: View, world: World) -> Stakes | None:
    """What is paid, as far as a view tells what doubles it."""
    contract, options = view.contract, options_of(view)
    if contract is None or view.seat is None:
        return None
    doubled = kontra.factor(len(view.signals)) * knock_factor(_knocks(view), options)
    doubled *= 2 if "hand" in contract.extras else 1
    if contract.declarer is None:
        return _ramsch(view, doubled)
    return _against_others(view, world, contract, contract.declarer, doubled)


def _against_others(view: View, world: World, contract: Contract, caller: Seat, doubled: int) -> Stakes:
    """A game that somebody plays, alone or with a partner."""
    game, options, me = game_of(contract), options_of(view), view.seat or 0
    called = called_card(view)
    partner = holder_of(view, world, called) if called is not None else None
    side = frozenset({caller} if partner is None else {caller, partner})
    if called is None and not game.is_solo:
        side = frozenset(seat for seat, each in enumerate(view.sides) if each == 0) or side
    sign = doubled * ((view.players - len(side)) / len(side) if me in side else -1.0)
    cards = len(world.hands[me]) + len(played_by(view, me))
    if game.name == "bettel":
        paid = sign * price(game, Ending(won=True), cards, options)
        return Stakes(frozenset({caller}), (1,), (paid, -paid), aim=TRICKS, few=True)
    held = [card for seat in side for card in (*world.hands[seat], *played_by(view, seat))]
    if game.tout:
        run = runners(held, view.ranking, options, won=True)
        paid = sign * price(game, Ending(won=True, runners=run), cards, options)
        return Stakes(side, (cards,), (-paid, paid), aim=TRICKS)
    found = _by_points(view, side, held, sign, cards)
    found = replace(found, aside=found.aside + card_points(world.aside))
    if called is None or partner is None or _is_free(view, called, partner):
        return found
    whole = (*world.hands[partner], *played_by(view, partner))
    return replace(
        found, called=frozenset({called}), flees=_flees_with(view.ranking.of_suit(whole, called.suit), options)
    )


def _flees_with(dealt: Cards, options: SchafkopfOptions) -> int:
    """With how many cards of the called suit in hand its ace's holder may lead another of them."""
    if options.running == "dealt":
        return 0 if len(dealt) >= LONG_ENOUGH else NEVER
    return NEVER if options.running == "no" else LONG_ENOUGH


NEVER: Final = 99


def _knocks(view: View) -> int:
    return sum(said == Announce("knock") for _, said in view.turns)


def _is_free(view: View, called: Card, holder: Seat) -> bool:
    """Whether the suit was led before: then its ace was played, or its holder ran away with it, perhaps just now."""
    if any(view.ranking.suits[trick.cards[0]] == called.suit for trick in view.tricks):
        return True
    return called_ace.has_run_away(called, holder, (view.trick,) if view.trick.cards else (), view.ranking)


def _by_points(view: View, side: frozenset[Seat], held: Sequence[Card], sign: float, cards: int) -> Stakes:
    """Won, with schneider and schwarz, or lost so."""
    contract, options = view.contract or Contract(""), options_of(view)
    game = game_of(contract)
    needed = next((int(word) for word in contract.extras if word.isdigit()), 61)
    said = len(view.signals)
    mild = "forced" in contract.extras and options.forced == "sixty"
    swapped = kontra.swaps_roles(said, options) if said else mild
    marks = tuple(sorted({30, 60, 90} if swapped and needed == 61 else {31, needed, 91}))

    def brings(points: int, tricks: tuple[int, int] = (1, 1)) -> float:
        ending = ended_at((points, 120 - points), tricks, needed, swapped=swapped)
        if game.is_solo or game == RUFSPIEL:
            ending = replace(ending, runners=runners(held, view.ranking, options, won=ending.won))
        return sign * (1 if ending.won else -1) * price(game, ending, cards, options)

    aside = -FLATTERED if view.phase == PLANNED and game.is_solo else 0
    return Stakes(side, marks, tuple(map(brings, (0, *marks))), brings(120, (1, 0)), brings(0, (0, 1)), aside)


RAMSCH_MARKS: Final = ((11, 1.0), (21, 0.95), (31, 0.7), (41, 0.0), (51, -1.6), (61, -2.6))
"""Below so many card points, what one gets on average of the price; with more one pays it to everybody."""


def _ramsch(view: View, doubled: float) -> Stakes:
    """As few card points as one can, but for who takes everything."""
    options = options_of(view)
    tariff = TARIFFS[options.tariff]
    each = doubled * (tariff.call if options.ramsch == "call" or not tariff.is_money else 10)
    marks, values = (tuple(column) for column in zip(*RAMSCH_MARKS, strict=True))
    worths = tuple(each * value for value in (*values, 1.0 - view.players))
    none = each * (1.0 if options.virgin == "off" else 1.5)
    return Stakes(
        frozenset({view.seat or 0}),
        tuple(map(int, marks)),
        worths,
        every=each * (view.players - 1),
        none=none,
        few=True,
    )


# What search decides before the play.

PLANNED: Final = "planned"
"""The phase of a game that has yet to begin, which is played on by habit."""
FLATTERED: Final = 6
"""By how many card points habit flatters who plays alone: so many more than in 1,200 deals of the rule of thumb."""

THOUGHT_ABOUT: Final = 3
"""How many of the solos one could play are thought about: those that promise most by the rule of thumb."""


def _bidding_plans(view: View) -> Mapping[Candidate, Plan]:
    """Pass, or play what promises most."""
    me, hand, options = view.seat or 0, tuple(sorted(view.hand)), options_of(view)
    plans: dict[Candidate, Plan] = {(Pass(),): _passing(view)}
    above = any(said == Announce("game") for _, said in view.turns)
    for each in playable_games(hand, options, view.players)[:THOUGHT_ABOUT]:
        plans[Announce("game"), each.said] = _playing(view, me, each)
    called = None if above or view.players != 4 else called_game(hand, options)
    if called is not None:
        plans[Announce("game"), called.said] = _playing(view, me, called)
    return plans


def _declaring_plans(view: View) -> Mapping[Candidate, Plan]:
    """Each ace that may be called, and the solos that promise most."""
    me, hand, options = view.seat or 0, tuple(sorted(view.hand)), options_of(view)
    may = [action for each in view.decisions for action in each.actions]
    solos = [each for each in playable_games(hand, options, view.players) if each.said in may][:THOUGHT_ABOUT]
    plans: dict[Candidate, Plan] = {(each.said,): _playing(view, me, each) for each in solos}
    for call in may:
        if isinstance(call, CallAce) and call == CallAce(call.suit):
            plans[call,] = _playing(view, me, PlayableGame(0.0, RUFSPIEL, call.suit))
    return plans


def _declaring_plan(view: View, action: Action) -> Mapping[Candidate, Plan]:
    """Any other solo."""
    game = read_declared(action.words) if isinstance(action, Declare) else None
    return {} if game is None or game == SIE else {(action,): _playing(view, view.seat or 0, PlayableGame(0.0, game))}


def _playing(view: View, seat: Seat, chosen: PlayableGame) -> Plan:
    if chosen.game == SIE:
        worth = price(SIE, Ending(won=True), len(view.hand), options_of(view))
        return lambda _: float((view.players - 1) * worth)
    return lambda world: _begun(view, world, seat, chosen)


def _begun(view: View, world: World, seat: Seat, chosen: PlayableGame) -> Continuation | float:
    """The game is known, and eldest leads."""
    game, options = chosen.game, options_of(view)
    if game == SIE:
        worth = price(SIE, Ending(won=True), len(view.hand), options)
        return float((view.players - 1) * worth * (1 if seat == view.seat else -1) / (1 if seat == view.seat else 3))
    short = len(world.hands[0]) * view.players == 24
    named = () if chosen.suit is None else (chosen.suit.letter,)
    contract = Contract(game.name, seat, game.trump, (*named, *(("tout",) if game.tout else ())))
    ranking = ranking_for(game, short=short, bettel=options.bettel)
    rule = PlayRule(must_beat=game.name == "bettel" and options.bettel.endswith("beat"))
    sides = tuple(int(each != seat) for each in range(view.players))
    return Continuation(replace(view, phase=PLANNED, ranking=ranking, rule=rule, contract=contract, sides=sides), world)


def _passing(view: View) -> Plan:
    """Those who are asked later speak by the rule of thumb; the highest game is played, or what is played by nobody."""
    order = clockwise((view.dealer + 1) % view.players, view.players)
    later = order[order.index(view.seat or 0) + 1 :]
    earlier = [seat for seat, said in view.turns if said == Announce("game")]

    def follow(world: World) -> Continuation | float:
        found: list[tuple[Seat, PlayableGame]] = []
        for seat in (*earlier, *later):
            best = best_game(view, world.hands[seat], above_called=bool(found))
            if best is None and seat in earlier:
                best = called_game(tuple(sorted(world.hands[seat])), options_of(view)) if not found else None
                best = best or best_solo(view, world.hands[seat])
            if best is not None:
                found.append((seat, best))
        if not found:
            return _left(view, world)
        heights = [0 if each.suit is not None else height(each.game, options_of(view)) for _, each in found]
        return _begun(view, world, *found[heights.index(max(heights))])

    return follow


def _left(view: View, world: World) -> Continuation | float:
    """Nobody plays: a Ramsch, or nothing that could be told."""
    if options_of(view).allpass not in RAMSCH:
        return 0.0
    sides = (None,) * view.players
    return Continuation(replace(view, phase="play", contract=Contract("ramsch", None, Suit.HEARTS), sides=sides), world)


# How cards are commonly played.

HABITS: Final = Habits(
    {
        True: (-0.8, -0.54, 1.18, 1.45, 3.66, 0.86, 0.49),
        False: (0.46, -0.37, 0.55, -2.55, 0.69, -0.12, 1.72),
    },
    {
        (False, 1): (2.34, 0.46, 0.03, 0.34, 1.45, -0.45, -0.83),
        (False, 2): (3.21, -1.16, 0.06, 0.64, 1.09, -0.5, 0.23),
        (False, 3): (5.55, -1.18, -0.34, 2.15, 0.72, -0.53, -1.45),
        (True, 1): (1.2, -0.12, -0.49, -0.53, 0.79, -0.32, 1.35),
        (True, 2): (2.45, -0.82, -0.08, -0.35, -0.62, -1.49, 1.39),
        (True, 3): (3.73, -1.29, -0.73, -0.26, 0.88, -0.73, -1.55),
    },
    {
        (False, 1): (0.98, -1.8, 0.61, 0.87, -1.52, -1.14, -0.84),
        (False, 2): (-0.35, -2.58, 1.08, -0.76, -1.08, -0.2, -0.63),
        (False, 3): (-2.5, -3.86, 1.25, -0.38, -0.9, -0.34, -1.1),
        (True, 1): (1.86, -0.28, -0.31, 1.3, -1.36, -1.82, -3.12),
        (True, 2): (1.56, -0.48, 0.24, 0.25, -0.1, -0.57, -1.05),
        (True, 3): (5.6, -1.63, 1.06, -0.57, -0.14, -0.1, -2.46),
    },
)
"""Fitted to games that the rule of thumb played."""


SCHAFKOPF: Final = PlayerKnowledge(
    marks=Marks(doubtful=8.0, grave=20.0),
    skill=0.6,
    cut=Cut("threes", place=16),
    speak=speak,
    barred=barred,
    avoiding=frozenset({"ramsch"}),
    heard=heard,
    stakes=stakes,
    habits=HABITS,
    reviewed={
        "bid": CallSearch(_bidding_plans, margin=5.0, by_rollout=True),
        "declare": CallSearch(_declaring_plans, _declaring_plan, margin=5.0, by_rollout=True),
    },
)
