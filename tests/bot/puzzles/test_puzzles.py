"""Puzzles: each that ships is one, a killed miner goes on, and whoever asks is shown what the seat sees and no more."""

import random
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.errors import UserError
from bot.features.puzzles.messages import Asked, PuzzlePress, Puzzling, puzzle_message
from bot.features.puzzles.service import level_of, next_number
from bot.features.puzzles.store import FirstTry, Tries
from bot.phrases import LANGUAGES, phrases
from bot.players.base import play_deal
from bot.players.evaluation import CardEvaluator, open_world
from bot.players.games import knowledge_of
from bot.players.knowledge import taken_by
from bot.players.simple import Simple
from bot.present.messages import Button, Menu, Message, read_press
from bot.present.readers import Reader, Readers
from bot.present.words import action_label, card_name, cards_text
from bot.puzzles import puzzle as puzzles
from bot.puzzles.continuations import Lines, line_of
from bot.puzzles.kinds import CARD_KINDS, DISCARD, KINDS, kind_of
from bot.puzzles.puzzle import (
    Puzzle,
    UnreadablePuzzle,
    puzzles_of,
    read_answer,
    read_puzzle,
    usable,
    write_answer,
    write_puzzle,
)
from bot.puzzles.variations import is_called_as_usual, varied
from bot.stores import Stores, open_stores
from bot.tables.model import Preferences
from bot.tables.rights import Caller
from engine.actions import Action, Play
from engine.cards import Card
from engine.games import GAMES
from engine.search.parameters import POINTS
from engine.search.sampling import Worlds
from tests.support.databases import put_empty
from tests.support.exported import exported

SHIPPED = [(game, each) for game in GAMES for each in puzzles_of(game)]
CARDS = [(game, each) for game, each in SHIPPED if each.asks_for_card]
ANNA, BERT = 11, 12


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_that_ships_stands_by_todays_rules_and_has_one_best_card(game: str) -> None:
    found = puzzles_of(game)
    assert found, "each game has some"
    lines = (puzzles.FOLDER / f"{game}.txt").read_text(encoding="utf-8").splitlines()
    assert len({read_puzzle(line).number for line in lines}) == len(lines)
    for line in lines:
        each = read_puzzle(line)
        assert write_puzzle(each) == line
        assert usable(each), line
        assert each.share >= (80 if each.asks_for_card else 60)
        first, second, *_ = each.worth.values()
        assert len(each.worth) > 1
        assert first > second


@pytest.mark.parametrize("game", GAMES)
def test_the_rule_of_thumb_fails_at_every_puzzle_of_a_kind(game: str) -> None:
    for each in (each for each in puzzles_of(game) if each.kind):
        assert Simple().choose(each.view, random.Random(1)) != each.best, each.number
        assert len(each.view.hand) >= 4
        assert each.asks_for_card == (each.kind in CARD_KINDS)
        assert each.kind == kind_of(each.view, each.best)


async def test_puzzles_of_a_kind_are_asked_first_and_tell_it_with_the_answer(store: Stores) -> None:
    asking, anna = puzzling(store), Caller(ANNA, None)
    kinds = {each.number: each for each in puzzles_of("skat") if each.kind}
    for _ in range(len(kinds)):
        asked = await asking.ask(anna, "skat")
        number = int(asked_number(asked))
        puzzle = kinds.pop(number)
        kind = phrases("en").say(f"puzzle-kind-{puzzle.kind}")
        assert kind not in asked.text
        assert kind in (await asking.answer(anna, "skat", str(number), write_answer(puzzle.best))).text
    asked = await asking.ask(anna, "skat")
    assert int(asked_number(asked)) in {each.number for each in puzzles_of("skat") if not each.kind}


@pytest.mark.parametrize(
    "line",
    ["", "skat", "skat\t1\t1\tnone\t0\tKC\t0 cut threes\t0\t90", "chess\t1\t1\tx=y\t0\tKC\t0 play KC\t0\t9\tKC=1"],
)
def test_lines_that_are_no_puzzle_are_told_apart(line: str) -> None:
    with pytest.raises(UnreadablePuzzle):
        read_puzzle(line)


