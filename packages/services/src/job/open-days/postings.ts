/** Positions of a day as bits, the first position in the lowest bit of the first number. */
export type SlotSet = Uint32Array;

/** The number of positions in one block of a word. */
export const BLOCK_SLOTS = 2048;

const WORD_BITS = 5;
const LOW_BITS = 31;
const POSTING_BYTES = 2;

export const emptySlots = (size: number): SlotSet =>
  new Uint32Array((size + LOW_BITS) >> WORD_BITS);

export const hasSlot = (slots: SlotSet, slot: number): boolean =>
  (((slots[slot >> WORD_BITS] ?? 0) >>> (slot & LOW_BITS)) & 1) === 1;

/**
 * Adds the positions of a block: two bytes each, relative to the block's first. Positions that the day did not contain
 * when it was read have no bits.
 * @param from the position at which the block starts; below 0 for blocks that the day has abandoned
 */
export const addPosting = (slots: SlotSet, posting: Buffer, from: number): void => {
  if (from < 0) return;
  for (let at = 0; at < posting.length; at += POSTING_BYTES) {
    const slot = from + (((posting[at] ?? 0) << 8) | (posting[at + 1] ?? 0));
    const word = slot >> WORD_BITS;
    if (word < slots.length) slots[word] = (slots[word] ?? 0) | (1 << (slot & LOW_BITS));
  }
};

/** The union; changes the first. */
export const unite = (slots: SlotSet, others: SlotSet): SlotSet => {
  for (let at = 0; at < slots.length; at += 1) slots[at] = (slots[at] ?? 0) | (others[at] ?? 0);
  return slots;
};

/** The intersection; changes the first. */
export const meet = (slots: SlotSet, others: SlotSet): SlotSet => {
  for (let at = 0; at < slots.length; at += 1) slots[at] = (slots[at] ?? 0) & (others[at] ?? 0);
  return slots;
};

/** The difference; changes the first. */
export const leaveOut = (slots: SlotSet, others: SlotSet): SlotSet => {
  for (let at = 0; at < slots.length; at += 1) slots[at] = (slots[at] ?? 0) & ~(others[at] ?? 0);
  return slots;
};
