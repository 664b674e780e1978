import { ANYBODY } from '@broadsheet/contract/audience';
import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { expect, it } from 'vitest';
import { openReplicas } from './publishing-replicas.fixture.ts';

const COUNTS = [
  { ...ANYBODY, page: 'home', views: 10 },
  { ...ANYBODY, experienceBand: 7, page: 'home', views: 20 },
  { ...ANYBODY, city: 'mumbai', experienceBand: 2, page: 'home', views: 30 },
  { ...ANYBODY, city: 'pune', experienceBand: 2, page: 'home', views: 40 },
  { ...ANYBODY, experienceBand: 7, crawler: true, page: 'home', views: 1_000 },
  { ...ANYBODY, brand: 'management', experienceBand: 7, page: 'home', views: 500 },
  { ...ANYBODY, page: 'jobfeed', views: 5 },
] as const;
const EVERYBODY = {
  allowOnJobfeed: false,
  minExp: null,
  maxExp: null,
  location: [],
  categoryIds: [],
  audience: [],
};

const AUDIENCES = { leaders: { name: 'Leaders', any: [{ experienceBand: [7, 8, 9] }] } };

const open = async (counts: readonly (typeof COUNTS)[number][]) => {
  const { loginAs } = await openReplicas(
    await createEmptyDatabase(),
    1,
    { 'layouts/audiences.json': AUDIENCES },
    {
      records: { loadAudienceCounts: async () => [...counts] },
    },
  );
  const asha = await loginAs('asha');
  return async (banner: Partial<typeof EVERYBODY> | object, page = 'home') =>
    (
      await asha('measureBanner', {
        body: { page, brand: 'tech', banner: { ...EVERYBODY, ...banner } },
      })
    ).answer.share;
};

it('a banner is for a share of the views of a page by people of one site', async () => {
  const measure = await open(COUNTS);
  expect(await measure({})).toBe(1);
  // The visitors whose experience is not known see it, too.
  expect(await measure({ minExp: 10 })).toBe(0.3);
  expect(await measure({ location: ['Pune'] })).toBe(0.7);
  expect(await measure({ maxExp: 1, location: ['Mumbai'] })).toBe(0.4);
  // Somebody whose experience is not known belongs to no audience of leaders.
  expect(await measure({ audience: ['leaders'] })).toBe(0.2);
  expect(await measure({ audience: ['leaders'], maxExp: 1 })).toBe(0);
  expect(await measure({ audience: ['nobody'] })).toBe(0);
});

it('a job feed shows a banner only if its row says so', async () => {
  const measure = await open(COUNTS);
  expect(await measure({}, 'jobfeed')).toBe(0);
  expect(await measure({ allowOnJobfeed: true }, 'jobfeed')).toBe(1);
});

it('the share of a page without recorded views is not known', async () => {
  const measure = await open([]);
  expect(await measure({})).toBeNull();
});
