"""The menus by which a table is opened: all that is half chosen stands in their custom ids, and nowhere else."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Self

from bot.errors import UserError
from bot.phrases import Phrases, escape, phrases, plain
from bot.players.levels import LEVELS, USUAL, known
from bot.present.controls import IN_A_MENU
from bot.present.games import words_of
from bot.present.house_rules import house_rule_text, house_rules_text, set_about, set_name
from bot.present.messages import ROWS, Button, ButtonStyle, ControlId, Dialog, Entry, Menu, Message, small_number
from bot.present.option_codes import read_options_code, write_options
from bot.tables.model import Speed
from bot.tables.rule_sets import differences, nearest_set, rules_that_matter, set_rules
from bot.tables.setup import (
    LONGEST_PRESET,
    MAX_PRESETS,
    Preset,
    Setup,
    nearest_setup,
    preset_of,
    setup_from,
    with_rule,
    with_rules,
    written,
)
from engine.games import GAMES
from engine.options import allowed_values

WORD: Final = "open"
"""How the custom ids of these menus begin: `open <what> <page> <setup>`."""
SEPARATOR: Final = "/"
SHUFFLED, WITH_HINTS = "s", "h"
"""What stands at the end of a setup where everybody shuffles, and where people may ask for hints."""
HINTS: Final = ("hintless", "hints")
"""Whether they may."""
SHUFFLES: Final = ("unshuffled", "shuffled")
"""Who shuffles: the bot alone, or everybody."""
MENUS_ON_A_PAGE: Final = ROWS - 1
"""The last row is for buttons."""
FEW_RULES: Final = 5
"""So many house rules have a menu each; of more one is picked first, in menus of all, and has the last page's menu."""
PICK: Final = "pick"
"""How a menu is called in which a house rule is picked."""
CHANGED: Final = "changed"
"""What stands in the menu of sets for one with changes; no set is called so."""
LONGEST_ENTRY: Final = 100
"""Discord's limit for a line of a menu."""


def write_setup(setup: Setup) -> str:
    """A setup as it stands in a custom id: `skat/3/normal/live/6An3`; last the house rules, packed.

    Where everybody shuffles, or people may ask for hints, there is one part more.
    """
    more = SHUFFLED * setup.shuffled + WITH_HINTS * setup.hints
    parts = (setup.game, str(setup.people), setup.level, setup.speed.value, write_options(setup.game, setup.options))
    return SEPARATOR.join((*parts, more) if more else parts)


def read_setup(text: str) -> tuple[Setup, bool]:
    """The setup in a custom id, and whether all of it is still to be had; what is not is as usual."""
    parts = [*text.split(SEPARATOR), "", "", "", "", "", ""][:6]
    game, players, level, speed, code, more = parts
    if game not in GAMES:
        return first_setup(), False
    chosen = written(read_options_code(game, code) or {})
    is_speed = speed in list(Speed)
    setup, _ = nearest_setup(
        game, known(level), Speed(speed) if is_speed else Speed.LIVE, chosen, small_number(players)
    )
    setup = replace(setup, shuffled=SHUFFLED in more, hints=WITH_HINTS in more)
    return setup, write_setup(setup) == text


Menus = list[tuple[str, tuple[Entry, ...]]]
"""What is chosen in each, with its entries."""


@dataclass(frozen=True, slots=True)
class SetupPress:
    """A press in these menus: what is chosen or done, on which page of them, with the setup as it stands written."""

    what: str
    page: int
    written: str

    @classmethod
    def parse(cls, control: ControlId) -> Self:
        """Read what a control says; what of it is not there, or no more, is as usual, and is told where it is used."""
        what, _, rest = control.what.partition(" ")[2].partition(" ")
        number, _, written = rest.partition(" ")
        return cls(what, small_number(number) or 0, written)

    def __str__(self) -> str:
        return str(ControlId(0, 0, 0, f"{WORD} {self.what} {self.page} {self.written}"))


def first_setup(level: str = USUAL, speed: Speed = Speed.LIVE) -> Setup:
    """What is shown to somebody who has chosen nothing yet: a game that is easy to begin with."""
    easy = (game for game in GAMES if words_of(game).is_easy)
    return nearest_setup(next(easy, next(iter(GAMES))), level, speed)[0]


