import { type Kysely, type Migration, sql } from 'kysely';

/** Entries of Studio's inbox that were mailed: none is mailed twice. */
export const staffMails: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table staff_mails (
        entry text primary key,
        mailed_at timestamptz not null
      )`.execute(database);
    await sql`create index staff_mails_age on staff_mails (mailed_at)`.execute(database);
  },
};
