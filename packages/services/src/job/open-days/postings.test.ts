import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addPosting,
  BLOCK_SLOTS,
  emptySlots,
  hasSlot,
  leaveOut,
  meet,
  type SlotSet,
  unite,
} from './postings.ts';

const SIZE = 3 * BLOCK_SLOTS + 17;

const sets = fc.uniqueArray(fc.nat(SIZE - 1), { maxLength: 400 }).map((slots) => new Set(slots));

/** Encodes positions like the database: blocks of two bytes per position, unordered. */
const postingsOf = (slots: ReadonlySet<number>): Map<number, Buffer> => {
  const blocks = new Map<number, Buffer>();
  for (const slot of slots) {
    const bytes = Buffer.alloc(2);
    bytes.writeInt16BE(slot % BLOCK_SLOTS);
    const from = slot - (slot % BLOCK_SLOTS);
    blocks.set(from, Buffer.concat([blocks.get(from) ?? Buffer.alloc(0), bytes]));
  }
  return blocks;
};

const toSlots = (set: ReadonlySet<number>, size = SIZE): SlotSet => {
  const slots = emptySlots(size);
  for (const [from, posting] of postingsOf(set)) addPosting(slots, posting, from);
  return slots;
};

const toSet = (slots: SlotSet, size = SIZE): Set<number> =>
  new Set(Array.from({ length: size }, (_, slot) => slot).filter((at) => hasSlot(slots, at)));

describe('places of a day', () => {
  it('are those of its blocks', () => {
    fc.assert(
      fc.property(sets, (set) => {
        expect(toSet(toSlots(set))).toEqual(set);
      }),
    );
  });

  it('are none that it had not when it was read, and none of blocks it has left behind', () => {
    fc.assert(
      fc.property(sets, fc.integer({ min: 1, max: SIZE }), (set, size) => {
        const known = new Set([...set].filter((slot) => slot < size));
        expect(toSet(toSlots(set, size), size)).toEqual(known);
      }),
    );
    const slots = emptySlots(SIZE);
    addPosting(slots, Buffer.from([0, 7]), -BLOCK_SLOTS);
    expect(toSet(slots)).toEqual(new Set());
  });

  it.each([
    ['unite', unite, (one: boolean, other: boolean) => one || other],
    ['meet', meet, (one: boolean, other: boolean) => one && other],
    ['leave out', leaveOut, (one: boolean, other: boolean) => one && !other],
  ] as const)('%s as sets do', (_, join, isIn) => {
    fc.assert(
      fc.property(sets, sets, (one, other) => {
        const expected = new Set(
          [...one, ...other].filter((slot) => isIn(one.has(slot), other.has(slot))),
        );
        expect(toSet(join(toSlots(one), toSlots(other)))).toEqual(expected);
      }),
    );
  });
});
