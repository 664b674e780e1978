import type { Shown } from '@broadsheet/contract/after';
import type { AppliedJob, SentStatus } from '@broadsheet/contract/entities/application';
import { type Kysely, sql } from 'kysely';
import type { CallContext } from '../../platform/call/call-context.ts';
import { isBehind } from '../../platform/database/is-behind.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { selectSummaries, toSummary } from '../lists/job-summary.ts';

type Steps = ReadonlyMap<number, AppliedJob['steps']>;

const readSteps = async (
  database: Kysely<Schema>,
  seekerId: number,
  jobIds: readonly number[],
): Promise<Steps> => {
  if (jobIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('application_steps')
    .select(['job_id', 'status', 'at'])
    .where('seeker_id', '=', seekerId)
    .where('job_id', 'in', jobIds)
    .orderBy('status')
    .execute();
  const stepOf = (row: (typeof rows)[number]) => ({
    status: row.status,
    at: row.at.toISOString(),
  });
  return new Map(
    jobIds.map((id) => [id, rows.filter((row) => row.job_id === id).map((row) => stepOf(row))]),
  );
};

interface Wanted {
  readonly status?: SentStatus | undefined;
  readonly jobId?: number;
  readonly size: number;
  readonly offset: number;
  /** The cursor; absent or null for all. */
  readonly after?: Shown | null;
}

/** A seeker's applications with their jobs, newest first. Only those of the page are joined. */
export const selectApplied = (
  context: CallContext,
  seekerId: number,
  { status, jobId, size, offset, after }: Wanted,
) =>
  selectSummaries(context)
    .innerJoin(
      (from) =>
        from
          .selectFrom('sent_applications')
          .select(['job_id', 'sent_applications.status as application_status', 'applied_at'])
          .select(['at_employer', 'answers', 'cover_letter', 'withdrawn_at', 'steps'])
          .where('seeker_id', '=', seekerId)
          .$if(status !== undefined, (select) =>
            select.where('sent_applications.status', '=', status ?? 'applied'),
          )
          .where(isBehind(sql.ref('applied_at'), sql.ref('job_id'), after))
          .$if(jobId !== undefined, (select) => select.where('job_id', '=', jobId ?? 0))
          .orderBy('applied_at', 'desc')
          .orderBy('job_id', 'desc')
          .limit(size)
          .offset(offset)
          .as('sent'),
      (join) => join.onRef('sent.job_id', '=', 'jobs.id'),
    )
    .select([
      'sent.application_status',
      'sent.applied_at',
      'sent.at_employer',
      'sent.answers',
      'sent.cover_letter',
      'sent.withdrawn_at',
      'sent.steps as withdrawn_steps',
    ])
    .orderBy('sent.applied_at', 'desc')
    .orderBy('sent.job_id', 'desc');

type AppliedRow = Awaited<ReturnType<ReturnType<typeof selectApplied>['execute']>>[number];

/** Rows as the calls return them, each with its steps. */
export const describeApplied = async (
  context: CallContext,
  seekerId: number,
  rows: readonly AppliedRow[],
): Promise<AppliedJob[]> => {
  const ids = rows.map(({ id }) => id);
  const steps = await readSteps(context.database, seekerId, ids);
  const directory = await context.directory();
  return rows.map((row) => {
    const appliedAt = row.applied_at.toISOString();
    return {
      job: toSummary(row, directory, context.now),
      status: row.application_status,
      appliedAt,
      atEmployer: row.at_employer,
      steps: [
        { status: 'applied', at: appliedAt },
        ...(row.withdrawn_steps ?? steps.get(row.id) ?? []),
        ...(row.withdrawn_at
          ? [{ status: 'withdrawn' as const, at: row.withdrawn_at.toISOString() }]
          : []),
      ],
    };
  });
};

/** The number of a seeker's applications in each status. */
export const countApplied = async (
  database: Kysely<Schema>,
  seekerId: number,
): Promise<ReadonlyMap<SentStatus, number>> => {
  const rows = await database
    .selectFrom('sent_applications')
    .select(['status', ({ fn }) => fn.countAll<string>().as('count')])
    .where('seeker_id', '=', seekerId)
    .groupBy('status')
    .execute();
  return new Map(rows.map(({ status, count }) => [status, Number(count)]));
};
