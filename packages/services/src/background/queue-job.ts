import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

/**
 * Has a job done in the background if, and only if, the transaction that it is queued in is kept.
 * @param payload kept until the job is done
 */
export const queueJob = async (
  database: Kysely<Schema>,
  name: string,
  payload: Readonly<Record<string, string>>,
): Promise<void> => {
  await sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json)`.execute(
    database,
  );
};
