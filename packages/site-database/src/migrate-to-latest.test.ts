import type { MigrationResult, MigrationResultSet } from 'kysely';
import { expect, it } from 'vitest';
import { migrateToLatest } from './migrate-to-latest.ts';

const failed = (code: string, results?: MigrationResult[]): MigrationResultSet => ({
  error: Object.assign(new Error(code), { code }),
  ...(results && { results }),
});
const atMigration: MigrationResult[] = [
  { migrationName: '0001', direction: 'Up', status: 'Error' },
];

const runAll = async (...outcomes: MigrationResultSet[]) => {
  const left = [...outcomes];
  const next = async () => left.shift() ?? { results: [] };
  const { error } = await migrateToLatest({ migrateToLatest: next });
  return { error, rounds: outcomes.length - left.length };
};

it.each([
  ['its lock was waited for too long', failed('57014')],
  ['a column went while the tables were read', failed('42703')],
  ['a table went while the tables were read', failed('42P01')],
])('starts again where %s', async (_, outcome) => {
  expect(await runAll(outcome, outcome, { results: [] })).toEqual({ error: undefined, rounds: 3 });
});

it.each([
  ['a migration that names what is not there', failed('42703', atMigration)],
  ['a migration that takes longer than a statement may', failed('57014', atMigration)],
  ['a connection that is refused', failed('08006')],
  ['an error without a code', { error: new Error('no code') }],
])('ends with %s', async (_, outcome) => {
  expect(await runAll(outcome, { results: [] })).toEqual({ error: outcome.error, rounds: 1 });
});
