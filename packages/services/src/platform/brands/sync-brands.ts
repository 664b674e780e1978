import type { BrandContent } from '@broadsheet/content-store/open-brand-configs';
import { APPLY_LIMIT_DEFAULT } from '@broadsheet/contract/apply-rules';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { EARLY_RULE_DEFAULT } from '@broadsheet/contract/early-rule';
import { RESUME_LIMIT_DEFAULT } from '@broadsheet/contract/entities/resume-entry';
import { type Kysely, sql, type Transaction } from 'kysely';
import { insertRows } from '../database/insert-rows.ts';
import type { Schema } from '../database/schema.ts';
import { sellingOf } from './selling.ts';

/**
 * Normalises a school's name for comparison: lower-case words and digits. The query for insights does the same in SQL.
 */
const schoolKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const UNPAID_MINUTES_DEFAULT = 60;

const rulesOf = (
  { earlyApplicant = EARLY_RULE_DEFAULT, ...config }: BrandConfig,
  revision: string,
) => ({
  brand: config.brand,
  revision,
  apply_limit: config.applyLimit ?? APPLY_LIMIT_DEFAULT,
  early_hours: earlyApplicant.hours,
  early_applications: earlyApplicant.applications,
  unpaid_minutes: config.unpaidMailMinutes ?? UNPAID_MINUTES_DEFAULT,
  resume_limit: config.resumeLimit ?? RESUME_LIMIT_DEFAULT,
  selling: sellingOf(config),
  has_competition: config.flags.competition,
});

const rowsOf = ({ brand, categories, cities }: BrandConfig) => ({
  categories: categories.map(({ dataId, label, tag }, position) => ({
    brand,
    data_id: dataId,
    label,
    tag,
    position,
  })),
  tags: categories.flatMap((category) =>
    category.tags.map(({ dataId, label, tag }, position) => ({
      brand,
      data_id: dataId,
      category_id: category.dataId,
      label,
      tag,
      position,
    })),
  ),
  cities: cities.map((city) => ({ brand, ...city })),
});

/** Schools that a config no longer names are no longer counted. */
const syncSchools = async (
  transaction: Transaction<Schema>,
  { brand, topSchools = [] }: BrandConfig,
): Promise<void> => {
  const names = new Set(topSchools.map(schoolKey));
  const rows = [...names].map((name) => ({ brand, name }));
  await transaction.deleteFrom('top_schools').where('brand', '=', brand).execute();
  await insertRows(transaction, 'top_schools', rows);
};

/**
 * Updates categories, tags, cities and rules from the brands' configs. Rows that a config no longer names stay, because
 * jobs may still refer to them.
 */
export const syncBrands = (
  database: Kysely<Schema>,
  { configs, revisions }: BrandContent,
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('broadsheet-brands'))`.execute(transaction);
    for (const config of configs) {
      const rows = rowsOf(config);
      await insertRows(transaction, 'categories', rows.categories, ['brand', 'data_id']);
      await insertRows(transaction, 'tags', rows.tags, ['brand', 'data_id']);
      await insertRows(transaction, 'cities', rows.cities, ['brand', 'id']);
      await syncSchools(transaction, config);
      await insertRows(
        transaction,
        'brand_rules',
        [rulesOf(config, revisions[config.brand])],
        ['brand'],
      );
    }
  });
