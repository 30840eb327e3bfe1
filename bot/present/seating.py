"""Who sits at a table and who is missing: a lobby's seats, votes and buttons to replace people, calls to others."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Final, Self

from bot.phrases import NAMELESS, escape, phrases, plain
from bot.players.levels import LEVELS, USUAL, known
from bot.present.house_rules import house_rules_text, is_changed
from bot.present.messages import (
    HAND,
    IN_A_ROW,
    LONGEST_TEXT,
    ROWS,
    Button,
    ButtonStyle,
    ControlId,
    Entry,
    Menu,
    Message,
    WordPress,
    read_press,
    row_below,
)
from bot.present.readers import Reader
from bot.present.results import games_text
from bot.present.seals import shuffle_buttons, shuffle_lines
from bot.present.words import duration_text, shortened
from bot.tables.matches import side_of
from bot.tables.model import Computer, Person, Stage, Table
from bot.tables.posted_messages import MessageLocation
from bot.tables.rights import joinable, may_take_turns
from bot.tables.rotation import shown_tally, will_sit_out
from bot.tables.seating import empty_seats, votes_for, votes_missing
from bot.tables.sheets import has_pairs
from engine.games import GAMES

SIDES: Final = ("a", "b")
"""What the sides of a match are called."""
LONGEST_NAME: Final = 20
TO_CHANNELS: Final = "https://discord.com/channels/"
"""How the way to a table's post begins."""


JOIN: Final = "join"
FILL: Final = "fill"
"""What fills free seats with computers; before a level in a menu too."""
REPLACE: Final = "replace"


@dataclass(frozen=True, slots=True)
class JoinPress(WordPress):
    """Somebody sits down: in this seat, or where one is free."""

    word: ClassVar = JOIN
    table: int
    deal: int
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class FillPress(WordPress):
    """Computers take all free seats: of this level, or of the table's own."""

    word: ClassVar = FILL
    table: int
    deal: int
    level: str = ""


@dataclass(frozen=True, slots=True)
class ReplacePress:
    """A computer takes the seat of somebody who is away, or who presses is for that."""

    table: int
    deal: int
    person: int

    @classmethod
    def parse(cls, control: ControlId) -> Self | None:
        match control.what.split(" "):
            case [word, person] if word == REPLACE and person.isascii() and person.isdigit():
                return cls(control.table, control.deal, int(person))
        return None

    def __str__(self) -> str:
        return str(ControlId(self.table, self.deal, 0, f"{REPLACE} {self.person}"))


def with_calls(post: Message, table: Table, reader: Reader) -> Message:
    """A table's post with what can be done about who is missing, below all that it bears anyway."""
    row = row_below(post.controls)
    controls = _controls(table, reader, row) if row < ROWS else ()
    lines = "\n".join([*_votes(table, reader), *_free_seats(table, reader), *_invited(table, reader)])
    text = f"{post.text[: LONGEST_TEXT - len(lines) - 1]}\n{lines}" if lines else post.text
    return replace(post, text=text, controls=(*post.controls, *controls))


def _controls(table: Table, reader: Reader, row: int) -> tuple[Button, ...]:
    def button(what: str) -> Button:
        return Button(reader.say(f"button-{what}"), str(ControlId(table.id, table.deal_id, 0, what)), row=row)

    found = [
        Button(
            reader.say("button-replace", name=shortened(plain(name), LONGEST_NAME)),
            str(ReplacePress(table.id, table.deal_id, who.user)),
            row=row,
        )
        for who, name in zip(table.seats, reader.called(table), strict=True)
        if isinstance(who, Person) and who.away
    ]
    if table.stage is Stage.PLAYING:
        found += [
            Button(reader.say("button-sit", seat=seat + 1), str(JoinPress(table.id, table.deal_id, seat)), row=row)
            for seat in joinable(table)
        ]
    if invited_again(table):
        found.append(button("recall"))
    if table.stage is Stage.GATHERING and joinable(table):
        found.append(button("invite"))
    return tuple(found[:IN_A_ROW])


def invited_again(table: Table) -> tuple[int, ...]:
    """Who played the last game in the channel and may sit down once more; nobody has called them yet."""
    is_open = table.stage is Stage.GATHERING and bool(joinable(table))
    return table.missing_players if is_open else ()


def _votes(table: Table, reader: Reader) -> list[str]:
    """Whom others would rather replace, who is for it, and how many more it takes."""
    called, found = reader.called(table), []
    names = dict(zip((each.user if isinstance(each, Person) else 0 for each in table.seats), called, strict=True))
    for seat, name in enumerate(called):
        voters = [escape(names[user]) for user in votes_for(table, seat)]
        if voters:
            missing = max(1, votes_missing(table, seat))
            found.append(reader.say("post-vote", who=escape(name), voters=reader.listed(voters), missing=missing))
    return found


