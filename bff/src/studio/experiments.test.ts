import { ANYBODY } from '@broadsheet/contract/audience';
import { DAY_MS } from '@broadsheet/contract/durations';
import { CONTROL } from '@broadsheet/contract/experiments';
import type { AudienceWhen } from '@broadsheet/contract/when';
import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { expect, it } from 'vitest';
import { NOW, nextChange, openReplicas, type Replica } from './publishing-replicas.fixture.ts';

const FILE = 'layouts/experiments.json';
const experiment = {
  page: 'home',
  unit: 'visitor',
  variants: { [CONTROL]: 50, b: 50 },
  status: 'running',
};
const FILES = {
  [FILE]: {
    $holdout: { share: 0.1 },
    'home-text': experiment,
    other: { ...experiment, page: 'home' },
  },
  'layouts/home.json': {
    page: 'home',
    blocks: { hello: { type: 'text' }, more: { type: 'text' } },
    order: ['hello', 'more'],
    variants: [
      {
        name: 'b',
        when: { experiment: { 'home-text': ['b'] } },
        blocks: { hello: { settings: { text: 'b' } } },
      },
      {
        name: 'c',
        when: { experiment: { other: ['b'] } },
        blocks: { more: { settings: { text: 'c' } } },
      },
    ],
  },
};
const statusOf = ({ content }: Replica) =>
  content.current().experiments.byKey.get('home-text')?.status;

it('stopping an experiment is live on every replica, whatever else waits for approval or is at fault', async () => {
  const { replicas, loginAs } = await openReplicas(
    await createEmptyDatabase(),
    2,
    { ...FILES, 'layouts/faq.json': '{ broken' },
    { needsReview: true },
  );
  const asha = await loginAs('asha');
  expect(replicas.map(statusOf)).toEqual(['running', 'running']);
  const live = replicas.map(nextChange);
  const { status, answer } = await asha('stopExperiment', { params: { key: 'home-text' } });
  // The answer confirms that this replica serves it, although a fault holds back all other changes.
  expect(replicas[0] && statusOf(replicas[0])).toBe('stopped');
  expect([status, answer.serves, answer.number, answer.title, answer.by?.name]).toEqual([
    200,
    true,
    1,
    'Stop experiment “home-text”',
    'Asha',
  ]);
  await Promise.all(live);
  expect(replicas.map(statusOf)).toEqual(['stopped', 'stopped']);
  const { answer: texts } = await asha('readRevision', { params: { number: 1 } });
  expect(JSON.parse(texts.texts[0]?.text ?? '')).toEqual({
    ...FILES[FILE],
    'home-text': { ...experiment, status: 'stopped' },
  });
  const again = await asha('stopExperiment', { params: { key: 'home-text' } });
  expect([again.status, again.answer]).toMatchObject([409, { code: 'CHANGE_CLOSED' }]);
  expect((await asha('stopExperiment', { params: { key: 'nobody-knows' } })).status).toBe(404);
  expect((await asha('listAudit', { query: { subject: 'home-text' } })).answer.items).toMatchObject(
    [{ action: 'experiment.stop', staff: { name: 'Asha' } }],
  );
});

it('experiments are listed with what was recorded of them', async () => {
  const row = (arm: string, units: number) =>
    ({
      brand: 'tech',
      cohort: 'none',
      arm,
      units,
      conversions: { apply: 0, save: 0, register: 0 },
    }) as const;
  const recorded = {
    key: 'home-text',
    bucketVersion: 1,
    rows: [row(CONTROL, 1_000), row('b', 100)],
    unitsInSeveralArms: 0,
  };
  const { loginAs } = await openReplicas(await createEmptyDatabase(), 1, FILES, {
    records: { loadExperimentCounts: async () => [recorded] },
  });
  const { answer } = await (await loginAs('asha'))('listExperiments');
  expect(answer.holdout).toBe(0.1);
  expect(answer.items.map(({ key, report }) => [key, report.units])).toEqual([
    ['home-text', 1_100],
    ['other', 0],
  ]);
  expect(answer.items[0]?.report.sampleRatio.overall.alarm).toBe(true);
});

