"""Finished deals played again: from every moment, in any seat, beside everything else, and counted nowhere."""

import random

import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import UserError
from bot.players.simple import Simple
from bot.players.thinking import Thinking
from bot.solo.finished import ServerDeals, fork_of_deal
from bot.solo.model import MOST_FORKS, ForkSight
from bot.solo.service import SoloPlay
from bot.store.engine import transact
from bot.store.schema import METADATA, forks
from bot.tables.finished_deals import fold_finished, moment, table_of
from bot.tables.interruptions import may_claim
from bot.tables.model import Computer, Person, Stage
from bot.tables.rights import Caller
from bot.tables.setup import TablePlace, checked_setup
from engine.actions import Action
from engine.errors import IllegalAction
from engine.games import GAMES
from engine.search.claims import proven_line
from engine.views import View
from tests.support.exported import exported
from tests.support.soak import either
from tests.support.solo import begin, solo_of
from tests.support.tables import ANNA, BERT, CARL, DORA, EVE, GUILD, PATIENT, House, Prompt

FOUR = (ANNA, BERT, CARL, DORA)


class Noting(Prompt):
    """Remembers every view that a computer was shown."""

    def __init__(self) -> None:
        super().__init__(Simple())
        self.shown: list[View] = []

    def begin(self, level: str, view: View, seconds: float | None, chance: random.Random | None = None) -> Prompt.Done:
        self.shown.append(view)
        return super().begin(level, view, seconds, chance)


def forks_of(house: House, thinker: Thinking | None = None) -> SoloPlay:
    return solo_of(house.store, house.clock, thinker)


async def finish(house: House, table: int, users: tuple[int, ...]) -> None:
    """Play the table's next deal to its end: people by rule of thumb, as its computers do."""
    chance, simple = random.Random(5), Simple()
    await house.service.start(table, users[0])
    while (sight := house.lookup.sight(table, None)).table.stage is Stage.PLAYING:
        assert sight.view is not None
        seat = sight.view.waiting_for[0]
        own = house.lookup.sight(table, users[seat]).view
        assert own is not None
        action = simple.choose(own, chance) or chance.choice(own.decisions[0].actions)
        await house.service.act(table, users[seat], str(action), chance=3)


@pytest.fixture(params=[*GAMES])
async def played(house: House, request: pytest.FixtureRequest) -> House:
    """One finished deal of each game."""
    table = await house.service.open(TablePlace(GUILD, 901, ANNA, PATIENT), checked_setup(request.param))
    users = (*FOUR, EVE, 16, 17, 18)[: table.players]
    for user in users[1:]:
        await house.service.join(table.id, user)
    await finish(house, table.id, users)
    return house


async def everything(house: House) -> str:
    """Every row of every table but the forks' own."""

    async def read(connection: AsyncConnection) -> str:
        others = [table for table in METADATA.sorted_tables if table is not forks]
        return str([(await connection.execute(select(table))).all() for table in others])

    return await transact(house.store.database.engines.reading, read)


def choice(seen: ForkSight, chance: random.Random) -> Action:
    """What the fork's person does: what they are asked, by rule of thumb."""
    view = seen.sight.view
    assert view is not None
    asked = view.asked
    assert asked is not None
    return Simple().choose(view, chance) or chance.choice(asked.actions)


async def to_the_end(forks: SoloPlay, seen: ForkSight, chance: random.Random) -> ForkSight:
    user = seen.fork.user
    while seen.ends is None:
        view = seen.sight.view
        assert view is not None
        assert view.seat in view.waiting_for
        seen = await forks.act(user, seen.fork.id, str(choice(seen, chance)), len(view.history))
    return seen


async def refused(awaitable: object) -> str:
    with pytest.raises(UserError) as error:
        await awaitable  # type: ignore[misc]
    return error.value.key


async def test_every_decision_of_every_game_can_be_played_on_from_and_nothing_else_changes(played: House) -> None:
    forks, chance, before = forks_of(played), random.Random(1), await everything(played)
    stored = await played.store.results.deal(GUILD, 1)
    assert stored is not None
    whole = fold_finished(stored, table_of(stored, "en"))
    for step in range(whole.version - 1):
        seat = whole.actions[step + 1][0]
        seen = await begin(forks, EVE, GUILD, 1, step, seat)
        then = moment(whole, step).view(seat).history
        assert seen.sight.view is not None
        assert seen.sight.view.history[: len(then)] == then
        if step % either(20, 4) == 0:
            seen = await to_the_end(forks, seen, chance)
            assert seen.ends is not None
            assert seen.ends.then.outcome == whole.outcome
            assert seen.ends.now.outcome is not None
    assert await everything(played) == before


