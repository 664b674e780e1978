import { ANYBODY } from '@broadsheet/contract/audience';
import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { expect, it } from 'vitest';
import { openReplicas } from './publishing-replicas.fixture.ts';

const AUDIENCES = 'layouts/audiences.json';
const leadersOf = (...bands: readonly number[]) => ({
  leaders: { name: 'Leaders', any: [{ experienceBand: bands }] },
});
const experimentOf = (status: string, more: object = {}) => ({
  page: 'home',
  unit: 'visitor',
  when: { audience: ['leaders'] },
  variants: { control: 50, b: 50 },
  status,
  ...more,
});
const HOME = {
  page: 'home',
  blocks: { a: { type: 'text' }, b: { type: 'text' } },
  order: ['a', 'b'],
  variants: [{ name: 'tried', when: { experiment: { running: ['b'] } }, order: ['b', 'a'] }],
};
const FILES = {
  [AUDIENCES]: leadersOf(7, 9),
  'layouts/home.json': HOME,
  'layouts/experiments.json': {
    running: experimentOf('running'),
    next: experimentOf('draft', { when: { audience: ['leaders'], brand: ['management'] } }),
    stopped: experimentOf('stopped'),
    others: experimentOf('draft', { when: { brand: ['tech'] } }),
  },
};
const COUNTS = [
  { ...ANYBODY, page: 'home', views: 60 },
  { ...ANYBODY, experienceBand: 7, page: 'home', views: 10 },
  { ...ANYBODY, experienceBand: 3, page: 'home', views: 25 },
  { ...ANYBODY, brand: 'management', experienceBand: 3, page: 'home', views: 5 },
  { ...ANYBODY, experienceBand: 3, crawler: true, page: 'home', views: 900 },
  { ...ANYBODY, experienceBand: 3, page: 'faq', views: 900 },
] as const;

const open = async (counts: readonly (typeof COUNTS)[number][] = COUNTS, files: object = FILES) => {
  const { loginAs } = await openReplicas(
    await createEmptyDatabase(),
    1,
    { ...files },
    {
      records: { loadAudienceCounts: async () => [...counts] },
    },
  );
  const asha = await loginAs('asha');
  return async (audiences: object) => {
    const { answer: change } = await asha('openChange', { body: { title: 'Leaders' } });
    const params = { change: change.id };
    const text = JSON.stringify(audiences);
    await asha('saveDocument', { params, body: { file: AUDIENCES, version: null, text } });
    return (await asha('impactOfChange', { params })).answer;
  };
};

it('an edited audience changes who takes part in experiments', async () => {
  const impact = await open();
  const { pages, reach } = await impact(leadersOf(3, 9));
  expect(pages).toEqual([]);
  const groups = (share: { readonly views: number; readonly of: number }, more: object = {}) => ({
    who: [{ experienceBand: [3], ...more }],
    share,
  });
  const lost = { who: [{ experienceBand: [7] }], share: { views: 10, of: 100 } };
  const page = { pages: ['home'], isDraft: false };
  expect(reach).toEqual([
    {
      kind: 'experiment',
      name: 'running',
      file: 'layouts/experiments.json',
      ...page,
      people: { gained: groups({ views: 30, of: 100 }), lost },
    },
    {
      kind: 'experiment',
      name: 'next',
      file: 'layouts/experiments.json',
      pages: ['home'],
      isDraft: true,
      people: {
        gained: groups({ views: 5, of: 100 }, { brand: ['management'] }),
        lost: {
          who: [{ experienceBand: [7], brand: ['management'] }],
          share: { views: 0, of: 100 },
        },
      },
    },
  ]);
});

it('without recorded views there is no share', async () => {
  const impact = await open([]);
  const { reach } = await impact(leadersOf(7));
  expect(reach[0]?.people).toEqual({
    gained: null,
    lost: { who: [{ experienceBand: [9] }], share: null },
  });
});

it('lists those with the largest shares, and counts the others', async () => {
  const small = { when: { audience: ['leaders'], brand: ['management'] } };
  const drafts = Array.from({ length: 60 }, (_, at) => [
    `small-${at}`,
    experimentOf('draft', small),
  ]);
  const experiments = { ...Object.fromEntries(drafts), running: experimentOf('running') };
  const impact = await open(COUNTS, { ...FILES, 'layouts/experiments.json': experiments });
  const { reach, moreReach } = await impact(leadersOf(3, 9));
  expect([reach.length, reach[0]?.name, reach[1]?.name, moreReach]).toEqual([
    50,
    'running',
    'small-0',
    11,
  ]);
});
