/** What lists filter, count and sort by: a number of each job, the newest job first. */
export interface JobColumns {
  readonly ids: Int32Array;
  /** The number that the database has dealt the job in its day. */
  readonly slots: Int32Array;
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

/** Several numbers of each job, in the order of the columns. */
export interface NumbersOfJobs {
  /** Where those of each job end, and those of the next begin. */
  readonly ends: Uint32Array;
  readonly values: Int32Array;
  /** Of those of each job. */
  readonly signatures: Int32Array;
}

/** One bit for each number, and numbers share bits: what has not the bit has not the number. */
export const bitOf = (number: number): number => 1 << (number & 31);

export const signatureOf = (numbers: readonly number[]): number =>
  numbers.reduce((bits, number) => bits | bitOf(number), 0);

/**
 * @param lengthOf how many numbers a job has
 * @param numberOf the one of them that comes after so many others
 */
export const numbersOfJobs = (
  jobs: number,
  lengthOf: (job: number) => number,
  numberOf: (job: number, after: number) => number,
): NumbersOfJobs => {
  const ends = new Uint32Array(jobs);
  const signatures = new Int32Array(jobs);
  let end = 0;
  for (let job = 0; job < jobs; job += 1) {
    end += lengthOf(job);
    ends[job] = end;
  }
  const values = new Int32Array(end);
  for (let job = 0, at = 0; job < jobs; job += 1)
    for (let after = 0; at < (ends[job] ?? 0); after += 1, at += 1) {
      const number = numberOf(job, after);
      values[at] = number;
      signatures[job] = (signatures[job] ?? 0) | bitOf(number);
    }
  return { ends, values, signatures };
};

export interface DayJobs extends JobColumns {
  readonly cities: NumbersOfJobs;
  readonly tags: NumbersOfJobs;
}

/** Bits of a job's marks: bands that its years overlap, what its employer says, and steps of pay, counted from 1. */
export const MARKS = { bands: 0, flags: 8, paySteps: 13 } as const;

/** The jobs of a brand that were posted on one day, UTC. It never changes: what comes and goes makes another. */
export interface OpenDay extends DayJobs {
  /** Days since 1970. */
  readonly day: number;
  /** Its places begin at this one, and end before that one. */
  readonly first: number;
  readonly next: number;
  /** How often jobs had left it. */
  readonly removals: number;
  /** When the first of its jobs ends, epoch milliseconds. */
  readonly firstExpires: number;
}
