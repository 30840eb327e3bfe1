"""A finished deal with all that is needed to word it, and the sentences that several games share."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.phrases import phrases
from bot.present.contracts import declared_words
from engine.outcome import Outcome
from engine.seats import Seat


def signed(number: int) -> str:
    """A gain or loss with its sign: `+2`, `−1`, `0`."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


@dataclass(frozen=True, slots=True)
class Ended:
    """A finished deal of a game, the names by seat as they are to be written, and the language.

    ace: the one that was called, as `A♠`, where that is known.
    """

    game: str
    outcome: Outcome
    called: Sequence[str]
    language: str
    ace: str = ""

    def tell(self, key: str, **values: object) -> str:
        """The game's own phrase for a result, or the one all games share."""
        return phrases(self.language).say_for(self.game, f"result-{key}", **values)

    def names(self, seats: Iterable[Seat]) -> str:
        """Several of the players as a sentence lists them."""
        return phrases(self.language).listed([self.called[seat] for seat in seats])

    def side(self, which: int) -> list[Seat]:
        """Who was on a side: 0 the declarer's, 1 the other."""
        return [seat for seat, side in enumerate(self.outcome.sides) if side == which]

    def words(self, words: Iterable[str]) -> str:
        """A contract or its extras in the game's words."""
        return declared_words(words, self.language, self.game)

    @property
    def facts(self) -> dict[str, object]:
        """The declarer, the partner and both sides' card points, as the phrases name them."""
        outcome = self.outcome
        points, others = outcome.side_points or (0, 0)
        named = {"who": outcome.declarer, "partner": outcome.partner}
        found: dict[str, object] = {key: "" if seat is None else self.called[seat] for key, seat in named.items()}
        return found | {"points": points, "others": others, "ace": self.ace or self.tell("some-ace")}

    def won_or_lost(self, which: int = 0) -> str:
        """The declarer's side, whether it won, and both sides' card points."""
        facts = self.facts | {"who": self.names(self.side(which))}
        return self.tell("side-won" if self.outcome.won else "side-lost", **facts)

    def points(self) -> str:
        """Everybody's card points."""
        return self.tell("seats", points=self._by_seat(map(str, self.outcome.points)))

    def scored(self) -> str:
        """What everybody scored, or that nothing was."""
        scores = self.outcome.scores
        if scores is None:
            return self.tell("no-score")
        return self.tell("gained", scores=self._by_seat(map(signed, scores))) if any(scores) else ""

    def _by_seat(self, numbers: Iterable[str]) -> str:
        say, pairs = phrases(self.language), zip(self.called, numbers, strict=True)
        return ", ".join(say.say("alt-score-one", name=name, score=number) for name, number in pairs)


def common_result(ended: Ended) -> str:
    """Card points, who won and what everybody scored: what can be said of every game."""
    outcome = ended.outcome
    if not any(outcome.tricks):
        return ended.tell("unplayed")
    has_sides = outcome.won is not None and outcome.side_points is not None
    parts = [ended.won_or_lost()] if has_sides else [ended.points()]
    return " ".join(part for part in (*parts, ended.scored()) if part)


def leaster(ended: Ended) -> str:
    """A deal that everybody passed and the fewest card points won."""
    winner = ended.outcome.details["winner"]
    if not isinstance(winner, int):
        return joined(ended.tell("leaster-tie"), ended.points())
    trickless = "" if ended.outcome.tricks[winner] else ended.tell("trickless")
    return joined(ended.tell("leaster", who=ended.called[winner]), trickless, ended.points(), ended.scored())


def joined(*parts: str) -> str:
    """Sentences behind each other; empty ones are left out."""
    return " ".join(part for part in parts if part)
