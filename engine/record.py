"""A whole deal as a text that a player can read and the program reads back exactly."""

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Any, Final, Self, TypeVar

from engine.actions import Action, Cut, read_action
from engine.cards import Cards, read_cards, read_suit, write_cards
from engine.deal import Deal, Start, read_start
from engine.errors import IllegalAction, Unreadable, UnusableDeal
from engine.match import Carried, read_counts
from engine.options import Value, allowed_values
from engine.seats import Seat
from engine.shuffling import PACK_ALONE, WITH_CUT, SharedShuffle, seal

LONGEST: Final = 1 << 16
MOST_SEATS: Final = 10
MOST_PARTS: Final = 2 * MOST_SEATS
"""The packs of a match come from the people of two rooms."""
DELETED: Final = "deleted"
"""What a record says of a part that is no longer there."""

T = TypeVar("T")
Move = tuple[Seat, Action]


class RecordFault(str):
    """What is wrong with a record, in English; `code` and `details` say the same so that others can word it."""

    code: str
    details: Mapping[str, object]

    def __new__(cls, text: str, code: str, **details: object) -> Self:
        """Make one of its sentence and its code."""
        fault = super().__new__(cls, text)
        fault.code, fault.details = code, details
        return fault


class UnreadableRecord(ValueError):
    """A text that is no record: the number of the line that is wrong, counted from 1, and why.

    >>> from engine import UnreadableRecord, read_record
    >>> try:
    ...     read_record("a letter home")
    ... except UnreadableRecord as unreadable:
    ...     unreadable.line, unreadable.reason
    (1, 'game is expected here')
    """

    def __init__(self, line: int, reason: RecordFault) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Record:
    """A deal as it is kept: `hands` and `blind` as dealt, sorted where that tells nothing; `result` None till the end.

    rules: the version of the game's rules. number: the deal's number on its server. players: names by seat, any text.
    shuffle: what the pack follows from, where everybody shuffled it; committed: the hash of its secret, posted before;
    ways: of dealing, among which it draws, where the cut follows from it too.

    >>> from datetime import date
    >>> from engine import GAMES, Deal, Start, read_action, record_of
    >>> rules = GAMES["skat"]
    >>> options = rules.options()
    >>> start = Start("skat", options, players=3, dealer=0, pack=rules.pack(options, 3))
    >>> deal = Deal(start).act(2, read_action("cut threes at 16")).act(2, read_action("bid 18"))
    >>> record = record_of(deal, number=7, day=date(2026, 1, 1), players=("Anna", "Bert", "Carl"), salt="5a" * 16)
    >>> record.game, record.number, record.players[record.dealer]
    ('skat', 7, 'Anna')
    >>> [(record.players[seat], str(action)) for seat, action in record.actions]
    [('Carl', 'bid 18')]
    """

    game: str
    rules: int
    options: Mapping[str, Value]
    number: int
    date: date
    dealer: Seat
    players: tuple[str, ...]
    seal: str
    salt: str
    pack: Cards
    cut: tuple[Seat, Cut]
    hands: tuple[Cards, ...]
    blind: Cards = ()
    carried: Carried | None = None
    actions: tuple[Move, ...] = ()
    result: Mapping[str, Any] | None = field(default=None)
    shuffle: SharedShuffle | None = None
    committed: str = ""
    ways: tuple[str, ...] = ()


def record_of(
    deal: Deal, *, number: int, day: date, players: tuple[str, ...], salt: str, shuffle: SharedShuffle | None = None
) -> Record:
    """Make the record of a deal that was cut; raises `UnusableDeal` for one that was not.

    shuffle: what its pack follows from, where everybody shuffled it.

    >>> from datetime import date
    >>> from engine import GAMES, Deal, Start, read_action, record_of, write_cards
    >>> rules = GAMES["skat"]
    >>> options = rules.options()
    >>> start = Start("skat", options, players=3, dealer=0, pack=rules.pack(options, 3))
    >>> deal = Deal(start).act(2, read_action("cut threes at 16")).act(2, read_action("bid 18"))
    >>> record = record_of(deal, number=7, day=date(2026, 1, 1), players=("Anna", "Bert", "Carl"), salt="5a" * 16)
    >>> write_cards(record.hands[2]), write_cards(record.blind)
    ('7C 7S 8S 9S TH JH QH QD KD AD', 'KS AS')
    """
    start, rules = deal.start, deal.start.rules
    cutter, cut = deal.actions[0] if deal.actions else (0, None)
    if not isinstance(cut, Cut):
        raise UnusableDeal("a record begins with the cut")
    dealt = rules.deal(start.options, start.dealer, start.players, start.pack, cut)
    return Record(
        game=start.game,
        rules=rules.rules_version,
        options={name: getattr(start.options, name) for name in allowed_values(rules.options)},
        number=number,
        date=day,
        dealer=start.dealer,
        players=players,
        seal=seal(salt, start.pack),
        salt=salt,
        pack=start.pack,
        cut=(cutter, cut),
        hands=dealt.kept_hands,
        blind=tuple(sorted(dealt.blind)),
        carried=start.carried,
        actions=deal.actions[1:],
        result=_result(deal),
        shuffle=shuffle,
        committed="" if shuffle is None else shuffle.commitment,
        ways=_drawn_ways(start, shuffle),
    )


