import { readFileSync } from 'node:fs';
import {
  createTestDatabase,
  type TestDatabase,
} from '@broadsheet/test-kit/database/create-test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const RUNBOOK = new URL('../../../../../docs/operations/runbook.md', import.meta.url);
const WRITTEN = [...readFileSync(RUNBOOK, 'utf8').matchAll(/`(select [^`]+)`/g)].map(
  ([, statement = '']) => statement,
);

it.each(WRITTEN)('the runbook says what the database understands: %s', async (statement) => {
  const filled = statement.replace('<ids>', '1').replace('<its locked_by>', 'nobody');
  await expect(sql.raw(filled).execute(database.database)).resolves.toBeDefined();
});
