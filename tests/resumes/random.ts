import { createHash } from 'node:crypto';

/** Seeded choices: equal seeds choose alike on every machine. */
export interface Random {
  /** An integer from 0 to below `limit`. */
  readonly below: (limit: number) => number;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  readonly sample: <Item>(items: readonly Item[], count: number) => Item[];
  readonly chance: (share: number) => boolean;
}

export const createRandom = (seed: string): Random => {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0);
  // mulberry32
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  };
  const sample = <Item>(items: readonly Item[], count: number): Item[] => {
    const rest = [...items];
    return Array.from({ length: Math.min(count, items.length) }, () =>
      rest.splice(below(rest.length), 1),
    ).flat();
  };
  return { below, pick, sample, chance: (share) => next() < share };
};
