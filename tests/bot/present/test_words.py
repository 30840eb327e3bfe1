"""Sentences from views: their form, their length and what they say."""

import pytest

from bot.phrases import LANGUAGES
from bot.present.descriptions import hand_alt, hand_description, lobby_alt, table_alt, trick_alt, trick_text
from bot.present.rules import rules_pages, rules_topics, usually_played
from bot.present.status import own_status, possible_text, status_line
from bot.present.words import action_label, action_name, card_name, describe, last_happening, spoken, told_text
from engine.actions import Cut
from engine.cards import read_card, read_cards
from engine.deal import Deal, Start
from engine.events import Gave, LaidAway, Received, TrickTaken
from engine.games.saskop.cards import PACK
from engine.games.saskop.options import SaskopOptions
from engine.games.saskop.rules import SASKOP
from engine.match import Carried
from engine.trick import Trick
from tests.support.saskop_deals import DEALS, EXAMPLE, LONG, NAMES, TALLY, acted, dealt, start


def test_a_card_is_its_rank_and_its_sign() -> None:
    assert [card_name(card) for card in EXAMPLE] == ["K♠", "Q♣", "J♠", "J♥", "A♣", "10♣", "7♣", "10♦", "9♦"]


def test_the_description_of_a_hand_lists_the_cards_and_nothing_else() -> None:
    view = start(dealt(1, EXAMPLE)).view(0)
    assert hand_alt(view) == "Your hand: K♠ Q♣ J♠ J♥ A♣ 10♣ 7♣ 10♦ 9♦"
    assert hand_alt(view, "et") == "Sinu kaardid: K♠ Q♣ J♠ J♥ A♣ 10♣ 7♣ 10♦ 9♦"


def test_those_who_hear_a_picture_hear_what_is_trump_what_may_be_played_and_suits_as_words() -> None:
    view = start(dealt(1, EXAMPLE)).view(0)
    first, rest = hand_description(view).split("\n")
    assert first == hand_alt(view)
    words = "king of spades, queen of clubs, jack of spades, jack of hearts, ace of clubs, ten of clubs, seven of clubs"
    assert rest == f"In words: {words}, ten of diamonds, nine of diamonds."
    views = (deal.view(seat) for deal in DEALS[0] for seat in range(4))
    played = next(view for view in views if view.playable and len(view.playable) < len(view.hand))
    held = hand_description(played)
    assert held.startswith(hand_alt(played) + "\nTrumps: ")
    assert "Your trumps: " in held
    assert "You may play" in held
    assert not {*held.partition("\n")[2]} & {*"♣♠♥♦"}


def test_a_hand_of_who_is_not_asked_says_nothing_that_others_can_make_untrue() -> None:
    """Its message is not edited for their sake: as long as they hold the same cards the same words are right."""
    said: dict[tuple[object, ...], set[str]] = {}
    contracts = set()
    for deal in DEALS[0]:
        for view in (deal.view(seat) for seat in range(4) if seat not in deal.waiting_for):
            assert view.seat is not None
            said.setdefault((view.seat, view.hand, view.aside, view.contract), set()).add(hand_description(view))
            contracts.add(view.contract)
    assert len(contracts) > 1
    assert all(len(words) == 1 for words in said.values())


def test_a_called_ace_is_spoken_in_words() -> None:
    assert spoken("Partner: A♣, 10♦") == "Partner: ace of clubs, ten of diamonds"


def test_a_hand_is_described_in_the_order_of_the_view() -> None:
    for deal in DEALS[0]:
        for seat in range(4):
            view = deal.view(seat)
            cards = " ".join(map(card_name, view.hand))
            assert hand_alt(view) == (f"Your hand: {cards}" if cards else "Your hand is empty.")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", [NAMES, LONG, ("", "\u202e", "@everyone", "x")])
def test_every_moment_of_a_deal_has_its_words_within_the_limits(language: str, names: tuple[str, ...]) -> None:
    for deal in (each for deals in DEALS[:4] for each in deals[::3]):
        public = deal.view(None)
        assert 0 < len(table_alt(public, names, TALLY, language)) <= 1024
        assert len(trick_alt(public, names, language)) <= 1024
        assert status_line(public, names, language)
        for seat in range(4):
            view = deal.view(seat)
            words = f"{own_status(view, names, language)} {possible_text(view, language)}"
            assert len(words + last_happening(view, names, language)) <= 1000
            for action in deal.legal_actions(seat):
                assert 0 < len(action_label(action, language, "saskop")) <= 80
                assert 0 < len(action_name(action, language, "saskop")) <= 100
                assert describe("Anna", action, language, "saskop").count("Anna") == 1


