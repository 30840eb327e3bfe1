"""A live table in memory: its public facts, and the deal that only the service may look into."""

import asyncio
import logging
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from itertools import accumulate
from typing import Any

from bot.errors import UserError
from bot.players.levels import USUAL, known
from bot.tables.attribution import CUTS
from bot.tables.autoplay import Premoves, read_premove
from bot.tables.interruptions import undecided_on_claim, with_claim_reseated, without_claims
from bot.tables.model import Computer, DealFacts, Occupant, Person, Stage, Table, Version
from bot.tables.rotation import after_deal, without_seats
from bot.tables.seating import plays_by_itself
from bot.tables.setup import whole_options
from bot.tables.sheets import SheetDeal, added, as_turns, has_pairs, tally_of
from bot.tables.shuffling import next_deal_at, reopened
from bot.tables.stored import DealEnding, SeatResult, StoredDeal, StoredTable
from bot.tables.tallying import tallied
from engine.actions import Action, Bid, BidGame, read_action
from engine.deal import Deal, Start, read_start
from engine.decisions import Decision
from engine.errors import IllegalAction, Unreadable, UnusableDeal
from engine.game import Game
from engine.games import GAMES
from engine.match import Carried
from engine.outcome import Outcome, won_by
from engine.seats import Seat

log = logging.getLogger(__name__)

PLAYED = "play "
"""How the text of an action begins by which a card is played."""


@dataclass(slots=True)
class LiveTable:
    """What is held in memory of a table. `deal` and `stored` change only together and only after a commit.

    newest: the revision that another process is known to have stored; it is taken over before anybody looks.
    premoves: by person, what they planned to play in the deal; nobody else may know that there are any.
    is_unloaded: `stored` is still to be folded, which is done when somebody looks: at most tables nobody does for long.
    is_void: `stored` does not fold, and that has still to be written down.
    """

    table: Table
    deal: Deal | None = None
    stored: StoredDeal | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    waiting_since: dict[Seat, datetime] = field(default_factory=dict)
    carried: Carried | None = None
    premoves: Mapping[int, Premoves] = field(default_factory=dict)
    newest: int = 0
    is_unloaded: bool = False
    is_void: bool = False
    restored_at: datetime | None = None

    @property
    def rules(self) -> Game[Any]:
        return GAMES[self.table.game]

    @property
    def is_dealing(self) -> bool:
        return self.table.stage is Stage.PLAYING and self.deal is not None

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats without whom the table cannot go on; a claim that stands waits for the people who are to answer.

        A table that stands still waits for nobody in particular.
        """
        if self.table.is_halted:
            return ()
        if self.table.claim is not None:
            return tuple(
                seat for user in undecided_on_claim(self.table) if (seat := self.table.seat_of(user)) is not None
            )
        return () if self.deal is None else self.deal.waiting_for

    @property
    def is_at_last_cards(self) -> bool:
        """Whether somebody has but one card left to play, by how many were dealt and played: nothing is folded."""
        if (
            self.table.stage is not Stage.PLAYING
            or self.stored is None
            or len(self.stored.actions) < self.table.players
        ):
            return False
        cutter, cut = self.stored.actions[0]
        try:
            dealt = Deal(start_of(self.table, self.stored)).act(cutter, read_action(cut)).view(None).counts
        except (IllegalAction, Unreadable, UnusableDeal):
            return False  # whoever looks at it finds that it is void
        played = Counter(seat for seat, text in self.stored.actions if text.startswith(PLAYED))
        return any(played[seat] == cards - 1 for seat, cards in enumerate(dealt))

    @property
    def version(self) -> Version | None:
        """Which deal it is and how many actions it has come, as a computer's move names it."""
        return None if self.deal is None or self.stored is None else (self.stored.id, self.deal.version)

    def load(self) -> None:
        """Fold the deal, if that is still to be done; where today's rules do not, the table is between deals."""
        if not self.is_unloaded or self.stored is None:
            return
        self.is_unloaded = False
        try:
            self.deal = fold(self.table, self.stored)
        except UnusableDeal as reason:
            self._do_without(reason)
            return
        self.table = replace(self.table, deal=facts(self.stored, self.deal))
        self.carried = carried_on(self.stored, self.deal)
        if self.restored_at is not None:
            self.note_waiting(self.restored_at)

    def _do_without(self, reason: UnusableDeal) -> None:
        """What a finished deal came to stands as it was stored; a running one cannot go on."""
        self.table = replace(self.table, deal=None)
        if self.stored is not None and self.stored.result is not None:
            log.info("the last deal of table %s can be shown no more: %s", self.table.id, reason)
            return
        log.warning("the running deal of table %s is void: %s", self.table.id, reason)
        self.is_void = True
        self.table = without_claims(without_clock(replace(self.table, stage=Stage.GATHERING)))

    def question_to(self, seat: Seat) -> Version | None:
        """The version of what a seat is asked now, as a button made for it would bear it."""
        return None if self.deal is None or self.stored is None else (self.stored.id, self.deal.count_heard_by(seat))

    def still_asks(self, seat: Seat, seen: Version, action: Action) -> bool:
        """Whether the question a button answers is still the one put to the seat, whatever others said meanwhile."""
        deal = self.deal
        if deal is None or self.stored is None or seen[0] != self.stored.id:
            return False
        told = deal.count_heard_by(seat)
        if seen[1] >= told:
            return seen[1] == told
        if any(each.is_lasting and action in each.actions for each in deal.decisions(seat)):
            return True
        stages = list(accumulate(deal.actions, lambda stage, move: stage.act(*move), initial=Deal(deal.start)))
        offered = max(place for place, stage in enumerate(stages) if stage.count_heard_by(seat) <= seen[1])
        since = zip(stages[offered:], deal.actions[offered:], strict=False)
        is_answered = any(who == seat and _answers(stage, seat, said) for stage, (who, said) in since)
        return not is_answered and _question(stages[offered], seat) == _question(deal, seat)

    def waits_for(self, user: int) -> datetime | None:
        """Since when the table waits for somebody, if it does."""
        self.load()
        seat = self.table.seat_of(user)
        return None if seat is None else self.waiting_since.get(seat)

    def note_waiting(self, now: datetime) -> None:
        self.restored_at = now if self.is_unloaded else None
        waiting = self.awaited if self.is_dealing else ()
        self.waiting_since = {seat: self.waiting_since.get(seat, now) for seat in waiting}

    def computers_with_a_say(self) -> tuple[Seat, ...]:
        """Seats a computer decides for that may do something now, those that merely may first."""
        if self.deal is None or not self.is_dealing or self.table.claim is not None or self.table.is_halted:
            return ()
        waiting = self.deal.waiting_for
        seats = [s for s in range(self.table.players) if plays_by_itself(self.table, s) and self.deal.decisions(s)]
        return tuple(sorted(seats, key=lambda seat: seat in waiting))


