"""What a table's post and its result say around the play."""

import random
from dataclasses import replace
from typing import Any

import pytest

from bot.phrases import LANGUAGES, phrases
from bot.present import presenter
from bot.present.readers import Reader
from bot.tables.model import Computer, DealFacts, Occupant, Pace, Person, Seal, Stage, Table, TableView
from engine.deal import Deal
from engine.games import GAMES
from engine.match import Tally
from tests.properties.random_deals import random_deal, shuffled_start
from tests.support.saskop_deals import DEALS, EXAMPLE, acted, dealt, start

NAMES = {1: "Anna", 2: "Bert", 3: "Carl", 4: "Dora"}
PEOPLE = tuple(Person(user) for user in NAMES)
COMPUTERS = (Person(1), *(Computer("normal"),) * 3)


def sight_of(played: Deal, seats: tuple[Occupant | None, ...] = PEOPLE, **changes: Any) -> TableView:
    """A bystander's sight of the third deal of a game, the server's twenty-eighth."""
    seal = Seal("ab" * 32, "cd" * 16, played.start.pack)
    facts = DealFacts(5, 28, seal.digest, seal if played.outcome else None, played.outcome)
    table = Table(7, 1, 2, 1, played.start.game, {}, seats, Pace(), Tally((4, 6), 2), Stage.PLAYING, 3, facts)
    return TableView(replace(table, **changes), None, played.view(None))


def lines_of(sight: TableView, language: str = "en") -> list[str]:
    return presenter.public_post(sight, Reader(language, NAMES)).text.splitlines()


def test_a_post_counts_the_deals_of_its_game_and_a_result_says_the_servers_number() -> None:
    bidding, over = start(dealt(3, EXAMPLE)), DEALS[0][-1]
    assert lines_of(sight_of(bidding))[0] == "**Saskop** · table 7 · deal 3"
    assert lines_of(sight_of(bidding), "et")[0] == "**Saskop** · laud 7 · jaotus 3"
    assert lines_of(sight_of(over, stage=Stage.PAUSE))[0] == "**Saskop** · table 7"
    assert "-# Deal 28 on this server" in presenter.result(sight_of(over), Reader("en", NAMES)).text.splitlines()


def test_a_result_that_stands_for_its_table_begins_the_next_deal() -> None:
    over = sight_of(DEALS[0][-1])
    stays, goes_on = (presenter.result(over, Reader("en", NAMES), goes_on=each) for each in (False, True))
    assert [each.press for each in goes_on.controls if each not in stays.controls] == ["lp:7:5.0:start"]
    assert (goes_on.text, goes_on.pictures) == (stays.text, stays.pictures)


def test_a_post_counts_no_deals_where_the_house_rules_do_not() -> None:
    rules = GAMES["doppelkopf"]
    for ddv, head in ((True, "**Doppelkopf** · table 7 · deal 3"), (False, "**Doppelkopf** · table 7")):
        options = rules.options(ddv=ddv)
        deal = Deal(replace(DEALS[0][0].start, game="doppelkopf", options=options, pack=rules.pack(options, 4)))
        assert lines_of(sight_of(deal, tally=Tally((0,) * 4, 2)))[0] == head


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_post_says_that_nobody_was_asked_to_cut_where_everybody_shuffles(language: str) -> None:
    bidding, say = start(dealt(3, EXAMPLE)), phrases(language).say
    told = say("shuffle-cut", way=say("action-cut-nines"))
    asked = sight_of(bidding)
    assert asked.table.deal is not None
    drawn = replace(asked, table=replace(asked.table, deal=replace(asked.table.deal, is_cut_drawn=True)))
    assert any(line.endswith(told) for line in lines_of(drawn, language))
    assert not any("Dora" in line and "cut" in line.lower() for line in lines_of(drawn, language))
    assert not any(told in line for line in lines_of(asked, language))
    said = acted(bidding, "0 pass")
    later = replace(sight_of(said), table=drawn.table)
    assert not any(told in line for line in lines_of(later, language)), "only until something else has happened"


