"""A table at which people sit down: who is there, what will be played, and who can take which seat."""

from collections.abc import Sequence

from bot.phrases import escape, phrases
from bot.players.levels import LEVELS, USUAL, known
from bot.present.matches import gathering_lines
from bot.present.messages import IN_A_ROW, LONGEST_TEXT, Button, ButtonStyle, ControlId, Entry, Menu, row_below
from bot.present.readers import away_text
from bot.present.rules import house_rules_text
from bot.present.scores import games_text
from bot.present.seals import shuffle_buttons, shuffle_lines
from bot.present.times import duration_text
from bot.tables.model import Computer, Person, Stage, Table
from bot.tables.seating import empty_seats


def hints_line(table: Table, language: str) -> str:
    """Whether hints may be asked for here, and whether one was in this deal; empty where they may not."""
    if not table.hints:
        return ""
    was_asked = table.stage is Stage.PLAYING and table.deal is not None and table.deal.is_hinted
    return f"-# {phrases(language).say('post-hinted' if was_asked else 'post-hints')}"


def gathering_text(table: Table, called: Sequence[str], language: str) -> str:
    """Who sits where, the house rules, and the games of the series so far."""
    say = phrases(language)
    lines = [
        say.say("post-open", game=say.say(f"game-{table.game}"), table=table.id),
        *gathering_lines(table, language),
    ]
    for seat, (who, name) in enumerate(zip(table.seats, called, strict=True)):
        key = "post-seat-free" if who is None else "post-seat-computer" if isinstance(who, Computer) else "post-seat"
        key = "post-seat-away" if isinstance(who, Person) and who.away else key
        level = say.say(f"level-{known(who.level)}") if isinstance(who, Computer) else ""
        lines.append(say.say(key, seat=seat + 1, name=escape(name) if name else "", level=level))
    rules = house_rules_text(table.game, table.options, table.players, language)
    if rules:
        lines.append(f"-# {rules}")
    lines.append(f"-# {_speed_text(table, language)}")
    if hints := hints_line(table, language):
        lines.append(hints)
    if away := away_text(table, called, language):
        lines.append(away)
    lines += shuffle_lines(table, called, language)
    if table.tally.finished:
        shown = [escape(name) if name else "–" for name in called]
        lines.append(say.say("games-so-far", games=games_text(table.game, table.tally, shown, language)))
    return "\n".join(lines)[:LONGEST_TEXT]


def _speed_text(table: Table, language: str) -> str:
    """Whether everybody has to be there, and for how long a turn lasts."""
    if not table.pace.turn:
        return phrases(language).say(f"post-speed-{table.speed}-no-clock")
    return phrases(language).say(f"post-speed-{table.speed}", turn=duration_text(table.pace.turn, language))


def gathering_controls(table: Table, language: str) -> tuple[Button | Menu, ...]:
    """Seats to take, a computer's too; what the table needs next; and computers, one by one or all at once."""
    say, deal = phrases(language), table.deal.id if table.deal else 0

    def button(what: str, label: str, manner: ButtonStyle = ButtonStyle.PLAIN, row: int = 0) -> Button:
        return Button(label, str(ControlId(table.id, deal, 0, what)), manner, row)

    seats = [seat for seat, who in enumerate(table.seats) if not isinstance(who, Person)]
    sit = [
        button(f"join {seat}", say.say("button-sit", seat=seat + 1), ButtonStyle.MAIN, place // IN_A_ROW)
        if table.seats[seat] is None
        else button(f"join {seat}", say.say("button-sit-instead", seat=seat + 1), row=place // IN_A_ROW)
        for place, seat in enumerate(seats)
    ]
    row = row_below(sit)
    if None in table.seats:
        next_step = button("fill", say.say("button-fill"), row=row)
    else:
        next_step = button("start", say.say("button-start"), ButtonStyle.GOOD, row)
    always = [button(what, say.say(f"button-{what}"), row=row) for what in ("leave", "rules")]
    entries = _computers(table, language)
    press = str(ControlId(table.id, deal, 0, "computers"))
    menu = [Menu(say.say("menu-computers"), press, entries, row=row + 1)] if entries else []
    return (*sit, next_step, *shuffle_buttons(table, language, row), *always, *menu)


def _computers(table: Table, language: str) -> tuple[Entry, ...]:
    """Computers for all free seats, by level; for one of several; and another level for those that are there."""
    say, empty = phrases(language), empty_seats(table)
    there = {known(who.level) for who in table.seats if isinstance(who, Computer)}
    own = known(table.level or USUAL)

    def entry(value: str, key: str, level: str, seat: int = 0, *, chosen: bool = False) -> Entry:
        label = say.say(key, level=say.say(f"level-{level}"), seat=seat + 1)
        return Entry(value, label, say.say(f"level-{level}-about"), chosen)

    fill = [entry(f"fill {level}", "computers-everywhere", level) for level in LEVELS] if empty else []
    single = [entry(f"seat {seat}", "computers-one", own, seat) for seat in empty] if len(empty) > 1 else []
    levels = LEVELS if there else ()
    change = [entry(f"level {each}", "computers-level", each, chosen=not empty and there == {each}) for each in levels]
    return (*fill, *single, *change)
