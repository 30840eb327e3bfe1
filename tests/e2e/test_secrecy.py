"""Over the whole way to people's eyes: where only cards that readers cannot see lie otherwise, they read the same.

Two deals that differ in nothing but such cards are played over the loopback by the same actions; every version of
every message, picture, button, choice, error and private answer is compared, byte for byte.
"""

import random
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from operator import ne
from pathlib import Path

import pytest

from bot.gateway.messages import lifecycle, table_sync, transport
from bot.present.seals import seal_groups
from bot.sandbox.clock import SandboxClock
from bot.sandbox.errors import ClientRefused
from bot.tables.rule_sets import rules_that_matter
from engine.actions import Action, Cut, Play
from engine.deal import Deal
from engine.dealing import lift
from engine.games import GAMES
from engine.seats import Seat
from engine.shuffling import seal
from tests.e2e.inside import Fixed, Inside, inside
from tests.e2e.posts import is_table
from tests.e2e.simulated import simulated
from tests.properties.random_deals import random_deal, shuffled_start
from tests.properties.test_secrecy import SILENT, redealt, viewers
from tests.support.loopback import Loopback
from tests.support.people import Post, SandboxPerson
from tests.support.soak import either, rows
from tests.support.witness import Reading, Witness

PEOPLE = ("Anna", "Bert", "Carl", "Dora", "Eve", "Finn", "Gert", "Hans")
NONCES = "nonces"
SALT = "0123456789abcdef" * 2
SEEDS = range(either(1, 6))
MOST = either(14, 60)
AN_HOUR = 3600.0


@dataclass(frozen=True)
class Pair:
    """Two deals, alike to the viewer at their last moment; `looks` are the moments at which they look at everything.

    ago: how many seconds ago they are played by Discord's clock; by an hour, and posts are too old to be edited and are
    sent anew.
    """

    deal: Deal
    other: Deal
    viewer: Seat | None
    looks: frozenset[int]
    ago: float = 0.0


