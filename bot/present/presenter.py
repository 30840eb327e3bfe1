"""From sights to messages: what is said to whom, and what they can press."""

from collections.abc import Hashable
from dataclasses import replace

from bot.phrases import escape, phrases, plain
from bot.players.levels import known
from bot.present.controls import controls_for
from bot.present.descriptions import (
    hand_alt,
    lobby_alt,
    names_for_reader,
    table_alt,
    taken_text,
    trick_alt,
    trick_text,
)
from bot.present.messages import LONGEST_ALT, LONGEST_TEXT, Button, Manner, Menu, Message, Picture, Press
from bot.present.pictures import hand_scene, sheet_scene, table_scene, trick_scene
from bot.present.results import result_text
from bot.present.scores import column_names, game_over_text, games_text, running_score, score_text
from bot.present.seats import Names, seat_names
from bot.present.status import call_line, own_status, status_line
from bot.present.words import card_name, last_happening, number_text, sentence
from bot.tables.model import Computer, DealFacts, Person, Preferences, Sight, Stage, Table
from engine.cards import write_cards
from engine.deal import CUTTING
from engine.decisions import Selection
from engine.games import GAMES
from engine.options import allowed_values
from engine.views import View


def public_post(sight: Sight, names: Names, language: str) -> Message:
    """The table's one message in its channel, from a bystander's sight; its buttons are harmless to any reader."""
    table, view = sight.table, sight.view
    called = seat_names(table, names, language)
    scene = table_scene(table, view, names, language)
    if view is None or table.stage is Stage.GATHERING:
        text, alt = _gathering_text(table, called, language), lobby_alt(table.game, called, language)
        return Message(text, (Picture(scene, "table.png", alt),), _gathering_controls(table, language))
    alt = table_alt(view, called, table.tally, language)
    text = "\n".join(part for part in _playing_lines(table, view, called, language) if part)
    return Message(text[:LONGEST_TEXT], (Picture(scene, "table.png", alt),), _playing_controls(table, view, language))


def _playing_lines(table: Table, view: View, called: tuple[str, ...], language: str) -> list[str]:
    say, deal = phrases(language), table.deal
    waiting = sentence(_waiting_text(table, view, called, language))
    lines = [_head(table, view, language), f"**{waiting}** {last_happening(view, called, language)}".rstrip()]
    away = [escape(called[s]) for s, who in enumerate(table.seats) if isinstance(who, Person) and who.away]
    if away:
        lines.append(say.say("post-away", who=say.listed(away), count=len(away)))
    if deal is not None:
        lines.append(f"-# {say.say('post-seal', seal=deal.digest)}")
    return lines


def _head(table: Table, view: View, language: str) -> str:
    """The game, the table, and while a deal goes on its number in the running game, if the house rules count deals."""
    say, under = phrases(language), GAMES[table.game].match.under
    values = {"game": say.say(f"game-{table.game}"), "table": table.id}
    if table.stage is not Stage.PLAYING or not (under is None or getattr(view.options, under)):
        return say.say("post-head", **values)
    return say.say("post-head-deal", deal=table.tally.deals + 1, **values)


def _waiting_text(table: Table, view: View, called: tuple[str, ...], language: str) -> str:
    """People are spoken to by mention, which an edited message never sounds for; computers are named."""
    pairs = list(zip(table.seats, called, strict=True))
    calling = [f"<@{who.user}>" if isinstance(who, Person) else escape(name) for who, name in pairs]
    if view.waiting_for and all(isinstance(table.seats[seat], Person) for seat in view.waiting_for):
        return call_line(view, calling, language)
    return status_line(view, called, language, calling=calling)


def _playing_controls(table: Table, view: View, language: str) -> tuple[Button | Menu, ...]:
    say = phrases(language)
    deal, version = table.deal.id if table.deal else 0, len(view.history)
    whats = ("hand", "trick", "rules")
    common = tuple(Button(say.say(f"button-{what}"), str(Press(table.id, deal, version, what))) for what in whats)
    if table.stage is Stage.PAUSE:
        go_on = Button(say.say("button-next-deal"), str(Press(table.id, deal, version, "start")), Manner.MAIN, 1)
        return (*common, go_on)
    if view.phase != CUTTING:
        return common
    styles = [style for style in GAMES[table.game].cut_styles if style != "upto"]
    cuts = tuple(
        Button(say.say(f"action-cut-{style}"), str(Press(table.id, deal, version, f"cut {style}")), row=1)
        for style in styles
    )
    return common + cuts


