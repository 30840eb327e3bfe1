"""From sights to messages: what is said to whom, and what they can press."""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from bot.phrases import escape, phrases, plain
from bot.present.by_ear import few_words
from bot.present.confirmations import CLAIM, QuestionStep, StepAnswer, StepPress, still_stands
from bot.present.controls import controls_for, cut_controls, step_controls
from bot.present.deal_presses import DealMoment, ReplayPress
from bot.present.descriptions import (
    hand_by_ear,
    hand_description,
    lobby_alt,
    settled_text,
    table_alt,
    trick_alt,
    trick_text,
)
from bot.present.figures import ScoresPress, SheetPart, in_words, link_button
from bot.present.games import words_of
from bot.present.happened import TrickDetail, course_of, happened_lines, said_since, standing_line
from bot.present.interruptions import (
    claim_call,
    claim_lines,
    halt_buttons,
    halt_line,
    headline,
    more_button,
    own_halt_buttons,
    own_lines,
    refused_line,
    vote_buttons,
)
from bot.present.ledgers import has_ledger, ledger_scene, ledger_words, pages, strokes_words
from bot.present.looks import Lookup, with_looks
from bot.present.messages import (
    HINT,
    LONGEST_TEXT,
    ROWS,
    Button,
    ButtonStyle,
    ControlId,
    Menu,
    Message,
    Picture,
    WordPress,
    row_below,
)
from bot.present.pictures import SHEET_ROWS, around_scene, as_asked, hand_scene, sheet_scene, table_scene, trick_scene
from bot.present.premoves import offer_buttons, plan_controls, plan_lines
from bot.present.questions import KNOWN, guide_line, hints_text, known_button, question_text, step_text
from bot.present.readers import Reader, arranged
from bot.present.redeals import First, proposal_post, repeat_line, repeat_result
from bot.present.results import game_over_text, has_ended_game, result_picture, result_text, running_score
from bot.present.seals import NOTHING, Following, seal_groups
from bot.present.seating import (
    away_text,
    gathering_controls,
    gathering_text,
    hints_line,
    rules_line,
    sits_out_line,
    with_calls,
)
from bot.present.status import call_line, clock_line, is_there, own_clock_line, own_status, status_line
from bot.present.words import action_label, card_name, last_happening, last_meaning, sentence
from bot.tables.finished_deals import PastDeal, Span
from bot.tables.interruptions import may_offer_claim, undecided_on_claim
from bot.tables.model import Computer, DealFacts, Occupant, Person, ReadingMode, Room, Stage, Table, TableView
from bot.tables.rotation import shown_tally
from engine.actions import Action, Cut, Play
from engine.deal import CUTTING
from engine.events import Acted
from engine.games import GAMES
from engine.views import View


def news(table: Table, view: View, reader: Reader) -> tuple[str, ...]:
    """To who is asked, each in a sentence: what a computer did for them, and who left."""
    told = as_asked(view).history
    own = [each for each in told if isinstance(each, Acted) and each.seat == view.seat]
    return (*_missed(table, view, own[-1] if own else None, reader), *left_lines(table, reader))


def _missed(table: Table, view: View, last: Acted | None, reader: Reader) -> Iterator[str]:
    """What was done for who let their time run out. That a pack is cut is nothing they were asked for."""
    who = None if view.seat is None else table.seats[view.seat]
    if isinstance(who, Person) and who.missed and last is not None and not isinstance(last.action, Cut):
        yield reader.say("news-missed", what=action_label(last.action, reader.language, view.game))


def left_lines(table: Table, reader: Reader) -> Iterator[str]:
    """Who got up in this deal; a computer plays for them."""
    for who in table.seats:
        if isinstance(who, Computer) and who.left_in is not None and table.deal and who.left_in == table.deal.id:
            name = reader.names.get(who.seat_of or 0)
            yield reader.say("news-left" if name else "news-somebody-left", who=escape(name or ""))


