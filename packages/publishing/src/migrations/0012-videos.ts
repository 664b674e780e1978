import { type Kysely, type Migration, sql } from 'kysely';

/** Videos and captions uploaded in Studio, in parts: none is ever read or written whole. */
export const videos: Migration = {
  up: async (database: Kysely<unknown>) => {
    await sql`
      create table publishing.videos (
        id uuid primary key,
        format text not null check (format in ('mp4', 'webm', 'vtt')),
        name text not null check (length(name) between 1 and 80),
        -- Null while the upload runs.
        digest text unique check (digest ~ '^[0-9a-f]{64}$'),
        bytes integer check (bytes > 0),
        uploaded_by jsonb not null,
        uploaded_at timestamptz not null,
        check ((digest is null) = (bytes is null))
      )`.execute(database);
    await sql`
      create table publishing.video_parts (
        video uuid not null references publishing.videos on delete cascade,
        position integer not null check (position >= 0),
        bytes bytea not null check (length(bytes) between 1 and 262144),
        primary key (video, position)
      )`.execute(database);
    // They are compressed already.
    await sql`alter table publishing.video_parts alter column bytes set storage external`.execute(
      database,
    );
  },
};
