"""The referee's line protocol: one reply for each line, whatever the line."""

import io
import json
from typing import Any

import pytest

from engine.games.saskop.cards import PACK
from engine.referee import LONGEST_LINE, answer, serve
from tests.engine.saskop_table import EXAMPLE

HANDS = [text.split() for text in EXAMPLE]
DOWN = [str(card) for card in PACK]


def ask(**members: Any) -> dict[str, Any]:
    return reply(json.dumps({"game": "saskop", "dealer": 0, "hands": HANDS, **members}))


def reply(line: str | bytes) -> dict[str, Any]:
    text = answer(line if isinstance(line, bytes) else line.encode())
    assert text is not None
    assert "\n" not in text
    assert "\r" not in text
    assert text.isascii()
    return json.loads(text)


def refused_at(**members: Any) -> int | None:
    error = ask(**members)["error"]
    assert set(error) == {"at", "reason"}
    assert 0 < len(error["reason"]) <= 300
    return error["at"]


def test_a_fresh_deal() -> None:
    assert ask(id=7) == {
        "id": 7,
        "phase": "auction",
        "to_act": [1],
        "legal": {
            "0": ["show QS", "diamonds"],
            "1": ["bid 5", "bid 6", "bid 7", "pass", "diamonds"],
            "2": ["diamonds", "roof"],
            "3": ["diamonds"],
        },
        "hands": HANDS,
        "result": None,
    }


def test_a_whole_deal_ends_with_a_result_and_nothing_to_do() -> None:
    actions = ["3 diamonds"]
    while (state := ask(actions=actions))["phase"] != "done":
        seat = state["to_act"][0]
        assert state["result"] is None
        actions.append(f"{seat} {next(a for a in state['legal'][str(seat)] if a.startswith('play'))}")
    assert (state["to_act"], state["legal"], state["hands"]) == ([], {}, [[], [], [], []])
    assert sum(state["result"]["points"]) == 120
    assert refused_at(actions=[*actions, "0 pass"]) == len(actions)


@pytest.mark.parametrize(
    "spelling",
    ["1", '"a"', "null", "true", "1.0", "1e999", "-0", "12345678901234567890.123456789", "9" * 5000, '"\\ud800"', "{}",
     '{"b":[1,{"a":null}],"a":1,"a":2}', '"\\u00e9\\n"', "[]", "[" * 50000 + "]" * 50000,
     '{"a":' * 2000 + "1" + "}" * 2000],
    ids=lambda text: text[:12],
)  # fmt: skip
def test_the_id_comes_back_as_it_was_spelled(spelling: str) -> None:
    line = f'{{"id": {spelling} , "game": 5}}'
    text = answer(line.encode())
    assert text is not None
    assert text.startswith(f'{{"id":{spelling}')


def test_an_id_beyond_ascii_or_spaced_out_stays_the_same_value_on_one_line() -> None:
    assert reply('{"id": "é😀\u2028\u0085"}')["id"] == "é😀\u2028\u0085"
    assert reply('{"id": [1,\t2,\r3]}')["id"] == [1, 2, 3]


def test_without_an_id_it_is_null_and_the_last_of_several_counts() -> None:
    assert ask()["id"] is None
    assert reply('{"id":1,"id":2}')["id"] == 2


@pytest.mark.parametrize("line", [b"", b"\n", b"\r\n", b"  \t \n"])
def test_blank_lines_are_passed_over(line: bytes) -> None:
    assert answer(line) is None


