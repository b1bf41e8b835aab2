// What the reader has set: kept here at once, and on the server so that it follows to other devices.
import type { Settings as Stored } from "./types";

export type Language = "en" | "de";
export type Settings = Omit<Stored, "language"> & { language: Language };

const KEPT = "orrery.settings";
const isPhone = matchMedia("(pointer: coarse)").matches;

const defaults: Settings = {
  language: navigator.language.toLowerCase().startsWith("de") ? "de" : "en",
  sound: !isPhone,
  motion: "system",
  theme: "system",
  share_hand: true,
  auto_pass: "nothing",
};

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...defaults, ...kept() });

let send: ((settings: Stored) => Promise<unknown>) | null = null;
let timer = 0;

/** Change one setting: shown at once, kept, and sent a moment later. */
export function set<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  settings[name] = value;
  keep();
  show();
  clearTimeout(timer);
  timer = window.setTimeout(() => void send?.({ ...settings }).catch(() => undefined), 400);
}

function keep(): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(settings));
  } catch {
    // A private window may keep nothing: then the settings last as long as the page.
  }
}

/** Put on the root element what style sheets look at. */
export function show(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset.theme = settings.theme;
  root.dataset.motion = settings.motion;
}

/** Take over what the server has for this person. An empty language there means that nothing was ever set. */
export async function load(
  fetched: () => Promise<Stored>,
  store: (settings: Stored) => Promise<unknown>,
): Promise<void> {
  send = store;
  const here = kept();
  const { language, sound, ...rest } = await fetched();
  if (!language) {
    if (Object.keys(here).length) await store({ ...settings }); // set here before anything was stored there
    return;
  }
  Object.assign(settings, rest, { language });
  // Sound belongs to the device: a phone stays silent beside a desk that is not.
  if (here.sound === undefined && !isPhone) settings.sound = sound;
  keep();
  show();
}

/** Whether things may move. */
export function moves(): boolean {
  if (settings.motion === "full") return true;
  return settings.motion !== "reduced" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

show();
