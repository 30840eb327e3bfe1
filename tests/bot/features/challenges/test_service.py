"""Challenges: the same cards and computers for everybody, one try that counts, and nothing told before it is over."""

import random
from dataclasses import replace
from typing import Any

import pytest

from bot.features.challenges.service import MOST_A_DAY, Challenges, ChallengeSight, ChallengeTries
from bot.features.challenges.store import Knew
from bot.players.simple import Simple
from bot.solo.model import ForkSight
from bot.solo.service import SoloPlay
from bot.tables.finished_deals import moment
from bot.tables.rights import Caller
from engine.actions import Action
from engine.games import GAMES
from engine.views import View
from tests.bot.tables.test_forks import FOUR, choice, finish, forks_of, refused
from tests.support.exported import exported
from tests.support.solo import begin
from tests.support.tables import ANNA, BERT, CHANNEL, EVE, GUILD, House, Prompt

FRED = 16


class Playful(Simple):
    """Leaves all it does to chance."""

    def choose(self, view: View, chance: random.Random) -> Action | None:
        asked = view.asked
        return None if asked is None else chance.choice(asked.actions)


def challenges_of(house: House) -> Challenges:
    return Challenges(house.store.challenges, house.store.results, house.clock)


def tries_of(house: House, forks: SoloPlay | None = None) -> ChallengeTries:
    return ChallengeTries(house.store.challenges, forks or forks_of(house))


@pytest.fixture
async def over(house: House) -> House:
    """One finished deal of Saskop, and a second that goes on at the same table."""
    table = await house.table(*FOUR)
    await finish(house, table.id, FOUR)
    await house.service.start(table.id, ANNA)
    return house


async def sent(
    challenges: Challenges, *, by: int = EVE, step: int = 6, seat: int = 1, whom: int | None = None
) -> ChallengeSight:
    proposed = await challenges.proposed(Caller(by, GUILD), 1, step, seat)
    return await challenges.issue(proposed.challenge, CHANNEL, whom)


async def to_the_end(forks: SoloPlay, seen: ForkSight, chance: random.Random) -> ForkSight:
    while seen.ends is None:
        assert seen.sight.view is not None
        seen = await forks.act(
            seen.fork.user, seen.fork.id, str(choice(seen, chance)), len(seen.sight.view.history)
        )  # fmt: skip
    return seen


async def test_who_does_the_same_meets_the_same_computers_in_another_process_too(over: House) -> None:
    issued = await sent(challenges_of(over), step=0)
    ends = []
    for user in (FRED, FRED + 1, FRED + 2):
        thinker = Prompt(Playful())
        thinker.chance = random.Random(user)
        forks = forks_of(over, thinker)
        seen = await tries_of(over, forks).play(user, issued)
        ends.append((await to_the_end(forks, seen, random.Random(3))).fork.actions)
        over = await over.again()
    assert ends[0] == ends[1] == ends[2]


async def test_somebody_has_one_try_until_it_is_over_and_the_first_counts(over: House) -> None:
    challenges, forks = challenges_of(over), forks_of(over)
    issued = await sent(challenges)
    first = await tries_of(over).play(FRED, issued)
    assert await tries_of(over).play(FRED, issued) == first
    over.clock.advance(3)
    done = await to_the_end(forks, first, random.Random(1))
    (taken,) = (await challenges.look(issued.challenge.id, GUILD)).taken
    assert (taken.user, taken.knew) == (FRED, Knew.NOTHING)
    assert done.ends is not None
    outcome = done.ends.now.outcome
    assert outcome is not None
    assert outcome.scores is not None
    assert taken.made.score == outcome.scores[1]
    again = await begin(forks, FRED, GUILD, 1, 6, 1)
    await to_the_end(forks, again, random.Random(9))
    assert (await challenges.look(issued.challenge.id, GUILD)).taken == (taken,)


async def test_of_two_presses_at_once_one_try_comes(over: House) -> None:
    challenges = challenges_of(over)
    issued = await sent(challenges)

    class Late:
        """Has not heard of the other press when it looks first."""

        looks = 0

        async def challenge_try(self, number: int, user: int) -> int | None:
            self.looks += 1
            return None if self.looks == 1 else await over.store.challenges.challenge_try(number, user)

    first = await tries_of(over).play(FRED, issued)
    slow = ChallengeTries(Late(), forks_of(over))  # type: ignore[arg-type]
    assert await slow.play(FRED, issued) == first


