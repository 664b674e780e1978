import { search } from '@broadsheet/contract/calls/job';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TASKS } from '../../tasks.ts';
import { queueJob } from '../background/queue-job.ts';
import { createMetrics } from '../metrics/create-metrics.ts';
import { noteJobs } from '../metrics/note-jobs.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());
const linesOf = async (): Promise<string[]> =>
  (await services.app.inject({ url: '/metrics' })).body.split('\n');

describe('what the services measure', () => {
  it('are calls by the pattern of their path', async () => {
    await services.call(search, { query: { query: 'hush' } });
    await services.get('/hush');
    const lines = await linesOf();
    const count = 'service_call_duration_seconds_count';
    expect(lines).toContain(`${count}{call="/job/search",method="GET",status="200"} 1`);
    expect(lines).toContain(`${count}{call="none",method="GET",status="404"} 1`);
    expect(lines.join()).not.toContain('hush');
  });

  it('are jobs that wait, and how long, by tasks that there are', async () => {
    const { database } = services;
    await queueJob(database, 'send-message', { messageId: '7' });
    await sql`update graphile_worker._private_jobs set run_at = now() - interval '90 s'`.execute(
      database,
    );
    await sql`select graphile_worker.add_job('hush', run_at := now() + interval '1 h')`.execute(
      database,
    );
    const lines = await linesOf();
    expect(lines).toContain('background_jobs{task="send-message",state="waiting"} 1');
    expect(lines).toContain('background_jobs{task="not-known",state="later"} 1');
    const oldest = lines.find((line) => line.startsWith('background_job_oldest_seconds{'));
    expect(Number(oldest?.split(' ').at(-1))).toBeGreaterThanOrEqual(90);
    expect(lines).toContain('database_up 1');
  });

  it('are the connections of the pool', async () => {
    // This queries the database, so that the pool has a connection.
    await linesOf();
    const lines = await linesOf();
    expect(lines).toContain('database_connections_max 10');
    expect(lines).toContain('database_connection_waits 0');
    expect(lines.some((line) => /^database_connections\{state="idle"\} [1-9]/.test(line))).toBe(
      true,
    );
  });

  it('is answered without the database, which it says', async () => {
    const { database } = services;
    await sql`alter schema graphile_worker rename to gone`.execute(database);
    expect(await linesOf()).toContain('database_up 0');
    await sql`alter schema gone rename to graphile_worker`.execute(database);
  });

  it('are jobs as they are done', async () => {
    const metrics = createMetrics();
    const events = noteJobs(metrics, TASKS);
    const send = (name: string, rest: object) =>
      events.emit(name as 'job:start', { job: { id: '1', ...rest }, ...rest } as never);
    send('job:start', { task_identifier: 'clean-up' });
    send('job:complete', { task_identifier: 'clean-up' });
    send('job:complete', { task_identifier: 'hush', error: new Error('hush') });
    send('job:failed', { task_identifier: 'hush' });
    const text = await metrics.registry.metrics();
    const count = 'background_job_duration_seconds_count';
    expect(text).toContain(`${count}{task="clean-up",outcome="ok"} 1`);
    expect(text).toContain(`${count}{task="not-known",outcome="failed"} 1`);
    expect(text).toContain('background_jobs_given_up_total{task="not-known"} 1');
    expect(text).toContain('background_jobs_given_up_total{task="clean-up"} 0');
    expect(text).not.toContain('hush');
  });
});