def public_post(sight: TableView, reader: Reader) -> Message:
    """The table's one message in its channel, from a bystander's sight; its buttons are harmless to any reader."""
    table, view = sight.table, sight.view
    if table.proposal is not None:
        return proposal_post(table, table.proposal, reader)
    called = reader.called(table)
    scene = table_scene(table, view, reader)
    if view is None or table.stage is Stage.GATHERING:
        text, alt = gathering_text(table, reader), lobby_alt(table.game, called, reader.language)
        post = Message(text, (Picture(scene, "table.png", alt),), gathering_controls(table, reader))
        return with_calls(post, table, reader)
    status = "" if table.claim is None else headline(table.claim, [plain(name) for name in called], reader)
    sheet, tally = (called, table.tally) if table.rotation is None else (reader.on_sheet(table), shown_tally(table))
    alt = table_alt(view, called, tally, reader.language, status=status, sheet=sheet)
    text = "\n".join(part for part in _playing_lines(table, view, reader) if part)
    post = Message(text[:LONGEST_TEXT], (Picture(scene, "table.png", alt),), _playing_controls(table, view, reader))
    return with_calls(post, table, reader)


def _playing_lines(table: Table, view: View, reader: Reader) -> list[str]:
    deal = table.deal
    lines = [_head(table, view, reader)]
    called = reader.called(table)
    told = last_happening(view, called, reader.language), settled_text(view, called, reader.language)
    happening = " ".join(filter(None, told))
    if table.room is not None and deal is not None and deal.board is not None:
        lines.append(board_line(table.room, deal.board, reader))
        if _is_just_dealt(view):
            happening = reader.say("match-cut")
    elif deal is not None and deal.is_cut_drawn and happening and _is_just_dealt(view):
        happening = reader.say("shuffle-cut", way=action_label(_cut_of(view), reader.language, table.game))
    halted = halt_line(table, reader)
    if table.claim is not None:
        lines += claim_lines(table, table.claim, reader)
    elif table.is_halted:
        lines += [halted, happening]
    else:
        waiting = sentence(_waiting_text(table, view, reader))
        lines.append(f"**{waiting}** {happening}".rstrip())
        lines.append(f"-# {meaning}" if (meaning := last_meaning(view, reader.language)) else "")
        lines.append(refused_line(table, view, reader))
        lines.append(clock_line(table, view, reader.language))
    lines.append("" if table.rotation is None else sits_out_line(table, reader))
    if not table.is_halted:
        lines.append(halted)
    lines.append(away_text(table, reader))
    lines.append(rules_line(table, reader))
    lines.append(hints_line(table, reader))
    if deal is not None and deal.repeats is not None:
        lines.append(f"-# {repeat_line(deal.repeats, reader)}")
    elif deal is not None:
        lines.append(f"-# {reader.say('post-seal', seal=seal_groups(deal.digest))}")
    return lines


def _is_just_dealt(view: View) -> bool:
    """Whether nothing has been heard of but how the pack was cut."""
    return not any(isinstance(each, Acted) for each in view.history[1:])


def _cut_of(view: View) -> Action:
    """How it was cut, which is the first thing that anybody is told."""
    return next(each.action for each in view.history if isinstance(each, Acted))


def _head(table: Table, view: View, reader: Reader) -> str:
    """The game, the table, and while a deal goes on its number in the running game, if the house rules count deals."""
    under = GAMES[table.game].match.under
    values = {"game": reader.say(f"game-{table.game}"), "table": table.id}
    is_counted = table.deal is None or table.deal.repeats is None
    if table.stage is not Stage.PLAYING or not is_counted or not (under is None or getattr(view.options, under)):
        return reader.say("post-head", **values)
    return reader.say("post-head-deal", deal=table.tally.deals + 1, **values)


