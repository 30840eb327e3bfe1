"""The first words to somebody new: what this is, which game, and which table is there already."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Final, Self

from bot.phrases import NAMELESS, escape, phrases
from bot.present.games import words_of
from bot.present.messages import IN_A_ROW, Button, ButtonStyle, ControlId, Message, WordPress
from bot.present.readers import Reader
from bot.present.table_setup import game_label
from bot.tables.model import Person, Stage, Table
from bot.tables.rights import may_take_turns
from engine.games import GAMES

WORD: Final = "begin"
"""What the buttons on the way from `/help` to a hand say, with the game once one is chosen."""
GUIDED: Final = "guided"
"""What stands behind the game where their first deal is to be explained whatever they have played."""
HERE: Final = "here"
"""The first word of the buttons that are about the table a channel has already."""
LEARN: Final = "learn"
"""The first word of what the controls of lessons say: then the game, the stage, the answer."""


@dataclass(frozen=True, slots=True)
class BeginPress:
    """A press on the way to a first hand: in a game, once that is chosen, and explained where that is asked for."""

    game: str = ""
    is_guided: bool = False

    @classmethod
    def parse(cls, control: ControlId) -> Self | None:
        match control.what.split(" "):
            case [word] if word == WORD:
                return cls()
            case [word, game] if word == WORD:
                return cls(game)
            case [word, game, how] if word == WORD and how == GUIDED:
                return cls(game, is_guided=True)
        return None

    def __str__(self) -> str:
        return str(ControlId(0, 0, 0, " ".join(filter(None, (WORD, self.game, GUIDED if self.is_guided else "")))))


class HereAction(StrEnum):
    """What can be done about the table that a channel has already."""

    SIT = "sit"
    SHOW = "show"


@dataclass(frozen=True, slots=True)
class HerePress(WordPress):
    """A press about the table that a channel has already."""

    word: ClassVar = HERE
    table: int
    action: HereAction


def welcome(language: str, *, is_in_guild: bool) -> Message:
    """What this bot is; where a table can stand a button leads to one, elsewhere to a first deal."""
    say = phrases(language)
    learn = Button(say.say("button-learn"), str(ControlId(0, 0, 0, LEARN)))
    key = "button-begin" if is_in_guild else "button-first-deal"
    begin = Button(say.say(key), str(BeginPress()), ButtonStyle.GOOD)
    text = say.say("help-text", begin="here" if is_in_guild else "alone")
    return Message(text if is_in_guild else f"{text}\n{say.say('help-in-messages')}", controls=(begin, learn))


def choose_game(language: str) -> Message:
    text = "\n".join((phrases(language).say("begin-choose"), *game_lines(language)))
    return Message(text, controls=game_buttons(lambda game: str(BeginPress(game)), language))


def game_lines(language: str) -> list[str]:
    """A line for every game on what it is, the easy ones first."""
    say = phrases(language)
    return [
        say.say("begin-line", game=game_label(game, language), about=say.say(f"{game}-summary"))
        for game in _easy_first()
    ]


def game_buttons(press: Callable[[str], str], language: str) -> tuple[Button, ...]:
    """A button for every game, in the same order."""
    return tuple(
        Button(
            phrases(language).say(f"game-{game}"),
            press(game),
            ButtonStyle.GOOD if words_of(game).is_easy else ButtonStyle.PLAIN,
            place // IN_A_ROW,
        )
        for place, game in enumerate(_easy_first())
    )


def _easy_first() -> list[str]:
    return sorted(GAMES, key=lambda game: not words_of(game).is_easy)


def there_already(table: Table, user: int, reader: Reader) -> Message:
    """The channel has a table: which, who is there, and a seat at it if there is one to have."""
    called = reader.called(table)
    people = [escape(name) for who, name in zip(table.seats, called, strict=True) if isinstance(who, Person) and name]
    people += [escape(reader.names.get(user, NAMELESS)) for user in table.sitting_out]
    values = {"game": reader.say(f"game-{table.game}"), "table": table.id, "who": reader.listed(people)}
    is_seated = user in table.everybody
    key = "there-seated" if is_seated else "there-free" if may_sit(table, user) else "there-full"
    if key == "there-full" and may_take_turns(table):
        key = "there-turns"
    show = Button(reader.say("button-show-table"), str(HerePress(table.id, HereAction.SHOW)))
    sit = Button(reader.say("button-sit-here"), str(HerePress(table.id, HereAction.SIT)), ButtonStyle.GOOD)
    return Message(reader.say(key, **values), controls=(sit, show) if key in {"there-free", "there-turns"} else (show,))


def may_sit(table: Table, user: int) -> bool:
    """Whether somebody who has no seat can take one now: between deals any that no person has, else their own again."""
    if table.stage is Stage.PLAYING:
        return table.keeps_seat_of(user)
    return not all(isinstance(who, Person) for who in table.seats)


def seated(table: Table, user: int, language: str) -> Message:
    say, seat = phrases(language), table.seat_of(user)
    show = Button(say.say("button-show-table"), str(HerePress(table.id, HereAction.SHOW)))
    said = say.say("table-joined-turns") if seat is None else say.say("table-joined-reply-alone", seat=seat + 1)
    return Message(said, controls=(show,))
