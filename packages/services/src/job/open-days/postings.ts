/** Places of a day as bits, the first place of the day in the lowest bit of the first number. */
export type SlotSet = Uint32Array;

/** A word's places are kept in blocks of so many. */
export const BLOCK_SLOTS = 2048;

const WORD_BITS = 5;
const LOW_BITS = 31;
const POSTING_BYTES = 2;

export const emptySlots = (size: number): SlotSet =>
  new Uint32Array((size + LOW_BITS) >> WORD_BITS);

export const hasSlot = (slots: SlotSet, slot: number): boolean =>
  (((slots[slot >> WORD_BITS] ?? 0) >>> (slot & LOW_BITS)) & 1) === 1;

/**
 * Adds the places of a block: two bytes each, counted from the block's first. Those that the day had not when it was
 * read have no bits.
 * @param from the place at which the block begins; below 0 are blocks that the day has left behind.
 */
export const addPosting = (slots: SlotSet, posting: Buffer, from: number): void => {
  if (from < 0) return;
  for (let at = 0; at < posting.length; at += POSTING_BYTES) {
    const slot = from + (((posting[at] ?? 0) << 8) | (posting[at + 1] ?? 0));
    const word = slot >> WORD_BITS;
    if (word < slots.length) slots[word] = (slots[word] ?? 0) | (1 << (slot & LOW_BITS));
  }
};

/** What either has; changes the first. */
export const unite = (slots: SlotSet, others: SlotSet): SlotSet => {
  for (let at = 0; at < slots.length; at += 1) slots[at] = (slots[at] ?? 0) | (others[at] ?? 0);
  return slots;
};

/** What both have; changes the first. */
export const meet = (slots: SlotSet, others: SlotSet): SlotSet => {
  for (let at = 0; at < slots.length; at += 1) slots[at] = (slots[at] ?? 0) & (others[at] ?? 0);
  return slots;
};

/** What the others have not; changes the first. */
export const leaveOut = (slots: SlotSet, others: SlotSet): SlotSet => {
  for (let at = 0; at < slots.length; at += 1) slots[at] = (slots[at] ?? 0) & ~(others[at] ?? 0);
  return slots;
};
