import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { stopDatabase } from '@broadsheet/test-kit/database/stop-database';
import { startTraceCollector } from '@broadsheet/test-kit/site/start-trace-collector';
import { openTracing } from '@broadsheet/tracing/open-tracing';
import { parseCronItems } from 'graphile-worker';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { queueJob } from './queue-job.ts';
import { runJobs } from './run-jobs.ts';
import { SCHEDULE } from './schedule.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const queue = (messageId: string) => queueJob(services.database, 'send-message', { messageId });

/** Runs jobs that record their ids, or the minute that started them; those named `bad` fail. */
const start = async (schedule = SCHEDULE) => {
  const done: unknown[] = [];
  const lines: unknown[] = [];
  const warnings: unknown[] = [];
  const tasks = {
    'send-message': async (payload: unknown) => {
      const { messageId, _cron } = payload as { messageId?: string; _cron?: { ts: string } };
      done.push(messageId ?? `minute ${_cron?.ts}`);
      if (messageId === 'bad') throw new Error('this one fails');
    },
  };
  const logger = {
    debug: (...line: unknown[]) => lines.push(line),
    warn: (...line: unknown[]) => warnings.push(line),
  };
  const jobs = await runJobs(services.url, tasks, logger, { schedule });
  const untilDone = (id: string) => vi.waitFor(() => expect(done).toContain(id), 10_000);
  return { jobs, done, lines, warnings, untilDone };
};

describe('jobs in the background', () => {
  it('are traced, each by its name and what became of it', async () => {
    const collector = await startTraceCollector();
    onTestFinished(collector.close);
    const tracing = await openTracing('test', collector.url);
    const { jobs, untilDone } = await start();
    await queue('bad');
    await untilDone('bad');
    await jobs.stop();
    await tracing.close();
    const ERROR = 2;
    expect(collector.spans()).toMatchObject([
      { name: 'job send-message', status: { code: ERROR } },
    ]);
  });

  it('are done as they are queued, whatever becomes of others, and no more after stopping', async () => {
    const { jobs, done, lines, untilDone } = await start();
    await queue('bad');
    await queue('good');
    await untilDone('bad');
    await untilDone('good');
    await jobs.stop();
    expect(JSON.stringify(lines)).toContain('this one fails');
    await queue('late');
    expect(done).not.toContain('late');
  });

  it('go on when the database has dropped their connections', async () => {
    const { jobs, warnings, untilDone } = await start();
    await queue('before');
    await untilDone('before');
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(services.database);
    await queue('after');
    await untilDone('after');
    await jobs.stop();
    expect(warnings).toEqual([]);
  });

  it('go on when the database was away, and is back', async () => {
    const { jobs, untilDone } = await start();
    await queue('until then');
    await untilDone('until then');
    const stopped = await stopDatabase(services.url);
    await stopped.start();
    // A connection may not yet have noticed that the other end closed.
    await vi.waitFor(() => queue('from then'), 10_000);
    await untilDone('from then');
    await jobs.stop();
  });

  it('are done once where two programs do them', async () => {
    const both = [await start(), await start()];
    const ids = Array.from({ length: 20 }, (_, index) => `once ${index}`);
    await Promise.all(ids.map(queue));
    await vi.waitFor(() => {
      const done = both.flatMap((one) => one.done).filter((id) => String(id).startsWith('once'));
      expect(done.toSorted()).toEqual(ids.toSorted());
    }, 10_000);
    for (const { jobs } of both) await jobs.stop();
  });

  it('are begun by the clock once where two programs look at it', async () => {
    const everyMinute = parseCronItems([
      { task: 'send-message', match: '* * * * *', options: { backfillPeriod: 3_600_000 } },
    ]);
    await sql`insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
      values ('send-message', now() - interval '1 day', now() - interval '10 minutes')`.execute(
      services.database,
    );
    const both = await Promise.all([start(everyMinute), start(everyMinute)]);
    const begun = () =>
      both.flatMap(({ done }) => done).filter((id) => String(id).startsWith('minute'));
    await vi.waitFor(() => expect(begun().length).toBeGreaterThanOrEqual(9), 10_000);
    for (const { jobs } of both) await jobs.stop();
    expect(new Set(begun()).size).toBe(begun().length);
  });
});
