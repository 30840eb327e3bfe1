"""People who play in the channel alone: they press *My hand* on the post, and then what stands in that answer."""

import time

from bot.present.messages import HAND
from bot.sandbox.world import SandboxMessage
from tests.bench.crowd.town import Group, Wish
from tests.simulation.reading import Control

PATIENCE_SECONDS = 4.0
"""How long nobody finds anything to press before the one the post calls presses *My hand* again."""


class Private(Group):
    """The people of one table, who never look at their direct messages.

    is_once: they press *My hand* in their first deal only, and from then on only if they are called and find nothing to
    press; `lost` counts how often that was. Otherwise they press it in every deal.
    """

    is_once = False
    lost = 0
    found_at = 0.0

    def shown(self, message: SandboxMessage, owner: int | None) -> None:
        if owner is None or message.seen_by is not None:
            super().shown(message, owner)

    def wish(self) -> Wish | None:
        found = self._first_look() or super().wish()
        now = time.perf_counter()
        if found is not None or self.found_at == 0.0 or self.busy:
            self.found_at = now
        elif now - self.found_at > PATIENCE_SECONDS and (found := self._look_again()) is not None:
            self.found_at = now
            self.lost += 1
        return found

    def _first_look(self) -> Wish | None:
        """My hand, for who has not seen it in this deal, or at all."""
        mine, post = self._mine(), self.post
        before = {each.word for each in self.on_post() if each.custom_id not in self.pressed} & {"start", "cut"}
        if mine is None or mine.press is None or post is None or before:
            return None
        deal = "" if self.is_once else mine.press.deal
        for person in self.people:
            seen = f"{person.user.id} {deal}"
            if seen not in self.pressed and person.user.id not in self.busy:
                self.pressed.add(seen)
                return Wish(person, post, mine)
        return None

    def _look_again(self) -> Wish | None:
        mine, post = self._mine(), self.post
        called = [each for each in self.people if post is not None and each.is_called(post)]
        return Wish(called[0], post, mine) if called and post is not None and mine is not None else None

    def _mine(self) -> Control | None:
        """*My hand* on the post, if it is there."""
        return next((each for each in self.on_post() if each.word == HAND), None)


class PrivateOnce(Private):
    """They press *My hand* once at all."""

    is_once = True
