import { hashText } from '@broadsheet/contract/hash-text';

let last = 0;
const numbers = new WeakMap<object, number>();

/** The part of a cache key for an object that never changes: another object has another one, however equal it is. */
export const identityKey = (object: object): number => {
  const known = numbers.get(object);
  if (known !== undefined) return known;
  last += 1;
  numbers.set(object, last);
  return last;
};

const SLOTS = 2 ** 16;

/**
 * Whether a key was seen lately; from now on it was. Each key leaves a hash in one slot, which the next key with the same
 * slot overwrites: no further memory, and nothing to collect as garbage. Two keys in some thousand millions are taken for
 * one.
 */
export const createSeenBefore = (): ((key: string) => boolean) => {
  const seen = new Uint32Array(SLOTS);
  return (key) => {
    const hash = hashText(key);
    const slot = hash % SLOTS;
    const isKnown = seen[slot] === hash;
    seen[slot] = hash;
    return isKnown;
  };
};
