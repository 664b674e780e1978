import { createTestDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { TEST_SITE_SECRET } from '@broadsheet/test-kit/database/create-test-services';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createServices } from '../../app.ts';
import { openDatabase } from '../database/open-database.ts';

const POOL = 2;
const MAX_LOCK_MS = 50;

it('a call gives up what is locked, and leaves a connection to those who ask for something else', async () => {
  const { database, url, close } = await createTestDatabase();
  const calls = await openDatabase({
    databaseUrl: url,
    dataDir: '',
    poolSize: POOL,
    maxLockMs: MAX_LOCK_MS,
    log: () => undefined,
  });
  const app = createServices({
    database: calls.database,
    seoDir: '',
    blogsDir: '',
    competitionsDir: '',
    surveysDir: '',
    siteSecret: TEST_SITE_SECRET,
  });
  const get = async (path: string) => {
    const answer = await app.inject({ url: path, headers: { 'x-brand': 'tech' } });
    return [answer.statusCode, answer.json().code];
  };
  await database.transaction().execute(async (transaction) => {
    await sql`lock table courses in access exclusive mode`.execute(transaction);
    const locked = Array.from({ length: 2 * POOL }, () => get('/course/homePage/allcat'));
    expect(await get('/job/search')).toEqual([200, undefined]);
    for (const answer of await Promise.all(locked))
      expect(answer).toEqual([503, 'SERVICE_UNAVAILABLE']);
  });
  expect(await get('/course/homePage/allcat')).toEqual([200, undefined]);
  await app.close();
  await calls.close();
  await close();
});
