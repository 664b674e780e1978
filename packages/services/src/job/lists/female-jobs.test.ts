import type { CallQuery } from '@broadsheet/contract/call';
import { femaleJobs, search } from '@broadsheet/contract/calls/job';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, expect, it } from 'vitest';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const find = (query: CallQuery<typeof femaleJobs> = {}) => services.call(femaleJobs, { query });
const oneOf = async (query: CallQuery<typeof femaleJobs> = {}) => {
  const [found] = (await find(query)).items;
  if (!found) throw new Error(`no job for ${JSON.stringify(query)}`);
  return found;
};

it('are those that an employer marked, one way or the other, the newest first', async () => {
  const all = await find();
  const everything = await services.call(search);
  expect(all.total).toBeGreaterThan(0);
  expect(all.total).toBeLessThan(everything.total);
  const marked = all.items.map(({ flags }) => flags.femaleCandidate || flags.femaleBackWorkForce);
  expect(marked).not.toContain(false);
  const dates = all.items.map(({ postedAt }) => postedAt);
  expect(dates).toEqual(dates.toSorted().reverse());
  const preferred = await find({ femaleFilter: 'preferred' });
  const returning = await find({ femaleFilter: 'returning' });
  expect(preferred.items.every(({ flags }) => flags.femaleCandidate)).toBe(true);
  expect(returning.items.every(({ flags }) => flags.femaleBackWorkForce)).toBe(true);
  expect(preferred.total + returning.total).toBeGreaterThanOrEqual(all.total);
});

it('come from a row up to another', async () => {
  const both = await find({ start: 0, end: 6 });
  const first = await find({ start: 0, end: 3 });
  const second = await find({ start: 3, end: 6 });
  expect(second.page).toBe(2);
  expect([...first.items, ...second.items]).toEqual(both.items);
});

it('are narrowed by years, cities, areas and companies, and widened by none of them', async () => {
  const { total } = await find();
  const { category, company, cities } = await oneOf();
  const area = category.dataId;
  const [city] = cities;
  const id = String(company.id);
  const inArea = await find({ functionalArea: area });
  const notInArea = await find({ antifunctionalarea: String(area) });
  expect(inArea.items.every((item) => item.category.dataId === area)).toBe(true);
  expect(inArea.total + notInArea.total).toBe(total);
  expect((await find({ functionalArea: 0 })).total).toBe(total);
  expect((await find({ categoryIds: String(area) })).total).toBe(inArea.total);
  const own = await find({ centralisedCompanyIds: id });
  const others = await find({ antiCentralisedCompanyIds: id });
  expect(own.items.every((item) => item.company.id === company.id)).toBe(true);
  expect(own.total + others.total).toBe(total);
  const there = await find({ joblocationIds: String(city?.id) });
  expect(there.items.every((item) => item.cities.some(({ slug }) => slug === city?.slug))).toBe(
    true,
  );
  const begun = await find({ minExp: 2, maxExp: 4 });
  expect(begun.total).toBeGreaterThan(0);
  expect(begun.items.every(({ minYears, maxYears }) => minYears <= 4 && (maxYears ?? 2) >= 2)).toBe(
    true,
  );
});

it.each([
  ['/job/female-jobs?femaleFilter=all', 'querystring/femaleFilter'],
  ['/job/female-jobs?start=20&end=20', 'querystring/end'],
  ['/job/female-jobs?start=0&end=51', 'querystring/end'],
  ['/job/female-jobs?start=5&end=25', 'querystring/start'],
])('%s is answered with 400 and names %s', async (url, path) => {
  expect(await services.get(url)).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION', details: [{ path }] },
  });
});
