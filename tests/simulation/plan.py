"""What a seed means: who plays what and how, how bad the line is, and which misfortunes happen."""

import random
from dataclasses import dataclass

from bot.phrases import LANGUAGES
from bot.tables.rule_sets import usual_rules
from engine.games import GAMES
from engine.options import read_options
from tests.simulation.people import Habits

GAMES_DRAWN = ("saskop",) * len(GAMES) + tuple(GAMES)
"""Saskop as often as all others together."""

KILLS = ("kill", "kill", "kill_in_sql")
MISFORTUNES = (
    *("drop", "copies", "reorder", "session", "close_messages", "leave_server", "delete_post", "delete_hand"),
    *("deny_channel", "painter", "database", "leave_table", "show_anew", "absent", "outage"),
    *("restart", "delete_channel"),
)
UNMIXED = ("absent",)
"""What an evening is planned around: not among those that come in addition."""
AROUND = ("database", "outage", "filled", "deny_channel", "painter", "delete_channel", "delete_post", "leave_server")
"""What may befall the bot, or people, while something else does."""
ADDED = {"full": 0.12, "clock": 0.15, "start_limit": 0.08}
"""Further misfortunes, and in how many evenings each happens; drawn apart, as what a seed means else stays so."""
SHARED_SHARE = 0.12
"""In how many evenings there are two processes; in none of days, as each says every second that it lives."""
OF_SEVERAL = ("kill", "kill_in_sql", "restart", "lapse", "lapse", "deaf")
"""What befalls one of them."""
SLOW_SHARE = 0.12
"""How many evenings are days long, at a slow table."""
PAUSES = ("token", "token", "token", "hour", "day")


FIRST_LANGUAGE = next(iter(LANGUAGES))
"""Spoken where nobody has chosen one."""


def draw_language(seed: str) -> str:
    """What an evening's server speaks: half of them the language that needs no choosing."""
    return random.Random(f"language {seed}").choice((FIRST_LANGUAGE,) * (len(LANGUAGES) - 1) + tuple(LANGUAGES)[1:])


THREAD_SHARE = 0.08
"""How many evenings are played in a thread, which is locked in mid-deal."""


def draw_thread(seed: str, troubles: list[str]) -> list[str] | None:
    """The troubles of an evening in a thread; None if it is in a channel. Drawn apart, so that other evenings stay."""
    chance = random.Random(f"place {seed}")
    if chance.random() >= THREAD_SHARE:
        return None
    more = list(troubles)
    for _ in range(chance.choice((1, 1, 2))):
        more.insert(chance.randrange(len(more) + 1), "lock_thread")
    return more


TURNS_SHARE = 0.15
"""In how many evenings more people are at the table than its game has seats."""


def draw_turns(plan: "Plan", seed: str) -> None:
    """More people than seats, who take turns, and one of whom may ask to sit out. Drawn apart, as threads are."""
    chance = random.Random(f"turns {seed}")
    if chance.random() >= TURNS_SHARE:
        return
    rules = GAMES[plan.game]
    seats = rules.players(read_options(rules.options, usual_rules(plan.game)))[0]
    plan.more = chance.choice((1, 1, 2, 3))
    plan.people, plan.deals = min(len(plan.habits), seats + plan.more), max(plan.deals, chance.choice((2, 2, 3)))
    if not plan.is_calm and chance.random() < 0.5:
        plan.troubles.insert(chance.randrange(len(plan.troubles) + 1), "sit_out")


@dataclass
class Plan:
    """Drawn once from the seed's chance; `troubles` happen in this order while people play."""

    game: str
    people: int
    habits: list[Habits]
    seconds: float
    odds: dict[str, float]
    shuffles: float
    moods: bool
    troubles: list[str]
    settings: dict[str, float]
    pings: list[str]
    forced: list[str]
    second_table: str | None
    closes: bool
    deals: int
    further: int
    looks: int
    over_http: bool = False
    processes: int = 1
    is_split: bool = False
    is_calm: bool = False
    is_slow: bool = False
    in_thread: bool = False
    more: int = 0

    def __str__(self) -> str:
        """One line for who reads a failure."""
        parts = [f"{self.game} with {self.people}", "calm" if self.is_calm else f"line {self.seconds} s {self.odds}"]
        parts += [f"troubles {' '.join(self.troubles)}"] if self.troubles else []
        parts += [f"second table {self.second_table}"] if self.second_table else []
        parts += [f"{name} {value:g}" for name, value in self.settings.items() if value]
        parts += ["over HTTP"] if self.over_http else []
        parts += [f"{self.processes} processes{', split' if self.is_split else ''}"] if self.processes > 1 else []
        parts += ["slow"] if self.is_slow else []
        parts += ["in a thread"] if self.in_thread else []
        parts += [f"{self.more} more than seats"] if self.more else []
        ways = ["/".join(f"{part:.1g}" for part in (h.direct, h.private, h.typing)) for h in self.habits[: self.people]]
        return "; ".join([*parts, "ways " + " ".join(ways), f"haste {self.habits[0].haste:g}"])


def draw_habits(chance: random.Random, *, mixed: bool, calm: bool) -> Habits:
    """How somebody plays."""
    haste = chance.choice((0.3, 1.0, 4.0))
    mischief = 0.0 if calm else chance.choice((0.0, 0.02, 0.06))
    if mixed:
        return Habits(chance.random(), chance.random(), chance.random() / 2, haste, mischief)
    return chance.choice(
        (Habits(1, 0, 0, haste, mischief), Habits(0, 1, 0, haste, mischief), Habits(0.3, 0, 1, haste, mischief))
    )


