import { bitOf, type JobColumns, type OpenDay, signatureOf } from '../open-days/open-day.ts';

/**
 * A filter on a day's jobs: adds a bit to the misses of each job that fails. It may scan every open job, so each kind
 * is a loop of its own, and computes without branches where possible: an unpredictable branch makes it three times
 * slower.
 */
export type Condition = (day: OpenDay, misses: Uint16Array, bit: number) => void;

/** The bit of jobs that are in no list, whatever the filters. */
export const OUT_OF_SCOPE = 1;

type BitColumn = 'marks' | 'workTerms';
type NumberColumn = Exclude<keyof JobColumns, BitColumn | 'places'>;

const miss = (misses: Uint16Array, job: number, bit: number): void => {
  misses[job] = (misses[job] ?? 0) | bit;
};

/** The column has one of the ids; or, if not `wanted`, none of them. */
export const oneOf = (column: NumberColumn, ids: readonly number[], wanted = true): Condition => {
  const among = new Set(ids);
  const signature = signatureOf(ids);
  return (day, misses, bit) => {
    const values = day[column];
    for (let job = 0; job < misses.length; job += 1) {
      const value = values[job] ?? 0;
      const isAmong = (signature & bitOf(value)) !== 0 && among.has(value);
      if (isAmong !== wanted) miss(misses, job, bit);
    }
  };
};

/** The column is at least `min`, which NaN never is. */
export const minimum =
  (column: NumberColumn, min: number): Condition =>
  (day, misses, bit) => {
    const values = day[column];
    for (let job = 0; job < misses.length; job += 1)
      if (!((values[job] ?? 0) >= min)) miss(misses, job, bit);
  };

export const maximum =
  (column: NumberColumn, max: number): Condition =>
  (day, misses, bit) => {
    const values = day[column];
    for (let job = 0; job < misses.length; job += 1)
      if (!((values[job] ?? 0) <= max)) miss(misses, job, bit);
  };

/** The job has any of the bits. */
const anyBit =
  (column: BitColumn, wanted: number): Condition =>
  (day, misses, bit) => {
    const bits = day[column];
    for (let job = 0; job < misses.length; job += 1) {
      const below0WithoutAny = ((bits[job] ?? 0) & wanted) - 1;
      misses[job] = (misses[job] ?? 0) | ((below0WithoutAny >> 31) & bit);
    }
  };

/** @param wanted bits by MARKS */
export const anyMark = (wanted: number): Condition => anyBit('marks', wanted);

/** @param wanted bits by WORK_TERMS */
export const anyWorkTerm = (wanted: number): Condition => anyBit('workTerms', wanted);

/** The job has any of the cities, or of the tags. */
export const anyOf = (column: 'cities' | 'tags', ids: readonly number[]): Condition => {
  const among = new Set(ids);
  const wanted = signatureOf(ids);
  return (day, misses, bit) => {
    const { signatures, ends, values } = day[column];
    for (let job = 0; job < misses.length; job += 1) {
      if (((misses[job] ?? 0) & OUT_OF_SCOPE) !== 0) continue;
      let isMissed = ((signatures[job] ?? 0) & wanted) === 0;
      if (!isMissed) {
        const end = ends[job] ?? 0;
        let at = ends[job - 1] ?? 0;
        while (at < end && !among.has(values[at] ?? 0)) at += 1;
        isMissed = at === end;
      }
      if (isMissed) miss(misses, job, bit);
    }
  };
};

/** No job passes. */
export const never: Condition = (_day, misses, bit) => {
  for (let job = 0; job < misses.length; job += 1) miss(misses, job, bit);
};

/** It has not expired. @param now epoch milliseconds */
export const isOpen =
  (now: number): Condition =>
  ({ expires, firstExpires }, misses, bit) => {
    if (firstExpires > now) return;
    for (let job = 0; job < misses.length; job += 1)
      if ((expires[job] ?? 0) <= now) miss(misses, job, bit);
  };
