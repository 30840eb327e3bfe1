"""Challenges: whom to challenge, the message that is posted, and every press on it."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

import discord

from bot.errors import StaleAction, UserError
from bot.features.challenges.messages import (
    ChallengeAction,
    ChallengePlay,
    ChallengePress,
    Challenging,
    NewChallengePress,
    Whom,
)
from bot.features.challenges.posts import ChallengePosts
from bot.features.challenges.service import ChallengeSight
from bot.gateway.interactions.answer import Interaction, InteractionResponse, ReplyMode, answer_by
from bot.gateway.interactions.context import caller_of, check_sees, service
from bot.gateway.interactions.presses import ANYWHERE, Route, values_of
from bot.gateway.interactions.table_commands import channel_of, check_may_post, guild_of
from bot.gateway.messages.payload import CHANNELS
from bot.gateway.messages.permissions import may_write
from bot.present.deal_presses import CHALLENGE, DealMoment
from bot.present.messages import ControlId, Message, small_number

Work = Callable[[InteractionResponse], Awaitable[Message]]


def read_challenge_press(control: ControlId) -> NewChallengePress | ChallengePress | None:
    return ChallengePress.parse(control) or NewChallengePress.parse(control)


async def press_challenge(interaction: Interaction, press: NewChallengePress | ChallengePress, _: ReplyMode) -> None:
    """Ask whom to challenge, post it, take it up or tell what became of it."""
    await answer_by(interaction, *_meant(interaction, press))


def _meant(interaction: Interaction, press: NewChallengePress | ChallengePress) -> tuple[Work, ReplyMode]:
    chosen = next(iter(values_of(interaction)), "")
    match press:
        case ChallengePress(number, ChallengeAction.PLAY):
            return lambda answering: _play(answering, number), ReplyMode.PRIVATE
        case ChallengePress(number):
            return lambda _: _results(interaction, number), ReplyMode.PRIVATE
        case NewChallengePress(at, Whom() as whom, seat):
            return lambda answering: _send(answering, at, seat, whom, chosen), ReplyMode.HERE
        case NewChallengePress(at, asks_seat=True):
            return lambda _: _ask(interaction, at, _seat(chosen)), ReplyMode.HERE
        case NewChallengePress(at):
            return lambda _: _ask(interaction, at, None), ReplyMode.PRIVATE


def _seat(text: str) -> int:
    seat = small_number(text)
    if seat is None:
        raise StaleAction
    return seat


async def _ask(interaction: Interaction, at: DealMoment, seat: int | None) -> Message:
    return await service(interaction, Challenging).ask(caller_of(interaction), at.deal, at.step, seat)


async def _send(answering: InteractionResponse, at: DealMoment, seat: int, whom: Whom, chosen: str) -> Message:
    """Post it where it is wished; what was asked whom to challenge then says where it stands."""
    interaction = answering.interaction
    challenging, user, guild = service(interaction, Challenging), interaction.user.id, guild_of(interaction)
    person = _person(interaction, chosen) if whom is Whom.PERSON else None
    if whom is Whom.CHANNEL:
        channel = _channel(interaction, chosen)
    else:
        await check_may_post(interaction)
        if not may_write(interaction):
            raise UserError("may-not-write")
        channel = channel_of(interaction)
    issued = await challenging.issue(user, guild, at.deal, at.step, seat, channel, person)
    posted = await service(interaction, ChallengePosts).post(issued.challenge.id, interaction.id)
    return await challenging.posted(user, posted)


def _resolved(interaction: Interaction, kind: str, number: str) -> Mapping[str, Any] | None:
    """What Discord says of somebody or something that was chosen in a menu; nothing where it knows none."""
    data: Any = interaction.data
    found = ((data or {}).get("resolved") or {}).get(kind) or {}
    return found.get(number)


def _person(interaction: Interaction, chosen: str) -> int:
    """Who was chosen; refused if it is a bot, or nobody who is on the server."""
    who = _resolved(interaction, "users", chosen)
    if who is not None and who.get("bot"):
        raise UserError("challenge-bot")
    if who is None or _resolved(interaction, "members", chosen) is None:
        raise UserError("challenge-left")
    return int(who["id"])


def _channel(interaction: Interaction, chosen: str) -> int:
    """Which channel was chosen; refused where the one who chose may not write. Whether we may is found by posting."""
    channel = _resolved(interaction, "channels", chosen)
    if channel is None:
        raise StaleAction
    theirs = discord.Permissions(int(channel.get("permissions", 0)))
    is_thread = channel.get("type") != discord.ChannelType.text.value
    writes = theirs.send_messages_in_threads if is_thread else theirs.send_messages
    if channel.get("type") not in CHANNELS or not (theirs.view_channel and writes):
        raise UserError("challenge-channel", channel=f"<#{int(channel['id'])}>")
    return int(channel["id"])


# On a challenge's message


async def _look(interaction: Interaction, number: int) -> ChallengeSight:
    """The challenge that is pressed; where it stands is known from now on."""
    message = interaction.message
    sight = await service(interaction, Challenging).challenges.look(number, interaction.guild_id)
    challenge = sight.challenge
    check_sees(interaction, challenge.guild, challenge.channel, UserError("challenge-gone"))
    if message is not None and not message.flags.ephemeral and message.channel.id == sight.challenge.channel:
        await service(interaction, ChallengePosts).met(sight, message.id)
    return sight


async def _play(answering: InteractionResponse, number: int) -> Message:
    """Computers think, so an answer is promised."""
    interaction = answering.interaction
    sight = await _look(interaction, number)
    answering.promise()
    return await service(interaction, ChallengePlay).play(interaction.user.id, sight)


async def _results(interaction: Interaction, number: int) -> Message:
    sight = await _look(interaction, number)
    return await service(interaction, Challenging).results(interaction.user.id, sight)


ROUTES: Final = (Route[NewChallengePress | ChallengePress](CHALLENGE, ANYWHERE, read_challenge_press, press_challenge),)
