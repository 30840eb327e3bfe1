"""The sealed pack in words: who shuffled it and how, short while a deal goes on, opened and checked when it is over."""

from dataclasses import dataclass
from typing import Final, Self

from bot.phrases import escape, phrases
from bot.present.deal_presses import DealMoment, RecordAction, RecordPress, ReplayPress
from bot.present.figures import link_button
from bot.present.messages import Button, ButtonStyle, ControlId, Dialog, Message
from bot.present.readers import Reader
from bot.present.status import faults_text
from bot.present.words import action_label, describe, sentence
from bot.tables.finished_deals import table_of
from bot.tables.model import Person, Stage, Table
from bot.tables.rotation import with_next_players
from bot.tables.stored import StoredDeal
from engine.actions import Cut, read_action
from engine.cards import write_cards
from engine.games import GAMES
from engine.record import Record, verify
from engine.shuffling import LONGEST_PART
from engine.shuffling import seal as seal_of

GROUPS: Final = 4
IN_A_GROUP: Final = 5
"""Twenty hexadecimal digits are eighty bits: fewer would not bind who shuffled."""


def seal_groups(digest: str) -> str:
    """The beginning of a seal in short groups, which can be compared by eye.

    >>> seal_groups("0123456789abcdef" * 4)
    '01234 56789 abcde f0123'
    """
    return " ".join(digest[at : at + IN_A_GROUP] for at in range(0, GROUPS * IN_A_GROUP, IN_A_GROUP))


def verification(stored: StoredDeal, record: Record | None, reader: Reader) -> Message:
    """The opened seal of a finished deal, what of it was recomputed just now, and how to do that oneself.

    record: None where today's rules do not know the deal any more; its seal can be checked all the same.
    """
    seal = stored.seal
    lines = [reader.say("verify-head", deal=stored.number, game=reader.say(f"game-{stored.game}"))]
    if record is not None:
        problems = faults_text(tuple(verify(record)), reader.language)
        lines.append(reader.say("verify-false", problems=problems) if problems else reader.say("verify-true"))
    else:
        fits = seal_of(seal.salt, seal.pack) == seal.digest
        lines.append(reader.say("verify-true-seal" if fits else "verify-false-seal"))
    lines += [
        reader.say("verify-seal", groups=seal_groups(seal.digest), seal=seal.digest),
        reader.say("verify-salt", salt=seal.salt),
        *_shuffle_lines(stored, reader),
        reader.say("verify-pack", pack=write_cards(seal.pack)),
        *_cut_lines(stored, reader),
        reader.say("verify-yourself"),
    ]
    record_press = RecordPress(stored.table, stored.number, RecordAction.RECORD)
    replay_press = ReplayPress(DealMoment(stored.table, stored.number))
    buttons = link_button("record", record_press, reader), link_button("replay", replay_press, reader)
    return Message("\n".join(line for line in lines if line), controls=buttons)


def _shuffle_lines(stored: StoredDeal, reader: Reader) -> list[str]:
    """The secret and everybody's part, where the pack follows from them."""
    shuffle = stored.shuffle
    if shuffle is None:
        return []
    parts = (
        reader.say("verify-part-deleted", place=place)
        if part is None
        else reader.say("verify-part" if part else "verify-no-part", place=place, part=escape(part).replace("`", "'"))
        for place, part in enumerate(shuffle.parts, 1)
    )
    committed = shuffle.commitment
    return [
        reader.say("verify-shuffle", name=shuffle.deal, committed=committed, groups=seal_groups(committed)),
        reader.say("verify-secret", secret=shuffle.secret),
        reader.say("verify-parts", parts=" · ".join(parts)),
        *([] if shuffle.is_whole else [reader.say("verify-not-whole")]),
    ]


def _cut_lines(stored: StoredDeal, reader: Reader) -> list[str]:
    """How the pack was cut: by whom, or as everybody's parts would have it."""
    seat, text = stored.actions[0]
    cut = read_action(text)
    if stored.shuffle is not None and stored.shuffle.draws_cut and isinstance(cut, Cut):
        place = reader.say("verify-drawn-cut", place=cut.place or 0)
        if len(GAMES[stored.game].cut_styles) == 1:
            return [place]
        return [place, reader.say("verify-drawn-way", way=action_label(cut, reader.language, stored.game))]
    called = reader.called(table_of(stored, reader.language))
    return [sentence(describe(escape(called[seat]), cut, reader.language, stored.game))]


