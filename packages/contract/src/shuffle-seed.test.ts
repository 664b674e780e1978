import { expect, it } from 'vitest';
import { DAY_MS } from './durations.ts';
import { shuffleSeed } from './shuffle-seed.ts';

const WEEK_MS = 7 * DAY_MS;

it('is the same within a week, and another one in the next', () => {
  const start = 3_000 * WEEK_MS;
  expect(shuffleSeed(start + WEEK_MS - 1)).toBe(shuffleSeed(start));
  expect(shuffleSeed(start + WEEK_MS)).not.toBe(shuffleSeed(start));
});
