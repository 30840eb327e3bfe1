"""The system's Chromium, driven by Playwright; nothing is downloaded."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

try:
    from playwright.sync_api import TimeoutError as TimeIsUp
    from playwright.sync_api import sync_playwright
except ImportError:  # there is no wheel of it for some platforms
    sync_playwright = None
    TimeIsUp = TimeoutError

Browser = Any
NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
FLAGS = ("--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu")
"""A test's machine has neither a sandbox for its root nor much shared memory."""


class NoBrowser(Exception):
    """There is none here; the reason says what to do about it."""


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser of one's own."""
    if sync_playwright is None:
        raise NoBrowser("Playwright is not installed")
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    if found is None:
        raise NoBrowser("there is no Chromium here: apt-get install chromium")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=found, args=list(FLAGS))
        yield running
        running.close()
