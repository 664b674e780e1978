import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Message } from './queue-message.ts';

/** A message with a code in it. @param now epoch ms */
export const codeMessage = (
  now: number,
  message: Partial<Message<'second-step-code'>> = {},
): Message<'second-step-code'> => ({
  brand: 'tech',
  channel: 'email',
  seekerId: null,
  recipient: 'asha@example.com',
  template: 'second-step-code',
  variables: { name: 'Asha Rao', code: '482913' },
  now,
  ...message,
});

/** The jobs that are queued or wait for a retry. */
export const readJobs = async (database: Kysely<Schema>) => {
  const { rows } = await sql<{ attempts: number; last_error: string | null }>`
    select attempts, last_error from graphile_worker.jobs`.execute(database);
  return rows;
};

/** Makes the next retry due now. */
export const makeJobsDue = (database: Kysely<Schema>) =>
  sql`update graphile_worker._private_jobs set run_at = now()`.execute(database);
