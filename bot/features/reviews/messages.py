"""What the coach found in a deal: somebody's moments with their marks, the costliest as pictures, and the sides."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final, Self

from bot.errors import UserError
from bot.features.reviews.service import Reviews
from bot.phrases import escape, number_text, phrases
from bot.players.finished import Review, ReviewedChoice
from bot.players.games import knowledge_of
from bot.players.knowledge import Marks
from bot.present.deal_presses import OPEN, OWN, ForkPress, ReplayPress
from bot.present.messages import Button, ControlId, Entry, Menu, Message, Picture, small_number
from bot.present.readers import Readers
from bot.present.replays import Course, Replays, alt_of, scene_of, seen_at
from bot.present.words import action_label, cards_text
from bot.tables.finished_deals import moment
from bot.tables.rights import Caller
from engine.actions import Play, read_action
from engine.cards import Card, card_points, read_cards
from engine.seats import Seat
from engine.trick import Trick

REVIEW: Final = "review"
"""The first word of what a control of a review is for."""
SEAT: Final = "seat"
"""What a menu asks for that chooses whose choices are looked at."""
PICTURED: Final = 3
MOST_LINES: Final = 9
"""How many moments are listed below the pictures' ones: Discord has room for no more."""
SLIP: Final = "?!"
"""The sign of what is plainly wrong though the pay stands; lighter than those of the game's marks."""
BOTH_TOLD: Final = 4
"""Of two choices what they bring, and how often they win."""
MANY_MORE: Final = 5
"""Of 100 deals so many more won are worth telling; fewer hardly explain what a choice cost."""
NAMES: Final = ("moment1.png", "moment2.png", "moment3.png")
NUMBERS: Final = ("①", "②", "③")


@dataclass(frozen=True, slots=True)
class Look:
    """Whose choices are shown, and whether with all cards open or only with what their seat knew."""

    seat: Seat
    own: bool


@dataclass(frozen=True, slots=True)
class ReviewPress:
    """A press on a control of a review: a look, the one's own where none is named, or whose is chosen in a menu."""

    table: int
    deal: int
    look: Look | None = None
    asks_seat: bool = False

    @classmethod
    def parse(cls, control: ControlId) -> Self | None:
        match control.what.split(" "):
            case [word] if word == REVIEW:
                return cls(control.table, control.deal)
            case [word, what] if word == REVIEW and what == SEAT:
                return cls(control.table, control.deal, asks_seat=True)
            case [word, what, text] if word == REVIEW and what in {OPEN, OWN}:
                seat = small_number(text)
                return None if seat is None else cls(control.table, control.deal, Look(seat, what == OWN))
        return None

    def __str__(self) -> str:
        look = "" if self.look is None else f"{OWN if self.look.own else OPEN} {self.look.seat}"
        return str(ControlId(self.table, self.deal, 0, f"{REVIEW} {SEAT if self.asks_seat else look}".rstrip()))


def _press(course: Course, look: Look | None = None, *, asks_seat: bool = False) -> ReviewPress:
    return ReviewPress(course.table.id, course.number, look, asks_seat)


@dataclass(frozen=True, slots=True)
class _Told:
    """A moment as it is told: what would have been better, and what it cost; `is_luck` where nobody could know.

    is_slip: plainly wrong, though it hardly changed what the deal pays.
    """

    moment: ReviewedChoice
    better: str
    cost: float
    mark: str = ""
    is_luck: bool = False
    is_slip: bool = False