it('the results of an experiment are exported as a file, and those of no other', async () => {
  const { loginAs } = await openReplicas(await createEmptyDatabase(), 1, FILES);
  const meera = await loginAs('meera');
  const params = { key: 'home-text' };
  const csv = await meera('exportExperiment', { params, query: { format: 'csv' } });
  expect(csv.answer.name).toBe('home-text-1.csv');
  expect(csv.answer.text).toContain('\r\nhome-text,Home,1,22 November 2026 at 3:30 pm IST,');
  const json = await meera('exportExperiment', { params, query: { format: 'json' } });
  expect(JSON.parse(json.answer.text)).toMatchObject({
    exportedAt: '2026-11-22T10:00:00.000Z',
    key: 'home-text',
    experiment,
    report: { units: 0 },
  });
  const query = { format: 'csv' } as const;
  expect((await meera('exportExperiment', { params: { key: 'nobody-knows' }, query })).status).toBe(
    404,
  );
});

it('how long an experiment takes follows from the visits of the last four weeks', async () => {
  const queries: unknown[] = [];
  const { loginAs } = await openReplicas(await createEmptyDatabase(), 1, FILES, {
    records: {
      loadPageVisitors: async (...given) => {
        queries.push(given);
        return given[0] === 'home'
          ? { visitors: 2_800, converted: 280 }
          : { visitors: 99, converted: 9 };
      },
      loadAudienceCounts: async () => [
        { ...ANYBODY, page: 'home', views: 60 },
        { ...ANYBODY, cohort: 'freshers', page: 'home', views: 20 },
        { ...ANYBODY, crawler: true, page: 'home', views: 1_000 },
        { ...ANYBODY, cohort: 'freshers', page: 'faq', views: 7 },
      ],
    },
  });
  const asha = await loginAs('asha');
  const body = { page: 'home', metric: 'apply', coverage: 0.5, arms: 2, difference: 0.02 } as const;
  const { answer } = await asha('sizeExperiment', { body });
  // 7,401 units an arm, with 25 new units a day
  expect(answer).toEqual({ unitsPerDay: 100, share: 1, rate: 0.1, unitsNeeded: 7_401, days: 297 });
  expect(queries[0]).toEqual(['home', 'apply', NOW - 28 * DAY_MS]);
  // A quarter of the people are freshers: crawlers take no part.
  const cohort: AudienceWhen['cohort'] = ['freshers'];
  const who = { ...body, when: { cohort } };
  const { answer: freshers } = await asha('sizeExperiment', { body: who });
  expect(freshers).toEqual({ ...answer, share: 0.25, days: 1_185 });
  const named = { ...body, when: { audience: ['newcomers'] } };
  const { answer: none } = await asha('sizeExperiment', { body: named });
  expect(none).toMatchObject({ share: 0, days: null });
  const { answer: change } = await asha('openChange', { body: { title: 'Newcomers' } });
  const text = '{ "newcomers": { "name": "Newcomers", "any": [{ "cohort": ["freshers"] }] } }';
  await asha('saveDocument', {
    params: { change: change.id },
    body: { file: 'layouts/audiences.json', version: null, text },
  });
  const inDraft = await asha('sizeExperiment', { body: { ...named, change: change.id } });
  expect(inDraft.answer).toEqual(freshers);
  const { answer: unseen } = await asha('sizeExperiment', { body: { ...who, page: 'jobs' } });
  expect(unseen).toMatchObject({ share: null, days: null });
  const { answer: unknown } = await asha('sizeExperiment', { body: { ...body, page: 'faq' } });
  expect(unknown).toMatchObject({ rate: null, unitsNeeded: null, days: null });
});

it('refuses to size a difference below a hundredth of a point', async () => {
  const { loginAs } = await openReplicas(await createEmptyDatabase(), 1, FILES);
  const asha = await loginAs('asha');
  const body = { page: 'home', metric: 'apply', coverage: 1, arms: 2, difference: 1e-8 } as const;
  const { status } = await asha('sizeExperiment', { body });
  expect(status).toBe(400);
});
