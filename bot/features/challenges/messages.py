"""Challenges in words: who is to be challenged, the message everybody sees, and what became of one.

The public message shows a moment as one seat knew it, and who has played since; neither how, nor which deal it was.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import ClassVar, Final, Self

from bot.errors import UserError
from bot.features.challenges.service import Challenges, ChallengeSight, ChallengeTries
from bot.features.challenges.store import Knew
from bot.phrases import escape, plain
from bot.present.deal_presses import CHALLENGE, DealMoment, ForkPress, ReplayPress
from bot.present.messages import (
    LONGEST_TEXT,
    Button,
    ButtonStyle,
    ControlId,
    Entry,
    Menu,
    Message,
    WordPress,
    small_number,
)
from bot.present.readers import Reader, Readers
from bot.present.replays import Course, known_picture
from bot.present.seating import TO_CHANNELS
from bot.present.words import LABEL, shortened
from bot.solo.finished_messages import ServerDealMessages
from bot.solo.messages import SoloMessages, score_words
from bot.solo.model import ForkSight
from bot.tables.finished_deals import moment, named, users_of
from bot.tables.rights import Caller
from engine.deal import Deal
from engine.seats import Seat

SEAT: Final = "seat"
"""What the menu of the question says in which the seat is chosen."""
MOST_NAMED: Final = 25
"""How many are listed by name; the others are counted."""
LONGEST_NAME: Final = 24


class Whom(StrEnum):
    """Whom a control of the question challenges: everybody here, a person, or another channel that is chosen."""

    HERE = "here"
    PERSON = "whom"
    CHANNEL = "where"


@dataclass(frozen=True, slots=True)
class NewChallengePress:
    """A press about a challenge that is to be: the question whom, once more for a seat that is chosen, or an answer."""

    at: DealMoment
    whom: Whom | None = None
    seat: int = 0
    asks_seat: bool = False

    @classmethod
    def parse(cls, control: ControlId) -> Self | None:
        at = DealMoment(control.table, control.deal, control.version)
        match control.what.split(" "):
            case [word] if word == CHALLENGE:
                return cls(at)
            case [word, what] if word == CHALLENGE and what == SEAT:
                return cls(at, asks_seat=True)
            case [word, Whom.HERE | Whom.PERSON | Whom.CHANNEL as whom, text] if word == CHALLENGE:
                seat = small_number(text)
                return None if seat is None else cls(at, Whom(whom), seat)
        return None

    def __str__(self) -> str:
        what = SEAT if self.asks_seat else "" if self.whom is None else f"{self.whom} {self.seat}"
        return str(self.at.control(f"{CHALLENGE} {what}".rstrip()))


class ChallengeAction(StrEnum):
    """What the buttons of a challenge's message are for."""

    PLAY = "play"
    RESULTS = "results"


@dataclass(frozen=True, slots=True)
class ChallengePress(WordPress):
    """A press on a challenge's message."""

    word: ClassVar = CHALLENGE
    places: ClassVar = "", "challenge", ""
    challenge: int
    action: ChallengeAction


def from_when(whole: Deal, step: int, reader: Reader) -> str:
    """From which moment of a deal somebody plays on, as people say it."""
    view = moment(whole, step).view(None)
    if step == 0:
        return reader.say("challenge-from-deal")
    key = "challenge-from-trick" if view.phase == "play" else "challenge-from-before"
    return reader.say(key, trick=len(view.tricks) + 1)


def course_at(sight: ChallengeSight, reader: Reader) -> Course:
    """The deal of a challenge as its seat knew it."""
    challenge, table = sight.challenge, named(sight.table)
    at = DealMoment(table.id, challenge.number)
    return Course(table, sight.whole, reader, challenge.number, at, challenge.seat)