def review_message(course: Course, review: Review, look: Look) -> Message:
    """What somebody's choices in a deal cost, and where to go from there."""
    own, since = look.own, course.since if look.seat == course.seat else 0
    moments = [each for each in review.moments if each.seat == look.seat and each.step >= since]
    told = _told(moments, knowledge_of(course.table.game).marks, own=own)
    pictured = [each for each in told if each.mark or each.is_luck][:PICTURED]
    listed = sorted([each for each in told if each not in pictured], key=lambda each: each.moment.step)
    reader = course.reader
    lines = [
        _head(course, look),
        _counted(moments, told, reader.language),
        *(_line(course, each, NUMBERS[at], look, at_length=True) for at, each in enumerate(pictured)),
        *(_line(course, each, "·", look) for each in listed[:MOST_LINES]),
        reader.say("review-more", count=len(listed) - MOST_LINES) if len(listed) > MOST_LINES else "",
        *([] if own else _sides(course, review)),
        reader.say("review-unweighed", count=review.unweighed[look.seat]) if review.unweighed[look.seat] else "",
    ]
    pictures = tuple(_picture(course, each, look, at) for at, each in enumerate(pictured))
    return Message("\n".join(line for line in lines if line), pictures, _controls(course, pictured, look))


def seat_question(course: Course) -> Message:
    """Whose choices are to be looked at, for somebody who did not sit there."""
    text = course.reader.say("review-whose", deal=course.number)
    return Message(text, controls=(_seats(course, None, row=0),))


def _told(moments: Sequence[ReviewedChoice], marks: Marks, *, own: bool) -> list[_Told]:
    """Mistakes, the costliest first, plain slips, and then, where all cards are open, bad luck that cost as much."""
    slips = [
        _Told(each, each.instead, each.points, SLIP, is_slip=True)
        for each in moments
        if each.slip and not marks.of(each.clear_cost)
    ]
    others = [each for each in moments if not each.slip or marks.of(each.clear_cost)]
    mistakes = [_Told(each, each.better, each.cost, marks.of(each.clear_cost)) for each in others if each.cost]
    unlucky = [
        _Told(each, each.open_better or "", each.unlucky, is_luck=True)
        for each in others
        if not own and not each.cost and each.unlucky >= marks.doubtful
    ]
    marked, small = [each for each in mistakes if each.mark], [each for each in mistakes if not each.mark]
    return [
        *sorted(marked, key=_costliest), *sorted(slips, key=_costliest), *sorted(small, key=_costliest),
        *sorted(unlucky, key=_costliest),
    ]  # fmt: skip


def _costliest(told: _Told) -> tuple[float, int]:
    return -told.cost, told.moment.step


def _head(course: Course, look: Look) -> str:
    reader, called = course.reader, course.reader.called(course.table)
    game, who = reader.say(f"game-{course.table.game}"), escape(called[look.seat])
    head = reader.say("review-head", game=game, deal=course.number, who=who)
    return f"{head}\n-# {reader.say('review-own' if look.own else 'review-open')}"


def _counted(moments: Sequence[ReviewedChoice], told: Sequence[_Told], language: str) -> str:
    say, steps = phrases(language), {each.step for each in moments}
    if not steps:
        return say.say("review-no-choice")
    grave, doubtful, slips = (sum(each.mark == mark for each in told) for mark in ("??", "?", SLIP))
    key = "review-counted" if grave or doubtful or slips else "review-nothing"
    return say.say(key, choices=len(steps), grave=grave, doubtful=doubtful, slips=slips)


def _line(course: Course, told: _Told, sign: str, look: Look, *, at_length: bool = False) -> str:
    """One moment: what was done, what was better and by how much; at length also why, and what came of it."""
    reader, game = course.reader, course.table.game
    cost = reader.say_for(game, "review-cost", amount=number_text(told.cost, reader.language, 1))
    if told.is_slip:
        cost = reader.say("review-points", points=max(1, round(told.cost))) if told.cost else ""
    key = "review-line-luck" if told.is_luck else "review-line-mistake" if cost else "review-line-call"
    key = key if told.mark or told.is_luck else "review-line-perhaps"
    words = {"chosen": _label(told.moment.chosen, course), "better": _label(told.better, course)}
    line = f"{sign} {reader.say(key, where=_where(course, told.moment), cost=cost, **words)}"
    line = f"**{told.mark}** {line}" if told.mark else line
    odds = "" if told.is_luck or told.is_slip or not told.mark else _odds(course, told)
    if not at_length:
        return f"{line} {odds}".rstrip()
    slip = (told.moment.slip, told.moment.slip_why) if told.is_slip else (told.moment.why,)
    reasons = () if told.is_luck else [reason for reason in slip if reason]
    why = [reader.say_for(game, f"review-why-{reason}") for reason in reasons]
    fell = () if look.own else _fell(course, told)
    return " ".join(part for part in (line, *why, odds, *fell) if part)


