"""Five friends at a game of three: who sits out sees what bystanders see, and has a hand when it is their turn."""

import signal

from tests.e2e.evening import Evening
from tests.e2e.players import Presser, play
from tests.e2e.posts import is_hand, is_sheet
from tests.e2e.simulated import simulated
from tests.support.people import InteractionOutcome, SandboxPerson


def private(outcome: InteractionOutcome) -> str:
    assert outcome.answered
    assert all(post.private for post in outcome.posts)
    return outcome.text


async def seated(here: Evening, *names: str) -> list[SandboxPerson]:
    """The first three in the seats, and the others by `/table join`, who take turns with them."""
    people = await here.seat(*names[:3], game="skat")
    for name in names[3:]:
        person = here.discord.person(name)
        assert "take turns" in private(await person.slash(here.discord.channel, "table join"))
        people.append(person)
    return people


async def has_hand(person: SandboxPerson) -> bool:
    """Whether a message of theirs shows cards."""
    return any(is_hand(post) for post in await person.dms())


@simulated
async def test_five_take_turns_at_skat(evening) -> None:
    async with evening(NEXT_DEAL_SECONDS="60") as here:
        people = await seated(here, "Anna", "Bert", "Carl", "Dora", "Eve")
        anna, channel = people[0], here.discord.channel
        post = await here.table_post(anna)
        assert "+ Dora" in post.text
        assert "take turns: 3 play each deal" in post.text
        begun = await anna.slash(channel, "table start")
        assert begun.answered
        post = await anna.wait_message(lambda each: "sit out this deal" in each.text and not each.private)
        out = [person for person in people if person.name in post.text.partition("🪑 ")[2].partition(" sit out")[0]]
        playing = [person for person in people if person not in out]
        assert (len(out), len(playing)) == (2, 3)

        for person in out:
            for words, options in (("hand", {}), ("play", {"card": "QC"}), ("act", {"action": "hold"}), ("claim", {})):
                told = private(await person.slash(channel, words, **options))
                assert "You sit out this deal" in told, (words, told)
                assert all(f"<@{each.id}>" in told for each in playing)
            told = private(await person.press(await here.table_post(person), "My hand"))
            assert "You sit out this deal" in told
            assert not await has_hand(person)
            told = private(await person.slash(channel, "where"))
            assert "♣" not in told or "play" in told

        players = [Presser(here, person) for person in people]
        await play(players, lambda: any(is_sheet(each) for each in players[0].posts), 240)
        result = (await here.results(anna))[0]
        assert "out the next deal" in result.text
        scores = await out[0].slash(channel, "scores")
        assert all(person.name in scores.post.alt for person in people)

        # by wish, and back again
        told = private(await playing[0].slash(channel, "table sitout", deals=2))
        assert "next 2 deals" in told
        told = private(await playing[1].slash(channel, "table sitout"))
        assert "next deal" in told
        assert "asked first" in private(await playing[2].slash(channel, "table sitout"))
        assert "play again" in private(await playing[1].slash(channel, "table sitout", deals=0))
        started = await out[1].slash(channel, "table start")
        assert started.answered
        post = await anna.wait_message(
            lambda each: f"{playing[0].name}" in each.text.partition("🪑")[2] and "this deal" in each.text
        )
        told = private(await playing[0].press(await here.table_post(playing[0]), "My hand"))
        assert "You sit out this deal" in told
        assert here.complaints() == []


@simulated
async def test_who_comes_late_and_who_is_one_too_many(evening) -> None:
    async with evening(NEXT_DEAL_SECONDS="60") as here:
        people = await seated(here, "Anna", "Bert", "Carl")
        channel = here.discord.channel
        assert (await people[0].slash(channel, "table start")).answered
        for name in ("Dora", "Eve", "Fred"):
            person = here.discord.person(name)
            people.append(person)
            assert "from the next deal" in private(await person.slash(channel, "table join"))
        greta = here.discord.person("Greta")
        assert "At most 6 people" in private(await greta.slash(channel, "table join"))
        assert "You have no seat at this table" in private(await greta.slash(channel, "hand"))
        await here.stop(signal.SIGKILL)
        await here.start()
        assert "You sit out this deal" in private(await people[4].slash(channel, "hand"))
        assert (await people[5].slash(channel, "table leave")).answered
        assert "from the next deal" in private(await greta.slash(channel, "table join"))
        assert here.complaints() == []


@simulated
async def test_a_table_for_five_waits_for_nobody_and_is_opened_again_for_five(evening) -> None:
    async with evening(NEXT_DEAL_SECONDS="60") as here:
        anna, channel = here.discord.person("Anna"), here.discord.channel
        wrong = await anna.slash(channel, "table open", game="skat", players=7)
        assert "Possible: 3, 4, 5, 6" in private(wrong)
        assert (await anna.slash(channel, "table open", game="doppelkopf", players=5)).answered
        post = await here.table_post(anna)
        assert "room for one more" in post.text
        assert (await anna.slash(channel, "table preset save", name="our five")).answered
        people = [anna, *(here.discord.person(name) for name in ("Bert", "Carl", "Dora"))]
        for person in people[1:]:
            assert (await person.slash(channel, "table join")).answered
        post = await anna.wait_message(lambda each: each.button("Take turns too") is not None)
        assert "room for one more" in post.text
        eve = here.discord.person("Eve")
        assert (await eve.press(post, "Take turns too")).answered
        people.append(eve)
        assert (await anna.slash(channel, "table start")).answered
        players = [Presser(here, person) for person in people]
        await play(players, lambda: any(is_sheet(each) for each in players[0].posts), 240)
        assert (await anna.slash(channel, "table close")).answered
        asked = next(each for each in await anna.messages(channel) if each.private and "Close the table?" in each.text)
        sure = next(button["label"] for button in asked.buttons if button["label"].startswith("Yes"))
        assert (await anna.press(asked, sure)).answered
        closed = await anna.wait_message(lambda each: each.button("Again") is not None)
        assert (await eve.press(closed, "Again")).answered
        post = await eve.wait_message(lambda each: "room for one more" in each.text and "table 2" in each.text)
        assert "Eve" in post.text
        assert here.complaints() == []
