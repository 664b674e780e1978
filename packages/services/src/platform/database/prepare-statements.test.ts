import { createTestDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import {
  createStatementNames,
  loggedStatementNames,
  prepareStatements,
} from './prepare-statements.ts';

interface Tables {
  readonly entries: { readonly id: number };
}

/** A database of one connection, whose prepared statements can be counted. */
const open = async () => {
  const { url, close } = await createTestDatabase();
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const lines: string[] = [];
  const names = loggedStatementNames((line) => lines.push(line));
  const dialect = new PostgresDialect({ pool: prepareStatements(pool, names) });
  const database = new Kysely<Tables>({ dialect });
  onTestFinished(async () => {
    await database.destroy();
    await close();
  });
  await sql`create table entries (id integer)`.execute(database);
  await sql`insert into entries values (1), (2)`.execute(database);
  const listPrepared = async () =>
    (await pool.query('select statement from pg_prepared_statements')).rows.map(
      ({ statement }) => statement,
    );
  const find = (id: number) => database.selectFrom('entries').selectAll().where('id', '=', id);
  return { database, pool, names, find, listPrepared, lines };
};

it('a statement is prepared from its second use on, once a connection', async () => {
  const { find, listPrepared } = await open();
  expect(await find(1).execute()).toEqual([{ id: 1 }]);
  expect(await listPrepared()).toEqual([]);
  for (const id of [2, 1, 2]) expect(await find(id).execute()).toEqual([{ id }]);
  expect(await listPrepared()).toEqual(['select * from "entries" where "id" = $1']);
});

it('a statement within a transaction is not prepared, and is again after it', async () => {
  const { database, find, listPrepared } = await open();
  const runTwice = () =>
    database.transaction().execute(async (transaction) => {
      for (const id of [1, 2])
        await transaction.selectFrom('entries').select('id').where('id', '>', id).execute();
    });
  await runTwice();
  await expect(
    database.transaction().execute(async () => Promise.reject(new Error('no'))),
  ).rejects.toThrow('no');
  expect(await listPrepared()).toEqual([]);
  for (const id of [1, 2]) await find(id).execute();
  expect(await listPrepared()).toHaveLength(1);
});

it('a statement gives the columns that a migration has added since', async () => {
  const { database, find } = await open();
  for (const id of [1, 2]) await find(id).execute();
  await sql`alter table entries add column name text default 'none'`.execute(database);
  expect(await find(2).execute()).toEqual([{ id: 2, name: 'none' }]);
  expect(await find(1).execute()).toEqual([{ id: 1, name: 'none' }]);
});

it('nothing is prepared any more once a pooler has lost a name', async () => {
  const { pool, find, listPrepared, names, lines } = await open();
  for (const id of [1, 2]) await find(id).execute();
  await pool.query('deallocate all');
  expect(await find(2).execute()).toEqual([{ id: 2 }]);
  expect(names.find('select 1')).toBeUndefined();
  expect(lines).toEqual([expect.stringContaining('PgBouncer')]);
  expect(await listPrepared()).toEqual([]);
});

it('a fault of the statement itself is passed on', async () => {
  const { database } = await open();
  const divide = (by: number) => sql`select 1 / ${by}::integer`.execute(database);
  await divide(1);
  for (const _ of [1, 2]) await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
  await expect(divide(1)).resolves.toBeDefined();
});

it('so many texts are named and no more, and several statements in one text never', () => {
  const { find } = createStatementNames();
  const given = new Set<string | undefined>();
  for (let text = 0; text < 1_000; text += 1) for (const _ of [1, 2]) given.add(find(`${text}`));
  expect(given.size).toBe(301);
  for (const _ of [1, 2]) expect(find('select 1; select 2')).toBeUndefined();
});
