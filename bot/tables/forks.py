"""Finished deals played again from any moment, by one person in one seat, with computers in the others.

A fork is no table: nobody waits for it, it has no clock and no channel, it counts nowhere, and only who began it sees
it. Between two presses of theirs it is a row in the database; the computers move while a press is answered.
"""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import partial
from typing import Final, Protocol

from bot.errors import ClaimUnproven, Conflict, StaleSoloAction, UserError
from bot.players.base import Thinker
from bot.players.levels import EASY, USUAL
from bot.ports import Clock, Shuffler
from bot.tables.claims import may_claim
from bot.tables.days import Day, Days
from bot.tables.finished_deals import HIGHEST, ResultStore, finished_deal, moment, table_of, table_of_record, unfolded
from bot.tables.model import Computer, DealFacts, Pace, Person, Stage, Table, TableView
from bot.tables.solos import PracticeDeal, new_practice_deal
from bot.tables.uploads import UploadStore, upload_of
from engine.actions import Action, read_action
from engine.daily import SEAT
from engine.deal import Deal
from engine.errors import IllegalAction, Unreadable, UnusableDeal
from engine.games import GAMES
from engine.match import Tally
from engine.options import allowed_values
from engine.outcome import Outcome, won_by, worth
from engine.record import UnreadableRecord, fold, read_record, record_of, write_record
from engine.search.claims import played_out, proven_line
from engine.seats import Seat
from engine.views import View

log = logging.getLogger(__name__)

MOST_FORKS: Final = 20
"""How many forks of one person are kept at a time; a new one takes the place of the oldest."""
KEPT_DAYS: Final = 30
"""How long a fork is kept that nobody goes on with."""
THINKING_SECONDS: Final = 2.0
"""How long all computers together may think before their person is asked: somebody has pressed and waits."""
MOVE_SECONDS: Final = 0.5
"""How long one of them may: as long as it takes them where the machine has time, so that they do the same each time."""

OWN_TRICK, OTHERS_TRICK = "+", "-"
WON_BEFORE_POINTS: Final = 1000
"""No deal has so many card points."""

Move = tuple[Seat, str]


@dataclass(frozen=True, slots=True)
class Fork:
    """A finished deal that one person plays on in a seat, from the moment after so many actions since the cut.

    actions: everybody's since then. id: 0 until it is stored. challenge: the one that is taken up by it. upload: the
    record it is from, where it is no deal of a server; its guild is 0 then. daily: the day whose deal it is, for the
    first time and with no end before; its number is which of that day's deals. mark: see `Day.mark_of`. solo: the fresh
    deal that it is of; it has no end before either.
    """

    id: int
    user: int
    guild: int
    number: int
    step: int
    seat: Seat
    level: str
    actions: tuple[Move, ...] = ()
    challenge: int | None = None
    upload: int | None = None
    daily: int | None = None
    mark: str | None = None
    solo: PracticeDeal | None = None


@dataclass(frozen=True, slots=True)
class SourceDeal:
    """A finished deal that can be played again: of a server, or from a record that somebody uploaded; or a fresh one.

    deal: its id in the database. called: what a record calls its players. day: of a day's deal, which ends at the cut,
    as that of practice does, which is in `solo`.
    """

    table: Table
    whole: Deal
    digest: str
    number: int
    deal: int | None = None
    called: Mapping[int, str] = field(default_factory=dict)
    day: Day | None = None
    solo: PracticeDeal | None = None

    @property
    def is_fresh(self) -> bool:
        """Whether nobody has played it before, so that it has no other end."""
        return self.day is not None or self.solo is not None

    @property
    def chance(self) -> str:
        """What all chance of the computers follows from, so that they do the same for everybody who does the same."""
        if self.solo is not None:
            return self.solo.seal.salt
        return self.digest if self.day is None else self.day.chance(self.number)


@dataclass(frozen=True, slots=True)
class Ends:
    """How a deal ended, and how it ended this time, as everybody saw it: both are over."""

    table: Table
    then: View
    now: View


