import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { stopDatabase } from '@broadsheet/test-kit/database/stop-database';
import { startTraceCollector } from '@broadsheet/test-kit/site/start-trace-collector';
import { openTracing } from '@broadsheet/tracing/open-tracing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { queueJob } from './queue-job.ts';
import { runJobs } from './run-jobs.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const queue = (messageId: string) => queueJob(services.database, 'send-message', { messageId });

/** Runs jobs that are noted by their ids; those named `bad` fail. */
const start = async () => {
  const done: unknown[] = [];
  const lines: unknown[] = [];
  const warnings: unknown[] = [];
  const tasks = {
    'send-message': async (payload: unknown) => {
      const { messageId } = payload as { messageId: string };
      done.push(messageId);
      if (messageId === 'bad') throw new Error('this one fails');
    },
  };
  const logger = {
    debug: (...line: unknown[]) => lines.push(line),
    warn: (...line: unknown[]) => warnings.push(line),
  };
  const jobs = await runJobs(services.url, tasks, logger);
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
    await queue('from then');
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
});
