"""A finished deal played again: the table and the hand of its one person, and at its end how it went both times."""

from collections.abc import Sequence
from dataclasses import replace

from bot.phrases import phrases, plain
from bot.present.both_ends import end_text, ends_picture
from bot.present.descriptions import table_alt, trick_text
from bot.present.guide import KNOWN
from bot.present.halting import MORE
from bot.present.messages import LONGEST_TEXT, PLAN, Button, Manner, Menu, Message, Picture, Press
from bot.present.pictures import table_scene
from bot.present.presenter import hand
from bot.present.replays import CHALLENGE, OPEN, SEATS, UPLOADED, fork_words, named
from bot.present.rows import IN_A_ROW
from bot.present.seats import Names, seat_names
from bot.present.steps import CLAIM, Step
from bot.present.times import countdown
from bot.present.words import LABEL, shortened
from bot.tables.forks import Ends, ForkSight, SourceDeal
from bot.tables.model import OFFERED, Preferences
from engine.search.claims import proven_line
from engine.views import View


def seat_choice(played: SourceDeal, at: Press, names: Names, language: str) -> Message:
    """In which seat of a finished deal somebody wants to play on: all of them, by who sat there.

    at: what a control says that plays on from there, but for the seat.
    """
    say = phrases(language)
    called = seat_names(named(played.table), names, language)
    buttons = tuple(
        Button(
            shortened(say.say("fork-seat", seat=seat + 1, name=plain(name)), LABEL),
            str(replace(at, what=f"{at.what} {seat}")),
            row=seat // IN_A_ROW,
        )
        for seat, name in enumerate(called)
    )
    return Message(say.say("fork-which-seat", deal=played.number, step=at.version), controls=buttons)


def fork_message(
    seen: ForkSight, names: Names, preferences: Preferences, language: str, *, step: Step | None = None,
    note: str = "", made: Sequence[str] = (),
) -> Message:  # fmt: skip
    """A fork as its person sees it. step: the second step of a question; note: what is to be said first.

    made: what others made of the same challenge, which is told once it is over.
    """
    if seen.ends is not None:
        return _over(seen, seen.ends, names, language, made)
    table, view = seen.sight.table, seen.sight.view
    if view is None:
        raise ValueError("a fork is always seen from a seat")
    called = seat_names(table, names, language)
    head = "fork-head" if seen.fork.challenge is None else "challenge-fork-head"
    above = (note, _head(head, seen, language), _last_trick(view, called, language))
    place = "\n".join(line for line in above if line)
    solo = seen.fork.solo
    preferences = replace(preferences, guided=table.game if solo is not None and solo.guided else "", offer=OFFERED)
    message = hand(seen.sight, names, preferences, language, place, step=step, has_table=False)
    scene = replace(table_scene(table, view, names, language), four_colour=preferences.four_colours, tallies=())
    picture = Picture(scene, "table.png", table_alt(view, called, None, language))
    controls = tuple(each for each in message.controls if not _is_for_tables(each, view))
    return replace(message, pictures=(picture, *message.pictures), controls=controls)


def _is_for_tables(control: Button | Menu, view: View) -> bool:
    """Whether a control chooses cards beforehand, or claims what is not proven, where nobody waits or can be asked, or
    ends the guiding, which one deal has and another has not, or leads to what can be done at a table.
    """
    word = control.press.split(":", 3)[3].split(" ")[0]
    return word in (PLAN, KNOWN, MORE) or (word == CLAIM and proven_line(view) is None)


def _head(key: str, seen: ForkSight, language: str) -> str:
    say, fork = phrases(language), seen.fork
    game = say.say(f"game-{seen.sight.table.game}")
    if seen.day is not None:
        return say.say("daily-try-head", game=game, day=seen.day.date, when=countdown(seen.day.closes))
    if fork.solo is not None:
        return say.say("solo-head", game=game)
    return say.say(key, game=game, deal=fork.number, step=fork.step)


def _last_trick(view: View, called: Sequence[str], language: str) -> str:
    """The last complete trick, unless the hand itself tells of it, as it does to who is to lead."""
    return trick_text(view, called, language) if view.trick.cards else ""


def _over(seen: ForkSight, ends: Ends, names: Names, language: str, made: Sequence[str]) -> Message:
    """Both ends of the deal, in words and side by side, and what others made of it."""
    say, fork, table = phrases(language), seen.fork, seen.sight.table
    then, now = seat_names(named(ends.table), names, language), seat_names(table, names, language)
    lines = [
        _head("fork-over-head", seen, language),
        end_text("fork-then", ends.then, then, language),
        end_text("fork-now", ends.now, now, language),
        *made,
    ]
    if fork.upload is None:
        at = Press(seen.table, fork.number, fork.step, OPEN)
    else:
        at = Press(0, fork.upload, fork.step, UPLOADED)
    words = fork_words(is_upload=fork.upload is not None)
    controls = [
        Button(say.say("button-fork-again"), str(replace(at, what=f"{words} {fork.seat}")), Manner.MAIN),
        Button(say.say("button-fork-seats"), str(replace(at, what=f"{words} {SEATS}"))),
        Button(say.say("button-replay"), str(at)),
    ]
    if fork.upload is None:
        controls.append(Button(say.say("button-challenge"), str(replace(at, what=CHALLENGE))))
    picture = ends_picture(fork.number, ends.then, ends.now, then, language)
    return Message("\n".join(lines)[:LONGEST_TEXT], (picture,), tuple(controls))
