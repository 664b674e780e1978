/** Several numbers of each place, one place after the other. */
export interface NumbersOfPlaces {
  /** Where those of each place end, and those of the next begin. */
  readonly ends: Uint32Array;
  readonly values: Int32Array;
}

/** What lists filter, count and sort by, at the place of each job. */
export interface JobColumns {
  readonly ids: Int32Array;
  /** Epoch milliseconds, with fractions. */
  readonly posted: Float64Array;
  readonly expires: Float64Array;
  readonly companies: Int32Array;
  /** 0 for none. */
  readonly recruiters: Int32Array;
  readonly categories: Int32Array;
  readonly industries: Int32Array;
  readonly minYears: Int16Array;
  readonly maxYears: Int16Array;
  /** Lakh rupees a year; not a number where it is not known. */
  readonly pay: Float64Array;
  /** See MARKS. */
  readonly marks: Int32Array;
}

/** Bits of a job's marks: bands that its years overlap, what its employer says, and steps of pay, counted from 1. */
export const MARKS = { bands: 0, flags: 8, paySteps: 13 } as const;

/** The jobs of a brand that were posted on one day, UTC. It never changes: what comes and goes makes another. */
export interface OpenDay extends JobColumns {
  /** Days since 1970. */
  readonly day: number;
  /** The number of its first place in the database; places here are counted from it. */
  readonly first: number;
  readonly size: number;
  /** How often jobs had left it. */
  readonly removals: number;
  readonly isListed: Uint8Array;
  readonly cities: NumbersOfPlaces;
  readonly tags: NumbersOfPlaces;
  /** Places of its jobs, the newest first. */
  readonly newest: readonly number[];
}
