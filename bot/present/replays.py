"""Finished deals and uploaded records gone through step by step: all hands open, or only what one seat knew."""

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from typing import Final

from bot.errors import UserError
from bot.phrases import escape
from bot.ports import Clock
from bot.present.deal_presses import (
    CHALLENGE,
    OPEN,
    OWN,
    DealMoment,
    ForkPress,
    MomentRef,
    RedealPress,
    ReplayPress,
    ShareMomentPress,
    UploadMoment,
)
from bot.present.descriptions import open_table_alt
from bot.present.figures import GoPress, HistoryPress, after_sharing, link_button
from bot.present.messages import Button, Entry, Menu, Message, Picture
from bot.present.pictures import open_table_scene
from bot.present.readers import Reader, Readers
from bot.present.redeals import repeat_line
from bot.present.scenes import TableScene
from bot.present.seals import seal_groups
from bot.present.words import aside_label, cards_text, countdown, last_happening
from bot.tables.finished_deals import (
    MAX_UPLOAD_BYTES,
    UPLOAD_LIFETIME,
    ResultStore,
    UploadedRecord,
    UploadStore,
    finished_deal,
    fold_finished,
    moment,
    named,
    table_of,
    table_of_record,
    upload_of,
    users_of,
)
from bot.tables.model import Redeal, Table
from bot.tables.redeals import table_for_redeal
from bot.tables.rights import Caller
from bot.tables.stored import StoredDeal
from engine.actions import Play
from engine.cards import Cards
from engine.deal import Deal
from engine.games import GAMES
from engine.record import Record, RecordFault, UnreadableRecord, fold, read_record, verify, with_line_ends
from engine.seats import Seat
from engine.views import View


@dataclass(frozen=True, slots=True)
class Course:
    """A finished deal as it is gone through.

    table: its players, without a score. reader: who goes through it. at: the deal or file that its controls lead to.
    seat: where the reader sat, None where they did not or where that is not known. since: from which step on they sat
    there. repeats: the deal that was played again by it. proposed_at: the reader's table to which it could be proposed
    now, 0 for none.
    """

    table: Table
    whole: Deal
    reader: Reader
    number: int
    at: MomentRef
    seat: Seat | None = None
    since: int = 0
    repeats: Redeal | None = None
    proposed_at: int = 0

    @property
    def steps(self) -> int:
        """How many actions there were since the cut."""
        return self.whole.version - 1

    @property
    def is_uploaded(self) -> bool:
        return isinstance(self.at, UploadMoment)

    def at_step(self, step: int) -> MomentRef:
        return replace(self.at, step=step)


def course_of(stored: StoredDeal, user: int, reader: Reader, came: tuple[Seat, int] | None = None) -> Course:
    """A finished deal of a server; raises `UserError` for one of older rules.

    came: the seat that the reader took after it had begun, and the number of their first action there.
    """
    table = named(table_of(stored, reader.language))
    whole = fold_finished(stored, table)
    at = DealMoment(stored.table, stored.number)
    seat, since = table.seat_of(user), 0
    if seat is None and came is not None:
        seat, since = came[0], max(0, came[1] - 1)
    return Course(table, whole, reader, stored.number, at, seat, since=since, repeats=stored.repeats)


def uploaded_course(record: Record, upload: int, reader: Reader) -> Course:
    """A record that somebody uploaded, which has been found right; nobody knows who its players are."""
    table = table_of_record(record, reader.language)
    reader = replace(reader, names=dict(enumerate(record.players, 1)))
    return Course(table, fold(record), reader, record.number, UploadMoment(upload))


def replay(course: Course, step: int, *, own: bool = False) -> Message:
    """A moment of a finished deal, with ways to every other. own: as the reader's seat knew it then."""
    own = own and course.seat is not None
    told = moments(course, own=own)
    step = _moment(told, step)
    message = _look(course, step, told, own=own)
    return replace(message, controls=_controls(course, step, told, own=own))


