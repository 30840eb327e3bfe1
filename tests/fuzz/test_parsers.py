"""Whatever is given to a parser, it reads it or refuses it in its own words, soon, and writes what it read."""

import json
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot import reading
from bot.config import BotSettings, ConfigError
from bot.errors import UserError
from bot.gateway.interactions.autocomplete import read_house_rules
from bot.phrases import escape, plain
from bot.present.controls import menu_action
from bot.present.messages import PRESS, read_press
from bot.tables.setup import house_rules
from engine.actions import read_action
from engine.cards import read_card, read_cards, read_suit, write_cards
from engine.errors import Unreadable
from engine.games import GAMES
from engine.record import UnreadableRecord, read_record, verify, with_line_ends, write_record
from engine.referee import answer
from engine.untrusted_json import NotJson, read_object
from tests.properties.test_tampering import record_for
from tests.support.soak import either

fuzzed = settings(deadline=None, max_examples=either(30, 20_000), derandomize=either(True, False))

LETTERS = "6789TJQKACSHD ♣♠♥♦0123456789-+.:,;@<>\"'\\{}[]()\n\t\u202e\u200b\u0301ßÄõžİ"
WORDS = (
    "play", "cut threes at", "bid", "give", "show", "trump", "declare", "call", "bury", "AS", "QC", "10h", "pass",
    "queen of clubs", "upto", "at", "6", "-1", "99999999999", "\0", "lp:1:2.3:", "null", "true", "😀", "\ud800",
    "of of of", "10" * 30,
)  # fmt: skip
texts = (
    st.text(max_size=300) | st.text(LETTERS, max_size=60) | st.lists(st.sampled_from(WORDS), max_size=9).map(" ".join)
)


def refused(kind: type[Exception], doing: Callable[[], Any]) -> Any:
    """What comes of it, or how it is refused."""
    try:
        return doing()
    except kind as refusal:
        return refusal


READERS: tuple[tuple[Callable[[str], Any], Callable[[Any], str]], ...] = (
    (read_action, str),
    (read_card, str),
    (read_suit, lambda suit: suit.letter),
    (read_cards, write_cards),
)


@fuzzed
@given(texts)
def test_the_notation_reads_what_it_writes_and_nothing_else(text: str) -> None:
    for read, write in READERS:
        try:
            value = read(text)
        except Unreadable:
            continue
        assert write(value) == text


KIND = (
    reading.read_action, reading.read_bid, reading.read_card, reading.read_cards, reading.read_cut, reading.read_signal,
    reading.read_suit,
)  # fmt: skip


@fuzzed
@given(texts)
def test_what_people_type_is_read_or_not(text: str) -> None:
    for read in KIND:
        try:
            value: Any = read(text)
        except Unreadable:
            continue
        assert read_action(str(value)) == value if read is reading.read_action else True


@pytest.mark.parametrize(
    "text", ["of " * 40, "10 " * 40, "c" * 4000, "queen " * 20 + "clubs", "♣" * 4000, "\u0301" * 4000]
)
def test_no_typed_text_takes_long(text: str) -> None:
    began = time.process_time()
    for read in KIND:
        with pytest.raises(Unreadable):
            read(text)
    assert time.process_time() - began < 0.5


@fuzzed
@given(texts, st.sampled_from(sorted(GAMES)))
def test_house_rules_are_read_or_refused_with_what_there_is(text: str, game: str) -> None:
    chosen = refused(UserError, lambda: house_rules(game, read_house_rules(game, text)))
    if isinstance(chosen, UserError):
        assert chosen.key in {"bad-option", "bad-option-value", "no-options", "option-without-value"}
        assert all(len(str(value)) < 600 for value in chosen.details.values())
    else:
        assert GAMES[game].options(**chosen) is not None


@fuzzed
@given(texts | st.from_regex(PRESS, fullmatch=True))
def test_a_custom_id_is_ours_or_not(text: str) -> None:
    press = read_press(text)
    assert press is None or read_press(str(press)) == press


