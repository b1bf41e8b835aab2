// Things travel: a card flies from hand to tableau, a good grows on its world. Where nothing may move, all of it cuts.
import { flip, type AnimationConfig } from "svelte/animate";
import { cubicOut } from "svelte/easing";
import { crossfade, scale, type TransitionConfig } from "svelte/transition";
import { moves } from "../../lib/settings.svelte";

const TRAVEL = 280;

const [send, receive] = crossfade({
  duration: (far) => (moves() ? Math.min(480, TRAVEL + far * 0.2) : 0),
  easing: cubicOut,
  fallback: (node) => appear(node),
});

const STILL = { duration: 0 };
const isShown = (box: DOMRect): boolean => box.width > 0 && box.height > 0;

/** What has no size, because it is hidden just now, cannot be flown to. */
const ifShown = (travel: typeof send): typeof send => (node, params) => {
  const begin = travel(node, params);
  return () => {
    const config = begin(); // also where nothing flies: the other end must not wait for it
    return isShown(node.getBoundingClientRect()) ? config : STILL;
  };
};

/** For cards: one that leaves a place and comes to another in the same moment flies there. */
export const leave = ifShown(send);
export const arrive = ifShown(receive);

export function appear(node: Element): TransitionConfig {
  return scale(node, { duration: moves() ? TRAVEL : 0, start: 0.9, easing: cubicOut });
}

/** Neighbours close up. */
export function closeUp(node: Element, boxes: { from: DOMRect; to: DOMRect }): AnimationConfig {
  if (!moves() || !isShown(boxes.from) || !isShown(boxes.to)) return STILL;
  return flip(node, boxes, { duration: TRAVEL, easing: cubicOut });
}

/** A card that is turned up. */
export function turn(node: Element): TransitionConfig {
  void node;
  return {
    duration: moves() ? 480 : 0,
    easing: cubicOut,
    css: (t) => `transform: perspective(400px) rotateY(${(1 - t) * 90}deg); opacity: ${t}`,
  };
}