def shared(course: Course, step: int, who: str, *, own: bool = False) -> Message:
    """The same for everybody in a channel. who: what the one who shows it is called there."""
    own, reader = own and course.seat is not None, course.reader
    told = moments(course, own=own)
    step = _moment(told, step)
    message = _look(course, step, told, own=own, is_shared=True)
    key = "replay-shared-own" if own else "replay-shared"
    again = ReplayPress(course.at_step(step), way="shown")
    controls: tuple[Button, ...] = (Button(reader.say("button-replay"), str(again)),)
    if course.is_uploaded:  # the file is its owner's: others can press nothing
        key, controls = "replay-shared-upload", ()
    return replace(message, text=f"{reader.say(key, who=escape(who))}\n{message.text}", controls=controls)


def moments(course: Course, *, own: bool) -> Sequence[int]:
    """The steps at which there is something new to see; what a seat heard nothing of was no moment for it.

    Who sat down in the middle of a deal sees what their seat knew from then on.
    """
    if not own:
        return range(course.steps + 1)
    deal, told, found = Deal(course.whole.start), 0, []
    for step, (seat, action) in enumerate(course.whole.actions):
        deal = deal.act(seat, action)
        if (now := deal.count_heard_by(course.seat)) > told:
            found.append(step)
        told = now
    return [step for step in found if step >= course.since] or found[-1:]


def _moment(told: Sequence[int], step: int) -> int:
    """The step that is shown for one that is asked for, which may be none: the newest before it."""
    return max((each for each in told if each <= step), default=told[0])


def _look(
    course: Course, step: int, told: Sequence[int], *, own: bool, is_shared: bool = False
) -> Message:  # fmt: skip
    """One moment in words and as a picture; where it is shared, the one who saw it so is called by their name."""
    reader, table = course.reader, course.table
    called = reader.called(table)
    seen = seen_at(course, step, course.seat if own else None)
    view, aside = seen.view, seen.aside
    lying = aside_label(view, len(aside), reader.language)
    place = {"game": reader.say(f"game-{table.game}"), "deal": course.number, "step": told.index(step)}
    lines = [
        reader.say("replay-head-own" if own else "replay-head", steps=course.steps, **place),
        repeat_line(course.repeats, reader) if course.repeats is not None else "",
        *([] if own and is_shared else [reader.say("replay-own" if own else "replay-open")]),
        last_happening(replace(view, seat=None) if is_shared else view, called, reader.language)
        if step
        else reader.say("replay-start"),
        reader.say("alt-card", name=lying, card=cards_text(aside)) if aside else "",
    ]
    return Message(
        "\n".join(line for line in lines if line), (Picture(scene_of(course, seen), "table.png", alt_of(course, seen)),)
    )


@dataclass(frozen=True, slots=True)
class Seen:
    """What can be seen of a moment: a view, the hands, and the cards that lie aside."""

    view: View
    hands: Sequence[Cards]
    aside: Cards


def seen_at(course: Course, step: int, seat: Seat | None) -> Seen:
    """A moment as a seat knew it, or with all cards open."""
    deal = moment(course.whole, step)
    view = deal.view(seat)
    if seat is not None:
        return Seen(view, _known_hands(view), view.aside)
    hands = [deal.view(each).hand for each in range(course.table.players)]
    return Seen(view, hands, _aside(deal, hands, view))


def scene_of(course: Course, seen: Seen) -> TableScene:
    return open_table_scene(course.table, seen.view, seen.hands, course.reader, seen.aside)


def alt_of(course: Course, seen: Seen, first: str = "") -> str:
    """A moment in words, after what is said first."""
    called = course.reader.called(course.table)
    return open_table_alt(seen.view, called, seen.hands, seen.aside, course.reader.language, first=first)


def known_picture(course: Course, step: int) -> Picture:
    """A moment as the seat of a course knew it, and no more of it; there is no score beside it."""
    seen = seen_at(course, step, course.seat)
    return Picture(replace(scene_of(course, seen), tallies=()), "table.png", alt_of(course, seen))


def _known_hands(view: View) -> list[Cards]:
    """The reader's own cards, and those that everybody has seen in another hand."""
    return [view.hand if seat == view.seat else view.ranking.sorted(seen) for seat, seen in enumerate(view.face_up)]


def _aside(deal: Deal, hands: Sequence[Cards], view: View) -> Cards:
    """The cards that nobody holds and that lie in no trick: the blind, or what was laid away in its place."""
    left = Counter(deal.start.pack)
    for cards in (*hands, *(trick.cards for trick in (*view.tricks, view.trick))):
        left.subtract(cards)
    return view.ranking.sorted(tuple((+left).elements()))


