import type { ColumnType } from 'kysely';

/** A column that the database writes; inserts and updates leave it alone. */
export type Maintained<Value> = ColumnType<Value, never, never>;
