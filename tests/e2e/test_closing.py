"""A table is closed: how its evening ended is what people read last in the channel, and *Again* opens it as it was."""

from tests.e2e.evening import Evening
from tests.e2e.players import Presser
from tests.e2e.simulated import simulated
from tests.e2e.test_everything_else import finish_a_deal
from tests.support.people import Post, SandboxPerson


def labels(post: Post) -> list[str]:
    return [button["label"] for button in post.buttons]


def is_closing(post: Post) -> bool:
    return "This table is closed." in post.text and not post.private


async def close(here: Evening, person: SandboxPerson) -> None:
    """By command, asked once more where something was played."""
    asked = await here.told(await person.slash(here.discord.channel, "table close"))
    if asked.post.buttons:
        assert (await person.press(asked.post, labels(asked.post)[0])).answered


async def in_the_channel(here: Evening, person: SandboxPerson) -> list[Post]:
    return [post for post in await person.messages(here.discord.channel) if not post.private]


async def played(here: Evening) -> list[SandboxPerson]:
    """Anna and Bert have finished a deal with two computers."""
    people = await here.seat("Anna", "Bert")
    assert (await people[0].slash(here.discord.channel, "table start")).answered
    await finish_a_deal([Presser(here, person) for person in people])
    return people


@simulated
async def test_how_the_evening_ended_is_said_below_the_result_and_again_opens_it_as_it_was(evening) -> None:
    async with evening(NEXT_DEAL_SECONDS="60") as here:
        anna, bert = await played(here)
        channel = here.discord.channel
        await close(here, anna)
        closing = await bert.wait_message(is_closing)
        assert (await in_the_channel(here, bert))[-1].id == closing.id
        assert "1 deal played" in closing.text
        assert [picture.filename for picture in closing.pictures] in ([], ["sheet.png"])
        assert labels(closing) == ["Again", "Evening’s sheet"]
        sheet = await here.told(await bert.press(closing, "Evening’s sheet"))
        assert sheet.post.private
        assert "1 deal played" in sheet.text
        assert "1 deal played" in (await bert.slash(channel, "scores")).text
        assert "deal 1, step 0 of" in (await bert.slash(channel, "replay")).text

        assert (await bert.press(closing, "Again")).answered
        post = await bert.wait_message(lambda each: "· table 2." in each.text and bool(each.buttons))
        seats = [line for line in post.text.splitlines() if line.strip()[:2] in {"1.", "2.", "3.", "4."}]
        assert [line for line in seats if "Bert" in line] == [seats[1]]
        assert [("Computer" in line) for line in seats] == [False, False, True, True]
        assert "Invited again, from the last game here: Anna." in post.text
        assert f"<@{anna.id}>" not in post.text
        assert "Invite last game’s players" in labels(post)
        late = await here.told(await anna.press(closing, "Again"))
        assert late.post.private
        assert "There is a seat for you." in late.text
        assert (await anna.press(post, "Seat 1")).answered
        await anna.wait_message(lambda each: each.id == post.id and "Invited again" not in each.text)
        assert here.rows("SELECT count(*) FROM tables WHERE stage <> 'closed'") == [(1,)]
        assert here.complaints() == []


@simulated
async def test_a_post_in_sight_becomes_it_and_where_nothing_was_finished_nothing_is_offered(evening) -> None:
    async with evening(NEXT_DEAL_SECONDS="60") as here:
        anna, bert = await played(here)
        result = (await here.results(anna))[-1]
        assert (await anna.press(result, "Next deal")).answered
        post = await here.table_post(anna)
        before = [each.id for each in await in_the_channel(here, anna)]
        await close(here, anna)
        closing = await bert.wait_message(is_closing)
        assert closing.id == post.id
        assert labels(closing) == ["Again", "Evening’s sheet"]
        assert [each.id for each in await in_the_channel(here, anna)] == before

        assert (await anna.press(closing, "Again")).answered
        again = await anna.wait_message(lambda each: "Invited again" in each.text)
        forged = await here.told(await bert.forge(again, "lp:77:0.0:reopen"))
        assert "There is a seat for you." in forged.text
        await close(here, anna)
        over = await anna.wait_message(lambda each: each.id == again.id and is_closing(each))
        assert labels(over) == []
        gone = await here.told(await bert.forge(over, "lp:77:0.0:reopen"))
        assert gone.post.private
        assert "no such table" in gone.text.lower() or "no table" in gone.text.lower()
        assert here.complaints() == []
