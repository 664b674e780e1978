import { EventEmitter } from 'node:events';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { queueJob } from './queue-job.ts';
import { runAllJobs } from './run-all-jobs.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

it.each(['send-notice', 'send-webhook'] as const)('%s waits and delays no mail', async (name) => {
  const sent: unknown[] = [];
  const waiting: (() => void)[] = [];
  const tasks = {
    'send-message': async (payload: unknown) => void sent.push(payload),
    [name]: () => new Promise<void>((resolve) => void waiting.push(resolve)),
  };
  const logger = { debug: () => undefined, warn: () => undefined };
  const { database, url } = services;
  const jobs = await runAllJobs(url, tasks, logger, new EventEmitter());
  for (let count = 0; count < 20; count += 1) await queueJob(database, name, { count });
  await vi.waitFor(() => expect(waiting).toHaveLength(8));
  await queueJob(database, 'send-message', { messageId: '7' });
  await vi.waitFor(() => expect(sent).toEqual([{ messageId: '7' }]));
  expect(waiting).toHaveLength(8);
  const stopping = jobs.stop();
  for (const end of waiting) end();
  await stopping;
});
