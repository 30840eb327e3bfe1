"""What holds up a table, a claim of the rest or a pause: what is said of it, and what can be pressed."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Final

from bot.phrases import escape
from bot.present.messages import ROWS, Button, ButtonStyle, ControlId, Menu, Message, WordPress
from bot.present.readers import Reader
from bot.present.seals import Following
from bot.present.seating import sits_out_line
from bot.present.words import cards_text, countdown, sentence
from bot.tables.interruptions import asked_about_claim, just_refused, undecided_on_pause
from bot.tables.model import OpenClaim, Person, Stage, Table
from bot.tables.rotation import wished
from engine.seats import Seat
from engine.views import View

VOTE: Final = "vote"
"""The first word of what answers a claim, before the answer and the claimant's seat."""


class ClaimAnswer(StrEnum):
    """What can be said to a claim."""

    AGREE = "agree"
    PLAY_ON = "on"


@dataclass(frozen=True, slots=True)
class VotePress(WordPress):
    """An answer to a claim in a deal. seat: the claimant's."""

    word: ClassVar = VOTE
    table: int
    deal: int
    answer: ClaimAnswer
    seat: int


def headline(claim: OpenClaim, called: Sequence[str], reader: Reader) -> str:
    """Who claims, for the picture and those who do not see it."""
    return reader.say("claim-stands", who=called[claim.seat])


def claim_lines(table: Table, claim: OpenClaim, reader: Reader) -> list[str]:
    """What the table's post says while a claim stands; it stays the same until the answer is known."""
    asked = asked_about_claim(table)
    stands = sentence(reader.say("claim-stands", who=escape(reader.called(table)[claim.seat])))
    lines = [f"**{stands}** {reader.say('claim-shown')}"]
    if not asked:
        return [*lines, reader.say("claim-computers")]
    who = reader.listed([f"<@{user}>" for user in asked])
    return [*lines, reader.say("claim-asked", who=who, when=countdown(claim.until))]


def claim_call(claim: OpenClaim, users: Sequence[int], called: Sequence[str], reader: Reader) -> str:
    who, claimant = reader.listed([f"<@{user}>" for user in users]), escape(called[claim.seat])
    return reader.say("claim-call", who=who, claimant=claimant, when=countdown(claim.until))


def refused_line(table: Table, view: View, reader: Reader) -> str:
    """That play goes on after a claim, until the claimant plays; empty where there was none."""
    seat = just_refused(table, view)
    return "" if seat is None else reader.say("claim-refused", who=escape(reader.called(table)[seat]))


def vote_buttons(table: Table, claim: OpenClaim, reader: Reader, *, row: int) -> tuple[Button, ...]:
    """Agree or play on; none where no person but the claimant sits there."""
    if not any(isinstance(who, Person) for seat, who in enumerate(table.seats) if seat != claim.seat):
        return ()
    answers = ((ClaimAnswer.AGREE, ButtonStyle.GOOD), (ClaimAnswer.PLAY_ON, ButtonStyle.PLAIN))
    return tuple(
        Button(
            reader.say(f"button-claim-{answer}"),
            str(VotePress(table.id, table.deal_id, answer, claim.seat)),
            manner,
            row,
        )
        for answer, manner in answers
    )  # fmt: skip


def own_lines(table: Table, claim: OpenClaim, view: View, reader: Reader) -> list[str]:
    """What somebody's hand says while a claim stands: what they are asked, or what they said."""
    when = countdown(claim.until)
    if view.seat == claim.seat:
        return [reader.say("claim-own", when=when) if asked_about_claim(table) else reader.say("claim-own-computers")]
    shown = cards_text(view.ranking.sorted(view.face_up[claim.seat]))
    lines = [reader.say("claim-shown-to-you", who=escape(reader.called(table)[claim.seat]), cards=shown)]
    if view.seat in claim.refused:
        return [*lines, reader.say("claim-you-refused")]
    if view.seat in claim.agreed:
        return [*lines, reader.say("claim-you-agreed")]
    return [*lines, reader.say("claim-answer", when=when)]


PAUSE: Final = "pause"
"""What agrees to a pause that somebody asked for."""
RESUME: Final = "resume"
"""What has the table go on, or play on without a pause."""
MORE: Final = "more"
"""What leads to all that can be done at a table beside playing, and the first word of what is chosen there."""
INVITE: Final = "invite"
"""What leads to a menu of people, and is chosen there."""


class MoreChoice(StrEnum):
    """What can be done at a table beside playing."""

    TIME = "time"
    PAUSE = "pause"
    RESUME = "resume"
    SIT_OUT = "out"
    SIT_IN = "in"
    LEAVE = "leave"


