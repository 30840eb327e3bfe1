"""Finished deals and what they added up to: replays step by step, and tables of results."""

from collections.abc import Sequence

from bot.errors import UserError
from bot.phrases import escape, phrases
from bot.present.descriptions import table_alt
from bot.present.messages import LONGEST_TEXT, Button, Message, Picture, Press
from bot.present.pictures import open_table_scene
from bot.present.seats import Names, seat_names
from bot.present.words import last_happening, number_text
from bot.tables.finished import table_of, unfolded
from bot.tables.results import PastDeal, Standing
from bot.tables.stored import StoredDeal
from engine.cards import Cards
from engine.deal import Deal

LINES = 20
"""A table of results shows at most so many people or deals; it has to be read on a phone."""


def replay(stored: StoredDeal, step: int, names: Names, language: str) -> Message:
    """A finished deal after so many actions since the cut, every hand open."""
    table, say = table_of(stored, language), phrases(language)
    whole = unfolded(stored, table)
    steps = whole.version - 1
    step = max(0, min(step, steps))
    deal = Deal(whole.start)
    for seat, action in whole.actions[: step + 1]:
        deal = deal.act(seat, action)
    view, called = deal.view(None), seat_names(table, names, language)
    hands: list[Cards] = [deal.view(seat).hand for seat in range(table.players)]
    picture = Picture(
        open_table_scene(table, view, hands, names, language), "table.png", table_alt(view, called, None, language)
    )
    values = {"game": say.say(f"game-{stored.game}"), "deal": stored.number, "step": step, "steps": steps}
    happened = last_happening(view, called, language) if step else say.say("replay-start")
    targets = {"first": 0, "back": max(0, step - 1), "forward": min(steps, step + 1), "last": steps}
    buttons = tuple(
        Button(say.say(f"button-{way}"), str(Press(stored.table, stored.number, target, f"replay {way}")))
        for way, target in targets.items()
    )
    return Message(f"{say.say('replay-head', **values)}\n{happened}", (picture,), buttons)


def leaderboard(standings: Sequence[Standing], names: Names, title: str, language: str) -> Message:
    """Everybody's totals, best first and game by game; lines break on a phone where a table's columns could not."""
    say = phrases(language)
    if not standings:
        raise UserError("no-deals-yet")
    lines, listed = [title], standings[:LINES]
    games = list(dict.fromkeys(each.game for each in listed))
    for game in games:
        lines += [f"**{say.say(f'game-{game}')}**"] if len(games) > 1 else []
        for place, each in enumerate((each for each in listed if each.game == game), 1):
            values = {"place": place, "player": escape(names.get(each.user, "?"), 16)}
            lines.append(say.say("leaderboard-line", figures=_figures(each, language), **values))
    return Message("\n".join(lines)[:LONGEST_TEXT])


def stats(standings: Sequence[Standing], name: str, language: str) -> Message:
    """One person's totals, a line a game."""
    if not standings:
        raise UserError("no-player-deals", who=escape(name))
    say, lines = phrases(language), [f"**{escape(name)}**"]
    for each in standings[:LINES]:
        points = say.say("stats-points", points=f"{each.points / each.deals:.1f}")
        figures = f"{_figures(each, language)}, {points}"
        lines.append(say.say("stats-line", game=say.say(f"game-{each.game}"), figures=figures))
    return Message("\n".join(lines)[:LONGEST_TEXT])


def _figures(each: Standing, language: str) -> str:
    """Deals, games where there are any, and the score in the game's own currency."""
    say = phrases(language)
    parts = [say.say("stats-deals", won=each.deals_won, count=each.deals)]
    if each.games_won:
        parts.append(say.say("stats-games", count=each.games_won))
    if not say.has(f"{each.game}-no-scoring"):
        parts.append(say.say("stats-score", score=number_text(each.score)))
    return ", ".join(parts)


def history(deals: Sequence[PastDeal], names: Names, title: str, language: str) -> Message:
    """The newest finished deals, each with its number for replays and records."""
    say = phrases(language)
    if not deals:
        raise UserError("no-deals-yet")
    lines = []
    for deal in deals[:LINES]:
        values = {"deal": deal.number, "date": f"{deal.at:%Y-%m-%d}", "game": say.say(f"game-{deal.game}")}
        lines.append(say.say("history-line", result=_winners(deal, names, language), **values))
    hint = f"-# {say.say('history-hint')}"
    return Message("\n".join((f"**{title}**", *lines))[: LONGEST_TEXT - len(hint) - 1] + f"\n{hint}")


def _winners(deal: PastDeal, names: Names, language: str) -> str:
    """Who scored most in a deal, and what; where nothing is scored, who won it."""
    best = max((seat.score or 0 for seat in deal.seats), default=0)
    scored = any(seat.score is not None for seat in deal.seats)
    winners = [seat for seat in deal.seats if (best > 0 and seat.score == best if scored else seat.won)]
    if not winners:
        return phrases(language).say("history-nobody")
    computer = phrases(language).say("history-computer")
    people = [escape(names.get(seat.user, "?"), 12) for seat in winners if seat.user is not None]
    called = ", ".join(people + [computer] * (len(people) < len(winners)))
    return f"{called} +{best}" if best > 0 else called


def names_of(deals: Sequence[PastDeal]) -> set[int]:
    """The users a history names."""
    return {seat.user for deal in deals for seat in deal.seats if seat.user is not None}
