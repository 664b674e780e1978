/** Rows that wait to be written, the oldest first, each id once. */
export const createOutbox = <Row extends { readonly id: string }>(limit: number) => {
  const rows = new Map<string, Row>();
  return {
    size: () => rows.size,
    /** False when there is no room. A row that waits already is not kept twice. */
    add: (row: Row): boolean => {
      if (rows.has(row.id)) return true;
      if (rows.size >= limit) return false;
      rows.set(row.id, row);
      return true;
    },
    oldest: (count: number): Row[] => [...rows.values()].slice(0, count),
    remove: (done: readonly Row[]): void => {
      for (const { id } of done) rows.delete(id);
    },
  };
};
