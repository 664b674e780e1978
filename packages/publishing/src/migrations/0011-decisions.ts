import { type Kysely, type Migration, sql } from 'kysely';

const statements = [
  sql`
    create table publishing.decisions (
      number integer generated always as identity primary key,
      experiment text not null,
      bucket_version integer not null check (bucket_version > 0),
      -- Later versions revise the decision about the same assignment; none is changed or deleted.
      version integer not null check (version > 0),
      page text not null,
      decision text not null check (decision in ('ship', 'hold', 'rollBack', 'keepRunning')),
      arm text,
      recommended text not null check (recommended in ('ship', 'hold', 'rollBack', 'keepRunning')),
      recommended_arm text,
      reason text check (length(reason) between 1 and 1000),
      learning text not null check (length(learning) between 1 and 2000),
      hypothesis text,
      -- The revision whose content the results belong to: pages can be shown as they were then.
      revision integer not null,
      is_reliable boolean not null,
      results jsonb not null,
      definition jsonb not null,
      report jsonb not null,
      by jsonb not null,
      at timestamptz not null,
      -- In all forms of a word, and as written: the beginning of a word has no form yet.
      search tsvector not null generated always as (
        to_tsvector('english',
          translate(experiment, '-', ' ') || ' ' || coalesce(hypothesis, '') || ' ' || learning) ||
        to_tsvector('simple',
          translate(experiment, '-', ' ') || ' ' || coalesce(hypothesis, '') || ' ' || learning)) stored,
      unique (experiment, bucket_version, version),
      check ((decision = 'ship') = (arm is not null)),
      check ((recommended = 'ship') = (recommended_arm is not null)),
      check ((decision = recommended and arm is not distinct from recommended_arm)
        or reason is not null)
    )`,
  sql`create index decisions_by_search on publishing.decisions using gin (search)`,
  sql`
    alter table publishing.inbox
      drop constraint inbox_kind_check,
      add constraint inbox_kind_check check (kind in ('approval-requested', 'approved', 'comment',
        'experiment-alarm', 'experiment-ended', 'experiment-worse', 'mention', 'returned',
        'rolled-back', 'schedule-failed', 'unscheduled'))`,
];

/** What was decided about experiments and why, and more alarms about them. */
export const decisions: Migration = {
  up: async (database: Kysely<unknown>) => {
    for (const statement of statements) await statement.execute(database);
  },
};