def _free_seats(table: Table, reader: Reader) -> list[str]:
    """Seats that can be taken over in the middle of a deal."""
    seats = joinable(table) if table.stage is Stage.PLAYING else ()
    named = reader.listed([str(seat + 1) for seat in seats])
    return [reader.say("post-seats-free", seats=named, count=len(seats))] if seats else []


def _invited(table: Table, reader: Reader) -> list[str]:
    """Who played here last and is not there yet."""
    who = [escape(reader.names.get(user, NAMELESS)) for user in invited_again(table)]
    return [reader.say("post-invited-again", who=reader.listed(who))] if who else []


def invitation(  # noqa: PLR0917 - all that is said
    table: Table, inviter: str, users: Sequence[int], roles: Sequence[int], url: str, language: str
) -> Message:
    """Somebody calls a role or people to their table; only they are mentioned."""
    whom = [f"<@&{role}>" for role in roles] + [f"<@{user}>" for user in users]
    say = phrases(language)
    text = say.say(
        "invitation", whom=say.listed(whom), who=escape(inviter), game=say.say(f"game-{table.game}"), table=table.id,
        url=url,
    )  # fmt: skip
    return Message(text, mentions=tuple(users), roles=tuple(roles))


def with_ways(call: Message, table: Table, place: MessageLocation | None, language: str) -> Message:
    """A call to people who sit there with the ways from it: their hand, and the table's post where that stands."""
    say = phrases(language)
    hand = Button(say.say("button-hand"), str(ControlId(table.id, table.deal_id, 0, HAND)))
    url = "" if place is None else f"{TO_CHANNELS}{table.guild}/{table.channel}/{place.message}"
    link = say.say("call-link", url=url) if url else ""
    return replace(call, text=f"{call.text} {link}".rstrip(), controls=(hand,))


def is_invitation(text: str, custom_ids: Sequence[str]) -> bool:
    """Whether a message of ours calls people who do not sit there: it leads to the table and to nobody's hand."""
    return TO_CHANNELS in text and not custom_ids


def is_call(text: str, custom_ids: Sequence[str]) -> bool:
    """Whether a message of ours that mentions people calls them to their turn; an older one bears no button."""
    presses = [read_press(each) for each in custom_ids]
    return not is_invitation(text, custom_ids) and {each and each.what for each in presses} <= {HAND}


def hints_line(table: Table, reader: Reader) -> str:
    """Whether hints may be asked for here, and whether one was in this deal; empty where they may not."""
    if not table.hints:
        return ""
    was_asked = table.stage is Stage.PLAYING and table.deal is not None and table.deal.is_hinted
    return f"-# {reader.say('post-hinted' if was_asked else 'post-hints')}"


def rules_line(table: Table, reader: Reader) -> str:
    """By which set of house rules it is, and what is otherwise; empty where the game has but one, and is played so."""
    rules = house_rules_text(table.game, table.options, table.players, reader.language)
    is_told = len(GAMES[table.game].rule_sets) > 1 or is_changed(table.game, table.options, table.players)
    return f"-# {rules}" if rules and is_told else ""


def match_lines(table: Table, reader: Reader) -> list[str]:
    """Which match it is, who plays for which side here, and what it waits for."""
    room = table.room
    if room is None:
        return []
    if room.is_done:
        return [reader.say("match-room-done", code=room.code)]
    seats = [[str(seat + 1) for seat in range(table.players) if side_of(room.place, seat) == side] for side in (0, 1)]
    sides = {name: reader.listed(each) for name, each in zip(SIDES, seats, strict=True)}
    head = reader.say("match-room", code=room.code, room=room.place + 1, boards=room.boards, **sides)
    if table.has_begun_match:
        return [head]
    waits = "match-waits-first" if room.place == 0 else "match-waits-second"
    return [head, reader.say(waits, code=room.code), f"-# {reader.say('match-secrecy')}"]


def gathering_text(table: Table, reader: Reader) -> str:
    """Who sits where, the house rules, and the games of the series so far."""
    called = reader.called(table)
    lines = [
        reader.say("post-open", game=reader.say(f"game-{table.game}"), table=table.id),
        *match_lines(table, reader),
    ]
    for seat, (who, name) in enumerate(zip(table.seats, called, strict=True)):
        key = "post-seat-free" if who is None else "post-seat-computer" if isinstance(who, Computer) else "post-seat"
        key = "post-seat-away" if isinstance(who, Person) and who.away else key
        level = reader.say(f"level-{known(who.level)}") if isinstance(who, Computer) else ""
        lines.append(reader.say(key, seat=seat + 1, name=escape(name) if name else "", level=level))
    lines += _turns_lines(table, reader)
    rules = house_rules_text(table.game, table.options, table.players, reader.language)
    if rules:
        lines.append(f"-# {rules}")
    lines.append(f"-# {_speed_text(table, reader)}")
    if hints := hints_line(table, reader):
        lines.append(hints)
    if away := away_text(table, reader):
        lines.append(away)
    lines += shuffle_lines(table, reader)
    if table.tally.finished:
        shown = [escape(name) if name else "–" for name in reader.on_sheet(table)]
        lines.append(
            reader.say("games-so-far", games=games_text(table.game, shown_tally(table), shown, reader.language))
        )
    return "\n".join(lines)[:LONGEST_TEXT]


