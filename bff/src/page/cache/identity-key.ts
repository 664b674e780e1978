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
