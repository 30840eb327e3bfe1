"""What the pictures of a table show: sides as far as they are known, announcements to the end, nothing stale."""

from dataclasses import replace

import pytest

from bot.phrases import LANGUAGES
from bot.present.descriptions import hand_alt, table_alt
from bot.present.pictures import hand_scene, table_scene
from bot.present.readers import Reader
from bot.present.results import by_column
from bot.present.scenes import TableScene
from bot.present.words import describe
from bot.tables.model import Computer, Pace, Stage, Table
from engine.actions import Announce, read_action
from engine.cards import card_points
from engine.events import Acted
from engine.games import GAMES
from engine.match import Tally
from engine.views import View
from tests.engine.doppelkopf_table import basic, doppelkopf
from tests.engine.rules_table import Seats, dealt
from tests.engine.saskop_table import EXAMPLE
from tests.engine.schafkopf_table import LONG_SUIT
from tests.engine.skat_table import auction_won, by_hand, skat
from tests.engine.test_american_sheepshead import pairs
from tests.engine.test_sheepshead_bidding import five

NAMES = ("Anna", "Bert", "Carl", "Dora", "Emil", "Fred", "Greta", "Hans")


def shown(view: View) -> TableScene:
    seats = tuple(Computer("easy") for _ in range(view.players))
    tally = Tally((0,) * len(GAMES[view.game].columns(view.players)))
    table = Table(1, 1, 1, 1, view.game, {}, seats, Pace(), tally, stage=Stage.PLAYING, dealer=view.dealer)
    return table_scene(table, view, Reader("en"))


def sides(view: View) -> list[int | None]:
    return [seat.side for seat in shown(view).seats]


def test_fixed_partners_share_a_colour() -> None:
    assert sides(pairs().view(None)) == [0, 1, 0, 1]
    assert "Anna and Carl against Bert and Dora." in table_alt(pairs().view(None), NAMES[:4])


def test_partners_who_share_a_column_are_both_named() -> None:
    columns = [tally.names for tally in shown(dealt("saskop", EXAMPLE).view(None)).tallies]
    assert columns == [("Computer 1", "Computer 3"), ("Computer 2", "Computer 4")]


def played(table: Seats, cards: int) -> Seats:
    """So many cards further, each the first that may be played."""
    for _ in range(cards):
        (seat,) = table.view(None).waiting_for
        table = table.after(f"{seat} play {min(map(str, table.may_play(seat)))}")
    return table


def test_a_finished_trick_lies_there_with_its_taker_until_the_next_card() -> None:
    table = played(basic(), 4)
    trick = shown(table.view(None)).trick
    assert len(trick.cards) == 4
    assert trick.winner == table.view(None).waiting_for[0]
    assert shown(table.view(None)).status == "Trick 1"
    assert f"took it ({card_points([card for _, card in trick.cards])} point" in table_alt(table.view(None), NAMES[:4])
    later = shown(played(table, 1).view(None))
    assert (len(later.trick.cards), later.trick.winner, later.status) == (1, None, "Trick 2")


def test_the_last_trick_lies_there_when_all_is_over() -> None:
    over = by_hand(skat(), "grand").played_out(1).view(None)
    assert [card for _, card in shown(over).trick.cards] == list(over.tricks[-1].cards)


def test_tricks_and_points_are_by_side_where_partners_are_fixed() -> None:
    view = played(pairs(), 9).view(None)
    first, second = shown(view).sides
    points = [card_points(trick.cards) for trick in view.tricks]
    mine = [trick.winner(view.ranking) in (0, 2) for trick in view.tricks]
    got = sum(count for count, own in zip(points, mine, strict=True) if own)
    assert first.names == ("Computer 1", "Computer 3")
    assert first.taken.startswith(f"{sum(mine)} trick")
    assert f"· {got} point" in first.taken
    assert f"· {sum(points) - got} point" in second.taken
    assert [seat.taken for seat in shown(view).seats] == [None] * 4


def test_who_is_with_whom_is_not_told_by_what_they_have_taken() -> None:
    table = played(five().said("pick", "bury 9C AD", "call C"), 5)
    scene = shown(table.view(None))
    assert scene.sides == ()
    assert sum(seat.taken.tricks for seat in scene.seats if seat.taken is not None) == 1
    assert "Computer" not in table_alt(table.view(None), NAMES)


