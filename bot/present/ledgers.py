"""Sheets with a row a deal, who played what and what each has of it: of games that write numbers, of one deal twice."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.phrases import number_text, phrases, plain
from bot.present.alt_texts import whole_sentences
from bot.present.messages import LONGEST_ALT, Picture
from bot.present.pictures import SHEET_ROWS
from bot.present.readers import Reader
from bot.present.scenes import LedgerRow, LedgerScene, SheetRow, SheetScene, Unit
from bot.present.words import capital, contract_name, declared_words, fitting, suit_name
from bot.tables.finished_deals import PastDeal
from bot.tables.model import Table
from bot.tables.rotation import shown_columns
from bot.tables.sheets import added, as_turns, has_pairs, widened
from engine.cards import read_suit
from engine.games import GAMES
from engine.match import Tally
from engine.outcome import Outcome, won_by
from engine.views import View

ROWS: Final = 12
"""How many deals are on a page: more are not to be read on a phone."""


@dataclass(frozen=True, slots=True)
class _Line:
    """A deal's row, the totals of a game that it ended, and the running score after it."""

    row: LedgerRow
    ended: LedgerRow | None
    after: LedgerRow | None


def has_ledger(table: Table) -> bool:
    """Whether a table's game writes numbers, which are put down deal by deal; strokes are added up as they come."""
    return Unit(GAMES[table.game].match.unit) is Unit.NUMBERS


