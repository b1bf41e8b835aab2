// The seats in the order in which they are asked: by initiative, or clockwise from the speaker.
import type { Ti4View } from "../../lib/types";

/** The number by which a seat acts: 0 by its token; those without a card come last. */
const initiativeOf = (view: Ti4View, seat: number): number => (view.zero === seat ? 0 : Math.min(99, ...(view.players[seat]?.strategies ?? [])));

/** The whole game, and not a skirmish. */
export const isWhole = (view: Ti4View): boolean => view.objectives.length > 0 || view.phase === "strategy";

/** All seats that are in the game, clockwise from one of them. */
export function clockwise(view: Ti4View, first: number): number[] {
  const all = view.players.map((_, step) => (Math.max(0, first) + step) % view.players.length);
  return all.filter((seat) => !view.players[seat]?.eliminated);
}

export const byInitiative = (view: Ti4View): boolean => (view.phase === "action" || view.phase === "status") && view.players.some((player) => player.strategies.length > 0);

/** The seats in the order of play; who is out of the game comes last. */
export function orderOf(view: Ti4View): number[] {
  if (!isWhole(view)) return view.players.map((_, seat) => seat);
  const seats = [...clockwise(view, view.speaker), ...view.players.flatMap((player, seat) => (player.eliminated ? [seat] : []))];
  return byInitiative(view) ? seats.sort((one, two) => initiativeOf(view, one) - initiativeOf(view, two)) : seats;
}
