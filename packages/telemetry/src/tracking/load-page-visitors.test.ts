import { randomUUID } from 'node:crypto';
import type { TrackedEvent } from '@broadsheet/contract/events';
import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { expect, it } from 'vitest';
import { openEventsDatabase } from './events-database.ts';
import { loadPageVisitors } from './load-page-visitors.ts';
import { createPostgresSink } from './postgres-sink.ts';

const NOW = Date.parse('2026-11-22T10:00:00Z');
const [ONE, TWO, OLD] = [randomUUID(), randomUUID(), randomUUID()];
const scope = {
  view: null,
  origin: null,
  source: null,
  listing: null,
  ref: null,
  pref: null,
  refPool: {},
};
const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();
const view = (visitor: string, minutes: number, page: 'home' | 'faq' = 'home'): TrackedEvent => ({
  id: randomUUID(),
  at: at(minutes),
  brand: 'tech',
  visitor,
  page,
  ...scope,
  type: 'page-view',
});
const call = (
  visitor: string,
  minutes: number,
  name: 'apply' | 'save' = 'apply',
): TrackedEvent => ({
  id: randomUUID(),
  at: at(minutes),
  brand: 'tech',
  visitor,
  page: 'jobdetail',
  ...scope,
  type: 'call',
  call: name,
  subjects: ['7'],
});

it('counts each visitor of a page once, and who made the call after having seen it', async () => {
  const opened = await createEmptyDatabase();
  const sink = createPostgresSink({ databaseUrl: opened.url, now: () => NOW });
  const database = openEventsDatabase(opened.url);
  try {
    await sink.send([
      view(ONE, 1),
      view(ONE, 5),
      call(ONE, 3),
      call(ONE, 4),
      view(TWO, 5),
      call(TWO, 2),
      call(TWO, 6, 'save'),
      view(OLD, -10),
      call(OLD, 8),
      view(OLD, 9, 'faq'),
    ]);
    const load = (page: string, since: number) => loadPageVisitors(database, page, 'apply', since);
    expect(await load('home', NOW)).toEqual({ visitors: 2, converted: 1 });
    expect(await load('home', NOW - 3_600_000)).toEqual({ visitors: 3, converted: 2 });
    expect(await load('search', NOW)).toEqual({ visitors: 0, converted: 0 });
  } finally {
    await Promise.all([sink.close(), database.close()]);
    await opened.close();
  }
});