def _odds(course: Course, told: _Told) -> str:
    """In how many deals that fit each of the two wins, or, where that is hardly more, what each brings."""
    reader, odds = course.reader, told.moment.odds
    if len(odds) == BOTH_TOLD and round(100 * odds[3]) - round(100 * odds[2]) >= MANY_MORE:
        return reader.say("review-wins", chosen=round(100 * odds[2]), better=round(100 * odds[3]))
    if not odds:
        return ""
    brought = {
        name: reader.say_for(course.table.game, "review-cost", amount=number_text(each, reader.language, 1))
        for name, each in zip(("chosen", "better"), odds, strict=False)
    }
    return reader.say("review-brings", **brought)


def _label(action: str, course: Course) -> str:
    if not action:
        return course.reader.say("review-silence")
    return action_label(read_action(action), course.reader.language, course.table.game)


def _where(course: Course, told: ReviewedChoice) -> str:
    """In which trick, or before the first."""
    view, reader = moment(course.whole, told.step).view(None), course.reader
    is_play = (view.contract is not None and _card(told.chosen) is not None) or bool(view.tricks or view.trick.cards)
    if not is_play:
        return reader.say("review-before")
    return reader.say("replay-trick", number=len(view.tricks) + 1)


def _fell(course: Course, told: _Told) -> tuple[str, ...]:
    """What the trick became in truth, and what it would have become with the better card."""
    if _card(told.moment.chosen) is None:
        return ()
    number, whole = len(moment(course.whole, told.moment.step).view(None).tricks), course.whole.view(None)
    if number >= len(whole.tricks):
        return ()
    trick, cards = whole.tricks[number], read_cards(told.moment.trick)
    fell = _trick_went("review-fell", trick, course)
    if told.is_luck or told.is_slip:
        return (fell,)
    if cards:
        would = replace(trick, cards=cards)
        ranking = course.whole.view(None).ranking
        is_same = would.winner(ranking) == trick.winner(ranking)
        return fell, _trick_went("review-would-hold" if is_same else "review-would-fall", would, course)
    if not told.moment.is_later:
        return (fell,)
    return fell, course.reader.say(_later(told.moment))


def _later(told: ReviewedChoice) -> str:
    """What there is to say where the better card does hardly anything for its trick, as the cards lay."""
    if told.open_gain is None:
        return "review-unknown-later"
    if told.open_gain > 0:
        return "review-later"
    return "review-lucky" if told.open_gain < 0 else "review-same"


def _trick_went(key: str, trick: Trick, course: Course) -> str:
    winner = escape(course.reader.called(course.table)[trick.winner(course.whole.view(None).ranking)])
    values = {"who": winner, "cards": cards_text(trick.cards), "points": card_points(trick.cards)}
    return course.reader.say(key, **values)


def _card(action: str) -> Card | None:
    done = read_action(action) if action else None
    return done.card if isinstance(done, Play) else None


def _sides(course: Course, review: Review) -> list[str]:
    """What a choice of each side cost on average, and how much of that nobody could have known."""
    outcome, reader, table = course.whole.outcome, course.reader, course.table
    sides = outcome.sides if outcome is not None and outcome.sides else tuple(range(table.players))
    called, lines = reader.called(table), []
    for side in dict.fromkeys(sides):
        seats = [seat for seat, its in enumerate(sides) if its == side]
        found = [each for each in review.moments if each.seat in seats]
        choices = len({each.step for each in found})
        costs = {"mistakes": sum(each.cost for each in found), "luck": sum(each.unlucky for each in found)}
        worded = {
            name: reader.say_for(
                table.game, "review-cost", amount=number_text(each / max(1, choices), reader.language, 1)
            )
            for name, each in costs.items()
        }
        who = reader.listed([escape(called[seat]) for seat in seats])
        lines.append(reader.say("review-side", who=who, choices=choices, **worded))
    return lines


