import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@broadsheet/contract/durations';
import type { TrackedEvent } from '@broadsheet/contract/events';
import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createManualSchedule } from '../recording/manual-schedule.fixture.ts';
import type { EventPipe } from './event-pipe.ts';
import type { EventSink } from './event-sink.ts';
import { createLogSink } from './log-sink.ts';
import { type EventPipeOptions, openEventPipe } from './open-event-pipe.ts';
import { createPostgresSink } from './postgres-sink.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const ASHA = '0b5e1f6c-5d0b-4a39-9d6e-0a5f4f6b7c8d';
const RAVI = '1b5e1f6c-5d0b-4a39-9d6e-0a5f4f6b7c8d';
const iso = (at: number) => new Date(at).toISOString();

type PageView = Extract<TrackedEvent, { type: 'page-view' }>;
const viewOf = (visitor: string, more: Partial<PageView> = {}): PageView => ({
  type: 'page-view',
  id: randomUUID(),
  at: iso(NOW),
  brand: 'tech',
  visitor,
  page: 'jobdetail',
  view: 'jobdetail',
  origin: 'CategoryPage',
  source: 2,
  listing: null,
  ref: 'cl',
  pref: null,
  refPool: { ref: 'cl', utm_source: 'mail' },
  ...more,
});

let now: number;
let closers: (() => Promise<void>)[];
beforeEach(() => {
  now = NOW;
  closers = [];
});
afterEach(async () => {
  for (const close of closers.reverse()) await close();
});

const open = (sink: EventSink, limits: EventPipeOptions['limits'] = {}) => {
  const { schedule, run } = createManualSchedule();
  const reported = { stored: 0, lost: 0, messages: [] as string[] };
  const note = (_: object, message: string) => void reported.messages.push(message);
  const pipe: EventPipe = openEventPipe({
    sink,
    log: { info: note, warn: note },
    now: () => now,
    onStored: (count) => {
      reported.stored += count;
    },
    onLost: (count) => {
      reported.lost += count;
    },
    schedule,
    limits: { closeMs: 20_000, ...limits },
  });
  closers.push(pipe.close);
  return { pipe, run, reported };
};

const openPostgres = async (limits: EventPipeOptions['limits'] = {}) => {
  const { url, close } = await createEmptyDatabase();
  closers.push(close);
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  closers.push(() => client.end());
  const opened = open(createPostgresSink({ databaseUrl: url, now: () => now }), limits);
  const query = async (statement: string) => (await client.query(statement)).rows;
  const visitors = async () =>
    (await query('select visitor from tracking.events order by at, visitor')).map(
      (row) => row.visitor,
    );
  return { ...opened, query, visitors };
};

