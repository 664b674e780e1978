import { type Kysely, type Migration, sql } from 'kysely';

const statements = [
  sql`alter table publishing.changes add column scheduled_by uuid`,
  sql`
    create table publishing.inbox (
      number integer generated always as identity primary key,
      staff uuid not null,
      -- Names what happened: one entry each for a person, whichever replica notices it first.
      event text not null check (length(event) <= 200),
      kind text not null check (kind in ('approval-requested', 'approved', 'comment',
        'experiment-alarm', 'mention', 'returned', 'rolled-back', 'schedule-failed')),
      change uuid references publishing.changes on delete cascade,
      comment uuid references publishing.comments on delete cascade,
      title text not null,
      by jsonb,
      text text,
      file text,
      block text,
      at timestamptz not null,
      read_at timestamptz,
      unique (staff, event)
    )`,
  sql`create index inbox_of_staff on publishing.inbox (staff, number desc)`,
  sql`create index inbox_of_change on publishing.inbox (change)`,
  sql`create index inbox_of_comment on publishing.inbox (comment)`,
];

/** What each member of the team is told. */
export const inbox: Migration = {
  up: async (database: Kysely<unknown>) => {
    for (const statement of statements) await statement.execute(database);
  },
};
