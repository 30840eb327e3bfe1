"""Whole deals as they were played, kept as records: they read back exactly, prove themselves, and end as they ended."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.games import GAMES
from engine.match import write_carried
from engine.record import fold, read_record, record_of, verify, write_record
from engine.referee import answer

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*/*.txt"))

# What each deal of Saskop is kept for.
FACTS: dict[str, dict[str, Any]] = {
    "plain-win": {"lambapea": None, "tie": False, "passed": False},
    "won-with-91": {"tie": False},
    "lost-under-30": {"trump": "D"},
    "override": {"trump": "D"},
    "diamonds-at-once": {"trump": "D"},
    "passed": {"maker": None, "trump": "D", "passed": True},
    "tie": {"points": [60, 60], "strokes": [0, 0], "tie": True},
    "replay": {"passed": False},
    "lambapea": {"lambapea": 1, "tricks": [0, 9], "points": [0, 120], "strokes": [0, 16]},
    "exchange": {},
    "exchange-and-back": {},
    "signals": {},
    "championship": {"target": 12, "tie": False},
    "championship-karvane": {"target": 12},
    "saaremaa": {"trump": "D", "passed": False},
    "saaremaa-dark": {"dark": True, "trump": "D"},
    "saaremaa-redeal": {"redeal": True, "strokes": [0, 0], "trump": None},
    "roof-found-out": {"caught": [[0, True, 4]], "penalties": [4, 0]},
    "pokk-left": {"tie": True, "replay": False, "pokk": 2},
    "pokk-won": {"pokk": 2, "tie": False},
}


# What today's rules refuse in a deal of older ones, and why.
CHANGED = {
    "first-rules-late-promise": ("1 no90", "late-answer (call no90, own kontra)"),
    "first-rules-lower-named": ("2 declare wedding", "not-now (phase play)"),
}
GOES_ON = {"verband-duty-solo": "conceded"}
"""Those that are not over by today's rules where they were before, and what is asked there."""


def text_of(path: Path) -> str:
    return path.read_bytes().decode()


@pytest.fixture(params=FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def path(request: pytest.FixtureRequest) -> Path:
    chosen: Path = request.param
    return chosen


def test_reading_and_writing_are_exact_inverses(path: Path) -> None:
    assert write_record(read_record(text_of(path))) == text_of(path)


def test_it_proves_itself(path: Path) -> None:
    assert verify(read_record(text_of(path))) == []


def test_played_through_it_ends_as_it_ended(path: Path) -> None:
    record = read_record(text_of(path))
    deal = fold(record)
    assert deal.phase == "done"
    again = record_of(deal, number=record.number, day=record.date, players=record.players, salt=record.salt)
    assert again.options.items() >= record.options.items(), "a house rule that came later is not named before"
    assert replace(again, options=record.options) == record


def test_the_referee_accepts_what_is_in_it_unless_the_rules_have_changed(path: Path) -> None:
    record = read_record(text_of(path))
    request: dict[str, Any] = {
        "game": record.game,
        "options": record.options,
        "dealer": record.dealer,
        "hands": [[str(card) for card in hand] for hand in record.hands],
        "blind": [str(card) for card in record.blind],
        "style": record.cut[1].style,
        "actions": [f"{seat} {action}" for seat, action in record.actions],
    }
    if record.carried is not None:
        tie = write_carried(record.carried)
        request |= {"carried": tie["counts"]} | ({"replay": tie} if record.carried.is_tie else {})
    reply = json.loads(answer(json.dumps(request).encode()) or "")
    if path.stem in CHANGED:
        at = reply["error"]["at"]
        assert (request["actions"][at], reply["error"]["reason"]) == CHANGED[path.stem]
        assert record.rules < GAMES[record.game].rules_version
    elif path.stem in GOES_ON:
        assert reply["phase"] == GOES_ON[path.stem]
        assert record.rules < GAMES[record.game].rules_version
    else:
        assert reply["result"] == record.result


def test_the_referee_deals_the_hands_in_it(path: Path) -> None:
    record = read_record(text_of(path))
    cut = record.cut[1]
    deal: dict[str, Any] = {"pack": [str(card) for card in record.pack], "style": cut.style, "place": cut.place}
    if cut.card:
        deal["card"] = str(cut.card)
    deal["players"] = len(record.players)
    request = {"game": record.game, "options": record.options, "dealer": record.dealer, "deal": deal}
    reply = json.loads(answer(json.dumps(request).encode()) or "")
    assert sorted(reply["blind"]) == sorted(map(str, record.blind))
    assert [sorted(hand) for hand in reply["hands"]] == [sorted(map(str, hand)) for hand in record.hands]


@pytest.mark.parametrize("name", FACTS)
def test_each_deal_of_saskop_is_kept_for_something(name: str) -> None:
    record = read_record(text_of(FOLDER / "saskop" / f"{name}.txt"))
    assert record.result is not None
    assert FACTS[name].items() <= record.result.items()


def test_a_tie_is_followed_by_its_replay() -> None:
    tie, replay = (read_record(text_of(FOLDER / "saskop" / f"{name}.txt")) for name in ("tie", "replay"))
    following = fold(tie).start.rules.next_deal(tie.dealer, 4, fold(tie).outcome)
    assert (replay.dealer, replay.carried) == (following.dealer, following.carried)


def test_every_way_of_dealing_is_there() -> None:
    styles = {read_record(text_of(path)).cut[1].style for path in FOLDER.glob("saskop/*.txt")}
    assert styles >= {"threes", "ones", "nines", "covers", "content", "upto", "dark", "heaps", "nines-second"}