describe('the table of events', () => {
  it('keeps what an event says, once, however often it is sent', async () => {
    const { pipe, run, query, reported } = await openPostgres();
    const view = viewOf(ASHA);
    const apply: TrackedEvent = {
      ...viewOf(ASHA),
      type: 'call',
      call: 'apply',
      subjects: ['7', '8'],
    };
    const click: TrackedEvent = { ...viewOf(ASHA), type: 'banner-click', banner: 'java-walk-in' };
    pipe.note([view, apply, click]);
    await run();
    pipe.note([view]);
    await run();
    const { refPool, ...columns } = viewOf(ASHA, { id: view.id });
    const empty = { call: null, subjects: null, banner: null, ref_pool: refPool };
    expect(await query('select * from tracking.events order by type desc')).toEqual([
      { ...columns, ...empty, at: new Date(NOW) },
      expect.objectContaining({ type: 'call', call: 'apply', subjects: ['7', '8'] }),
      expect.objectContaining({ type: 'banner-click', banner: 'java-walk-in', subjects: null }),
    ]);
    expect(reported).toMatchObject({ stored: 4, lost: 0 });
  });

  it('loses an event that it refuses, and no other', async () => {
    const { pipe, run, visitors, reported } = await openPostgres();
    pipe.note([
      viewOf(ASHA),
      viewOf(RAVI, { refPool: { utm: 'a\u0000' } }),
      viewOf(RAVI, { ref: 'x'.repeat(101) }),
      viewOf(RAVI, { at: 'never' }),
      viewOf(ASHA),
    ]);
    await run();
    expect(await visitors()).toEqual([ASHA, ASHA]);
    expect(reported).toMatchObject({ stored: 2, lost: 3 });
    expect(reported.messages.join()).not.toMatch(/never|xxx|b5e1f6c/);
  });

  it('removes what is older than thirteen months, once an hour', async () => {
    const { pipe, run, visitors } = await openPostgres();
    pipe.note([viewOf(ASHA, { at: iso(NOW - 395 * DAY_MS + 1_000) })]);
    await run();
    now += 1_001;
    pipe.note([viewOf(RAVI)]);
    await run();
    expect(await visitors()).toEqual([ASHA, RAVI]);
    now += 3_600_000;
    pipe.note([viewOf(RAVI)]);
    await run();
    expect(await visitors()).toEqual([RAVI, RAVI]);
  });

  it('forgets a visitor: what it has, and what waits; what comes later is kept', async () => {
    const { pipe, run, visitors, reported } = await openPostgres({ rows: 2 });
    pipe.note([viewOf(ASHA), viewOf(RAVI)]);
    await run();
    pipe.note([viewOf(ASHA), viewOf(RAVI)]);
    pipe.forget(ASHA);
    pipe.note([viewOf(ASHA, { at: iso(NOW + 1) })]);
    await run();
    expect(await visitors()).toEqual([RAVI, RAVI]);
    expect(reported.lost).toBe(1);
    pipe.note([viewOf(ASHA, { at: iso(NOW + 2) })]);
    await run();
    expect(await visitors()).toEqual([RAVI, RAVI, ASHA]);
  });
});

describe('the pipe', () => {
  const failing = (failures: number) => {
    const sent: TrackedEvent[][] = [];
    const forgotten: string[] = [];
    let left = failures;
    const attempt = async () => {
      left -= 1;
      if (left >= 0) throw new Error('away');
    };
    const sink: EventSink = {
      send: (events) => attempt().then(() => void sent.push([...events])),
      forget: (visitors) => attempt().then(() => void forgotten.push(...visitors)),
      close: async () => undefined,
    };
    return { sink, sent, forgotten };
  };

  it('keeps what waits while the sink is away, counts what finds no room, and always has room to forget', async () => {
    const { sink, sent, forgotten } = failing(2);
    const { pipe, run, reported } = open(sink, { rows: 2 });
    const views = [viewOf(RAVI), viewOf(RAVI)];
    pipe.note(views);
    pipe.note([viewOf(RAVI)]);
    pipe.forget(ASHA);
    await run();
    await run();
    expect([sent, forgotten]).toEqual([[], []]);
    await run();
    expect([sent, forgotten]).toEqual([[views], [ASHA]]);
    expect(reported).toMatchObject({ stored: 2, lost: 1 });
  });

  it('sends what waits as it closes, and is closed after that', async () => {
    const { sink, sent } = failing(0);
    const { pipe, reported } = open(sink);
    pipe.note([viewOf(ASHA)]);
    expect(pipe.isOpen()).toBe(true);
    await pipe.close();
    expect([pipe.isOpen(), sent.length]).toEqual([false, 1]);
    pipe.note([viewOf(ASHA)]);
    expect(reported).toMatchObject({ stored: 1, lost: 1 });
  });
});

it('the log is a line for each event, and one for each visitor to be forgotten', async () => {
  const written: string[] = [];
  const { pipe, run } = open(createLogSink(async (text) => void written.push(text)));
  const view = viewOf(RAVI, { refPool: { utm: 'a\nb' } });
  pipe.note([view, view, viewOf(ASHA)]);
  pipe.forget(ASHA);
  await run();
  const lines = written.join('').trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { forget: { visitor: ASHA } },
    { event: view },
  ]);
});
