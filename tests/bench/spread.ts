export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

export const spreadOf = (values: readonly number[]): Spread => {
  const sorted = [...values].sort((left, right) => left - right);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  return { median: at(sorted.length >> 1), min: at(0), max: at(sorted.length - 1) };
};

/** Measures every subject once a round, without a first warm-up round; returns the spread of each over the rounds. */
export const measureRounds = <T>(
  subjects: readonly T[],
  rounds: number,
  measure: (subject: T) => number,
): Spread[] => {
  const values: number[][] = subjects.map(() => []);
  for (let round = 0; round <= rounds; round += 1)
    for (const [index, subject] of subjects.entries()) {
      const value = measure(subject);
      if (round > 0) values[index]?.push(value);
    }
  return values.map(spreadOf);
};

export const formatSpread = (
  { median, min, max }: Spread,
  format: (value: number) => string,
): string => `${format(median)} (${format(min)} to ${format(max)})`;
