import { createTestDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { startTcpRelay } from '@broadsheet/test-kit/faults/start-tcp-relay';
import { expect, it } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { readJobs } from './read-jobs.ts';

it('says that a database does not tell of its jobs, though it hangs', async () => {
  const test = await createTestDatabase();
  const address = new URL(test.url);
  const relay = await startTcpRelay(Number(address.port));
  address.port = String(relay.port);
  const opened = await openDatabase({
    databaseUrl: address.href,
    dataDir: '',
    log: () => undefined,
  });
  expect(await readJobs(opened.database)).toEqual([]);
  relay.hang();
  await expect(readJobs(opened.database, 50)).rejects.toThrow('no answer within 50 ms');
  await relay.close();
  await opened.close();
  await test.close();
});
