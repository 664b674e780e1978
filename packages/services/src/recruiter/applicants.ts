import type { Shown } from '@broadsheet/contract/after';
import type { CallAnswer } from '@broadsheet/contract/call';
import type { jobApplicants } from '@broadsheet/contract/calls/recruiter-side';
import type { Applicant } from '@broadsheet/contract/entities/recruiter-side';
import { AppError } from '@broadsheet/contract/errors';
import { sql } from 'kysely';
import type { BrandDirectory } from '../platform/brands/directory.ts';
import type { CallContext, CallingRecruiter } from '../platform/call/call-context.ts';
import { isBehind } from '../platform/database/is-behind.ts';
import { isProIn } from '../platform/entitlements/is-pro-at.ts';
import { describeListed, headline, skillIds } from './listed-seeker.ts';
import type { Paging } from './own-jobs.ts';
import { isVisibleTo } from './visible-seekers.ts';

const MAX_ID = 2_147_483_647;

type Context = Pick<CallContext, 'brand' | 'database' | 'directory' | 'now'>;

const selectVisible = ({ database }: Context, recruiter: CallingRecruiter, jobId: number) =>
  database
    // Withdrawn applications are listed as withdrawn.
    .selectFrom('sent_applications as sent')
    .innerJoin('seekers', 'seekers.id', 'sent.seeker_id')
    .where('sent.job_id', '=', jobId)
    // Applications on the employer's own site are not the recruiter's.
    .where('at_employer', '=', false)
    .where(isVisibleTo(recruiter));

/** The columns of a seeker in a list, with the current position, or else the last one. */
const selectApplicants = (context: Context, recruiter: CallingRecruiter, jobId: number) =>
  selectVisible(context, recruiter, jobId)
    .leftJoin('profiles', 'profiles.seeker_id', 'seekers.id')
    .leftJoin('profile_views', (join) =>
      join
        .onRef('profile_views.seeker_id', '=', 'seekers.id')
        .on('profile_views.recruiter_id', '=', recruiter.id),
    )
    .select(['seekers.public_id', 'seekers.name', 'profiles.city_id', 'profiles.experience_months'])
    .select(['sent.status', 'applied_at', 'shortlisted_at', 'profile_views.last_at as viewed_at'])
    .select([
      headline.as('headline'),
      skillIds.as('tag_ids'),
      isProIn('seekers.id', context.now).as('starred'),
      sql<Date | null>`(
        select case when answer is null then followed_at end from follow_ups
        where follow_ups.seeker_id = seekers.id and follow_ups.job_id = sent.job_id
        order by followed_at desc limit 1
      )`.as('followed_up_at'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof selectApplicants>['execute']>>[number];

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

const toApplicant = (row: Row, directory: BrandDirectory): Applicant => ({
  ...describeListed(row, directory),
  status: row.status,
  appliedAt: row.applied_at.toISOString(),
  shortlistedAt: iso(row.shortlisted_at),
  viewedAt: iso(row.viewed_at),
  followedUpAt: row.status === 'withdrawn' ? null : iso(row.followed_up_at),
});

/**
 * @param after as AfterApplicant writes it; an applicant who has been deleted since was the only one of that instant
 */
const findShown = async (
  { database, brand }: Context,
  after: string | undefined,
): Promise<Shown | null> => {
  if (after === undefined) return null;
  const dash = after.indexOf('-');
  const found = await database
    .selectFrom('seekers')
    .select('id')
    .where('brand', '=', brand)
    .where('public_id', '=', after.slice(dash + 1))
    .executeTakeFirst();
  return { at: new Date(Number(after.slice(0, dash))), id: found?.id ?? MAX_ID };
};

/** The ids of a page's applicants, plus one more: details are then read for these only, not for all earlier pages. */
const readPageOf = async (
  context: Context,
  recruiter: CallingRecruiter,
  jobId: number,
  { page, size }: Paging,
  after: Shown | null,
): Promise<readonly number[]> => {
  const rows = await selectVisible(context, recruiter, jobId)
    .select('sent.seeker_id')
    .orderBy('applied_at', 'desc')
    .orderBy('sent.seeker_id')
    .where(isBehind(sql.ref('applied_at'), sql.ref('sent.seeker_id'), after, 'asc'))
    .limit(size + 1)
    .offset(after ? 0 : (page - 1) * size)
    .execute();
  return rows.map(({ seeker_id }) => seeker_id);
};

/** A page of a job's visible applicants, newest first. @param jobId one of the recruiter's own */
export const listApplicants = async (
  context: Context,
  recruiter: CallingRecruiter,
  jobId: number,
  { page, size }: Paging,
  after: string | undefined,
): Promise<CallAnswer<typeof jobApplicants>> => {
  const { total } = await selectVisible(context, recruiter, jobId)
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  const shown = await findShown(context, after);
  const found = await readPageOf(context, recruiter, jobId, { page, size }, shown);
  const ids = found.slice(0, size);
  const rows =
    ids.length === 0
      ? []
      : await selectApplicants(context, recruiter, jobId)
          .where('sent.seeker_id', 'in', ids)
          .orderBy('applied_at', 'desc')
          .orderBy('sent.seeker_id')
          .execute();
  const directory = await context.directory();
  const items = rows.map((row) => toApplicant(row, directory));
  return { items, page, size, total, hasMore: found.length > size };
};

export interface ApplicantMatch {
  readonly jobId: number;
  readonly seekerId: number;
}

/**
 * An applicant of a job, by the id that recruiters know. Throws APPLICANT_NOT_FOUND, also for a seeker who is not
 * visible to them, and APPLICATION_WITHDRAWN.
 */
export const findApplicant = async (
  context: Context,
  recruiter: CallingRecruiter,
  jobId: number,
  applicantId: string,
): Promise<ApplicantMatch> => {
  const found = await selectVisible(context, recruiter, jobId)
    .select(['seekers.id as seekerId', 'sent.job_id as jobId', 'sent.status'])
    .where('seekers.public_id', '=', applicantId)
    .where('seekers.brand', '=', context.brand)
    .executeTakeFirst();
  if (!found) throw new AppError('APPLICANT_NOT_FOUND');
  const { status, ...applicant } = found;
  if (status === 'withdrawn') throw new AppError('APPLICATION_WITHDRAWN');
  return applicant;
};