def _picture(course: Course, told: _Told, look: Look, at: int) -> Picture:
    """The moment before the choice, with the card that was played ringed, and the better one."""
    seen = seen_at(course, told.moment.step, look.seat if look.own else None)
    drawn = scene_of(course, seen)
    seats = list(drawn.seats)
    played, better = _card(told.moment.chosen), _card(told.better)
    seats[look.seat] = replace(seats[look.seat], played=played, better=better)
    reader = course.reader
    words = {"chosen": _label(told.moment.chosen, course), "better": _label(told.better, course)}
    rings = reader.say("review-alt-rings" if played is not None else "review-alt", **words)
    scene = replace(drawn, seats=tuple(seats), status=str(at + 1), tallies=())
    return Picture(scene, NAMES[at], alt_of(course, seen, f"{NUMBERS[at]} {rings}"))


def _controls(course: Course, told: Sequence[_Told], look: Look) -> tuple[Button | Menu, ...]:
    """To play on from each pictured moment, to look the other way, to the replay, and to the others' choices."""
    reader, is_own_seat = course.reader, look.seat == course.seat
    presses = [ForkPress(course.at_step(each.moment.step), asks_seat=not is_own_seat) for each in told]
    forks = [Button(f"{NUMBERS[at]} {reader.say('button-fork')}", str(press)) for at, press in enumerate(presses)]
    other = replace(look, own=not look.own)
    looks = [Button(reader.say(f"button-look-{OPEN if look.own else OWN}"), str(_press(course, other)), row=1)]
    replays = Button(reader.say("button-replay"), str(ReplayPress(course.at_step(0), look.own, "look")), row=1)
    others = () if look.own else (_seats(course, look.seat, row=2),)
    return (*forks, *(looks if is_own_seat else ()), replays, *others)


def _seats(course: Course, chosen: Seat | None, *, row: int) -> Menu:
    called = course.reader.called(course.table)
    entries = tuple(Entry(str(seat), name, chosen=seat == chosen) for seat, name in enumerate(called))
    return Menu(course.reader.say("menu-review-seat"), str(_press(course, asks_seat=True)), entries, row=row)


Tell = Callable[[int, int], None]


class Reviewing:
    """Shows what the coach found to whoever may see the deal's replay."""

    def __init__(self, people: Readers, replays: Replays, reviews: Reviews) -> None:
        self._people = people
        self._replays = replays
        self._reviews = reviews

    async def show(
        self, caller: Caller, number: int, seat: Seat | None = None, *, own: bool = False,
        tell: Tell = lambda *_: None,
    ) -> Message:  # fmt: skip
        """What somebody's choices cost, the reader's if no seat is named; who had none is asked for one.

        own: only with what the reader's seat knew. tell: told how far it is, where nobody has asked before.
        """
        course = await self._replays.course(caller, number)
        seat = course.seat if seat is None else seat
        if own and (seat is None or seat != course.seat):
            raise UserError("not-your-deal", number=number)
        if seat is None:
            return seat_question(course)
        if not 0 <= seat < course.whole.start.players:
            raise UserError("no-such-seat", seat=seat + 1, seats=course.whole.start.players)
        review = await self._reviews.of(caller.guild, number, tell)
        return review_message(course, review, Look(seat, own))

    async def progress(self, caller: Caller, at: int, of: int) -> Message:
        """What is said while it is looked at; nothing is known yet where `of` is nought."""
        reader = await self._people.reader(caller)
        return Message(reader.say("review-looking", at=at, of=of) if of else reader.say("review-waiting"))
