import {
  type OpenDatabase,
  openDatabase,
} from '@broadsheet/services/platform/database/open-database';
import { sql } from 'kysely';

/** Every table, by schema and name: its number of rows, and a digest of their content. */
export type DatabaseContent = ReadonlyMap<
  string,
  { readonly rows: number; readonly digest: string }
>;

/** Runs a task on a database. */
export const withDatabase = async <Result>(
  databaseUrl: string,
  task: (database: OpenDatabase['database']) => Promise<Result>,
): Promise<Result> => {
  const { database, close } = await openDatabase({
    databaseUrl,
    dataDir: '',
    log: () => undefined,
  });
  try {
    return await task(database);
  } finally {
    await close();
  }
};

export const contentOf = (databaseUrl: string): Promise<DatabaseContent> =>
  withDatabase(databaseUrl, async (database) => {
    const { rows: tables } = await sql<{ schema: string; name: string }>`
      select table_schema as schema, table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
      order by 1, 2`.execute(database);
    const content = new Map<string, { rows: number; digest: string }>();
    for (const { schema, name } of tables) {
      const { rows } = await sql<{ rows: number; digest: string }>`
        select count(*)::int as rows,
          coalesce(md5(string_agg(md5(one::text), '' order by md5(one::text))), '') as says
        from ${sql.id(schema, name)} as one`.execute(database);
      const [counted] = rows;
      if (counted) content.set(`${schema}.${name}`, counted);
    }
    return content;
  });

/** Names of tables that are not the same in both. */
export const differencesOf = (one: DatabaseContent, other: DatabaseContent): readonly string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((name) => {
    const [a, b] = [one.get(name), other.get(name)];
    return a?.rows !== b?.rows || a?.digest !== b?.digest;
  });

export const rowsOf = (content: DatabaseContent): number =>
  [...content.values()].reduce((sum, { rows }) => sum + rows, 0);
