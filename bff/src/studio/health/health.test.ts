import { BANNER_HEADER, bannerRow } from '@broadsheet/content-store/example-banners';
import { ANYBODY } from '@broadsheet/contract/audience';
import { DAY_MS } from '@broadsheet/contract/durations';
import { openBlockCounter } from '@broadsheet/telemetry/block-counts/open-block-counter';
import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { expect, it, vi } from 'vitest';
import { layout } from '../../fixtures/test-files.fixture.ts';
import { NOW, openReplicas } from '../publishing-replicas.fixture.ts';

const HOME = layout('home', { hello: { type: 'text' }, bad: { type: 'flaky' } });
const place = { brand: 'tech', page: 'home', rollout: null } as const;
const hello = { ...place, block: 'hello', type: 'text', outcome: 'ready', ms: 5 } as const;

it('blocks are told of by brand and page, the worst first, of the days asked for', async () => {
  const database = await createEmptyDatabase();
  const { loginAs } = await openReplicas(database, 1, HOME);
  const clock = { now: NOW };
  const counter = openBlockCounter({
    databaseUrl: database.url,
    log: { info: () => undefined, warn: () => undefined },
    now: () => clock.now,
    onLost: () => undefined,
  });
  const flaky = { ...hello, block: 'bad', type: 'flaky' };
  counter.loaded(hello);
  counter.loaded(flaky);
  counter.loaded({ ...flaky, outcome: 'failed', ms: 900 });
  counter.viewed({ ...place, blocks: [{ id: 'hello', type: 'text' }] });
  counter.faulted({ type: 'text', reason: 'threw' });
  clock.now -= 3 * DAY_MS;
  counter.loaded({ ...hello, block: 'gone', brand: 'management' });
  await counter.close();

  const viewer = await loginAs('asha');
  const { answer } = await viewer('listBlockHealth', { query: { days: 1 } });
  expect(answer.items).toEqual([
    expect.objectContaining({ block: 'bad', title: 'flaky', loads: 2, failures: 1, share: 0.5 }),
    expect.objectContaining({ block: 'hello', isLive: true, share: 0, medianMs: 4.7, views: 1 }),
  ]);
  expect(answer.browsers).toEqual([{ type: 'text', title: 'text', reason: 'threw', faults: 1 }]);
  const { answer: week } = await viewer('listBlockHealth', { query: { days: 7 } });
  expect(week.items).toContainEqual(
    expect.objectContaining({ brand: 'management', block: 'gone', isLive: false }),
  );
  const { status } = await viewer('listBlockHealth', { query: { days: 3 as 7 } });
  expect(status).toBe(400);
});

it('links are looked at once for all replicas, and each bad one names its places', async () => {
  const rows = [
    bannerRow({ id: 'good', link: '/' }),
    bannerRow({ id: 'dead', link: '/faq', showcaseRedirectionLink: '/faq' }),
  ];
  const files = { ...HOME, 'layouts/banners/home.csv': [BANNER_HEADER, ...rows].join('\n') };
  const { loginAs } = await openReplicas(await createEmptyDatabase(), 2, files);
  const [asha, ravi] = [await loginAs('asha'), await loginAs('ravi', 1)];
  expect((await asha('readLinkHealth')).answer).toEqual({ running: null, last: null });
  const begun = await Promise.all([asha('startLinkHealth'), ravi('startLinkHealth')]);
  expect(begun.map(({ status }) => status)).toEqual([200, 200]);
  const found = await vi.waitFor(async () => {
    const { answer } = await ravi('readLinkHealth');
    if (answer.running || !answer.last) throw new Error('it goes on');
    return answer.last;
  });
  const file = 'layouts/banners/home.csv';
  const at = { file, block: null, line: 3 };
  expect(found).toMatchObject({ checked: 2, leftOut: 0, at: new Date(NOW).toISOString() });
  expect(found.bad).toEqual([{ address: '/faq', verdict: 'dead', status: 404, places: [at, at] }]);
});

it('banners that nobody is shown are told of, with why', async () => {
  const rows = [
    bannerRow({ id: 'shown' }),
    bannerRow({ id: 'lost', location: 'Atlantis' }),
    bannerRow({ id: 'feed', title: 'For feeds', allowOnJobfeed: 'false' }),
  ];
  const csv = [BANNER_HEADER, ...rows].join('\n');
  const files = {
    ...layout('home', { notices: { type: 'notices', settings: { mode: 'home' } } }),
    'layouts/banners/home.csv': csv,
  };
  const { loginAs } = await openReplicas(await createEmptyDatabase(), 1, files);
  const { answer } = await (await loginAs('asha'))('listBannerHealth');
  expect(answer.rows).toBe(2);
  expect(answer.items.map(({ reason, place: { line } }) => [reason, line])).toEqual([
    ['left-out', 3],
    ['unnamed', null],
  ]);
});

it('variants and blocks that nobody who came is served are told of, with the views', async () => {
  const variants = [{ name: 'For freshers', when: { cohort: ['freshers'] }, hide: ['bad'] }];
  const files = layout(
    'home',
    { hello: { type: 'text' }, bad: { type: 'flaky', when: { device: ['phone'] } } },
    { variants },
  );
  const records = {
    loadAudienceCounts: async () => [{ ...ANYBODY, page: 'home', views: 12_400 }],
  };
  const { loginAs } = await openReplicas(await createEmptyDatabase(), 1, files, { records });
  const { answer } = await (await loginAs('asha'))('listCoverage');
  expect(answer).toEqual({
    days: 28,
    items: [
      {
        page: 'home',
        file: 'layouts/home.json',
        views: 12_400,
        plain: 12_400,
        variants: [{ name: 'For freshers', title: null, views: 0, isTimed: false }],
        blocks: [{ name: 'bad', title: 'flaky', views: 0, isTimed: false }],
      },
    ],
  });
});