def setup_for_so_many(setup: Setup, players: int) -> Setup:
    """A setup for so many: of this game where it can be, else of the first one that so many people play.

    Where no game is for so many, of the first at which they can take turns.
    """
    found = [nearest_setup(game, setup.level, setup.speed, players=players) for game in (setup.game, *GAMES)]
    fitting = [wanted for wanted, gone in found if not gone]
    for wanted in sorted(fitting, key=lambda each: bool(each.places)):
        return replace(wanted, shuffled=setup.shuffled, hints=setup.hints)
    return setup


def changed_setup(setup: Setup, what: str, value: str) -> Setup | None:
    """The setup after a choice in one of the menus; None for an entry that no menu has."""
    match what:
        case "game" if value in GAMES:
            wanted = nearest_setup(value, setup.level, setup.speed)[0]
            return replace(wanted, shuffled=setup.shuffled, hints=setup.hints)
        case "seats" if value in map(str, setup.numbers):
            return replace(setup, players=int(value), places=0)
        case "level" if value in LEVELS:
            return replace(setup, level=value)
        case "speed" if value in list(Speed):
            return replace(setup, speed=Speed(value))
    return _switched(setup, what, value)


def _switched(setup: Setup, what: str, value: str) -> Setup | None:
    """The same after a choice of a set, between two, or of a house rule, which may be picked first."""
    match what:
        case "set" if value in GAMES[setup.game].rule_sets:
            return with_rules(setup, set_rules(setup.game, value))
        case "set" if value == CHANGED:
            return setup
        case "shuffle" if value in SHUFFLES:
            return replace(setup, shuffled=value == SHUFFLES[1])
        case "hints" if value in HINTS:
            return replace(setup, hints=value == HINTS[1])
    name, allowed = what.removeprefix("rule."), allowed_values(GAMES[setup.game].options)
    if what.startswith(f"{PICK}.") and value in allowed:
        return setup
    chosen = [each for each in allowed.get(name, ()) if what.startswith("rule.") and str(each).lower() == value]
    return with_rule(setup, name, chosen[0]) if chosen else None


def opening_page(  # noqa: PLR0917 - what is said, then what the server keeps
    setup: Setup, page: int, language: str, note: str = "", presets: Sequence[Preset] = (), picked: str = "",
    rule: str = "",
) -> Message:  # fmt: skip
    """One page of the menus, with the setup as it stands in words; first what the server keeps under names.

    picked: the key of the one that was chosen just now. rule: the house rule that was picked or changed just now: its
    page is shown.
    """
    say = phrases(language)
    kept = [("preset", _kept(setup, presets, language, picked))] if presets else []
    pages = _pages(setup, kept, language, rule)
    at = [number for number, menus in enumerate(pages) if f"rule.{rule}" in dict(menus)]
    page = min(max(at[0] if at else page, 0), len(pages) - 1)
    controls = tuple(
        Menu(say.say(HEADS.get(what.partition(".")[0], "menu-choose"), count=1), _press(what, page, setup), entries,
             row=row)
        for row, (what, entries) in enumerate(pages[page])
    )  # fmt: skip
    buttons = _buttons(setup, page, len(pages), say)
    return Message("\n".join(_lines(setup, language, note)), controls=(*controls, *buttons))


HEADS: Final = {"preset": "menu-preset", "set": "menu-set", PICK: "menu-rule"}
"""What stands in a menu before anything of it is chosen, where it says more than that something can be."""


def rule_of(what: str, value: str) -> str:
    """The house rule that a choice in these menus was about, if it was about one."""
    kind, _, name = what.partition(".")
    return name if kind == "rule" else value if kind == PICK else ""


def _lines(setup: Setup, language: str, note: str) -> list[str]:
    say = phrases(language)
    level = say.say(f"level-{known(setup.level)}")
    head = say.say("opening-head", game=say.say(f"game-{setup.game}"), count=setup.people, level=level)
    rules = house_rules_text(setup.game, setup.options, setup.players, language)
    hints = say.say("post-hints") if setup.hints else ""
    lines = [note, head, say.say("opening-hint"), f"-# {rules}" if rules else "", f"-# {hints}" if hints else ""]
    return [line for line in lines if line]


def _press(what: str, page: int, setup: Setup) -> str:
    return str(SetupPress(what, page, write_setup(setup)))


