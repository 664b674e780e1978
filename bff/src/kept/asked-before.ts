const NAMES = 2 ** 16;

/** FNV-1a, 32 bits. */
const hashOf = (name: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1)
    hash = Math.imul(hash ^ name.charCodeAt(at), 16_777_619);
  return hash >>> 0;
};

/**
 * Whether a name was asked for not long ago; from now on it was. Of each name a number is remembered, in a place that
 * the next with the same place takes: no memory but this, and nothing for a collector of garbage. Two names in some
 * thousand millions are taken for one.
 */
export const createAskedBefore = (): ((name: string) => boolean) => {
  const asked = new Uint32Array(NAMES);
  return (name) => {
    const hash = hashOf(name);
    const place = hash % NAMES;
    const isKnown = asked[place] === hash;
    asked[place] = hash;
    return isKnown;
  };
};