NOT_JSON = [
    b"{", b"}", b"nonsense", b'{"id":1', b'{"id":1}}', b'{"id":1} x', b'{"id":1,}', b'{,}', b'{"id" 1}', b'{"id":01}',
    b'{"id":NaN}', b'{"id":Infinity}', b'{"id":-Infinity}', b'{"id":1,"x":NaN}', b'{"id":"\xff"}', b"\xff\xfe{}",
    b'{"id":"\xed\xa0\x80"}', b"{id:1}", b'{"id":"a\x00"}', b"\x00", b"\xef\xbb\xbf{}", b"{'id':1}",
    b'{"id":1,"x":[1,]}',
    b"[" * 100000, b'{"id":1,"x":' + b"[" * 100000 + b"}", b'{"id":1,"x":' + b"[" * 3000 + b"]" * 2999 + b"}",
    b'{"id":1,"x":' + b'{"a":' * 3000 + b"}" * 3000 + b"}", b'{"id":1,"x":' + b"[" * 3000 + b"1,]" + b"]" * 2999 + b"}",
    b"\x0b", b"\xc2\xa0", b'{"id":1 /* x */}', b'{"id":"\\x"}', b'{"id":+1}', b'{"id":.5}', b'{"id":1.}', b'{"id":tru}',
]  # fmt: skip


@pytest.mark.parametrize("line", [*NOT_JSON, b"[]", b"1", b'"{}"', b"null", b"[{}]"], ids=lambda line: repr(line[:24]))
def test_what_is_no_object_is_answered_without_an_id(line: bytes) -> None:
    assert reply(line)["id"] is None
    assert reply(line)["error"]["at"] is None


def test_depth_beyond_use_is_no_obstacle_where_nobody_looks() -> None:
    deep = "[" * 5000 + '{"a": [1, "x", {"b": null}], "c": {}}, []' + "]" * 5000
    line = json.dumps({"id": 1, "game": "saskop", "dealer": 0, "hands": HANDS})[:-1] + f', "more": {deep}}}'
    assert reply(line)["phase"] == "auction"
    deep_action = line.replace('"more"', '"actions"')
    assert reply(deep_action)["error"]["at"] == 0
    assert reply(line.replace('"more"', '"hands"'))["error"]["at"] is None


UNUSABLE: list[dict[str, Any]] = [
    *({"game": game} for game in (None, 1, "", "Saskop", "saskop ", [], {}, True, "poker")),
    *({"dealer": dealer} for dealer in (None, True, False, -1, 4, 1.0, "0", [0], 10**30, 1e300)),
    *({"hands": hands} for hands in (None, [], {}, "x", 5, HANDS[:3], [*HANDS, []], [1, 2, 3, 4], [None] * 4)),
    {"hands": [[*HANDS[0][:8], "6c"], *HANDS[1:]]},
    {"hands": [[*HANDS[0][:8], "10S"], *HANDS[1:]]},
    {"hands": [[*HANDS[0][:8], ["6C"]], *HANDS[1:]]},
    {"hands": [[*HANDS[0][:8], 6], *HANDS[1:]]},
    {"hands": [[*HANDS[0][:8], "QS"], *HANDS[1:]]},
    {"hands": [" ".join(HANDS[0]), *HANDS[1:]]},
    {"hands": [HANDS[0] + HANDS[1][:1], HANDS[1][1:], *HANDS[2:]]},
    *({"blind": blind} for blind in (None, ["6C"], "", {}, 0, False)),
    *({"options": options} for options in (None, [], "x", 1, {"exchange": 1}, {"exchange": "true"}, {"roof": None})),
    {"options": {"rooof": True}},
    {"options": {"exchange": True, "announce": "any"}},
    *({"actions": actions} for actions in (None, {}, "1 pass", 0, False, True)),
    *({"replay": replay} for replay in ([], {}, "H", 0, False, {"trump": "H"}, {"maker": 1})),
    *({"replay": {"trump": trump, "maker": 1}} for trump in (None, "h", "X", 1, [], "", "HH")),
    *({"replay": {"trump": "D", "maker": maker}} for maker in (True, 4, -1, "1", 1.0, [])),
    {"replay": {"trump": "H", "maker": None}},
    *({"carried": carried} for carried in (None, [], "pot=1", 1)),
    *({"carried": {"pot": count}} for count in (0, -1, True, 1.0, "1", None, 10**9 + 1)),
    *({"carried": {name: 1}} for name in ("", "p", "Pot", "a b", "pot@", "pot@4", "@1", "pot@10", "x" * 25)),
    {"carried": {f"pot-{number}": 1 for number in range(65)}},
]  # fmt: skip


