import { AUDIENCE_FIELDS } from '@broadsheet/contract/audience';
import { type Kysely, sql } from 'kysely';
import type { AudienceTallyRow } from './audience-tally.ts';
import { AUDIENCE_COLUMNS, type RecordingSchema } from './schema.ts';

/** What a sum is of: one row of the table for each day, page and audience. */
const KEY_COLUMNS = ['day', 'page', ...AUDIENCE_FIELDS.map((field) => AUDIENCE_COLUMNS[field])];

/** Adds views to the sums of their days. Unlike exposures, views that are sent twice count twice. */
export const writeAudienceCounts = async (
  database: Kysely<RecordingSchema>,
  rows: readonly AudienceTallyRow[],
): Promise<void> => {
  const given = rows.map(({ day, page, audience, views }) => ({
    ...Object.fromEntries(
      AUDIENCE_FIELDS.map((field) => [AUDIENCE_COLUMNS[field], audience[field]]),
    ),
    day,
    page,
    views,
  }));
  const key = sql.join(KEY_COLUMNS.map((column) => sql.id(column)));
  await sql`
    insert into experiments.audience_counts as counts (${key}, views)
    select ${key}, views
    from json_populate_recordset(null::experiments.audience_counts, ${JSON.stringify(given)}::json)
    on conflict (${key})
    do update set views = counts.views + excluded.views`.execute(database);
};
