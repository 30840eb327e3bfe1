"""A person before the page: what they read, where they press, and how they get on with the keyboard alone."""

from typing import Any

from tests.support.browsers import TimeIsUp

MOST_TABS = 120
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
  const over = pane.querySelector('.messages [data-custom$=":replay"]');
  const fresh = [...pane.querySelectorAll(asks)].at(-1)?.dataset.custom;
  return over ? 'over' : fresh && fresh !== window.pressed ? 'asked' : false;
}"""
FIRST = """pane => {
  const list = pane.querySelector('.messages');
  const first = [...list.children].find((item) => item.offsetTop >= list.scrollTop);
  return `${first.dataset.id} ${Math.round(first.offsetTop - list.scrollTop)}`;
}"""
WAY = """([pane, wanted]) => {
  const active = document.activeElement, all = [...pane.querySelectorAll(wanted)];
  if (all.includes(active)) return 'here';
  const after = all.at(-1) && active.compareDocumentPosition(all.at(-1)) & Node.DOCUMENT_POSITION_FOLLOWING;
  return after ? 'Tab' : 'Shift+Tab';
}"""


class Screen:
    """One pane of the page; every wait is for something that the page itself shows."""

    def __init__(self, page: Any, who: str) -> None:
        self.page = page
        self.pane = page.get_by_role("region", name=f"{who}'s screen")
        self.line = self.pane.get_by_role("combobox", name="Message")

    def enter(self, channel: str) -> None:
        """Look at a channel, by the label of its tab."""
        tab = self.pane.locator(".tab", has_text=channel)
        tab.click()
        self.page.wait_for_function("([pane, id]) => pane.dataset.ready === id", arg=[
            self.pane.element_handle(), tab.get_attribute("data-channel")])  # fmt: skip

    def add_channel(self, name: str) -> None:
        """A further channel for everybody."""
        self.pane.get_by_label("Settings of").click()
        self.pane.get_by_role("button", name="Add a channel").click()
        self.page.get_by_label("Name").fill(name)
        self.page.get_by_role("button", name="Add", exact=True).click()

    def open_table(self, game: str) -> None:
        """`/table open`, picked from what is suggested once the bot is there."""
        self.page.get_by_text("bot connected").wait_for()
        self.pane.get_by_role("button", name="Commands").click()
        self.pane.get_by_role("option", name="/table open").first.click()
        self.pane.get_by_role("button", name="+ game").click()
        self.pane.get_by_role("option", name=game).first.click()
        self.pane.get_by_role("button", name="Send").click()

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

    def press(self, what: str) -> None:
        """Press it with the mouse (or a finger)."""
        self.control(what).click()

    def is_asked(self) -> bool:
        """Wait for a new question; false if the deal is over instead."""
        try:
            handle = self.page.wait_for_function(ASKED, arg=[self.pane.element_handle(), ASKS])
        except TimeIsUp as error:
            raise AssertionError(f"nothing is asked:\n{self.pane.inner_text()}") from error
        return bool(handle.json_value() == "asked")

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
        menu = self.page.locator(".menu")
        box, size = menu.bounding_box(), self.page.viewport_size
        assert box["x"] >= 0, box
        assert box["y"] >= 0, box
        assert box["x"] + box["width"] <= size["width"], (box, size)
        assert box["y"] + box["height"] <= size["height"], (box, size)
        done = menu.locator("button")
        if not done.count():
            menu.get_by_role("option").first.click()
            return
        for entry in menu.get_by_role("option").all():
            if done.is_enabled():
                break
            entry.click()
        done.click()

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
            way = self.page.evaluate(WAY, [self.pane.element_handle(), wanted])
            if way == "here":
                return
            self.page.keyboard.press(way)
        raise AssertionError(f"{wanted} cannot be reached by Tab")

    def choose_first_by_key(self) -> None:
        """In the open menu take what is offered first, as often as is asked for."""
        done = self.page.locator(".menu > button")
        if not done.count():
            self.key("Enter")
            return
        while not done.is_enabled():
            self.key("Enter", *([] if done.is_enabled() else ["ArrowDown"]))
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
        width = "document.documentElement.scrollWidth > innerWidth"
        return found + (["the page is wider than the window"] if self.page.evaluate(width) else [])
