// Things travel: a card flies from hand to tableau, a good grows on its world. Where nothing may move, all of it cuts.
import { cubicOut } from "svelte/easing";
import { crossfade, scale, type TransitionConfig } from "svelte/transition";
import { moves } from "../../lib/settings.svelte";

const TRAVEL = 280;

/** For cards: one that leaves a place and comes to another in the same moment flies there. */
export const [leave, arrive] = crossfade({
  duration: (far) => (moves() ? Math.min(480, TRAVEL + far * 0.2) : 0),
  easing: cubicOut,
  fallback: (node) => appear(node),
});

export function appear(node: Element): TransitionConfig {
  return scale(node, { duration: moves() ? TRAVEL : 0, start: 0.9, easing: cubicOut });
}

/** How long neighbours take to close up. */
export const closing = (): { duration: number; easing: typeof cubicOut } => ({
  duration: moves() ? TRAVEL : 0,
  easing: cubicOut,
});

/** A card that is turned up. */
export function turn(node: Element): TransitionConfig {
  void node;
  return {
    duration: moves() ? 480 : 0,
    easing: cubicOut,
    css: (t) => `transform: perspective(400px) rotateY(${(1 - t) * 90}deg); opacity: ${t}`,
  };
}
