import { expect, it } from 'vitest';
import { formatBand } from './experience-label.ts';

it.each([
  [1, 'Any'],
  [2, '0–1 year'],
  [9, '26+ years'],
  [42, 'Any'],
])('band %i reads %s', (band, words) => {
  expect(formatBand(band)).toBe(words);
});