def _drawn_ways(start: Start, shuffle: SharedShuffle | None) -> tuple[str, ...]:
    return start.rules.drawn_ways(start.options) if shuffle is not None and shuffle.draws_cut else ()


def _result(deal: Deal) -> dict[str, Any] | None:
    outcome = deal.outcome
    if outcome is None:
        return None
    plain: dict[str, Any] = json.loads(json.dumps(deal.start.rules.result(outcome)))
    return plain


# Writing


def write_record(record: Record) -> str:
    """Write a record: the header, a line for each action as `seat verb arguments`, and the result.

    >>> from datetime import date
    >>> from engine import GAMES, Deal, Start, read_action, record_of, write_record
    >>> rules = GAMES["skat"]
    >>> options = rules.options()
    >>> start = Start("skat", options, players=3, dealer=0, pack=rules.pack(options, 3))
    >>> deal = Deal(start).act(2, read_action("cut threes at 16")).act(2, read_action("bid 18"))
    >>> record = record_of(deal, number=7, day=date(2026, 1, 1), players=("Anna", "Bert", "Carl"), salt="5a" * 16)
    >>> text = write_record(record)
    >>> text.splitlines()[:2], text.splitlines()[2][:33], text.splitlines()[-1]
    (['game: skat', 'rules: 1'], 'options: announce=any schneider=9', '2 bid 18')
    """
    options = " ".join(f"{name}={_value_text(value)}" for name, value in record.options.items())
    header = [
        f"game: {record.game}",
        f"rules: {record.rules}",
        f"options: {options or 'none'}",
        f"deal: {record.number}",
        f"date: {record.date.isoformat()}",
        f"dealer: {record.dealer}",
        *(f"player {seat}: {_quote(name)}" for seat, name in enumerate(record.players)),
        f"seal: {record.seal}",
        f"salt: {record.salt}",
        *_shuffle_lines(record),
        f"pack: {write_cards(record.pack)}",
        f"cut: {_move_text(record.cut)}",
        *(f"hand {seat}: {write_cards(hand)}" for seat, hand in enumerate(record.hands)),
    ]
    if record.blind:
        header.append(f"blind: {write_cards(record.blind)}")
    if record.carried:
        header += _carried_lines(record.carried)
    result = [] if record.result is None else ["", *(f"{key}: {json.dumps(it)}" for key, it in record.result.items())]
    return "\n".join([*header, "", *map(_move_text, record.actions), *result, ""])


def _carried_lines(carried: Carried) -> list[str]:
    maker = "nobody" if carried.maker is None else carried.maker
    tie = [] if carried.trump is None else [f"replay: {carried.trump.letter} by {maker}"]
    counts = " ".join(f"{name}={count}" for name, count in carried.counts)
    return [*tie, f"carried: {counts}"] if counts else tie


def _shuffle_lines(record: Record) -> list[str]:
    shuffle = record.shuffle
    if shuffle is None:
        return []
    parts = (f"part {place}: {DELETED if part is None else _quote(part)}" for place, part in enumerate(shuffle.parts))
    drawn = [f"derivation: {shuffle.derivation}", f"ways: {' '.join(record.ways)}"] if shuffle.draws_cut else []
    return [f"shuffle: {shuffle.deal}", *drawn, f"committed: {record.committed}", f"secret: {shuffle.secret}", *parts]


def _move_text(move: Move) -> str:
    return f"{move[0]} {move[1]}"


