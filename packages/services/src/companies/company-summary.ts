import type { CompanySummary } from '@broadsheet/contract/entities/company';
import { sql } from 'kysely';
import type { BrandDirectory } from '../brands/directory.ts';
import type { CallContext } from '../calls/call-handler.ts';

/** The brand's companies with their industry and the number of their open jobs. */
export const selectCompanies = ({ database, brand, now }: CallContext) =>
  database
    .selectFrom('companies')
    .innerJoin('industries', 'industries.id', 'companies.industry_id')
    .leftJoin(
      (from) =>
        from
          .selectFrom('listed_jobs')
          .select(['company_id', sql<number>`count(*)::integer`.as('jobs')])
          .where('brand', '=', brand)
          .where('expires_at', '>', new Date(now))
          .groupBy('company_id')
          .as('open'),
      (join) => join.onRef('open.company_id', '=', 'companies.id'),
    )
    .where('companies.brand', '=', brand)
    .select([
      'companies.id',
      'companies.name',
      'companies.slug',
      'companies.logo',
      'companies.headquarters_id',
      'industries.label as industry',
      sql<number>`coalesce(open.jobs, 0)`.as('openJobs'),
    ]);

export type CompanyRow = Awaited<
  ReturnType<ReturnType<typeof selectCompanies>['executeTakeFirstOrThrow']>
>;

export const toCityRef = (id: number, { cities }: BrandDirectory) => {
  const city = cities.get(id);
  return city ? { id, label: city.label, slug: city.slug } : null;
};

export const toCompanySummary = (row: CompanyRow, directory: BrandDirectory): CompanySummary => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  logo: row.logo,
  industry: row.industry,
  openJobs: row.openJobs,
  headquarters: row.headquarters_id === null ? null : toCityRef(row.headquarters_id, directory),
});
