"""What a computer knows of Sheepshead: by which cards partners are known, and what doubling and paying make of it."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from bot.players.games.picking import ALONE, LEAST, PickingGame, buried, heard, partner_call, to_bury, worth
from bot.players.inference import holder_of, played_by
from bot.players.knowledge import CallSearch, Candidate, Plan, PlayerKnowledge, Stakes, taken_by
from engine.actions import Action, Announce, CallAce, Discard, Pass
from engine.cards import Card, Cards, Rank, card_points, read_card
from engine.decisions import Decision, Selection
from engine.events import LaidAway
from engine.games.sheepshead.called_ace import BINDING
from engine.games.sheepshead.options import LEASTERS
from engine.games.sheepshead.state import ALL_TRICKS
from engine.games.sheepshead.tables import Form, fail_suits, form_of, naming_cards
from engine.ranking import TRUMP
from engine.search.parameters import TRICKS, Habits
from engine.search.sampling import CallInference, World
from engine.seats import Seat
from engine.views import View

PICK: Final = {
    "ace": {5: 8.0, 4: 10.0}, "jack": {5: 8.0, 4: 10.0, 6: 7.0, 7: 5.5}, "jack-and-ace": {6: 6.0},
    "first-trick": {5: 8.5}, "draft": {7: 5.5}, "nobody": {4: 12.0, 3: 13.0},
}  # fmt: skip
"""What a hand must be worth to pick up the blind, by how the partner is known and how many play."""
BUMPED: Final = 0.8
"""How much more where a lost game counts double."""
SMALL_PACK: Final = 1.0
"""How much less for three with fewer cards in hand."""
DOUBLE: Final = 1.5
"""By how much a hand must be better than one to pick with, to double against a picker or with two queens shown."""
WINS: Final = 61
ANSWER: Final = 3.0
"""The same for a picker to double again; half of it for a partner."""


def _form(view: View) -> Form:
    return form_of(view.options, view.players)


def _pick_worth(view: View) -> float:
    """More for a hand with every ace that could be called: its picker is alone, unless a ten may be called."""
    form, options = _form(view), view.options
    least = PICK[form.partner][view.players] + (BUMPED if options.bump else 0.0)
    if form.partner == "nobody" and view.players == 3 and options.three != "standard":
        return least - SMALL_PACK
    aces = {Card(suit, Rank.ACE) for suit in fail_suits(view.ranking)}
    is_alone = form.partner == "ace" and aces.issubset(view.hand) and not (options.calling == "exact" and options.ten)
    return ALONE if is_alone else least


def called_card(view: View) -> Card | None:
    """The card that was called, as everybody heard."""
    contract = view.contract
    if contract is None or not contract.extras:
        return None
    word = contract.extras[0]
    return read_card(word if len(word) > 1 else f"A{word}")


def naming(view: View) -> Cards:
    """The cards by which partners are known here."""
    contract = view.contract
    if contract is None or contract.name in ("alone", "sheepshead"):
        return ()
    called, fixed = called_card(view), naming_cards(view.options, view.players)
    if called is None:
        return fixed
    return (called,) if _form(view).partner == "jack" else (called, *fixed)


def side_in(view: View, world: World) -> frozenset[Seat] | None:
    """The first side, were the cards as in a world; None where that is not yet known."""
    contract = view.contract
    if contract is None:
        return None
    by = _form(view).partner
    if by in ("first-trick", "draft", "first-queens"):
        known = frozenset(seat for seat, side in enumerate(view.sides) if side == 0)
        is_open = by == "first-queens" and None in view.sides
        return None if is_open else known
    held = {holder_of(view, world, card) for card in naming(view)}
    return frozenset(seat for seat in (*held, contract.declarer) if seat is not None)


def stakes(view: View, world: World) -> Stakes | None:
    """What the picker's side is worth, or that of the cards; or a game of everybody alone with few card points."""
    contract, options = view.contract, view.options
    if contract is None or view.seat is None or view.on_table:
        return None
    if contract.name in LEASTERS:
        return _avoiding(view, contract.name)
    if contract.name == "two":
        return Stakes(frozenset({view.seat}), (30, 61, 91), (-2.0, -1.0, 1.0, 2.0), every=3.0, none=-3.0)
    side = side_in(view, world)
    if not side or len(side) == view.players:
        return None
    if contract.name == "sheepshead":
        tricks = len(world.hands[view.seat]) + len(played_by(view, view.seat))
        return Stakes(side, (tricks,), (-6.0 * _share(view, side), 6.0 * _share(view, side)), aim=TRICKS)
    bump = 2.0 if options.bump and contract.declarer is not None else 1.0
    share, all_tricks = _share(view, side), 4.0 if options.notrick == "four" else 3.0
    low = 31 if options.schneider == "90" else 30
    return Stakes(
        side, (low, 61, 91), (-2.0 * bump * share, -bump * share, share, 2.0 * share), share * all_tricks,
        -share * bump * all_tricks, _aside(view, world), forced=_forced(view), called=_bound(view, world),
    )  # fmt: skip


