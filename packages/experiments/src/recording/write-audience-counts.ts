import { type Kysely, sql } from 'kysely';
import type { AudienceTallyRow } from './audience-tally.ts';
import type { RecordingSchema } from './schema.ts';

/** Adds views to the sums of their days. Unlike exposures, views that are sent twice count twice. */
export const writeAudienceCounts = async (
  database: Kysely<RecordingSchema>,
  rows: readonly AudienceTallyRow[],
): Promise<void> => {
  const given = rows.map(({ day, page, audience, views }) => ({
    ...audience,
    experience_band: audience.experienceBand,
    day,
    page,
    views,
  }));
  await sql`
    insert into experiments.audience_counts as counts
      (day, page, brand, cohort, experience_band, membership, device, city, category, crawler, views)
    select day, page, brand, cohort, experience_band, membership, device, city, category, crawler, views
    from json_populate_recordset(null::experiments.audience_counts, ${JSON.stringify(given)}::json)
    on conflict (day, page, brand, cohort, experience_band, membership, device, city, category, crawler)
    do update set views = counts.views + excluded.views`.execute(database);
};
