"""The menus by which a table is opened: all that is half chosen stands in their custom ids, and nowhere else."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Self

from bot.errors import UserError
from bot.phrases import Phrases, escape, phrases, plain
from bot.players.levels import LEVELS, USUAL, known
from bot.present.games import words_of
from bot.present.messages import ROWS, Button, ButtonStyle, ControlId, Dialog, Entry, Menu, Message, small_number
from bot.present.rules import house_rule_text, house_rules_text, rules_that_matter
from bot.tables.model import Speed
from bot.tables.setup import (
    LONGEST_PRESET,
    MAX_PRESETS,
    Preset,
    Setup,
    nearest_setup,
    preset_of,
    setup_from,
    usual_rules,
    with_rule,
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


def write_setup(setup: Setup) -> str:
    """A setup as it stands in a custom id: `skat/3/normal/live/1`; a digit a house rule, by the order of its values.

    Where everybody shuffles, or people may ask for hints, there is one part more.
    """
    allowed = allowed_values(GAMES[setup.game].options)
    digits = "".join(str(values.index(setup.options[name])) for name, values in allowed.items())
    more = SHUFFLED * setup.shuffled + WITH_HINTS * setup.hints
    parts = (setup.game, str(setup.players), setup.level, setup.speed.value, digits)
    return SEPARATOR.join((*parts, more) if more else parts)


def read_setup(text: str) -> tuple[Setup, bool]:
    """The setup in a custom id, and whether all of it is still to be had; what is not is as usual."""
    parts = [*text.split(SEPARATOR), "", "", "", "", "", ""][:6]
    game, players, level, speed, digits, more = parts
    if game not in GAMES:
        return first_setup(), False
    allowed = allowed_values(GAMES[game].options)
    chosen = {
        name: str(values[int(digit)]).lower()
        for (name, values), digit in zip(allowed.items(), digits, strict=False)
        if digit.isascii() and digit.isdigit() and int(digit) < len(values)
    }
    number = int(players) if players.isascii() and players.isdigit() and len(players) < 3 else None
    is_speed = speed in list(Speed)
    setup, _ = nearest_setup(game, known(level), Speed(speed) if is_speed else Speed.LIVE, chosen, number)
    setup = replace(setup, shuffled=SHUFFLED in more, hints=WITH_HINTS in more)
    return setup, write_setup(setup) == text


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
    """A setup for so many: of this game where it can be, else of the first one that so many people play."""
    for game in (setup.game, *GAMES):
        wanted, gone = nearest_setup(game, setup.level, setup.speed, players=players)
        if not gone:
            return replace(wanted, shuffled=setup.shuffled, hints=setup.hints)
    return setup


def changed_setup(setup: Setup, what: str, value: str) -> Setup | None:
    """The setup after a choice in one of the menus; None for an entry that no menu has."""
    match what:
        case "game" if value in GAMES:
            wanted = nearest_setup(value, setup.level, setup.speed)[0]
            return replace(wanted, shuffled=setup.shuffled, hints=setup.hints)
        case "seats" if value in map(str, setup.numbers):
            return replace(setup, players=int(value))
        case "level" if value in LEVELS:
            return replace(setup, level=value)
        case "speed" if value in list(Speed):
            return replace(setup, speed=Speed(value))
    return _switched(setup, what, value)


def _switched(setup: Setup, what: str, value: str) -> Setup | None:
    """The same after a choice between two, or of a house rule."""
    match what:
        case "shuffle" if value in SHUFFLES:
            return replace(setup, shuffled=value == SHUFFLES[1])
        case "hints" if value in HINTS:
            return replace(setup, hints=value == HINTS[1])
    name, allowed = what.removeprefix("rule."), allowed_values(GAMES[setup.game].options)
    chosen = [each for each in allowed.get(name, ()) if what.startswith("rule.") and str(each).lower() == value]
    return with_rule(setup, name, chosen[0]) if chosen else None


def opening_page(  # noqa: PLR0917 - what is said, then what the server keeps
    setup: Setup, page: int, language: str, note: str = "", presets: Sequence[Preset] = (), picked: str = ""
) -> Message:
    """One page of the menus, with the setup as it stands in words; first what the server keeps under names.

    picked: the key of the one that was chosen just now.
    """
    say = phrases(language)
    kept = [("preset", _kept(setup, presets, language, picked))] if presets else []
    menus = kept + _menus(setup, language)
    pages = max(1, -(-len(menus) // MENUS_ON_A_PAGE))
    page = min(max(page, 0), pages - 1)
    shown = menus[page * MENUS_ON_A_PAGE : (page + 1) * MENUS_ON_A_PAGE]
    controls = tuple(
        Menu(
            say.say("menu-preset" if what == "preset" else "menu-choose", count=1),
            _press(what, page, setup),
            entries,
            row=row,
        )
        for row, (what, entries) in enumerate(shown)
    )
    return Message("\n".join(_lines(setup, language, note)), controls=(*controls, *_buttons(setup, page, pages, say)))


def _lines(setup: Setup, language: str, note: str) -> list[str]:
    say = phrases(language)
    level = say.say(f"level-{known(setup.level)}")
    head = say.say("opening-head", game=say.say(f"game-{setup.game}"), count=setup.players, level=level)
    rules = house_rules_text(setup.game, setup.options, setup.players, language)
    hints = say.say("post-hints") if setup.hints else ""
    lines = [note, head, say.say("opening-hint"), f"-# {rules}" if rules else "", f"-# {hints}" if hints else ""]
    return [line for line in lines if line]


def _press(what: str, page: int, setup: Setup) -> str:
    return str(SetupPress(what, page, write_setup(setup)))


def _menus(setup: Setup, language: str) -> list[tuple[str, tuple[Entry, ...]]]:
    """What can be chosen, most important first: only what makes a difference to what is chosen already."""
    menus = [("game", _games(setup, language))]
    if len(setup.numbers) > 1:
        menus.append(("seats", _seats(setup, language)))
    menus += [("level", _levels(setup, language)), ("speed", _speeds(setup, language))]
    matter = rules_that_matter(setup.game, setup.options, setup.players)
    menus += [(f"rule.{name}", _values(setup, name, language)) for name in matter]
    shuffles = _either(SHUFFLES, language, is_second=setup.shuffled)
    return [*menus, ("shuffle", shuffles), ("hints", _either(HINTS, language, is_second=setup.hints))]


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
    """What a preset is, in a line: its game, for how many, live or slow."""
    say = phrases(language)
    if preset.game not in GAMES:
        return say.say("preset-gone")
    speed = f"opening-{preset.speed}" if preset.speed in list(Speed) else f"opening-{Speed.LIVE}"
    players = say.say("opening-players", count=preset.players)
    return " · ".join((say.say(f"game-{preset.game}"), players, say.say(speed)))


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
    """The values of a house rule, each with what it means; the usual one is marked."""
    say, usual = phrases(language), usual_rules(setup.game)[name]
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
