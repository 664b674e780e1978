import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../src/platform/database/schema.ts';
import type { ImportSource } from './import-run.ts';

export interface ClosedJob {
  readonly external_id: string;
  readonly title: string;
}

/** Closes a source's open jobs that its feed no longer names; returns how many, and the first ones. */
export const closeMissing = async (
  connection: Kysely<Schema>,
  { brand, source }: ImportSource,
  now: number,
  samples: number,
): Promise<{ readonly count: number; readonly first: readonly ClosedJob[] }> => {
  const { rows } = await sql<ClosedJob & { total: number }>`
    with closed as (
      update jobs set status = 'expired', updated_at = ${new Date(now)}
      where brand = ${brand} and source = ${source} and status = 'open'
        and not exists (
          select from import_seen
          where import_seen.brand = jobs.brand and import_seen.source = jobs.source
            and import_seen.external_id = jobs.external_id)
      returning external_id, title)
    select external_id, title, count(*) over ()::integer as total from closed
    order by external_id limit ${Math.max(1, samples)}
  `.execute(connection);
  return { count: rows[0]?.total ?? 0, first: rows.slice(0, samples) };
};
