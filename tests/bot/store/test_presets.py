"""Tables that servers keep under names."""

from dataclasses import replace

from bot.stores import Stores
from bot.tables.setup import MAX_PRESETS, Preset
from tests.bot.store.making import ANN, BOB, GUILD
from tests.support.exported import exported

THURSDAY = Preset("Our Thursday", ANN, "skat", 3, {"announce": "any"}, "strong", "slow")


async def test_a_preset_is_kept_by_its_name_until_it_is_deleted(store: Stores) -> None:
    assert await store.presets.presets(GUILD) == []
    assert await store.presets.save_preset(GUILD, THURSDAY)
    assert await store.presets.presets(GUILD) == [THURSDAY]
    assert await store.presets.presets(GUILD + 1) == []
    again = replace(THURSDAY, name="OUR THURSDAY", saved_by=BOB, game="saskop", players=4, options={}, shuffled=True)
    assert await store.presets.save_preset(GUILD, again)
    assert await store.presets.presets(GUILD) == [again]
    await store.presets.delete_preset(GUILD, THURSDAY.key)
    await store.presets.delete_preset(GUILD, "nothing of that name")
    assert await store.presets.presets(GUILD) == []


async def test_there_is_room_for_so_many_and_one_more_only_instead_of_another(store: Stores) -> None:
    for number in range(MAX_PRESETS):
        assert await store.presets.save_preset(GUILD, replace(THURSDAY, name=f"No. {number:02}"))
    assert not await store.presets.save_preset(GUILD, THURSDAY)
    assert await store.presets.save_preset(GUILD, replace(THURSDAY, name="no. 07", game="saskop"))
    assert await store.presets.save_preset(GUILD + 1, THURSDAY)
    kept = await store.presets.presets(GUILD)
    assert [each.name for each in kept][6:9] == ["No. 06", "no. 07", "No. 08"]
    assert len(kept) == MAX_PRESETS


async def test_who_saved_one_can_be_told_and_forgotten_and_the_server_keeps_it(store: Stores) -> None:
    await store.presets.save_preset(GUILD, THURSDAY)
    assert (await exported(store, ANN))["presets"] == [
        {"guild": str(GUILD), "name": "Our Thursday", "game": "skat", "players": 3, "options": {"announce": "any"},
         "level": "strong", "speed": "slow", "shuffled": False, "hints": False}
    ]  # fmt: skip
    assert (await exported(store, BOB))["presets"] == []
    await store.personal.forget(ANN)
    assert await store.presets.presets(GUILD) == [replace(THURSDAY, saved_by=None)]
