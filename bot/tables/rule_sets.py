"""House rules against the sets of them that have a name: which set a table is nearest to, and where it differs.

No table is told by which set it was opened: it keeps all its rules, and the set is found by comparing. So a set that
changes or is given up later takes nothing from tables, records and presets.
"""

from collections.abc import Iterable, Mapping
from dataclasses import fields
from functools import cache, lru_cache

from engine.games import GAMES
from engine.options import Value, allowed_values, idle_options, read_options


def set_rules(game: str, name: str) -> dict[str, Value]:
    """All house rules of a set; what it does not name is as first listed."""
    rules = GAMES[game]
    return {each: values[0] for each, values in allowed_values(rules.options).items()} | dict(rules.rule_sets[name])


def usual_rules(game: str) -> dict[str, Value]:
    """The house rules that tables of a game start with."""
    return set_rules(game, GAMES[game].usual_set)


def player_counts(game: str, options: Mapping[str, Value]) -> tuple[int, ...]:
    """For how many a game is by these house rules, the usual number first; of those not named the first value."""
    rules = GAMES[game]
    return rules.players(read_options(rules.options, options))


@cache
def rules_of_form(game: str) -> tuple[str, ...]:
    """The house rules that decide, in any of the sets, for how many a game is."""
    sets = [set_rules(game, name) for name in GAMES[game].rule_sets]
    return tuple(
        name
        for name, values in allowed_values(GAMES[game].options).items()
        if any(len({player_counts(game, {**each, name: value}) for value in values}) > 1 for each in sets)
    )


def rules_that_matter(game: str, options: Mapping[str, Value], players: int = 0) -> list[str]:
    """The house rules that change anything among so many, or at 0 among any number, with the others as they are."""
    return list(_that_matter(game, frozenset(options.items()), players))


@lru_cache(maxsize=1024)
def _that_matter(game: str, options: frozenset[tuple[str, Value]], players: int) -> tuple[str, ...]:
    """They are asked for anew with each letter that somebody types, of each rule that they may go on with."""
    rules, given = GAMES[game].options, dict(options)
    counts = (players,) if players else player_counts(game, given)
    idle = frozenset.intersection(*(idle_options(rules, given, count) for count in counts))
    return tuple(name for name in allowed_values(rules) if name not in idle)


def lacking(game: str, options: Mapping[str, Value], name: str) -> dict[str, tuple[Value, ...]]:
    """What would have to be so for a house rule to change anything, and is not: others, with their values for that."""
    declared = {each.name: each for each in fields(GAMES[game].options)}
    found: dict[str, tuple[Value, ...]] = {}
    hangs_on, either = dict(declared[name].metadata["under"]), declared[name].metadata["either"]
    if either and not any(all(options[other] in wanted for other, wanted in each.items()) for each in either):
        hangs_on |= either[0]
    for other, wanted in hangs_on.items():
        found |= lacking(game, options, other)
        if options[other] not in wanted:
            found[other] = wanted
    return found


def differences(game: str, options: Mapping[str, Value], players: int, name: str) -> list[str]:
    """The house rules that change anything at such a table and are otherwise than in a set."""
    rules = set_rules(game, name)
    return _differing(options, rules, rules_that_matter(game, options, players))


def nearest_set(game: str, options: Mapping[str, Value], players: int = 0) -> str:
    """The set that a table differs from least: of several the one that is alike in what does not matter either.

    Of those still several the usual one, else the first.
    """
    rules, matter = GAMES[game], rules_that_matter(game, options, players)

    def distance(name: str) -> tuple[int, int, bool]:
        there = set_rules(game, name)
        apart = len(_differing(options, there, matter)), len(_differing(options, there, there))
        return *apart, name != rules.usual_set

    return min(rules.rule_sets, key=distance)


def _differing(options: Mapping[str, Value], rules: Mapping[str, Value], names: Iterable[str]) -> list[str]:
    return [name for name in names if options.get(name, rules[name]) != rules[name]]
