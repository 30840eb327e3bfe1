"""One message that stays in Discord and is kept up to date: where it stands, what it shows, who may edit it how."""

import asyncio
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import discord

from bot.gateway.messages.payload import digest_of
from bot.ports import Place
from bot.tables.messages import Manner, Menu, Message

TOKEN_SECONDS = 14 * 60.0
OLD_SECONDS = 50 * 60.0
EDITS, WINDOW = 4, 5.5
ASKING = {Manner.MAIN, Manner.GOOD}


@dataclass(frozen=True, slots=True)
class Road:
    """An interaction whose token still edits its message, at no cost for the bot's global limit.

    message: which one, if that is known. is_further: it followed the one that the interaction answered with or came
    from.
    """

    interaction: discord.Interaction
    until: float
    message: int | None = None
    is_further: bool = False

    @classmethod
    def of(cls, interaction: discord.Interaction, message: int | None = None, *, is_further: bool = False) -> "Road":
        """The road an interaction opens, counted from when Discord made it."""
        age = max(0.0, (discord.utils.utcnow() - interaction.created_at).total_seconds())
        return cls(interaction, time.monotonic() + TOKEN_SECONDS - age, message, is_further)


@dataclass(slots=True, eq=False, weakref_slot=True)
class Shown:
    """A message on show: a table's `post`, or a person's `hand` (direct message) or `private` answer.

    is_presumed: it was pressed at its place, and that it was sent is not heard of yet.
    digest and pictures are of what it shows; None: unknown, so it is edited in any case. asks: whether it puts a
    question, which must not stand there once somebody else has settled it. revision: the newest one of its table that
    it is known to show. lost: the message it was before that one got lost. pressed: how many presses on it are being
    answered; they show the newest state themselves. failures: how often in a row it could not be edited.
    """

    what: str
    user: int = 0
    place: Place | None = None
    is_presumed: bool = False
    road: Road | None = None
    digest: int | None = None
    pictures: int | None = None
    asks: bool = False
    revision: int | None = None
    lost: int = 0
    pressed: int = 0
    failures: int = 0
    updating: bool = False
    wanted_since: float | None = None
    task: asyncio.Task[None] | None = None

    @property
    def live_road(self) -> Road | None:
        """The road, as long as its token lives."""
        if self.road is not None and self.road.until <= time.monotonic():
            self.road = None
        return self.road

    def stands_at(self, place: Place) -> None:
        """It was sent; if it was taken for another message, that one's token does not edit it."""
        self.place, self.is_presumed = place, False
        if not self.is_of(self.road):
            self.road = None

    def is_of(self, road: Road | None) -> bool:
        """Whether a road leads to this message, as far as is known."""
        return road is None or self.place is None or road.message in {None, self.place.message}

    @property
    def is_new(self) -> bool:
        """Whether it still has to be sent."""
        return self.is_presumed or (self.place is None and self.live_road is None)

    @property
    def is_old(self) -> bool:
        """Whether Discord soon allows few edits of it; a message found after a restart tells its age by its id."""
        if self.place is None:
            return False
        age = (discord.utils.utcnow() - discord.utils.snowflake_time(self.place.message)).total_seconds()
        return age > OLD_SECONDS

    def has_pictures_of(self, message: Message) -> bool:
        """Whether the pictures on show are the ones of this message."""
        return self.pictures is not None and self.pictures == hash(message.pictures) and not message.files

    def shows(self, message: Message) -> bool:
        """Whether it shows just this."""
        return self.digest is not None and self.digest == digest_of(message)

    def now_shows(self, message: Message) -> None:
        """Remember what it shows."""
        self.digest = digest_of(message)
        self.pictures = hash(message.pictures)
        self.asks = any(isinstance(each, Menu) or each.manner in ASKING for each in message.controls)

    def is_unknown(self) -> None:
        """What it shows is not known any more."""
        self.digest = self.pictures = self.revision = None

    def is_lost(self) -> None:
        """The message is not there any more: a new one takes its place."""
        self.lost = self.place.message if self.place is not None else self.lost
        self.place, self.is_presumed, self.road = None, False, None
        self.is_unknown()

    @contextmanager
    def being_pressed(self) -> Iterator[None]:
        """While a press on it is answered nothing else edits it; an edit under way may come out wrong and is redone."""
        self.pressed += 1
        was_updating = self.updating
        try:
            yield
        finally:
            self.pressed -= 1
            if was_updating:
                # What that edit leaves behind is not known; `adopt` asks for one more.
                self.is_unknown()


@dataclass(slots=True)
class Tempo:
    """At most four edits in five seconds, for one channel; half a second more makes up for the way there."""

    times: deque[float] = field(default_factory=lambda: deque(maxlen=EDITS))

    def wait(self, *, urgent: bool = False) -> float:
        """So many seconds until the next edit is allowed; the last one of the four is kept for what is urgent."""
        most = EDITS if urgent else EDITS - 1
        if len(self.times) < most:
            return 0.0
        return max(0.0, self.times[-most] + WINDOW - time.monotonic())

    def note(self) -> None:
        """An edit was made."""
        self.times.append(time.monotonic())


@dataclass(slots=True)
class Budget:
    """Calls against the global limit that a table may still make for comfort; cards played by people pay for them."""

    credit: float = 6.0
    per_card: float = 1.4
    most: float = 6.0

    def card_played(self, cards: int) -> None:
        """People played so many cards."""
        self.credit = min(self.most, self.credit + cards * self.per_card)

    def spend(self) -> None:
        """A call was made."""
        self.credit -= 1.0

    @property
    def is_ample(self) -> bool:
        """Whether something that can wait may be done now."""
        return self.credit >= 1.0
