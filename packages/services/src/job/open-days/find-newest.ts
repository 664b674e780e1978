import { type Condition, OUT_OF_SCOPE } from '../search/conditions.ts';
import type { OpenDay } from './open-day.ts';
import { hasSlot, type SlotSet } from './postings.ts';

/** Some jobs of a day, by their index in its columns. */
export interface SomeOfDay {
  readonly day: OpenDay;
  readonly jobs: readonly number[];
}

export interface NewestJobs {
  /** Stops at one more than the requested number. */
  readonly counted: number;
  /** Newest first, as many as requested. */
  readonly parts: readonly SomeOfDay[];
}

/** A query for jobs in scope that pass all filters. */
export interface NewestJobsQuery<Field> {
  readonly scope: readonly Condition[];
  readonly filters: ReadonlyMap<Field, Condition>;
  /** Fields for which another list is built without their filter. */
  readonly without: readonly Field[];
  readonly max: number;
}

export interface NewestResult<Field> {
  readonly found: NewestJobs;
  readonly without: ReadonlyMap<Field, NewestJobs>;
  /** Whether any job is in scope, whatever the filters. */
  readonly isAnyInScope: boolean;
}

const growList = (max: number) => {
  const parts: { readonly day: OpenDay; readonly jobs: number[] }[] = [];
  let last: (typeof parts)[number] | undefined;
  let counted = 0;
  return {
    add: (day: OpenDay, job: number): void => {
      if (counted > max) return;
      counted += 1;
      if (counted > max) return;
      if (last?.day !== day) {
        last = { day, jobs: [] };
        parts.push(last);
      }
      last.jobs.push(job);
    },
    counted: (): number => counted,
    jobs: (): NewestJobs => ({ counted, parts }),
  };
};

const missText = ({ slots, first }: OpenDay, having: SlotSet, misses: Uint16Array): void => {
  for (let job = 0; job < misses.length; job += 1)
    if (!hasSlot(having, (slots[job] ?? 0) - first)) misses[job] = OUT_OF_SCOPE;
};

/**
 * Searches days one after the other, which must come newest first. A job that fails only one filter is in the list
 * without that filter, so one pass builds all lists.
 */
export const buildNewestJobsQuery = <Field>({
  scope,
  filters,
  without,
  max,
}: NewestJobsQuery<Field>) => {
  const found = growList(max);
  const bits = [...filters].map(([field, condition], at) => ({ field, condition, bit: 2 << at }));
  const others = bits
    .filter(({ field }) => without.includes(field))
    .map(({ field, bit }) => ({ field, bit, list: growList(max) }));
  const lists = [found, ...others.map(({ list }) => list)];
  const byMiss = new Map(others.map(({ bit, list }) => [bit, list]));
  let room = new Uint16Array(0);
  /** Cleared misses; every day reuses the same memory. */
  const noMisses = (jobs: number): Uint16Array => {
    if (room.length < jobs) room = new Uint16Array(jobs);
    return room.subarray(0, jobs).fill(0);
  };
  let isAnyInScope = false;
  return {
    /** @param having positions of the day that match the text; null without a text */
    addDay: (day: OpenDay, having: SlotSet | null): void => {
      const misses = noMisses(day.ids.length);
      if (having) missText(day, having, misses);
      for (const condition of scope) condition(day, misses, OUT_OF_SCOPE);
      for (const { condition, bit } of bits) condition(day, misses, bit);
      for (let job = 0; job < misses.length; job += 1) {
        const missed = misses[job] ?? 0;
        if ((missed & OUT_OF_SCOPE) !== 0) continue;
        isAnyInScope = true;
        if (missed === 0) for (const list of lists) list.add(day, job);
        else if ((missed & (missed - 1)) === 0) byMiss.get(missed)?.add(day, job);
      }
    },
    /** The length of the shortest list. */
    min: (): number => Math.min(...lists.map((list) => list.counted())),
    result: (): NewestResult<Field> => ({
      found: found.jobs(),
      without: new Map(others.map(({ field, list }) => [field, list.jobs()])),
      isAnyInScope,
    }),
  };
};
