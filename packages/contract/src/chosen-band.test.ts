import { expect, it } from 'vitest';
import { chosenBand } from './chosen-band.ts';

it.each([
  ['4', '4'],
  ['9', '9'],
  ['1', ''],
  ['', ''],
  ['10', ''],
  ['0', ''],
  ['<script>', ''],
])('reads %j as %j', (value, band) => {
  expect(chosenBand(value)).toBe(band);
});
