import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { type Kysely, sql, type Transaction } from 'kysely';
import { insertRows } from '../database/insert-rows.ts';
import { refreshSearchWords } from '../database/refresh-search-words.ts';
import type { Schema } from '../database/schema.ts';
import type { CategoryTable } from './category-table.ts';
import { rowOfCompany, rowOfJob } from './demo-rows.ts';
import { INDUSTRIES } from './industries.ts';
import { isFirstLoad } from './load-once.ts';
import { type DemoCompany, makeCompanies } from './make-companies.ts';
import { makeJobs } from './make-jobs.ts';
import { createRandom } from './random.ts';

export interface DemoOptions {
  readonly configs: readonly BrandConfig[];
  readonly tables: Readonly<Record<Brand, readonly CategoryTable[]>>;
  /** Epoch milliseconds; the newest jobs are of this moment. */
  readonly now: number;
  /** 1 is the whole market; less makes proportionally less of everything. */
  readonly scale?: number;
  readonly log: (line: string) => void;
}

/** The whole market. Open jobs and companies are above what the product promises, so that rounding cannot miss it. */
const MARKET = {
  tech: { open: 12_500, expired: 400, companies: 360 },
  management: { open: 9_000, expired: 300, companies: 300 },
} as const satisfies Record<Brand, { open: number; expired: number; companies: number }>;
const BATCH = 2_500;
const LOAD_NAME = 'demo';

const insertAll = async (
  transaction: Transaction<Schema>,
  companies: readonly DemoCompany[],
  industryIds: ReadonlyMap<string, number>,
): Promise<void> => {
  await insertRows(
    transaction,
    'companies',
    companies.map((company) => rowOfCompany(company, industryIds)),
  );
  await insertRows(
    transaction,
    'recruiters',
    companies.flatMap(({ brand, id, recruiters }) =>
      recruiters.map((recruiter) => ({ ...recruiter, brand, company_id: id })),
    ),
  );
  await insertRows(
    transaction,
    'perks',
    companies.flatMap(({ id, perks }) =>
      perks.map((perk, position) => ({ ...perk, company_id: id, position })),
    ),
  );
};

const loadIndustries = async (transaction: Transaction<Schema>): Promise<Map<string, number>> => {
  await transaction
    .insertInto('industries')
    .values(INDUSTRIES.map(({ label }) => ({ label })))
    .onConflict((conflict) => conflict.column('label').doNothing())
    .execute();
  const rows = await transaction.selectFrom('industries').selectAll().execute();
  return new Map(rows.map(({ label, id }) => [label, id]));
};

const nextId = async (
  transaction: Transaction<Schema>,
  table: 'companies' | 'recruiters',
): Promise<number> => {
  const { last } = await transaction
    .selectFrom(table)
    .select((row) => row.fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
};

const alignIds = (transaction: Transaction<Schema>, table: 'companies' | 'recruiters') =>
  sql`select setval(pg_get_serial_sequence(${table}, 'id'), max(id)) from ${sql.table(table)}`.execute(
    transaction,
  );

const loadBrand = async (
  transaction: Transaction<Schema>,
  brand: Brand,
  options: DemoOptions,
): Promise<void> => {
  const config = options.configs.find((candidate) => candidate.brand === brand);
  if (!config) throw new Error(`There is no config of brand ${brand} to make demo data for.`);
  const scale = options.scale ?? 1;
  const sized = (count: number): number => Math.max(1, Math.round(count * scale));
  const random = createRandom(`broadsheet ${brand}`);
  const industryIds = await loadIndustries(transaction);
  const firstIds = {
    company: await nextId(transaction, 'companies'),
    recruiter: await nextId(transaction, 'recruiters'),
  };
  const companies = makeCompanies(config, sized(MARKET[brand].companies), firstIds, random);
  await insertAll(transaction, companies, industryIds);
  await alignIds(transaction, 'companies');
  await alignIds(transaction, 'recruiters');
  const counts = { open: sized(MARKET[brand].open), expired: sized(MARKET[brand].expired) };
  const total = counts.open + counts.expired;
  let batch: ReturnType<typeof rowOfJob>[] = [];
  let made = 0;
  for (const job of makeJobs(config, options.tables[brand], companies, counts, random)) {
    made += 1;
    batch.push(rowOfJob(job, made, made > counts.open, industryIds, options.now));
    if (batch.length < BATCH && made < total) continue;
    await insertRows(transaction, 'jobs', batch);
    batch = [];
    if (made % BATCH === 0 || made === total)
      options.log(`Demo data of ${brand}: ${made} of ${total} jobs`);
  }
};

/**
 * Loads the demo market once: all of it or nothing, however often and by however many processes it is called.
 * Answers whether this call was the one.
 */
export const loadDemo = async (
  database: Kysely<Schema>,
  options: DemoOptions,
): Promise<boolean> => {
  const loaded = await database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('broadsheet-demo'))`.execute(transaction);
    if (!(await isFirstLoad(transaction, LOAD_NAME))) return false;
    for (const brand of BRANDS) await loadBrand(transaction, brand, options);
    return true;
  });
  if (!loaded) return false;
  options.log('Demo data: gathering words for search');
  await refreshSearchWords(database);
  await sql`vacuum (analyze) jobs`.execute(database);
  await sql`analyze`.execute(database);
  return true;
};
