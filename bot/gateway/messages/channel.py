"""What a table's channel takes now, and when it is asked again: the one place that knows it, as a value.

What it refuses to one message it refuses to all. While it takes nothing one of them asks, more and more rarely; the
others wait for what it hears.
"""

import math
from typing import Final, NamedTuple

from bot.gateway.messages.lifecycle import (
    BY_BOT,
    CHANNEL_REFUSALS,
    CREATING,
    FORBIDDEN_RETRY_SECONDS,
    TRANSIENT,
    CallMethod,
    CallOutcome,
    CallRefused,
    InFlightUpdate,
    Reason,
)

MAX_CHANNEL_RETRY_SECONDS: Final = 3600.0
"""A channel that refuses us is asked again twice as late each time, and not more rarely than this."""
FEW_REFUSALS: Final = 12
"""So often in a row it is asked at once when something says that it may take more; then that is believed no more."""
ASK_SECONDS: Final = 10.0
"""Who acts in a channel that refused something brings what we may do there; that is not tried sooner than this."""


class ChannelAccess(NamedTuple):
    """What a table's channel refuses.

    refused_at: when it last refused something; refusals: how often in a row; next_try: when it is asked again, if
    nobody tells us before that it may be different. in_words: it takes no pictures. is_shut: it takes nothing new.
    is_still: what stands there can be neither edited nor deleted. is_archived: it is a thread that is archived or
    locked, in which nothing is changed by an interaction either. is_gone: it is no more. is_counted: of what was under
    way when something last said that it may take more one refusal is counted already.
    """

    refused_at: float = -math.inf
    next_try: float = -math.inf
    refusals: int = 0
    in_words: bool = False
    is_shut: bool = False
    is_still: bool = False
    is_archived: bool = False
    is_gone: bool = False
    is_counted: bool = False

    @property
    def is_barred(self) -> bool:
        """Whether it has to be asked before it is used again."""
        return self.is_shut or self.is_still

    def wants_words(self, now: float) -> bool:
        """Whether it refused pictures a short while ago."""
        return self.in_words and now < self.refused_at + FORBIDDEN_RETRY_SECONDS

    def may_differ(self, now: float) -> bool:
        """Whether it refused something, and not just now."""
        return (self.in_words or self.is_barred) and now >= self.refused_at + ASK_SECONDS


OPEN: Final = ChannelAccess()
"""A channel that takes everything, as far as is known."""


def after(  # noqa: PLR0911 - a return for each case
    channel: ChannelAccess, in_flight: InFlightUpdate, outcome: CallOutcome, now: float
) -> ChannelAccess:
    """What became of a call says what the channel takes.

    One that takes no new message may still have old ones edited, and the other way round; what it refuses for another
    reason it refuses to that message alone, and takes what is better.
    """
    match outcome:
        case CallRefused(Reason.CHANNEL_GONE):
            return channel._replace(is_gone=True)
        case CallRefused(reason) if reason in CHANNEL_REFUSALS and in_flight.is_allowed:
            return _refused_before(channel)
        case CallRefused(Reason.FORBIDDEN) if in_flight.appearance is not None and in_flight.appearance.pictures:
            return channel._replace(refused_at=now, in_words=True)
        case CallRefused(Reason.THREAD_ARCHIVED):
            return _barred(channel, now, is_new=in_flight.method in CREATING)._replace(is_archived=True)
        case CallRefused(Reason.FORBIDDEN) if in_flight.method in BY_BOT:
            return _barred(channel, now, is_new=in_flight.method in CREATING)
        case CallRefused(reason) if reason in CHANNEL_REFUSALS | TRANSIENT:
            return channel
    return _opened(channel, in_flight.method)


def _refused_before(channel: ChannelAccess) -> ChannelAccess:
    """It is asked again at once; however much was under way in a slow table, that is one refusal."""
    return channel if channel.is_counted else channel._replace(refusals=channel.refusals + 1, is_counted=True)


def _barred(channel: ChannelAccess, now: float, *, is_new: bool) -> ChannelAccess:
    """It is asked again later each time; of calls that were under way together one counts."""
    is_known = channel.is_shut if is_new else channel.is_still
    if is_known and now < channel.next_try:
        return channel
    pause = min(MAX_CHANNEL_RETRY_SECONDS, FORBIDDEN_RETRY_SECONDS * 2.0 ** min(channel.refusals, 30))
    barred = channel._replace(refused_at=now, next_try=now + pause, refusals=channel.refusals + 1)
    return barred._replace(is_shut=True) if is_new else barred._replace(is_still=True)


def _opened(channel: ChannelAccess, method: CallMethod) -> ChannelAccess:
    """What takes something new has its old messages edited too; an answer is taken anywhere but in a thread asleep."""
    if method not in BY_BOT and not (method is CallMethod.ANSWER and channel.is_archived):
        return channel
    if channel.is_shut and method is not CallMethod.SEND and not channel.is_archived:
        return channel._replace(is_still=False)
    return ChannelAccess(channel.refused_at, in_words=channel.in_words, is_gone=channel.is_gone)


def hinted(channel: ChannelAccess, now: float) -> ChannelAccess:
    """Something says that it may take more now: it is asked at once, unless it often refused in spite of that."""
    if channel.is_gone:
        return channel
    if not channel.is_barred:
        return OPEN
    soonest = now if channel.refusals < FEW_REFUSALS else max(now, channel.refused_at + FORBIDDEN_RETRY_SECONDS)
    return channel._replace(in_words=False, is_counted=False, next_try=min(channel.next_try, soonest))
