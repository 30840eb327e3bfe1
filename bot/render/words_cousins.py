"""How deals of Skat and of the Dummkopf's Schafkopf ended, as sentences; names come ready to be put in."""

from collections.abc import Sequence

from bot.phrases import phrases
from bot.render.words_cards import declared_words
from engine.outcome import Outcome


def skat_result(outcome: Outcome, called: Sequence[str], language: str) -> str:
    """Who played what, with how many card points, and what it was worth."""
    say, details, declarer = phrases(language), outcome.details, outcome.declarer
    if declarer is None:
        return say.say("skat-result-passed")
    if outcome.kind == "reject":
        best = [name for name, score in zip(called, outcome.scores or (), strict=True) if score]
        scores = ", ".join(
            say.say("alt-score-one", name=n, score=s) for n, s in zip(called, outcome.scores or (), strict=True)
        )
        return f"{say.say('skat-result-reject', who=say.listed(best))} {say.say('result-gained', scores=scores)}"
    extras = [
        word
        for word in ("hand", details["declared"], "open")
        if word and (details.get(str(word)) or word == details["declared"])
    ]
    game = declared_words((outcome.kind, *map(str, extras)), language, "skat")
    matadors = details["matadors"]
    if isinstance(matadors, int):
        game += f", {say.say('skat-with' if matadors > 0 else 'skat-against', count=abs(matadors))}"
    key = "overbid" if details["overbid"] else "won" if outcome.won else "lost"
    if outcome.kind == "null" and key != "overbid":
        key = f"null-{key}"
    values = {
        "who": f"**{called[declarer]}**", "game": game, "points": outcome.points[declarer], "bid": details["bid"],
        "value": details["value"], "score": (outcome.scores or ())[declarer],
    }  # fmt: skip
    return say.say(f"skat-result-{key}", **values)


def dummkopf_result(outcome: Outcome, called: Sequence[str], language: str) -> str:
    """Who was on the offense, what they took, and the bars for each side."""
    say, game = phrases(language), "schafkopf-dummkopf"
    if outcome.declarer is None or outcome.side_points is None:
        return say.say(f"{game}-result-redeal")
    offense = [name for name, side in zip(called, outcome.sides, strict=True) if side == 0]
    bars = [
        next(score for score, side in zip(outcome.scores or (), outcome.sides, strict=True) if side == which)
        for which in (0, 1)
    ]
    words = (outcome.kind, *(extra for extra in ("blind", "tout") if outcome.details[extra]))
    return say.say(
        f"{game}-result-made",
        who=f"**{say.listed(offense)}**",
        words=declared_words(words, language, game),
        points=outcome.side_points[0],
        bars=say.say(f"{game}-bars", count=bars[0]),
        others=say.say(f"{game}-bars", count=bars[1]),
    )
