import { hashText } from '@broadsheet/contract/hash-text';

/** Random numbers in [0, 1) that depend only on the seed (mulberry32). */
const randomOf = (seed: string): (() => number) => {
  let state = hashText(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** Picks `count` items in a random order. The same seed always gives the same result. */
export const takeShuffled = <Item>(items: readonly Item[], count: number, seed: string): Item[] => {
  const random = randomOf(seed);
  return items
    .map((item) => ({ item, rank: random() }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, count)
    .map(({ item }) => item);
};