def _controls(course: Course, step: int, told: Sequence[int], *, own: bool) -> tuple[Button | Menu, ...]:
    """To the trick or card before and after, to any trick, to the other way to look, and on to what else there is."""
    ends = (0, *ends_of_tricks(course.whole), course.steps)
    targets = {
        "trick-back": max((each for each in ends if each < step), default=0),
        "back": max((each for each in told if each < step), default=0),
        "forward": min((each for each in told if each > step), default=course.steps),
        "trick-forward": min((each for each in ends if each > step), default=course.steps),
    }
    presses = {way: ReplayPress(course.at_step(target), own, way) for way, target in targets.items()}
    ways = (link_button(way, press, course.reader) for way, press in presses.items())
    return (*ways, _jumps(course, own=own), *_looks(course, step, own=own), *_others(course))


def _jumps(course: Course, *, own: bool) -> Menu:
    """To the deal, the first lead, the moment at which each trick was complete, and the end."""
    reader, steps = course.reader, {0: course.reader.say("replay-deal")}
    plays = [step for step, (_, action) in enumerate(course.whole.actions) if isinstance(action, Play)]
    if plays:
        steps.setdefault(plays[0] - 1, reader.say("replay-play"))
    for number, step in enumerate(ends_of_tricks(course.whole), 1):
        steps[step] = reader.say("replay-trick", number=number)
    steps.setdefault(course.steps, reader.say("replay-end"))
    entries = tuple(Entry(str(ReplayPress(course.at_step(step), own)), label) for step, label in steps.items())
    about = course.at_step(0).control("")
    return Menu(reader.say("menu-replay-trick"), str(GoPress("trick", about.table, about.deal)), entries, row=1)


def _looks(course: Course, step: int, *, own: bool) -> tuple[Button, ...]:
    """The other way to look, for who sat there; to show it to others, and to play on."""
    at, buttons = course.at_step(step), list[Button]()

    def add(key: str, press: object, row: int = 2) -> None:
        buttons.append(link_button(key, press, course.reader, row))

    if course.seat is not None:
        add(f"look-{OPEN if own else OWN}", ReplayPress(at, not own, "look"))
    add("share", ShareMomentPress(at, own))
    if step < course.steps:
        add("fork", ForkPress(at))
        if course.seat is not None:
            add("fork-seats", ForkPress(at, asks_seat=True))
        if course.proposed_at:
            add("again", RedealPress(course.proposed_at, course.number, step))
        if not course.is_uploaded:
            add("challenge", at.control(CHALLENGE), row=3)
    return tuple(buttons)


def _others(course: Course) -> tuple[Button, ...]:
    of_deal = () if course.is_uploaded or course.repeats is not None else ("review", "record", "verify")
    buttons = (link_button(what, course.at_step(0).control(what), course.reader, 3) for what in of_deal)
    return (*buttons, link_button("history", HistoryPress(), course.reader, 3))


def ends_of_tricks(whole: Deal) -> list[int]:
    """After how many actions since the cut each trick of a deal was complete."""
    plays = [at for at, (_, action) in enumerate(whole.actions) if isinstance(action, Play)]
    cards = accumulate(len(trick.cards) for trick in whole.view(None).tricks)
    return [plays[played - 1] for played in cards]


LONGEST_REASON: Final = 300
"""How much is said of what is wrong with a file, which may repeat what stands there."""


