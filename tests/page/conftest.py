"""The real sandbox with the real bot, and a real browser that looks at it."""

import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from tests.e2e.evening import WITHOUT_SEARCH
from tests.page.screen import NOTED, Screen
from tests.support.browsers import Browser, NoBrowser, chromium

AT_ONCE = {
    "COMPUTER_DELAY_SECONDS": "0",
    "CUT_SECONDS": "0",
    "OVERRIDE_SECONDS": "0",
    "NEXT_DEAL_SECONDS": "3600",
    "TURN_SECONDS": "0",
} | WITHOUT_SEARCH
"""Computers answer at once, no clock plays for anybody, and nobody deals before the test has looked."""
DESK = {"viewport": {"width": 1280, "height": 900}}
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Debian's Chromium, for the tests of a file: while Playwright is there, no test has an event loop of its own."""
    with ExitStack() as stack:
        try:
            yield stack.enter_context(chromium())
        except NoBrowser as error:
            pytest.skip(str(error))


@pytest.fixture(scope="session")
def sandbox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where `python -m bot.sandbox` serves its page; one for all tests of a worker.

    It is there once the bot, which is started after it, has said something.
    """
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD_", "DATABASE_"))}
    port, data = free_port(), tmp_path_factory.mktemp("sandbox")
    words = [sys.executable, "-m", "bot.sandbox", "--port", str(port), "--data", str(data)]
    with subprocess.Popen(  # noqa: S603 - our own program
        words, env=kept | AT_ONCE, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
    ) as process:
        assert process.stderr is not None
        first, rest = process.stderr.readline(), threading.Thread(target=process.stderr.read)
        assert first, "the bot says nothing"
        rest.start()
        yield f"http://127.0.0.1:{port}"
        process.send_signal(signal.SIGINT)
        rest.join()


def free_port() -> int:
    """One that nobody listens at."""
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        return int(held.getsockname()[1])


@pytest.fixture
def screen(browser: Browser, sandbox: str) -> Iterator[Callable[..., Screen]]:
    """Opens the page as a browser of this kind shows it, on somebody's screen."""
    with ExitStack() as stack:

        def show(who: str = "Anna", *, phone: bool = False) -> Screen:
            context = browser.new_context(**(PHONE if phone else DESK), reduced_motion="reduce")
            stack.callback(context.close)
            context.set_default_timeout(60_000)  # nothing takes that long unless the machine is busy
            page = context.new_page()
            faults: list[str] = []
            page.on("pageerror", lambda error: faults.append(str(error)))
            stack.callback(lambda: _assert_none(faults))
            page.add_init_script(NOTED)
            page.goto(f"{sandbox}/#{who}")
            page.wait_for_selector("html[data-ready]")
            return Screen(page, who)

        yield show


def _assert_none(faults: list[str]) -> None:
    assert not faults, faults
