import { type Condition, OUT_OF_SCOPE } from '../search/conditions.ts';
import type { OpenDay } from './open-day.ts';
import { hasSlot, type SlotSet } from './postings.ts';
import type { Tolerance } from './tolerance.ts';

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
  /** What jobs may miss, of the filters in their order and then of the terms; null: nothing. */
  readonly tolerance: Tolerance | null;
}

/** The jobs that miss the same things. */
export interface NearJobs {
  /** A bit for each missed thing. */
  readonly misses: number;
  readonly jobs: NewestJobs;
}

export interface NewestResult<Field> {
  readonly found: NewestJobs;
  readonly without: ReadonlyMap<Field, NewestJobs>;
  /** Whether any job is in scope, whatever the filters. */
  readonly isAnyInScope: boolean;
  /** Jobs that miss no more than is tolerated. */
  readonly near: readonly NearJobs[];
  /** Bits of the things that some job in scope has. */
  readonly isMet: number;
  /** How many jobs in scope have all terms, whatever the filters. */
  readonly withTerms: number;
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

const missText = (
  { slots, first }: OpenDay,
  having: SlotSet,
  misses: Uint16Array,
  bit: number,
): void => {
  for (let job = 0; job < misses.length; job += 1)
    if (!hasSlot(having, (slots[job] ?? 0) - first)) misses[job] = (misses[job] ?? 0) | bit;
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
  tolerance,
}: NewestJobsQuery<Field>) => {
  const found = growList(max);
  const near = new Map<number, ReturnType<typeof growList>>();
  let isMet = 0;
  let withTerms = 0;
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
  const addNear = (day: OpenDay, job: number, missed: number): void => {
    const cost = tolerance?.costs[missed] ?? Number.POSITIVE_INFINITY;
    if (cost === Number.POSITIVE_INFINITY) return;
    const list = near.get(missed) ?? growList(max);
    near.set(missed, list);
    list.add(day, job);
  };
  return {
    /**
     * @param having positions of the day that match the text; null without a text
     * @param terms positions that match each term that a job may miss
     */
    addDay: (day: OpenDay, having: SlotSet | null, terms: readonly SlotSet[] = []): void => {
      const misses = noMisses(day.ids.length);
      if (having) missText(day, having, misses, OUT_OF_SCOPE);
      for (const condition of scope) condition(day, misses, OUT_OF_SCOPE);
      for (const { condition, bit } of bits) condition(day, misses, bit);
      for (const [at, slots] of terms.entries())
        missText(day, slots, misses, 2 << (bits.length + at));
      for (let job = 0; job < misses.length; job += 1) {
        const missed = misses[job] ?? 0;
        if ((missed & OUT_OF_SCOPE) !== 0) continue;
        isAnyInScope = true;
        isMet |= ~(missed >> 1);
        if (missed >> (1 + bits.length) === 0) withTerms += 1;
        if (tolerance && missed !== 0) addNear(day, job, missed >> 1);
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
      near: [...near].map(([misses, list]) => ({ misses, jobs: list.jobs() })),
      isMet,
      withTerms,
    }),
  };
};
