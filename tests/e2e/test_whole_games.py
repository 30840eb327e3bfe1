"""Whole games to 16 by people at the loopback, with the bot as a process of its own."""

import signal
from pathlib import Path

import pytest

from bot.gateway.interactions import answer
from bot.gateway.interactions import rate_limit as door
from bot.sandbox.loopback import Loopback
from bot.sandbox.people import Post
from tests.e2e.evening import AT_ONCE, Player, Presser, Typist, play
from tests.e2e.posts import is_hand, is_sheet
from tests.support.inside import inside
from tests.support.soak import either

# aiohttp warns itself of its own way to read uploads.
pytestmark = pytest.mark.filterwarnings("ignore:unread_data:DeprecationWarning")

NAMES = ("Anna", "Bert", "Küllike Õunapuu-Sääsk", "王小明")


async def play_a_game(players: list[Player], *, deals: int = 100) -> None:
    """Until the first of them sees that somebody won the game, or that so many deals of it are over."""

    def is_over() -> bool:
        return sum(map(is_sheet, players[0].posts.values())) >= deals or has_ended(players[0])

    await play(players, is_over, 240)


def has_ended(player: Player) -> bool:
    """Whether somebody won the game before his eyes."""
    return any("the game**" in post.text for post in player.posts.values())


@pytest.mark.soak
async def test_four_people_play_a_game_by_pressing_and_by_typing(evening) -> None:
    async with evening() as here:
        people = await here.seat(*NAMES)
        here.discord.calls.clear()
        post = await people[0].wait_message(lambda post: post.button("Start") is not None, timeout=30)
        assert (await people[0].press(post, "Start")).answered
        players = [way(here, person) for way, person in zip((Presser, Typist, Presser, Typist), people, strict=True)]
        await play_a_game(players, deals=either(2, 100))
        results = await here.results(people[0])
        assert all("Seal" in post.text and "Salt" in post.text for post in results)
        assert sum(player.played for player in players) >= 36 * (len(results) - 1)
        assert here.counted() <= 2 * sum(player.played for player in players)
        assert here.complaints() == []


@pytest.mark.thorough
async def test_four_people_play_a_deal_by_slash_commands_alone(evening) -> None:
    async with evening() as here:
        people = await here.seat(*NAMES)
        here.discord.calls.clear()
        assert (await people[0].slash(here.discord.channel, "table start")).answered
        players = [Typist(here, person) for person in people]
        await play(players, lambda: any(map(is_sheet, players[0].posts.values())), 60)
        assert here.counted() <= 2 * sum(player.played for player in players)
        assert here.complaints() == []


@pytest.mark.thorough
async def test_one_person_plays_a_game_with_three_computers(evening) -> None:
    async with evening() as here:
        people = await here.seat("Anna")
        assert (await people[0].slash(here.discord.channel, "table start")).answered
        players = [Presser(here, people[0])]
        await play_a_game(players)
        assert players[0].played >= 9
        assert here.complaints() == []


@pytest.mark.thorough
@pytest.mark.soak
async def test_somebody_with_closed_direct_messages_plays_through_my_hand(evening) -> None:
    async with evening() as here:
        people = await here.seat("Anna", "Bert")
        here.discord.control.close_dms(people[1].id)
        assert (await people[0].slash(here.discord.channel, "table start")).answered
        players = [Presser(here, people[0]), Aside(here, people[1])]
        await play_a_game(players, deals=either(2, 100))
        posts = await people[0].messages(here.discord.channel)
        told = [post for post in posts if "Bert" in post.text and "My hand" in post.text and not post.pictures]
        assert len(told) == 1
        assert not [post for post in await people[1].dms() if is_hand(post)]
        assert here.discord.calls.counts()["invalid"] == 1
        assert players[1].played >= 9
        assert here.complaints() == []


@pytest.mark.thorough
async def test_a_game_goes_on_where_every_answer_takes_so_long_that_it_is_promised_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Then answers to presses one after the other overlap; of all that somebody has before him one thing asks."""
    settings = {name.lower(): value for name, value in AT_ONCE.items()}
    async with Loopback() as discord, inside(tmp_path, monkeypatch, discord, **settings) as here:
        monkeypatch.setattr(answer, "PATIENCE_SECONDS", 0.0)
        monkeypatch.setattr(door, "AT_ONCE", 99)  # he presses on as soon as he is promised something
        people = [discord.person(name) for name in NAMES[:2]]
        assert (await people[0].slash(discord.channel, "table open", game="saskop")).answered
        await here.settled()
        for person, command in ((people[1], "table join"), (people[0], "table fill"), (people[0], "table start")):
            assert (await person.slash(discord.channel, command)).answered
        players = [Presser(here, people[0]), Aside(here, people[1])]
        await play(players, lambda: players[1].played >= 27 or has_ended(players[1]), 60)
        await here.settled()
        asking = [post for post in await people[1].messages(discord.channel) if post.private and players[1].calls(post)]
        assert len(asking) <= 1


class Aside(Presser):
    """Plays on the private answer that *My hand* gave in the channel; it follows the game for a while by itself."""

    has_asked = False

    async def act(self) -> bool:
        return await super().act() or await self._ask()

    def hand(self) -> Post | None:
        """The private answer that asks him: of several the one he asked for last does, in whatever order they came."""
        hands = [post for post in self.posts.values() if is_hand(post) and post.private]
        return next(filter(self.calls, hands), None)

    async def _ask(self) -> bool:
        post = self.table()
        if self.has_asked or post is None or post.button("My hand") is None:
            return False
        self.has_asked = True
        outcome = await self.person.press(post, "My hand")
        assert outcome.answered
        assert all(each.private for each in outcome.posts)  # a busy machine may have promised it only so far
        return True


@pytest.mark.thorough
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
async def test_a_process_ended_in_the_middle_of_a_trick_goes_on_where_it_was(evening, how: signal.Signals) -> None:
    async with evening() as here:
        people = await here.seat(*NAMES)
        assert (await people[0].slash(here.discord.channel, "table start")).answered
        players = [Presser(here, person) for person in people]
        await play(players, lambda: sum(player.played for player in players) >= 6, 60)
        before = [(await person.autocomplete(here.discord.channel, "act", "action")) for person in people]
        hands = {person.id: (await person.dms())[0].id for person in people}
        await here.stop(how)
        await here.start()
        assert [await person.autocomplete(here.discord.channel, "act", "action") for person in people] == before
        await play(players, lambda: any(is_sheet(post) for post in players[0].posts.values()), 60)
        for person in people:
            dealt = [post for post in await person.dms() if not post.private]
            assert dealt[0].id == hands[person.id]
            assert len(dealt) in {1, 2}
        assert sum(player.played for player in players) >= 36
        assert here.complaints() == []