def test_what_was_laid_away_is_not_counted_before_the_end() -> None:
    table = auction_won(skat()).said("pickup", "discard 7C AS", "declare clubs")
    view = played(table, 3).view(None)
    shown_points = [int(side.taken.split("· ")[1].split()[0]) for side in shown(view).sides]
    assert sum(shown_points) == card_points(view.tricks[0].cards)


def test_a_game_without_card_points_counts_tricks_alone() -> None:
    scene = shown(played(by_hand(skat(), "null"), 3).view(None))
    assert sorted(side.taken for side in scene.sides) == ["0 tricks", "1 trick"]
    assert [side.names for side in scene.sides if len(side.names) > 2] == []


def test_a_secret_partner_has_no_colour_before_the_called_ace_lies() -> None:
    table = five().said("pick", "bury 9C AD", "call C")
    assert sides(table.view(None)) == [None, 0, None, None, None]
    assert "against" not in table_alt(table.view(None), NAMES)
    over = table.played_out()
    assert sorted(sides(over.view(None)), key=str) == [0, 0, 1, 1, 1]


def test_announcements_stay_on_the_plate() -> None:
    table = basic(ddv=True).after("2 re", "1 kontra")
    assert [seat.note for seat in shown(table.view(None)).seats] == ["easy", "Kontra!", "Re!", "easy"]


def test_nobody_speaks_any_more_when_all_is_over() -> None:
    over = by_hand(skat(), "grand").played_out(1)
    assert [seat.said for seat in shown(over.view(None)).seats] == ["", "", ""]


@pytest.mark.parametrize(
    ("table", "label"),
    [(five().said("pick", "bury 9C AD"), "Buried"), (auction_won(skat()).said("pickup", "discard 7C AS"), "Discarded")],
)
def test_what_lies_aside_is_called_by_its_name(table: Seats, label: str) -> None:
    view = table.view(1)
    assert hand_scene(view, Reader("en")).aside_label == label
    assert f". {label}: " in hand_alt(view)


def test_the_bubbles_of_long_words_are_short() -> None:
    declaring = doppelkopf().said("special", "special", "ok", "ok", "declare queen-solo")
    said = [seat.said for seat in shown(declaring.view(None)).seats]
    assert said == ["Queen solo", "Special", "OK", "OK"]
    assert shown(five().said("pick").view(None)).seats[1].said == "Picks"
    knocked = dealt("schafkopf", LONG_SUIT, knocking="all").said("knock", "pass", "pass", "pass", "pass")
    assert [seat.said for seat in shown(knocked.view(None)).seats] == ["No knock", "Pass", "No knock", "No knock"]


def test_an_announcement_is_heard_until_something_else_happens() -> None:
    table = basic(ddv=True).after("2 re")
    view, card = table.view(None), table.may_play(0).pop()
    heard = replace(view, history=(Acted(2, Announce("re")),))
    played = Acted(0, read_action(f"play {card}"))
    later = replace(table.after(f"0 play {card}").view(None), history=(*heard.history, played))
    assert [seat.said for seat in shown(heard).seats] == ["", "", "Re!", ""]
    assert [seat.said for seat in shown(later).seats] == ["", "", "", ""]
    assert shown(later).seats[2].note == "Re!"


def test_an_open_hand_lies_as_it_ranks() -> None:
    view = by_hand(skat(), "clubs open").played("JC").view(None)
    (_, maker, _) = shown(view).seats
    assert " ".join(map(str, maker.face_up)) == "JS JH JD AC TC KC QC 9C 8C"
    assert "Known cards – Bert: J♠ J♥ J♦ A♣ 10♣ K♣ Q♣ 9♣ 8♣." in table_alt(view, NAMES[:3])


@pytest.mark.parametrize("name", ["Anna", "Wolfgang Amadeus von und zu H"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_of_a_long_auction_the_description_says_what_the_picture_shows(language: str, name: str) -> None:
    """Skat has dozens of bids, each of which is held; what was outbid may be left out, and nothing else."""
    names, table = [f"{number} {name}" for number in range(3)], skat().said("pass")
    bids = sorted((word for word in table.may() if word.startswith("bid ")), key=lambda word: int(word.split()[1]))
    for bid in bids:
        table = table.said(bid, "hold")
    view = table.view(None)
    text = table_alt(view, names, Tally((0,) * 3), language)
    said = [describe(names[seat], action, language, "skat") for seat, action in view.turns]
    assert len(said) > 60
    assert len(text) <= 1024
    assert [each for each in (said[0], *said[-6:]) if each not in text] == []
    assert by_column("skat", (0,) * 3, names, language) in text
