"""From sights to the messages of one reader: put into their language, by their preferences, with everybody's names."""

import logging
from collections.abc import Awaitable, Callable, Hashable, Sequence
from dataclasses import replace

from bot.errors import StorageError, UserError
from bot.phrases import NAMELESS, escape, phrases
from bot.present import presenter
from bot.present.confirmations import QuestionStep
from bot.present.deal_so_far import deal_so_far
from bot.present.figures import ScoresPress, Showing, reader_of, shown, with_spans
from bot.present.interruptions import between_deals, invite_message, more_message
from bot.present.ledgers import has_ledger
from bot.present.looks import looks_beside
from bot.present.messages import HAND, LONGEST_TEXT, Button, ControlId, Message
from bot.present.readers import Reader, Readers, as_seen_by
from bot.present.redeals import First, first_of
from bot.present.seals import NOTHING, Following, following
from bot.present.seating import TO_CHANNELS, invitation, invited_again
from bot.present.status import error_text, is_there, possible_text, reason_text, runs_for_reader
from bot.tables.deadlines import has_expired
from bot.tables.finished_deals import PastDeal, Span, users_of
from bot.tables.live import more_seconds
from bot.tables.model import Computer, Stage, Table, TableView
from bot.tables.posted_messages import MessageLocation
from bot.tables.stored import StoredDeal
from engine.errors import IllegalAction

log = logging.getLogger(__name__)


