import { type Kysely, type Migration, sql } from 'kysely';

/** Saved sections: blocks with a name, for all pages of both sites. */
export const sections: Migration = {
  up: async (database: Kysely<unknown>) => {
    await sql`
      create table publishing.sections (
        id uuid primary key,
        name text not null check (length(name) between 1 and 60),
        -- The name in lower case: two names differ by more than case.
        key text not null unique,
        fragment json not null check (length(fragment::text) <= 100000),
        -- How many blocks the fragment has, and their types: a list reads no fragment.
        blocks integer not null check (blocks > 0),
        types jsonb not null,
        by jsonb not null,
        created_at timestamptz not null
      )`.execute(database);
  },
};
