import type { ColumnType } from 'kysely';

/** A column that the database maintains: inserts and updates cannot set it. */
export type Maintained<Value> = ColumnType<Value, never, never>;