def question(sight: ChallengeSight, reader: Reader) -> Message:
    """Whom to challenge, and with which seat: a person, everybody here, or in another channel."""
    challenge = sight.challenge
    called = reader.called(named(sight.table))
    at = DealMoment(sight.table.id, challenge.number, challenge.step)

    def press(whom: Whom) -> str:
        return str(NewChallengePress(at, whom, challenge.seat))

    entries = tuple(
        Entry(str(seat), shortened(reader.say("fork-seat", seat=seat + 1, name=plain(name)), LABEL), chosen=chosen)
        for seat, name in enumerate(called)
        for chosen in (seat == challenge.seat,)
    )
    when = from_when(sight.whole, challenge.step, reader)
    controls = (
        Menu(reader.say("menu-challenge-seat"), str(NewChallengePress(at, asks_seat=True)), entries),
        Menu(reader.say("menu-challenge-whom"), press(Whom.PERSON), row=1, of="people"),
        Menu(reader.say("menu-challenge-where"), press(Whom.CHANNEL), row=2, of="channels"),
        Button(reader.say("button-challenge-here"), press(Whom.HERE), ButtonStyle.MAIN, row=3),
    )
    picture = known_picture(course_at(sight, reader), challenge.step)
    text = reader.say("challenge-ask", deal=challenge.number, **{"from": when})
    return Message(text, (picture,), controls)


def challenge_post(sight: ChallengeSight, reader: Reader) -> Message:
    challenge, course = sight.challenge, course_at(sight, reader)
    game, called = reader.say(f"game-{sight.table.game}"), reader.called(course.table)
    who = None if challenge.by is None else escape(reader.names.get(challenge.by, ""))
    key = (
        "challenge-head-nobody"
        if who is None
        else "challenge-head"
        if challenge.whom is None
        else "challenge-head-whom"
    )
    seat = {"name": escape(called[challenge.seat]), "seat": challenge.seat + 1}
    when = {"from": from_when(sight.whole, challenge.step, reader)}
    lines = [
        reader.say(key, game=game, who=who or "", whom=f"<@{challenge.whom}>"),
        reader.say("challenge-about", **seat, **when),
        _played(sight, reader),
    ]
    play, played = (ChallengePress(challenge.id, action) for action in ChallengeAction)
    controls = (
        Button(reader.say("button-challenge-play"), str(play), ButtonStyle.MAIN),
        Button(reader.say("button-challenge-results"), str(played)),
    )
    return Message("\n".join(lines), (known_picture(course, challenge.step),), controls)


def _played(sight: ChallengeSight, reader: Reader) -> str:
    """Who has played it, in the order in which they were done, and not a word of how."""
    if not sight.taken:
        return reader.say("challenge-nobody-yet")
    who = [_marked(reader.names.get(each.user, ""), each.knew, reader) for each in sight.taken[:MOST_NAMED]]
    if len(sight.taken) > MOST_NAMED:
        who.append(reader.say("challenge-more", count=len(sight.taken) - MOST_NAMED))
    return reader.say("challenge-played", who=reader.listed(who))


def _marked(name: str, knew: Knew, reader: Reader) -> str:
    """A name, and whether its bearer knew the cards."""
    called = escape(name, LONGEST_NAME)
    return reader.say(f"challenge-knew-{knew}", who=called) if knew is not Knew.NOTHING else called


def results(sight: ChallengeSight, reader: Reader, user: int) -> Message:
    """What became of a challenge, for one reader: how it went only if they have played it themselves."""
    challenge = sight.challenge
    if sight.by(user) is None:
        return Message(reader.say("challenge-results-hidden", count=len(sight.taken)))
    game, when = reader.say(f"game-{sight.table.game}"), from_when(sight.whole, challenge.step, reader)
    head = reader.say("challenge-results-head", game=game, deal=challenge.number, **{"from": when})
    at = DealMoment(sight.table.id, challenge.number, challenge.step)
    controls = (
        Button(reader.say("button-fork-again"), str(ForkPress(at, challenge.seat))),
        Button(reader.say("button-replay"), str(ReplayPress(at))),
    )
    return Message("\n".join((head, *result_lines(sight, reader)))[:LONGEST_TEXT], controls=controls)


