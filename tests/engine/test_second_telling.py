"""Six games played at random by the engine's referee and by a second telling of their rules, which must agree."""

import json
import random
from collections.abc import Mapping
from typing import Any

import pytest

from engine.referee import answer
from tests.engine.plain.doppelkopf import Doppelkopf
from tests.engine.plain.dummkopf import Dummkopf
from tests.engine.plain.picking import American, Sheepshead, Window
from tests.engine.plain.skat import Skat
from tests.engine.plain.table import PACK, Table
from tests.support.soak import either

GAMES: Mapping[str, type[Table]] = {
    "sheepshead": Sheepshead,
    "skat": Skat,
    "schafkopf-window": Window,
    "schafkopf-dummkopf": Dummkopf,
    "american-sheepshead": American,
    "doppelkopf": Doppelkopf,
}
OPTIONS: Mapping[str, Mapping[str, tuple[object, ...]]] = {
    "sheepshead": {
        "partner": ("called-ace", "jack-of-diamonds"), "allpass": ("misdeal", "leaster"), "bury": ("held", "any"),
        "deal": ("full", "six"),
    },
    "skat": {"announce": ("any", "hand"), "schneider": ("91", "90")},
    "schafkopf-window": {},
    "schafkopf-dummkopf": {"climb": (False, True)},
    "american-sheepshead": {
        "variant": ("three", "partnership", "solo"), "wergin": (False, True), "solobid": (False, True),
    },
    "doppelkopf": {
        "nines": (True, False), "loonies": ("first", "second"), "weddings": (False, True),
        "ranking": ("equal", "ranked"),
    },
}  # fmt: skip
COMMON = ("wedding", "poverty", "call", "partner")
"""What chance would seldom choose."""


def dealt(game: str, options: Mapping[str, object], chance: random.Random) -> tuple[list[list[str]], list[str]]:
    """Shuffled hands and the blind, as the game's options have them."""
    players, aside, pack = (
        {"sheepshead": chance.choice((3, 4, 5)), "skat": 3, "schafkopf-window": 3}.get(game, 4),
        2,
        PACK,
    )
    variant = options.get("variant", "three")
    if game == "american-sheepshead":
        players = 3 if variant == "three" else 4
    if game in ("schafkopf-dummkopf", "doppelkopf") or variant == "partnership":
        aside = 0
    is_six = game == "sheepshead" and options.get("deal") == "six"
    if (game == "sheepshead" and players == 4 and not is_six) or variant == "solo":
        pack = [card for card in PACK if card not in ("7C", "7S")]
    if game == "doppelkopf":
        pack = 2 * [card for card in PACK if card[0] not in ("78" if options.get("nines", True) else "789")]
    shuffled = chance.sample(pack, len(pack))
    size = 6 if is_six else (len(pack) - aside) // players
    hands = [shuffled[seat * size : (seat + 1) * size] for seat in range(players)]
    return hands, shuffled[players * size : players * size + aside]


def told(table: Table) -> dict[str, Any]:
    hands = [sorted(hand) for hand in table.hands]
    return {"phase": table.phase, "to_act": table.to_act(), "legal": table.legal(), "hands": hands}


def refereed(request: Mapping[str, object]) -> dict[str, Any]:
    return json.loads(answer(json.dumps(request).encode()) or "")


def check(request: Mapping[str, object], table: Table) -> None:
    said = refereed(request)
    assert "error" not in said, request
    legal = {seat: sorted(actions) for seat, actions in said["legal"].items()}
    hands = [sorted(hand) for hand in said["hands"]]
    assert {"phase": said["phase"], "to_act": said["to_act"], "legal": legal, "hands": hands} == told(table), request
    if table.result is not None:
        assert {key: said["result"].get(key) for key in table.result} == table.result, request


def chosen(table: Table, passing: float, chance: random.Random) -> tuple[str, str]:
    """Chance, held to speak as people do, so that every kind of game comes up."""
    legal = table.legal()
    seat = str(table.turn())
    actions = [action for action in legal[seat] if action != "redeal" or chance.random() < 0.1]
    seldom = [action for action in actions if any(word in action for word in COMMON)]
    if seldom and chance.random() < 0.6:
        return seat, chance.choice(seldom)
    if "pass" in actions and chance.random() < passing:
        return seat, "pass"
    low = sorted((action for action in actions if action.startswith("bid")), key=lambda bid: int(bid[4:]))
    return seat, chance.choice(low[:4] or actions)


def play(game: str, seed: int) -> None:
    chance = random.Random(f"{game} {seed}")
    options = {name: chance.choice(values) for name, values in OPTIONS[game].items() if chance.random() < 0.7}
    hands, blind = dealt(game, options, chance)
    dealer, passing, actions = chance.randrange(len(hands)), chance.random(), []
    table = GAMES[game](options, dealer, hands, blind)
    request = {"id": seed, "game": game, "options": options, "dealer": dealer, "hands": hands, "blind": blind}
    while True:
        if table.phase == "done" or chance.random() < 0.15:
            check({**request, "actions": actions}, table)
        if table.phase == "done":
            return
        seat, action = chosen(table, passing, chance)
        wrong = f"play {chance.choice(PACK)}"
        if chance.random() < 0.1 and wrong not in table.legal().get(seat, ()):
            refused = refereed({**request, "actions": [*actions, f"{seat} {wrong}"]})
            assert refused["error"]["at"] == len(actions), request
        actions.append(f"{seat} {action}")
        table.act(int(seat), action)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_both_tellings_agree(game: str, seed: int) -> None:
    for number in range(either(4, 25)):
        play(game, 20 * seed + number)