def _bound(view: View, world: World) -> frozenset[Card]:
    """The called card, and what the picker keeps for it: until its suit has been led, as long as the call binds.

    Both are led in their suit before others of it, fall when it is led, and are thrown off last of all. Of several
    cards of the suit a picker keeps one: which, is open as long as there are several, and so none of them is bound.
    """
    card, suits = called_card(view), view.ranking.suits
    if card is None or _form(view).partner not in BINDING or view.options.calling != "exact":
        return frozenset()
    if any(suits[trick.cards[0]] == suits[card] for trick in view.tricks):
        return frozenset()
    picker = view.contract.declarer if view.contract is not None else None
    held = () if picker is None else view.ranking.of_suit(world.hands[picker], card.suit)
    if card.rank == Rank.TEN:
        return frozenset({card, *(each for each in held if each.rank == Rank.ACE)})
    is_led = bool(view.trick.cards) and suits[view.trick.cards[0]] == suits[card]
    return frozenset({card}) if is_led or len(held) != 1 else frozenset({card, *held})


def _share(view: View, side: frozenset[Seat]) -> float:
    """How many times the game's worth the viewer has if the first side wins."""
    declarer = None if view.contract is None else view.contract.declarer
    if view.seat not in side:
        return -1.0
    others = view.players - len(side)
    if declarer is None:
        return max(1.0, others / len(side))
    return float(others - (len(side) - 1)) if view.seat == declarer else 1.0


def _forced(view: View) -> frozenset[Card]:
    """The jack that its holder must show; the picker's own is as free as any card."""
    if view.options.jack != "shown" or view.contract is None or view.contract.declarer is None:
        return frozenset()
    return frozenset(card for card in naming(view) if card.rank == Rank.JACK and card not in (*view.hand, *view.aside))


def _aside(view: View, world: World) -> int:
    """The card points buried: as many of the cards in no hand as are buried."""
    form = _form(view)
    if not form.is_picked or view.contract is None or view.contract.declarer is None:
        return 0
    laid = [card for each in view.history if isinstance(each, LaidAway) and each.verb == "bury" for card in each.cards]
    if laid or view.aside:
        return card_points(laid or view.aside)
    return card_points(world.aside) * form.blind // max(form.blind, len(world.aside))


def _avoiding(view: View, kind: str) -> Stakes | None:
    """As few card points as one can, with a trick where one is needed; the middle and thirty are left to the thumb."""
    if kind not in ("leaster", "moster"):
        return None
    more = 5.0 / view.players
    marks = tuple(int(points * more) + 1 for points, _ in LEAST)
    chances = (*(chance for _, chance in LEAST), 0.0)
    values = tuple(view.players * chance - 1.0 for chance in chances)
    is_trick_needed = kind == "leaster" and not view.options.trickless
    nothing = -1.0 if is_trick_needed else 2.0 * view.players
    return Stakes(frozenset({view.seat or 0}), marks, values, none=nothing, few=True)


# What the rule of thumb says.


def speak(view: View) -> Action | None:
    """Bury, call, pick and double by what the hand is worth; what may be said besides comes first."""
    for decision in sorted(view.decisions, key=lambda each: each.awaited):
        said = _answer(view, decision)
        if said is not None:
            return said
    return None


def _answer(view: View, decision: Decision) -> Action | None:
    if isinstance(decision, Selection):
        return _laid(view, decision)
    if decision.kind == "crack":
        return _doubled(view, decision.actions)
    if decision.kind == "call" and decision.awaited:
        return _called(view, decision.actions)
    if decision.kind == "pick" and Pass() in decision.actions:
        return decision.actions[0] if worth(view.hand, view.ranking) >= _pick_worth(view) else Pass()
    return decision.actions[0] if _says_first(view, decision.kind) else None


def _says_first(view: View, kind: str) -> bool:
    """Whether the first answer is given: to the first trick, with which the blind then goes, a dealer plays last."""
    if kind in ("blitz", "alltricks"):
        return _shows_first(view) if kind == "blitz" else _takes_all(view)
    return kind in ("pick", "name", "redeal")


def _laid(view: View, asked: Selection) -> Action:
    """Face down goes the plain card that is worth least; else what is gladly buried, if a card to the call is left."""
    if asked.verb == "under":
        return asked.action((min(asked.cards, key=lambda card: _under_cost(view, card)),))
    if not asked.keeping:
        return asked.action(to_bury(view, asked.cards, asked.count))
    may: list[Cards] = [each.cards for each in asked.actions if isinstance(each, Discard)]
    gladly: Cards = max(may, key=lambda cards: (buried(view, cards), cards))
    return asked.action(gladly)