def _waiting_text(table: Table, view: View, reader: Reader) -> str:
    """People are spoken to by mention, which an edited message never sounds for; computers are named."""
    called = reader.called(table)
    pairs = list(zip(table.seats, called, strict=True))
    calling = [f"<@{who.user}>" if isinstance(who, Person) else escape(name) for who, name in pairs]
    if view.waiting_for and all(is_there(table, seat) for seat in view.waiting_for):
        return call_line(view, calling, list(map(escape, called)), reader.language)
    return status_line(view, called, reader.language, calling=calling, named=list(map(escape, called)))


def _playing_controls(table: Table, view: View, reader: Reader) -> tuple[Button | Menu, ...]:
    deal, version = table.deal_id, len(view.history)
    whats = ("hand", "trick", "rules")  # the same throughout a deal: no edit of the post makes a press of them fail
    common: tuple[Button | Menu, ...] = (
        *(Button(reader.say(f"button-{what}"), str(ControlId(table.id, deal, 0, what))) for what in whats),
        more_button(table, reader),
    )
    if table.stage is Stage.PAUSE:
        return (*common, next_deal(table, deal, reader.language, row=1), *halt_buttons(table, reader, row=1))
    if table.is_halted:
        return (*common, *halt_buttons(table, reader, row=1))
    if table.claim is not None:
        return (*common, *vote_buttons(table, table.claim, reader, row=1))
    if view.phase == CUTTING:
        common += cut_controls(
            GAMES[table.game].ways(view.options), ControlId(table.id, deal, version, ""), reader.language, row=1
        )
    return (*common, *halt_buttons(table, reader, row=row_below(common)))


def hand(
    sight: TableView, reader: Reader, place: str = "", *, step: QuestionStep | None = None, has_table: bool = True,
    looks: Sequence[Lookup] = (),
) -> Message:  # fmt: skip
    """Somebody's cards with what they may do now; `place` names server and channel where that is not plain to see.

    looks: what can be looked up beside it.
    step: the second step of a question, which takes its place as long as it is still the same. has_table: whether the
    picture shows the table to who is asked. Others are not shown it: it would be edited with every card. Nor is anybody
    before the play: nothing lies there yet, and what was said is told in words, so that the picture stays.
    The last card of who waits is told in words too: it needs no picture, plays itself unless they want otherwise, and
    the message stays until the deal is over.
    """
    table, view = sight.table, sight.view
    called = reader.called(table)
    if view is None or view.seat is None or table.deal is None:
        return Message(reader.say("error-no-hand"))
    view = arranged(view, reader.preferences.sort)
    step = step if step is not None and still_stands(step, view, table.deal.id) else None
    named, reads = [*map(escape, called)], reader.preferences.reading is ReadingMode.ON
    asked = view.seat in view.waiting_for
    holds = bool(view.hand) and view.phase != "done"
    key = "hand-not-asked" if holds else "hand-empty"  # from one deal to the next it says the same: no edit is spent
    made_for = ControlId(table.id, table.deal.id, len(view.history), "")
    happened = " ".join(news(table, view, reader)) if asked else ""
    told = [line for line in (happened, *happened_lines(view, named, reader.language)) if line]
    is_shown = not is_bidding(view) or view.phase in words_of(view.game).table_in
    shows_table = has_table and (table.claim is not None or (asked and is_shown))
    last = _last_card(view, reader) if has_table and not shows_table else ""
    lines: list[str] = []
    if table.claim is not None:
        lines += own_lines(table, table.claim, view, reader)
        is_asked = view.seat not in {table.claim.seat, *table.claim.agreed, *table.claim.refused}
        controls: tuple[Button | Menu, ...] = vote_buttons(table, table.claim, reader, row=0) if is_asked else ()
        hints = ""
    elif step is not None:
        lines += step_text(step, view, called, reader)
        controls, hints = step_controls(step, view, made_for, reader.language), ""
    elif table.is_halted:
        lines.append(halt_line(table, reader))
        controls, hints = halt_buttons(table, reader, row=0), ""
    else:
        follows = asked and view.phase == "play" and bool(view.trick.cards)
        status = reader.say("reading-turn") if reads and follows else own_status(view, called, reader.language)
        waits = status if view.phase == CUTTING else reader.say(key)
        question = question_text(view, called, reader) if asked else ()
        lines += _asked_lines(status, question, view) if asked else () if last else (waits,)
        controls, hints = controls_for(view, made_for, reader.language), hints_text(view, reader)
        lines += [halted] if (halted := halt_line(table, reader)) else ()
        controls += own_halt_buttons(table, view.seat, reader, row=row_below(controls))
        controls += _besides(sight, view, made_for, reader, row=row_below(controls))
    question_lines = len(lines)
    if asked:
        standing, clock = standing_line(view, named, reader.language), own_clock_line(table, view, reader.language)
        lines += [line for line in (refused_line(table, view, reader), standing, clock) if line]
    is_guided = reader.preferences.guided == table.game
    if is_guided and (hint := guide_line(view, reader)):
        lines.append(hint)
    lines += [*plan_lines(view, sight.premoves, reader), *((hints,) if hints else ())]
    if is_guided and asked:
        controls += known_button(replace(made_for, what=KNOWN), controls, reader)
    if asked and reader.preferences.offer and (answers := offer_buttons(made_for, controls, reader)):
        lines.append(reader.say("offer-single"))
        controls += answers
    controls = with_looks(controls, looks if step is None and view.phase != "done" else (), table, reader)
    lines += [last] if last else ()
    is_painted = holds and not last
    pictures = (_hand_picture(sight, view, reader, has_table=shows_table),) if is_painted else ()
    text = "\n".join((*([place] if place else ()), *told, *lines))[:LONGEST_TEXT]
    if reads and pictures:  # whose description tells the rest
        new = _told_briefly(view, named, happened, reader.language)
        asks, besides = lines[:question_lines], lines[question_lines:]
        text = few_words(new, asks, besides, reader.language, place=place, is_step=step is not None)
    return Message(text, pictures, controls, passes=table.claim is not None or table.halt is not None)


