"""From one deal to the next: who asks for it has their new hand at the channel's end, however they ask."""

import asyncio
from typing import Any

import pytest

from bot.errors import StorageError
from bot.sandbox.world import SandboxMessage
from bot.store.posted_messages import SqlMessageStore
from tests.e2e.evening import Evening
from tests.e2e.players import Presser, Typist, play
from tests.e2e.simulated import simulated
from tests.simulation.reading import asks, is_post, leads_on
from tests.support.people import InteractionOutcome, Post, SandboxPerson

LONG_PAUSE = {"NEXT_DEAL_SECONDS": "600"}
NEXT = "Next deal"


ASIDE = ("Play now", "computer")
"""What one reads before the first deal: help, and that computers sit down."""
TOO_LATE = "nothing was changed"
"""What stands beside a hand if one pressed an older one while others played on."""


def own(here: Evening, person: SandboxPerson) -> list[SandboxMessage]:
    """The messages in the table's channel that only they see, from the first deal on."""
    found = [each for each in here.discord.world.messages.values() if str(each.seen_by or "") == str(person.id)]
    return [each for each in found if not any(word in each.content for word in ASIDE)]


async def privates(here: Evening, person: SandboxPerson) -> list[Post]:
    """The same as they see them."""
    known = {str(each.id) for each in own(here, person)}
    return [post for post in await person.messages(here.discord.channel) if post.id in known]


def end(here: Evening) -> int:
    """The number of the message that stands for the table."""
    posts = [each for each in here.posts(here.discord.channel) if is_post(each) or leads_on(each)]
    return posts[-1].id


def asking(here: Evening, person: SandboxPerson) -> list[str]:
    """The messages to them alone that ask something, wherever they stand."""
    world, found = here.discord.world, []
    for message in world.messages.values():
        readers = {str(message.seen_by), str(world.channels[message.channel_id].person_id)}
        if str(person.id) in readers and asks(message):
            found.append(str(message.id))
    return found


async def new_hand(here: Evening, person: SandboxPerson, *, beside: str = "") -> Post:
    """Their one private message, once it shows the hand of the deal that has begun, below the table.

    beside: what another may say that is left there.
    """

    def has_one() -> bool:
        found = [each for each in own(here, person) if not beside or beside not in each.content]
        shown = [each for each in found if any(part.filename == "hand.png" for part in each.attachments)]
        return len(found) == len(shown) == 1 and shown[0].id > end(here)

    await here.settled(has_one, f"{person.name} has their new hand at the end")
    (only,) = [post for post in await privates(here, person) if post.pictures]
    return only


async def to_start(here: Evening, person: SandboxPerson) -> Post:
    """The table's post, as soon as the first deal can be begun there."""
    return await person.wait_message(lambda post: post.button("Start") is not None, channel=here.discord.channel)


async def finish(here: Evening, people: list[SandboxPerson], kind: type[Presser] | type[Typist] = Presser) -> Post:
    """Play until what the deal came to stands for the table."""
    await play([kind(here, each) for each in people], lambda: any(map(leads_on, here.posts(here.discord.channel))), 600)
    await here.settled(lambda: leads_on(here.posts(here.discord.channel)[-1]), "the result stands at the end")
    number = end(here)
    return next(each for each in await people[0].messages(here.discord.channel) if each.id == str(number))


@simulated
async def test_who_types_reads_privately_how_the_deal_ended_and_goes_on_from_there(evening: Any) -> None:
    async with evening(**LONG_PAUSE) as here:
        (anna,) = await here.seat("Anna")
        assert (await anna.slash(here.discord.channel, "table start")).answered
        result = await finish(here, [anna], Typist)
        (over,) = await privates(here, anna)
        assert "The deal is over" in over.text
        assert over.text.splitlines()[1] in result.text, "it says what the result says"
        assert (over.pictures, [each["label"] for each in over.buttons]) == ([], [NEXT])
        assert (await anna.press(over, NEXT)).answered
        shown = await new_hand(here, anna)
        assert shown.id != over.id
        assert here.complaints() == []


@simulated
async def test_after_a_restart_it_is_told_of_who_played_whoever_sits_there_now(evening: Any) -> None:
    async with evening(**LONG_PAUSE) as here:
        anna, bert = people = await here.seat("Anna", "Bert")
        assert (await anna.press(await to_start(here, anna), "Start")).answered
        result = await finish(here, people)
        await here.stop_hard()
        await here.start()
        assert (await bert.slash(here.discord.channel, "table leave")).answered
        told = await anna.slash(here.discord.channel, "hand")
        assert told.text.splitlines()[:3] == result.text.splitlines()[:3]


async def killed_with_a_hand(here: Any) -> tuple[Any, Any]:
    """Somebody who sits alone with computers plays by a private hand, and the process ends at once: both."""
    (anna,) = await here.seat("Anna")
    assert (await anna.press(await to_start(here, anna), "Start")).answered
    await here.to_play([anna])
    old = await new_hand(here, anna)
    await here.stop_hard()
    return anna, old


