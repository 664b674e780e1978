import { useState } from 'react';

/** Ids for rows that have no names: a row keeps its own when one before it is removed. */
export const useRowIds = (count: number) => {
  const [removed, setRemoved] = useState<readonly number[]>([]);
  const total = count + removed.length;
  const ids = Array.from({ length: total }, (_, id) => id).filter((id) => !removed.includes(id));
  return {
    idAt: (at: number): number => ids[at] ?? at,
    remove: (at: number) => setRemoved([...removed, ids[at] ?? at]),
  };
};
