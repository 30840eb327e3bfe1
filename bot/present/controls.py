"""From what a seat may choose to what can be pressed; no game needs buttons of its own."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.errors import UserError
from bot.phrases import phrases
from bot.present.confirmations import INTO, NAMED_CUT, QuestionStep, StepAnswer, StepPress, answers_in, binds
from bot.present.games import words_of
from bot.present.messages import IN_A_ROW, ROWS, Button, ButtonStyle, ControlId, Entry, Menu, room_in, row_below
from bot.present.words import LABEL, action_label, card_name, shortened
from engine.actions import Accept, Action, Bid, Cut, Declare, Pass
from engine.cards import read_card
from engine.deal import CUTTING
from engine.decisions import Decision, Selection
from engine.errors import Unreadable
from engine.games import GAMES
from engine.views import View

CUT: Final = "cut"
"""The first word of what cuts; a menu on a post says no more, its entries do."""


def cut_controls(
    styles: Sequence[str], press: ControlId, language: str, *, row: int, menu: str = CUT
) -> tuple[Button | Menu, ...]:  # fmt: skip
    """What the cutter can press, as harmless to any reader as the ways of dealing are.

    styles: the ways there are, the usual one first. press: for which table, deal and version. menu: what the menu says.
    """
    say, (usual, *others) = phrases(language), styles
    as_usual = Button(say.say("button-cut-usual"), str(replace(press, what=f"{CUT} {usual}")), ButtonStyle.MAIN, row)
    if not others:
        return (as_usual,)
    entries = tuple(_entry(style, language) for style in others)
    return as_usual, Menu(say.say("menu-cut"), str(replace(press, what=menu)), entries, row=row + 1)


def _entry(style: str, language: str) -> Entry:
    say = phrases(language)
    about = say.say(f"cut-about-{style}")
    if f"{CUT} {style}" == NAMED_CUT:
        return Entry(f"{INTO} {NAMED_CUT}", say.say("cut-upto-some"), about)
    return Entry(f"{CUT} {style}", action_label(Cut(style), language), about)


IN_A_MENU = 25
AS_BUTTONS = 15
"""More answers to one question than this are better found in a menu."""
AS_GAMES = 10
"""More games to declare than this are better found in a menu."""


@dataclass(frozen=True, slots=True)
class Offer:
    """One thing that can be pressed or chosen: an action's text, or a step that leads to several."""

    text: str
    label: str
    action: Action


def controls_for(view: View, made_for: ControlId, language: str) -> tuple[Button | Menu, ...]:
    """Buttons and menus for what the reader may do now: what the table waits for first, the shorter questions first.

    Short answers share a row. Games to which something may be added, and bids that find no room, lead to a second step.

    made_for: which table, deal and version a press means.
    """
    found: list[Button | Menu] = []
    row, free = 0, 0
    offers = [(each, _offers(each, view, language)) for each in view.decisions if not _comes_later(each, view)]
    for decision, offered in sorted(offers, key=lambda each: (not each[0].awaited, len(each[1]) or IN_A_MENU)):
        joins = decision.awaited and 0 < len(offered) <= free
        made = _controls(decision, offered, made_for, view, language, row=row - joins)
        found += [each for each in made if each.row < ROWS]
        row = max((each.row for each in made), default=row) + 1
        free = room_in(found, row - 1) if decision.awaited else 0
    return tuple(found)


def _comes_later(decision: Decision, view: View) -> bool:
    """Whether who is asked something is led by their answer to what they might as well say at once: naming a game."""
    return not decision.awaited and view.asked is not None and all(isinstance(act, Declare) for act in decision.actions)


def step_controls(step: QuestionStep, view: View, press: ControlId, language: str) -> tuple[Button | Menu, ...]:
    """What can be pressed in a second step: yes, back and never again; or the answers it leads to, and back.

    press: for which table, deal and version they are made.
    """
    say = phrases(language)

    def button(answer: StepAnswer, label: str, manner: ButtonStyle, row: int = 0) -> Button:
        what = step.what if answer is StepAnswer.BACK else step.rest
        pressed = StepPress(press.table, press.deal, press.version, answer, what)
        return Button(shortened(label, LABEL), str(pressed), manner, row)

    back = button(StepAnswer.BACK, say.say("button-no-step"), ButtonStyle.PLAIN)
    if step.is_claim:
        return button(StepAnswer.SURE, say.say("button-yes-claim"), ButtonStyle.GRAVE), back
    actions = answers_in(step, view)
    decision = next(each for each in view.decisions if actions[0] in each.actions)
    if step.is_sure:  # red like the button that led there, or as an answer in turn
        own = f"button-yes-{step.rest}"
        sure = say.say(own) if say.has(own) else say.say("button-sure", answer=label_of(actions[0], view, language))
        return (
            button(StepAnswer.SURE, sure, _manner(actions[0], decision)),
            back,
            button(StepAnswer.NEVER, say.say("button-never"), ButtonStyle.PLAIN),
        )
    offers = [Offer(str(action), label_of(action, view, language), action) for action in actions]
    if len(offers) <= AS_GAMES:
        found = _buttons(decision, offers, press, 0)
    else:
        parts = [offers[first : first + IN_A_MENU] for first in range(0, len(offers), IN_A_MENU)][: ROWS - 1]
        asked = _asked("cut-upto" if step.rest == NAMED_CUT else decision.kind, view.game, language)
        found = [
            _menu(asked, part, replace(press, what=f"menu {decision.kind} {row}"), row)
            for row, part in enumerate(parts)
        ]
    return (*found, replace(back, row=row_below(found)))


