// Numbers of the odds as they are read.
import { number } from "../../lib/i18n.svelte";

const SPACE = "\u202f"; // narrow, and no line ends in it

/** A probability: one digit; what is possible is never "0 %", what may fail never "100 %". */
export function percent(share: number): string {
  const shown = share * 100;
  if (shown > 0 && shown < 0.05) return `<${SPACE}${number(0.1, 1)}${SPACE}%`;
  if (shown < 100 && shown >= 99.95 && share < 1 - 1e-9) return `>${SPACE}${number(99.9, 1)}${SPACE}%`;
  const whole = shown === 0 || share > 1 - 1e-9;
  return `${number(shown, whole ? 0 : 1)}${SPACE}%`;
}

/** Resources, rounds, hits to be expected. */
export function about(value: number): string {
  const digits = value < 1 ? 2 : 1;
  const shown = Number(value.toFixed(digits));
  return number(shown, Number.isInteger(shown) ? 0 : digits);
}
