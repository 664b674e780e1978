import type { Brand } from '@broadsheet/contract/brand';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../src/platform/database/schema.ts';

/** Closes a source's open jobs that its feed no longer names; returns how many. */
export const closeMissing = async (
  connection: Kysely<Schema>,
  brand: Brand,
  source: string,
  now: number,
): Promise<number> => {
  const { numAffectedRows } = await sql`
    update jobs set status = 'expired', updated_at = ${new Date(now)}
    where brand = ${brand} and source = ${source} and status = 'open'
      and not exists (select from import_seen where import_seen.external_id = jobs.external_id)
  `.execute(connection);
  return Number(numAffectedRows ?? 0);
};
