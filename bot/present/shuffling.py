"""A pack that everybody shuffles: what is fixed already, whose part is in, and the buttons that add one."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.phrases import escape, phrases
from bot.present.messages import Button, ButtonStyle, ControlId, Dialog
from bot.present.readers import Names, seat_names
from bot.present.seals import IN_A_GROUP, seal_groups
from bot.tables.model import Person, Stage, Table
from engine.shuffling import LONGEST_PART

SHUFFLE: Final = "shuffle"
OWN_WORD: Final = "ownword"
"""What the two buttons say, with the shuffle's name: add chance, or a word of one's own."""
SHOWN: Final = 2 * (IN_A_GROUP + 1) - 1
"""How much of the hash of a part is shown: enough to find it again, as whoever added it knows it."""


def shuffle_lines(table: Table, called: Sequence[str], language: str) -> list[str]:
    """The hash of the secret, whose parts are in, each as a hash, and who is still awaited."""
    shuffle, say = table.shuffle, phrases(language)
    if shuffle is None:
        return []
    names = {who.user: escape(name) for who, name in zip(table.seats, called, strict=True) if isinstance(who, Person)}
    groups = seal_groups(shuffle.committed)
    lines = [say.say("shuffle-head", name=shuffle.name, groups=groups)]
    there = [
        say.say("shuffle-part", who=names[user], groups=seal_groups(shown)[:SHOWN])
        for user, shown in shuffle.parts
        if user in names
    ]
    if there:
        lines.append(say.say("shuffle-in", who=say.listed(there)))
    missing = [names[user] for user in table.present if user not in shuffle.people]
    if missing:
        lines.append(say.say("shuffle-missing", who=say.listed(missing)))
        if table.stage is Stage.GATHERING and table.due is not None:
            lines.append(say.say("shuffle-soon"))
    lines.append(f"-# {say.say('shuffle-hint')}")
    return lines


def shuffle_buttons(table: Table, language: str, row: int = 0) -> tuple[Button, ...]:
    """*Shuffle*, which adds chance, and the way to a word of one's own; nothing where all parts are in."""
    shuffle, say = table.shuffle, phrases(language)
    if shuffle is None or table.stage is Stage.PLAYING or set(table.people) <= set(shuffle.people):
        return ()
    deal = table.deal.id if table.deal else 0

    def button(what: str, manner: ButtonStyle) -> Button:
        return Button(
            say.say(f"button-{what}"), str(ControlId(table.id, deal, 0, f"{what} {shuffle.name}")), manner, row
        )

    return button(SHUFFLE, ButtonStyle.GOOD), button(OWN_WORD, ButtonStyle.PLAIN)


@dataclass(frozen=True, slots=True)
class Following:
    """What a result says of the next deal while it stands for the table."""

    lines: tuple[str, ...] = ()
    buttons: tuple[Button, ...] = ()

    def __add__(self, other: "Following") -> "Following":
        """Both, one behind the other."""
        return Following((*self.lines, *other.lines), (*self.buttons, *other.buttons))


NOTHING: Final = Following()


def following(table: Table, names: Names, language: str) -> Following:
    """That of a table between two deals; nothing while one is on, or where nobody shuffles."""
    if table.shuffle is None or table.stage is Stage.PLAYING:
        return NOTHING
    called = seat_names(table, names, language)
    return Following(tuple(shuffle_lines(table, called, language)), shuffle_buttons(table, language, row=1))


def word_dialog(press: ControlId, language: str) -> Dialog:
    say = phrases(language)
    return Dialog(say.say("dialog-word"), say.say("dialog-word-what"), str(press), LONGEST_PART)
