"""What the bot must be allowed where a table stands."""

from typing import Final

from bot.gateway.messages.transport import Interaction

NEEDED: Final = ("view_channel", "send_messages", "attach_files")


def missing_permissions(interaction: Interaction) -> list[str]:
    """What of that it lacks in an interaction's channel, as Discord says there; a thread has a word of its own."""
    mine, channel = interaction.app_permissions, interaction.channel
    is_thread = channel is not None and channel.type.name.endswith("thread")
    own = {"send_messages": "send_messages_in_threads"} if is_thread else {}
    return [name for name in NEEDED if not getattr(mine, own.get(name, name))]
