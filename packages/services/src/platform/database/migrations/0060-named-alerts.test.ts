import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { Migrator, sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate } from '../migrate.ts';
import { MIGRATIONS } from '../migrations.ts';

/** Takes seconds: nearly all migrations run, because this one starts from their result. */
it('the one alert of a seeker becomes the first of their list, and both versions of the program can save alerts', async () => {
  const { database, url, close } = await createEmptyDatabase();
  const provider = { getMigrations: async () => ({ ...MIGRATIONS }) };
  await new Migrator({ db: database, provider }).migrateTo('0057-followed-companies');
  const run = (statement: string) => sql.raw(statement).execute(database);
  const list = async () => {
    const { rows } = await sql<{ alert: string }>`
      select concat_ws(' | ', seeker_id, name, frequency, filters, extract(day from mailed_at)) as alert
      from named_alerts order by seeker_id, id`.execute(database);
    return rows.map(({ alert }) => alert);
  };
  /** As the earlier version saves. */
  const saveEarlier = (seekerId: number, frequency: string, query: string) =>
    run(`insert into job_alerts (seeker_id, frequency, filters, changed_at)
      values (${seekerId}, '${frequency}', '{"query": "${query}"}', now())
      on conflict (seeker_id) do update set frequency = excluded.frequency, filters = excluded.filters`);
  const earlier = async () => {
    const { rows } = await sql<{
      seeker_id: number;
    }>`select seeker_id from job_alerts order by 1`.execute(database);
    return rows.map(({ seeker_id }) => seeker_id);
  };
  await run(`insert into seekers (id, brand, email, name, password_hash, password_changed_at, created_at)
    select id, 'tech', id || '@example.com', 'A', '', now(), now() from generate_series(1, 4) as id`);
  await run(`insert into job_alerts (seeker_id, frequency, filters, changed_at, mailed_at) values
    (1, 'daily', '{"query": "java developer", "locIds": "2"}', now(), '2026-11-20T12:00:00Z'),
    (2, 'off', '{}', now(), null),
    (3, 'weekly', jsonb_build_object('query', repeat('x', 200)), now(), null)`);
  expect(await migrate({ database, url })).toContain('0060-named-alerts');
  const [java, ...others] = [
    '1 | Java developer jobs | daily | {"query": "java developer", "locIds": "2"} | 20',
    '2 | Job alert | off | {}',
    `3 | X${'x'.repeat(70)} jobs | weekly | {"query": "${'x'.repeat(200)}"}`,
  ];
  expect(await list()).toEqual([java, ...others]);

  await saveEarlier(4, 'daily', 'cook');
  await saveEarlier(2, 'weekly', 'nurse');
  await run("update job_alerts set mailed_at = '2026-11-21T12:00:00Z' where seeker_id = 4");
  const cook = '4 | Cook jobs | daily | {"query": "cook"} | 21';
  const nurse = '2 | Nurse jobs | weekly | {"query": "nurse"}';
  expect(await list()).toEqual([java, nurse, others[1], cook]);

  await run("update named_alerts set frequency = 'off' where seeker_id = 4");
  await run('delete from named_alerts where seeker_id = 2');
  expect(await earlier()).toEqual([1, 3]);
  await saveEarlier(4, 'weekly', 'chef');
  expect((await list()).filter((alert) => alert.startsWith('4'))).toEqual([
    '4 | Cook jobs | off | {"query": "cook"} | 21',
    '4 | Chef jobs | weekly | {"query": "chef"}',
  ]);
  await run('delete from seekers where id in (1, 4)');
  expect(await earlier()).toEqual([3]);
  await close();
});
