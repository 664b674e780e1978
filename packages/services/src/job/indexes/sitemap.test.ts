import { SITEMAP_IDS_A_PART, sitemapJobs, sitemapParts } from '@broadsheet/contract/calls/sitemap';
import { addJob } from '@broadsheet/test-kit/database/add-job';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** Beyond all ids of the demo. */
const FAR_PART = 1_000;
const FIRST = (FAR_PART - 1) * SITEMAP_IDS_A_PART + 1;
const CHANGED = ['2026-03-01T08:00:00.000Z', '2026-03-05T08:00:00.000Z'] as const;

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
  const add = (id: number, at: string, job = {}) =>
    addJob(services, { id, updated_at: new Date(at), ...job });
  await add(FIRST, CHANGED[0]);
  await add(FIRST + SITEMAP_IDS_A_PART - 1, CHANGED[1]);
  await add(FIRST + SITEMAP_IDS_A_PART, CHANGED[0]);
  await add(FIRST + 1, CHANGED[1], { status: 'expired' });
  await add(FIRST + 2, CHANGED[1], { expires_at: new Date(services.now) });
});
afterAll(() => services.close());

it('names the parts with open jobs, and when each was last changed', async () => {
  const { items } = await services.call(sitemapParts);
  expect(items.slice(-2)).toEqual([
    { part: FAR_PART, changedAt: CHANGED[1] },
    { part: FAR_PART + 1, changedAt: CHANGED[0] },
  ]);
  expect(items[0]?.part).toBe(1);
});

it('holds in each part the open jobs of its ids, and those of the brand alone', async () => {
  const { items } = await services.call(sitemapJobs, { query: { part: FAR_PART } });
  expect(items).toEqual([
    { id: FIRST, slug: 'sample-engineer', changedAt: CHANGED[0] },
    { id: FIRST + SITEMAP_IDS_A_PART - 1, slug: 'sample-engineer', changedAt: CHANGED[1] },
  ]);
  const other = { query: { part: FAR_PART }, brand: 'management' } as const;
  expect((await services.call(sitemapJobs, other)).items).toEqual([]);
});
