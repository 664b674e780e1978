import { type Kysely, type Migration, sql } from 'kysely';

/** Columns whose addresses are compared by `lower()`. */
const COLUMNS = [
  ['seekers', 'email'],
  ['registrations', 'email'],
  ['email_changes', 'email'],
  ['recommendations', 'requested_email'],
] as const;

/**
 * Normalises addresses with letters beyond ASCII to the spelling that lookups use. An address stays as it is where
 * another account already has that spelling: its owner cannot log in with it, and support has to ask them for another
 * one.
 */
export const oneSpellingOfAddresses: Migration = {
  async up(database: Kysely<unknown>) {
    const { rows } = await sql<{ is_unicode: boolean }>`
      select pg_encoding_to_char(encoding) = 'UTF8' as is_unicode
      from pg_database where datname = current_database()`.execute(database);
    if (!rows[0]?.is_unicode) return;
    for (const [table, column] of COLUMNS) {
      const address = sql.ref(column);
      const spelled = sql`lower(normalize(${address}, NFKC))`;
      const isFree =
        table === 'seekers'
          ? sql`not exists (
              select from seekers other where other.brand = seekers.brand and other.id <> seekers.id
              and lower(normalize(other.email, NFKC)) = lower(normalize(seekers.email, NFKC)))`
          : sql`true`;
      await sql`
        update ${sql.table(table)} set ${address} = ${spelled}
        where ${address} ~ '[^ -~]' and ${address} <> ${spelled} and ${isFree}`.execute(database);
    }
  },
};
