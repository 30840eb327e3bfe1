"""How everything stands at a quiet moment: what the tables say ought to be shown, and what is shown."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from bot.gateway.messages.payload import as_words
from bot.phrases import phrases
from bot.present import messages as wanted
from bot.present import presenter, seals
from bot.present.confirmations import step_into
from bot.present.interruptions import between_deals
from bot.present.looks import looks_beside
from bot.present.readers import Reader, as_seen_by
from bot.present.redeals import first_of
from bot.present.seals import Following
from bot.sandbox.world import PERMISSIONS, SandboxChannel, SandboxMessage
from bot.tables.interruptions import may_claim, undecided_on_claim
from bot.tables.model import Person, ReadingMode, Stage, Table, TableView
from bot.tables.seating import plays_by_itself
from engine.actions import read_action
from engine.decisions import expand
from engine.errors import Unreadable
from tests.simulation.loop import Time
from tests.simulation.reading import (
    CLAIM,
    RETURN,
    VOTE,
    Control,
    actions_in,
    asks,
    controls_of,
    has,
    is_post,
    leads_on,
    said_by,
    step_of,
)

if TYPE_CHECKING:
    from tests.simulation.evening import Evening
    from tests.simulation.people import Led

VERSION = re.compile(r"^(lp:\d+:\d+)\.\d+:")
CLOSED_SECONDS = 3900.0
NEEDED = PERMISSIONS["view_channel"] | PERMISSIONS["send_messages"] | PERMISSIONS["attach_files"]


class Standing:
    """One look at everything; nothing here asks the bot's gateway, only its tables and the world."""

    def __init__(self, evening: "Evening", services: Any = None) -> None:
        self.here = evening
        self.world = evening.world
        self.services = services or evening.services
        live: list[Table] = self.services.lookup.all_tables()
        self.tables = [each for each in live if each.channel in self.world.channels]
        self.homeless = [each for each in live if each.channel not in self.world.channels]

    # What ought to be

    def sight(self, table: int, user: int | None) -> TableView:
        sight: TableView = self.services.lookup.sight(table, user)
        return sight

    def names(self, table: Table) -> dict[int, str]:
        """Everybody by the name they have on the server."""
        del table
        return {user.id: user.name for user in self.world.people()}

    def post_wanted(self, table: Table) -> wanted.Message:
        """The table's post as it ought to be."""
        return presenter.public_post(self.sight(table.id, None), Reader(table.language, self.names(table)))

    def result_wanted(self, table: Table) -> wanted.Message:
        """What the table's last deal came to, as it ought to stand for the table: whoever sits there now."""
        sight = self.sight(table.id, None)
        if sight.table.deal is None:
            deal, number = self.here.last_deal(table.id)
            return presenter.annulled(
                table, deal, number, table.language, goes_on=True, following=self.following(table)
            )
        repeat = sight.table.deal.repeats
        first = None if repeat is None else first_of(self.here.stored_deal(repeat.number))
        then = replace(sight, table=replace(sight.table, seats=self.here.played(sight.table.deal.id)))
        following = self.following(table)
        return presenter.result(
            then, Reader(table.language, self.names(table)), goes_on=True, first=first, following=following
        )

    def following(self, table: Table) -> Following:
        """What a result says of the deal that comes after it, and of its shuffle."""
        reader = Reader(table.language, self.names(table))
        return between_deals(table, reader) + seals.following(table, reader)

    def hand_wanted(self, table: Table, user: int, message: SandboxMessage) -> wanted.Message:
        """Somebody's hand as it ought to be where this message stands, with the second step that it has come to."""
        reader = Reader(table.language, self.names(table), self.here.wishes(user))
        return as_seen_by(self._hand(table, user, message, reader), reader)

    def _hand(self, table: Table, user: int, message: SandboxMessage, reader: Reader) -> wanted.Message:
        private, sight, what = message.seen_by is not None, self.sight(table.id, user), step_of(message)
        channel = f"<#{table.channel}>"
        # to who listens it is told last, to all others first, where more may stand than is compared
        is_told_last = reader.preferences.reading is ReadingMode.ON and channel in message.content
        is_placed = not private or is_told_last
        place = presenter.place_text(self.here.guild.name, channel, table, table.language) if is_placed else ""
        if is_away(table, user):
            return presenter.stood_in(table, table.language, place)
        if private and presenter.is_over(table):
            return self.deal_over_wanted(table, sight)
        is_on = what and sight.view is not None and table.deal is not None
        step = step_into(what, sight.view, table.deal.id) if is_on else None  # type: ignore[arg-type, union-attr]
        return presenter.hand(sight, reader, place, step=step, looks=looks_beside(private=private))

    def deal_over_wanted(self, table: Table, sight: TableView) -> wanted.Message:
        """What a private answer says between two deals: what the last one came to, whoever sits there now."""
        assert table.deal is not None
        repeat = table.deal.repeats
        first = None if repeat is None else first_of(self.here.stored_deal(repeat.number))
        then = replace(sight, table=replace(table, seats=self.here.played(table.deal.id)))
        return presenter.deal_over(then, Reader(table.language, self.names(table)), first=first, goes_on=table.is_whole)

    def awaited(self, table: Table) -> list[int]:
        """Whom the table waits for; who is away is played for."""
        sight = self.sight(table.id, None)
        if table.stage is not Stage.PLAYING or sight.view is None:
            return []
        if table.claim is not None:
            return list(undecided_on_claim(table))
        seats = [seat for seat in sight.view.waiting_for if not plays_by_itself(table, seat)]
        return [table.seats[seat].user for seat in seats]  # type: ignore[union-attr]

    def computers_awaited(self, table: Table) -> list[int]:
        """The seats that a table waits for and that play by themselves."""
        view = self.sight(table.id, None).view
        if table.stage is not Stage.PLAYING or view is None or table.claim is not None:
            return []
        return [seat for seat in view.waiting_for if plays_by_itself(table, seat)]

    def is_cutting(self, table: Table) -> bool:
        """Whether the question stands in the post."""
        view = self.sight(table.id, None).view
        return view is not None and view.phase == "cut"

    def accepts(self, table: Table, user: int, control: Control) -> bool:
        """Whether what it says would be heard if it were pressed now: the question it was made for still stands."""
        live = self.services.tables._registry.get(table.id)
        seat, press = table.seat_of(user), control.press
        if seat is None or press is None or press.table != table.id:
            return False
        text = said_by(press.what)
        if control.word == "back":
            return True
        if control.word == VOTE:
            claim = table.claim
            return claim is not None and press.what.endswith(f" {claim.seat}") and user in undecided_on_claim(table)
        if text == "cut" or text.partition(" ")[0] in {"menu", "pick", CLAIM}:
            asked = live.question_to(seat)
            return asked is not None and (press.deal, press.version) == tuple(asked)
        try:
            return bool(live.still_asks(seat, (press.deal, press.version), read_action(text)))
        except Unreadable:
            return False

    # What is

    def channel_of(self, table: Table) -> SandboxChannel:
        return self.world.channels[table.channel]

    def may_post(self, channel: SandboxChannel) -> bool:
        """Whether the bot may write in a channel."""
        return not channel.locked and self.world.permissions(self.world.bot.id, channel) & NEEDED == NEEDED

    def reaches(self, user: int) -> bool:
        """Whether somebody gets direct messages, wants them, and none was refused lately: no other try comes soon."""
        if user in self.here.wants_none:
            return False
        person = self.world.users[user]
        refused = self.here.closed_at.get(user)
        is_known = refused is not None and Time.now - refused < CLOSED_SECONDS
        return person.dms_open and user in self.here.guild.members and not is_known

    def public(self, channel: SandboxChannel) -> list[SandboxMessage]:
        """The bot's messages in a channel that everybody sees."""
        found = self.world.history(channel.id)
        return [each for each in found if each.seen_by is None and each.author_id == self.world.bot.id]

    def posts(self, table: Table) -> list[SandboxMessage]:
        """What stands for a table: its post, or what its last deal came to."""
        own = self.public(self.channel_of(table))
        return [each for each in own if is_post(each, table.id) or leads_on(each, table.id)]

    def is_loss_unheard(self, channel: SandboxChannel) -> bool:
        """Whether somebody deleted a message there and the bot, which is not told, has not tried to edit it since.

        It looks when somebody asks for their hand.
        """
        asked_at = self.here.asked.get(channel.id, 0.0)
        lost = {
            str(number) for number, (place, at) in self.here.deleted.items() if place == channel.id and asked_at < at
        }
        heard = (call.path for call in self.here.parts.recorder.calls if call.status == 404)
        return bool(lost - {number for path in heard for number in lost if number in path})

    def private_of(self, user: int) -> list[tuple[SandboxMessage, bool | None]]:
        """What only this person sees, and whether the bot can still change it; what they put away is gone."""
        found: list[tuple[SandboxMessage, bool | None]] = []
        for message in self.world.messages.values():
            channel = self.world.channels[message.channel_id]
            if message.dismissed or user not in {message.seen_by, channel.person_id}:
                continue
            if message.author_id == self.world.bot.id:
                found.append((message, True if message.seen_by is None else self.here.tokens.can_edit(message)))
        return found

    def asking(self, table: Table, user: int) -> tuple[list[SandboxMessage], bool]:
        """Messages the bot can change that ask somebody at a table, and whether another's token is about to end."""
        sure, unsure = [], False
        for message, is_editable in self.private_of(user):
            if is_editable is False or not self.is_of(message, table.id) or not self.asks_awaited(table, user, message):
                continue
            if is_editable:
                sure.append(message)
            else:
                unsure = True
        return sure, unsure

    def led(self, user: int) -> "Led | None":
        """The press that led somebody to a second step or back, if they did nothing since and the bot heard it."""
        led = next((each.led for each in self.here.crowd.people if each.user.id == user), None)
        if led is None or self.here.crowd.newest[user] != led.interaction:
            return None
        return led if self.here.launched_at <= self.here.parts.interactions.began_at(led.interaction) else None

    def shows_a_hand(self, message: SandboxMessage) -> bool:
        """Whether it shows somebody's cards, or says that they wait, or who plays them."""
        if any(each.press is not None and not each.press.table for each in controls_of(message)):
            return False  # those of a deal that is played again, which is no table's
        is_stood_in = any(each.press is not None and each.press.what == RETURN for each in controls_of(message))
        return has(message, "hand.png") or is_stood_in or self._says("hand-not-asked", message)

    def is_parked(self, message: SandboxMessage) -> bool:
        """Whether it says of the cards that it shows that they are those of an earlier moment."""
        return self._says("hand-parked", message)

    def _says(self, key: str, message: SandboxMessage) -> bool:
        return phrases(self.here.language).say(key) in message.content

    def hand_differs(self, table: Table, user: int, message: SandboxMessage) -> str:
        """What of a hand is not as it ought to be, in words; nothing if all is.

        The picture, the order of the cards and the trumps in its words, and buttons for what may be done by the way
        with the line that explains them, may be a bit old where nobody is awaited.
        """
        wish = self.hand_wanted(table, user, message)
        said, due = (without_hints(text).split() for text in (as_words(message.content), wish.text))
        shown = [cards_in(each.description or "") for each in message.attachments]
        right = [cards_in(each.alt) for each in wish.pictures]
        return "" if said[-len(due) :] == due and shown == right else f"{said} {shown} instead of {due} {right}"

    def asks_awaited(self, table: Table, user: int, message: SandboxMessage) -> bool:
        """Whether a message asks somebody; one that asks once more does if the table waits and may be answered so.

        That may be what ends the waiting, as an override does the bidding; the question is one step back.
        """
        step, view = step_of(message), self.sight(table.id, user).view
        if not step.startswith("sure ") or view is None:
            return asks(message)
        if said_by(step) == CLAIM:
            return may_claim(view)
        return view.asked is not None and said_by(step) in map(str, expand(view.decisions))

    def has_dismissed(self, table: Table, user: int) -> bool:
        """Whether somebody put away a private message that asks them; the bot cannot know."""
        own = (each for each in self.world.messages.values() if each.seen_by == user and each.dismissed)
        return any(asks(each) and self.is_of(each, table.id) for each in own)

    @staticmethod
    def is_of(message: SandboxMessage, table: int) -> bool:
        """Whether what can be pressed in it means this table."""
        return any(each.press is not None and each.press.table == table for each in actions_in(message))

    def name(self, message: SandboxMessage) -> str:
        """A message as the timeline calls it."""
        return self.here.timeline.name(message.id)

    def people(self, table: Table) -> Iterator[int]:
        yield from table.people

    # Results

    def results(self) -> list[str]:
        """Deals that are over without a result in their channel, and results posted twice."""
        ended = self.here.ended_at_rest
        told: Counter[tuple[int, int]] = Counter()
        for channel, number in self.here.results.elements():
            told[channel, number] += 1
        found = []
        for key in sorted({*ended, *told}):
            channel = self.world.channels.get(key[0])
            if key not in ended or channel is None or 1 <= told[key] <= 1 + self.here.unnoted[key]:
                continue
            if told[key] == 0 and not self.may_post(channel):
                continue
            found.append(f"result: deal {key[1]} was told {told[key]} times in {channel.name}")
        return found


