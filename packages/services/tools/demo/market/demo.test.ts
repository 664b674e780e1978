import { fileURLToPath } from 'node:url';
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '@broadsheet/test-kit/database/create-test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBrandContent } from '../../../src/platform/brands/read-brand-content.ts';
import { syncBrands } from '../../../src/platform/brands/sync-brands.ts';
import { migrate } from '../../../src/platform/database/migrate.ts';
import { createRandom } from '../random.ts';
import type { CategoryTable } from './category-table.ts';
import { loadDemo } from './load-demo.ts';
import { makeCompanies } from './make-companies.ts';
import { makeJobs } from './make-jobs.ts';
import { managementTables } from './tables/management-tables.ts';
import { techTables } from './tables/tech-tables.ts';

const CONTENT = fileURLToPath(new URL('../../../../..', import.meta.url));
const tables: Record<'tech' | 'management', readonly CategoryTable[]> = {
  tech: techTables,
  management: managementTables,
};
const configOf = async (brand: 'tech' | 'management') => {
  const { configs } = await readBrandContent(CONTENT);
  const config = configs.find((candidate) => candidate.brand === brand);
  if (!config) throw new Error(`no config of ${brand}`);
  return config;
};
const make = async (brand: 'tech' | 'management', open: number) => {
  const config = await configOf(brand);
  const random = createRandom('test');
  const companies = makeCompanies(config, 330, { company: 1, recruiter: 1 }, random);
  return {
    companies,
    jobs: [...makeJobs(config, tables[brand], companies, { open, expired: 20 }, random)],
  };
};
const shareOf = <Item>(items: readonly Item[], holds: (item: Item) => boolean) =>
  items.filter(holds).length / items.length;

