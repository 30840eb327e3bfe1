"""A finished deal reviewed on the loopback: from the result and by command, told while it is looked at, and kept."""

from itertools import count

import pytest

from tests.e2e.evening import Evening
from tests.e2e.players import Presser, play
from tests.e2e.posts import command, is_sheet
from tests.support.people import Post, SandboxPerson


async def reviewed_deal(here: Evening, people: list[SandboxPerson]) -> tuple[int, Post]:
    """Play until a deal in which the first of them had a choice, as in nearly all; its number and its review."""
    anna, players = people[0], [Presser(here, person) for person in people]
    for number in count(1):
        await play(players, lambda: sum(map(is_sheet, players[0].posts)) >= number, 240)  # noqa: B023 - it is asked in this round alone
        result = (await here.results(anna))[-1]
        assert (await anna.press(result, "Review")).answered
        post = await anna.wait_message(lambda each: each.private and f"deal {number}, Anna" in each.text, timeout=240)  # noqa: B023
        if "nothing to choose" not in post.text:
            return number, post
        assert (await anna.press(result, "Next deal")).answered
    raise AssertionError("there is always another deal")


@pytest.mark.thorough  # ten seconds of the processor; its process, its answers and their words have tests of their own
async def test_what_somebody_did_is_reviewed_and_kept(evening) -> None:
    async with evening(NEXT_DEAL_SECONDS="60", searches=True) as here:
        await here.logged("Computers search", 240)  # before, nothing can be reviewed
        people = await here.seat("Anna", "Bert")
        anna, channel = people[0], here.discord.channel
        await command(anna, channel, "table start")
        early = await command(anna, channel, "review", deal=1)
        assert "still being played" in early.post.text
        number, post = await reviewed_deal(here, people)
        assert "Anna" in post.text
        assert "by bad luck" in post.text
        kept = here.rows("SELECT edition, figures FROM reviews")
        assert len(kept) == number
        again = await anna.slash(channel, "review", deal=number)
        assert again.post.text == post.text
        own = await anna.press(again.post, "From my seat")
        assert own.answered
        seat = await anna.wait_message(lambda each: each.private and "From your seat" in each.text)
        assert "luck" not in seat.text
        stranger = here.discord.person("Carl")
        asked = await stranger.slash(channel, "review", deal=number)
        assert "Whose choices" in asked.post.text
        assert (await stranger.choose(asked.post, "1")).answered
        theirs = await stranger.wait_message(lambda each: each.private and f"deal {number}, Bert" in each.text)
        assert theirs.buttons
        assert "77" in (await anna.slash(channel, "review", deal=77)).post.text
        assert here.rows("SELECT edition, figures FROM reviews") == kept
        assert here.complaints() == []
