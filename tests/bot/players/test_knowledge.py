"""Searching players of every game and variant: legal, blind to what is hidden, and told right who is with whom."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import pytest

from bot.players.base import Player
from bot.players.determinization import worlds_of
from bot.players.games import KNOWLEDGE, knowledge_of
from bot.players.knowledge import PlayerKnowledge, Stakes
from bot.players.searching import Level, Searching
from bot.players.simple import Simple
from engine.actions import Action, Cut, Take
from engine.cards import card_points
from engine.deal import Deal
from engine.decisions import expand
from engine.games import GAMES
from engine.options import read_options
from engine.search.sampling import World, Worlds
from engine.views import View
from tests.support.arena import RandomPlayer, Table, play_deal
from tests.support.soak import either

QUICK: Final = Level("quick", 2, 5.0, 4_000)


def table(game: str, players: int, **options: bool | str) -> Table:
    return Table(game, read_options(GAMES[game].options, {**GAMES[game].table_options, **options}), players)


TABLES: Final = {
    "saskop": table("saskop", 4),
    "skat": table("skat", 3),
    "skat, anything open": table("skat", 3, announce="any"),
    "sheepshead of five": table("sheepshead", 5),
    "sheepshead of five with the jack": table("sheepshead", 5, partner="jack-of-diamonds", bury="held"),
    "sheepshead of four": table("sheepshead", 4),
    "sheepshead of three": table("sheepshead", 3, deal="six"),
    "window": table("schafkopf-window", 3),
    "dummkopf": table("schafkopf-dummkopf", 4),
    "dummkopf, climbing": table("schafkopf-dummkopf", 4, climb=True),
    "american of three": table("american-sheepshead", 3, variant="three", solobid=True, wergin=True),
    "american partnership": table("american-sheepshead", 4, variant="partnership"),
    "american with a secret jack": table("american-sheepshead", 4, variant="solo"),
    "doppelkopf": table("doppelkopf", 4),
    "doppelkopf without nines": table("doppelkopf", 4, nines=False, ddv=False, loonies="second", weddings=True),
}
TABLES |= {
    name: table(name, rules.players(rules.options())[0])
    for name, rules in GAMES.items()
    if name not in {each.game for each in TABLES.values()}
}


class Witness:
    """Plays as another does, and keeps what it was asked."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.views: list[View] = []

    def choose(self, view: View, chance: random.Random) -> Action | None:
        self.views.append(view)
        return self.player.choose(view, chance)


def views(at: Table, seed: int) -> Iterator[View]:
    """What players who play at random in every second deal are asked, a few questions of each deal."""
    for number in (2 * seed, 2 * seed + 1):
        chance = random.Random(number)
        dealer = number % at.players
        deal = Deal(at.start(dealer, at.shuffled(chance))).act((dealer - 1) % at.players, Cut("threes", place=17))
        witness = Witness(RandomPlayer() if number % 2 else Simple())
        play_deal(deal, [witness] * at.players, chance)
        early = [view for view in witness.views if view.phase != "play"]
        cards = [view for view in witness.views if len(view.playable) > 1]
        yield from chance.sample(early, min(len(early), 2))
        yield from chance.sample(cards, min(len(cards), 6))


def test_every_game_has_its_knowledge() -> None:
    assert set(KNOWLEDGE) == set(GAMES)


