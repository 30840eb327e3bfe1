"""What is said beside a question, to who is asked: what must be played, what answers lead to, tips of a first game."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Final

from bot.phrases import Phrases, escape
from bot.present.confirmations import QuestionStep, answers_in
from bot.present.controls import label_of
from bot.present.game_words import QuestionContext
from bot.present.games import words_of
from bot.present.messages import ROWS, Button, ControlId, Menu, row_with_room
from bot.present.readers import Reader
from bot.present.status import own_status
from bot.present.words import capital, card_name, cards_text, trump_words, verb_of
from engine.actions import Accept, Action, Declare, Pass
from engine.cards import Cards, Suit, without
from engine.deal import CUTTING
from engine.decisions import Selection
from engine.ranking import TRUMP
from engine.trick import beating, legal_cards
from engine.views import View


def demand_text(view: View, reader: Reader, called: Sequence[str] = (), *, lead: str = "demand-lead") -> str:
    """What the reader, whose turn it is to play, has to mind: `Hearts ♥ led: you must follow suit.`

    And whose the trick is by now, where it need not be beaten. called: everybody's names by seat, if they may be told.
    lead: what is said to who leads.
    """
    usual = legal_cards(view.rule, view.ranking, view.held, view.trick.cards)
    rule = _rule_text(view, reader, called) if view.trick.cards else reader.say(lead)
    parts = [_place_text(view, reader), rule, _printed_text(view, reader)]
    playable = tuple(card for card in view.held if card in view.playable)
    if playable != usual:
        values = {"cards": cards_text(playable), "kept": cards_text(without(usual, playable))}
        parts.append(reader.say_for(view.game, "demand-bound", **values))
    elif len(set(playable)) == 1 and len(view.held) > 1:
        parts.append(reader.say("demand-only", card=card_name(playable[0])))
    return " ".join(part for part in parts if part)


def _place_text(view: View, reader: Reader) -> str:
    """Whether the card comes from hand or from those that lie open; empty where all are in hand."""
    if not view.on_table or view.seat is None:
        return ""
    is_open = not set(view.held).isdisjoint(view.on_table[view.seat])
    return reader.say_for(view.game, "demand-from-open" if is_open else "demand-from-hand")


def _rule_text(view: View, reader: Reader, called: Sequence[str]) -> str:
    say, lying = reader.say, view.trick.cards
    led = view.ranking.suits[lying[0]]
    values = {
        "suit": led.name.lower() if isinstance(led, Suit) else led,
        "card": card_name(lying[0]),
        "best": card_name(view.ranking.best(lying)),
        **_whose(view, called),
    }
    key = _key(view)
    rule = say(f"demand-{key}", **values)
    is_told = key.endswith(("-beat", "-low")) or values["whose"] == "nobody"
    return rule if is_told else f"{rule} {say('demand-now', **values)}"


def _whose(view: View, called: Sequence[str]) -> dict[str, str]:
    """Whose the trick is by now; somebody is called a partner only as far as the reader can know it."""
    winner = view.trick.winner(view.ranking)
    own = None if view.seat is None or not view.sides else view.sides[view.seat]
    who = escape(called[winner]) if called else ""
    if own is not None and view.sides[winner] == own:
        return {"whose": "partner", "who": who}
    return {"whose": "name" if who else "nobody", "who": who}


def _key(view: View) -> str:
    """Which sentence it is: whether the reader can follow, has to trump, and can beat what lies."""
    rule, ranking, lying = view.rule, view.ranking, view.trick.cards
    same, trumps = ranking.of_suit(view.held, ranking.suits[lying[0]]), ranking.trumps_in(view.held)
    key, fitting = "follow", same
    if not same:
        key, fitting = ("trump", trumps) if rule.must_trump and trumps else ("free", view.held)
    if rule.must_trump and key == "free":
        return "free-none"
    if not rule.demands_beating(ranking.suits[lying[0]]):
        return key
    better = beating(ranking, fitting, lying)
    if better:
        return key if len(better) == len(fitting) else f"{key}-beat"
    return key if len(set(fitting)) == 1 else f"{key}-low"


def _printed_text(view: View, reader: Reader) -> str:
    """That cards of the suit led, by what is printed on them, are trumps; empty where there are none."""
    lying, ranking = view.trick.cards, view.ranking
    led = ranking.suits[lying[0]] if lying else TRUMP
    printed: Cards = tuple(card for card in view.held if card.suit == led and ranking.is_trump(card))
    if not isinstance(led, Suit) or not printed:
        return ""
    values = {"cards": cards_text(printed), "count": len(printed), "suit": led.name.lower()}
    return reader.say("demand-printed", **values)


def question_text(view: View, called: Sequence[str], reader: Reader) -> tuple[str, ...]:
    """What the reader, who is asked, has to mind: what was led and what must be done, or what the answers mean."""
    if view.phase == "play":
        # that they lead is said before
        return (demand_text(view, reader, called, lead="demand-any-card"),) if view.playable else ()
    return words_of(view.game).explain(QuestionContext(view, called, reader.language))


def hints_text(view: View, reader: Reader) -> str:
    """What may be said unasked, each in a phrase, small; nothing of what explains itself."""
    hints = (_hint(action, view, reader) for each in view.decisions if not each.awaited for action in each.actions)
    told = " ".join(dict.fromkeys(hint for hint in hints if hint))
    return f"-# {told}" if told else ""


def _hint(action: Action, view: View, reader: Reader) -> str:
    key = f"hint-{verb_of(action)}"
    return reader.say_for(view.game, key) if reader.has(key) or reader.has(f"{view.game}-{key}") else ""


def step_text(step: QuestionStep, view: View, called: Sequence[str], reader: Reader) -> tuple[str, ...]:
    """What is asked in a second step: whether to do it, with what it means, or what may be added to a game."""
    answers = answers_in(step, view)
    if step.is_claim:
        return (reader.say("sure-claim"),)
    if step.is_sure:
        key = f"sure-{verb_of(answers[0])}"
        known = reader.has(key) or reader.has(f"{view.game}-{key}")
        asked = reader.say_for(
            view.game,
            key if known else "sure-other",
            answer=label_of(answers[0], view, reader.language),
            contract="" if view.contract is None else view.contract.name,
        )
        if view.asked is None:
            return (asked,)
        if answers[0] in view.asked.actions:
            return (asked, *question_text(view, called, reader))
        return (asked, f"**{own_status(view, called, reader.language)}**")
    if not isinstance(answers[0], Declare):
        return (f"**{own_status(view, called, reader.language)}**", *question_text(view, called, reader))
    return (_game_asked(answers[0], view, reader), *_extras(answers, view, reader))


def _game_asked(first: Declare, view: View, reader: Reader) -> str:
    """Whether a game is played as it is or with more; of one that names its trump suit, in which."""
    if not any(word in SUIT_LETTERS for word in first.words):
        return reader.say("step-game", game=label_of(first, view, reader.language))
    return reader.say("step-suit", game=capital(trump_words(first.words[:1], reader.language, view.game)))


SUIT_LETTERS: Final = frozenset(suit.letter for suit in Suit)


def _extras(answers: Sequence[Action], view: View, reader: Reader) -> Iterator[str]:
    """Each word that may be added to a game, explained once, by the house rules in force."""
    rules = {} if view.options is None else asdict(view.options)
    said = dict.fromkeys(word for action in answers if isinstance(action, Declare) for word in action.words[1:])
    for word in said:
        if word not in SUIT_LETTERS:
            yield reader.say(f"{view.game}-extra-{word}", **rules)


KNOWN = "know"
"""What the button says by which somebody needs no more guiding."""


def guide_line(view: View, reader: Reader) -> str:
    """What this step is about, for somebody who plays the game for the first time; empty where there is nothing to say.

    Before the play the game says what is bid for, then what to do when asked again; at the first trick, what is trump
    here; then how tricks go.
    """
    if view.phase == CUTTING:
        is_asked = view.seat in view.waiting_for
        return reader.say("guide-line", hint=reader.say("guide-cut" if is_asked else "guide-cutting"))
    if view.seat not in view.waiting_for or view.phase == "done":
        return ""
    if view.phase != "play":
        if isinstance(view.asked, Selection) and view.asked.count > 1:
            hint = reader.say_for(view.game, "guide-cards")
        elif any(seat == view.seat for seat, _ in view.turns):
            declines = view.asked is None or any(isinstance(each, Pass | Accept) for each in view.asked.actions)
            hint = reader.say("guide-again") if declines else _choosing(view, reader.phrases)
        else:
            hint = reader.say_for(view.game, "guide-start")
    elif not view.tricks:
        hint = reader.say_for(view.game, "guide-trumps")
    else:
        hint = reader.say("guide-follow" if view.trick.cards else "guide-lead")
    return reader.say("guide-line", hint=hint)


def _choosing(view: View, say: Phrases) -> str:
    """What is to be chosen now, where nothing can be declined."""
    own = f"{view.game}-guide-{view.phase}"
    return say.say(own if say.has(own) else "guide-choose")


def known_button(press: ControlId, controls: tuple[Button | Menu, ...], reader: Reader) -> tuple[Button, ...]:
    """The button that ends the guiding, where there is room for it below the answers; `press` says of which hand."""
    row = row_with_room(controls, 1)
    return (Button(reader.say("button-know"), str(press), row=row),) if row < ROWS else ()
