"""The messages of challenges: each is posted once, and edited when somebody is done, after a restart too."""

import asyncio
import logging
from typing import Final
from weakref import WeakValueDictionary

from bot.errors import StorageError, UserError
from bot.features.challenges.messages import Challenging, link_to
from bot.features.challenges.service import ChallengeSight
from bot.features.challenges.store import ChallengeStore
from bot.gateway.messages.lifecycle import CallOutcome, CallRefused, Delivered, Reason
from bot.gateway.messages.payload import Drawn, Paint, SignBook, draw
from bot.gateway.messages.transport import Transport, nonce_of
from bot.render.paint_process import Priority
from bot.tables.posted_messages import MessageLocation
from bot.tasks import cancel_and_wait, until_stored

log = logging.getLogger(__name__)

PAUSE_SECONDS: Final = 1.5
"""Between two edits, so that a channel never has more of them than it may."""
RETRY_SECONDS: Final = 10.0
MAX_ATTEMPTS: Final = 5
"""How often an edit is tried that Discord does not take now; the next start makes up for the rest."""
GONE: Final = frozenset({Reason.GONE, Reason.CHANNEL_GONE})
UNSURE: Final = frozenset({Reason.TRY_LATER, Reason.RESULT_UNKNOWN})


class ChallengePosts:
    """Owns these messages: nobody else posts or edits one."""

    def __init__(
        self, challenging: Challenging, store: ChallengeStore, transport: Transport, paint: Paint, book: SignBook
    ) -> None:
        self._challenging = challenging
        self._store = store
        self._transport = transport
        self._paint = paint
        self._book = book
        self._posting: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._waiting: dict[int, int] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_editing = False

    async def post(self, number: int, press: int) -> ChallengeSight:
        """Post a challenge, once a press; raises `UserError` where it stands already or may not stand."""
        lock = self._posting.setdefault(number, asyncio.Lock())
        async with lock:
            sight = await self._challenging.challenges.read(number)
            if sight.challenge.message is not None and await self._edited(sight) not in GONE:
                raise UserError("challenge-stands", link=link_to(sight))
            drawn, channel = await self._drawn(sight, Priority.ANSWER), sight.challenge.channel
            outcome = await self._transport.send(channel, drawn, nonce_of("challenge", press), "challenge")
            if isinstance(outcome, CallRefused):
                await self._not_posted(sight, outcome.reason)
            await self._keep(number, outcome)
            return await self._challenging.challenges.read(number)

    async def _not_posted(self, sight: ChallengeSight, reason: Reason) -> None:
        if reason is Reason.RESULT_UNKNOWN:  # it may stand there: whoever presses it tells us where
            raise UserError("not-posted")
        await self._store.withdraw_challenge(sight.challenge.id)
        raise UserError("challenge-channel", channel=f"<#{sight.challenge.channel}>")

    async def _keep(self, number: int, outcome: CallOutcome) -> None:
        if isinstance(outcome, Delivered) and outcome.place is not None:
            await self._store.place_challenge(number, outcome.place.message)

    async def met(self, sight: ChallengeSight, message: int) -> None:
        """Somebody presses a challenge of which nobody wrote down where it stands."""
        if sight.challenge.message is None:
            await self._store.place_challenge(sight.challenge.id, message)
            self.note(sight.challenge.id)

    # Edits

    def note(self, number: int) -> None:
        self._waiting.setdefault(number, MAX_ATTEMPTS)
        if not self._is_editing:
            self._is_editing = True
            self._spawn(self._edit_all())

    def repair(self) -> None:
        """Edit what the process before this one left behind."""
        self._spawn(until_stored(self._find, "Challenges that lack something are looked for later: %s"))

    async def stop(self) -> None:
        """Edit nothing more; the next start makes up for it."""
        await cancel_and_wait(*self._tasks)

    def _spawn(self, work: "asyncio._CoroutineLike[None]") -> None:
        task = asyncio.create_task(work, name="challenges")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _find(self) -> None:
        for number in await self._store.unshown_challenges():
            self.note(number)

    async def _edit_all(self) -> None:
        try:
            while self._waiting:
                number, tries = next(iter(self._waiting.items()))
                del self._waiting[number]
                is_done = await self._edit(number)
                if not is_done and tries > 1:
                    self._waiting.setdefault(number, tries - 1)
                await asyncio.sleep(PAUSE_SECONDS if is_done else RETRY_SECONDS)
        finally:
            self._is_editing = False

    async def _edit(self, number: int) -> bool:
        """Make one message tell of all who are done; False if that is worth another try."""
        try:
            sight = await self._challenging.challenges.read(number)
            return sight.challenge.message is None or await self._edited(sight) not in UNSURE
        except UserError:  # nobody can look at the deal any more
            return True
        except StorageError as error:
            log.warning("Challenge %s cannot be told of: %s", number, error)
            return False
        except Exception:
            log.exception("Editing challenge %s failed.", number)
            return True

    async def _edited(self, sight: ChallengeSight) -> Reason | None:
        """Edit it where it stands, and write down what came of that; why it was not done."""
        challenge = sight.challenge
        place = MessageLocation(challenge.channel, challenge.message or 0)
        drawn = await self._drawn(sight, Priority.LATER)
        outcome = await self._transport.edit(place, drawn, "challenge", keep_pictures=drawn.is_complete)
        if not isinstance(outcome, CallRefused):
            await self._store.challenge_shown(challenge.id, len(sight.taken))
            return None
        if outcome.reason in GONE:
            await self._store.place_challenge(challenge.id, None)
        return outcome.reason

    async def _drawn(self, sight: ChallengeSight, priority: Priority) -> Drawn:
        return await draw(self._paint, await self._challenging.post(sight), priority, self._book.signs)
