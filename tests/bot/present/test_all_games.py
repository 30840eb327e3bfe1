"""Every moment of every game under every house rule is worded in every language, within Discord's limits."""

import random
from dataclasses import replace
from itertools import count

import pytest

from bot.phrases import LANGUAGES
from bot.present import presenter
from bot.present.messages import IN_A_ROW, ROWS, Button, Menu, Message
from bot.present.readers import Reader
from bot.present.words import action_label, action_name, contract_name, describe, last_happening
from bot.tables.model import DealFacts, Pace, Person, Stage, Table, TablePause, TableView
from engine.deal import Deal, Start
from engine.decisions import Selection
from engine.games import GAMES
from engine.match import Tally
from engine.options import Value, allowed_values
from tests.properties.random_deals import random_deal, shuffled_start
from tests.support.chosen_rules import chosen_rules
from tests.support.soak import either

NAMES = {1: "Anna", 2: "Küllike", 3: "王小明" * 10, 4: "**Bert**", 5: "Õie", 6: "Fred", 7: "Greta", 8: "Hans"}
ROUNDS = either(1, 2)
HALTS = (None, TablePause(0), TablePause(1, (0,)), TablePause(0, (1, 2), is_on=True))


def rule_sets() -> list[tuple[str, dict[str, Value], int]]:
    """Every game by house rules it may be played by, with every number of players."""
    return [
        (name, options, players)
        for name, game in GAMES.items()
        for options in chosen_rules(name)
        for players in game.players(game.options(**options))
    ]


def table_of(deal: Deal, options: dict[str, Value], stage: Stage) -> Table:
    players = deal.start.players
    tally = Tally((7,) * len(deal.start.rules.columns(players)))
    facts = DealFacts(5, 12, "ab" * 32, outcome=deal.outcome)
    seats = tuple(Person(user) for user in [*NAMES][:players])
    return Table(7, 1, 2, 1, deal.start.game, options, seats, Pace(), tally, stage, deal.start.dealer, facts)


def check(message: Message) -> None:
    assert 0 < len(message.text) <= 2000
    assert not {"{", "None"} & set(message.text.split())
    assert all(0 < len(picture.alt) <= 1024 for picture in message.pictures)
    for control in message.controls:
        assert len(str(control.press)) <= 100
        labels = [control.label] if isinstance(control, Button) else [each.label for each in control.entries]
        assert all(0 < len(label) <= 80 for label in labels)
        assert not isinstance(control, Menu) or len(control.placeholder) <= 100
    for row in {control.row for control in message.controls}:
        there = [control for control in message.controls if control.row == row]
        assert row < ROWS
        assert len(there) == 1 or (len(there) <= IN_A_ROW and all(isinstance(each, Button) for each in there))


@pytest.mark.parametrize(("game", "options", "players"), rule_sets())
def test_every_moment_is_worded(game: str, options: dict[str, Value], players: int) -> None:
    rules = GAMES[game]
    chosen = rules.options(**options)
    for seed in range(ROUNDS):
        chance = random.Random(f"{seed} {game} {options} {players}")
        pack = list(rules.pack(chosen, players))
        chance.shuffle(pack)
        start = Start(game, chosen, players, chance.randrange(players), tuple(pack))
        last = start.pack
        for deal in random_deal(start, chance):
            if deal.phase == "play" and chance.random() < either(0.9, 0.7):
                continue
            check_moment(deal, options, chance)
            last = deal
        assert isinstance(last, Deal)
        sight = TableView(table_of(last, options, Stage.PAUSE), None, last.view(None))
        for language in LANGUAGES:
            check(presenter.result(sight, Reader(language, NAMES)))


def check_moment(deal: Deal, options: dict[str, Value], chance: random.Random) -> None:
    """All that is said of a moment to one of the players and to bystanders."""
    table = replace(table_of(deal, options, Stage.PLAYING), halt=chance.choice(HALTS))
    seats = {*deal.waiting_for, chance.randrange(deal.start.players)}
    for language in LANGUAGES:
        public = deal.view(None)
        check(presenter.public_post(TableView(table, None, public), Reader(language, NAMES)))
        if public.contract is not None:
            assert contract_name(public, language) or public.contract.trump is None
        for seat in seats:
            check(presenter.hand(TableView(table, seat, deal.view(seat)), Reader(language, NAMES), "here"))
            for action in chance.sample(legal := deal.legal_actions(seat), min(len(legal), either(4, 12))):
                assert 0 < len(action_label(action, language, deal.start.game)) <= 80
                assert 0 < len(action_name(action, language, deal.start.game)) <= 100
                assert describe("Anna", action, language, deal.start.game).count("Anna") == 1


