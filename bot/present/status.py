"""Whose turn it is and what may be done."""

from collections.abc import Sequence
from typing import Final

from bot.phrases import escape, phrases
from bot.present.words import Names, action_label, card_name, sentence
from engine.actions import Action, Bid, Cut, Discard, Give, Play, Show
from engine.cards import Card, Cards
from engine.decisions import Decision, Selection
from engine.views import View

_LISTED: Final = 16


def _status_values(view: View, who: str) -> dict[str, object]:
    """What the sentences about whose turn it is may name: the last bid, the card shown, the trumps."""
    bids = [action.number for _, action in view.turns if isinstance(action, Bid)]
    shown = [action.card for _, action in view.turns if isinstance(action, Show)]
    trump = view.contract.trump if view.contract else None
    return {
        "who": who,
        "bid": bids[-1] if bids else 0,
        "card": card_name(shown[-1]) if shown else "",
        "trump": trump.sign if trump is not None else "",
    }


def _status_key(view: View) -> str:
    """What is awaited: the phase, told apart where a sentence would be another."""
    if view.phase == "play":
        return view.phase if view.trick.cards else "lead"
    return f"{view.phase}-after" if any(isinstance(action, Bid) for _, action in view.turns) else view.phase


def _first_of(game: str, language: str, prefix: str, keys: Sequence[str], values: dict[str, object]) -> str:
    say = phrases(language)
    found = (f"{own}{prefix}-{key}" for key in keys for own in (f"{game}-", "") if say.has(f"{own}{prefix}-{key}"))
    return say.say(next(found, f"{prefix}-{keys[-1]}"), **values)


def status_line(view: View, names: Names, language: str = "en", *, calling: Sequence[str] | None = None) -> str:
    """Whose turn it is and what for, without a full stop; `calling` are ready-made names (mentions) instead."""
    return _awaited(view, calling or [escape(name) for name in names], language, "status")


def call_line(view: View, calling: Sequence[str], language: str = "en") -> str:
    """The same said to those whose turn it is: `@Anna, your turn`."""
    return _awaited(view, calling, language, "call")


def _awaited(view: View, called: Sequence[str], language: str, prefix: str) -> str:
    who = phrases(language).listed([called[seat] for seat in view.waiting_for])
    keys = (_status_key(view), view.phase, "other")
    return _first_of(view.game, language, prefix, keys, _status_values(view, who))


def own_status(view: View, names: Names, language: str = "en") -> str:
    """The same for the reader of the view: what they are asked now, or whom the table waits for."""
    if view.seat is None or view.seat not in view.waiting_for:
        return sentence(status_line(view, names, language))
    keys = (_status_key(view), view.phase, "other")
    return _first_of(view.game, language, "your-turn", keys, _status_values(view, ""))


def possible_text(view: View, language: str = "en") -> str:
    """What the reader may do now, in one sentence; of many cards or words only the first ones are named."""
    say, parts = phrases(language), []
    for decision in view.decisions:
        first = decision.actions[0]
        if isinstance(first, Cut):
            parts += [action_label(each, language, view.game) for each in decision.actions if not _cards_of(each)]
            parts += [say.say("may-cut-upto")] if any(map(_cards_of, decision.actions)) else []
        elif _cards_of(first):
            parts.append(say.say_for(view.game, f"may-{_verb(first)}", cards=", ".join(_listed(_cards(decision)))))
        else:
            parts += _listed([action_label(action, language, view.game) for action in decision.actions])
    apart = "; " if any(", " in part for part in parts) else ", "
    return say.say("possible", actions=apart.join(parts)) if parts else say.say("possible-nothing")


def _cards(decision: Decision) -> list[str]:
    """The cards a decision is about, each once."""
    chosen = (card for action in decision.actions for card in _cards_of(action))
    return list(map(card_name, dict.fromkeys(decision.cards if isinstance(decision, Selection) else chosen)))


def _listed(names: list[str]) -> list[str]:
    """Of many the first and the last, which is where one passes."""
    return names if len(names) <= _LISTED else [*names[: _LISTED - 2], "…", names[-1]]


def _cards_of(action: Action) -> Cards:
    match action:
        case Play(card) | Show(card) | Cut(_, Card() as card):
            return (card,)
        case Give(cards) | Discard(_, cards):
            return cards
    return ()


def _verb(action: Action) -> str:
    return str(action).partition(" ")[0]