@pytest.fixture
async def forked(house: House) -> House:
    """One finished deal of Saskop, and a second that goes on at the same table."""
    table = await house.table(*FOUR)
    await finish(house, table.id, FOUR)
    await house.service.start(table.id, ANNA)
    return house


async def test_computers_know_what_their_seat_knew_and_people_are_asked_alone(forked: House) -> None:
    thinker = Noting()
    seen = await to_the_end(forks_of(forked, thinker), await begin(forks_of(forked, thinker), BERT, GUILD, 1, 6, 1),
                            random.Random(3))  # fmt: skip
    assert seen.fork.seat == 1
    assert {view.seat for view in thinker.shown} == {0, 2, 3}
    assert all(view.hand or not view.waiting_for for view in thinker.shown)
    assert [type(who) for who in seen.sight.table.seats] == [Computer, Person, Computer, Computer]


async def test_it_is_none_of_the_tables_one_sits_at(forked: House) -> None:
    seen = await begin(forks_of(forked), EVE, GUILD, 1, 6, 0)
    assert forked.lookup.tables_of(EVE) == []
    await begin(forks_of(forked), BERT, GUILD, 1, 6, 1)
    assert not forked.lookup.sits_at_several(BERT)
    assert seen.sight.table.id == 0
    assert forked.lookup.table_in(0) is None


async def test_it_goes_on_after_a_restart(forked: House) -> None:
    seen = await begin(forks_of(forked), EVE, GUILD, 1, 9, 2)
    again = await forked.again()
    assert await forks_of(again).look(EVE, seen.fork.id) == seen
    assert (await to_the_end(forks_of(again), seen, random.Random(1))).ends is not None
    forked.store = again.store


async def test_only_who_began_it_sees_or_touches_it(forked: House) -> None:
    forks = forks_of(forked)
    seen = await begin(forks, EVE, GUILD, 1, 9, 2)
    for user, number in ((ANNA, seen.fork.id), (EVE, seen.fork.id + 1), (EVE, 10**17)):
        assert await refused(forks.look(user, number)) == "fork-gone"
        assert await refused(forks.act(user, number, "pass", 3)) == "fork-gone"


async def test_a_press_that_comes_twice_or_late_changes_nothing(forked: House) -> None:
    forks, chance = forks_of(forked), random.Random(1)
    seen = await begin(forks, EVE, GUILD, 1, 9, 2)
    view = seen.sight.view
    assert view is not None
    text = str(choice(seen, chance))
    after = await forks.act(EVE, seen.fork.id, text, len(view.history))
    assert await refused(forks.act(EVE, seen.fork.id, text, len(view.history))) == "fork-stale"
    assert await forks.look(EVE, seen.fork.id) == after


async def test_of_two_presses_at_once_one_is_carried_out(forked: House) -> None:
    forks = forks_of(forked)
    seen = await begin(forks, EVE, GUILD, 1, 9, 2)
    stored = await forked.store.solo.fork(seen.fork.id)
    assert stored is not None
    view = seen.sight.view
    assert view is not None
    await forks.act(EVE, seen.fork.id, str(choice(seen, random.Random(1))), len(view.history))

    class Late:
        """Reads what was there before, and writes now."""

        fork = staticmethod(lambda _: _given(stored))
        go_on, begin_fork = forked.store.solo.go_on, forked.store.solo.begin_fork

    slow = SoloPlay(Late(), Prompt(Simple()), forked.clock, [ServerDeals(forked.store.results)])  # type: ignore[arg-type]
    assert (
        await refused(slow.act(EVE, stored.id, str(choice(seen, random.Random(1))), len(view.history))) == "fork-stale"
    )


async def _given(value: object) -> object:
    return value


async def test_what_the_rules_forbid_is_refused_and_changes_nothing(forked: House) -> None:
    forks = forks_of(forked)
    seen = await begin(forks, EVE, GUILD, 1, 9, 2)
    view = seen.sight.view
    assert view is not None
    with pytest.raises(IllegalAction):
        await forks.act(EVE, seen.fork.id, "bid 77", len(view.history))
    assert await refused(forks.act(EVE, seen.fork.id, "a letter home", len(view.history))) == "unreadable-action"
    assert await forks.look(EVE, seen.fork.id) == seen


