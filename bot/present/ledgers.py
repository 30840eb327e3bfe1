"""The score sheet of games that write numbers: a row a deal, who played what and what each has of it, over totals."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.phrases import number_text, phrases, plain
from bot.present.contracts import capital, declared_words
from bot.present.messages import LONGEST_ALT, Picture
from bot.present.scenes import LedgerRow, LedgerScene, Unit
from bot.present.seats import Names, seat_names
from bot.present.words import suit_name
from bot.tables.model import Table
from bot.tables.results import PastDeal
from engine.cards import read_suit
from engine.games import GAMES
from engine.match import Tally

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
    """How many pages the deals take."""
    return max(1, -(-len(played) // ROWS))


def ledger_picture(table: Table, played: Sequence[PastDeal], names: Names, language: str, page: int = 0) -> Picture:
    """A page of a table's ledger, the newest deals on page 0, in words too."""
    scene = ledger_scene(table, played, names, language, page)
    return Picture(scene, "sheet.png", ledger_alt(scene, language))


def ledger_scene(table: Table, played: Sequence[PastDeal], names: Names, language: str, page: int = 0) -> LedgerScene:
    """A page of a table's ledger, the newest deals on page 0."""
    say = phrases(language)
    called = [plain(name) if name else "–" for name in seat_names(table, names, language)]
    columns = tuple(
        say.listed([called[seat] for seat in column]) for column in GAMES[table.game].columns(table.players)
    )
    end = max(0, len(played) - page * ROWS)
    start = max(0, end - ROWS)
    lines = _lines(table, played, called, language)[start:end]
    rows = [row for line in lines for row in (line.row, line.ended) if row is not None]
    if lines and lines[-1].after is not None:
        rows.append(lines[-1].after)
    note = say.say("ledger-part", first=start + 1, last=end, all=len(played)) if len(played) > ROWS else ""
    return LedgerScene(columns, tuple(rows), say.say(f"game-{table.game}"), note)


def _lines(table: Table, played: Sequence[PastDeal], called: Sequence[str], language: str) -> list[_Line]:
    """Every deal of the series with the score after it; where nothing is scored, deals that were won are counted."""
    say, rules = phrases(language), GAMES[table.game]
    columns = rules.columns(table.players)
    tally, won = Tally((0,) * len(columns)), [0] * len(columns)
    lines: list[_Line] = []
    for number, deal in enumerate(played, 1):
        before, gain = tally, rules.gain(deal.result)
        tally = rules.match.add(tally, gain)
        winners = {seat.seat for seat in deal.seats if seat.won}
        is_scored = any(seat.score is not None for seat in deal.seats)
        places = () if is_scored else tuple(at for at, column in enumerate(columns) if winners.intersection(column))
        for at in places:
            won[at] += 1
        scores = tuple(number_text(more, is_signed=True) if is_scored and more else "" for more in gain.columns)
        who, what = deal_words(deal, called, language)
        row = LedgerRow(str(number), scores, who, what, places)
        if len(tally.finished) > len(before.finished):
            over = tally.finished[-1]
            label = say.say("ledger-game", number=len(tally.finished))
            ended = LedgerRow(label, tuple(map(number_text, over.score)), winners=over.winners, is_total=True)
            lines.append(_Line(row, ended, None))
            continue
        totals = tuple(map(number_text, tally.score if is_scored or any(tally.score) else won))
        label = say.say("ledger-total" if is_scored or any(tally.score) else "ledger-won")
        lines.append(_Line(row, None, LedgerRow(label, totals, is_total=True)))
    return lines


def deal_words(deal: PastDeal, called: Sequence[str], language: str) -> tuple[str, str]:
    """Who declared a deal, and what."""
    declarer = next((seat.seat for seat in deal.seats if seat.declarer), None)
    return "" if declarer is None else called[declarer], played_words(deal.game, deal.result, language)


def played_words(game: str, result: Mapping[str, object], language: str) -> str:
    """What was declared, in the fewest words; where that is nothing but trumps, which suit."""
    say, kind, trump = phrases(language), result.get("kind"), result.get("trump")
    if not isinstance(kind, str):
        return capital(suit_name(read_suit(trump), language)) if isinstance(trump, str) else ""
    for key in (f"{game}-ledger-{kind}", f"ledger-{kind}"):
        if say.has(key):
            return say.say(key)
    return capital(declared_words((kind, *_extras(result)), language, game, "short"))


def _extras(result: Mapping[str, object]) -> list[str]:
    """What went along with it, in the words of the notation: from the hand, a step announced, open."""
    flags = [word for word in ("hand", "open") if result.get(word) is True]
    declared = result.get("declared")
    return [*flags[:1], declared, *flags[1:]] if isinstance(declared, str) else flags


def ledger_alt(scene: LedgerScene, language: str) -> str:
    """What is on the page; where that is too long the totals and the newest deals."""
    say, told = phrases(language), ""
    columns = [say.listed(heading.split("\n")) for heading in scene.columns]
    for row in reversed(scene.rows):
        named = [
            say.say("alt-score-one", name=name, score=score or ("✓" if at in row.winners else ""))
            for at, (name, score) in enumerate(zip(columns, row.scores, strict=True))
            if score or at in row.winners
        ]
        what = " ".join(part for part in (row.label, row.who, row.what) if part)
        line = say.say("alt-ledger-row", what=what, scores=", ".join(named) or "0")
        longer = f"{line} {told}".strip()
        if len(longer) > LONGEST_ALT - 40:
            break
        told = longer
    return say.say("alt-sheet", score=told)[:LONGEST_ALT]