def _value_text(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else value


def _quote(name: str) -> str:
    """Put a name in quotes; whatever could break a line or hide in it is written as `\\u{…}`."""
    signs = (f"\\{sign}" if sign in '"\\' else sign if sign.isprintable() else f"\\u{{{ord(sign):x}}}" for sign in name)
    return f'"{"".join(signs)}"'


# Reading


class _Lines:
    """The lines of a record and how far they are read."""

    def __init__(self, text: str) -> None:
        self._lines = text.split("\n")
        self._next = 0

    @property
    def number(self) -> int:
        """The line read last, counted from 1."""
        return max(self._next, 1)

    def has(self, start: str) -> bool:
        """Whether the next line starts so."""
        return self._next < len(self._lines) and self._lines[self._next].startswith(start)

    def next(self) -> str:
        if self._next == len(self._lines):
            raise UnreadableRecord(len(self._lines), RecordFault("the record breaks off", "breaks-off"))
        self._next += 1
        return self._lines[self._next - 1]

    def value(self, name: str, read: Callable[[str], T]) -> T:
        """Read the line that bears this name."""
        line = self.next()
        if not line.startswith(f"{name}: "):
            raise UnreadableRecord(self.number, RecordFault(f"{name} is expected here", "expected", name=name))
        return self.checked(read, line[len(name) + 2 :])

    def checked(self, read: Callable[[str], T], text: str) -> T:
        """Read a value, naming the line if it is none."""
        try:
            return read(text)
        except (ValueError, RecursionError) as error:
            raise UnreadableRecord(
                self.number, RecordFault(f"cannot be read: {str(error)[:100]}", "unreadable")
            ) from None


def read_record(text: str) -> Record:
    """Read what `write_record` writes, however its lines end; raises `UnreadableRecord` for anything else.

    >>> from datetime import date
    >>> from engine import GAMES, Deal, Start, read_action, read_record, record_of, write_record
    >>> rules = GAMES["skat"]
    >>> options = rules.options()
    >>> start = Start("skat", options, players=3, dealer=0, pack=rules.pack(options, 3))
    >>> deal = Deal(start).act(2, read_action("cut threes at 16")).act(2, read_action("bid 18"))
    >>> record = record_of(deal, number=7, day=date(2026, 1, 1), players=("Anna", "Bert", "Carl"), salt="5a" * 16)
    >>> read_record(write_record(record)) == record
    True
    """
    text = with_line_ends(text)
    if len(text) > LONGEST:
        raise UnreadableRecord(1, RecordFault("too long for a record", "too-long"))
    record = _read(_Lines(text))
    again = write_record(record)
    if again != text:
        pairs = zip(text.split("\n"), [*again.split("\n"), ""], strict=False)
        different = (number for number, (line, other) in enumerate(pairs, 1) if line != other)
        raise UnreadableRecord(
            next(different, text.count("\n") + 1), RecordFault("not written as records are", "not-so")
        )
    return record


def with_line_ends(text: str) -> str:
    """A record as `write_record` ends its lines: editors and mail change that, or take away the last one's end.

    >>> with_line_ends("game: skat\\r\\n\\r\\n0 play QC")
    'game: skat\\n\\n0 play QC\\n'
    """
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    # A deal in which nobody has done anything ends with an empty line.
    return text if text.endswith("\n") and "\n\n" in text else text + "\n"


def _read(lines: _Lines) -> Record:
    game = lines.value("game", _word)
    rules = lines.value("rules", _number)
    options = lines.value("options", _read_options)
    number = lines.value("deal", _number)
    day = lines.value("date", date.fromisoformat)
    dealer = lines.value("dealer", _seat)
    players = _by_seat(lines, "player", _unquote)
    seal_text, salt = lines.value("seal", _hash), lines.value("salt", _salt)
    committed, ways, shuffle = _read_shuffle(lines) if lines.has("shuffle: ") else ("", (), None)
    pack, cut = lines.value("pack", read_cards), lines.value("cut", _read_cut)
    hands = _by_seat(lines, "hand", read_cards)
    blind = lines.value("blind", read_cards) if lines.has("blind: ") else ()
    carried = lines.value("replay", _read_replay) if lines.has("replay: ") else None
    if lines.has("carried: "):
        carried = replace(carried or Carried(), counts=lines.value("carried", _read_counts))
    if lines.next():
        raise UnreadableRecord(lines.number, RecordFault("an empty line is expected here", "empty-line"))
    moves = []
    while line := lines.next():
        moves.append(lines.checked(_read_move, line))
    result = _read_result(lines)
    return Record(
        game, rules, options, number, day, dealer, players, seal_text, salt, pack, cut, hands, blind, carried,
        tuple(moves), result, shuffle, committed, ways,
    )  # fmt: skip


def _read_shuffle(lines: _Lines) -> tuple[str, tuple[str, ...], SharedShuffle]:
    deal = lines.value("shuffle", _shuffle_name)
    derivation = lines.value("derivation", _read_derivation) if lines.has("derivation: ") else PACK_ALONE
    ways = lines.value("ways", _read_ways) if derivation >= WITH_CUT else ()
    committed, secret = lines.value("committed", _hash), lines.value("secret", _hash)
    parts = _by_seat(lines, "part", _read_part, MOST_PARTS)
    return committed, ways, SharedShuffle(deal, secret, parts, derivation)


def _read_derivation(text: str) -> int:
    if text != str(WITH_CUT):
        raise ValueError(f"there is no derivation {text}")
    return WITH_CUT


def _read_ways(text: str) -> tuple[str, ...]:
    return tuple(map(_option, text.split(" ")))


def _read_part(text: str) -> str | None:
    return None if text == DELETED else _unquote(text)


def _by_seat(lines: _Lines, name: str, read: Callable[[str], T], most: int = MOST_SEATS) -> tuple[T, ...]:
    found: list[T] = []
    while lines.has(f"{name} {len(found)}: ") and len(found) < most:
        found.append(lines.value(f"{name} {len(found)}", read))
    return tuple(found)


def _read_result(lines: _Lines) -> dict[str, Any] | None:
    """What follows the empty line after the actions; a record that ends with it has no result."""
    result: dict[str, Any] = {}
    if not lines.has(""):
        return None
    while line := lines.next():
        key, _, value = line.partition(": ")
        result[lines.checked(_word, key)] = lines.checked(_read_json, value)
    return result


def _read_json(text: str) -> object:
    return json.loads(text, parse_constant=_word)


def _written_like(pattern: str) -> Callable[[str], str]:
    """Read a text that is all of this pattern."""

    def read(text: str) -> str:
        if not re.fullmatch(pattern, text):
            raise ValueError(text)
        return text

    return read


_word: Final = _written_like(r"[a-z][a-z0-9_-]{0,40}")
_option: Final = _written_like(r"[a-z0-9][a-z0-9_-]{0,40}")
_shuffle_name: Final = _written_like(r"[A-Za-z0-9-]{1,40}")
_hash: Final = _written_like(r"[0-9a-f]{64}")
_salt: Final = _written_like(r"[0-9a-f]{32}")
_digits: Final = _written_like(r"[0-9]{1,18}")


def _number(text: str) -> int:
    return int(_digits(text))


def _seat(text: str) -> Seat:
    if not re.fullmatch(r"[0-9]", text):
        raise ValueError(f"no seat: {text}")
    return int(text)


def _read_options(text: str) -> dict[str, Value]:
    if text == "none":
        return {}
    pairs = (pair.partition("=") for pair in text.split(" "))
    return {_word(name): {"true": True, "false": False}.get(value, _option(value)) for name, _, value in pairs}


def _read_move(text: str) -> Move:
    seat, _, action = text.partition(" ")
    return _seat(seat), read_action(action)


def _read_cut(text: str) -> tuple[Seat, Cut]:
    seat, action = _read_move(text)
    if not isinstance(action, Cut):
        raise Unreadable(text)
    return seat, action


def _read_replay(text: str) -> Carried:
    trump, _, maker = text.partition(" by ")
    return Carried(read_suit(trump), None if maker == "nobody" else _seat(maker))


def _read_counts(text: str) -> tuple[tuple[str, int], ...]:
    pairs = [part.partition("=") for part in text.split(" ")]
    return read_counts({name: _number(count) for name, _, count in pairs})


_ESCAPE: Final = re.compile(r'\\(?:(["\\])|u\{([0-9a-f]{1,6})\})')


def _unquote(text: str) -> str:
    return _ESCAPE.sub(lambda found: found[1] or chr(int(found[2], 16)), text[1:-1])


# Checking


def fold(record: Record) -> Deal:
    """Play a record through; raises `UnusableDeal` or `IllegalAction` where it cannot be.

    >>> from datetime import date
    >>> from engine import GAMES, Deal, Start, read_action, fold, record_of
    >>> rules = GAMES["skat"]
    >>> options = rules.options()
    >>> start = Start("skat", options, players=3, dealer=0, pack=rules.pack(options, 3))
    >>> deal = Deal(start).act(2, read_action("cut threes at 16")).act(2, read_action("bid 18"))
    >>> record = record_of(deal, number=7, day=date(2026, 1, 1), players=("Anna", "Bert", "Carl"), salt="5a" * 16)
    >>> fold(record) == deal
    True
    """
    deal = Deal(start_of(record))
    for seat, action in (record.cut, *record.actions):
        deal = deal.act(seat, action)
    return deal


def start_of(record: Record) -> Start:
    """The start a record tells of; raises `UnusableDeal` if no deal can start so."""
    players = len(record.players)
    start = read_start(
        record.game, record.options, players, record.dealer, record.pack, record.carried, version=record.rules
    )
    seats = (record.dealer, record.cut[0], *(seat for seat, _ in record.actions))
    if max(seats) >= players or (record.carried and (record.carried.maker or 0) >= players):
        raise UnusableDeal("it names a seat that is not at the table")
    return start


def verify(record: Record) -> list[RecordFault]:
    """Everything in a record that contradicts the rest of it: nothing, when the deal went as it says.

    >>> from dataclasses import replace
    >>> from datetime import date
    >>> from engine import GAMES, Deal, Start, read_action, record_of, verify
    >>> rules = GAMES["skat"]
    >>> options = rules.options()
    >>> start = Start("skat", options, players=3, dealer=0, pack=rules.pack(options, 3))
    >>> deal = Deal(start).act(2, read_action("cut threes at 16")).act(2, read_action("bid 18"))
    >>> record = record_of(deal, number=7, day=date(2026, 1, 1), players=("Anna", "Bert", "Carl"), salt="5a" * 16)
    >>> verify(record)
    ['the deal is not over']
    >>> verify(replace(record, salt="00" * 16))
    ['the seal is not the one of this salt and pack', 'the deal is not over']
    """
    problems = []
    if seal(record.salt, record.pack) != record.seal:
        problems.append(RecordFault("the seal is not the one of this salt and pack", "seal"))
    if record.shuffle is not None and record.shuffle.commitment != record.committed:
        problems.append(RecordFault("the secret is not the one whose hash was posted", "shuffle-secret"))
    try:
        return problems + _contradictions(record, start_of(record))
    except UnusableDeal as unusable:
        return [*problems, RecordFault(str(unusable), "unusable")]


def _contradictions(record: Record, start: Start) -> list[RecordFault]:
    problems = []
    if record.shuffle is not None:
        problems += _shuffle_faults(record, start, record.shuffle)
    try:
        deal = Deal(start).act(*record.cut)
    except IllegalAction as illegal:
        return [*problems, RecordFault(f"the cut is refused: {illegal}", "cut")]
    dealt = start.rules.deal(start.options, start.dealer, start.players, start.pack, record.cut[1])
    if (record.hands, record.blind) != (dealt.kept_hands, tuple(sorted(dealt.blind))):
        problems.append(RecordFault("the hands do not follow from pack and cut", "hands"))
    for number, (seat, action) in enumerate(record.actions, 1):
        try:
            deal = deal.act(seat, action)
        except IllegalAction as illegal:
            text = f"action {number}, {seat} {action}, is refused: {illegal}"
            return [*problems, RecordFault(text, "action", number=number)]
    result = _result(deal)
    if result is None:
        problems.append(RecordFault("the deal is not over", "not-over"))
    if _canonical(result) != _canonical(record.result):
        problems.append(RecordFault(f"the result should be {_canonical(result)}", "result"))
    return problems


def _shuffle_faults(record: Record, start: Start, shuffle: SharedShuffle) -> list[RecordFault]:
    """What does not follow from a shuffle; where a part of it was deleted nothing of that can be told."""
    faults, new, ways = [], start.rules.pack(start.options, start.players), _drawn_ways(start, shuffle)
    if record.ways != ways:
        faults.append(RecordFault("the ways of dealing are not those of its rules", "shuffle-ways"))
    if not shuffle.is_whole:
        return faults
    if shuffle.order(new) != record.pack:
        faults.append(RecordFault("the pack does not follow from the secret and the parts", "shuffle-pack"))
    if not shuffle.draws_cut:
        return faults
    if record.cut != (start.cutter, shuffle.cut(new, ways)):
        faults.append(RecordFault("the cut does not follow from the secret and the parts", "shuffle-cut"))
    if shuffle.dealer(start.players) not in {None, start.dealer}:
        faults.append(RecordFault("the dealer does not follow from the secret and the parts", "shuffle-dealer"))
    return faults


def _canonical(result: Mapping[str, Any] | None) -> str:
    return json.dumps(result, sort_keys=True)