@pytest.mark.parametrize(
    ("guild", "number", "step", "seat", "key"),
    [
        (GUILD, 2, 3, 0, "deal-not-over"),
        (GUILD, 3, 3, 0, "no-such-deal"),
        (GUILD, 10**17, 3, 0, "no-such-deal"),
        (GUILD + 1, 1, 3, 0, "no-such-deal"),
        (None, 1, 3, 0, "no-such-deal"),
        (GUILD, 1, 9999, 0, "fork-over"),
        (GUILD, 1, 3, 4, "no-such-seat"),
        (GUILD, 1, 3, 99, "no-such-seat"),
    ],
)
async def test_what_cannot_be_played_again_is_refused_in_words(
    forked: House, guild: int | None, number: int, step: int, seat: int, key: str
) -> None:
    assert await refused(begin(forks_of(forked), EVE, guild, number, step, seat)) == key


async def test_a_void_deal_and_one_of_a_game_since_changed_are_refused(
    forked: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    forks = forks_of(forked)
    seen = await begin(forks, EVE, GUILD, 1, 3, 0)
    await forked.service.annul(forked.lookup.all_tables()[0].id, ANNA)
    assert await refused(begin(forks, EVE, GUILD, 2, 3, 0)) == "deal-annulled"
    rules = type(GAMES["saskop"])
    monkeypatch.setattr(rules, "rules_version", rules.rules_version + 1)
    assert await refused(begin(forks, EVE, GUILD, 1, 3, 0)) == "deal-too-old"
    assert await refused(forks.source(fork_of_deal(Caller(EVE, GUILD), 1, 0, 0))) == "deal-too-old"
    assert await refused(forks.act(EVE, seen.fork.id, "pass", 3)) == "deal-too-old"


async def test_of_one_persons_only_the_newest_are_kept_and_all_can_be_told_and_deleted(forked: House) -> None:
    forks = forks_of(forked)
    begun = [(await begin(forks, EVE, GUILD, 1, 5, 0)).fork.id for _ in range(MOST_FORKS + 1)]
    others = (await begin(forks, ANNA, GUILD, 1, 5, 0)).fork.id
    assert await refused(forks.look(EVE, begun[0])) == "fork-gone"
    assert (await forks.look(EVE, begun[1])).fork.id == begun[1]
    told = (await exported(forked.store, EVE))["forks"]
    assert [(each["number"], each["step"], each["seat"]) for each in told] == [(1, 5, 0)] * MOST_FORKS  # type: ignore[attr-defined]
    await forked.store.personal.forget(EVE)
    assert (await exported(forked.store, EVE))["forks"] == []
    assert (await forks.look(ANNA, others)).fork.user == ANNA


async def test_one_that_nobody_goes_on_with_is_forgotten(forked: House) -> None:
    forks = forks_of(forked)
    old = (await begin(forks, EVE, GUILD, 1, 5, 0)).fork.id
    forked.clock.advance(31 * 86_400)
    await begin(forks, ANNA, GUILD, 1, 5, 0)
    assert await refused(forks.look(EVE, old)) == "fork-gone"


async def test_a_computer_that_fails_plays_something_legal(forked: House) -> None:
    class Failing(Simple):
        def choose(self, view: View, chance: random.Random) -> Action | None:
            raise RuntimeError(view.game, chance)

    forks = forks_of(forked, Prompt(Failing()))
    assert (await to_the_end(forks, await begin(forks, EVE, GUILD, 1, 5, 0), random.Random(1))).ends is not None


@pytest.mark.parametrize("played", ["skat"], indirect=True)
async def test_the_rest_is_claimed_where_that_is_proven_and_only_there(played: House) -> None:
    forks, chance = forks_of(played), random.Random(1)
    whole = (await forks.source(fork_of_deal(Caller(EVE, GUILD), 1, 0, 0))).whole
    proven = 0
    for seat in [*range(whole.start.players)] * either(1, 4):
        seen = await begin(forks, EVE, GUILD, 1, 0, seat)
        while seen.ends is None:
            view = seen.sight.view
            assert view is not None
            claim = forks.claim(EVE, seen.fork.id, len(view.history))
            if may_claim(view) and proven_line(view) is not None:
                tricks = len(view.tricks)
                proven += 1
                seen = await claim
                assert seen.ends is not None
                taken = [trick.winner(view.ranking) for trick in seen.ends.now.tricks[tricks:]]
                assert taken == [seat] * len(taken)
                assert await forks.look(EVE, seen.fork.id) == seen
                break
            assert await refused(claim) == ("claim-unproven" if may_claim(view) else "claim-not-now")
            assert await forks.look(EVE, seen.fork.id) == seen
            asked = view.asked
            assert asked is not None
            action = chance.choice(asked.actions) if view.phase == "play" else choice(seen, chance)
            seen = await forks.act(EVE, seen.fork.id, str(action), len(view.history))
        else:
            continue
        assert await refused(forks.claim(EVE, seen.fork.id, len(view.history))) == "fork-stale"
    assert proven
