import { type Kysely, type Migration, sql } from 'kysely';

/** Imports that have not ended, the ids that each has named, and jobs whose category is unsure. */
export const jobImports: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table import_runs (
        brand text not null,
        source text not null,
        /** Hash of the file and of how it is read. */
        fingerprint text not null,
        /** The last row that is stored, counted from 1. */
        rows_done integer not null,
        /** Results so far. */
        counts jsonb not null,
        started_at timestamptz not null,
        updated_at timestamptz not null,
        primary key (brand, source)
      )`.execute(database);
    await sql`
      create table import_seen (
        brand text not null,
        source text not null,
        external_id text not null,
        rejected boolean not null,
        primary key (brand, source, external_id)
      )`.execute(database);
    await sql`
      create table category_reviews (
        job_id integer primary key references jobs (id) on delete cascade,
        /** Other categories that the job may be of, the likeliest first. */
        candidates integer[] not null,
        noted_at timestamptz not null
      )`.execute(database);
  },
};
