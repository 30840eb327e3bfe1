"""What somebody is told who does not sit at a table: it is true, and what it offers can be done."""

import pytest

from bot.errors import UserError
from bot.tables.model import Computer, Occupant, Person, Stage, Table
from bot.tables.rights import check_seat
from bot.tables.seating import join
from tests.bot.tables.test_calling import seated
from tests.support.tables import ANNA, BERT, CARL, DORA, EVE

PEOPLE = (Person(ANNA), Person(BERT), Person(CARL))
KEPT, REPLACED, COMPUTER = Computer("easy", EVE), Computer("easy", replaced=BERT), Computer("easy")


def can_join(table: Table) -> bool:
    """Whether who asks for a seat, having seen no cards, has one or takes turns."""
    try:
        return EVE in join(table, EVE, None, has_seen_cards=False).everybody
    except UserError:
        return False


@pytest.mark.parametrize(
    ("last", "stage", "told", "joins"),
    [
        (KEPT, Stage.PLAYING, ("seat-kept", {}), True),
        (KEPT, Stage.PAUSE, ("seat-kept", {}), True),
        (Computer("easy", replaced=EVE), Stage.PLAYING, ("replaced", {"seat": 4}), True),
        (COMPUTER, Stage.PLAYING, ("not-seated", {"join": "later"}), False),
        (COMPUTER, Stage.PAUSE, ("not-seated", {"join": "now"}), True),
        (REPLACED, Stage.PLAYING, ("not-seated", {"join": "now"}), True),
        (None, Stage.GATHERING, ("not-seated", {"join": "now"}), True),
        (Person(DORA), Stage.PLAYING, ("not-seated", {"join": "turns"}), True),
        (Person(DORA), Stage.PAUSE, ("not-seated", {"join": "turns"}), True),
    ],
)
def test_who_has_no_seat_is_told_when_they_can_have_one(
    last: Occupant | None, stage: Stage, told: tuple[str, object], joins: bool
) -> None:
    table = seated(*PEOPLE, last, stage=stage)
    with pytest.raises(UserError) as refused:
        check_seat(table, EVE)
    assert (refused.value.key, refused.value.details) == told
    assert can_join(table) is joins
