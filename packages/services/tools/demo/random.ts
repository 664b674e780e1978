import { hashText } from '@broadsheet/contract/hash-text';

/** A stream of numbers that depends only on its seed. */
export interface Random {
  /** From 0, below 1. */
  readonly next: () => number;
  /** An integer, both ends included. */
  readonly between: (low: number, high: number) => number;
  readonly chance: (share: number) => boolean;
  /** Throws on an empty list. */
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** That many different items, in the order of the list; all of them when there are fewer. */
  readonly some: <Item>(items: readonly Item[], count: number) => Item[];
}

/** The generator mulberry32: 32 bits of state are enough for a market of jobs. */
export const createRandom = (seed: string): Random => {
  let state = hashText(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number): number =>
    low + Math.floor(next() * (high - low + 1));
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[between(0, items.length - 1)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  };
  const some = <Item>(items: readonly Item[], count: number): Item[] => {
    let wanted = Math.min(count, items.length);
    return items.filter((_, index) => {
      const taken = next() * (items.length - index) < wanted;
      if (taken) wanted -= 1;
      return taken;
    });
  };
  return { next, between, pick, some, chance: (share) => next() < share };
};

/** Selects items in proportion to their weights. Throws when there are none. */
export const createWheel = <Item>(
  items: readonly (readonly [item: Item, weight: number])[],
): ((random: Random) => Item) => {
  const total = items.reduce((sum, [, weight]) => sum + weight, 0);
  return (random) => {
    let left = random.next() * total;
    for (const [item, weight] of items) {
      left -= weight;
      if (left < 0) return item;
    }
    const last = items.at(-1);
    if (!last) throw new Error('nothing to draw from');
    return last[0];
  };
};
