import { expect, it } from 'vitest';
import { navigationRow } from './navigation.ts';

it('gives the middle, the least and the worst, and holds the middle against what is asked', () => {
  expect(navigationRow('there', [60, 99.4, 240])).toBe('| there | 99 | 60 | 240 | yes |');
  expect(navigationRow('back', [60, 100, 101])).toBe('| back | 100 | 60 | 101 | no |');
});
