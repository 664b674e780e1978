import { category, search } from '@broadsheet/contract/calls/job';
import { DAY_MS } from '@broadsheet/contract/durations';
import { addJob } from '@broadsheet/test-kit/database/add-job';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { growMarket } from '@broadsheet/test-kit/database/grow-market';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const JOBS = 18_500;

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
  await growMarket(services.database, JOBS, services.demoNow);
});
afterAll(() => services.close());

describe('in a market of many jobs', () => {
  it('what is more than 10,000 is said to be more, and its last page is the last', async () => {
    const first = await services.call(search);
    expect(first).toMatchObject({ total: 10_000, totalIsExact: false, hasMore: true });
    const last = await services.call(search, { query: { page: 500 } });
    expect(last.items).toHaveLength(20);
    expect(last).toMatchObject({ hasMore: false, loadMoreEnabled: false });
    const dates = [...first.items, ...last.items].map(({ postedAt }) => postedAt);
    expect(dates).toEqual(dates.toSorted().reverse());
  });

  it('fewer are counted to the last one, however long ago they were posted', async () => {
    const old = await addJob(services, {
      title: 'Qwzx Antiquary',
      posted_at: new Date(services.demoNow - 89 * DAY_MS),
    });
    const found = await services.call(search, { query: { query: 'qwzx' } });
    expect(found.items.map(({ id }) => id)).toEqual([old]);
    expect(found).toMatchObject({ total: 1, totalIsExact: true });
  });

  it('a filter looks behind the newest 10,000, and its own facet is counted without it', async () => {
    const all = await services.call(search);
    const remote = await services.call(search, { query: { wfh: 1, exp: 8 } });
    expect(remote.totalIsExact).toBe(true);
    expect(remote.items.every(({ flags }) => flags.workFromHome)).toBe(true);
    const countsOf = (answer: typeof all, field: string) =>
      answer.facets.find((facet) => facet.field === field)?.values ?? [];
    const seniors = countsOf(remote, 'experience').find(({ id }) => id === '8');
    expect(seniors?.count).toBe(remote.total);
    expect(countsOf(remote, 'experience').length).toBeGreaterThan(1);
  });

  it('a category of a brand has as many as its pages', async () => {
    const query = { categoryId: 4, exp: 8, size: 50 };
    const { total, totalIsExact } = await services.call(category, { query });
    expect(totalIsExact).toBe(true);
    const page = Math.ceil(total / 50);
    const last = await services.call(category, { query: { ...query, page } });
    expect(last.items).toHaveLength(total - (page - 1) * 50);
  });
});
