"""What people type: cards, suits, bids, cuts, signals and actions, read kindly and never guessed."""

import time

import pytest

from bot.gateway.session.card_emojis import CARDS as CARDS_EMOJI
from bot.phrases import LANGUAGES
from bot.present.readers import lettered
from bot.present.words import action_label, action_name, card_name, card_words, suit_name
from bot.reading import read_action, read_bid, read_card, read_cards, read_cut, read_signal, read_suit
from bot.tables.model import CardLetters
from engine import actions
from engine.actions import Action, Cut, Give, Play, Show, Trump
from engine.cards import Card, Rank, Suit, pack
from engine.errors import Unreadable
from engine.games.saskop.rules import SASKOP

CARDS = pack(Rank.SIX)

TYPED_CARDS = [
    ("QC", "qc QC Qc Q♣ q♣️ ♣Q cq", "queen of clubs|Queen Of Clubs|queen clubs|clubs queen|the queen of clubs|q c|Q-♣"),
    ("QC", "", "emand risti|risti emand|RISTI EMAND|ristiemand|risti-emand|risti daam|Q♣ · queen of clubs"),
    (
        "TH",
        "10h TH 10♥ h10 ♥10 t♥",
        "ten of hearts|ten hearts|10 hearts|10 of hearts|ärtu 10|artu kümme|ärtukümme|10 h|Herz-Zehn|herz 10|Herzzehn",
    ),
    ("AH", "ah A♥ a❤"[:5], "ärtu äss|Ärtu Äss|artu ass|ace of hearts|a\u0308rtu a\u0308ss"),
    ("TD", "10d td T♦ 10♢", "ruutu 10|ruutu kümme|ten of diamonds|ten, diamonds"),
    ("JS", "js J♠ j♤", "pada soldat|poti soldat|pada poiss|jack of spades|knave of spades"),
    ("KS", "ks sk K♠", "king of spades|pada kuningas|K♠ king of spades"),
    ("9D", "9d 9♦ d9", "nine of diamonds|ruutu üheksa|ruutu 9"),
    ("6C", "6c 6♣", "six of clubs|risti kuus"),
    ("QS", "ds DS D♠ ♠D E♠ es", "D ♠|D♠ · Pik-Dame|E♠ · pada emand"),
    ("JD", "sd S♦ ♦S bd B♦", "S♦ · ruutu soldat|B♦ · Karo-Bube"),
    ("JS", "ss S♠ bs B♠", ""),
    ("AS", "äs Ä♠ ♠Ä", "Ä♠ · pada äss"),
]


@pytest.mark.parametrize(
    ("typed", "card"),
    [(typed, card) for card, short, long in TYPED_CARDS for typed in (*short.split(), *filter(None, long.split("|")))],
)
def test_cards_are_read_as_people_type_them(typed: str, card: str) -> None:
    assert str(read_card(typed)) == card
    assert str(read_card(f"  {typed} ")) == card


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS, ids=str)
def test_every_card_is_read_as_it_is_shown(card: Card, language: str) -> None:
    name, words = card_name(card), card_words(card, language)
    assert {read_card(text) for text in (str(card), str(card).lower(), name, words, f"{name} · {words}")} == {card}
    for letters in CardLetters:
        shown = lettered(name, letters)
        assert {read_card(text) for text in (shown, shown.lower(), f"{shown} · {words}")} == {card}


@pytest.mark.parametrize("name", CARDS_EMOJI)
def test_every_card_is_read_as_it_is_copied_from_a_message(name: str) -> None:
    card = CARDS_EMOJI[name].card
    for copied in (f":{name}:", f"<:{name}:1234567890123456789>"):
        assert read_card(copied) == card
        assert read_cards(f"{copied}, {copied}{copied} {copied}") == (card,) * 4
        assert read_action(f"play {copied}") == read_action(copied) == Play(card)


