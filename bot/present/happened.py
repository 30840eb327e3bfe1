"""What happened since somebody's last card or answer, newest first: the first lines of a hand.

A hand is edited as its owner is asked and as they answer. So who is asked is told all since their last answer, and who
waits all from the answer before that to their own last deed, which others change no more: edits may be joined, and yet
everything is told once. All of it comes from what the owner of the view was told.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from itertools import chain
from typing import Final

from bot.phrases import phrases
from bot.present.descriptions import (
    contract_text,
    known_sides,
    own_names,
    points_count,
    sides_text,
    taken_so_far,
    taken_text,
    trick_cards,
)
from bot.present.pictures import as_asked
from bot.present.words import card_name, in_words, sentence, suit_name, told_text
from engine.actions import Announce, Cut, Play, Signal, Trump
from engine.cards import card_points
from engine.decisions import Selection
from engine.events import Acted, Gave, Happening, LaidAway, Received, TrickTaken
from engine.games import GAMES
from engine.seats import Seat
from engine.trick import Trick
from engine.views import View

LONGEST: Final = 900
"""Of more than so much that was said before the play the oldest is left out: the question has to stand below it."""
LONGEST_BRIEF: Final = 160
"""The same in a few words."""


class TrickDetail(Enum):
    """Of which cards a trick that was taken is told: of all, of those that its owner has not heard of, or of none."""

    ALL = auto()
    SINCE_OWN = auto()
    NONE = auto()


ANSWERS: Final = tuple(map(Announce, ("override", "alone", "partner", "special")))
"""What is announced when one is asked; all other announcements are made out of turn."""


@dataclass(frozen=True, slots=True)
class ToldPart:
    """Everything that somebody was told, and from which place to which one it is to be told again."""

    told: tuple[Happening, ...]
    start: int
    end: int

    @property
    def part(self) -> tuple[Happening, ...]:
        return self.told[self.start : self.end]


def course_of(view: View) -> ToldPart:
    """What a hand tells: to who is asked all since their last answer, to who waits what led to their own last deed.

    The last card plays itself, so what is told stays the same until the deal is over; then all is told.
    """
    told = as_asked(view).history
    own = [place for place, each in enumerate(told) if _is_own(each, view.seat)]
    if view.seat in view.waiting_for and view.phase != "done":
        if own and own[-1] + 1 < len(told) and _is_trick_of(told[own[-1] + 1], view.seat):
            own.pop()  # they were asked to lead at once, so nothing was shown since the answer before
        return ToldPart(told, _start(told, own), len(told))
    if not view.hand or view.phase == "done":
        plays = [place for place in own if _is_play(told[place])]
        own = [place for place in own if not plays or place < plays[-1]]
        if view.phase == "done":
            return ToldPart(told, _start(told, own), len(told))
    if not own:
        return ToldPart(told, 0, 0)
    end = own[-1] + 1
    end += end < len(told) and isinstance(told[end], TrickTaken)  # their card made the trick complete
    return ToldPart(told, _start(told, [place for place in own if place < _last_answer(told, own)]), end)


def _last_answer(told: Sequence[Happening], own: Sequence[int]) -> int:
    return next((place for place in reversed(own) if _is_answer(told[place])), 0)


def _start(told: Sequence[Happening], own: Sequence[int]) -> int:
    """What follows somebody's last answer, and what was said while they were asked: they may have answered before that.

    What they said out of turn is no answer: nothing was told them then.
    """
    answer = next((place for place in reversed(own) if _is_answer(told[place])), None)
    if answer is None:
        return 0
    start = answer
    while start and _is_besides(told[start - 1]):
        start -= 1
    return start if start < answer else answer + 1


def _is_besides(happening: Happening) -> bool:
    """Whether it may have been said while who answered after it was already asked: one of several, or out of turn."""
    return isinstance(happening, Acted) and (happening.others or not _is_answer(happening))


def _is_own(happening: Happening, seat: Seat | None) -> bool:
    match happening:
        case Acted(who, action):
            return who == seat and not isinstance(action, Cut)
        case LaidAway(who) | Gave(who):
            return who == seat
    return False


def _is_answer(happening: Happening) -> bool:
    is_word = isinstance(happening, Acted) and isinstance(happening.action, Announce | Signal)
    return not is_word or (isinstance(happening, Acted) and happening.action in ANSWERS)


def _is_trick_of(happening: Happening, seat: Seat | None) -> bool:
    return isinstance(happening, TrickTaken) and happening.seat == seat


def _is_play(happening: Happening) -> bool:
    return isinstance(happening, Acted) and isinstance(happening.action, Play)


def happened_lines(
    view: View, called: Sequence[str], language: str = "en", *, detail: TrickDetail = TrickDetail.ALL
) -> tuple[str, ...]:  # fmt: skip
    """What happened, newest first: the trick that lies, how the last one ended and what was said, then the bidding.

    called: everybody's names by seat, put in as they are given. detail: with none, of what was said too only the newest
    is told; there are as many lines.
    """
    course, longest = course_of(view), LONGEST_BRIEF if detail is TrickDetail.NONE else LONGEST
    is_asked = view.seat in view.waiting_for and view.phase not in ("play", "done")
    if is_asked and isinstance(view.asked, Selection) and (got := taken_text(view, language)):
        return (got, *([said] if (said := _said(course.part, view, called, language, longest)) else ()))
    lying = _lying(course, view, called, language)
    played = " ".join(reversed([*_played(course, view, called, language, detail)]))
    told = _so_far if is_asked else _before
    return tuple(line for line in (lying, played, told(course, view, called, language, longest)) if line)


def _first_play(told: Sequence[Happening]) -> int:
    return next((place for place, each in enumerate(told) if _is_play(each)), len(told))


def _lying(course: ToldPart, view: View, called: Sequence[str], language: str) -> str:
    """The trick that was not complete at the end, and which card of it is the reader's own."""
    told, say = course.told[: course.end], phrases(language)
    taken = [place for place, each in enumerate(told) if isinstance(each, TrickTaken)]
    plays = [each for each in told[taken[-1] + 1 if taken else 0 :] if _is_play(each)]
    lie = [(each.seat, each.action.card) for each in plays if isinstance(each, Acted) and isinstance(each.action, Play)]
    if not lie:
        return ""
    number, own = len(taken) + 1, own_names(view, called, language)
    (last, card), before = lie[-1], lie[:-1]
    if last != view.seat or view.seat in view.waiting_for:
        return sentence(say.say("alt-trick", number=number, cards=trick_cards(lie, own, language)))
    values = {"number": number, "card": card_name(card), "cards": trick_cards(before, own, language)}
    return sentence(say.say("happened-own" if before else "happened-own-lead", **values))


