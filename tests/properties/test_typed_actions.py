"""Whatever autocomplete offers, its command reads: in deals played at random, and in those kept for rare turns."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.gateway.interactions.actions import ALIKE, TYPED, meant
from bot.gateway.interactions.autocomplete import CHOICES, choices
from bot.phrases import LANGUAGES
from engine.deal import Deal
from engine.games import GAMES
from engine.record import read_record, start_of
from tests.properties.random_deals import random_deal, shuffled_start
from tests.support.soak import either

COMMANDS: dict[str | None, str] = {None: "", **{verb: verb for verb in TYPED}, "announce": ""}
"""By the verb whose options are offered: the verb under which its command reads what was chosen."""

KEPT = sorted((Path(__file__).parents[1] / "records").glob("*/*.txt"))


def told_by(command: str | None, text: str) -> bool:
    return command is None or text.partition(" ")[0] in ALIKE.get(command, (command,))


def played_at_random(game: str, seed: int) -> Iterator[Deal]:
    chance = random.Random(seed)
    return random_deal(shuffled_start(game, chance), chance)


def kept(path: Path) -> Iterator[Deal]:
    record = read_record(path.read_bytes().decode())
    deal = Deal(start_of(record))
    for seat, action in (record.cut, *record.actions):
        yield deal
        deal = deal.act(seat, action)


def check_what_is_offered(deal: Deal, language: str, chance: random.Random) -> None:
    """What a command offers with nothing typed reads back to as many different actions, all legal and its own."""
    game = deal.start.game
    for seat in range(deal.start.players):
        legal = tuple(map(str, deal.legal_actions(seat)))
        for command, verb in COMMANDS.items():
            told = [text for text in legal if told_by(command, text)]
            found = choices(command, "", legal, game, language)
            assert len(found) == min(CHOICES, len(told))
            looked_at = chance.sample(found, min(len(found), either(2, CHOICES)))
            back = {meant(verb, value, legal, game) for value, _ in looked_at}
            assert len(back) == len(looked_at)
            assert back <= set(told)


def check_what_can_be_typed(deal: Deal, chance: random.Random) -> None:
    """An action typed in full is the first that is offered, and is what the command then means."""
    game = deal.start.game
    for seat in range(deal.start.players):
        legal = tuple(map(str, deal.legal_actions(seat)))
        for text in chance.sample(legal, min(2, len(legal))):
            for command, verb in COMMANDS.items():
                if told_by(command, text):
                    value = text if verb in {"", "signal"} else text.partition(" ")[2]
                    assert choices(command, value, legal, game, "en")[0][0] == value
                    assert meant(verb, value, legal, game) == text


@pytest.mark.parametrize(("game", "seed"), [(game, seed) for game in GAMES for seed in range(either(1, 6))])
def test_what_is_offered_reads_back_to_the_action_it_stands_for(game: str, seed: int) -> None:
    chance = random.Random(seed)
    for deal in played_at_random(game, seed):
        check_what_is_offered(deal, chance.choice(list(LANGUAGES)), chance)
        check_what_can_be_typed(deal, chance)


@pytest.mark.parametrize("path", KEPT, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_what_is_offered_in_rare_turns_reads_back_too(path: Path) -> None:
    chance = random.Random(path.stem)
    for deal in kept(path):
        if deal.phase != "play" or chance.random() < either(0.03, 0.1):
            check_what_is_offered(deal, "et", chance)
            check_what_can_be_typed(deal, chance)
