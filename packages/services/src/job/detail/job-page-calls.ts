import type { CallQuery } from '@broadsheet/contract/call';
import { jobPage, similarJobsQuery } from '@broadsheet/contract/calls/job-page';
import type { Company } from '@broadsheet/contract/entities/company';
import type { JobDetail } from '@broadsheet/contract/entities/job';
import { AppError } from '@broadsheet/contract/errors';
import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { BrandDirectory } from '../../platform/brands/directory.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import type { CallContext } from '../../platform/call/call-context.ts';
import { compileOnce } from '../../platform/database/compiled-query.ts';
import { isLockedOut } from '../../platform/database/database-faults.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { toCompany } from '../companies/company-summary.ts';
import { countJobsOf } from '../lists/count-company-jobs.ts';
import { listSimilarJobs } from '../lists/list-similar-jobs.ts';
import { findSalary } from '../salaries/find-salary.ts';
import { findTrust } from '../trust/find-trust.ts';
import { readJobcode } from './find-job.ts';
import { type DetailOf, readDetail, selectDetail, toDetail } from './job-detail.ts';

const selectPage = (database: Kysely<Schema>, of: DetailOf) =>
  selectDetail(database, of, null)
    .innerJoin('industries as fields', 'fields.id', 'companies.industry_id')
    .select([
      'companies.headquarters_id',
      'companies.cover',
      'companies.cover_colour',
      'companies.cover_sizes',
      'companies.about',
      'companies.size',
      'companies.founded',
      'companies.city_ids as company_city_ids',
      'fields.label as company_industry',
    ])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('perks')
          .select(['label', 'detail'])
          .whereRef('perks.company_id', '=', 'jobs.company_id')
          .orderBy('position'),
      ).as('perks'),
    );
type PageRow = Awaited<ReturnType<ReturnType<typeof selectPage>['executeTakeFirstOrThrow']>>;

const readPage = compileOnce<DetailOf, PageRow>((database, value) =>
  selectPage(database, { id: value('id'), brand: value('brand') }),
);

/** The job with the rows of the other parts; a table that is locked costs only what is read from there. */
const readRow = async ({ database, brand }: CallContext, id: number) => {
  try {
    const [row] = await readPage(database, { id, brand });
    return { row, page: row };
  } catch (error) {
    if (!isLockedOut(error)) throw error;
    return { row: await readDetail(database, { id, brand }, null), page: undefined };
  }
};

const companyOf = async (
  context: CallContext,
  page: PageRow,
  directory: BrandDirectory,
): Promise<Company> => {
  const row = {
    id: page.company_id,
    name: page.company_name,
    slug: page.company_slug,
    logo: page.company_logo,
    headquarters_id: page.headquarters_id,
    industry: page.company_industry,
    cover: page.cover,
    cover_colour: page.cover_colour,
    cover_sizes: page.cover_sizes,
    about: page.about,
    size: page.size,
    founded: page.founded,
    city_ids: page.company_city_ids,
  };
  return toCompany(row, await countJobsOf(context, row.id), directory);
};

const similarTo = async (context: CallContext, job: JobDetail, size: number) => {
  const query = similarJobsQuery(job, size);
  return query && listSimilarJobs(context, query);
};

/** Null where the part fails: its own call then says why. What is locked is waited for a second at most. */
const nullIfFailed = <Part>(loading: Promise<Part>): Promise<Part | null> =>
  loading.catch(() => null);

const loadParts = async (
  context: CallContext,
  { company, perks, salary, trust, similar }: CallQuery<typeof jobPage>,
  page: PageRow,
  job: JobDetail,
) => {
  const directory = await context.directory();
  const [loadedCompany, loadedSalary, loadedTrust, loadedSimilar] = await Promise.all([
    company ? nullIfFailed(companyOf(context, page, directory)) : null,
    salary ? nullIfFailed(findSalary(context, page)) : null,
    trust ? nullIfFailed(findTrust(context, page)) : null,
    similar ? nullIfFailed(similarTo(context, job, similar)) : null,
  ]);
  return {
    company: loadedCompany,
    perks: perks ? { items: page.perks } : null,
    salary: loadedSalary,
    trust: loadedTrust,
    similar: loadedSimilar,
  };
};

export const jobPageCall = bindCall(jobPage, async (query, _params, context) => {
  const { row, page } = await readRow(context, readJobcode(query.jobcode));
  if (!row) throw new AppError('JOB_NOT_FOUND');
  const job = toDetail(row, await context.directory(), context.now);
  if (!page) return { job, company: null, perks: null, salary: null, trust: null, similar: null };
  return { job, ...(await loadParts(context, query, page, job)) };
});
