// Words of the page. Everything the game says comes from the server in the reader's language already.
import de from "./words/de";
import en from "./words/en";
import { settings } from "./settings.svelte";

export type Parts = Record<string, string | number>;
export type Catalogue<Key extends string> = Readonly<Record<Key, string>>;

/**
 * A function that says a sentence of the catalogue in the reader's language, and again when the language changes.
 * `{name}` is filled in from the parts. "one card|{n} cards" is singular and plural, chosen by the part `n`.
 */
export function catalogue<Key extends string>(english: Catalogue<Key>, german: Catalogue<Key>) {
  return (key: Key, parts: Parts = {}): string => {
    let text: string = (settings.language === "de" ? german : english)[key];
    if (text.includes("|")) {
      const [one = "", many = ""] = text.split("|");
      text = Number(parts.n) === 1 ? one : many;
    }
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(parts[name] ?? whole));
  };
}

export type Word = keyof typeof en;
/** Words of the frame: top bar, decision bar, log, chat, settings. Boards and pages bring catalogues of their own. */
export const t = catalogue<Word>(en, de);

/** For dates, lists and numbers: English without a comma before "and", and with a clock of 24 hours. */
const locale = (): string => (settings.language === "de" ? "de-DE" : "en-GB");

/** Writers of lists and numbers are costly to make: one for each locale and kind. */
const writers = new Map<string, Intl.ListFormat | Intl.NumberFormat>();
function writer<Kind extends Intl.ListFormat | Intl.NumberFormat>(kind: string, make: (locale: string) => Kind): Kind {
  const key = `${locale()} ${kind}`;
  const made = (writers.get(key) as Kind | undefined) ?? make(locale());
  writers.set(key, made);
  return made;
}

/** A number with the reader's own separators. */
export function number(value: number, digits = 0): string {
  const style = { maximumFractionDigits: digits, minimumFractionDigits: digits };
  return writer(`${digits}`, (where) => new Intl.NumberFormat(where, style)).format(value);
}

/** A list in words: "a, b and c". */
export function listed(items: string[]): string {
  return writer("list", (where) => new Intl.ListFormat(where, { type: "conjunction" })).format(items);
}

/** A span of seconds as it stands beside a clock: "0:45", "12:05", "9 h 12 min", "2 d 4 h". */
export function span(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const days = Math.floor(whole / 86400);
  const hours = Math.floor((whole % 86400) / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  if (days) return t("span.days", { days, hours });
  if (hours) return t("span.hours", { hours, minutes });
  return `${minutes}:${String(whole % 60).padStart(2, "0")}`;
}

/** When something was: the time today, else the day. `at` in seconds since 1970. */
export function when(at: number): string {
  const date = new Date(at * 1000);
  const today = date.toDateString() === new Date().toDateString();
  const style: Intl.DateTimeFormatOptions = today
    ? { hour: "2-digit", minute: "2-digit" }
    : { day: "numeric", month: "short" };
  return date.toLocaleString(locale(), style);
}