def test_people_awaited_are_spoken_to_and_computers_are_named() -> None:
    bidding = start(dealt(3, EXAMPLE))
    assert lines_of(sight_of(bidding))[1].startswith("**<@1>, your bid.** ")
    assert lines_of(sight_of(bidding, COMPUTERS))[1].startswith("**<@1>, your bid.** ")
    passed = acted(bidding, "0 pass")
    assert lines_of(sight_of(passed))[1] == "**<@2>, your bid.** Anna passes."
    assert lines_of(sight_of(passed, COMPUTERS))[1] == "**Computer 2 to bid.** Anna passes."
    playing = acted(bidding, "0 diamonds", "0 play KS")
    assert lines_of(sight_of(playing))[1] == "**<@2>, your turn.** Anna plays K♠."


def test_several_of_whom_one_is_a_computer_are_named_together() -> None:
    deal = acted(start(dealt(3, EXAMPLE)), "0 bid 6", "1 pass", "2 pass", "3 pass", "0 trump C")
    mixed = (Person(1), Person(2), Computer("easy"), Person(4))
    assert lines_of(sight_of(deal))[1].startswith("**<@2>, <@3> and <@4>, accept ♣ or override.** ")
    assert lines_of(sight_of(deal, mixed))[1].startswith(
        "**Waiting for <@2>, Computer 3 and <@4> to accept or override ♣.** "
    )


def test_who_is_asked_along_with_others_reads_what_they_were_asked_about_until_they_answer() -> None:
    asked = acted(start(dealt(3, EXAMPLE)), "0 bid 6", "1 pass", "2 pass", "3 pass", "0 trump C")
    first, second, third = (
        presenter.hand(replace(sight_of(deal), seat=3, view=deal.view(3)), Reader("en", NAMES)).text.splitlines()
        for deal in (asked, acted(asked, "1 accept"), acted(asked, "1 accept", "2 accept"))
    )
    assert first[0] == "So far: Bert passes, Carl passes, you pass, Anna makes clubs ♣ trumps."
    assert first == second == third


def test_a_call_speaks_to_those_it_mentions() -> None:
    sight = sight_of(acted(start(dealt(3, EXAMPLE)), "0 bid 6"))
    assert sight.view is not None
    call = presenter.call_to_table(sight.table, sight.view, Reader("en", NAMES))
    assert call is not None
    assert (call.text, call.mentions) == ("<@2>, bid above 6 or pass.", (2,))


@pytest.mark.parametrize(("language", "word"), [("en", "normal"), ("et", "keskmine")])
def test_a_level_is_the_same_word_in_text_and_picture(language: str, word: str) -> None:
    sight = replace(sight_of(DEALS[0][0], COMPUTERS, stage=Stage.GATHERING, deal=None), view=None)
    post = presenter.public_post(sight, Reader(language, NAMES))
    scene: Any = post.pictures[0].scene
    assert f"({word})" in post.text
    assert [seat.note for seat in scene.seats[1:]] == [word] * 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_post_explains_signs_and_swaps_that_only_saskop_knows(language: str) -> None:
    explained: dict[str, int] = {}
    chance = random.Random("signs")
    for _ in range(60):
        for deal in random_deal(shuffled_start("saskop", chance), chance):
            if deal.outcome is not None or not deal.actions or deal.events[-1].public is None:
                continue
            verb = str(deal.actions[-1][1]).partition(" ")[0]
            text = presenter.public_post(sight_of(deal), Reader(language, NAMES)).text
            meaning = f"saskop-meaning-{verb}"
            if phrases(language).has(meaning):
                assert f"\n-# {phrases(language).say(meaning)}" in text
                explained[verb] = explained.get(verb, 0) + 1
            else:
                assert not any(phrases(language).say(f"saskop-meaning-{each}") in text for each in ("blink", "give"))
    assert {"blink", "noblink", "show", "give"} <= set(explained)