@fuzzed
@given(texts, st.lists(texts, max_size=4))
def test_what_a_menu_sends_makes_an_action_text_or_is_refused(what: str, values: list[str]) -> None:
    try:
        assert isinstance(menu_action(what, values), str)
    except Unreadable:
        return


RECORD = write_record(record_for("skat", 0))


@fuzzed
@given(st.integers(0, len(RECORD)), texts, st.integers(0, 40))
def test_a_record_is_read_exactly_or_refused_with_its_line(place: int, text: str, gone: int) -> None:
    changed = RECORD[:place] + text + RECORD[place + gone :]
    record = refused(UnreadableRecord, lambda: read_record(changed))
    if isinstance(record, UnreadableRecord):
        assert 1 <= record.line <= changed.count("\n") + 2
    else:
        assert write_record(record) == with_line_ends(changed)
        assert isinstance(verify(record), list)


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | texts,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=4),
    max_leaves=12,
)
names = st.sampled_from(
    ["id", "game", "options", "dealer", "hands", "blind", "actions", "match", "results", "deal", "replay"]
)
requests = st.dictionaries(names | texts, values | st.sampled_from(sorted(GAMES)), max_size=8)


@fuzzed
@given(
    requests.map(json.dumps).map(str.encode)
    | st.binary(max_size=200)
    | texts.map(lambda text: text.encode("utf-8", "replace"))
)
def test_the_referee_answers_any_line_with_one_object(line: bytes) -> None:
    reply = answer(line.replace(b"\n", b" "))
    if reply is not None:
        assert "\n" not in reply
        found = json.loads(reply, parse_constant=float)
        assert "id" in found
        assert found.get("error", {}).get("reason") != "the referee failed"


@fuzzed
@given(st.binary(max_size=300) | requests.map(json.dumps).map(str.encode))
def test_bytes_are_an_object_or_no_json(line: bytes) -> None:
    try:
        members, spelled = read_object(line)
    except NotJson:
        with pytest.raises((ValueError, AssertionError)):
            assert isinstance(json.loads(line, parse_constant=refuse), dict)
        return
    assert members.keys() == spelled.keys()


def refuse(name: str) -> None:
    raise ValueError(name)


@fuzzed
@given(st.sampled_from(sorted(BotSettings.model_fields)), texts)
@example("database_url", "DATABASE_URL")
def test_a_setting_is_taken_or_named_in_one_line(name: str, text: str) -> None:
    given_text = "".join(letter for letter in text if letter != "\0" and not "\ud800" <= letter <= "\udfff")
    taken = loaded(name, given_text)
    if isinstance(taken, ConfigError):
        assert name.upper() in str(taken)
        assert "\n" not in str(taken)
        # What was given may be a secret; words that are said of anything else given, too, tell nothing of it.
        assert len(given_text) < 12 or given_text not in str(taken) or given_text in str(loaded(name, "?"))


def loaded(name: str, value: str) -> BotSettings | ConfigError:
    """The settings with this one given, or why it is refused."""
    with pytest.MonkeyPatch.context() as patch:
        for each in BotSettings.model_fields:
            patch.delenv(each.upper(), raising=False)
        patch.setenv("DISCORD_TOKEN", "a.b.c")
        patch.setenv(name.upper(), value)
        found: BotSettings | ConfigError = refused(ConfigError, lambda: BotSettings.load(env_file=Path("/nonexistent")))
    return found


@fuzzed
@given(st.text(max_size=80) | st.text("*_~`|<>#-+[]()\\@:/ehrvyo&!1", max_size=40))
def test_a_name_is_harmless_in_any_text(name: str) -> None:
    shown = escape(name)
    assert len(plain(name)) <= 32
    assert "\n" not in shown
    assert "@everyone" not in shown.lower()
    assert "@here" not in shown.lower()
    assert re.search(r"(?<!\\)<|@[!&]?\d", shown) is None
    bare = shown.replace("\\\\", "")
    for sign in "*_~`|[]()<>#":
        assert bare.count(sign) == bare.count("\\" + sign)
    assert all(letter.isprintable() for letter in plain(name))
    assert not set(plain(name)) & set(map(chr, (*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0x200E, 0x200F)))
