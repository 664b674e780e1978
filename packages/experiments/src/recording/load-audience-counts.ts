import type { AudienceCount } from '@broadsheet/contract/audience-count';
import { sql } from 'kysely';
import { openRecordingDatabase } from './recording-database.ts';

const PATIENCE_MS = 60_000;

/** Views of each page by each audience over the last `days` days, today (UTC) included. Throws what the database says. */
export const loadAudienceCounts = async (
  databaseUrl: string,
  days: number,
): Promise<AudienceCount[]> => {
  const database = openRecordingDatabase(databaseUrl, PATIENCE_MS);
  try {
    const { rows } = await database.run((db) =>
      sql<AudienceCount>`
        select page, brand, cohort, experience_band as "experienceBand", membership, device, city,
               category, crawler, sum(views)::float8 as views
        from experiments.audience_counts
        where day > (now() at time zone 'utc')::date - ${days}::integer
        group by page, brand, cohort, experience_band, membership, device, city, category, crawler
        order by views desc, page`.execute(db),
    );
    return rows;
  } finally {
    await database.close();
  }
};
