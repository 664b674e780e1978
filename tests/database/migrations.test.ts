import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { migrate } from '@broadsheet/services/platform/database/migrate';
import { MIGRATIONS } from '@broadsheet/services/platform/database/migrations';
import {
  createEmptyDatabase,
  type TestDatabase,
} from '@broadsheet/test-kit/database/create-test-database';
import { Migrator, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MIGRATORS } from './migrate-all.fixture.ts';

const ALL_IN_ONE_PROCESS = fileURLToPath(new URL('migrate-all.fixture.ts', import.meta.url));
const SCHEMAS = Object.keys(MIGRATORS);
/** Each schema is first once, last once, and before and after every other one. */
const ORDERS = SCHEMAS.map((_, first) => [...SCHEMAS.slice(first), ...SCHEMAS.slice(0, first)]);
const LAST = Object.keys(MIGRATIONS).at(-1);

let test: TestDatabase;
beforeEach(async () => {
  test = await createEmptyDatabase();
});
afterEach(() => test.close());

/** The number of recorded migrations in each schema, with the last of the services'. */
const loadNoted = async (): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const schema of SCHEMAS) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(`${schema}.kysely_migration`)}`.execute(
      test.database,
    );
    counts[schema] = rows[0]?.count ?? 0;
  }
  return counts;
};
const expectComplete = async (): Promise<void> => {
  const counts = await loadNoted();
  expect(counts.public).toBe(Object.keys(MIGRATIONS).length);
  expect(Object.values(counts).every((count) => count > 0)).toBe(true);
  const { rows } = await sql<{ name: string }>`
    select name from public.kysely_migration order by name desc limit 1`.execute(test.database);
  expect(rows[0]?.name).toBe(LAST);
};

describe('an empty database', () => {
  it.each(ORDERS)('takes the migrations of all packages, first those of %s', async (...order) => {
    for (const schema of order) await MIGRATORS[schema]?.(test.url);
    await expectComplete();
  });

  it('takes them from four processes at the same time', async () => {
    const ended = Array.from({ length: 4 }, async () => {
      const child = spawn(process.execPath, ['--import', 'tsx', ALL_IN_ONE_PROCESS, test.url], {
        stdio: 'inherit',
      });
      return (await once(child, 'exit'))[0];
    });
    expect(await Promise.all(ended)).toEqual([0, 0, 0, 0]);
    await expectComplete();
  });
});

it('a database that an earlier version made is brought up without loss', async () => {
  const provider = { getMigrations: async () => ({ ...MIGRATIONS }) };
  // As the services did until now, and before the BFF.
  await new Migrator({ db: test.database, provider }).migrateTo('0035-refund-requests');
  await sql`insert into loads (name) values ('of-before')`.execute(test.database);
  await MIGRATORS.publishing?.(test.url);
  const ran = await migrate(test);
  expect(ran[0]).toBe('0036-judging');
  expect(ran).not.toContain('0035-refund-requests');
  const { rows } = await sql`select name from loads`.execute(test.database);
  expect(rows).toEqual([{ name: 'of-before' }]);
  for (const schema of SCHEMAS) await MIGRATORS[schema]?.(test.url);
  await expectComplete();
});
