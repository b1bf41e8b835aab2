"""What can be read on a page, and how large it is there."""

from __future__ import annotations

from playwright.sync_api import Page

from browser.play import DRAWN

LEAST = 11  # px

# Every text that is on the screen with the size at which it is seen: transforms and drawings that are scaled count.
SMALL = """([least, but]) => {
  const turned = (element) => {
    let scale = 1;
    for (let each = element; each; each = each.parentElement) {
      const { transform } = getComputedStyle(each);
      if (transform && transform !== "none") {
        const { a, b, c, d } = new DOMMatrix(transform);
        scale *= Math.sqrt(Math.abs(a * d - b * c));
      }
    }
    return scale;
  };
  const drawn = (element) => {
    const matrix = element.getScreenCTM();
    return Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
  };
  const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && !element.closest(".vh, noscript, script, style") && !(but && element.closest(but));
  const found = new Map();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim();
    const element = walker.currentNode.parentElement;
    if (!text || !seen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const box = range.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    const scale = element instanceof SVGGraphicsElement ? drawn(element) : turned(element);
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size && size < least - 0.05) {
      const names = [];
      for (let each = element; each && names.length < 3; each = each.parentElement) {
        const own = [...each.classList].filter((name) => !name.startsWith("svelte-"));
        names.unshift(own.length ? "." + own.join(".") : each.tagName.toLowerCase());
      }
      const key = `${size.toFixed(1)} px: ${names.join(" ")}`;
      if (!found.has(key)) found.set(key, text.slice(0, 30));
    }
  }
  return [...found].map(([where, text]) => `${where}: ${text}`);
}"""


def too_small_letters(page: Page, but: str = "") -> list[str]:
    """Where letters are smaller than anybody should have to read, each place once; some parts may be left out."""
    page.evaluate(DRAWN)  # what is drawn to a measure knows a new size only then
    found: list[str] = page.evaluate(SMALL, [LEAST, but])
    return found
