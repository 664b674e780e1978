import { type Kysely, type Migration, sql } from 'kysely';

/** A request to be forgotten looks up rows by person, not by experiment. */
export const units: Migration = {
  up: async (database: Kysely<unknown>) => {
    await sql`create index exposures_unit on experiments.exposures (unit_kind, unit_id)`.execute(
      database,
    );
  },
};