def _gathering_text(table: Table, called: tuple[str, ...], language: str) -> str:
    say = phrases(language)
    lines = [say.say("post-open", game=say.say(f"game-{table.game}"), table=table.id)]
    for seat, (who, name) in enumerate(zip(table.seats, called, strict=True)):
        key = "post-seat-free" if who is None else "post-seat-computer" if isinstance(who, Computer) else "post-seat"
        level = say.say(f"level-{known(who.level)}") if isinstance(who, Computer) else ""
        lines.append(say.say(key, seat=seat + 1, name=escape(name) if name else "", level=level))
    rules = _house_rules_text(table, language)
    if rules:
        lines.append(f"-# {rules}")
    if table.tally.finished:
        shown = [escape(name) if name else "–" for name in called]
        lines.append(say.say("games-so-far", games=games_text(table.game, table.tally, shown, language)))
    return "\n".join(lines)[:LONGEST_TEXT]


def _house_rules_text(table: Table, language: str) -> str:
    """The house rules in force, each in words with its value."""
    names = allowed_values(GAMES[table.game].options)
    return "; ".join(house_rule_text(table.game, name, table.options.get(name), language) for name in names)


def house_rule_text(game: str, name: str, value: object, language: str) -> str:
    """One house rule with its value, in words: `Cards to bury: any`."""
    say, key = phrases(language), f"value-{str(value).lower()}"
    known = say.has(key) or say.has(f"{game}-{key}")
    worded = say.say_for(game, key) if known else str(value)
    return say.say("post-option", name=say.say_for(game, f"option-{name}"), value=worded)


def _gathering_controls(table: Table, language: str) -> tuple[Button, ...]:
    say = phrases(language)

    def button(what: str, label: str, manner: Manner = Manner.PLAIN, row: int = 0) -> Button:
        return Button(label, str(Press(table.id, table.deal.id if table.deal else 0, 0, what)), manner, row)

    sit = [
        button(f"join {seat}", say.say("button-sit", seat=seat + 1), Manner.MAIN)
        for seat, who in enumerate(table.seats)
        if who is None
    ]
    row = 1 if sit else 0
    if sit:
        others = [button("fill", say.say("button-fill"), row=row)]
    else:
        others = [button("start", say.say("button-start"), Manner.GOOD, row)]
    others += [button("leave", say.say("button-leave"), row=row), button("rules", say.say("button-rules"), row=row)]
    return (*sit, *others)


def hand(sight: Sight, names: Names, preferences: Preferences, language: str, place: str = "") -> Message:
    """Somebody's cards with what they may do now; `place` names server and channel where that is not plain to see."""
    table, view = sight.table, sight.view
    called = seat_names(table, names, language)
    if view is None or view.seat is None or table.deal is None:
        return Message(phrases(language).say("error-no-hand"))
    lines = [place] if place else []
    asked = view.seat in view.waiting_for
    holds = bool(view.hand) and view.phase != "done"
    key = "hand-not-asked" if holds else "hand-empty"  # from one deal to the next it says the same: no edit is spent
    lines.append(f"**{own_status(view, called, language)}**" if asked else phrases(language).say(key))
    if asked:
        lines += [line for line in (_situation(view, called, language),) if line]
    controls = controls_for(view, table.id, table.deal.id, len(view.history), language)
    pictures: tuple[Picture, ...] = ()
    if holds:
        pictures = (Picture(hand_scene(view, preferences, language), "hand.png", hand_alt(view, language)),)
    return Message("\n".join(lines)[:LONGEST_TEXT], pictures, controls)


def idle_hand_key(sight: Sight) -> Hashable | None:
    """All that `hand` shows of a table while its person has nothing to decide; None if they have.

    Most changes of a table leave it as it is, so that the message need not be composed to see that it is the same.
    """
    table, view = sight.table, sight.view
    if view is None or view.seat is None or table.deal is None or view.decisions or view.seat in view.waiting_for:
        return None
    return table.deal.id, view.phase, view.contract, view.turns, view.hand, view.aside


def _situation(view: View, called: tuple[str, ...], language: str) -> str:
    """What a player has to know to decide without looking at the table: the trick, or what was said."""
    if isinstance(view.asked, Selection) and (taken := taken_text(view, language)):
        return taken
    if view.phase == "play" and not view.trick.cards:
        return trick_text(view, called, language)
    return last_happening(view, called, language) if view.phase != "play" else _lying(view, called, language)