def _offers(decision: Decision, view: View, language: str) -> list[Offer]:
    """What is offered of a question's answers: each; games to declare once each, with what may be added behind them."""
    found: dict[str, list[Action]] = {}
    if isinstance(decision, Selection) and decision.count > 1:
        return []
    for action in decision.actions:
        found.setdefault(str(_plain(action)), []).append(action)
    return [_offer(text, behind, view, language) for text, behind in found.items()]


def _offer(text: str, behind: Sequence[Action], view: View, language: str) -> Offer:
    """An answer, or a step to several; a game whose trump suit is named there is called without one: `Solo …`."""
    if len(behind) == 1:
        return Offer(str(behind[0]), label_of(behind[0], view, language), behind[0])
    label = label_of(behind[0], view, language)
    if str(behind[0]) != text:
        label = f"{action_label(_plain(behind[0]), language, view.game)} …"
    return Offer(f"{INTO} {text}", label, behind[0])


def _plain(action: Action) -> Action:
    """A game as it is declared without anything beside."""
    return Declare(action.words[:1]) if isinstance(action, Declare) else action


def _controls(
    decision: Decision, offers: list[Offer], press: ControlId, view: View, language: str, *, row: int
) -> list[Button | Menu]:
    if isinstance(decision, Selection) and decision.count > 1:
        return [_selection(decision, press, view.game, language, row)]
    if decision.kind == CUTTING:
        styles = GAMES[view.game].ways(view.options)
        return [*cut_controls(styles, press, language, row=row, menu=f"menu {CUT} 0")]
    are_games = any(isinstance(offer.action, Declare) for offer in offers)
    if len(offers) <= (AS_GAMES if are_games else AS_BUTTONS):
        return _buttons(decision, offers, press, row)
    near = _at_hand(offers)
    buttons = _buttons(decision, near, press, row)
    row += bool(buttons)
    asked = _asked(decision.kind, view.game, language)
    menus = _menus([each for each in offers if each not in near], language)
    return buttons + [
        _menu(asked, part, replace(press, what=f"menu {decision.kind} {place}"), row + place)
        for place, part in enumerate(menus)
    ]


def _menus(offers: Sequence[Offer], language: str) -> list[Sequence[Offer]]:
    """What no button is for: of bids the nearest, and what leads to the rest."""
    if len(offers) > IN_A_MENU and all(isinstance(offer.action, Bid) for offer in offers):
        near, beyond = offers[: IN_A_MENU - 1], offers[IN_A_MENU - 1]
        more = phrases(language).say("choice-higher", answer=beyond.label)
        return [[*near, Offer(f"{INTO} {beyond.text}", more, beyond.action)]]
    return [offers[first : first + IN_A_MENU] for first in range(0, len(offers), IN_A_MENU)]


def _menu(asked: str, offers: Sequence[Offer], press: ControlId, row: int) -> Menu:
    return Menu(asked, str(press), tuple(Entry(offer.text, offer.label) for offer in offers), row=row)


def _at_hand(offers: Sequence[Offer]) -> list[Offer]:
    """Of many answers those that fit a row of buttons: words that need no menu, then the lowest bids."""
    words = [offer for offer in offers if " " not in offer.text]
    return (words + [offer for offer in offers if isinstance(offer.action, Bid)])[:IN_A_ROW]


def label_of(action: Action, view: View, language: str) -> str:
    """What an answer is called, and what it comes to with the reader's hand: `Grand · 72`."""
    label, note = action_label(action, language, view.game), words_of(view.game).note(view, action, language)
    return shortened(f"{label} · {note}", LABEL) if note else label


def _buttons(decision: Decision, offers: Sequence[Offer], press: ControlId, row: int) -> list[Button | Menu]:
    return [
        Button(
            offer.label, str(replace(press, what=offer.text)), _manner(offer.action, decision), row + place // IN_A_ROW
        )
        for place, offer in enumerate(offers)
    ]


def _manner(action: Action, decision: Decision) -> ButtonStyle:
    """Red is what binds out of turn, or against what silence would let stand; any other answer is like the rest."""
    if binds(decision, action):
        return ButtonStyle.GRAVE
    if isinstance(action, Pass) or not decision.awaited:
        return ButtonStyle.PLAIN
    return ButtonStyle.GOOD if isinstance(action, Accept) else ButtonStyle.MAIN


def _selection(decision: Selection, press: ControlId, game: str, language: str, row: int) -> Menu:
    """A menu of cards of which several are picked, in the order of the hand; twins are told apart by their place."""
    entries = tuple(Entry(f"{card} {place}", card_name(card)) for place, card in enumerate(decision.cards))
    what = ControlId(press.table, press.deal, press.version, f"pick {decision.verb}")
    return Menu(_asked(decision.verb, game, language, decision.count), str(what), entries, decision.count, row)


def _asked(kind: str, game: str, language: str, count: int = 1) -> str:
    """The question over a menu."""
    say = phrases(language)
    key = f"menu-{kind}" if say.has(f"menu-{kind}") or say.has(f"{game}-menu-{kind}") else "menu-choose"
    return say.say_for(game, key, count=count)


def menu_action(what: str, values: Iterable[str]) -> str:
    """The action text that picking these entries of a menu means; raises `UserError` for entries no menu has."""
    verb, _, rest = what.partition(" ")
    if verb != "pick":
        return next(iter(values), "")
    try:
        cards = sorted(read_card(value.partition(" ")[0]) for value in values)
    except Unreadable as error:
        raise UserError("unreadable-action", text=str(error)[:40]) from None
    return " ".join((rest, *map(str, cards)))
