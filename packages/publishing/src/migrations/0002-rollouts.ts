import { type Kysely, type Migration, sql } from 'kysely';

const statements = [
  sql`
    alter table publishing.changes
      drop constraint changes_state_check,
      add constraint changes_state_check check (state in
        ('draft', 'review', 'approved', 'scheduled', 'rolling', 'published', 'withdrawn'))`,
  sql`create sequence publishing.rollout_steps as integer`,
  sql`
    create table publishing.rollouts (
      number integer generated always as identity primary key,
      change uuid not null references publishing.changes,
      -- What serves, as the change had it at the start: file and text.
      texts jsonb not null,
      pages text[] not null,
      share double precision not null check (share > 0 and share < 1),
      -- Another with each share: what is counted of one says nothing of the next.
      step integer not null default nextval('publishing.rollout_steps'),
      shared_at timestamptz not null,
      bounds jsonb not null,
      state text not null check (state in ('running', 'finished', 'stopped', 'rolled-back')),
      by jsonb not null,
      started_at timestamptz not null,
      ended_at timestamptz,
      reason text
    )`,
  sql`
    create unique index rollouts_running on publishing.rollouts (state) where state = 'running'`,
  sql`create index rollouts_of_change on publishing.rollouts (change, number)`,
];

/** The table of changes that are served to a share of visitors first. */
export const rollouts: Migration = {
  up: async (database: Kysely<unknown>) => {
    for (const statement of statements) await statement.execute(database);
  },
};
