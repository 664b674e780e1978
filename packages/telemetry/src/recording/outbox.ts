import type { WriteBuffer } from './background-writer.ts';

export interface OutboxRow {
  /** Rows with equal ids are one row. */
  readonly id: string;
  /** Accepted even when the outbox is full, such as a request to forget a person. */
  readonly ignoresLimit?: true;
}

/** Rows that wait to be written, the oldest first, each id once. */
export const createOutbox = <Row extends OutboxRow>(limit: number, batchRows: number) => {
  const rows = new Map<string, Row>();
  const buffer: WriteBuffer<Row> = {
    isEmpty: () => rows.size === 0,
    *batches() {
      while (rows.size > 0) yield [...rows.values()].slice(0, batchRows);
    },
    remove: (written) => {
      for (const { id } of written) rows.delete(id);
    },
    weigh: () => 1,
  };
  return {
    buffer,
    size: () => rows.size,
    /** False when there is no room. */
    add: (row: Row): boolean => {
      if (rows.has(row.id)) return true;
      if (rows.size >= limit && !row.ignoresLimit) return false;
      rows.set(row.id, row);
      return true;
    },
    removeWhere: (matches: (row: Row) => boolean): void => {
      for (const row of rows.values()) if (matches(row)) rows.delete(row.id);
    },
  };
};
