/** Something that waits to be written. */
export interface Waiting {
  /** The same for the same thing: it is not kept twice. */
  readonly id: string;
  /** There is always room for it. */
  readonly isOrder?: true;
}

/** Rows that wait to be written, the oldest first, each id once. */
export const createOutbox = <Row extends Waiting>(limit: number) => {
  const rows = new Map<string, Row>();
  return {
    size: () => rows.size,
    /** False when there is no room. A row that waits already is not kept twice. */
    add: (row: Row): boolean => {
      if (rows.has(row.id)) return true;
      if (rows.size >= limit && !row.isOrder) return false;
      rows.set(row.id, row);
      return true;
    },
    oldest: (count: number): Row[] => [...rows.values()].slice(0, count),
    remove: (done: readonly Row[]): void => {
      for (const { id } of done) rows.delete(id);
    },
    /** Forgets those that are so. */
    drop: (isSo: (row: Row) => boolean): void => {
      for (const row of rows.values()) if (isSo(row)) rows.delete(row.id);
    },
  };
};
