"""A table's messages in Discord, and what about the table decides when they are edited."""

import asyncio
import time
from dataclasses import dataclass, field

from bot.gateway.messages.shown import Budget, Shown
from bot.ports import Place
from bot.tables.model import Person, Sight, Stage, Table


@dataclass(slots=True, eq=False)
class Watched:
    """One table's post, its people's hands (direct messages) and their private answers that still can be edited.

    deal, deal_id: the running or last deal's number and id. is_buried: something of ours stands below the post.
    in_use: of his hand and his private answer the one that somebody used last. left: the number of the message that was
    somebody's hand in an earlier deal.
    is_stuck: the database has not taken a change for a while; is_probed: it is being looked at until it does.
    """

    table: Table
    post: Shown = field(default_factory=lambda: Shown("post"))
    hands: dict[int, Shown] = field(default_factory=dict)
    private: dict[int, Shown] = field(default_factory=dict)
    in_use: dict[int, Shown] = field(default_factory=dict)
    left: dict[int, int] = field(default_factory=dict)
    budget: Budget = field(default_factory=Budget)
    deal: int = 0
    deal_id: int = 0
    cards: int = 0
    loaded: bool = False
    awaited: frozenset[int] = frozenset()
    told_closed: set[int] = field(default_factory=set)
    nudge: Place | None = None
    calling: asyncio.Lock = field(default_factory=asyncio.Lock)
    person_acted: bool = False
    pictures_refused: bool = False
    is_buried: bool = False
    is_stuck: bool = False
    is_probed: bool = False
    stirred: asyncio.Event = field(default_factory=asyncio.Event)
    loading: asyncio.Lock = field(default_factory=asyncio.Lock)

    def all_shown(self) -> list[Shown]:
        """Every message of it."""
        return [self.post, *self.hands.values(), *self.private.values()]

    def keeps(self, shown: Shown) -> bool:
        """Whether it is still one of them: a newer hand or private answer takes an older one's place."""
        return shown is self.post or shown in (self.hands.get(shown.user), self.private.get(shown.user))

    def is_replaced(self, shown: Shown) -> bool:
        """Whether it is a private answer that a newer one has pushed up, out of sight."""
        return shown.what == "private" and not self.keeps(shown)

    def deal_anew(self) -> None:
        """Everybody gets his hand as a new message, below whatever he has used so far."""
        self.left |= {user: hand.place.message for user, hand in self.hands.items() if hand.place is not None}
        self.hands.clear()
        self.in_use.clear()

    def is_being_sent(self, user: int, message: int) -> bool:
        """Whether a message of his must be the hand of which we do not hear yet that it was sent."""
        hand = self.hands.get(user)
        return hand is not None and hand.place is None and message > self.left.get(user, 0)

    def uses(self, shown: Shown, moment: int) -> None:
        """Somebody used one of his messages at a moment; before his newest hand came that says nothing.

        moment: of the interaction, as a snowflake.
        """
        hand = self.hands.get(shown.user)
        if hand is None or hand is shown or (hand.place is not None and hand.place.message < moment):
            self.in_use[shown.user] = shown

    def is_looked_at(self, shown: Shown) -> bool:
        """Whether somebody has this one of his messages before him, as far as we know: he does not use another."""
        used = self.in_use.get(shown.user, shown)
        return used is shown or used.live_road is None

    @property
    def is_out_of_sight(self) -> bool:
        """Whether the post is better sent anew: it is old, or a deal goes on and the last one's result hides it."""
        if self.post.live_road is not None:
            return False
        return self.post.is_old or (self.is_buried and self.table.stage is Stage.PLAYING and self.budget.is_ample)

    def is_hurried(self, shown: Shown) -> bool:
        """Whether it is shown at once though computers are about to change it: it is new, or a person just acted."""
        affordable = shown.live_road is not None or self.budget.is_ample
        return shown.is_new or (self.person_acted and affordable)

    def is_affordable(self, shown: Shown, sight: Sight) -> bool:
        """Whether it is free, or somebody waits for it or is misled by it, or there is plenty left."""
        if shown.live_road is not None or shown.place is None or self.budget.is_ample:
            return True
        if shown is self.post:
            return not only_computers_act(sight)
        return (shown.asks or shown.user in awaited_people(sight)) and self.is_looked_at(shown)

    def is_paced(self, shown: Shown) -> bool:
        """Whether the channel's limit counts: the post's eyes are many, and the bot's own edits are few a channel."""
        return shown is self.post or (shown.live_road is None and shown.place is not None)

    def drop_dead(self) -> None:
        """Private answers whose token is over can never be changed again."""
        for user in [user for user, shown in self.private.items() if shown.live_road is None and not shown.pressed]:
            del self.private[user]


def awaited_people(sight: Sight) -> frozenset[int]:
    """The people, not away, without whom the table cannot go on now."""
    table, view = sight.table, sight.view
    if table.stage is not Stage.PLAYING or view is None:
        return frozenset()
    who = (table.seats[seat] for seat in view.waiting_for)
    return frozenset(each.user for each in who if isinstance(each, Person) and not each.away)


def only_computers_act(sight: Sight) -> bool:
    """Whether the next thing that happens is a computer's doing, so that several moves may go into one edit."""
    return sight.table.stage is Stage.PLAYING and sight.view is not None and not awaited_people(sight)


def is_cut_awaited(sight: Sight) -> bool:
    """Whether somebody has to press on the post itself: only there stand the cutter's choices."""
    return sight.view is not None and sight.view.phase == "cut" and bool(awaited_people(sight))


def cards_played(sight: Sight) -> int:
    """How many cards lie in tricks, taken or not."""
    view = sight.view
    return sum(len(trick.cards) for trick in (*view.tricks, view.trick)) if view is not None else 0


def since(moment: float | None) -> float:
    """Seconds since a moment of the monotonic clock."""
    return 0.0 if moment is None else time.monotonic() - moment
