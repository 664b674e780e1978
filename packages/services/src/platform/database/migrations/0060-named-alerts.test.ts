import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { Migrator, sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate } from '../migrate.ts';
import { MIGRATIONS } from '../migrations.ts';

/** Takes seconds: nearly all migrations run, because this one starts from their result. */
it('the one alert of a seeker becomes the first of their list, named for its search', async () => {
  const { database, url, close } = await createEmptyDatabase();
  const provider = { getMigrations: async () => ({ ...MIGRATIONS }) };
  await new Migrator({ db: database, provider }).migrateTo('0057-followed-companies');
  const run = (statement: string) => sql.raw(statement).execute(database);
  await run(`insert into seekers (id, brand, email, name, password_hash, password_changed_at, created_at)
    select id, 'tech', id || '@example.com', 'A', '', now(), now() from generate_series(1, 3) as id`);
  await run(`insert into job_alerts (seeker_id, frequency, filters, changed_at, mailed_at) values
    (1, 'daily', '{"query": "java developer", "locIds": "2"}', now(), '2026-11-20T02:00:00Z'),
    (2, 'off', '{}', now(), null),
    (3, 'weekly', jsonb_build_object('query', repeat('x', 200)), now(), null)`);
  expect(await migrate({ database, url })).toContain('0060-named-alerts');
  const rows = await database
    .selectFrom('job_alerts')
    .select(['seeker_id', 'name', 'frequency', 'filters', 'mailed_at'])
    .orderBy('seeker_id')
    .execute();
  const mailedAt = new Date('2026-11-20T02:00:00Z');
  expect(rows.map((row) => Object.values(row))).toEqual([
    [1, 'Java developer jobs', 'daily', { query: 'java developer', locIds: '2' }, mailedAt],
    [2, 'Job alert', 'off', {}, null],
    [3, `X${'x'.repeat(70)} jobs`, 'weekly', { query: 'x'.repeat(200) }, null],
  ]);
  await close();
});
