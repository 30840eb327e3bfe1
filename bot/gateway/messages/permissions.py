"""What the bot must be allowed where a table stands."""

from typing import Final

from bot.gateway.messages.transport import Interaction

NEEDED: Final = ("view_channel", "send_messages", "attach_files")


def missing_permissions(interaction: Interaction) -> list[str]:
    """What of that it lacks in an interaction's channel, as Discord says there; a thread has a word of its own."""
    mine = interaction.app_permissions
    own = {"send_messages": "send_messages_in_threads"} if _is_thread(interaction) else {}
    return [name for name in NEEDED if not getattr(mine, own.get(name, name))]


def takes_messages(interaction: Interaction) -> bool:
    """Whether an interaction's channel takes messages of ours, as Discord says there."""
    return not missing_permissions(interaction) and not getattr(interaction.channel, "locked", False)


def may_write(interaction: Interaction) -> bool:
    """Whether the one who did this may write in its channel themselves."""
    theirs = interaction.permissions
    return theirs.send_messages_in_threads if _is_thread(interaction) else theirs.send_messages


def _is_thread(interaction: Interaction) -> bool:
    channel = interaction.channel
    return channel is not None and channel.type.name.endswith("thread")
