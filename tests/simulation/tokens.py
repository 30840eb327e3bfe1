"""Which private answers the bot could still change: whose tokens it holds, and for how long."""

from collections.abc import Callable, Collection

from bot.sandbox.clock import TOKEN_SECONDS
from bot.sandbox.interactions import DEFER, DEFER_UPDATE, REPLY, UPDATE, Interaction
from bot.sandbox.parts import LoopbackParts
from bot.sandbox.recorder import RestCall
from bot.sandbox.world import SandboxMessage
from tests.simulation.loop import Program

ENDING_SECONDS = 90.0
"""How long before its end a token may be taken for ended already."""


class Tokens:
    """Notes which interaction's token can touch which message, and in which life of the bot it was held."""

    def __init__(
        self, parts: LoopbackParts, hearing: Callable[[Interaction], int], lives: Callable[[], Collection[int]]
    ) -> None:
        """hearing: the life to which an interaction is told. lives: those that are the last of their process."""
        self._parts, self._hearing, self._lives = parts, hearing, lives
        self._held: dict[int, list[tuple[float, int]]] = {}
        self._further: dict[str, int] = {}
        self._given: dict[int, None] = {}
        self._heard_by: dict[int, int] = {}
        parts.interactions.begun.append(self._begun)

    def _begun(self, interaction: Interaction) -> None:
        self._heard_by[interaction.id] = self._hearing(interaction)

    def told(self, stage: str, call: RestCall, program: Program | None) -> None:
        """A request was carried out, or its answer has arrived."""
        if stage == "asked" or call.kind not in {"callback", "followup"}:
            return
        if call.kind == "callback":
            if stage == "done" and call.status < 300:
                interaction = self._parts.interactions._by_id[int(call.params["interaction_id"])]
                self._answered(interaction)
        elif stage == "answered" and 200 <= call.status < 300 and (program is None or not program.is_dead):
            # A further message whose sending nobody heard of cannot be named, and so not be changed.
            interaction = self._parts.interactions._by_token[call.params["token"]]
            self._hold(int(call.answer["id"]), interaction)

    def _answered(self, interaction: Interaction) -> None:
        self._given[interaction.id] = None
        if interaction.answer in {REPLY, DEFER, UPDATE, DEFER_UPDATE} and interaction.original_id is not None:
            self._hold(interaction.original_id, interaction)

    def _hold(self, message: int, interaction: Interaction) -> None:
        """Its token is held by the life that heard of it, even if what that one sent last arrives after its end."""
        self._held.setdefault(message, []).append((interaction.created, self._heard_by[interaction.id]))

    def can_edit(self, message: SandboxMessage) -> bool | None:
        """Whether a bot that lives now can change a private answer; None: its token is about to end."""
        now, lives = self._parts.clock.now(), self._lives()
        ages = [now - created for created, life in self._held.get(message.id, ()) if life in lives]
        youngest = min(ages, default=TOKEN_SECONDS + 1)
        if youngest > TOKEN_SECONDS:
            return False
        return True if youngest < TOKEN_SECONDS - ENDING_SECONDS else None

    def expired(self) -> int:
        """How many tokens have run out."""
        now = self._parts.clock.now()
        created = (self._parts.interactions._by_id[each].created for each in self._given)
        return sum(now - each > TOKEN_SECONDS for each in created)