def _lying(view: View, called: tuple[str, ...], language: str) -> str:
    say = phrases(language)
    pairs = zip(view.trick.seats, view.trick.cards, strict=True)
    names = names_for_reader(view, called, language)
    cards = [say.say("alt-card", name=names[seat], card=card_name(card)) for seat, card in pairs]
    hints = [last_happening(view, called, language)] if view.signals and not view.trick.cards else []
    return sentence(say.say("alt-trick", number=len(view.tricks) + 1, cards=", ".join(cards))) + "".join(hints)


def result(sight: Sight, names: Names, language: str) -> Message:
    """A finished deal: points and what they are worth and why, the score sheet, the opened seal."""
    table, say = sight.table, phrases(language)
    deal = table.deal
    if deal is None or deal.outcome is None:
        return Message(say.say("error-no-deal"))
    called = seat_names(table, names, language)
    lines = [say.say("result-head", game=say.say(f"game-{table.game}"))]
    contract = sight.view.contract if sight.view is not None else None
    lines.append(result_text(table.game, deal.outcome, called, language, contract=contract))
    if table.tally.finished and not any(table.tally.score) and table.stage is Stage.GATHERING:
        lines.append(game_over_text(table.game, table.tally.finished[-1], called, language))
    elif deal.outcome.scores is not None:
        lines.append(running_score(table.game, table.tally, called, language))
    lines += [f"-# {say.say('result-number', deal=deal.number)}", _seal_text(deal, language)]
    again = Button(say.say("button-replay"), str(Press(table.id, deal.number, 0, "replay")))
    return Message("\n".join(lines)[:LONGEST_TEXT], (sheet(table, names, language),), (again,))


def _seal_text(deal: DealFacts, language: str) -> str:
    if deal.opened is None:
        return ""
    values = {"seal": deal.digest, "salt": deal.opened.salt, "pack": write_cards(deal.opened.pack)}
    return "\n".join(f"-# {line}" for line in phrases(language).say("result-seal", **values).splitlines())


def sheet(table: Table, names: Names, language: str) -> Picture:
    """The score sheet as a picture."""
    say, called = phrases(language), [plain(name) if name else "–" for name in seat_names(table, names, language)]
    parts = []
    for number, game in enumerate(table.tally.finished, 1):
        pairs = zip(column_names(table.game, called, language), game.score, strict=True)
        score = ", ".join(say.say("alt-score-one", name=name, score=number_text(have)) for name, have in pairs)
        parts.append(say.say("alt-sheet-game", number=number, score=score))
    parts.append(say.say("alt-sheet-running", score=score_text(table.game, table.tally, called, language)))
    alt = say.say_for(table.game, "alt-sheet", score=". ".join(parts[-8:]))
    return Picture(sheet_scene(table, names, language), "sheet.png", alt[:LONGEST_ALT])


def scores(table: Table, names: Names, language: str) -> Message:
    """The table's score sheet."""
    if phrases(language).has(f"{table.game}-no-scoring"):
        return Message(phrases(language).say(f"{table.game}-no-scoring"))
    called = seat_names(table, names, language)
    return Message(running_score(table.game, table.tally, called, language), (sheet(table, names, language),))


def trick(sight: Sight, names: Names, language: str) -> Message:
    """The last complete trick."""
    table, view = sight.table, sight.view
    if view is None or not view.tricks:
        return Message(phrases(language).say("error-no-trick"))
    called = seat_names(table, names, language)
    last = view.tricks[-1]
    scene = table_scene(replace(table, stage=Stage.PLAYING), view, names, language)
    scene = replace(scene, trick=trick_scene(last, last.winner(view.ranking)))
    return Message(
        trick_text(view, called, language), (Picture(scene, "trick.png", trick_alt(view, called, language)),)
    )


def call_to_table(table: Table, view: View, names: Names, language: str) -> Message | None:
    """A fresh mention of the people the table waits for; None where it waits for none."""
    waiting = [who.user for s, who in enumerate(table.seats) if s in view.waiting_for and isinstance(who, Person)]
    if not waiting:
        return None
    called = seat_names(table, names, language)
    return Message(sentence(_waiting_text(table, view, called, language)), mentions=tuple(waiting))


def place_text(guild: str, channel: str, table: Table, language: str) -> str:
    """Which server, channel and table a direct message is about."""
    say = phrases(language)
    values = {"game": say.say(f"game-{table.game}"), "table": table.id, "guild": escape(guild), "channel": channel}
    return say.say("hand-place", **values)
