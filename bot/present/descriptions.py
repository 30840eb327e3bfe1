"""Hands, tricks and tables in words: the descriptions of their pictures, and what messages repeat of them."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bot.phrases import escape, phrases, plain
from bot.present.alt_texts import seats_alt, told_within, who_is_who, whole_sentences
from bot.present.games import words_of
from bot.present.messages import LONGEST_ALT
from bot.present.results import by_column, games_text
from bot.present.status import status_line
from bot.present.words import (
    Names,
    aside_label,
    card_name,
    card_words,
    cards_text,
    contract_name,
    contract_sentence,
    describe,
    in_words,
    sentence,
    spoken,
    suit_name,
)
from engine.actions import Announce, Declare, Pass, Signal
from engine.cards import Card, Cards, card_points
from engine.events import Acted, Received, TrickTaken
from engine.games import GAMES
from engine.match import Tally
from engine.seats import Seat
from engine.trick import Trick
from engine.views import View


@dataclass(frozen=True, slots=True)
class SideTotal:
    """The tricks of some seats and what their cards count; side: 0 or 1, None where seats stand for themselves.

    points: None in a game of no card points. Cards that were laid away are not in it: they are seen at the end.
    """

    seats: tuple[Seat, ...]
    side: int | None
    tricks: int
    points: int | None


def side_totals(view: View) -> tuple[SideTotal, ...]:
    """Side by side where everybody knows the sides, else seat by seat; empty before the first trick."""
    if not view.tricks:
        return ()
    sides = known_sides(view)
    alone = tuple(((seat,), None) for seat in range(view.players))
    return tuple(_of(view, seats, side) for seats, side in (sides or alone))


def known_sides(view: View) -> tuple[tuple[tuple[Seat, ...], int | None], ...]:
    """Who is with whom, if the reader of the view knows it of every seat; empty otherwise."""
    columns = GAMES[view.game].columns(view.players)
    if len(columns) == 2:
        return tuple((tuple(column), side) for side, column in enumerate(columns))
    if not view.sides or set(view.sides) != {0, 1}:
        return ()
    return tuple((tuple(seat for seat in range(view.players) if view.sides[seat] == side), side) for side in (0, 1))


def _of(view: View, seats: tuple[Seat, ...], side: int | None) -> SideTotal:
    tricks = [trick for trick in view.tricks if trick.winner(view.ranking) in seats]
    points = sum(card_points(trick.cards) for trick in tricks)
    return SideTotal(seats, side, len(tricks), points if points_count(view) else None)


def points_count(view: View) -> bool:
    """Whether the cards' points count in what is played."""
    return view.contract is None or view.contract.name not in words_of(view.game).without_points


def side_total_words(what: SideTotal, language: str) -> str:
    """In words: `3 tricks · 27 points`."""
    say = phrases(language)
    tricks = say.say("taken-tricks", count=what.tricks)
    return tricks if what.points is None else f"{tricks} · {say.say('taken-points', count=what.points)}"


LONGEST_SAID: Final = LONGEST_ALT // 2
"""What was said leaves so much to all else that a table's description tells."""


def hand_alt(view: View, language: str = "en") -> str:
    """The reader's hand for the description of its picture: `Your hand: K♠ Q♣ 10♦`; and what they see beside it."""
    say = phrases(language)
    if not view.hand:
        return say.say("hand-alt-empty")
    held = say.say("hand-alt", cards=cards_text(view.hand))
    values = {"hand": held, "label": say.say_for(view.game, "badge-aside"), "cards": cards_text(view.aside)}
    return say.say("hand-alt-aside", **values) if view.aside else held


def hand_description(
    view: View, language: str = "en", called: Sequence[str] = (), *, has_table: bool = False,
    said: Callable[[Sequence[str]], str] = lambda _: "",
) -> str:  # fmt: skip
    """The same, and below it what a picture shows besides: what is trump, what may be played, suits as words.

    called: everybody's names, where who plays is told too. has_table: whether the picture shows the table; said: what
    was said since the reader's last card, by the names that are told, which stands there too. It changes only where the
    picture does too, which otherwise would be sent again for a few words: that any card may be played is said above it.
    So to who is not asked nothing is said that others change, and what was said stays true.
    """
    held = hand_alt(view, language)
    if not view.hand:
        return held
    if has_table:
        around = told_within(
            called,
            lambda names, whole: (who_is_who(names, whole, language), *_around(view, names, language, said(names))),
            language,
            LONGEST_ALT - len(held) - 1,
        )
        return f"{held}\n{around}"
    parts = [*_marked(view, language, [plain(name) for name in called])]
    parts.append(phrases(language).say("hand-alt-words", cards=_words(view.hand, language)))
    return f"{held}\n{whole_sentences(parts, LONGEST_ALT - len(held) - 1)}"


