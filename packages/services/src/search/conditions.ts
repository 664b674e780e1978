import type { JobColumns, OpenDay } from './open-day.ts';

/** Which jobs may be in a list: marks, with a bit, each place of a day where a job may not. */
export type Condition = (day: OpenDay, misses: Uint16Array, bit: number) => void;

type NumberColumn = Exclude<keyof JobColumns, 'marks'>;

/** The column has one of the numbers; or, where they are not wanted, none of them. */
export const oneOf = (
  column: NumberColumn,
  numbers: readonly number[],
  wanted = true,
): Condition => {
  const among = new Set(numbers);
  return (day, misses, bit) => {
    const values = day[column];
    for (let place = 0; place < values.length; place += 1)
      if (among.has(values[place] ?? 0) !== wanted) misses[place] = (misses[place] ?? 0) | bit;
  };
};

/** The column has no less than that, which what is not a number never has. */
export const atLeast =
  (column: NumberColumn, least: number): Condition =>
  (day, misses, bit) => {
    const values = day[column];
    for (let place = 0; place < values.length; place += 1)
      if (!((values[place] ?? 0) >= least)) misses[place] = (misses[place] ?? 0) | bit;
  };

export const atMost =
  (column: NumberColumn, most: number): Condition =>
  (day, misses, bit) => {
    const values = day[column];
    for (let place = 0; place < values.length; place += 1)
      if (!((values[place] ?? 0) <= most)) misses[place] = (misses[place] ?? 0) | bit;
  };

/** The job has any of the marks. @param bits as MARKS says */
export const anyMark =
  (bits: number): Condition =>
  ({ marks }, misses, bit) => {
    for (let place = 0; place < marks.length; place += 1)
      if (((marks[place] ?? 0) & bits) === 0) misses[place] = (misses[place] ?? 0) | bit;
  };

/** The job has any of the cities, or of the tags. */
export const anyOf = (column: 'cities' | 'tags', ids: readonly number[]): Condition => {
  const among = new Set(ids);
  return (day, misses, bit) => {
    const { ends, values } = day[column];
    for (let place = 0, at = 0; place < ends.length; place += 1) {
      const end = ends[place] ?? 0;
      let isMissed = true;
      for (; at < end; at += 1) if (among.has(values[at] ?? 0)) isMissed = false;
      if (isMissed) misses[place] = (misses[place] ?? 0) | bit;
    }
  };
};

/** Nothing is. */
export const never: Condition = (_day, misses, bit) => {
  for (let place = 0; place < misses.length; place += 1) misses[place] = (misses[place] ?? 0) | bit;
};

/** The job is listed, and its time is not up. @param now epoch milliseconds */
export const isOpen =
  (now: number): Condition =>
  ({ isListed, expires }, misses, bit) => {
    for (let place = 0; place < isListed.length; place += 1)
      if (isListed[place] === 0 || (expires[place] ?? 0) <= now)
        misses[place] = (misses[place] ?? 0) | bit;
  };