def _told_briefly(view: View, called: Sequence[str], happened: str, language: str) -> Iterator[tuple[str, ...]]:
    """What is new to who listens, each in its ways: with the cards of a trick that they have not heard of, or none."""
    if happened:
        yield (happened,)
    details = (TrickDetail.SINCE_OWN, TrickDetail.NONE)
    yield from zip(*(happened_lines(view, called, language, detail=each) for each in details), strict=True)


def _hand_picture(sight: TableView, view: View, reader: Reader, *, has_table: bool) -> Picture:
    called = reader.called(sight.table)
    scene = hand_scene(view, reader, called)
    if has_table:
        scene = replace(scene, around=around_scene(sight.table, view, reader))
    if reader.preferences.reading is ReadingMode.ON:
        alt = hand_by_ear(
            as_asked(view), reader.language, called, lambda names: happened_lines(view, names, reader.language),
            has_table=has_table,
        )  # fmt: skip
    else:
        alt = hand_description(
            as_asked(view), reader.language, called, has_table=has_table,
            said=lambda names: said_since(view, names, reader.language),
        )  # fmt: skip
    return Picture(scene, "hand.png", alt)


def is_over(table: Table) -> bool:
    """Whether the table's last deal is over and the next one not begun."""
    return table.stage in {Stage.GATHERING, Stage.PAUSE} and table.deal is not None and table.deal.outcome is not None


def deal_over(
    sight: TableView, reader: Reader, place: str = "", *, first: First | None = None, goes_on: bool
) -> Message:
    """What a deal came to, to one who played it by private answers: the words of the result, and the way on."""
    said = result(sight, reader, first=first).text
    told = () if sight.view is None else how_it_ended(sight.table, sight.view, reader)
    text = "\n".join(part for part in (place, said, *told) if part)
    return Message(
        text[:LONGEST_TEXT], controls=(next_deal(sight.table, sight.table.deal_id, reader.language),) if goes_on else ()
    )


