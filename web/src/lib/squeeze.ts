// Signs that need more room than there is get smaller, so that none is cut off. Their sizes must be in em.
import type { Action } from "svelte/action";

const SMALLEST = 7; // px: still a shape that can be told apart

export const squeeze: Action<HTMLElement> = (node) => {
  let width = -1;
  function fit() {
    if (node.clientWidth === width) return;
    node.style.removeProperty("font-size");
    let size = parseFloat(getComputedStyle(node).fontSize);
    // Gaps do not shrink with the signs: a second and third step take what they leave over.
    for (let step = 0; step < 3 && size > SMALLEST && node.clientWidth && node.scrollWidth > node.clientWidth; step++) {
      size = Math.max(SMALLEST, Math.floor(size * (node.clientWidth / node.scrollWidth) * 20 - 1) / 20);
      node.style.fontSize = `${size}px`;
    }
    width = node.clientWidth;
  }
  const watch = new ResizeObserver(fit);
  watch.observe(node);
  return { destroy: () => watch.disconnect() };
};