def _pages(setup: Setup, kept: Menus, language: str, rule: str) -> list[Menus]:
    """What can be chosen, most important first: only what makes a difference to what is chosen already."""
    menus = [*kept, ("game", _games(setup, language))]
    if len(sets := _sets(setup, language)) > 1:
        menus.append(("set", sets))
    if len(setup.numbers) > 1:
        menus.append(("seats", _seats(setup, language)))
    menus += [("level", _levels(setup, language)), ("speed", _speeds(setup, language))]
    last = [
        ("shuffle", _either(SHUFFLES, language, is_second=setup.shuffled)),
        ("hints", _either(HINTS, language, is_second=setup.hints)),
    ]
    matter = rules_that_matter(setup.game, setup.options, setup.players)
    if len(setup.options) <= FEW_RULES:
        return _parted(menus + [(f"rule.{name}", _values(setup, name, language)) for name in matter] + last)
    picks = [(f"{PICK}.{place}", _picks(setup, matter[place : place + IN_A_MENU], rule, language))
             for place in range(0, len(matter), IN_A_MENU)]  # fmt: skip
    values = [(f"rule.{rule}", _values(setup, rule, language))] if rule in matter else []
    return [*_parted(menus + last), picks + values]


def _parted(menus: Menus) -> list[Menus]:
    return [menus[first : first + MENUS_ON_A_PAGE] for first in range(0, len(menus), MENUS_ON_A_PAGE)]


def _picks(setup: Setup, names: Sequence[str], picked: str, language: str) -> tuple[Entry, ...]:
    """House rules to be picked, each as it stands, with what that means; what differs from the set is marked."""
    say, apart = phrases(language), _apart(setup)
    told = {name: house_rule_text(setup.game, name, setup.options[name], language) for name in names}
    return tuple(
        Entry(
            name,
            (say.say("opening-changed-rule", rule=told[name]) if name in apart else told[name])[:LONGEST_ENTRY],
            say.say(f"{setup.game}-about-{name}-{str(setup.options[name]).lower()}"),
            name == picked,
        )
        for name in names
    )


def _nearest(setup: Setup) -> str:
    return nearest_set(setup.game, setup.options, setup.players)


def _apart(setup: Setup) -> list[str]:
    return differences(setup.game, setup.options, setup.players, _nearest(setup))


def _sets(setup: Setup, language: str) -> tuple[Entry, ...]:
    """The sets of house rules, and the nearest of them with changes where that is what stands."""
    say, game, nearest, is_apart = phrases(language), setup.game, _nearest(setup), bool(_apart(setup))
    sets = tuple(
        Entry(
            name,
            _usual(set_name(game, name, language), name == GAMES[game].usual_set, say),
            set_about(game, name, language),
            name == nearest and not is_apart,
        )
        for name in GAMES[game].rule_sets
    )
    if not is_apart:
        return sets
    label = say.say("preset-set-changed", set=set_name(game, nearest, language))
    return (*sets, Entry(CHANGED, label, say.say("rules-own-about"), chosen=True))


def _kept(setup: Setup, presets: Sequence[Preset], language: str, picked: str) -> tuple[Entry, ...]:
    """What the server keeps. Of several that are alike one is marked: which was picked, else the first by name."""
    mine = preset_of("", 0, setup)
    alike = [each.key for each in presets if replace(each, name=mine.name, saved_by=mine.saved_by) == mine]
    marked = picked if picked in alike else next(iter(alike), None)
    return tuple(
        Entry(each.key, plain(each.name), preset_line(each, language), each.key == marked)
        for each in presets[:MAX_PRESETS]
    )


def preset_line(preset: Preset, language: str) -> str:
    """What a preset is, in a line: its game, for how many, live or slow, and by which set of house rules."""
    say = phrases(language)
    found = setup_from(preset, LEVELS)
    if found is None:
        return say.say("preset-gone")
    setup, _ = found
    named = set_name(setup.game, _nearest(setup), language) if setup.options else ""
    rules = say.say("preset-set-changed", set=named) if _apart(setup) else named
    players = say.say("opening-players", count=preset.players)
    parts = (say.say(f"game-{preset.game}"), players, say.say(f"opening-{setup.speed}"), rules)
    return " · ".join(part for part in parts if part)[:LONGEST_ENTRY]


