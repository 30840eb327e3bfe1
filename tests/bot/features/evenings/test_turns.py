"""People who take turns on the sheets of an evening: theirs by person, whoever sat where, and nobody is left out."""

from dataclasses import replace

import pytest

from bot.features.evenings.messages import SheetPart, page_count, parts_of, sheet_picture
from bot.features.evenings.service import Series, SheetPlayer, sheet_of
from bot.present.readers import Reader
from bot.present.scenes import LedgerScene
from bot.tables.finished_deals import Span
from bot.tables.model import DealColumns
from engine.games import GAMES
from tests.support.evenings import evening, random_deals, usual_players

PEOPLE = (11, 12, 13, 14, 15)
READER = Reader("en", dict(zip(PEOPLE, ("Anna", "Bert", "Carl", "Dora", "Eve"), strict=True)))


def by_turns(game: str, count: int, people: tuple[int, ...]) -> Series:
    """Deals in which the dealer sits out, and so many more as are too many."""
    players, columns, users = usual_players(game), [], []
    for number in range(count):
        ring = [(number + step) % len(people) for step in range(1, len(people) + 1)]
        playing = sorted(ring[:players])
        users.append([people[at] for at in playing])
        columns.append(DealColumns(tuple(playing), len(people), tuple(sorted(ring[players:]))))
    series = evening(game, random_deals(game, 3, count, players), users)
    deals = tuple(
        replace(deal, past=replace(deal.past, columns=stood))
        for deal, stood in zip(series.deals, columns, strict=True)
    )  # fmt: skip
    return replace(series, deals=deals)


@pytest.mark.parametrize(("game", "people"), [("skat", 4), ("skat", 5), ("schafkopf-dummkopf", 5), ("doppelkopf", 5)])
def test_everybody_settles_with_everybody(game: str, people: int) -> None:
    sheet = sheet_of(by_turns(game, 20, PEOPLE[:people]))
    assert {account.who.user for account in sheet.accounts} == set(PEOPLE[:people])
    assert sum(account.balance for account in sheet.accounts) == 0
    assert sum(account.deals for account in sheet.accounts) == 20 * usual_players(game)


def test_a_list_is_as_long_for_each_and_who_sat_out_has_their_thirty() -> None:
    series = by_turns("skat", 50, PEOPLE[:4])
    first, second = sheet_of(series).rounds
    assert (first.length, first.deals, first.is_finished, second.deals) == (48, 48, True, 2)
    lost = [deal for deal in series.deals if (own := GAMES["skat"].own_game(deal.past.result)) and not own[1]]
    for user in PEOPLE[:4]:
        account = next(each for each in sheet_of(series).accounts if each.who == SheetPlayer(user))
        others = [
            deal for deal in lost
            if not any(seat.user == user and seat.declarer for seat in deal.past.seats)
        ]  # fmt: skip
        own = 50 * (account.own_won - account.own_lost)
        assert account.points == account.score + own + 30 * len(others)


@pytest.mark.parametrize("game", ["skat", "schafkopf-dummkopf", "doppelkopf", "sheepshead"])
def test_deal_by_deal_each_has_one_column(game: str) -> None:
    people = PEOPLE if usual_players(game) < 5 else (*PEOPLE, 16)
    sheet = sheet_of(by_turns(game, 14, people))
    pages = page_count(sheet, SheetPart.DEALS)
    assert pages == 2
    drawn = 0
    for page in range(pages):
        scene = sheet_picture(sheet, Span.EVENING, SheetPart.DEALS, page, READER).scene
        assert isinstance(scene, LedgerScene)
        drawn += len(scene.rows) - 1
        assert len(scene.columns) <= len(people)
    assert drawn == 14
    for part in parts_of(sheet):
        assert sheet_picture(sheet, Span.EVENING, part, 0, READER).alt


def test_a_game_to_twelve_is_won_by_who_wrote_most_wherever_they_sat() -> None:
    sheet = sheet_of(by_turns("schafkopf-dummkopf", 40, PEOPLE))
    over = [each for each in sheet.rounds if each.is_finished]
    assert over
    for each in over:
        most = max(share.score for share in each.shares)
        assert {share.score for at, share in enumerate(each.shares) if at in each.winners} == {most}
        assert len({share.players for share in each.shares}) == len(each.shares)
