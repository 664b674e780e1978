import { type Kysely, type Migration, sql } from 'kysely';

/**
 * The services read what is published, and no drafts, where they have a role of their own. Where that comes later,
 * `deploy/postgres/roles.sql` grants the same.
 */
export const readers: Migration = {
  up: async (database: Kysely<unknown>) => {
    await sql`
      do $$
      begin
        if exists (select from pg_roles where rolname = 'broadsheet_services') then
          grant usage on schema publishing to broadsheet_services;
          grant select on publishing.live_texts, publishing.revisions, publishing.rollouts
            to broadsheet_services;
        end if;
      end
      $$`.execute(database);
  },
};
