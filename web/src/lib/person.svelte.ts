// Who reads. The first call makes a guest, so everything else waits for it.
import { api } from "./api";
import { load } from "./settings.svelte";
import type { Me } from "./types";

export const person = $state<{ me: Me | null }>({ me: null });

let asked: Promise<Me> | null = null;

/** Me, asked for once; again after a failure. */
export function known(): Promise<Me> {
  if (!asked) {
    asked = api.me().then((me) => {
      person.me = me;
      void load(api.settings, api.saveSettings).catch(() => undefined);
      return me;
    });
    asked.catch(() => (asked = null));
  }
  return asked;
}

/** After a new name, a login or a logout. */
export function isNow(me: Me): void {
  person.me = me;
  asked = Promise.resolve(me);
  void load(api.settings, api.saveSettings).catch(() => undefined);
}
