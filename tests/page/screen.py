"""A person before the page: what they read, where they press, and how they get on with the keyboard alone."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from tests.support.browsers import TimeIsUp

MOST_TABS = 120
MOST_TRIES = 10
"""So often people try what was refused: on a busy machine the bot answers too late, or something else comes first."""
MOMENT = 6_000
"""Milliseconds after which somebody looks whether the menu they use is open still."""
KINDS = (".s1", ".s3", ".select", '[data-custom$=":pass"]')
UNASKED = "".join(f':not([data-custom*=":{what}"])' for what in ("plan", "claim"))
ASKS = ", ".join(f".messages > li .row {kind}:enabled:not([aria-busy]){UNASKED}" for kind in KINDS)
"""What asks its reader for something; plans for a turn to come, and the offer to end it all, ask nothing."""
NOTED = """document.addEventListener('click', (event) => {
  const control = event.target.closest('[data-custom]');
  if (control) window.pressed = control.dataset.custom;
}, true);"""
"""Keeps in mind what was pressed last, whatever it was by the time of the press."""
ASKED = """([pane, asks]) => {
  if (pane.querySelector('.messages [data-custom$=":replay"]')) return 'over';
  if (pane.querySelector('.messages [aria-busy]')) return false;
  const pressed = pane.querySelector(`.messages [data-custom="${CSS.escape(window.pressed || '')}"]:enabled`);
  if (pressed?.closest('li').querySelector(':scope > .failed')) return 'refused';
  const fresh = [...pane.querySelectorAll(asks)].at(-1)?.dataset.custom;
  return fresh && fresh !== window.pressed ? 'asked' : false;
}"""
"""Whether the deal is over, something new is asked, or what was pressed last is there still and was refused."""
HEARD = """([pane, what, then]) => {
  if (then && pane.querySelector(`.messages [data-custom$=":${then}"]:enabled`)) return 'heard';
  if (pane.querySelector('.messages [aria-busy]')) return false;
  const control = [...pane.querySelectorAll(`.messages [data-custom$=":${what}"]`)].at(-1);
  if (control?.closest('li').querySelector(':scope > .failed')) return 'refused';
  return then ? false : 'heard';
}"""
SENT = """([pane, what, refusals]) => {
  if (pane.querySelector(`.messages [data-custom$=":${what}"]:enabled`)) return 'heard';
  return pane.querySelectorAll('.messages > li[role=alert] > .failed').length > refusals ? 'refused' : false;
}"""
OFFERED = """([pane, options, name]) => {
  if ([...pane.querySelectorAll(options)].some((each) => each.textContent.includes(name))) return 'offered';
  const said = pane.querySelector('.popup > p:not([data-seen])');
  if (said) said.dataset.seen = 'true';
  return said ? 'refused' : false;
}"""
IS_AMONG = "all => all.some((each) => each.dataset.custom === window.pressed)"
REFUSALS = "pane => pane.querySelectorAll('.messages > li[role=alert] > .failed').length"
PICTURED = """pane => {
  const pictures = [...pane.querySelectorAll('.messages figure img')];
  return pictures.length > 0 && pictures.every((each) => each.complete && each.naturalWidth > 0);
}"""
FIRST = """pane => {
  const list = pane.querySelector('.messages');
  const first = [...list.children].find((item) => item.offsetTop >= list.scrollTop);
  return `${first.dataset.id} ${Math.round(first.offsetTop - list.scrollTop)}`;
}"""
WAY = """([pane, wanted]) => {
  const active = document.activeElement, all = [...pane.querySelectorAll(wanted)];
  if (!all.length) return false;
  if (all.includes(active)) return 'here';
  return active.compareDocumentPosition(all.at(-1)) & Node.DOCUMENT_POSITION_FOLLOWING ? 'Tab' : 'Shift+Tab';
}"""
"""Which key leads on; while a message is drawn anew there may be nothing to go to, and nobody moves."""


class Screen:
    """One pane of the page; every wait is for something that the page itself shows."""

    def __init__(self, page: Any, who: str) -> None:
        self.page = page
        self.pane = page.get_by_role("region", name=f"{who}'s screen")
        self.line = self.pane.get_by_role("combobox", name="Message")

    def enter(self, channel: str) -> None:
        """Look at a channel, by the label of its tab, until all of it is there."""
        self.look_into(channel)
        self.is_in(channel)

    def look_into(self, channel: str) -> None:
        """Press its tab; its messages may be on their way."""
        self._tab(channel).click()

    def is_in(self, channel: str) -> None:
        """Wait until its messages are there."""
        self.page.wait_for_function("([pane, id]) => pane.dataset.ready === id", arg=[
            self.pane.element_handle(), self._tab(channel).get_attribute("data-channel")])  # fmt: skip

    def _tab(self, channel: str) -> Any:
        return self.pane.locator(".tab", has_text=channel)

    def add_channel(self, name: str) -> None:
        """A further channel for everybody."""
        self.pane.get_by_label("Settings of").click()
        self.pane.get_by_role("button", name="Add a channel").click()
        self.page.get_by_label("Name").fill(name)
        self.page.get_by_role("button", name="Add", exact=True).click()

    def open_table(self, game: str) -> None:
        """`/table open`, picked from what is suggested once the bot is there."""
        self.page.get_by_text("bot connected").wait_for()

        def pick() -> None:
            self.pane.get_by_role("button", name="Commands").click()
            self.offered("/table open").click()
            self.pane.get_by_role("button", name="+ game").click()
            self.offered(game).click()
            self.pane.get_by_role("button", name="Send").click()

        self.send(pick, "fill")

    def offered(self, name: str, options: str = "[role=option]") -> Any:
        """What is suggested; where the bot did not answer in time they write on, so that it is asked again."""
        for _ in range(MOST_TRIES):
            if self._wait_for(OFFERED, options, name) == "offered":
                return self.pane.get_by_role("option", name=name).first
            self.key("Space", "Backspace")
        raise AssertionError(f"{name} is not offered:\n{self.pane.inner_text()}")

    def send(self, command: Callable[[], None], what: str) -> None:
        """Give a command until what it brings is there."""
        refusals = self.pane.evaluate(REFUSALS)
        for _ in range(MOST_TRIES):
            command()
            if self._wait_for(SENT, what, refusals) == "heard":
                return
            refusals += 1
        raise AssertionError(f"a command is refused again and again:\n{self.pane.inner_text()}")

    def see_pictures(self) -> None:
        """Wait until every picture is there and nothing grows any more; words may come first."""
        self._wait_for(PICTURED)

    def _wait_for(self, script: str, *given: object) -> str:
        pane = self.pane.element_handle()
        try:
            return str(self.page.wait_for_function(script, arg=[pane, *given] if given else pane).json_value())
        except TimeIsUp as error:
            raise AssertionError(f"waited for nothing:\n{self.pane.inner_text()}") from error

    def say(self, words: str) -> None:
        """A plain message."""
        self.line.fill(words)
        self.line.press("Enter")

    def first_in_sight(self) -> str:
        """The first message of which the top is to be seen, and how far below the edge it is."""
        return str(self.pane.evaluate(FIRST))

    def control(self, what: str) -> Any:
        """The newest control of that kind, by the last part of its custom id."""
        return self.pane.locator(f'.messages [data-custom$=":{what}"]:enabled').last

    def press(self, what: str, then: str | None = None) -> None:
        """Press it with the mouse (or a finger), until it is heard and, if that is known, the next control is there."""
        self._press_by(lambda: self.control(what).click(), what, then)

    def _press_by(self, press: Callable[[], None], what: str, then: str | None) -> None:
        for _ in range(MOST_TRIES):
            press()
            if self._wait_for(HEARD, what, then) == "heard":
                return
        raise AssertionError(f"{what} is refused again and again:\n{self.pane.inner_text()}")

    def is_asked(self) -> bool:
        """Wait for a new question; false if the deal is over instead. What was refused is pressed, or asked, again."""
        for _ in range(MOST_TRIES):
            found = self._wait_for(ASKED, ASKS)
            if found != "refused":
                return found == "asked"
            if self.pane.locator(ASKS).evaluate_all(IS_AMONG):
                self.look_again()
                return True
            again = self.pane.locator(f'.messages [data-custom="{self.page.evaluate("window.pressed")}"]:enabled')
            with suppress(TimeIsUp):  # what was told as failed may have been heard after all, and be there no more
                again.last.click(timeout=MOMENT)
        raise AssertionError(f"what is pressed is refused again and again:\n{self.pane.inner_text()}")

    def look_again(self) -> None:
        """What is asked now is to be answered, though it was pressed before."""
        self.page.evaluate("window.pressed = null")

    @property
    def question(self) -> Any:
        """What asks just now; if it is drawn anew meanwhile, what asks then."""
        return self.pane.locator(ASKS).last

    def answer(self) -> None:
        """Press the first thing asked, and what its menu offers first."""
        self.question.click()
        if self.page.locator(".menu").count():
            self.choose_first()

    def choose_first(self) -> None:
        """In the open menu take what is offered first, as often as is asked for; all of it has to be in sight."""
        self._choose(self._pick_first)

    def _choose(self, pick: Callable[[Any], None]) -> None:
        """A menu closes where its message comes to ask something else: then that is to be answered."""
        menu = self.page.locator(".menu")
        for _ in range(MOST_TRIES):
            try:
                return pick(menu)
            except TimeIsUp:
                if not menu.count():
                    return self.look_again()
        raise AssertionError(f"nothing can be chosen in this menu:\n{menu.inner_text()}")

    def _pick_first(self, menu: Any) -> None:
        box, size = menu.bounding_box(timeout=MOMENT), self.page.viewport_size
        if box is None:
            raise TimeIsUp("the menu closed as it was looked at")
        assert box["x"] >= 0, box
        assert box["y"] >= 0, box
        assert box["x"] + box["width"] <= size["width"], (box, size)
        assert box["y"] + box["height"] <= size["height"], (box, size)
        done = menu.locator("button")
        if not done.count():
            menu.get_by_role("option").first.click(timeout=MOMENT)
            return
        for entry in menu.locator("[role=option][aria-selected=false]").all():
            if done.is_enabled(timeout=MOMENT):
                break
            entry.click(timeout=MOMENT)
        done.click(timeout=MOMENT)

    # The keyboard alone

    def type(self, words: str) -> None:
        """Write letter by letter where the cursor is."""
        self.page.keyboard.type(words)

    def key(self, *names: str) -> None:
        """Press keys one after the other."""
        for name in names:
            self.page.keyboard.press(name)

    def tab_to(self, wanted: str) -> None:
        """Go from control to control, up or down the page, until one that fits this selector has the focus."""
        for _ in range(MOST_TABS):
            way = self._wait_for(WAY, wanted)
            if way == "here":
                return
            self.page.keyboard.press(way)
        raise AssertionError(f"{wanted} cannot be reached by Tab")

    def press_by_key(self, what: str, then: str | None = None) -> None:
        """Go to it by the keyboard and press it."""

        def press() -> None:
            self.control(what).wait_for()
            self.tab_to(f'[data-custom$=":{what}"]')
            self.key("Enter")

        self._press_by(press, what, then)

    def choose_first_by_key(self) -> None:
        """In the open menu take what is offered first, as often as is asked for."""
        self._choose(self._pick_first_by_key)

    def _pick_first_by_key(self, menu: Any) -> None:
        done = menu.locator("> button")
        if not done.count():
            self.key("Enter")
            return
        for _ in range(MOST_TABS):
            if done.is_enabled(timeout=MOMENT):
                break
            self.key("Enter", *([] if done.is_enabled(timeout=MOMENT) else ["ArrowDown"]))
        if not self.page.evaluate("document.activeElement.matches('.menu > button')"):
            self.key("Tab")
        self.key("Enter")

    def cut_controls(self) -> list[str]:
        """Controls whose words are cut, and whatever sticks out of the page."""
        found: list[str] = self.page.evaluate(
            """() => [...document.querySelectorAll('.row button, .row a, .row .entry, .menu .entry, .tab')]
                 .filter(node => node.scrollWidth > node.clientWidth + 1 && getComputedStyle(node).display !== 'inline')
                 .map(node => node.textContent)"""
        )
        width = self.page.evaluate("document.documentElement.scrollWidth")  # a phone's window grows with its page
        return found + (["the page is wider than the window"] if width > self.page.viewport_size["width"] else [])
