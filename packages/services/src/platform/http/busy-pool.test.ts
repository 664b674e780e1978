import { createTestDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { TEST_SITE_SECRET } from '@broadsheet/test-kit/database/create-test-services';
import { expect, it } from 'vitest';
import { createServices } from '../../app.ts';
import { openDatabase } from '../database/open-database.ts';
import { createMetrics } from '../metrics/create-metrics.ts';

it('is no database that is away: it is ready, and says how the database is', async () => {
  const { database, pool, url, close } = await createTestDatabase();
  const aside = await openDatabase({
    databaseUrl: url,
    dataDir: '',
    poolSize: 1,
    log: () => undefined,
  });
  const app = createServices({
    database,
    aside: aside.database,
    seoDir: '',
    blogsDir: '',
    competitionsDir: '',
    surveysDir: '',
    siteSecret: TEST_SITE_SECRET,
    measured: { metrics: createMetrics(), pool, tasks: [] },
  });
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  expect((await app.inject({ url: '/health/ready' })).json()).toMatchObject({ status: 'ready' });
  const lines = (await app.inject({ url: '/metrics' })).body.split('\n');
  expect(lines).toContain('database_up 1');
  expect(lines).toContain(`database_connections{state="used"} ${pool.options.max}`);
  for (const client of clients) client.release();
  await app.close();
  await aside.close();
  await close();
});
