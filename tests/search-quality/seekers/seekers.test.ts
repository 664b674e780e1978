import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import { search } from '@broadsheet/contract/calls/job';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MANAGEMENT_QUERIES } from './management-queries.ts';
import { MISSPELT, type SeekerQueries } from './seeker-queries.ts';
import { TECH_QUERIES } from './tech-queries.ts';

const DEPTH = 10;
/** Those that a job of the test data answers. */
const MIN_QUERIES = 280;
const QUERIES: Readonly<Record<Brand, readonly SeekerQueries[]>> = {
  tech: TECH_QUERIES,
  management: MANAGEMENT_QUERIES,
};
/** Just below what is reached with the few jobs of the test data: raise it with the search. */
const FLOOR: Readonly<Record<Brand, number>> = { tech: 0.72, management: 0.75 };
const MAX_EMPTY = 0.005;

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const listTitles = async (brand: Brand): Promise<readonly string[]> => {
  const rows = await services.database
    .selectFrom('jobs')
    .select('title')
    .where('brand', '=', brand)
    .where('status', '=', 'open')
    .execute();
  return rows.map(({ title }) => title);
};

const measure = async (brand: Brand) => {
  const titles = await listTitles(brand);
  const answers: { query: string; share: number; found: number; corrected: string | null }[] = [];
  for (const { titles: wanted, queries } of QUERIES[brand]) {
    const all = titles.filter((title) => wanted.test(title)).length;
    if (all === 0) continue;
    for (const query of queries) {
      const { items, corrected } = await services.call(search, {
        brand,
        query: { query, size: DEPTH },
      });
      const right = items.filter(({ title }) => wanted.test(title)).length;
      answers.push({ query, share: right / Math.min(DEPTH, all), found: items.length, corrected });
    }
  }
  return answers;
};

describe.each(BRANDS)('what %s seekers type', (brand) => {
  it('finds the work that they mean', async ({ annotate }) => {
    const answers = await measure(brand);
    const precision = answers.reduce((sum, { share }) => sum + share, 0) / answers.length;
    const empty = answers.filter(({ found }) => found === 0).map(({ query }) => query);
    const falsely = answers.filter(
      ({ query, corrected }) => corrected !== null && !MISSPELT.has(query),
    );
    const report = `${answers.length} queries, precision@10 ${precision.toFixed(3)}, empty: ${empty.join(', ')}`;
    await annotate(report);
    expect(answers.length).toBeGreaterThanOrEqual(MIN_QUERIES);
    expect(precision, report).toBeGreaterThanOrEqual(FLOOR[brand]);
    expect(empty.length / answers.length, report).toBeLessThanOrEqual(MAX_EMPTY);
    expect(falsely.map(({ query, corrected }) => `${query}: ${corrected}`)).toEqual([]);
  });

  it('finds nothing for what means nothing', async () => {
    for (const query of ['zxqwv', 'qqqq wwww', 'xkcdplugh'])
      expect((await services.call(search, { brand, query: { query } })).total, query).toBe(0);
  });
});