def _answers(deal: Deal, seat: Seat, said: Action) -> bool:
    """Whether that was what the table waited for, and not only what might be said besides."""
    return any(each.awaited and said in each.actions for each in deal.decisions(seat))


def _question(deal: Deal, seat: Seat) -> tuple[object, ...]:
    """What a seat is asked, and what it would judge by: to hold a bid is another question at each bid."""
    view = deal.view(seat)
    bids = [action for _, action in view.turns if isinstance(action, Bid | BidGame)]
    return view.phase, view.hand, view.trick, view.contract, view.decisions, bids


def with_new_clock(table: Table, deal: Deal, now: datetime) -> Table:
    """The clock set for the people the deal waits for: they are reminded at half of it, and at its end it acts.

    It stands where there is no limit or nobody is awaited.
    """
    people = _people_awaited(table, deal)
    asked = deal.asked(people[0]) if people else None
    seconds = None if asked is None else table.pace.seconds(asked.limit)
    if seconds is None:
        return without_clock(table)
    remind_at = now + timedelta(seconds=seconds / 2) if seconds else None
    return replace(table, due=now + timedelta(seconds=seconds), remind_at=remind_at, has_more_time=False)


def without_clock(table: Table) -> Table:
    """Nothing happens by itself."""
    return replace(table, due=None, remind_at=None, has_more_time=False)


def more_seconds(table: Table, asked: Decision | None) -> float:
    """How much longer somebody may take for what they are asked: as long again, once; 0 where no clock runs for it."""
    is_running = table.due is not None and table.claim is None and not table.is_halted
    if asked is None or not is_running or table.has_more_time:
        return 0.0
    return table.pace.seconds(asked.limit) or 0.0


def with_more_time(table: Table, deal: Deal, seat: Seat, now: datetime) -> Table:
    """The table whose clock takes as long again, for all it runs for; raises `UserError` unless it may."""
    seconds = more_seconds(table, deal.asked(seat))
    if table.due is None or not seconds:
        raise UserError("more-time-had" if table.has_more_time else "more-time-not-now")
    due = table.due + timedelta(seconds=seconds)
    return replace(table, due=due, remind_at=now + (due - now) / 2, has_more_time=True)


