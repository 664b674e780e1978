import type { JobColumns } from '../open-days/open-day.ts';
import { type Condition, OUT_OF_SCOPE } from './conditions.ts';
import type { YearsWanted } from './understanding/query-part.ts';
import { meetsYears } from './understanding/vocabulary.ts';

/** A job passes that meets any of the conditions; without conditions, none does. */
export const either =
  (conditions: readonly Condition[]): Condition =>
  (day, misses, bit) => {
    const missed = new Uint16Array(misses.length).fill(OUT_OF_SCOPE);
    const one = new Uint16Array(misses.length);
    for (const condition of conditions) {
      one.fill(0);
      condition(day, one, OUT_OF_SCOPE);
      for (let job = 0; job < missed.length; job += 1)
        missed[job] = (missed[job] ?? 0) & (one[job] ?? 0);
    }
    for (let job = 0; job < missed.length; job += 1)
      if (missed[job] !== 0) misses[job] = (misses[job] ?? 0) | bit;
  };

/** The column is at least the value, or is not known. */
export const notBelow =
  (column: Extract<keyof JobColumns, 'pay'>, min: number): Condition =>
  (day, misses, bit) => {
    const values = day[column];
    for (let job = 0; job < misses.length; job += 1)
      if ((values[job] ?? 0) < min) misses[job] = (misses[job] ?? 0) | bit;
  };

/** The job names no city: it is anywhere in India. */
export const anywhere: Condition = ({ cities: { ends } }, misses, bit) => {
  for (let job = 0; job < misses.length; job += 1)
    if ((ends[job] ?? 0) > (ends[job - 1] ?? 0)) misses[job] = (misses[job] ?? 0) | bit;
};

/** Somebody with these years of work is meant by the job. */
export const withinYears =
  (years: YearsWanted): Condition =>
  ({ minYears, maxYears }, misses, bit) => {
    for (let job = 0; job < misses.length; job += 1)
      if (!meetsYears(years, minYears[job] ?? 0, maxYears[job] ?? 0))
        misses[job] = (misses[job] ?? 0) | bit;
  };
