import type { Brand } from '@broadsheet/contract/brand';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { changeDay, type DayChanges } from './change-day.ts';
import type { OpenDay } from './open-day.ts';

type Days = ReadonlyMap<number, OpenDay>;

/** By database and brand: some 97 bytes for each open job. */
const cache = new WeakMap<Kysely<Schema>, Map<Brand, Days>>();

/** One statement, so that all days are from one snapshot. */
const readChanges = async (
  database: Kysely<Schema>,
  brand: Brand,
  known: Days,
): Promise<readonly DayChanges[]> => {
  const days = [...known.values()];
  const { rows } = await sql<DayChanges>`
    select days.day, days.first, days.places as next, days.removals,
      case when days.removals > coalesce(known.removals, 0) then days.removed end as removed,
      case when days.places > coalesce(known.next, 0) then (
        select string_agg(card || int2send(work_terms), '') from listed_jobs
        where brand = days.brand and day = days.day and place >= coalesce(known.next, 0)
      ) end as cards
    from listed_days days
    left join unnest(
      ${days.map(({ day }) => day)}::integer[], ${days.map(({ first }) => first)}::integer[],
      ${days.map(({ next }) => next)}::integer[], ${days.map(({ removals }) => removals)}::integer[]
    ) as known(day, first, next, removals) on known.day = days.day and known.first = days.first
    where days.brand = ${brand} and days.places > days.first
    order by days.day desc`.execute(database);
  return rows;
};

const update = async (database: Kysely<Schema>, brand: Brand): Promise<readonly OpenDay[]> => {
  const ofDatabase = cache.get(database) ?? new Map<Brand, Days>();
  cache.set(database, ofDatabase);
  const known = ofDatabase.get(brand) ?? new Map<number, OpenDay>();
  const changes = await readChanges(database, brand, known);
  const days = changes.map((change) => {
    const before = known.get(change.day) ?? null;
    const isSame =
      before?.first === change.first &&
      before.next === change.next &&
      before.removals === change.removals;
    return isSame ? before : changeDay(before, change);
  });
  ofDatabase.set(brand, new Map(days.map((day) => [day.day, day])));
  return days;
};

interface SharedRead {
  /** By `performance.now()`. */
  readonly startedAt: number;
  readonly days: Promise<readonly OpenDay[]>;
}

/** The databases whose reads are shared: for how many milliseconds, and the last one of each brand. */
const shared = new WeakMap<Kysely<Schema>, { ms: number; reads: Map<Brand, SharedRead> }>();

/** Lets all who read the days of a database within so many milliseconds have the same read. */
export const shareOpenDays = (database: Kysely<Schema>, ms: number): void =>
  void shared.set(database, { ms, reads: new Map() });

/**
 * The brand's days with open jobs, newest first, as of now or of a few milliseconds ago. Reads only the changes since this
 * process's cached days.
 */
export const readOpenDays = (
  database: Kysely<Schema>,
  brand: Brand,
): Promise<readonly OpenDay[]> => {
  const sharing = shared.get(database);
  if (!sharing) return update(database, brand);
  const last = sharing.reads.get(brand);
  const startedAt = performance.now();
  if (last && startedAt - last.startedAt < sharing.ms) return last.days;
  const days = update(database, brand);
  sharing.reads.set(brand, { startedAt, days });
  days.catch(() => sharing.reads.delete(brand));
  return days;
};
