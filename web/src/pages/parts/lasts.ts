// A time that somebody can choose, in words.
import { t } from "../words";

export const DAY = 86_400;

export function lasts(seconds: number): string {
  if (seconds >= DAY) return t("new.days", { n: seconds / DAY });
  if (seconds >= 3600) return t("new.hours", { n: seconds / 3600 });
  return seconds >= 60 ? t("new.minutes", { n: seconds / 60 }) : t("new.seconds", { n: seconds });
}
