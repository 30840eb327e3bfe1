"""Which rule of thumb speaks for one choice and against another: the code of a sentence that a player would say."""

from collections.abc import Iterable
from typing import Final

from bot.players.games import knowledge_of
from bot.players.inference import Inference
from bot.players.plans import Candidate
from engine.actions import Accept, Action, Announce, Bid, Declare, Discard, Pass, Take
from engine.cards import Card
from engine.views import View

ACE, TEN = 11, 10
"""The card points by which the two are known in every game."""
LAST: Final = 3
"""With so few cards in hand nobody draws trumps any more."""
ACTIVE: Final = (Bid, Take, Declare)
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
