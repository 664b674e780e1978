import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../src/platform/database/schema.ts';

/** The ids that a feed has named so far, in a temporary table of the connection: there may be too many for memory. */
export const openSeenJobs = async (connection: Kysely<Schema>): Promise<void> => {
  await closeSeenJobs(connection);
  await sql`
    create temporary table import_seen (external_id text primary key, rejected boolean not null)
  `.execute(connection);
};

export const closeSeenJobs = async (connection: Kysely<Schema>): Promise<void> => {
  await sql`drop table if exists pg_temp.import_seen`.execute(connection);
};

/** Records ids, each given once, and returns those that no earlier accepted row had. */
export const noteSeenJobs = async (
  connection: Kysely<Schema>,
  externalIds: readonly string[],
): Promise<Set<string>> => {
  const { rows } = await sql<{ external_id: string }>`
    insert into import_seen (external_id, rejected)
    select id, false from json_array_elements_text(${JSON.stringify(externalIds)}::json) as given(id)
    on conflict (external_id) do update set rejected = false where import_seen.rejected
    returning external_id`.execute(connection);
  return new Set(rows.map((row) => row.external_id));
};

/** Records ids of rejected rows: their jobs are still offered, so they stay open, and a valid row may follow. */
export const noteRejectedJobs = async (
  connection: Kysely<Schema>,
  externalIds: readonly string[],
): Promise<void> => {
  await sql`
    insert into import_seen (external_id, rejected)
    select id, true from json_array_elements_text(${JSON.stringify(externalIds)}::json) as given(id)
    on conflict (external_id) do nothing`.execute(connection);
};
