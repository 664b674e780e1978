/** Sums of one thing, such as a block within an hour. */
export interface SumRow<Key> {
  readonly key: Key;
  /** What each place stands for is up to who adds; places behind the last are 0. */
  readonly sums: readonly number[];
}

interface Sums<Key> {
  readonly key: Key;
  readonly sums: number[];
}

export const addTo = (sums: number[], place: number, amount: number): void => {
  while (sums.length <= place) sums.push(0);
  sums[place] = (sums[place] ?? 0) + amount;
};

/** Sums in memory, of at most `limit` things at a time. */
export const createSumTally = <Key>(limit: number) => {
  const things = new Map<string, Sums<Key>>();
  return {
    size: () => things.size,
    isEmpty: () => things.size === 0,
    /** Sums of the thing of that name to add to; null when it is new and there is no room. */
    of: (name: string, makeKey: () => Key): number[] | null => {
      const known = things.get(name);
      if (known) return known.sums;
      if (things.size >= limit) return null;
      const sums: number[] = [];
      things.set(name, { key: makeKey(), sums });
      return sums;
    },
    /** As they are now, in an order that is the same everywhere: writers that lock in one order never wait in a ring. */
    rows: (): (SumRow<Key> & { readonly name: string })[] =>
      [...things]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, { key, sums }]) => ({ name, key, sums: [...sums] })),
    /** Takes off what was written; what came meanwhile stays. */
    settle: (written: readonly { readonly name: string; readonly sums: readonly number[] }[]) => {
      for (const { name, sums } of written) {
        const left = things.get(name)?.sums ?? [];
        for (const [place, amount] of sums.entries()) addTo(left, place, -amount);
        if (left.every((amount) => amount === 0)) things.delete(name);
      }
    },
  };
};
