import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Jobs that the first look takes in, of both brands: enough for a whole brand's list. */
const FIRST_JOBS = 25_000;
/** Jobs come unevenly: more is taken in than the last look would need. */
const SPARE = 2;
/** From here on, all jobs cost no more than most of them. */
const MOST = 0.6;

/** How PostgreSQL sees the dates of all jobs: steps of equal numbers of jobs, oldest first. */
export interface Spread {
  readonly jobs: number;
  readonly steps: readonly Date[];
}

/** What autovacuum last noted; nothing of it decides what is found, only how much is read for it. */
export const readSpread = async (database: Kysely<Schema>): Promise<Spread> => {
  const { rows } = await sql<{ jobs: number; steps: Date[] | null }>`
    select reltuples::integer as jobs,
      (select histogram_bounds::text::timestamptz[] from pg_stats
       where schemaname = current_schema() and tablename = 'listed_jobs' and attname = 'posted_at') as steps
    from pg_class where oid = 'listed_jobs'::regclass`.execute(database);
  return { jobs: rows[0]?.jobs ?? 0, steps: rows[0]?.steps ?? [] };
};

/** The share of all jobs, the newest, to look at first. */
export const firstShare = ({ jobs }: Spread): number => FIRST_JOBS / Math.max(1, jobs);

/** The share to look at when so many were found in the last one, and so many are wanted. */
export const nextShare = (share: number, found: number, wanted: number): number =>
  found === 0 ? 1 : ((share * wanted) / found) * SPARE;

/** Since when jobs of that share were posted; null where all are to be looked at. */
export const sinceOf = (share: number, { steps }: Spread): Date | null =>
  share >= MOST ? null : (steps[Math.floor((1 - share) * (steps.length - 1))] ?? null);
