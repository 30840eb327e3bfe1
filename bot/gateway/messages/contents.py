"""What each message of a table says, by what it is and the form it is to have."""

from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass, replace
from typing import Final

from cachetools import LRUCache

from bot.gateway.messages.board import MessageKey
from bot.gateway.messages.lifecycle import FOLLOWING, Appearance, Content, MessageKind
from bot.gateway.messages.payload import Drawn, Paint, SignBook, appearance_of, draw, without_pictures
from bot.present.composer import Composer
from bot.present.confirmations import QuestionStep
from bot.present.messages import Message
from bot.render.paint_process import Priority
from bot.tables.model import TableView

ContentSource = Callable[[Content], Awaitable[Message | None]]
"""Composes something that is said once, in a form."""
MAX_IDLE_HANDS: Final = 800
"""How many hands of people with nothing to decide are kept as they were composed, of some tens of kilobytes each."""


@dataclass(frozen=True, slots=True)
class ComposedMessage:
    """A message ready to be sent, and how it will look."""

    drawn: Drawn
    appearance: Appearance


class MessageBuilder:
    """Composes and paints. A table's post follows its public sight, hands and private answers their person's own."""

    def __init__(self, composer: Composer, paint: Paint, book: SignBook) -> None:
        self._composer = composer
        self._book = book
        self._paint = paint
        self._idle: LRUCache[tuple[int, MessageKind, int], tuple[Hashable, ComposedMessage]] = LRUCache(MAX_IDLE_HANDS)

    async def make(
        self,
        key: MessageKey,
        content: Content,
        sight: Callable[[int | None], TableView],
        fixed: ContentSource | None,
        *,
        is_stuck: bool,
        in_words: bool,
        priority: Priority,
        step: QuestionStep | None = None,
        ended: TableView | None = None,
    ) -> ComposedMessage | None:
        """A message in a form; None where there is nothing to show.

        step: the second step of a question in it. ended: the table as its last deal ended.
        """
        seen, failures = sight(None if key.kind is MessageKind.POST else key.user), self._composer.failures
        idle, whose = None, (seen.table.id, key.kind, key.user)  # every private answer of theirs says the same
        if content is Content.LIVE and key.kind in {MessageKind.HAND, MessageKind.PRIVATE} and not in_words:
            idle = await self._composer.idle_hand_key(key.user, seen)
            kept = self._idle.get(whose) if idle is not None else None
            if kept is not None and kept[0] == idle:
                return replace(kept[1], appearance=replace(kept[1].appearance, revision=seen.table.revision))
        if fixed is not None:
            message = await fixed(content)
        elif key.kind is MessageKind.POST:
            message = await self._composer.post(seen, is_stuck=is_stuck)
        else:
            message = await self._hand(key, content, seen, step, ended)
        if message is None:
            return None
        if key.kind in {MessageKind.HAND, MessageKind.PRIVATE}:
            message = await self._composer.as_seen_by(key.user, message)
        is_complete = self._composer.failures == failures or not (key.kind is MessageKind.POST or content in FOLLOWING)
        shown = without_pictures(message) if in_words else message
        drawn = await draw(self._paint, shown, priority, self._book.signs)
        appearance = appearance_of(drawn, revision=seen.table.revision, is_complete=is_complete)
        composed = ComposedMessage(drawn, replace(appearance, is_permanent=_is_permanent(key, content, message, seen)))
        if idle is not None and composed.appearance.is_complete:
            self._idle[whose] = idle, composed
        return composed

    async def _hand(
        self, key: MessageKey, content: Content, sight: TableView, step: QuestionStep | None, ended: TableView | None
    ) -> Message | None:  # fmt: skip
        is_private = key.kind is MessageKind.PRIVATE
        if content is Content.FINAL:
            return await self._composer.over(key.user, sight, ended, private=is_private)
        if content is Content.INACTIVE:
            return await self._composer.parked(key.user, sight)
        return await self._composer.hand(key.user, sight, private=is_private, step=step, ended=ended)


def _is_permanent(key: MessageKey, content: Content, message: Message, sight: TableView) -> bool:
    """Whether it stays true whatever happens: it is put so, or says how its deal ended."""
    is_over = sight.view is None or sight.view.phase == "done"
    is_empty = key.kind in {MessageKind.HAND, MessageKind.PRIVATE} and not (message.controls or message.pictures)
    return (is_empty and is_over) or content in {Content.FINAL, Content.INACTIVE}