describe('the demo market', () => {
  it('is the same whenever it is made', async () => {
    expect(await make('tech', 300)).toEqual(await make('tech', 300));
  });

  it.each(['tech', 'management'] as const)('%s: is plausible', async (brand) => {
    const { companies, jobs } = await make(brand, 3000);
    const open = jobs.slice(0, 3000);
    expect(new Set(companies.map(({ slug }) => slug)).size).toBe(companies.length);
    expect(new Set(companies.map(({ about }) => about)).size).toBe(companies.length);
    expect(shareOf(open, ({ payLakh }) => payLakh === null)).toBeCloseTo(0.34, 1);
    expect(shareOf(open, ({ ageDays }) => ageDays < 7)).toBeGreaterThan(0.25);
    expect(open.every(({ ageDays }) => ageDays < 90)).toBe(true);
    expect(jobs.slice(3000).every(({ ageDays }) => ageDays > 90)).toBe(true);
    const categories = new Set(open.map(({ categoryId }) => categoryId));
    expect(categories.size).toBe(tables[brand].length);
    expect(open.every(({ cities }) => cities.length >= 1 && cities.length <= 3)).toBe(true);
    expect(open.every(({ minYears, maxYears }) => minYears <= maxYears)).toBe(true);
    expect(open.every(({ payLakh }) => payLakh === null || payLakh[0] < payLakh[1])).toBe(true);
    expect(open.every(({ slug }) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toBe(true);
    expect(new Set(open.map(({ descriptionHtml }) => descriptionHtml)).size).toBeGreaterThan(2970);
    for (const { descriptionHtml } of open.slice(0, 100)) {
      expect(descriptionHtml.replace(/<\/?(p|h3|ul|li)>/g, '')).not.toMatch(/[<>]/);
      expect(descriptionHtml.match(/<li>/g)?.length).toBeGreaterThan(6);
    }
  });

  it('has most technology in Bangalore, and most money in Mumbai', async () => {
    const { jobs } = await make('tech', 3000);
    const countIn = (list: readonly (typeof jobs)[number][], slug: string) =>
      list.filter(({ cities }) => cities.some((city) => city.slug === slug)).length;
    for (const slug of ['hyderabad', 'pune', 'mumbai', 'kolkata'])
      expect(countIn(jobs, 'bangalore')).toBeGreaterThan(countIn(jobs, slug));
    const management = (await make('management', 3000)).jobs;
    const finance = management.filter(
      ({ company }) => company.industry.label === 'Banking & Financial Services',
    );
    for (const slug of ['bangalore', 'delhi-ncr', 'pune'])
      expect(countIn(finance, 'mumbai')).toBeGreaterThan(countIn(finance, slug));
  });
});

describe('the load', () => {
  let empty: TestDatabase;
  beforeAll(async () => {
    empty = await createEmptyDatabase();
  });
  afterAll(() => empty.close());

  it('happens once, whoever starts it and however often', async () => {
    await migrate(empty);
    const content = await readBrandContent(CONTENT);
    const { configs } = content;
    await syncBrands(empty.database, content);
    const lines: string[] = [];
    const load = () =>
      loadDemo(empty.database, {
        configs,
        tables,
        now: empty.demoNow,
        scale: 0.01,
        log: (line) => lines.push(line),
      });
    const both = await Promise.all([load(), load()]);
    expect(both.toSorted()).toEqual([false, true]);
    expect(await load()).toBe(false);
    expect(lines).toContain('Demo data of tech: 129 of 129 jobs');
    const { rows } = await sql<{ status: string; jobs: number }>`
      select status, count(*)::integer as jobs from jobs group by status order by status`.execute(
      empty.database,
    );
    expect(rows).toEqual([
      { status: 'expired', jobs: 7 },
      { status: 'open', jobs: 215 },
    ]);
  });

  it('that was interrupted goes on where it was, with the jobs of one that was not', async () => {
    const [uninterrupted, interrupted] = [await createTestDatabase(), await createEmptyDatabase()];
    const content = await readBrandContent(CONTENT);
    const { configs } = content;
    const load = ({ database }: TestDatabase, now: number, lines: string[] = []) =>
      loadDemo(database, {
        configs,
        tables,
        now,
        scale: 0.056,
        log: (line) => lines.push(line),
      });
    await migrate(interrupted);
    await syncBrands(interrupted.database, content);
    // The 600th row ends the session that inserts it, in the second batch of the first brand.
    await sql`create sequence inserted`.execute(interrupted.database);
    await sql`
      create function interrupt() returns trigger language plpgsql as $$
      begin
        if nextval('inserted') = 600 then perform pg_terminate_backend(pg_backend_pid()); end if;
        return new;
      end $$`.execute(interrupted.database);
    await sql`
      create trigger interrupt before insert on jobs for each row execute function interrupt()`.execute(
      interrupted.database,
    );
    await expect(load(interrupted, uninterrupted.demoNow)).rejects.toThrow();
    const countOf = async () =>
      (await sql`select from jobs`.execute(interrupted.database)).rows.length;
    expect(await countOf()).toBe(500);
    const lines: string[] = [];
    expect(await load(interrupted, uninterrupted.demoNow + 3_600_000, lines)).toBe(true);
    expect(lines[0]).toBe('Demo data: going on where the load was interrupted');
    expect(await load(interrupted, uninterrupted.demoNow)).toBe(false);
    const digestOf = async ({ database }: TestDatabase) =>
      (
        await sql`
          select count(*)::int as jobs, md5(string_agg(jobs.slug || jobs.posted_at || companies.name, ','
            order by jobs.brand, jobs.external_id, jobs.posted_at, jobs.slug)) as all
          from jobs join companies on companies.id = jobs.company_id`.execute(database)
      ).rows;
    expect(await digestOf(interrupted)).toEqual(await digestOf(uninterrupted));
    await uninterrupted.close();
    await interrupted.close();
  });

  it('of the whole scale keeps what the product promises', async () => {
    const template = await createTestDatabase();
    const { rows } = await sql<{ open: number; companies: number; pays: number }>`
      select (select count(*)::integer from jobs where status = 'open') as open,
             (select count(*)::integer from companies) as companies,
             (select count(*)::integer from jobs where pay_max_lakh is null) as pays`.execute(
      template.database,
    );
    const [counts] = rows;
    expect((counts?.open ?? 0) / 0.056).toBeGreaterThan(20_000);
    expect((counts?.companies ?? 0) / 0.056).toBeGreaterThan(600);
    expect(counts?.pays).toBeGreaterThan(0);
    await template.close();
  });
});
