import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../src/platform/database/schema.ts';
import type { ImportSource } from './import-run.ts';

/** Records ids, each given once, and returns those that no earlier accepted row of the import had. */
export const noteSeenJobs = async (
  connection: Kysely<Schema>,
  { brand, source }: ImportSource,
  externalIds: readonly string[],
): Promise<Set<string>> => {
  const { rows } = await sql<{ external_id: string }>`
    insert into import_seen (brand, source, external_id, rejected)
    select ${brand}, ${source}, id, false
    from json_array_elements_text(${JSON.stringify(externalIds)}::json) as given(id)
    on conflict (brand, source, external_id) do update set rejected = false where import_seen.rejected
    returning external_id`.execute(connection);
  return new Set(rows.map((row) => row.external_id));
};

/** Records ids of rejected rows: their jobs are still offered, so they stay open, and a valid row may follow. */
export const noteRejectedJobs = async (
  connection: Kysely<Schema>,
  { brand, source }: ImportSource,
  externalIds: readonly string[],
): Promise<void> => {
  await sql`
    insert into import_seen (brand, source, external_id, rejected)
    select ${brand}, ${source}, id, true
    from json_array_elements_text(${JSON.stringify(externalIds)}::json) as given(id)
    on conflict (brand, source, external_id) do nothing`.execute(connection);
};