def result_lines(sight: ChallengeSight, reader: Reader) -> Sequence[str]:
    """What everybody made of it, the best first, and what came of it at the table."""
    lines = []
    ranked = sorted(sight.taken, key=lambda each: -each.made.worth)
    for each in ranked[:MOST_NAMED]:
        place = 1 + sum(other.made.worth > each.made.worth for other in ranked)
        who = _marked(reader.names.get(each.user, ""), each.knew, reader)
        lines.append(reader.say("challenge-line", place=place, who=who, figures=score_words(each.made, reader)))
    if sight.then is not None:
        called = reader.called(named(sight.table))
        who = escape(called[sight.challenge.seat], LONGEST_NAME)
        lines.append(reader.say("challenge-line-then", who=who, figures=score_words(sight.then, reader)))
    return lines


class Challenging:
    """Sends challenges and tells what became of them, as buttons and menus ask."""

    def __init__(self, people: Readers, challenges: Challenges) -> None:
        self._people = people
        self.challenges = challenges

    async def ask(self, caller: Caller, number: int, step: int, seat: Seat | None) -> Message:
        sight = await self.challenges.proposed(caller, number, step, seat)
        return question(sight, await self._people.reader(caller, await self._names(sight)))

    async def issue(  # noqa: PLR0917 - who, with what, and where
        self, user: int, guild: int, number: int, step: int, seat: Seat, channel: int, whom: int | None
    ) -> ChallengeSight:
        proposed = await self.challenges.proposed(Caller(user, guild), number, step, seat)
        return await self.challenges.issue(proposed.challenge, channel, whom)

    async def post(self, sight: ChallengeSight) -> Message:
        """What everybody in the channel sees, in the server's language; who wants no calls is named and not rung."""
        language = await self._people.language_of_guild(sight.challenge.guild)
        message = challenge_post(sight, Reader(language, await self._names(sight)))
        whom = sight.challenge.whom
        rings = whom is not None and (await self._people.preferences(whom)).ping != "off"
        return replace(message, mentions=(whom,) if whom is not None and rings else ())

    async def posted(self, user: int, sight: ChallengeSight) -> Message:
        reader = await self._people.reader(Caller(user, sight.challenge.guild))
        return Message(reader.say("challenge-posted", link=link_to(sight)))

    async def results(self, user: int, sight: ChallengeSight) -> Message:
        """What became of a challenge, as far as the reader may know."""
        reader = await self._people.reader(Caller(user, sight.challenge.guild), await self._names(sight))
        return results(sight, reader, user)

    async def _names(self, sight: ChallengeSight) -> dict[int, str]:
        """Who sat there, who sends it, and who has played it."""
        challenge = sight.challenge
        users = {*users_of(sight.table.seats), *(each.user for each in sight.taken)}
        users |= {user for user in (challenge.by, challenge.whom) if user is not None}
        return await self._people.names(challenge.guild, users)


class ChallengePlay:
    """Lets people take challenges up, as a button asks."""

    def __init__(self, tries: ChallengeTries, challenging: Challenging, solo: SoloMessages) -> None:
        self._tries = tries
        self._challenging = challenging
        self._solo = solo

    async def play(self, user: int, sight: ChallengeSight) -> Message:
        """The reader's try as it stands; what became of the challenge where that is over."""
        if sight.by(user) is not None:
            return await self._challenging.results(user, sight)
        return await self._solo.shown(user, await self._tries.play(user, sight), sight.challenge.guild)


class ChallengeTryMessages(ServerDealMessages):
    """What is said of a deal that is played because of a challenge."""

    head_key = "challenge-fork-head"

    def __init__(self, people: Readers, challenges: Challenges) -> None:
        super().__init__(people)
        self._challenges = challenges

    async def others(self, seen: ForkSight, reader: Reader) -> Sequence[str]:
        """What everybody made of the challenge."""
        try:
            sight = await self._challenges.look(seen.fork.subject or 0, seen.fork.guild)
        except UserError:
            return ()
        users = [*users_of(sight.table.seats), *(each.user for each in sight.taken)]
        return result_lines(sight, replace(reader, names=await self._people.names(seen.fork.guild, users)))


def link_to(sight: ChallengeSight) -> str:
    challenge = sight.challenge
    return f"{TO_CHANNELS}{challenge.guild}/{challenge.channel}/{challenge.message}"
