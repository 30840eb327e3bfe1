"""Digests of all that a change which only moves or renames must leave as it is.

Run on two commits and compare the lines: what is said and drawn of random deals, records, the referee's answers, and
the traces of calm simulated evenings. Nothing in them depends on the process, the clock or the names of classes and
fields, and a field that nothing ever sets counts for nothing.
"""

import dataclasses
import hashlib
import json
import random
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Set
from enum import Enum
from pathlib import Path
from typing import Any

from bot.phrases import LANGUAGES
from bot.present import presenter
from bot.present.messages import Message
from bot.present.readers import Reader, as_seen_by
from bot.render.paint import picture
from bot.tables.model import CardColours, Computer, DealFacts, Pace, Person, Preferences, Stage, Table, TableView
from engine.deal import Deal
from engine.games import GAMES
from engine.match import Tally
from engine.record import read_record, write_record
from engine.referee import answer
from tests.bench.referee import request
from tests.properties.random_deals import random_deal, shuffled_start

MOMENTS, REQUESTS, EVENINGS = 3000, 40, 7
PAINTED_EVERY = 97
"""Of so many messages the pictures of one are painted."""
RECORDS = Path(__file__).parents[1] / "records"
NAMES = {1: "Anna", 2: "Küllike", 3: "王小明", 4: "**Bert**", 5: "Õie"}


class Digest:
    """A digest of values that hold dataclasses: a column for each field of each class, whatever these are called.

    Where a field has its default nothing is added, so that one which always has it can go without a trace.
    """

    def __init__(self) -> None:
        self._columns: dict[tuple[type, int], Any] = defaultdict(hashlib.sha256)
        self._rows: dict[type, int] = defaultdict(int)

    def add(self, value: object) -> str:
        """Take in a value; the text that stands for it."""
        if dataclasses.is_dataclass(value) and not isinstance(value, type):
            kind = type(value)
            self._rows[kind] += 1
            row = self._rows[kind]
            for at, field in enumerate(dataclasses.fields(value)):
                held = getattr(value, field.name)
                if is_default(held, field):
                    continue
                text = self.add(held)
                self._columns[kind, at].update(f"{row} {text}\n".encode())
            return f"#{row}"
        if isinstance(value, Enum):
            return self.add(value.value)
        if isinstance(value, Mapping):
            return "{" + ",".join(f"{self.add(key)}:{self.add(held)}" for key, held in value.items()) + "}"
        if isinstance(value, Set):
            return "{" + ",".join(sorted(map(self.add, value))) + "}"
        if isinstance(value, tuple | list):
            return "(" + ",".join(map(self.add, value)) + ")"
        return repr(value)

    def total(self) -> str:
        """One digest of everything."""
        columns = sorted(column.hexdigest() for column in self._columns.values())
        return hashlib.sha256("".join(columns).encode()).hexdigest()


def is_default(held: object, field: "dataclasses.Field[Any]") -> bool:
    """Whether a field has what it has where nobody says anything."""
    if field.default is not dataclasses.MISSING:
        return bool(held == field.default)
    return field.default_factory is not dataclasses.MISSING and bool(held == field.default_factory())


