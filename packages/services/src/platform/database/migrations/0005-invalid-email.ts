import { type Kysely, type Migration, sql } from 'kysely';

/** Addresses that mail servers reject for good, and an index that finds messages by address. */
export const invalidEmail: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`alter table seekers add column email_invalid_at timestamptz`.execute(database);
    await sql`create index messages_recipient on messages (brand, lower(recipient))`.execute(
      database,
    );
    await sql`create index messages_created on messages (created_at)`.execute(database);
  },
};
