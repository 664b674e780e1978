import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

export type JobName =
  | 'parse-resume'
  | 'remove-media'
  | 'send-login-code'
  | 'send-message'
  | 'send-notice'
  | 'send-reset-link'
  | 'sweep-media';

interface JobHow {
  readonly triesMax?: number;
  /** A job with the same key is replaced and does not run twice. */
  readonly key?: string;
  /** Absent: it runs at once. */
  readonly delaySeconds?: number;
}

const TRIES_MAX = 10;

/** Queues a background job. It runs only if the surrounding transaction commits. */
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