@dataclass(frozen=True, slots=True)
class Score:
    """What a seat got out of a deal: its score, whether its side won, and its side's card points.

    Of a day's deal alone: tricks, whose each was, by `OWN_TRICK` or `OTHERS_TRICK`, in order; and merit, by which
    people with the same cards are compared.
    """

    score: int | None
    won: bool | None
    points: int
    tricks: str = ""
    merit: int = 0

    @property
    def worth(self) -> int:
        """What it is ordered by."""
        return worth(self.score, self.won)


@dataclass(frozen=True, slots=True)
class ForkSight:
    """A fork as its person may see it; `ends` once it is over. called: what a record calls its players.

    day: of a day's deal, which has had no end before, as that of practice: both of its ends are the one it came to.
    """

    fork: Fork
    sight: TableView
    table: int
    ends: Ends | None = None
    called: Mapping[int, str] = field(default_factory=dict)
    day: Day | None = None


@dataclass(frozen=True, slots=True)
class KeptPractice:
    """One of the deals that somebody plays for practice, by its fork."""

    fork: int
    game: str
    is_over: bool


class ForkStore(Protocol):
    """What is written down of forks. Every method is one transaction; `StorageError` where the database refuses."""

    async def begin_fork(self, fork: Fork, deal: int | None, now: datetime, made: Score | None = None) -> Fork:
        """Store a new one of a deal and give it its id; old ones that nobody goes on with are forgotten.

        Raises `Conflict` if its person has taken up the same challenge, or the same day's deal, already. made: what
        came of one that is over.
        """

    async def fork(self, number: int) -> Fork | None:
        """A fork by its id."""

    async def solos(self, user: int) -> list[KeptPractice]:
        """The deals that somebody plays for practice, or did, as far as they are kept; the newest first."""

    async def go_on(self, fork: Fork, done: Sequence[Move], now: datetime, made: Score | None = None) -> Fork:
        """Append what was done; raises `Conflict` if somebody else wrote first, or it is gone.

        made: what came of one that is over; of a challenge or a day the first such result of each person is kept.
        """


