import { DAY_MS } from '@broadsheet/contract/durations';
import { type JobTrust, TRUST_MONTHS } from '@broadsheet/contract/entities/job-trust';
import { sql } from 'kysely';
import type { CallContext } from '../../platform/call/call-context.ts';

const DAYS_A_MONTH = 30;

/** The facts of a job that its employer's other postings are found by. */
export interface PostedJob {
  readonly company_id: number;
  readonly title: string;
  readonly city_ids: readonly number[];
  readonly posted_at: Date;
}

interface TrustRow {
  readonly domain: string | null;
  readonly domain_confirmed_at: Date | null;
  readonly documents_checked_at: Date | null;
  readonly applications: number | null;
  readonly answered: number | null;
  readonly median_days: number | null;
  readonly postings: number;
  readonly first_posted_at: Date | null;
  readonly upheld: number;
}

const readRow = async (
  { database, now }: Pick<CallContext, 'database' | 'now'>,
  job: PostedJob,
) => {
  const since = new Date(now - TRUST_MONTHS * DAYS_A_MONTH * DAY_MS);
  const { rows } = await sql<TrustRow>`
    select companies.domain, companies.domain_confirmed_at, companies.documents_checked_at,
      answers.applications, answers.answered, answers.median_days,
      repeated.postings, repeated.first_posted_at,
      (
        select count(*)::integer from job_reports reports
        join jobs on jobs.id = reports.job_id
        where reports.state = 'upheld' and reports.reported_at >= ${since}
          and jobs.company_id = companies.id
      ) as upheld
    from companies
    left join employer_answers answers on answers.company_id = companies.id
    cross join lateral (
      select count(*)::integer as postings, min(posted_at) as first_posted_at from jobs
      where company_id = companies.id and lower(title) = lower(${job.title}::text)
        and posted_at >= ${since}
        and (city_ids && ${job.city_ids}::integer[] or city_ids = ${job.city_ids}::integer[])
    ) repeated
    where companies.id = ${job.company_id}`.execute(database);
  const [row] = rows;
  if (!row) throw new Error(`there is no company ${job.company_id}`);
  return row;
};

const earlier = (one: Date, other: Date | null): Date =>
  other !== null && other < one ? other : one;

/** What we know about a job and its employer: one statement. */
export const findTrust = async (
  context: Pick<CallContext, 'database' | 'now'>,
  job: PostedJob,
): Promise<JobTrust> => {
  const row = await readRow(context, job);
  const { applications, answered } = row;
  return {
    employer: {
      domain: row.domain,
      domainConfirmedAt: row.domain_confirmed_at?.toISOString() ?? null,
      documentsCheckedAt: row.documents_checked_at?.toISOString() ?? null,
    },
    // An older job is not among those that are counted.
    postings: Math.max(1, row.postings),
    firstPostedAt: earlier(job.posted_at, row.first_posted_at).toISOString(),
    answers:
      applications === null || answered === null
        ? null
        : { applications, answered, medianDays: row.median_days },
    upheldReports: row.upheld,
  };
};