def pair(game: str, seed: int) -> Pair:
    """Some way into a deal, redealt for somebody."""
    chance = random.Random(f"{game} {seed}")
    for _ in range(200):
        stages = [
            deal
            for deal in random_deal(shuffled_start(game, chance), chance, at_a_table=True)
            if deal.state and not deal.outcome
        ]
        deal = stages[chance.randrange(min(len(stages), MOST) // 2, min(len(stages), MOST))]
        viewer = chance.choice(viewers(deal))
        other = redealt(deal, viewer, chance)
        if other is not None and any(map(ne, map(sorted, deal.state.hands), map(sorted, other.state.hands))):
            return Pair(deal, other, viewer, frozenset({chance.randrange(deal.version), deal.version - 1}))
    raise AssertionError("nothing can be redealt")


def silent_pair() -> Pair:
    """Four at American Sheepshead: the picker is asked whether to play alone, or has the jack and is not."""
    chance = random.Random(5)
    while True:
        for deal in random_deal(shuffled_start("american-sheepshead", chance), chance, at_a_table=True):
            if deal.version < 14 and deal.phase == "play" and any(action == SILENT for _, action in deal.actions):
                viewer = chance.choice(viewers(deal))
                other = redealt(deal, viewer, chance)
                if other is not None and other.version != deal.version:
                    return Pair(deal, other, viewer, frozenset(), AN_HOUR)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", rows(GAMES, often={"saskop"}))
@simulated
async def test_nobody_can_read_what_lies_hidden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, seed: int
) -> None:
    await compare(tmp_path, monkeypatch, pair(game, seed))


@simulated
async def test_nobody_can_read_that_something_was_said_in_silence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # An old post makes room a moment before the next one is sent; how much is said in that moment is chance.
    monkeypatch.setattr(lifecycle, "FIRST_RETRY_SECONDS", 0.0)
    await compare(tmp_path, monkeypatch, silent_pair())


async def compare(folder: Path, monkeypatch: pytest.MonkeyPatch, two: Pair) -> None:
    """The viewer and a bystander read the same; somebody whose cards are others does not."""
    # Asked only now: the longest tests go before this one, and a token lasts a quarter of an hour.
    began = float(int(time.time())) - two.ago
    one = await played(folder / "one", monkeypatch, as_cut_here(two.deal), two, began)
    other = await played(folder / "other", monkeypatch, as_cut_here(two.other), two, began)
    same = ["Zoe", NONCES] if two.viewer is None else [PEOPLE[two.viewer], "Zoe", NONCES]
    for reader in same:
        only = Counter(one[reader]), Counter(other[reader])
        assert list((only[0] - only[1]).elements()) == list((only[1] - only[0]).elements()), reader
    assert one != other


def as_cut_here(deal: Deal) -> Deal:
    """The same deal from a pack that is cut where tables cut it, if nobody is asked there."""
    (cutter, cut), *rest = deal.actions
    usual, cards = deal.start.only_cut, len(deal.start.pack)
    if usual is None or usual.place is None or not isinstance(cut, Cut):
        return deal
    pack = lift(lift(deal.start.pack, cut.place or cards // 2), cards - usual.place)
    same = Deal(replace(deal.start, pack=pack)).act(cutter, usual)
    for seat, action in rest:
        same = same.act(seat, action)
    assert same.state == deal.state
    return same


async def played(
    folder: Path, monkeypatch: pytest.MonkeyPatch, deal: Deal, two: Pair, began: float
) -> dict[str, Reading]:
    """The deal as people play it by typing, and what each of them, and a bystander, could read."""
    start = deal.start
    async with Loopback(clock=SandboxClock(running=False, start=began), people=()) as discord:
        digest = seal(SALT, start.pack)
        witness = Witness(discord, digest, seal_groups(digest), folder=folder)
        nonces = note_nonces(monkeypatch)
        async with inside(folder, monkeypatch, discord, Fixed(start.pack, start.dealer, SALT)) as here:
            people = [discord.person(name) for name in PEOPLE[: start.players]]
            await sit_down(here, people, deal)
            readers = [discord.person("Zoe")] if two.viewer is None else [people[two.viewer], discord.person("Zoe")]
            heard = Deal(start)
            for seat, action in deal.actions:
                if action != start.only_cut:
                    done = await people[seat].slash(discord.channel, "act", action=str(action))
                    assert done.answered, done
                heard = heard.act(seat, action)
                await here.settled()
                if len(heard.heard_by(two.viewer)) - 1 in two.looks and action != SILENT:
                    for reader in readers:
                        await look_at_everything(here, reader, may(heard, two.viewer))
            assert witness.reading(readers[0].id)
        noted = {NONCES: [(witness.plainly(each),) for each in nonces]}
        return noted | {person.name: witness.reading(person.id) for person in {*people, *readers}}


def note_nonces(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the nonces of messages for everybody are made of: few enough values are left to try them all."""
    noted: list[str] = []

    def noting(what: str, *parts: object) -> str:
        if what != "hand":
            noted.append(f"{what} {parts}")
        return transport.nonce_of(what, *parts)

    monkeypatch.setattr(table_sync, "nonce_of", noting)
    return noted


async def sit_down(here: Inside, people: list[SandboxPerson], deal: Deal) -> None:
    start, channel = deal.start, here.discord.channel
    names = rules_that_matter(start.game, asdict(start.options), start.players)
    options = " ".join(f"{name}={str(getattr(start.options, name)).lower()}" for name in names)
    more = {"options": options} if options else {}
    opened = await people[0].slash(channel, "table open", game=start.game, players=start.players, **more)
    assert opened.posts[0].pictures, opened
    await here.settled()
    for person in people[1:]:
        assert (await person.slash(channel, "table join")).answered
        await here.settled()
    assert (await people[0].slash(channel, "table start")).answered
    await here.settled()


def may(deal: Deal, viewer: Seat | None) -> set[str]:
    """What the viewer could really do; trying it would change the course of things."""
    return set() if viewer is None else set(map(str, deal.legal_actions(viewer)))


async def newest_post(here: Inside, reader: SandboxPerson) -> Post:
    """The table's post as the reader sees it."""
    posts = [each for each in await reader.messages(here.discord.channel) if is_table(each) and not each.private]
    return posts[-1]


async def look_at_everything(here: Inside, reader: SandboxPerson, legal: set[str]) -> None:
    """Every way to ask, and things that are refused; one after the other, as what overlaps is a matter of moments."""
    channel = here.discord.channel
    for label in ("My hand", "Last trick"):
        await reader.press(await newest_post(here, reader), label)
        await here.settled()
    for command in ("hand", "trick", "where", "scores", "table join", "table show"):
        await reader.slash(channel, command)
        await here.settled()
    for command, given in refused(legal):
        await reader.slash(channel, command, **given)
        await here.settled()
    for typed in ("", "play", "A♠"):
        await reader.autocomplete(channel, "act", "action", typed)
    await reader.autocomplete(channel, "play", "card", "")
    post = await newest_post(here, reader)
    for custom_id in (
        "lp:1:1.0:play QC",
        "lp:1:1.2:hand",
        "lp:1:1.1:bid 264",
        "lp:1:1.99:pass",
        "lp:1:1.0:verify",
        "lp:1:1.0:record",
    ):
        try:
            await reader.forge(post, custom_id)
        except ClientRefused:
            continue
        await here.settled()


def refused(legal: set[str]) -> Iterator[tuple[str, dict[str, object]]]:
    """Commands that change nothing."""
    tries: list[Action | str] = [Play(card) for card in sorted(GAMES["saskop"].pack(GAMES["saskop"].options(), 4))[::7]]
    for action in (*tries, "bid 264", "give AS", "trump H", "show QC", "solo", "no such thing"):
        if str(action) not in legal:
            yield "act", {"action": str(action)}
    yield "record", {"deal": 1}
    yield "replay", {"deal": 1}
    yield "history", {}
