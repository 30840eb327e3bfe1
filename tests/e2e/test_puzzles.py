"""Puzzles by command and by press: asked privately, answered once, and the same after a restart."""

import signal

from bot.puzzles.puzzle import puzzles_of, write_answer
from tests.e2e.simulated import simulated
from tests.support.people import InteractionOutcome, Post


@simulated
async def test_a_puzzle_is_asked_answered_once_and_followed_by_another(evening) -> None:
    async with evening() as here:
        anna, channel = here.discord.person("Anna"), here.discord.channel
        asked = await anna.slash(channel, "puzzle", game="skat")
        assert asked.post.private
        assert "Your first answer counts" in asked.post.text
        assert [picture.filename for picture in asked.post.pictures] == ["table.png", "hand.png"]
        said = [button["custom_id"].split(" ") for button in asked.post.buttons]
        puzzle = next(each for each in puzzles_of("skat") if str(each.number) == said[0][2])
        assert {" ".join(each[3:]) for each in said} == set(map(write_answer, puzzle.worth))
        worst = next(
            button
            for button in asked.post.buttons
            if button["custom_id"].endswith(f" {write_answer([*puzzle.worth][-1])}")
        )
        right = next(
            button for button in asked.post.buttons if button["custom_id"].endswith(f" {write_answer(puzzle.best)}")
        )

        async def now(outcome: InteractionOutcome, says: str) -> Post:
            assert outcome.answered
            return await anna.wait_message(lambda post: post.id == asked.post.id and says in post.text)

        told = await now(await anna.press(asked.post, custom_id=worst["custom_id"]), "You have solved 0 of 1")
        assert "❌" in told.text
        await here.stop(signal.SIGKILL)
        await here.start()
        # The message with the cards is gone from under a press that is told late.
        again = await now(await anna.forge(told, right["custom_id"]), "answered this one before")
        assert "❌" in again.text
        gone = await here.told(await anna.forge(again, right["custom_id"].replace(said[0][2], "999999998")))
        assert "no longer there" in gone.text
        following = await now(await anna.press(again, "Next puzzle"), "nobody has tried it yet")
        assert f" {puzzle.number}**" not in following.text
        await now(await anna.choose(following, "saskop"), "Puzzle · Saskop")
        assert here.complaints() == []
