import {
  type DayJobs,
  type NumbersOfJobs,
  numbersOfJobs,
  type OpenDay,
  sortByCompany,
} from './open-day.ts';
import { readCards } from './read-cards.ts';

export interface DayChanges {
  readonly day: number;
  readonly first: number;
  readonly next: number;
  readonly removals: number;
  /** Cards of positions that are not cached yet; null for none. */
  readonly cards: Buffer | null;
  /** Every position that was freed, four bytes each; null where none is new. */
  readonly removed: Buffer | null;
}

const NUMBER_BYTES = 4;

type Numbers = Int16Array | Int32Array | Float64Array;

/** Concatenates two columns in another order. */
const inOrder = <Column extends Numbers>(
  one: Column,
  other: Column,
  order: readonly number[],
  blank: Column,
): Column => {
  order.forEach((job, at) => {
    blank[at] = (job < one.length ? one[job] : other[job - one.length]) ?? 0;
  });
  return blank;
};

const severalInOrder = (
  one: NumbersOfJobs,
  other: NumbersOfJobs,
  order: readonly number[],
): NumbersOfJobs => {
  const known = one.ends.length;
  const fromOf = (at: number): NumbersOfJobs => ((order[at] ?? 0) < known ? one : other);
  const jobOf = (at: number): number => {
    const job = order[at] ?? 0;
    return job < known ? job : job - known;
  };
  const startOf = (at: number): number => fromOf(at).ends[jobOf(at) - 1] ?? 0;
  return numbersOfJobs(
    order.length,
    (at) => (fromOf(at).ends[jobOf(at)] ?? 0) - startOf(at),
    (at, after) => fromOf(at).values[startOf(at) + after] ?? 0,
  );
};

const joinJobs = (one: DayJobs, other: DayJobs, order: readonly number[]): DayJobs => {
  const concat = (a: Int32Array, b: Int32Array) =>
    inOrder(a, b, order, new Int32Array(order.length));
  const short = (a: Int16Array, b: Int16Array) =>
    inOrder(a, b, order, new Int16Array(order.length));
  const real = (a: Float64Array, b: Float64Array) =>
    inOrder(a, b, order, new Float64Array(order.length));
  return {
    ids: concat(one.ids, other.ids),
    slots: concat(one.slots, other.slots),
    posted: real(one.posted, other.posted),
    expires: real(one.expires, other.expires),
    companies: concat(one.companies, other.companies),
    recruiters: concat(one.recruiters, other.recruiters),
    categories: concat(one.categories, other.categories),
    industries: concat(one.industries, other.industries),
    minYears: short(one.minYears, other.minYears),
    maxYears: short(one.maxYears, other.maxYears),
    pay: real(one.pay, other.pay),
    marks: concat(one.marks, other.marks),
    workTerms: short(one.workTerms, other.workTerms),
    cities: severalInOrder(one.cities, other.cities, order),
    tags: severalInOrder(one.tags, other.tags, order),
  };
};

const slotsIn = (removed: Buffer | null): ReadonlySet<number> => {
  const slots = new Set<number>();
  for (let at = 0; removed && at < removed.length; at += NUMBER_BYTES)
    slots.add(removed.readInt32BE(at));
  return slots;
};

/** The jobs of both that are not removed, newest first. */
const newestFirst = (one: DayJobs, other: DayJobs, gone: ReadonlySet<number>): number[] => {
  const posted = [...one.posted, ...other.posted];
  const ids = [...one.ids, ...other.ids];
  return [...one.slots, ...other.slots]
    .flatMap((slot, job) => (gone.has(slot) ? [] : [job]))
    .sort((a, b) => (posted[b] ?? 0) - (posted[a] ?? 0) || (ids[b] ?? 0) - (ids[a] ?? 0));
};

const NOBODY = readCards(Buffer.alloc(0));

/** The day after the changes. @param known the cached day when they were requested, or null */
export const changeDay = (known: OpenDay | null, changes: DayChanges): OpenDay => {
  const { day, first, next, removals } = changes;
  const before = known?.first === first ? known : NOBODY;
  const added = changes.cards ? readCards(changes.cards) : NOBODY;
  const order = newestFirst(before, added, slotsIn(changes.removed));
  const jobs = joinJobs(before, added, order);
  const firstExpires = jobs.expires.reduce((min, at) => Math.min(min, at), Infinity);
  const byCompany = sortByCompany(jobs.companies);
  return { ...jobs, day, first, next, removals, byCompany, firstExpires };
};
