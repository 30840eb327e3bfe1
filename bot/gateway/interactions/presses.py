"""What a press means: look, sit, start, or an action of the game; the service checks everything a custom id says."""

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace

from bot.errors import UserError
from bot.gateway.interactions.again import press_again
from bot.gateway.interactions.answer import Answering, Interaction, Way, answer, answer_by, ask
from bot.gateway.interactions.challenging import is_of_challenge, press_challenge
from bot.gateway.interactions.claiming import answer_claim, claim_or_ask
from bot.gateway.interactions.commands import act, answer_with_hand, plan
from bot.gateway.interactions.custom_ids import press_of, small_number, text_of, values_of
from bot.gateway.interactions.daily import is_of_daily, press_daily
from bot.gateway.interactions.forking import begin_fork, is_in_fork, press_in_fork
from bot.gateway.interactions.hints import is_of_hint, press_hint
from bot.gateway.interactions.inviting import choose_guest, invite_chosen, note_who_left, recall
from bot.gateway.interactions.learning import press_lesson
from bot.gateway.interactions.lookups import Lookups, word_of
from bot.gateway.interactions.openings import Openings, press_reopen
from bot.gateway.interactions.pausing import answer_pause, go_on, pause
from bot.gateway.interactions.preferences import ASK_AGAIN
from bot.gateway.interactions.puzzling import press_puzzle
from bot.gateway.interactions.reviewing import press_review
from bot.gateway.interactions.rights import table_of
from bot.gateway.interactions.services import Services, language_of
from bot.gateway.interactions.solo import press_solo
from bot.gateway.interactions.starting import begin_deal, hold_new_post
from bot.gateway.interactions.twice import leave_or_ask, press_about_table, press_in_hand
from bot.present.beginning import LEARN
from bot.present.claiming import VOTE
from bot.present.closing import REOPEN
from bot.present.controls import menu_action
from bot.present.cutting import CUT
from bot.present.dailies import DAILY
from bot.present.guide import KNOWN
from bot.present.halting import INVITE, MORE, PAUSE, RESUME
from bot.present.hinted import HINT
from bot.present.lessons import AGAIN as LEARN_AGAIN
from bot.present.messages import HAND, PLAN, Message, Press
from bot.present.offering import ANSWERS, SINGLE
from bot.present.puzzles import WORD as PUZZLE
from bot.present.replays import AGAIN, CHALLENGE, FORK
from bot.present.reviews import REVIEW
from bot.present.shuffling import OWN_WORD, SHUFFLE, word_dialog
from bot.present.solos import SOLO
from bot.present.steps import BACK, CLAIM, INTO, NEVER, SURE
from bot.present.sure import LEAVE, is_of_table
from bot.tables.model import OFFERED, AutoPlay, Stage, Table, TableView
from bot.tables.rights import check_seat
from bot.tables.shuffling import check_may_add, completes

log = logging.getLogger(__name__)

START = "start"
GOING_ON = (START, CUT)

Handle = Callable[[Interaction, Press, Way], Awaitable[None]]
Look = Callable[[Interaction, Press], Awaitable[Message | None]]