def how_it_ended(table: Table, view: View, reader: Reader) -> tuple[str, ...]:
    """The last tricks of a finished deal, to who played it: nothing told them of those before."""
    return () if view.seat is None else happened_lines(view, [*map(escape, reader.called(table))], reader.language)


def stood_in(table: Table, language: str, place: str = "") -> Message:
    """What somebody who is away has in place of their hand, the same however their computer plays: the way back."""
    say = phrases(language)
    back = Button(
        say.say("button-return"),
        str(StepPress(table.id, table.deal_id, 0, StepAnswer.BACK)),
        ButtonStyle.MAIN,
    )
    lines = [place] if place else []
    return Message("\n".join([*lines, say.say("hand-stood-in", button=back.label)]), controls=(back,))


def _besides(
    sight: TableView, view: View, made_for: ControlId, reader: Reader, *, row: int
) -> tuple[Button | Menu, ...]:
    """What can be done beside answering, as far as there is room: have a hint, claim the rest, choose cards ahead."""
    found: list[Button | Menu] = []
    if sight.table.hints and view.seat in view.waiting_for:
        found.append(Button(reader.say("button-hint"), str(replace(made_for, what=HINT)), row=row))
    if may_offer_claim(sight.table, view):
        found.append(Button(reader.say("button-claim"), str(replace(made_for, what=CLAIM)), row=row))
    if view.seat in view.waiting_for:
        found.append(more_button(sight.table, reader, row=row))
    row += bool(found)
    found += plan_controls(view, sight.premoves, made_for.table, made_for.deal, reader, row=row)
    return tuple(each for each in found if each.row < ROWS)


def idle_hand_key(sight: TableView) -> Hashable | None:
    """All that `hand` shows of a table while its person has nothing to decide; None if they have.

    Most changes of a table leave it as it is, so that the message need not be composed to see that it is the same.
    """
    table, view = sight.table, sight.view
    if view is None or view.seat is None or table.deal is None or table.claim is not None or is_over(table):
        return None
    if table.halt is not None:
        return None
    if not is_there(table, view.seat):
        return table.deal.id
    if view.decisions or view.seat in view.waiting_for:
        return None
    return (
        table.deal.id,
        view.phase,
        view.contract,
        view.turns,
        view.hand,
        view.aside,
        sight.premoves,
        course_of(view).part,
        tuple(_who(each) for each in table.seats),
    )


def _who(who: Occupant | None) -> tuple[int | None, bool]:
    """Whose name is told: somebody else may sit down in a seat."""
    return (who.user, True) if isinstance(who, Person) else (None, who is not None)


def _asked_lines(status: str, question: Sequence[str], view: View) -> tuple[str, ...]:
    """Whose turn it is and what must be played, in one line; before the play what the answers mean stands below."""
    return (" ".join((f"**{status}**", *question)),) if view.phase == "play" else (f"**{status}**", *question)


def _last_card(view: View, reader: Reader) -> str:
    """The last card of who waits, in words: it plays itself, so this is as true once it lies; else empty."""
    if view.phase != "play" or len(view.hand) > 1 or view.seat in view.waiting_for:
        return ""
    said = [each.action for each in view.history if isinstance(each, Acted) and each.seat == view.seat]
    cards = [*view.hand, *(action.card for action in reversed(said) if isinstance(action, Play))]
    return reader.say("happened-last-card", card=card_name(cards[0])) if cards else ""


def is_bidding(view: View) -> bool:
    """Whether the cards are dealt and none is to be played yet, be it known who plays what or not."""
    return view.phase not in {CUTTING, "play", "done"}


