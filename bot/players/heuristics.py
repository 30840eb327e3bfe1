"""Which rule of thumb an answer follows, or speaks for it and against another: the code of a sentence."""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Final

from bot.players.cardplay import CardHeuristic
from bot.players.certainty import TrickCertainty
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
from engine.search.knowledge import copies_in
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
    """What speaks for the better card, as far as its player could know; empty where it cannot be said in a sentence.

    Each holds in the position, whatever the cards nobody sees: a guess, such as a partner who is only likely, is none.
    """
    inference = Inference(view, knowledge_of(view.game))
    sure = TrickCertainty(inference)
    if inference.avoids_tricks:
        return _avoiding(sure, played, better)
    return _leading(sure, played, better) if not view.trick.cards else _following(sure, played, better)


def _is_higher(view: View, one: Card, other: Card) -> bool:
    suits, strength = view.ranking.suits, view.ranking.strength
    return suits[one] == suits[other] and strength[one] > strength[other]


def _avoiding(sure: TrickCertainty, played: Card, better: Card) -> str:
    """Of whoever wants no trick: a declarer, or everybody where each plays alone; their opponents want them to."""
    view, suits = sure.view, sure.ranking.suits
    contract, is_lead = view.contract, not view.trick.cards
    if contract is not None and contract.declarer not in {None, view.seat}:
        return _against_null(sure, played, better)
    is_other, beat, beats = suits[played] != suits[better], sure.takes(played), sure.takes(better)
    rules = (
        ("avoid-lead", is_lead and _is_higher(view, played, better)),
        ("avoid-lead-under", is_lead and is_other and len(sure.higher(better)) > len(sure.higher(played))),
        ("avoid-high", not is_lead and beat and not beats),
        ("avoid-take-high", not is_lead and beat and beats and _is_higher(view, better, played)),
        ("avoid-rid", not is_lead and not beats and _is_higher(view, better, played)),
        ("avoid-other", is_other and not beats and not beat),
    )
    return _first(rules, "")


def _against_null(sure: TrickCertainty, played: Card, better: Card) -> str:
    """Of those who want a declarer to take a trick."""
    view, contract = sure.view, sure.view.contract
    is_lead = not view.trick.cards
    is_declarers = not is_lead and contract is not None and view.trick.winner(view.ranking) == contract.declarer
    beat, beats = sure.takes(played), sure.takes(better)
    rules = (
        ("stay-under", is_declarers and beat and not beats),
        ("lead-under", is_lead and len(sure.lower(better)) < len(sure.lower(played))),
    )
    return _first(rules, "")


def _leading(sure: TrickCertainty, played: Card, better: Card) -> str:
    view, ranking = sure.view, sure.ranking
    side = view.sides[sure.inference.me] if view.sides else None
    drawn, draws, early = ranking.is_trump(played), ranking.is_trump(better), len(view.hand) > LAST
    is_exposed = [card.points == TEN and not ranking.is_trump(card) and sure.is_out(card) for card in (played, better)]
    offers = [card.points >= TEN and ranking.is_trump(card) and sure.is_out(card) for card in (played, better)]
    is_sure_ace = [
        card.points == ACE and not ranking.is_trump(card) and not sure.is_out(card) and sure.all_may_follow(card)
        for card in (played, better)
    ]
    is_ruffed = [not ranking.is_trump(card) and sure.may_foe_ruff(card) for card in (played, better)]
    is_ours = [not ranking.is_trump(card) and sure.may_partner_ruff(card) for card in (played, better)]
    held, holds = (len(ranking.of_suit(view.hand, ranking.suits[card])) for card in (played, better))
    out, outs = len(sure.higher(played)), len(sure.higher(better))
    has_trumps, is_plain = bool(ranking.trumps_in(view.hand)), not drawn and not draws
    if (is_exposed[1] or offers[1]) and better.points > played.points:  # nobody leads it for being low, or long
        tempting = (("lead-partner-ruffs", is_plain and is_ours[1]), ("give-hope", sure.may_partner_beat(better)))
        return _first(tempting, "")
    rules = (
        ("lead-ten", is_exposed == [True, False]),
        ("lead-fat-trump", offers == [True, False]),
        ("draw-trumps", early and draws and not drawn and side == 0 and sure.foes_may_hold_trumps()),
        ("lead-ruffed", is_ruffed == [True, False]),
        ("keep-winner", early and drawn and not out and (outs > 0 or not draws)),
        ("lead-trump", draws and not drawn),
        ("keep-trumps", early and drawn and not draws and side == 1),
        ("lead-plain", drawn and not draws),
        ("lead-ace", is_sure_ace == [False, True]),
        ("lead-partner-ruffs", is_ours == [False, True]),
        ("lead-high", _is_higher(view, better, played) and outs < out),
        ("lead-low", _is_higher(view, played, better)),
        ("lead-best", is_plain and not outs and out > 0),
        ("lead-lone", is_plain and holds == 1 < held and has_trumps and early),
        ("lead-lean", better.points < played.points),
        ("lead-stronger", is_plain and outs * copies_in(view) < out),
        ("lead-short", is_plain and holds < held and has_trumps),
        ("lead-long", is_plain and holds > held and not has_trumps),
    )
    return _first(rules, "")


