import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addPosting,
  BLOCK_PLACES,
  hasPlace,
  leaveOut,
  meet,
  noPlaces,
  type Places,
  unite,
} from './postings.ts';

const SIZE = 3 * BLOCK_PLACES + 17;

const sets = fc.uniqueArray(fc.nat(SIZE - 1), { maxLength: 400 }).map((places) => new Set(places));

/** As the database keeps them: blocks of two bytes a place, in no order. */
const postingsOf = (places: ReadonlySet<number>): Map<number, Buffer> => {
  const blocks = new Map<number, Buffer>();
  for (const place of places) {
    const bytes = Buffer.alloc(2);
    bytes.writeInt16BE(place % BLOCK_PLACES);
    const from = place - (place % BLOCK_PLACES);
    blocks.set(from, Buffer.concat([blocks.get(from) ?? Buffer.alloc(0), bytes]));
  }
  return blocks;
};

const toPlaces = (set: ReadonlySet<number>, size = SIZE): Places => {
  const places = noPlaces(size);
  for (const [from, posting] of postingsOf(set)) addPosting(places, posting, from);
  return places;
};

const toSet = (places: Places, size = SIZE): Set<number> =>
  new Set(Array.from({ length: size }, (_, place) => place).filter((at) => hasPlace(places, at)));

describe('places of a day', () => {
  it('are those of its blocks', () => {
    fc.assert(
      fc.property(sets, (set) => {
        expect(toSet(toPlaces(set))).toEqual(set);
      }),
    );
  });

  it('are none that it had not when it was read, and none of blocks it has left behind', () => {
    fc.assert(
      fc.property(sets, fc.integer({ min: 1, max: SIZE }), (set, size) => {
        const known = new Set([...set].filter((place) => place < size));
        expect(toSet(toPlaces(set, size), size)).toEqual(known);
      }),
    );
    const places = noPlaces(SIZE);
    addPosting(places, Buffer.from([0, 7]), -BLOCK_PLACES);
    expect(toSet(places)).toEqual(new Set());
  });

  it.each([
    ['unite', unite, (one: boolean, other: boolean) => one || other],
    ['meet', meet, (one: boolean, other: boolean) => one && other],
    ['leave out', leaveOut, (one: boolean, other: boolean) => one && !other],
  ] as const)('%s as sets do', (_, join, isIn) => {
    fc.assert(
      fc.property(sets, sets, (one, other) => {
        const expected = new Set(
          [...one, ...other].filter((place) => isIn(one.has(place), other.has(place))),
        );
        expect(toSet(join(toPlaces(one), toPlaces(other)))).toEqual(expected);
      }),
    );
  });
});