class SoloPlay:
    """Begins forks and carries their persons' actions out; a change is stored before anything of it is shown.

    Every method raises `UserError` with the phrase for the person who asked; `act` also `IllegalAction`.
    """

    def __init__(
        self, store: ForkStore, results: ResultStore, uploads: UploadStore, thinker: Thinker, clock: Clock, *,
        days: Days, shuffler: Shuffler,
    ) -> None:  # fmt: skip
        self._store = store
        self._shuffler = shuffler
        self._days = days
        self._results = results
        self._uploads = uploads
        self._thinker = thinker
        self._clock = clock
        self.on_taken: Callable[[int], None] = lambda _: None
        """Told of a challenge when somebody's try at it is over."""

    async def seats_of(self, guild: int | None, number: int, *, uploaded_by: int | None = None) -> SourceDeal:
        """A finished deal that can be played again: of a server, or by its upload's number from somebody's record."""
        if uploaded_by is not None:
            return await self._from_record(uploaded_by, number)
        stored = await finished_deal(self._results, guild, number)
        table = table_of(stored, "en")
        return SourceDeal(table, unfolded(stored, table), stored.seal.digest, stored.number, stored.id)

    async def _from_record(self, user: int, number: int) -> SourceDeal:
        """It was found right when it was uploaded; the rules may have changed since."""
        upload = await upload_of(self._uploads, user, number, self._clock.now())
        try:
            record = read_record(upload.text)
            whole = await asyncio.to_thread(fold, record)
        except (UnreadableRecord, UnusableDeal, IllegalAction):
            raise UserError("upload-gone") from None
        today = GAMES[record.game].rules_version
        if record.rules != today:
            raise UserError("upload-older", rules=record.rules, today=today)
        called = dict(enumerate(record.players, 1))
        return SourceDeal(table_of_record(record, "en"), whole, record.seal, record.number, called=called)

    async def begin(
        self, user: int, guild: int | None, number: int, step: int, seat: Seat, *, challenge: int | None = None,
        is_upload: bool = False,
    ) -> ForkSight:  # fmt: skip
        """Play a finished deal from a moment on in a seat; raises `Conflict` where a challenge is taken up twice."""
        played = await self.seats_of(guild, number, uploaded_by=user if is_upload else None)
        whole = played.whole
        if not 0 <= seat < whole.start.players:
            raise UserError("no-such-seat", seat=seat + 1, seats=whole.start.players)
        if step >= whole.version - 1:
            raise UserError("fork-over")
        upload = number if is_upload else None
        fork = Fork(0, user, played.table.guild, played.number, step, seat, USUAL, challenge=challenge, upload=upload)
        deal = await played_on(moment(whole, step), seat, fork.level, self._thinker, played.chance)
        return await self._begun(fork, played, deal)

    async def begin_daily(self, user: int, day: Day) -> ForkSight:
        """Play somebody's deal of a day; raises `Conflict` where they have begun it."""
        variant = day.variant_of(user)
        played = _of_day(day, variant)
        fork = Fork(0, user, 0, variant, 0, SEAT, EASY, daily=day.number, mark=day.mark_of(user))
        deal = await played_on(played.whole, SEAT, EASY, self._thinker, played.chance)
        check_open(day, self._clock.now(), begins=True)
        return await self._begun(fork, played, deal)

    async def begin_solo(self, user: int, game: str, *, guided: bool = False) -> ForkSight:
        """Deal somebody a fresh pack, for practice. guided: whether each step is explained."""
        played = _of_solo(new_practice_deal(game, self._shuffler, guided=guided))
        fork = Fork(0, user, 0, 0, 0, SEAT, EASY, solo=played.solo)
        deal = await played_on(played.whole, SEAT, EASY, self._thinker, played.chance)
        return await self._begun(fork, played, deal)

    async def _begun(self, fork: Fork, played: SourceDeal, deal: Deal) -> ForkSight:
        """Store how far one came before its person is asked, and show it."""
        fork = replace(fork, actions=_since(deal, fork.step))
        fork = await self._store.begin_fork(fork, played.deal, self._clock.now(), _made(deal, fork))
        self._tell(fork, deal)
        return _sight(fork, played, deal)

    async def solos(self, user: int) -> list[KeptPractice]:
        """What somebody plays for practice, or did a while ago; the newest first."""
        return await self._store.solos(user)

    async def hinted(self, user: int, number: int) -> TableView:
        """What somebody may know of one of their deals, for a hint; those that are compared with others have none."""
        seen = await self.look(user, number)
        if not seen.sight.table.hints:
            raise UserError("hints-off")
        return seen.sight

    async def record(self, user: int, number: int, name: str) -> str:
        """A fresh deal that is over, as the record of it; its person is called by this name."""
        fork, played, deal = await self._read(user, number)
        if not played.is_fresh or deal.outcome is None:
            raise UserError("fork-not-over")
        names = tuple(name if seat == fork.seat else f"computer {seat}" for seat in range(deal.start.players))
        if played.day is not None:
            day, salt = played.day.date, played.day.salt(fork.number)
        else:
            day, salt = self._clock.now().date(), played.chance
        return write_record(record_of(deal, number=max(1, fork.number), day=day, players=names, salt=salt))

    async def house(self, day: Day, variant: int) -> Score:
        """What a computer makes of one of a day's deals in the person's seat, against the same ones as everybody."""
        played = _of_day(day, variant)
        deal = await played_on(played.whole, None, EASY, self._thinker, played.chance)
        made = _made(deal, Fork(0, 0, 0, variant, 0, SEAT, EASY, daily=day.number))
        if made is None:
            raise RuntimeError("a deal ended without an outcome")
        return made

    async def look(self, user: int, number: int) -> ForkSight:
        """A fork as it stands."""
        return _sight(*await self._read(user, number))

    async def act(self, user: int, number: int, text: str, seen: int) -> ForkSight:
        """Carry out what its person does, and what the computers do until they are asked again.

        seen: how much they had been told where they pressed; a button of another question is `stale`.
        """
        fork, played, before = await self._read(user, number)
        if seen != len(before.heard_by(fork.seat)):
            raise StaleSoloAction
        try:
            action = read_action(text)
        except Unreadable:
            raise UserError("unreadable-action", text=text[:40]) from None
        if played.day is not None:
            check_open(played.day, self._clock.now())
        after = before.act(fork.seat, action)
        deal = await played_on(after, fork.seat, fork.level, self._thinker, played.chance)
        return await self._gone_on(fork, played, before, deal)

    async def claim(self, user: int, number: int, seen: int) -> ForkSight:
        """Give its person all tricks that are left, if they take them whatever the others hold, as far as they know."""
        fork, played, before = await self._read(user, number)
        if seen != len(before.heard_by(fork.seat)):
            raise StaleSoloAction
        view = before.view(fork.seat)
        if not may_claim(view):
            raise UserError("claim-not-now")
        line = proven_line(view)
        rest = None if line is None else played_out(before, fork.seat, line)
        if rest is None:
            raise ClaimUnproven
        return await self._gone_on(fork, played, before, rest[0])

    async def _gone_on(self, fork: Fork, played: SourceDeal, before: Deal, deal: Deal) -> ForkSight:
        """Store what was done, and show it."""
        if played.day is not None:
            check_open(played.day, self._clock.now())
        done = _since(deal, before.version - 1)
        try:
            fork = await self._store.go_on(fork, done, self._clock.now(), _made(deal, fork))
        except Conflict:
            raise StaleSoloAction from None
        self._tell(fork, deal)
        return _sight(fork, played, deal)

    def _tell(self, fork: Fork, deal: Deal) -> None:
        if fork.challenge is not None and deal.outcome is not None:
            self.on_taken(fork.challenge)

    async def _read(self, user: int, number: int) -> tuple[Fork, SourceDeal, Deal]:
        """A fork of this person, the deal it is of, and the fork as far as it has come."""
        fork = await self._store.fork(number) if number <= HIGHEST else None
        if fork is None or fork.user != user:
            raise UserError("fork-gone")
        if fork.daily is not None:
            day = await self._days.day(fork.daily)
            fork = replace(fork, number=day.variant_of(user))
            played = _of_day(day, fork.number)
        elif fork.solo is not None:
            try:
                played = _of_solo(fork.solo)
            except UnusableDeal:
                raise UserError("fork-gone") from None
        elif fork.upload is not None:
            played = await self.seats_of(None, fork.upload, uploaded_by=user)
            fork = replace(fork, number=played.number)
        else:
            played = await self.seats_of(fork.guild, fork.number)
        deal = moment(played.whole, fork.step)
        try:
            for seat, text in fork.actions:
                deal = deal.act(seat, read_action(text))
        except IllegalAction:  # the rules have changed since
            raise UserError("fork-gone") from None
        return fork, played, deal


