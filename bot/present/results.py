"""How deals and games ended and how a game stands: as sentences, and as a picture."""

from collections.abc import Sequence
from typing import Final

from bot.phrases import escape, number_text, phrases, plain
from bot.present.alt_texts import told_within, who_is_who
from bot.present.game_words import Measure, ResultContext, Summary
from bot.present.games import words_of
from bot.present.messages import Picture
from bot.present.readers import Reader
from bot.present.scenes import BarScene, GainScene, ResultScene, ShareScene
from bot.present.words import called_ace, capital, column_names, contract_name
from bot.tables.model import Stage, Table
from bot.tables.rotation import shown_tally
from engine.games import GAMES
from engine.match import Finished, Tally
from engine.outcome import Outcome, won_by
from engine.seats import Seat
from engine.views import Contract, View


def result_text(
    game: str,
    outcome: Outcome,
    names: Sequence[str],
    language: str = "en",
    *,
    contract: Contract | None = None,
    is_board: bool = False,
) -> str:
    """How a deal ended: card points, what was written down and why; `contract` tells which ace was called.

    is_board: whether it was one of a match, in which nothing is dealt again.
    """
    ended = ResultContext(
        game, outcome, [escape(name) for name in names], language, called_ace(contract), is_board=is_board
    )
    return words_of(game).result(ended)


def end_text(key: str, view: View, called: Sequence[str], language: str) -> str:
    """How it ended, in a sentence or two; key: `fork-then` or `fork-now`."""
    outcome = view.outcome
    if outcome is None:
        return ""
    result = result_text(view.game, outcome, called, language, contract=view.contract)
    return phrases(language).say(key, result=result)


MAX_NAME_ALONE: Final = 22
MAX_NAME_TOGETHER: Final = 15
"""How many letters of a name are shown where it stands alone, and in a sentence with others: all are to be read."""


def result_picture(table: Table, outcome: Outcome, view: View, reader: Reader) -> Picture:
    names = reader.called(table)

    def told(called: Sequence[str], whole: Sequence[str]) -> list[str]:
        head, *others = _told(_scene(table, outcome, view, reader, (called, called)), reader)
        return [head, who_is_who(called, whole, reader.language), *others]

    alt = told_within(names, told, reader.language)
    return Picture(result_scene(table, outcome, view, reader), "result.png", alt)


def result_scene(table: Table, outcome: Outcome, view: View, reader: Reader) -> ResultScene:
    """How a deal ended; the names are cut so that all of them find room."""
    called = reader.called(table)
    alone, together = ([plain(name, most) for name in called] for most in (MAX_NAME_ALONE, MAX_NAME_TOGETHER))
    return _scene(table, outcome, view, reader, (alone, together))


def _scene(
    table: Table, outcome: Outcome, view: View, reader: Reader, called: tuple[Sequence[str], Sequence[str]]
) -> ResultScene:  # fmt: skip
    """called: the names where each stands alone, and where several stand together."""
    alone, brief = called
    contract, declarer = view.contract, outcome.declarer
    is_board = table.deal is not None and table.deal.board is not None
    ended = ResultContext(
        table.game, outcome, brief, reader.language, called_ace(contract), is_board=is_board, options=table.options
    )
    summary = words_of(table.game).summary(ended)
    sides = _colours(table, outcome)
    return ResultScene(
        title=reader.say(f"game-{table.game}"),
        headline=summary.headline,
        why=capital(summary.why),
        gains=tuple(
            GainScene(
                name=name,
                gain=_gain(outcome, seat, reader),
                side=sides[seat],
                is_winner=summary.has_winner and bool(won_by(outcome, seat)),
                is_declarer=seat == declarer,
            )
            for seat, name in enumerate(alone)
            if any(outcome.tricks)
        ),
        contract=contract_name(view, reader.language),
        trump=contract.trump if contract is not None else None,
        maker=alone[declarer] if declarer is not None else "",
        bar=None if summary.measure is None else _bar(ended, summary, summary.measure, sides),
        is_shameful=bool(summary.shamed),
        victory="" if summary.shamed else _victory(table, reader),
        final="" if summary.shamed else _final(table),
    )


def has_ended_game(table: Table) -> bool:
    """Whether the deal ended the game that the table plays."""
    return bool(table.tally.finished) and not any(table.tally.score) and table.stage is Stage.GATHERING


def _victory(table: Table, reader: Reader) -> str:
    """Who has won the whole game; empty while it goes on."""
    if not has_ended_game(table):
        return ""
    names = [plain(name, MAX_NAME_TOGETHER) for name in reader.on_sheet(table)]
    columns, winners = GAMES[table.game].columns(len(names)), shown_tally(table).finished[-1].winners
    seats = [seat for column in winners for seat in columns[column]]
    return reader.say("picture-game-won", who=reader.listed([names[seat] for seat in seats]), count=len(seats))


def _final(table: Table) -> str:
    """How it ended, between two."""
    if not has_ended_game(table) or len(table.tally.finished[-1].score) != 2:
        return ""
    return " : ".join(map(number_text, sorted(table.tally.finished[-1].score, reverse=True)))


def _colours(table: Table, outcome: Outcome) -> list[int | None]:
    """The colour of each seat's side: a fixed partnership's, as on the table, else the declarer's and the others'."""
    columns = GAMES[table.game].columns(table.players)
    if len(columns) == 2:
        return [next(place for place, column in enumerate(columns) if seat in column) for seat in range(table.players)]
    return list(outcome.sides) or [None] * table.players


