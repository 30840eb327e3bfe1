"""Finished deals as a list, and what leads from it to figures and back."""

from collections.abc import Callable, Sequence

from bot.errors import UserError
from bot.phrases import NAMELESS, escape, phrases, plain
from bot.present.deal_presses import DealMoment, ReplayPress
from bot.present.figures import HistoryPress, LeaderboardPress, StatsPress, link_button, link_menu
from bot.present.messages import LONGEST_TEXT, Button, Entry, Menu, Message
from bot.present.readers import Names
from bot.present.words import CHOICE, shortened
from bot.tables.finished_deals import PastDeal

HISTORY_LINES = 20
"""A table of results shows at most so many people or deals; it has to be read on a phone."""


def history_message(deals: Sequence[PastDeal], names: Names, player: int | None, page: int, language: str) -> Message:
    """A page of the finished deals, newest first, with a menu to see each again; one more tells that older follow."""
    say = phrases(language)
    if not deals:
        raise UserError("no-deals-yet")
    shown = deals[:HISTORY_LINES]
    title = (
        say.say("history-title-player", who=escape(names.get(player, NAMELESS))) if player else say.say("history-title")
    )
    lines = [
        say.say("history-line", deal=deal.number, result=_winners(deal, names, language), **_facts(deal, language))
        for deal in shown
    ]
    entries = [Entry(str(ReplayPress(DealMoment(0, deal.number))), deal_label(deal, names, language)) for deal in shown]
    turns = [
        *([link_button("newer", HistoryPress(player, page - 1), language, 1)] if page else []),
        *([link_button("older", HistoryPress(player, page + 1), language, 1)] if len(deals) > HISTORY_LINES else []),
    ]
    others = [link_button("stats", StatsPress(player), language, 1)] if player else []
    controls: tuple[Button | Menu, ...] = (
        link_menu("deal", entries, language, 0),
        *turns,
        *others,
        link_button("leaderboard", LeaderboardPress(), language, 1),
    )
    return Message("\n".join((f"**{title}**", *lines))[:LONGEST_TEXT], controls=controls)


def _facts(deal: PastDeal, language: str) -> dict[str, object]:
    return {"date": f"{deal.at:%Y-%m-%d}", "game": phrases(language).say(f"game-{deal.game}")}


def deal_label(deal: PastDeal, names: Names, language: str) -> str:
    """A finished deal in a list to choose from: its number, when, which game, and who won it."""
    facts = _facts(deal, language)
    label = f"{deal.number} · {facts['date']} · {facts['game']} · {_winners(deal, names, language, written=plain)}"
    return shortened(label, CHOICE)


def _winners(deal: PastDeal, names: Names, language: str, written: Callable[[str, int], str] = escape) -> str:
    """Who scored most in a deal, and what; where nothing is scored, who won it."""
    best = max((seat.score or 0 for seat in deal.seats), default=0)
    scored = any(seat.score is not None for seat in deal.seats)
    winners = [seat for seat in deal.seats if (best > 0 and seat.score == best if scored else seat.won)]
    if not winners:
        return phrases(language).say("history-nobody")
    computer = phrases(language).say("history-computer")
    people = [written(names.get(seat.user, NAMELESS), 12) for seat in winners if seat.user is not None]
    called = ", ".join(people + [computer] * (len(people) < len(winners)))
    return f"{called} +{best}" if best > 0 else called


def names_of(deals: Sequence[PastDeal]) -> set[int]:
    """The users a history names."""
    return {seat.user for deal in deals for seat in deal.seats if seat.user is not None}
