import { createHash } from 'node:crypto';
import type { Brand } from '@broadsheet/contract/brand';
import { slugOfKeyword } from '@broadsheet/contract/slugs';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../src/platform/database/schema.ts';

export interface CompanyMatch {
  readonly id: number;
  readonly industryId: number;
}

export interface CompanyTerms {
  readonly name: string;
  /** As written in the feed. */
  readonly industry: string | null;
  readonly cityIds: readonly number[];
}

/** Finds the brand's company by name, or creates it through `database`. */
export type CompanyFinder = (
  database: Kysely<Schema>,
  terms: CompanyTerms,
) => Promise<CompanyMatch>;

const LEGAL_FORMS =
  /(?:[\s,]+(?:pvt|private|ltd|limited|llp|inc|incorporated|corp|corporation|co|company|gmbh|plc|india))+$/;
const UNKNOWN_INDUSTRY = 'Other Industries';
const SLUG_CHARACTERS = 120;

/** One key for "Acme Labs Pvt. Ltd." and "ACME Labs Private Limited". */
export const companyKey = (name: string): string => {
  const plain = name
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[.'’"()]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.replace(LEGAL_FORMS, '') || plain;
};

const slugOfCompany = (name: string): string =>
  slugOfKeyword(companyKey(name)).slice(0, SLUG_CHARACTERS).replace(/-+$/, '') ||
  `company-${createHash('sha256').update(name).digest('hex').slice(0, 8)}`;

const industryIdOf = async (database: Kysely<Schema>, label: string | null): Promise<number> => {
  const known = label
    ? await database
        .selectFrom('industries')
        .select('id')
        .where(sql<string>`lower(label)`, '=', label.toLowerCase())
        .executeTakeFirst()
    : undefined;
  if (known) return known.id;
  await database
    .insertInto('industries')
    .values({ label: UNKNOWN_INDUSTRY })
    .onConflict((conflict) => conflict.column('label').doNothing())
    .execute();
  const other = await database
    .selectFrom('industries')
    .select('id')
    .where('label', '=', UNKNOWN_INDUSTRY)
    .executeTakeFirstOrThrow();
  return other.id;
};

const insertCompany = async (
  database: Kysely<Schema>,
  brand: Brand,
  { name, industry, cityIds }: CompanyTerms,
): Promise<CompanyMatch> => {
  const industryId = await industryIdOf(database, industry);
  const base = slugOfCompany(name);
  for (let attempt = 1; ; attempt += 1) {
    const slug = attempt === 1 ? base : `${base}-${attempt}`;
    const made = await database
      .insertInto('companies')
      .values({
        brand,
        slug,
        name,
        logo: null,
        industry_id: industryId,
        about: '',
        size: '',
        founded: null,
        headquarters_id: cityIds[0] ?? null,
        city_ids: [...cityIds],
      })
      .onConflict((conflict) => conflict.columns(['brand', 'slug']).doNothing())
      .returning(['id', 'name', 'industry_id as industryId'])
      .executeTakeFirst();
    const there =
      made ??
      (await database
        .selectFrom('companies')
        .select(['id', 'name', 'industry_id as industryId'])
        .where('brand', '=', brand)
        .where('slug', '=', slug)
        .executeTakeFirst());
    // Another import may have created the same company meanwhile; another company may only share the slug.
    if (there && companyKey(there.name) === companyKey(name))
      return { id: there.id, industryId: there.industryId };
  }
};

/** Finds companies by name, ignoring the legal form; all companies of the brand are loaded at the start. */
export const createCompanyFinder = async (
  database: Kysely<Schema>,
  brand: Brand,
): Promise<CompanyFinder> => {
  const rows = await database
    .selectFrom('companies')
    .select(['id', 'name', 'industry_id as industryId'])
    .where('brand', '=', brand)
    .orderBy('id', 'desc')
    .execute();
  const known = new Map<string, CompanyMatch>(
    rows.map(({ id, name, industryId }) => [companyKey(name), { id, industryId }]),
  );
  return async (connection, terms) => {
    const key = companyKey(terms.name);
    const found = known.get(key) ?? (await insertCompany(connection, brand, terms));
    known.set(key, found);
    return found;
  };
};