def _gain(outcome: Outcome, seat: Seat, reader: Reader) -> str:
    """What a deal was for a seat; where nothing is scored, whether it won."""
    if outcome.scores is not None:
        return number_text(outcome.scores[seat], is_signed=True)
    won = won_by(outcome, seat)
    return "" if won is None else reader.say("picture-won" if won else "picture-lost")


def _bar(ended: ResultContext, summary: Summary, measure: Measure, sides: Sequence[int | None]) -> BarScene:
    """What was taken, by side, the declarer's first, or by player."""
    outcome, say = ended.outcome, phrases(ended.language)
    label = say.say("picture-tricks" if measure.by_tricks else "picture-card-points")
    taken = outcome.tricks if measure.by_tricks else outcome.points
    if measure.each:
        shares = [ShareScene((name,), taken[seat]) for seat, name in enumerate(ended.called)]
        best = tuple(seat for seat in range(len(shares)) if won_by(outcome, seat))
        return BarScene(label, tuple(shares), best=best)
    groups = [ended.side(0), ended.side(1)]
    amounts = [sum(taken[seat] for seat in group) for group in groups]
    if not measure.by_tricks and outcome.side_points is not None:
        amounts = list(outcome.side_points)
    shares = [
        ShareScene(_side_names(ended, group), amount, sides[group[0]])
        for group, amount in zip(groups, amounts, strict=True)
    ]
    best = tuple(place for place, group in enumerate(groups) if won_by(outcome, group[0]))
    reachable = [mark for mark in measure.marks if mark <= sum(amounts)]
    return BarScene(
        label, tuple(shares), tuple((mark, str(mark)) for mark in reachable), best if summary.has_winner else ()
    )


def _side_names(ended: ResultContext, group: Sequence[Seat]) -> tuple[str, ...]:
    """Who is on a side; more than two are the others, as the plates' colours tell."""
    if len(group) > 2:
        return (phrases(ended.language).say("result-others"),)
    return tuple(ended.called[seat] for seat in group)


def _told(scene: ResultScene, reader: Reader) -> list[str]:
    """All that the picture says, what it is first."""
    played = " · ".join(
        part for part in (scene.contract, scene.trump.sign if scene.trump is not None else "", scene.maker) if part
    )
    victory = f"{scene.victory} {scene.final}".strip()
    parts = [reader.say("alt-result", game=scene.title), victory, played, scene.headline, scene.why]
    if scene.is_shameful:
        parts.insert(1, reader.say("alt-result-sheep"))
    if scene.bar is not None:
        amounts = ", ".join(
            reader.say("alt-score-one", name=reader.listed(share.names), score=str(share.amount))
            for share in scene.bar.shares
        )
        parts.append(reader.say("alt-result-took", what=scene.bar.label, amounts=amounts))
        if scene.bar.marks:
            parts.append(reader.say("alt-result-marks", marks=", ".join(words for _, words in scene.bar.marks)))
    gains = [reader.say("alt-score-one", name=each.name, score=each.gain) for each in scene.gains if each.gain]
    if gains:
        parts.append(reader.say("result-gained", scores=", ".join(gains)))
    return parts


def by_column(
    game: str, numbers: Sequence[int], called: Sequence[str], language: str = "en", *, best_first: bool = False
) -> str:
    """Numbers by column of the score sheet, each behind its names as they are given: `Anna and Carl (6), Bert (10)`."""
    say, pairs = phrases(language), list(zip(column_names(game, called, language), numbers, strict=True))
    listed = sorted(pairs, key=lambda pair: -pair[1]) if best_first else pairs
    return ", ".join(say.say("alt-score-one", name=name, score=number_text(number)) for name, number in listed)


def games_text(game: str, tally: Tally, called: Sequence[str], language: str = "en") -> str:
    """How many finished games each column has won: `2–1` between two pairs, else by name."""
    won = [sum(column in each.winners for each in tally.finished) for column in range(len(tally.score))]
    return "–".join(map(str, won)) if len(won) == 2 else by_column(game, won, called, language)


def running_score(game: str, tally: Tally, names: Sequence[str], language: str = "en") -> str:
    """How the game stands, as a sentence."""
    called = [escape(name) for name in names]
    return phrases(language).say("result-score", score=by_column(game, tally.score, called, language))


def game_over_text(game: str, finished: Finished, names: Sequence[str], language: str = "en") -> str:
    """Who won a game, with what score, and what is to be said of those who lost it."""
    say, called = phrases(language), [escape(name) for name in names]
    columns = column_names(game, called, language)
    winners = [columns[column] for column in finished.winners]
    losers = say.listed([name for column, name in enumerate(columns) if column not in finished.winners])
    seats = sum(len(GAMES[game].columns(len(called))[column]) for column in finished.winners)
    score = "–".join(map(str, sorted(finished.score, reverse=True)))
    if len(columns) > 2:
        score = by_column(game, finished.score, called, language, best_first=True)
    key = "game-over" if len(columns) == 2 else "game-over-many"
    parts = [say.say(key, who=say.listed(winners), count=seats, score=score)]
    if min(finished.score) == 0 and say.has(f"{game}-shutout"):
        parts.append(say.say(f"{game}-shutout", losers=losers))
    return " ".join((*parts, say.say("game-over-next")))
