import { createTestDatabase } from '@broadsheet/test-kit/database/create-test-database';
import pg from 'pg';
import { expect, it } from 'vitest';
import { boundWaits } from './bound-waits.ts';

it('lets so many wait for a connection, tells how long, and refuses the next at once', async () => {
  const { url, close } = await createTestDatabase();
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const waits: number[] = [];
  const bounded = boundWaits(pool, (ms) => void waits.push(ms), 1);
  const first = await bounded.connect();
  const second = bounded.connect();
  await expect(bounded.connect()).rejects.toMatchObject({ code: 'OVERLOADED', status: 503 });
  first.release();
  (await second).release();
  expect(waits).toHaveLength(2);
  expect(waits.every((ms) => ms >= 0)).toBe(true);
  await bounded.end();
  await close();
});
