"""Whatever is sent to somebody stays the same, byte for byte, when the cards they cannot see lie otherwise."""

import asyncio
import random

import pytest

from bot.present import presenter
from bot.present.deal_so_far import deal_so_far
from bot.present.looks import Lookup
from bot.present.messages import Message
from bot.present.readers import Reader, as_seen_by
from bot.render.paint_process import PaintSupervisor, Timeouts
from bot.render.painter import Deadlines, Painter
from bot.tables.model import DealFacts, Pace, Person, Preferences, ReadingMode, Stage, Table, TableView
from engine.deal import Deal
from engine.games import GAMES
from engine.match import Tally
from engine.seats import Seat
from tests.properties.random_deals import random_deal, shuffled_start
from tests.properties.test_secrecy import VIEWERS, redealt, viewers
from tests.support.soak import either

NAMES = {1: "Anna", 2: "Küllike", 3: "王小明", 4: "Bert", 5: "Õie", 6: "Fred", 7: "Greta", 8: "Hans"}


AGES = 600.0
"""However busy this machine is, nobody stops waiting for a picture."""


def patient_painter() -> Painter:
    timeouts = Timeouts(late=AGES, start=AGES, picture=AGES)
    return Painter(PaintSupervisor(timeouts=timeouts), deadlines=Deadlines(AGES, AGES, AGES, 0.0))


def table_with(deal: Deal) -> Table:
    """What somebody sees of a table of people at this deal; of a finished deal everything is public."""
    players = deal.start.players
    tally = Tally(tuple(range(3, 3 + len(deal.start.rules.columns(players)))))
    facts = DealFacts(5, 12, "ab" * 32, None, deal.outcome)
    seats = tuple(Person(user) for user in [*NAMES][:players])
    return Table(
        7, 1, 2, 1, deal.start.game, {}, seats, Pace(), tally, Stage.PLAYING, deal.start.dealer, facts
    )  # fmt: skip


def sent(deal: Deal, viewer: Seat | None, language: str) -> list[Message]:
    """Every message that somebody could be shown now."""
    sight = TableView(table_with(deal), viewer, deal.view(viewer))
    reader = Reader(language, NAMES)
    messages = [presenter.trick(sight, reader), presenter.scores(sight.table, reader), deal_so_far(sight, reader)]
    if viewer is None:
        return [*messages, presenter.public_post(sight, reader)]
    listener = Reader(language, NAMES, Preferences(reading=ReadingMode.ON))
    heard = [as_seen_by(each, listener) for each in (presenter.hand(sight, listener, "here"), messages[-1])]
    return [*messages, *(presenter.hand(sight, reader, "here", looks=each) for each in ((), tuple(Lookup))), *heard]


@pytest.mark.parametrize(("game", "seed"), [(game, seed) for game in GAMES for seed in range(either(2, 12))])
def test_texts_alt_texts_pictures_and_custom_ids_tell_nothing_of_the_unseen(game: str, seed: int) -> None:
    chance, compared = random.Random(seed), 0
    language = chance.choice(("en", "et"))
    for deal in random_deal(shuffled_start(game, chance), chance):
        if deal.state is None or deal.outcome is not None:
            continue
        for viewer in chance.sample(viewers(deal), 2):
            other = redealt(deal, viewer, chance)
            if other is not None:
                compared += 1
                assert sent(other, viewer, language) == sent(deal, viewer, language)
    assert compared > 3 or deal.version < 10


def test_equal_scenes_are_equal_files() -> None:
    """A picture depends on its scene alone, so what holds for scenes holds for every byte of the files."""
    chance = random.Random(4)
    *_, deal = list(random_deal(shuffled_start("saskop", chance), chance))[:25]
    scenes = [picture.scene for seat in VIEWERS for message in sent(deal, seat, "en") for picture in message.pictures]

    async def painted() -> list[bytes]:
        painter = patient_painter()
        try:
            return [await painter.paint(scene) for scene in scenes]
        finally:
            await painter.close()

    assert asyncio.run(painted()) == asyncio.run(painted())
