"""Finished deals and what they added up to: replays step by step, and tables of results."""

from collections.abc import Sequence
from dataclasses import replace
from functools import reduce

from bot.errors import UserError
from bot.phrases import escape, phrases, plain
from bot.ports import PastDeal, Standing, StoredDeal, Untold
from bot.render.words import last_happening, table_alt
from bot.tables.live import facts, fold
from bot.tables.messages import Button, Message, Picture, Press
from bot.tables.model import Pace, Sight, Stage, Table
from bot.tables.scenery import Names, open_table_scene, seat_names
from engine.cards import Cards
from engine.deal import Deal
from engine.errors import UnusableDeal
from engine.games import GAMES
from engine.match import Tally

LINES = 20
"""A table of results shows at most so many people or deals; it has to be read on a phone."""


def table_of(stored: StoredDeal, language: str, channel: int = 0) -> Table:
    """The table as it was at a finished deal, without a score."""
    tally = Tally((0,) * len(GAMES[stored.game].columns(len(stored.seats))))
    return Table(
        stored.table, stored.guild, channel, 0, stored.game, stored.options, stored.seats, Pace(), tally,
        stage=Stage.PLAYING, dealer=stored.dealer, language=language,
    )  # fmt: skip


def unfolded(stored: StoredDeal, table: Table) -> Deal:
    """A finished deal with all its actions; one of older rules cannot be gone through any more."""
    try:
        return fold(table, stored)
    except UnusableDeal:
        raise UserError("deal-too-old", number=stored.number) from None


def sight_of(untold: Untold) -> Sight:
    """A finished deal and the score after it, as a bystander saw them when it ended."""
    stored, rules = untold.deal, GAMES[untold.deal.game]
    table = table_of(stored, untold.language, untold.channel)
    deal = unfolded(stored, table)
    *before, last = (rules.gain(result) for result in untold.results)
    earlier = reduce(rules.match.add, before, table.tally)
    tally = rules.match.add(earlier, last)
    stage = Stage.GATHERING if len(tally.finished) > len(earlier.finished) else Stage.PAUSE
    return Sight(replace(table, tally=tally, stage=stage, deal=facts(stored, deal)), None, deal.view(None))


def check_over(stored: StoredDeal | None, number: int) -> StoredDeal:
    """The deal, if it may be looked into: one still being played may not, an annulled one was never finished."""
    if stored is None:
        raise UserError("no-such-deal", number=number)
    if stored.annulled:
        raise UserError("deal-annulled", number=number)
    if stored.result is None:
        raise UserError("deal-not-over", number=number)
    return stored


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
    """Everybody's totals, best first, as a plain table."""
    say = phrases(language)
    if not standings:
        raise UserError("no-deals-yet")
    heads = [say.say(f"column-{name}") for name in ("place", "player", "games", "deals", "score")]
    rows = [
        [str(place), plain(names.get(each.user, "?"), 16), str(each.games_won), f"{each.deals_won}/{each.deals}",
         str(each.score)]
        for place, each in enumerate(standings[:LINES], 1)
    ]  # fmt: skip
    return Message(f"**{title}**\n{_as_table(heads, rows)}")


def stats(standings: Sequence[Standing], name: str, language: str) -> Message:
    """One person's totals, a line a game."""
    say = phrases(language)
    if not standings:
        raise UserError("no-player-deals", who=escape(name))
    heads = [say.say(f"column-{head}") for head in ("game", "games", "deals", "score", "points")]
    rows = [
        [say.say(f"game-{each.game}"), str(each.games_won), f"{each.deals_won}/{each.deals}", str(each.score),
         f"{each.points / each.deals:.1f}"]
        for each in standings
    ]  # fmt: skip
    return Message(f"**{escape(name)}**\n{_as_table(heads, rows)}")


def history(deals: Sequence[PastDeal], names: Names, title: str, language: str) -> Message:
    """The newest finished deals, each with its number for replays and records."""
    say = phrases(language)
    if not deals:
        raise UserError("no-deals-yet")
    heads = [say.say(f"column-{head}") for head in ("deal", "date", "game", "winners")]
    rows = [[str(deal.number), f"{deal.at:%Y-%m-%d}", say.say(f"game-{deal.game}"), _winners(deal, names, language)]
            for deal in deals[:LINES]]  # fmt: skip
    return Message(f"**{title}**\n{_as_table(heads, rows)}\n-# {say.say('history-hint')}")


def _winners(deal: PastDeal, names: Names, language: str) -> str:
    """Who scored most in a deal, and what."""
    best = max((seat.score or 0 for seat in deal.seats), default=0)
    if best <= 0:
        return phrases(language).say("history-nobody")
    computer = phrases(language).say("history-computer")
    called = [
        plain(names.get(seat.user, "?"), 12) if seat.user is not None else computer
        for seat in deal.seats
        if seat.score == best
    ]
    return f"{', '.join(called)} +{best}"


def _as_table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Columns in a code block: numbers to the right, words to the left."""
    widths = [max(len(row[place]) for row in (heads, *rows)) for place in range(len(heads))]
    numeric = [all(row[place][:1].isdigit() or row[place][:1] == "-" for row in rows) for place in range(len(heads))]

    def line(row: Sequence[str]) -> str:
        cells = zip(row, widths, numeric, strict=True)
        return "  ".join(text.rjust(width) if right else text.ljust(width) for text, width, right in cells).rstrip()

    return "```\n" + "\n".join(line(row).replace("`", "'") for row in (heads, *rows)) + "\n```"


def names_of(deals: Sequence[PastDeal]) -> set[int]:
    """The users a history names."""
    return {seat.user for deal in deals for seat in deal.seats if seat.user is not None}
