import { type Kysely, type Migration, sql } from 'kysely';

const mails = [
  // When an entry is mailed; null once it was, and where there is no need. Earlier entries are not mailed.
  sql`alter table publishing.inbox add column mail_at timestamptz`,
  sql`create index inbox_to_mail on publishing.inbox (mail_at) where mail_at is not null`,
  sql`create index inbox_by_age on publishing.inbox (at)`,
  sql`
    create table publishing.inbox_settings (
      staff uuid primary key,
      mail text not null check (mail in ('everything', 'needs-me', 'nothing'))
    )`,
];

const tables = [
  sql`
    create table publishing.releases (
      id uuid primary key,
      title text not null check (length(title) between 1 and 120),
      state text not null check (state in ('open', 'scheduled', 'published', 'discarded')),
      -- Grows with every step, and with every edit of one of its drafts.
      version integer not null default 1,
      author jsonb not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      publish_at timestamptz,
      scheduled_by uuid,
      revision integer references publishing.revisions,
      trouble text
    )`,
  sql`create index releases_by_state on publishing.releases (state, updated_at)`,
  // A draft is in one release at most.
  sql`alter table publishing.changes add column release uuid references publishing.releases`,
  sql`create index changes_of_release on publishing.changes (release) where release is not null`,
  sql`create index changes_of_revision on publishing.changes (revision) where revision is not null`,
  sql`alter table publishing.revisions add column release uuid references publishing.releases`,
  sql`
    alter table publishing.inbox
      add column release uuid references publishing.releases on delete cascade,
      drop constraint inbox_kind_check,
      add constraint inbox_kind_check check (kind in ('approval-requested', 'approved', 'comment',
        'experiment-alarm', 'mention', 'returned', 'rolled-back', 'schedule-failed', 'unscheduled'))`,
];

/** Drafts that are published as one, and mail of inbox entries. */
export const releases: Migration = {
  up: async (database: Kysely<unknown>) => {
    for (const statement of [...mails, ...tables]) await statement.execute(database);
  },
};
