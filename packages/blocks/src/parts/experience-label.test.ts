import { expect, it } from 'vitest';
import { formatBand, formatYears } from './experience-label.ts';

it.each([
  [0, 0, 'Freshers'],
  [0, 1, '0–1 year'],
  [4, 6, '4–6 years'],
  [10, 10, '10 years'],
])('%i to %i years reads %s', (min, max, words) => {
  expect(formatYears(min, max)).toBe(words);
});

it.each([
  [1, 'Any'],
  [2, '0–1 year'],
  [9, '26+ years'],
  [42, 'Any'],
])('band %i reads %s', (band, words) => {
  expect(formatBand(band)).toBe(words);
});
