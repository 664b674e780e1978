import { type Kysely, type Migration, sql } from 'kysely';

const statements = [
  sql`
    create table publishing.comments (
      id uuid primary key,
      change uuid not null references publishing.changes on delete cascade,
      file text check (length(file) <= 120),
      block text check (length(block) <= 120),
      by jsonb not null,
      text text not null check (length(text) between 1 and 2000),
      -- Names as they were, so that the text reads the same when somebody is renamed.
      mentions jsonb not null,
      created_at timestamptz not null,
      edited_at timestamptz,
      resolved jsonb,
      check (block is null or file is not null)
    )`,
  sql`create index comments_of_change on publishing.comments (change, created_at)`,
];

/** What the team writes about a change. */
export const comments: Migration = {
  up: async (database: Kysely<unknown>) => {
    for (const statement of statements) await statement.execute(database);
  },
};