@dataclass(frozen=True, slots=True)
class MorePress(WordPress):
    """Asks what can be done at a table beside playing, or chooses of that."""

    word: ClassVar = MORE
    table: int
    deal: int
    choice: MoreChoice | None = None


def halt_line(table: Table, reader: Reader) -> str:
    """That the table stands still, or who asks for that and who has still to agree; empty where neither is."""
    halt = table.halt
    if halt is None:
        return ""
    if halt.is_on:
        return reader.say("halt-on" if table.stage is Stage.PLAYING else "halt-on-between")
    who = reader.listed([f"<@{user}>" for user in undecided_on_pause(table)])
    return reader.say("halt-asked", by=escape(reader.called(table)[halt.seat]), who=who)


def halt_buttons(table: Table, reader: Reader, *, row: int) -> tuple[Button, ...]:
    """*Go on*, or the answers to who asks for a pause; between two deals *Next deal* goes on."""
    halt = table.halt
    if halt is None or (halt.is_on and table.stage is not Stage.PLAYING):
        return ()
    if halt.is_on:
        return (Button(reader.say("button-go-on"), _press(table, RESUME), ButtonStyle.MAIN, row),)
    return (
        Button(reader.say("button-pause-agree"), _press(table, PAUSE), ButtonStyle.GOOD, row),
        Button(reader.say("button-play-on"), _press(table, RESUME), ButtonStyle.PLAIN, row),
    )


def more_button(table: Table, reader: Reader, *, row: int = 0) -> Button:
    return Button(reader.say("button-more"), str(MorePress(table.id, table.deal_id)), row=row)


def more_message(table: Table, user: int, reader: Reader, *, has_time: bool = False) -> Message:
    """Pausing, or going on, sitting out, and getting up, with what comes of each; has_time: more may be asked for.

    Who has no seat in the deal has no say in whether it pauses.
    """
    key = "pause" if table.halt is None else "go-on" if table.is_halted else "agree"
    halt = {
        "pause": ((MoreChoice.PAUSE, "button-pause"),),
        "go-on": ((MoreChoice.RESUME, "button-go-on"),),
        "agree": ((MoreChoice.PAUSE, "button-pause-agree"), (MoreChoice.RESUME, "button-play-on")),
    }[key]
    time = ((MoreChoice.TIME, "button-more-time"),) if has_time else ()
    lines = [reader.say("more-time")] if has_time else []
    if user in table.sitting_out:
        halt = ()
    else:
        lines.append(halt_line(table, reader) or reader.say("more-pause"))
    turns = _turns(table, user)
    lines += [reader.say("more-sit-out" if choice is MoreChoice.SIT_OUT else "more-sit-in") for choice, _ in turns]
    lines.append(reader.say("more-leave-turns" if turns or not halt else "more-leave"))
    return Message(
        "\n".join(lines),
        controls=tuple(
            Button(reader.say(label), str(MorePress(table.id, table.deal_id, choice)))
            for choice, label in (*time, *halt, *turns, (MoreChoice.LEAVE, "button-leave"))
        ),
    )


def _turns(table: Table, user: int) -> tuple[tuple[MoreChoice, str], ...]:
    """Where people take turns: sitting out a deal, or no longer."""
    if wished(table, user):
        return ((MoreChoice.SIT_IN, "button-sit-in"),)
    has_others = table.rotation is not None and len(table.rotation.people) > table.players
    return ((MoreChoice.SIT_OUT, "button-sit-out"),) if has_others else ()


def invite_message(table: Table, reader: Reader) -> Message:
    return Message(
        reader.say("invite-choose"), controls=(Menu(reader.say("menu-invite"), _press(table, INVITE), of="people"),)
    )


def between_deals(table: Table, reader: Reader) -> Following:
    """What a result says of the next deal while it stands for the table: when it begins by itself, or that it waits."""
    if table.stage is not Stage.PAUSE:
        return Following()
    line = halt_line(table, reader)
    soon = [] if table.due is None else [reader.say("post-clock-next", when=countdown(table.due))]
    told = [each for each in (line, sits_out_line(table, reader)) if each]
    return Following((*told, *soon), halt_buttons(table, reader, row=1))


def own_halt_buttons(table: Table, seat: Seat | None, reader: Reader, *, row: int) -> tuple[Button, ...]:
    """The same in the hand of a seat, if there is room: who has agreed is not asked again."""
    if table.halt is None or row >= ROWS or seat in {table.halt.seat, *table.halt.agreed}:
        return ()
    return halt_buttons(table, reader, row=row)


def _press(table: Table, what: str) -> str:
    return str(ControlId(table.id, table.deal_id, 0, what))