def _under_cost(view: View, card: Card) -> tuple[bool, bool, int, int]:
    return view.ranking.is_trump(card), card.rank == Rank.ACE, card.points, view.ranking.strength[card]


def _called(view: View, may: tuple[Action, ...]) -> Action:
    """Rather a partner than none: the next jack for who holds the lowest, else an ace; all tricks if they are sure."""
    if ALL_TRICKS in may and _takes_all(view):
        return ALL_TRICKS
    may = tuple(action for action in may if action != ALL_TRICKS)
    jacks = [action for action in may if isinstance(action, CallAce) and action.rank == Rank.JACK]
    if jacks and worth(view.hand, view.ranking) < ALONE:
        return jacks[0]
    if Announce("partner") in may and not jacks:
        strong = worth(view.hand, view.ranking) >= ALONE and Announce("alone") in may
        return Announce("alone") if strong else Announce("partner")
    return partner_call(view, may)


def _shows_first(view: View) -> bool:
    """Whether queens are shown before picking, which one has to do then: with a hand to double with."""
    return worth(view.hand, view.ranking) >= _pick_worth(view) + DOUBLE


def _takes_all(view: View) -> bool:
    """Whether all tricks are as good as sure: trumps from the top to draw the others, and nothing else that loses."""
    ranking, hand = view.ranking, set(view.hand)
    trumps, top = ranking.trumps_in(view.hand), 0
    while top < len(ranking.trumps) and ranking.trumps[top] in hand:
        top += 1
    aces = sum(card.rank == Rank.ACE and not ranking.is_trump(card) for card in hand)
    out = len(ranking.trumps) - len(trumps)
    return top > (out + 1) // 2 and len(trumps) + aces >= _form(view).size


def _has_won(view: View) -> bool:
    """When all cards are played: whether the viewer's side has won, what was buried counting for the picker's."""
    contract, total = view.contract, card_points(card for card in view.ranking.suits if card not in view.left_out)
    if contract is None or view.seat is None or contract.name in LEASTERS:
        return False
    if contract.name == "two":
        return 2 * taken_by(view, frozenset({view.seat}))[0] > taken_by(view, frozenset({0, 1}))[0]
    side = frozenset(seat for seat, each in enumerate(view.sides) if each == 0)
    others = frozenset(range(view.players)) - side
    points, tricks = taken_by(view, others)
    is_won = not tricks if contract.name == "sheepshead" else total - points >= WINS
    return is_won == (view.seat in side)


def _doubled(view: View, may: tuple[Action, ...]) -> Action:
    """Double with a hand that could have picked and more; in a game of few card points nothing is doubled.

    After the last card who has won doubles.
    """
    contract = view.contract
    said = [action for action in may if isinstance(action, Announce)]
    if not said or contract is None or contract.name in LEASTERS:
        return Pass()
    if view.phase == "blitz":
        return said[0] if _has_won(view) else Pass()
    by = PICK.get(_form(view).partner, PICK["ace"])
    usual = by.get(view.players, 8.0)
    value, is_picker = worth(view.hand, view.ranking), contract.declarer == view.seat
    is_partner = bool(view.sides) and view.seat is not None and view.sides[view.seat] == 0 and not is_picker
    needed = usual + (ANSWER if is_picker else ANSWER / 2 - DOUBLE if is_partner else DOUBLE)
    return said[0] if value >= needed else Pass()


# What search decides before the play.


def _heard(view: View) -> CallInference:
    """As everywhere, where a picker was free to pick, buries two cards and calls an ace of somebody else's."""
    form, options = _form(view), view.options
    is_usual = form.is_picked and form.bury == 2 and form.partner in ("ace", "jack", "nobody")
    is_free = options.allpass != "forced" and options.five != "schiller"
    card = called_card(view)
    is_plain = card is None or (card.rank == Rank.ACE and not options.ownace and not _lies_under(view))
    if is_usual and is_free and is_plain and options.trumps == "diamonds":
        found = heard(view)
        return replace(found, barred={}) if form.partner == "jack" and options.jack != "shown" else found
    if card is None or view.contract is None or view.contract.declarer in (None, view.seat) or options.ownace:
        return CallInference()
    return CallInference({view.contract.declarer: frozenset({card})})


def _lies_under(view: View) -> bool:
    return any(card.rank == Rank.SIX for card in view.ranking.suits)


def _calls(view: View) -> tuple[Action, ...]:
    """The aces that may be called by the book, each of a plain suit that is held without it, or none of them."""
    if _form(view).partner != "ace":
        return ()
    gone, ranking = (*view.hand, *view.aside), view.ranking
    suits = {card.suit for card in view.hand if ranking.suits[card] != TRUMP and Card(card.suit, Rank.ACE) not in gone}
    return (*map(CallAce, sorted(suits)), Announce("alone"))


