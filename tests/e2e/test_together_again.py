"""A finished deal proposed to its table from the replay, agreed to, and played again by the same people, uncounted."""

import signal

from tests.e2e.players import Presser, play
from tests.e2e.simulated import simulated
from tests.e2e.test_everything_else import finish_a_deal
from tests.support.people import Post


def is_over(post: Post) -> bool:
    """Whether it tells how both deals ended."""
    return "doesn’t count" in post.text and "As it was" in post.text


@simulated
async def test_friends_play_a_finished_deal_again(evening) -> None:
    async with evening(NEXT_DEAL_SECONDS="60") as here:
        anna, bert = people = await here.seat("Anna", "Bert")
        channel = here.discord.channel
        assert (await anna.slash(channel, "table start")).answered
        await finish_a_deal([Presser(here, person) for person in people])
        counted = here.rows("SELECT * FROM ladder ORDER BY 1, 2, 3, 4")
        result = (await here.results(anna))[0]

        replay = await here.told(await anna.press(result, "Replay"))
        asked = await here.told(await anna.press(replay.post, "With the table"))
        assert "The table is asked" in asked.text
        post = await bert.wait_message(lambda each: "proposes to play deal 1 again" in each.text, timeout=60)
        assert f"<@{bert.id}>" in post.text
        assert {"Agree", "Not now"} <= {button["label"] for button in post.buttons}
        refused = await here.told(await bert.press(post, "Not now"))
        assert "Nobody is told who said so" in refused.text
        late = await here.told(await bert.press(post, "Agree"))
        assert "nobody is asked" in late.text

        again = await here.told(await anna.press(replay.post, "With the table"))
        assert "The table is asked" in again.text
        await here.stop(signal.SIGKILL)
        await here.start()
        post = await bert.wait_message(
            lambda each: "proposes to play deal 1 again" in each.text and bool(each.buttons), timeout=60
        )
        agreed = await here.told(await bert.press(post, "Agree"))
        assert "it begins" in agreed.text
        shown = await anna.wait_message(lambda each: "Deal 1 again" in each.text and "doesn’t count" in each.text)
        assert "Seal" not in shown.text

        players = [Presser(here, person) for person in people]
        await play(players, lambda: any(is_over(post) for post in players[0].posts), 240)
        over = next(post for post in players[0].posts if is_over(post))
        assert [picture.filename for picture in over.pictures] == ["result.png"]
        assert here.rows("SELECT * FROM ladder ORDER BY 1, 2, 3, 4") == counted
        record = await anna.slash(channel, "record", deal=2)
        assert "deal 1 played again" in record.text
        assert here.complaints() == []
