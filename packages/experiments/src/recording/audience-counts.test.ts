import { DAY_MS } from '@broadsheet/contract/durations';
import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadAudienceCounts } from './load-audience-counts.ts';
import { audience, NOW, openRecording } from './recording-site.fixture.ts';

let site: ReturnType<typeof openRecording>;

beforeEach(async () => {
  site = openRecording(await createEmptyDatabase());
});
afterEach(() => site.close());

const countsByDay = () =>
  site.runQuery(sql`
    select day::text, page, device, city, views::int from experiments.audience_counts
    order by day, page, device, city`);

describe('page views', () => {
  it('are sums of a day, a page and an audience, added up over recorders', async () => {
    let now = NOW;
    const recorders = [await site.open({ now: () => now }), await site.open({ now: () => now })];
    for (const recorder of recorders) {
      for (let view = 0; view < 3; view += 1) recorder.viewed('home', audience);
      recorder.viewed('home', { ...audience, device: 'tablet', city: 'pune' });
      recorder.viewed('category', audience);
    }
    await site.run();
    now += DAY_MS;
    recorders[0]?.viewed('home', audience);
    await site.run();
    const row = { day: '2026-11-21', page: 'home', device: 'phone', city: null, views: 6 };
    expect(await countsByDay()).toEqual([
      { ...row, page: 'category', views: 2 },
      row,
      { ...row, device: 'tablet', city: 'pune', views: 2 },
      { ...row, day: '2026-11-22', views: 1 },
    ]);
  });

  it('are written every five seconds, and at the close', async () => {
    const recorder = await site.open();
    recorder.viewed('home', audience);
    recorder.viewed('home', audience);
    expect(site.pauses()).toEqual([5_000]);
    await recorder.close();
    expect(await countsByDay()).toMatchObject([{ views: 2 }]);
  });

  it('of more audiences than there is room for are counted as lost', async () => {
    const recorder = await site.open({ limits: { audiences: 2 } });
    for (const category of ['backend', 'frontend', 'data', 'backend', 'mobile'])
      recorder.viewed('category', { ...audience, category });
    await site.run();
    expect(await countsByDay()).toMatchObject([{ views: 2 }, { views: 1 }]);
    expect(site.losses).toEqual({ stored: 0, lost: 0, viewsLost: 2 });
  });

  it('wait for a database that is away, and one that is refused costs itself', async () => {
    let port = '1';
    const recorder = await site.open({
      databaseUrl: async () => {
        const url = new URL(site.url);
        if (port) url.port = port;
        return url.href;
      },
    });
    recorder.viewed('home', audience);
    recorder.viewed('home\u0000', audience);
    await site.run();
    expect(site.pauses()).toEqual([10_000]);
    recorder.viewed('home', audience);
    port = '';
    await site.run();
    expect(await countsByDay()).toMatchObject([{ page: 'home', views: 2 }]);
    expect(site.losses.viewsLost).toBe(1);
  });
});

describe('the counts of the last days', () => {
  it('are summed over the days asked for', async () => {
    const now = Date.now();
    for (const age of [0, 1, 6, 7]) {
      const recorder = await site.open({ now: () => now - age * DAY_MS });
      recorder.viewed('home', audience);
      if (age < 2) recorder.viewed('jobs', { ...audience, brand: 'management', crawler: true });
      await recorder.close();
    }
    expect(await loadAudienceCounts(site.url, 7)).toEqual([
      { ...audience, page: 'home', views: 3 },
      { ...audience, brand: 'management', crawler: true, page: 'jobs', views: 2 },
    ]);
  });

  it('are none where nothing was ever recorded', async () => {
    expect(await loadAudienceCounts(site.url, 30)).toEqual([]);
  });

  it('fail with what the database says', async () => {
    const url = new URL(site.url);
    url.password = 'wrong';
    await expect(loadAudienceCounts(url.href, 1)).rejects.toThrow('password authentication failed');
  });
});
