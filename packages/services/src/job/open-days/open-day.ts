/** The columns that lists filter, count and sort by: one number per job, newest job first. */
export interface JobColumns {
  readonly ids: Int32Array;
  /** The position that the database has assigned to the job in its day. */
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
  /** Lakh rupees a year; NaN where it is not known. */
  readonly pay: Float64Array;
  /** See MARKS. */
  readonly marks: Int32Array;
  /** See WORK_TERMS. */
  readonly workTerms: Int16Array;
}

/** Several numbers per job, in the order of the columns. */
export interface NumbersOfJobs {
  /** The end of each job's numbers, where the next job's start. */
  readonly ends: Uint32Array;
  readonly values: Int32Array;
  /** A signature of each job's numbers. */
  readonly signatures: Int32Array;
}

/** One bit per number, and numbers share bits: a signature without the bit does not contain the number. */
export const bitOf = (number: number): number => 1 << (number & 31);

export const signatureOf = (numbers: readonly number[]): number =>
  numbers.reduce((bits, number) => bits | bitOf(number), 0);

/**
 * @param lengthOf how many numbers a job has
 * @param numberOf a job's number at an index
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

/** The numbers of one job. */
export const numbersOf = ({ ends, values }: NumbersOfJobs, job: number): Int32Array =>
  values.subarray(ends[job - 1] ?? 0, ends[job] ?? 0);

export interface DayJobs extends JobColumns {
  readonly cities: NumbersOfJobs;
  readonly tags: NumbersOfJobs;
}

/** More than any number of jobs of one day, and few enough that a company's id times it is still exact. */
const MAX_JOBS = 2 ** 22;

/** The jobs of a day by their company's id, so that those of one company are found without a scan. */
export const sortByCompany = (companies: Int32Array): Int32Array => {
  // Numbers sort natively, a comparison of two jobs takes ten times as long.
  const keys = new Float64Array(companies.length);
  for (let job = 0; job < keys.length; job += 1) keys[job] = (companies[job] ?? 0) * MAX_JOBS + job;
  return Int32Array.from(keys.sort(), (key) => key % MAX_JOBS);
};

/** Where the jobs of a company, or of those after it, begin in `byCompany`. */
export const firstOfCompany = (
  { companies, byCompany }: Pick<OpenDay, 'companies' | 'byCompany'>,
  companyId: number,
): number => {
  let from = 0;
  let to = byCompany.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((companies[byCompany[middle] ?? 0] ?? 0) < companyId) from = middle + 1;
    else to = middle;
  }
  return from;
};

/**
 * Offsets of the bits in a job's marks: bands that its years overlap, flags of its employer, and steps of pay, counted
 * from 1.
 */
export const MARKS = { bands: 0, flags: 8, paySteps: 13 } as const;

/** Offsets of the bits of a job's work mode and shift; none where the employer does not say it. */
export const WORK_TERMS = { workMode: 0, shift: 3 } as const;

/** The jobs of a brand that were posted on one day, UTC. Immutable: a change creates a new one. */
export interface OpenDay extends DayJobs {
  /** Days since 1970. */
  readonly day: number;
  /** The first position of the day; `next` is after its last. */
  readonly first: number;
  readonly next: number;
  /** The number of removals so far. */
  readonly removals: number;
  /** The jobs in the order of their companies' ids. */
  readonly byCompany: Int32Array;
  /** When the first of its jobs expires, epoch milliseconds. */
  readonly firstExpires: number;
}