def pages(played: Sequence[PastDeal]) -> int:
    return max(1, -(-len(played) // ROWS))


def ledger_scene(table: Table, played: Sequence[PastDeal], reader: Reader, page: int = 0) -> LedgerScene:
    """A page of a table's ledger, the newest deals on page 0."""
    called = [plain(name) if name else "–" for name in reader.on_sheet(table)]
    columns = tuple(
        reader.listed([called[seat] for seat in column]) for column in GAMES[table.game].columns(len(called))
    )
    end = max(0, len(played) - page * ROWS)
    start = max(0, end - ROWS)
    lines = _lines(table, played, called, reader)[start:end]
    rows = [row for line in lines for row in (line.row, line.ended) if row is not None]
    if lines and lines[-1].after is not None:
        rows.append(lines[-1].after)
    note = reader.say("ledger-part", first=start + 1, last=end, all=len(played)) if len(played) > ROWS else ""
    return LedgerScene(columns, tuple(rows), reader.say(f"game-{table.game}"), note)


def _lines(table: Table, played: Sequence[PastDeal], called: Sequence[str], reader: Reader) -> list[_Line]:
    """Every deal of the series with the score after it; where nothing is scored, deals that were won are counted."""
    rules, seats = GAMES[table.game], len(GAMES[table.game].columns(table.players))
    columns = len(rules.columns(len(called)))
    last = next((deal.columns for deal in reversed(played) if deal.columns is not None), None)
    takes_turns = (table.rotation is not None or last is not None) and not has_pairs(rules, table.players)
    shown = tuple(range(columns))
    if takes_turns and table.rotation is not None:
        shown = shown_columns(table)
    elif takes_turns and last is not None:  # of a closed table nothing is known but who played its last deal
        shown = last.columns
    tally, won = widened(Tally(()), max(shown) + 1) if takes_turns else Tally((0,) * columns), [0] * columns
    lines: list[_Line] = []
    for number, deal in enumerate(played, 1):
        sheet = as_turns(deal.on_sheet, seats) if takes_turns else deal.on_sheet
        stands = sheet.columns.columns if takes_turns and sheet.columns is not None else None
        at = None if stands is None else [shown.index(each) if each in shown else None for each in stands]
        before, row = tally, deal_row(number, deal, called, reader, at)
        tally = added(rules, table.players, tally, sheet)
        for place in row.winners:
            won[place] += 1
        if len(tally.finished) > len(before.finished):
            over = tally.finished[-1]
            label = reader.say("ledger-game", number=len(tally.finished))
            winners = tuple(shown.index(each) for each in over.winners if each in shown)
            score = tuple(number_text(over.score[each]) for each in shown)
            lines.append(_Line(row, LedgerRow(label, score, winners=winners, is_total=True), None))
            continue
        is_scored = deal.is_scored or any(tally.score)
        totals = tuple(map(number_text, [tally.score[each] for each in shown] if is_scored else won))
        label = reader.say("ledger-total" if is_scored else "ledger-won")
        lines.append(_Line(row, None, LedgerRow(label, totals, is_total=True)))
    return lines


def deal_row(
    number: int, deal: PastDeal, called: Sequence[str], reader: Reader, at: Sequence[int | None] | None = None
) -> LedgerRow:  # fmt: skip
    """A deal: who declared what, and what each column has of it; where nothing is scored, which of them won.

    called: the names by seat. at: where people take turns, by seat which of the names it is, if it is one of them.
    """
    rules, winners = GAMES[deal.game], {seat.seat for seat in deal.seats if seat.won}
    columns = () if deal.is_scored else rules.columns(len(deal.seats))
    crowned = [place for place, column in enumerate(columns) if winners.intersection(column)]
    gains = (gain if deal.is_scored else 0 for gain in rules.gain(deal.result).columns)
    scores = [number_text(gain, is_signed=True) if gain else "" for gain in gains]
    declarer = next((seat.seat for seat in deal.seats if seat.declarer), None)
    if at is not None:
        by_name = {name: score for name, score in zip(at, scores, strict=True) if name is not None}
        scores = [by_name.get(name, "") for name in range(len(called))]
        crowned = sorted(name for seat in crowned if (name := at[seat]) is not None)
        declarer = None if declarer is None else at[declarer]
    who = "" if declarer is None else called[declarer]
    return LedgerRow(str(number), tuple(scores), who, played_words(deal.game, deal.result, reader), tuple(crowned))


def played_words(game: str, result: Mapping[str, object], reader: Reader) -> str:
    """What was declared, in the fewest words; where that is nothing but trumps, which suit."""
    kind, trump = result.get("kind"), result.get("trump")
    if not isinstance(kind, str):
        return capital(suit_name(read_suit(trump), reader.language)) if isinstance(trump, str) else ""
    for key in (f"{game}-ledger-{kind}", f"ledger-{kind}"):
        if reader.has(key):
            return reader.say(key)
    return capital(declared_words((kind, *_extras(result)), reader.language, game, "short"))


def _extras(result: Mapping[str, object]) -> list[str]:
    """What went along with it, in the words of the notation: from the hand, a step announced, open."""
    flags = [word for word in ("hand", "open") if result.get(word) is True]
    declared = result.get("declared")
    return [*flags[:1], declared, *flags[1:]] if isinstance(declared, str) else flags


def ledger_words(
    scene: LedgerScene, reader: Reader, opening: Callable[[str], str] | None = None
) -> tuple[str, tuple[str, ...]]:
    """What is on the page, and the same row by row; where names take too much room, they are told once.

    opening: says whose sheet it is.
    """
    columns = [reader.listed(heading.split("\n")) for heading in scene.columns]
    told = tuple(_row_told(row, columns, reader) for row in scene.rows)
    order = reader.say("alt-sheet-order", names="; ".join(columns))
    brief, briefer = (
        [order, *(_row_in_order(row, reader, is_short=each) for row in scene.rows)] for each in (False, True)
    )
    begin = opening or (lambda rows: reader.say("alt-sheet", score=rows))
    return fitting(LONGEST_ALT, *(begin(" ".join(lines)) for lines in (told, brief, briefer))), told


def _row_told(row: LedgerRow, columns: Sequence[str], reader: Reader) -> str:
    named = [
        reader.say("alt-score-one", name=name, score=score or ("✓" if at in row.winners else ""))
        for at, (name, score) in enumerate(zip(columns, row.scores, strict=True))
        if score or at in row.winners
    ]
    what = " ".join(part for part in (row.label, row.who, row.what) if part)
    return reader.say("alt-ledger-row", what=what, scores=", ".join(named) or "0")


def _row_in_order(row: LedgerRow, reader: Reader, *, is_short: bool) -> str:
    """The row's numbers as the columns stand; is_short: without who played what."""
    scores = [score or ("✓" if at in row.winners else "0") for at, score in enumerate(row.scores)]
    what = row.label if is_short else " ".join(part for part in (row.label, row.who, row.what) if part)
    return reader.say("alt-ledger-row", what=what, scores=", ".join(scores))


def strokes_words(
    scene: SheetScene, opening: Callable[[str], str], game: str, reader: Reader
) -> tuple[str, tuple[str, ...]]:
    """What is on a page of a sheet of strokes, and the same line by line, as `ledger_words` says it."""
    columns = [reader.listed(column.names) for column in scene.columns]
    rows = list(enumerate(scene.rows, 1))[-SHEET_ROWS:]
    scores = [[number_text(score) for score in row.scores] for _, row in rows]
    named = [
        [reader.say("alt-score-one", name=name, score=score) for name, score in zip(columns, each, strict=True)]
        for each in scores
    ]
    told, brief = (
        tuple(_game_told(*row, score, game, reader.language) for row, score in zip(rows, each, strict=True))
        for each in (named, scores)
    )
    order = reader.say("alt-sheet-order", names="; ".join(columns))
    return fitting(LONGEST_ALT, opening("; ".join(told)), opening(f"{order} {'; '.join(brief)}")), told


def _game_told(number: int, row: SheetRow, scores: Sequence[str], game: str, language: str) -> str:
    """One game of a sheet: its number, the score, and whether it is over and how."""
    say, score = phrases(language), ", ".join(scores)
    if not row.label and not row.is_finished:
        return say.say("alt-sheet-running", score=score)
    told = say.say_for(game, "alt-sheet-game", number=row.label.rstrip(".") or number, score=score)
    if row.shamed:
        told = say.say("evening-alt-sheep", game=told)
    return told if row.is_finished else say.say("evening-alt-running", game=told)


MAX_LETTERS_IN_ONE_LINE: Final = 10
"""So many letters of a name stand in one line above a column of the sheet."""
NAME_PARTS: Final = re.compile(r"[^ -]+[ -]?|[ -]")
"""What of a name stays together."""


def ends_picture(number: int, then: View, now: View, called: Sequence[str], reader: Reader) -> Picture:
    """A row for each time: what was played, and what each seat had of it. called: what the seats are headed by."""
    rows = tuple(
        LedgerRow("", _gains(view.outcome), reader.say(key), _played(view, reader.language), _winners(view.outcome))
        for key, view in (("fork-row-then", then), ("fork-row-now", now))
        if view.outcome is not None
    )
    columns = tuple(plain(name) for name in called)
    title = reader.say("fork-title", game=reader.say(f"game-{now.game}"), deal=number)
    alt = whole_sentences((title, *(_row_told(row, columns, reader) for row in rows)))
    return Picture(LedgerScene(tuple(map(in_lines, columns)), rows, title), "result.png", alt)


def in_lines(name: str) -> str:
    """A long name as it heads a narrow column: broken where it has a blank or a hyphen.

    >>> in_lines("Küllike Õunapuu-Sääsk").split("\\n")
    ['Küllike', 'Õunapuu-', 'Sääsk']
    """
    lines = [""]
    for part in NAME_PARTS.findall(name):
        if lines[-1] and len(lines[-1] + part.rstrip()) > MAX_LETTERS_IN_ONE_LINE:
            lines.append("")
        lines[-1] += part
    return "\n".join(line.rstrip() for line in lines)


def _played(view: View, language: str) -> str:
    """What was played, in a word or two; what was added to it the sentences tell."""
    name = contract_name(view, language).partition(", ")[0]
    trump = view.contract.trump if view.contract is not None else None
    return f"{name} {trump.sign}" if trump is not None else name


def _gains(outcome: Outcome) -> tuple[str, ...]:
    """What each seat scored, or where nothing is scored its card points."""
    if outcome.scores is None:
        return tuple(map(number_text, outcome.points))
    return tuple(number_text(each, is_signed=True) for each in outcome.scores)


def _winners(outcome: Outcome) -> tuple[int, ...]:
    return tuple(seat for seat in range(len(outcome.points)) if won_by(outcome, seat))