def with_clock_after(table: Table, before: Deal, deal: Deal, seat: Seat, now: datetime) -> Table:
    """The clock after a seat's action: it goes on for those who were asked already and still are.

    What several are asked at once has one end for all, whoever answers first; and an action the table at large hears
    nothing of moves no clock, which would tell it.
    """
    if table.due is not None and table.due > now:
        if is_unheard(before, deal):
            return table
        awaited = deal.waiting_for
        still_asked = deal.phase == before.phase and seat not in awaited and set(awaited) <= set(before.waiting_for)
        if still_asked and _people_awaited(table, deal):
            return table
    return with_new_clock(table, deal, now)


def with_clock_reseated(before: Table, table: Table, deal: Deal, now: datetime) -> Table:
    """The clock after people came, went or returned: it goes on while it is for people as it was before.

    A claim has a clock of its own, and ends with its claimant.
    """
    if table.claim is not None:
        table = with_claim_reseated(before, table, now)
        return table if table.claim is not None else with_new_clock(table, deal, now)
    runs = before.due is not None and before.due > now
    if runs and _people_awaited(before, deal) and _people_awaited(table, deal):
        return table
    return with_new_clock(table, deal, now)


def _people_awaited(table: Table, deal: Deal) -> list[Seat]:
    return [seat for seat in deal.waiting_for if not plays_by_itself(table, seat)]


def is_unheard(before: Deal, after: Deal) -> bool:
    """Whether the table at large hears nothing of what was done; then its clock must not tell it either."""
    return after.count_heard_by(None) == before.count_heard_by(None)


def start_of(table: Table, stored: StoredDeal) -> Start:
    """What the stored deal began from; raises `UnusableDeal` if no deal can begin so by any rules that are known."""
    return read_start(
        stored.game, stored.options, table.players, stored.dealer, stored.seal.pack, stored.carried,
        version=stored.rules_version,
    )  # fmt: skip


def is_of_other_rules(stored: StoredTable) -> bool:
    """Whether the rules by which a running deal began are not played any more."""
    deal = stored.deal
    is_running = deal is not None and deal.result is None and not deal.annulled
    return deal is not None and is_running and GAMES[deal.game].of_version(deal.rules_version) is None


def fold(table: Table, stored: StoredDeal) -> Deal:
    """The deal as its actions left it; raises `UnusableDeal` where its rules do not allow what was done."""
    deal = Deal(start_of(table, stored))
    try:
        for seat, text in stored.actions:
            deal = deal.act(seat, read_action(text))
    except (IllegalAction, Unreadable) as error:
        raise UnusableDeal(f"action {deal.version}: {error}") from error
    return deal


def rebuild(stored: StoredTable) -> LiveTable:
    """A live table from what was stored of it; raises `UnusableDeal` where its deal does not fold."""
    live = unloaded(stored)
    live.load()
    if live.is_void:
        raise UnusableDeal("today's rules do not allow what was done")
    return live


def unloaded(stored: StoredTable) -> LiveTable:
    """A live table whose deal is folded when it is looked at."""
    rules = GAMES[stored.table.game]
    turns = stored.table.rotation
    width, pairs = (0, ()) if turns is None else (len(turns.columns), turns.playing)
    tally = tally_of(rules, stored.table.players, stored.results, width=width, pairs=pairs)
    options = whole_options(stored.table.game, stored.table.options)
    table = replace(stored.table, options=options, tally=tally, deal=None)
    if stored.deal is None:
        return LiveTable(table)
    if stored.deal.annulled:
        return LiveTable(table, stored=stored.deal, carried=carried_on(stored.deal, None))
    table, premoves = replace(table, deal=facts(stored.deal, None)), read_premoves(stored.plans)
    return LiveTable(table, stored=stored.deal, premoves=premoves, is_unloaded=True)


def read_premoves(stored: Mapping[int, tuple[str, ...]]) -> dict[int, Premoves]:
    """Everybody's plans as they were stored; those that this version cannot read are forgotten."""
    try:
        return {user: tuple(map(read_premove, texts)) for user, texts in stored.items()}
    except Unreadable as reason:
        log.warning("plans cannot be read: %s", reason)
        return {}


def carried_on(stored: StoredDeal, deal: Deal | None) -> Carried | None:
    """What of a tie the next deal plays again: after a deal that is over, or, None, void; nothing while one is on."""
    if stored.repeats is not None:
        return stored.repeats.carried
    if deal is None:
        return stored.carried
    if deal.outcome is None:
        return None
    return deal.start.rules.next_deal(deal.start.dealer, deal.start.players, deal.outcome).carried


