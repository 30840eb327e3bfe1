"""What is said to who listens: few words, no signs, and nothing that a voice would spell."""

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from statistics import median

import pytest

from bot.phrases import LANGUAGES
from bot.present import presenter
from bot.present.by_ear import plain_words
from bot.present.confirmations import kind_of, step_into
from bot.present.happened import happened_lines
from bot.present.looks import Lookup
from bot.present.messages import LONGEST_ALT, Button, Message
from bot.present.questions import step_text
from bot.present.readers import Reader, as_seen_by
from bot.present.words import in_words
from bot.tables.model import Preferences, ReadingMode, TableView
from engine.deal import Deal
from engine.games import GAMES
from engine.seats import Seat
from engine.views import View
from tests.properties.random_deals import random_deal, shuffled_start
from tests.properties.test_messages_secrecy import table_with
from tests.support.soak import either

USUAL = {1: "Anna", 2: "Bert", 3: "Carl", 4: "Dora", 5: "Eve"}
ARABIC, EMOJI_ALONE = "\N{ARABIC LETTER ALEF}\N{ARABIC LETTER LAM}", "\N{FIRE}\N{FIRE}"
STRANGE = {1: "_Anna_ *the* `first`", 2: EMOJI_ALONE, 3: ARABIC, 4: "Wolfeschlegelsteinhausenbergerdorff", 5: "a-b"}
MOST, MEDIAN, MOST_EVER = 40, either(32, 30), 45
"""Words of a turn; thirty is the half of many deals, and two may have somewhat more."""
SIGNS = re.compile("[\N{BLACK CLUB SUIT}\N{BLACK SPADE SUIT}\N{BLACK HEART SUIT}\N{BLACK DIAMOND SUIT}]")
EMOJI = re.compile("[\U0001f000-\U0001faff\u2600-\u265f\u2667-\u27bf\u2300-\u23ff\u22ef]")
MARKUP = re.compile(r"(?<!\\)[*`]|^-# |(?<!\\)\b_|_\b", re.MULTILINE)


def turns(game: str, seed: int, names: dict[int, str], language: str) -> Iterator[tuple[View, Message]]:
    """What everybody is told who is asked something in a deal played at random."""
    chance = random.Random(f"heard {game} {seed}")
    for deal in random_deal(shuffled_start(game, chance), chance):
        for seat in deal.waiting_for if deal.outcome is None else ():
            yield deal.view(seat), heard(deal, seat, names, language)


def heard(deal: Deal, seat: Seat, names: dict[int, str], language: str) -> Message:
    reader = Reader(language, names, Preferences(reading=ReadingMode.ON))
    return as_seen_by(presenter.hand(TableView(table_with(deal), seat, deal.view(seat)), reader), reader)


def words_of(message: Message) -> list[str]:
    """All that is read out of a message and its controls."""
    said = [message.text, *(picture.alt for picture in message.pictures)]
    for control in message.controls:
        if isinstance(control, Button):
            said.append(control.label)
        else:
            said += [control.placeholder, *(text for entry in control.entries for text in (entry.label, entry.about))]
    return said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_turn_has_few_words_and_no_signs(game: str, language: str) -> None:
    counts = []
    for seed in range(either(2, 12)):
        for _, message in turns(game, seed, USUAL, language):
            counts.append(len(message.text.split()))
            said = words_of(message)
            assert not [text for text in said if SIGNS.search(text) or EMOJI.search(text)]
            assert not MARKUP.search(message.text)
            assert message.is_by_ear
    assert median(counts) <= MEDIAN
    assert max(counts) <= MOST


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_names_are_told_whole(game: str, language: str) -> None:
    told = []
    for _, message in (each for seed in range(4) for each in turns(game, seed, STRANGE, language)):
        assert len(message.text.split()) <= MOST_EVER
        assert all(len(picture.alt) <= LONGEST_ALT for picture in message.pictures)
        told += [message.text, *(picture.alt for picture in message.pictures)]
    said = "\n".join(told)
    assert all(name in said for name in (EMOJI_ALONE, ARABIC))
    assert STRANGE[1] in said, "a description has no markup, so a name needs no escapes there"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_asked_once_more_is_told_whole(game: str, language: str) -> None:
    reader, chance, asked = (
        Reader(language, USUAL, Preferences(reading=ReadingMode.ON)), random.Random(f"once more {game}"), 0
    )  # fmt: skip
    for deal in (each for _ in range(2) for each in random_deal(shuffled_start(game, chance), chance)):
        for seat in range(deal.start.players) if deal.outcome is None else ():
            view, sight = deal.view(seat), TableView(table_with(deal), seat, deal.view(seat))
            for action in (action for decision in view.decisions for action in decision.actions):
                if not kind_of(view, str(action)):
                    continue
                step = step_into(f"sure {action}", view, 5)
                message = as_seen_by(presenter.hand(sight, reader, step=step), reader)
                whole = plain_words(" ".join(step_text(step, view, reader.called(sight.table), reader)), language)
                assert whole in message.text.replace("\n", " ")  # lines, where no picture tells the rest
                assert len(message.text.split()) <= MOST_EVER or not message.pictures  # then the text tells the rest
                asked += 1
    assert asked or game not in {"saskop", "doppelkopf"}


@pytest.mark.parametrize("reading", ReadingMode)
@pytest.mark.parametrize("game", GAMES)
def test_a_second_step_that_does_not_stand_any_more_changes_nothing(game: str, reading: ReadingMode) -> None:
    reader, chance = Reader("en", USUAL, Preferences(reading=reading)), random.Random(f"gone {game}")
    for deal in random_deal(shuffled_start(game, chance), chance):
        for seat in deal.waiting_for if deal.outcome is None else ():
            view, sight = deal.view(seat), TableView(table_with(deal), seat, deal.view(seat))
            gone = replace(step_into("sure nothing", view, 5), deal=4)
            hands = [presenter.hand(sight, reader, step=step, looks=tuple(Lookup)) for step in (None, gone)]
            assert hands[0] == hands[1]


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_is_described_by_what_is_new_first(game: str) -> None:
    told = 0
    for view, message in turns(game, 1, USUAL, "en"):
        newest = [in_words(line, "en") for line in happened_lines(view, [*USUAL.values()][: view.players], "en")]
        for picture in message.pictures if newest else ():
            assert picture.alt.startswith(newest[0])
            told += 1
    assert told > 1


def test_a_voice_hears_the_hand_once() -> None:
    alts = [picture.alt for _, message in turns("saskop", 3, USUAL, "en") for picture in message.pictures]
    assert len(alts) > 10
    assert {alt.count("Your hand: ") for alt in alts} == {1}
    assert not any("In words" in alt for alt in alts)
