// A long press shows the whole card on touch screens, where nothing hovers.
import type { Action } from "svelte/action";

const LONG = 450;

/** `use:hold={() => show(thing)}`: calls back after a long press, and the click that ends it picks nothing. */
export const hold: Action<HTMLElement, () => void> = (node, callback) => {
  let timer = 0;
  let held = false;
  let then = callback;

  const begin = (event: PointerEvent) => {
    held = false;
    if (event.pointerType === "mouse") return;
    timer = window.setTimeout(() => {
      held = true;
      then?.();
    }, LONG);
  };
  const end = () => {
    clearTimeout(timer);
    timer = 0;
  };
  const click = (event: MouseEvent) => {
    if (!held) return;
    held = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const menu = (event: Event) => {
    if (held || timer) event.preventDefault();
  };
  node.addEventListener("pointerdown", begin);
  for (const name of ["pointerup", "pointercancel", "pointermove", "pointerleave"] as const) {
    node.addEventListener(name, (event) => {
      // A finger is never quite still.
      if (name === "pointermove" && Math.hypot(event.movementX, event.movementY) < 4) return;
      end();
    });
  }
  node.addEventListener("click", click, { capture: true });
  node.addEventListener("contextmenu", menu);
  return { update: (next) => (then = next), destroy: end };
};
