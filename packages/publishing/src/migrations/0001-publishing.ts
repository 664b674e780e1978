import { type Kysely, type Migration, sql } from 'kysely';

const statements = [
  sql`
    create table publishing.changes (
      id uuid primary key,
      title text not null check (length(title) between 1 and 120),
      state text not null
        check (state in ('draft', 'review', 'approved', 'scheduled', 'published', 'withdrawn')),
      version integer not null default 1,
      author jsonb not null,
      -- Whoever wrote or submitted any of it: none of them can approve it.
      editors uuid[] not null default '{}',
      created_at timestamptz not null,
      updated_at timestamptz not null,
      submitted jsonb,
      approved jsonb,
      publish_at timestamptz,
      revision integer,
      trouble text
    )`,
  sql`create index changes_by_state on publishing.changes (state, updated_at)`,
  sql`
    create table publishing.documents (
      change uuid not null references publishing.changes on delete cascade,
      file text not null check (length(file) <= 120),
      text text,
      version integer not null,
      base text,
      edited_by jsonb not null,
      edited_at timestamptz not null,
      primary key (change, file)
    )`,
  sql`
    create table publishing.revisions (
      number integer generated always as identity primary key,
      kind text not null check (kind in ('publish', 'restore', 'from-files')),
      title text not null,
      change uuid references publishing.changes,
      by jsonb,
      at timestamptz not null
    )`,
  sql`
    create table publishing.revision_texts (
      revision integer not null references publishing.revisions,
      file text not null,
      before text,
      text text,
      primary key (revision, file)
    )`,
  sql`create index revision_texts_of_file on publishing.revision_texts (file, revision)`,
  sql`
    create table publishing.live_texts (
      file text primary key,
      text text not null,
      digest text not null,
      revision integer not null references publishing.revisions,
      over text
    )`,
  sql`
    create table publishing.presence (
      staff uuid not null,
      file text not null,
      change uuid not null references publishing.changes on delete cascade,
      name text not null,
      seen_at timestamptz not null,
      primary key (staff, file)
    )`,
];

/** Tables of changes, revisions and live texts. */
export const publishing: Migration = {
  up: async (database: Kysely<unknown>) => {
    for (const statement of statements) await statement.execute(database);
  },
};
