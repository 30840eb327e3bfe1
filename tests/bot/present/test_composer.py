"""What a hand says beside the cards."""

from pathlib import Path
from typing import Any

from bot.present.composer import Composer
from bot.tables.model import Preferences
from tests.support.tables import ANNA, BERT, CARL, CHANNEL, DORA, GUILD, PATIENT, HandClock, House


class People:
    """Everybody is known, and reads English."""

    failures = 0

    async def names(self, _guild: int, users: tuple[int, ...]) -> dict[int, str]:
        return dict.fromkeys(users, "Somebody")

    async def language(self, _user: int, **_: object) -> str:
        return "en"

    async def preferences(self, _user: int) -> Preferences:
        return Preferences()


async def guild_name(_guild: int) -> str:
    return "Kaardilaud"


async def test_who_sits_at_several_tables_reads_at_which_each_hand_is(tmp_path: Path) -> None:
    house = await House(tmp_path / "tables.sqlite3", HandClock(), 1).begin()
    try:
        await check_places(house)
    finally:
        await house.end()


async def check_places(house: House) -> None:
    """Of one table nothing is said; of two each hand says where it is."""
    table = await house.table(ANNA, BERT, CARL, DORA)
    await house.service.start(table.id, ANNA)
    cutter = (ANNA, BERT, CARL, DORA)[house.lookup.sight(table.id, None).view.waiting_for[0]]  # type: ignore[union-attr]
    await house.service.act(table.id, cutter, "cut threes", chance=3)
    people: Any = People()
    composer, sight = (
        Composer(people, guild_name, house.lookup.sits_at_several, house.store.series),
        house.lookup.sight(table.id, ANNA),
    )
    before, key = await composer.hand(ANNA, sight, private=True), await composer.idle_hand_key(ANNA, sight)
    await house.service.open(guild=GUILD, channel=CHANNEL + 1, user=ANNA, game="skat", options={}, pace=PATIENT)
    after = await composer.hand(ANNA, sight, private=True)
    assert before is not None
    assert after is not None
    assert "Kaardilaud" not in before.text
    assert after.text == f"Saskop, table {table.id} in <#{CHANNEL}> on **Kaardilaud**\n{before.text}"
    assert key is None or await composer.idle_hand_key(ANNA, sight) != key
