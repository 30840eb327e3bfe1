"""Which rule of thumb an answer follows: what a good player would say of it in one sentence."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from bot.players.cardplay import CardHeuristic
from bot.players.games import knowledge_of
from bot.players.inference import Inference
from engine.actions import (
    Accept,
    Action,
    Announce,
    Bid,
    CallAce,
    Cut,
    Declare,
    Discard,
    Give,
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
ACE: Final = 11


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
    Bid: Maxim.BID, Pass: Maxim.DECLINE, Accept: Maxim.AGREE, Take: Maxim.TAKE, Discard: Maxim.PART, Give: Maxim.PART,
    CallAce: Maxim.CALL, Trump: Maxim.NAME, Declare: Maxim.NAME, Show: Maxim.SHOW, Announce: Maxim.SPEAK,
    Signal: Maxim.SIGNAL, Cut: Maxim.CUT,
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