@pytest.mark.parametrize(
    "typed",
    [
        *("<:sheep:1>", ":five_of_clubs:", "<:queen_of_clubs:1", ":queen_of_clubs::king_of_clubs:"),
        *("", " ", "q", "clubs", "queen", "qq", "cc", "1c", "5c", "11h", "0h", "qcks", "qc ks", "queen of", "of clubs"),
        *(
            "queen of clubs or hearts",
            "king queen",
            "k♠♥",
            "♣♣",
            "ks kh",
            "kr",
            "xs",
            "kuninganna risti",
            "?",
            "🂡",
            "🃏",
        ),
        *("queen of clubs queen of hearts", "q c k s", "null", "None", "{0}", "%s", "'; drop", "\u202eqc", "q\u200bc"),
        *("qc\x00", "ｑｃ\u2066", "q" * 200, "♣" * 119, "queen " * 20, "е" + "c"),
    ],
)
def test_what_is_no_one_card_is_unreadable(typed: str) -> None:
    with pytest.raises(Unreadable):
        read_card(typed)


@pytest.mark.parametrize(
    ("typed", "suit"),
    [
        *((typed, Suit.CLUBS) for typed in ("c", "C", "♣", "♣️", "club", "Clubs", "risti", "RISTI", "♧")),
        *((typed, Suit.SPADES) for typed in ("s", "♠", "spade", "spades", "pada", "poti")),
        *(
            (typed, Suit.HEARTS)
            for typed in ("h", "♥", "♡", "hearts", "ärtu", "artu", "Ärtu", "♥ hearts", "♥hearts", "Herz", "♥ Herz")
        ),
        *((typed, Suit.DIAMONDS) for typed in ("d", "♦", "diamond", "diamonds", "ruutu", "♦ ruutu")),
    ],
)
def test_suits_are_read_as_people_type_them(typed: str, suit: Suit) -> None:
    assert read_suit(typed) == suit


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_suit_is_read_as_it_is_shown(language: str) -> None:
    assert [read_suit(f"{suit.sign} {suit_name(suit, language)}") for suit in Suit] == list(Suit)


@pytest.mark.parametrize("typed", ["", "x", "heart of", "♥ clubs", "hearts spades", "hc", "\u202eh", "h" * 5000])
def test_what_is_no_one_suit_is_unreadable(typed: str) -> None:
    with pytest.raises(Unreadable):
        read_suit(typed)


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("6", 6),
        ("six", 6),
        (" Six ", 6),
        ("bid 6", 6),
        ("Bid six", 6),
        ("kuus", 6),
        ("pakun 7", 7),
        ("biete sieben", 7),
        ("üheksa", 9),
        ("10", 10),
    ],
)
def test_bids_are_read_as_people_type_them(typed: str, number: int) -> None:
    assert read_bid(typed) == number


@pytest.mark.parametrize("typed", ["", "t", "q", "-6", "6.5", "6 7", "many", "٦", "9" * 4000, "bid", "1e3"])
def test_what_is_no_number_is_unreadable(typed: str) -> None:
    with pytest.raises(Unreadable):
        read_bid(typed)


@pytest.mark.parametrize(
    ("typed", "cut"),
    [
        *(
            (typed, "cut threes")
            for typed in (
                "threes",
                "three",
                "3",
                "Three at a time",
                "kolmekaupa",
                "drei",
                "je drei Karten",
                "cut threes",
            )
        ),
        *((typed, "cut ones") for typed in ("ones", "one at a time", "1", "ühekaupa", "one by one")),
        *((typed, "cut nines") for typed in ("nines", "nine", "9 at a time", "üheksakaupa")),
        *((typed, "cut covers") for typed in ("covers", "Covers to us", "kaaned meile", "kaaned")),
        *((typed, "cut content") for typed in ("content to us", "content", "sisu meile", "Sisu")),
        *((typed, "cut upto QC") for typed in ("upto qc", "up to queen of clubs", "Up to Q♣", "kuni risti emand")),
        *((typed, "cut threes at 18") for typed in ("threes at 18", "cut threes at 18", "three at a time at 18")),
        ("up to Q♣ at 5", "cut upto QC at 5"),
    ],
)
def test_cuts_are_read_as_people_type_them(typed: str, cut: str) -> None:
    assert str(read_cut(typed)) == cut