def _turns_lines(table: Table, reader: Reader) -> list[str]:
    """Of people who take turns: who has no seat, for how many more there is room, and who sits out the next deal."""
    turns = table.rotation
    if turns is None:
        return []
    names = [escape(reader.names.get(user, NAMELESS)) for user in table.sitting_out]
    lines = [reader.say("post-turns-waiting", name=name) for name in names]
    if (expected := turns.places - table.players - len(table.sitting_out)) > 0:
        lines.append(reader.say("post-turns-expected", count=expected))
    if (line := sits_out_line(table, reader)) and table.deal is not None:
        lines.append(line)
    elif turns.places or table.sitting_out:
        key = "post-turns-games" if has_pairs(GAMES[table.game], table.players) else "post-turns"
        lines.append(f"-# {reader.say(key, count=table.players)}")
    return lines


def sits_out_line(table: Table, reader: Reader) -> str:
    """Who has no seat in this deal, or between two of them in the next one; empty where everybody has."""
    is_on = table.stage is Stage.PLAYING
    users = table.sitting_out if is_on else will_sit_out(table)
    who = [escape(reader.names.get(user, NAMELESS)) for user in users]
    key = "post-sits-out" if is_on else "post-sits-out-next"
    return reader.say(key, who=reader.listed(who), count=len(who)) if who else ""


def _speed_text(table: Table, reader: Reader) -> str:
    """Whether everybody has to be there, and for how long a turn lasts."""
    if not table.pace.turn:
        return reader.say(f"post-speed-{table.speed}-no-clock")
    return reader.say(f"post-speed-{table.speed}", turn=duration_text(table.pace.turn, reader.language))


def gathering_controls(table: Table, reader: Reader) -> tuple[Button | Menu, ...]:
    """Seats to take, a computer's too; what the table needs next; and computers, one by one or all at once."""
    deal = table.deal_id

    def press(what: str) -> str:
        return str(ControlId(table.id, deal, 0, what))

    def sits(seat: int, row: int) -> Button:
        is_free = table.seats[seat] is None
        label = reader.say("button-sit" if is_free else "button-sit-instead", seat=seat + 1)
        return Button(
            label, str(JoinPress(table.id, deal, seat)), ButtonStyle.MAIN if is_free else ButtonStyle.PLAIN, row
        )

    seats = [seat for seat, who in enumerate(table.seats) if not isinstance(who, Person)]
    sit = [sits(seat, place // IN_A_ROW) for place, seat in enumerate(seats)]
    if table.rotation is not None and may_take_turns(table) and not sit:
        sit.append(Button(reader.say("button-take-turns"), str(JoinPress(table.id, deal)), ButtonStyle.PLAIN, 0))
    row = row_below(sit)
    if None in table.seats:
        next_step = Button(reader.say("button-fill"), str(FillPress(table.id, deal)), row=row)
    else:
        next_step = Button(reader.say("button-start"), press("start"), ButtonStyle.GOOD, row)
    always = [Button(reader.say(f"button-{what}"), press(what), row=row) for what in ("leave", "rules")]
    entries = _computers(table, reader)
    menu = [Menu(reader.say("menu-computers"), press("computers"), entries, row=row + 1)] if entries else []
    return (*sit, next_step, *shuffle_buttons(table, reader, row), *always, *menu)


def _computers(table: Table, reader: Reader) -> tuple[Entry, ...]:
    """Computers for all free seats, by level; for one of several; and another level for those that are there."""
    empty = empty_seats(table)
    there = {known(who.level) for who in table.seats if isinstance(who, Computer)}
    own = known(table.level or USUAL)

    def entry(value: str, key: str, level: str, seat: int = 0, *, chosen: bool = False) -> Entry:
        label = reader.say(key, level=reader.say(f"level-{level}"), seat=seat + 1)
        return Entry(value, label, reader.say(f"level-{level}-about"), chosen)

    fill = [entry(f"fill {level}", "computers-everywhere", level) for level in LEVELS] if empty else []
    single = [entry(f"seat {seat}", "computers-one", own, seat) for seat in empty] if len(empty) > 1 else []
    levels = LEVELS if there else ()
    change = [entry(f"level {each}", "computers-level", each, chosen=not empty and there == {each}) for each in levels]
    return (*fill, *single, *change)


def away_text(table: Table, reader: Reader) -> str:
    """Who is away, and what brings them back."""
    pairs = zip(table.seats, reader.called(table), strict=True)
    away = [escape(name) for who, name in pairs if isinstance(who, Person) and who.away]
    return reader.say("post-away", who=reader.listed(away), count=len(away)) if away else ""
