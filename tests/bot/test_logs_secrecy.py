"""No card gets into the log, whatever an error drags along: deals, views, hands, notation, alt texts, statements."""

import io
import logging
import random
import re
from pathlib import Path

import pytest

from bot import logs
from bot.config import BotSettings
from bot.gateway.messages.payload import CardSigns, name_of
from bot.gateway.session.card_emojis import CARDS
from bot.present.descriptions import hand_alt
from bot.tables.model import CardColours, CardLetters
from engine.actions import Play
from engine.cards import write_cards
from engine.deal import Deal
from engine.games import GAMES
from tests.bot.test_logs import logging_as_before as logging_as_before  # noqa: PLC0414 - a fixture for here too
from tests.properties.random_deals import random_deal, shuffled_start

CARD = re.compile(r"Suit\.|Rank\.|suit=<|[6-9TJQKA0][♣♠♥♦]|\b[6-9TJQKA][CSHD]\b|_of_")


@pytest.fixture
def stream(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> io.StringIO:
    monkeypatch.chdir(tmp_path)
    return io.StringIO()


def deal_of(game: str) -> Deal:
    chance = random.Random(game)
    stages = [deal for deal in random_deal(shuffled_start(game, chance), chance) if deal.state and not deal.outcome]
    return stages[len(stages) // 2]


@pytest.mark.parametrize("form", ["text", "json"])
@pytest.mark.parametrize("game", GAMES)
def test_an_error_that_names_cards_is_logged_without_them(stream: io.StringIO, game: str, form: str) -> None:
    logs.start(BotSettings.model_validate({"discord_token": "a.b.c", "log_level": "debug", "log_format": form}), stream)
    log, deal = logging.getLogger("bot.tables"), deal_of(game)
    hand = deal.state.hands[deal.waiting_for[0]]
    view = deal.view(deal.waiting_for[0])
    for value in (
        deal,
        view,
        hand,
        [str(card) for card in hand],
        write_cards(hand),
        set(hand),
        hand[:1],
        view.decisions,
    ):
        log.error("A mistake of ours.", exc_info=KeyError(value))
        log.debug("What is known is %s.", value)
        log.warning("What is known is %r.", value, extra={"known": value})
    log.error("Cannot do %s", Play(hand[0]))
    log.error("custom id %s", f"lp:1:2.3:play {hand[0]}")
    log.info(hand_alt(view, "en"))
    log.error("Cannot send %s", CardSigns(dict.fromkeys(CARDS, 1)).in_text(hand_alt(view, "en")))
    log.error("Not taken: %r", {"emoji": {"id": "1", "name": name_of(hand[0], CardLetters.GERMAN, CardColours.SAFE)}})
    written = stream.getvalue()
    assert "A mistake of ours." in written
    assert [line for line in written.splitlines() if CARD.search(line)] == []


@pytest.mark.parametrize(
    "line", ["SELECT a.x AS y FROM z", "Connected AS bot", "9C outside", "KS", "AD 2026", "listening on port 7D1"]
)
def test_words_that_merely_look_so_are_left(stream: io.StringIO, line: str) -> None:
    logs.start(BotSettings.model_validate({"discord_token": "a.b.c"}), stream)
    logging.getLogger("bot").info(line)
    assert line in stream.getvalue()