def test_the_description_of_the_table_says_what_the_picture_shows() -> None:
    deal = acted(start(dealt(3, EXAMPLE)), "0 bid 6", "1 pass", "2 pass", "3 pass")
    bidding = table_alt(deal.view(None), NAMES, TALLY)
    for part in ("Saskop", "Seat 1: Anna", "Seat 4: Dora_x, dealer", "Anna won the bidding with 6", "Bert passes"):
        assert part in bidding
    deal = acted(deal, "0 trump C", "1 accept", "2 accept", "3 accept", "0 play KS")
    playing = table_alt(deal.view(None), NAMES, TALLY)
    assert playing.startswith("Bert to play. Trick 1 – Anna"), "what is new comes first"
    for part in ("Bert to play", "Trumps: clubs ♣, chosen by Anna", "Trick 1 – Anna: king of spades", "Games: 1–1"):
        assert part in playing
    assert "Anna and Küllike (6), Bert and Dora\\_x (10)" not in playing
    assert "Anna and Küllike (6), Bert and Dora_x (10)" in playing


def test_a_table_before_the_start_is_described() -> None:
    assert lobby_alt("saskop", ("Anna", "", "", "Bot")) == (
        "Card table: Saskop. Seat 1: Anna; Seat 2: empty; Seat 3: empty; Seat 4: Bot."
    )


def test_the_replay_of_a_tie_says_so() -> None:
    deal = start(dealt(5), carried=Carried(EXAMPLE[0].suit, 1))
    assert "Replay of a tie" in table_alt(deal.view(None), NAMES)


STATUS = [
    ((), "Anna to bid", "Nüüd pakub Anna"),
    (("0 bid 5",), "Bert to bid above 5 or pass", "Nüüd pakub üle 5 või passib Bert"),
    (("0 pass", "1 pass", "2 pass", "3 pass"), "Anna to lead", "Nüüd käib välja Anna"),
    (("0 bid 6", "1 pass", "2 pass", "3 pass"), "Anna won the bidding with 6 and names the trumps", None),
    (
        ("0 bid 6", "1 pass", "2 pass", "3 pass", "0 trump C", "2 accept"),
        "waiting for Bert and Dora\\_x to accept or override ♣",
        "Trump ♣: nõus või hoopis ruutu? Ootame: Bert ja Dora\\_x",
    ),
    (("0 diamonds", "0 play KS"), "Bert to play", "Nüüd käib Bert"),
]


@pytest.mark.parametrize(("said", "english", "estonian"), STATUS)
def test_whose_turn_it_is_and_what_for(said: tuple[str, ...], english: str, estonian: str | None) -> None:
    view = acted(start(dealt(3, EXAMPLE)), *said).view(None)
    assert status_line(view, NAMES) == english
    assert estonian is None or status_line(view, NAMES, "et") == estonian


def test_the_one_whose_turn_it_is_is_told_so_and_the_others_whom_they_wait_for() -> None:
    deal = start(dealt(3, EXAMPLE))
    assert own_status(deal.view(0), NAMES) == "Your turn to bid."
    assert own_status(deal.view(1), NAMES) == "Anna to bid."
    assert possible_text(deal.view(0)) == "Possible now: Bid 5, Bid 6, Bid 7, Pass. You may also choose: Diamonds."
    assert possible_text(deal.view(1)) == "Until it is your turn you may choose: Diamonds."


def test_mentions_can_stand_for_names() -> None:
    view = start(dealt(3)).view(None)
    assert status_line(view, NAMES, calling=["<@1>", "<@2>", "<@3>", "<@4>"]) == "<@1> to bid"


def test_before_the_cut_the_cutter_is_asked() -> None:
    deal = Deal(Start("saskop", SaskopOptions(), 4, 0, PACK))
    assert status_line(deal.view(None), NAMES) == "Dora\\_x to cut and choose how to deal"
    assert "Three at a time" in possible_text(deal.view(3))
    assert last_happening(deal.view(None), NAMES) == ""


HAPPENED = [
    (("0 pass",), "Anna passes.", "Anna ütleb pass."),
    (("0 bid 6",), "Anna bids 6.", "Anna pakub 6."),
    (("1 diamonds",), "Bert calls diamonds ♦.", "Bert hüüab ruutu ♦."),
    (("0 diamonds", "0 play KS"), "Anna plays K♠.", "Anna käib K♠."),
    (("0 diamonds", "0 play KS", "3 blink"), "Dora\\_x blinks.", "Dora\\_x pilgutab."),
]


