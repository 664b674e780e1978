/** Places of a day as bits, the first place of the day in the lowest bit of the first number. */
export type Places = Uint32Array;

/** A word's places are kept in blocks of so many. */
export const BLOCK_PLACES = 2048;

const WORD_BITS = 5;
const LOW_BITS = 31;
const POSTING_BYTES = 2;

export const noPlaces = (size: number): Places => new Uint32Array((size + LOW_BITS) >> WORD_BITS);

export const hasPlace = (places: Places, place: number): boolean =>
  (((places[place >> WORD_BITS] ?? 0) >>> (place & LOW_BITS)) & 1) === 1;

/**
 * Adds the places of a block: two bytes each, counted from the block's first. Those that the day had not when it was
 * read have no bits.
 * @param from the place at which the block begins; below 0 are blocks that the day has left behind.
 */
export const addPosting = (places: Places, posting: Buffer, from: number): void => {
  if (from < 0) return;
  for (let at = 0; at < posting.length; at += POSTING_BYTES) {
    const place = from + (((posting[at] ?? 0) << 8) | (posting[at + 1] ?? 0));
    const word = place >> WORD_BITS;
    if (word < places.length) places[word] = (places[word] ?? 0) | (1 << (place & LOW_BITS));
  }
};

/** What either has; changes the first. */
export const unite = (places: Places, others: Places): Places => {
  for (let at = 0; at < places.length; at += 1) places[at] = (places[at] ?? 0) | (others[at] ?? 0);
  return places;
};

/** What both have; changes the first. */
export const meet = (places: Places, others: Places): Places => {
  for (let at = 0; at < places.length; at += 1) places[at] = (places[at] ?? 0) & (others[at] ?? 0);
  return places;
};

/** What the others have not; changes the first. */
export const leaveOut = (places: Places, others: Places): Places => {
  for (let at = 0; at < places.length; at += 1) places[at] = (places[at] ?? 0) & ~(others[at] ?? 0);
  return places;
};
