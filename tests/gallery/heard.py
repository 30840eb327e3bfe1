"""`python -m tests.gallery.heard`: what somebody hears of a recorded deal that they play in reading mode, by turns."""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from bot.phrases import LANGUAGES
from bot.present import presenter
from bot.present.messages import Button, Message
from bot.present.readers import Reader, as_seen_by
from bot.tables.model import DealFacts, Pace, Person, Preferences, ReadingMode, Stage, Table, TableView
from engine.deal import Deal
from engine.games import GAMES
from engine.match import Tally
from engine.record import read_record, start_of

RECORDS = Path(__file__).parents[1] / "records"
NAMES = {1: "Anna", 2: "Bert", 3: "Carl", 4: "Dora", 5: "Eve", 6: "Fred", 7: "Gabi", 8: "Hugo"}


def stages(path: Path) -> Iterator[Deal]:
    """A recorded deal, act by act."""
    record = read_record(path.read_text(encoding="utf-8"))
    deal = Deal(start_of(record))
    for seat, action in (record.cut, *record.actions):
        deal = deal.act(seat, action)
        yield deal


def sight_of(deal: Deal, seat: int) -> TableView:
    """How the deal's table looks to a seat: a table of people."""
    players = deal.start.players
    seats = tuple(Person(user) for user in [*NAMES][:players])
    tally = Tally((0,) * len(deal.start.rules.columns(players)))
    stage = Stage.PLAYING if deal.outcome is None else Stage.PAUSE
    facts = DealFacts(5, 12, "ab" * 32, None, deal.outcome)
    table = Table(7, 1, 2, 1, deal.start.game, {}, seats, Pace(), tally, stage, deal.start.dealer, facts)
    return TableView(table, seat, deal.view(seat))


def said(message: Message) -> Iterator[str]:
    """A message as it is read out: its words, what its pictures show, and its buttons."""
    yield message.text
    for picture in message.pictures:
        yield f"[picture] {picture.alt}"
    labels = [each.label if isinstance(each, Button) else f"{each.placeholder} (menu)" for each in message.controls]
    yield f"[buttons] {'; '.join(labels)}"


def heard(path: Path, language: str, seat: int = 0) -> Iterator[str]:
    """Everything that somebody hears of a deal: each of their turns, and the result."""
    reader = Reader(language, NAMES, Preferences(reading=ReadingMode.ON))
    asked = ""
    for deal in stages(path):
        sight, acted = sight_of(deal, seat), deal.actions[-1][0] == seat
        asks = deal.phase if seat in deal.waiting_for else ""
        if deal.outcome is not None:
            yield "\n".join(said(as_seen_by(presenter.deal_over(sight, reader, goes_on=True), reader)))
        elif asks and (acted or asks != asked):
            yield "\n".join(said(as_seen_by(presenter.hand(sight, reader), reader)))
        asked = asks


def main() -> int:
    """Print a deal of each game in each language, or of those that are named."""
    parser = argparse.ArgumentParser(prog="python -m tests.gallery.heard", description=__doc__)
    parser.add_argument("--game", action="append", choices=tuple(GAMES), default=[], help="this game alone")
    parser.add_argument("--language", action="append", choices=tuple(LANGUAGES), default=[], help="this one alone")
    given = parser.parse_args()
    for game in given.game or GAMES:
        path = min((RECORDS / game).glob("*.txt"))
        for language in given.language or LANGUAGES:
            sys.stdout.write(f"=== {game}, {language}: {path.name}\n\n" + "\n\n".join(heard(path, language)) + "\n\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
