// Names on narrow cards: where long words may be divided.
const V = "[aeiouyäöüAEIOUYÄÖÜ]";
const C = "[b-df-hj-np-tv-xzßB-DF-HJ-NP-TV-XZ]";
const HYPHEN = "\u00ad"; // shown only where the line ends
/** Where a word may be divided: Forschungs-institut, Under-ground, Ter-raforming, Conglo-merate; never inside ch, ck or sh. */
const DIVISIONS: readonly [RegExp, string][] = [
  [/(ungs)(?=\p{L}{3})/gu, `$1${HYPHEN}`],
  [new RegExp(`(${V}${C})(?=[bcdfgkpt][rl]${V})`, "gu"), `$1${HYPHEN}`],
  [new RegExp(`(${V}${C})(?=${C}${V})`, "gu"), `$1${HYPHEN}`],
  [new RegExp(`(${V})(?=${C}${V})`, "gu"), `$1${HYPHEN}`],
  [/(s?[cspt])\u00ad([hk])/gu, `${HYPHEN}$1$2`],
  [/^(\p{L}{1,2})\u00ad/u, "$1"],
  [/\u00ad(\p{L}{1,2})$/u, "$1"],
];

/** The name with places where a word of more than so many letters may be divided, since not every browser knows them. */
export function soft(name: string, most: number): string {
  return name.replace(/\p{L}+/gu, (word) =>
    word.length > most ? DIVISIONS.reduce((divided, [where, how]) => divided.replace(where, how), word) : word,
  );
}
