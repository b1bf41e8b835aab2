// Where planets lie within their hex.
export interface Spot {
  x: number;
  y: number;
  radius: number;
}

const SPOTS: readonly Spot[][] = [
  [],
  [{ x: 0, y: -9, radius: 22 }],
  [
    { x: -21, y: -18, radius: 17 },
    { x: 20, y: -4, radius: 17 },
  ],
  [
    { x: 3, y: -29, radius: 14.5 },
    { x: -25, y: -3, radius: 14.5 },
    { x: 21, y: 2, radius: 14.5 },
  ],
];

/** Every size that a planet has. */
export const SIZES: readonly number[] = [...new Set(SPOTS.flat().map((spot) => spot.radius))];

export const spotsOf = (planets: number): Spot[] => SPOTS[Math.min(planets, SPOTS.length - 1)] ?? [];
