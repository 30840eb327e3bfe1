"""The cut over the loopback: one button as usual, a menu with the other ways, a second step for a card."""

import pytest

from tests.e2e.evening import is_table
from tests.e2e.simulated import simulated


@pytest.mark.parametrize(("chosen", "told"), [("Covers to us", "covers to us"), ("Up to a card", "face up until 6♥")])
@simulated
async def test_another_way_of_dealing_is_chosen_under_the_table(evening, chosen: str, told: str) -> None:
    async with evening() as here:
        channel, people = here.discord.channel, [here.discord.person(name) for name in ("Anna", "Bert", "Carl", "Dora")]
        await people[0].slash(channel, "table open", game="saskop")
        for person in people[1:]:
            await person.slash(channel, "table join")
        await people[0].slash(channel, "table start")
        post = await people[0].wait_message(lambda post: is_table(post) and "cut and choose" in post.text)
        assert [button["label"] for button in post.buttons][3:] == ["⋯ More", "As usual"]
        cutter = next(person for person in people if person.mention in post.text)
        other = next(person for person in people if person is not cutter)

        refused = await other.choose(post, chosen)
        assert refused.answered
        still = next(each for each in await other.messages(channel) if each.id == post.id)
        assert "As usual" in [button["label"] for button in still.buttons], "only the cutter chooses"
        done = await cutter.choose(post, chosen)
        assert done.answered
        if chosen == "Up to a card":
            hand = done.post
            assert hand.private
            cards = next(menu for menu in hand.menus if any("6♥" in each["label"] for each in menu["options"]))
            assert (await cutter.choose(hand, "Up to 6♥", custom_id=cards["custom_id"])).answered
        await other.wait_message(lambda post: is_table(post) and f"cuts: {told}" in post.text)
        assert here.complaints() == []
