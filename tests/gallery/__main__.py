"""`python -m tests.gallery`: pages with every picture and question of every game; what is cut on them, or too small."""

import argparse
import shutil
import sys
import time
from pathlib import Path

from engine.games import GAMES
from tests.gallery.building import PHONE, Gallery
from tests.gallery.measuring import measure
from tests.support.browsers import NoBrowser, chromium

WIDTHS = (360, 1100)
LETTER = 7.0
"""How many pixels high the letters of a picture are at least, on a phone."""


def say(line: str) -> None:
    """One line for the person who started this."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> int:
    """Build, and measure if asked to; 1 if anything is cut or too small."""
    parser = argparse.ArgumentParser(prog="python -m tests.gallery", description=__doc__)
    parser.add_argument("--folder", type=Path, default=Path("build/gallery"), help="where to (build/gallery)")
    parser.add_argument("--game", action="append", choices=tuple(GAMES), default=[], help="this game alone")
    parser.add_argument("--measure", action="store_true", help="measure every page in a browser")
    parser.add_argument("--shots", action="store_true", help="and keep a screenshot of each at both widths")
    given = parser.parse_args()
    began = time.perf_counter()
    shutil.rmtree(given.folder, ignore_errors=True)
    gallery = Gallery(given.folder)
    written = gallery.build(tuple(given.game))
    messages, seconds = sum(number for _, number in written), time.perf_counter() - began
    counts = f"{messages} messages with {gallery.pictures} pictures on {len(written)} pages"
    say(f"{counts}, {seconds:.0f} s")
    say(f"Open {(given.folder / 'index.html').resolve().as_uri()}")
    if not given.measure and not given.shots:
        return 0
    is_small = _tell_letters(gallery)
    try:
        return is_small | _measure(given.folder, [name for name, _ in written], keeps=given.shots)
    except NoBrowser as error:
        say(f"Not measured: {error}")
        return is_small


def _tell_letters(gallery: Gallery) -> int:
    """The smallest letters of each kind of picture; 1 if any are too small."""
    measured = gallery.smallest()
    for high, kind, words in measured:
        say(f"{kind}: smallest letters {high:.1f} pixels high at {PHONE}: {words}")
    too_small = sum(high < LETTER for high, _, _ in measured)
    say(f"Smallest letter of any picture at {PHONE} pixels: {min(measured)[0]:.1f}; {too_small} kinds too small")
    return int(too_small > 0)


def _measure(folder: Path, names: list[str], *, keeps: bool) -> int:
    """Every page at both widths; 1 if anything is cut or sticks out at either."""
    wrong = 0
    with chromium() as browser:
        for width in WIDTHS:
            measured = []
            for name in names:
                shot = folder / f"{name}-{width}.png" if keeps else None
                measured.append(measure(browser, folder / f"{name}.html", width, shot))
                for each in measured[-1].found:
                    say(f"  {name} at {width}: {each}")
            controls, pictures = (sum(each.controls for each in measured), sum(each.pictures for each in measured))
            faults = sum(len(each.found) for each in measured)
            say(f"{width} pixels: {controls} texts of controls, {pictures} pictures, {faults} cut or sticking out")
            wrong += faults
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