def test_a_puzzle_of_older_rules_or_of_a_game_that_is_gone_is_not_asked() -> None:
    _, each = SHIPPED[0]
    assert usable(each)
    assert not usable(replace(each, rules=each.rules + 1))
    assert not usable(replace(each, game="whist"))
    assert puzzles_of("whist") == ()


@pytest.mark.parametrize("number", range(0, len(SHIPPED), max(1, len(SHIPPED) // 25)))
def test_a_puzzle_shows_what_its_seat_sees_and_nothing_of_what_it_does_not(number: int) -> None:
    """Whatever the others hold, as long as it fits: words, pictures and buttons stay the same."""
    _, puzzle = SHIPPED[number]
    view = puzzle.view
    message = puzzle_message(Asked(puzzle, Tries(), 0, 0), Reader("en"), list(GAMES))
    shown = message.text + " ".join(picture.alt for picture in message.pictures)
    assert len(message.pictures) == 2
    world = Worlds(view).draw(random.Random(1))
    hidden = {card for seat, hand in enumerate(world.hands) if seat != puzzle.seat for card in hand} - set(view.hand)
    seen = {card for trick in (*view.tricks, view.trick) for card in trick.cards}
    assert not [str(card) for card in hidden - seen if f" {card} " in f" {shown} "]
    buttons = [each for each in message.controls if isinstance(each, Button)]
    answers = [read_press(each.press).what.split(" ", 3)[-1] for each in buttons]  # type: ignore[union-attr]
    assert sorted(answers) == sorted(map(write_answer, puzzle.worth))
    assert str(puzzle.share) not in {each.label for each in buttons}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_answer_says_what_the_best_card_gains(language: str) -> None:
    _, puzzle = SHIPPED[0]
    worst = write_answer(list(puzzle.worth)[-1])
    for mine, sign in (
        (FirstTry(write_answer(puzzle.best), is_right=True), "✅"),
        (FirstTry(worst, is_right=False), "❌"),
    ):
        message = puzzle_message(Asked(puzzle, Tries(9, 2), 1, 2, mine), Reader(language), list(GAMES))
        assert sign in message.text
        assert str(puzzle.share) in message.text
        assert len(message.text) <= 2000


@pytest.mark.parametrize(("language", "mark"), [("en", "."), ("de", ","), ("et", ",")])
def test_what_a_card_brings_is_written_as_the_reader_writes_numbers(language: str, mark: str) -> None:
    def has_tenths(worth: float) -> bool:
        return abs(worth - round(worth)) > 0.05

    puzzle = next(puzzle for _, puzzle in SHIPPED if has_tenths(puzzle.worth[puzzle.best]))
    best = FirstTry(write_answer(puzzle.best), is_right=True)
    text = puzzle_message(Asked(puzzle, Tries(9, 2), 1, 2, best), Reader(language), list(GAMES)).text
    worth = puzzle.worth[puzzle.best]
    assert f" {'+' if worth > 0 else '−'}{abs(worth):.1f}".replace(".", mark) in text


@pytest.mark.parametrize("number", range(3, len(SHIPPED), max(1, len(SHIPPED) // 14)))
def test_how_the_play_goes_on_is_by_the_rules_and_the_same_each_time(number: int) -> None:
    """From the card on everything that lies is legal, and the deal comes to what is said of it."""
    puzzle = next(puzzle for _, puzzle in SHIPPED[number:] + SHIPPED if puzzle.asks_for_card)
    line = line_of(puzzle, puzzle.best)
    assert line is not None
    assert line == line_of(puzzle, puzzle.best)
    deal, lying = puzzle.deal, len(puzzle.view.trick.cards)
    plays = [play for trick, _ in line.tricks for play in zip(trick.seats, trick.cards, strict=True)][lying:]
    assert plays[0] == (puzzle.seat, puzzle.best.card)  # type: ignore[union-attr]
    for seat, card in plays:
        deal = deal.act(seat, Play(card))
    assert deal.outcome == line.outcome
    assert [trick.winner(deal.view(None).ranking) for trick, _ in line.tricks] == [winner for _, winner in line.tricks]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_says_how_the_play_goes_on_after_the_best_card_and_after_theirs(language: str) -> None:
    told = set()
    for _, puzzle in CARDS[:: len(CARDS) // 20]:
        worst = list(puzzle.worth)[-1]
        best, theirs = (line_of(puzzle, card) for card in (puzzle.best, worst))
        assert best is not None
        assert theirs is not None
        mine = FirstTry(write_answer(worst), is_right=False)
        asked = Asked(puzzle, Tries(9, 2), 1, 2, mine, lines=(best, theirs))
        message = puzzle_message(asked, Reader(language), list(GAMES))
        assert len(message.text) <= 2000
        for line in (best, theirs):
            name = card_name(line.answer.card)  # type: ignore[union-attr]
            (told_of,) = [each for each in message.text.splitlines() if each.startswith(f"• **{name}**")]
            for trick, _ in line.tricks:
                assert cards_text(trick.cards) in told_of
        scores = [line.outcome.scores for line in (best, theirs)]
        if scores[0] is not None and scores[1] is not None:
            is_as_good = scores[1][puzzle.seat] >= scores[0][puzzle.seat]
            told.add(is_as_good)
            names = {"card": card_name(worst.card), "best": card_name(puzzle.best.card)}  # type: ignore[union-attr]
            sentence = phrases(language).say("puzzle-as-good", **names)
            assert (sentence in message.text) is is_as_good
    assert told == {True, False}


async def test_nothing_is_said_of_the_play_before_an_answer_nor_without_search_which_is_loaded_meanwhile(
    store: Stores,
) -> None:
    marks, told = phrases("en").say("puzzle-lay"), list[str]()

    def is_ready() -> bool:
        told.append("wanted")
        return is_warm

    for is_warm in (False, True):
        mine = puzzling(store, Lines(is_ready, lambda: told.append("expected")))
        user = ANNA if is_warm else BERT
        asked = await mine.ask(Caller(user, 5), "skat")
        assert told.pop() == "expected"
        assert marks not in asked.text
        number = asked_number(asked)
        puzzle = next(each for each in puzzles_of("skat") if str(each.number) == number)
        for _ in range(2):
            answered = await mine.answer(Caller(user, 5), "skat", number, write_answer(puzzle.best))
            assert answered.text.count(marks) == is_warm


# Which one is next


def test_somebody_is_asked_what_they_have_not_tried_nearest_to_their_level() -> None:
    everybody = {1: Tries(20, 18), 2: Tries(20, 10), 3: Tries(20, 2)}
    assert next_number([1, 2, 3, 4], {}, everybody) == 2
    good = {10: FirstTry("KC", is_right=True), 11: FirstTry("KC", is_right=True), 12: FirstTry("KC", is_right=True)}
    bad = {number: replace(each, is_right=False) for number, each in good.items()}
    assert level_of(bad, everybody) < 0 < level_of(good, everybody)
    assert next_number([1, 2, 3], good, everybody) in {2, 3}
    assert next_number([1, 3], good, everybody) == 3
    assert next_number([1, 3], bad, everybody) == 1
    assert next_number([1], {1: FirstTry("KC", is_right=True)}, everybody) is None


# For one reader


class People(Readers):
    async def language(self, *_: object, **__: object) -> str:
        return "en"

    async def preferences(self, _: int) -> Preferences:
        return Preferences()


@pytest.fixture
async def store(tmp_path: Path):
    put_empty(tmp_path / "puzzles.sqlite3")
    opened = await open_stores(f"sqlite+aiosqlite:///{tmp_path / 'puzzles.sqlite3'}")
    yield opened
    await opened.close()


def puzzling(store: Stores, lines: Lines | None = None) -> Puzzling:
    now = SimpleNamespace(now=lambda: datetime(2026, 1, 1, tzinfo=UTC))
    return Puzzling(People(), store.puzzles, now, lines or Lines(lambda: False))  # type: ignore[arg-type]


def asked_number(message: Message) -> str:
    presses = [read_press(each.press) for each in message.controls if isinstance(each, Button)]
    assert presses[0] is not None
    return presses[0].what.split(" ")[2]


async def refusal(doing: object) -> str:
    with pytest.raises(UserError) as caught:
        await doing  # type: ignore[misc]
    return caught.value.key


async def test_the_first_answer_counts_and_comes_back_however_often_one_answers(store: Stores) -> None:
    asking = puzzling(store)
    number = asked_number(await asking.ask(Caller(ANNA, None), "skat"))
    puzzle = next(each for each in puzzles_of("skat") if str(each.number) == number)
    wrong, right = write_answer(list(puzzle.worth)[-1]), write_answer(puzzle.best)
    told = await asking.answer(Caller(ANNA, None), "skat", number, wrong)
    assert "❌" in told.text
    assert "You have solved 0 of 1" in told.text
    again = await asking.answer(Caller(ANNA, None), "skat", number, right)
    assert "answered this one before" in again.text
    assert "❌" in again.text
    assert (await store.puzzles.puzzle_tries("skat")) == {puzzle.number: Tries(1, 0)}
    assert "✅" in (await asking.answer(Caller(BERT, None), "skat", number, right)).text
    assert (await store.puzzles.puzzle_tries("skat")) == {puzzle.number: Tries(2, 1)}
    assert asked_number(await asking.ask(Caller(ANNA, None), None)) != number, "of the game they tried last"
    (mine,) = (await exported(store, ANNA))["puzzles"]  # type: ignore[misc]
    assert (mine["game"], mine["card"], mine["solved"]) == ("skat", wrong, False)
    await store.personal.forget(ANNA)
    assert (await store.puzzles.puzzle_tries("skat")) == {puzzle.number: Tries(1, 1)}


async def test_what_is_pressed_and_is_not_there_is_told_plainly(store: Stores) -> None:
    asking = puzzling(store)
    puzzle = puzzles_of("skat")[0]
    other: Card = next(card for card in puzzle.pack if Play(card) not in puzzle.worth)
    for game, number, card in (
        ("skat", "999999999", "KC"), ("whist", "1", "KC"), ("skat", "x", "KC"),
        ("skat", str(puzzle.number), str(other)), ("skat", str(puzzle.number), "nonsense"),
    ):  # fmt: skip
        assert await refusal(asking.answer(Caller(ANNA, None), game, number, card)) == "puzzle-gone"
    assert await store.puzzles.first_tries(ANNA) == {}
    assert await refusal(asking.ask(Caller(ANNA, None), "whist")) == "unknown-game"


async def test_who_has_tried_all_is_told_so(store: Stores, monkeypatch: pytest.MonkeyPatch) -> None:
    few = puzzles_of("skat")[:2]
    monkeypatch.setattr("bot.features.puzzles.messages.puzzles_of", lambda game: few if game == "skat" else ())
    asking = puzzling(store)
    for each in few:
        await asking.answer(Caller(ANNA, None), "skat", str(each.number), write_answer(each.best))
    assert await refusal(asking.ask(Caller(ANNA, None), "skat")) == "puzzle-all-done"
    assert await refusal(asking.ask(Caller(ANNA, None), "saskop")) == "puzzle-none"
    message = await asking.ask(Caller(BERT, None), "skat")
    (menu,) = [each for each in message.controls if isinstance(each, Menu)]
    assert [each.value for each in menu.entries] == ["skat"]


# Mining


def test_mining_goes_on_where_it_was_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from bot.puzzles import mining  # noqa: PLC0415 - the search takes a moment to load

    puzzle, looked_at = puzzles_of("skat")[0], []

    def mine(game: str, number: int, *_: object) -> list[Puzzle]:
        looked_at.append((game, number))
        return [replace(puzzle, game=game, number=10 * number, kind=KINDS[number % 5])] if number % 2 else []

    monkeypatch.setattr(mining, "mine", mine)
    mining.mine_into(tmp_path, ("skat",), 2, lambda _: None)
    first = mining.FIRST_DEAL + 1
    assert looked_at == [("skat", first), ("skat", first + 1), ("skat", first + 2)]
    file = tmp_path / "skat.txt"
    kept = file.read_text(encoding="utf-8")
    file.write_text(f"{kept}skat\t99", encoding="utf-8")
    looked_at.clear()
    mining.mine_into(tmp_path, ("skat",), 3, lambda _: None)
    assert looked_at[0] == ("skat", first + 3)
    lines = file.read_text(encoding="utf-8").splitlines()
    assert file.read_text(encoding="utf-8").startswith(kept)
    assert [read_puzzle(line).number for line in lines] == [10 * first, 10 * (first + 2), 10 * (first + 4)]


@pytest.mark.parametrize("game", ["schafkopf-window", "skat"])
def test_what_was_mined_holds_when_it_is_looked_at_again(game: str) -> None:
    """Computers that learnt since then would play other deals; in this position the same card stands out."""
    from bot.puzzles.mining import standing_out  # noqa: PLC0415
    from engine.search.solver import new_table  # noqa: PLC0415

    first = next(each for each in puzzles_of(game) if each.kind in CARD_KINDS)
    found = standing_out(first.view, new_table(), "again")
    assert found is not None
    assert Play(next(iter(found[0]))) == first.best
    assert found == standing_out(first.view, new_table(), "again")


def test_a_position_that_the_rule_of_thumb_solves_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    from bot.puzzles import mining  # noqa: PLC0415
    from engine.search.solver import new_table  # noqa: PLC0415

    puzzle, table = next(each for each in puzzles_of("skat") if each.kind in CARD_KINDS), new_table()
    assert mining.standing_out(puzzle.view, table, "again") is not None
    monkeypatch.setattr(mining, "rule_of_thumb", lambda _: puzzle.best.card)  # type: ignore[union-attr]
    assert mining.standing_out(puzzle.view, table, "again") is None


def test_a_position_in_which_several_cards_are_as_good_is_no_puzzle() -> None:
    from bot.puzzles.mining import Judge, standing_out  # noqa: PLC0415
    from engine.search.solver import new_table  # noqa: PLC0415

    puzzle = next(each for each in puzzles_of("skat") if each.kind in CARD_KINDS)
    table = new_table(1 << 14)
    found = standing_out(puzzle.view, table, "another sample")
    assert found is not None
    assert Play(next(iter(found[0]))) == puzzle.best
    judge = Judge(puzzle.view, table, random.Random(1))
    judge._take(dict.fromkeys(puzzle.view.playable, 1.0), 1.0)
    assert (judge.best, judge.share) == (None, 0.0)


# How positions are found


@pytest.mark.parametrize("game", ["saskop", "skat"])
def test_other_histories_come_to_the_same_position_after_another_count(game: str) -> None:
    """What lies, who took which trick and all hands are the same; the side has taken more, or less, as was asked."""
    from bot.puzzles.counts import histories  # noqa: PLC0415

    told = set[int]()
    for puzzle in puzzles_of(game)[:36]:
        deal, view = puzzle.deal, puzzle.view
        staked = knowledge_of(game).stakes(view, open_world(deal))
        if staked is None or staked.aim != POINTS or not is_called_as_usual(deal):
            continue
        before, _ = taken_by(view, staked.side)
        for wanted in (-6, 7, 9):
            for other in histories(deal, puzzle.seat, [wanted], random.Random(1)):
                then = other.view(puzzle.seat)
                assert taken_by(then, staked.side)[0] == before + wanted
                assert (then.hand, then.trick, then.playable) == (view.hand, view.trick, view.playable)
                assert open_world(other).hands == open_world(deal).hands
                assert is_called_as_usual(other)
                told.add(wanted)
    assert len(told) > 1


def test_a_card_decides_after_the_counts_that_the_rules_say() -> None:
    """After the count there is, a card decides where it alone pays the most with all cards open."""
    from bot.puzzles.counts import CountJudge  # noqa: PLC0415
    from engine.search.solver import new_table  # noqa: PLC0415

    table, told = new_table(1 << 14), set[bool]()
    for puzzle in (each for game in ("saskop", "skat", "sheepshead") for each in puzzles_of(game)[:12]):
        world = open_world(puzzle.deal)
        worth = CardEvaluator(puzzle.view, table).solved(world, 200_000)
        first, second, *_ = sorted(worth, key=lambda card: -worth[card])
        judge = CountJudge(puzzle.view, table, None)
        judge.add(world, 200_000)
        decides = [card for card, more in judge.decides if not more]
        assert len(decides) < 2
        if decides:
            assert decides == [first]
            assert worth[first] > worth[second]
        told.add(bool(decides))
        natural = CountJudge(puzzle.view, table, first)
        natural.add(world, 200_000)
        assert first not in {card for card, _ in natural.decides}
    assert told == {True, False}


def test_a_variation_is_another_deal_by_the_rules_with_the_same_seat_asked() -> None:
    puzzle, chance = puzzles_of("skat")[0], random.Random(1)
    found = [each for each in (varied(puzzle.deal, chance) for _ in range(40)) if each is not None]
    assert found
    for each in found:
        changed = [new for new, old in zip(each.start.pack, puzzle.pack, strict=True) if new != old]
        assert len(changed) == 2
        assert len(each.actions) == len(puzzle.actions)
        assert [seat for seat, _ in each.actions] == [seat for seat, _ in puzzle.actions]


# What is asked before the play


CALLS = [each for _, each in SHIPPED if not each.asks_for_card]


def test_answers_before_the_play_are_buttons_whose_order_says_nothing() -> None:
    assert CALLS
    for puzzle in CALLS:
        asked = puzzle_message(Asked(puzzle, Tries(), 0, 0), Reader("en"), list(GAMES))
        turned = replace(puzzle, worth=dict(reversed(puzzle.worth.items())))
        assert asked.controls == puzzle_message(Asked(turned, Tries(), 0, 0), Reader("en"), list(GAMES)).controls
        buttons = [each for each in asked.controls if isinstance(each, Button)]
        assert len({each.label for each in buttons}) == len(buttons) == len(puzzle.worth)
        presses = [PuzzlePress.parse(read_press(each.press)) for each in buttons]  # type: ignore[arg-type]
        assert {read_answer(each.answer) for each in presses if each is not None} == set(puzzle.worth)
        assert all(len(each.press) <= 100 for each in buttons)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_before_the_play_is_told_with_the_whole_deal_that_follows(language: str) -> None:
    for puzzle in CALLS[:8]:
        worst = list(puzzle.worth)[-1]
        lines = [line_of(puzzle, each) for each in (puzzle.best, worst)]
        for line in lines:
            assert line is not None
            deal = puzzle.deal.act(puzzle.seat, line.answer)
            deal = play_deal(deal, lambda deal, seat: Simple().choose(deal.view(seat), random.Random(7)))
            assert deal.outcome == line.outcome
            assert [trick for trick, _ in line.tricks] == list(deal.view(None).tricks)
        mine = FirstTry(write_answer(worst), is_right=False)
        asked = Asked(puzzle, Tries(9, 2), 1, 2, mine, lines=tuple(line for line in lines if line is not None))
        text = puzzle_message(asked, Reader(language), list(GAMES)).text
        assert len(text) < 2000
        for answer in (puzzle.best, worst):
            assert f"• **{phrases(language).say('puzzle-call', answer=label(answer, language, puzzle.game))}**" in text
        assert phrases(language).say("puzzle-mine", right=1, count=2) in text


def label(answer: Action, language: str, game: str) -> str:
    return action_label(answer, language, game).rstrip("!")


async def test_an_answer_before_the_play_counts_and_is_kept_as_it_is_written(store: Stores) -> None:
    asking, puzzle = puzzling(store), CALLS[0]
    right, wrong = (write_answer(each) for each in (puzzle.best, list(puzzle.worth)[-1]))
    number = str(puzzle.number)
    assert "❌" in (await asking.answer(Caller(ANNA, None), puzzle.game, number, wrong)).text
    assert "✅" in (await asking.answer(Caller(BERT, None), puzzle.game, number, right)).text
    (mine,) = (await exported(store, ANNA))["puzzles"]  # type: ignore[misc]
    assert (mine["card"], mine["solved"]) == (wrong, False)
    assert await refusal(asking.answer(Caller(ANNA, None), puzzle.game, number, "play KC")) == "puzzle-gone"


def test_an_answer_that_the_rule_of_thumb_gives_is_no_puzzle_and_nothing_is_asked_during_the_play() -> None:
    from bot.puzzles.calls import clear_answer, is_call  # noqa: PLC0415
    from engine.search.solver import new_table  # noqa: PLC0415

    first = next(each for each in puzzles_of("skat") if each.kind in CARD_KINDS)
    assert not is_call(first.view)
    assert clear_answer(first.view, new_table(1 << 10), "again") is None
    view = CALLS[0].view
    assert is_call(view)
    assert not is_call(replace(view, waiting_for=()))


def test_a_bid_that_cannot_be_solved_or_looks_otherwise_at_once_is_given_up() -> None:
    from bot.puzzles.mining import mine  # noqa: PLC0415
    from engine.search.solver import new_table  # noqa: PLC0415

    assert list(mine("schafkopf", 100_297, new_table(), CARD_KINDS)) == []


def test_a_discard_with_more_answers_than_can_be_solved_in_a_while_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    from bot.puzzles.calls import CallJudge, answers  # noqa: PLC0415
    from engine.search.solver import new_table  # noqa: PLC0415

    puzzle = next(each for each in puzzles_of("skat") if each.kind == DISCARD)
    _, candidates = answers(puzzle.view, puzzle.best)
    judge = CallJudge(puzzle.view, candidates, new_table(1 << 10), random.Random(1), solves=True)
    assert judge.look(1, weighs=False)
    monkeypatch.setattr("bot.puzzles.calls.LONGEST", 1)
    assert not judge.look(2, weighs=False)


@pytest.mark.parametrize("game", ["schafkopf-window", "skat"])
def test_the_play_that_follows_explains_a_puzzle_whether_its_game_pays_points_or_only_tells_who_won(game: str) -> None:
    from bot.puzzles.mining import explains_itself  # noqa: PLC0415

    assert any(explains_itself(each) for each in puzzles_of(game) if each.kind)


@pytest.mark.thorough
@pytest.mark.parametrize("number", range(len([each for _, each in SHIPPED if each.kind])))
def test_every_puzzle_of_a_kind_holds_when_other_deals_are_drawn(number: int) -> None:
    """A share is that of a sample: in another one it may be some less, and the best answer stays the best."""
    from bot.puzzles.calls import CallJudge, answers  # noqa: PLC0415
    from bot.puzzles.mining import MORE_CARDS, Judge  # noqa: PLC0415
    from engine.search.solver import new_table  # noqa: PLC0415

    puzzle, chance = [each for _, each in SHIPPED if each.kind][number], random.Random(3)
    if puzzle.asks_for_card:
        judge = Judge(puzzle.view, new_table(), chance)
        assert judge.look(160, 4 * MORE_CARDS, weighs=False, fails=lambda _: False)
        assert judge.best is not None
        assert Play(judge.best) == puzzle.best
        assert judge.share >= 0.7
    else:
        _, candidates = answers(puzzle.view, list(puzzle.worth)[-1])
        call = CallJudge(puzzle.view, candidates, new_table(), chance, solves=False)
        assert call.look(160, weighs=False)
        assert next(iter(call.worth)) == puzzle.best
        assert call.share >= 0.5
