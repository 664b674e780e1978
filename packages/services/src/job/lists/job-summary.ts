import type { JobSummary } from '@broadsheet/contract/entities/job';
import { NO_MAX_YEARS } from '@broadsheet/contract/experience';
import { type Selectable, sql } from 'kysely';
import type { BrandDirectory } from '../../platform/brands/directory.ts';
import { compileOnce } from '../../platform/database/compiled-query.ts';
import type { JobsTable } from '../../platform/database/tables/jobs.ts';
import type { JobsContext } from '../search/job-scope.ts';

const SUMMARY_COLUMNS = [
  'jobs.id',
  'jobs.slug',
  'jobs.title',
  'jobs.company_id',
  'jobs.category_id',
  'jobs.city_ids',
  'jobs.skills',
  'jobs.min_years',
  'jobs.max_years',
  'jobs.pay_min_lakh',
  'jobs.pay_max_lakh',
  'jobs.female_candidate',
  'jobs.female_back_work_force',
  'jobs.differently_abled',
  'jobs.ex_defence',
  'jobs.work_from_home',
  'jobs.work_mode',
  'jobs.shift',
  'jobs.posted_at',
  'jobs.expires_at',
  'jobs.status',
] as const;

type Column = (typeof SUMMARY_COLUMNS)[number] extends `jobs.${infer Name}` ? Name : never;
type SummaryRow = Pick<Selectable<JobsTable>, Column & keyof JobsTable> & {
  company_name: string;
  company_slug: string;
  company_logo: string | null;
  is_saved: boolean;
};

/** Jobs with their company and whether the caller has saved them, ready for `toSummary`. */
export const selectSummaries = ({ database, caller }: JobsContext) =>
  database
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(SUMMARY_COLUMNS)
    .select([
      'companies.name as company_name',
      'companies.slug as company_slug',
      'companies.logo as company_logo',
    ])
    .select(({ exists, lit, selectFrom }) =>
      (caller
        ? exists(
            selectFrom('saved_jobs')
              .whereRef('saved_jobs.job_id', '=', 'jobs.id')
              .where('saved_jobs.seeker_id', '=', caller.seekerId),
          ).$castTo<boolean>()
        : lit(false)
      ).as('is_saved'),
    );

type SelectedSummary = Awaited<
  ReturnType<ReturnType<typeof selectSummaries>['executeTakeFirstOrThrow']>
>;
interface SummaryValues {
  readonly ids: readonly number[];
}

/** One text for lists of all lengths, which PostgreSQL plans once. */
const anyOfIds = (ids: readonly number[]) => sql<number>`any(${ids}::integer[])`;

const readOfAnybody = compileOnce<SummaryValues, SelectedSummary>((database, value) =>
  selectSummaries({ database, caller: null }).where('jobs.id', '=', anyOfIds(value('ids'))),
);
const readOfSeeker = compileOnce<SummaryValues & { readonly seekerId: number }, SelectedSummary>(
  (database, value) =>
    selectSummaries({ database, caller: { seekerId: value('seekerId') } }).where(
      'jobs.id',
      '=',
      anyOfIds(value('ids')),
    ),
);

/** Jobs by their ids, in no order. */
export const readSummaryRows = ({ database, caller }: JobsContext, ids: readonly number[]) =>
  caller
    ? readOfSeeker(database, { ids, seekerId: caller.seekerId })
    : readOfAnybody(database, { ids });

/** Whether applications are closed. */
const isExpired = (job: { status: string; expires_at: Date }, now: number): boolean =>
  job.status === 'expired' || job.expires_at.getTime() <= now;

const workTermsOf = ({
  work_from_home,
  work_mode,
  shift,
}: SummaryRow): Pick<JobSummary, 'workMode' | 'shift'> => {
  const workMode = work_from_home ? 'remote' : work_mode;
  return { ...(workMode && { workMode }), ...(shift && { shift }) };
};

/** @param now epoch milliseconds. */
export const toSummary = (row: SummaryRow, directory: BrandDirectory, now: number): JobSummary => {
  const category = directory.categories.get(row.category_id);
  if (!category) throw new Error(`job ${row.id} is of an unknown category ${row.category_id}`);
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    company: {
      id: row.company_id,
      name: row.company_name,
      slug: row.company_slug,
      logo: row.company_logo,
    },
    cities: row.city_ids.flatMap((id) => {
      const city = directory.cities.get(id);
      return city ? [{ id, label: city.label, slug: city.slug }] : [];
    }),
    minYears: row.min_years,
    maxYears: row.max_years === NO_MAX_YEARS ? null : row.max_years,
    pay:
      row.pay_min_lakh === null || row.pay_max_lakh === null
        ? null
        : { minLakh: row.pay_min_lakh, maxLakh: row.pay_max_lakh },
    skills: row.skills,
    category,
    flags: {
      femaleCandidate: row.female_candidate,
      femaleBackWorkForce: row.female_back_work_force,
      differentlyAbled: row.differently_abled,
      exDefence: row.ex_defence,
      workFromHome: row.work_from_home,
    },
    ...workTermsOf(row),
    postedAt: row.posted_at.toISOString(),
    saved: row.is_saved ? 1 : 0,
    status: isExpired(row, now) ? 'expired' : 'open',
  };
};
