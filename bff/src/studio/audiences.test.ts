import { BANNER_HEADER, bannerRow } from '@broadsheet/content-store/example-banners';
import { ANYBODY } from '@broadsheet/contract/audience';
import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { expect, it } from 'vitest';
import { openReplicas } from './publishing-replicas.fixture.ts';

const FILE = 'layouts/audiences.json';
const FRESHERS = {
  name: 'Freshers',
  any: [{ cohort: ['freshers'] }, { membership: ['visitor'], experienceBand: [2] }],
};
const FILES = { [FILE]: { freshers: FRESHERS } };
const COUNTS = [
  { ...ANYBODY, page: 'home', views: 60 },
  { ...ANYBODY, membership: 'basic', cohort: 'freshers', page: 'home', views: 10 },
  { ...ANYBODY, experienceBand: 2, page: 'home', views: 30 },
  { ...ANYBODY, experienceBand: 2, crawler: true, page: 'home', views: 1_000 },
  { ...ANYBODY, page: 'faq', views: 100 },
] as const;
const open = async (
  counts: readonly (typeof COUNTS)[number][],
  files: Readonly<Record<string, unknown>> = FILES,
) => {
  const { loginAs } = await openReplicas(await createEmptyDatabase(), 1, files, {
    records: { loadAudienceCounts: async () => [...counts] },
  });
  return loginAs('asha');
};

it('audiences are listed with their share of the views by people, of all pages or of one', async () => {
  const asha = await open(COUNTS);
  const { answer } = await asha('listAudiences', { query: {} });
  expect(answer.items).toEqual([{ key: 'freshers', ...FRESHERS, share: 0.2 }]);
  const { answer: home } = await asha('listAudiences', { query: { page: 'home' } });
  expect(home.items[0]?.share).toBe(0.4);
});

it('an audience of which nothing was recorded has no size', async () => {
  const { answer } = await (await open([]))('listAudiences', { query: { page: 'home' } });
  expect(answer.items[0]?.share).toBeNull();
});

it('a draft has the audiences that it changes, and nobody else has them', async () => {
  const asha = await open(COUNTS);
  const { answer: change } = await asha('openChange', { body: { title: 'Leaders' } });
  const saved = await asha('saveDocument', {
    params: { change: change.id },
    body: {
      file: FILE,
      version: null,
      text: '{ "leaders": { "name": "Leaders", "any": [{ "experienceBand": [7, 8, 9] }] } }',
    },
  });
  expect(saved.status).toBe(200);
  const inDraft = await asha('listAudiences', { query: { change: change.id } });
  expect(inDraft.answer.items.map(({ key, share }) => [key, share])).toEqual([['leaders', 0]]);
  const { answer: live } = await asha('listAudiences', { query: {} });
  expect(live.items.map(({ key }) => key)).toEqual(['freshers']);
  const missing = await asha('listAudiences', {
    query: { change: '00000000-0000-4000-8000-000000000000' },
  });
  expect(missing.status).toBe(404);
});

it('a draft that undoes a publication has the audiences of the file again', async () => {
  const asha = await open(COUNTS);
  const { answer: change } = await asha('openChange', { body: { title: 'Leaders' } });
  const params = { change: change.id };
  const text = '{ "leaders": { "name": "Leaders", "any": [{ "experienceBand": [7, 8, 9] }] } }';
  await asha('saveDocument', { params, body: { file: FILE, version: null, text } });
  const { answer: saved } = await asha('readChange', { params });
  const published = await asha('publishChange', { params, body: { version: saved.version } });
  expect(published.status).toBe(200);
  const keysOf = async (query: { readonly change?: string }) =>
    (await asha('listAudiences', { query })).answer.items.map(({ key }) => key);
  expect(await keysOf({})).toEqual(['leaders']);
  const { answer: undo } = await asha('restoreRevision', {
    params: { number: published.answer.revision ?? 0 },
    body: { to: 'undo' },
  });
  expect(await keysOf({ change: undo.id })).toEqual(['freshers']);
});

it('a file that cannot be read has no audiences', async () => {
  const asha = await open(COUNTS);
  const { answer: change } = await asha('openChange', { body: { title: 'Broken' } });
  await asha('saveDocument', {
    params: { change: change.id },
    body: { file: FILE, version: null, text: '{ "leaders":' },
  });
  const { answer } = await asha('listAudiences', { query: { change: change.id } });
  expect(answer.items).toEqual([]);
});

const USED = {
  ...FILES,
  'layouts/home.json': {
    page: 'home',
    blocks: {
      a: { type: 'text' },
      b: { type: 'text', when: { audience: ['freshers'] } },
      c: { type: 'text' },
    },
    order: ['a', 'b', 'c'],
    variants: [
      { name: 'Others', when: { not: { audience: ['freshers'] }, brand: ['tech'] }, hide: ['c'] },
    ],
  },
  'layouts/experiments.json': {
    'home-order': {
      page: 'home',
      unit: 'visitor',
      when: { audience: ['freshers'] },
      variants: { control: 50, b: 50 },
      status: 'draft',
    },
  },
  'layouts/banners/home.csv': `${BANNER_HEADER}\n${bannerRow({ id: 'plain' })}\n${bannerRow({ id: 'sale', title: 'Sale', audience: 'FRESHERS' })}\n`,
};
const USES = [
  ['layouts/home.json', 'block', 'text', 'b', null],
  ['layouts/home.json', 'variant', 'Others', null, null],
  ['layouts/experiments.json', 'experiment', 'home-order', null, null],
  ['layouts/banners/home.csv', 'banner', 'Sale', null, 3],
];

it('an audience in use is told with all of its uses, and cannot be removed', async () => {
  const asha = await open(COUNTS, USED);
  const usesIn = async (query: { readonly change?: string }) =>
    (await asha('listAudienceUses', { query })).answer.items.map(
      ({ file, kind, name, block, line }) => [file, kind, name, block, line],
    );
  expect((await usesIn({})).toSorted()).toEqual(USES.toSorted());
  const { answer: change } = await asha('openChange', { body: { title: 'Without' } });
  const params = { change: change.id };
  const save = async (file: string, version: number | null, text: string) =>
    asha('saveDocument', { params, body: { file, version, text } });
  await save(FILE, null, '{}');
  const { answer: checked } = await asha('checkChange', { params });
  expect(checked.findings.map(({ file, code }) => `${file} ${code}`).toSorted()).toEqual([
    'layouts/banners/home.csv UNKNOWN_AUDIENCE',
    'layouts/experiments.json UNKNOWN_AUDIENCE',
    'layouts/home.json UNKNOWN_AUDIENCE',
    'layouts/home.json UNKNOWN_AUDIENCE',
  ]);
  const publish = async () => {
    const { answer: saved } = await asha('readChange', { params });
    return asha('publishChange', { params, body: { version: saved.version } });
  };
  expect(await publish()).toMatchObject({ answer: { code: 'CONTENT_FAULTS' } });
  // Once nothing names it any more, it may go.
  const { a } = USED['layouts/home.json'].blocks;
  await save(
    'layouts/home.json',
    null,
    JSON.stringify({ page: 'home', blocks: { a }, order: ['a'] }),
  );
  await save('layouts/experiments.json', null, '{}');
  await save('layouts/banners/home.csv', null, `${BANNER_HEADER}\n`);
  expect(await usesIn({ change: change.id })).toEqual([]);
  expect((await publish()).status).toBe(200);
});