def result(
    sight: TableView,
    reader: Reader,
    *,
    goes_on: bool = False,
    played: Sequence[PastDeal] = (),
    following: Following = NOTHING,
    first: First | None = None,
) -> Message:
    """A finished deal: points and what they are worth and why, and the score sheet.

    goes_on: whether the next deal is begun here, as it stands where the table's post stood. played: the table's deals
    up to this one. following: of the next deal's shuffle. first: how the deal ended that was played again by this one.
    """
    table = sight.table
    deal = table.deal
    if deal is None or deal.outcome is None:
        return Message(reader.say("error-no-deal"))
    if deal.repeats is not None and sight.view is not None:
        replay_button = Button(reader.say("button-replay"), str(ReplayPress(DealMoment(table.id, deal.number))))
        buttons = (*((next_deal(table, deal.id, reader.language),) if goes_on else ()), replay_button)
        return repeat_result(
            sight, sight.view, deal.repeats, reader, first=first, controls=buttons, following=following
        )
    called, sheet_names = reader.called(table), reader.on_sheet(table)
    lines = [reader.say("result-head", game=reader.say(f"game-{table.game}"))]
    contract = sight.view.contract if sight.view is not None else None
    if deal.claimed is not None:
        key = "result-claim-agreed" if deal.is_agreed else "result-claimed"
        lines.append(reader.say(key, who=escape(called[deal.claimed])))
    is_board = deal.board is not None
    lines.append(result_text(table.game, deal.outcome, called, reader.language, contract=contract, is_board=is_board))
    if has_ended_game(table):
        lines.append(game_over_text(table.game, shown_tally(table).finished[-1], sheet_names, reader.language))
    elif deal.outcome.scores is not None:
        lines.append(running_score(table.game, shown_tally(table), sheet_names, reader.language))
    if deal.is_hinted:
        lines.append(f"-# {reader.say('result-hinted')}")
    lines.append(f"-# {reader.say('result-number', deal=deal.number)} {result_line(deal, reader)}".rstrip())
    lines += following.lines
    at = DealMoment(table.id, deal.number)
    looks = (Button(reader.say(f"button-{what}"), str(at.control(what))) for what in ("replay", "review", "verify"))
    controls = (*((next_deal(table, deal.id, reader.language),) if goes_on else ()), *following.buttons, *looks)
    pictures: tuple[Picture, ...] = (sheet(table, reader, played),)
    if sight.view is not None:
        pictures = (result_picture(table, deal.outcome, sight.view, reader), *pictures)
    return Message("\n".join(lines)[:LONGEST_TEXT], pictures, controls)


def annulled(
    table: Table, deal: int, number: int, language: str, *, goes_on: bool = False, following: Following = NOTHING
) -> Message:
    """A deal that is void. following: of the next deal's shuffle."""
    controls = (*((next_deal(table, deal, language),) if goes_on else ()), *following.buttons)
    key = "post-annulled" if table.room is None else "post-annulled-board"
    return Message("\n".join((phrases(language).say(key, deal=number), *following.lines)), controls=controls)


def next_deal(table: Table, deal: int, language: str, *, row: int = 0) -> Button:
    return Button(
        phrases(language).say("button-next-deal"), str(ControlId(table.id, deal, 0, "start")), ButtonStyle.MAIN, row
    )


def sheet(table: Table, reader: Reader, played: Sequence[PastDeal] = (), page: int = 0) -> Picture:
    """A page of the score sheet as a picture, the newest on page 0; with the table's deals where they are listed."""
    if played and has_ledger(table):
        ledger = ledger_scene(table, played, reader, page)
        return Picture(ledger, "sheet.png", *ledger_words(ledger, reader))
    scene = sheet_scene(table, reader, page)

    def opening(told: str) -> str:
        return reader.say_for(table.game, "alt-sheet", score=told)

    return Picture(scene, "sheet.png", *strokes_words(scene, opening, table.game, reader))