@pytest.mark.parametrize(("said", "english", "estonian"), HAPPENED)
def test_what_happened_last(said: tuple[str, ...], english: str, estonian: str) -> None:
    view = acted(start(dealt(3, EXAMPLE)), *said).view(None)
    assert last_happening(view, NAMES) == english
    assert last_happening(view, NAMES, "et") == estonian


OWN = [
    ("0 pass", "You pass.", "Sa ütled pass."),
    ("0 bid 6", "You bid 6.", "Sa pakud 6."),
    ("1 diamonds", "You call diamonds ♦.", "Sa hüüad ruutu ♦."),
]


@pytest.mark.parametrize(("said", "english", "estonian"), OWN)
def test_to_the_one_who_did_it_it_is_told_as_such(said: str, english: str, estonian: str) -> None:
    deal = acted(start(dealt(3, EXAMPLE)), said)
    own = deal.view(int(said[0]))
    assert (last_happening(own, NAMES), last_happening(own, NAMES, "et")) == (english, estonian)
    assert last_happening(deal.view(3), NAMES) == last_happening(deal.view(None), NAMES) != english


def test_a_trick_names_its_reader_as_you_and_its_picture_everybody() -> None:
    deal = next(deal for deal in DEALS[0] if deal.phase == "play" and deal.view(None).tricks)
    public = deal.view(None)
    winner = public.tricks[0].winner(public.ranking)
    own, other = (trick_text(deal.view(seat), ("Anna", "Bert", "Carl", "Dora")) for seat in (winner, (winner + 1) % 4))
    assert "you: " in own
    assert "You took it (" in own
    assert "you: " in other
    assert f"{('Anna', 'Bert', 'Carl', 'Dora')[winner]} took it (" in other
    assert "you" not in trick_alt(deal.view(winner), NAMES).lower()
    assert "you" not in trick_text(public, NAMES).lower()


def test_a_complete_trick_tells_who_takes_it_and_how_many_points() -> None:
    trick = Trick((3, 0, 1, 2), read_cards("9C TC AC KD"))
    assert told_text(TrickTaken(2, trick), NAMES) == "Küllike takes the trick (25 points)"
    one = next(deal for deal in DEALS[0] if deal.phase == "play" and deal.view(None).tricks)
    words = last_happening(one.view(None), NAMES)
    assert "plays" in words
    assert "takes the trick" in words
    assert trick_text(one.view(None), NAMES).startswith("Trick 1 – ")


def test_a_card_given_is_named_to_the_two_alone() -> None:
    deals = [deal for deals in DEALS for deal in deals if deal.actions and str(deal.actions[-1][1]).startswith("give ")]
    assert deals
    for deal in deals:
        giver, action = deal.actions[-1]
        card = card_name(read_card(str(action)[5:]))
        told = [last_happening(deal.view(seat), NAMES) for seat in range(4)]
        assert [card in text for text in told] == [seat % 2 == giver % 2 for seat in range(4)]
        assert last_happening(deal.view(None), NAMES) == told[(giver + 1) % 4]
        assert told[giver].startswith("You give ")
        assert " gives you " in told[(giver + 2) % 4]


def test_other_happenings_have_words_too() -> None:
    assert told_text(Received(1, 9), NAMES) == "Bert has 9 cards"
    assert told_text(LaidAway(1, "bury", 2), NAMES) == "Bert buries 2 cards"
    assert told_text(LaidAway(1, "bury", 2, read_cards("TC AC")), NAMES) == "Bert buries 10♣ A♣"
    assert told_text(Gave(0, 2, 1), NAMES, "et") == "Anna annab mängijale Küllike kinniselt ühe kaardi"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_have_their_topics_with_titles(language: str) -> None:
    topics = rules_topics(usually_played("saskop"), language)
    assert next(iter(topics)) == "overview"
    assert len(topics) == 11
    pages = {topic: rules_pages(usually_played("saskop"), topic, language) for topic in topics if topic != "house"}
    assert all(len(each) == 1 for each in pages.values())


def test_the_usual_cuts_have_words() -> None:
    labels = [
        action_label(Cut(style, EXAMPLE[0] if style == "upto" else None)) for style in SASKOP.ways(SaskopOptions())
    ]
    assert labels == ["Three at a time", "One at a time", "Nine at a time", "Covers to us", "Content to us", "Up to K♠"]