def check_open(day: Day, now: datetime, *, begins: bool = False) -> None:
    """Whether somebody may still play a day's deal, or begin it; raises `UserError` where it is too late."""
    if now >= (day.ends if begins else day.closes):
        raise UserError("daily-closed", day=day.date)


def _of_day(day: Day, variant: int) -> SourceDeal:
    """A day's deal, as it is before anybody has done anything but cut."""
    deal = day.deal(variant)
    return SourceDeal(_nowhere(deal), deal, day.digest(variant), variant, day=day)


def _of_solo(solo: PracticeDeal) -> SourceDeal:
    """A deal of practice, likewise; its hints are allowed. Raises `UnusableDeal` where the rules have changed."""
    deal = solo.deal()
    return SourceDeal(replace(_nowhere(deal), hints=True), deal, solo.seal.digest, 0, solo=solo)


def _nowhere(deal: Deal) -> Table:
    """The table of a fresh deal, which there is not."""
    options = {name: getattr(deal.start.options, name) for name in allowed_values(deal.start.rules.options)}
    tally = Tally((0,) * len(deal.start.rules.columns(deal.start.players)))
    seats = (Computer(EASY),) * deal.start.players
    return Table(0, 0, 0, 0, deal.start.game, options, seats, Pace(), tally, Stage.PLAYING, deal.start.dealer)


async def played_on(deal: Deal, seat: Seat | None, level: str, thinker: Thinker, chance: str) -> Deal:
    """A deal when the person in a seat is asked, or when it is over, as where nobody sits there.

    Computers that merely may say something come first. Each knows what its seat knows. All together they have so long;
    what is left then is done by rule of thumb, as everything is at the level that knows nothing else and no time.
    chance: what all their chance follows from, so that they do the same for everybody who does the same.
    """
    until = asyncio.get_running_loop().time() + THINKING_SECONDS
    while deal.waiting_for:
        said = await _said(deal, seat, partial(_thought, thinker, level, until, chance))
        if said is None:
            return deal
        deal = deal.act(*said)
    return deal


