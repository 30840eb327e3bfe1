"""Whether every word of every control is whole, and nothing sticks out, measured where the reader's eyes are."""

from dataclasses import dataclass
from pathlib import Path

from tests.support.browsers import Browser

MEASURE = """(width) => {
  const found = [];
  let controls = 0, pictures = 0;
  for (const article of document.querySelectorAll('article')) {
    const pane = article.querySelector(`.pane[data-width="${width}"]`), name = article.dataset.name;
    const edge = pane.getBoundingClientRect().right + 0.5;
    for (const node of pane.querySelectorAll('.row button, .row a, .entry, .menu small')) {
      if (node.matches('button.select')) continue;
      controls += 1;
      if (node.scrollWidth > node.clientWidth) found.push(`${name}: cut: ${node.textContent}`);
    }
    for (const node of pane.querySelectorAll('img')) {
      pictures += 1;
      if (!node.complete || !node.naturalWidth) found.push(`${name}: a picture is missing`);
    }
    for (const node of pane.querySelectorAll('*')) {
      const isOut = node.getBoundingClientRect().right > edge;
      if (isOut) found.push(`${name}: sticks out: ${node.tagName} ${node.textContent.slice(0, 60)}`);
    }
  }
  return { found, controls, pictures };
}"""


@dataclass(frozen=True)
class Measured:
    """What a page holds, and what is wrong on it."""

    controls: int
    pictures: int
    found: tuple[str, ...]


def measure(browser: Browser, page_file: Path, width: int, shot: Path | None = None) -> Measured:
    """Look at one page of the gallery as it is at this width; the screenshot, if wanted, shows that width alone."""
    page = browser.new_page(viewport={"width": width + 24, "height": 900})
    try:
        page.goto(page_file.resolve().as_uri())
        page.wait_for_selector("html[data-ready]")
        page.add_style_tag(content=f'.pane:not([data-width="{width}"]) {{ display: none !important; }}')
        page.evaluate("() => document.fonts.ready.then(() => true)")
        page.wait_for_function("() => [...document.images].every((each) => each.complete)")
        told = page.evaluate(MEASURE, width)
        if shot is not None:
            page.screenshot(path=str(shot), full_page=True)
        return Measured(told["controls"], told["pictures"], tuple(told["found"]))
    finally:
        page.close()