def from_preset(preset: Preset, levels: Sequence[str], language: str) -> tuple[Setup, str]:
    """What a preset is today, and in words what of it is no longer there; raises `UserError` if its game is not."""
    found = setup_from(preset, levels)
    if found is None:
        raise UserError("preset-without-game", name=escape(preset.name))
    setup, gone = found
    say = phrases(language)
    if not gone:
        return setup, ""
    keys = {name: f"{preset.game}-option-{name}" for name in gone} | {
        name: f"preset-{name}" for name in ("players", "level", "speed") if name in gone
    }
    worded = [say.say(key) if say.has(key) else escape(name) for name, key in keys.items()]
    return setup, say.say("preset-changed", name=escape(preset.name), what=say.listed(worded))


def name_dialog(setup: Setup, page: int, language: str) -> Dialog:
    """Under which name a setup is to be kept."""
    say = phrases(language)
    return Dialog(say.say("dialog-save"), say.say("dialog-save-name"), _press("named", page, setup), LONGEST_PRESET)


def _games(setup: Setup, language: str) -> tuple[Entry, ...]:
    return tuple(
        Entry(game, game_label(game, language), phrases(language).say(f"{game}-summary"), game == setup.game)
        for game in GAMES
    )


def game_label(game: str, language: str) -> str:
    """A game's name, marked where it is an easy one to begin with."""
    name = phrases(language).say(f"game-{game}")
    return phrases(language).say("opening-easy", game=name) if words_of(game).is_easy else name


def _seats(setup: Setup, language: str) -> tuple[Entry, ...]:
    say = phrases(language)
    usual = setup.numbers[0]
    return tuple(
        Entry(str(number), _usual(say.say("opening-players", count=number), number == usual, say),
              chosen=number == setup.players)
        for number in sorted(setup.numbers)
    )  # fmt: skip


def _levels(setup: Setup, language: str) -> tuple[Entry, ...]:
    say = phrases(language)
    return tuple(
        Entry(
            level,
            _usual(say.say("opening-level", level=say.say(f"level-{level}")), level == USUAL, say),
            say.say(f"level-{level}-about"),
            level == known(setup.level),
        )
        for level in LEVELS
    )


def _speeds(setup: Setup, language: str) -> tuple[Entry, ...]:
    say = phrases(language)
    return tuple(
        Entry(each.value, say.say(f"opening-{each.value}"), say.say(f"opening-{each.value}-about"), each == setup.speed)
        for each in Speed
    )


def _either(two: tuple[str, str], language: str, *, is_second: bool) -> tuple[Entry, ...]:
    """Two choices, the first of which is usual."""
    say = phrases(language)
    return tuple(
        Entry(
            each,
            _usual(say.say(f"opening-{each}"), each == two[0], say),
            say.say(f"opening-{each}-about"),
            (each == two[1]) == is_second,
        )
        for each in two
    )


def _values(setup: Setup, name: str, language: str) -> tuple[Entry, ...]:
    """The values of a house rule, each with what it means; the one of the set is marked."""
    say, usual = phrases(language), set_rules(setup.game, _nearest(setup))[name]
    return tuple(
        Entry(
            str(value).lower(),
            _usual(house_rule_text(setup.game, name, value, language), value == usual, say),
            say.say(f"{setup.game}-about-{name}-{str(value).lower()}"),
            value == setup.options[name],
        )
        for value in allowed_values(GAMES[setup.game].options)[name]
    )


def _usual(label: str, is_usual: bool, say: Phrases) -> str:
    return say.say("opening-usual", choice=label) if is_usual else label


def _buttons(setup: Setup, page: int, pages: int, say: Phrases) -> tuple[Button, ...]:
    def button(what: str, label: str, at: int, manner: ButtonStyle = ButtonStyle.PLAIN) -> Button:
        return Button(label, _press(what, at, setup), manner, MENUS_ON_A_PAGE)

    back = [button("page", say.say("button-opening-back"), page - 1)] if page else []
    more = [button("page", say.say("button-opening-more"), page + 1)] if page + 1 < pages else []
    save = button("save", say.say("button-opening-save"), page)
    table = button("table", say.say("button-open-table"), page, ButtonStyle.MAIN)
    return (*back, *more, table, button("play", say.say("button-play-now"), page, ButtonStyle.GOOD), save)
