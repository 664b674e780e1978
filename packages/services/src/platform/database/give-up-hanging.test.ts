import { setTimeout as wait } from 'node:timers/promises';
import {
  createTestDatabase,
  type TestDatabase,
} from '@broadsheet/test-kit/database/create-test-database';
import { startTcpRelay, type TcpRelay } from '@broadsheet/test-kit/faults/start-tcp-relay';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isDatabaseDown } from './database-faults.ts';
import { giveUpHanging } from './give-up-hanging.ts';

const TIMES = { timeoutMs: 40, silenceMs: 2_000, checkMs: 10 };

let relay: TcpRelay;
let pool: pg.Pool;
let logged: string[];
let end: () => void;
let test: TestDatabase;
beforeEach(async () => {
  test = await createTestDatabase();
  const address = new URL(test.url);
  relay = await startTcpRelay(Number(address.port));
  address.port = String(relay.port);
  pool = new pg.Pool({ connectionString: address.href, max: 1 });
  pool.on('error', () => undefined);
  logged = [];
  end = giveUpHanging(pool, { ...TIMES, url: address.href, log: (line) => logged.push(line) });
  await pool.query('select 1');
});
afterEach(async () => {
  end();
  await relay.close();
  await pool.end();
  await test.close();
});

it('gives up a statement whose server has stopped to answer, and goes on when it does again', async () => {
  relay.hang();
  const error = await pool.query('select 1').catch((reason: unknown) => reason);
  expect(isDatabaseDown(error)).toBe(true);
  expect(logged).toEqual(['The database has stopped to answer: connections given up: 1']);
  relay.resume();
  expect((await pool.query('select 2 as two')).rows).toEqual([{ two: 2 }]);
});

it('gives up a transaction between its statements', async () => {
  const client = await pool.connect();
  client.on('error', () => undefined);
  await client.query('begin');
  relay.hang();
  const error = await client.query('select 1').catch((reason: unknown) => reason);
  expect(isDatabaseDown(error)).toBe(true);
  client.release();
});

it('leaves a statement alone whose server is slow to answer, and stops now and then', async () => {
  const answer = pool.query('select pg_sleep(0.6), 4 as four');
  // Each pause is longer than a check, and shorter than the limit for a hung server.
  for (let pause = 0; pause < 6; pause += 1) {
    relay.hang();
    await wait(100);
    relay.resume();
    await wait(50);
  }
  expect((await answer).rows).toMatchObject([{ four: 4 }]);
  expect(logged).toEqual([]);
});

it('leaves a statement alone where this program itself was held up', async () => {
  const answer = pool.query('select pg_sleep(0.5), 5 as five');
  await wait(80);
  // Simulates a machine without CPU time: nothing runs here, timers included.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3_000);
  expect((await answer).rows).toMatchObject([{ five: 5 }]);
  expect(logged).toEqual([]);
});

it('leaves a statement alone that takes long, while its server answers others', async () => {
  const { rows } = await pool.query('select pg_sleep(0.4), 3 as three');
  expect(rows).toMatchObject([{ three: 3 }]);
  expect(logged).toEqual([]);
});
