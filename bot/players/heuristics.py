"""Which rule of thumb an answer follows, or speaks for it and against another: the code of a sentence."""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Final

from bot.players.cardplay import CardHeuristic
from bot.players.games import knowledge_of
from bot.players.inference import Inference
from bot.players.knowledge import Candidate
from engine.actions import (
    Accept,
    Action,
    Announce,
    Bid,
    BidGame,
    CallAce,
    Cut,
    Declare,
    Discard,
    Give,
    NameTrick,
    Pass,
    Play,
    Show,
    Signal,
    Take,
    Trump,
)
from engine.cards import Card
from engine.trick import winning_place
from engine.views import View

FAT: Final = 10
"""From so many card points on a card is worth saving, or giving away on purpose."""
ACE, TEN = 11, 10
"""The card points by which the two are known in every game."""


class Maxim(StrEnum):
    """A rule of thumb; each has a sentence in every language."""

    ONLY = "only"
    DRAW = "draw"
    LEAD_TRUMP = "lead-trump"
    LEAD_ACE = "lead-ace"
    LEAD_FAT = "lead-fat"
    LEAD_LOW = "lead-low"
    RUFF = "ruff"
    WIN = "win"
    WIN_LAST = "win-last"
    SMEAR = "smear"
    SAVE = "save"
    TRUST = "trust"
    GIVE_NOTHING = "give-nothing"
    SHUN_LEAD = "shun-lead"
    SHUN = "shun"
    SHUN_LATER = "shun-later"
    BID = "bid"
    DECLINE = "decline"
    AGREE = "agree"
    TAKE = "take"
    PART = "part"
    CALL = "call"
    NAME = "name"
    SHOW = "show"
    SPEAK = "speak"
    SIGNAL = "signal"
    CUT = "cut"


KINDS: Final[Mapping[type, Maxim]] = {
    Bid: Maxim.BID, BidGame: Maxim.BID,
    Pass: Maxim.DECLINE, Accept: Maxim.AGREE, Take: Maxim.TAKE, Discard: Maxim.PART, Give: Maxim.PART,
    CallAce: Maxim.CALL, Trump: Maxim.NAME, NameTrick: Maxim.NAME, Declare: Maxim.NAME, Show: Maxim.SHOW,
    Announce: Maxim.SPEAK, Signal: Maxim.SIGNAL, Cut: Maxim.CUT,
}  # fmt: skip
"""What is said of everything that is no card."""


def maxim_of(view: View, action: Action) -> Maxim:
    """The rule of thumb that an answer follows, from what its seat may know."""
    if not isinstance(action, Play):
        return KINDS[type(action)]
    if len(set(view.playable)) == 1:
        return Maxim.ONLY
    inference = Inference(view, knowledge_of(view.game))
    return (_of_follow if view.trick.cards else _of_lead)(inference, action.card)


def _of_follow(inference: Inference, card: Card) -> Maxim:
    view = inference.view
    takes = winning_place(view.ranking, (*view.trick.cards, card)) == len(view.trick)
    if inference.avoids_tricks:
        return Maxim.SHUN_LATER if takes else Maxim.SHUN
    if takes:
        is_ruff = view.ranking.is_trump(card) and not view.ranking.is_trump(view.trick.cards[0])
        to_win = Maxim.WIN if CardHeuristic(inference).to_come else Maxim.WIN_LAST
        return Maxim.RUFF if is_ruff else to_win
    if inference.is_friend(view.trick.winner(view.ranking)):
        return Maxim.SMEAR if card.points >= FAT else Maxim.SAVE
    return Maxim.TRUST if card.points >= FAT else Maxim.GIVE_NOTHING


def _of_lead(inference: Inference, card: Card) -> Maxim:
    view = inference.view
    if inference.avoids_tricks:
        return Maxim.SHUN_LEAD
    if view.ranking.is_trump(card):
        is_declaring = bool(view.sides) and view.sides[inference.me] == 0
        return Maxim.DRAW if is_declaring else Maxim.LEAD_TRUMP
    if card.points >= ACE:
        return Maxim.LEAD_ACE
    return Maxim.LEAD_FAT if card.points >= FAT else Maxim.LEAD_LOW


