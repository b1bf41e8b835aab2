// The eight steps of the status phase on the track of the top bar.
import type { Phase } from "../../../lib/board";
import type { Ti4View } from "../ti4";
import { say, type StatusWord } from "./words";

const ICONS = ["ti4-objective-1", "ti4-objective-2", "ti4-action-card", "ti4-token", "ti4-pool-fleet", "ti4-resources", "ti4-sustain", "ti4-pool-strategy"] as const;

/** Empty while there is no status phase. */
export function statusTrack(view: Ti4View): Phase[] {
  const now = view.status?.step ?? 0;
  if (!now || view.over) return [];
  return ICONS.map((icon, place): Phase => ({ key: `status ${place + 1}`, icon, name: say(`track.${place + 1}` as StatusWord), state: place + 1 < now ? "done" : place + 1 === now ? "now" : "next", seats: [] }));
}
