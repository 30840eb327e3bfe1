"""The two ways an action can be wrong: it cannot be read, or the rules forbid it now."""

from collections.abc import Mapping


class Unreadable(ValueError):
    """A text that is no card, suit or action as the notation spells them.

    >>> from engine import read_card
    >>> read_card("10D")
    Traceback (most recent call last):
    engine.errors.Unreadable: 10D
    """


class Misordered(Unreadable):
    """An action that names its cards, but not in pack order; the text says the rule and the right spelling."""


class IllegalAction(Exception):
    """An action that was understood and is refused; the state stays as it was.

    `code` names the rule (`must-follow`, `not-your-turn`), `details` its particulars as notation text or numbers,
    taken only from what the actor may know. Words for people are made elsewhere.

    >>> from engine import GAMES, Deal, IllegalAction, Start, read_action
    >>> rules = GAMES["skat"]
    >>> options = rules.options()
    >>> deal = Deal(Start("skat", options, players=3, dealer=0, pack=rules.pack(options, 3)))
    >>> try:
    ...     deal.act(1, read_action("bid 18"))
    ... except IllegalAction as refused:
    ...     refused.code
    'cut-first'
    """

    def __init__(self, code: str, **details: object) -> None:
        super().__init__(code, details)
        self.code = code
        self.details: Mapping[str, object] = details

    def __str__(self) -> str:
        """Write the code and its particulars on one line, for records and the referee."""
        particulars = ", ".join(f"{name} {value}" for name, value in self.details.items())
        return f"{self.code} ({particulars})" if particulars else self.code


class UnusableDeal(ValueError):
    """Hands, options or a pack from which no deal of this game can begin; the text says what is wrong.

    >>> from engine import GAMES, read_options
    >>> read_options(GAMES["skat"].options, {"announce": "never"})
    Traceback (most recent call last):
    engine.errors.UnusableDeal: option announce takes one of: any, hand
    """


def demand(condition: object, code: str, **details: object) -> None:
    """Raise `IllegalAction` with this code unless the condition holds: a rule in one line."""
    if not condition:
        raise IllegalAction(code, **details)
