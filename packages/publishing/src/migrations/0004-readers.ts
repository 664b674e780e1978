import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Grants the services' own role, where there is one, read access to what is published, but not to drafts. For a role
 * that is created later, `deploy/postgres/roles.sql` grants the same.
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
