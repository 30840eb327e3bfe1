"""`python -m tests.simulation`: evenings from seeds, what happened in them, and how a failed one is repeated."""

import argparse
import json
import random
import re
import sys
import time
from collections import Counter
from contextlib import closing, suppress
from typing import Any

from bot.phrases import LANGUAGES
from engine.games import GAMES
from tests.simulation.running import Company, Options

COUNTED = (
    *("deals", "acts", "refused", "open", "presses", "typed", "calls", "counted", "looks", "kills", "locked"),
    *("unkept", "unpainted", "tokens over", "statements", "talked", "asked", "out of sight"),
)
IN_BRIEF = ("deals", "acts", "calls", "virtual", "processor", "trace")
MOST_SHOWN = 12
MOST_SEEDS = 10**9
TABLES = ("games", "languages", "troubles", "faults", "statuses")


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    parser.add_argument("--seeds", nargs=2, type=int, metavar=("FIRST", "LAST"), help="the first and the last")
    parser.add_argument("--first", type=int, help="the first of --count; without it one is drawn by chance, and told")
    parser.add_argument("--count", type=int, default=20, help="so many (20)")
    parser.add_argument("--calm", action="store_true", help="a good line, and nothing goes wrong")
    parser.add_argument("--talk", action="store_true", help="people talk beside the play all evening, as they can read")
    parser.add_argument("--game", choices=tuple(GAMES), help="always this game")
    parser.add_argument("--language", choices=tuple(LANGUAGES), default="", help="the server speaks it always")
    parser.add_argument("--http", action="store_true", help="through aiohttp at both ends, as some are anyway")
    parser.add_argument("--strays", type=float, default=0.0, help="how many requests arrive after they were given up")
    parser.add_argument("--hectic", action="store_true", help="people press anything that ever stood anywhere")
    parser.add_argument("--split", action="store_true", help="two processes, one of which hears direct messages alone")
    parser.add_argument("--storm", type=int, default=0, help="so many more misfortunes in each")
    parser.add_argument("--jobs", type=int, default=1, help="so many at once (1)")
    parser.add_argument("--twice", action="store_true", help="each twice, which must come out alike")
    parser.add_argument("--show", action="store_true", help="everything that happens, line by line")
    parser.add_argument("--json", action="store_true", help="each evening as a line of JSON, and nothing else")
    parser.add_argument("--every", action="store_true", help="a line for each evening")
    return parser.parse_args()


def repeat(seed: str, given: argparse.Namespace) -> str:
    """The line that plays an evening again before somebody's eyes."""
    words = ["python -m tests.simulation --seeds", seed, seed]
    words += ["--calm"] if given.calm else []
    words += ["--talk"] if given.talk else []
    words += ["--game", given.game] if given.game else []
    words += ["--language", given.language] if given.language else []
    words += ["--http"] if given.http else []
    words += ["--strays", str(given.strays)] if given.strays else []
    words += ["--storm", str(given.storm)] if given.storm else []
    words += ["--hectic"] if given.hectic else []
    words += ["--split"] if given.split else []
    return " ".join([*words, "--show"])


def kind_of(found: str) -> str:
    """What sort of fault it is, no matter whom it befell."""
    when, _, rest = found.partition(": ")
    if rest.startswith("never at rest"):
        return "never at rest"
    if when in {"log", "result", "ledger", "key"}:
        return f"{when}: {re.sub(r'[0-9]+( ×)?', '#', rest)[:110]}"
    return rest.partition(":")[0][:60] if when.endswith(("s)", "closing")) else when


def tell(told: dict[str, Any], given: argparse.Namespace) -> None:
    """What is to be said of one evening."""
    for line in told["lines"]:
        say(line)
    if given.every or given.show:
        figures = " ".join(f"{name} {told[name]}" for name in IN_BRIEF if name in told)
        say(f"seed {told['seed']}: {figures}")
    if told["found"]:
        say(f"FAILED seed {told['seed']}: {repeat(told['seed'], given)}\n  plan: {told['plan']}")
        for each in told["found"][: None if given.show else MOST_SHOWN]:
            say(f"  - {each}")
        if len(told["found"]) > MOST_SHOWN and not given.show:
            say(f"  … and {len(told['found']) - MOST_SHOWN} more")


def from_any(first: int | None, count: int) -> tuple[int, int]:
    """The first seed and the last; nobody has played those of a first one drawn by chance."""
    if first is None:
        first = random.SystemRandom().randrange(MOST_SEEDS)
        say(f"from seed {first} on (FIRST={first} plays the same again)")
    return first, first + count - 1


def main() -> int:
    """Play, and say what came of it, of as much as was played if it is interrupted; 1 if anything was wrong."""
    given = arguments()
    first, last = given.seeds or from_any(given.first, given.count)
    seeds = [str(seed) for seed in range(first, last + 1)]
    options = Options(
        calm=given.calm,
        talk=given.talk,
        game=given.game,
        shown=given.show,
        over_http=given.http,
        strays=given.strays,
        language=given.language,
        storm=given.storm,
        hectic=given.hectic,
        split=given.split,
    )
    began, played, failed = time.perf_counter(), 0, 0
    totals: Counter[str] = Counter()
    tables: dict[str, Counter[str]] = {name: Counter() for name in TABLES}
    kinds: Counter[str] = Counter()
    with closing(Company(given.jobs, is_warm=len(seeds) > 1)) as company, suppress(KeyboardInterrupt):
        for told in company.play(seeds, options, twice=given.twice):
            if given.json:
                say(json.dumps(told, ensure_ascii=False))
                continue
            tell(told, given)
            played += 1
            failed += bool(told["found"])
            kinds.update({kind_of(each) for each in told["found"]})
            totals.update({name: told.get(name, 0) for name in COUNTED})
            for name in TABLES:
                tables[name].update(told.get(name, {}))
    if given.json:
        return 0
    seconds = time.perf_counter() - began
    say(
        f"\n{played} evenings, {failed} with faults, {seconds:.0f} s, {60 * played / seconds:.0f} a minute, "
        f"{60 * totals['deals'] / seconds:.0f} deals a minute"
    )
    say("; ".join(f"{name} {totals[name]}" for name in COUNTED))
    for name in TABLES:
        say(f"{name}: " + ", ".join(f"{key} {count}" for key, count in sorted(tables[name].items())))
    for kind, count in kinds.most_common():
        say(f"  {count:4} × {kind}")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