def without_hints(text: str) -> str:
    """A text without the lines that explain its buttons."""
    return "\n".join(line for line in text.splitlines() if not line.startswith("-#"))


def cards_in(alt: str) -> list[str]:
    """The cards that the words of a hand's picture list, in whatever order."""
    return sorted(alt.partition("\n")[0].partition(": ")[2].split())


def is_away(table: Table, user: int) -> bool:
    """Whether a computer plays for somebody who sits there."""
    return any(isinstance(who, Person) and who.user == user and who.away for who in table.seats)


def looks(message: SandboxMessage) -> tuple[list[Any], ...]:
    """What a message shows: its text, what can be pressed, its pictures and their words."""
    presses = [VERSION.sub(r"\1:", each.custom_id) for each in controls_of(message)]
    pictures = [(each.filename, each.description or "", each.data) for each in message.attachments]
    return as_words(message.content).split(), presses, pictures


def ought(message: wanted.Message, paint: Any) -> tuple[list[Any], ...]:
    """What it would show if it were sent now."""
    presses = [VERSION.sub(r"\1:", each.press) for each in sorted(message.controls, key=lambda each: each.row)]
    pictures = [(each.name, each.alt[:1024], paint(each.scene)) for each in message.pictures]
    return message.text.split(), presses, pictures


def difference(message: SandboxMessage, wish: wanted.Message, paint: Any, aside: str = "") -> str:
    """Where they differ, in brief; nothing if they do not. Before a private hand a complaint may stand.

    aside: a picture that is made of more than can be told here.
    """
    names = ("text", "buttons", "pictures")
    found = []
    for name, is_so, is_due in zip(names, looks(message), ought(wish, paint), strict=True):
        if name == "text" and message.seen_by is not None and " ".join(is_so).endswith(" ".join(is_due)):
            continue
        if name == "pictures":
            is_so, is_due = ([each for each in some if each[0] != aside] for some in (is_so, is_due))  # noqa: PLW2901
        if is_so != is_due:
            found.append(f"{name}: {_brief(is_so)} instead of {_brief(is_due)}")
    return "; ".join(found)


def _brief(value: object) -> str:
    if isinstance(value, list) and value and isinstance(value[0], tuple):
        return " ".join(f"{name} {data[-2:].hex()} «{alt[:90]}»" for name, alt, data in value)
    if isinstance(value, list):
        return f"«{' '.join(value)[:200]}»"
    return str(value)
