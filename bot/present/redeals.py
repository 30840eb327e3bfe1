"""A finished deal that a table plays again: what is proposed and answered, and how it ended both times."""

from dataclasses import dataclass

from bot.phrases import escape
from bot.present.deal_presses import RedealAnswer, RedealPress
from bot.present.descriptions import lobby_alt
from bot.present.ledgers import ends_picture
from bot.present.messages import LONGEST_TEXT, Button, ButtonStyle, ControlId, Message, Picture
from bot.present.pictures import table_scene
from bot.present.readers import Reader
from bot.present.results import end_text
from bot.present.seals import Following
from bot.present.words import countdown
from bot.tables.finished_deals import fold_finished, named, table_of
from bot.tables.model import Redeal, RedealProposal, Table, TableView
from bot.tables.redeals import asked
from bot.tables.stored import StoredDeal
from engine.views import View


@dataclass(frozen=True, slots=True)
class First:
    """How a deal ended that was played again, and who sat there then."""

    table: Table
    view: View


def first_of(stored: StoredDeal) -> First:
    """The same of a finished deal; raises `UserError` for one of older rules."""
    table = table_of(stored, "en")
    return First(table, fold_finished(stored, table).view(None))


def repeat_line(repeat: Redeal, reader: Reader) -> str:
    """Which deal is played again, and that it counts nowhere."""
    return reader.say("repeat-line", deal=repeat.number, trick=repeat.trick)


def proposal_post(table: Table, proposal: RedealProposal, reader: Reader) -> Message:
    """The table's post while it is asked; it stays the same until that is settled, and tells of nobody's answer."""
    called, repeat = reader.called(table), proposal.repeat
    game = reader.say(f"game-{table.game}")
    stands = reader.say("repeat-proposed", who=escape(called[proposal.seat]), deal=repeat.number, trick=repeat.trick)
    who = reader.listed([f"<@{user}>" for user in asked(table)])
    lines = [
        reader.say("post-head", game=game, table=table.id),
        f"**{stands}** {reader.say('repeat-nowhere')}",
        reader.say("repeat-asked", who=who, when=countdown(proposal.until)),
    ]
    picture = Picture(table_scene(table, None, reader), "table.png", lobby_alt(table.game, called, reader.language))

    def button(press: object, label: str, manner: ButtonStyle = ButtonStyle.PLAIN) -> Button:
        return Button(reader.say(label), str(press), manner)

    def answer(given: RedealAnswer) -> RedealPress:
        return RedealPress(table.id, repeat.deal, repeat.step, given)

    def control(what: str) -> ControlId:
        return ControlId(table.id, repeat.deal, repeat.step, what)

    controls = (
        button(answer(RedealAnswer.AGREE), "button-again-agree", ButtonStyle.GOOD),
        button(answer(RedealAnswer.NOT_NOW), "button-again-not"),
        button(control("leave"), "button-leave"),
        button(control("rules"), "button-rules"),
    )
    return Message("\n".join(lines)[:LONGEST_TEXT], (picture,), controls)


def repeat_result(
    sight: TableView,
    view: View,
    repeat: Redeal,
    reader: Reader,
    *,
    first: First | None,
    controls: tuple[Button, ...],
    following: Following,
) -> Message:
    """What a deal came to that repeats another, beside what that one came to; the table's sheet is as it was.

    first: None where that is not to be had. controls: what can be pressed.
    """
    table, deal = sight.table, sight.table.deal
    called = reader.called(table)
    pictures: tuple[Picture, ...] = ()
    told: tuple[str, ...] = (end_text("fork-now", view, called, reader.language),)
    if first is not None:
        was = reader.called(named(first.table))
        told = (end_text("fork-then", first.view, was, reader.language), *told)
        heads = [now if now == before else f"{before} → {now}" for before, now in zip(was, called, strict=True)]
        pictures = (ends_picture(repeat.number, first.view, view, heads, reader),)
    lines = [
        reader.say("result-head", game=reader.say(f"game-{table.game}")),
        repeat_line(repeat, reader),
        *told,
        f"-# {reader.say('result-number', deal=deal.number if deal is not None else 0)}",
        *following.lines,
    ]
    return Message("\n".join(lines)[:LONGEST_TEXT], pictures, (*controls, *following.buttons))