@pytest.mark.parametrize("members", UNUSABLE, ids=lambda members: str(members)[:50])
def test_an_unusable_request_is_refused_as_a_whole_before_its_actions(members: dict[str, Any]) -> None:
    assert refused_at(**{"id": 1, "actions": ["1 nonsense"], **members}) is None
    assert ask(**{"id": 1, "actions": ["1 nonsense"], **members})["id"] == 1


@pytest.mark.parametrize("missing", ["game", "dealer", "hands"])
def test_what_may_not_be_missing(missing: str) -> None:
    members = {"id": 3, "game": "saskop", "dealer": 0, "hands": HANDS}
    del members[missing]
    assert reply(json.dumps(members))["error"]["at"] is None


@pytest.mark.parametrize(
    "action",
    [
        *(
            "1 Pass",
            "1  pass",
            " 1 pass",
            "1 pass ",
            "01 pass",
            "1 pass\n",
            "1\tpass",
            "1",
            "",
            " ",
            "pass",
            "1 ",
            "x pass",
        ),
        *("4 pass", "9 pass", "-1 pass", "1.0 pass", "١ pass", "1 bid 05", "1 bid +5", "1 bid 5.0", "1 bid", "1 bid ٥"),
        *("1 bid 5 6", "1 bid 99999999999999999999", "0 show qs", "0 show 10S", "0 show QS KS", "1 trump", "1 trump c"),
        *("0 cut threes", "1 play 6C 7C", "1 declare grand", "2 accept", "1 pass\x00", "\ud800", "1 " + "x" * 10**6),
        *(None, 1, True, [], {}, ["1 pass"], 1.5),
    ],
    ids=lambda action: repr(action)[:20],
)
def test_any_other_spelling_of_an_action_is_refused_at_its_place(action: object) -> None:
    assert refused_at(actions=[action]) == 0
    assert refused_at(actions=["1 pass", "2 roof", action, action]) == 2


def test_a_refused_action_is_named_by_its_index() -> None:
    assert refused_at(actions=["1 pass", "1 pass", "nonsense"]) == 1
    assert refused_at(actions=["1 bid 5", "2 bid 5"]) == 1


def test_every_legal_action_is_accepted_and_listed_once() -> None:
    for actions in ([], ["1 bid 5"], ["0 show QS"], ["3 diamonds"], ["3 diamonds", "1 play KS"]):
        state = ask(actions=actions)
        for seat, legal in state["legal"].items():
            assert legal
            assert len(set(legal)) == len(legal)
            for action in legal:
                assert "error" not in ask(actions=[*actions, f"{seat} {action}"])


@pytest.mark.parametrize("replay", [None, {"trump": "D", "maker": None}, {"trump": "H", "maker": 2}])
def test_a_replay_begins_with_the_play_and_null_is_none(replay: dict[str, Any] | None) -> None:
    assert ask(replay=replay)["phase"] == ("auction" if replay is None else "play")


# Dealing


def deal(**members: Any) -> dict[str, Any]:
    return ask(id=2, deal={"pack": DOWN, **members})


def test_a_pack_is_cut_in_the_middle_and_dealt_by_threes_if_nothing_is_said() -> None:
    assert deal() == deal(place=18, style="threes")
    assert deal()["hands"][1][:3] == DOWN[18:21]
    assert deal()["exposed"] == [[], [], [], []]
    assert deal()["id"] == 2


def test_up_to_a_card_its_way_is_exposed() -> None:
    state = deal(style="upto", card="9C", place=35)
    assert state["exposed"] == [[], ["AD", "6C", "7C", "8C", "9C"], [], []]
    assert state["hands"][1][:5] == state["exposed"][1]


