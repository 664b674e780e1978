import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Pro members had a flag without an end: they have a year from now on, and what has ended is off by the clock. Open pages
 * hear of what is bought and taken back.
 */
export const proIsAnEntitlement: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      insert into entitlements (seeker_id, feature, until)
      select id, 'pro', now() + interval '1 year' from seekers where is_pro
      on conflict do nothing`.execute(database);
    await sql`
      drop trigger seekers_membership on seekers;
      drop function seekers_membership();
      alter table seekers drop column is_pro;
      create function entitlements_membership() returns trigger language plpgsql as $$
      begin
        perform pg_notify('reader_events', 'seeker:' || coalesce(new.seeker_id, old.seeker_id));
        return null;
      end $$;
      create trigger entitlements_membership after insert or update or delete on entitlements
        for each row execute function entitlements_membership()`.execute(database);
  },
};
