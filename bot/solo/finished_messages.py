"""Finished deals played again, in words and pictures: in which seat, from which moment, and how it went both times."""

from collections.abc import Sequence
from dataclasses import replace

from bot.phrases import plain
from bot.present.deal_presses import (
    CHALLENGE,
    DealMoment,
    ForkPress,
    MomentRef,
    ReplayPress,
    UploadMoment,
)
from bot.present.ledgers import ends_picture
from bot.present.messages import IN_A_ROW, LONGEST_TEXT, Button, ButtonStyle, Message
from bot.present.readers import Reader, Readers
from bot.present.results import end_text
from bot.present.words import LABEL, shortened
from bot.solo.finished import RECORD, fork_of_deal, fork_of_record
from bot.solo.messages import SoloMessages
from bot.solo.model import Ends, Fork, ForkSight, SourceDeal
from bot.solo.service import SoloPlay
from bot.tables.finished_deals import named, users_of
from bot.tables.rights import Caller
from engine.seats import Seat


class PlayingOn:
    """Lets people play on from a moment of a finished deal."""

    def __init__(self, people: Readers, solo: SoloPlay, messages: SoloMessages) -> None:
        self._people = people
        self._solo = solo
        self._messages = messages

    async def begin(self, caller: Caller, at: MomentRef, seat: Seat | None) -> Message:
        """Play on from a moment; where no seat is named in one's own, and who had none is asked for one."""
        if seat is None:
            source = await self._solo.source(_fork(caller, at))
            seat = source.table.seat_of(caller.user)
            if seat is None:
                return await self.choose(caller, at)
        fork = replace(_fork(caller, at), seat=seat)
        return await self._messages.shown(caller.user, await self._solo.begin(fork), caller.guild)

    async def choose(self, caller: Caller, at: MomentRef) -> Message:
        source = await self._solo.source(_fork(caller, at))
        table = source.table
        names = source.called or await self._people.names(table.guild, users_of(table.seats))
        if isinstance(at, DealMoment):
            at = replace(at, table=table.id)
        return seat_choice(source, at, await self._people.reader(caller, names))


def _fork(caller: Caller, at: MomentRef) -> Fork:
    """What is about to begin, in a seat that is still to be named."""
    match at:
        case UploadMoment(upload, step):
            return fork_of_record(caller.user, upload, step, 0)
        case DealMoment(_, deal, step):
            return fork_of_deal(caller, deal, step, 0)


class ServerDealMessages:
    """What is said of a server's deal that is played again."""

    head_key = "fork-head"

    def __init__(self, people: Readers) -> None:
        self._people = people

    def head(self, seen: ForkSight, reader: Reader) -> str:
        return finished_head(self.head_key, seen, reader)

    async def over(self, caller: Caller, seen: ForkSight, ends: Ends) -> Message:
        """How it went both times."""
        home = seen.fork.guild or caller.guild
        seats = () if seen.called else ends.table.seats
        names = {**seen.called, **await self._people.names(home or 0, [caller.user, *users_of(seats)])}
        reader = await self._people.reader(Caller(caller.user, home), names)
        return both_ends(seen, ends, reader, await self.others(seen, reader))

    async def others(self, seen: ForkSight, reader: Reader) -> Sequence[str]:
        del seen, reader  # nobody else has played it
        return ()


def seat_choice(source: SourceDeal, at: MomentRef, reader: Reader) -> Message:
    """In which seat of a finished deal somebody wants to play on: all of them, by who sat there."""
    called = reader.called(named(source.table))
    buttons = tuple(
        Button(
            shortened(reader.say("fork-seat", seat=seat + 1, name=plain(name)), LABEL),
            str(ForkPress(at, seat)),
            row=seat // IN_A_ROW,
        )
        for seat, name in enumerate(called)
    )
    return Message(reader.say("fork-which-seat", deal=source.number, step=at.step), controls=buttons)


def both_ends(seen: ForkSight, ends: Ends, reader: Reader, made: Sequence[str] = ()) -> Message:
    """Both ends of the deal, in words and side by side. made: what others made of it."""
    fork, table = seen.fork, seen.sight.table
    then, now = reader.called(named(ends.table)), reader.called(table)
    lines = [
        finished_head("fork-over-head", seen, reader),
        end_text("fork-then", ends.then, then, reader.language),
        end_text("fork-now", ends.now, now, reader.language),
        *made,
    ]
    is_upload = fork.kind == RECORD
    deal = DealMoment(seen.table, fork.number, fork.step)
    at: MomentRef = UploadMoment(fork.subject or 0, fork.step) if is_upload else deal
    controls = [
        Button(reader.say("button-fork-again"), str(ForkPress(at, fork.seat)), ButtonStyle.MAIN),
        Button(reader.say("button-fork-seats"), str(ForkPress(at, asks_seat=True))),
        Button(reader.say("button-replay"), str(ReplayPress(at))),
    ]
    if not is_upload:
        controls.append(Button(reader.say("button-challenge"), str(at.control(CHALLENGE))))
    picture = ends_picture(fork.number, ends.then, ends.now, then, reader)
    return Message("\n".join(lines)[:LONGEST_TEXT], (picture,), tuple(controls))


def finished_head(key: str, seen: ForkSight, reader: Reader) -> str:
    """Which deal it is, and from where."""
    game = reader.say(f"game-{seen.sight.table.game}")
    return reader.say(key, game=game, deal=seen.fork.number, step=seen.fork.step)
