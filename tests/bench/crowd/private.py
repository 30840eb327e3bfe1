"""People who play in the channel alone: they press *My hand* on the post, and then what stands in that answer."""

import time

from bot.sandbox.world import SandboxMessage, User
from tests.bench.crowd.town import Group, Wish

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

    def note(self, message: SandboxMessage) -> None:
        if message.seen_by is None and any(each.filename == "hand.png" for each in message.attachments):
            return
        super().note(message)

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
        ids = self._hand_ids()
        if not ids or any(
            each.endswith(":start") or (":cut " in each and each not in self.pressed) for each in ids[1:]
        ):
            return None
        deal = "" if self.is_once else ids[0].split(":")[2].partition(".")[0]
        for person in self.people:
            seen = f"{person.id} {deal}"
            if seen not in self.pressed and person.id not in self.busy:
                self.pressed.add(seen)
                return self._press(person, ids[0])
        return None

    def _look_again(self) -> Wish | None:
        ids, post = self._hand_ids(), self.post
        called = [each for each in self.people if post is not None and f"<@{each.id}>" in post.content]
        return self._press(called[0], ids[0]) if called and ids else None

    def _hand_ids(self) -> list[str]:
        """The custom ids on the post, that of *My hand* first; none where it is not there."""
        return sorted(self.post_ids(), key=lambda each: not each.endswith(":hand")) if self._has_hand() else []

    def _has_hand(self) -> bool:
        return any(each.endswith(":hand") for each in self.post_ids())

    def _press(self, person: User, custom_id: str) -> Wish:
        post = self.post
        assert post is not None
        return Wish(person, post, custom_id)


class PrivateOnce(Private):
    """They press *My hand* once at all."""

    is_once = True
