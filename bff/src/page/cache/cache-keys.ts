import { hashText } from '@broadsheet/contract/hash-text';

let last = 0;
const numbers = new WeakMap<object, number>();

/** A number for an immutable object, as part of a cache key. Equal but distinct objects get different numbers. */
export const identityKey = (object: object): number => {
  const known = numbers.get(object);
  if (known !== undefined) return known;
  last += 1;
  numbers.set(object, last);
  return last;
};

const SLOTS = 2 ** 16;

/**
 * Returns a function that reports whether a key was seen recently, and marks it as seen. Each key writes its hash into
 * one slot, which the next key of that slot overwrites: memory is constant and nothing is left for garbage collection.
 * Two keys collide about once in some thousand million.
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
