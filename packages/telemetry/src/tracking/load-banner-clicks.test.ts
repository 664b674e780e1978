import { randomUUID } from 'node:crypto';
import type { TrackedEvent } from '@broadsheet/contract/events';
import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { expect, it } from 'vitest';
import { openEventsDatabase } from './events-database.ts';
import { loadBannerClicks } from './load-banner-clicks.ts';
import { createPostgresSink } from './postgres-sink.ts';

const NOW = Date.parse('2026-11-22T10:00:00Z');
const eventAt = (minutes: number) => ({
  id: randomUUID(),
  at: new Date(NOW + minutes * 60_000).toISOString(),
  brand: 'tech' as const,
  visitor: randomUUID(),
  view: null,
  listing: null,
  ref: null,
  pref: null,
  refPool: {},
});
const view = (minutes: number): TrackedEvent => ({
  ...eventAt(minutes),
  page: 'home',
  origin: null,
  source: null,
  type: 'page-view',
});
const click = (
  banner: string,
  minutes: number,
  origin: 'home' | 'Search' = 'home',
): TrackedEvent => ({
  ...eventAt(minutes),
  page: 'search',
  origin,
  source: 1,
  type: 'banner-click',
  banner,
});

it('counts the clicks on the banners of one page, and the views by the same people', async () => {
  const opened = await createEmptyDatabase();
  const sink = createPostgresSink({ databaseUrl: opened.url, now: () => NOW });
  const database = openEventsDatabase(opened.url);
  try {
    await sink.send([
      ...[view(1), view(2), view(-5)],
      ...[click('pune', 1), click('pune', 2), click('delhi', 3)],
      ...[click('pune', -5), click('pune', 4, 'Search')],
    ]);
    const origin = { page: 'home', origin: 'home', source: 1 };
    expect(await loadBannerClicks(database, origin, NOW)).toEqual({
      views: [{ brand: 'tech', views: 2 }],
      banners: [
        { brand: 'tech', banner: 'delhi', clicks: 1 },
        { brand: 'tech', banner: 'pune', clicks: 2 },
      ],
    });
  } finally {
    await sink.close();
    await database.close();
    await opened.close();
  }
});
