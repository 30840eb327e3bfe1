"""A finished deal gone through step by step, every hand open."""

from dataclasses import replace
from itertools import accumulate

from bot.phrases import phrases
from bot.present.descriptions import table_alt
from bot.present.messages import Button, Entry, Menu, Message, Picture, Press
from bot.present.past import history_press
from bot.present.pictures import open_table_scene
from bot.present.seats import Names, seat_names
from bot.present.words import last_happening
from bot.tables.finished import table_of, unfolded
from bot.tables.stored import StoredDeal
from engine.actions import Play
from engine.cards import Cards
from engine.deal import Deal


def replay(stored: StoredDeal, step: int, names: Names, language: str, *, four_colours: bool = False) -> Message:
    """A finished deal after so many actions since the cut, with ways to every other moment of it."""
    table, say = table_of(stored, language), phrases(language)
    whole = unfolded(stored, table)
    steps = whole.version - 1
    step = max(0, min(step, steps))
    deal = Deal(whole.start)
    for seat, action in whole.actions[: step + 1]:
        deal = deal.act(seat, action)
    view, called = deal.view(None), seat_names(table, names, language)
    hands: list[Cards] = [deal.view(seat).hand for seat in range(table.players)]
    scene = replace(open_table_scene(table, view, hands, names, language), four_colour=four_colours)
    picture = Picture(scene, "table.png", table_alt(view, called, None, language))
    values = {"game": say.say(f"game-{stored.game}"), "deal": stored.number, "step": step, "steps": steps}
    happened = last_happening(view, called, language) if step else say.say("replay-start")
    targets = {"first": 0, "back": max(0, step - 1), "forward": min(steps, step + 1), "last": steps}
    buttons = tuple(
        Button(say.say(f"button-{way}"), str(Press(stored.table, stored.number, target, f"replay {way}")))
        for way, target in targets.items()
    )
    others = tuple(
        Button(say.say(f"button-{what}"), str(Press(stored.table, stored.number, 0, what)), row=2)
        for what in ("record", "verify")
    )
    others = (*others, Button(say.say("button-history"), history_press(None, 0), row=2))
    controls: tuple[Button | Menu, ...] = (*buttons, *_trick_menu(stored, whole, language), *others)
    return Message(f"{say.say('replay-head', **values)}\n{happened}", (picture,), controls)


def _trick_menu(stored: StoredDeal, whole: Deal, language: str) -> tuple[Menu, ...]:
    """To the moment at which each trick was complete."""
    say = phrases(language)
    entries = tuple(
        Entry(str(Press(stored.table, stored.number, step, "replay")), say.say("replay-trick", number=number))
        for number, step in enumerate(ends_of_tricks(whole), 1)
    )
    press = Press(stored.table, stored.number, 0, "go trick")
    return (Menu(say.say("menu-replay-trick"), str(press), entries, row=1),) if entries else ()


def ends_of_tricks(whole: Deal) -> list[int]:
    """After how many actions since the cut each trick of a deal was complete."""
    plays = [at for at, (_, action) in enumerate(whole.actions) if isinstance(action, Play)]
    cards = accumulate(len(trick.cards) for trick in whole.view(None).tricks)
    return [plays[played - 1] for played in cards]
