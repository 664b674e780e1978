import { hashText } from '@broadsheet/contract/hash-text';

let last = 0;
const names = new WeakMap<object, number>();

/** A name, for keys, of a thing that never changes: another thing has another name, however equal it is. */
export const identityKey = (thing: object): number => {
  const known = names.get(thing);
  if (known !== undefined) return known;
  last += 1;
  names.set(thing, last);
  return last;
};

const NAMES = 2 ** 16;

/**
 * Whether a name was asked for not long ago; from now on it was. Of each name a number is remembered, in a place that
 * the next with the same place takes: no memory but this, and nothing for a collector of garbage. Two names in some
 * thousand millions are taken for one.
 */
export const createSeenBefore = (): ((name: string) => boolean) => {
  const asked = new Uint32Array(NAMES);
  return (name) => {
    const hash = hashText(name);
    const place = hash % NAMES;
    const isKnown = asked[place] === hash;
    asked[place] = hash;
    return isKnown;
  };
};
