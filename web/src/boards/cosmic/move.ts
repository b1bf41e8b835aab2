// Things travel: cards turn, lines of a sum come one after the other. Where nothing may move, all of it cuts.
import { cubicOut } from "svelte/easing";
import { scale, type TransitionConfig } from "svelte/transition";
import { moves } from "../../lib/settings.svelte";

const TRAVEL = 280;
const REVEAL = 480;
const EACH = 90; // between two lines of a sum

export function appear(node: Element): TransitionConfig {
  return scale(node, { duration: moves() ? TRAVEL : 0, start: 0.85, easing: cubicOut });
}

/** A card that is turned up. */
export function turn(node: Element): TransitionConfig {
  void node;
  return { duration: moves() ? REVEAL : 0, easing: cubicOut, css: (t) => `transform: perspective(400px) rotateY(${(1 - t) * 90}deg); opacity: ${t}` };
}

/** A line of a sum: the next one comes a little later. */
export function counted(node: Element, { place }: { place: number }): TransitionConfig {
  void node;
  return { duration: moves() ? TRAVEL : 0, delay: moves() ? place * EACH : 0, easing: cubicOut, css: (t) => `opacity: ${t}; transform: translateY(${(1 - t) * 6}px)` };
}