SHUFFLE: Final = "shuffle"
OWN_WORD: Final = "ownword"
"""First words of what adds a part to a shuffle: chance, or a word of one's own."""
SHOWN: Final = 2 * (IN_A_GROUP + 1) - 1
"""How much of the hash of a part is shown: enough to find it again, as whoever added it knows it."""


@dataclass(frozen=True, slots=True)
class ShufflePress:
    """Adds a part to the shuffle of this name: chance, or a word that is asked for in a dialog and comes back by it."""

    table: int
    deal: int
    name: str
    is_own_word: bool = False

    @classmethod
    def parse(cls, control: ControlId) -> Self | None:
        match control.what.split(" "):
            case [word, name] if word in {SHUFFLE, OWN_WORD} and name:
                return cls(control.table, control.deal, name, word == OWN_WORD)
        return None

    def __str__(self) -> str:
        return str(ControlId(self.table, self.deal, 0, f"{OWN_WORD if self.is_own_word else SHUFFLE} {self.name}"))


def shuffle_lines(table: Table, reader: Reader) -> list[str]:
    """The hash of the secret, whose parts are in, each as a hash, who is still awaited, and who deals then."""
    shuffle = table.shuffle
    if shuffle is None:
        return []
    coming = table if table.rotation is None else with_next_players(table)  # whose cards they are
    pairs = zip(coming.seats, reader.called(coming), strict=True)
    names = {who.user: escape(name) for who, name in pairs if isinstance(who, Person)}
    groups = seal_groups(shuffle.committed)
    lines = [reader.say("shuffle-head", name=shuffle.name, groups=groups)]
    there = [
        reader.say("shuffle-part", who=names[user], groups=seal_groups(shown)[:SHOWN])
        for user, shown in shuffle.parts
        if user in names
    ]
    if there:
        lines.append(reader.say("shuffle-in", who=reader.listed(there)))
    missing = [names[user] for user in coming.present if user not in shuffle.people]
    if missing:
        lines.append(reader.say("shuffle-missing", who=reader.listed(missing)))
        if table.stage is Stage.GATHERING and table.due is not None:
            lines.append(reader.say("shuffle-soon"))
    if table.room is None:
        # Said before the last part is in: later it could choose the hands. In a match it follows from the parts.
        name = reader.called(coming)[coming.dealer]
        who = escape(name) if name else reader.say("shuffle-seat", seat=coming.dealer + 1)
        lines.append(reader.say("shuffle-dealer", who=who))
    lines.append(f"-# {reader.say('shuffle-hint')}")
    return lines


def shuffle_buttons(table: Table, reader: Reader, row: int = 0) -> tuple[Button, ...]:
    """*Shuffle*, which adds chance, and the way to a word of one's own; nothing where all parts are in."""
    shuffle = table.shuffle
    if shuffle is None or table.stage is Stage.PLAYING:
        return ()
    if set(with_next_players(table).people) <= set(shuffle.people):
        return ()
    chance, own_word = (
        ShufflePress(table.id, table.deal_id, shuffle.name, is_own_word) for is_own_word in (False, True)
    )
    return (
        Button(reader.say("button-shuffle"), str(chance), ButtonStyle.GOOD, row),
        Button(reader.say("button-ownword"), str(own_word), ButtonStyle.PLAIN, row),
    )


@dataclass(frozen=True, slots=True)
class Following:
    """What a result says of the next deal while it stands for the table."""

    lines: tuple[str, ...] = ()
    buttons: tuple[Button, ...] = ()

    def __add__(self, other: "Following") -> "Following":
        return Following((*self.lines, *other.lines), (*self.buttons, *other.buttons))


NOTHING: Final = Following()


def following(table: Table, reader: Reader) -> Following:
    """That of a table between two deals; nothing while one is on, or where nobody shuffles."""
    if table.shuffle is None or table.stage is Stage.PLAYING:
        return NOTHING
    return Following(tuple(shuffle_lines(table, reader)), shuffle_buttons(table, reader, row=1))


def word_dialog(press: ShufflePress, language: str) -> Dialog:
    say = phrases(language)
    return Dialog(say.say("dialog-word"), say.say("dialog-word-what"), str(press), LONGEST_PART)
