/** Where something matches in a text: the positions of its last words, ascending. */
export interface Matches {
  readonly positions: readonly number[];
  /** How many positions it spans beyond one. */
  readonly width: number;
}

export const NO_MATCHES: Matches = { positions: [], width: 0 };

/** The second matches where it begins so many positions after the end of the first. */
export const followedBy = (one: Matches, other: Matches, distance: number): Matches => {
  if (one.positions.length === 0 || other.positions.length === 0) return NO_MATCHES;
  const offset = distance + other.width;
  const positions = other.positions.filter((end) => one.positions.includes(end - offset));
  return positions.length === 0 ? NO_MATCHES : { positions, width: offset + one.width };
};

/** Either matches; as in PostgreSQL, the narrower one spans as much as the wider. */
export const either = (one: Matches, other: Matches): Matches => {
  if (one.positions.length === 0) return other;
  if (other.positions.length === 0) return one;
  const width = Math.max(one.width, other.width);
  const ends = new Set([
    ...one.positions.map((end) => end + width - one.width),
    ...other.positions.map((end) => end + width - other.width),
  ]);
  return { positions: [...ends].sort((a, b) => a - b), width };
};
