"""A hint over the loopback: words first, the answer after, told to the table and at the end of the deal."""

from tests.e2e.players import Presser
from tests.e2e.simulated import simulated
from tests.e2e.test_everything_else import finish_a_deal


@simulated
async def test_a_hint_is_words_first_and_the_table_knows(evening) -> None:
    async with evening(NEXT_DEAL_SECONDS="60") as here:
        anna, channel = here.discord.person("Anna"), here.discord.channel
        assert (await anna.slash(channel, "table open", game="saskop", level="easy")).answered
        refused = await here.told(await anna.slash(channel, "hint"))
        assert "allows no hints" in refused.text
        assert (await anna.slash(channel, "table leave")).answered

        opened = await anna.slash(channel, "table open", game="saskop", level="easy", hints=True)
        assert "Hints are allowed here" in opened.text
        assert (await anna.slash(channel, "table start")).answered
        await here.to_act([anna])
        hint = (await anna.slash(channel, "hint")).post
        assert "💡" in hint.text
        assert hint.private
        answered = await anna.press(hint, "Show me the answer")
        assert answered.answered
        after = next(each for each in await anna.messages(channel) if each.id == hint.id)
        assert "So: **" in after.text
        await anna.wait_message(lambda post: "A hint was asked for" in post.text)
        await finish_a_deal([Presser(here, anna)])
        await anna.wait_message(lambda post: "so from then on this deal does not count" in post.text)
        assert "Anna" not in (await anna.slash(channel, "leaderboard")).text
        assert here.complaints() == []
