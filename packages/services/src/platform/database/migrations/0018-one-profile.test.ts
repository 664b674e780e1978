import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { Migrator, sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate } from '../migrate.ts';
import { MIGRATIONS } from '../migrations.ts';

/** Takes seconds: nearly all migrations run, because this one starts from their result. */
it('what stood with an account stands in its profile, after what the profile itself says', async () => {
  const { database, url, close } = await createEmptyDatabase();
  const provider = { getMigrations: async () => ({ ...MIGRATIONS }) };
  await new Migrator({ db: database, provider }).migrateTo('0017-resume-facts');
  const run = (statement: string) => sql.raw(statement).execute(database);
  await run(`insert into cities (brand, id, label, slug, synonyms, nearby, promoted) values
    ('tech', 6, 'Pune', 'pune', '{}', '{}', true), ('management', 9, 'Pune', 'pune', '{}', '{}', true)`);
  await run(`insert into categories (brand, data_id, label, tag, position) values
    ('tech', 1, 'Backend', 'backend', 0)`);
  await run(`insert into seekers
    (id, brand, email, name, password_hash, password_changed_at, created_at, experience_years, city, category)
    select id, brand::brand, id || '@example.com', 'A', '', now(), now(), years, city, category from (values
      (1, 'tech', 8, 'pune', 'backend'), (2, 'management', 0, 'pune', 'backend'),
      (3, 'tech', null, 'gone', null), (4, 'tech', null, null, null), (5, 'tech', 3, 'pune', null)
    ) as given(id, brand, years, city, category)`);
  await run(`insert into profiles (seeker_id, experience_status, experience_months, updated_at)
    values (5, 'experienced', 50, now())`);
  expect(await migrate({ database, url })).toContain('0018-one-profile');
  const rows = await database
    .selectFrom('profiles')
    .select(['seeker_id', 'experience_status', 'experience_months', 'city_id', 'category_id'])
    .orderBy('seeker_id')
    .execute();
  expect(rows.map((row) => Object.values(row))).toEqual([
    [1, 'experienced', 96, 6, 1],
    [2, 'fresher', 0, 9, null],
    [3, null, null, null, null],
    [5, 'experienced', 50, 6, null],
  ]);
  await close();
});
