"""Lessons over the loopback: by buttons alone from the first stage to a first deal, and a restart on the way."""

import signal

from tests.e2e.posts import is_hand
from tests.e2e.simulated import simulated
from tests.support.people import InteractionOutcome, Post, SandboxPerson


def answers(post: Post) -> list[str]:
    """What may be answered: a button says which game, which stage and what."""
    ids = [str(each["custom_id"]) for each in post.buttons]
    return [each for each in ids if len(each.split(":", 3)[3].split(" ", 3)) == 4]


async def after(person: SandboxPerson, outcome: InteractionOutcome, post: Post) -> Post:
    """The message that was pressed, as it is now."""
    assert outcome.answered, outcome
    return next(each for each in await person.messages(post.channel_id) if each.id == post.id)


@simulated
async def test_somebody_learns_a_game_by_pressing_what_is_shown(evening) -> None:
    async with evening(NEXT_DEAL_SECONDS="60") as here:
        zoe, channel = here.discord.person("Zoe"), here.discord.channel
        which = (await zoe.slash(channel, "learn")).post
        assert which.private
        shown = first = await after(zoe, await zoe.press(which, "Saskop"), which)
        assert first.pictures
        assert first.alt
        old = answers(first)[0]
        shown = await stage_done(zoe, first)
        assert "stars" in shown.text
        await here.stop(signal.SIGKILL)
        await here.start()
        again = (await zoe.slash(channel, "learn", game="saskop")).post
        assert "Rules 2 of 19" in again.text
        while not shown.button("Play a first deal"):
            assert shown.button("Next"), shown
            shown = await stage_done(zoe, await after(zoe, await zoe.press(shown, "Next"), shown))
        assert "Those were the rules" in shown.text
        tactics = await after(zoe, await zoe.press(shown, "Tactics"), shown)
        assert "Tactics 1 of 4" in tactics.text
        shown = await stage_done(zoe, tactics)
        while not shown.button("Play a first deal"):
            shown = await stage_done(zoe, await after(zoe, await zoe.press(shown, "Next"), shown))
        assert "That was the last stage" in shown.text

        stale = await zoe.forge(shown, f"{old.rsplit(' ', 1)[0]} 77")
        assert "has changed" in (await here.told(stale)).text
        unknown = await zoe.forge(shown, "lp:0:0.0:learn saskop nonsense 1")
        assert "has changed" in (await here.told(unknown)).text
        bert = here.discord.person("Bert")
        ahead = (await bert.slash(channel, "learn", game="saskop")).post
        closed = await bert.forge(ahead, "lp:0:0.0:learn saskop strokes 2")
        assert "opens when" in (await here.told(closed)).text
        played_before = await bert.forge(ahead, "lp:0:0.0:learn saskop smear")
        assert "Tactics 1 of 4" in (await after(bert, played_before, ahead)).text

        await zoe.press(shown, "Play a first deal")
        hand = await zoe.wait_message(lambda post: is_hand(post) and "💡" in post.text)
        assert hand.private
        assert here.complaints() == []


async def stage_done(person: SandboxPerson, post: Post) -> Post:
    """Press one answer after the other until it is right: what was wrong is not offered again."""
    while left := answers(post):
        post = await after(person, await person.forge(post, left[0]), post)
        assert ("✅" in post.text) is not bool(answers(post))
    return post
