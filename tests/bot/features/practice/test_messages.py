"""Practice as people see it: one message from the first question to the next deal, hints, and each step explained."""

import random
from dataclasses import replace

import pytest

from bot.errors import UserError
from bot.features.hints.messages import HINT, Hinting, HintPart
from bot.features.ladder.stats_messages import Statistics
from bot.features.practice.messages import Practice, PracticeAction, PracticePress
from bot.players.simple import Simple
from bot.present.messages import Button, Message, read_press
from bot.present.questions import KNOWN
from bot.present.replays import Replays
from bot.tables.rights import Caller
from engine.games import GAMES
from tests.bot.features.daily.test_messages import Everybody
from tests.bot.present.test_forks import pressed
from tests.support.solo import messages_of, solo_of
from tests.support.tables import ANNA, BERT, GUILD, House, Prompt, SeededShuffler


class Alone:
    """All of it, and somebody who presses."""

    def __init__(self, house: House) -> None:
        store, clock, people = house.store, house.clock, Everybody()
        forks = solo_of(store, clock)
        statistics = Statistics(people, store.ladder, store.player_stats)
        replays = Replays(people, store.results, store.uploads, clock)
        self.forking = messages_of(people, forks, store, clock)
        self.practice = Practice(
            people, store.practice, forks, self.forking, statistics.has_played, replays, store.uploads, clock,
            SeededShuffler(4),
        )  # fmt: skip
        self.hinting = Hinting(people, Prompt(Simple()))

    async def press(self, message: Message, chance: random.Random, guild: int | None = None) -> Message:
        """Press or choose anything but a hint."""
        kept = tuple(each for each in message.controls if word(each.press) != HINT)
        press, said = pressed(Message(message.text, controls=kept), chance)
        return await self.forking.act(ANNA, press.deal, press.version, said, guild)


@pytest.fixture
def alone(house: House) -> Alone:
    return Alone(house)


def word(custom_id: str) -> str:
    press = read_press(custom_id)
    assert press is not None
    return press.what.partition(" ")[0]


def said(message: Message) -> list[PracticePress]:
    """What its controls for practice say, and of which deal."""
    controls = [read_press(each.press) for each in message.controls]
    return [press for control in controls if control and (press := PracticePress.parse(control)) is not None]


def play(game: str) -> PracticePress:
    return PracticePress(PracticeAction.PLAY, game)


@pytest.mark.parametrize("guild", [None, GUILD])
@pytest.mark.parametrize("game", GAMES)
async def test_a_deal_is_played_in_one_message_and_leads_to_the_next(
    alone: Alone, game: str, guild: int | None
) -> None:
    message = await alone.practice.begin(Caller(ANNA, guild), game)
    chance = random.Random(5)
    for _ in range(150):
        if said(message):
            break
        assert "doesn’t count" in message.text.splitlines()[0]
        assert [picture.name for picture in message.pictures] == ["table.png", "hand.png"]
        assert KNOWN not in {word(each.press) for each in message.controls}
        message = await alone.press(message, chance, guild)
    again, replay, choose = said(message)
    assert (again, choose) == (play(game), PracticePress())
    assert replay == PracticePress(PracticeAction.REPLAY, solo=replay.solo)
    assert [picture.name for picture in message.pictures] == ["result.png"]
    following = await alone.practice.begin(Caller(ANNA, guild), game)
    assert following.controls
    assert not said(following)


async def test_the_first_deal_of_a_game_is_explained_step_by_step(alone: Alone) -> None:
    assert guided(await alone.practice.begin(Caller(ANNA, None), "saskop"))
    assert not guided(await alone.practice.begin(Caller(ANNA, None), "saskop"))
    assert guided(await alone.practice.begin(Caller(ANNA, None), "saskop", guided=True))
    assert guided(await alone.practice.begin(Caller(ANNA, None), "skat"))
    assert guided(await alone.practice.begin(Caller(BERT, GUILD), "saskop"))


def guided(message: Message) -> bool:
    return "💡" in message.text


async def test_a_hint_says_a_rule_of_thumb_and_then_the_answer_and_nothing_of_a_ladder(alone: Alone) -> None:
    message = await alone.practice.begin(Caller(ANNA, None), "skat")
    asked = next(read_press(each.press) for each in message.controls if word(each.press) == HINT)
    assert asked is not None
    sight = await alone.forking.solo.hinted(ANNA, asked.deal)
    hint = await alone.hinting.hint(ANNA, sight, None)
    assert hint.text.startswith("💡")
    assert "ladder" not in hint.text
    (button,) = hint.controls
    further = read_press(button.press)
    assert further == replace(asked, what=f"{HINT} {HintPart.ANSWER}")
    answer = await alone.hinting.hint(ANNA, sight, further.version)
    assert answer.text.startswith(hint.text)
    assert answer.controls == ()


async def test_the_choice_of_games_leads_back_to_what_is_open(alone: Alone) -> None:
    choice = await alone.practice.choose(Caller(ANNA, None))
    assert set(said(choice)) == {play(game) for game in GAMES}
    begun = await alone.practice.begin(Caller(ANNA, None), "skat")
    again = await alone.practice.choose(Caller(ANNA, None))
    (on,) = [each for each in again.controls if isinstance(each, Button) and each.label == "Go on with Skat"]
    (look,) = [press for press in said(again) if press.action is PracticeAction.LOOK]
    assert str(look) == on.press
    assert await alone.practice.look(Caller(ANNA, None), look.solo) == begun
    chance = random.Random(5)
    message = begun
    while not said(message):
        message = await alone.press(message, chance)
    assert await alone.practice.choose(Caller(ANNA, None)) == choice
    replay = await alone.practice.replay(Caller(ANNA, None), look.solo)
    assert "Anna" in replay.text + "".join(picture.alt for picture in replay.pictures)


async def test_a_game_that_there_is_not_is_refused(alone: Alone) -> None:
    with pytest.raises(UserError) as error:
        await alone.practice.begin(Caller(ANNA, None), "bridge")
    assert error.value.key == "unknown-game"
