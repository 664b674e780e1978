import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

export type JobName =
  | 'parse-resume'
  | 'remove-media'
  | 'send-message'
  | 'send-reset-link'
  | 'sweep-media';

interface JobHow {
  readonly triesMax?: number;
  /** What is queued under a key takes the place of what is there under it, and no later turn. */
  readonly key?: string;
  /** Absent it is done at once. */
  readonly delaySeconds?: number;
}

const TRIES_MAX = 10;

/** Has a job done in the background if, and only if, the transaction that it is queued in is kept. */
export const queueJob = async (
  database: Kysely<Schema>,
  name: JobName,
  payload: Readonly<Record<string, unknown>>,
  { triesMax = TRIES_MAX, key, delaySeconds = 0 }: JobHow = {},
): Promise<void> => {
  await sql`select graphile_worker.add_job(
    ${name}, payload := ${JSON.stringify(payload)}::json, max_attempts := ${triesMax}::int,
    run_at := now() + make_interval(secs => ${delaySeconds}::float),
    job_key := ${key ?? null}::text, job_key_mode := 'preserve_run_at'
  )`.execute(database);
};
