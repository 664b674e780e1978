import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

export type JobName =
  | 'parse-resume'
  | 'remove-media'
  | 'send-login-code'
  | 'send-message'
  | 'send-notice'
  | 'send-reset-link'
  | 'send-webhook'
  | 'sweep-media';

interface JobHow {
  readonly triesMax?: number;
  /** A job with the same key is replaced and does not run twice. */
  readonly key?: string;
  /** Jobs of one queue run one after the other. */
  readonly queue?: string;
  /** Absent: it runs at once. */
  readonly delaySeconds?: number;
}

const TRIES_MAX = 10;

/** Queues a background job. It runs only if the surrounding transaction commits. */
export const queueJob = async (
  database: Kysely<Schema>,
  name: JobName,
  payload: Readonly<Record<string, unknown>>,
  { triesMax = TRIES_MAX, key, queue, delaySeconds = 0 }: JobHow = {},
): Promise<void> => {
  await sql`select graphile_worker.add_job(
    ${name}, payload := ${JSON.stringify(payload)}::json, max_attempts := ${triesMax}::int,
    queue_name := ${queue ?? null}::text,
    run_at := now() + make_interval(secs => ${delaySeconds}::float),
    job_key := ${key ?? null}::text, job_key_mode := 'preserve_run_at'
  )`.execute(database);
};

interface KeyedJob {
  readonly payload: Readonly<Record<string, unknown>>;
  readonly key: string;
  readonly queue: string;
}

/** Queues many jobs in one statement, to run at once, also those that wait for a later time. */
export const queueJobsNow = async (
  database: Kysely<Schema>,
  name: JobName,
  jobs: readonly KeyedJob[],
): Promise<void> => {
  await sql`select graphile_worker.add_job(
    ${name}, payload := job->'payload', max_attempts := ${TRIES_MAX}::int, run_at := now(),
    queue_name := job->>'queue', job_key := job->>'key', job_key_mode := 'replace'
  ) from json_array_elements(${JSON.stringify(jobs)}::json) as job`.execute(database);
};
