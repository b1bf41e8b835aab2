// The table as it was drawn last: a whole card may be about a planet or a player, which only the table knows.
import type { State } from "../../lib/types";

class Seen {
  state = $state.raw<State | null>(null);
}

export const seen = new Seen();