@pytest.mark.parametrize("player", [Simple(), Searching(QUICK)], ids=["simple", "searching"])
@pytest.mark.parametrize("name", TABLES)
def test_a_game_that_nothing_is_known_of_is_played_to_its_end(
    name: str, player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.players.games.KNOWLEDGE", {})
    at = TABLES[name]
    for seed in range(either(1, 3)):
        chance = random.Random(seed)
        deal = play_deal(Deal(at.start(0, at.shuffled(chance))), [player] * at.players, chance)
        assert deal.outcome is not None


@pytest.mark.parametrize("game", GAMES)
def test_cards_are_searched_for_what_a_game_knows_to_be_at_stake(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    known, found = KNOWLEDGE[game], []

    def noted(view: View, world: World) -> Stakes | None:
        found.append(known.stakes(view, world))
        return found[-1]

    monkeypatch.setattr("bot.players.games.KNOWLEDGE", {**KNOWLEDGE, game: replace(known, stakes=noted)})
    at = next(each for each in TABLES.values() if each.game == game)
    for seed in range(either(1, 3)):
        chance = random.Random(seed)
        play_deal(Deal(at.start(0, at.shuffled(chance))), [Searching(QUICK)] * at.players, chance)
    assert any(found)


def test_a_little_knowledge_is_enough_to_search_with(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few lines that say who plays for what, and nothing else."""
    asked = []

    def one_mark(view: View, _: World) -> Stakes:
        asked.append(view)
        side = frozenset(seat for seat, each in enumerate(view.sides) if each == 0)
        return Stakes(side, (61,), (-1.0, 1.0) if view.seat in side else (1.0, -1.0))

    monkeypatch.setattr("bot.players.games.KNOWLEDGE", {"schafkopf-window": PlayerKnowledge(stakes=one_mark)})
    at, chance = TABLES["window"], random.Random(1)
    deal = Deal(at.start(0, at.shuffled(chance))).act(2, Cut("threes", place=17)).act(1, Take("pick"))
    assert play_deal(deal, [Searching(QUICK)] * at.players, chance).outcome is not None
    assert asked


@pytest.mark.parametrize("name", TABLES)
def test_whatever_is_asked_the_answer_is_legal_and_does_not_depend_on_hidden_cards(name: str) -> None:
    for view in views(TABLES[name], 1):
        answer = Searching(QUICK).choose(view, random.Random(5))
        assert answer is None or answer in set(expand(view.decisions))
        assert answer is not None or view.seat not in view.waiting_for


@pytest.mark.parametrize("name", TABLES)
def test_other_hands_behind_the_same_view_bring_the_same_answer(name: str) -> None:
    at, chance = TABLES[name], random.Random(name)
    deal = Deal(at.start(0, at.shuffled(chance))).act(at.players - 1, Cut("threes", place=17))
    points: list[Deal] = []

    class Keeper(Simple):
        def choose(self, view: View, chance: random.Random) -> Action | None:
            said = super().choose(view, chance)
            if said is not None and view.seat is not None:
                points.append((points[-1] if points else deal).act(view.seat, said))
            return said

    play_deal(deal, [Keeper()] * at.players, random.Random(1))
    playing = [each for each in points if each.phase == "play"]
    for here in playing[len(playing) // 2 : -1 : 5]:
        (seat,) = here.waiting_for
        view = here.view(seat)
        hands = tuple(map(view.ranking.sorted, Worlds(view).draw(chance).hands))
        other = replace(here, state=replace(here.state, play=replace(here.state.play, hands=hands)))
        assert other.view(seat) == view
        answers = {Searching(QUICK).choose(each.view(seat), random.Random(9)) for each in (here, here, other)}
        assert len(answers) == 1


@pytest.mark.parametrize("name", TABLES)
def test_worlds_keep_to_what_was_heard_and_every_world_has_its_stakes(name: str) -> None:
    for view in views(TABLES[name], 2):
        if view.contract is None or not view.playable:
            continue
        knowledge = knowledge_of(view.game)
        assert knowledge.heard(view) == knowledge.heard(view)
        world = worlds_of(view).draw(random.Random(3))
        assert tuple(map(len, world.hands)) == view.counts
        staked = knowledge.stakes(view, world)
        if staked is not None:
            assert len(staked.values) == len(staked.marks) + 1
            assert list(staked.marks) == sorted(set(staked.marks))
            for seat, side in enumerate(view.sides):
                known = side is not None and view.contract.declarer is not None and seat not in staked.out
                assert not known or (seat in staked.side) == (side == 0) or view.game == "saskop"


@pytest.mark.parametrize("name", TABLES)
def test_worlds_are_made_of_the_cards_played_with_and_no_others(name: str) -> None:
    at = TABLES[name]
    for view in views(at, 4):
        if view.phase == "play":
            world = worlds_of(view).draw(random.Random(3))
            gone = [card for trick in (*view.tricks, view.trick) for card in trick.cards]
            everything = [*gone, *world.aside, *(card for hand in world.hands for card in hand)]
            assert sorted(everything) == sorted(GAMES[at.game].pack(at.options, at.players))


def test_of_the_cards_nobody_was_dealt_only_two_count_for_the_picker() -> None:
    counted = 0
    for seed in range(6):
        for view in views(TABLES["sheepshead of three"], seed):
            if view.phase == "play" and view.contract is not None and view.contract.declarer is not None:
                staked = knowledge_of(view.game).stakes(view, worlds_of(view).draw(random.Random(seed)))
                assert staked is not None
                assert staked.aside <= 22
                assert not view.aside or staked.aside == card_points(view.aside)
                counted += 1
    assert counted


@pytest.mark.parametrize("name", TABLES)
def test_knowledge_that_cannot_be_is_left_to_the_rule_of_thumb(name: str) -> None:
    for view in views(TABLES[name], 3):
        odd = replace(view, counts=tuple(count + 3 for count in view.counts))
        natural = Simple().choose(odd, random.Random(1))
        assert Searching(QUICK).choose(odd, random.Random(1)) == (
            natural and knowledge_of(odd.game).corrected(odd, natural)
        )
