"""The yardstick: a bare discord.py bot that only answers, with no game, store, picture or words of its own behind it.

`words` replies to every press privately with two words. `picture` edits the pressed message as our bot does, with one
fixed picture of a hand, the same nine buttons and alt text, made once: it differs from a bot with a game behind it in
nothing but the game. Settings come as ours do.
"""

import io
import os
import sys
from pathlib import Path

import discord
import yarl


class Bare(discord.Client):
    """Answers presses and does nothing else."""

    def __init__(self, picture: bytes | None) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
        )
        self.picture = picture

    async def setup_hook(self) -> None:
        *_, gateway, _limit = await self.http.get_bot_gateway()
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if self.picture is None:
            await interaction.response.send_message("Well done.", ephemeral=True)
            return
        view = discord.ui.View(timeout=None)
        for place in range(9):
            view.add_item(discord.ui.Button(label=f"Card {place}", custom_id=f"card {place}", row=place // 5))
        file = discord.File(io.BytesIO(self.picture), "hand.png", description="Your hand: nine cards")
        await interaction.response.edit_message(content="Your turn.", attachments=[file], view=view)


def main() -> None:
    """Run: python -m tests.bench.crowd.bare_bot words | picture FILE."""
    discord.http.Route.BASE = os.environ["DISCORD_API_URL"]
    picture = Path(sys.argv[2]).read_bytes() if sys.argv[1] == "picture" else None
    Bare(picture).run(os.environ["DISCORD_TOKEN"], log_level=30)


if __name__ == "__main__":
    main()
