"""Why something was refused, the rule, and what is possible instead."""

from typing import Final

from bot.phrases import escape, phrases
from bot.present.status import own_status, possible_text
from bot.present.words import Names, card_name
from engine.cards import Card, Suit
from engine.errors import IllegalAction
from engine.record import RecordFault
from engine.views import View

UNREADABLE_SHOWN: Final = 40
FAULTS: Final = (RecordFault, tuple)
"""Details of an error that are worded here: what is wrong with a record."""
_TYPED: Final = ("text", "game", "level", "topic")


def reason_text(
    refused: IllegalAction, view: View | None = None, names: Names = (), language: str = "en", game: str = ""
) -> str:
    """Why an action was refused, the rule, and what is possible now; `view` is the view of the one who tried."""
    say, values = phrases(language), {name: _detail(value, language) for name, value in refused.details.items()}
    game = view.game if view else game
    if "phase" in values:
        values["phase"] = _phase(str(values["phase"]), game, language)
    key = f"refused-{refused.code}"
    known = say.has(key) or say.has(f"{game}-{key}")
    parts = [say.say_for(game, key if known else "refused-other", **values)]
    if view is not None:
        waits = view.seat not in view.waiting_for
        parts += [own_status(view, names, language)] if waits and names else []
        parts += [possible_text(view, language)] if view.decisions or not waits else []
    return " ".join(parts)


def _detail(value: object, language: str) -> object:
    """A particular of a refusal as people read it."""
    if isinstance(value, Card):
        return card_name(value)
    if isinstance(value, Suit):
        return phrases(language).say(f"suit-{value.name.lower()}")
    return value


def _phase(phase: str, game: str, language: str) -> str:
    say, key = phrases(language), f"phase-{phase}"
    return say.say_for(game, key) if say.has(key) or say.has(f"{game}-{key}") else phase


def error_text(key: str, language: str = "en", **details: object) -> str:
    """What `UserError(key, **details)` says; what people typed is made harmless, a host's id becomes the name."""
    values: dict[str, object] = dict(details)
    values.update({name: escape(str(details[name]), UNREADABLE_SHOWN) for name in _TYPED if name in details})
    values.update({name: f"<@{details[name]}>" for name in ("host", "who") if isinstance(details.get(name), int)})
    values.update({name: faults_text(each, language) for name, each in details.items() if isinstance(each, FAULTS)})
    return phrases(language).say(f"error-{key}", **values).strip()


def faults_text(faults: RecordFault | tuple[RecordFault, ...], language: str) -> str:
    """What is wrong with a record; nothing of what stands in a file is repeated."""
    say, each = phrases(language), (faults,) if isinstance(faults, RecordFault) else faults
    return "; ".join(say.say(f"record-{fault.code}", **fault.details) for fault in each)
