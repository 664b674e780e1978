import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { type Kysely, sql, type Transaction } from 'kysely';
import { refreshSalaries } from '../../../src/job/salaries/refresh-salaries.ts';
import { insertRows } from '../../../src/platform/database/insert-rows.ts';
import { refreshSearchTerms } from '../../../src/platform/database/refresh-search-terms.ts';
import type { Schema } from '../../../src/platform/database/schema.ts';
import { rowOfCompany, rowOfJob } from '../demo-rows.ts';
import { createRandom, type Random } from '../random.ts';
import type { CategoryTable } from './category-table.ts';
import { INDUSTRIES } from './industries.ts';
import { type DemoCompany, makeCompanies } from './make-companies.ts';
import { makeJobs } from './make-jobs.ts';

export interface DemoOptions {
  readonly configs: readonly BrandConfig[];
  readonly tables: Readonly<Record<Brand, readonly CategoryTable[]>>;
  /** Epoch milliseconds; the time of the newest jobs. */
  readonly now: number;
  /** 1 is the full market; a smaller value scales everything down. */
  readonly scale?: number;
  readonly log: (line: string) => void;
}

/** The full market. Open jobs and companies exceed what the product promises, so that rounding cannot fall below it. */
const MARKET = {
  tech: { open: 12_500, expired: 400, companies: 360 },
  management: { open: 9_000, expired: 300, companies: 300 },
} as const satisfies Record<Brand, { open: number; expired: number; companies: number }>;
/** One transaction each; what was not committed is made again. */
const BATCH = 500;
const REPORTED = 2_500;
const LOAD_NAME = 'demo';

interface FirstIds {
  readonly company: number;
  readonly recruiter: number;
}

/** The state from which a load resumes, with the inputs of its jobs. */
interface DemoProgress {
  readonly now: number;
  readonly scale: number;
  readonly brands: Partial<Record<Brand, { readonly firstIds: FirstIds; readonly jobs: number }>>;
}

interface BrandLoading {
  readonly config: BrandConfig;
  readonly industryIds: ReadonlyMap<string, number>;
  readonly random: Random;
}

const insertAll = async (
  transaction: Transaction<Schema>,
  companies: readonly DemoCompany[],
  industryIds: ReadonlyMap<string, number>,
  now: number,
): Promise<void> => {
  await insertRows(
    transaction,
    'companies',
    companies.map((company) => rowOfCompany(company, industryIds, now)),
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

const loadIndustries = async (transaction: Kysely<Schema>): Promise<Map<string, number>> => {
  await transaction
    .insertInto('industries')
    .values(INDUSTRIES.map(({ label }) => ({ label })))
    .onConflict((conflict) => conflict.column('label').doNothing())
    .execute();
  const rows = await transaction.selectFrom('industries').selectAll().execute();
  return new Map(rows.map(({ label, id }) => [label, id]));
};

const nextId = async (
  transaction: Kysely<Schema>,
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

const sizeOf = (brand: Brand, scale: number) => {
  const { open, expired, companies } = MARKET[brand];
  const sized = (count: number): number => Math.max(1, Math.round(count * scale));
  return { open: sized(open), expired: sized(expired), companies: sized(companies) };
};

const saveProgress = (database: Kysely<Schema>, progress: DemoProgress | null) =>
  database
    .updateTable('loads')
    .set({ progress: progress === null ? null : JSON.stringify(progress) })
    .where('name', '=', LOAD_NAME)
    .execute();

/** Companies with the numbers that their jobs use. The same numbers give the same companies. */
const loadCompanies = async (
  connection: Kysely<Schema>,
  { config, industryIds, random }: BrandLoading,
  progress: DemoProgress,
): Promise<readonly DemoCompany[]> => {
  const { brand } = config;
  const loaded = progress.brands[brand];
  const firstIds = loaded?.firstIds ?? {
    company: await nextId(connection, 'companies'),
    recruiter: await nextId(connection, 'recruiters'),
  };
  const companies = makeCompanies(
    config,
    sizeOf(brand, progress.scale).companies,
    firstIds,
    random,
  );
  if (loaded) return companies;
  await connection.transaction().execute(async (transaction) => {
    await insertAll(transaction, companies, industryIds, progress.now);
    await alignIds(transaction, 'companies');
    await alignIds(transaction, 'recruiters');
    progress.brands[brand] = { firstIds, jobs: 0 };
    await saveProgress(transaction, progress);
  });
  return companies;
};

const loadBrand = async (
  connection: Kysely<Schema>,
  brand: Brand,
  options: DemoOptions,
  progress: DemoProgress,
): Promise<void> => {
  const config = options.configs.find((candidate) => candidate.brand === brand);
  if (!config) throw new Error(`There is no config of brand ${brand} to make demo data for.`);
  const random = createRandom(`broadsheet ${brand}`);
  const loading = { config, random, industryIds: await loadIndustries(connection) };
  const companies = await loadCompanies(connection, loading, progress);
  const firstIds = progress.brands[brand]?.firstIds ?? { company: 1, recruiter: 1 };
  const loaded = progress.brands[brand]?.jobs ?? 0;
  const counts = sizeOf(brand, progress.scale);
  const total = counts.open + counts.expired;
  let batch: ReturnType<typeof rowOfJob>[] = [];
  let made = 0;
  for (const job of makeJobs(config, options.tables[brand], companies, counts, random)) {
    made += 1;
    if (made <= loaded) continue;
    batch.push(rowOfJob(job, made, made > counts.open, loading.industryIds, progress.now));
    if (made % BATCH !== 0 && made < total) continue;
    await connection.transaction().execute(async (transaction) => {
      await insertRows(transaction, 'jobs', batch);
      progress.brands[brand] = { firstIds, jobs: made };
      await saveProgress(transaction, progress);
    });
    batch = [];
    if (made % REPORTED === 0 || made === total)
      options.log(`Demo data of ${brand}: ${made} of ${total} jobs`);
  }
};

/** The state from which a load resumes; null for a completed one. */
const beginLoad = async (
  connection: Kysely<Schema>,
  { now, scale = 1, log }: DemoOptions,
): Promise<DemoProgress | null> => {
  const first: DemoProgress = { now, scale, brands: {} };
  const { numInsertedOrUpdatedRows } = await connection
    .insertInto('loads')
    .values({ name: LOAD_NAME, progress: JSON.stringify(first) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 0n) return first;
  const { progress } = await connection
    .selectFrom('loads')
    .select('progress')
    .where('name', '=', LOAD_NAME)
    .executeTakeFirstOrThrow();
  if (progress === null) return null;
  log('Demo data: going on where the load was interrupted');
  return progress as DemoProgress;
};

/**
 * Loads the demo market once, however often and by however many processes it is called; an interrupted load resumes
 * with the same jobs. Returns whether this call has completed it.
 */
export const loadDemo = (database: Kysely<Schema>, options: DemoOptions): Promise<boolean> =>
  // The lock belongs to a session, so that it ends with one that dies.
  database.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(hashtext('broadsheet-demo'))`.execute(connection);
    try {
      const progress = await beginLoad(connection, options);
      if (!progress) return false;
      for (const brand of BRANDS) await loadBrand(connection, brand, options, progress);
      options.log('Demo data: gathering words for search');
      await refreshSearchTerms(connection);
      await refreshSalaries(connection, options.now);
      await sql`vacuum (analyze) jobs`.execute(connection);
      await sql`analyze`.execute(connection);
      await saveProgress(connection, null);
      return true;
    } finally {
      await sql`select pg_advisory_unlock(hashtext('broadsheet-demo'))`
        .execute(connection)
        .catch(() => undefined);
    }
  });
