"""What may be done at tables: the only writer. What is not stored is never shown, and no state leaves, only sights."""

import asyncio
import logging
from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import timedelta

from bot.errors import (
    ClaimUnproven,
    Conflict,
    DealUnderWay,
    NotStored,
    StaleAction,
    StorageError,
    TableExists,
    UserError,
)
from bot.players.levels import USUAL
from bot.ports import Clock, Shuffler
from bot.tables import redeals, rotation, seating
from bot.tables.autoplay import Premove, Premoves, offered_premoves, premoves_after, read_premove, with_premove
from bot.tables.changes import Change, ChangeFeed
from bot.tables.deadlines import expires, should_save_visit, with_deadlines_clamped, with_expiry
from bot.tables.finished_deals import DealStore, finished_deal
from bot.tables.interruptions import (
    check_no_claim,
    check_not_paused,
    claim_result,
    may_ask,
    may_claim,
    with_claim_answer,
    with_open_claim,
    with_pause_agreed,
    with_pause_asked,
    without_pause,
)
from bot.tables.leases import Cluster
from bot.tables.live import (
    LiveTable,
    carried_on,
    counted_so_far,
    ending_of,
    facts,
    is_of_other_rules,
    level_of,
    unloaded,
    with_clock_after,
    with_more_time,
    with_new_clock,
    without_clock,
)
from bot.tables.lookup import TableLookup, TableRegistry
from bot.tables.matches import MatchBoard, NewMatch, check_ready, sealed
from bot.tables.model import Occupant, Person, Room, Shuffling, Stage, Table, TableView, Version
from bot.tables.rights import check_host, check_member, check_seat, joinable
from bot.tables.setup import Setup, TablePlace, new_table
from bot.tables.shuffling import (
    SecretShuffle,
    check_may_add,
    checked_part,
    completes_shuffle,
    new_shuffling,
    opened,
    waits_until,
    with_part,
)
from bot.tables.stored import GrantedClaim, NewAction, NewDeal, StoredDeal, StoredPremoves, StoredTable, TableStore
from bot.tables.writer import TableWriter, as_user_errors, on_table
from engine.actions import Action, Cut, Play, read_action
from engine.deal import Deal, Start
from engine.errors import Unreadable
from engine.games import GAMES
from engine.options import read_options
from engine.search.claims import PlayedOut, could_hold, played_out, proven_line
from engine.seats import Seat

log = logging.getLogger(__name__)


