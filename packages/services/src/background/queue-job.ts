import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

export type JobName = 'remove-media' | 'send-message' | 'send-reset-link' | 'sweep-media';

const TRIES_MAX = 10;

/** Has a job done in the background if, and only if, the transaction that it is queued in is kept. */
export const queueJob = async (
  database: Kysely<Schema>,
  name: JobName,
  payload: Readonly<Record<string, unknown>>,
): Promise<void> => {
  await sql`select graphile_worker.add_job(
    ${name}, payload := ${JSON.stringify(payload)}::json, max_attempts := ${TRIES_MAX}
  )`.execute(database);
};