def draw_plan(chance: random.Random, *, calm: bool = False, game: str | None = None) -> Plan:
    """A plan; a calm one has a good line and nothing goes wrong."""
    drawn = chance.choice(GAMES_DRAWN)
    game = game or drawn
    people = chance.choice((4, 4, 4, 3, 2, 1))
    mixed = chance.random() < 0.5
    habits = [draw_habits(chance, mixed=mixed, calm=calm) for _ in range(8)]
    odds = {}
    if not calm and chance.random() < 0.5:
        kinds = ("error", "cut", "lose", "twice", "delay", "delay_answer", "limit")
        odds = {each: odd for each in kinds if (odd := chance.choice((0.0, 0.0, 0.01, 0.04)))}
    troubles: list[str] = []
    if not calm:
        troubles = [chance.choice(KILLS) for _ in range(chance.choice((0, 0, 1, 1, 2)))]
        troubles += [chance.choice(MISFORTUNES) for _ in range(chance.choice((0, 1, 1, 2, 3)))]
        troubles += [chance.choice(PAUSES) for _ in range(chance.choice((0, 0, 1)))]
        chance.shuffle(troubles)
    if set(troubles) & set(PAUSES):  # a clock would play deal after deal meanwhile
        troubles = [each for each in troubles if each != "absent"]
    turn = chance.choice((0.0, 0.0, 120.0)) if not set(troubles) & set(PAUSES) else 0.0
    settings = {
        "computer_delay_seconds": chance.choice((0.0, 0.0, 1.5)),
        "next_deal_seconds": chance.choice((0.0, 15.0, 0.0)),
        "turn_seconds": 60.0 if "absent" in troubles else turn,
    }
    plan = Plan(
        game=game,
        people=people,
        habits=habits,
        seconds=chance.choice((0.05, 0.05, 0.5, 2.0)) if not calm else 0.05,
        odds=odds,
        shuffles=chance.choice((0.0, 0.2, 0.5)),
        moods=not calm and chance.random() < 0.5,
        troubles=troubles,
        settings=settings,
        pings=[chance.choice(("late", "late", "always", "off")) for _ in range(8)],
        second_table=chance.choice(tuple(GAMES)) if not calm and chance.random() < 0.12 else None,
        closes=chance.random() < 0.15,
        deals=chance.choice((1, 1, 1, 1, 2)),
        further=chance.choice((0, 0, 3, 8)),
        looks=chance.choice((1, 1, 2, 3)),
        forced=[chance.choice(("off", "off", "last", "single")) for _ in range(8)],
        is_calm=calm,
    )
    for habit in habits:
        habit.planning = chance.choice((0.0, 0.0, 0.02, 0.3))
    plan.settings["card_emojis"] = float(chance.random() < 0.5)
    if not calm and chance.random() < SLOW_SHARE:
        slow_down(plan, chance)
    return plan


def add_troubles(plan: Plan, seed: str) -> None:
    """Further misfortunes, anywhere among the others."""
    for name, share in ADDED.items():
        chance = random.Random(f"{name} {seed}")
        if chance.random() < share:
            plan.troubles.insert(chance.randrange(len(plan.troubles) + 1), name)
    chance = random.Random(f"processes {seed}")
    if chance.random() < SHARED_SHARE and may_be_shared(plan):
        add_process(plan, chance, is_split=chance.random() < 0.7)


def may_be_shared(plan: Plan) -> bool:
    """Whether there may be two processes: in days each would say every second that it lives."""
    return not plan.is_slow and not {"day", "hour"} & {*plan.troubles}


def add_process(plan: Plan, chance: random.Random, *, is_split: bool) -> None:
    """Two processes; split: one of them hears the server, the other one direct messages."""
    plan.processes, plan.is_split, plan.over_http = 2, is_split, False
    for _ in range(chance.choice((1, 1, 2))):
        plan.troubles.insert(chance.randrange(len(plan.troubles) + 1), chance.choice(OF_SEVERAL))


def make_hectic(plan: Plan, seed: str) -> None:
    """People press whatever stood anywhere, without much thought, and what they do crosses what they are shown."""
    chance = random.Random(f"hectic {seed}")
    for habits in plan.habits:
        habits.mischief, habits.haste = chance.choice((0.1, 0.2, 0.4)), chance.choice((0.3, 0.3, 1.0))
    if not plan.is_slow:
        plan.seconds = chance.choice((0.05, 0.3, 0.5, 1.0, 2.0))
    plan.shuffles, plan.looks = chance.choice((0.2, 0.5)), 3


def add_more(plan: Plan, seed: str, count: int) -> None:
    """So many more misfortunes, each kind as often as any other, and half of them while another one lasts."""
    chance = random.Random(f"storm {seed}")
    kinds = [*KILLS, *dict.fromkeys(MISFORTUNES), *ADDED, *PAUSES[:1]]
    kinds = [each for each in kinds if each not in UNMIXED and (each != "token" or not plan.settings["turn_seconds"])]
    for _ in range(count):
        name = chance.choice(kinds) + chance.choice(("", f"+{chance.choice(AROUND)}"))
        plan.troubles.insert(chance.randrange(len(plan.troubles) + 1), name)


def slow_down(plan: Plan, chance: random.Random) -> None:
    """They play at a slow table, over days: whoever does nothing for so long is reminded once, then played for."""
    plan.is_slow = True
    plan.troubles = [each for each in plan.troubles if each != "absent"] + ["day"] * chance.choice((1, 1, 2, 3))
    chance.shuffle(plan.troubles)
