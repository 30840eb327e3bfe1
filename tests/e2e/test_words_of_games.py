"""Words that mean something to a game and to the bot: pressed in a hand, the game is meant."""

from tests.e2e.simulated import simulated


@simulated
async def test_a_game_from_the_hand_is_no_question_for_ones_hand(evening) -> None:
    async with evening() as here:
        people = await here.seat("Anna", "Bert", "Carl", game="skat")
        channel = here.discord.channel
        assert (await people[0].slash(channel, "table start")).answered
        is_bid = False
        while True:
            asked, hand = await here.to_act(people)
            if any(button["label"] == "Play from the hand" for button in hand.buttons):
                break
            said = "pass" if is_bid else "bid 18"
            is_bid = (await asked.slash(channel, "act", action=said)).answered
        assert (await asked.press(hand, "Play from the hand")).answered
        told = await asked.wait_message(lambda post: "Name a game" in post.text)
        assert "Play from the hand" not in [button["label"] for button in told.buttons]
