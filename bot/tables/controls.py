"""From what a seat may choose to what can be pressed; no game needs buttons of its own."""

from collections.abc import Iterable, Sequence

from bot.phrases import phrases
from bot.render.words import action_label, card_name
from bot.tables.messages import Button, Entry, Manner, Menu, Press
from engine.actions import Accept, Action, Announce, Bid, Pass
from engine.cards import read_card
from engine.decisions import Decision, Selection
from engine.views import View

ROWS = 5
IN_A_ROW = 5
IN_A_MENU = 25
AS_BUTTONS = 15
"""More answers to one question than this are better found in a menu."""


def controls_for(view: View, table: int, deal: int, version: int, language: str) -> tuple[Button | Menu, ...]:
    """Buttons and menus for what the reader may do now: what the table waits for first, the shorter questions first.

    Discord has room for five rows; the few rare declarations that find none are said by command.
    """
    found: list[Button | Menu] = []
    row = 0
    for decision in sorted(view.decisions, key=lambda each: (not each.awaited, len(each.actions))):
        press = Press(table, deal, version, decision.kind)
        made = [each for each in _controls(decision, press, view.game, language, row) if each.row < ROWS]
        found += made
        row = max((each.row for each in made), default=row) + 1
    return tuple(found)


def _controls(decision: Decision, press: Press, game: str, language: str, row: int) -> list[Button | Menu]:
    if isinstance(decision, Selection) and decision.count > 1:
        return [_selection(decision, press, language, row)]
    actions = decision.actions
    if len(actions) <= AS_BUTTONS:
        return [
            _button(action, press, game, language, row + place // IN_A_ROW, awaited=decision.awaited)
            for place, action in enumerate(actions)
        ]
    near = _at_hand(actions)
    buttons = [_button(action, press, game, language, row, awaited=decision.awaited) for action in near]
    rest = sorted((action for action in actions if action not in near), key=lambda each: str(each).count(" "))
    menus = [rest[first : first + IN_A_MENU] for first in range(0, len(rest), IN_A_MENU)]
    asked, row = _asked(decision.kind, language), row + bool(buttons)
    return buttons + [
        Menu(
            asked,
            str(Press(press.table, press.deal, press.version, f"menu {decision.kind} {place}")),
            tuple(Entry(str(action), action_label(action, language, game)) for action in part),
            row=row + place,
        )
        for place, part in enumerate(menus)
    ]


def _at_hand(actions: Sequence[Action]) -> list[Action]:
    """Of many answers those that fit a row of buttons: words that need no menu, then the lowest bids."""
    words = [action for action in actions if " " not in str(action)]
    return (words + [action for action in actions if isinstance(action, Bid)])[:IN_A_ROW]


def _button(action: Action, press: Press, game: str, language: str, row: int, *, awaited: bool) -> Button:
    what = Press(press.table, press.deal, press.version, str(action))
    return Button(action_label(action, language, game), str(what), _manner(action, awaited=awaited), row)


def _manner(action: Action, *, awaited: bool) -> Manner:
    if isinstance(action, Announce):
        return Manner.GRAVE
    if isinstance(action, Pass) or not awaited:
        return Manner.PLAIN
    return Manner.GOOD if isinstance(action, Accept) else Manner.MAIN


def _selection(decision: Selection, press: Press, language: str, row: int) -> Menu:
    """A menu of cards of which several are picked; twins are told apart by their place."""
    cards = sorted(decision.cards)
    entries = tuple(Entry(f"{card} {place}", card_name(card)) for place, card in enumerate(cards))
    what = Press(press.table, press.deal, press.version, f"pick {decision.verb}")
    return Menu(_asked(decision.verb, language, decision.count), str(what), entries, decision.count, row)


def _asked(kind: str, language: str, count: int = 1) -> str:
    say = phrases(language)
    return say.say(f"menu-{kind}" if say.has(f"menu-{kind}") else "menu-choose", count=count)


def menu_action(what: str, values: Iterable[str]) -> str:
    """The action text that picking these entries of a menu means."""
    verb, _, rest = what.partition(" ")
    if verb != "pick":
        return next(iter(values), "")
    cards = sorted(read_card(value.partition(" ")[0]) for value in values)
    return " ".join((rest, *map(str, cards)))
