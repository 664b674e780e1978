import { useState } from 'react';

/** Ids for rows that have no names: a row has its own when others are removed, added at the end or moved. */
export const useRowIds = (count: number) => {
  const [{ order, next }, setRows] = useState<{ order: readonly number[]; next: number }>({
    order: [],
    next: 0,
  });
  const added = Array.from({ length: Math.max(0, count - order.length) }, (_, at) => next + at);
  const ids = [...order.slice(0, count), ...added];
  const write = (changed: readonly number[]) =>
    setRows({ order: changed, next: next + added.length });
  return {
    idAt: (at: number): number => ids[at] ?? at,
    /** Of the next row at the end. */
    nextId: order[count] ?? next + added.length,
    remove: (at: number) => write(ids.toSpliced(at, 1)),
    /** Swaps a row with the one before or after it. */
    move: (at: number, by: -1 | 1) =>
      write(ids.toSpliced(at, 1).toSpliced(at + by, 0, ids[at] ?? at)),
  };
};
