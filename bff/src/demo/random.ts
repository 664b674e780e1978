import { createHash } from 'node:crypto';

const NUMBER_BYTES = 4;
const NUMBERS = 2 ** 32;

/** Items with their weights. */
export type Wheel<Item> = readonly (readonly [item: Item, weight: number])[];

/** Numbers that depend on a seed alone. */
export interface Random {
  /** From 0, below 1. */
  readonly next: () => number;
  readonly chance: (share: number) => boolean;
  /** An integer, both ends included. */
  readonly between: (low: number, high: number) => number;
  /** One item by weight. Throws when there is none. */
  readonly spin: <Item>(wheel: Wheel<Item>) => Item;
  /** Of version 4, like the ids of browsers. */
  readonly uuid: () => string;
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Random numbers from a seed. */
export const createRandom = (seed: string): Random => {
  let bytes = hashOf(seed);
  let used = 0;
  let round = 0;
  const next = (): number => {
    if (used === bytes.length) {
      round += 1;
      bytes = hashOf(`${seed} ${round}`);
      used = 0;
    }
    const number = bytes.readUInt32BE(used);
    used += NUMBER_BYTES;
    return number / NUMBERS;
  };
  return {
    next,
    chance: (share) => next() < share,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    spin: (wheel) => {
      let remaining = next() * wheel.reduce((sum, [, weight]) => sum + weight, 0);
      const found = wheel.find(([, weight]) => {
        remaining -= weight;
        return remaining < 0;
      });
      const [item] = found ?? wheel.at(-1) ?? [];
      if (item === undefined) throw new Error('there is nothing to choose from');
      return item;
    },
    uuid: () => {
      const hex = hashOf(`${seed} id ${next()}`).toString('hex');
      const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`];
      return [...parts, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
    },
  };
};
