import type { Company, CompanySummary } from '@broadsheet/contract/entities/company';
import type { CoverSizes } from '@broadsheet/contract/entities/office-picture';
import type { BrandDirectory } from '../../platform/brands/directory.ts';
import type { CallContext } from '../../platform/call/call-context.ts';

/** The brand's companies with their industry. */
export const selectCompanies = ({ database, brand }: Pick<CallContext, 'database' | 'brand'>) =>
  database
    .selectFrom('companies')
    .innerJoin('industries', 'industries.id', 'companies.industry_id')
    .where('companies.brand', '=', brand)
    .select([
      'companies.id',
      'companies.name',
      'companies.slug',
      'companies.logo',
      'companies.headquarters_id',
      'industries.label as industry',
    ]);

type CompanyRow = Awaited<
  ReturnType<ReturnType<typeof selectCompanies>['executeTakeFirstOrThrow']>
>;

export const toCityRef = (id: number, { cities }: BrandDirectory) => {
  const city = cities.get(id);
  return city ? { id, label: city.label, slug: city.slug } : null;
};

/** @param openJobs the number of its open jobs */
export const toCompanySummary = (
  row: CompanyRow,
  openJobs: number,
  directory: BrandDirectory,
): CompanySummary => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  logo: row.logo,
  industry: row.industry,
  openJobs,
  headquarters: row.headquarters_id === null ? null : toCityRef(row.headquarters_id, directory),
});

interface CompanyPageRow extends CompanyRow {
  readonly cover: string | null;
  readonly cover_colour: string | null;
  readonly cover_sizes: CoverSizes | null;
  readonly about: string;
  readonly size: string;
  readonly founded: number | null;
  readonly city_ids: readonly number[];
}

/** A company as its page shows it. */
export const toCompany = (
  row: CompanyPageRow,
  openJobs: number,
  directory: BrandDirectory,
): Company => ({
  ...toCompanySummary(row, openJobs, directory),
  cover: row.cover,
  coverColour: row.cover_colour,
  coverSizes: row.cover_sizes,
  about: row.about,
  size: row.size,
  founded: row.founded,
  cities: row.city_ids.flatMap((id) => toCityRef(id, directory) ?? []),
});