def _played(
    course: ToldPart, view: View, called: Sequence[str], language: str, detail: TrickDetail = TrickDetail.ALL, *,
    opens_all: bool | None = None, tells_leader: bool = False,
) -> Iterator[str]:  # fmt: skip
    """Who took which trick, and what else was said or done in the play, each in a sentence.

    opens_all: whether every trick may be looked at; as soon as the deal is over, if nothing is said of it.
    """
    first, number = _first_play(course.told), 0
    opens_all = view.phase == "done" if opens_all is None else opens_all
    last = sum(isinstance(each, TrickTaken) for each in course.told[: course.end])
    for place, each in enumerate(course.told[: course.end]):
        number += isinstance(each, TrickTaken)
        if place < max(first, course.start) or _is_play(each):
            continue
        if isinstance(each, TrickTaken):
            key, is_open = "happened-trick-led" if tells_leader else "happened-trick", number == last or opens_all
            yield _taken(view, number, each.trick, called, language, detail if is_open else TrickDetail.NONE, key)
        elif not isinstance(each, Received):
            yield sentence(_told(each, view, called, language))


def _taken(  # noqa: PLR0917 - as its sentence has them
    view: View, number: int, trick: Trick, called: Sequence[str], language: str, detail: TrickDetail, key: str
) -> str:  # fmt: skip
    """How a trick ended: `Trick 4: Carl took it, 19 points (you: 10♣, Bert: K♣, Carl: A♣).`

    Its cards may be looked at no more once the next one is taken. key: of the phrase.
    """
    winner, own = trick.winner(view.ranking), own_names(view, called, language)
    values = {
        "number": number,
        "whose": "you" if winner == view.seat else "other",
        "who": own[winner],
        "led": "you" if trick.seats[0] == view.seat else "other",
        "leader": own[trick.seats[0]],
        "counts": "yes" if points_count(view) else "no",
        "count": card_points(trick.cards),
    }
    known = trick.seats.index(view.seat) + 1 if detail is TrickDetail.SINCE_OWN and view.seat in trick.seats else 0
    lay = [*zip(trick.seats, trick.cards, strict=True)][known:] if detail is not TrickDetail.NONE else []
    told = phrases(language).say(key, **values)
    return sentence(f"{told} ({trick_cards(lay, own, language)})" if lay else told)


def _before(course: ToldPart, view: View, called: Sequence[str], language: str, longest: int) -> str:
    """What was said before the play, in its order; empty where nothing is to be told of that."""
    return _said(course.told[course.start : min(course.end, _first_play(course.told))], view, called, language, longest)