class TableService(TableWriter):
    """Opens tables, seats people, deals, and carries actions out, one at a time a table.

    Every method raises `UserError` with the phrase for the person who asked; `act` also raises `IllegalAction`, worded
    from what the actor may know. Nothing has changed then.
    """

    def __init__(  # noqa: PLR0917 - all its parts
        self, store: TableStore, deals: DealStore, registry: TableRegistry, lookup: TableLookup,
        changes: ChangeFeed, cluster: Cluster, shuffler: Shuffler, clock: Clock,
    ) -> None:  # fmt: skip
        super().__init__(store, registry, changes, cluster, clock)
        self._deals = deals
        self._lookup = lookup
        self._shuffler = shuffler
        self._moving: asyncio.Task[None] | None = None

    # Sitting down and getting up

    async def open(
        self, place: TablePlace, setup: Setup, *, filled: bool = False, seats: tuple[Occupant | None, ...] = (),
        room: Room | None = None, shuffle: Shuffling | None = None, begins: NewMatch | None = None,
    ) -> Table:  # fmt: skip
        """Open a table in a channel; the one who opens it sits in the first seat, unless it says who sits where.

        filled: computers sit in all the other seats at once, and one of them cuts first. room: what it is in a match.
        shuffle: that of a match, where everybody shuffles. begins: the match, if it is the first room.
        """
        secret = ""
        if setup.shuffled and shuffle is None:
            shuffle, secret = new_shuffling(self._shuffler, self._clock.now())
        fresh = replace(new_table(place, setup), room=room, shuffle=shuffle)
        fresh = with_expiry(fresh, fresh, self._clock.now(), place.user)
        here = self._registry.in_channel(place.channel)
        if here is not None:
            await self.refresh(here.table.id)
        if self._registry.in_channel(place.channel) is not None:
            raise TableExists
        if setup.level:
            self.check_level(setup.level)
        if seats:
            fresh = replace(fresh, seats=seats)
            if fresh.rotation is not None:
                fresh = rotation.begun(replace(fresh, rotation=None), setup.places)
        if filled:
            fresh = seating.fill(fresh, self._level_at(fresh))
        dealers = [seat for seat in range(fresh.players) if not filled or seating.is_cut_by_computer(fresh, seat)]
        fresh = replace(fresh, dealer=self._shuffler.one_of(dealers))
        try:
            with as_user_errors():
                fresh = replace(fresh, last_players=await self._store.last_players(place.channel))
                table = await self._store.open_table(fresh, begins, secret)
        except Conflict:
            raise TableExists from None
        self._cluster.opened(table.id)
        self._registry.add(LiveTable(table), self._clock.now())
        self._changes.publish(Change(table, "table", place.user))
        return table

    @on_table
    async def join(self, live: LiveTable, user: int, seat: Seat | None = None) -> Table:
        is_open = live.is_dealing and bool(joinable(live.table))
        has_seen = True
        if is_open and live.stored is not None:
            with as_user_errors():
                has_seen = await self._store.has_sat(live.stored.id, user)
        return await self._reseat(live, seating.join(live.table, user, seat, has_seen_cards=has_seen), user)

    @on_table
    async def replace_person(self, live: LiveTable, by: int, user: int, level: str | None = None) -> Table:
        """Let a computer take the seat of somebody who is away, or be for it where that is a vote."""
        if level is not None:
            self.check_level(level)
        here = seating.with_user_back(live.table, by)
        return await self._reseat(live, seating.replace_person(here, by, user, level or self._lookup.levels[0]), by)

    @on_table
    async def note_left(self, live: LiveTable, by: int, users: Collection[int]) -> Table:
        """These people have left the server, as was found when somebody was to be replaced."""
        return await self._reseat(live, seating.with_users_away(live.table, users), by)

    @on_table
    async def invite(self, live: LiveTable, by: int, user: int | None = None) -> Table:
        """Somebody who sits there calls others, or one person, to the table; at most once a minute."""
        if user is not None and user in live.table.everybody:
            raise UserError("sits-already", who=user)
        return await self._save(live, seating.invited(live.table, by, self._clock.now()), by)

    @on_table
    async def call_last_players(self, live: LiveTable, by: int) -> tuple[Table, tuple[int, ...]]:
        """The same for those who played the last game in the channel and are not there; once."""
        check_member(live.table, by)
        missing = live.table.missing_players
        if not missing or live.table.stage is not Stage.GATHERING:
            raise UserError("nobody-to-call")
        after = seating.invited(live.table, by, self._clock.now())
        return await self._save(live, replace(after, last_players=()), by), missing

    async def forget(self, user: int) -> None:
        """Know no more of somebody who sits nowhere: not that they were replaced, voted or played the last game."""
        for known in self._lookup.all_tables():
            if seating.without_user(known, user) != known:
                await self._forget_at(known.id, user)

    @on_table
    async def _forget_at(self, live: LiveTable, user: int) -> None:
        if (after := seating.without_user(live.table, user)) != live.table:
            await self._save(live, after, None)

    @on_table
    async def fill(self, live: LiveTable, user: int, level: str | None = None, seat: Seat | None = None) -> Table:
        """Have computers take every empty seat, or one; they play at the table's own level if none is named."""
        if level is not None:
            self.check_level(level)
        check_member(live.table, user)
        return await self._reseat(live, seating.fill(live.table, level or self._level_at(live.table), seat), user)

    @on_table
    async def set_level(self, live: LiveTable, user: int, level: str) -> Table:
        self.check_level(level)
        check_member(live.table, user)
        return await self._reseat(live, seating.set_level(live.table, level), user)

    def _level_at(self, table: Table) -> str:
        return table.level if table.level in self._lookup.levels else self._lookup.levels[0]

    def check_level(self, level: str) -> None:
        if level not in self._lookup.levels:
            raise UserError("unknown-level", level=level[:40], levels=", ".join(self._lookup.levels))

    @on_table
    async def leave(self, live: LiveTable, user: int) -> Table:
        """Get up, or take no more turns; with the last person gone the table is closed."""
        after = seating.leave(live.table, user, self._level_at(live.table))
        if not after.everybody:
            return await self._close(live, user)
        return await self._reseat(live, after, user)

    @on_table
    async def sit_out(self, live: LiveTable, user: int, deals: int) -> Table:
        """Somebody who takes turns asks to sit out for some deals, or for none."""
        return await self._reseat(live, seating.sit_out(live.table, user, deals), user)

    async def _reseat(self, live: LiveTable, table: Table, user: int) -> Table:
        return await self._save(live, self._with_clock(live, table), user)

    @on_table
    async def _put_back(self, live: LiveTable, user: int) -> None:
        await self._reseat(live, seating.with_user_back(live.table, user), user)

    async def mark_present(self, table: int, user: int) -> None:
        """Somebody did something here on purpose: nobody stands in for them any more, and no vote goes on about them.

        Nor is the table forgotten. Where that cannot be written down, what they do goes on all the same.
        """
        live = self._registry.get(table)
        if live is None or (live.table.seat_of(user) is None and user not in live.table.sitting_out):
            return
        if seating.is_marked_absent(live.table, user) or should_save_visit(live.table, self._clock.now()):
            with suppress(UserError):
                await self._put_back(table, user)

    @on_table
    async def set_language(self, live: LiveTable, user: int, language: str, *, manages: bool = False) -> Table:
        """Let a table's post speak another language: its host may, or a manager of the channel."""
        check_host(live.table, user, manages=manages)
        return await self._save(live, replace(live.table, language=language), user)

    @on_table
    async def close(self, live: LiveTable, user: int | None, *, manages: bool = False) -> Table:
        """End a table: its host may, a manager of the channel, or nobody at all when the channel is gone."""
        if user is not None:
            check_host(live.table, user, manages=manages)
        return await self._close(live, user)

    @on_table
    async def expire(self, live: LiveTable) -> None:
        """Nobody did anything at a table for a long time: it ends, unless somebody does something just now."""
        end = live.table.ends_at
        if end is not None and end <= self._clock.now():
            await self._close(live, None, forgotten=end)

    @on_table
    async def set_expiry(self, live: LiveTable) -> None:
        """A table has no moment at which it ends, though nothing goes on there: it gets one."""
        if live.table.ends_at is None and expires(live.table):
            await self._save(live, live.table, None)

    # Playing

    @on_table
    async def start(self, live: LiveTable, user: int | None) -> Table:
        """Deal, once every seat is taken: the first deal, or the next one without waiting for the clock."""
        if user is not None:
            check_member(live.table, user)
        if live.table.stage is Stage.PLAYING and live.table.is_halted and user is not None:
            return await self._resume(live, user)
        if live.table.stage is Stage.PLAYING:
            raise DealUnderWay
        if None in live.table.seats:
            raise UserError("not-full", count=live.table.seats.count(None))
        now = self._clock.now()
        if user is None and (live.table.proposal is not None or live.table.is_halted):
            return live.table
        back = redeals.without_proposal(seating.with_user_back(live.table, user), now)
        if back.is_halted:
            back = without_pause(back, now)
        until = waits_until(back, now) if back.room is None or back.room.is_done else None
        if until is None:
            return await self._deal(live, back, user)
        if live.table.proposal is None and back.due is not None and now < back.due <= until:
            return live.table
        return await self._save(live, replace(back, due=until), user)

    @on_table
    async def shuffle(self, live: LiveTable, user: int, name: str, typed: str | None) -> Table:
        """Add somebody's part to a shuffle: what they typed, or chance. The last one has the cards dealt.

        name: of the shuffle they were asked to add to.
        """
        check_member(live.table, user)
        check_may_add(live.table, user, name)
        check_not_paused(live.table)
        if live.table.proposal is not None:
            raise UserError("repeat-stands")
        part = self._shuffler.salt() if typed is None else checked_part(typed)
        found = await self._secret_of(live)
        after = with_part(seating.with_user_back(live.table, user), user, part, found.secret)
        if completes_shuffle(live.table, user):
            added = SecretShuffle(found.secret, {**found.parts, user: part})
            return await self._deal(live, after, user, added)
        after = with_expiry(live.table, after, self._clock.now(), user)
        stored = await self._written(live, self._store.add_part(after, user, part))
        live.table = replace(after, revision=stored.revision)
        return self._changed(live, "table", user)

    async def _secret_of(self, live: LiveTable) -> SecretShuffle:
        with as_user_errors():
            found = await self._store.secret_shuffle(live.table.id)
        if found is None:
            raise UserError("shuffle-opened")
        return found

    async def _deal(
        self, live: LiveTable, table: Table, user: int | None, added: SecretShuffle | None = None
    ) -> Table:  # fmt: skip
        """Shuffle, seal and begin; a tie's replay keeps the trumps. A room plays its next board, already cut.

        Where there is one way to cut nobody is asked for it, once the pack is sealed; nor where everybody shuffles: the
        cut follows from their parts, as whoever cut could have learnt the pack from who runs the bot.

        added: what the pack follows from, where that is not stored as it is now.
        """
        rules, now = live.rules, self._clock.now()
        options = read_options(rules.options, table.options)
        table, board = await self._next_board(table)
        if board is not None:
            table = replace(table, dealer=board.dealer)
        goes_on = board is None and (live.stored is None or live.stored.board is None)
        carried = live.carried if goes_on else None
        if board is None:
            sat = table.seats if live.stored is None else live.stored.seats
            table, carried = rotation.carried_by_people(rotation.with_next_players(table), sat, carried)
        new_pack, shared, next_secret = rules.pack(options, table.players), None, ""
        if board is None and table.shuffle is not None:
            shared = opened(table.shuffle, added or await self._secret_of(live), table.seats)
            coming_shuffle, next_secret = new_shuffling(self._shuffler, now)
            table = replace(table, shuffle=coming_shuffle)
        seal = sealed(self._shuffler, new_pack, shared) if board is None else board.seal
        deal = Deal(Start(table.game, options, table.players, table.dealer, seal.pack, carried))
        cut = board.cut if board is not None else deal.start.only_cut
        if shared is not None:
            cut = shared.cut(new_pack, rules.drawn_ways(options))
        done = () if cut is None else ((deal.start.cutter, str(cut)),)
        for seat, text in done:
            deal = deal.act(seat, read_action(text))
        coming = with_new_clock(replace(table, stage=Stage.PLAYING), deal, now)
        shared = shared if board is None else board.shuffle
        new = NewDeal(
            seal, table.dealer, carried, rules.rules_version, now, done, shared, next_secret,
            columns=rotation.deal_columns(table),
        )  # fmt: skip
        return await self._begin(live, coming, new, deal, user)

    async def _begin(self, live: LiveTable, coming: Table, new: NewDeal, deal: Deal, user: int | None) -> Table:
        coming = self._kept(live, coming, user)
        table, stored = await self._written(live, self._store.begin_deal(coming, new))
        live.deal, live.stored, live.carried, live.premoves = deal, stored, None, {}
        live.table = replace(coming, revision=table.revision, deal=facts(stored, deal))
        self._registry.note_people(live)
        return self._changed(live, "deal", user)

    # Standing still

    @on_table
    async def pause(self, live: LiveTable, user: int, *, agrees: bool = False) -> Table:
        """Somebody wants the table to stand still, which it does once all who are there do; see `interruptions`.

        agrees: whether they only agree to what others asked for.
        """
        seat = check_seat(live.table, user)
        back = self._with_clock(live, seating.with_user_back(live.table, user))
        after = with_pause_agreed(back, seat) if agrees else with_pause_asked(back, seat)
        return live.table if after == live.table else await self._save(live, after, user)

    @on_table
    async def resume(self, live: LiveTable, user: int) -> Table:
        """Somebody who sits there has the table go on, or would rather not have it stand still."""
        check_seat(live.table, user)
        return live.table if live.table.halt is None else await self._resume(live, user)

    async def _resume(self, live: LiveTable, user: int) -> Table:
        after = without_pause(seating.with_user_back(live.table, user), self._clock.now())
        return await self._reseat(live, after, user)

    @on_table
    async def more_time(self, live: LiveTable, user: int) -> Table:
        """Whoever is asked takes as long again for it, once; see `more_seconds`."""
        seat = live.table.seat_of(user)
        if seat is None or live.deal is None or not live.is_dealing:
            raise UserError("more-time-not-now")
        back = self._with_clock(live, seating.with_user_back(live.table, user))
        return await self._save(live, with_more_time(back, live.deal, seat, self._clock.now()), user)

    # A finished deal once more

    @on_table
    async def propose(self, live: LiveTable, user: int, number: int, step: int) -> Table:
        """Somebody proposes that a finished deal of the server be played again here, from a moment on; see `redeals`.

        It begins at once where nobody has to be asked.
        """
        seat = check_seat(live.table, user)
        check_not_paused(live.table)
        stored = await self._finished(live, number)
        redeals.check_may_propose(live.table, stored)
        repeat = redeals.redeal_of(live.table, stored, step, live.carried)
        back = seating.with_user_back(live.table, user)
        return await self._settle_proposal(live, redeals.with_proposal(back, seat, repeat, self._clock.now()), user)

    @on_table
    async def answer_proposal(self, live: LiveTable, user: int, *, deal: int, step: int, agrees: bool) -> Table:
        """Somebody agrees to what is proposed, or ends it. deal, step: what a button was made for."""
        back, now = seating.with_user_back(live.table, user), self._clock.now()
        after = redeals.with_answer(back, user, deal, step, now, agrees=agrees)
        return live.table if after == live.table else await self._settle_proposal(live, after, user)

    @on_table
    async def drop_proposal(self, live: LiveTable) -> None:
        """The time of a proposal is over."""
        proposal, now = live.table.proposal, self._clock.now()
        if proposal is not None and proposal.until <= now:
            await self._save(live, redeals.without_proposal(live.table, now), None)

    async def _settle_proposal(self, live: LiveTable, table: Table, user: int) -> Table:
        """Begin what is proposed if nobody's answer is missing; the seats' people play on, whoever sat there then.

        Nothing of it is secret, so there is no seal; the pack that people may be shuffling is that of the deal after.
        """
        proposal, now = table.proposal, self._clock.now()
        if proposal is None or redeals.undecided(table):
            return await self._save(live, table, user)
        stored = await self._finished(live, proposal.repeat.number)
        deal = redeals.redeal_start(stored, proposal.repeat)
        coming = with_new_clock(replace(table, stage=Stage.PLAYING, proposal=None), deal, now)
        done = stored.actions[: deal.version]
        new = NewDeal(
            stored.seal, stored.dealer, stored.carried, stored.rules_version, now, done, repeats=proposal.repeat
        )
        return await self._begin(live, coming, new, deal, user)

    async def _finished(self, live: LiveTable, number: int) -> StoredDeal:
        """A deal of the table's server that may be looked into."""
        with as_user_errors():
            return await finished_deal(self._deals, live.table.guild, number)

    async def _next_board(self, table: Table) -> tuple[Table, MatchBoard | None]:
        """What a room plays next, once both rooms are full; where all is played, or the match is over, nothing."""
        if table.room is None or table.room.is_done:
            return table, None
        with as_user_errors():
            match = await self._store.match(table.room.match)
            if match is None or match.is_over:
                return replace(table, room=None, shuffle=None), None
            if not table.has_begun_match:
                check_ready(match, table.room.place)
            board = await self._store.board(table.room.match, table.room.played)
            if board is None:
                raise UserError("shuffle-both-rooms")
            return replace(table, shuffle=None), board

    @on_table
    async def leave_match(self, live: LiveTable, match: int) -> None:
        """A match is over: a room that still plays it is a table as any other, and its deal counts as usual."""
        if live.table.room is not None and live.table.room.match == match:
            await self._save(live, replace(live.table, room=None, shuffle=None), None)
            if live.stored is not None:
                live.stored = replace(live.stored, is_withheld=False)

    async def act(self, table: int, user: int, text: str, *, seen: Version | None = None, chance: int = 0) -> TableView:
        """Carry out what somebody says or plays. `seen` is the deal and version a button was made for.

        What is typed answers the question they are asked at that moment: it is not carried over to the next one.
        """
        meant = seen

        async def change(live: LiveTable) -> TableView:
            nonlocal meant
            seat, action = _understood(live, user, text, chance)
            check_not_paused(live.table)
            check_no_claim(live.table)
            question, meant = meant or live.question_to(seat), seen
            if question is not None and not live.still_asks(seat, question, action):
                raise StaleAction
            try:
                await self._apply(live, seating.with_seat_back(live.table, seat), seat, action, user)
            except Conflict:
                meant = question
                raise
            return self._lookup.sight(table, user)

        return await self.with_table(table, change)

    @on_table
    async def act_for(self, live: LiveTable, seat: Seat, action: Action, *, seen: Version, missed: bool) -> bool:
        """A computer's move for a seat, thought out for a deal's version; False if that has passed meanwhile."""
        if live.deal is None or seen != live.version or live.table.claim is not None or live.table.is_halted:
            return False
        after = seating.missed_turn(live.table, seat) if missed else live.table
        shared = live.stored is not None and live.stored.shuffle is not None
        # A deal that everybody shuffled before the cut was drawn too: no computer chooses it.
        chosen = live.deal.legal_actions(seat)[0] if shared and isinstance(action, Cut) else action
        level = USUAL if missed else level_of(live.table.seats[seat])
        await self._apply(live, after, seat, _placed(chosen, len(live.deal.start.pack) // 2), None, level)
        return True

    @on_table
    async def hint(self, live: LiveTable, user: int, *, deal: int | None = None) -> TableView:
        """Somebody who is asked wants a hint: this deal counts for no sum, which is written down first.

        What people chose up to now says of them what it did.

        deal: the one a button was made for.
        """
        check_seat(live.table, user)
        sight = self._lookup.sight(live.table.id, user)
        if not live.table.hints:
            raise UserError("hints-off")
        if not live.is_dealing or live.stored is None or sight.view is None:
            raise UserError("no-deal")
        check_not_paused(live.table)
        check_no_claim(live.table)
        if deal is not None and deal != live.stored.id:
            raise UserError("hint-stale")
        if sight.seat not in sight.view.waiting_for:
            raise UserError("hint-not-asked")
        if not live.stored.is_hinted:
            counted = counted_so_far(live)
            noted = await self._written(live, self._store.note_hint(live.table, live.stored.id, counted))
            live.stored = replace(live.stored, is_hinted=True, counted_until=counted)
            live.table = replace(live.table, revision=noted.revision, deal=facts(live.stored, live.deal))
            self._changed(live, "table", user)
        return self._lookup.sight(live.table.id, user)

    async def answer_seconds(self, table: int, user: int) -> list[float]:
        with as_user_errors():
            return await self._store.answer_seconds(table, user)

    async def _apply(  # noqa: PLR0917 - all that is known of it
        self, live: LiveTable, table: Table, seat: Seat, action: Action, user: int | None, level: str = ""
    ) -> None:
        """Apply, append, and only then let the new state take the old one's place. level: of who chose the action."""
        if live.deal is None or live.stored is None:
            raise UserError("no-deal")
        now = self._clock.now()
        deal = live.deal.act(seat, action)
        new = NewAction(live.stored.id, live.deal.version, seat, user, str(action), now, level)
        ended = ending_of(table, deal, now)
        after, ending = ended or (with_clock_after(table, live.deal, deal, seat, now), None)
        if ending is not None and not after.is_attended:  # nobody is left who would notice the next deal
            after = without_clock(replace(after, stage=Stage.GATHERING))
        after = self._kept(live, after, user)
        premoves = _left_of_premoves(live, seat, action)
        kept = None if premoves is None else StoredPremoves(live.stored.id, premoves[0], tuple(map(str, premoves[1])))
        stored_table = await self._written(live, self._store.append(after, new, ending, kept))
        live.deal, live.carried = deal, carried_on(live.stored, deal)
        if ending is not None:
            live.premoves = {}
        elif premoves is not None:
            live.premoves = {**live.premoves, premoves[0]: premoves[1]}
        live.table = replace(after, revision=stored_table.revision, deal=facts(live.stored, deal))
        self._changed(live, "action" if ending is None else "result", user)

    @on_table
    async def claim(self, live: LiveTable, user: int, *, asking: Version | None = None) -> TableView:
        """Give somebody all tricks that are left, if they take them whatever the others hold, as far as they know.

        The cards are played out, as real actions, in one transaction. asking: where it is not proven, the table is
        asked, by a button that was made for this deal and version; without that it is refused.
        """
        seat, sight = check_seat(live.table, user), self._lookup.sight(live.table.id, user)
        if not live.is_dealing or live.deal is None or sight.view is None:
            raise UserError("no-deal")
        check_not_paused(live.table)
        check_no_claim(live.table)
        if not may_claim(sight.view):
            raise UserError("claim-not-now")
        here = seating.with_seat_back(live.table, seat)
        line = proven_line(sight.view)
        played = None if line is None else played_out(live.deal, seat, line)
        if played is not None:
            await self._play_out(live, here, seat, played, user)
        elif not may_ask(here, seat):
            raise UserError("claim-answered-no")
        elif not could_hold(sight.view):
            raise UserError("claim-hopeless")
        elif asking is None:
            raise ClaimUnproven
        elif asking != live.question_to(seat):
            raise StaleAction
        else:
            asked = with_open_claim(here, seat, len(sight.view.hand), self._clock.now())
            await self._save(live, asked, user)
        return self._lookup.sight(live.table.id, user)

    @on_table
    async def answer_claim(self, live: LiveTable, user: int, claimant: Seat, *, deal: int, agrees: bool) -> TableView:
        """Somebody lets the claim of a seat pass, or has play go on; what comes of it is told a while later."""
        if live.stored is None or live.stored.id != deal:
            raise UserError("claim-over")
        after = with_claim_answer(live.table, user, claimant, self._clock.now(), agrees=agrees)
        if after != live.table:
            await self._save(live, after, user)
        return self._lookup.sight(live.table.id, user)

    @on_table
    async def close_claim(self, live: LiveTable) -> None:
        """The time of a claim is over, or all have answered: the rest is the claimant's, or play goes on."""
        asked, now = live.table, self._clock.now()
        if asked.claim is None or live.deal is None or asked.due is None or asked.due > now:
            return
        played = claim_result(asked, live.deal)
        if played is None:
            await self._save(live, with_new_clock(replace(asked, claim=None), live.deal, now), None)
        else:
            await self._play_out(live, asked, asked.claim.seat, played, None, is_agreed=True)

    async def _play_out(
        self, live: LiveTable, table: Table, seat: Seat, played: PlayedOut, user: int | None, *, is_agreed: bool = False
    ) -> None:
        """Append all that is left of a deal, and its ending."""
        now, (deal, done) = self._clock.now(), played
        ended = ending_of(table, deal, now)
        if live.deal is None or live.stored is None or ended is None:
            raise UserError("no-deal")
        after, ending = ended
        first, *further = (
            NewAction(live.stored.id, live.deal.version + place, who, None, str(action), now)
            for place, (who, action) in enumerate(done)
        )
        claim, after = GrantedClaim(seat, tuple(further), is_agreed), self._kept(live, after, user)
        stored_table = await self._written(live, self._store.append(after, first, ending, claim=claim))
        live.deal, live.carried, live.premoves = deal, carried_on(live.stored, deal), {}
        live.stored = replace(live.stored, claimed=seat, is_agreed=is_agreed)
        live.table = replace(after, revision=stored_table.revision, deal=facts(live.stored, deal))
        self._changed(live, "result", user)

    @on_table
    async def set_premove(self, live: LiveTable, user: int, text: str, *, deal: int) -> TableView:
        """Remember what somebody wants to play when their turn comes, or, with no text, that they want nothing now."""
        seat, sight = check_seat(live.table, user), self._lookup.sight(live.table.id, user)
        if not live.is_dealing or live.stored is None or sight.view is None or live.stored.id != deal:
            raise StaleAction
        check_not_paused(live.table)
        check_no_claim(live.table)
        premoves: Premoves = ()
        if text:
            if seat in sight.view.waiting_for:
                raise UserError("plan-your-turn")
            plan = _read_premove(text)
            if plan not in {each for part in offered_premoves(sight.view) for each in part}:
                raise UserError("plan-not-possible")
            premoves = with_premove(sight.premoves, plan)
        kept = StoredPremoves(live.stored.id, user, tuple(map(str, premoves)))
        stored = await self._written(live, self._store.save_premoves(live.table, kept))
        live.premoves = {**live.premoves, user: premoves}
        live.table = replace(live.table, revision=stored.revision)
        self._changed(live, "table", user)
        return self._lookup.sight(live.table.id, user)

    @on_table
    async def annul(self, live: LiveTable, user: int) -> Table:
        """Declare the running deal void; the same dealer deals again."""
        if not live.is_dealing or live.deal is None or live.stored is None:
            raise UserError("no-deal")
        return await self._void(live, user)

    # Clocks

    @on_table
    async def remind(self, live: LiveTable) -> None:
        """Half of a turn's time is gone: somebody may have to be called.

        That is written down first, so that after a restart nobody is called for the same turn again.
        """
        if live.table.remind_at is None:
            return
        await self._written(live, self._store.note_reminded(live.table))
        live.table = replace(live.table, remind_at=None)
        self._changes.publish(Change(live.table, "late"))

    @on_table
    async def note_called(self, live: LiveTable, revision: int) -> None:
        """Everybody awaited at this revision was called at once: nobody has to be later, after a restart either."""
        if live.table.revision == revision and live.table.remind_at is not None:
            await self._written(live, self._store.note_reminded(live.table))
            live.table = replace(live.table, remind_at=None)

    def shift_clocks(self, by: timedelta) -> None:
        """The machine's clock was set: whatever a table waits for comes when it would have come all the same."""
        self._registry.move(by)
        self._moving = asyncio.create_task(self._keep_moved(self._moving), name="moved clocks of tables")

    async def _keep_moved(self, before: asyncio.Task[None] | None) -> None:
        """Write down, for a restart, when the clocks of tables act now, and show it."""
        if before is not None:
            await asyncio.wait({before})
        for table in self._lookup.all_tables():
            if (table.due or table.ends_at) is not None and self._cluster.holds(table.id):
                try:
                    await self._move(table.id)
                except UserError as error:
                    log.warning("table %s: its moved clock could not be stored (%s)", table.id, error.key)

    @on_table
    async def _move(self, live: LiveTable) -> None:
        """A change that was under way as the clock was set may have taken its time from the old one."""
        if (live.table.due or live.table.ends_at) is None:
            return
        here = with_deadlines_clamped(live.table, self._clock.now())
        with as_user_errors():
            stored = await self._store.save_table(here)
        live.table = replace(here, revision=stored.revision)
        self._changed(live, "table", None)

    # Restart

    async def restore(self) -> None:
        """Take up every live table where its last stored action left it."""
        for stored in await self._store.load():
            await self._restore_table(stored)

    async def _restore_table(self, stored: StoredTable) -> None:
        """A deal of other rules than today's is void, with the table as it was; any other is folded when looked at."""
        if stored.table.game not in GAMES:
            log.error(
                "table %s plays %r, which is not known here; it is left alone", stored.table.id, stored.table.game
            )
            return
        live = unloaded(stored)
        self._registry.add(live, self._clock.now())
        if is_of_other_rules(stored):
            live.load()
            try:
                await self._void(live, None)
            except NotStored:
                log.warning("table %s: that its deal is void is written down once somebody acts there", live.table.id)
            except Conflict:
                await self._reload(live)
        elif live.table.due != stored.table.due and self._cluster.is_alone:
            await self._keep_within_reach(live)

    async def _keep_within_reach(self, live: LiveTable) -> None:
        """The clock was set back while nobody was here: what the table's messages tell of its moments is old."""
        try:
            kept = await self._store.save_table(live.table)
        except (Conflict, StorageError) as error:
            log.warning("table %s: when its clock acts could not be stored (%s)", live.table.id, error)
        else:
            live.table = replace(live.table, revision=kept.revision)


def _understood(live: LiveTable, user: int, text: str, chance: int) -> tuple[Seat, Action]:
    """Who says what in a running deal; raises `UserError`."""
    seat = check_seat(live.table, user)
    if not live.is_dealing or live.deal is None:
        raise UserError("no-deal")
    try:
        action = read_action(text)
    except Unreadable:
        raise UserError("unreadable-action", text=text[:40]) from None
    cards = len(live.deal.start.pack)
    # Where everybody shuffled, nothing of the deal is the application's to choose: it cuts in the middle.
    is_shared = live.stored is not None and live.stored.shuffle is not None
    return seat, _placed(action, cards // 2 if is_shared else chance % (cards - 1) + 1)


def _read_premove(text: str) -> Premove:
    try:
        return read_premove(text)
    except Unreadable:
        raise UserError("unreadable-action", text=text[:40]) from None


def _left_of_premoves(live: LiveTable, seat: Seat, action: Action) -> tuple[int, Premoves] | None:
    """Whose plans an action changes, and what is left of them; None if it changes none."""
    who = live.table.seats[seat]
    premoves = live.premoves.get(who.user, ()) if isinstance(who, Person) else ()
    if live.deal is None or not isinstance(who, Person) or not premoves or not isinstance(action, Play):
        return None
    left = premoves_after(live.deal.view(seat), premoves, action.card)
    return None if left == premoves else (who.user, left)


def _placed(action: Action, place: int) -> Action:
    """A cut for which nobody named a place gets this one; everything else is as it was."""
    return replace(action, place=place) if isinstance(action, Cut) and action.place is None else action


@dataclass(frozen=True, slots=True)
class Tables:
    """All that may be done with tables: look, change, and hear of changes."""

    lookup: TableLookup
    service: TableService
    changes: ChangeFeed
    cluster: Cluster


def build_tables(  # noqa: PLR0917 - all that is built before
    store: TableStore, deals: DealStore, shuffler: Shuffler, clock: Clock, levels: Sequence[str], cluster: Cluster
) -> Tables:  # fmt: skip
    """Tables that nobody has taken up yet: `TableService.restore` does that. levels: the usual one first."""
    registry, changes = TableRegistry(), ChangeFeed()
    lookup = TableLookup(registry, levels)
    service = TableService(store, deals, registry, lookup, changes, cluster, shuffler, clock)
    clock.on_step.append(service.shift_clocks)
    return Tables(lookup, service, changes, cluster)
