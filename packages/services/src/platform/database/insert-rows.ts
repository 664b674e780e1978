import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * Inserts many rows with one statement and one parameter, which PostgreSQL unpacks: as fast as COPY, without its
 * protocol. All rows have the keys of the first. With `key`, an existing row takes the new values.
 */
export const insertRows = async <Table extends keyof Schema & string>(
  database: Kysely<Schema>,
  table: Table,
  rows: readonly Readonly<Partial<Record<keyof Schema[Table] & string, unknown>>>[],
  key: readonly (keyof Schema[Table] & string)[] = [],
): Promise<void> => {
  const [first] = rows;
  if (!first) return;
  const names = Object.keys(first);
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const changed = names
    .filter((name) => !key.some((part) => part === name))
    .map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`);
  const conflict =
    key.length === 0
      ? sql``
      : sql`on conflict (${sql.join(key.map((name) => sql.ref(name)))}) do update set ${sql.join(changed)}`;
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
    ${conflict}`.execute(database);
};
