"""Cards as emoji, from the lookup at the start to what people see and press."""

import base64
import re
from typing import Any

from bot.gateway.messages.payload import FACES, name_of
from bot.gateway.session.card_emojis import CARDS
from bot.render.paint import card_emoji
from tests.e2e.simulated import simulated


def upload(here: Any) -> None:
    """Every emoji is there before the bot looks."""
    for name, scene in CARDS.items():
        drawn = card_emoji(scene.card, scene.letters, scene.colours)
        image = f"data:image/png;base64,{base64.b64encode(drawn).decode()}"
        here.discord.parts.emojis.create({"name": name, "image": image})


@simulated
async def test_hands_and_tables_show_the_emoji_there_are(evening: Any) -> None:
    async with evening(CARD_EMOJIS="on") as here:
        emojis = here.discord.parts.emojis
        upload(here)
        there = set(emojis.all)
        await here.stop_hard()
        await here.start()
        people = await here.seat("Anna")
        assert (await people[0].slash(here.discord.channel, "table start")).answered
        _, hand = await here.to_play(people)
        faces = {each["label"]: each["emoji"]["name"] for each in hand.components if "emoji" in each}
        assert faces
        assert all(name == name_of(FACES[label][0]) for label, name in faces.items())
        assert (await people[0].slash(here.discord.channel, "settings colours", colours="safe")).answered
        _, outcome, _ = await here.act(people)
        assert outcome.answered
        _, hand = await here.to_play(people)
        safe = {each["label"]: each["emoji"]["name"] for each in hand.components if "emoji" in each}
        assert safe
        assert all(name.endswith("_safe") is (label[-1] != "♠") for label, name in safe.items())
        await here.settled(
            lambda: any("_of_" in post.content for post in here.posts(here.discord.channel)), "the post shows a card"
        )
        world = here.discord.world
        texts = [each.content for each in world.messages.values() if each.author_id == world.bot.id]
        assert not any(re.search("[0-9JQKA][♣♠♥♦]", part) for text in texts for part in text.split("`")[::2])
        assert not any("_safe" in post.content for post in here.posts(here.discord.channel)), "all read the post"
        assert not there - set(emojis.all)
        assert sorted(each.name for each in emojis.all.values()) == sorted(CARDS)
        assert here.complaints() == []


@simulated
async def test_cards_are_words_where_discord_has_lost_their_emoji(evening: Any) -> None:
    async with evening(CARD_EMOJIS="on") as here:
        upload(here)
        await here.stop_hard()
        await here.start()
        people = await here.seat("Anna")
        assert (await people[0].slash(here.discord.channel, "table start")).answered
        _, hand = await here.to_play(people)
        assert any("emoji" in each for each in hand.components)
        here.discord.parts.emojis.all.clear()
        _, outcome, _ = await here.act(people)
        assert outcome.answered
        _, hand = await here.to_play(people)
        assert not any("emoji" in each for each in hand.components)
