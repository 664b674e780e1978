import {
  OFFICE_PICTURES_MAX,
  type OfficePicture,
} from '@broadsheet/contract/entities/office-picture';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addPicture, changePicture, removePicture } from './office-pictures.ts';

const pictureOf = (index: number, alt = 'A desk.'): OfficePicture => ({
  address: `/media/${String(index).padStart(64, '0')}.webp`,
  alt,
  width: 960,
  height: 640,
  colour: '#112233',
});
const pictures = fc
  .integer({ min: 1, max: OFFICE_PICTURES_MAX })
  .map((count) => Array.from({ length: count }, (_, index) => pictureOf(index)));
const addressesOf = (list: readonly OfficePicture[]) => list.map(({ address }) => address);

it('a moved picture gets the position, and the others keep their order', () => {
  fc.assert(
    fc.property(pictures, fc.nat(), fc.integer({ min: 1, max: 20 }), (list, pick, position) => {
      const { address } = list[pick % list.length] ?? pictureOf(0);
      const moved = changePicture(list, { address, position });
      expect(addressesOf(moved).indexOf(address)).toBe(Math.min(position, list.length) - 1);
      expect(addressesOf(removePicture(moved, address))).toEqual(
        addressesOf(removePicture(list, address)),
      );
    }),
  );
});

it('a picture is described in its place', () => {
  const [first, second] = [pictureOf(0), pictureOf(1)];
  const { address } = first;
  expect(changePicture([first, second], { address, alt: 'A terrace.' })).toEqual([
    pictureOf(0, 'A terrace.'),
    second,
  ]);
});

it('the same picture is added once, with the text of the last time', () => {
  const list = addPicture(addPicture([], pictureOf(0)), pictureOf(1));
  expect(addPicture(list, pictureOf(0, 'A terrace.'))).toEqual([
    pictureOf(0, 'A terrace.'),
    pictureOf(1),
  ]);
});

it('a ninth picture is refused, and one that is there already is not', () => {
  const full = Array.from({ length: OFFICE_PICTURES_MAX }, (_, index) => pictureOf(index));
  expect(() => addPicture(full, pictureOf(99))).toThrow(`${OFFICE_PICTURES_MAX} office pictures`);
  expect(addPicture(full, pictureOf(3, 'A terrace.'))).toHaveLength(OFFICE_PICTURES_MAX);
});

it('a picture that is not there cannot be changed, and need not be removed', () => {
  expect(() => changePicture([pictureOf(0)], { address: pictureOf(1).address })).toThrow('removed');
  expect(removePicture([pictureOf(0)], pictureOf(1).address)).toEqual([pictureOf(0)]);
});
