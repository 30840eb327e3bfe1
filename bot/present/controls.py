"""From what a seat may choose to what can be pressed; no game needs buttons of its own."""

from collections.abc import Iterable, Sequence

from bot.errors import UserError
from bot.phrases import phrases
from bot.present.contracts import declared_words
from bot.present.messages import Button, Entry, Manner, Menu, Press
from bot.present.words import action_label, card_name
from engine.actions import Accept, Action, Announce, Bid, Declare, Pass
from engine.cards import read_card
from engine.decisions import Decision, Selection
from engine.errors import Unreadable
from engine.views import View

ROWS = 5
IN_A_ROW = 5
IN_A_MENU = 25
AS_BUTTONS = 15
"""More answers to one question than this are better found in a menu."""


def controls_for(view: View, table: int, deal: int, version: int, language: str) -> tuple[Button | Menu, ...]:
    """Buttons and menus for what the reader may do now: what the table waits for first, the shorter questions first.

    Short answers share a row. Discord has room for five rows; the few declarations that find none are said by command.
    """
    found: list[Button | Menu] = []
    row, free = 0, 0
    for decision in sorted(view.decisions, key=lambda each: (not each.awaited, len(each.actions))):
        press = Press(table, deal, version, decision.kind)
        joins = decision.awaited and len(decision.actions) <= free
        made = [each for each in _controls(decision, press, view.game, language, row - joins) if each.row < ROWS]
        found += made
        row = max((each.row for each in made), default=row) + 1
        free = _free(found, row - 1) if decision.awaited else 0
    return tuple(found)


def _free(found: Sequence[Button | Menu], row: int) -> int:
    """How many buttons still fit into a row; a menu fills it."""
    there = [each for each in found if each.row == row]
    return 0 if any(isinstance(each, Menu) for each in there) else IN_A_ROW - len(there)


def _controls(decision: Decision, press: Press, game: str, language: str, row: int) -> list[Button | Menu]:
    if isinstance(decision, Selection) and decision.count > 1:
        return [_selection(decision, press, game, language, row)]
    actions = decision.actions
    if len(actions) <= AS_BUTTONS:
        return [
            _button(action, decision, press, game, language, row=row + place // IN_A_ROW)
            for place, action in enumerate(actions)
        ]
    near = _at_hand(actions)
    buttons = [_button(action, decision, press, game, language, row=row) for action in near]
    row += bool(buttons)
    return buttons + [
        Menu(
            _asked(decision.kind, game, language, with_words=_extras(part[0], game, language)),
            str(Press(press.table, press.deal, press.version, f"menu {decision.kind} {place}")),
            tuple(Entry(str(action), action_label(action, language, game)) for action in part),
            row=row + place,
        )
        for place, part in enumerate(_menus([action for action in actions if action not in near]))
    ]


def _menus(actions: Sequence[Action]) -> list[list[Action]]:
    """What no button is for: of bids the nearest only; of declarations the plain ones first, the others by extras."""
    if all(isinstance(action, Bid) for action in actions):
        return [list(actions[:IN_A_MENU])] if actions else []
    parts: dict[tuple[str, ...], list[Action]] = {}
    for action in sorted(actions, key=lambda each: len(_along(each))):
        parts.setdefault(_along(action), []).append(action)
    menus: list[list[Action]] = []
    for part in parts.values():
        if menus and len(menus[-1]) + len(part) <= IN_A_MENU:
            menus[-1] += part
        else:
            menus += [part[first : first + IN_A_MENU] for first in range(0, len(part), IN_A_MENU)]
    return menus


def _along(action: Action) -> tuple[str, ...]:
    """What is declared along with a game."""
    return action.words[1:] if isinstance(action, Declare) else ()


def _extras(action: Action, game: str, language: str) -> str:
    """What is declared along with a game, as a sentence lists it: `blind and tout`."""
    return phrases(language).listed([declared_words((word,), language, game, "short") for word in _along(action)])


def _at_hand(actions: Sequence[Action]) -> list[Action]:
    """Of many answers those that fit a row of buttons: words that need no menu, then the lowest bids."""
    words = [action for action in actions if " " not in str(action)]
    return (words + [action for action in actions if isinstance(action, Bid)])[:IN_A_ROW]


def _button(action: Action, decision: Decision, press: Press, game: str, language: str, *, row: int) -> Button:
    what = Press(press.table, press.deal, press.version, str(action))
    return Button(action_label(action, language, game), str(what), _manner(action, decision), row)


def _manner(action: Action, decision: Decision) -> Manner:
    """Red is what binds out of turn, or against what silence would let stand; any other answer is like the rest."""
    if isinstance(action, Announce) and (not decision.awaited or decision.silence is not None):
        return Manner.GRAVE
    if isinstance(action, Pass) or not decision.awaited:
        return Manner.PLAIN
    return Manner.GOOD if isinstance(action, Accept) else Manner.MAIN


def _selection(decision: Selection, press: Press, game: str, language: str, row: int) -> Menu:
    """A menu of cards of which several are picked, in the order of the hand; twins are told apart by their place."""
    entries = tuple(Entry(f"{card} {place}", card_name(card)) for place, card in enumerate(decision.cards))
    what = Press(press.table, press.deal, press.version, f"pick {decision.verb}")
    return Menu(_asked(decision.verb, game, language, decision.count), str(what), entries, decision.count, row)


def _asked(kind: str, game: str, language: str, count: int = 1, *, with_words: str = "") -> str:
    """The question over a menu; `with_words` is what goes along with everything in it."""
    say = phrases(language)
    key = f"menu-{kind}" if say.has(f"menu-{kind}") or say.has(f"{game}-menu-{kind}") else "menu-choose"
    key = f"{key}-with" if with_words and say.has(f"{key}-with") else key
    return say.say_for(game, key, count=count, words=with_words)


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