class Composer:
    """Asks the presenter for messages.

    guild_name: what a server is called, None where that is not to be had now. sits_at_several: whether a person's hand
    has to say at which table it is. series: the finished deals of a table. standing: a live table as it is now.
    deal: a deal of a server by its number. evening: how the evening of a closed table ended, in a language.
    """

    def __init__(
        self, people: Readers, guild_name: Callable[[int], Awaitable[str | None]],
        sits_at_several: Callable[[int], bool], series: Callable[[int], Awaitable[Sequence[PastDeal]]],
        standing: Callable[[int], Table | None] = lambda _: None, *,
        deal: Callable[[int, int], Awaitable[StoredDeal | None]] | None = None,
        evening: Callable[[int, str], Awaitable[Message | None]] | None = None,
    ) -> None:  # fmt: skip
        self._people = people
        self._guild_name = guild_name
        self._sits_at_several = sits_at_several
        self._series = series
        self._standing = standing
        self._deal = deal
        self._evening = evening
        self._missed = 0

    async def names(self, table: Table) -> dict[int, str]:
        """Everybody at a table, those included who left a seat behind."""
        return await self._people.names(table.guild, _named(table))

    async def _everybody(self, table: Table) -> Reader:
        """Who reads what stands in a table's channel."""
        return Reader(table.language, await self.names(table))

    async def _reader(self, user: int, table: Table) -> Reader:
        language = await self._people.language(user, table=table)
        return Reader(language, await self.names(table), await self._people.preferences(user))

    async def post(self, sight: TableView, *, is_stuck: bool = False) -> Message:
        """The table's post; a closed table's says so. A stuck one waits for the database."""
        if sight.table.stage is Stage.CLOSED:
            table = sight.table
            return await self.closed(table.id, table.language, is_forgotten=has_expired(table))
        message = presenter.public_post(sight, await self._everybody(sight.table))
        if is_stuck:
            stuck = phrases(sight.table.language).say("post-stuck")
            message = replace(message, text=f"{message.text[: LONGEST_TEXT - len(stuck) - 1]}\n{stuck}")
        return message

    async def closed(self, table: int, language: str, *, is_forgotten: bool) -> Message:
        return presenter.closed_post(table, language, await self.ended(table, language), is_forgotten=is_forgotten)

    async def ended(self, table: int, language: str) -> Message | None:
        """How the evening ended at a table; None if nothing was finished there, or that cannot be had."""
        if self._evening is None:
            return None
        try:
            return await self._evening(table, language)
        except StorageError as error:
            self._missed += 1
            log.warning("The evening of table %s cannot be read: %s", table, error)
            return None

    async def result(self, sight: TableView, *, goes_on: bool = False) -> Message:
        """A finished deal; goes_on: with the button that begins the next one."""
        table = sight.table
        last = table.deal.number if table.deal is not None else 0
        played = [deal for deal in await self._played(table) if deal.number <= last]
        following, first = await self._following(table) if goes_on else NOTHING, await self._first(table)
        users = _named(table) if first is None else (*_named(table), *users_of(first.table.seats))
        names = await self._people.names(table.guild, users)
        return presenter.result(
            sight, Reader(table.language, names), goes_on=goes_on, played=played, following=following, first=first
        )

    async def _first(self, table: Table) -> First | None:
        """How the deal ended that was played again by a table's last one, if it was and that can be had."""
        repeat = None if table.deal is None else table.deal.repeats
        if repeat is None or self._deal is None:
            return None
        try:
            stored = await self._deal(table.guild, repeat.number)
            return None if stored is None else first_of(stored)
        except UserError as error:
            log.warning("Deal %s of server %s cannot be read: %s", repeat.number, table.guild, error)
        except StorageError as error:
            self._missed += 1
            log.warning("Deal %s of server %s cannot be read now: %s", repeat.number, table.guild, error)
        return None

    async def _following(self, table: Table) -> Following:
        """What is to be said and pressed of the next deal and its shuffle, as the table stands now."""
        now = self._standing(table.id)
        if now is None:
            return NOTHING
        reader = Reader(table.language, await self.names(now))
        return between_deals(now, reader) + following(now, reader)

    async def _played(self, table: Table) -> Sequence[PastDeal]:
        """The table's deals, where its score sheet lists them; without them it says how the game stands."""
        if not has_ledger(table):
            return ()
        try:
            return await self._series(table.id)
        except StorageError as error:
            self._missed += 1
            log.warning("The deals of table %s cannot be read: %s", table.id, error)
            return ()

    async def annulled(self, table: Table, deal: int, number: int, *, goes_on: bool = False) -> Message:
        """A deal that is void; goes_on: with the button that begins the next one."""
        shuffle = await self._following(table) if goes_on else NOTHING
        return presenter.annulled(table, deal, number, table.language, goes_on=goes_on, following=shuffle)

    async def call(self, sight: TableView) -> Message | None:
        """A fresh mention of whom the table waits for."""
        if sight.view is None:
            return None
        return presenter.call_to_table(sight.table, sight.view, await self._everybody(sight.table))

    async def invitation(
        self, table: Table, by: int, users: Sequence[int], place: MessageLocation | None, roles: Sequence[int] = ()
    ) -> Message:
        """Somebody calls a role or people to their table. Who asked never to be called is named and not rung."""
        names = await self._people.names(table.guild, (by,))
        end = f"/{place.message}" if place is not None else ""
        url = f"{TO_CHANNELS}{table.guild}/{table.channel}{end}"
        message = invitation(table, names[by], users, roles, url, table.language)
        may = [user for user in users if (await self._people.preferences(user)).ping != "off"]
        return replace(message, mentions=tuple(may))

    async def hand(
        self,
        user: int,
        sight: TableView,
        *,
        private: bool,
        step: QuestionStep | None = None,
        ended: TableView | None = None,
    ) -> Message | None:
        """Somebody's hand, or the second step of a question in its place; nothing before there is one.

        In a private answer what the deal came to takes its place. ended: as in `deal_over`.

        A direct message says where the table is, and so does a private answer to who sits at several. Who is away is
        shown no cards: their computer plays them, and each edit would be for nobody.
        """
        if not _has_hand(sight, private=private):
            return None
        language = await self._people.language(user, table=sight.table)
        place = await self._place_in(user, sight.table, language, private=private)
        if sight.seat is not None and not is_there(sight.table, sight.seat):
            return presenter.stood_in(sight.table, language, place)
        if private and presenter.is_over(sight.table):
            return await self.deal_over(user, sight, ended)
        reader = await self._reader(user, sight.table)
        return presenter.hand(sight, reader, place, step=step, looks=looks_beside(private=private))

    async def deal_over(
        self, user: int, sight: TableView, ended: TableView | None = None, *, goes_on: bool = True
    ) -> Message | None:  # fmt: skip
        """What the deal came to that somebody played by a private answer, in words, and the way on to the next one.

        ended: the table as it was then, where that is known; by now somebody else may sit there.
        """
        if sight.view is None or sight.view.seat is None:
            return None
        language = await self._people.language(user, table=sight.table)
        place = await self._place_in(user, sight.table, language, private=True)
        then = sight if ended is None or not _is_same_deal(ended, sight) else replace(sight, table=ended.table)
        first = await self._first(sight.table)
        users = _named(then.table) if first is None else (*_named(then.table), *users_of(first.table.seats))
        names = await self._people.names(sight.table.guild, users)
        return presenter.deal_over(
            then, Reader(language, names), place, first=first, goes_on=goes_on and sight.table.is_whole
        )

    async def as_seen_by(self, user: int, message: Message) -> Message:
        """A private message with its cards as its reader asked for them."""
        language, preferences = await self._people.language(user), await self._people.preferences(user)
        return as_seen_by(message, Reader(language, preferences=preferences))

    async def idle_hand_key(self, user: int, sight: TableView) -> Hashable | None:
        """All that the hand of somebody with nothing to decide depends on; None for anybody else."""
        key = presenter.idle_hand_key(sight)
        if key is None:
            return None
        language = await self._people.language(user, table=sight.table)
        return key, language, await self._people.preferences(user), self._sits_at_several(user)

    async def parked(self, user: int, sight: TableView) -> Message | None:
        """A direct message of somebody who plays by a private answer: their cards as they are now, and the way back."""
        if not _has_hand(sight, private=False):
            return None
        language = await self._people.language(user, table=sight.table)
        place = await self._place(sight.table, language)
        message = presenter.hand(sight, await self._reader(user, sight.table), place, has_table=False)
        say = phrases(language)
        here = Button(say.say("button-hand-here"), str(ControlId(sight.table.id, sight.table.deal_id, 0, HAND)))
        return replace(message, text=f"{place}\n{say.say('hand-parked')}", controls=(here,))

    async def over(self, user: int, sight: TableView, ended: TableView | None = None, *, private: bool) -> Message:
        """What stays of a hand or a private answer that has served its turn, in words that stay true.

        That is why, or of a private one what its deal came to; a hand says how that ended. ended: as in `deal_over`, of
        a hand its own deal.
        """
        table = sight.table
        if private and table.seat_of(user) is not None and presenter.is_over(table):
            told = await self.deal_over(user, sight, ended, goes_on=False)
            if told is not None:
                return told
        say = phrases(await self._people.language(user, table=table))
        if table.stage is Stage.CLOSED:
            said = say.say("hand-closed", table=table.id)
        elif user in table.sitting_out:
            said = say.say("hand-sits-out", table=table.id, who=await self._players(table, say.language))
        elif table.seat_of(user) is None:
            said = say.say("hand-seat-left", table=table.id)
        else:
            said = say.say("hand-put-away" if private and table.deal is not None else "hand-deal-over")
        tricks = () if private or ended is None else await self._how_it_ended(user, ended, say.language)
        return Message("\n".join((said, *tricks))[:LONGEST_TEXT])

    async def _how_it_ended(self, user: int, ended: TableView, language: str) -> tuple[str, ...]:
        """The last tricks of a deal, to who had their cards by a direct message and played to its end."""
        seat = ended.table.seat_of(user)
        if seat is None or ended.view is None:
            return ()
        reader = Reader(language, await self.names(ended.table))
        return presenter.how_it_ended(ended.table, replace(ended.view, seat=seat), reader)

    async def _players(self, table: Table, language: str) -> str:
        """Who has the seats, for somebody who has none."""
        reader = Reader(language, await self.names(table))
        return reader.listed([escape(name) for name in reader.called(table)])

    async def over_anywhere(self, user: int, closed: int | None) -> Message:
        """The same for a direct message that nobody keeps any more. closed: its table, if that is closed."""
        say = phrases(await self._people.language(user))
        return Message(say.say("hand-deal-over") if closed is None else say.say("hand-closed", table=closed))

    @property
    def failures(self) -> int:
        """How many names and deals could not be had so far; what is composed while that rises may lack one."""
        return self._people.failures + self._missed

    async def guild_name(self, table: Table) -> str:
        """Where a table is, for lists in which a mention cannot stand."""
        name = await self._guild_name(table.guild)
        self._missed += name is None
        return name or NAMELESS

    async def _place_in(self, user: int, table: Table, language: str, *, private: bool) -> str:
        """Where the table is, to who does not see that by where they read it."""
        return await self._place(table, language) if not private or self._sits_at_several(user) else ""

    async def _place(self, table: Table, language: str) -> str:
        return presenter.place_text(await self.guild_name(table), f"<#{table.channel}>", table, language)

    async def more(self, user: int, sight: TableView) -> Message:
        """What somebody can do at a table beside playing."""
        table, view = sight.table, sight.view
        reader = Reader(await self._people.language(user, table=table), await self.names(table))
        has_time = view is not None and runs_for_reader(table, view) and more_seconds(table, view.asked) > 0
        return more_message(table, user, reader, has_time=has_time)

    async def choose_guest(self, user: int, table: Table) -> Message:
        return invite_message(table, Reader(await self._people.language(user, table=table)))

    async def trick(self, user: int, sight: TableView) -> Message:
        if sight.view is None or not sight.view.tricks:
            raise UserError("no-trick")
        return presenter.trick(sight, await self._reader(user, sight.table))

    async def so_far(self, user: int, sight: TableView, *, private: bool) -> Message:
        """What happened in the deal so far; private: as in `hand`."""
        reader = await self._reader(user, sight.table)
        return deal_so_far(sight, reader, await self._place_in(user, sight.table, reader.language, private=private))

    async def scores(self, user: int, table: Table, page: int = 0, showing: Showing = Showing.OWN) -> Message:
        """A page of a table's score sheet, the newest on page 0."""
        reader, who = await reader_of(self._people, user, table.guild, showing)
        if showing is not Showing.SHARED:
            reader = Reader(await self._people.language(user, table=table))
        reader = replace(reader, names=await self.names(table))
        message = presenter.scores(table, reader, await self._played(table), page)
        message = with_spans(message, table.id, Span.GAME, reader)
        at = ScoresPress(table.id, page=page)
        return shown(message, at, showing, reader, who)

    async def complaint(self, user: int, guild: int | None, error: UserError) -> Message:
        """What cannot be, to the one who asked for it."""
        language = await self._people.language(user, guild=guild)
        return Message(error_text(error.key, language, **error.details))

    async def refusal(self, user: int, refused: IllegalAction | UserError, sight: TableView) -> Message:
        """Why something is refused, and what is possible now; from what the one who tried may know."""
        language = await self._people.language(user, table=sight.table)
        if isinstance(refused, UserError):
            possible = possible_text(sight.view, language) if sight.view is not None else ""
            return Message(f"{error_text(refused.key, language, **refused.details)} {possible}".strip())
        called = Reader(language, await self.names(sight.table)).called(sight.table)
        return Message(reason_text(refused, sight.view, called, language, sight.table.game))

    async def fault(self, user: int, guild: int | None, reference: str) -> Message:
        """Something nobody expected, with the reference it is logged under."""
        language = await self._people.language(user, guild=guild)
        return Message(error_text("internal", language, reference=reference))

    async def say(self, user: int, key: str, *, guild: int | None = None, **values: object) -> Message:
        return Message(phrases(await self._people.language(user, guild=guild)).say(key, **values))


def _has_hand(sight: TableView, *, private: bool) -> bool:
    """Whether somebody has a hand to show; who asks is told so even before it is dealt."""
    view = sight.view
    return view is not None and view.seat is not None and bool(private or view.hand or view.tricks)


def _is_same_deal(one: TableView, other: TableView) -> bool:
    deals = one.table.deal, other.table.deal
    return deals[0] is not None and deals[1] is not None and deals[0].id == deals[1].id


def _named(table: Table) -> tuple[int, ...]:
    left = (who.seat_of for who in table.seats if isinstance(who, Computer) and who.seat_of is not None)
    whose = () if table.rotation is None else (user for column in table.rotation.columns for user in column if user > 0)
    return (*table.everybody, *left, *whose, *invited_again(table))