def _following(sure: TrickCertainty, played: Card, better: Card) -> str:
    beat, beats = sure.takes(played), sure.takes(better)
    if beats and not beat:
        return _taking(sure, played, better)
    if beat and not beats:
        is_smear = sure.is_with_us and better.points > played.points
        return _leaving(sure) if not is_smear else "smear"
    return _beating(sure, played, better) if beat else _below(sure, played, better)


def _taking(sure: TrickCertainty, played: Card, better: Card) -> str:
    """The better card wins the trick as it lies, and the other does not."""
    has_it, is_safe, beaters = sure.is_safe(sure.best), sure.is_safe(better), sure.beaters
    if not sure.is_with_us:
        return "take" if is_safe else "try"
    rules = (
        ("overtake", not has_it and is_safe),
        ("overtake-higher", not has_it and len(beaters(better)) < len(beaters(sure.best))),
        ("smear", better.points > played.points),
        ("lead-next", is_safe and len(sure.view.hand) > 1),
    )
    return _first(rules, "")


def _leaving(sure: TrickCertainty) -> str:
    """The other card wins the trick as it lies, and the better one does not."""
    if not sure.is_with_us:
        return "let-go"
    return "partner-has-it" if sure.is_safe(sure.best) else "keep-later"


def _beating(sure: TrickCertainty, played: Card, better: Card) -> str:
    """Both cards win the trick as it lies."""
    is_higher, is_safe, was_safe = sure.ranking.beats(better, played), sure.is_safe(better), sure.is_safe(played)
    most = max(card.points for card in sure.view.playable if sure.takes(card))
    is_fatter, has_more = better.points > played.points, len(sure.view.hand) > 1
    rules = (
        ("take-fat", not sure.to_come and is_fatter and better.points == most),
        ("take-points", is_safe and was_safe and is_fatter),
        ("take-higher", is_higher and is_safe and not was_safe),
        ("take-harder", is_higher and len(sure.beaters(better)) < len(sure.beaters(played))),
        ("take-lower", sure.ranking.beats(played, better) and is_safe),
        ("take-low", sure.ranking.beats(played, better)),
        ("take-lean", not is_safe and better.points < played.points),
        ("keep-later", is_safe and was_safe and has_more),
    )
    return _first(rules, "")


def _below(sure: TrickCertainty, played: Card, better: Card) -> str:
    """Neither card wins the trick as it lies."""
    is_ours, has_more = sure.is_with_us, len(sure.view.hand) > 1
    is_fatter, is_leaner = better.points > played.points, better.points < played.points
    rules = (
        ("throw-other", not is_fatter and not is_leaner),
        ("unsure-more", is_ours is None and is_fatter),
        ("unsure-less", is_ours is None),
        ("throw-alike", is_ours and is_fatter and played.points >= FAT and has_more),
        ("smear", is_ours and is_fatter),
        ("keep-later", is_ours and sure.is_safe(sure.best)),
        ("smear-less", is_ours),
        ("give-less", is_leaner and sure.may_be_saved()),
        ("give-nothing", is_leaner),
        ("give-hope", sure.may_partner_beat(sure.best)),
        ("give-fat", sure.is_out(better)),
        ("keep-later", has_more),
    )
    return _first(((name, bool(holds)) for name, holds in rules), "")


def reason_of_call(said: Candidate, better: Candidate) -> str:
    """What speaks for the better answer before the play, or the better word during it."""
    if said == better:
        return ""
    one, other = said[:1], better[:1]
    rules = (
        ("play-on", _gives_up(one)),
        ("give-up", _gives_up(other)),
        ("say-it", not one),
        ("say-nothing", not other),
        ("too-shy", _is(one, Pass) and _is(other, (*ACTIVE, Announce))),
        ("too-bold", _is(one, ACTIVE) and _is(other, Pass)),
        ("object", _is(one, Accept) and _is(other, Announce)),
        ("accept", _is(one, Announce) and _is(other, Accept)),
        ("too-bold", _is(one, Accept) and _is(other, Pass)),
        ("too-shy", _is(one, Pass) and _is(other, Accept)),
        ("too-bold", _is(one, Announce) and _is(other, (Bid, Pass))),
        ("too-bold", _number(one) > _number(other) > 0),
        ("too-shy", 0 < _number(one) < _number(other)),
        ("other-discard", _is(one, Discard)),
    )
    return _first(rules, "other-game")


GIVING_UP: Final = frozenset({Announce("concede"), Announce("redeal")})
"""What is said with cards from which one expects nothing."""


def _gives_up(said: Candidate) -> bool:
    return bool(said) and said[0] in GIVING_UP


def _is(said: Candidate, kind: type[Action] | tuple[type[Action], ...]) -> bool:
    return bool(said) and isinstance(said[0], kind)


def _number(said: Candidate) -> int:
    """What is bid, where it is a number."""
    return said[0].number if said and isinstance(said[0], Bid) else 0


def _first(rules: Iterable[tuple[str, bool]], otherwise: str) -> str:
    """The first of the rules that holds."""
    return next((name for name, holds in rules if holds), otherwise)
