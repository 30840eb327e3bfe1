"""A finished deal played again: the table and the hand of its one person, and at its end how it went both times."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.phrases import phrases, plain
from bot.present.contracts import contract_name
from bot.present.descriptions import table_alt, trick_text
from bot.present.ended import signed
from bot.present.messages import LONGEST_ALT, LONGEST_TEXT, Button, Manner, Menu, Message, Picture, Press
from bot.present.pictures import table_scene
from bot.present.presenter import hand
from bot.present.replays import FORK, OPEN, SEATS, named
from bot.present.results import result_text
from bot.present.scenes import LedgerRow, LedgerScene
from bot.present.seats import Names, seat_names
from bot.present.steps import Step
from bot.present.words import LABEL, shortened
from bot.tables.forks import Ends, ForkSight
from bot.tables.model import Preferences, Table
from engine.outcome import Outcome, won_by
from engine.views import View

IN_A_ROW: Final = 5
BESIDE: Final = ("claim", "plan")
"""What a hand at a table can do beside answering; in a fork nobody waits for anybody, and the cards go quickly."""


def seat_choice(table: Table, number: int, step: int, names: Names, language: str) -> Message:
    """In which seat of a finished deal somebody wants to play on: all of them, by who sat there."""
    say, at = phrases(language), Press(0, number, step, FORK)
    called = seat_names(named(table), names, language)
    buttons = tuple(
        Button(
            shortened(say.say("fork-seat", seat=seat + 1, name=plain(name)), LABEL),
            str(replace(at, what=f"{FORK} {seat}")),
            row=seat // IN_A_ROW,
        )
        for seat, name in enumerate(called)
    )
    return Message(say.say("fork-which-seat", deal=number, step=step), controls=buttons)


def fork_message(
    seen: ForkSight, names: Names, preferences: Preferences, language: str, *, step: Step | None = None, note: str = ""
) -> Message:
    """A fork as its person sees it. step: the second step of a question; note: what is to be said first."""
    if seen.ends is not None:
        return _over(seen, seen.ends, names, language)
    table, view = seen.sight.table, seen.sight.view
    if view is None:
        raise ValueError("a fork is always seen from a seat")
    called = seat_names(table, names, language)
    above = (note, _head("fork-head", seen, language), _last_trick(view, called, language))
    place = "\n".join(line for line in above if line)
    message = hand(seen.sight, names, replace(preferences, guided=""), language, place, step=step)
    scene = replace(table_scene(table, view, names, language), four_colour=preferences.four_colours, tallies=())
    picture = Picture(scene, "table.png", table_alt(view, called, None, language))
    controls = tuple(each for each in message.controls if _answers(each))
    return replace(message, pictures=(picture, *message.pictures), controls=controls)


def _answers(control: Button | Menu) -> bool:
    """Whether a control answers what is asked."""
    return control.press.split(":", 3)[3].split(" ")[0] not in BESIDE


def _head(key: str, seen: ForkSight, language: str) -> str:
    say, fork = phrases(language), seen.fork
    return say.say(key, game=say.say(f"game-{seen.sight.table.game}"), deal=fork.number, step=fork.step)


def _last_trick(view: View, called: Sequence[str], language: str) -> str:
    """The last complete trick, unless the hand itself tells of it, as it does to who is to lead."""
    return trick_text(view, called, language) if view.trick.cards else ""


def _over(seen: ForkSight, ends: Ends, names: Names, language: str) -> Message:
    """Both ends of the deal, in words and side by side."""
    say, fork, table = phrases(language), seen.fork, seen.sight.table
    then, now = seat_names(named(ends.table), names, language), seat_names(table, names, language)
    lines = [
        _head("fork-over-head", seen, language),
        say.say("fork-then", result=_result(ends.then, then, language)),
        say.say("fork-now", result=_result(ends.now, now, language)),
    ]
    at = Press(seen.table, fork.number, fork.step, OPEN)
    controls = (
        Button(say.say("button-fork-again"), str(replace(at, what=f"{FORK} {fork.seat}")), Manner.MAIN),
        Button(say.say("button-fork-seats"), str(replace(at, what=f"{FORK} {SEATS}"))),
        Button(say.say("button-replay"), str(at)),
    )
    return Message("\n".join(lines)[:LONGEST_TEXT], (_both(seen, ends, then, language),), controls)


def _result(view: View, called: Sequence[str], language: str) -> str:
    outcome = view.outcome
    return "" if outcome is None else result_text(view.game, outcome, called, language, contract=view.contract)


def _both(seen: ForkSight, ends: Ends, called: Sequence[str], language: str) -> Picture:
    """A row for each time: what was played, and what each seat had of it."""
    say = phrases(language)
    rows = tuple(
        LedgerRow("", _gains(view.outcome), say.say(key), _played(view, language), _winners(view.outcome))
        for key, view in (("fork-row-then", ends.then), ("fork-row-now", ends.now))
        if view.outcome is not None
    )
    columns = tuple(plain(name) for name in called)
    title = say.say("fork-title", game=say.say(f"game-{seen.sight.table.game}"), deal=seen.fork.number)
    told = [
        say.say(
            "alt-ledger-row",
            what=" ".join(part for part in (row.who, row.what) if part),
            scores=", ".join(
                say.say("alt-score-one", name=name, score=score)
                for name, score in zip(columns, row.scores, strict=True)
            ),
        )
        for row in rows
    ]
    alt = " ".join((f"{title}.", *told))[:LONGEST_ALT]
    return Picture(LedgerScene(columns, rows, title), "result.png", alt)


def _played(view: View, language: str) -> str:
    """What was played, in a word or two; what was added to it the sentences tell."""
    name = contract_name(view, language).partition(", ")[0]
    trump = view.contract.trump if view.contract is not None else None
    return f"{name} {trump.sign}" if trump is not None else name


def _gains(outcome: Outcome) -> tuple[str, ...]:
    """What each seat scored, or where nothing is scored its card points."""
    return tuple(map(signed, outcome.scores)) if outcome.scores is not None else tuple(map(str, outcome.points))


def _winners(outcome: Outcome) -> tuple[int, ...]:
    return tuple(seat for seat in range(len(outcome.points)) if won_by(outcome, seat))
