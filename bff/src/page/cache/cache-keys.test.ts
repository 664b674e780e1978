import { expect, it } from 'vitest';
import { createSeenBefore } from './cache-keys.ts';

it('knows a name from its second time on', () => {
  const askedBefore = createSeenBefore();
  expect(['a', 'b', 'a', 'b', 'a'].map(askedBefore)).toEqual([false, false, true, true, true]);
});

it('forgets what was asked for long ago', () => {
  const askedBefore = createSeenBefore();
  askedBefore('a');
  for (let other = 0; other < 2_000_000; other += 1) askedBefore(`other ${other}`);
  expect(askedBefore('a')).toBe(false);
});
