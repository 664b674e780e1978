import { type Kysely, type Migration, sql } from 'kysely';

/** Whoever wants to be forgotten is looked for by who they are, not by an experiment. */
export const units: Migration = {
  up: async (database: Kysely<unknown>) => {
    await sql`create index exposures_unit on experiments.exposures (unit_kind, unit_id)`.execute(
      database,
    );
  },
};
