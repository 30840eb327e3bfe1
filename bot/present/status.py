"""Whose turn it is, until when, what may be done, and why something else was refused."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.phrases import Phrases, escape, phrases
from bot.present.game_words import HOLD, highest_bid
from bot.present.games import words_of
from bot.present.words import Names, action_label, card_name, countdown, sentence, trump_words, verb_of
from bot.tables.model import Person, Stage, Table
from engine.actions import Action, Bid, BidGame, Cut, Discard, Give, Pass, Play, Show
from engine.cards import Card, Cards, Suit
from engine.decisions import Decision, Selection, TimeLimit
from engine.errors import IllegalAction
from engine.record import RecordFault
from engine.views import View

_LISTED: Final = 16


def _status_values(view: View, called: Sequence[str], who: str) -> dict[str, object]:
    """What the sentences about whose turn it is may name: the last bid and whose it is, the card shown, the trumps."""
    bid, by = highest_bid(view)
    shown = [action.card for _, action in view.turns if isinstance(action, Show)]
    trump = view.contract.trump if view.contract else None
    return {
        "who": who,
        "bid": bid,
        "by": "" if by is None else called[by],
        "card": card_name(shown[-1]) if shown else "",
        "trump": trump.sign if trump is not None else "",
    }


def _status_keys(view: View) -> Iterator[str]:
    """What is awaited, as closely as it may be told apart: the phase in the end, and where that is unknown anything."""
    if question := words_of(view.game).question(view):
        yield f"{view.phase}-{question}"
    said = [action for _, action in view.turns if not (isinstance(action, Pass) and action.of)]
    bids = [each for each in said if isinstance(each, Bid | BidGame) or each == HOLD]
    if view.phase == "play":
        yield view.phase if view.trick.cards else "lead"
    elif bids:
        if bids[-1] == HOLD:
            yield f"{view.phase}-held"
        elif said[-1] == bids[-1]:
            yield f"{view.phase}-asked"
        yield f"{view.phase}-after"
    elif sum(isinstance(each, Pass) for each in said) == view.players - 1:
        yield f"{view.phase}-last"
    yield from (view.phase, "other")


def _first_of(game: str, language: str, prefix: str, keys: Sequence[str], values: dict[str, object]) -> str:
    say = phrases(language)
    found = (f"{own}{prefix}-{key}" for key in keys for own in (f"{game}-", "") if say.has(f"{own}{prefix}-{key}"))
    return say.say(next(found, f"{prefix}-{keys[-1]}"), **values)


def status_line(
    view: View, names: Names, language: str = "en", *, calling: Sequence[str] | None = None,
    named: Sequence[str] | None = None,
) -> str:  # fmt: skip
    """Whose turn it is and what for, without a full stop; `calling` are ready-made names (mentions) instead.

    named: those of whom something is told and who are not called, if they are named otherwise.
    """
    called = calling or [escape(name) for name in names]
    return _awaited(view, called, named or called, language, "status")


def call_line(view: View, calling: Sequence[str], named: Sequence[str], language: str = "en") -> str:
    """The same said to those whose turn it is: `@Anna, your turn`."""
    return _awaited(view, calling, named, language, "call")


def _awaited(view: View, calling: Sequence[str], named: Sequence[str], language: str, prefix: str) -> str:
    who = phrases(language).listed([calling[seat] for seat in view.waiting_for])
    return _first_of(view.game, language, prefix, [*_status_keys(view)], _status_values(view, named, who))


def own_status(view: View, names: Names, language: str = "en") -> str:
    """The same for the reader of the view: what they are asked now, or whom the table waits for."""
    if view.seat is None or view.seat not in view.waiting_for:
        return sentence(status_line(view, names, language))
    called = [escape(name) for name in names]
    return _first_of(view.game, language, "your-turn", [*_status_keys(view)], _status_values(view, called, ""))


def elsewhere_text(there: Table, here: Table, language: str) -> str:
    """At which of somebody's tables a command was meant, as at the one that waited longest it was not possible."""
    values = {"table": there.id, "channel": f"<#{there.channel}>", "other": here.id, "place": f"<#{here.channel}>"}
    return phrases(language).say("command-elsewhere", **values)


def possible_text(view: View, language: str = "en") -> str:
    """What the reader may do now: in answer to what they are asked, and besides; of many cards or words only some."""
    say = phrases(language)
    asked = _possible([each for each in view.decisions if each.awaited], view, say)
    unasked = _possible([each for each in view.decisions if not each.awaited], view, say)
    if not asked:
        return say.say("possible-meanwhile", actions=unasked) if unasked else say.say("possible-nothing")
    told = say.say("possible", actions=asked)
    return f"{told} {say.say('possible-besides', actions=unasked)}" if unasked else told


