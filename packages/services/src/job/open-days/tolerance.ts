/** One thing that a search looks for, by its bit: a filter, or a term of the text. */
export interface Wanted {
  /** How bad it is to miss it. */
  readonly cost: number;
  /** Whether it says what the job is: a job that misses all of these is no answer. */
  readonly isSubject: boolean;
}

/** What jobs may miss, of at most MAX_WANTED things. A set of misses has the bit of each. */
export interface Tolerance {
  readonly wanted: readonly Wanted[];
  /** The sum of the costs by misses; infinite where it is too much. */
  readonly costs: Float64Array;
}

/** Misses are two bytes, and one bit says that a job is out of scope. */
export const MAX_WANTED = 15;

const hasBit = (misses: number, at: number): boolean => (misses & (1 << at)) !== 0;

export const createTolerance = (wanted: readonly Wanted[]): Tolerance => {
  const costs = new Float64Array(2 ** wanted.length);
  const subjects = wanted.reduce((bits, { isSubject }, at) => bits | (isSubject ? 1 << at : 0), 0);
  wanted.forEach(({ cost }, at) => {
    const bit = 1 << at;
    for (let misses = bit; misses < 2 * bit; misses += 1)
      costs[misses] = (costs[misses - bit] ?? 0) + cost;
  });
  if (subjects !== 0)
    for (let misses = 0; misses < costs.length; misses += 1)
      if ((misses & subjects) === subjects) costs[misses] = Number.POSITIVE_INFINITY;
  return { wanted, costs };
};

/** The sum of the costs of the missed things that say what a job is. */
export const missedSubject = ({ wanted }: Tolerance, misses: number): number =>
  wanted.reduce(
    (sum, { cost, isSubject }, at) => (isSubject && hasBit(misses, at) ? sum + cost : sum),
    0,
  );
