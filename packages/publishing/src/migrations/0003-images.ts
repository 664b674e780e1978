import { type Kysely, type Migration, sql } from 'kysely';

/** Pictures uploaded in Studio, keyed by their content: none ever changes. */
export const images: Migration = {
  up: async (database: Kysely<unknown>) => {
    await sql`
      create table publishing.images (
        digest text primary key check (digest ~ '^[0-9a-f]{64}$'),
        bytes bytea not null check (length(bytes) between 1 and 1000000),
        width integer not null,
        height integer not null,
        kept_by jsonb not null,
        kept_at timestamptz not null
      )`.execute(database);
    // They are compressed already.
    await sql`alter table publishing.images alter column bytes set storage external`.execute(
      database,
    );
  },
};
