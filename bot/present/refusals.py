"""Why something was refused, the rule, and what is possible instead."""

from typing import Final

from bot.phrases import escape, phrases
from bot.present.status import own_status, possible_text
from bot.present.words import Names, card_name
from engine.cards import Card, Suit
from engine.errors import IllegalAction
from engine.views import View

UNREADABLE_SHOWN: Final = 40
_TYPED: Final = ("text", "game", "level", "topic")


def reason_text(
    refused: IllegalAction, view: View | None = None, names: Names = (), language: str = "en", game: str = ""
) -> str:
    """Why an action was refused, the rule, and what is possible now; `view` is the view of the one who tried."""
    say, values = phrases(language), {name: _detail(value, language) for name, value in refused.details.items()}
    if "phase" in values:
        values["phase"] = _phase(str(values["phase"]), language)
    game = view.game if view else game
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


def _phase(phase: str, language: str) -> str:
    key = f"phase-{phase}"
    return phrases(language).say(key) if phrases(language).has(key) else phase


def error_text(key: str, language: str = "en", **details: object) -> str:
    """What `UserError(key, **details)` says; what people typed is made harmless, a host's id becomes the name."""
    values: dict[str, object] = dict(details)
    values.update({name: escape(str(details[name]), UNREADABLE_SHOWN) for name in _TYPED if name in details})
    values.update({name: f"<@{details[name]}>" for name in ("host", "who") if isinstance(details.get(name), int)})
    return phrases(language).say(f"error-{key}", **values).strip()