@pytest.mark.parametrize(
    "typed", ["", "fours", "up to", "up to queen", "threes at", "threes at x", "at 18", "2", "x" * 999]
)
def test_what_is_no_cut_is_unreadable(typed: str) -> None:
    with pytest.raises(Unreadable):
        read_cut(typed)


@pytest.mark.parametrize(
    ("typed", "verb"),
    [
        *((typed, "blink") for typed in ("blink", "Blink!", "zwinkern", "pilgutan")),
        *((typed, "noblink") for typed in ("don't blink", "don’t blink", "no blink", "noblink", "ei pilguta")),
        *((typed, "emergency") for typed in ("emergency", "häda", "HÄDA!", "hada", "Emergency (häda)")),
        *((typed, "roof") for typed in ("roof", "katus")),
    ],
)
def test_signals_are_read_as_people_type_them(typed: str, verb: str) -> None:
    assert read_signal(typed).verb == verb


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        *(
            (typed, "play QC")
            for typed in ("play QC", "play qc", "PLAY QC", "play queen of clubs", "queen of clubs", "Q♣")
        ),
        *((typed, "play QC") for typed in ("käin risti emand", "ristiemand", "Play Q♣ · queen of clubs")),
        *(
            (typed, "bid 6")
            for typed in ("bid 6", "Bid 6", "bid six", "BID 6 ", "pakun 6", "paku kuus", "6 bieten", "sechs bieten")
        ),
        *((typed, "pass") for typed in ("pass", "Pass", "pass!", "PASS.", "I pass")),
        *(
            (typed, "trump H")
            for typed in ("trump H", "trump hearts", "hearts are trumps", "trumps ♥", "Ärtu ♥ on trump")
        ),
        ("trump diamonds", "trump D"),
        *((typed, "diamonds") for typed in ("diamonds", "Diamonds!", "ruutu", "Ruutu!")),
        *((typed, "override") for typed in ("override", "Override with diamonds", "Hoopis ruutu!")),
        *((typed, "play QC") for typed in ("Kreuz-Dame spielen", "spiel Q♣", "Kreuzdame", "ich spiele Kreuz Dame")),
        *((typed, "trump H") for typed in ("Herz ist Trumpf", "Trumpf ist Herz", "Herz als Trumpf")),
        *((typed, "override") for typed in ("Überbieten", "mit Karo überbieten")),
        *((typed, "accept") for typed in ("accept", "Accept", "annehmen", "Ich nehme an", "nõus", "Olen nõus")),
        *((typed, "show KC") for typed in ("show KC", "show king of clubs", "näitan K♣")),
        *((typed, "give 7C") for typed in ("give 7C", "give seven of clubs", "annan risti 7")),
        *((typed, "cut covers") for typed in ("cut covers", "covers to us", "kaaned meile")),
        *((typed, "cut upto QC") for typed in ("cut upto QC", "cut up to qc", "up to queen of clubs")),
        *((typed, "noblink") for typed in ("noblink", "don't blink")),
        *((typed, "bury 9C AS") for typed in ("bury 9C AS", "bury AS 9C", "Bury A♠, 9♣", "bury as and nine of clubs")),
        *((typed, "bury 9C AS") for typed in ("BURY ♠A ♣9", "i bury a♠ + 9♣", "bury poti äss ja risti üheksa")),
        *((typed, "discard 7C AS") for typed in ("discard AS 7C", "discard ace of spades seven of clubs")),
        *((typed, "offer QC QC 9H") for typed in ("offer QC 9H QC", "offer qc 9h q♣")),
        *((typed, "give 9C QC QC") for typed in ("give QC 9C QC", "annan q♣ 9♣ q♣", "give qc/9c/qc")),
        *((typed, "give 9C TH") for typed in ("give 10h 9c", "give 10 h 9 c")),
        *((typed, "call C") for typed in ("call C", "call clubs", "Call ♣", "kutsun risti", "call the ace of clubs")),
        *((typed, "call S") for typed in ("call spades", "call AS", "call poti äss")),
        *((typed, "declare grand") for typed in ("declare GRAND", "Declare Grand", "declare grand")),
        *((typed, "declare null open") for typed in ("DECLARE Null Open", "declare null, open")),
    ],
)
def test_actions_are_read_as_people_type_them(typed: str, action: str) -> None:
    assert str(read_action(typed)) == action


