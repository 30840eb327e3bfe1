"""A finished deal as a challenge: sent, taken up, told of without a word of how, and there after a restart."""

import signal

from tests.e2e.players import Presser
from tests.e2e.simulated import simulated
from tests.e2e.test_everything_else import finish_a_deal
from tests.e2e.test_playing_again import begun, to_the_end
from tests.support.people import Post, SandboxPerson


async def challenges(person: SandboxPerson, channel: object) -> list[Post]:
    posts = await person.messages(channel)
    return [post for post in posts if not post.private and "Can you make this?" in post.text]


@simulated
async def test_a_challenge_is_sent_and_played_before_and_after_a_restart(evening) -> None:
    async with evening(NEXT_DEAL_SECONDS="60") as here:
        people = await here.seat("Anna", "Bert")
        anna, channel = people[0], here.discord.channel
        carl, dora = here.discord.person("Carl"), here.discord.person("Dora")
        assert (await anna.slash(channel, "table start")).answered
        await finish_a_deal([Presser(here, person) for person in people])

        asked = await anna.slash(channel, "challenge", deal=1)
        assert [menu["type"] for menu in asked.post.menus] == [3, 5, 8]
        whom = asked.post.menus[1]["custom_id"]
        assert "to yourself" in (await here.told(await anna.choose(asked.post, "Anna", custom_id=whom))).text
        sent = await anna.choose(asked.post, "Carl", custom_id=whom)
        assert sent.answered
        (posted,) = await challenges(carl, channel)
        assert posted.pinged
        assert [picture.filename for picture in posted.pictures] == ["table.png"]
        assert "Nobody has finished it" in posted.text
        again = await anna.slash(channel, "challenge", deal=1)
        twice = await here.told(await anna.choose(again.post, "Carl", custom_id=whom))
        assert f"/{posted.id}" in twice.text
        assert len(await challenges(carl, channel)) == 1

        first = await begun(carl, posted, "Play it", "a challenge")
        await here.stop(signal.SIGKILL)
        await here.start()
        same = await begun(carl, posted, "Play it", "a challenge")
        assert same.text == first.text
        peeking = await here.told(await dora.press(posted, "Results"))
        assert "once you have played it yourself" in peeking.text
        over = await to_the_end(carl, same)
        assert "**1** · Carl:" in over.text
        assert "At the table, Anna:" in over.text
        edited = await dora.wait_message(lambda post: post.id == posted.id and "Played it: Carl" in post.text)
        assert "**1**" not in edited.text
        assert len(await challenges(dora, channel)) == 1

        await to_the_end(people[1], await begun(people[1], edited, "Play it", "a challenge"))
        await dora.wait_message(
            lambda post: post.id == posted.id and "Carl and Bert (sat at the table)" in post.text, timeout=10
        )
        results = await here.told(await carl.press(posted, "Results"))
        assert "Bert (sat at the table):" in results.text
        assert here.complaints() == []