class Presses:
    """Every button and menu of the bot ends here."""

    def __init__(self, parts: Services) -> None:
        self._parts = parts
        self._looks: dict[str, Look] = {
            "trick": self._last_trick,
            "rules": self._rules,
            VOTE: self._vote,
            MORE: self._more,
            INVITE: self._invite,
        }
        self._lookups = Lookups(parts)
        self._openings = Openings(parts)
        self._changes: dict[str, Look] = {
            "join": self._join,
            "leave": self._leave,
            "fill": self._fill,
            "computers": self._computers,
            START: self._start,
            "replace": self._replace,
            "recall": self._recall,
            SHUFFLE: self._shuffle,
            PAUSE: self._pause,
            RESUME: self._pause,
        }
        self._apart: dict[str, Handle] = {
            LEARN: press_lesson,
            LEARN_AGAIN: press_lesson,
            PUZZLE: press_puzzle,
            REVIEW: press_review,
            FORK: begin_fork,
            AGAIN: press_again,
            SOLO: press_solo,
            REOPEN: press_reopen,
            **dict.fromkeys(self._lookups.words, self._lookups.answer),
        }
        """What somebody does at no table, or proposes to theirs: beside a message of everybody's, else in its place."""
        self._alone: dict[str, Look] = {
            "privacy": self._privacy,
            ASK_AGAIN: self._ask_again,
            "rules": self._topic,
            MORE: self._chosen,
            INVITE: self._invite,
        }
        """What only the one who presses sees is told in its place."""

    @property
    def words(self) -> frozenset[str]:
        """The first words of all controls; one that begins otherwise is an action of a game."""
        own = {
            "hand",
            OWN_WORD,
            DAILY,
            CHALLENGE,
            HINT,
            PLAN,
            CLAIM,
            VOTE,
            KNOWN,
            SINGLE,
            SURE,
            NEVER,
            BACK,
            INTO,
            CUT,
            "menu",
        }
        return frozenset({*own, *self._looks, *self._changes, *self._apart, *self._alone, *self._openings.words})

    async def pressed(self, interaction: Interaction) -> None:
        """A press on a public message is answered beside it, one on somebody's own hand by that hand."""
        press, message = press_of(interaction), interaction.message
        if press is None or message is None:
            await answer(interaction, self._nothing)
            return
        is_public = interaction.guild_id is not None and not message.flags.ephemeral
        if is_of_daily(press) and not is_public:
            await press_daily(interaction, press)
        elif is_of_challenge(press):
            await press_challenge(interaction, press)
        elif (apart := self._apart.get(word_of(press))) is not None:
            await apart(interaction, press, Way.PRIVATE if is_public else Way.HERE)
        elif self._openings.takes(press) and not is_public:
            await self._openings.answer(interaction, press)
        elif is_public:
            await self._on_public(interaction, press)
        else:
            await self._on_private(interaction, press)

    async def _on_private(self, interaction: Interaction, press: Press) -> None:
        """On what only the one who presses sees."""
        if is_in_fork(press):
            await press_in_fork(interaction, press)
        elif is_of_hint(press):
            await press_hint(interaction, press)
        elif press.what == HAND:
            await self._play_here(interaction, press)
        elif press.what == START:
            await self._start_here(interaction, press)
        elif is_of_table(press):
            await answer(interaction, lambda: press_about_table(interaction, press), Way.HERE)
        elif press.what == MORE:
            await self._more_on_hand(interaction, press)
        elif (look := self._alone.get(word_of(press))) is not None:
            await answer(interaction, lambda: look(interaction, press), Way.HERE)
        else:
            await self._on_hand(interaction, press, values_of(interaction))

    async def written(self, interaction: Interaction) -> None:
        """A dialog came back with a text."""
        press = press_of(interaction)
        if press is not None and self._openings.takes(press):
            await self._openings.named(interaction, press, text_of(interaction))
        elif press is not None and word_of(press) == OWN_WORD and interaction.guild_id is not None:
            await self._alter(interaction, press, self._shuffle)
        else:
            await answer(interaction, self._nothing)

    async def _nothing(self) -> Message:
        raise UserError("stale")

    # On messages everybody sees

    async def _on_public(self, interaction: Interaction, press: Press) -> None:
        """A look is answered privately; a press that changes the table brings a token that edits the post."""
        if press.what == HAND:
            await self._show_hand(interaction, press)
            return
        look = self._looks.get(word_of(press))
        if look is not None:
            await answer(interaction, lambda: look(interaction, press))
            return
        if word_of(press) == LEAVE and self._is_mid_game(press):
            await answer(interaction, lambda: self._ask_to_leave(interaction, press))
            return
        if word_of(press) == OWN_WORD:
            await answer(interaction, lambda: self._ask_for_word(interaction, press))
            return
        if press.what == CUT:
            chosen = next(iter(values_of(interaction)), "")
            if chosen.partition(" ")[0] == INTO:
                await self._show_hand(interaction, press, into=chosen)
                return
            press = replace(press, what=chosen)
        await self._alter(interaction, press, self._changes.get(word_of(press), self._act_openly))

    async def _alter(self, interaction: Interaction, press: Press, change: Look) -> None:
        """Change the table: the post that was pressed shows it, or a new one where a deal begins."""
        starts = word_of(press) == START or self._completes(interaction, press)

        async def alter(answering: Answering) -> None:
            is_held = (starts or word_of(press) in GOING_ON) and await hold_new_post(answering, press.table)
            hold = None if is_held else await self._parts.messages.post_pressed(press, interaction)
            if hold is not None:
                await answering.hold(hold)
            if starts:
                await begin_deal(answering, press.table, lambda: change(interaction, press))
            else:
                await change(interaction, press)

        await answer_by(interaction, alter)

    async def _start_here(self, interaction: Interaction, press: Press) -> None:
        """The next deal, asked for in one's private message: it gives way to the new hand, below the new post."""

        async def start(answering: Answering) -> None:
            if await hold_new_post(answering, press.table):
                await begin_deal(answering, press.table, lambda: self._start(interaction, press))
                return
            hold = await self._parts.messages.hand_pressed(press, interaction)
            if hold is not None:
                await answering.hold(hold)
            try:
                await self._start(interaction, press)
            except UserError as refused:
                if refused.key != "deal-is-on":
                    raise  # else it shows the hand of the deal that goes on

        await answer_by(interaction, start)

    async def _show_hand(self, interaction: Interaction, press: Press, *, into: str = "") -> None:
        async def look(number: int) -> TableView:
            sight = self._parts.lookup.sight(number, interaction.user.id)
            check_seat(sight.table, interaction.user.id)
            return sight

        await answer_with_hand(interaction, lambda: self._table_pressed(interaction, press), look, into=into)

    async def _last_trick(self, interaction: Interaction, press: Press) -> Message:
        user, table = interaction.user.id, await self._table_pressed(interaction, press)
        return await self._parts.composer.trick(user, self._parts.lookup.sight(table, user))

    async def _rules(self, interaction: Interaction, press: Press) -> Message:
        table = self._parts.lookup.sight(await self._table_pressed(interaction, press), None).table
        return await self._parts.library.rules(interaction.user.id, interaction.guild_id, table.game, None)

    async def _vote(self, interaction: Interaction, press: Press) -> Message:
        await self._table_pressed(interaction, press)
        said = await answer_claim(interaction, press)
        return await self._parts.composer.say(interaction.user.id, said, guild=interaction.guild_id)

    async def _join(self, interaction: Interaction, press: Press) -> None:
        seat = small_number(press.what.partition(" ")[2])
        await self._parts.tables.join(await self._table_pressed(interaction, press), interaction.user.id, seat)

    async def _leave(self, interaction: Interaction, press: Press) -> None:
        await self._parts.tables.leave(await self._table_pressed(interaction, press), interaction.user.id)

    def _is_mid_game(self, press: Press) -> bool:
        """Whether who leaves now is played for; a table that is gone is not for us to tell of."""
        with suppress(UserError):
            return self._parts.lookup.sight(press.table, None).table.stage is not Stage.GATHERING
        return False

    async def _ask_to_leave(self, interaction: Interaction, press: Press) -> Message:
        table = await self._table_pressed(interaction, press)
        return await leave_or_ask(interaction, self._parts.lookup.sight(table, None).table)

    async def _fill(self, interaction: Interaction, press: Press) -> None:
        level = press.what.partition(" ")[2] or None
        await self._parts.tables.fill(await self._table_pressed(interaction, press), interaction.user.id, level)

    async def _computers(self, interaction: Interaction, press: Press) -> None:
        """What was chosen in the menu of computers: `fill strong`, `seat 2`, `level easy`."""
        tables, user = self._parts.tables, interaction.user.id
        what, _, which = next(iter(values_of(interaction)), "").partition(" ")
        table = await self._table_pressed(interaction, press)
        match what:
            case "fill":
                await tables.fill(table, user, which)
            case "seat" if (seat := small_number(which)) is not None:
                await tables.fill(table, user, seat=seat)
            case "level":
                await tables.set_level(table, user, which)
            case _:
                raise UserError("stale-choice")

    async def _start(self, interaction: Interaction, press: Press) -> None:
        await self._parts.tables.start(await self._table_pressed(interaction, press), interaction.user.id)

    async def _shuffle(self, interaction: Interaction, press: Press) -> None:
        """Add a part: what was typed in a dialog, else chance."""
        table = await self._table_pressed(interaction, press)
        typed = text_of(interaction) if word_of(press) == OWN_WORD else None
        await self._parts.tables.shuffle(table, interaction.user.id, press.what.partition(" ")[2], typed)

    async def _ask_for_word(self, interaction: Interaction, press: Press) -> None:
        """A dialog for a word, for who may add one."""
        user = interaction.user.id
        table = self._parts.lookup.sight(await self._table_pressed(interaction, press), None).table
        check_seat(table, user)
        check_may_add(table, user, press.what.partition(" ")[2])
        await ask(interaction, word_dialog(press, await language_of(interaction)))

    def _completes(self, interaction: Interaction, press: Press) -> bool:
        """Whether somebody's part is the last one that a deal waits for."""
        if word_of(press) not in {SHUFFLE, OWN_WORD}:
            return False
        with suppress(UserError):
            return completes(self._parts.lookup.sight(press.table, None).table, interaction.user.id)
        return False

    async def _replace(self, interaction: Interaction, press: Press) -> None:
        number = press.what.partition(" ")[2]
        person = int(number) if number.isascii() and number.isdigit() else 0
        table = await self._table_pressed(interaction, press)
        await note_who_left(interaction, self._parts.lookup.sight(table, None).table, person)
        await self._parts.tables.replace_person(table, interaction.user.id, person)

    async def _recall(self, interaction: Interaction, press: Press) -> None:
        await recall(interaction, await self._table_pressed(interaction, press))

    async def _act_openly(self, interaction: Interaction, press: Press) -> None:
        seen = press.deal, press.version
        await act(interaction, await self._table_pressed(interaction, press), press.what, seen=seen)

    async def _more(self, interaction: Interaction, press: Press) -> Message:
        """What else somebody can do at their table, to be chosen privately."""
        table = await self._own_table(interaction, press)
        return await self._parts.composer.more(interaction.user.id, table)

    async def _more_on_hand(self, interaction: Interaction, press: Press) -> None:
        """That, beside their private hand, which is kept from now on if nobody knew it: one from before a restart."""
        messages = self._parts.messages

        async def more(answering: Answering) -> Message:
            shown = await self._more(interaction, press)
            if await messages.lacks_token(press.table, interaction) and await answering.acknowledge():
                await messages.lend(press.table, interaction)
            return shown

        await answer_by(interaction, more)

    async def _chosen(self, interaction: Interaction, press: Press) -> Message:
        """What they chose there."""
        table = await self._own_table(interaction, press)
        match press.what.partition(" ")[2]:
            case "pause":
                return await pause(interaction, table.id)
            case "resume":
                return await go_on(interaction, table.id)
            case "leave":
                return await leave_or_ask(interaction, table)
        raise UserError("stale")

    async def _invite(self, interaction: Interaction, press: Press) -> Message:
        """Whom to call, or the one who was chosen."""
        table = await self._own_table(interaction, press)
        return await (invite_chosen if values_of(interaction) else choose_guest)(interaction, table)

    async def _own_table(self, interaction: Interaction, press: Press) -> Table:
        number = await self._table_pressed(interaction, press)
        table = self._parts.lookup.sight(number, None).table
        check_seat(table, interaction.user.id)
        return table

    async def _pause(self, interaction: Interaction, press: Press) -> None:
        await answer_pause(interaction, await self._table_pressed(interaction, press), press.what)

    async def _privacy(self, interaction: Interaction, press: Press) -> Message:
        """The answer of the one who was asked, and who alone sees the question."""
        wishes, user, guild = self._parts.preferences, interaction.user.id, interaction.guild_id
        match press.what.partition(" ")[2]:
            case "delete":
                told = await wishes.delete(user, guild)
                self._parts.challenge_posts.repair()
                return told
            case "keep":
                return await wishes.keep(user, guild)
        raise UserError("stale")

    async def _ask_again(self, interaction: Interaction, press: Press) -> Message:
        del press  # it says no more than that
        return await self._parts.preferences.ask_again(interaction.user.id, interaction.guild_id)

    async def _topic(self, interaction: Interaction, press: Press) -> Message:
        game, topic = press.what.partition(" ")[2], next(iter(values_of(interaction)), None)
        return await self._parts.library.rules(interaction.user.id, interaction.guild_id, game, topic)

    async def _table_pressed(self, interaction: Interaction, press: Press) -> int:
        """The table a public press means; the player who pressed is back."""
        table = await table_of(interaction, press.table)
        await self._parts.tables.come_back(table.id, interaction.user.id)
        return table.id

    # On somebody's own hand

    async def _play_here(self, interaction: Interaction, press: Press) -> None:
        """They went on in the channel, and want to play by this message again."""

        async def show(answering: Answering) -> None:
            hold = await self._parts.messages.hand_pressed(press, interaction)
            if hold is not None:
                await answering.hold(hold)
            table = await table_of(interaction, press.table)
            check_seat(table, interaction.user.id)
            await self._parts.tables.come_back(table.id, interaction.user.id)

        await answer_by(interaction, show)

    async def _on_hand(self, interaction: Interaction, press: Press, values: tuple[str, ...]) -> None:
        async def play(answering: Answering) -> None:
            await table_of(interaction, press.table)
            hold = await self._parts.messages.hand_pressed(press, interaction)
            if hold is not None:
                await answering.hold(hold)
            if word_of(press) == PLAN:
                await plan(interaction, press.table, next(iter(values), ""), deal=press.deal)
                return
            if press.what == CLAIM:
                await claim_or_ask(answering, press.table)
                return
            if word_of(press) == VOTE:
                await answer_claim(interaction, press)
                return
            if word_of(press) in {PAUSE, RESUME}:
                await answer_pause(interaction, press.table, press.what)
                return
            if word_of(press) == KNOWN:
                await self._parts.people.prefer(interaction.user.id, guided="")
                return
            if word_of(press) == SINGLE:
                await self._answer_offer(interaction, press)
                return
            await press_in_hand(answering, press, menu_action(press.what, values) if values else press.what)

        await answer_by(interaction, play)

    async def _answer_offer(self, interaction: Interaction, press: Press) -> None:
        """Whether single cards are to play themselves from now on; whatever they say, it is not offered again."""
        answer_given = press.what.partition(" ")[2]
        if answer_given not in ANSWERS:
            raise UserError("stale")
        wishes = {"forced": AutoPlay.SINGLE} if answer_given == ANSWERS[0] else {}
        await self._parts.people.prefer(interaction.user.id, offer=OFFERED, **wishes)
