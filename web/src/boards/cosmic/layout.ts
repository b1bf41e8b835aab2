// Where everything stands: systems around the warp, mine below. Wide tables have room for the encounter in the middle.
export interface Point {
  x: number;
  y: number;
}

/** On which side of a planet there is room for the ships of others. */
export type Side = "up" | "down" | "down-left" | "down-right" | "left" | "right";

export interface SystemPlace {
  seat: number;
  centre: Point;
  label: Point;
  look: "ring" | "arc"; // planets around the name, or side by side
  line: boolean; // the name stands in one line
  reach: number; // from the middle to a planet on its side
  planets: Point[]; // by their place in the system
  sides: Side[]; // of the planets
  path: string; // the orbit
}

export interface Layout {
  narrow: boolean;
  width: number;
  height: number;
  radius: number; // of a planet
  systems: SystemPlace[];
  warp: Point;
  warpPills: Point;
  stage: { top: number; bottom: number; width: number };
  free: number; // the width that no system needs
}

const round = (value: number): number => Math.round(value * 10) / 10;
const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
const point = (x: number, y: number): Point => ({ x: round(x), y: round(y) });

export const NARROW = 620;
export const NARROW_HEIGHT = 316;

function ring(seat: number, centre: Point, rx: number, ry: number, count: number): SystemPlace {
  const planets = Array.from({ length: count }, (_, each) => {
    const turn = ((-90 + (each * 360) / count) * Math.PI) / 180;
    return point(centre.x + Math.cos(turn) * rx, centre.y + Math.sin(turn) * ry);
  });
  const sides = Array.from({ length: count }, (_, each): Side => {
    const turn = ((-90 + (each * 360) / count) * Math.PI) / 180;
    if (Math.abs(Math.cos(turn)) > 0.75) return Math.cos(turn) > 0 ? "right" : "left";
    if (Math.sin(turn) < 0) return "up";
    return Math.abs(Math.cos(turn)) < 0.2 ? "down" : Math.cos(turn) < 0 ? "down-left" : "down-right";
  });
  const path = `M${round(centre.x - rx)} ${centre.y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;
  return { seat, centre, label: centre, look: "ring", line: false, reach: rx, planets, sides, path };
}

/** Planets side by side on a shallow curve that opens to the edge of the table. */
function arc(seat: number, centre: Point, spread: number, drop: number, count: number, label: Point): SystemPlace {
  const line = label.x === centre.x;
  const at = (t: number): Point => point(centre.x + t * spread, centre.y + drop * t * t);
  const planets = Array.from({ length: count }, (_, each) => at(count > 1 ? (2 * each) / (count - 1) - 1 : 0));
  const [from, to] = [at(-1.16), at(1.16)];
  // A quadratic curve through both ends and the middle.
  const path = `M${from.x} ${from.y}Q${centre.x} ${round(2 * centre.y - from.y)} ${to.x} ${to.y}`;
  return { seat, centre, label, look: "arc", line, reach: spread, planets, sides: planets.map(() => "down"), path };
}

/** The other seats clockwise from mine, left side first. */
function around(seats: number, me: number): number[] {
  return Array.from({ length: seats - 1 }, (_, step) => (me + 1 + step) % seats);
}

function narrowLayout(width: number, seats: number, me: number, counts: number[]): Layout {
  // Rings lie so far apart that the ships of others, which stand outside of them, touch nothing.
  const height = NARROW_HEIGHT;
  const radius = 12;
  const r = 38;
  const left = r + 40;
  const right = width - left;
  const middle = width / 2;
  const spots: Record<number, Point[]> = {
    2: [point(left, 96), point(right, 96)],
    3: [point(left, 140), point(middle, 81), point(right, 140)],
    4: [point(left - 2, 207), point(left, 81), point(right, 81), point(right + 2, 207)],
  };
  const others = around(seats, me);
  const systems = others.map((seat, each) => ring(seat, (spots[others.length] ?? spots[4]!)[each]!, r, r, counts[seat] ?? 5));
  systems.push(ring(me, point(middle, 242), r, r, counts[me] ?? 5));
  const warp = point(middle, others.length === 3 ? 158 : 116);
  return { narrow: true, width, height, radius, systems, warp, warpPills: point(middle, others.length === 3 ? 158 : 30), stage: { top: 0, bottom: 0, width }, free: width };
}

function wideLayout(width: number, height: number, seats: number, me: number, counts: number[]): Layout {
  const radius = round(clamp(Math.min(width / 49, height / 25), 15, 22));
  const rx = clamp(width * 0.084, 70, 92);
  const ry = clamp(height * 0.128, 54, 76);
  const middle = width / 2;
  const others = around(seats, me);
  const systems: SystemPlace[] = [];
  const side = rx + radius + 14;
  let top = 30;
  if (others.length === 3) {
    const y = radius + 6;
    const [left, up, right] = others as [number, number, number];
    const row = (height - 40) * 0.47;
    systems.push(ring(left, point(side, row), rx, ry, counts[left] ?? 5));
    const spread = clamp(width * 0.24, 150, 270);
    systems.push(arc(up, point(middle, y + 12), spread, -10, counts[up] ?? 5, point(middle - spread - radius - 72, y + radius + 10)));
    systems.push(ring(right, point(width - side, row), rx, ry, counts[right] ?? 5));
    top = y + radius + 52;
  } else {
    const upper = ry + radius + 12;
    const lower = height - ry - radius - 44;
    const spots = others.length === 2 ? [point(side, height * 0.42), point(width - side, height * 0.42)] : [point(side - 6, lower), point(side, upper), point(width - side, upper), point(width - side + 6, lower)];
    others.forEach((seat, each) => systems.push(ring(seat, spots[each]!, rx, ry, counts[seat] ?? 5)));
  }
  // With four others there is no room beside my planets: then the name stands below them.
  const crowded = others.length === 4;
  const drop = clamp(height * 0.06, 14, 40);
  const base = height - radius - (crowded ? 84 : drop + 22);
  const spread = clamp(width * (crowded ? 0.22 : 0.245), 150, 300);
  systems.push(arc(me, point(middle, base), spread, drop, counts[me] ?? 5, crowded ? point(middle, height - 30) : point(middle - spread - radius - 78, base + drop - 8)));
  const bottom = base - radius - 22;
  const room = width - 4 * side + (others.length === 3 ? 8 : 0);
  return {
    narrow: false,
    width,
    height,
    radius,
    systems,
    warp: point(middle, (top + bottom) / 2),
    warpPills: point(middle, top - 12),
    stage: { top: top + 4, bottom, width: clamp(room, 340, 540) },
    free: clamp(room, 340, 640),
  };
}

/** `counts`: planets of each seat's system. */
export function layoutOf(width: number, height: number, me: number, counts: number[]): Layout {
  const seats = counts.length;
  return width < NARROW ? narrowLayout(width, seats, me, counts) : wideLayout(width, Math.max(height, 340), seats, me, counts);
}

/** Where the line from the middle of a box to a point leaves the box. */
export function leaving(box: { x: number; y: number; width: number; height: number }, to: Point): Point {
  const dx = to.x - box.x;
  const dy = to.y - box.y;
  const share = Math.min(dx ? box.width / 2 / Math.abs(dx) : Infinity, dy ? box.height / 2 / Math.abs(dy) : Infinity, 1);
  return point(box.x + dx * share, box.y + dy * share);
}

/** One arm of the warp. */
export function armOf(centre: Point, from: number, rx: number, ry: number): string {
  let path = "";
  for (let each = 0; each <= 46; each++) {
    const turn = from + each * 0.115;
    const far = 0.08 + each * 0.02;
    path += `${each ? "L" : "M"}${round(centre.x + Math.cos(turn) * far * rx)} ${round(centre.y + Math.sin(turn) * far * ry)}`;
  }
  return path;
}

/** Stars that stand still: the same for every table. */
export function stars(width: number, height: number): { x: number; y: number; r: number; o: number }[] {
  let seed = 7;
  const next = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
  return Array.from({ length: 70 }, () => ({ x: round(next() * width), y: round(next() * height), r: 0.5 + Math.floor(next() * 3) * 0.25, o: round(0.1 + next() * 0.35) }));
}