async def _said(
    deal: Deal, person: Seat | None, think: Callable[[View], Awaitable[Action | None]]
) -> tuple[Seat, Action] | None:
    """What the first computer that wants to does; nothing where all that is left to do is the person's."""
    waiting = deal.waiting_for
    seats = [seat for seat in range(deal.start.players) if seat != person and deal.decisions(seat)]
    for seat in sorted(seats, key=lambda each: each in waiting):
        action = await think(deal.view(seat))
        if action is not None:
            return seat, action
    return None


async def _thought(thinker: Thinker, level: str, until: float, chance: str, view: View) -> Action | None:
    """What a computer makes of what its seat knows; who is asked and fails does the first thing that is legal."""
    left = min(MOVE_SECONDS, until - asyncio.get_running_loop().time())
    repeated = random.Random(f"{chance} {view.seat} {len(view.history)}")  # noqa: S311 - it must repeat
    thought = thinker.begin(level if left > 0 else EASY, view, max(0.0, left), repeated)
    action = None
    try:
        await thought.settle()
        action = await thought.answer()
    except Exception:
        log.exception("a computer failed in the %s phase of a fork of %s", view.phase, view.game)
    finally:
        thought.drop()
    asked = view.asked
    return asked.actions[0] if action is None and asked is not None else action


def _since(deal: Deal, step: int) -> tuple[Move, ...]:
    """What was done after so many actions since the cut."""
    return tuple((seat, str(action)) for seat, action in deal.actions[step + 1 :])


def score_of(outcome: Outcome, seat: Seat) -> Score:
    """What a seat got out of a finished deal."""
    side = outcome.sides[seat] if outcome.sides else None
    points = outcome.points[seat] if side is None or outcome.side_points is None else outcome.side_points[side]
    return Score(outcome.scores[seat] if outcome.scores is not None else None, won_by(outcome, seat), points)


def _made(deal: Deal, fork: Fork) -> Score | None:
    if deal.outcome is None:
        return None
    made = score_of(deal.outcome, fork.seat)
    if fork.daily is None:
        return made
    return replace(made, tricks=tricks_of(deal, fork.seat), merit=merit_of(deal.outcome, fork.seat))


def merit_of(outcome: Outcome, seat: Seat) -> int:
    """By what people with the same cards are compared: what the game pays the seat more than each other one, in sum.

    So it tells also how much somebody let the others have. Where nothing is scored, who won goes before who lost, and
    then the card points tell.
    """
    if outcome.scores is not None:
        return sum(outcome.scores[seat] - score for score in outcome.scores)
    made = score_of(outcome, seat)
    return made.worth * WON_BEFORE_POINTS + made.points


def tricks_of(deal: Deal, seat: Seat) -> str:
    """Whose each trick of a finished deal was: the seat's own side's, or the others'."""
    view, signs = deal.view(seat), []
    sides = deal.outcome.sides if deal.outcome is not None and deal.outcome.sides else (None,) * view.players
    for trick in view.tricks:
        winner = trick.winner(view.ranking)
        is_own = winner == seat or (sides[seat] is not None and sides[winner] == sides[seat])
        signs.append(OWN_TRICK if is_own else OTHERS_TRICK)
    return "".join(signs)


def _sight(fork: Fork, played: SourceDeal, deal: Deal) -> ForkSight:
    """What its person may see. The others are computers, whoever sat there."""
    was, players = played.table, played.whole.start.players
    seats = tuple(Person(fork.user) if seat == fork.seat else Computer(fork.level) for seat in range(players))
    facts = DealFacts(fork.id, fork.number, played.digest, outcome=deal.outcome)
    table = replace(was, id=0, host=fork.user, seats=seats, deal=facts, stage=Stage.PLAYING)
    sight = TableView(table, fork.seat, deal.view(fork.seat))
    then = deal if played.is_fresh else played.whole
    ends = None if deal.outcome is None else Ends(was, then.view(None), deal.view(None))
    return ForkSight(fork, sight, was.id, ends, played.called, played.day)
