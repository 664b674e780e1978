import {
  createPushTransport,
  type SendPush,
} from '@broadsheet/services/platform/devices/push-transport';
import {
  createNoticeSender,
  type NoticeOutcome,
} from '@broadsheet/services/platform/devices/send-notice';
import { Logger, runOnce } from 'graphile-worker';
import { sql } from 'kysely';
import pg from 'pg';
import { readTestSites, TEST_PUSH, type TestServices } from '../database/create-test-services.ts';

const SILENT = new Logger(() => () => undefined);
const TIMEOUT_MS = 300;

/** A sender of notices in tests, which lives as long as a process of the services would. */
export const createTestNotices = async (
  services: TestServices,
  sendPush: SendPush | null = createPushTransport(TEST_PUSH, TIMEOUT_MS),
) => {
  const outcomes: string[] = [];
  const send = createNoticeSender({
    database: services.database,
    sites: await readTestSites(),
    sendPush,
    count: (kind, outcome: NoticeOutcome) => outcomes.push(`${kind} ${outcome}`),
    now: () => services.now,
  });
  /** Sends all notices that wait, those with a delay too. */
  const run = async (): Promise<void> => {
    await sql`update graphile_worker._private_jobs set run_at = now()`.execute(services.database);
    const pgPool = new pg.Pool({ connectionString: services.url, max: 1 });
    pgPool.on('error', () => undefined);
    pgPool.on('connect', (client) => client.on('error', () => undefined));
    try {
      await runOnce({
        pgPool,
        taskList: { 'send-notice': send },
        logger: SILENT,
        noHandleSignals: true,
      });
    } finally {
      await pgPool.end();
    }
  };
  return { outcomes, run };
};
