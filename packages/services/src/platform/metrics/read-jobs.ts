import { withinTime } from '@broadsheet/site-database/within-time';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

export interface JobCount {
  readonly task: string;
  readonly state: 'later' | 'waiting' | 'running' | 'retrying' | 'failed';
  readonly count: number;
  /** Age of the oldest due job; 0 where none is due. */
  readonly oldestSeconds: number;
}

const TIMEOUT_MS = 2_000;

const queryJobs = (database: Kysely<Schema>, timeoutMs: number): Promise<readonly JobCount[]> =>
  database.transaction().execute(async (queries) => {
    await sql`select set_config('statement_timeout', ${String(timeoutMs)}, true)`.execute(queries);
    const { rows } = await sql<JobCount>`
      select task_identifier as task, state, count(*)::int as count,
        greatest(0, extract(epoch from now() - min(run_at)))::float8 as "oldestSeconds"
      from (
        select task_identifier, run_at, case
          when locked_at is not null then 'running'
          when attempts >= max_attempts then 'failed'
          when attempts > 0 then 'retrying'
          when run_at > now() then 'later'
          else 'waiting' end as state
        from graphile_worker.jobs
      ) as each_job group by 1, 2`.execute(queries);
    return rows;
  });

/** Reads the queue of jobs. Rejects when the database does not answer in time. */
export const readJobs = (
  database: Kysely<Schema>,
  timeoutMs = TIMEOUT_MS,
): Promise<readonly JobCount[]> => withinTime(queryJobs(database, timeoutMs), timeoutMs);