def facts(stored: StoredDeal, deal: Deal | None) -> DealFacts:
    """What is public of a deal: the seal is opened when it is over; None for one that is still to be folded."""
    outcome = deal.outcome if deal is not None else None
    opened = stored.seal if outcome and not stored.is_withheld else None
    return DealFacts(
        stored.id, stored.number, stored.seal.digest, opened, outcome, stored.claimed, is_agreed=stored.is_agreed,
        board=stored.board, is_withheld=stored.is_withheld, is_hinted=stored.is_hinted, repeats=stored.repeats,
        columns=stored.columns, is_cut_drawn=stored.shuffle is not None and stored.shuffle.draws_cut,
    )  # fmt: skip


def ending_of(table: Table, deal: Deal, at: datetime) -> tuple[Table, DealEnding] | None:
    """The table with the finished deal on its score sheet, and the facts to store; None while the deal goes on.

    After a game's last deal the table gathers again, so that people can stay, change places or go; in a match after its
    last board, where the dealer of each is fixed. A deal that repeats another leaves no trace on the sheet: the table
    goes on where it stood before.
    """
    outcome = deal.outcome
    if outcome is None:
        return None
    rules, players = deal.start.rules, table.players
    result = rules.result(outcome)
    if table.deal is not None and table.deal.repeats is not None:
        after = replace(without_claims(table), stage=table.deal.repeats.stage, due=None, remind_at=None)
        if after.stage is Stage.PAUSE:
            after = replace(after, due=next_deal_at(after, at))
        return reopened(after, at), DealEnding(result, _seat_results(table, outcome), at)
    stands = None if table.deal is None else table.deal.columns
    on_sheet = SheetDeal(result, stands)
    if table.rotation is not None and not has_pairs(rules, players):  # who came in mid-deal has a column already
        on_sheet = as_turns(on_sheet, len(rules.columns(players)))
    tally = added(rules, players, table.tally, on_sheet)
    following = rules.next_deal(deal.start.dealer, players, outcome)
    game_over = len(tally.finished) > len(table.tally.finished)
    columns = rules.columns(players)
    won = tally.finished[-1].winners if game_over else ()
    own = range(len(columns)) if stands is None or has_pairs(rules, players) else stands.columns
    winners = tuple(seat for at, column in zip(own, columns, strict=True) if at in won for seat in column)
    room = None if table.room is None else table.room.after_board
    gathers = game_over if table.room is None or table.room.is_done else room is not None and room.is_done
    stage = Stage.GATHERING if gathers else Stage.PAUSE
    due = None if gathers else next_deal_at(table, at)
    after = replace(without_claims(table), tally=tally, stage=stage, dealer=following.dealer, due=due, remind_at=None)
    is_tie = following.carried is not None and following.carried.is_tie
    turns = after_deal(table, deal.start.dealer, following.dealer, is_tie=is_tie, is_over=game_over)
    after = reopened(replace(after, room=room, rotation=turns), at)
    if gathers:
        after = replace(after, last_players=table.everybody)
    at_once = rules.gain(result).at_once
    lambapea = () if at_once is None else columns[at_once]
    seats = _seat_results(table, outcome)
    game_won = winners if game_over else None
    sat_out = without_seats(table, tally) if game_over else ()
    return after, DealEnding(result, seats, at, game_won, lambapea, tallied(outcome, deal.actions), sat_out)


def _seat_results(table: Table, outcome: Outcome) -> tuple[SeatResult, ...]:
    return tuple(
        SeatResult(
            seat=seat,
            user=who.user if isinstance(who, Person) else None,
            points=outcome.points[seat],
            tricks=outcome.tricks[seat],
            score=outcome.scores[seat] if outcome.scores else None,
            won=won_by(outcome, seat),
            declarer=seat == outcome.declarer,
            level=level_of(who),
        )
        for seat, who in enumerate(table.seats)
    )


def counted_so_far(live: LiveTable) -> int | None:
    """How many actions of the running deal say something of people, should it end now; None if there is none yet."""
    if live.deal is None or live.stored is None or live.stored.is_hinted or live.deal.version <= CUTS:
        return None
    return live.deal.version


def level_of(who: Occupant | None) -> str:
    """The level of the computer that plays for a seat; for a person who is away it is the usual one."""
    if isinstance(who, Computer):
        return known(who.level)
    return USUAL if isinstance(who, Person) and who.away else ""
