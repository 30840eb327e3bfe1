"""No refusal of right is missing in the table of rights: each is told there, and missed wherever it is left out."""

from collections import Counter, defaultdict
from pathlib import Path
from typing import Final

import pytest

from tests.e2e.refusals import NOT_THERE, REFUSED, RIGHTS, TOLD, Planted, Site, passed, sites
from tests.e2e.rights import Cell, Scene, scene
from tests.e2e.simulated import simulated
from tests.e2e.test_rights import CELLS
from tests.support.phrase_files import phrases_of

NOBODYS: Final = (
    # It is there for nobody.
    "bot.features.challenges.service.Challenges.read", "bot.features.evenings.commands.scores_of",
    "bot.gateway.interactions.admin.annul", "bot.tables.lookup.TableRegistry.loaded",
    "bot.tables.writer.TableWriter.with_table",
    # It was closed within the same press, or cannot be read any more.
    "bot.gateway.interactions.setup_menu._play.play", "bot.solo.finished.RecordedDeals.source",
    "bot.solo.service.SoloPlay._read", "bot.features.practice.service.PracticeDeals.source",
    "bot.features.daily.service.deal_of_day",
    # The bot itself may not write there.
    "bot.features.challenges.posts.ChallengePosts._not_posted",
    # Who asks was told so before.
    "bot.features.daily.messages.DailyPlay.set_account",
    # No interaction is without a channel, and none of our commands is checked by the library.
    "bot.gateway.interactions.table_commands.channel_of", "bot.gateway.session.client.Tree.on_error.complain",
)  # fmt: skip
"""Where the same is told as to who has no right to it, for another reason."""

TWICE: Final = ("bot.features.challenges.service.Challenges.look",)
"""Where something is refused that would be refused as well without it: what is of another server is not seen either."""


def test_every_refusal_is_of_right_or_told_to_whoever_asks() -> None:
    told = {key.removeprefix("error-") for key in phrases_of("en") if key.startswith("error-")}
    assert Counter(told) == Counter(key for keys in TOLD.values() for key in keys.split())


@simulated
async def test_each_refusal_of_right_is_tried_and_missed_where_it_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with scene(tmp_path, monkeypatch) as here:
        refused, told = defaultdict[Site, list[Cell]](list), set[str]()
        for cell in (cell for cell in CELLS if cell.expected in {REFUSED, NOT_THERE}):
            await here.tried(cell)
            told.update(here.told)
            for site in {site for error in here.errors for site in passed(error)}:
                refused[site].append(cell)
        assert RIGHTS - told == set()
        untried = Counter(name(site) for site in sites() if site not in refused)
        assert untried - Counter(NOBODYS) == Counter()
        assert Counter(NOBODYS) - untried == Counter()
        planted, unmissed = Planted(), []
        for site, cells in refused.items():
            with planted.without(site):
                if not await is_missed(here, cells):
                    unmissed.append(site)
        assert sorted(map(name, unmissed)) == sorted(TWICE)


def name(site: Site) -> str:
    return f"{site.module}.{site.function}"


async def is_missed(here: Scene, cells: list[Cell]) -> bool:
    """Whether of one of these cells something else comes than the table says, or an error."""
    for cell in cells:
        try:
            if await here.found(cell) != cell.expected:
                return True
        except AssertionError:
            return True
    return False
