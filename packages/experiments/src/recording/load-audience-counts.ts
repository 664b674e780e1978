import { AUDIENCE_FIELDS } from '@broadsheet/contract/audience';
import type { AudienceCount } from '@broadsheet/contract/audience-count';
import { sql } from 'kysely';
import { openRecordingDatabase } from './recording-database.ts';
import { AUDIENCE_COLUMNS } from './schema.ts';

const TIMEOUT_MS = 60_000;

/** Views of each page by each audience in the last `days` days, including today (UTC). Throws database errors. */
export const loadAudienceCounts = async (
  databaseUrl: string,
  days: number,
): Promise<AudienceCount[]> => {
  const database = openRecordingDatabase(databaseUrl, TIMEOUT_MS);
  const fields = AUDIENCE_FIELDS.map(
    (field) => sql`${sql.id(AUDIENCE_COLUMNS[field])} as ${sql.id(field)}`,
  );
  const columns = AUDIENCE_FIELDS.map((field) => sql.id(AUDIENCE_COLUMNS[field]));
  try {
    const { rows } = await database.run((db) =>
      sql<AudienceCount>`
        select page, ${sql.join(fields)}, sum(views)::float8 as views
        from experiments.audience_counts
        where day > (now() at time zone 'utc')::date - ${days}::integer
        group by page, ${sql.join(columns)}
        order by views desc, page`.execute(db),
    );
    return rows;
  } finally {
    await database.close();
  }
};