def hand_by_ear(
    view: View, language: str, called: Sequence[str], told: Callable[[Sequence[str]], Iterable[str]], *, has_table: bool
) -> str:  # fmt: skip
    """The same to who listens, what is new first, which `told` says by the names that are told; cards in words once."""

    def parts(names: Names, whole: Names) -> Iterator[str]:
        yield from told(names)
        yield who_is_who(names, whole, language)
        yield hand_alt(view, language)
        yield from _marked(view, language, names)
        if has_table:
            yield from _standing(view, names, language)

    return told_within(
        called, lambda names, whole: [in_words(part, language) for part in parts(names, whole)], language
    )


def _around(view: View, called: Sequence[str], language: str, said: str) -> Iterator[str]:
    """What a hand's picture tells to who is asked; the reader is *you* where that can stand for a name."""
    own = own_names(view, called, language)
    yield from _marked(view, language, called)
    yield said_text(view, called, language)
    if view.phase == "play" and view.trick.cards:
        cards = _lying(view.trick, own, language, in_words=True)
        yield phrases(language).say("alt-trick", number=len(view.tricks) + 1, cards=cards)
    if view.phase == "play":
        yield _last_trick(view, own, language, reader=view.seat, in_words=True)
    yield said
    yield from _standing(view, called, language)
    yield phrases(language).say("hand-alt-words", cards=_words(view.hand, language))


def _standing(view: View, called: Sequence[str], language: str) -> Iterator[str]:
    """Who is with whom, what each took, what binds and what lies open, as far as the reader knows."""
    yield sides_text(view, called, language)
    if view.phase == "play":
        yield taken_so_far(view, own_names(view, called, language), language)
    yield _announced_alt(view, called, language)
    yield face_up_text(view, called, language)


def own_names(view: View, called: Sequence[str], language: str) -> list[str]:
    """The names for lists: the reader is *you*."""
    you = phrases(language).say("you")
    return [you if seat == view.seat else name for seat, name in enumerate(called)]


def _marked(view: View, language: str, called: Sequence[str] = ()) -> Iterator[str]:
    """What is trump or what is played, which trumps the reader holds, and what they may play if that is not all."""
    say, name = phrases(language), contract_name(view, language)
    if called and (played := contract_text(view, called, language)):
        yield spoken(played, language)
    elif view.contract is not None and view.contract.trump is not None:
        yield say.say("hand-alt-trump", suit=suit_name(view.contract.trump, language))
    elif name:
        yield say.say("hand-alt-game", words=spoken(name, language))
    trumps = view.ranking.trumps_in(view.hand) if view.contract is not None else ()
    if trumps:
        yield say.say("hand-alt-trumps", cards=_words(trumps, language))
    if view.playable and set(view.playable) != set(view.hand):
        playable = frozenset(view.playable)
        may = [card for card in dict.fromkeys(view.hand) if card in playable]
        yield say.say("hand-alt-play", cards=_words(may, language))


def _words(cards: Iterable[Card], language: str) -> str:
    return ", ".join(card_words(card, language) for card in cards)


def taken_text(view: View, language: str = "en") -> str:
    """Which cards the reader has just picked up, as a sentence; empty if they picked none up."""
    got = [each.cards for each in view.history if isinstance(each, Received) and each.cards]
    mine = view.ranking.sorted(got[-1]) if len(got) > 1 and not view.on_table else ()
    return phrases(language).say_for(view.game, "taken", cards=cards_text(mine)) if mine else ""


def trick_text(view: View, names: Names, language: str = "en") -> str:
    """The last complete trick in a private message; empty if there is none."""
    return _last_trick(view, names_for_reader(view, names, language), language, reader=view.seat)


def names_for_reader(view: View, names: Names, language: str) -> list[str]:
    """The names for lists in a private message; the reader is *you*."""
    return own_names(view, [*map(escape, names)], language)


def trick_alt(view: View, names: Names, language: str = "en") -> str:
    return _last_trick(view, [plain(name) for name in names], language, in_words=True)


def _last_trick(
    view: View, called: Sequence[str], language: str, *, reader: Seat | None = None, in_words: bool = False
) -> str:
    if not view.tricks:
        return ""
    trick = view.tricks[-1]
    cards = _lying(trick, called, language, in_words=in_words)
    winner = trick.winner(view.ranking)
    values = {"who": called[winner], "points": card_points(trick.cards)}
    key = "own-trick-taken" if winner == reader else "alt-trick-taken"
    return sentence(phrases(language).say(key, number=len(view.tricks), cards=cards, **values))


