import { type Kysely, type Migration, sql } from 'kysely';

/** Pro members had a flag without an end: they get a year from now on, and membership then ends by the clock. */
export const proIsAnEntitlement: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      insert into entitlements (seeker_id, feature, until)
      select id, 'pro', now() + interval '1 year' from seekers where is_pro
      on conflict do nothing`.execute(database);
    await sql`alter table seekers drop column is_pro`.execute(database);
  },
};
