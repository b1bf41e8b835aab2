// Where systems lie: flat-top hexes in axial coordinates, Mecatol Rex in the middle, north is up.
export interface Point {
  x: number;
  y: number;
}

export const RADIUS = 61; // at zoom 1
const ROOT = Math.sqrt(3);
export const HALF = (RADIUS * ROOT) / 2; // from the middle to an edge
const FAR = 99; // both coordinates of a system that touches nothing

export const isFar = (place: { q: number; r: number }): boolean => place.q === FAR && place.r === FAR;

/** The middle of a place. */
export const centreOf = (q: number, r: number): Point => ({ x: 1.5 * RADIUS * q, y: ROOT * RADIUS * (r + q / 2) });

/** How far from the middle of the galaxy; beyond it: -1. */
export const ringOf = (place: { q: number; r: number }): number =>
  isFar(place) ? -1 : Math.max(Math.abs(place.q), Math.abs(place.r), Math.abs(place.q + place.r));

/** The places of all systems: those that touch nothing stand apart, in the corners that a galaxy of so many rings leaves free. */
export function layOut(places: readonly { q: number; r: number }[]): Point[] {
  const rings = Math.max(3, ...places.map(ringOf));
  const [x, y] = [(1.5 * rings + 0.22) * RADIUS, ((ROOT / 2) * rings + 2.3) * RADIUS];
  const corners: Point[] = [
    { x, y: -y },
    { x: -x, y: -y },
    { x, y },
    { x: -x, y },
  ];
  return places.map((place) => (isFar(place) ? (corners.shift() ?? { x: 0, y: 0 }) : centreOf(place.q, place.r)));
}

/** The outline of a hex around the origin, for `d` of a path; smaller by so much on all sides. */
export function outline(inset = 0): string {
  const radius = RADIUS - inset / (ROOT / 2);
  const corner = (each: number): string => `${(radius * Math.cos((each * Math.PI) / 3)).toFixed(1)} ${(radius * Math.sin((each * Math.PI) / 3)).toFixed(1)}`;
  return `M${[0, 1, 2, 3, 4, 5].map(corner).join("L")}Z`;
}

/** The same as a clip path of a box that encloses it. */
export const CLIP = "polygon(25% 0, 75% 0, 100% 50%, 75% 100%, 25% 100%, 0 50%)";

/** The middle of an edge, 0 in the north, clockwise. */
export function edgeOf(edge: number): Point {
  const turned = (edge * Math.PI) / 3;
  return { x: HALF * Math.sin(turned), y: -HALF * Math.cos(turned) };
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What all these hexes take up, with a margin. */
export function boxAround(points: readonly Point[], margin: number): Box {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const left = Math.min(0, ...xs) - RADIUS - margin;
  const top = Math.min(0, ...ys) - HALF - margin;
  return { left, top, width: Math.max(0, ...xs) + RADIUS + margin - left, height: Math.max(0, ...ys) + HALF + margin - top };
}

export const WINDS = ["n", "nne", "ne", "e", "se", "sse", "s", "ssw", "sw", "w", "nw", "nnw"] as const;
export type Wind = (typeof WINDS)[number];

/** In which direction from the middle. */
export function windOf(point: Point): Wind {
  const turned = Math.atan2(point.x, -point.y) / (Math.PI / 6);
  return WINDS[(Math.round(turned) + 12) % 12] ?? "n";
}

/** Ring after ring from the middle, each clockwise from the north; what stands apart comes last. */
export function byRings(places: readonly { q: number; r: number }[], points: readonly Point[]): number[] {
  const rank = (each: number): number => {
    const place = places[each];
    const ring = place ? ringOf(place) : 0;
    return ring < 0 ? Infinity : ring;
  };
  const turned = (each: number): number => {
    const point = points[each] ?? { x: 0, y: 0 };
    return (Math.atan2(point.x, -point.y) + 2 * Math.PI) % (2 * Math.PI);
  };
  return places.map((_, each) => each).sort((one, two) => rank(one) - rank(two) || turned(one) - turned(two));
}

export type Arrow = "arrowleft" | "arrowright" | "arrowup" | "arrowdown";

/** The next hex in the direction of an arrow key; -1 if there is none. */
export function nextTo(points: readonly Point[], from: number, arrow: Arrow): number {
  const here = points[from];
  if (!here) return -1;
  const level = arrow === "arrowleft" || arrow === "arrowright";
  const sign = arrow === "arrowleft" || arrow === "arrowup" ? -1 : 1;
  let best = -1;
  let shortest = Infinity;
  points.forEach((point, each) => {
    const ahead = sign * (level ? point.x - here.x : point.y - here.y);
    const aside = Math.abs(level ? point.y - here.y : point.x - here.x);
    if (ahead < 1 || (!level && aside > ahead * 2)) return;
    const distance = ahead + 1.6 * aside;
    if (distance < shortest) [best, shortest] = [each, distance];
  });
  return best;
}
