"""How far a match of two rooms is, and once it is over its sheet, as a picture and in words."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.features.matches.boards import MatchSheet, PlayedBoard
from bot.phrases import LONGEST, NAMELESS, number_text, plain
from bot.present.alt_texts import whole_sentences
from bot.present.ledgers import played_words
from bot.present.messages import LONGEST_ALT, Message, Picture
from bot.present.readers import Reader
from bot.present.scenes import MatchCell, MatchRow, MatchScene
from bot.present.seating import SIDES
from bot.present.words import sentence
from bot.tables.matches import Match, MatchRoom, MatchStage

LONGEST_NAME: Final = 16
UNKNOWN: Final = "–"
MOST_ROWS: Final = 12
"""So many boards make a picture that is not too high for a phone."""


def people_of(sheet: MatchSheet) -> tuple[int, ...]:
    return (*sheet.people(0), *sheet.people(1))


def sheet_message(sheet: MatchSheet, here: int, reader: Reader) -> Message:
    """How far a match is, in numbers alone; once it is over, who won it, and the sheet. here: which room reads it."""
    match = sheet.match
    if not match.is_over:
        return Message(_progress(match, here, reader))
    return Message(_ended(sheet, reader), sheet_pictures(sheet, reader))


def _progress(match: Match, here: int, reader: Reader) -> str:
    if match.stage is MatchStage.OPEN:
        return reader.say("match-alone", code=match.code)
    played = {room.place: room.played for room in match.rooms}
    numbers = {"here": played[here], "there": played[1 - here], "boards": match.boards}
    return reader.say("match-progress", code=match.code, **numbers)


def _ended(sheet: MatchSheet, reader: Reader) -> str:
    """Who won, and by how much; or why it was given up."""
    match = sheet.match
    if match.stage is MatchStage.ABANDONED:
        return reader.say(f"match-abandoned-{_why(match.rooms, match)}", code=match.code)
    winner = _winner(sheet)
    if winner is None:
        return reader.say("match-drawn", code=match.code)
    return reader.say("match-won", code=match.code, side=SIDES[winner].upper(), points=abs(sheet.total))


def _why(rooms: Sequence[MatchRoom], match: Match) -> str:
    if len(rooms) == 1:
        return "alone"
    return "closed" if any(room.is_closed and room.played < match.boards for room in rooms) else "silent"


def _winner(sheet: MatchSheet) -> int | None:
    return None if sheet.total == 0 else 0 if sheet.total > 0 else 1


def sheet_pictures(sheet: MatchSheet, reader: Reader) -> tuple[Picture, ...]:
    """The sheet as pictures and in words: one where it is short enough to be read on a phone, else two halves."""
    scene = match_scene(sheet, reader)
    half = len(scene.rows) if len(scene.rows) <= MOST_ROWS else (len(scene.rows) + 1) // 2
    halves = (replace(scene, rows=scene.rows[:half]), replace(scene, rows=scene.rows[half:]))
    whole = (_side(sheet, 0, reader, LONGEST), _side(sheet, 1, reader, LONGEST))
    alts = [_alt(replace(each, sides=whole), reader) for each in halves]
    first, second = Picture(halves[0], "match.png", alts[0]), Picture(halves[1], "match2.png", alts[1])
    return tuple(picture for picture, half in zip((first, second), halves, strict=True) if half.rows)


def match_scene(sheet: MatchSheet, reader: Reader) -> MatchScene:
    match = sheet.match
    rows = tuple(
        MatchRow(
            str(line.number + 1),
            (
                _cell(match, line.played[0], line.paid[0], reader),
                _cell(match, line.played[1], line.paid[1], reader),
            ),
            UNKNOWN if line.difference is None else number_text(line.difference, is_signed=True),
            number_text(line.total, is_signed=True),
        )
        for line in sheet.lines
    )
    heads = (reader.say("match-head-room", room=1), reader.say("match-head-room", room=2))
    return MatchScene(
        reader.say(f"game-{match.game}"),
        reader.say("match-note", code=match.code),
        (_side(sheet, 0, reader), _side(sheet, 1, reader)),
        (*heads, reader.say("match-head-difference"), reader.say("match-head-total")),
        rows,
        _winner(sheet) if match.stage is MatchStage.OVER else None,
    )


def _side(sheet: MatchSheet, side: int, reader: Reader, longest: int = LONGEST_NAME) -> str:
    people = [plain(reader.names.get(user, NAMELESS), longest) for user in sheet.people(side)]
    who = reader.listed(people) if people else reader.say("match-computers")
    return reader.say("match-side", side=SIDES[side].upper(), who=who)


def _cell(match: Match, board: PlayedBoard | None, paid: int | None, reader: Reader) -> MatchCell:
    if board is None:
        return MatchCell(paid=UNKNOWN)
    if board.result is None or paid is None:
        return MatchCell(what=reader.say("match-void"), paid=UNKNOWN)
    called = [
        reader.say("computer-name", seat=seat + 1) if who.user is None else plain(reader.names.get(who.user, NAMELESS))
        for seat, who in enumerate(board.seats)
    ]
    declarer = next((seat for seat, who in enumerate(board.seats) if who.declarer), None)
    who = "" if declarer is None else called[declarer]
    return MatchCell(who, played_words(match.game, board.result, reader), number_text(paid, is_signed=True))


def _in_numbers(row: MatchRow) -> str:
    first, second = row.rooms
    return f"{row.label}: {first.paid}, {second.paid}, {row.difference}, {row.total}"


def _alt(scene: MatchScene, reader: Reader) -> str:
    """All that the picture says, the last boards left out where that is too long."""
    head = reader.say("match-alt", game=scene.title, match=scene.note)
    told = [sentence(part) for part in (head, *scene.sides)]
    for row in scene.rows:
        rooms = "; ".join(
            reader.say("match-alt-room", room=name, played=" ".join(filter(None, (cell.who, cell.what, cell.paid))))
            for name, cell in zip(scene.heads, row.rooms, strict=False)
        )
        values = {"number": row.label, "rooms": rooms, "difference": row.difference, "total": row.total}
        told.append(sentence(reader.say("match-alt-board", **values)))
    if len(" ".join(told)) > LONGEST_ALT:
        told = [*told[:3], sentence(", ".join(scene.heads)), *(sentence(_in_numbers(row)) for row in scene.rows)]
    return whole_sentences(told)