def _lying(trick: Trick, called: Sequence[str], language: str, *, in_words: bool = False) -> str:
    return trick_cards(zip(trick.seats, trick.cards, strict=True), called, language, in_words=in_words)


def trick_cards(
    lying: Iterable[tuple[Seat, Card]], called: Sequence[str], language: str, *, in_words: bool = False
) -> str:  # fmt: skip
    """A trick card by card; for those who hear it, in words instead of signs."""
    say, told = phrases(language), []
    for seat, card in lying:
        words = card_words(card, language) if in_words else card_name(card)
        told.append(say.say("alt-card", name=called[seat], card=words))
    return ", ".join(told)


def table_alt(
    view: View, names: Names, tally: Tally | None = None, language: str = "en", *, status: str = "",
    sheet: Names | None = None,
) -> str:  # fmt: skip
    """What the table's picture shows, what is new first, in at most 1,024 characters; uses public facts only.

    status: what is going on, where that is not what the deal waits for. sheet: the names by column of the score where
    people take turns.
    """

    def parts(called: Names, whole: Names) -> list[str]:
        head, seats = _table_head(view, whole, language)
        new, lasting = _newest(view, called, language, status), _lasting(view, called, tally, language, sheet=sheet)
        # where people are numbered it is said first who is who
        return [*new, head, seats, *lasting] if called is whole else [seats, *new, head, *lasting]

    return told_within(names, parts, language)


def open_table_alt(
    view: View, names: Names, hands: Sequence[Cards], aside: Cards, language: str = "en", *, first: str = ""
) -> str:  # fmt: skip
    """The same for a finished deal in which hands lie open, with their cards; those that are empty are left out.

    first: what is said before all that.
    """

    def parts(called: Names, whole: Names) -> list[str]:
        say = phrases(language)
        head, seats = _table_head(view, whole, language)
        others = (*_newest(view, called, language), *_lasting(view, called, None, language, face_up=False))
        held = [
            say.say("alt-card", name=name, card=cards_text(hand))
            for name, hand in zip(called, hands, strict=True)
            if hand
        ]
        opened = say.say("alt-open-hands", cards="; ".join(held)) if held else ""
        label = aside_label(view, len(aside), language)
        laid = say.say("alt-card", name=label, card=cards_text(aside)) if aside else ""
        return [first, head, *([opened, laid, seats] if called is whole else [seats, opened, laid]), *others]

    return told_within(names, parts, language)


def _table_head(view: View, whole: Names, language: str) -> tuple[str, str]:
    say = phrases(language)
    return say.say("alt-table", game=say.say(f"game-{view.game}")), seats_alt(whole, view.dealer, language)


def _newest(view: View, called: Names, language: str, status: str = "") -> list[str]:
    """What a table tells first: what it waits for, and what happened last."""
    return [
        status or status_line(view, called, language, calling=called),
        *_play_alt(view, called, language),
        _signals_alt(view, called, language),
        _announced_alt(view, called, language),
        said_text(view, called, language),
    ]


def _lasting(
    view: View, called: Names, tally: Tally | None, language: str, *, face_up: bool = True, sheet: Names | None = None
) -> list[str]:  # fmt: skip
    """What holds for longer: what is played and by whom, what lies open, and how the game stands."""
    return [
        _contract_alt(view, called, language),
        sides_text(view, called, language),
        face_up_text(view, called, language) if face_up else "",
        *_tally_alt(view, tally, called if sheet is None or len(sheet) == len(called) else sheet, language),
    ]


def contract_text(view: View, called: Sequence[str], language: str = "en") -> str:
    """What is played, or what is trump, and who chose it, without a full stop; empty while nobody did."""
    played = contract_sentence(view, called, language)
    if played:
        return played
    contract, say = view.contract, phrases(language)
    if contract is None or contract.trump is None:
        return ""
    who = "" if contract.declarer is None else called[contract.declarer]
    values = {"suit": suit_name(contract.trump, language), "sign": contract.trump.sign, "who": who}
    return say.say_for(view.game, "alt-trump" if who else "alt-trump-nobody", **values)


def settled_text(view: View, names: Names, language: str = "en") -> str:
    """What is played, where somebody spoke last whose game it is not; empty once a card lies."""
    contract, last = view.contract, view.history[-1] if view.history else None
    if contract is None or contract.declarer is None or not isinstance(last, Acted):
        return ""
    spoke_last = isinstance(last.action, Declare | Pass) and last.seat != contract.declarer
    if not spoke_last or view.phase != "play":
        return ""
    return sentence(contract_text(view, [escape(name) for name in names], language))


