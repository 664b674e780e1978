import type { WriteBuffer } from './background-writer.ts';

/** Sums of one key, such as a block within an hour. */
export interface SumRow<Key> {
  readonly key: Key;
  /** The caller defines the indexes; an index beyond the last is 0. */
  readonly sums: readonly number[];
}

/** Views or loads held elsewhere, which `collect` adds to the tally before each write. */
export interface PendingSums {
  readonly collect: () => void;
  readonly isEmpty: () => boolean;
}

export interface SumTallyOptions {
  /** Keys whose sums may wait. */
  readonly limit: number;
  /** How much is lost with a row. */
  readonly weigh: (sums: readonly number[]) => number;
  readonly pending?: PendingSums;
}

export const addTo = (sums: number[], index: number, amount: number): void => {
  while (sums.length <= index) sums.push(0);
  sums[index] = (sums[index] ?? 0) + amount;
};

/** Sums in memory, each under the text that identifies its key. */
export const createSumTally = <Key>({ limit, weigh, pending }: SumTallyOptions) => {
  const entries = new Map<string, { readonly key: Key; readonly sums: number[] }>();
  const buffer: WriteBuffer<SumRow<Key> & { readonly id: string }> = {
    isEmpty: () => entries.size === 0 && (pending?.isEmpty() ?? true),
    collect: () => pending?.collect(),
    *batches() {
      // Sorted, so that writers lock rows in one order and never wait in a ring.
      const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
      if (sorted.length > 0)
        yield sorted.map(([id, { key, sums }]) => ({ id, key, sums: [...sums] }));
    },
    /** Subtracts the written sums: what was added during the write stays. */
    remove: (written) => {
      for (const { id, sums } of written) {
        const remaining = entries.get(id)?.sums ?? [];
        for (const [index, amount] of sums.entries()) addTo(remaining, index, -amount);
        if (remaining.every((amount) => amount === 0)) entries.delete(id);
      }
    },
    weigh: ({ sums }) => weigh(sums),
  };
  return {
    buffer,
    size: () => entries.size,
    /** The sums to add to; null for a new key when there is no room. */
    getOrCreate: (id: string, createKey: () => Key): number[] | null => {
      const known = entries.get(id);
      if (known) return known.sums;
      if (entries.size >= limit) return null;
      const sums: number[] = [];
      entries.set(id, { key: createKey(), sums });
      return sums;
    },
  };
};
