import type { CallContext } from '../../platform/call/call-context.ts';
import type { OpenDay } from '../open-days/open-day.ts';
import { readOpenDays } from '../open-days/read-open-days.ts';

interface OpenJobCounts {
  readonly byCategory: ReadonlyMap<number, number>;
  readonly byTag: ReadonlyMap<number, number>;
}

/** Counts that hold from `since` until before `until`, epoch milliseconds: then a counted job expires. */
interface TimedCounts extends OpenJobCounts {
  readonly since: number;
  readonly until: number;
}

const ofDay = new WeakMap<OpenDay, TimedCounts>();
/** The sum of all days, under the newest of them. */
const ofAll = new WeakMap<OpenDay, TimedCounts & { readonly days: readonly OpenDay[] }>();

const holds = ({ since, until }: TimedCounts, now: number): boolean => since <= now && now < until;

const add = (counts: Map<number, number>, id: number, jobs = 1): void => {
  counts.set(id, (counts.get(id) ?? 0) + jobs);
};

const countDay = (day: OpenDay, now: number): TimedCounts => {
  const known = ofDay.get(day);
  if (known && holds(known, now)) return known;
  const { expires, categories, tags } = day;
  const byCategory = new Map<number, number>();
  const byTag = new Map<number, number>();
  let until = Infinity;
  for (let job = 0; job < expires.length; job += 1) {
    const expiresAt = expires[job] ?? 0;
    if (expiresAt <= now) continue;
    until = Math.min(until, expiresAt);
    add(byCategory, categories[job] ?? 0);
    const end = tags.ends[job] ?? 0;
    for (let at = tags.ends[job - 1] ?? 0; at < end; at += 1) add(byTag, tags.values[at] ?? 0);
  }
  const counts = { byCategory, byTag, since: now, until };
  ofDay.set(day, counts);
  return counts;
};

const countAll = (days: readonly OpenDay[], now: number): TimedCounts => {
  const byCategory = new Map<number, number>();
  const byTag = new Map<number, number>();
  let until = Infinity;
  for (const day of days) {
    const counts = countDay(day, now);
    until = Math.min(until, counts.until);
    for (const [id, jobs] of counts.byCategory) add(byCategory, id, jobs);
    for (const [id, jobs] of counts.byTag) add(byTag, id, jobs);
  }
  return { byCategory, byTag, since: now, until };
};

/** Open jobs by category id, and by tag id. Counts again only the days that have changed. */
export const countOpenJobs = async ({
  database,
  brand,
  now,
}: Pick<CallContext, 'database' | 'brand' | 'now'>): Promise<OpenJobCounts> => {
  const days = await readOpenDays(database, brand);
  const [newest] = days;
  if (!newest) return { byCategory: new Map(), byTag: new Map() };
  const known = ofAll.get(newest);
  const isSame =
    known &&
    holds(known, now) &&
    known.days.length === days.length &&
    days.every((day, at) => day === known.days[at]);
  if (isSame) return known;
  const counts = { ...countAll(days, now), days };
  ofAll.set(newest, counts);
  return counts;
};
