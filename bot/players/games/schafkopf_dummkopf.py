"""What a computer knows of the Dummkopf's Schafkopf: when to open, to call an ace, or to declare which solo."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from heapq import nlargest
from statistics import NormalDist
from typing import Final

from bot.players.cardplay import card_to_play
from bot.players.games.picking import points_aside, to_bury
from bot.players.inference import Inference, holder_of, played_by
from bot.players.knowledge import CallSearch, Candidate, Continuation, Marks, Plan, PlayerKnowledge, Stakes
from engine.actions import Action, CallAce, Cut, Declare, Pass, Play, Take
from engine.cards import Card, Cards, Rank, Suit, card_points, without
from engine.decisions import Selection
from engine.games.schafkopf_dummkopf.contracts import BLACK_QUEENS, ONLY_SOLO, RANKINGS, SUIT_OF
from engine.games.schafkopf_dummkopf.options import DummkopfOptions
from engine.games.schafkopf_dummkopf.scoring import AS_TOLD, bars, is_doubled, tout_bars
from engine.ranking import STANDARD, Ranking
from engine.search.parameters import Habits
from engine.search.sampling import CallInference, Quota, World
from engine.seats import Seat, clockwise, opposite
from engine.trick import Trick
from engine.views import Contract, View

# How strong a hand is.

TRUMP, HEIGHT, TOP, ACE, TEN, LONE, VOID = 3.0, 6.0, 2.0, 8.0, 3.0, -1.0, 3.0
"""Roughly what cards bring: any trump, the highest one more, one that none can beat still more; then plain suits."""

LINES: Final = {"together": (44.6, 0.94), "alone": (-29.7, 1.77), "bare": (9.9, 1.28)}
"""Where the line lies from there to what the offense really got: with a partner, alone, and without a trump suit."""

SPREAD: Final = {"together": 23.0, "alone": 16.0, "bare": 16.0}
WORTHWHILE: Final = {"together": 0.0, "alone": 0.5}
"""By how many bars one must expect to gain on the others to speak up."""


def strength(hand: Cards, ranking: Ranking) -> float:
    """How much the cards bring their side, by the table above."""
    held, count = set(hand), max(1, len(ranking.trumps))
    total, unbeaten = 0.0, True
    for place, card in enumerate(ranking.trumps):
        unbeaten = unbeaten and card in held
        if card in held:
            total += TRUMP + HEIGHT * (1 - place / count) + TOP * unbeaten
    return total + sum(_plain_points(ranking.of_suit(hand, suit), ranking) for suit in Suit)


def _plain_points(cards: Cards, ranking: Ranking) -> float:
    ranks = {card.rank for card in cards}
    if not cards:
        return VOID if ranking.trumps else 0.0
    total = LONE * len(cards)
    if Rank.ACE in ranks:
        total += ACE + (TEN if Rank.TEN in ranks else 0.0)
    return total


def line_of(game: str) -> str:
    """Which of the lines a declared game follows."""
    return "bare" if len(RANKINGS[game].trumps) < 8 else "alone"


def expected(line: str, strong: float) -> float:
    """The card points the offense gets on average."""
    start, slope = LINES[line]
    return start + slope * strong


def gain(line: str, strong: float) -> float:
    """By how many bars the offense can be expected to gain on the defense with a hand of that strength."""
    likely = NormalDist(expected(line, strong), SPREAD[line])
    steps = ((31.0, -2.0), (60.5, -1.0), (90.5, 1.0), (999.0, 2.0))
    total, below = 0.0, 0.0
    for mark, won in steps:
        reached = likely.cdf(mark)
        total += won * (reached - below)
        below = reached
    return total


# What the rule of thumb says.


def speak(view: View) -> Action | None:
    """Speak in the bidding, by what the hand is worth; to open is to lead a card."""
    for decision in view.decisions:
        if isinstance(decision, Selection):
            return decision.action(to_bury(view, decision.cards))
    asked = {decision.kind: decision.actions for decision in view.decisions}
    if "pick" in asked:
        return _pick(view.hand)
    if "bid" not in asked and "declare" not in asked:
        return None
    calls = [action for action in asked.get("call", ()) if isinstance(action, CallAce)]
    leads = tuple(action for action in asked.get("play", ()) if isinstance(action, Play))
    said = said_with(view.hand, calls, *_solos(asked.get("declare", ())))
    if isinstance(said, Pass) and "bid" not in asked:
        said = min(calls, key=lambda call: call.suit) if calls else None
    if said is None and not leads:
        return max(asked["declare"], key=lambda each: _promised(view.hand, each))
    return said or card_to_play(Inference(view, SCHAFKOPF_DUMMKOPF), leads)


BLIND: Final = 12.0
"""About what the two cards of a blind add to a hand, once two others are buried."""


def _pick(hand: Cards) -> Action:
    """With five, take the blind with a black queen and a fair hand, or with one that makes a solo."""
    queens = sum(queen in hand for queen in BLACK_QUEENS)
    best = max(gain(line_of(game), strength(hand, RANKINGS[game]) + BLIND) for game in RANKINGS)
    together = gain("together", strength(hand, STANDARD) + BLIND)
    return Take("pick") if (queens and together >= WORTHWHILE["together"]) or best >= WORTHWHILE["alone"] else Pass()


def _promised(hand: Cards, said: Action) -> float:
    """What a game promises that could be declared; nobody promises all tricks lightly."""
    if not isinstance(said, Declare) or "tout" in said.words:
        return -100.0
    return gain(line_of(said.words[0]), strength(hand, RANKINGS[said.words[0]]))


def _solos(may: Sequence[Action]) -> tuple[list[str], tuple[str, ...]]:
    """The games that may be declared, and what has to be added to them: a blind where the house has no other."""
    declared = [action.words for action in may if isinstance(action, Declare)]
    plain = [words[0] for words in declared if len(words) == 1]
    return (plain, ()) if plain or not declared else ([declared[0][0]], declared[0][1:])


def said_with(
    hand: Cards, calls: Sequence[CallAce], games: Sequence[str] = tuple(RANKINGS), added: tuple[str, ...] = ()
) -> Action | None:
    """Declare the solo that promises most if it clearly does, else call or open with a fair hand, else pass.

    None: open by leading a card. games: those that may be declared, with what has to be added to them.
    """
    queens = sum(queen in hand for queen in BLACK_QUEENS)
    best, game = max(
        ((gain(line_of(game), strength(hand, RANKINGS[game])), game) for game in games), default=(-9.0, "")
    )
    is_alone = queens == 2 and not calls
    together = gain("alone" if is_alone else "together", strength(hand, STANDARD)) * (1 if is_alone else 2 / 3)
    if best >= WORTHWHILE["alone"] and (best >= together or not queens):
        sure = set(hand) <= set(RANKINGS[game].trumps[: len(hand)]) and not added
        return Declare((game, "tout") if sure else (game, *added))
    if not queens or together < WORTHWHILE["together"]:
        return Pass()
    return min(calls, key=lambda call: (len(STANDARD.of_suit(hand, call.suit)), call.suit)) if calls else None


def calls_of(hand: Cards) -> list[CallAce]:
    """The aces a hand may call: with both black queens, of a plain suit held without it."""
    if not all(queen in hand for queen in BLACK_QUEENS):
        return []
    held = {card.suit for card in hand if not STANDARD.is_trump(card)}
    return [CallAce(suit) for suit in sorted(held) if Card(suit, Rank.ACE) not in hand]


# What the bidding says about the others' cards.

QUEENS: Final = frozenset(BLACK_QUEENS)


def heard(view: View) -> CallInference:
    """An opener has a black queen, a caller of an ace both, and a card to the call, but not the ace."""
    contract = view.contract
    if contract is None or contract.declarer in (None, view.seat) or contract.declarer is None:
        return CallInference()
    declarer, gone = contract.declarer, played_by(view, contract.declarer)
    queens = sum(card in QUEENS for card in gone)
    if contract.name in ("standard", "alone"):
        return CallInference(quotas=(Quota(declarer, QUEENS, 1 - queens),))
    ace = called_ace(view)
    if ace is None:
        return CallInference()
    suit = frozenset(STANDARD.of_suit(tuple(STANDARD.suits), ace.suit))
    asked = Quota(declarer, suit, 1 - sum(card in suit for card in gone))
    return CallInference({declarer: frozenset({ace})}, (Quota(declarer, QUEENS, 2 - queens), asked))


def house(view: View) -> DummkopfOptions:
    """The house rules of the table, those of the text where nobody says."""
    return view.options if isinstance(view.options, DummkopfOptions) else AS_TOLD


def called_ace(view: View) -> Card | None:
    contract = view.contract
    if contract is None or contract.name != "called":
        return None
    return next(Card(suit, Rank.ACE) for suit in Suit if suit.letter == contract.extras[0])


# What a deal is worth.


def stakes(view: View, world: World) -> Stakes | None:
    """Bars above those of the other seats on average."""
    contract = view.contract
    if contract is None or contract.declarer is None or view.seat is None:
        return None
    declarer, ace = contract.declarer, called_ace(view)
    out = frozenset({opposite(declarer)}) if "blind" in contract.extras else frozenset[Seat]()
    side = frozenset({declarer}) | out
    if contract.name == "standard":
        side |= {seat for seat in (holder_of(view, world, queen) for queen in BLACK_QUEENS) if seat is not None}
    elif ace:
        side |= {seat for seat in (holder_of(view, world, ace),) if seat is not None}
    whole, players, options = 120 - sum(card_points(world.hands[seat]) for seat in out), view.players, house(view)
    others = (players - len(side)) / (players - 1)
    sign, is_tout = (others if view.seat in side else others - players / (players - 1)), "tout" in contract.extras
    name = contract.name if contract.name != "standard" or len(side) > 1 else "alone"
    sign *= 2 if is_doubled(options, name, contract.extras) else 1
    aside = points_aside(view, world) if players == 5 else 0
    marks = tuple(sorted({31, 61, whole - 59, whole - 29}))

    def ahead(points: int) -> float:
        ours = 0 if is_tout else bars(points, 0, 61, 31, options=options)
        return sign * (ours - bars(whole - points, 0, 60, 30, options=options))

    every = tout_bars(options) if is_tout else int(options.every)

    return Stakes(
        side, marks, tuple(map(ahead, (0, *marks))), sign * every, -sign * int(options.every), aside,
        kept=frozenset({ace} if ace else ()), out=out,
    )  # fmt: skip


# What search decides in the bidding.

GAMES: Final = 3
"""How many of the games one could declare are thought about: those that promise most by the rule of thumb."""


def _bidding_plans(view: View) -> Mapping[Candidate, Plan]:
    """Pass, open, call, or declare what promises most."""
    me = view.seat or 0
    asked = [action for decision in view.decisions for action in decision.actions]
    if any(isinstance(action, Take) for action in asked):
        return {}
    plans: dict[Candidate, Plan] = {(action,): _passing(view) for action in asked if isinstance(action, Pass)}
    opens = tuple(action for action in asked if isinstance(action, Play))
    if opens:
        lead = card_to_play(Inference(view, SCHAFKOPF_DUMMKOPF), opens)
        plans[(lead,)] = _opening(view, lead.card)
    plans |= {(action,): _calling(view, me, action) for action in asked if isinstance(action, CallAce)}
    may, added = _solos(asked)
    games = nlargest(GAMES, may, key=lambda game: _promise(view, game))
    touts = [(games[0], "tout")] if games and not added else []
    for words in (*((game, *added) for game in games), *touts):
        plans[(Declare(words),)] = _declaring(view, me, words)
    return plans


def _bidding_plan(view: View, action: Action) -> Mapping[Candidate, Plan]:
    """Any other card to open with, or game to declare."""
    if isinstance(action, Play):
        return {(action,): _opening(view, action.card)}
    return {(action,): _declaring(view, view.seat or 0, action.words)} if isinstance(action, Declare) else {}


def _promise(view: View, game: str) -> float:
    return gain(line_of(game), strength(view.hand, RANKINGS[game]))


def _passing(view: View) -> Plan:
    """Those who are asked later speak by the rule of thumb; when nobody does, cards are dealt anew."""
    order = clockwise(view.seat or 0, view.players)
    allowed = _solos([Declare(ONLY_SOLO)]) if house(view).solos == "blind" else (list(RANKINGS), ())
    later = order[1 : order.index(view.dealer) + 1]

    def follow(world: World) -> Continuation | float:
        for seat in later:
            said = said_with(world.hands[seat], calls_of(world.hands[seat]), *allowed)
            if said is None:
                return _led(view, world, seat, Contract("standard", seat, Suit.DIAMONDS))
            if isinstance(said, CallAce):
                return _calling(view, seat, said)(world)
            if isinstance(said, Declare):
                return _declaring(view, seat, said.words)(world)
        return 0.0

    return follow


def _opening(view: View, card: Card) -> Plan:
    """Lead a card, and see who has the other black queen."""
    me = view.seat or 0

    def follow(world: World) -> Continuation:
        hands = tuple(without(hand, (card,)) if seat == me else hand for seat, hand in enumerate(world.hands))
        then = replace(view, trick=Trick((me,), (card,)))
        return _led(then, World(hands), me, Contract("standard", me, Suit.DIAMONDS))

    return follow


def _calling(view: View, seat: Seat, said: CallAce) -> Plan:
    contract = Contract("called", seat, Suit.DIAMONDS, (said.suit.letter,))
    return lambda world: _led(view, world, seat, contract)


def _declaring(view: View, seat: Seat, words: tuple[str, ...]) -> Plan:
    contract = Contract(words[0], seat, SUIT_OF[words[0]], words[1:])
    return lambda world: _led(view, world, seat, contract)


def _led(view: View, world: World, leader: Seat, contract: Contract) -> Continuation:
    """The game is known, and its declarer leads."""
    ranking = RANKINGS.get(contract.name, STANDARD)
    return Continuation(replace(view, phase="play", ranking=ranking, contract=contract), world, leader)


# How cards are commonly played.

HABITS: Final = Habits(
    {
        True: (-1.23, -0.57, 1.61, 1.82, 3.16, 0.87, 0.41),
        False: (1.52, -1.16, 1.45, -2.64, -0.07, -1.16, 1.94),
    },
    {
        (False, 1): (1.99, -0.8, 0.5, -0.05, 1.11, -0.96, 0.48),
        (False, 2): (2.91, -1.12, 0.73, 0.14, 0.5, -0.85, 0.82),
        (False, 3): (5.0, 0.08, -0.4, 1.74, 1.39, -0.83, -1.95),
        (True, 1): (1.23, -0.98, 0.88, -0.52, -0.21, -1.16, 1.3),
        (True, 2): (1.7, -1.17, 0.38, -0.87, 0.17, -1.35, 1.12),
        (True, 3): (2.99, -0.14, -0.72, -0.41, 1.37, -1.04, -1.27),
    },
    {
        (False, 1): (0.67, -1.79, 0.3, 0.26, -0.72, -0.61, -1.48),
        (False, 2): (-2.2, -2.01, 0.65, -0.65, 1.12, 1.19, -1.94),
        (False, 3): (-4.02, -2.77, 0.86, -1.25, 1.52, 2.26, -2.4),
        (True, 1): (1.88, -1.62, -0.57, -0.12, 0.62, -0.23, -1.18),
        (True, 2): (2.47, -1.17, -0.08, -0.54, -0.19, -0.46, -1.66),
        (True, 3): (5.08, -0.95, 0.5, -0.86, -0.56, -0.5, -2.07),
    },
)
"""Fitted to games that the rule of thumb played."""


SCHAFKOPF_DUMMKOPF: Final = PlayerKnowledge(
    marks=Marks(doubtful=0.4, grave=0.8),
    skill=0.2,
    cut=Cut("threes", place=18),
    speak=speak,
    heard=heard,
    stakes=stakes,
    habits=HABITS,
    calls={"bid": CallSearch(_bidding_plans, _bidding_plan, margin=0.5, by_rollout=True)},
)
"""Of 2,494 bids rollouts would have changed those that promised more at all for nothing, and 84 that promised half a
bar more, which brought 0.56 bars (a standard error of 0.14); open cards told nothing."""