def _said(part: Sequence[Happening], view: View, called: Sequence[str], language: str, longest: int) -> str:
    said = _shortened([_told(each, view, called, language) for each in part if _is_said(each, view)], longest)
    return sentence(said) if said else ""


def _so_far(course: ToldPart, view: View, called: Sequence[str], language: str, longest: int) -> str:
    """To who is asked before the play: what happened since their last answer, and what each had said last before."""
    since = {each.seat for each in course.part if isinstance(each, Acted)}
    last = dict[Seat, Happening]()
    for each in course.told[: course.start]:
        if isinstance(each, Acted) and each.seat not in since and _is_said(each, view):
            last.pop(each.seat, None)
            last[each.seat] = each
    told = [_told(each, view, called, language) for each in (*last.values(), *course.part) if _is_said(each, view)]
    return sentence(phrases(language).say("alt-said", said=_shortened(told, longest))) if told else ""


def _shortened(told: list[str], longest: int, language: str = "") -> str:
    """In a row; the oldest are left out where that is too much. language: in which cards may be told in words."""
    lengths = [len(in_words(each, language)) if language else len(each) for each in told]
    left = sum(length + 2 for length in lengths)
    gone = 0
    while left > longest and gone < len(told):
        left -= lengths[gone] + 2
        gone += 1
    return ", ".join(chain(["…"] * bool(gone), told[gone:]))


def _is_said(happening: Happening, view: View) -> bool:
    """Whether it is something to tell: not what all have been dealt, nor a cut that nobody was asked for."""
    if isinstance(happening, Acted) and isinstance(happening.action, Cut):
        return len(GAMES[view.game].cut_styles) > 1
    return not isinstance(happening, Received)


def _told(happening: Happening, view: View, called: Sequence[str], language: str) -> str:
    """A happening, to stand among others: the reader's own begins with a small letter."""
    text = told_text(happening, called, language, view.game, reader=view.seat)
    if (happening.giver if isinstance(happening, Gave) else happening.seat) == view.seat:
        return text[:1].lower() + text[1:]
    named = next((action.suit for _, action in reversed(view.turns) if isinstance(action, Trump)), None)
    if named is None or not isinstance(happening, Acted) or happening.action != Announce("override"):
        return text
    suit = f"{named.sign} {suit_name(named, language)}"
    return phrases(language).say("news-override", who=called[happening.seat], suit=suit).rstrip(".")


def said_since(view: View, called: Sequence[str], language: str = "en") -> str:
    """What was said and done since but for cards, for who is asked to play and hears their cards and the tricks."""
    course = course_of(view)
    words = [each for each in course.part if not isinstance(each, TrickTaken) and not _is_play(each)]
    return _said(words, view, called, language, LONGEST)


def whole_course(
    view: View, called: Sequence[str], language: str, room: int, *, opens_all: bool
) -> tuple[tuple[str, ...], bool]:  # fmt: skip
    """Everything that happened in a deal, newest first: each trick and each word of the play, then what came before.

    And whether all of it found room; if not the oldest is left out, and it is said that something is. room: in
    characters, once cards are told in words. opens_all: whether every trick may be looked at; else the last one alone.
    """
    told = as_asked(view).history
    course, left_out = ToldPart(told, 0, len(told)), phrases(language).say("so-far-left-out")
    played = [*_played(course, view, called, language, opens_all=opens_all, tells_leader=True)]
    lines = [line for line in (_lying(course, view, called, language), *reversed(played)) if line]
    lines += [got] if (got := taken_text(view, language)) else []
    said = [_told(each, view, called, language) for each in told[: _first_play(told)] if _is_said(each, view)]
    kept, left = list[str](), room
    for line in lines:
        left -= len(in_words(line, language)) + 1
        if left < len(left_out) + 1:
            return (*kept, left_out), False
        kept.append(line)
    row = _shortened(said, left - len("…, ."), language)
    if said:
        kept.append(left_out if row == "…" else sentence(row))
    return tuple(kept) or (phrases(language).say("so-far-nothing"),), not row.startswith("…")


def standing_line(view: View, called: Sequence[str], language: str = "en") -> str:
    """The same small, for who is asked to play; empty before the play."""
    told = standing_text(view, called, language) if view.phase == "play" else ""
    return f"-# {told}" if told else ""


def standing_text(view: View, called: Sequence[str], language: str = "en") -> str:
    """Who plays what, who is with whom and what was taken, as far as the reader knows."""
    own = own_names(view, called, language)
    is_told = bool(view.tricks and known_sides(view))  # who is with whom is told by what they took
    sides = "" if is_told else sides_text(view, called, language)
    parts = (contract_text(view, called, language), sides, taken_so_far(view, own, language))
    return " ".join(sentence(part) for part in parts if part)