async def test_who_sat_there_who_sent_it_and_who_saw_the_cards_are_marked(over: House) -> None:
    challenges, forks = challenges_of(over), forks_of(over)
    issued = await sent(challenges, by=EVE)
    await to_the_end(forks, await begin(forks, FRED, GUILD, 1, 3, 0), random.Random(2))
    for user in (BERT, EVE, FRED, FRED + 1):
        over.clock.advance(1)
        await to_the_end(forks, await tries_of(over).play(user, issued), random.Random(user))
    taken = (await challenges.look(issued.challenge.id, GUILD)).taken
    assert [(each.user, each.knew) for each in taken] == [
        (BERT, Knew.PLAYED), (EVE, Knew.SEEN), (FRED, Knew.SEEN), (FRED + 1, Knew.NOTHING)
    ]  # fmt: skip
    elsewhere = await sent(challenges, step=9)
    await to_the_end(forks, await tries_of(over).play(FRED + 1, elsewhere), random.Random(1))
    assert [each.knew for each in (await challenges.look(elsewhere.challenge.id, GUILD)).taken] == [Knew.SEEN]


async def test_the_same_one_is_written_down_once(over: House) -> None:
    challenges = challenges_of(over)
    issued = await sent(challenges)
    await over.store.challenges.place_challenge(issued.challenge.id, 77)
    assert (await sent(challenges, by=BERT)).challenge == replace(issued.challenge, message=77)
    for other in (await sent(challenges, step=7), await sent(challenges, seat=2), await sent(challenges, whom=FRED)):
        assert other.challenge.id != issued.challenge.id
        assert other.challenge.message is None


async def test_what_cannot_be_sent_or_played_is_refused_in_words(
    over: House, monkeypatch: pytest.MonkeyPatch
) -> None:  # fmt: skip
    challenges = challenges_of(over)
    for number, step, seat, guild, key in [
        (2, 3, 0, GUILD, "deal-not-over"), (3, 3, 0, GUILD, "no-such-deal"), (1, 3, 0, GUILD + 1, "no-such-deal"),
        (1, 999, 0, GUILD, "fork-over"), (1, 3, 4, GUILD, "no-such-seat"), (1, 3, 0, None, "no-such-deal"),
    ]:  # fmt: skip
        assert await refused(challenges.proposed(Caller(EVE, guild), number, step, seat)) == key
    assert await refused(sent(challenges, whom=EVE)) == "challenge-oneself"
    issued = await sent(challenges)
    for number, guild in ((issued.challenge.id, GUILD + 1), (issued.challenge.id + 1, GUILD), (10**17, GUILD)):
        assert await refused(challenges.look(number, guild)) == "challenge-gone"
    for step in range(MOST_A_DAY - 1):
        await sent(challenges, step=step, seat=3)
    assert await refused(sent(challenges, step=1, seat=2)) == "too-many-challenges"
    over.clock.advance(86_401)
    await sent(challenges, step=1, seat=2)
    rules = type(GAMES["saskop"])
    monkeypatch.setattr(rules, "rules_version", rules.rules_version + 1)
    assert await refused(challenges.look(issued.challenge.id, GUILD)) == "deal-too-old"


async def test_what_a_message_lacks_is_known_after_a_restart(over: House) -> None:
    challenges, forks = challenges_of(over), forks_of(over)
    issued = await sent(challenges)
    await over.store.challenges.place_challenge(issued.challenge.id, 77)
    assert await over.store.challenges.unshown_challenges() == []
    await to_the_end(forks, await tries_of(over).play(FRED, issued), random.Random(1))
    await over.store.challenges.challenge_shown(issued.challenge.id, 0)
    over = await over.again()
    assert await over.store.challenges.unshown_challenges() == [issued.challenge.id]
    await over.store.challenges.challenge_shown(issued.challenge.id, 1)
    assert await over.store.challenges.unshown_challenges() == []


async def test_all_of_a_person_is_told_and_taken_out(over: House) -> None:
    challenges, forks = challenges_of(over), forks_of(over)
    issued = await sent(challenges, by=FRED, whom=BERT)
    await over.store.challenges.place_challenge(issued.challenge.id, 77)
    await to_the_end(forks, await tries_of(over).play(BERT, issued), random.Random(1))
    await over.store.challenges.challenge_shown(issued.challenge.id, 1)
    told: Any = (await exported(over.store, BERT))["challenges"]
    assert [(each["number"], each["called"], each["sent"], each["result"] is None) for each in told] == [
        (1, True, False, False)
    ]
    for user in (FRED, BERT):
        await over.store.personal.forget(user)
        assert (await exported(over.store, user))["challenges"] == []
    left = await challenges.look(issued.challenge.id, GUILD)
    assert (left.challenge.by, left.challenge.whom, left.taken) == (None, None, ())
    assert await over.store.challenges.unshown_challenges() == [issued.challenge.id]


@pytest.mark.parametrize("step", [0, 9])
async def test_a_taker_knows_what_the_seat_knew(over: House, step: int) -> None:
    issued = await sent(challenges_of(over), step=step, seat=2)
    seen = await tries_of(over).play(FRED, issued)
    then = moment(issued.whole, step).view(2).history
    assert seen.sight.view is not None
    assert seen.sight.view.history[: len(then)] == then
    assert seen.sight.view.seat == 2