def moments() -> Iterator[tuple[Deal, random.Random]]:
    """Moments of random deals, as many of each game, with chance for whoever looks at them."""
    for game in sorted(GAMES):
        chance, left = random.Random(f"fingerprint {game}"), -(-MOMENTS // len(GAMES))
        while left:
            for deal in random_deal(shuffled_start(game, chance), chance):
                if left and (deal.phase != "play" or deal.outcome is not None or chance.random() < 0.4):
                    yield deal, chance
                    left -= 1


def table_of(deal: Deal, chance: random.Random) -> Table:
    """A table at which a deal is played, by people who are there or away, and by computers."""
    players = deal.start.players
    tally = Tally(tuple(chance.randrange(-5, 16) for _ in deal.start.rules.columns(players)), chance.randrange(4))
    facts = DealFacts(5, 12, "ab" * 32, outcome=deal.outcome, is_hinted=chance.random() < 0.1)
    seats = tuple(
        Computer(chance.choice(("easy", "normal", "strong"))) if chance.random() < 0.3 else Person(user)
        for user in list(NAMES)[:players]
    )
    options = dataclasses.asdict(deal.start.options)
    stage = Stage.PLAYING if deal.outcome is None else Stage.PAUSE
    return Table(7, 1, 2, 1, deal.start.game, options, seats, Pace(), tally, stage, deal.start.dealer, facts)


def messages_of(deal: Deal, chance: random.Random) -> Iterator[Message]:
    """What a moment looks like to the table, to one of the players and, once it is over, as a result."""
    table = table_of(deal, chance)
    public = TableView(table, None, deal.view(None))
    seat = chance.choice(deal.waiting_for or range(deal.start.players))
    own = TableView(table, seat, deal.view(seat))
    reader = Preferences(
        colours=CardColours.FOUR if chance.random() < 0.3 else CardColours.TWO, offer=chance.random() < 0.3
    )
    for language in sorted(LANGUAGES):
        yield presenter.public_post(public, Reader(language, NAMES))
        who = Reader(language, NAMES, reader)
        yield as_seen_by(presenter.hand(own, who, "here"), who)
        yield presenter.trick(public, Reader(language, NAMES))
        if deal.outcome is not None:
            yield presenter.result(public, Reader(language, NAMES), goes_on=True)
            yield presenter.scores(table, Reader(language, NAMES))


def messages_and_pictures() -> tuple[str, str]:
    """Digests of messages with their scenes, and of some of their pictures' pixels."""
    digest, pixels, count = Digest(), hashlib.sha256(), 0
    for deal, chance in moments():
        for message in messages_of(deal, chance):
            digest.add(message)
            count += 1
            if count % PAINTED_EVERY == 0:
                for shown in message.pictures:
                    pixels.update(picture(shown.scene))
    return digest.total(), pixels.hexdigest()


def records() -> str:
    """The golden records, read and written, and what is read."""
    digest, written = Digest(), hashlib.sha256()
    for path in sorted(RECORDS.glob("*/*.txt")):
        record = read_record(path.read_bytes().decode())
        written.update(write_record(record).encode())
        digest.add(record)
    return hashlib.sha256(f"{written.hexdigest()} {digest.total()}".encode()).hexdigest()


def answers() -> str:
    """The referee's answers to whole deals, to such as stop on the way, and to what is not allowed."""
    told = hashlib.sha256()
    for game in sorted(GAMES):
        for number in range(REQUESTS):
            whole = json.loads(request(game, number))
            for count in (0, len(whole["actions"]) // 3, len(whole["actions"]) - 1, len(whole["actions"])):
                ask(told, whole | {"actions": whole["actions"][:count]})
            ask(told, whole | {"actions": [*whole["actions"][:2], whole["actions"][-1]]})
            ask(told, whole | {"dealer": 9})
            ask(told, {"game": game, "deal": {}, "dealer": 0, "players": 4})
    return told.hexdigest()


def ask(told: "hashlib._Hash", asked: object) -> None:
    """Put a question to the referee and take in the answer."""
    told.update((answer(json.dumps(asked).encode()) or "").encode() + b"\n")


def traces() -> str:
    """What happened in calm evenings, seven of them."""
    command = (sys.executable, "-m", "tests.simulation", "--seeds", "1", str(EVENINGS), "--calm", "--json")
    done = subprocess.run(command, capture_output=True, check=True, text=True)  # noqa: S603 - ourselves
    played = [json.loads(line) for line in done.stdout.splitlines()]
    faults = sum(bool(each["found"]) for each in played)
    return " ".join(each["trace"] for each in played) + (f" ({faults} with faults)" if faults else "")


def main() -> None:
    """Tell everything, or what is named."""
    named = sys.argv[1:]
    if not named or "messages" in named:
        said, painted = messages_and_pictures()
        print(f"messages  {said}\npictures  {painted}", flush=True)  # noqa: T201
    for name, digest in (("records", records), ("referee", answers), ("evenings", traces)):
        if not named or name in named:
            print(f"{name:9} {digest()}", flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
