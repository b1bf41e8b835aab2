// Where planets lie within their hex, and where beside them the number of their troops stands: away from each other.
export interface Spot {
  x: number;
  y: number;
  radius: number;
  troops: { x: number; y: number }; // from the middle of the planet
}

const SPOTS: readonly Spot[][] = [
  [],
  [{ x: 0, y: -9, radius: 22, troops: { x: 21, y: 7 } }],
  [
    { x: -21, y: -18, radius: 17, troops: { x: -20, y: 8 } },
    { x: 20, y: -4, radius: 17, troops: { x: 19, y: 6 } },
  ],
  [
    { x: 3, y: -25, radius: 14.5, troops: { x: 15, y: 4 } },
    { x: -25, y: 1, radius: 14.5, troops: { x: -13, y: -9 } },
    { x: 21, y: 6, radius: 14.5, troops: { x: 15, y: 4 } },
  ],
];

/** Every size that a planet has. */
export const SIZES: readonly number[] = [...new Set(SPOTS.flat().map((spot) => spot.radius))];

export const spotsOf = (planets: number): Spot[] => SPOTS[Math.min(planets, SPOTS.length - 1)] ?? [];