class Replays:
    """Finds what is gone through and words it for who asked: a server's finished deals, and files that people bring."""

    def __init__(
        self, people: Readers, results: ResultStore, uploads: UploadStore, clock: Clock,
        tables_of: Callable[[int], Sequence[Table]] = lambda _: (),
    ) -> None:  # fmt: skip
        """tables_of: at which somebody sits."""
        self._tables_of = tables_of
        self._people = people
        self._results = results
        self._uploads = uploads
        self._clock = clock

    async def show(self, caller: Caller, number: int, step: int, *, own: bool = False) -> Message:
        """A moment of a finished deal. own: as the reader's seat knew it then, if they sat there."""
        course = await self.course(caller, number)
        if own and course.seat is None:
            raise UserError("not-your-deal", number=number)
        return replay(course, step, own=own)

    async def share(self, user: int, guild: int, at: MomentRef, *, own: bool) -> Message:
        """The same moment, or one of an upload of theirs, for everybody in a channel, in the server's language."""
        match at:
            case UploadMoment(upload):
                _, record = await self._upload(user, upload)
                course = uploaded_course(record, upload, Reader("en"))
            case DealMoment(deal=number):
                course = await self.course(Caller(user, guild), number)
        everybody = Reader(await self._people.language_of_guild(guild), course.reader.names)
        names = await self._people.names(guild, [user])
        return shared(replace(course, reader=everybody), at.step, names[user], own=own)

    async def shared_from(self, caller: Caller, at: MomentRef, *, own: bool) -> Message:
        """What the reader sees in its place: the moment again, that it was posted, and no way to do so twice."""
        match at:
            case UploadMoment(upload, step):
                message = await self.uploaded(caller, upload, step)
            case DealMoment(_, number, step):
                message = await self.show(caller, number, step, own=own)
        return after_sharing(message, await self._people.reader(caller))

    async def course(self, caller: Caller, number: int) -> Course:
        """A finished deal of a server as a reader may go through it."""
        stored = await finished_deal(self._results, caller.guild, number)
        names = await self._people.names(stored.guild, users_of(stored.seats))
        sat = caller.user in users_of(stored.seats)
        came = None if sat else await self._results.came_in(stored.id, caller.user)
        table = table_for_redeal(self._tables_of(caller.user), stored)
        course = course_of(stored, caller.user, await self._people.reader(caller, names), came)
        return replace(course, proposed_at=0 if table is None else table.id)

    # Files that people bring

    async def take(self, caller: Caller, data: bytes) -> Message:
        """A record that somebody uploads, checked, kept for a while, and shown from its beginning."""
        record, text = await asyncio.to_thread(checked, data)  # others are answered meanwhile
        now = self._clock.now()
        upload = UploadedRecord(caller.user, text, now + UPLOAD_LIFETIME)
        number = await self._uploads.save_upload(upload, now)
        return await self._moment(upload, record, caller.guild, number, 0)

    async def uploaded(self, caller: Caller, number: int, step: int) -> Message:
        upload, record = await self._upload(caller.user, number)
        return await self._moment(upload, record, caller.guild, number, step)

    async def _upload(self, user: int, number: int) -> tuple[UploadedRecord, Record]:
        upload = await upload_of(self._uploads, user, number, self._clock.now())
        record, _ = await asyncio.to_thread(checked, upload.text.encode())
        return upload, record

    async def _moment(
        self, upload: UploadedRecord, record: Record, guild: int | None, number: int, step: int
    ) -> Message:
        """At its beginning it says what was checked, and what no file can show."""
        reader = await self._people.reader(Caller(upload.user, guild))
        message = replay(uploaded_course(record, number, reader), step)
        if step:
            return message
        values = {"groups": seal_groups(record.seal), "when": countdown(upload.until)}
        told = (reader.say("upload-checked"), reader.say("upload-unchecked", **values))
        return replace(message, text="\n".join((message.text, *told)))


def checked(data: bytes) -> tuple[Record, str]:
    """The record of a finished deal that contradicts itself nowhere, and its text; raises `UserError` for any other."""
    if len(data) > MAX_UPLOAD_BYTES:
        raise UserError("upload-too-large", limit=MAX_UPLOAD_BYTES // 1024)
    try:
        text = with_line_ends(data.decode())
        record = read_record(text)
    except UnicodeDecodeError:
        raise UserError("upload-unreadable", line=1, reason=RecordFault("no UTF-8", "no-text")) from None
    except UnreadableRecord as unreadable:
        reason = unreadable.reason
        raise UserError("upload-unreadable", line=unreadable.line, reason=harmless(reason)) from None
    rules = GAMES.get(record.game)
    if rules is None or record.rules > rules.rules_version:
        raise UserError("upload-newer", game=record.game, rules=record.rules)
    if rules.of_version(record.rules) is None:
        raise UserError("upload-older", rules=record.rules, today=rules.rules_version)
    if problems := verify(record):
        raise UserError("upload-false", problems=tuple(map(harmless, problems)))
    return record, text


def harmless(fault: RecordFault) -> RecordFault:
    """A fault whose sentence, which may repeat what stands in a file, can be logged and shown."""
    return RecordFault(escape(fault, LONGEST_REASON), fault.code, **fault.details)
