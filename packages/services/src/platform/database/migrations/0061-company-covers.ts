import { type Kysely, type Migration, sql } from 'kysely';

/** A wide picture of each company, for its page. */
export const companyCovers: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`alter table companies add column cover text`.execute(database);
  },
};
