// What happens in each phase, for newcomers.
import { Hints } from "../../lib/hints.svelte";

export const hints = new Hints("cosmic");
