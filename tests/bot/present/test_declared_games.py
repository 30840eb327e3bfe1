"""What is said of Skat and of the Dummkopf's Schafkopf: declarations, contracts, results, the rule behind a refusal."""

import re

import pytest

from bot.present.descriptions import contract_text
from bot.present.results import result_text
from bot.present.status import call_line, own_status, reason_text, status_line
from bot.present.words import action_label, action_name, describe, told_text
from engine.actions import read_action
from engine.errors import IllegalAction
from engine.events import LaidAway
from tests.engine import dummkopf_table, skat_table
from tests.engine.rules_table import Seats
from tests.engine.skat_table import by_hand, meek, skat, with_skat

NAMES = ("Anna", "Bert", "Carl", "Dora")


def ended(table: Seats, language: str = "en") -> str:
    outcome = table.rules.outcome(table.state)
    return result_text(table.game, outcome, NAMES[: len(table.state.hands)], language)


@pytest.mark.parametrize(
    ("table", "text"),
    [
        (skat().said("pass", "pass", "pass"), "Everybody passed; nobody scores."),
        (
            by_hand(skat(), "clubs").played_out(1),
            "**Bert won clubs** with 11, from the hand, schwarz: 12 × 15 = **180**. Card points 120 to 0.",
        ),
        (with_skat(meek(), "clubs", 40).played_out(2), "**Bert lost clubs** with "),
        (
            by_hand(skat(), "grand schneider open").played_out(1),
            "schneider announced, open, schwarz: 24 × 17 = **408**.",
        ),
        (by_hand(skat(), "grand", 198).played_out(1), "but it is worth only 192 and the bid was 198: **−198**."),
        (by_hand(meek(), "null open").played_out(1), "won null, from the hand, open** without a trick: **+59**."),
        (with_skat(skat(), "null").played_out(1), "lost null** by taking a trick: **−46**."),
        (
            with_skat(meek(), "null", 60).played_out(1),
            "(null) was made, but it is worth only 23 and the bid was 60: **−46**.",
        ),
        (by_hand(meek(), "reject").played_out(2), "Ramsch: "),
    ],
)
def test_how_a_deal_of_skat_ended(table: Seats, text: str) -> None:
    assert text in ended(table)
    assert not re.search(r"[{}]|None", ended(table, "et"))


@pytest.mark.parametrize(
    ("table", "text"),
    [
        (dummkopf_table.dummkopf().said("pass", "pass", "pass", "pass"), "the same dealer deals again"),
        (dummkopf_table.dummkopf().played("QC").played_out(1), "Dora held the other black queen. **Bert and Dora "),
        (
            dummkopf_table.dummkopf(dummkopf_table.MIGHTY).said("declare solo tout").played_out(1),
            "Tout was made: all eight tricks. Scored: 4 bars for Bert; no bars for Anna, Carl and Dora.",
        ),
        (
            dummkopf_table.dummkopf().said("declare heart-ober blind").played_out(0),
            "Bert played heart ober, blind. **Bert and Dora ",
        ),
    ],
)
def test_how_a_deal_of_the_dummkopfs_ended(table: Seats, text: str) -> None:
    assert text in ended(table)
    assert not re.search(r"[{}]|None", ended(table, "et"))


def test_declarations_are_said_in_the_games_own_words() -> None:
    declared = read_action("declare diamond-ober blind")
    assert action_label(declared, "en", "schafkopf-dummkopf") == "♦ Diamond ober, blind"
    assert action_name(declared, "et", "schafkopf-dummkopf") == "♦ Ruutuober, pime"
    assert describe("Anna", read_action("declare reject"), "et", "skat") == "Anna kuulutab: ramš"


@pytest.mark.parametrize(
    ("table", "text"),
    [
        (by_hand(skat(), "grand open"), "Bert plays grand, from the hand, open"),
        (with_skat(skat(), "hearts"), "Bert plays hearts"),
        (dummkopf_table.dummkopf(dummkopf_table.BOTH).said("call S"), "Bert plays with the holder of A♠"),
        (dummkopf_table.dummkopf(dummkopf_table.BOTH).played("QC"), "Bert plays the standard game"),
        (skat(), ""),
    ],
)
def test_what_is_played_is_said_as_far_as_everybody_knows(table: Seats, text: str) -> None:
    assert contract_text(table.view(None), NAMES) == text