def _uncalled(view: View) -> str:
    return "jack" if _form(view).partner == "jack" else "alone"


_PICKING: Final = PickingGame(
    pick_worth=_pick_worth, calls=_calls, uncalled=_uncalled,
    buries_dealt_cards=lambda view: view.options is not None and view.options.bury == "held",
    skill=0.6,
)  # fmt: skip


def _is_thought_about(view: View) -> bool:
    """Whether burying and calling are searched: two cards, and partners by an ace, a jack, or none."""
    form, contract = _form(view), view.contract
    is_announced = contract is not None and contract.name == "sheepshead"
    return form.bury == 2 and form.partner in ("ace", "jack", "nobody") and not is_announced


def _bury_plans(view: View) -> Mapping[Candidate, Plan]:
    asked = next((each for each in view.decisions if isinstance(each, Selection)), None)
    if asked is None or asked.keeping or not _is_thought_about(view):
        return {}
    return _PICKING.bury_plans(view)


def _bury_plan(view: View, action: Action) -> Mapping[Candidate, Plan]:
    return _PICKING.bury_plan(view, action) if _is_thought_about(view) else {}


def _call_plans(view: View) -> Mapping[Candidate, Plan]:
    """Aces of which a card is held; where one would lie face down, or a jack or ten is called, the thumb decides."""
    calls = [action for decision in view.decisions for action in decision.actions]
    if not _is_thought_about(view) or view.options.order == "call" or len(calls) < 2:
        return {}
    plain = [call for call in calls if isinstance(call, CallAce)]
    if any(call.rank != Rank.ACE or not view.ranking.of_suit(view.hand, call.suit) for call in plain):
        return {}
    return {answers: plan for answers, plan in _PICKING.call_plans(view).items() if answers != (ALL_TRICKS,)}


def _pick_plans(view: View) -> Mapping[Candidate, Plan]:
    """For the coach: where picking leads to what is thought about."""
    is_plain = _is_thought_about(view) and Pass() in [each for asked in view.decisions for each in asked.actions]
    return _PICKING.pick_plans(view) if is_plain else {}


HABITS: Final = Habits(
    leads={
        False: (-0.55, -0.41, 0.57, -0.23, 0.66, 0.58, -0.02),
        True: (-0.98, 0.25, 0.62, 0.13, 0.34, 0.53, 0.67),
    },
    beats={
        (False, 1): (0.96, -0.44, 0.37, 0.03, 0.26, -0.33, 0.4),
        (False, 2): (0.52, 0.12, -0.44, 0.65, 1.18, -0.23, -0.49),
        (False, 3): (2, 0.2, -1.47, 0.24, -0.22, 0.36, 0.23),
        (False, 4): (2.2, 0.02, -0.71, 0.17, 0.69, -0.61, -0.52),
        (True, 1): (-0.04, -0.33, 0.18, 0.51, 0.27, -0.46, 0.42),
        (True, 2): (0.36, 0.2, -0.43, 0.23, 0.25, -0.24, -0.12),
        (True, 3): (0.75, -0.71, -0.52, 0.94, 0.11, -0.5, -0.02),
        (True, 4): (1.16, -0.53, 0.14, -0.53, 0.43, -0.28, -0.82),
    },
    below={
        (False, 1): (-0.69, -1, 0.51, 0.33, 0.31, 0.57, -0.75),
        (False, 2): (-0.68, -1.75, 1.03, -0.44, 0.26, -0.06, -0.6),
        (False, 3): (-1.35, -1.72, 0.7, -0.13, -0.56, -0.34, -1.74),
        (False, 4): (-2.15, -1.75, 0.45, -1.21, -0.67, 0.74, -0.87),
        (True, 1): (-0.08, -1.03, 0.23, 1.17, -0.49, 0.49, 0.26),
        (True, 2): (1.01, -1.15, -0.04, 0.21, 0.46, 0.04, -1.11),
        (True, 3): (1.47, -0.23, 0.04, 0.15, -0.13, 0.14, -0.69),
        (True, 4): (1.72, -0.42, 0.13, -0.27, 0.34, 0.36, -1.61),
    },
)
"""How cards are commonly played; fitted to games of computers by `tests/bench/inference.py`."""


_SHARED: Final = _PICKING.knowledge()
SHEEPSHEAD: Final[PlayerKnowledge] = replace(
    _SHARED,
    speak=speak,
    read_by=HABITS,
    avoiding=frozenset(LEASTERS) - {"mittler"},
    heard=_heard,
    stakes=stakes,
    reviewed={"pick": replace(_SHARED.reviewed["pick"], plans=_pick_plans)},
    calls={"bury": CallSearch(_bury_plans, _bury_plan), "call": CallSearch(_call_plans)},
)