@pytest.mark.parametrize("game", GAMES)
def test_what_somebody_does_is_told_to_them_as_their_own_and_to_others_by_name(game: str) -> None:
    rules, names = GAMES[game], ("Anna", "Bert", "Carl", "Dora", "Edith", "Frida", "Gert", "Hanna")
    chosen, told = rules.options(), 0
    for seed in count():
        chance = random.Random(f"own {seed} {game}")
        players = chance.choice(sorted(rules.players(chosen)))
        pack = list(rules.pack(chosen, players))
        chance.shuffle(pack)
        for deal in random_deal(Start(game, chosen, players, 0, tuple(pack)), chance):
            for seat in range(players) if deal.phase != "done" else ():
                own = last_happening(deal.view(seat), names)
                assert names[seat] not in own, own
                if len(deal.actions) == 1 and len(rules.cut_styles) == 1:
                    assert not own, "nobody was asked how to cut"
                elif deal.actions and deal.actions[-1][0] == seat:
                    assert own.startswith("You "), own
                    told += 1
            assert "you" not in last_happening(deal.view(None), names).lower()
        if told > either(20, 40):
            break


@pytest.mark.parametrize("game", GAMES)
def test_a_table_shows_its_house_rules_before_anybody_sits_down(game: str) -> None:
    rules = GAMES[game]
    options = {name: values[0] for name, values in allowed_values(rules.options).items()} | dict(rules.table_options)
    players = rules.players(rules.options(**options))[0]
    deal = Deal(Start(game, rules.options(**options), players, 0, rules.pack(rules.options(**options), players)))
    table = replace(table_of(deal, options, Stage.GATHERING), seats=(None,) * players, deal=None)
    for language in LANGUAGES:
        check(presenter.public_post(TableView(table, None, None), Reader(language, NAMES)))


@pytest.mark.parametrize("game", GAMES)
def test_a_hand_with_nothing_to_decide_changes_only_with_its_key(game: str) -> None:
    rules, kept = GAMES[game], 0
    chosen = rules.options()
    for seed in range(8 * ROUNDS):
        if seed >= ROUNDS and kept > 20:
            break  # in some games few hands have nothing to decide
        chance = random.Random(f"idle {seed} {game}")
        players = chance.choice(sorted(rules.players(chosen)))
        pack = list(rules.pack(chosen, players))
        chance.shuffle(pack)
        seen: dict[object, Message] = {}
        for deal in random_deal(Start(game, chosen, players, 0, tuple(pack)), chance):
            table = table_of(deal, {}, Stage.PLAYING)
            for seat in range(players):
                sight = TableView(table, seat, deal.view(seat))
                key = presenter.idle_hand_key(sight)
                assert (key is None) == bool(deal.view(seat).decisions)
                if key is None:
                    continue
                message = presenter.hand(sight, Reader("en", NAMES))
                kept += (seat, key) in seen
                assert seen.setdefault((seat, key), message) == message
    assert kept > 20


@pytest.mark.parametrize(
    ("game", "beginning"),
    [("sheepshead", "In the blind: "), ("skat", "In the skat: "), ("schafkopf-window", "In the window: ")],
)
def test_a_picker_reads_what_was_picked_up_while_cards_are_to_be_laid_away(game: str, beginning: str) -> None:
    chance, told = random.Random(game), []
    for deal in (each for _ in range(12) for each in random_deal(shuffled_start(game, chance), chance)):
        for seat in deal.waiting_for:
            view = deal.view(seat)
            has_to_pick = any(isinstance(decision, Selection) for decision in view.decisions)
            text = presenter.hand(TableView(table_of(deal, {}, Stage.PLAYING), seat, view), Reader("en", NAMES)).text
            assert (beginning in text) is has_to_pick
            told.append(has_to_pick)
    assert set(told) == {True, False}


@pytest.mark.parametrize("game", ["saskop", "doppelkopf"])
def test_the_last_tricks_of_a_deal_that_is_over_are_told_with_names_made_harmless(game: str) -> None:
    chance, told = random.Random(game), 0
    for deal in (each for _ in range(6) for each in random_deal(shuffled_start(game, chance), chance)):
        if deal.outcome is not None:
            table = table_of(deal, {}, Stage.PAUSE)
            for seat in (0, 3):
                sight = TableView(table, seat, deal.view(seat))
                text = presenter.deal_over(sight, Reader("en", NAMES), goes_on=True).text
                assert "**Bert**" not in text, text
                told += r"\*\*Bert\*\* took it" in text
    assert told
