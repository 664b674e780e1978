import type { CallAnswer } from '@broadsheet/contract/call';
import type { recruiterJobs } from '@broadsheet/contract/calls/recruiter-side';
import { AppError } from '@broadsheet/contract/errors';
import { jobHref } from '@broadsheet/contract/job-text';
import { sql } from 'kysely';
import type { CallContext, CallingRecruiter } from '../platform/call/call-context.ts';
import { isVisibleTo } from './visible-seekers.ts';

type Context = Pick<CallContext, 'brand' | 'database' | 'now'>;

export interface Paging {
  readonly page: number;
  readonly size: number;
}

const selectOwn = ({ database, brand }: Context, { id }: CallingRecruiter) =>
  database.selectFrom('jobs').where('recruiter_id', '=', id).where('brand', '=', brand);

/** Throws JOB_NOT_FOUND for a job that is not the recruiter's own. */
export const requireOwnJob = async (
  context: Context,
  recruiter: CallingRecruiter,
  jobId: number,
): Promise<{ readonly id: number; readonly title: string }> => {
  const job = await selectOwn(context, recruiter)
    .select(['id', 'title'])
    .where('id', '=', jobId)
    .executeTakeFirst();
  if (!job) throw new AppError('JOB_NOT_FOUND');
  return job;
};

/** A page of the recruiter's own jobs, newest first, with the number of their visible applicants. */
export const listOwnJobs = async (
  context: Context,
  recruiter: CallingRecruiter,
  { page, size }: Paging,
): Promise<CallAnswer<typeof recruiterJobs>> => {
  const { total } = await selectOwn(context, recruiter)
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  const rows = await selectOwn(context, recruiter)
    .select(['id', 'slug', 'title', 'status', 'posted_at', 'expires_at'])
    .select((from) =>
      from
        .selectFrom('applications')
        .innerJoin('seekers', 'seekers.id', 'applications.seeker_id')
        .select(sql<number>`count(*)::integer`.as('count'))
        .whereRef('applications.job_id', '=', 'jobs.id')
        .where('at_employer', '=', false)
        .where(isVisibleTo(recruiter))
        .as('applicants'),
    )
    .orderBy('posted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const items = rows.map((job) => ({
    id: job.id,
    title: job.title,
    path: jobHref(job),
    status: job.expires_at.getTime() <= context.now ? ('expired' as const) : job.status,
    postedAt: job.posted_at.toISOString(),
    expiresAt: job.expires_at.toISOString(),
    applicants: job.applicants ?? 0,
  }));
  return { items, page, size, total, hasMore: page * size < total };
};
