import type { Schema } from '@broadsheet/services/platform/database/schema';
import { type Kysely, sql } from 'kysely';

/** Fewer rows are mostly pages that are not full. */
const MIN_ROWS = 2_000;

/** Bytes of the whole database on disk. */
export const readDatabaseBytes = async (database: Kysely<Schema>): Promise<number> => {
  const { rows } = await sql<{ bytes: string }>`
    select pg_database_size(current_database()) as bytes`.execute(database);
  return Number(rows[0]?.bytes);
};

/** The bytes of a row with its share of the indexes, by table, for tables with enough rows. */
export const readRowBytes = async (database: Kysely<Schema>): Promise<Map<string, number>> => {
  const { rows } = await sql<{ name: string; bytes: number }>`
    select case when nspname = current_schema() then relname else nspname || '.' || relname end as name,
      (pg_total_relation_size(pg_class.oid) / reltuples)::float8 as bytes
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and reltuples >= ${MIN_ROWS} and nspname not in ('pg_catalog', 'information_schema')
    order by 1`.execute(database);
  return new Map(rows.map(({ name, bytes }) => [name, Math.round(bytes)]));
};
