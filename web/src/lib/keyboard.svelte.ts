// Keys. A component binds what it answers to while it lives; the last one that binds a key gets it.
import { onDestroy } from "svelte";

/** By `event.key` in lower case: "u", "enter", "?", "1". A function that returns false passes the key on. */
export type Keys = Record<string, (event: KeyboardEvent) => unknown>;

const bound: Keys[] = [];

/** Whether somebody is writing: then letters are letters. */
function isWriting(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null;
  return !!element?.closest?.("input, textarea, select, [contenteditable]");
}

function heard(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (isWriting(event.target)) return;
  if (document.querySelector("dialog[open]")) return;
  const key = event.key.toLowerCase();
  const onControl = (event.target as HTMLElement | null)?.closest?.("button, a[href], summary, [role=tab]");
  const pickable = onControl?.matches("[data-thing], [data-option], [data-form]");
  // A key that is held down is one press; only arrows go on.
  if (event.repeat && !key.startsWith("arrow")) {
    if (pickable) event.preventDefault();
    return;
  }
  // Enter and Space belong to the button that has the focus; but on what is picked Enter goes on.
  if (onControl && (key === " " || (key === "enter" && !pickable))) return;
  for (const keys of bound.toReversed()) {
    const act = keys[key];
    if (act && act(event) !== false) {
      event.preventDefault();
      return;
    }
  }
}

addEventListener("keydown", heard);

/** Bind keys as long as the calling component lives. */
export function keys(map: Keys): void {
  bound.push(map);
  onDestroy(() => {
    const place = bound.indexOf(map);
    if (place >= 0) bound.splice(place, 1);
  });
}

/** Move the focus to the nearest of the things that can be picked, in the direction of an arrow key. */
export function step(direction: "left" | "right" | "up" | "down"): boolean {
  const here = document.activeElement as HTMLElement | null;
  const all = [...document.querySelectorAll<HTMLElement>("[data-thing]:not([disabled])")].filter(
    (each) => each.offsetParent !== null && each.dataset.offered !== "false",
  );
  if (!all.length) return false;
  if (!here || !here.hasAttribute("data-thing")) {
    all[0]?.focus();
    return true;
  }
  const from = middle(here);
  let best: HTMLElement | null = null;
  let shortest = Infinity;
  for (const each of all) {
    if (each === here) continue;
    const to = middle(each);
    const along = direction === "left" || direction === "right" ? to.x - from.x : to.y - from.y;
    const across = direction === "left" || direction === "right" ? to.y - from.y : to.x - from.x;
    const ahead = direction === "left" || direction === "up" ? -along : along;
    if (ahead < 4) continue;
    const distance = ahead + 2.5 * Math.abs(across);
    if (distance < shortest) [best, shortest] = [each, distance];
  }
  best?.focus();
  best?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return best !== null;
}

function middle(element: HTMLElement): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
