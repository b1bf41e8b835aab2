// Signs that need more room than there is stand closer and get smaller pictures, so that none is cut off; then they take a second
// line. Letters and numbers keep their size. What is measured says `--squeeze` in its sizes and what `.folded` means to it.
import type { Action } from "svelte/action";

const SMALLEST = 0.7; // of a picture: still a shape that can be told apart
const STEPS = [0.9, 0.8, SMALLEST];

export const squeeze: Action<HTMLElement> = (node) => {
  let width = -1;
  const cut = (): boolean => node.clientWidth > 0 && node.scrollWidth > node.clientWidth;
  function fit() {
    if (node.clientWidth === width) return;
    node.style.removeProperty("--squeeze");
    node.classList.remove("folded");
    for (const step of STEPS) {
      if (!cut()) break;
      node.style.setProperty("--squeeze", String(step));
    }
    node.classList.toggle("folded", cut());
    width = node.clientWidth;
  }
  const watch = new ResizeObserver(fit);
  watch.observe(node);
  return { destroy: () => watch.disconnect() };
};