def _contract_alt(view: View, called: Sequence[str], language: str) -> str:
    """What is played, and what a game has to tell of its extras."""
    say, extras = phrases(language), view.contract.extras if view.contract is not None else ()
    told = [say.say(key) for extra in extras if say.has(key := f"{view.game}-alt-extra-{extra}")]
    return ". ".join((contract_text(view, called, language), *told))


def sides_text(view: View, called: Sequence[str], language: str) -> str:
    """Who is with whom, as far as the reader of the view knows; where partnerships are fixed the score names them."""
    ours, others = ([called[seat] for seat, side in enumerate(view.sides) if side == which] for which in (0, 1))
    if len(GAMES[view.game].columns(len(called))) == 2 or len(ours) + len(others) < 2:
        return ""
    say = phrases(language)
    key = "alt-sides" if ours and others else "alt-sides-together"
    return say.say(key, ours=say.listed(ours or others), others=say.listed(others))


def said_text(view: View, called: Sequence[str], language: str) -> str:
    """What was said before the play, until that begins.

    Where it is much, what somebody said goes before they said something else, the oldest first: what each said last is
    what counts.
    """
    if view.phase in ("play", "done") or not view.turns:
        return ""
    last = {seat: place for place, (seat, _) in enumerate(view.turns)}
    told = [describe(called[seat], action, language, view.game) for seat, action in view.turns]
    spare = [place for place, (seat, _) in enumerate(view.turns) if last[seat] != place]
    left, gone = sum(len(each) + 2 for each in told), set[int]()
    for place in spare:
        if left <= LONGEST_SAID:
            break
        left -= len(told[place]) + 2
        gone.add(place)
    kept = ["…"] * bool(gone) + [each for place, each in enumerate(told) if place not in gone]
    return phrases(language).say("alt-said", said=", ".join(kept))


def _play_alt(view: View, called: Sequence[str], language: str) -> list[str]:
    if view.phase != "play":
        return []
    say, number = phrases(language), len(view.tricks) + 1
    cards = _lying(view.trick, called, language, in_words=True)
    if not cards and view.tricks:
        parts = [_last_trick(view, called, language, in_words=True)]
    else:
        parts = [say.say("alt-trick" if cards else "alt-trick-empty", number=number, cards=cards)]
    return [*parts, taken_so_far(view, called, language)]


def taken_so_far(view: View, called: Sequence[str], language: str) -> str:
    """The tricks and points of each side, or of each seat where the sides are not known."""
    if not view.tricks:
        return ""
    say = phrases(language)
    parts = []
    totals = side_totals(view)
    for each in [each for each in totals if each.tricks or each.side is not None] or totals:
        names = say.listed([called[seat] for seat in each.seats])
        parts.append(say.say("alt-score-one", name=names, score=side_total_words(each, language)))
    return say.say("alt-tricks", tricks=", ".join(parts))


def _signals_alt(view: View, called: Sequence[str], language: str) -> str:
    """The signals given since the last trick was taken."""
    given = []
    for each in reversed(view.history):
        if isinstance(each, TrickTaken):
            break
        if isinstance(each, Acted) and isinstance(each.action, Signal):
            given.append(describe(called[each.seat], each.action, language, view.game))
    return phrases(language).say("alt-signals", signals=", ".join(reversed(given))) if given else ""


def _announced_alt(view: View, called: Sequence[str], language: str) -> str:
    """What was announced in the course of play, which binds to the end of the deal."""
    calls = [
        describe(called[seat], action, language, view.game)
        for seat, action in view.signals
        if isinstance(action, Announce)
    ]
    return phrases(language).say("alt-announced", said=", ".join(calls)) if calls else ""


def face_up_text(view: View, called: Sequence[str], language: str) -> str:
    say, sort = phrases(language), view.ranking.sorted
    seen = [
        say.say("alt-card", name=called[seat], card=cards_text(sort(cards)))
        for seat, cards in enumerate(view.face_up)
        if cards
    ]
    return say.say("alt-face-up", cards="; ".join(seen)) if seen else ""


def _tally_alt(view: View, tally: Tally | None, called: Sequence[str], language: str) -> list[str]:
    say = phrases(language)
    if tally is None or not GAMES[view.game].is_scored(view.options):
        return []
    parts = [say.say("alt-score", score=by_column(view.game, tally.score, called, language))]
    return parts + (
        [say.say("alt-games", games=games_text(view.game, tally, called, language))] if tally.finished else []
    )


def lobby_alt(game: str, names: Names, language: str = "en") -> str:
    """The picture of a table where people are sitting down; an empty name is a free seat."""
    say, called = phrases(language), [plain(name) if name else "" for name in names]
    parts = (say.say("alt-table", game=say.say(f"game-{game}")), seats_alt(called, None, language))
    return whole_sentences(parts)
