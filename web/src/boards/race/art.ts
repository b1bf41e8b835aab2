// Our own pictures, grown from the card's key: the same card looks the same at every table.
// Worlds are planets in the colour of their good, developments are built things in grey.
import type { CardThing, Moment, Phase } from "./race";

/** Numbers from 0 to 1, always the same ones for the same seed. */
export function seeded(seed: string): () => number {
  let hash = 2166136261;
  for (const letter of seed) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  let state = hash >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

type Random = () => number;
const drawn = new Map<string, string>();

/** The picture as the inside of an SVG of 100 by 70. "@" stands where an id of the page must come. */
export function picture(card: CardThing): string {
  const known = drawn.get(card.key);
  if (known) return known;
  const made = card.is_world ? planet(card) : building(card);
  drawn.set(card.key, made);
  return made;
}

const round = (value: number): string => String(Math.round(value * 10) / 10);
const between = (random: Random, low: number, high: number): number => low + random() * (high - low);
const pick = <Item>(random: Random, items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;

function stars(random: Random, number: number): string {
  let out = "";
  for (let each = 0; each < number; each++) {
    const x = between(random, 2, 98);
    const y = between(random, 2, 68);
    const bright = between(random, 0.2, 0.55);
    out += `<circle cx="${round(x)}" cy="${round(y)}" r="${pick(random, [0.4, 0.55, 0.8])}" fill="var(--ink)" opacity="${round(bright)}"/>`;
  }
  return out;
}

// -- worlds -----------------------------------------------------------------------------------------------------------

export function colourOf(card: CardThing): string {
  if (card.kind === "any") return "var(--any-good)";
  if (card.kind) return `var(--${card.kind})`;
  return card.military ? "var(--military)" : "var(--development)";
}

function planet(card: CardThing): string {
  const random = seeded(card.key);
  const colour = colourOf(card);
  const grand = (card.vp ?? 0) >= 4;
  const x = between(random, 46, 53);
  const y = 36;
  const radius = grand ? 27 : between(random, 21.5, 25.5);
  const tilt = between(random, -28, 28);
  let out =
    `<defs><radialGradient id="@g" cx=".32" cy=".28" r=".85"><stop offset="0" stop-color="${colour}"/>` +
    `<stop offset=".55" stop-color="${colour}" stop-opacity=".62"/><stop offset="1" stop-color="${colour}" stop-opacity=".12"/>` +
    `</radialGradient><clipPath id="@c"><circle cx="${round(x)}" cy="${y}" r="${round(radius)}"/></clipPath></defs>`;
  out += stars(random, 9);
  const girdle = !card.source && (grand || random() < 0.35);
  const band = (side: string): string =>
    `<path d="M${round(x - radius * 1.62)} ${y} A${round(radius * 1.62)} ${round(radius * 0.42)} 0 0 ${side} ${round(x + radius * 1.62)} ${y}" fill="none" stroke="${colour}" stroke-width="2.2" opacity=".55" transform="rotate(${round(tilt - 10)} ${round(x)} ${y})"/>`;
  if (girdle) out += band("1");
  out += `<circle cx="${round(x)}" cy="${y}" r="${round(radius)}" fill="var(--card)"/>`;
  out += `<circle cx="${round(x)}" cy="${y}" r="${round(radius)}" fill="url(#@g)"/>`;
  out += `<g clip-path="url(#@c)"><g transform="rotate(${round(tilt)} ${round(x)} ${y})" fill="var(--sky)">${ground(card, random, x, y, radius)}</g>`;
  if (card.kind === "any") out += sectors(x, y, radius);
  if (card.alien) out += glyph(random, x, y, radius);
  out += `<circle cx="${round(x + radius * 0.55)}" cy="${round(y + radius * 0.55)}" r="${round(radius * 1.25)}" fill="var(--sky)" opacity=".42"/>`;
  out += `<circle cx="${round(x - radius * 0.36)}" cy="${round(y - radius * 0.42)}" r="${round(radius * 0.4)}" fill="var(--ink)" opacity=".07"/></g>`;
  if (girdle) out += band("0");
  if (card.source === "production")
    out += `<circle cx="${round(x)}" cy="${y}" r="${round(radius + 4.6)}" fill="none" stroke="${colour}" stroke-width="2"/>`;
  if (card.source === "windfall")
    out += `<circle cx="${round(x)}" cy="${y}" r="${round(radius + 4.6)}" fill="none" stroke="${colour}" stroke-width="1.7" stroke-dasharray="4 3"/>`;
  if (card.military) out += guards(random, x, y, radius + (card.source ? 8.5 : 6), card.cost);
  else if (random() < 0.4) out += moon(random, x, y, radius, colour);
  return out;
}

/** Bands, craters, seas or ice, clipped to the planet afterwards. */
function ground(card: CardThing, random: Random, x: number, y: number, radius: number): string {
  const styles = card.kind === "genes" ? ["seas", "seas", "bands"] : card.kind === "rare" ? ["craters", "bands"] : ["bands", "seas", "craters", "ice"];
  const style = pick(random, styles);
  let out = "";
  if (style === "bands") {
    for (let at = y - radius; at < y + radius; at += between(random, 5.5, 9)) {
      out += `<rect x="${round(x - radius)}" y="${round(at)}" width="${round(radius * 2)}" height="${round(between(random, 1.6, 4.4))}" opacity="${round(between(random, 0.1, 0.32))}"/>`;
    }
    return out;
  }
  if (style === "craters") {
    for (let each = 0; each < 9; each++) {
      const size = between(random, 1.2, 5.2);
      const cx = x + between(random, -radius, radius);
      const cy = y + between(random, -radius, radius);
      out += `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(size)}" opacity="${round(between(random, 0.16, 0.34))}"/>`;
      out += `<circle cx="${round(cx + size * 0.2)}" cy="${round(cy + size * 0.22)}" r="${round(size * 0.72)}" fill="var(--ink)" opacity=".06"/>`;
    }
    return out;
  }
  for (let each = 0; each < 6; each++) {
    const cx = x + between(random, -radius, radius);
    const cy = y + between(random, -radius * 0.9, radius * 0.9);
    out += `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(between(random, 5, 13))}" ry="${round(between(random, 2, 6))}" opacity="${round(between(random, 0.15, 0.33))}"/>`;
  }
  if (style === "ice") {
    out += `<ellipse cx="${round(x)}" cy="${round(y - radius)}" rx="${round(radius * 0.75)}" ry="${round(radius * 0.3)}" fill="var(--ink)" opacity=".34"/>`;
    out += `<ellipse cx="${round(x)}" cy="${round(y + radius)}" rx="${round(radius * 0.6)}" ry="${round(radius * 0.22)}" fill="var(--ink)" opacity=".2"/>`;
  }
  return out;
}

/** A world of any kind shows all four colours. */
function sectors(x: number, y: number, radius: number): string {
  return ["novelty", "rare", "genes", "alien"]
    .map((kind, at) => `<rect x="${round(x - radius + (at * radius) / 2)}" y="${round(y - radius)}" width="${round(radius / 2)}" height="${round(radius * 2)}" fill="var(--${kind})" opacity=".72"/>`)
    .join("");
}

/** What the aliens left: a figure of straight lines. */
function glyph(random: Random, x: number, y: number, radius: number): string {
  const corners = 3 + Math.floor(random() * 4);
  const size = radius * between(random, 0.5, 0.68);
  const turn = random() * Math.PI;
  const points = Array.from({ length: corners }, (_, each) => {
    const angle = turn + (each * 2 * Math.PI) / corners;
    return [x + Math.cos(angle) * size, y + Math.sin(angle) * size * 0.86] as const;
  });
  const line = points.map(([px, py]) => `${round(px)} ${round(py)}`).join(" L");
  let out = `<g fill="none" stroke="var(--sky)" stroke-width="1.3" opacity=".6"><path d="M${line}Z"/>`;
  for (const [px, py] of points) out += `<path d="M${round(x)} ${y} L${round(px)} ${round(py)}" opacity=".6"/>`;
  return `${out}<circle cx="${round(x)}" cy="${y}" r="${round(size * 0.26)}" fill="var(--sky)"/></g>`;
}

/** One small wedge in orbit for each point of defense, up to five. */
function guards(random: Random, x: number, y: number, orbit: number, defense: number): string {
  let out = "";
  const from = between(random, 2.5, 3.6);
  for (let each = 0; each < Math.min(5, Math.max(1, defense)); each++) {
    const angle = from + each * 0.3;
    const px = x + Math.cos(angle) * orbit;
    const py = y + Math.sin(angle) * orbit;
    const turn = (angle * 180) / Math.PI + 180;
    out += `<path d="M-2.4 -1.7 L2.6 0 L-2.4 1.7 L-1.3 0Z" fill="var(--military)" opacity=".9" transform="translate(${round(px)} ${round(py)}) rotate(${round(turn)})"/>`;
  }
  return out;
}

function moon(random: Random, x: number, y: number, radius: number, colour: string): string {
  const angle = between(random, -1.1, 0.2);
  const far = radius + between(random, 8, 11);
  const px = x + Math.cos(angle) * far;
  const py = y + Math.sin(angle) * far;
  const size = between(random, 1.8, 3);
  return `<circle cx="${round(px)}" cy="${round(py)}" r="${round(size)}" fill="${colour}" opacity=".75"/><circle cx="${round(px + size * 0.4)}" cy="${round(py + size * 0.4)}" r="${round(size * 0.9)}" fill="var(--card)" opacity=".7"/>`;
}

// -- developments -----------------------------------------------------------------------------------------------------

/** A block seen from above, drawn from its foot. */
function block(x: number, y: number, wide: number, high: number): string {
  const half = wide / 2;
  const [l, r, m] = [round(x - wide), round(x + wide), round(x)];
  return (
    `<path d="M${m} ${round(y)} L${l} ${round(y - half)} V${round(y - half - high)} L${m} ${round(y - high)}Z" opacity=".5"/>` +
    `<path d="M${m} ${round(y)} L${r} ${round(y - half)} V${round(y - half - high)} L${m} ${round(y - high)}Z" opacity=".26"/>` +
    `<path d="M${m} ${round(y - high)} L${l} ${round(y - half - high)} L${m} ${round(y - wide - high)} L${r} ${round(y - half - high)}Z" opacity=".85"/>`
  );
}

const thin = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"';

function blocks(random: Random): string {
  const number = 3 + Math.floor(random() * 4);
  const spots = [
    [38, 40],
    [62, 40],
    [50, 47],
    [28, 47],
    [72, 47],
    [40, 55],
    [61, 55],
  ].slice(0, number);
  let out = "";
  for (const [x = 0, y = 0] of spots.sort((one, two) => (one[1] ?? 0) - (two[1] ?? 0)))
    out += block(x, y + 3, between(random, 8, 11), between(random, 6, 24));
  return out;
}

function frame(random: Random): string {
  const tall = between(random, 0.9, 1.1);
  const hull = (scale: number): string =>
    `M50 ${round(36 - 30 * scale * tall)} L${round(50 + 26 * scale)} ${round(36 - 15 * scale)} V${round(36 + 15 * scale)} L50 ${round(36 + 30 * scale * tall)} L${round(50 - 26 * scale)} ${round(36 + 15 * scale)} V${round(36 - 15 * scale)}Z`;
  let out = `<g ${thin}><path d="${hull(1)}" stroke-width="1.5" opacity=".65"/><path d="M50 36 V66 M50 36 L76 21 M50 36 L24 21" stroke-width="1" opacity=".4"/></g>`;
  out += block(50, 47, between(random, 9, 12), between(random, 9, 13));
  for (const [x, y] of pick(random, [
    [[50, 6], [76, 51], [24, 51]],
    [[50, 66], [76, 21], [24, 21]],
  ] as const)) out += `<circle cx="${x}" cy="${y}" r="2.8"/>`;
  return out;
}

function station(random: Random): string {
  const dash = pick(random, ["7 3", "12 4", "3 3", "18 5"]);
  const tilt = between(random, -14, 14);
  return (
    `<g transform="rotate(${round(tilt)} 50 38)"><ellipse cx="50" cy="38" rx="36" ry="12.5" ${thin} stroke-width="1.1" opacity=".4"/>` +
    `<path d="M14 38 A36 12.5 0 0 1 86 38" ${thin} stroke-width="4" stroke-dasharray="${dash}" opacity=".55"/></g>` +
    block(50, 50, between(random, 9, 11.5), between(random, 11, 17)) +
    `<g transform="rotate(${round(tilt)} 50 38)"><path d="M14 38 A36 12.5 0 0 0 86 38" ${thin} stroke-width="4" stroke-dasharray="${dash}" opacity=".95"/></g>`
  );
}

function dish(random: Random): string {
  const turn = between(random, -30, -10);
  const x = between(random, 43, 50);
  let out = block(x, 62, 17, 5) + `<path d="M${round(x)} 50 L${round(x + 4)} 36" ${thin} stroke-width="2.4"/>`;
  out += `<g transform="rotate(${round(turn)} ${round(x + 4)} 34)"><path d="M${round(x - 18)} 30 A22 22 0 0 0 ${round(x + 26)} 30Z" opacity=".7"/><ellipse cx="${round(x + 4)}" cy="30" rx="22" ry="5" opacity=".95"/><ellipse cx="${round(x + 4)}" cy="30" rx="22" ry="5" fill="var(--sky)" opacity=".35"/><path d="M${round(x + 4)} 30 V14" ${thin} stroke-width="1.4"/><circle cx="${round(x + 4)}" cy="13" r="2.6"/></g>`;
  for (let each = 0; each < 3; each++)
    out += `<path d="M${76 + each * 5} ${20 - each * 3} A${8 + each * 5} ${8 + each * 5} 0 0 1 ${82 + each * 6} ${30 + each}" ${thin} stroke-width="1.2" opacity="${round(0.55 - each * 0.14)}"/>`;
  return out;
}

function ships(random: Random): string {
  const hull = (x: number, y: number, size: number, light: number): string =>
    `<g transform="translate(${round(x)} ${round(y)}) scale(${round(size)}) rotate(-24)" opacity="${light}"><path d="M18 0 L-10 -5 L-6 0Z" opacity=".9"/><path d="M18 0 L-10 5 L-6 0Z" opacity=".5"/><path d="M-10 -5 L-16 -9 L-8 -1Z M-10 5 L-16 9 L-8 1Z" opacity=".7"/><path d="M-12 0 H-24" ${thin} stroke-width="1.2" opacity=".45"/></g>`;
  const spots = pick(random, [
    [[54, 34, 1.5], [26, 46, 0.9], [72, 55, 0.9]],
    [[60, 28, 1.2], [36, 36, 1.2], [64, 52, 1.2]],
    [[50, 24, 1], [70, 38, 1], [30, 40, 1], [50, 54, 1]],
  ] as const);
  let out = "";
  for (const [x, y, size] of spots) out += hull(x + between(random, -2, 2), y + between(random, -2, 2), size, 0.95);
  return out;
}

function mine(random: Random): string {
  const lean = between(random, -4, 4);
  let out = block(34, 62, 11, between(random, 6, 14)) + block(68, 62, 9, between(random, 4, 9));
  out += `<g ${thin} stroke-width="1.7"><path d="M50 8 L${round(38 + lean)} 62 M50 8 L${round(62 + lean)} 62" opacity=".9"/><path d="M46.6 22 L54 22 M44 36 L57 36 M41 50 L60 50 M46.6 22 L57 36 L41 50 M54 22 L44 36 L60 50" opacity=".5" stroke-width="1.2"/></g>`;
  return `${out}<circle cx="50" cy="8" r="3.4"/><path d="M50 62 V70" ${thin} stroke-width="2" opacity=".5"/>`;
}

function domes(random: Random): string {
  let out = "";
  for (const [x, y, size] of [[34, 50, 15], [64, 46, 12], [52, 60, 17]] as const) {
    const wide = size + between(random, -2, 2);
    out += `<path d="M${round(x - wide)} ${y} A${round(wide)} ${round(wide)} 0 0 1 ${round(x + wide)} ${y}Z" opacity=".6"/><path d="M${round(x)} ${y} V${round(y - wide)} M${round(x - wide / 2)} ${y} A${round(wide)} ${round(wide * 1.2)} 0 0 1 ${round(x)} ${round(y - wide)} A${round(wide)} ${round(wide * 1.2)} 0 0 1 ${round(x + wide / 2)} ${y}" ${thin} stroke="var(--sky)" stroke-width="1" opacity=".45"/><ellipse cx="${x}" cy="${y}" rx="${round(wide)}" ry="${round(wide * 0.24)}" opacity=".9"/>`;
  }
  return out;
}

const builders: Record<Phase | Moment, readonly ((random: Random) => string)[]> = {
  explore: [dish],
  develop: [frame, blocks],
  settle: [domes, mine],
  trade: [station],
  consume: [blocks, domes, frame],
  produce: [mine],
  setup: [frame],
  select: [dish],
  "round-end": [station],
  "game-end": [blocks],
  anytime: [frame],
};

/** A six-cost development stands in rays, inside an orbit of its own. */
function grand(random: Random, inside: string): string {
  let out = "";
  const number = 28 + Math.floor(random() * 3) * 4;
  for (let each = 0; each < number; each++) {
    const angle = (each * 2 * Math.PI) / number;
    const far = each % 2 ? 44 : 52;
    out += `<path d="M${round(50 + Math.cos(angle) * 34)} ${round(36 + Math.sin(angle) * 26)} L${round(50 + Math.cos(angle) * far)} ${round(36 + Math.sin(angle) * far * 0.76)}" ${thin} stroke-width=".9" opacity=".34"/>`;
  }
  out += `<ellipse cx="50" cy="36" rx="43" ry="31" ${thin} stroke-width="1.2" opacity=".55"/>`;
  const from = random() * 6;
  for (let each = 0; each < 3; each++) {
    const angle = from + each * 2.1;
    out += `<circle cx="${round(50 + Math.cos(angle) * 43)}" cy="${round(36 + Math.sin(angle) * 31)}" r="2.3"/>`;
  }
  return `${out}<g transform="translate(9 7) scale(.82)">${inside}</g>`;
}

function building(card: CardThing): string {
  const random = seeded(card.key);
  const first = card.powers[0];
  const arms = card.powers.some((power) => power.sign.includes("military") && !power.sign.includes("-1"));
  const draw = arms ? ships : pick(random, builders[first?.phase ?? "consume"]);
  const inside = draw(random);
  return `<g color="var(--development)" fill="currentColor">${card.six ? grand(random, inside) : inside}</g>`;
}