LAST: Final = 3
"""With so few cards in hand nobody draws trumps any more."""
ACTIVE: Final = (Bid, BidGame, Take, Declare)
"""Words by which somebody asks for the game or for more than they must."""


def reason_of_card(view: View, played: Card, better: Card) -> str:
    """What speaks for the better card, as far as its player could know; empty where it cannot be said in a sentence."""
    inference = Inference(view, knowledge_of(view.game))
    if inference.avoids_tricks:
        return "avoid-high" if _is_higher(view, played, better) else "avoid-other"
    return _leading(inference, played, better) if not view.trick.cards else _following(inference, played, better)


def _is_higher(view: View, one: Card, other: Card) -> bool:
    suits, strength = view.ranking.suits, view.ranking.strength
    return suits[one] == suits[other] and strength[one] > strength[other]


def _leading(inference: Inference, played: Card, better: Card) -> str:
    view, ranking = inference.view, inference.ranking
    side = view.sides[inference.me] if view.sides else None
    drawn, draws = ranking.is_trump(played), ranking.is_trump(better)
    early = len(view.hand) > LAST
    rules = (
        ("lead-ten", played.points == TEN and not drawn and bool(inference.higher(played))),
        ("draw-trumps", early and draws and not drawn and side == 0),
        ("lead-trump", draws and not drawn),
        ("keep-trumps", early and drawn and not draws and side == 1),
        ("lead-plain", drawn and not draws),
        ("lead-ace", better.points == ACE and not draws and not inference.higher(better)),
        ("lead-high", _is_higher(view, better, played)),
        ("lead-low", _is_higher(view, played, better)),
    )
    return _first(rules, "lead-other")


def _following(inference: Inference, played: Card, better: Card) -> str:
    view, ranking = inference.view, inference.ranking
    winner = view.trick.winner(ranking)
    best, is_ours = ranking.best(view.trick.cards), inference.is_friend(winner)
    beat, beats = ranking.beats(played, best), ranking.beats(better, best)
    if beats and not beat:
        return "overtake" if is_ours else "take"
    if beat and not beats:
        return "partner-has-it" if is_ours else "let-go"
    if beat:
        return _beating(inference, played, better)
    if better.points != played.points:
        fatter = better.points > played.points
        if is_ours:
            return "smear" if fatter else "smear-less"
        return "give-fat" if fatter else "give-nothing"
    return "throw-other"


def _beating(inference: Inference, played: Card, better: Card) -> str:
    """Both cards win the trick as it lies."""
    is_last = len(inference.view.trick) + 1 == len([each for each in inference.view.counts if each])
    if better.points > played.points and is_last:
        return "take-fat"
    if inference.ranking.beats(better, played):
        return "take-higher"
    return "take-lower"


def reason_of_call(said: Candidate, better: Candidate) -> str:
    """What speaks for the better answer before the play, or the better word during it."""
    if said == better:
        return ""
    one, other = said[:1], better[:1]
    rules = (
        ("say-it", not one),
        ("say-nothing", not other),
        ("too-shy", _is(one, Pass) and _is(other, ACTIVE)),
        ("too-bold", _is(one, ACTIVE) and _is(other, Pass)),
        ("object", _is(one, Accept) and _is(other, Announce)),
        ("accept", _is(one, Announce) and _is(other, Accept)),
        ("too-bold", _is(one, Accept) and _is(other, Pass)),
        ("too-shy", _is(one, Pass) and _is(other, Accept)),
        ("too-bold", _is(one, Announce) and _is(other, (Bid, Pass))),
        ("other-discard", _is(one, Discard)),
    )
    return _first(rules, "other-game")


def _is(said: Candidate, kind: type[Action] | tuple[type[Action], ...]) -> bool:
    return bool(said) and isinstance(said[0], kind)


def _first(rules: Iterable[tuple[str, bool]], otherwise: str) -> str:
    """The first of the rules that holds."""
    return next((name for name, holds in rules if holds), otherwise)
