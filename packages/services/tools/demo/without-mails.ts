import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../src/platform/database/schema.ts';

/** The last message, and the last job: 0 where there is none. */
const readLast = async (database: Kysely<Schema>) => {
  const { rows } = await sql<{ message: string; job: string }>`
    select (select coalesce(max(id), 0) from messages) as message,
      (select coalesce(max(id), 0) from graphile_worker.jobs) as job`.execute(database);
  return rows[0] ?? { message: '0', job: '0' };
};

/**
 * Loads data without sending the mails that it causes: all of it is in the past. Nothing else may write messages
 * meanwhile.
 */
export const withoutMails = async (
  database: Kysely<Schema>,
  load: () => Promise<void>,
): Promise<void> => {
  const last = await readLast(database);
  await load();
  await database.deleteFrom('messages').where('id', '>', last.message).execute();
  await sql`
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where id > ${last.job} and task_identifier = 'send-message'))`.execute(database);
};
