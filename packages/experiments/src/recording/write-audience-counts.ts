import { AUDIENCE_FIELDS, type Audience } from '@broadsheet/contract/audience';
import type { SumRow } from '@broadsheet/telemetry/recording/sum-tally';
import { type Kysely, sql } from 'kysely';
import { AUDIENCE_COLUMNS, type RecordingSchema } from './schema.ts';

/** Each key has one row of the table. */
export interface AudienceViewsKey {
  /** YYYY-MM-DD in UTC. */
  readonly day: string;
  readonly page: string;
  readonly audience: Audience;
}

/** Equal for equal keys only: views of two audiences with one id would be added up. */
export const audienceViewsId = ({ day, page, audience }: AudienceViewsKey): string =>
  JSON.stringify([day, page, ...AUDIENCE_FIELDS.map((field) => audience[field])]);

const KEY_COLUMNS = ['day', 'page', ...AUDIENCE_FIELDS.map((field) => AUDIENCE_COLUMNS[field])];

/** Adds views to the sums of their days. Unlike an exposure, a view that is sent twice counts twice. */
export const writeAudienceCounts = async (
  database: Kysely<RecordingSchema>,
  rows: readonly SumRow<AudienceViewsKey>[],
): Promise<void> => {
  const records = rows.map(({ key: { day, page, audience }, sums: [views] }) => ({
    ...Object.fromEntries(
      AUDIENCE_FIELDS.map((field) => [AUDIENCE_COLUMNS[field], audience[field]]),
    ),
    day,
    page,
    views,
  }));
  const columns = sql.join(KEY_COLUMNS.map((column) => sql.id(column)));
  await sql`
    insert into experiments.audience_counts as counts (${columns}, views)
    select ${columns}, views
    from json_populate_recordset(null::experiments.audience_counts, ${JSON.stringify(records)}::json)
    on conflict (${columns})
    do update set views = counts.views + excluded.views`.execute(database);
};
