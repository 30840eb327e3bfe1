"""The page for who listens to it and goes by the keyboard: what an auditor finds, and where a press leads."""

from collections.abc import Callable

import pytest

from tests.page.screen import Screen

axe = pytest.importorskip("axe_playwright_python.sync_playwright")  # where there is no browser there is none of it

Opener = Callable[..., Screen]
RULES = {
    "resultTypes": ["violations"],
    "rules": {name: {"enabled": True} for name in ("label-content-name-mismatch", "focus-order-semantics")},
}
"""With those that are off unless asked for: names that do not contain what is read, stops that are nothing."""
ASKED = ".messages > li.private .row button:enabled"
FOCUSED = "() => [...document.activeElement.classList, document.activeElement.closest('.messages > li')?.dataset.id]"


def found(screen: Screen) -> list[str]:
    """What keeps somebody from using the page as it is now, and where."""
    told = axe.Axe().run(screen.page, options=RULES).response["violations"]
    return [f"{each['id']}: {[node['html'][:200] for node in each['nodes']]}" for each in told]


@pytest.mark.parametrize("phone", [False, True])
def test_nothing_keeps_anybody_from_using_it(screen: Opener, phone: bool) -> None:
    anna = screen("Anna", phone=phone)
    faults = found(anna)
    channel = f"looked-at-{'small' if phone else 'wide'}"
    anna.add_channel(channel)
    anna.enter(f"#{channel}")
    anna.open_table("Saskop")
    anna.see_pictures()
    faults += found(anna)
    anna.press("fill", "start")
    anna.press("start", "hand")
    anna.press("hand")
    assert anna.is_asked()
    anna.see_pictures()
    faults += found(anna)
    anna.page.locator(".messages figure .open").last.click()
    faults += found(anna)
    anna.key("Escape")
    anna.page.locator("#theme").click()
    faults += found(anna)
    anna.page.locator("#add-person").click()
    faults += found(anna)
    anna.key("Escape")
    anna.line.fill("/pl")
    anna.offered("/play")
    faults += found(anna)
    assert faults == []


def test_a_press_leads_to_what_it_brings_and_never_to_another_action(screen: Opener) -> None:
    anna = screen("Anna")
    anna.add_channel("followed")
    anna.enter("#followed")
    anna.open_table("Saskop")
    anna.press_by_key("fill", "start")
    anna.press_by_key("start", "hand")
    anna.press_by_key("hand")
    hand = anna.pane.locator(".messages > li.private").last
    anna.page.wait_for_function("() => document.activeElement.matches('li.private')")
    assert anna.page.evaluate(FOCUSED)[-1] == hand.get_attribute("data-id"), "the hand it brought"
    assert anna.is_asked()
    anna.tab_to(ASKED)
    pressed = anna.page.evaluate("document.activeElement.textContent")
    anna.key("Enter")
    anna.page.wait_for_function(
        "pressed => ![...document.querySelectorAll('.messages [aria-busy]')].length"
        " && document.activeElement.textContent !== pressed",
        arg=pressed,
    )
    assert anna.page.evaluate("document.activeElement.matches('.messages > li')"), "what the press made of it"


SAID = """async text => {
    const { markdown } = await import("/page/markdown.js");
    const { labelled } = await import("/page/menus.js");
    const button = document.createElement("button");
    button.append(...labelled({ label: "7♦", emoji: { id: "1", name: "seven_of_diamonds" } }));
    return [markdown(text), button].map(shown => [...shown.childNodes].map(each => each.alt ?? each.textContent));
}"""


def test_an_emoji_of_a_card_is_read_out_by_its_name(screen: Opener) -> None:
    text, button = screen("Anna").page.evaluate(SAID, "Bert plays <:seven_of_diamonds:1>.")
    assert text == ["Bert plays ", "seven of diamonds", "."]
    assert button == ["seven of diamonds", " ", "7♦"]
