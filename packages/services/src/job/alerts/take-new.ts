import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

const TABLES = {
  'job-alert': { table: sql.table('alerted_jobs'), at: sql.ref('alerted_at') },
  'early-applicant': { table: sql.table('early_told_jobs'), at: sql.ref('told_at') },
} as const;

/**
 * Returns the jobs that a seeker was not yet notified of by mails of that kind, in order, and marks them as notified.
 */
export const takeNew = async (
  transaction: Kysely<Schema>,
  kind: keyof typeof TABLES,
  seekerId: number,
  ids: readonly number[],
  now: number,
): Promise<readonly number[]> => {
  if (ids.length === 0) return [];
  const { table, at } = TABLES[kind];
  const { rows } = await sql<{ job_id: number }>`
    insert into ${table} (seeker_id, job_id, ${at})
    select ${seekerId}, job, ${new Date(now)} from unnest(${ids}::integer[]) as job
    on conflict do nothing
    returning job_id`.execute(transaction);
  const fresh = new Set(rows.map(({ job_id }) => job_id));
  return ids.filter((id) => fresh.has(id));
};