def _possible(decisions: Sequence[Decision], view: View, say: Phrases) -> str:
    """The answers to some decisions in a row; the call that some are stands on their buttons alone."""
    parts: list[str] = []
    for decision in decisions:
        first = decision.actions[0]
        labels = (action_label(each, say.language, view.game).rstrip("!") for each in decision.actions)
        if isinstance(first, Cut):
            named = zip(labels, decision.actions, strict=True)
            parts += [label for label, each in named if not _cards_of(each)]
            parts += [say.say("may-cut-upto")] if any(map(_cards_of, decision.actions)) else []
        elif _cards_of(first):
            parts.append(say.say_for(view.game, f"may-{verb_of(first)}", cards=", ".join(_listed(_cards(decision)))))
        else:
            parts += _listed([*labels])
    return ("; " if any(", " in part for part in parts) else ", ").join(parts)


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


def clock_line(table: Table, view: View, language: str) -> str:
    """When those whom everybody sees to be asked run out of time, or the next deal comes; empty where no clock runs."""
    if table.due is None:
        return ""
    if table.stage is Stage.PAUSE:
        return phrases(language).say("post-clock-next", when=countdown(table.due))
    if not any(is_there(table, seat) for seat in view.waiting_for):
        return ""
    return phrases(language).say(
        "post-clock-longer" if table.has_more_time else "post-clock", when=countdown(table.due)
    )


def own_clock_line(table: Table, view: View, language: str) -> str:
    """The same for the reader of the view, if they are asked, with what comes of it if they say nothing."""
    asked = view.asked
    if table.due is None or asked is None or not runs_for_reader(table, view):
        return ""
    say, when = phrases(language), countdown(table.due)
    if asked.silence is not None and asked.limit is TimeLimit.OBJECTION:
        return say.say("hand-clock-silence", when=when, answer=action_label(asked.silence, language, view.game))
    return say.say("hand-clock-cut" if asked.limit is TimeLimit.CUT else "hand-clock", when=when)


def runs_for_reader(table: Table, view: View) -> bool:
    """Whether a clock runs for what the reader of the view is asked."""
    seat, is_asked = view.seat, view.asked is not None and view.seat in view.waiting_for
    is_running = table.due is not None and table.stage is Stage.PLAYING
    return is_running and is_asked and seat is not None and is_there(table, seat)


def is_there(table: Table, seat: int) -> bool:
    """Whether a person sits there who has not been missed."""
    who = table.seats[seat]
    return isinstance(who, Person) and not who.away


UNREADABLE_SHOWN: Final = 40
FAULTS: Final = (RecordFault, tuple)
"""Details of an error that are worded here: what is wrong with a record."""
_GAMES_NAMED: Final = ("name", "least")
"""Details of a refusal that say what may be declared or bid, as it is typed."""
_TYPED: Final = ("text", "game", "level", "topic")


def reason_text(
    refused: IllegalAction, view: View | None = None, names: Names = (), language: str = "en", game: str = ""
) -> str:
    """Why an action was refused, the rule, and what is possible now; `view` is the view of the one who tried."""
    game = view.game if view else game
    say = phrases(language)
    values = {name: _detail(name, value, language, game) for name, value in refused.details.items()}
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


def _detail(name: str, value: object, language: str, game: str) -> object:
    """A particular of a refusal as people read it."""
    if name in _GAMES_NAMED and isinstance(value, str):
        return trump_words(value.split(), language, game)
    if isinstance(value, Card):
        return card_name(value)
    if isinstance(value, Suit):
        return phrases(language).say(f"suit-{value.name.lower()}")
    return value


def _phase(phase: str, game: str, language: str) -> str:
    say, key = phrases(language), f"phase-{phase}"
    return say.say_for(game, key) if say.has(key) or say.has(f"{game}-{key}") else phase


def error_text(key: str, language: str = "en", **details: object) -> str:
    """What `UserError(key, **details)` says; what people typed is made harmless, a host's id becomes the name.

    Of several people who are named all are.
    """
    values: dict[str, object] = dict(details)
    values.update({name: escape(str(details[name]), UNREADABLE_SHOWN) for name in _TYPED if name in details})
    values.update({name: f"<@{details[name]}>" for name in ("host", "who") if isinstance(details.get(name), int)})
    if isinstance(people := details.get("who"), tuple):
        values["who"] = phrases(language).listed([f"<@{user}>" for user in people])
    faults = {name: each for name, each in details.items() if name != "who" and isinstance(each, FAULTS)}
    values.update({name: faults_text(each, language) for name, each in faults.items()})
    return phrases(language).say(f"error-{key}", **values).strip()


def faults_text(faults: RecordFault | tuple[RecordFault, ...], language: str) -> str:
    """What is wrong with a record; nothing of what stands in a file is repeated."""
    say, each = phrases(language), (faults,) if isinstance(faults, RecordFault) else faults
    return "; ".join(say.say(f"record-{fault.code}", **fault.details) for fault in each)
