import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import type { TrackedEvent } from '@broadsheet/contract/events';
import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { afterEach, describe, expect, it } from 'vitest';
import { createMetrics } from '../metrics/metrics.ts';
import { createLog } from './log.ts';
import { type BffEventsOptions, openBffEvents } from './open-bff-events.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const eventOf = (ref: string): TrackedEvent => ({
  type: 'page-view',
  id: randomUUID(),
  at: new Date(NOW).toISOString(),
  brand: 'tech',
  visitor: '0b5e1f6c-5d0b-4a39-9d6e-0a5f4f6b7c8d',
  page: 'home',
  view: 'Home Page',
  origin: null,
  source: null,
  listing: null,
  ref,
  pref: null,
  refPool: { ref },
});

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});
const open = (more: Pick<BffEventsOptions, 'kind' | 'database'>) => {
  const logged: string[] = [];
  const written: string[] = [];
  const metrics = createMetrics();
  const pipe = openBffEvents({
    metrics,
    log: createLog('info', { write: (line) => void logged.push(JSON.parse(line).msg) }),
    now: () => NOW,
    closeMs: 20_000,
    output: new Writable({
      write: (chunk, _, done) => {
        written.push(String(chunk));
        done();
      },
    }),
    ...more,
  });
  const metric = async (name: string): Promise<number | undefined> =>
    (await metrics.registry.getSingleMetric(name)?.get())?.values[0]?.value;
  return { pipe, metric, logged, written };
};

describe('the events of the site', () => {
  it('go to the database, and are counted as stored or lost', async () => {
    const { url, close } = await createEmptyDatabase();
    closers.push(close);
    const { pipe, metric, written } = open({ kind: 'postgres', database: { url } });
    pipe.note([eventOf('cl'), eventOf('x'.repeat(101))]);
    await pipe.close();
    expect(await metric('events_stored_total')).toBe(1);
    expect(await metric('events_lost_total')).toBe(1);
    expect(written).toEqual([]);
  });

  it('are written as lines where configured', async () => {
    const { pipe, written } = open({ kind: 'log', database: null });
    const event = eventOf('cl');
    pipe.note([event]);
    await pipe.close();
    expect(JSON.parse(written.join(''))).toEqual({ event });
  });

  it('are disabled by config, and with a log line without a database', async () => {
    const off = open({ kind: 'off', database: { url: 'postgres://nowhere/jobs' } });
    const without = open({ kind: 'postgres', database: null });
    expect([off.pipe.isOpen(), without.pipe.isOpen()]).toEqual([false, false]);
    expect([off.logged, without.logged]).toEqual([
      [],
      ['no DATABASE_URL: no events of visits are kept'],
    ]);
  });
});
