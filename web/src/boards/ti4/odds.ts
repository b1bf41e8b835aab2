// The question about a combat in a system, for the odds page: who stands there, with what counts in a combat.
import type { Things } from "../../lib/api";
import { addresses } from "../../lib/router.svelte";
import { factionOf, fleetsOf, isShip, PDS, planetsIn, sizeOf, unitThing, type Stack, type Ti4View } from "./ti4";

/** One side in the words of the odds page: faction, units by level, technologies. */
function sideOf(view: Ti4View, things: Things, seat: number, stacks: readonly Stack[]): string {
  const units = stacks.flatMap((stack) => {
    const key = unitThing(view, things, seat, stack.type)?.key ?? "";
    return [stack.whole ? `${stack.whole} ${key}` : "", stack.damaged ? `${stack.damaged} ${key} damaged` : ""];
  });
  const player = view.players[seat];
  const techs = [...(player?.techs ?? []), ...(player?.copied ?? []).map(([, copy]) => copy)].flatMap((tech) => (things.tech?.[tech]?.fights ? (things.tech[tech]?.key ?? "") : ""));
  return [factionOf(view, things, seat)?.key ?? "", ...units, ...techs].filter(Boolean).join(", ");
}

/** Where the odds page tells about a combat with those who have ships here; "" if nobody else has. */
export function oddsAt(view: Ti4View, things: Things, system: number): string {
  const fleets = fleetsOf(view.systems[system]?.units.filter((stack) => isShip(stack.type)) ?? []);
  const mine = view.active >= 0 && fleets.length > 1 ? view.active : view.seat;
  const them = fleets.find((fleet) => fleet.seat !== mine && fleet.ships > 0);
  if (!them) return "";
  const cannons = planetsIn(view, system).flatMap((planet) => planet.units.filter((stack) => stack.seat === them.seat && stack.type === PDS));
  const total = cannons.reduce((sum, stack) => sum + sizeOf(stack), 0);
  const guns: Stack[] = total ? [{ seat: them.seat, type: PDS, whole: total, damaged: 0 }] : [];
  const ours = fleets.find((fleet) => fleet.seat === mine);
  return addresses.odds({ attacker: ours ? sideOf(view, things, mine, ours.stacks) : "", defender: sideOf(view, things, them.seat, [...them.stacks, ...guns]), place: "space" });
}