NOT_CARDS = (
    "bury",
    "bury clubs",
    "bury 9 spades ace",
    "give QC what",
    "discard 7C 8",
    "call x",
    "offer and",
)


@pytest.mark.parametrize(
    "typed",
    ["6", "six", "hearts", "ärtu", "three", "nine", "queen", "bid", "play", "play hearts", "trump qc", *NOT_CARDS],
)
def test_what_could_mean_two_things_or_nothing_is_not_guessed(typed: str) -> None:
    with pytest.raises(Unreadable):
        read_action(typed)


def every_action() -> list[Action]:
    said = [actions.read_action(text) for text in ("pass", "accept", "diamonds", "override", *actions.SIGNALS)]
    cuts: list[Action] = [Cut(style) for style in SASKOP.cut_styles if style != "upto"]
    cards = [
        make(card)
        for card in CARDS
        for make in (Play, Show, lambda card: Give((card,)), lambda card: Cut("upto", card))
    ]
    return [*said, *cuts, *map(Trump, Suit), *(actions.Bid(number) for number in range(5, 10)), *cards]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_is_read_as_it_is_shown(language: str) -> None:
    for action in every_action():
        assert read_action(str(action)) == action
        assert read_action(action_label(action, language, "saskop")) == action
        if not (isinstance(action, Cut) and action.card is None):
            assert read_action(action_name(action, language, "saskop")) == action


HOSTILE = [
    *("\u202e" * 4000, "\u200b" * 4000, "😀" * 2000, "a" * 4000, " " * 4000, "qc " * 1300, "up to " * 600, "♣" * 4000),
    *(
        "cut " * 30,
        "trump " * 20,
        "e\u0301" * 2000,
        "\u0301" * 4000,
        "\u2066qc\u2069",
        "\ud800",
        "ﷺ" * 100,
        "bid " * 29 + "6",
    ),
]


@pytest.mark.parametrize("reader", [read_card, read_suit, read_bid, read_cut, read_signal, read_action])
def test_hostile_texts_are_unreadable_at_once(reader: object) -> None:
    assert callable(reader)
    began = time.perf_counter()
    for text in HOSTILE:
        with pytest.raises(Unreadable):
            reader(text)
    assert time.perf_counter() - began < 0.5


@pytest.mark.parametrize(
    ("typed", "cards"),
    [
        ("9C AS", "9C AS"),
        ("as 9c", "9C AS"),
        ("9♣, A♠", "9C AS"),
        ("nine of clubs and ace of spades", "9C AS"),
        ("risti 9 ja ässa poti", None),
        ("QC QC 9H", "QC QC 9H"),
        ("9h q♣ QC", "QC QC 9H"),
        ("♥9 ♣Q", "QC 9H"),
        ("queen of clubs nine of hearts", "QC 9H"),
        ("9C/AS", "9C AS"),
        ("and", None),
        ("9 c a", None),
        ("", None),
        ("9C what", None),
        ("9C " * 80, None),
    ],
)
def test_several_cards_are_read_in_pack_order(typed: str, cards: str | None) -> None:
    if cards is None:
        with pytest.raises(Unreadable):
            read_cards(typed)
    else:
        assert " ".join(map(str, read_cards(typed))) == cards
