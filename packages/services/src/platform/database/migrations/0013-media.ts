import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Files of seekers, by their names in the store. A picture that the author of a recommendation uploads belongs to the
 * seeker, too, but is not one of the seeker's own files.
 */
export const media: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table media_files (
        id uuid primary key,
        seeker_id integer not null references seekers on delete cascade,
        media_type text not null
          check (media_type in ('resume', 'picture', 'RoundZeroVideo', 'audio')),
        recommendation_id integer check (recommendation_id is null or media_type = 'picture'),
        stored_name text not null unique,
        name text not null,
        content_type text not null,
        bytes integer not null check (bytes > 0),
        uploaded_at timestamptz not null,
        confirmed_at timestamptz not null
      )`.execute(database);
    await sql`
      create unique index media_files_own on media_files (seeker_id, media_type)
      where recommendation_id is null`.execute(database);
    await sql`
      create unique index media_files_recommendation on media_files (recommendation_id)
      where recommendation_id is not null`.execute(database);
    await sql`create index media_files_seeker on media_files (seeker_id)`.execute(database);
    await sql`
      create table media_uploads (
        seeker_id integer not null references seekers on delete cascade,
        key text not null,
        fingerprint bytea not null,
        file jsonb not null,
        created_at timestamptz not null,
        primary key (seeker_id, key)
      )`.execute(database);
    await sql`create index media_uploads_age on media_uploads (created_at)`.execute(database);
  },
};
