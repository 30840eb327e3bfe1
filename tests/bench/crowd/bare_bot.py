"""The yardstick: a bare discord.py bot that only answers, with no game, store, picture or words of its own behind it.

`words` replies to every press privately with two words. `picture` edits the pressed message as our bot does, with one
fixed picture of a hand, the same nine buttons and alt text, made once: it differs from a bot with a game behind it in
nothing but the game. `card` edits two more messages after that, one with a picture and one with its words alone, as the
table's post and the next player's hand are edited for a card. `lines` hears what is written in servers, as ours does.
Settings come as ours do.
"""

import io
import os
import sys
from pathlib import Path

import discord
import yarl


class Bare(discord.Client):
    """Answers presses and does nothing else."""

    def __init__(self, picture: bytes | None, *, tells_others: bool, hears_lines: bool) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True, guild_messages=hears_lines),
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
        )
        self.picture = picture
        self.tells_others = tells_others

    async def setup_hook(self) -> None:
        *_, gateway, _limit = await self.http.get_bot_gateway()
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if self.picture is None:
            await interaction.response.send_message("Well done.", ephemeral=True)
            return
        await interaction.response.edit_message(content="Your turn.", attachments=[self._file()], view=_cards())
        if self.tells_others:
            await interaction.edit_original_response(content="The table.", attachments=[self._file()], view=_cards())
            await interaction.edit_original_response(content="The next one's turn.", view=_cards())

    def _file(self) -> discord.File:
        assert self.picture is not None
        return discord.File(io.BytesIO(self.picture), "hand.png", description="Your hand: nine cards")


def _cards() -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    for place in range(9):
        view.add_item(discord.ui.Button(label=f"Card {place}", custom_id=f"card {place}", row=place // 5))
    return view


def main() -> None:
    """Run: python -m tests.bench.crowd.bare_bot words | lines | picture FILE | card FILE."""
    discord.http.Route.BASE = os.environ["DISCORD_API_URL"]
    picture = Path(sys.argv[2]).read_bytes() if len(sys.argv) > 2 else None
    bot = Bare(picture, tells_others=sys.argv[1] == "card", hears_lines=sys.argv[1] == "lines")
    bot.run(os.environ["DISCORD_TOKEN"], log_level=30)


if __name__ == "__main__":
    main()