def scores(table: Table, reader: Reader, played: Sequence[PastDeal] = (), page: int = 0) -> Message:
    """A page of the table's score sheet, with ways to the pages beside it."""
    is_unscored = not GAMES[table.game].is_scored(table.options)
    if is_unscored and not played:
        return Message(reader.say(f"{table.game}-no-scoring"))
    text = reader.say(f"{table.game}-no-scoring") if is_unscored else ""
    text = text or running_score(table.game, shown_tally(table), reader.on_sheet(table), reader.language)
    last = (pages(played) if has_ledger(table) else -(-(len(table.tally.finished) + 1) // SHEET_ROWS)) - 1
    page = min(page, last)
    turns = {"earlier": page + 1} if page < last else {}
    turns |= {"later": page - 1} if page else {}
    presses = {way: ScoresPress(table.id, page=target, way=way) for way, target in turns.items()}
    buttons = tuple(link_button(way, press, reader) for way, press in presses.items())
    message = Message(text, (sheet(table, reader, played, page),), buttons)
    title = reader.say("scores-title", game=reader.say(f"game-{table.game}"))
    return replace(message, words=in_words(title, text, message=message))


def trick(sight: TableView, reader: Reader) -> Message:
    table, view = sight.table, sight.view
    if view is None or not view.tricks:
        return Message(reader.say("error-no-trick"))
    called = reader.called(table)
    last = view.tricks[-1]
    scene = table_scene(replace(table, stage=Stage.PLAYING), view, reader)
    scene = replace(scene, trick=trick_scene(last, last.winner(view.ranking)))
    picture = Picture(scene, "trick.png", trick_alt(view, called, reader.language))
    return Message(trick_text(view, called, reader.language), (picture,))


def call_to_table(table: Table, view: View, reader: Reader) -> Message | None:
    """A fresh mention of the people the table waits for; None where it waits for none."""
    if table.claim is not None:
        users = undecided_on_claim(table)
        called = reader.called(table)
        return Message(claim_call(table.claim, users, called, reader), mentions=users) if users else None
    waiting = [who.user for s, who in enumerate(table.seats) if s in view.waiting_for and isinstance(who, Person)]
    if not waiting:
        return None
    text = sentence(_waiting_text(table, view, reader))
    return Message(f"{text} {clock_line(table, view, reader.language)}".rstrip(), mentions=tuple(waiting))


def place_text(guild: str, channel: str, table: Table, language: str) -> str:
    """Which server, channel and table a direct message is about."""
    say = phrases(language)
    values = {"game": say.say(f"game-{table.game}"), "table": table.id, "guild": escape(guild), "channel": channel}
    return say.say("hand-place", **values)


def board_line(room: Room, board: int, reader: Reader) -> str:
    """Which board of which match is on show."""
    return reader.say("match-board", code=room.code, number=board + 1, boards=room.boards)


def result_line(deal: DealFacts, reader: Reader) -> str:
    """Which board a finished deal was, and when it can be looked into; empty for any other deal."""
    if deal.board is None:
        return ""
    key = "match-result-withheld" if deal.is_withheld else "match-result"
    return reader.say(key, number=deal.board + 1)


REOPEN: Final = "reopen"
"""What the button says that opens a closed table once more."""


@dataclass(frozen=True, slots=True)
class ReopenPress(WordPress):
    """Opens a closed table once more."""

    word: ClassVar = REOPEN
    table: int


def closed_post(table: int, language: str, evening: Message | None = None, *, is_forgotten: bool) -> Message:
    """A closed table; evening: its sheet, if a deal was finished there."""
    say = phrases(language)
    if evening is None:
        return Message(say.say("post-forgotten" if is_forgotten else "post-closed"))
    head = say.say("post-forgotten-again" if is_forgotten else "post-closed-again")
    again = Button(say.say("button-reopen"), str(ReopenPress(table)), ButtonStyle.GOOD)
    sheet = Button(say.say("button-sheet"), str(ScoresPress(table, Span.EVENING, SheetPart.TOTALS)))
    return Message(f"{head}\n{evening.text}"[:LONGEST_TEXT], evening.pictures, (again, sheet))
