import { hashText } from '@broadsheet/contract/hash-text';

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
