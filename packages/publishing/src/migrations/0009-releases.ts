import { type Kysely, type Migration, sql } from 'kysely';

const statements = [
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

/** Mail of inbox entries. */
export const releases: Migration = {
  up: async (database: Kysely<unknown>) => {
    for (const statement of statements) await statement.execute(database);
  },
};
