"""The referee is asked wild things about every game: it answers each line, and never fails."""

import json
import random
from typing import Any

import pytest

from engine.actions import Cut
from engine.games import GAMES
from engine.options import allowed_values
from engine.referee import answer
from tests.properties.random_deals import finished_deal
from tests.support.soak import either

STRANGE: tuple[Any, ...] = (None, True, 0, -1, 7, 1.5, "", "QC", [], {}, [[]], ["QC"], "x" * 300, 10**30)
WORDS = (
    *("pick", "pass", "solo", "alone", "partner", "hold", "hand", "pickup", "ok", "special", "redeal", "re", "accept"),
    *("call C", "call D", "bury 7C 8C", "bury QC QC", "discard TC", "offer 9C 9C QC", "give QC", "play QC", "play JD"),
    *("declare grand", "declare wedding", "declare solo blind tout", "bid 18", "bid 5", "cut threes", "show QC"),
    *("blink", "trump H", "", "bury", "declare", "pick ", " pick", "PICK", "play qc", "call", "no90", "schwarz"),
)


def request_of(game: str, seed: int) -> dict[str, Any]:
    """A whole deal as a request."""
    deal = finished_deal(game, seed)
    start, cut = deal.start, deal.actions[0][1]
    assert isinstance(cut, Cut)
    dealt = start.rules.deal(start.options, start.dealer, start.players, start.pack, cut)
    return {
        "id": seed,
        "game": game,
        "options": {name: getattr(start.options, name) for name in allowed_values(type(start.options))},
        "dealer": start.dealer,
        "hands": [[str(card) for card in hand] for hand in dealt.hands],
        "blind": [str(card) for card in dealt.blind],
        "actions": [f"{seat} {action}" for seat, action in deal.actions[1:]],
    }


def spoilt(request: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """The same with something in it that does not belong there."""
    hands, actions, blind = request["hands"], request["actions"], request["blind"]
    what = chance.randrange(8)
    if what == 0:
        request[chance.choice(("options", "dealer", "hands", "blind", "actions", "game"))] = chance.choice(STRANGE)
    elif what == 1:
        request["options"] = {**request["options"], chance.choice(("bury", "variant", "x")): chance.choice(STRANGE)}
    elif what == 2:
        chance.choice(hands)[0] = chance.choice(("QC", "6C", "7C", "", None, 5))
    elif what == 3:
        chance.choice([*hands, blind]).append(chance.choice(("QC", "6C", "9D")))
    elif what == 4:
        actions.insert(chance.randrange(len(actions) + 1), f"{chance.randrange(6)} {chance.choice(WORDS)}")
    elif what == 5 and actions:
        actions[chance.randrange(len(actions))] = chance.choice(STRANGE)
    elif what == 6:
        chance.shuffle(actions)
    else:
        del hands[0]
    return request


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_asked_gets_an_answer(game: str) -> None:
    chance, refused, rounds = random.Random(game), 0, either(4, 60)
    for seed in range(rounds):
        for _ in range(4):
            reply = json.loads(answer(json.dumps(spoilt(request_of(game, seed), chance)).encode()) or "")
            assert reply["id"] == seed
            error = reply.get("error")
            assert error is None or (set(error) == {"at", "reason"} and "failed" not in error["reason"])
            assert error is not None or set(reply) == {"id", "phase", "to_act", "legal", "hands", "result"}
            refused += error is not None
    assert refused > rounds * 5 / 3


@pytest.mark.parametrize("game", GAMES)
def test_actions_are_refused_where_the_first_wrong_one_stands(game: str) -> None:
    for seed in range(10):
        request = request_of(game, seed)
        many = len(request["actions"])
        request["actions"] = [*request["actions"], "0 pass"]
        assert json.loads(answer(json.dumps(request).encode()) or "")["error"]["at"] == many


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("results", [[{}], [{"kind": 1}], [{"kind": "x", "scores": [1]}], [None], "x", None, [[]]])
def test_results_of_any_shape_get_an_answer(game: str, results: object) -> None:
    for match in ({}, {"deals": 2}, {"target": 3}, None, [], {"deals": 0}, {"target": True}):
        reply = json.loads(answer(json.dumps({"game": game, "match": match, "results": results}).encode()) or "")
        assert "games" in reply or "failed" not in reply["error"]["reason"]


WITHOUT_MATCH = ("skat", "schafkopf-window", "american-sheepshead", "doppelkopf")


@pytest.mark.parametrize("game", WITHOUT_MATCH)
@pytest.mark.parametrize("value", [5, None, {}, {"deals": 2}, {"pack": []}, "x"], ids=str)
def test_keys_that_mean_nothing_in_a_game_are_passed_over(game: str, value: object) -> None:
    request = request_of(game, 3)
    unscored = {"ddv": False, "scoring": "none"}
    request["options"] = {**request["options"], **unscored} if game == "doppelkopf" else request["options"]
    request["actions"] = []
    plain = json.loads(answer(json.dumps(request).encode()) or "")
    assert "phase" in plain
    for key in ("match", "deal", "replay", "results"):
        assert json.loads(answer(json.dumps({**request, key: value}).encode()) or "") == plain


@pytest.mark.parametrize("game", ["saskop", "sheepshead", "schafkopf-dummkopf"])
def test_where_a_match_is_counted_a_bad_one_is_refused(game: str) -> None:
    request = {**request_of(game, 3), "actions": [], "results": []}
    for match in (5, None, {}, {"deals": 0, "target": 0}):
        assert json.loads(answer(json.dumps({**request, "match": match}).encode()) or "")["error"]["at"] is None


def test_the_verband_counts_matches_of_doppelkopf() -> None:
    request = {"id": 1, "game": "doppelkopf", "options": {"ddv": True}, "match": {"deals": 1}}
    results = [{"kind": "basic", "scores": [1, -1, 1, -1]}]
    reply = json.loads(answer(json.dumps({**request, "results": results}).encode()) or "")
    assert reply == {"id": 1, "games": [{"winner": [0, 2], "score": [1, -1, 1, -1]}], "current": [0, 0, 0, 0]}


@pytest.mark.parametrize(
    ("action", "spelled"),
    [
        ("bury AD QS", "bury QS AD"),
        ("discard AS 7C", "discard 7C AS"),
        ("offer QC 9C QC", "offer 9C QC QC"),
        ("give 9D QC QC", "give QC QC 9D"),
    ],
)
def test_cards_out_of_order_are_refused_by_that_rule(action: str, spelled: str) -> None:
    request = {**request_of("skat", 3), "actions": [f"1 {action}"]}
    error = json.loads(answer(json.dumps(request).encode()) or "")["error"]
    assert error == {"at": 0, "reason": f"cards stand in pack order: {spelled}"}


@pytest.mark.parametrize("action", ["bury AD  QS", "bury AD qs", "bury QS AD ", "bury AD QS QX", "bury"])
def test_what_is_wrong_otherwise_is_no_action(action: str) -> None:
    request = {**request_of("skat", 3), "actions": [f"1 {action}"]}
    error = json.loads(answer(json.dumps(request).encode()) or "")["error"]
    assert error["at"] == 0
    assert error["reason"].startswith("no action")
