import { expect, it } from 'vitest';
import { chosenBand } from './chosen-band.ts';

it.each([
  ['band=4', '4'],
  ['consent=all; band=9; vid=1', '9'],
  ['band=1', ''],
  ['', ''],
  ['band=10', ''],
  ['band=0; husband=4', ''],
  ['band=<script>', ''],
])('reads %j as %j', (cookies, band) => {
  expect(chosenBand(cookies)).toBe(band);
});