@pytest.mark.parametrize(
    "members",
    [
        *({"place": place} for place in (0, 36, -1, True, "18", None, 1.0, 10**40)),
        *({"style": style} for style in ("", "four", None, 1, [], {}, True)),
        *({"pack": pack} for pack in (None, [], DOWN[:35], [*DOWN[:35], "6C"], [*DOWN, "6C"], " ".join(DOWN), {})),
        {"style": "upto"},
        *({"style": "upto", "card": card} for card in ("6c", 1, [], "", "XX")),
    ],
    ids=lambda members: str(members)[:40],
)
def test_a_cut_or_a_pack_that_is_none(members: dict[str, Any]) -> None:
    assert deal(**members)["error"]["at"] is None


@pytest.mark.parametrize("wanted", [None, [], "x", 1, True, {}])
def test_a_way_of_dealing_is_an_object_with_a_pack(wanted: object) -> None:
    assert refused_at(deal=wanted) is None


def test_a_deal_needs_its_dealer() -> None:
    assert refused_at(deal={"pack": DOWN}, dealer=4) is None


# Matches


def score(results: object, **wanted: Any) -> dict[str, Any]:
    return reply(json.dumps({"id": 4, "game": "saskop", "match": wanted, "results": results}))


def strokes(*pairs: tuple[int, int]) -> list[dict[str, Any]]:
    return [{"strokes": [*pair], "lambapea": None, "points": "not looked at"} for pair in pairs]


def test_a_match_counts_games_and_what_is_left() -> None:
    assert score(strokes((8, 0), (8, 0), (0, 4)), target=16) == {
        "id": 4,
        "games": [{"winner": 0, "score": [16, 0], "lambapea": False, "shutout": True}],
        "current": [0, 4],
    }
    assert score([], target=16) == {"id": 4, "games": [], "current": [0, 0]}
    assert score(strokes((2, 0)), target=1)["games"][0]["score"] == [1, 0]
    assert score([], target=16, also="not looked at")["current"] == [0, 0]


@pytest.mark.parametrize("target", [0, -1, True, None, "16", 1.0, [16], {}])
def test_a_target_is_a_whole_number_from_one(target: object) -> None:
    assert score([], target=target)["error"]["at"] is None


@pytest.mark.parametrize(
    "results", [None, {}, "x", 1, [None], [1], [[]], [{}], [{"strokes": [1]}], [{"strokes": [1, True]}]], ids=str
)
def test_results_are_a_list_of_results(results: object) -> None:
    assert score(results, target=16)["error"]["at"] is None


def test_a_match_of_another_kind_is_none() -> None:
    assert score([], deals=5)["error"]["at"] is None
    assert score([])["error"]["at"] is None
    assert reply('{"game":"saskop","match":null,"results":[]}')["error"]["at"] is None
    assert reply('{"game":"saskop","match":{"target":16}}')["error"]["at"] is None


def test_sums_of_huge_numbers_still_are_written() -> None:
    huge = 10**3999
    assert score([{"strokes": [huge, 0]}] * 3, target=huge * 9)["current"] == [3 * huge, 0]
    assert reply('{"game":"saskop","match":{"target":' + "1" * 4500 + '},"results":[]}')["error"]["at"] is None


# The stream


def served(*lines: bytes) -> list[dict[str, Any]]:
    replies = io.BytesIO()
    serve(io.BytesIO(b"".join(lines)), replies)
    return [json.loads(line) for line in replies.getvalue().splitlines()]


def test_one_reply_a_line_in_order_also_for_the_last_without_its_end() -> None:
    ids = [each["id"] for each in served(b'{"id":1}\r\n', b"\n", b'{"id":2}\n', b"\xff\n", b" \r\n", b'{"id":3}')]
    assert ids == [1, 2, None, 3]


def test_answers_do_not_depend_on_earlier_lines() -> None:
    line = json.dumps({"id": 1, "game": "saskop", "dealer": 0, "hands": HANDS, "actions": ["1 bid 5"]}).encode() + b"\n"
    replies = served(line, b"{\n", line.replace(b"bid 5", b"bid 7"), line)
    assert replies[0] == replies[3]


def test_a_line_beyond_all_measure_is_refused_and_the_next_answered() -> None:
    replies = served(b" " * LONGEST_LINE + b"x" * 100 + b"\n", b'{"id":2}\n')
    assert [each["id"] for each in replies] == [None, 2]