SPOKEN = [
    ((), 2, ("Carl to bid", "Carl reizt"), ("What do you bid?", "Was reizt du?")),
    (
        ("bid 18",),
        1,
        ("Carl bids 18; Bert to answer", "Carl reizt 18, Bert antwortet"),
        ("Carl bids 18: do you hold it?", "Carl reizt 18: Hältst du?"),
    ),
    (
        ("bid 18", "hold"),
        2,
        ("Bert holds 18; Carl to speak", "Bert hält 18, Carl ist dran"),
        ("Bert holds 18: do you bid more?", "Bert hält 18, reizt du weiter?"),
    ),
    (
        ("bid 18", "pass"),
        0,
        ("Carl has bid 18; Anna to speak", "Carl hat 18 gereizt, Anna ist dran"),
        ("Carl has bid 18: do you bid more?", "Carl hat 18 gereizt, reizt du weiter?"),
    ),
    (
        ("bid 18", "hold", "pass"),
        0,
        ("Bert holds 18; Anna to speak", "Bert hält 18, Anna ist dran"),
        ("Bert holds 18: do you bid more?", "Bert hält 18, reizt du weiter?"),
    ),
    (
        ("pass", "pass"),
        1,
        ("Nobody has bid; Bert to speak", "Niemand hat gereizt, Bert ist dran"),
        ("Nobody has bid: do you play for 18?", "Niemand hat gereizt: Spielst du für 18?"),
    ),
    (
        ("bid 18", "hold", "pass", "pass"),
        1,
        ("Bert plays for 18: skat or hand?", "Bert hat das Spiel für 18: Skat oder Hand?"),
        (
            "The game is yours for 18: take the skat, or play from the hand?",
            "Du hast das Spiel für 18: Skat aufnehmen oder Hand spielen?",
        ),
    ),
]
"""What was said in Skat, whose turn it then is, and how everybody and they are told in English and German."""


@pytest.mark.parametrize(("said", "seat", "told", "asked"), SPOKEN)
def test_a_table_of_skat_speaks_as_clubs_do(
    said: tuple[str, ...], seat: int, told: tuple[str, str], asked: tuple[str, str]
) -> None:
    table = skat().said(*said)
    for place, language in enumerate(("en", "de")):
        assert status_line(table.view(None), NAMES[:3], language) == told[place]
        assert own_status(table.view(seat), NAMES[:3], language) == asked[place]
        called = call_line(table.view(None), ["<@1>", "<@2>", "<@3>"], NAMES[:3], language)
        assert called.startswith(f"<@{seat + 1}>, ")
        assert called.count("<@") == 1
        assert called[-20:].lower() == asked[place][-20:].lower() or not said


@pytest.mark.parametrize(("language", "told"), [("en", "Bert has discarded"), ("de", "Bert hat gedrückt")])
def test_who_lays_cards_away_is_told_as_clubs_do(language: str, told: str) -> None:
    assert told_text(LaidAway(1, "discard", 2, ()), NAMES[:3], language, "skat") == told


@pytest.mark.parametrize(
    ("action", "told"),
    [
        ("special", ("Anna announces a reservation", "Anna meldet einen Vorbehalt")),
        ("ok", ("Anna is happy with the normal game", "Anna meldet „gesund“")),
    ],
)
def test_a_table_of_doppelkopf_speaks_of_reservations(action: str, told: tuple[str, str]) -> None:
    for language, text in zip(("en", "de"), told, strict=True):
        assert describe("Anna", read_action(action), language, "doppelkopf") == text
        labels = [action_label(read_action(each), language, "doppelkopf") for each in ("ok", "special")]
        assert (
            labels
            == {
                "en": ["Normal game", "Reservation: solo, wedding …"],
                "de": ["Gesund (Normalspiel)", "Vorbehalt (Hochzeit, Solo)"],
            }[language]
        )


@pytest.mark.parametrize("language", ["en", "et"])
def test_a_refusal_names_the_rule(language: str) -> None:
    table = skat_table.auction_won(skat(announce="hand")).said("pickup", "discard 7C AS")
    with pytest.raises(IllegalAction) as refused:
        table.after("1 declare grand schneider")
    text = reason_text(refused.value, table.view(1), NAMES[:3], language)
    assert ("has taken" in text or "have taken the skat" in text) if language == "en" else "Sina võtsid skati" in text