@simulated
async def test_a_private_hand_from_before_a_kill_is_kept_again_once_more_is_pressed_on_it(evening: Any) -> None:
    """That says nothing in the deal, but it is by it that they play; their next hand takes its place."""
    async with evening(**LONG_PAUSE) as here:
        anna, old = await killed_with_a_hand(here)
        await here.start()
        assert (await anna.press(old, "⋯ More")).answered
        await asyncio.sleep(1)
        assert str(old.id) in {str(each.id) for each in own(here, anna)}
        assert (await anna.slash(here.discord.channel, "hand")).answered
        await here.settled(
            lambda: str(old.id) not in {str(each.id) for each in own(here, anna)}, "the old hand is gone"
        )


@simulated
async def test_a_private_hand_pressed_while_nothing_can_be_read_is_kept_once_it_can_be(evening: Any) -> None:
    """It asks on by the token of that press, rather than that another one asks beside it."""

    async def refused(*_: object) -> Any:
        raise StorageError("away")

    async with evening(**LONG_PAUSE) as here:
        anna, old = await killed_with_a_hand(here)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(SqlMessageStore, "remembered", refused)
            await here.start()
            tried = await anna.press(old, next(iter(old.buttons))["label"])
            assert "can’t save" in tried.text
        await asyncio.sleep(30)
        assert asking(here, anna) == [old.id]
        assert (await anna.press(old, next(iter(old.buttons))["label"])).answered


@simulated
async def test_who_presses_for_the_next_deal_has_their_hand_below_it(evening: Any) -> None:
    async with evening(**LONG_PAUSE) as here:
        anna, bert = people = await here.seat("Anna", "Bert")
        assert (await anna.press(await to_start(here, anna), "Start")).answered
        result = await finish(here, people)
        assert (await anna.press(result, NEXT)).answered
        await here.to_play(people)
        await new_hand(here, anna)
        assert await privates(here, bert) == [], "who did not ask has their hand where they had it"
        assert here.complaints() == []


async def asked_at_once(here: Evening, people: list[SandboxPerson], post: Post, label: str) -> None:
    """All press the same: whoever is the first, each has their hand and nobody is scolded."""
    asked: list[InteractionOutcome] = await asyncio.gather(*(person.press(post, label) for person in people))
    assert all(each.answered for each in asked)
    await here.to_play(people)
    for person in people:
        await new_hand(here, person, beside=TOO_LATE)
        told = [each.text for each in await privates(here, person)]
        assert not any("deal is being played" in text for text in told), told
    assert sum(map(is_post, here.posts(here.discord.channel))) == 1
    assert here.complaints() == []


@simulated
async def test_four_who_press_for_the_next_deal_at_once_all_have_it(evening: Any) -> None:
    async with evening(**LONG_PAUSE) as here:
        people = await here.seat("Anna", "Bert", "Carl", "Dora")
        assert (await people[0].slash(here.discord.channel, "table start")).answered
        await asked_at_once(here, people, await finish(here, people), NEXT)


@simulated
async def test_four_who_press_to_start_at_once_all_have_it(evening: Any) -> None:
    async with evening() as here:
        people = await here.seat("Anna", "Bert", "Carl", "Dora")
        await asked_at_once(here, people, await to_start(here, people[0]), "Start")


@simulated
@pytest.mark.parametrize("late", [False, True], ids=["the first", "a moment too late"])
async def test_a_command_for_a_deal_is_answered_by_the_hand(evening: Any, late: bool) -> None:
    async with evening() as here:
        anna, bert = people = await here.seat("Anna", "Bert")
        if late:
            assert (await bert.slash(here.discord.channel, "table start")).answered
        told = await anna.slash(here.discord.channel, "table start")
        assert told.answered
        await here.to_play(people)
        await new_hand(here, anna)
        assert here.complaints() == []


@simulated
async def test_where_people_still_shuffle_a_command_for_a_deal_says_when_it_begins(evening: Any) -> None:
    async with evening() as here:
        anna, _ = people = await here.seat("Anna", "Bert", shuffle=True)
        told = await anna.slash(here.discord.channel, "table start")
        assert "as soon as everybody has shuffled" in told.text
        await here.to_play(people)
        assert here.complaints() == []


@simulated
async def test_refusals_do_not_pile_up(evening: Any) -> None:
    """Each takes the place of the one before it, and the next answer that of the last."""
    async with evening() as here:
        (anna,) = await here.seat("Anna")
        assert (await anna.slash(here.discord.channel, "table start")).answered
        await here.to_play([anna])
        for wrong in ("nonsense", "KC KC", "99"):
            said = await anna.slash(here.discord.channel, "play", card=wrong)
            assert "hand.png" not in [each.filename for each in said.post.pictures]
        _, hand = await here.to_play([anna])
        old = hand.buttons[0]["custom_id"].replace(".", ".9", 1) if hand.buttons else ""
        assert (await anna.forge(hand, old)).answered
        await here.settled(lambda: sum(not each.attachments for each in own(here, anna)) == 1, "one refusal is left")
        assert (await anna.slash(here.discord.channel, "hand")).answered
        await new_hand(here, anna)
