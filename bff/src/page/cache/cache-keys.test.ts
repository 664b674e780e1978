import { expect, it } from 'vitest';
import { createSeenBefore } from './cache-keys.ts';

it('knows a name from its second time on', () => {
  const seenBefore = createSeenBefore();
  expect(['a', 'b', 'a', 'b', 'a'].map(seenBefore)).toEqual([false, false, true, true, true]);
});

it('forgets keys that were seen long ago', () => {
  const seenBefore = createSeenBefore();
  seenBefore('a');
  for (let other = 0; other < 2_000_000; other += 1) seenBefore(`other ${other}`);
  expect(seenBefore('a')).toBe(false);
});
