// Where the votes sit in the half circle of the chamber: from the left For, from the right Against.
export interface Spot {
  x: number;
  y: number;
}

const ROWS = [0.62, 0.8, 0.98];
const LEAST = 27;
export const WIDTH = 400;
export const HEIGHT = 200;

/** At least so many places, from the left to the right. */
export function spotsFor(votes: number): Spot[] {
  const places = Math.max(LEAST, votes + 3);
  const sum = ROWS.reduce((total, row) => total + row, 0);
  const rows = ROWS.map((row) => ({ row, n: Math.round((places * row) / sum) }));
  rows[2]!.n += places - rows.reduce((total, { n }) => total + n, 0);
  const all = rows.flatMap(({ row, n }) => Array.from({ length: n }, (_, place) => ({ row, at: (place + 0.5) / n })));
  all.sort((one, two) => one.at - two.at || one.row - two.row);
  return all.map(({ row, at }) => ({ x: WIDTH / 2 - Math.cos(Math.PI * at) * row * (WIDTH / 2 - 10), y: HEIGHT - 8 - Math.sin(Math.PI * at) * row * (HEIGHT - 24) }));
}

/** Who sits where: seats of For fill from the left, those of Against from the right; -1: nobody. */
export function seated(forVotes: number[], against: number[]): { spot: Spot; seat: number; n: number }[] {
  const spots = spotsFor(forVotes.length + against.length);
  return spots.map((spot, n) => ({ spot, n, seat: forVotes[n] ?? against[spots.length - 1 - n] ?? -1 }));
}
